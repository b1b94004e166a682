//! Who plays Querni.
//!
//! What a level sees: 1, the steps and single jumps of its own pieces; 2, all its moves, and how many turns it then is from
//! having removed everything; 3, what the rival can reply, and how far the rival is; 4, as many turns ahead as its budget
//! allows.

mod plan;
mod seek;
mod table;

use std::time::Duration;

use rand_chacha::rand_core::Rng;

use super::{Budget, Level, Opponents, Search};
use crate::chance::ChaCha8Rng;
use crate::querni::{Action, Position, Querni, Square, Turn};

/// What a level sees.
#[derive(Debug, Clone, Copy)]
struct Sight {
    /// How many turns ahead, its own included.
    turns: u8,
    /// Linked jumps of its own.
    linked_jumps: bool,
    /// How far the rival is.
    rival: bool,
    /// By how much its judgement of a position may err, in [`plan::TURN`]ths of a turn.
    error: u32,
}

impl Sight {
    fn of(level: Level) -> Self {
        match level.number() {
            1 => Self { turns: 1, linked_jumps: false, rival: false, error: 16 },
            2 => Self { turns: 1, linked_jumps: true, rival: false, error: 8 },
            3 => Self { turns: 2, linked_jumps: true, rival: true, error: 4 },
            _ => Self { turns: 32, linked_jumps: true, rival: true, error: 2 },
        }
    }
}

impl Opponents for Querni {
    fn budget(level: Level) -> Budget {
        let nodes = if level == Level::STRONGEST { 400_000 } else { 20_000 };
        Budget { nodes, time: Some(Duration::from_millis(800)) }
    }

    fn choose(view: &Position, level: Level, rng: &mut ChaCha8Rng, search: &mut Search<'_>) -> Option<Turn> {
        let action = seek::best(view, Sight::of(level), rng.next_u64(), search)?;
        Some(view.turn_of(action))
    }
}

/// How many squares apart two squares are, by steps.
fn apart(a: Square, b: Square) -> i32 {
    a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank())).into()
}

/// Whether a move is a step or a single jump.
fn is_short(action: &Action) -> bool {
    action.moved.is_none_or(|(_, from, to)| apart(from, to) <= 2)
}
