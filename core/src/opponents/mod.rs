//! Computer players.
//!
//! A game that computers can play answers [`Opponents`]: from what a seat may see of a position ([`Game::View`]), never
//! from the position, it chooses a turn. How long it looks is a [`Budget`]; what it has used of it, and whether somebody
//! has stopped it, is asked of its [`Search`] at each node.

pub mod knetkell;
mod querni;
mod qwirkle;
mod search;
mod study;
mod thought;

use std::fmt;

pub use search::{Budget, Search};
pub use study::{Finding, Study, Studying};
pub use thought::{Answer, Task, Thinking, Thought};

use crate::chance::ChaCha8Rng;
use crate::game::Game;

/// How well a computer plays: 1, as a beginner, to 4, as well as the machine can.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 4] = [Self(1), Self(2), Self(3), Self(4)];

    /// The strongest.
    pub const STRONGEST: Self = Self(4);

    /// The level with a number, 1–4.
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.0 == number)
    }

    /// The level that comes nearest to a number, as a record may have any.
    pub fn nearest(number: u8) -> Self {
        Self(number.clamp(1, 4))
    }

    /// Its number, 1–4.
    pub fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The fewest turns that are known to end a game which one plays alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Par {
    /// How many, from the position that was searched.
    pub turns: u32,
    /// It can't be done in fewer.
    pub proved: bool,
}

/// A game that computers play.
pub trait Opponents: Game {
    /// What a turn of this level may use in a match: on the weakest phone at most a second and 64 MiB.
    fn budget(level: Level) -> Budget;

    /// The turn that a computer of this level plays, a legal one; `None` if it is not the view's seat that is to move, or
    /// the game is over.
    ///
    /// Uses up no more than `search` allows and then answers with the best it has found; whoever has stopped the search
    /// throws the answer away. The same view, level, generator and budget of nodes give the same answer.
    fn choose(
        view: &Self::View,
        level: Level,
        rng: &mut ChaCha8Rng,
        search: &mut Search<'_>,
    ) -> Option<Self::Choice>;

    /// What the search for a par may use; nothing in a game that is not played against one.
    const PAR: Option<Budget> = None;

    /// Looks for the fewest turns that end a game which one plays alone, and tells now and then the par so far and how much
    /// of the search is over, in per cent.
    fn par(_view: &Self::View, _search: &mut Search<'_>, _told: &mut dyn FnMut(Par, u8)) -> Option<Par> {
        None
    }
}
