//! The notation of positions: `<ranks> <side>`.

use std::fmt;
use std::str::FromStr;

use super::position::{Die, Position};
use super::square::{FILES, RANKS, Square};
use super::turn::Pips;
use crate::notation::{Ranks, RanksError};
use crate::side::Side;

const BOARD: Ranks = Ranks { files: FILES, ranks: RANKS };

/// What is wrong with a position's notation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// Not two fields with one blank between them.
    #[error("a position has 2 fields with one blank between them, here are {0}")]
    Fields(usize),
    /// The board can't be read.
    #[error(transparent)]
    Board(#[from] RanksError),
    /// Neither `b` nor `r`.
    #[error("the side to move is b or r, not {0:?}")]
    Side(String),
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [board, side] = fields[..] else {
            return Err(PositionError::Fields(fields.len()));
        };
        let side = Side::of_letter(side).ok_or_else(|| PositionError::Side(side.to_owned()))?;
        let mut position = Self::start(side);
        BOARD.read(board, |cell, file, rank| -> Result<bool, RanksError> {
            let Some(die) = read_die(cell) else { return Ok(false) };
            if let Some(square) = u8::try_from(file).ok().and_then(|file| Square::new(file, rank)) {
                position.place(square, die);
            }
            Ok(true)
        })?;
        Ok(position)
    }
}

fn read_die(cell: &str) -> Option<Die> {
    let side = Side::of_letter(cell.get(..1)?)?;
    Some(Die { side, pips: Pips::of_digit(&cell[1..])? })
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = BOARD.write(|file, rank| {
            let Die { side, pips } = self.die_on(Square::new(file, rank)?)?;
            Some(format!("{}{pips}", side.letter()))
        });
        write!(f, "{board} {}", self.side().letter())
    }
}
