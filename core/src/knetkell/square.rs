//! The board (D1): squares, sets of squares, and what is orthogonally next to what.

use std::fmt;

/// Files of the board, `a`–`e`.
pub const FILES: u8 = 5;
/// Ranks of the board, `1`–`5`.
pub const RANKS: u8 = 5;

const STRIDE: u8 = Square::STRIDE;

/// A square of the board.
pub type Square = crate::square::Square<FILES, RANKS>;

impl Square {
    /// The squares that share a side with this one.
    pub const fn neighbours(self) -> Squares {
        let bit = self.bit().0;
        Squares((bit << 1 | bit >> 1 | bit << STRIDE | bit >> STRIDE) & Squares::BOARD.0)
    }

    /// The square from which a step in this direction, on the board, reaches this one.
    pub(super) const fn before(self, direction: Direction) -> Self {
        Self::at_bit(self.bit_index().wrapping_add_signed(-(direction as i8)))
    }

    pub(super) const fn bit(self) -> Squares {
        Squares(1 << self.bit_index())
    }
}

/// A way to an orthogonally adjacent square, by how many bits it leads on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(i8)]
pub(super) enum Direction {
    Right = 1,
    Left = -1,
    Up = STRIDE as i8,
    Down = -(STRIDE as i8),
}

impl Direction {
    const ALL: [Self; 4] = [Self::Right, Self::Left, Self::Up, Self::Down];
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Squares(u32);

impl Squares {
    /// No square.
    pub const NONE: Self = Self(0);
    /// All squares of the board.
    pub const BOARD: Self = {
        let (mut bits, mut rank) = (0, 0);
        while rank < RANKS {
            bits |= 0x1f << (rank * STRIDE);
            rank += 1;
        }
        Self(bits)
    };

    /// The set holds the square.
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.bit_index() & 1 == 1
    }

    /// No square is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Squares of either set.
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Squares of both sets.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Squares of this set that are not in the other.
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The squares of the board one step from those of the set, in each direction.
    pub(super) fn beside(self) -> [(Direction, Self); 4] {
        let step = |direction| match direction {
            Direction::Right => self.0 << 1,
            Direction::Left => self.0 >> 1,
            Direction::Up => self.0 << STRIDE,
            Direction::Down => self.0 >> STRIDE,
        };
        Direction::ALL.map(|direction| (direction, Self(step(direction) & Self::BOARD.0)))
    }

    /// The set if so, else no square.
    pub(super) const fn when(self, so: bool) -> Self {
        Self(self.0 & (so as u32).wrapping_neg())
    }

    /// The set with its squares counted.
    pub(super) const fn counted(self) -> Counted {
        let pairs = self.0 - (self.0 >> 1 & 0x5555_5555);
        let fours = (pairs & 0x3333_3333) + (pairs >> 2 & 0x3333_3333);
        let sums = ((fours + (fours >> 4)) & 0x0f0f_0f0f).wrapping_mul(0x0101_0101);
        Counted { bits: self.0, sums }
    }
}

/// A set of squares, counted so that any of them can be found at once: looked up, since a loop whose end can't be
/// foreseen would cost more than all the rest.
#[derive(Debug, Clone, Copy)]
pub(super) struct Counted {
    bits: u32,
    /// In each byte: how many bits are set in it and in those below.
    sums: u32,
}

impl Counted {
    /// How many squares are in the set.
    pub(super) const fn len(self) -> u32 {
        self.sums >> 24
    }

    /// The square that comes after `skipped` others of the set, in the order of spots.
    pub(super) fn nth(self, skipped: u32) -> Option<Square> {
        let byte: u32 = [0, 8, 16].into_iter().map(|low| u32::from(self.sums >> low & 0xff <= skipped)).sum();
        let below = self.sums << 8 >> (8 * byte) & 0xff;
        let place = PLACES[(self.bits >> (8 * byte) & 0xff) as usize].get((skipped - below) as usize)?;
        (*place < 8).then_some(Square::at_bit(8 * byte as u8 + place))
    }
}

/// Where the bits of a byte are, from the lowest; 8 where there is none.
const PLACES: [[u8; 8]; 256] = {
    let mut places = [[8; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut found) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                places[byte][found] = place;
                found += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    places
};

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;

    fn into_iter(self) -> SquaresIter {
        SquaresIter(self.0)
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// Goes through a set in the order of spots.
#[derive(Debug, Clone)]
pub struct SquaresIter(u32);

impl Iterator for SquaresIter {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        (self.0 != 0).then(|| {
            let square = Square::at_bit(self.0.trailing_zeros() as u8);
            self.0 &= self.0 - 1;
            square
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_five_files_and_five_ranks() {
        // D1
        assert_eq!(Squares::BOARD.len(), 25);
        let spots: Vec<u32> = Square::all().map(Square::spot).collect();
        assert_eq!(spots, (0..25).collect::<Vec<_>>());
        assert!(Square::all().all(|square| Square::from_spot(square.spot()) == Some(square)));
        assert_eq!(Square::from_spot(25), None);
    }

    #[test]
    fn squares_are_written_and_read() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        for wrong in ["", "a", "a0", "a6", "f1", "A1", "a01", "a:", "a1 ", "a10", "é1", "aé", "`1"] {
            assert!(wrong.parse::<Square>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_square_is_next_to_those_that_share_a_side_with_it() {
        for a in Square::all() {
            for b in Square::all() {
                let apart = a.file().abs_diff(b.file()) + a.rank().abs_diff(b.rank());
                assert_eq!(a.neighbours().contains(b), apart == 1, "{a} {b}");
                let mut ways = a.bit().beside().into_iter().filter(|(_, set)| set.contains(b));
                let way = ways.next().map(|(direction, _)| b.before(direction));
                assert_eq!(way, (apart == 1).then_some(a), "{a} {b}");
                assert_eq!(ways.next(), None);
            }
        }
    }

    #[test]
    fn the_squares_of_a_set_are_counted_off_in_order() {
        let set = Squares::BOARD.without(Square::at_bit(0).neighbours());
        let squares: Vec<Square> = set.into_iter().collect();
        let counted = set.counted();
        for (skipped, &square) in (0..).zip(&squares) {
            assert_eq!(counted.nth(skipped), Some(square));
        }
        assert_eq!(counted.len(), set.len());
        assert_eq!(counted.nth(set.len()), None);
        assert_eq!((Squares::NONE.counted().len(), Squares::NONE.counted().nth(0)), (0, None));
    }
}
