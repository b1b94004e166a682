//! Who shows a turn to a player in need of a hint.

use std::time::Duration;

use super::{ClearTheBoard, Position, solver};
use crate::chance::ChaCha8Rng;
use crate::opponents::{Budget, Level, Opponents, Par, Search};
use crate::querni::Turn;

impl Opponents for ClearTheBoard {
    /// All levels are alike: nobody is to be beaten here.
    fn budget(_: Level) -> Budget {
        Budget { nodes: 50_000, time: Some(Duration::from_millis(800)) }
    }

    /// The first turn of the shortest line that is found. Ended before any was, the longest removal there is.
    fn choose(view: &Position, _: Level, _: &mut ChaCha8Rng, search: &mut Search<'_>) -> Option<Turn> {
        if let Some(solution) = solver::solve(view, search, &mut |_, _| {}) {
            return solution.line.into_iter().next();
        }
        let turns = view.board().legal_turns();
        turns.into_iter().max_by_key(|turn| turn.removal.map_or(0, |removal| removal.pieces()))
    }

    /// Mostly a second or two on one core of a desktop, some twenty at worst.
    const PAR: Option<Budget> = Some(Budget::nodes(2_000_000));

    fn par(view: &Position, search: &mut Search<'_>, told: &mut dyn FnMut(Par, u8)) -> Option<Par> {
        Some(solver::solve(view, search, told)?.par())
    }
}
