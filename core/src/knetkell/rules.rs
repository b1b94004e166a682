//! What the rules leave to be settled, as data: who starts, how many games there are, what a draw counts.

use crate::game::Outcome;
use crate::side::Side;

/// Who starts the first game of a match: the challenged player (D6).
pub const FIRST: Side = Side::Blue;

/// How many games a match has, and who starts them.
#[derive(Debug, PartialEq, Eq)]
pub struct Length {
    /// What a record's `setup` line calls it.
    pub name: &'static str,
    /// Who starts each game, in order; there are no more games than these.
    pub starters: &'static [Side],
    /// That many wins take the match at once.
    pub wins: u32,
    /// The rule that ends the match.
    pub rule: &'static str,
}

impl Length {
    /// The best of three (D6): the challenged player starts the first and third games, the challenger the second.
    pub const BEST_OF_THREE: Self =
        Self { name: "3", starters: &[FIRST, FIRST.other(), FIRST], wins: 2, rule: "D6" };

    /// A single game, which its sums decide (D5).
    pub const SINGLE: Self = Self { name: "1", starters: &[FIRST], wins: 1, rule: "D5" };

    /// Both, the default first.
    pub const ALL: [&'static Self; 2] = [&Self::BEST_OF_THREE, &Self::SINGLE];

    /// The length of a name.
    pub fn named(name: &str) -> Option<&'static Self> {
        Self::ALL.into_iter().find(|length| length.name == name)
    }
}

/// What a game with equal sums is (D5, an assumption).
pub const EQUAL_SUMS: Outcome = Outcome::Draw;

/// How many of a match's games a drawn one uses up (D6, an assumption); with 0 it would be played again.
pub const DRAWN_GAME: usize = 1;
