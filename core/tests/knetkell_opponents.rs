//! Computers that play Knetkell.

#![allow(clippy::unwrap_used)]

use std::sync::atomic::AtomicBool;

use sobremesa_core::chance::{ChaCha8Rng, seeded};
use sobremesa_core::knetkell::{Choice, FIRST, Knetkell, Pips, Position, Turn, roll};
use sobremesa_core::opponents::{Budget, Level, Opponents, Search};

/// What a level chooses with so many nodes, and how many it used.
fn chosen(position: &Position, level: Level, nodes: u64, seed: u64) -> (Option<Choice>, u64) {
    let stop = AtomicBool::new(false);
    let mut search = Search::new(Budget::nodes(nodes), &stop);
    let choice = Knetkell::choose(position, level, &mut seeded(seed), &mut search);
    (choice, search.visited())
}

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

/// A position of a random game with so many empty squares.
fn random_position(empty: u32, rng: &mut ChaCha8Rng) -> Position {
    let mut position = Position::start(FIRST);
    while position.empty().len() > empty {
        let turn = Turn { choice: position.random_choice(rng).unwrap(), roll: roll(rng) };
        position = position.play(turn).unwrap();
    }
    position
}

/// How often a choice wins less how often it loses, by going through all that can follow.
fn worth(position: &Position, choice: Choice) -> f64 {
    let after = |&roll: &Pips| -value(&position.play(Turn { choice, roll }).unwrap());
    Pips::ALL.iter().map(after).sum::<f64>() / 6.0
}

fn value(position: &Position) -> f64 {
    let worths = position.legal_choices().into_iter().map(|choice| worth(position, choice));
    worths.reduce(f64::max).unwrap_or_else(|| {
        let [own, other] = [position.side(), position.side().other()].map(|side| position.sum(side));
        (f64::from(own) - f64::from(other)).signum() * f64::from(u8::from(own != other))
    })
}

#[test]
fn every_level_chooses_legally_however_little_it_may_look() {
    let mut rng = seeded(1);
    for case in 0..300 {
        let position = random_position(1 + case % 25, &mut rng);
        let legal = position.legal_choices();
        for level in Level::ALL {
            for nodes in [0, 1, 7, 300] {
                let (choice, used) = chosen(&position, level, nodes, case.into());
                assert!(legal.contains(&choice.unwrap()), "{position} level {level}");
                assert!(used <= nodes);
            }
        }
    }
}

#[test]
fn nobody_chooses_once_the_game_is_over() {
    let end = random_position(0, &mut seeded(1));
    for level in Level::ALL {
        assert_eq!(chosen(&end, level, 100, 1).0, None);
    }
}

#[test]
fn the_same_nodes_and_generator_give_the_same_choice() {
    let mut rng = seeded(2);
    for case in 0..25 {
        let position = random_position(1 + case, &mut rng);
        for level in Level::ALL {
            let choose = || chosen(&position, level, 3_000, 5);
            assert_eq!(choose(), choose(), "{position} level {level}");
        }
    }
}

#[test]
fn a_search_that_was_stopped_looks_at_nothing_and_still_answers() {
    let stop = AtomicBool::new(true);
    for level in Level::ALL {
        let mut search = Search::new(Budget::nodes(u64::MAX), &stop);
        let choice = Knetkell::choose(&Position::start(FIRST), level, &mut seeded(1), &mut search);
        assert!(choice.is_some());
        assert_eq!(search.visited(), 0);
    }
}

#[test]
fn the_strongest_wins_as_often_as_anybody_could_where_few_squares_are_empty() {
    let mut rng = seeded(3);
    for case in 0..150 {
        let position = random_position(1 + case % 3, &mut rng);
        let choice = chosen(&position, Level::STRONGEST, 100_000, case.into()).0.unwrap();
        let (found, best) = (worth(&position, choice), value(&position));
        assert!((found - best).abs() < 1e-5, "{position} {choice}: {found} instead of {best}");
    }
}

#[test]
fn the_strongest_takes_the_surer_win_where_others_take_the_greater_sum() {
    // The sums are equal. Every roll beats or equals the 1, and wins; a 1 loses to the 2, though challenging that
    // brings more on average.
    let board = "b6,r6,b5,r5,b4/r4,b3,r2,r3,b2/b2,b2,1,b1,r5/b1,r3,r1,b3,b3/r4,b4,b3,r5,r1";
    let position: Position = format!("{board} b").parse().unwrap();
    let [surer, greater] = ["c3xc2", "c3xc4"].map(|choice| choice.parse::<Choice>().unwrap());
    assert_eq!((worth(&position, surer), worth(&position, greater)), (1.0, 4.0 / 6.0));
    assert_eq!(chosen(&position, Level::STRONGEST, 1_000, 1).0, Some(surer));
    assert_eq!(chosen(&position, level(2), 1_000, 1).0, Some(greater));
}

/// By how much a choice moves the sums apart on average, in favour of whoever plays it, with the best replies of so many
/// turns taken off.
fn swing(position: &Position, choice: Choice, replies: u32) -> f64 {
    let lead = |of: &Position| {
        let [own, other] = [position.side(), position.side().other()].map(|side| of.sum(side));
        f64::from(own) - f64::from(other)
    };
    let after = |&roll: &Pips| {
        let after = position.play(Turn { choice, roll }).unwrap();
        let reply = if replies == 0 { None } else { best_swing(&after, replies - 1) };
        lead(&after) - lead(position) - reply.unwrap_or(0.0)
    };
    Pips::ALL.iter().map(after).sum::<f64>() / 6.0
}

fn best_swing(position: &Position, replies: u32) -> Option<f64> {
    position.legal_choices().into_iter().map(|choice| swing(position, choice, replies)).reduce(f64::max)
}

#[test]
fn the_second_level_sees_its_turn_and_the_third_the_reply_as_well() {
    let mut rng = seeded(4);
    for case in 0..50 {
        let position = random_position(1 + case % 20, &mut rng);
        for (number, replies) in [(2, 0), (3, 1)] {
            let choice = chosen(&position, level(number), 10_000, case.into()).0.unwrap();
            let (found, best) = (swing(&position, choice, replies), best_swing(&position, replies).unwrap());
            assert!((found - best).abs() < 1e-9, "{position} level {number}: {found} instead of {best}");
        }
    }
}
