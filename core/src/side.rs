//! The two sides of a game for two.

use crate::game::Seat;
use crate::table::screen::SeatColour;

/// A side: blue is the first seat, red the second.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// The first seat.
    Blue,
    /// The second seat.
    Red,
}

impl Side {
    /// Both, in the order of their seats.
    pub const ALL: [Self; 2] = [Self::Blue, Self::Red];

    /// The other side.
    pub const fn other(self) -> Self {
        match self {
            Self::Blue => Self::Red,
            Self::Red => Self::Blue,
        }
    }

    /// Its seat.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// Its seat's colour.
    pub const fn colour(self) -> SeatColour {
        match self {
            Self::Blue => SeatColour::Blue,
            Self::Red => SeatColour::Red,
        }
    }

    /// The letter that notation writes for it.
    pub const fn letter(self) -> char {
        match self {
            Self::Blue => 'b',
            Self::Red => 'r',
        }
    }

    /// The side of a letter.
    pub fn of_letter(letter: &str) -> Option<Self> {
        match letter {
            "b" => Some(Self::Blue),
            "r" => Some(Self::Red),
            _ => None,
        }
    }
}
