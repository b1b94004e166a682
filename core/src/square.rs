//! The squares of a board of files and ranks, as its games know them: `a1`, `c10`.

use std::fmt;
use std::str::FromStr;

/// A square of a board of so many files, at most 26, and ranks. Its bit in a set of squares is
/// `(FILES + 1) * rank + file`: that one more file is never on the board, so a shift over the edge falls on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square<const FILES: u8, const RANKS: u8>(u8);

impl<const FILES: u8, const RANKS: u8> Square<FILES, RANKS> {
    /// From the bit of a square to that of the one above it.
    pub(crate) const STRIDE: u8 = FILES + 1;

    /// The square on a file and a rank, both counted from 0.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < FILES && rank < RANKS { Some(Self(rank * Self::STRIDE + file)) } else { None }
    }

    /// The square of a bit, which must be one of the board's.
    pub(crate) const fn at_bit(bit: u8) -> Self {
        Self(bit)
    }

    /// Its bit, counted from the lowest.
    pub(crate) const fn bit_index(self) -> u8 {
        self.0
    }

    /// File, from 0.
    pub const fn file(self) -> u8 {
        self.0 % Self::STRIDE
    }

    /// Rank, from 0.
    pub const fn rank(self) -> u8 {
        self.0 / Self::STRIDE
    }

    /// The square's place in the order a1, b1 …, a2 ….
    pub const fn spot(self) -> u32 {
        self.rank() as u32 * FILES as u32 + self.file() as u32
    }

    /// The square at a place in that order.
    pub fn from_spot(spot: u32) -> Option<Self> {
        let (file, rank) = (spot % u32::from(FILES), spot / u32::from(FILES));
        Self::new(file as u8, u8::try_from(rank).ok()?)
    }

    /// Every square in the order of its spot.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..RANKS).flat_map(|rank| (0..FILES).map(move |file| Self(rank * Self::STRIDE + file)))
    }
}

impl<const FILES: u8, const RANKS: u8> fmt::Display for Square<FILES, RANKS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl<const FILES: u8, const RANKS: u8> fmt::Debug for Square<FILES, RANKS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text names no square.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no square {0:?}")]
pub struct SquareError(pub String);

impl<const FILES: u8, const RANKS: u8> FromStr for Square<FILES, RANKS> {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        let square = || {
            let file = text.bytes().next()?.checked_sub(b'a')?;
            let digits = text.get(1..)?;
            // One spelling: no sign, no leading zero.
            let plain = digits.len() <= 2 && digits.bytes().all(|digit| digit.is_ascii_digit());
            let rank: u8 = digits.parse().ok().filter(|_| plain && !digits.starts_with('0'))?;
            Self::new(file, rank - 1)
        };
        square().ok_or_else(|| SquareError(text.to_owned()))
    }
}
