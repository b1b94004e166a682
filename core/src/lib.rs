//! The core of Sobremesa: rules, tap workflow, sound, storage and words of its table games.
//!
//! [`app::App`] is what the platforms hold. No drawing and no platform is known here.

pub mod app;
pub mod archive;
pub mod audio;
pub mod calendar;
pub mod chance;
pub mod clear;
pub mod game;
pub mod games;
pub mod knetkell;
pub mod look;
pub mod notation;
pub mod opponents;
pub mod pages;
pub mod puzzles;
pub mod querni;
pub mod qwirkle;
pub mod side;
pub mod square;
pub mod table;
pub mod words;

#[cfg(feature = "uniffi")]
uniffi::setup_scaffolding!();
