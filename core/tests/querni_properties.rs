//! What is true of every position of Querni: of random matches, and of pieces strewn at random.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use proptest::prelude::*;
use sobremesa_core::app::Tap;
use sobremesa_core::archive::{Player, Record, RecordSeat};
use sobremesa_core::chance::{self, ChaCha8Rng, seeded};
use sobremesa_core::game::{Draft as _, Game, Outcome, Seat, Setup, TableGame as _};
use sobremesa_core::querni::{Draft, Movement, Position, Querni, Removal, Rules, Square, Turn};
use sobremesa_core::table::{AnyTable, Table};

/// What matters of a turn: where a piece began and ended, what was removed.
type Essence = (Option<(Square, Square)>, Option<(u8, u8)>);

fn essence(turn: &Turn) -> Essence {
    let moved = turn.movement.as_ref().map(|movement| (movement.from(), movement.to()));
    (moved, turn.removal.map(|removal| (*removal.numbers().start(), *removal.numbers().end())))
}

fn pick<'a, T>(things: &'a [T], rng: &mut ChaCha8Rng) -> &'a T {
    &things[chance::below(things.len() as u32, rng) as usize]
}

/// A legal turn; removals are taken half of the time there is one, so that matches come to their ends.
fn any_turn(position: &Position, rng: &mut ChaCha8Rng) -> Turn {
    let turns = position.legal_turns();
    let removals: Vec<Turn> = turns.iter().filter(|turn| turn.removal.is_some()).cloned().collect();
    let from = if !removals.is_empty() && chance::below(2, rng) == 0 { &removals } else { &turns };
    pick(from, rng).clone()
}

/// The positions of a random match, at most so many.
fn match_of(seed: u64, rules: &'static Rules, most: usize) -> Vec<Position> {
    let mut rng = seeded(seed);
    let mut positions = vec![Position::deal(rules, &mut rng)];
    while positions.len() < most && positions.last().unwrap().ending().is_none() {
        let last = positions.last().unwrap();
        let next = last.play(&any_turn(last, &mut rng)).unwrap();
        positions.push(next);
    }
    positions
}

fn rules() -> impl Strategy<Value = &'static Rules> {
    prop::sample::select(Rules::ALL.to_vec())
}

/// Any movement at all, mostly nonsense.
fn movement() -> impl Strategy<Value = Movement> {
    let square = (0u32..70).prop_map(|spot| Square::from_spot(spot).unwrap());
    let step = (square.clone(), square.clone()).prop_map(|(from, to)| Movement::Step { from, to });
    let jumps = (square.clone(), prop::collection::vec(square, 1..4))
        .prop_map(|(from, landings)| Movement::Jumps { from, landings });
    prop_oneof![step, jumps]
}

fn turn() -> impl Strategy<Value = Turn> {
    let removal = (1u8..=14)
        .prop_flat_map(|low| (Just(low), low + 2..=16))
        .prop_map(|(low, high)| Removal::new(low, high));
    let removal = prop_oneof![2 => Just(None), 1 => removal];
    (prop::option::weighted(0.9, movement()), removal)
        .prop_map(|(movement, removal)| Turn { movement, removal })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_listed_turn_is_playable_and_listed_once(seed: u64, rules in rules()) {
        for position in match_of(seed, rules, 80) {
            let turns = position.legal_turns();
            prop_assert_eq!(turns.is_empty(), position.ending().is_some());
            prop_assert_eq!(turns.len() as u64, position.count_turns());
            let all: BTreeSet<Essence> = turns.iter().map(essence).collect();
            prop_assert_eq!(all.len(), turns.len());
            for turn in &turns {
                let after = position.play(turn);
                prop_assert!(after.is_ok(), "{} in {}: {:?}", turn, position, after);
            }
        }
    }

    #[test]
    fn nothing_else_is_playable(seed: u64, rules in rules(), turns in prop::collection::vec(turn(), 400)) {
        let positions = match_of(seed, rules, 60);
        for (position, turns) in positions.iter().zip(turns.chunks(8).cycle()) {
            let legal: BTreeSet<Essence> = position.legal_turns().iter().map(essence).collect();
            for turn in turns {
                let played = position.play(turn).is_ok();
                // A path may be longer than the listed one, or bent where none is needed; never shorter than none.
                prop_assert!(!played || legal.contains(&essence(turn)), "{} in {}", turn, position);
            }
            for turn in position.legal_turns() {
                let other = Turn { removal: Removal::new(1, 16), ..turn };
                prop_assert_eq!(position.play(&other).is_ok(), legal.contains(&essence(&other)));
            }
        }
    }

    #[test]
    fn notation_round_trips(seed: u64, rules in rules(), turn in turn()) {
        prop_assert_eq!(turn.to_string().parse::<Turn>().unwrap(), turn);
        for position in match_of(seed, rules, 80) {
            prop_assert_eq!(position.to_string().parse::<Position>().unwrap(), position);
        }
    }

    #[test]
    fn any_text_is_read_as_itself_or_refused(text in "[-a-hx0-9*. ,/br]{0,40}") {
        if let Ok(turn) = text.parse::<Turn>() {
            prop_assert_eq!(turn.to_string(), text.clone());
        }
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(position.to_string(), text);
        }
    }

    #[test]
    fn the_taps_of_a_turn_build_it(seed: u64, rules in rules()) {
        let mut rng = seeded(seed);
        for position in match_of(seed, rules, 60) {
            if position.ending().is_some() {
                break;
            }
            let turn = any_turn(&position, &mut rng);
            let mut draft = Draft::new(&position);
            for tap in Querni::taps(&position, &turn) {
                let done = match &tap {
                    Tap::Spot { spot } => draft.tap(*spot),
                    Tap::Button { id } => draft.press(id),
                };
                prop_assert!(done.is_ok(), "{:?} for {} in {}: {:?}", tap, turn, position, done);
            }
            prop_assert_eq!(draft.choice(), Some(turn));
        }
    }

    #[test]
    fn whatever_is_tapped_a_draft_yields_only_legal_turns(
        seed: u64,
        rules in rules(),
        taps in prop::collection::vec((0u32..74, any::<prop::sample::Index>()), 1..60),
    ) {
        let positions = match_of(seed, rules, 40);
        let position = positions[taps[0].1.index(positions.len())];
        let mut draft = Draft::new(&position);
        for (tap, which) in &taps {
            let before = draft.clone();
            // Mostly what is marked, so that turns come about; now and then anything.
            let scene = draft.scene();
            let marked: Vec<u32> = (0..70).filter(|&spot| scene.cells[spot as usize].enabled).collect();
            let done = match tap {
                70..=71 => draft.press("chain"),
                72 => draft.press("skip"),
                spot if *spot < 20 || marked.is_empty() => draft.tap(*spot),
                _ => draft.tap(*which.get(&marked)),
            };
            if done.is_err() {
                prop_assert_eq!(&draft, &before, "a refused tap changes nothing");
            }
            if let Some(turn) = draft.choice() {
                prop_assert!(position.ending().is_some() || position.play(&turn).is_ok(), "{} in {}", turn, position);
            }
        }
    }

    #[test]
    fn a_view_follows_the_match_by_what_is_seen(seed: u64, rules in rules()) {
        let mut rng = seeded(seed);
        let mut position = Position::deal(rules, &mut rng);
        let mut views = [Seat(0), Seat(1)].map(|seat| Querni::view(&position, Some(seat)));
        for _ in 0..40 {
            if position.ending().is_some() {
                break;
            }
            let turn = any_turn(&position, &mut rng);
            let before = position;
            position = Querni::play(&before, &turn).unwrap();
            for (view, seat) in views.iter_mut().zip([Seat(0), Seat(1)]) {
                *view = Querni::follow(view, &Querni::seen(&position, &turn, Some(seat)));
                prop_assert_eq!(&*view, &Querni::view(&position, Some(seat)));
            }
        }
    }

    #[test]
    fn a_match_can_be_saved_and_resumed_at_every_step(seed: u64, rules in rules()) {
        let seat = |name: &str| RecordSeat { player: Player::Person, name: name.to_owned() };
        let setup = Setup { options: vec![("rules".to_owned(), rules.name.to_owned())] };
        let mut rng = seeded(seed);
        let dealt = Table::<Querni>::deal(setup, vec![seat("Ana"), seat("Luis")], &mut rng);
        let mut record = dealt.record();
        let mut position: Position = record.games[0].position.parse().unwrap();
        for _ in 0..60 {
            if Querni::outcome(&position) != Outcome::Ongoing {
                break;
            }
            let turn = any_turn(&position, &mut rng);
            position = position.play(&turn).unwrap();
            record.games[0].turns.push(turn.to_string());
            let resumed = Table::<Querni>::resume(&record).unwrap();
            let saved: Record = resumed.record().to_string().parse().unwrap();
            prop_assert_eq!(&saved.games[0].turns, &record.games[0].turns);
            prop_assert_eq!(resumed.to_move(), Querni::to_move(&position));
            prop_assert_eq!(saved.result.is_some(), position.ending().is_some());
        }
    }
}
