//! A match at the table: tap, End of move, Cancel, and the [`screen::Screen`] to draw after each.
//!
//! Knows no game by name: what a turn is and how it is built is asked of [`crate::game`].

pub mod layout;
pub mod screen;
