//! The text interface against a second reading of the rules, which shares no code with the core.
//!
//! `SOBREMESA_MATCHES` says how many matches of each game to play instead of the few by default, and with them how many
//! positions to build and lines to misspell.
#![allow(clippy::unwrap_used, missing_docs)]

mod independent {
    mod any_game;
    mod board;
    mod chance;
    mod engine;
    mod knetkell;
    mod querni;
    mod qwirkle;
    mod table;
}
