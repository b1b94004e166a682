//! Whole games of Querni as text replay to their results.

#![allow(clippy::unwrap_used)]

mod replay;

use std::fs;
use std::path::{Path, PathBuf};

use rstest::rstest;
use sobremesa_core::archive::{GameRecord, Record};
use sobremesa_core::querni::Querni;
use sobremesa_core::table::{AnyTable, Table};

#[rstest]
fn a_recorded_game_replays_to_its_end(#[files("tests/records/querni-*.txt")] path: PathBuf) {
    let (name, game) = GameRecord::from_case(&fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(name, "querni");
    let position = replay::replay::<Querni>(&game, |_, _, _| {});
    assert_eq!(position.to_string(), game.end.unwrap().position);
    // The file's name says by which rule the game ends.
    let rule = path.file_stem().unwrap().to_str().unwrap().split('-').nth(2).unwrap();
    assert_eq!(position.ending().map(|(_, rule)| rule), Some(rule));
}

#[rstest]
fn a_recorded_match_is_put_on_the_table_and_written_again(#[files("tests/matches/*.txt")] path: PathBuf) {
    let text = fs::read_to_string(&path).unwrap();
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let table =
        Table::<Querni>::resume(&record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert_eq!(table.record(), record);
    let plain: Vec<&str> = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).collect();
    assert_eq!(table.record().to_string().lines().collect::<Vec<_>>(), plain);
}

#[test]
fn there_are_records_of_every_way_a_game_ends() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let names = |folder: PathBuf| {
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name()).collect::<Vec<_>>()
    };
    let records = names(folder.join("records"));
    for ending in ["app-A2", "app-A3", "app-Q11", "web-Q11", "web-W2", "web-W3"] {
        let found = records.iter().filter(|name| name.to_string_lossy().contains(ending)).count();
        assert!(found >= 2, "{ending}");
    }
    assert!(names(folder.join("matches")).len() >= 4);
}
