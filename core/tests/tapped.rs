//! Whole matches of the games with chance, tapped from their records to their results: at a table whose chance comes
//! from the same generator the same match is played. What `series` holds was rolled elsewhere, and each way in which a match
//! ends there is here too.
//!
//! With `SOBREMESA_WRITE=1` the records are written anew.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

use rstest::rstest;
use sobremesa_core::app::{App, Clock, Tap};
use sobremesa_core::archive::{Archive, Record};
use sobremesa_core::chance::{self, ChaCha8Rng, seeded};
use sobremesa_core::game::{Game, Outcome, Sequel, Setup, status};
use sobremesa_core::knetkell::Knetkell;
use sobremesa_core::qwirkle::{Choice, Position, Qwirkle};

/// The generator of every match opened from a record here and in the UI's tests.
const SEED: u64 = 7;

/// Time stands still.
struct Still;

impl Clock for Still {
    fn now(&self) -> u64 {
        1_800_000_000
    }
}

fn tapped(record: &str) -> Record {
    let folder = tempfile::tempdir().unwrap();
    let mut app = App::open(folder.path(), &["en".to_owned()], Box::new(Still), Some(SEED));
    let taps = app.open_record(record).unwrap();
    let last = taps.len() - 1;
    for (nth, tap) in taps.into_iter().enumerate() {
        let number = app.screen().unwrap().number;
        let answered = match &tap {
            Tap::Spot { spot } => app.tap(number, *spot),
            Tap::Button { id } => app.press(number, id),
        };
        assert!(answered.is_some(), "tap {nth}, {tap:?}, changes nothing");
        assert_eq!(
            app.screen().unwrap().result.is_some_and(|sheet| sheet.buttons[0].id == "rematch"),
            nth == last
        );
    }
    drop(app);
    let (archive, _) = Archive::open(folder.path());
    archive.finished(1).remove(0).record
}

#[rstest]
fn a_match_is_tapped_from_its_record_to_its_result(#[files("tests/tapped/*.txt")] path: PathBuf) {
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(tapped(&text), text.parse().unwrap());
}

/// Plays a match from a start, choosing by `choose`.
fn played<G: Game>(
    setup: &Setup,
    seats: &[&str],
    start: G::Position,
    mut choose: impl FnMut(&G::Position) -> G::Choice,
) -> String {
    let mut rng = seeded(SEED);
    let options: String = setup.options.iter().map(|(key, value)| format!(" {key}={value}")).collect();
    let mut text = format!("sobremesa 1\ngame {}\nsetup{options}\n", G::NAME);
    for (seat, name) in seats.iter().enumerate() {
        text += &format!("seat {seat} person {name}\n");
    }
    let (mut outcomes, mut position) = (Vec::new(), start);
    let (outcome, rule) = loop {
        text += &format!("position {position}\n");
        while G::outcome(&position) == Outcome::Ongoing {
            let choice = choose(&position);
            let chance = G::chance(&position, &choice, &mut rng);
            let turn = G::turn(choice, chance);
            text += &format!("{turn}\n");
            position = G::play(&position, &turn).unwrap();
        }
        text += &format!("end {position}\nstatus {}\n", status::<G>(&position));
        let outcome = G::outcome(&position);
        outcomes.push(outcome);
        match G::sequel(setup, &outcomes, &position) {
            Sequel::Next(next) => position = next,
            Sequel::Over(outcome, rule) => break (outcome, rule),
        }
    };
    text + &format!("result {outcome} by {rule}\n")
}

fn any<T>(mut things: Vec<T>, rng: &mut ChaCha8Rng) -> T {
    things.swap_remove(chance::below(things.len() as u32, rng) as usize)
}

fn knetkell(games: &str, players: u64) -> String {
    let setup = Setup { options: vec![("games".to_owned(), games.to_owned())] };
    let (mut rng, start) = (seeded(players), Knetkell::deal(&setup, 2, &mut seeded(0)));
    played::<Knetkell>(&setup, &["Ana", "Luis"], start, |position| {
        any(Knetkell::legal_choices(position), &mut rng)
    })
}

/// A match of persons who place what scores most, and now and then swap.
fn qwirkle(names: &[&str], players: u64, swaps: bool) -> String {
    let mut rng = seeded(players);
    let start = Qwirkle::deal(&Setup::default(), names.len(), &mut rng);
    played::<Qwirkle>(&Setup::default(), names, start, |position: &Position| {
        let mover = position.mover();
        if swaps && mover.may_swap() && chance::below(8, &mut rng) == 0 {
            let swap = any(position.legal_choices(), &mut rng);
            return if matches!(swap, Choice::Swap(_)) { swap } else { mover.best_choice() };
        }
        mover.best_choice()
    })
}

/// The first of many matches that a text is found in.
fn first(mut of: impl FnMut(u64) -> String, holds: impl Fn(&str) -> bool) -> String {
    (0..20_000).map(&mut of).find(|text| holds(text)).unwrap()
}

#[test]
fn the_records_are_those_that_these_players_play() {
    let four = ["Ana", "Luis", "Marta", "Pau"];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tapped");
    let record = |name: &str, text: String| {
        let path = folder.join(name).with_extension("txt");
        if std::env::var_os("SOBREMESA_WRITE").is_some() {
            fs::write(&path, &text).unwrap();
        }
        assert_eq!(fs::read_to_string(&path).unwrap(), text, "{name}");
    };
    let ends = |end: &'static str| move |text: &str| text.ends_with(end);
    let games = |text: &str| text.matches("position ").count();
    record("knetkell-two-wins", first(|n| knetkell("3", n), |text| games(text) == 2));
    record(
        "knetkell-third-game",
        first(|n| knetkell("3", n), |text| games(text) == 3 && ends("win 1 by D6\n")(text)),
    );
    record("knetkell-drawn", first(|n| knetkell("3", n), ends("result draw by D6\n")));
    record(
        "knetkell-one-win-and-two-draws",
        first(
            |n| knetkell("3", n),
            |text| text.matches(" outcome draw ").count() == 2 && !ends("result draw by D6\n")(text),
        ),
    );
    record("knetkell-single-game", first(|n| knetkell("1", n), ends("by D5\n")));
    record("qwirkle-2-last-tile", first(|n| qwirkle(&four[..2], n, true), ends("by K10\n")));
    record("qwirkle-3-last-tile", first(|n| qwirkle(&four[..3], n, true), ends("win 2 by K10\n")));
    record("qwirkle-4-last-tile", first(|n| qwirkle(&four, n, true), |text| text.contains("\npass\n")));
    record("qwirkle-2-nobody-can-place", first(|n| qwirkle(&four[..2], n, false), ends("by K11\n")));
    record(
        "qwirkle-3-shared",
        first(|n| qwirkle(&four[..3], n, false), |text| text.lines().last().unwrap().contains(',')),
    );
}
