//! The board (Q1): squares, sets of squares, and what is next to what.

use std::fmt;

/// Files of the board, `a`–`g`.
pub const FILES: u8 = 7;
/// Ranks of the board, `1`–`10`.
pub const RANKS: u8 = 10;

const STRIDE: u8 = Square::STRIDE;

/// A square of the board.
pub type Square = crate::square::Square<FILES, RANKS>;

impl Square {
    /// The square half a turn around the board's centre.
    pub const fn half_turn(self) -> Self {
        Self::at_bit((RANKS - 1 - self.rank()) * STRIDE + (FILES - 1 - self.file()))
    }

    /// The squares next to this one, by side or corner.
    pub const fn neighbours(self) -> Squares {
        NEIGHBOURS[self.bit_index() as usize]
    }

    pub(crate) const fn bit(self) -> Squares {
        Squares(1 << self.bit_index())
    }

    /// The square between two that lie two apart in a straight line.
    pub fn between(self, other: Self) -> Option<Self> {
        let middle = |a: u8, b: u8| match a.abs_diff(b) {
            0 => Some(a),
            2 => Some((a + b) / 2),
            _ => None,
        };
        let square = Self::new(middle(self.file(), other.file())?, middle(self.rank(), other.rank())?)?;
        (self != other).then_some(square)
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Squares(u128);

impl Squares {
    /// No square.
    pub const NONE: Self = Self(0);
    /// All squares of the board.
    pub const BOARD: Self = {
        let (mut bits, mut rank) = (0u128, 0);
        while rank < RANKS {
            bits |= 0x7f << (rank * STRIDE);
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

    /// The squares next to any of the set, and those of it that are next to another.
    pub(crate) const fn around(self) -> Self {
        let sides = self.0 | self.0 << 1 | self.0 >> 1;
        Self((sides << STRIDE | sides >> STRIDE | self.0 << 1 | self.0 >> 1) & Self::BOARD.0)
    }

    /// The squares where a piece that stands on one of the set may be after its next turn, whatever stands on the board
    /// by then: a step leads next to it (Q4), jumps an even number of files and ranks away (Q5).
    pub(crate) const fn within_a_turn(self) -> Self {
        let (mut reached, mut i) = (self.around(), 0);
        while i < EVENLY_APART.len() {
            if !EVENLY_APART[i].and(self).is_empty() {
                reached = reached.or(EVENLY_APART[i]);
            }
            i += 1;
        }
        reached
    }

    /// Where one jump from any square of the set lands, over `men`, on whatever lies there (Q5).
    pub(super) const fn jumped(self, men: Self) -> Self {
        let (a, m) = (self.0, men.0);
        let up = (a << 1 & m) << 1 | (a << 7 & m) << 7 | (a << 8 & m) << 8 | (a << 9 & m) << 9;
        let down = (a >> 1 & m) >> 1 | (a >> 7 & m) >> 7 | (a >> 8 & m) >> 8 | (a >> 9 & m) >> 9;
        Self((up | down) & Self::BOARD.0)
    }
}

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
pub struct SquaresIter(u128);

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

/// The four sets of squares that lie an even number of files and ranks apart.
const EVENLY_APART: [Squares; 4] = {
    let (mut sets, mut bit) = ([Squares::NONE; 4], 0);
    while bit < RANKS * STRIDE {
        let square = Square::at_bit(bit);
        let set = (square.file() % 2 + 2 * (square.rank() % 2)) as usize;
        sets[set] = sets[set].or(square.bit().and(Squares::BOARD));
        bit += 1;
    }
    sets
};

const NEIGHBOURS: [Squares; (RANKS * STRIDE) as usize] = {
    let mut table = [Squares::NONE; (RANKS * STRIDE) as usize];
    let mut bit = 0;
    while bit < table.len() {
        table[bit] = Squares(1 << bit).around();
        bit += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_seven_files_and_ten_ranks() {
        // Q1
        assert_eq!(Squares::BOARD.len(), 70);
        assert_eq!(Square::all().count(), 70);
        let spots: Vec<u32> = Square::all().map(Square::spot).collect();
        assert_eq!(spots, (0..70).collect::<Vec<_>>());
        assert!(Square::all().all(|square| Square::from_spot(square.spot()) == Some(square)));
        assert_eq!(Square::from_spot(70), None);
    }

    #[test]
    fn squares_are_written_and_read() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        for wrong in ["", "a", "a0", "a11", "h1", "A1", "a01", "a:", "a1 ", "a10x", "é1", "aé"] {
            assert!(wrong.parse::<Square>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_square_is_next_to_those_that_share_a_side_or_a_corner_with_it() {
        for a in Square::all() {
            for b in Square::all() {
                let apart = a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank()));
                assert_eq!(a.neighbours().contains(b), apart == 1, "{a} {b}");
            }
        }
    }

    #[test]
    fn a_jump_lands_two_squares_on_over_what_stands_between() {
        for a in Square::all() {
            let landed = a.bit().jumped(Squares::BOARD.without(a.bit()));
            for b in Square::all() {
                let (files, ranks) = (a.file().abs_diff(b.file()), a.rank().abs_diff(b.rank()));
                let straight = files.max(ranks) == 2 && files % 2 == 0 && ranks % 2 == 0;
                assert_eq!(landed.contains(b), straight, "{a} {b}");
                assert_eq!(a.between(b).is_some(), straight, "{a} {b}");
            }
            assert_eq!(a.bit().jumped(Squares::NONE), Squares::NONE);
        }
    }

    #[test]
    fn a_turn_leads_next_to_a_square_or_evenly_away_from_it() {
        for a in Square::all() {
            let reached = a.bit().within_a_turn();
            for b in Square::all() {
                let (files, ranks) = (a.file().abs_diff(b.file()), a.rank().abs_diff(b.rank()));
                let so = files.max(ranks) <= 1 && a != b || files % 2 == 0 && ranks % 2 == 0;
                assert_eq!(reached.contains(b), so, "{a} {b}");
            }
        }
    }

    #[test]
    fn half_a_turn_twice_is_no_turn() {
        for square in Square::all() {
            assert_eq!(square.half_turn().half_turn(), square);
        }
        assert_eq!("a1".parse::<Square>().map(|square| square.half_turn().to_string()), Ok("g10".into()));
    }
}
