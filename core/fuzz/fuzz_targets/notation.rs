//! Any text as a position of each game and, line by line, as turns: what is parsed reads the same when it is printed,
//! and every legal choice plays and is counted. Nothing panics.
#![no_main]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use libfuzzer_sys::fuzz_target;
use sobremesa_core::chance::seeded;
use sobremesa_core::game::Game;
use sobremesa_core::knetkell::Knetkell;
use sobremesa_core::querni::Querni;
use sobremesa_core::qwirkle::Qwirkle;

/// What the checks must know of a game.
trait Checked: Game {
    /// Whether a position and a turn have one spelling each.
    const ONE_SPELLING: bool = true;
    /// How often `perft` counts a choice, where it counts.
    const ROLLS: u64 = 1;
}

impl Checked for Querni {}

impl Checked for Knetkell {
    const ROLLS: u64 = 6;
}

impl Checked for Qwirkle {
    const ONE_SPELLING: bool = false;
}

fuzz_target!(|text: &str| {
    match_of::<Querni>(text);
    match_of::<Qwirkle>(text);
    match_of::<Knetkell>(text);
});

fn match_of<G: Checked>(text: &str) {
    let mut lines = text.split('\n');
    let Some(mut position) = lines.next().and_then(as_spelt::<G, G::Position>) else {
        text.split('\n').for_each(|line| drop(as_spelt::<G, G::Turn>(line)));
        return;
    };
    every_legal_choice_plays::<G>(&position);
    for turn in lines.filter_map(as_spelt::<G, G::Turn>) {
        if let Ok(next) = G::play(&position, &turn) {
            assert_eq!(reread(&next).as_ref(), Some(&next), "{position}, then {turn}");
            position = next;
        }
    }
    every_legal_choice_plays::<G>(&position);
}

/// What a text says, if it says such a thing; printed, it says the same.
fn as_spelt<G: Checked, T: Display + FromStr + PartialEq + Debug>(text: &str) -> Option<T> {
    let read: T = text.parse().ok()?;
    if G::ONE_SPELLING {
        assert_eq!(read.to_string(), text);
    }
    assert_eq!(reread(&read).as_ref(), Some(&read), "{text}");
    Some(read)
}

fn reread<T: Display + FromStr>(what: &T) -> Option<T> {
    what.to_string().parse().ok()
}

fn every_legal_choice_plays<G: Checked>(position: &G::Position) {
    let choices = G::legal_choices(position);
    if let Some(nodes) = G::perft(position, 1) {
        assert_eq!(nodes, G::ROLLS * choices.len() as u64, "{position}");
    }
    let mut rng = seeded(choices.len() as u64);
    for choice in choices {
        assert_eq!(reread(&choice).as_ref(), Some(&choice));
        let chance = G::chance(position, &choice, &mut rng);
        let turn = G::turn(choice, chance);
        assert_eq!(reread(&turn).as_ref(), Some(&turn));
        let next = G::play(position, &turn).unwrap_or_else(|why| panic!("{position}, then {turn}: {why}"));
        assert_eq!(reread(&next).as_ref(), Some(&next), "{position}, then {turn}");
    }
}
