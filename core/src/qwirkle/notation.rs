//! The notation of positions: `<board> <hands> <bag> <scores> <seat>`.

use std::fmt;
use std::str::FromStr;

use super::board::BoardError;
use super::position::{BySeat, HIGHEST, ImpossiblePosition, Parts, Position};
use super::tile::{TileError, Tiles, read_tiles};
use crate::game::Seat;

/// What is wrong with a position's notation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// Not five fields with one blank between them.
    #[error("a position has 5 fields with one blank between them, here are {0}")]
    Fields(usize),
    /// Not two fields with one blank between them.
    #[error("a deal has 2 fields with one blank between them, here are {0}")]
    DealFields(usize),
    /// The board can't be read.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// A tile can't be read.
    #[error(transparent)]
    Tile(#[from] TileError),
    /// Not a score.
    #[error("{0:?} is no score")]
    Score(String),
    /// Not a seat.
    #[error("the seat to move is 0, 1, 2 or 3, not {0:?}")]
    Seat(String),
    /// Every part can be read, but the whole is impossible.
    #[error(transparent)]
    Impossible(#[from] ImpossiblePosition),
}

/// Reads the tiles of a hand or the bag.
pub(super) fn read_gathered(text: &str) -> Result<Tiles, PositionError> {
    let mut tiles = Tiles::NONE;
    if text == "-" {
        return Ok(tiles);
    }
    match read_tiles(text)?.into_iter().find(|&tile| !tiles.put(tile)) {
        Some(tile) => Err(ImpossiblePosition::TooMany(tile).into()),
        None => Ok(tiles),
    }
}

pub(super) fn read_hands(text: &str) -> Result<BySeat<Tiles>, PositionError> {
    by_seat(text, read_gathered)
}

/// Reads what is written for each seat.
fn by_seat<T>(
    text: &str,
    read: impl Fn(&str) -> Result<T, PositionError>,
) -> Result<BySeat<T>, PositionError> {
    let mut seats = BySeat::new();
    for one in text.split('/') {
        let full = |_| ImpossiblePosition::Seats(text.split('/').count());
        seats.try_push(read(one)?).map_err(full)?;
    }
    Ok(seats)
}

/// A score as notation writes it: digits without a leading zero, at most 999999.
fn read_score(text: &str) -> Result<u32, PositionError> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let plain = digits && (text == "0" || !text.starts_with('0'));
    let score = if plain { text.parse().ok().filter(|&score| score <= HIGHEST) } else { None };
    score.ok_or_else(|| PositionError::Score(text.to_owned()))
}

fn read_seat(text: &str) -> Result<Seat, PositionError> {
    match text.as_bytes() {
        [digit @ b'0'..=b'3'] => Ok(Seat(digit - b'0')),
        _ => Err(PositionError::Seat(text.to_owned())),
    }
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [board, hands, bag, scores, seat] = fields[..] else {
            return Err(PositionError::Fields(fields.len()));
        };
        let parts = Parts {
            board: board.parse()?,
            hands: read_hands(hands)?,
            bag: read_gathered(bag)?,
            scores: by_seat(scores, read_score)?,
            seat: read_seat(seat)?,
        };
        Ok(parts.try_into()?)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.board)?;
        write_seats(f, &self.hands)?;
        write!(f, " {} ", self.bag)?;
        write_seats(f, &self.scores)?;
        write!(f, " {}", self.seat.0)
    }
}

/// What is written for each seat.
pub(super) fn write_seats(f: &mut fmt::Formatter<'_>, seats: &[impl fmt::Display]) -> fmt::Result {
    seats.iter().enumerate().try_for_each(|(i, one)| {
        let before = if i == 0 { "" } else { "/" };
        write!(f, "{before}{one}")
    })
}
