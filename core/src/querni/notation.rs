//! The notation of positions: `<ranks> <side> <rules> <idle> <spent>`.

use std::fmt;
use std::str::FromStr;

use super::position::{Army, ImpossiblePosition, PIECES, Parts, Position};
use super::rules::Rules;
use super::square::{FILES, RANKS, Square};
use crate::notation::{Ranks, RanksError, number};
use crate::side::Side;

const BOARD: Ranks = Ranks { files: FILES, ranks: RANKS };

/// What is wrong with a position's notation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// Not five fields with one blank between them.
    #[error("a position has 5 fields with one blank between them, here are {0}")]
    Fields(usize),
    /// The board can't be read.
    #[error(transparent)]
    Board(#[from] RanksError),
    /// A piece that stands twice.
    #[error("{0} stands on the board twice")]
    Twice(String),
    /// Neither `b` nor `r`.
    #[error("the side to move is b or r, not {0:?}")]
    Side(String),
    /// Neither `app` nor `web`.
    #[error("the rules are app or web, not {0:?}")]
    Rules(String),
    /// Not a number.
    #[error("{0:?} is no number of turns")]
    Counter(String),
    /// Every part can be read, but the whole is impossible.
    #[error(transparent)]
    Impossible(#[from] ImpossiblePosition),
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [board, to_move, rules, idle, spent] = fields[..] else {
            return Err(PositionError::Fields(fields.len()));
        };
        let armies = read_board(board)?;
        let side = Side::of_letter(to_move).ok_or_else(|| PositionError::Side(to_move.to_owned()))?;
        let rules = Rules::named(rules).ok_or_else(|| PositionError::Rules(rules.to_owned()))?;
        let counter = |text: &str| number(text).ok_or_else(|| PositionError::Counter(text.to_owned()));
        let idle = counter(idle)?;
        let spent = if spent == "-" { None } else { Some(counter(spent)?) };
        Ok(Self::try_from(Parts { armies, side, rules, idle, spent })?)
    }
}

/// The pieces of a board.
pub(crate) fn read_board(text: &str) -> Result<[Army; 2], PositionError> {
    let mut armies = [Army::NONE; 2];
    BOARD.read(text, |cell, file, rank| {
        let Some((side, number)) = read_man(cell) else { return Ok(false) };
        let army = &mut armies[side as usize];
        if army.square(number).is_some() {
            return Err(PositionError::Twice(cell.to_owned()));
        }
        if let Some(square) = u8::try_from(file).ok().and_then(|file| Square::new(file, rank)) {
            army.place(number, Some(square));
        }
        Ok(true)
    })?;
    Ok(armies)
}

fn read_man(cell: &str) -> Option<(Side, u8)> {
    let side = Side::of_letter(cell.get(..1)?)?;
    let number = number(&cell[1..]).filter(|n| (1..=PIECES.into()).contains(n))?;
    Some((side, number as u8))
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {} ", write_board(self), self.side.letter(), self.rules.name, self.idle)?;
        match self.spent {
            None => f.write_str("-"),
            Some(turns) => write!(f, "{turns}"),
        }
    }
}

/// The board of a position.
pub(crate) fn write_board(position: &Position) -> String {
    let mut cells: [[Option<String>; FILES as usize]; RANKS as usize] = Default::default();
    for side in Side::ALL {
        for (number, square) in position.men(side) {
            cells[usize::from(square.rank())][usize::from(square.file())] =
                Some(format!("{}{number}", side.letter()));
        }
    }
    BOARD.write(|file, rank| cells[usize::from(rank)][usize::from(file)].clone())
}
