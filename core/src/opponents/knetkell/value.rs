//! What a position is worth before it is over, as games of its own have taught.

use super::end::{last, settled};
use super::weights::{FEATURES, WEIGHTS};
use super::{KINDS, ORDER};
use crate::knetkell::{Position, Square, Squares};

/// The most empty squares that a die can lie next to, and one: to have none.
const OPEN: usize = 5;

// Where the weights of each kind of thing begin.
const DICE: usize = 0;
const EMPTY: usize = DICE + 2 * 6 * OPEN;
const BEST: usize = EMPTY + KINDS * KINDS;
const TO_MOVE: usize = BEST + 2 * KINDS;
const _: () = assert!(FEATURES == TO_MOVE + 1);

/// Weights are written in so many parts of one.
const PARTS: f32 = 256.0;

/// Between -1, lost, and 1, won, for the side to move: how often it wins less how often it loses, as far as can be told
/// without looking ahead by more than the last turn.
pub(super) fn judge(position: &Position) -> f32 {
    let empty = position.empty().len();
    settled(position).unwrap_or_else(|| if empty == 1 { last(position) } else { guess(position) })
}

fn guess(position: &Position) -> f32 {
    // On the empty board nothing tells the choices apart, and no turn leads there.
    let Some(weights) = WEIGHTS.get(position.empty().len() as usize) else { return 0.0 };
    let mut sum = 0;
    each_feature(position, |feature| sum += i32::from(weights[feature]));
    squash(sum as f32 / PARTS)
}

/// From a sum of weights to a value between -1 and 1. Square roots, unlike exponentials, are the same everywhere.
fn squash(sum: f32) -> f32 {
    sum / (1.0 + sum * sum).sqrt()
}

/// Visits what a position is made of, by the numbers of its weights; some of it more than once.
///
/// Each die: whose, its pips, and how many empty squares are next to it. Each empty square: what each side challenges
/// best from there. What each side challenges best on the whole board. The turn.
fn each_feature(position: &Position, mut visit: impl FnMut(usize)) {
    let empty = position.empty();
    let sides = [position.side(), position.side().other()].map(|side| position.dice(side));
    for (whose, dice) in sides.into_iter().enumerate() {
        for square in dice {
            let open = square.neighbours().and(empty).len() as usize;
            visit(DICE + (whose * 6 + usize::from(position.pips_on(square)) - 1) * OPEN + open);
        }
    }
    let mut best = [KINDS - 1; 2];
    for square in empty {
        let [other, own] = sides.map(|dice| best_kind(position, square, dice));
        visit(EMPTY + KINDS * own + other);
        best = [best[0].min(own), best[1].min(other)];
    }
    visit(BEST + best[0]);
    visit(BEST + KINDS + best[1]);
    visit(TO_MOVE);
}

/// The best kind of challenge from a square to one of these dice, as a place in [`ORDER`].
fn best_kind(position: &Position, square: Square, dice: Squares) -> usize {
    let kinds = square.neighbours().and(dice).into_iter().map(|at| RANKS[usize::from(position.pips_on(at))]);
    kinds.min().unwrap_or(RANKS[0]).into()
}

/// The place in [`ORDER`] of each number of pips.
const RANKS: [u8; KINDS] = {
    let mut ranks = [0; KINDS];
    let mut rank = 0;
    while rank < KINDS {
        ranks[ORDER[rank] as usize] = rank as u8;
        rank += 1;
    }
    ranks
};

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::*;
    use crate::chance::{self, ChaCha8Rng, seeded};
    use crate::game::Game;
    use crate::knetkell::{Choice, FIRST, Knetkell, Pips, Turn, roll};
    use crate::opponents::{Budget, Level, Opponents, Search};

    /// Games whose positions teach, and how often each is gone through.
    const GAMES: usize = 20_000;
    const TIMES: usize = 12;

    type Weights = Vec<[f32; FEATURES]>;

    /// The positions of games between two players of level 3 who play any choice now and then, by their empty squares.
    fn positions(rng: &mut ChaCha8Rng) -> Vec<Vec<Position>> {
        let stop = AtomicBool::new(false);
        let level = Level::new(3).unwrap();
        let mut positions = vec![Vec::new(); WEIGHTS.len() + 1];
        for _ in 0..GAMES {
            let mut position = Position::start(FIRST);
            while !position.is_over() {
                positions[position.empty().len() as usize].push(position);
                let any = chance::below(6, rng) == 0;
                let mut search = Search::new(Budget::nodes(u64::MAX), &stop);
                let choice: Choice = match any {
                    true => position.random_choice(rng).unwrap(),
                    false => Knetkell::choose(&position, level, rng, &mut search).unwrap(),
                };
                position = Knetkell::play(&position, &Turn { choice, roll: roll(rng) }).unwrap();
            }
        }
        positions
    }

    fn sum(weights: &Weights, position: &Position) -> f32 {
        let mut sum = 0.0;
        each_feature(position, |feature| sum += weights[position.empty().len() as usize][feature]);
        sum
    }

    /// What a position is worth as one turn of looking ahead tells.
    fn taught(weights: &Weights, position: &Position) -> f32 {
        let judge = |position: &Position| {
            let end = settled(position).or_else(|| (position.empty().len() == 1).then(|| last(position)));
            end.unwrap_or_else(|| squash(sum(weights, position)))
        };
        let mut most = f32::MIN;
        position.each_choice(|choice| {
            let after = |&roll: &Pips| -judge(&position.after(Turn { choice, roll }));
            most = most.max(Pips::ALL.iter().map(after).sum::<f32>() / 6.0);
        });
        most
    }

    /// From the end backwards: positions are taught by those that have one empty square less.
    fn learn(rng: &mut ChaCha8Rng) -> Weights {
        let positions = positions(rng);
        let mut weights = vec![[0.0; FEATURES]; WEIGHTS.len()];
        for empty in 2..WEIGHTS.len() {
            let lessons: Vec<(&Position, f32)> =
                positions[empty].iter().map(|position| (position, taught(&weights, position))).collect();
            if empty > 3 {
                weights[empty] = weights[empty - 2];
            }
            for time in 0..TIMES {
                let rate = 0.03 / (1.0 + time as f32);
                for &(position, value) in &lessons {
                    let sum = sum(&weights, position);
                    let step = rate * (value - squash(sum)) / (1.0 + sum * sum);
                    each_feature(position, |feature| weights[empty][feature] += step);
                }
            }
        }
        weights
    }

    #[test]
    #[ignore = "learns for minutes; prints the table if it is another"]
    fn the_weights_are_those_that_games_teach() {
        let learnt = learn(&mut seeded(1));
        let whole = |weights: [f32; FEATURES]| weights.map(|weight| (weight * PARTS).round() as i16);
        let learnt: Vec<[i16; FEATURES]> = learnt.into_iter().map(whole).collect();
        let table: String = learnt.iter().map(|weights| format!("    {weights:?},\n")).collect();
        assert!(learnt == WEIGHTS, "\n{table}");
    }
}
