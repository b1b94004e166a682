//! A turn (D2, D3): what is chosen, what is rolled, its notation, and why one can't be played.

use std::fmt;
use std::str::FromStr;

use super::square::Square;
use crate::square::SquareError;

/// What a die shows, 1–6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pips(u8);

impl Pips {
    /// All that a die can show (D1), from the lowest.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// That many pips, if a die can show them.
    pub const fn new(pips: u8) -> Option<Self> {
        if 1 <= pips && pips <= 6 { Some(Self(pips)) } else { None }
    }

    /// How many there are.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The pips of a digit.
    pub(super) fn of_digit(text: &str) -> Option<Self> {
        match *text.as_bytes() {
            [digit @ b'1'..=b'6'] => Some(Self(digit - b'0')),
            _ => None,
        }
    }
}

impl fmt::Display for Pips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// What a player decides before rolling: a square, and which enemy die next to it is challenged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Choice {
    /// The empty square that the die is to be placed on (D2).
    pub square: Square,
    /// The square of the challenged die (D3); none where no enemy die is next to the chosen square.
    pub challenged: Option<Square>,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.challenged {
            None => write!(f, "{}", self.square),
            Some(challenged) => write!(f, "{}x{challenged}", self.square),
        }
    }
}

impl FromStr for Choice {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        match text.split_once('x') {
            None => Ok(Self { square: text.parse()?, challenged: None }),
            Some((square, die)) => Ok(Self { square: square.parse()?, challenged: Some(die.parse()?) }),
        }
    }
}

/// A turn: what was chosen, and what was rolled then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn {
    /// What was chosen.
    pub choice: Choice,
    /// What was rolled.
    pub roll: Pips,
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.choice, self.roll)
    }
}

/// What is wrong with a turn's notation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TurnError {
    /// A square is not on the board.
    #[error(transparent)]
    Square(#[from] SquareError),
    /// The roll is left out.
    #[error("{0:?} has no roll")]
    NoRoll(String),
    /// What follows the colon is not one of 1–6.
    #[error("no die shows {0:?}")]
    Roll(String),
}

impl FromStr for Turn {
    type Err = TurnError;

    fn from_str(text: &str) -> Result<Self, TurnError> {
        let Some((choice, roll)) = text.split_once(':') else {
            let _: Choice = text.parse()?;
            return Err(TurnError::NoRoll(text.to_owned()));
        };
        let choice = choice.parse()?;
        let roll = Pips::of_digit(roll).ok_or_else(|| TurnError::Roll(roll.to_owned()))?;
        Ok(Self { choice, roll })
    }
}

/// Why a turn can't be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The board is full.
    #[error("the game is over ({rule})")]
    Over {
        /// By this rule.
        rule: &'static str,
    },
    /// A die is placed on an empty square.
    #[error("{square} is taken (D2)")]
    Occupied {
        /// The square.
        square: Square,
    },
    /// An enemy die is next to the square, and none is challenged.
    #[error("{square} is next to an enemy die, which must be challenged (D3)")]
    Unchallenged {
        /// The chosen square.
        square: Square,
    },
    /// The challenged die does not share a side with the square.
    #[error("{challenged} is not next to {square} (D3)")]
    NotNext {
        /// The chosen square.
        square: Square,
        /// The challenged square.
        challenged: Square,
    },
    /// No die lies there to be challenged.
    #[error("no die lies on {challenged} (D3)")]
    NoDie {
        /// The challenged square.
        challenged: Square,
    },
    /// Only enemy dice are challenged.
    #[error("the die on {challenged} is the player's own (D3)")]
    OwnDie {
        /// The challenged square.
        challenged: Square,
    },
}
