//! Who plays Querni.
//!
//! What a level sees: 1, its own steps, and how near its nearest chain is; 2, its jumps too; 3, how many turns it is from
//! having removed everything, how many the rival is, and what the rival can reply; 4, as many turns ahead as its budget
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
    /// Its own jumps.
    jumps: bool,
    /// What it makes of the position then.
    judgement: Judgement,
    /// By how much that may err, in [`plan::TURN`]ths of a turn.
    error: u32,
}

/// What is made of a position that is searched no further.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Judgement {
    /// How near the nearest chain of one's own is.
    Chain {
        /// It minds what a removal would isolate, even where that does not lose at once.
        careful: bool,
    },
    /// How far one is from having removed everything, and how far the rival is.
    Race,
}

impl Sight {
    fn of(level: Level) -> Self {
        use Judgement::{Chain, Race};
        match level.number() {
            1 => Self { turns: 1, jumps: false, judgement: Chain { careful: false }, error: 16 },
            2 => Self { turns: 1, jumps: true, judgement: Chain { careful: true }, error: 2 },
            3 => Self { turns: 2, jumps: true, judgement: Race, error: 8 },
            _ => Self { turns: 32, jumps: true, judgement: Race, error: 2 },
        }
    }

    /// Whether a turn is seen. Who does not see jumps sees them only where one makes a chain, and never that a chain can be
    /// removed along with a move that has nothing to do with it.
    fn has(self, action: &Action) -> bool {
        let Some((number, from, to)) = action.moved else { return true };
        let apart = apart(from, to);
        self.jumps
            || match action.removal {
                None => apart == 1,
                Some(removal) => apart <= 2 && removal.numbers().contains(&number),
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
