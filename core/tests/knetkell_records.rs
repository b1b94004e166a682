//! Whole games and matches of Knetkell as text replay to their results.

#![allow(clippy::unwrap_used)]

mod replay;

use std::fs;
use std::path::{Path, PathBuf};

use rstest::rstest;
use sobremesa_core::archive::{GameRecord, MatchResult, Record};
use sobremesa_core::game::{Game, Outcome, Seat};
use sobremesa_core::knetkell::{Knetkell, Length, Position, Series, Turn};

/// Plays a game: every turn is one of those listed, every position has one spelling.
fn replay(game: &GameRecord) -> Position {
    let listed = |position: &Position, turn: &Turn, _: &Position| {
        assert!(position.legal_choices().contains(&turn.choice), "{turn}");
    };
    let position = replay::replay::<Knetkell>(game, listed);
    assert_eq!(Some(position.to_string()), game.end.as_ref().map(|end| end.position.clone()));
    position
}

#[rstest]
fn a_recorded_game_replays_to_its_end(#[files("tests/records/knetkell-*.txt")] path: PathBuf) {
    let (name, game) = GameRecord::from_case(&fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(name, Knetkell::NAME);
    let ending = replay(&game).ending();
    // The file's name says how the game ends.
    let outcome = match path.file_stem().unwrap().to_str().unwrap() {
        "knetkell-win-0" => Outcome::win(Seat(0)),
        "knetkell-win-1" => Outcome::win(Seat(1)),
        "knetkell-draw" => Outcome::Draw,
        other => panic!("{other} says nothing of its end"),
    };
    assert_eq!(ending, Some((outcome, "D5")));
}

#[rstest]
fn a_recorded_match_is_a_run_of_games_started_in_turn(#[files("tests/series/*.txt")] path: PathBuf) {
    let text = fs::read_to_string(&path).unwrap();
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert_eq!(record.game, Knetkell::NAME);
    for (option, value) in &record.setup {
        assert!(Knetkell::takes(option, value), "{option}={value}");
    }
    let length = record.setup.iter().find_map(|(_, value)| Length::named(value)).unwrap();
    let mut series = Series::new(length);
    for game in &record.games {
        assert_eq!(series.ending(), None);
        assert_eq!(series.next_start().map(|start| start.to_string()).as_ref(), Some(&game.position));
        series = series.after(&replay(game)).unwrap();
    }
    let (outcome, rule) = series.ending().unwrap();
    assert_eq!(record.result, Some(MatchResult { outcome, rule: rule.to_owned() }));
    let plain: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(record.to_string().lines().collect::<Vec<_>>(), plain);
}

#[test]
fn there_are_records_of_every_way_a_game_and_a_match_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    for file in ["win-0", "win-1", "draw"] {
        assert!(folder.join(format!("records/knetkell-{file}.txt")).exists(), "{file}");
    }
    let series = fs::read_dir(folder.join("series")).unwrap().map(|entry| entry.unwrap().path());
    let texts: Vec<String> = series.map(|path| fs::read_to_string(path).unwrap()).collect();
    for result in ["win 0 by D6", "win 1 by D6", "draw by D6", "win 1 by D5"] {
        assert!(texts.iter().any(|text| text.ends_with(&format!("result {result}\n"))), "{result}");
    }
}
