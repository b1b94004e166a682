#![allow(dead_code, reason = "each test uses a part of it")]

//! An app with a folder of its own, as players have it in hand, whatever the game.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sobremesa_core::app::{App, Clock};
use sobremesa_core::audio::Loudspeaker;
use sobremesa_core::game::TableGame;
use sobremesa_core::table::Light;
use sobremesa_core::table::layout::{Coordinates, Space};
use sobremesa_core::table::screen::{Round, Screen};
use sobremesa_core::words::Words;

/// A clock that goes only when it is told.
#[derive(Clone)]
pub struct TestClock(Arc<AtomicU64>);

impl Clock for TestClock {
    fn now(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The app, where its archive is, and what a place is called in the game being played.
pub struct Play {
    pub app: App,
    pub clock: TestClock,
    pub folder: tempfile::TempDir,
    spot: fn(&str) -> Option<u32>,
}

impl Play {
    /// At the first page, to play one game.
    pub fn of<G: TableGame>() -> Self {
        Self::seeded::<G>(1)
    }

    /// The same, with another deal.
    pub fn seeded<G: TableGame>(seed: u64) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let clock = TestClock(Arc::new(AtomicU64::new(1_800_000_000)));
        let app = open_seeded(folder.path(), &clock, seed);
        Self { app, clock, folder, spot: G::spot }
    }

    /// Sits down at a position by notation.
    pub fn open(&mut self, game: &str, setup: &str, position: &str) {
        let seats = "seat 0 person Ana\nseat 1 person Luis";
        let setup = format!("setup {setup}");
        let setup = setup.trim_end();
        let record = format!("sobremesa 1\ngame {game}\n{setup}\n{seats}\nposition {position}\n");
        self.app.open_record(&record).unwrap();
    }

    /// The app is gone without a word, and opened anew.
    pub fn killed(self) -> Self {
        let Self { app, clock, folder, spot } = self;
        drop(app);
        Self { app: open(folder.path(), &clock), clock, folder, spot }
    }

    pub fn screen(&mut self) -> Screen {
        self.app.screen().unwrap()
    }

    /// Taps places and presses buttons, and gives the last screen.
    pub fn tap(&mut self, taps: &str) -> Screen {
        let mut screen = self.screen();
        for tap in taps.split(' ') {
            match (self.spot)(tap) {
                Some(spot) => self.app.tap(screen.number, spot),
                None => self.app.press(screen.number, tap),
            };
            screen = self.screen();
        }
        screen
    }

    pub fn passes(&mut self, seconds: u64) {
        self.clock.0.fetch_add(seconds, Ordering::Relaxed);
    }
}

/// What a table is shown in where nothing of it matters but its words.
pub fn light(words: &Words) -> Light<'_> {
    Light {
        words,
        space: Space::default(),
        coordinates: Coordinates::default(),
        facing: false,
        large_numerals: false,
        loudspeaker: Loudspeaker::All.button(words, false),
    }
}

/// Opens the app on an archive.
pub fn open(folder: &Path, clock: &TestClock) -> App {
    open_seeded(folder, clock, 1)
}

fn open_seeded(folder: &Path, clock: &TestClock, seed: u64) -> App {
    App::open(folder, &["en".to_owned()], Box::new(clock.clone()), Some(seed))
}

/// The turns of a round as they are listed.
pub fn texts(round: &Round) -> Vec<&str> {
    round.turns.iter().map(|turn| turn.text.as_str()).collect()
}
