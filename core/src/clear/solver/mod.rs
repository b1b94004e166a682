//! How few turns a board can be cleared in: its par.
//!
//! A beam search finds a short line at once. Then it is asked of each number of turns, from the lower bound
//! upwards, whether the board can be cleared in so many: the first that it can be is the fewest.
//! A node is a position that was looked at, about 10 µs here.

mod beam;
mod bound;
mod proof;

use super::Position;
use crate::opponents::{Par, Search};
use crate::querni::{self, Action, PIECES, Square, Turn};
use crate::side::Side;
use bound::Bound;

/// Blue's pieces alone.
type Board = querni::Position;

/// The squares of the numbers from 1, `None` for those removed.
type Men = [Option<Square>; PIECES as usize];

fn men(board: &Board) -> Men {
    let mut men = [None; PIECES as usize];
    for (number, square) in board.men(Side::Blue) {
        men[usize::from(number) - 1] = Some(square);
    }
    men
}

/// The pieces in so few bits that no two boards have the same: seven for each number.
fn packed(board: &Board) -> u128 {
    const REMOVED: u8 = 0x7f;
    men(board)
        .iter()
        .fold(0, |bits, square| bits << 7 | u128::from(square.map_or(REMOVED, Square::bit_index)))
}

/// How a board can be cleared.
#[derive(Debug, Clone, PartialEq)]
pub struct Solution {
    /// The turns of the shortest line found; none on a clear board.
    pub line: Vec<Turn>,
    /// It is proved that it takes at least so many.
    pub at_least: u32,
}

impl Solution {
    /// The par.
    pub fn par(&self) -> Par {
        let turns = self.line.len() as u32;
        Par { turns, proved: self.at_least >= turns }
    }
}

/// The shortest way to clear the board that the search allows to find; `None` if it ended before it found any. `progress`
/// is told, whenever something new is known and at each twentieth of the nodes that may be visited, what is known by then
/// and how many per cent of the nodes are used up. It takes at most 40 MiB.
pub fn solve(
    position: &Position,
    search: &mut Search<'_>,
    progress: &mut dyn FnMut(Par, u8),
) -> Option<Solution> {
    let board = position.board();
    let at_least = u32::from(Bound::of(board).turns());
    let mut work = Work { search, progress, known: None, told: 0 };
    let mut line = beam::first_line(board, at_least, &mut work)?;
    let mut at_least = at_least.min(line.len() as u32);
    work.learn(line.len() as u32, at_least);
    let mut table = proof::Table::for_nodes(work.search.left());
    while at_least < line.len() as u32 {
        match proof::clear_in(board, at_least as u8, &mut table, &mut work) {
            Some(Some(found)) => line = found,
            Some(None) => at_least += 1,
            None => break,
        }
        work.learn(line.len() as u32, at_least);
    }
    Some(Solution { line: turns(board, &line), at_least })
}

/// A line's turns.
fn turns(board: &Board, line: &[Action]) -> Vec<Turn> {
    let mut board = *board;
    let turn = |&action: &Action| {
        let turn = board.turn_of(action);
        board = board.act(action);
        turn
    };
    line.iter().map(turn).collect()
}

/// The search, and who is told how far it has come.
struct Work<'w, 's> {
    search: &'w mut Search<'s>,
    progress: &'w mut dyn FnMut(Par, u8),
    known: Option<Par>,
    /// The twentieths of the nodes that were told of.
    told: u64,
}

impl Work<'_, '_> {
    /// Counts a node. `false` once nothing more may be searched.
    fn visit(&mut self) -> bool {
        let goes_on = self.search.visit();
        let twentieths = self.used(20);
        if goes_on && twentieths > self.told {
            self.told = twentieths;
            self.tell();
        }
        goes_on
    }

    /// How much of the nodes is used up, in parts of `whole`.
    fn used(&self, whole: u64) -> u64 {
        let (visited, left) = (u128::from(self.search.visited()), u128::from(self.search.left()));
        (visited * u128::from(whole) / (visited + left).max(1)) as u64
    }

    fn learn(&mut self, turns: u32, at_least: u32) {
        let par = Par { turns, proved: at_least >= turns };
        if self.known != Some(par) {
            self.known = Some(par);
            self.tell();
        }
    }

    fn tell(&mut self) {
        let percent = self.used(100) as u8;
        if let Some(par) = self.known {
            (self.progress)(par, percent);
        }
    }
}
