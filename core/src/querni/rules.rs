//! The rule sets as data, and the fixed start squares.

use super::Side;

/// When a turn may be skipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Skipping {
    /// Always (A1).
    Always,
    /// Only when there is no other turn (W1).
    WhenStuck,
    /// Never. Alone on the board a side always has a move.
    Never,
}

/// What becomes of a removal that leaves an isolated piece of one's own (Q10).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Isolating {
    /// Nothing at once.
    Allowed,
    /// It loses (A2).
    Loses,
    /// It is refused.
    Refused,
}

/// What one rule set says where they differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rules {
    /// The name in notation.
    pub name: &'static str,
    /// When a turn may be skipped.
    pub skipping: Skipping,
    /// Who has pieces, the first to play first.
    pub sides: &'static [Side],
    /// What becomes of a removal that leaves an isolated piece.
    pub isolating: Isolating,
    /// That many turns in a row without a removal are a tie (A3).
    pub idle_limit: Option<u32>,
    /// That many turns after the first player is spent the game ends; when both are, at once (W2, W3, W4).
    pub spent_limit: Option<u32>,
    /// The greatest number of turns since the last removal that a position may have.
    pub idle_max: u32,
}

impl Rules {
    /// The rules of the app.
    pub const APP: Self = Self {
        name: "app",
        skipping: Skipping::Always,
        sides: &Side::ALL,
        isolating: Isolating::Loses,
        idle_limit: Some(30),
        spent_limit: None,
        idle_max: 30,
    };

    /// The rules of the web page.
    pub const WEB: Self = Self {
        name: "web",
        skipping: Skipping::WhenStuck,
        sides: &Side::ALL,
        isolating: Isolating::Allowed,
        idle_limit: None,
        spent_limit: Some(20),
        idle_max: 999_999,
    };

    /// The rules of blue alone, who has to clear the board. No notation of Querni names them: it is a game of its own.
    pub const CLEAR: Self = Self {
        name: "clear",
        skipping: Skipping::Never,
        sides: &[Side::Blue],
        isolating: Isolating::Refused,
        idle_limit: None,
        spent_limit: None,
        idle_max: 0,
    };

    /// Those of the game for two, the default first.
    pub const ALL: [&'static Self; 2] = [&Self::APP, &Self::WEB];

    /// The rule set of a name.
    pub fn named(name: &str) -> Option<&'static Self> {
        Self::ALL.into_iter().find(|rules| rules.name == name)
    }
}

/// Who plays first (Q3).
pub const FIRST: Side = Side::Blue;

/// Blue's start squares (Q2, an assumption); red's lie half a turn around.
pub const BLUE_START: [&str; 16] =
    ["a1", "b1", "c1", "e1", "f1", "g1", "a3", "c3", "d3", "e3", "g3", "a5", "c5", "d5", "e5", "g5"];
