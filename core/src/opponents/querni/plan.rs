//! How many turns a side is from having removed all its pieces, if the other did nothing.
//!
//! The numbers on the board are cut into chains. For each chain it is counted how many pieces have to move for it, and
//! where they can go is known exactly, as if the others stood still. Of all ways to cut, the cheapest is taken.

use super::apart;
use crate::querni::{PIECES, Position, Square, Squares};
use crate::side::Side;

/// What a turn costs. Costs are counted in parts of it.
pub const TURN: i32 = 16;

/// What a chain costs at least: its removal can go with a move for another, but each turn has only one.
const REMOVAL: i32 = 10;

/// What leaving a number on the board costs, under rules that allow it.
const LEFT: i32 = 48;

/// A piece that can't come where it is wanted in one turn, and what each square more than it may be away adds to it.
const FAR: i32 = 2 * TURN;
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

/// Where the last piece of a chain under construction may stand, and what the chain has cost then: if the piece stays,
/// if one move brings it, if it is brought from afar.
#[derive(Debug, Clone, Copy)]
struct Growth {
    last: Square,
    stays: i32,
    moved: (Squares, i32),
    far: (Squares, i32),
}

impl Growth {
    fn from(first: Mover) -> Self {
        Self {
            last: first.square,
            stays: 0,
            moved: (first.targets, TURN),
            far: (Squares::BOARD, FAR + TURN / 2),
        }
    }

    fn cost(&self) -> i32 {
        self.stays.min(self.moved.1).min(self.far.1)
    }

    fn and(&self, next: Mover, free: Squares) -> Self {
        let near = [
            (self.last.neighbours(), self.stays),
            (self.moved.0.around(), self.moved.1),
            (self.far.0.around(), self.far.1),
        ];
        let (mut stays, mut moved, mut far) = (NEVER, (Squares::NONE, NEVER), (Squares::NONE, NEVER));
        let more = FARTHER * (apart(self.last, next.square) - NOT_FAR).max(0);
        for (squares, cost) in near {
            if squares.contains(next.square) {
                stays = stays.min(cost);
            }
            let there = squares.and(next.targets);
            if !there.is_empty() {
                moved = cheaper(moved, (there, cost + TURN));
            }
            far = cheaper(far, (squares.and(free), cost + FAR + more));
        }
        Self { last: next.square, stays, moved, far }
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

impl Plan {
    /// The plan of a side.
    pub fn of(position: &Position, side: Side) -> Self {
        let free = Squares::BOARD.without(position.occupied());
        let mut men = [None; PIECES as usize + 2];
        for (number, square) in position.men(side) {
            men[usize::from(number)] = Some(Mover { square, targets: position.targets(square) });
        }
        let may_leave = !position.rules().isolating_loses;
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
                chain = chain.and(next, free);
                if highest - lowest >= 2 {
                    best = best.or(ways[highest + 1].and_chain(chain.cost()));
                }
                // Three, four and five make up any length; longer ones are worth it only where they are cheap.
                if highest - lowest >= 4 && chain.cost() > 2 * TURN {
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
