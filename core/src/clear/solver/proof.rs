//! Whether a board can be cleared in so many turns: a search in depth that tries every turn but those after which the
//! lower bound says that the rest won't do.

use super::bound::Bound;
use super::{Board, Work, packed};
use crate::querni::Action;
use crate::side::Side;

/// Boards of which it is known that so many turns don't clear them. Its size is a power of two; newer entries take the
/// place of older ones.
#[derive(Debug)]
pub(super) struct Table {
    /// The board, and above it the turns. No board is 0.
    entries: Vec<u128>,
}

impl Table {
    /// A table has at most so many bytes.
    const BYTES: usize = 32 << 20;

    /// The lowest bit of the turns.
    const TURNS: u32 = 7 * 16;

    /// A table that is large enough for a search of so many nodes, or as large as may be.
    pub(super) fn for_nodes(nodes: u64) -> Self {
        let most = Self::BYTES / size_of::<u128>();
        let wanted = usize::try_from(nodes).unwrap_or(most).clamp(64, most);
        Self { entries: vec![0; wanted.next_power_of_two()] }
    }

    fn at(&self, board: u128) -> usize {
        // The golden ratio's bits spread what differs over the high half.
        let folded = (board ^ board >> 59) as u64;
        (folded.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize & (self.entries.len() - 1)
    }

    fn refutes(&self, board: u128, turns: u8) -> bool {
        let entry = self.entries[self.at(board)];
        entry & ((1 << Self::TURNS) - 1) == board && entry >> Self::TURNS >= turns.into()
    }

    fn refute(&mut self, board: u128, turns: u8) {
        let at = self.at(board);
        self.entries[at] = board | u128::from(turns) << Self::TURNS;
    }
}

/// A line that clears the board in so many turns, if there is one; `None` once the search has ended.
pub(super) fn clear_in(
    board: &Board,
    turns: u8,
    table: &mut Table,
    work: &mut Work<'_, '_>,
) -> Option<Option<Vec<Action>>> {
    let mut attempt = Attempt { table, work, line: Vec::new() };
    let cleared = attempt.clear(board, turns)?;
    Some(cleared.then(|| attempt.line.into_iter().rev().collect()))
}

struct Attempt<'t, 'w, 's> {
    table: &'t mut Table,
    work: &'t mut Work<'w, 's>,
    /// The line that was found, its last turn first.
    line: Vec<Action>,
}

impl Attempt<'_, '_, '_> {
    /// Whether so many turns clear the board; `None` once the search has ended.
    fn clear(&mut self, board: &Board, turns: u8) -> Option<bool> {
        if board.occupied().is_empty() {
            return Some(true);
        }
        let packed = packed(board);
        if turns == 0 || self.table.refutes(packed, turns) {
            return Some(false);
        }
        if !self.work.visit() {
            return None;
        }
        let bound = Bound::of(board);
        if bound.turns() <= turns {
            for action in worth_trying(board, &bound, turns - 1) {
                if self.clear(&board.act(action), turns - 1)? {
                    self.line.push(action);
                    return Some(true);
                }
            }
        }
        self.table.refute(packed, turns);
        Some(false)
    }
}

/// The actions after which the board may perhaps be cleared in so many turns, the longest removals first.
fn worth_trying(board: &Board, bound: &Bound, turns: u8) -> Vec<Action> {
    let mut actions = Vec::new();
    board.each_chain_here(|removal| actions.push(Action { moved: None, removal: Some(removal) }));
    let places = bound.places(turns);
    for (number, from) in board.men(Side::Blue) {
        for to in board.targets(from).and(places[usize::from(number) - 1]) {
            let moved = Some((number, from, to));
            actions.push(Action { moved, removal: None });
            let after = board.with_moved(number, from, to);
            after.each_chain_here(|removal| actions.push(Action { moved, removal: Some(removal) }));
        }
    }
    actions.sort_by_key(|action| std::cmp::Reverse(action.removal.map_or(0, |removal| removal.pieces())));
    actions
}
