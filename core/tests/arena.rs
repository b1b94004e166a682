//! The arena: its interval, its lines, and that a contest goes on where it was stopped.
#![allow(clippy::unwrap_used, missing_docs)]

#[path = "../examples/arena/tally.rs"]
mod tally;

use std::fs::{read_to_string, write};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use tally::{Ended, Tally, Used};

fn ended(number: u64, points: f64) -> Ended {
    let mut used = [Used::default(); 2];
    used[0].add(Duration::from_micros(30), 500);
    used[0].add(Duration::from_micros(70), 100);
    Ended { number, seed: 7, points, by: "Q11".to_owned(), turns: 2, used }
}

fn tally(won: u64, drawn: u64, lost: u64) -> Tally {
    let mut tally = Tally::default();
    (0..won).for_each(|number| tally.add(&ended(number, 1.0)));
    (0..drawn).for_each(|number| tally.add(&ended(number, 0.5)));
    (0..lost).for_each(|number| tally.add(&ended(number, 0.0)));
    tally
}

#[test]
fn the_interval_is_that_of_wilson() {
    // Worked by hand from Wilson's formula.
    for (won, drawn, lost, share, low, high) in [
        (75, 0, 25, 0.75, 0.657, 0.825),
        (70, 10, 20, 0.75, 0.657, 0.825),
        (400, 0, 0, 1.0, 0.990, 1.0),
        (0, 0, 10, 0.0, 0.0, 0.278),
    ] {
        let tally = tally(won, drawn, lost);
        assert_eq!(tally.share(), share);
        let (l, h) = tally.interval();
        assert!((l - low).abs() < 0.001 && (h - high).abs() < 0.001, "{l} {h}");
    }
}

#[test]
fn a_match_is_read_as_it_was_written() {
    for (number, points) in [(0, 1.0), (1, 0.5), (2, 0.0)] {
        let ended = ended(number, points);
        assert_eq!(ended.to_string().parse(), Ok(ended));
    }
    assert!("match=0 seed=1 points=1 by=Q11 turns=3 first=1,2,3".parse::<Ended>().is_err());
}

#[test]
fn the_count_tells_matches_share_ends_and_time() {
    let told = tally(3, 0, 1).to_string();
    for part in
        ["4 matches: 3 won, 0 drawn, 1 lost", "75.0 %", "ended by Q11 4", "0.05 ms a turn, at most 0.1 ms"]
    {
        assert!(told.contains(part), "{told}");
    }
}

/// Plays, and gives what matters of the file: not the time.
fn played(matches: u32, seed: u32, file: &Path) -> Result<Vec<String>, String> {
    let test = std::env::current_exe().unwrap();
    let profile = test.parent().and_then(|deps| deps.parent()).unwrap();
    let arena = profile.join("examples").join(format!("arena{}", std::env::consts::EXE_SUFFIX));
    let words = [format!("matches={matches}"), format!("seed={seed}"), format!("file={}", file.display())];
    let output =
        Command::new(arena).args(["querni", "greedy", "level:1,nodes=200"]).args(words).output().unwrap();
    if !output.status.success() {
        return Err(String::from_utf8(output.stderr).unwrap());
    }
    let text = read_to_string(file).unwrap();
    Ok(text.lines().map(|line| line.split(" first=").next().unwrap().to_owned()).collect())
}

#[test]
fn a_contest_that_was_stopped_goes_on_with_the_same_matches() {
    let folder = tempfile::tempdir().unwrap();
    let (whole, stopped) = (folder.path().join("whole"), folder.path().join("stopped"));
    let matches = played(6, 1, &whole).unwrap();
    assert_eq!(matches.len(), 7);
    played(3, 1, &stopped).unwrap();
    // Killed while it wrote the fourth.
    let half = read_to_string(&stopped).unwrap() + "match=3 seed=2 sea";
    write(&stopped, half).unwrap();
    assert_eq!(played(6, 1, &stopped), Ok(matches));
    assert!(played(6, 2, &stopped).unwrap_err().contains("another contest"));
}
