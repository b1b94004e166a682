//! Near the end of a game: every choice and every roll is looked into, to the last one.
//!
//! Values are between -1, lost, and 1, won, for the side to move: how often it wins less how often it loses.

use super::{challenged, swing};
use crate::knetkell::{Choice, Pips, Position, Turn};
use crate::opponents::Search;

/// A turn can move the sums apart by so much in favour of whoever plays it, and by so much against.
const MOST_GAINED: i32 = 16;
const MOST_LOST: i32 = 5;

const ROLLS: f32 = super::ROLLS as f32;

/// The choice that wins most often, the first of equals; `None` if the search ends.
pub(super) fn best(position: &Position, choices: &[Choice], search: &mut Search<'_>) -> Option<Choice> {
    let (mut best, mut most) = (None, -2.0);
    for &choice in choices {
        let value = exact_choice(position, choice, most, 1.0, search)?;
        if value > most {
            (best, most) = (Some(choice), value);
        }
    }
    best
}

/// What a position is worth whose game is over, or can't be turned any more by whatever is rolled.
pub(super) fn settled(position: &Position) -> Option<f32> {
    let lead = position.lead();
    let left = position.empty().len() as i32;
    let (own, other) = (left - left / 2, left / 2);
    match lead {
        _ if lead - MOST_LOST * own - MOST_GAINED * other > 0 => Some(1.0),
        _ if lead + MOST_GAINED * own + MOST_LOST * other < 0 => Some(-1.0),
        _ => (left == 0).then_some(0.0),
    }
}

/// What a position is worth to the end of the game; only a bound of it where it is no more than `low`, or no less than
/// `high`. `None` if the search ends.
pub(super) fn exact(position: &Position, mut low: f32, high: f32, search: &mut Search<'_>) -> Option<f32> {
    if !search.visit() {
        return None;
    }
    if let Some(value) = settled(position) {
        return Some(value);
    }
    if position.empty().len() == 1 {
        return Some(last(position));
    }
    let mut most = f32::MIN;
    for choice in position.legal_choices() {
        most = most.max(exact_choice(position, choice, low, high, search)?);
        low = low.max(most);
        if low >= high {
            break;
        }
    }
    Some(most)
}

/// What a choice is worth to the end of the game, or a bound as for [`exact`]: no roll is looked into any more once all
/// that are left, lost or won, can't bring the average between the bounds.
pub(super) fn exact_choice(
    position: &Position,
    choice: Choice,
    low: f32,
    high: f32,
    search: &mut Search<'_>,
) -> Option<f32> {
    let mut sum = 0.0;
    for (left, roll) in (0..Pips::ALL.len()).rev().zip(Pips::ALL.into_iter().rev()) {
        let left = left as f32;
        let (least, most) = (ROLLS * low - sum - left, ROLLS * high - sum + left);
        if least >= 1.0 {
            return Some((sum + 1.0 + left) / ROLLS);
        }
        if most <= -1.0 {
            return Some((sum - 1.0 - left) / ROLLS);
        }
        let next = position.after(Turn { choice, roll });
        sum -= exact(&next, -most.min(1.0), -least.max(-1.0), search)?;
    }
    Some(sum / ROLLS)
}

/// What a position with one empty square is worth.
pub(super) fn last(position: &Position) -> f32 {
    let lead = position.lead();
    let mut most = -super::ROLLS;
    position.each_choice(|choice| {
        let challenged = challenged(position, choice);
        let results = Pips::ALL.iter().map(|&roll| (lead + swing(challenged, roll)).signum());
        most = most.max(results.sum());
    });
    most as f32 / ROLLS
}
