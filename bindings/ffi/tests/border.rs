//! The border: who is told, when, and that nothing is told under a lock.

#![allow(clippy::unwrap_used)]

use std::sync::{Arc, Mutex, OnceLock};

use sobremesa_core::app::{AppError, Tap};
use sobremesa_ffi::{Listener, Sobremesa};

/// A listener that asks for the screen at once, as an impatient platform would.
#[derive(Default)]
struct Impatient {
    app: OnceLock<Arc<Sobremesa>>,
    heard: Mutex<Vec<(u64, u64)>>,
}

impl Listener for Impatient {
    fn screen_ready(&self, number: u64) {
        // With the app's lock held this would never return.
        let shown = self.app.get().unwrap().screen().unwrap().number;
        self.heard.lock().unwrap().push((number, shown));
    }
}

fn open() -> (Arc<Sobremesa>, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap().to_owned();
    (Sobremesa::open_still(path, vec!["en".to_owned()], 1_800_000_000, 1), folder)
}

#[test]
fn a_listener_hears_of_every_new_screen_and_may_ask_for_it() {
    let (app, _folder) = open();
    let listener = Arc::new(Impatient::default());
    listener.app.set(app.clone()).unwrap_or_else(|_| unreachable!("set once"));
    app.set_listener(Some(listener.clone()));
    let taps = app.open_record(app.demo_record()).unwrap();
    let first = app.screen().unwrap().number;
    for tap in &taps {
        let number = app.screen().unwrap().number;
        match tap {
            Tap::Spot { spot } => app.tap(number, *spot),
            Tap::Button { id } => app.press(number, id.clone()),
        }
    }
    let heard = listener.heard.lock().unwrap().clone();
    let expected: Vec<(u64, u64)> = (first + 1..).take(taps.len()).map(|number| (number, number)).collect();
    assert_eq!(heard, expected);
}

#[test]
fn nobody_hears_of_a_tap_that_changes_nothing() {
    let (app, _folder) = open();
    let listener = Arc::new(Impatient::default());
    listener.app.set(app.clone()).unwrap_or_else(|_| unreachable!("set once"));
    app.set_listener(Some(listener.clone()));
    app.open_record(app.demo_record()).unwrap();
    let number = app.screen().unwrap().number;
    app.tap(number + 7, 0);
    app.press(number, "no such button".to_owned());
    app.press(number, "end".to_owned());
    assert!(listener.heard.lock().unwrap().is_empty());
    app.set_listener(None);
    app.tap(number, 0);
    assert!(listener.heard.lock().unwrap().is_empty());
}

#[test]
fn what_is_not_there_is_an_error_and_not_a_crash() {
    let (app, _folder) = open();
    assert!(app.screen().is_none());
    app.tap(1, 1);
    app.leave();
    assert!(matches!(app.setup("chess".to_owned()), Err(AppError::NoSuchGame { .. })));
    assert!(matches!(app.open_match(77), Err(AppError::NoSuchMatch { id: 77 })));
    assert!(matches!(app.sit_down(), Err(AppError::NoSetup)));
    assert!(matches!(app.change_setup("rules".to_owned(), "web".to_owned()), Err(AppError::NoSetup)));
    assert!(matches!(
        app.change_setting("colour".to_owned(), "pink".to_owned()),
        Err(AppError::NoSuchChoice { .. })
    ));
    assert!(matches!(app.open_record("x".to_owned()), Err(AppError::BadRecord { .. })));
}
