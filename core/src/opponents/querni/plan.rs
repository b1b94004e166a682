//! How many turns a side is from having removed all its pieces, if the other did nothing.
//!
//! The numbers on the board are cut into chains. For each chain it is counted how many pieces have to move for it, and
//! where they can go is known exactly, as if the others stood still. Of all ways to cut, the cheapest is taken.

use super::apart;
use crate::querni::{Isolating, PIECES, Position, Square, Squares, isolated};
use crate::side::Side;

/// What a turn costs. Costs are counted in parts of it.
pub const TURN: i32 = 16;

/// What a chain costs at least: its removal can go with a move for another, but each turn has only one.
const REMOVAL: i32 = 10;

/// What leaving a number on the board costs, under rules that allow it.
const LEFT: i32 = 48;

/// A piece that can't come where it is wanted in one turn, and what each square more than it may be away adds to it.
const FAR: i32 = 5 * TURN / 2;
const FARTHER: i32 = 3;
const NOT_FAR: i32 = 4;

/// A cost that no plan has.
const NEVER: i32 = 10_000;

/// What is left to be done by a side.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// Its cost, in parts of [`TURN`].
    pub cost: i32,
    /// The side could remove all it has in one turn.
    pub at_once: bool,
}

/// A way to remove the numbers from one upwards.
#[derive(Debug, Clone, Copy)]
struct Way {
    worth: i32,
    chains: i32,
    moves: i32,
}

impl Way {
    const DONE: Self = Self { worth: 0, chains: 0, moves: 0 };
    const NONE: Self = Self { worth: NEVER, chains: 0, moves: NEVER };

    fn and_chain(self, moves: i32) -> Self {
        Self { worth: self.worth + moves.max(REMOVAL), chains: self.chains + 1, moves: self.moves + moves }
    }

    fn and_left(self) -> Self {
        Self { worth: self.worth + LEFT, chains: self.chains, moves: self.moves + LEFT }
    }

    fn or(self, other: Self) -> Self {
        if other.worth < self.worth { other } else { self }
    }
}

/// A piece, and where one move can bring it.
#[derive(Debug, Clone, Copy)]
struct Mover {
    square: Square,
    targets: Squares,
}

/// A chain under construction: what it has cost if its last piece stays, if one move brings it, and to where, and if it
/// is brought from afar.
#[derive(Debug, Clone, Copy)]
struct Growth {
    last: Square,
    before_last: Square,
    stays: i32,
    moved: i32,
    moved_to: Squares,
    far: i32,
}

impl Growth {
    fn from(first: Mover) -> Self {
        let Mover { square, targets } = first;
        Self {
            last: square,
            before_last: square,
            stays: 0,
            moved: TURN,
            moved_to: targets,
            far: FAR + TURN / 2,
        }
    }

    fn cost(&self) -> i32 {
        self.stays.min(self.moved).min(self.far)
    }

    fn and(&self, next: Mover) -> Self {
        let beside = self.last.neighbours();
        let beside_moved = self.moved_to.around();
        let if_so = |so: bool, cost: i32| if so { cost } else { NEVER };
        let stays = if_so(beside.contains(next.square), self.stays)
            .min(if_so(beside_moved.contains(next.square), self.moved))
            .min(if_so(apart(self.before_last, next.square) <= 2, self.far));
        let (by_last, by_moved) = (beside.and(next.targets), beside_moved.and(next.targets));
        let by_last = (by_last, if_so(!by_last.is_empty(), self.stays + TURN));
        let by_moved = (by_moved, if_so(!by_moved.is_empty(), self.moved + TURN));
        let (moved_to, moved) = cheaper(by_last, by_moved);
        let more = FARTHER * (apart(self.last, next.square) - NOT_FAR).max(0);
        Self {
            last: next.square,
            before_last: self.last,
            stays,
            moved,
            moved_to,
            far: self.cost() + FAR + more,
        }
    }
}

/// The squares that cost less, or all that cost the same.
fn cheaper(a: (Squares, i32), b: (Squares, i32)) -> (Squares, i32) {
    match a.1.cmp(&b.1) {
        std::cmp::Ordering::Less => a,
        std::cmp::Ordering::Equal => (a.0.or(b.0), a.1),
        std::cmp::Ordering::Greater => b,
    }
}

/// How far a side is from removing one more chain as a beginner sees it, by squares between its pieces, and how much it
/// has left then. A removal that would isolate a piece (Q10) is no aim if it would
/// lose (A2), nor to the careful.
pub fn nearest_chain(position: &Position, side: Side, careful: bool) -> i32 {
    let careful = careful || position.rules().isolating != Isolating::Allowed;
    let numbers = position.numbers(side);
    let men: Vec<(u8, Square)> = position.men(side).collect();
    let mut nearest = NEVER;
    for (first, &(lowest, square)) in men.iter().enumerate() {
        let (mut between, mut last, mut removed) = (0, square, 1 << (lowest - 1));
        for (&(number, square), next) in men[first + 1..].iter().zip(lowest + 1..) {
            if number != next {
                break;
            }
            (between, last, removed) =
                (between + apart(last, square) - 1, square, removed | 1 << (number - 1));
            if number - lowest >= 2 && (!careful || isolated(numbers & !removed) == 0) {
                nearest = nearest.min(between);
            }
        }
    }
    TURN * numbers.count_ones() as i32 + 4 * nearest.min(TURN)
}

impl Plan {
    /// The plan of a side.
    pub fn of(position: &Position, side: Side) -> Self {
        let mut men = [None; PIECES as usize + 2];
        for (number, square) in position.men(side) {
            men[usize::from(number)] = Some(Mover { square, targets: position.targets(square) });
        }
        let may_leave = position.rules().isolating == Isolating::Allowed;
        let mut ways = [Way::DONE; PIECES as usize + 2];
        for lowest in (1..=usize::from(PIECES)).rev() {
            let Some(first) = men[lowest] else {
                ways[lowest] = ways[lowest + 1];
                continue;
            };
            let mut best = if may_leave { ways[lowest + 1].and_left() } else { Way::NONE };
            let mut chain = Growth::from(first);
            for highest in lowest + 1..=usize::from(PIECES) {
                let Some(next) = men[highest] else { break };
                chain = chain.and(next);
                if highest - lowest >= 2 {
                    best = best.or(ways[highest + 1].and_chain(chain.cost()));
                }
                // Three, four and five make up any length; longer ones are worth it only where they are cheap.
                if highest - lowest >= 4 && chain.cost() > TURN || chain.cost() >= best.worth {
                    break;
                }
            }
            ways[lowest] = best;
        }
        let Way { worth, chains, moves } = ways[1];
        let turns = (chains * TURN).max(moves);
        Self { cost: turns + worth / 8, at_once: chains == 1 && moves <= TURN }
    }
}
