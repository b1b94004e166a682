//! A turn (Q4–Q9), its notation, and why one can't be played.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::position::PIECES;
use super::square::Square;
use crate::notation::number;
use crate::square::SquareError;

/// How a piece moves: steps and jumps are never mixed (Q6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Movement {
    /// To a square next to it (Q4).
    Step {
        /// The square left.
        from: Square,
        /// The square reached.
        to: Square,
    },
    /// One or more linked jumps (Q5).
    Jumps {
        /// The square left.
        from: Square,
        /// Every landing square; at least one.
        landings: Vec<Square>,
    },
}

impl Movement {
    /// The square left.
    pub fn from(&self) -> Square {
        match self {
            Self::Step { from, .. } | Self::Jumps { from, .. } => *from,
        }
    }

    /// The square reached.
    pub fn to(&self) -> Square {
        match self {
            Self::Step { to, .. } => *to,
            Self::Jumps { from, landings } => landings.last().copied().unwrap_or(*from),
        }
    }
}

/// The removal of a chain: a run of at least three numbers (Q8).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Removal {
    pub(super) lowest: u8,
    pub(super) highest: u8,
}

impl Removal {
    /// The shortest chain (Q8).
    pub const SHORTEST: u8 = 3;

    /// The removal of the numbers from `lowest` to `highest`, if a chain can be that.
    pub fn new(lowest: u8, highest: u8) -> Option<Self> {
        let long_enough = highest.checked_sub(lowest)? + 1 >= Self::SHORTEST;
        (lowest >= 1 && highest <= PIECES && long_enough).then_some(Self { lowest, highest })
    }

    /// The numbers removed.
    pub fn numbers(self) -> RangeInclusive<u8> {
        self.lowest..=self.highest
    }

    /// The numbers removed: bit n-1 for number n.
    pub(crate) fn bits(self) -> u16 {
        self.numbers().fold(0, |bits, number| bits | 1 << (number - 1))
    }

    /// How many pieces it removes.
    pub fn pieces(self) -> u8 {
        self.highest - self.lowest + 1
    }
}

/// A turn: a move, a removal, both in that order (Q9), or neither, which is skipping.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Turn {
    /// The move.
    pub movement: Option<Movement>,
    /// The removal after it.
    pub removal: Option<Removal>,
}

impl Turn {
    /// The turn that does nothing.
    pub const SKIP: Self = Self { movement: None, removal: None };

    /// It does nothing.
    pub fn is_skip(&self) -> bool {
        *self == Self::SKIP
    }

    /// The same piece ends on the same square, and the same chain is removed; which way it jumped does not matter.
    pub fn comes_to_the_same_as(&self, other: &Self) -> bool {
        let ends = |turn: &Self| turn.movement.as_ref().map(|movement| (movement.from(), movement.to()));
        (ends(self), self.removal) == (ends(other), other.removal)
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_skip() {
            return f.write_str("skip");
        }
        match &self.movement {
            None => {}
            Some(Movement::Step { from, to }) => write!(f, "{from}-{to}")?,
            Some(Movement::Jumps { from, landings }) => {
                write!(f, "{from}")?;
                for landing in landings {
                    write!(f, "x{landing}")?;
                }
            }
        }
        match self.removal {
            None => Ok(()),
            Some(Removal { lowest, highest }) => write!(f, "*{lowest}..{highest}"),
        }
    }
}

/// What is wrong with a turn's notation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TurnError {
    /// A square is not on the board.
    #[error(transparent)]
    Square(#[from] SquareError),
    /// Neither a step, nor jumps, nor a removal, nor `skip`.
    #[error("{0:?} is no turn")]
    NoTurn(String),
    /// What follows the star is not two numbers of 1–16.
    #[error("{0:?} are not the lowest and highest number of a chain")]
    Numbers(String),
    /// The chain is shorter than three (Q8).
    #[error("{0:?} is no chain of three or more (Q8)")]
    Short(String),
}

impl FromStr for Turn {
    type Err = TurnError;

    fn from_str(text: &str) -> Result<Self, TurnError> {
        if text == "skip" {
            return Ok(Self::SKIP);
        }
        let (moved, removed) = match text.split_once('*') {
            None => (text, None),
            Some((moved, numbers)) => (moved, Some(numbers)),
        };
        let removal = removed.map(read_removal).transpose()?;
        let movement = if moved.is_empty() && removal.is_some() { None } else { Some(read_movement(moved)?) };
        Ok(Self { movement, removal })
    }
}

fn read_movement(text: &str) -> Result<Movement, TurnError> {
    if let Some((from, to)) = text.split_once('-') {
        return Ok(Movement::Step { from: from.parse()?, to: to.parse()? });
    }
    let mut squares = text.split('x').map(str::parse);
    let from = squares.next().ok_or_else(|| TurnError::NoTurn(text.to_owned()))??;
    let landings = squares.collect::<Result<Vec<Square>, _>>()?;
    if landings.is_empty() {
        Err(TurnError::NoTurn(text.to_owned()))
    } else {
        Ok(Movement::Jumps { from, landings })
    }
}

fn read_removal(text: &str) -> Result<Removal, TurnError> {
    let wrong = || TurnError::Numbers(text.to_owned());
    let (lowest, highest) = text.split_once("..").ok_or_else(wrong)?;
    let number = |text| number(text).filter(|n| (1..=PIECES.into()).contains(n)).ok_or_else(wrong);
    let (lowest, highest) = (number(lowest)? as u8, number(highest)? as u8);
    Removal::new(lowest, highest).ok_or_else(|| TurnError::Short(text.to_owned()))
}

/// Why a turn can't be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The game has ended.
    #[error("the game is over ({rule})")]
    Over {
        /// By this rule.
        rule: &'static str,
    },
    /// There is another turn, so it can't be skipped.
    #[error("a turn can be skipped only when there is no other (W1)")]
    NoSkipping,
    /// The square is empty.
    #[error("no piece stands on {square}")]
    NoPiece {
        /// The square.
        square: Square,
    },
    /// The piece is the other player's.
    #[error("the piece on {square} is the other player's")]
    NotYours {
        /// Its square.
        square: Square,
    },
    /// The square is taken.
    #[error("{square} is taken (Q4, Q5)")]
    Occupied {
        /// The square.
        square: Square,
    },
    /// A step goes to a square next to the piece.
    #[error("{from} to {to} is no step (Q4)")]
    NoStep {
        /// The square left.
        from: Square,
        /// The square aimed at.
        to: Square,
    },
    /// A jump goes over exactly one piece next to it, in a straight line.
    #[error("{from} to {to} is no jump over one piece (Q5)")]
    NoJump {
        /// Where the jump starts.
        from: Square,
        /// The square aimed at.
        to: Square,
    },
    /// No square is landed on twice in a turn.
    #[error("{square} would be landed on twice (Q7)")]
    LandedTwice {
        /// The square.
        square: Square,
    },
    /// The number is no longer on the board.
    #[error("{number} is not on the board (Q8)")]
    NotThere {
        /// The number.
        number: u8,
    },
    /// Two numbers of the chain are not next to each other.
    #[error("{low} and {high} are not next to each other (Q8)")]
    NotLinked {
        /// The lower number.
        low: u8,
        /// The higher number.
        high: u8,
    },
    /// The removal would leave a piece that no chain can ever hold, where that is refused.
    #[error("{number} would be isolated: no chain could ever hold it (Q10)")]
    Isolates {
        /// The piece.
        number: u8,
    },
}
