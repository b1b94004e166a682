//! Any text as a position of Querni and, line by line, as turns: what is parsed prints as it was spelt, and every
//! legal turn plays and is counted. Nothing panics.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sobremesa_core::querni::{Position, Turn};

fuzz_target!(|text: &str| {
    let mut lines = text.split('\n');
    let Some(mut position) = lines.next().and_then(position_as_spelt) else {
        text.split('\n').for_each(|line| drop(turn_as_spelt(line)));
        return;
    };
    every_legal_turn_plays(&position);
    for turn in lines.filter_map(turn_as_spelt) {
        if let Ok(next) = position.play(&turn) {
            assert_eq!(position_as_spelt(&next.to_string()), Some(next), "{position}, then {turn}");
            position = next;
        }
    }
    every_legal_turn_plays(&position);
});

/// The position, if it is one; then it has one spelling.
fn position_as_spelt(text: &str) -> Option<Position> {
    let position: Position = text.parse().ok()?;
    assert_eq!(position.to_string(), text);
    Some(position)
}

/// The turn, if it is one; then it has one spelling.
fn turn_as_spelt(text: &str) -> Option<Turn> {
    let turn: Turn = text.parse().ok()?;
    assert_eq!(turn.to_string(), text);
    Some(turn)
}

fn every_legal_turn_plays(position: &Position) {
    let turns = position.legal_turns();
    assert_eq!(position.perft(1), turns.len() as u64, "{position}");
    for turn in turns {
        assert_eq!(turn_as_spelt(&turn.to_string()).as_ref(), Some(&turn));
        let next = position.play(&turn).unwrap_or_else(|why| panic!("{position}, then {turn}: {why}"));
        assert_eq!(position_as_spelt(&next.to_string()), Some(next), "{position}, then {turn}");
    }
}
