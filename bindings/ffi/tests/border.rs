//! The border: who is told, when, and that nothing is told under a lock.

#![allow(clippy::unwrap_used)]

use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, OnceLock};
use std::thread;

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

/// A listener that passes on on which thread it heard of which screen.
struct Passing(Sender<(Option<String>, u64)>);

impl Listener for Passing {
    fn screen_ready(&self, number: u64) {
        let _ = self.0.send((thread::current().name().map(str::to_owned), number));
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
            Tap::Button { id } => app.clone().press(number, id.clone()),
        }
    }
    let heard = listener.heard.lock().unwrap().clone();
    let expected: Vec<(u64, u64)> = (first + 1..).take(taps.len()).map(|number| (number, number)).collect();
    assert_eq!(heard, expected);
}

#[test]
fn computers_think_in_a_thread_of_their_own_and_one_turn_leads_to_the_next() {
    let (app, _folder) = open();
    let (sender, heard) = mpsc::channel();
    app.set_listener(Some(Arc::new(Passing(sender))));
    app.setup("knetkell".to_owned()).unwrap();
    app.change_setup("computer".to_owned(), "1".to_owned()).unwrap();
    app.change_setup("player-0".to_owned(), String::new()).unwrap();
    // The call is answered before anybody has thought.
    app.clone().sit_down().unwrap();
    let own = thread::current().name().map(str::to_owned);
    for _ in 0..10 {
        let (name, number) = heard.recv().unwrap();
        assert_eq!(name.as_deref(), Some("opponent"));
        assert_ne!(name, own);
        assert!(app.screen().unwrap().number >= number);
    }
    // Out of sight nothing more comes; what had just been found may still.
    app.pause();
    let shown = app.screen().unwrap();
    app.clone().resume();
    // They may have come to the end of the game before.
    let goes_on = || heard.iter().any(|(_, number)| number > shown.number);
    assert!(shown.result.is_some() || goes_on(), "in sight again it goes on");
    app.leave();
}

/// Sits down alone to `practice` in Querni, presses buttons, and gives the name of the first other thread that tells of a
/// screen.
fn teller(practice: &str, presses: &[&str]) -> Option<String> {
    let (app, _folder) = open();
    let (sender, heard) = mpsc::channel();
    app.set_listener(Some(Arc::new(Passing(sender))));
    app.setup("querni".to_owned()).unwrap();
    for (id, value) in [("people", "alone"), ("practise", practice)] {
        app.change_setup(id.to_owned(), value.to_owned()).unwrap();
    }
    app.clone().sit_down().unwrap();
    for &id in presses {
        app.clone().press(app.screen().unwrap().number, id.to_owned());
    }
    let own = thread::current().name().map(str::to_owned);
    heard.iter().map(|(name, _)| name).find(|name| *name != own)?
}

#[test]
fn a_par_and_a_hint_are_sought_in_threads_of_their_own_too() {
    assert_eq!(teller("one-seat", &[]).as_deref(), Some("par"));
    assert_eq!(teller("seats", &["menu", "hint"]).as_deref(), Some("opponent"));
}

#[test]
fn a_thought_keeps_no_app_alive() {
    let (app, _folder) = open();
    app.setup("querni".to_owned()).unwrap();
    app.change_setup("computer".to_owned(), "4".to_owned()).unwrap();
    app.change_setup("player-0".to_owned(), String::new()).unwrap();
    let (sender, heard) = mpsc::channel();
    app.set_listener(Some(Arc::new(Passing(sender))));
    app.clone().sit_down().unwrap();
    let weak = Arc::downgrade(&app);
    drop(app);
    // With the app its listener is gone, so the channel closes.
    while heard.recv().is_ok() {}
    assert!(weak.upgrade().is_none());
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
    app.clone().press(number, "no such button".to_owned());
    app.clone().press(number, "end".to_owned());
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
    assert!(matches!(app.clone().open_match(77), Err(AppError::NoSuchMatch { id: 77 })));
    assert!(matches!(app.clone().sit_down(), Err(AppError::NoSetup)));
    assert!(matches!(app.change_setup("rules".to_owned(), "web".to_owned()), Err(AppError::NoSetup)));
    assert!(matches!(
        app.change_setting("colour".to_owned(), "pink".to_owned()),
        Err(AppError::NoSuchChoice { .. })
    ));
    assert!(matches!(app.open_record("x".to_owned()), Err(AppError::BadRecord { .. })));
}
