//! What is true of every position of Knetkell: of random games, and of dice strewn at random; and of every match.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use sobremesa_core::chance::{ChaCha8Rng, seeded};
use sobremesa_core::game::{Game, Outcome, Seat};
use sobremesa_core::knetkell::{
    Choice, Die, Knetkell, Length, Pips, PlayError, Position, Series, Side, Square, Turn, roll,
};

/// The dice of a board, written plainly: by file and rank from 0.
type Dice = BTreeMap<(i8, i8), (Side, u8)>;

fn plain(position: &Position) -> Dice {
    let die = |square| position.die_on(square).map(|Die { side, pips }| (side, pips.get()));
    Square::all().filter_map(|square| Some((place(square), die(square)?))).collect()
}

fn place(square: Square) -> (i8, i8) {
    (square.file() as i8, square.rank() as i8)
}

fn next_to(a: (i8, i8), b: (i8, i8)) -> bool {
    (a.0 - b.0).abs() + (a.1 - b.1).abs() == 1
}

/// Which rule a choice breaks by the words of the rules, if any.
fn broken(dice: &Dice, side: Side, choice: Choice) -> Option<&'static str> {
    let square = place(choice.square);
    let enemy = |at: &(i8, i8)| next_to(square, *at) && dice.get(at).is_some_and(|die| die.0 != side);
    match choice.challenged.map(place) {
        _ if dice.len() == 25 => Some("D5"),
        _ if dice.contains_key(&square) => Some("D2"),
        Some(challenged) if !enemy(&challenged) => Some("D3"),
        None if dice.keys().any(enemy) => Some("D3"),
        _ => None,
    }
}

/// The dice after a legal turn, by the words of D2–D4.
fn played(dice: &Dice, side: Side, turn: Turn) -> Dice {
    let (mut dice, roll) = (dice.clone(), turn.roll.get());
    let mut owner = side;
    if let Some(challenged) = turn.choice.challenged.map(place) {
        let die = dice.get_mut(&challenged).unwrap();
        if roll > die.1 {
            die.0 = side;
        }
        if roll < die.1 {
            owner = side.other();
        }
    }
    dice.insert(place(turn.choice.square), (owner, roll));
    dice
}

fn rule_of(error: &PlayError) -> &'static str {
    match error {
        PlayError::Over { rule } => rule,
        PlayError::Occupied { .. } => "D2",
        PlayError::Unchallenged { .. }
        | PlayError::NotNext { .. }
        | PlayError::NoDie { .. }
        | PlayError::OwnDie { .. } => "D3",
    }
}

fn any_turn(position: &Position, rng: &mut ChaCha8Rng) -> Turn {
    Turn { choice: position.random_choice(rng).unwrap(), roll: roll(rng) }
}

/// The positions of a random game, with the turns that lead to the next.
fn game_of(start: Position, rng: &mut ChaCha8Rng) -> (Vec<Position>, Vec<Turn>) {
    let (mut positions, mut turns) = (vec![start], Vec::new());
    while let Some(last) = positions.last().filter(|position| !position.is_over()) {
        let turn = any_turn(last, rng);
        let next = last.play(turn).unwrap();
        turns.push(turn);
        positions.push(next);
    }
    (positions, turns)
}

fn pips() -> impl Strategy<Value = Pips> {
    prop::sample::select(Pips::ALL.to_vec())
}

fn side() -> impl Strategy<Value = Side> {
    prop::sample::select(Side::ALL.to_vec())
}

fn square() -> impl Strategy<Value = Square> {
    prop::sample::select(Square::all().collect::<Vec<_>>())
}

/// A board strewn more or less densely with dice, full ones too, as nobody might ever reach it.
fn strewn() -> impl Strategy<Value = Position> {
    let cell = (0u32..100, side(), pips());
    (0u32..=120, prop::collection::vec(cell, 25), side()).prop_map(|(density, cells, to_move)| {
        let die = |(lot, side, pips): &(u32, Side, Pips)| {
            (*lot < density).then(|| format!("{}{pips}", side.letter()))
        };
        let cells: Vec<Option<String>> = cells.iter().map(die).collect();
        let ranks: Vec<String> = cells.chunks(5).map(rank).collect();
        format!("{} {}", ranks.join("/"), to_move.letter()).parse().unwrap()
    })
}

/// A rank as text.
fn rank(cells: &[Option<String>]) -> String {
    let runs = cells.chunk_by(|a, b| a.is_none() && b.is_none());
    let text = |run: &[Option<String>]| run[0].clone().unwrap_or_else(|| run.len().to_string());
    runs.map(text).collect::<Vec<_>>().join(",")
}

/// Any choice at all: near each other or not, on dice or not.
fn choice() -> impl Strategy<Value = Choice> {
    (square(), prop::option::of(square())).prop_map(|(square, challenged)| Choice { square, challenged })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_listed_choice_is_playable_and_listed_once(position in strewn(), roll in pips(), seed: u64) {
        let choices = position.legal_choices();
        let chosen = position.random_choice(&mut seeded(seed));
        prop_assert_eq!(chosen.is_some(), position.ending().is_none());
        prop_assert!(chosen.is_none_or(|chosen| choices.contains(&chosen)));
        prop_assert_eq!(choices.is_empty(), position.ending().is_some());
        prop_assert_eq!(choices.len() as u32, position.count_choices());
        let all: BTreeSet<Choice> = choices.iter().copied().collect();
        prop_assert_eq!(all.len(), choices.len());
        for choice in choices {
            prop_assert_eq!(position.check(choice), Ok(()));
            prop_assert!(position.play(Turn { choice, roll }).is_ok(), "{} in {}", choice, position);
        }
    }

    #[test]
    fn nothing_else_is_playable_and_the_rule_it_breaks_is_named(position in strewn()) {
        let legal: BTreeSet<Choice> = position.legal_choices().into_iter().collect();
        let dice = plain(&position);
        let before = position;
        for square in Square::all() {
            for challenged in std::iter::once(None).chain(Square::all().map(Some)) {
                let choice = Choice { square, challenged };
                let broken = broken(&dice, position.side(), choice);
                prop_assert_eq!(legal.contains(&choice), broken.is_none(), "{} in {}", choice, position);
                let error = position.play(Turn { choice, roll: Pips::ALL[2] }).err();
                prop_assert_eq!(error.as_ref().map(rule_of), broken, "{} in {}", choice, position);
                if let Some(error) = error {
                    let said = format!("({})", rule_of(&error));
                    prop_assert!(error.to_string().ends_with(&said), "{}", error);
                }
            }
        }
        prop_assert_eq!(position, before);
    }

    #[test]
    fn a_turn_does_what_the_words_of_the_rules_say(position in strewn(), roll in pips()) {
        let dice = plain(&position);
        for choice in position.legal_choices() {
            let turn = Turn { choice, roll };
            let after = position.play(turn).unwrap();
            prop_assert_eq!(plain(&after), played(&dice, position.side(), turn), "{} in {}", turn, position);
            prop_assert_eq!(after.side(), position.side().other());
        }
    }

    #[test]
    fn the_sums_are_those_of_a_plain_recount(seed: u64) {
        let (positions, turns) = game_of(Position::start(Side::Blue), &mut seeded(seed));
        prop_assert_eq!(turns.len(), 25);
        let mut dice = Dice::new();
        for (number, position) in positions.iter().enumerate() {
            let sum = |side| dice.values().filter(|die| die.0 == side).map(|die| u32::from(die.1)).sum();
            let [blue, red]: [u32; 2] = Side::ALL.map(sum);
            prop_assert_eq!(Side::ALL.map(|side| position.sum(side)), [blue, red]);
            prop_assert_eq!(Knetkell::scores(position), vec![blue, red]);
            let outcome = match () {
                () if number < 25 => Outcome::Ongoing,
                () if blue > red => Outcome::win(Seat(0)),
                () if red > blue => Outcome::win(Seat(1)),
                () => Outcome::Draw,
            };
            prop_assert_eq!(Knetkell::outcome(position), outcome);
            if let Some(turn) = turns.get(number) {
                dice = played(&dice, position.side(), *turn);
            }
        }
    }

    #[test]
    fn turn_sequences_are_counted_as_they_are_listed(position in strewn()) {
        fn listed(position: &Position, depth: u32) -> u64 {
            let turns = position.legal_choices().into_iter().flat_map(|choice| {
                Pips::ALL.map(|roll| position.play(Turn { choice, roll }).unwrap())
            });
            if depth == 0 { 1 } else { turns.map(|after| listed(&after, depth - 1)).sum() }
        }
        for depth in 0..=2 {
            prop_assert_eq!(position.perft(depth), listed(&position, depth));
        }
    }

    #[test]
    fn notation_round_trips(position in strewn(), choice in choice(), roll in pips()) {
        prop_assert_eq!(choice.to_string().parse::<Choice>().unwrap(), choice);
        let turn = Turn { choice, roll };
        prop_assert_eq!(turn.to_string().parse::<Turn>().unwrap(), turn);
        prop_assert_eq!(turn.to_string(), format!("{choice}:{roll}"));
        prop_assert!(choice.to_string().parse::<Turn>().is_err(), "a turn must carry its roll");
        prop_assert!(turn.to_string().parse::<Choice>().is_err(), "a choice carries none");
        prop_assert_eq!(position.to_string().parse::<Position>().unwrap(), position);
    }

    #[test]
    fn any_text_is_read_as_itself_or_refused(text in "[a-fx:0-7]{0,7}", board in "([0-5br,]{1,5}/){4}[0-5br,]{1,5} [br]") {
        if let Ok(turn) = text.parse::<Turn>() {
            prop_assert_eq!(turn.to_string(), text);
        }
        if let Ok(position) = board.parse::<Position>() {
            prop_assert_eq!(position.to_string(), board);
        }
    }

    #[test]
    fn a_view_follows_the_game_by_what_is_seen(seed: u64) {
        let (positions, turns) = game_of(Position::start(Side::Red), &mut seeded(seed));
        for seat in [Seat(0), Seat(1)] {
            let mut view = Knetkell::view(&positions[0], Some(seat));
            for (turn, position) in turns.iter().zip(&positions[1..]) {
                view = Knetkell::follow(&view, &Knetkell::seen(&view, turn, Some(seat)));
                prop_assert_eq!(view, Knetkell::view(position, Some(seat)));
            }
        }
    }

    #[test]
    fn a_turn_retaken_meets_the_same_chance(seed: u64, position in strewn()) {
        let rng = seeded(seed);
        let rolls: BTreeSet<Pips> = position
            .legal_choices()
            .iter()
            .map(|choice| Knetkell::chance(&position, choice, &mut rng.clone()))
            .collect();
        // One roll for all: it can't depend on what was chosen.
        prop_assert!(rolls.len() <= 1, "{:?}", rolls);
    }

    #[test]
    fn a_match_ends_by_two_wins_or_three_games_and_its_games_are_started_in_turn(seed: u64) {
        let mut rng = seeded(seed);
        let mut series = Series::new(&Length::BEST_OF_THREE);
        let (mut wins, mut games) = ([0u32; 2], 0);
        while series.ending().is_none() {
            prop_assert!(wins[0] < 2 && wins[1] < 2 && games < 3);
            let start = series.next_start().unwrap();
            prop_assert_eq!(start, Position::start(Side::ALL[games % 2]));
            prop_assert_eq!(series.starter(), Some(start.side()));
            let last = *game_of(start, &mut rng).0.last().unwrap();
            match last.sum(Side::Blue).cmp(&last.sum(Side::Red)) {
                std::cmp::Ordering::Greater => wins[0] += 1,
                std::cmp::Ordering::Less => wins[1] += 1,
                std::cmp::Ordering::Equal => {}
            }
            games += 1;
            series = series.after(&last).unwrap();
            prop_assert_eq!(Side::ALL.map(|side| series.wins(side)), wins);
            prop_assert_eq!(series.ended().len(), games);
        }
        prop_assert!(games == 3 || wins.contains(&2));
        let outcome = match () {
            () if wins[0] > wins[1] => Outcome::win(Seat(0)),
            () if wins[1] > wins[0] => Outcome::win(Seat(1)),
            () => Outcome::Draw,
        };
        prop_assert_eq!(series.ending(), Some((outcome, "D6")));
        prop_assert_eq!(series.starter(), None);
    }
}
