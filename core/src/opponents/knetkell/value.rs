//! What a position is worth before it is over: how often the side to move wins it, as self-play has taught.

use super::weights::{FEATURES, WEIGHTS};
use crate::knetkell::{Position, Square, Squares};

/// All squares (D1).
const SQUARES: usize = 25;

/// The most empty squares that a die can lie next to, and one: to have none.
const OPEN: usize = 5;

/// The dice by what they show, the best to challenge first: what a turn can expect of them falls in this order, and a
/// free square stands between 4 and 5.
const RANKED: [u8; 7] = [3, 1, 2, 0, 4, 6, 7];

/// Where the weights of empty squares begin, after those of dice.
const EMPTY: usize = 2 * 6 * OPEN;
/// A weight for the side to move, and one for it if it also plays last.
const TO_MOVE: usize = EMPTY + 7 * 7;
const PLAYS_LAST: usize = TO_MOVE + 1;
const _: () = assert!(FEATURES == PLAYS_LAST + 1);

/// The weights by how many squares are empty: each is a parabola over them.
type Weights = [[f32; FEATURES]; SQUARES + 1];

const fn by_empty(weights: &[[f32; 3]; FEATURES]) -> Weights {
    let mut table = [[0.0; FEATURES]; SQUARES + 1];
    let mut empty = 0;
    while empty <= SQUARES {
        let [_, t, tt] = powers(empty);
        let mut i = 0;
        while i < FEATURES {
            let [a, b, c] = weights[i];
            table[empty][i] = a + b * t + c * tt;
            i += 1;
        }
        empty += 1;
    }
    table
}

const fn powers(empty: usize) -> [f32; 3] {
    let t = empty as f32 / SQUARES as f32;
    [1.0, t, t * t]
}

static TABLE: Weights = by_empty(&WEIGHTS);

/// Between -1, lost, and 1, won, for the side to move: how often it wins less how often it loses, as far as can be told
/// without looking ahead.
pub(super) fn guess(position: &Position) -> f32 {
    squash(sum(&TABLE[position.empty().len() as usize], position))
}

/// From a sum of weights to a value between -1 and 1. Square roots, unlike exponentials, are the same everywhere.
fn squash(sum: f32) -> f32 {
    sum / (1.0 + sum * sum).sqrt()
}

fn sum(weights: &[f32; FEATURES], position: &Position) -> f32 {
    let mut sum = 0.0;
    each_feature(position, |feature| sum += weights[feature]);
    sum
}

/// Visits what a position is made of, some of it more than once.
fn each_feature(position: &Position, mut visit: impl FnMut(usize)) {
    let empty = position.empty();
    let sides = [position.side(), position.side().other()].map(|side| position.dice(side));
    for (whose, dice) in sides.into_iter().enumerate() {
        for square in dice {
            let open = square.neighbours().and(empty).len() as usize;
            visit((whose * 6 + usize::from(position.pips_on(square)) - 1) * OPEN + open);
        }
    }
    for square in empty {
        let [own, other] = sides.map(|dice| best_target(position, square, dice));
        visit(EMPTY + 7 * other + own);
    }
    visit(TO_MOVE);
    if empty.len() % 2 == 1 {
        visit(PLAYS_LAST);
    }
}

/// Which of these dice next to a square is the best to challenge from there: its pips, 0 if there is none.
fn best_target(position: &Position, square: Square, dice: Squares) -> usize {
    let targets = square.neighbours().and(dice).into_iter().map(|at| position.pips_on(at));
    targets.min_by_key(|&pips| RANKED[usize::from(pips)]).unwrap_or(0).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::{self, ChaCha8Rng, seeded};
    use crate::knetkell::{Choice, FIRST, Pips, Turn, roll};

    /// Games that taught the weights.
    const GAMES: u32 = 60_000;

    fn value(table: &Weights, position: &Position) -> f32 {
        match position.lead() {
            lead if !position.is_over() || lead == 0 => {
                if position.is_over() { 0.0 } else { squash(sum(&table[position.empty().len() as usize], position)) }
            }
            lead => lead.signum() as f32,
        }
    }

    /// What a choice is worth to the side to move, looking one turn ahead.
    fn worth(table: &Weights, position: &Position, choice: Choice) -> f32 {
        let after = |&roll| -value(table, &position.after(Turn { choice, roll }));
        Pips::ALL.iter().map(after).sum::<f32>() / 6.0
    }

    fn learn(rng: &mut ChaCha8Rng) -> [[f32; 3]; FEATURES] {
        let mut weights = [[0.0; 3]; FEATURES];
        for game in 0..GAMES {
            let table = by_empty(&weights);
            let rate = 0.02 / (1.0 + 8.0 * game as f32 / GAMES as f32);
            let mut position = Position::start(FIRST);
            while !position.is_over() {
                let (mut best, mut most) = (None, f32::MIN);
                position.each_choice(|choice| {
                    let worth = worth(&table, &position, choice);
                    if worth > most {
                        (best, most) = (Some(choice), worth);
                    }
                });
                let empty = position.empty().len() as usize;
                let sum = sum(&table[empty], &position);
                let slope = (1.0 + sum * sum).powf(-1.5);
                let step = rate * slope * (most - squash(sum));
                each_feature(&position, |feature| {
                    for (weight, power) in weights[feature].iter_mut().zip(powers(empty)) {
                        *weight += step * power;
                    }
                });
                let explores = chance::below(10, rng) == 0;
                let choice = if explores { position.random_choice(rng) } else { best };
                position = position.after(Turn { choice: choice.unwrap(), roll: roll(rng) });
            }
        }
        weights
    }

    #[test]
    #[ignore = "learns for minutes and prints the table"]
    fn the_weights_are_learnt_anew() {
        let weights = learn(&mut seeded(1));
        for [a, b, c] in weights {
            println!("    [{a:.3}, {b:.3}, {c:.3}],");
        }
    }
}
