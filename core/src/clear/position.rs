//! A position: blue's pieces on Querni's board and the turns played. Its notation: `<ranks> <turns>`.

use std::fmt;
use std::str::FromStr;

use crate::notation::number;
use crate::querni::{self, notation};
use crate::side::Side;

/// The greatest number of turns that is counted.
const MOST_TURNS: u32 = 999_999;

/// A position from which the board can be cleared, or a board that is cleared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    board: querni::Position,
    turns: u32,
}

impl Position {
    /// The position at the start of a game on this board, which is blue's alone.
    pub(super) fn start(board: querni::Position) -> Self {
        Self { board, turns: 0 }
    }

    /// The pieces, as a position of Querni without red.
    pub fn board(&self) -> &querni::Position {
        &self.board
    }

    /// The turns played, at most 999999.
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// The position a turn later, on this board.
    pub(super) fn then(&self, board: querni::Position) -> Self {
        Self { board, turns: (self.turns + 1).min(MOST_TURNS) }
    }
}

/// What is wrong with a position's notation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// Not two fields with one blank between them.
    #[error("a position has 2 fields with one blank between them, here are {0}")]
    Fields(usize),
    /// The board can't be read.
    #[error(transparent)]
    Board(#[from] querni::PositionError),
    /// Not a number.
    #[error("{0:?} is no number of turns")]
    Turns(String),
    /// A red piece.
    #[error("red {0} stands on the board, which is blue's alone")]
    Red(u8),
    /// The board can never be cleared.
    #[error("{0} is isolated: the board can't be cleared (Q10)")]
    Isolated(u8),
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [board, turns] = fields[..] else {
            return Err(PositionError::Fields(fields.len()));
        };
        let [blue, red] = notation::read_board(board)?;
        if let Some((number, _)) = red.men().next() {
            return Err(PositionError::Red(number));
        }
        let turns = number(turns).ok_or_else(|| PositionError::Turns(turns.to_owned()))?;
        let board = querni::Position::alone(blue);
        match board.isolated(Side::Blue).next() {
            Some(number) => Err(PositionError::Isolated(number)),
            None => Ok(Self { board, turns }),
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", notation::write_board(&self.board), self.turns)
    }
}
