//! `kill -9` at any moment of a match loses at most the turn being built.
//!
//! The test starts itself as a child that plays a recorded match and tells of each *End of move* once it has returned;
//! it is killed at some point, and the archive must hold all that was told, and at most one turn more.

#![allow(clippy::unwrap_used)]

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use sobremesa_core::app::{App, Clock, Tap};

/// Where the child finds its folder.
const FOLDER: &str = "SOBREMESA_KILL_TEST_FOLDER";

struct Stopped;

impl Clock for Stopped {
    fn now(&self) -> u64 {
        1_800_000_000
    }
}

fn open(folder: &Path) -> App {
    App::open(folder, &["en".to_owned()], Box::new(Stopped), Some(1))
}

fn turns_played(app: &mut App) -> usize {
    let rounds = app.screen().unwrap().turns.rounds;
    rounds.iter().flat_map(|round| &round.turns).filter(|turn| !turn.text.is_empty()).count()
}

/// Only does anything when the test below has started it.
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
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "child", "--nocapture"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines().map_while(Result::ok);
        assert!(lines.any(|line| line == format!("told {told}")), "the child never came to turn {told}");
        // On Unix this is SIGKILL: the child gets no word in.
        child.kill().unwrap();
        child.wait().unwrap();
        let mut app = open(folder.path());
        let home = app.home();
        assert_eq!(home.notice, None);
        let page = app.saved();
        let id = page.rows.iter().find_map(|row| match row {
            sobremesa_core::pages::page::Row::Match { card } => Some(card.id),
            _ => None,
        });
        app.open_match(id.unwrap()).unwrap();
        let kept = turns_played(&mut app);
        // The child may have ended more turns before the signal reached it; it never has fewer than it told.
        assert!((told..=TURNS).contains(&kept), "{kept} of {told} turns are left");
    }
}
