//! The strongest level's search: deeper and deeper where it promises most, and to the end where few squares are empty.
//!
//! Values are between -1, lost, and 1, won, for the side to move.

use super::end::{self, exact, settled};
use super::value::judge;
use crate::knetkell::{Choice, Pips, Position, Turn};
use crate::opponents::Search;

/// With so many empty squares, or fewer, a game is searched to its end.
const EXACT: u32 = 5;

/// How many of the choices are looked into in the turns before the last one or two, which are looked at whole.
const BREADTHS: [&[usize]; 6] = [&[], &[usize::MAX], &[8, 4], &[6, 3, 3], &[5, 3, 2, 2], &[4, 2, 2, 2, 2]];

const ROLLS: f32 = super::ROLLS as f32;

/// The best of the choices as far as the search gets.
pub(super) fn best(position: &Position, choices: Vec<Choice>, search: &mut Search<'_>) -> Option<Choice> {
    let mut ranked: Vec<Ranked> = choices.into_iter().map(|choice| Ranked { choice, value: 0.0 }).collect();
    let empty = position.empty().len();
    let first = |ranked: &[Ranked]| ranked.first().map(|ranked| ranked.choice);
    if empty > EXACT {
        let mut breadths = BREADTHS.iter();
        while breadths.next().is_some_and(|breadths| rank(position, &mut ranked, breadths, search).is_some())
        {
        }
        return first(&ranked);
    }
    // Ranked once, the best come first, and most others are soon seen to be no better. What is known of some can't be
    // compared with what is guessed of others, so it is all or nothing.
    let exact = rank(position, &mut ranked, &[], search).and_then(|()| {
        let choices: Vec<Choice> = ranked.iter().map(|ranked| ranked.choice).collect();
        end::best(position, &choices, search)
    });
    exact.or_else(|| first(&ranked))
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
fn rank(
    position: &Position,
    ranked: &mut [Ranked],
    breadths: &[usize],
    search: &mut Search<'_>,
) -> Option<()> {
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
    average(position, choice, |next| search.visit().then(|| -judge(next)))
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
