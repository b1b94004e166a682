//! What is kept: matches as records, running or over, and the settings.
//!
//! [`record`] is a match as text, for keeping, copying and playing back; [`store`] is the file they all lie in. No
//! game is known here: positions and turns are words, which the table checks by playing them.

mod medium;
#[cfg(test)]
mod power_cuts;
pub mod record;
pub mod store;

pub use record::{
    GameEnd, GameRecord, MatchResult, NAME_LENGTH, Player, Record, RecordError, RecordFault, RecordSeat,
    valid_name,
};
pub use store::{Archive, SaveError, SavedMatch, Trouble};
