//! Whole games of Qwirkle as text replay to their results.

#![allow(clippy::unwrap_used)]

mod replay;

#[path = "independent/engine.rs"]
mod engine;

use std::fs;
use std::path::{Path, PathBuf};

use rstest::rstest;
use sobremesa_core::archive::GameRecord;
use sobremesa_core::game::{Game, Seat};
use sobremesa_core::qwirkle::{Position, Qwirkle, View};

/// Plays a game to its end, followed by a view of every seat.
fn replay(game: &GameRecord) -> Position {
    let start: Position = game.position.parse().unwrap();
    let seats: Vec<Seat> = start.seats().collect();
    let mut views: Vec<View> = seats.iter().map(|&seat| Qwirkle::view(&start, Some(seat))).collect();
    replay::replay::<Qwirkle>(game, |before, turn, after| {
        for (view, &seat) in views.iter_mut().zip(&seats) {
            *view = Qwirkle::follow(view, &Qwirkle::seen(before, turn, Some(seat)));
            assert_eq!(*view, Qwirkle::view(after, Some(seat)), "seat {} after {turn}", seat.0);
        }
    })
}

#[rstest]
fn a_recorded_game_replays_to_its_end(#[files("tests/records/qwirkle-*.txt")] path: PathBuf) {
    let (name, game) = GameRecord::from_case(&fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(name, Qwirkle::NAME);
    let position = replay(&game);
    // The file's name says how many play, and by which rule the game ends.
    let parts: Vec<&str> = path.file_stem().unwrap().to_str().unwrap().split('-').collect();
    assert_eq!(position.seats().count().to_string(), parts[1]);
    assert_eq!(position.ending().map(|(_, rule)| rule), Some(parts[2]));
}

/// What the text interface answers to a line, in one line.
fn asked(engine: &mut engine::Engine, line: &str) -> String {
    engine.say(line.as_bytes()).unwrap();
    engine.hear().unwrap()
}

#[rstest]
fn a_recorded_game_replays_through_the_text_interface(#[files("tests/records/qwirkle-*.txt")] path: PathBuf) {
    let (_, game) = GameRecord::from_case(&fs::read_to_string(&path).unwrap()).unwrap();
    let end = game.end.as_ref().unwrap();
    let mut engine = engine::Engine::start();
    assert_eq!(asked(&mut engine, "game qwirkle"), "ok");
    let whole = format!("position {} turns {}", game.position, game.turns.join(" "));
    assert_eq!(asked(&mut engine, &whole), "ok");
    assert_eq!(asked(&mut engine, "status"), end.status);
    let shown = asked(&mut engine, "show");
    let shown: Position = shown.strip_prefix("position ").unwrap().parse().unwrap();
    assert_eq!(shown, end.position.parse().unwrap());
    assert_eq!(asked(&mut engine, "legal"), "end 0");
    // A turn of the past must carry its draws; it is named, and nothing changes.
    let (undrawn, _) = game.turns[0].split_once('>').unwrap();
    let answer = asked(&mut engine, &format!("position {} turns {undrawn}", game.position));
    assert!(answer.starts_with(&format!("error {undrawn} ")), "{answer}");
    assert_eq!(asked(&mut engine, "status"), end.status);
    // One that is played now need not.
    assert_eq!(asked(&mut engine, &format!("position {}", game.position)), "ok");
    let answer = asked(&mut engine, &format!("play {undrawn}"));
    let played = answer.strip_prefix("played ").unwrap();
    assert!(played.starts_with(&format!("{undrawn}>")), "{played}");
    assert_eq!(engine.leave(), (Vec::new(), true));
}

#[test]
fn the_text_interface_deals_the_same_to_the_same_seed_and_goes_on_alike() {
    let mut engine = engine::Engine::start();
    assert_eq!(asked(&mut engine, "game qwirkle"), "ok");
    let mut once = || {
        let dealt = asked(&mut engine, "new seed 11 players 4");
        let legal = asked(&mut engine, "legal");
        while !engine.hear().unwrap().starts_with("end ") {}
        [dealt, asked(&mut engine, "play pass"), asked(&mut engine, &format!("play {legal}"))]
    };
    let first = once();
    assert!(first[1].starts_with("error pass "), "{}", first[1]);
    assert_eq!(once(), first);
    for wrong in ["new players 5", "new players 1", "new rules app", "perft 1", "new seed 01", "play R1@0,0;"]
    {
        assert!(asked(&mut engine, wrong).starts_with("error "), "{wrong}");
    }
}

#[test]
fn there_are_records_for_two_three_and_four_players() {
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    for players in 2..=4 {
        assert!(records.join(format!("qwirkle-{players}-K10.txt")).exists(), "{players}");
    }
}
