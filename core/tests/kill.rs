//! `kill -9` at any moment of a match loses at most the turn being built.
//!
//! The test starts itself as a child that plays a recorded match and tells of each *End of move* once it has returned;
//! it is killed at some point, and the archive must hold all that was told, and at most one turn more. Another child is
//! killed while a computer thinks.

#![allow(clippy::unwrap_used)]

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use sobremesa_core::app::{App, Clock, Tap};
use sobremesa_core::pages::page::Row;

/// Where a child finds its folder.
const FOLDER: &str = "SOBREMESA_KILL_TEST_FOLDER";

struct Stopped;

impl Clock for Stopped {
    fn now(&self) -> u64 {
        1_800_000_000
    }
}

/// Starts the child named so, and gives what it tells.
fn start(child: &str, folder: &Path) -> (Child, impl Iterator<Item = String>) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", child, "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stderr.take().unwrap()).lines().map_while(Result::ok);
    (child, lines)
}

/// Opens the match that a killed child has left.
fn open_what_is_left(app: &mut App) {
    assert_eq!(app.home().notice, None);
    let id = app.saved().rows.iter().find_map(|row| match row {
        Row::Match { card } => Some(card.id),
        _ => None,
    });
    app.open_match(id.unwrap()).unwrap();
}

fn open(folder: &Path) -> App {
    App::open(folder, &["en".to_owned()], Box::new(Stopped), Some(1))
}

fn turns_played(app: &mut App) -> usize {
    let rounds = app.screen().unwrap().turns.rounds;
    rounds.iter().flat_map(|round| &round.turns).filter(|turn| !turn.text.is_empty()).count()
}

/// Only does anything when a test below has started it.
#[test]
fn child() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let mut app = open(Path::new(&folder));
    let taps = app.open_record(app.demo_record()).unwrap();
    let mut out = std::io::stderr();
    writeln!(out, "told 0").unwrap();
    for tap in taps {
        let number = app.screen().unwrap().number;
        match &tap {
            Tap::Spot { spot } => app.tap(number, *spot),
            Tap::Button { id } => app.press(number, id),
        };
        if tap == (Tap::Button { id: "end".to_owned() }) {
            writeln!(out, "told {}", turns_played(&mut app)).unwrap();
        }
    }
}

#[test]
fn a_killed_match_has_every_turn_that_was_ended() {
    const TURNS: usize = 25;
    for told in (0..TURNS).step_by(3) {
        let folder = tempfile::tempdir().unwrap();
        let (mut child, mut lines) = start("child", folder.path());
        assert!(lines.any(|line| line == format!("told {told}")), "the child never came to turn {told}");
        // On Unix this is SIGKILL: the child gets no word in.
        child.kill().unwrap();
        child.wait().unwrap();
        let mut app = open(folder.path());
        open_what_is_left(&mut app);
        let kept = turns_played(&mut app);
        // The child may have ended more turns before the signal reached it; it never has fewer than it told.
        assert!((told..=TURNS).contains(&kept), "{kept} of {told} turns are left");
    }
}

/// Only does anything when the test below has started it: ends a turn against a computer, and lets it think until it is
/// killed.
#[test]
fn child_with_a_computer() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    // Time goes on here, so that the computer thinks as long as it may.
    let mut app = App::open(Path::new(&folder), &["en".to_owned()], Box::new(Stopped), None);
    app.setup("querni").unwrap();
    app.change_setup("computer", "4").unwrap();
    app.sit_down().unwrap();
    for id in ["skip", "end"] {
        let number = app.screen().unwrap().number;
        app.press(number, id);
    }
    let task = app.think().unwrap();
    std::thread::scope(|scope| {
        let thinks = scope.spawn(|| task.run());
        writeln!(std::io::stderr(), "thinks").unwrap();
        thinks.join().unwrap();
        // Nobody is told of the answer: the test kills this while it waits.
        std::thread::park();
    });
}

#[test]
fn a_match_killed_while_a_computer_thinks_goes_on_with_its_turn() {
    let folder = tempfile::tempdir().unwrap();
    let (mut child, mut lines) = start("child_with_a_computer", folder.path());
    assert!(lines.any(|line| line == "thinks"), "the child never came to think");
    child.kill().unwrap();
    child.wait().unwrap();
    let mut app = open(folder.path());
    open_what_is_left(&mut app);
    assert_eq!(turns_played(&mut app), 1);
    assert!(app.screen().unwrap().seats[1].thinking);
    let answer = app.think().unwrap().run().unwrap();
    assert!(app.answer(&answer).is_some());
    assert_eq!(turns_played(&mut app), 2);
}
