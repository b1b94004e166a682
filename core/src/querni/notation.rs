//! The notation of positions: `<ranks> <side> <rules> <idle> <spent>`.

use std::fmt;
use std::str::FromStr;

use super::position::{Army, ImpossiblePosition, PIECES, Parts, Position, Side};
use super::rules::Rules;
use super::square::{FILES, RANKS, Square};

/// A number as notation writes it: digits without a leading zero, at most 999999.
pub(super) fn number(text: &str) -> Option<u32> {
    let plain = !text.is_empty() && text.len() <= 6 && text.bytes().all(|byte| byte.is_ascii_digit());
    if plain && (text == "0" || !text.starts_with('0')) { text.parse().ok() } else { None }
}

/// What is wrong with a position's notation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// Not five fields with one blank between them.
    #[error("a position has 5 fields with one blank between them, here are {0}")]
    Fields(usize),
    /// Not ten ranks.
    #[error("a board has 10 ranks, here are {0}")]
    Ranks(usize),
    /// A rank is not seven squares wide.
    #[error("rank {rank} has {squares} squares instead of 7")]
    Width {
        /// The rank, from 1.
        rank: u8,
        /// Its squares.
        squares: u32,
    },
    /// Neither a piece nor a number of empty squares.
    #[error("{cell:?} in rank {rank} is neither a piece nor a number of empty squares")]
    Cell {
        /// The rank, from 1.
        rank: u8,
        /// The cell.
        cell: String,
    },
    /// Two numbers of empty squares side by side.
    #[error("rank {rank} counts empty squares twice in a row")]
    Split {
        /// The rank, from 1.
        rank: u8,
    },
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

fn letter(side: Side) -> char {
    match side {
        Side::Blue => 'b',
        Side::Red => 'r',
    }
}

fn side(letter: &str) -> Option<Side> {
    match letter {
        "b" => Some(Side::Blue),
        "r" => Some(Side::Red),
        _ => None,
    }
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [board, to_move, rules, idle, spent] = fields[..] else {
            return Err(PositionError::Fields(fields.len()));
        };
        let armies = read_board(board)?;
        let side = side(to_move).ok_or_else(|| PositionError::Side(to_move.to_owned()))?;
        let rules = Rules::named(rules).ok_or_else(|| PositionError::Rules(rules.to_owned()))?;
        let counter = |text: &str| number(text).ok_or_else(|| PositionError::Counter(text.to_owned()));
        let idle = counter(idle)?;
        let spent = if spent == "-" { None } else { Some(counter(spent)?) };
        Ok(Self::try_from(Parts { armies, side, rules, idle, spent })?)
    }
}

fn read_board(text: &str) -> Result<[Army; 2], PositionError> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != usize::from(RANKS) {
        return Err(PositionError::Ranks(ranks.len()));
    }
    let mut armies = [Army::NONE; 2];
    for (rank, cells) in (0..RANKS).rev().zip(ranks) {
        read_rank(rank, cells, &mut armies)?;
    }
    Ok(armies)
}

fn read_rank(rank: u8, cells: &str, armies: &mut [Army; 2]) -> Result<(), PositionError> {
    let (mut file, mut counted) = (0u32, false);
    for cell in cells.split(',') {
        let wrong = || PositionError::Cell { rank: rank + 1, cell: cell.to_owned() };
        let piece = cell.get(..1).and_then(side);
        let Some(side) = piece else {
            let empty = number(cell).filter(|&empty| empty > 0).ok_or_else(wrong)?;
            if counted {
                return Err(PositionError::Split { rank: rank + 1 });
            }
            (file, counted) = (file + empty, true);
            continue;
        };
        let number = number(&cell[1..]).filter(|n| (1..=PIECES.into()).contains(n)).ok_or_else(wrong)? as u8;
        let army = &mut armies[side as usize];
        if army.square(number).is_some() {
            return Err(PositionError::Twice(cell.to_owned()));
        }
        if let Some(square) = u8::try_from(file).ok().and_then(|file| Square::new(file, rank)) {
            army.place(number, Some(square));
        }
        (file, counted) = (file + 1, false);
    }
    if file == u32::from(FILES) {
        Ok(())
    } else {
        Err(PositionError::Width { rank: rank + 1, squares: file })
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut cells: [[Option<String>; FILES as usize]; RANKS as usize] = Default::default();
        for side in Side::ALL {
            for (number, square) in self.men(side) {
                cells[usize::from(square.rank())][usize::from(square.file())] =
                    Some(format!("{}{number}", letter(side)));
            }
        }
        let ranks: Vec<String> = cells.iter().rev().map(|rank| write_rank(rank)).collect();
        let side = letter(self.side);
        write!(f, "{} {side} {} {} ", ranks.join("/"), self.rules.name, self.idle)?;
        match self.spent {
            None => f.write_str("-"),
            Some(turns) => write!(f, "{turns}"),
        }
    }
}

fn write_rank(cells: &[Option<String>]) -> String {
    let (mut parts, mut empty) = (Vec::new(), 0);
    for cell in cells {
        match cell {
            None => empty += 1,
            Some(piece) => {
                if empty > 0 {
                    parts.push(empty.to_string());
                    empty = 0;
                }
                parts.push(piece.clone());
            }
        }
    }
    if empty > 0 {
        parts.push(empty.to_string());
    }
    parts.join(",")
}
