//! A deal before it is settled who starts (K2).

use std::fmt;
use std::str::FromStr;

use super::board::Board;
use super::notation::{PositionError, read_gathered, read_hands, write_seats};
use super::position::{BySeat, ImpossiblePosition, Parts, Position, groups, starters};
use super::rules::{COPIES, HAND, SEATS};
use super::tile::{Tile, Tiles};
use crate::chance::{self, ChaCha8Rng};
use crate::game::Seat;

/// Hands and bag as dealt. Who starts is settled by the hands, or by a choice among those whose largest groups are
/// equal: until then it can be saved, as text, and shows nothing but [`Deal::groups`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deal {
    hands: BySeat<Tiles>,
    bag: Tiles,
}

impl Deal {
    /// Deals hands of six to 2–4 seats (K1); more or fewer are taken as the nearest number that can play.
    pub fn new(seats: usize, rng: &mut ChaCha8Rng) -> Self {
        let mut tiles: Vec<Tile> = Tile::all().flat_map(|tile| [tile; COPIES]).collect();
        chance::shuffle(&mut tiles, rng);
        let gather = |tiles: &[Tile]| tiles.iter().copied().collect();
        let (held, bag) = tiles.split_at(seats.clamp(*SEATS.start(), *SEATS.end()) * HAND);
        Self { hands: held.chunks(HAND).map(gather).collect(), bag: gather(bag) }
    }

    /// The size of each hand's largest group: all that is shown before someone has started.
    pub fn groups(&self) -> impl Iterator<Item = u8> + use<> {
        groups(&self.hands).into_iter()
    }

    /// The seats that may start: one, or those that the players or the lot choose from.
    pub fn starters(&self) -> impl Iterator<Item = Seat> + use<> {
        starters(&self.hands).into_iter()
    }

    /// The position in which a seat starts.
    ///
    /// # Errors
    /// [`ImpossiblePosition::SmallerGroup`] if it may not; [`ImpossiblePosition::NoSuchSeat`].
    pub fn started_by(&self, seat: Seat) -> Result<Position, ImpossiblePosition> {
        let Position { board, hands, bag, scores, .. } = self.started(seat);
        Parts { board, hands, bag, scores, seat }.try_into()
    }

    /// The position in which one of [`Deal::starters`] starts.
    pub(super) fn started(&self, seat: Seat) -> Position {
        let scores = self.hands.iter().map(|_| 0).collect();
        Position { board: Board::default(), hands: self.hands.clone(), bag: self.bag, scores, seat }
    }
}

impl fmt::Display for Deal {
    /// `<hands> <bag>`, as in a position.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_seats(f, &self.hands)?;
        write!(f, " {}", self.bag)
    }
}

impl FromStr for Deal {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [hands, bag] = fields[..] else { return Err(PositionError::DealFields(fields.len())) };
        let deal = Self { hands: read_hands(hands)?, bag: read_gathered(bag)? };
        // It is possible if the position is in which one of those who may start does.
        let first = deal.starters().next().unwrap_or(Seat(0));
        deal.started_by(first)?;
        Ok(deal)
    }
}
