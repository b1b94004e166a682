//! Who shows a turn to a player in need of a hint.

use std::time::Duration;

use super::{ClearTheBoard, Position};
use crate::chance::ChaCha8Rng;
use crate::opponents::{Budget, Level, Opponents, Search};
use crate::querni::Turn;

impl Opponents for ClearTheBoard {
    /// All levels are alike: nobody is to be beaten here.
    fn budget(_: Level) -> Budget {
        Budget { nodes: 100_000, time: Some(Duration::from_millis(800)) }
    }

    fn choose(view: &Position, _: Level, _: &mut ChaCha8Rng, _: &mut Search<'_>) -> Option<Turn> {
        let turns = view.board().legal_turns();
        let longest = turns.iter().max_by_key(|turn| turn.removal.map_or(0, |removal| removal.pieces()));
        longest.cloned()
    }
}
