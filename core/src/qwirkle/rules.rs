//! The numbers of the rules, and what they assume where their source is silent.

use std::ops::RangeInclusive;

/// Copies of each tile (K1).
pub const COPIES: usize = 3;

/// Tiles in a full hand (K1), and the most that a turn places.
pub const HAND: usize = 6;

/// How many play (K1).
pub const SEATS: RangeInclusive<usize> = 2..=MOST_SEATS;

/// The most that play (K1).
pub(super) const MOST_SEATS: usize = 4;

/// Tiles of the longest line, one of each shape or of each colour (K4).
pub const LONGEST: u8 = 6;

/// What the longest line scores beyond its length (K6, an assumption).
pub const LONGEST_BONUS: u32 = 6;

/// Whether a turn may be passed while another is possible (K9, an assumption).
pub const PASSING_IS_FREE: bool = false;

/// What placing the last tile with the bag empty gives (K10).
pub const LAST_TILE_BONUS: u32 = 6;

/// Whether equal highest totals share the win (K12, an assumption) rather than draw.
pub const EQUALS_SHARE: bool = true;
