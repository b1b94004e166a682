//! The strongest level's search: deeper and deeper where it promises most, and to the end where few squares are empty.
//!
//! Values are between -1, lost, and 1, won, for the side to move.

use super::value::guess;
use super::{challenged, swing};
use crate::knetkell::{Choice, Pips, Position, Turn};
use crate::opponents::Search;

/// With so many empty squares, or fewer, a game is searched to its end.
const EXACT: u32 = 5;

/// How many of the choices are looked into in the turns before the last one or two, which are looked at whole.
const BREADTHS: [&[usize]; 6] =
    [&[], &[usize::MAX], &[8, 4], &[6, 3, 3], &[5, 3, 2, 2], &[4, 2, 2, 2, 2]];

/// A turn can move the sums apart by so much in favour of whoever plays it, and by so much against.
const MOST_GAINED: i32 = 16;
const MOST_LOST: i32 = 5;

const ROLLS: f32 = super::ROLLS as f32;

/// The best of the choices as far as the search gets.
pub(super) fn best(position: &Position, choices: Vec<Choice>, search: &mut Search<'_>) -> Option<Choice> {
    let mut ranked: Vec<Ranked> = choices.into_iter().map(|choice| Ranked { choice, value: 0.0 }).collect();
    let empty = position.empty().len();
    if ranked.len() > 1 {
        for breadths in BREADTHS.iter().take(empty as usize) {
            if rank(position, &mut ranked, breadths, search).is_none() {
                break;
            }
            if empty <= EXACT {
                // Ranked once, the best come first, and most others are soon seen to be no better.
                rank_exactly(position, &mut ranked, search);
                break;
            }
        }
    }
    ranked.first().map(|ranked| ranked.choice)
}

/// A choice and what it was last found to be worth.
#[derive(Debug, Clone, Copy)]
struct Ranked {
    choice: Choice,
    value: f32,
}

/// Puts the best first.
fn sort(ranked: &mut [Ranked]) {
    ranked.sort_by(|a, b| b.value.total_cmp(&a.value));
}

/// Values the first choices anew, and puts the best of them first. If the search ends on the way that is the best of
/// those that were valued.
fn rank(position: &Position, ranked: &mut [Ranked], breadths: &[usize], search: &mut Search<'_>) -> Option<()> {
    let (&breadth, deeper) = breadths.split_first().unwrap_or((&usize::MAX, &[]));
    let breadth = breadth.min(ranked.len());
    for i in 0..breadth {
        let value = match breadths {
            [] => shallow(position, ranked[i].choice, search),
            _ => average(position, ranked[i].choice, |next| Some(-value(next, deeper, search)?)),
        };
        let Some(value) = value else {
            sort(&mut ranked[..i]);
            return None;
        };
        ranked[i].value = value;
    }
    sort(&mut ranked[..breadth]);
    Some(())
}

/// What a choice is worth on average, if it is known what the positions after it are worth to the side that plays it.
fn average(
    position: &Position,
    choice: Choice,
    mut worth: impl FnMut(&Position) -> Option<f32>,
) -> Option<f32> {
    let mut sum = 0.0;
    for roll in Pips::ALL {
        sum += worth(&position.after(Turn { choice, roll }))?;
    }
    Some(sum / ROLLS)
}

/// What a choice is worth if the positions after it are not looked into.
fn shallow(position: &Position, choice: Choice, search: &mut Search<'_>) -> Option<f32> {
    average(position, choice, |next| {
        search.visit().then(|| -settled(next).unwrap_or_else(|| guess(next)))
    })
}

/// What a position is worth, if so many choices of each of the next turns are looked into.
fn value(position: &Position, breadths: &[usize], search: &mut Search<'_>) -> Option<f32> {
    if let Some(value) = settled(position) {
        return Some(value);
    }
    if position.empty().len() <= 2 {
        return exact(position, -1.0, 1.0, search);
    }
    let mut ranked = Vec::new();
    position.each_choice(|choice| ranked.push(Ranked { choice, value: 0.0 }));
    rank(position, &mut ranked, &[], search)?;
    if !breadths.is_empty() {
        rank(position, &mut ranked, breadths, search)?;
    }
    ranked.first().map(|ranked| ranked.value)
}

/// What a position is worth whose game is over, or can't be turned any more by whatever is rolled.
fn settled(position: &Position) -> Option<f32> {
    let lead = position.lead();
    let left = position.empty().len() as i32;
    let (own, other) = (left - left / 2, left / 2);
    match lead {
        _ if lead - MOST_LOST * own - MOST_GAINED * other > 0 => Some(1.0),
        _ if lead + MOST_GAINED * own + MOST_LOST * other < 0 => Some(-1.0),
        _ => (left == 0).then_some(0.0),
    }
}

/// Values the choices to the end of the game, and puts the best first. If the search ends on the way the ranks stay,
/// since what is known of some can't be compared with what is guessed of others.
fn rank_exactly(position: &Position, ranked: &mut [Ranked], search: &mut Search<'_>) {
    let (mut best, mut most) = (0, f32::MIN);
    for (i, ranked) in ranked.iter().enumerate() {
        match exact_choice(position, ranked.choice, most.max(-1.0), 1.0, search) {
            Some(value) if value > most => (best, most) = (i, value),
            Some(_) => {}
            None => break,
        }
    }
    ranked.swap(0, best);
}

/// What a position is worth to the end of the game; only a bound of it where it is no more than `low`, or no less than
/// `high`. `None` if the search ends.
fn exact(position: &Position, mut low: f32, high: f32, search: &mut Search<'_>) -> Option<f32> {
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
fn exact_choice(
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
fn last(position: &Position) -> f32 {
    let lead = position.lead();
    let mut most = -super::ROLLS;
    position.each_choice(|choice| {
        let challenged = challenged(position, choice);
        let results = Pips::ALL.iter().map(|&roll| (lead + swing(challenged, roll)).signum());
        most = most.max(results.sum());
    });
    most as f32 / ROLLS
}
