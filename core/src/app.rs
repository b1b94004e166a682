//! The whole app as one value: the archive, the settings, and the table that is open.

use std::path::Path;

use crate::pages::page::{Appearance, Home, Page};
use crate::table::layout::Space;
use crate::table::screen::Screen;

/// Why the app could not do what it was asked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Error))]
pub enum AppError {
    /// No game is called that.
    #[error("there is no game called {game}")]
    NoSuchGame {
        /// What was asked for.
        game: String,
    },
    /// The archive has no such match.
    #[error("there is no match {id}")]
    NoSuchMatch {
        /// What was asked for.
        id: u64,
    },
    /// A row, option or button of a page that is not there.
    #[error("{id} can't be set to {value}")]
    NoSuchChoice {
        /// The row.
        id: String,
        /// The value.
        value: String,
    },
    /// A page was changed before it was opened.
    #[error("nothing is being set up")]
    NoSetup,
    /// The record can't be read or does not follow the rules.
    #[error("{reason}")]
    BadRecord {
        /// What is wrong with it.
        reason: String,
    },
    /// The archive could not keep the match.
    #[error("{reason}")]
    NotSaved {
        /// Why, in the player's language.
        reason: String,
    },
}

/// One tap: on a spot of the board or on a button.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Tap {
    /// A spot of the board.
    Spot {
        /// Its number.
        spot: u32,
    },
    /// A button.
    Button {
        /// Its id.
        id: String,
    },
}

/// Where time comes from.
pub trait Clock: Send {
    /// Seconds since 1970.
    fn now(&self) -> u64;
}

/// The app.
pub struct App {}

#[allow(unused_variables, clippy::todo, missing_docs)]
impl App {
    pub fn open(folder: &Path, languages: &[String], clock: Box<dyn Clock>, seed: Option<u64>) -> Self {
        todo!()
    }
    pub fn appearance(&self) -> Appearance {
        todo!()
    }
    pub fn home(&self) -> Home {
        todo!()
    }
    pub fn dismiss_notice(&mut self) -> Home {
        todo!()
    }
    pub fn setup(&mut self, game: &str) -> Result<Page, AppError> {
        todo!()
    }
    pub fn change_setup(&mut self, id: &str, value: &str) -> Result<Page, AppError> {
        todo!()
    }
    pub fn sit_down(&mut self) -> Result<(), AppError> {
        todo!()
    }
    pub fn open_match(&mut self, id: u64) -> Result<(), AppError> {
        todo!()
    }
    pub fn saved(&self) -> Page {
        todo!()
    }
    pub fn rules(&self, game: Option<&str>) -> Result<Page, AppError> {
        todo!()
    }
    pub fn settings(&self) -> Page {
        todo!()
    }
    pub fn change_setting(&mut self, id: &str, value: &str) -> Result<Page, AppError> {
        todo!()
    }
    pub fn resize(&mut self, space: Space) {
        todo!()
    }
    pub fn screen(&mut self) -> Option<Screen> {
        todo!()
    }
    pub fn tap(&mut self, number: u64, spot: u32) -> Option<u64> {
        todo!()
    }
    pub fn press(&mut self, number: u64, id: &str) -> Option<u64> {
        todo!()
    }
    pub fn leave(&mut self) {
        todo!()
    }
    pub fn open_record(&mut self, record: &str) -> Result<Vec<Tap>, AppError> {
        todo!()
    }
    pub fn demo_record(&self) -> &'static str {
        todo!()
    }
}
