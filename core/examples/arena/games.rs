//! What the arena needs of each game besides its rules and its computers: the greedy player to measure by.

use sobremesa_core::chance::{ChaCha8Rng, below};
use sobremesa_core::knetkell::{self, Knetkell, Pips};
use sobremesa_core::opponents::Opponents;
use sobremesa_core::querni::{Action, Isolating, Position, Querni, Square};
use sobremesa_core::qwirkle::{self, Qwirkle};

/// A game that is contested here.
pub trait Contested: Opponents {
    /// The turn that takes most of what can be had at once. Never asked once the game is over.
    fn greedy(position: &Self::Position, rng: &mut ChaCha8Rng) -> Option<Self::Choice>;
}

/// One of those things that are worth most, by chance.
struct Best<T> {
    worth: Option<i32>,
    equals: Vec<T>,
}

impl<T> Best<T> {
    fn of(things: impl IntoIterator<Item = (i32, T)>, rng: &mut ChaCha8Rng) -> Option<T> {
        let mut best = Self { worth: None, equals: Vec::new() };
        for (worth, thing) in things {
            if best.worth < Some(worth) {
                best = Self { worth: Some(worth), equals: Vec::new() };
            }
            if best.worth == Some(worth) {
                best.equals.push(thing);
            }
        }
        let count = best.equals.len() as u32;
        (count > 0).then(|| best.equals.swap_remove(below(count, rng) as usize))
    }
}

impl Contested for Querni {
    /// The longest chain that can be removed without losing by it (A2); else the move after which three consecutive
    /// numbers are as near to each other as can be.
    fn greedy(position: &Position, rng: &mut ChaCha8Rng) -> Option<Self::Choice> {
        let mut turns = Vec::new();
        position.each_action(|action| turns.push((worth(position, action), action)));
        Best::of(turns, rng).map(|action| position.turn_of(action))
    }
}

fn worth(position: &Position, action: Action) -> i32 {
    /// More than three numbers can be apart.
    const CHAIN: i32 = 100;
    let after = position.act(action);
    match action.removal {
        Some(_) if after.rules().isolating == Isolating::Loses && after.has_isolated(position.side()) => {
            -2 * CHAIN
        }
        Some(removal) => CHAIN * i32::from(removal.pieces()),
        None if action.moved.is_none() => -CHAIN,
        None => -nearest_three(&after, position),
    }
}

/// How far apart the three consecutive numbers are that are nearest to each other, of the side that has just moved.
fn nearest_three(after: &Position, before: &Position) -> i32 {
    let men: Vec<(u8, Square)> = after.men(before.side()).collect();
    let threes = men.windows(3).filter(|three| three[2].0 - three[0].0 == 2);
    threes.map(|three| apart(three[0].1, three[1].1) + apart(three[1].1, three[2].1)).min().unwrap_or(0)
}

fn apart(a: Square, b: Square) -> i32 {
    a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank())).into()
}

impl Contested for Knetkell {
    /// The best expected sum after this turn.
    fn greedy(position: &knetkell::Position, rng: &mut ChaCha8Rng) -> Option<Self::Choice> {
        let choices = position.legal_choices().into_iter().map(|choice| {
            let sum = |roll| position.after(knetkell::Turn { choice, roll }).sum(position.side()) as i32;
            (Pips::ALL.into_iter().map(sum).sum(), choice)
        });
        Best::of(choices, rng)
    }
}

impl Contested for Qwirkle {
    /// The highest score; where nothing can be placed all tiles are swapped.
    fn greedy(position: &qwirkle::Position, rng: &mut ChaCha8Rng) -> Option<Self::Choice> {
        let mover = position.mover();
        let mut placings = Vec::new();
        mover.each_placing(|placed, points| placings.push((points as i32, placed.iter().copied().collect())));
        let best = Best::of(placings, rng).map(qwirkle::Choice::Place);
        Some(best.unwrap_or_else(|| mover.best_choice()))
    }
}
