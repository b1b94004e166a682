//! The deals: new ones, and that of a day, which is the same for everyone.

use rand_chacha::ChaCha8Rng;

use super::Position;
use crate::chance;
use crate::game::NEW_DEAL;
use crate::querni::{self, Rules};

/// Whether a text names a deal.
pub(super) fn is_one(text: &str) -> bool {
    text == NEW_DEAL || date(text).is_some()
}

/// The date that a deal is of, in eight digits: year, month, day.
pub(super) fn date(text: &str) -> Option<u32> {
    let digits = text.len() == 8 && text.bytes().all(|byte| byte.is_ascii_digit());
    if digits { text.parse().ok() } else { None }
}

/// The deal of a day, as 20260731 for 31 July 2026. It comes from the generator that this number stands for
/// ([`chance::seeded`]) and from nothing else, so that it is the same everywhere and always.
pub fn of_the_day(date: u32) -> Position {
    any(&mut chance::seeded(date.into()))
}

/// A deal at random.
pub(super) fn any(rng: &mut ChaCha8Rng) -> Position {
    Position::start(querni::Position::deal(&Rules::CLEAR, rng))
}
