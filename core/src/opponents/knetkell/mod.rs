//! Computers that play Knetkell. A node is a position that is judged or gone on from.
//!
//! Square and challenge are chosen before the roll (D2, D3), so a choice is worth what its six rolls are worth on
//! average. The levels differ by what they see:
//!
//! 1. what three choices, noticed by chance, bring in this turn;
//! 2. what each choice brings in this turn;
//! 3. and what the other side's next turn takes back;
//! 4. how often the game is won: by search, exactly near its end, else as far as self-play has taught to judge.

mod end;
mod lookahead;
mod value;
mod weights;

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use super::{Budget, Level, Opponents, Search};
use crate::chance::{self, ChaCha8Rng};
use crate::knetkell::{Choice, Knetkell, Pips, Position, Turn};

/// Rolls, each as likely as another (D1).
const ROLLS: i32 = Pips::ALL.len() as i32;

/// What can be challenged, as pips, 0 for nothing: by what a turn can expect of it, the best first.
const ORDER: [u8; KINDS] = [2, 3, 1, 4, 0, 5, 6];
const KINDS: usize = Pips::ALL.len() + 1;

/// How many choices a beginner notices.
const NOTICED: usize = 3;

impl Opponents for Knetkell {
    fn budget(level: Level) -> Budget {
        let nodes = match level.number() {
            4 => 100_000,
            // No turn of theirs has so many.
            _ => 10_000,
        };
        Budget { nodes, time: Some(Duration::from_millis(900)) }
    }

    fn choose(
        view: &Position,
        level: Level,
        rng: &mut ChaCha8Rng,
        search: &mut Search<'_>,
    ) -> Option<Choice> {
        let mut choices = view.legal_choices();
        // Of equals the first is taken, so none is preferred.
        chance::shuffle(&mut choices, rng);
        match level.number() {
            1 => {
                choices.truncate(NOTICED);
                best_by(&choices, search, |choice, _| gain(view, choice))
            }
            2 => best_by(&choices, search, |choice, _| gain(view, choice)),
            3 => best_by(&choices, search, |choice, search| gain_after_reply(view, choice, search)),
            _ => lookahead::best(view, choices, search),
        }
    }
}

/// The share of games that a legal choice wins, 0 to 1, a tie counting half, if both sides then choose as well as can
/// be. All that can follow is gone through, so it is for positions with few empty squares: with each one more it takes
/// some thirty times as long.
pub fn share_won(position: &Position, choice: Choice) -> f32 {
    let never = AtomicBool::new(false);
    let mut search = Search::new(Budget::nodes(u64::MAX), &never);
    // Nothing ends this search.
    let value = end::exact_choice(position, choice, -1.0, 1.0, &mut search).unwrap_or_default();
    f32::midpoint(1.0, value)
}

/// The first of those choices that are worth most; those that may not be looked at any more count for nothing.
fn best_by(
    choices: &[Choice],
    search: &mut Search<'_>,
    mut worth: impl FnMut(Choice, &mut Search<'_>) -> i32,
) -> Option<Choice> {
    let mut best = *choices.first()?;
    let mut most = i32::MIN;
    for &choice in choices {
        if !search.visit() {
            break;
        }
        let worth = worth(choice, search);
        if worth > most && !search.has_ended() {
            (best, most) = (choice, worth);
        }
    }
    Some(best)
}

/// By how much a roll moves the sums apart, in favour of whoever rolls, if a die of so many pips is challenged, or none,
/// which is 0 (D2, D4).
fn swing(challenged: u8, roll: Pips) -> i32 {
    let (challenged, roll) = (i32::from(challenged), i32::from(roll.get()));
    match roll.cmp(&challenged) {
        std::cmp::Ordering::Greater => roll + 2 * challenged,
        std::cmp::Ordering::Equal => roll,
        std::cmp::Ordering::Less => -roll,
    }
}

fn challenged(position: &Position, choice: Choice) -> u8 {
    choice.challenged.map_or(0, |die| position.pips_on(die))
}

/// What a choice brings over all rolls together.
fn gain(position: &Position, choice: Choice) -> i32 {
    let challenged = challenged(position, choice);
    Pips::ALL.iter().map(|&roll| swing(challenged, roll)).sum()
}

/// What a choice brings less what the best reply to each roll does, over all pairs of rolls together.
fn gain_after_reply(position: &Position, choice: Choice, search: &mut Search<'_>) -> i32 {
    let after_roll = |&roll: &Pips| {
        // Whether anything more may be looked at is asked by whoever compares.
        search.visit();
        let after = position.after(Turn { choice, roll });
        let mut reply = i32::MIN;
        after.each_choice(|choice| reply = reply.max(gain(&after, choice)));
        if after.is_over() { 0 } else { reply }
    };
    ROLLS * gain(position, choice) - Pips::ALL.iter().map(after_roll).sum::<i32>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_challenged_is_ordered_by_what_a_turn_can_expect_of_it() {
        let expected = ORDER.map(|pips| Pips::ALL.iter().map(|&roll| swing(pips, roll)).sum::<i32>());
        assert_eq!(expected, [35, 33, 31, 25, 21, 11, -9]);
    }
}
