//! Computers that play Qwirkle.

#![allow(clippy::unwrap_used)]

use std::sync::atomic::AtomicBool;

use sobremesa_core::chance::{ChaCha8Rng, below, seeded};
use sobremesa_core::game::{Game, Seat, Setup};
use sobremesa_core::opponents::{Budget, Level, Opponents, Search};
use sobremesa_core::qwirkle::{Choice, Position, Qwirkle, Turn};

/// What a level chooses for the seat to move with so many nodes, and how many it used.
fn chosen(position: &Position, level: Level, nodes: u64, seed: u64) -> (Option<Choice>, u64) {
    let stop = AtomicBool::new(false);
    let mut search = Search::new(Budget::nodes(nodes), &stop);
    let view = Qwirkle::view(position, Some(position.seat()));
    let choice = Qwirkle::choose(&view, level, &mut seeded(seed), &mut search);
    (choice, search.visited())
}

fn after(position: &Position, choice: Choice, rng: &mut ChaCha8Rng) -> Position {
    let drawn = position.draw(&choice, rng);
    position.play(&Turn { choice, drawn }).unwrap()
}

/// The positions of a game in which the highest scores are taken.
fn positions(seats: usize, seed: u64) -> Vec<Position> {
    let mut rng = seeded(seed);
    let mut positions = vec![Qwirkle::deal(&Setup::default(), seats, &mut rng)];
    while let Some(last) = positions.last().filter(|position| position.ending().is_none()) {
        let next = after(last, last.mover().best_choice(), &mut rng);
        positions.push(next);
    }
    positions.pop();
    positions
}

#[test]
fn every_level_chooses_legally_however_little_it_may_look() {
    for seats in 2..=4 {
        for position in positions(seats, 1).into_iter().chain(positions(seats, 2)) {
            let legal = position.legal_choices();
            for level in Level::ALL {
                for nodes in [0, 1, 20, 400] {
                    let (choice, used) = chosen(&position, level, nodes, nodes);
                    let choice = choice.unwrap();
                    assert!(position.mover().check(&choice).is_ok(), "{position} level {level}: {choice}");
                    // The table takes nothing else from a computer.
                    assert!(legal.contains(&choice), "{position} level {level}: {choice}");
                    assert!(used <= nodes);
                }
            }
        }
    }
}

#[test]
fn nobody_chooses_out_of_turn() {
    let position = &positions(3, 1)[4];
    let stop = AtomicBool::new(false);
    for seat in (0..3).map(Seat).filter(|&seat| seat != position.seat()) {
        let view = Qwirkle::view(position, Some(seat));
        let mut search = Search::new(Budget::nodes(100), &stop);
        assert_eq!(Qwirkle::choose(&view, Level::STRONGEST, &mut seeded(1), &mut search), None);
    }
}

#[test]
fn the_same_nodes_and_generator_give_the_same_choice() {
    for position in positions(2, 3).into_iter().step_by(7) {
        for level in Level::ALL {
            let choose = || chosen(&position, level, 500, 5);
            assert_eq!(choose(), choose(), "{position} level {level}");
        }
    }
}

#[test]
fn what_a_seat_may_not_see_changes_nothing() {
    let mut rng = seeded(4);
    for seats in 2..=4 {
        for position in positions(seats, 4).into_iter().step_by(5) {
            let other = Qwirkle::view(&position, Some(position.seat())).deal_unseen(&mut rng);
            for level in Level::ALL {
                let choose = |position| chosen(position, level, 300, 5);
                assert_eq!(choose(&position), choose(&other), "{position} level {level}");
            }
        }
    }
}

#[test]
fn a_search_that_was_stopped_looks_at_nothing_and_still_answers() {
    let stop = AtomicBool::new(true);
    for position in positions(2, 5).into_iter().step_by(10) {
        let view = Qwirkle::view(&position, Some(position.seat()));
        for level in Level::ALL {
            let mut search = Search::new(Budget::nodes(u64::MAX), &stop);
            assert!(Qwirkle::choose(&view, level, &mut seeded(1), &mut search).is_some());
            assert_eq!(search.visited(), 0);
        }
    }
}

#[test]
fn games_among_computers_end() {
    // K12: while the bag has tiles, swapping could go on for ever.
    for (seats, seed) in [(2, 6), (3, 7), (4, 8)] {
        let mut rng = seeded(seed);
        let mut position = Qwirkle::deal(&Setup::default(), seats, &mut rng);
        let mut turns = 0;
        while position.ending().is_none() {
            let level = Level::ALL[below(4, &mut rng) as usize];
            let choice = chosen(&position, level, 250, turns).0.unwrap();
            position = after(&position, choice, &mut rng);
            turns += 1;
            assert!(turns < 150, "{position}");
        }
    }
}

/// By how much the seat to move is ahead in the end, and who won before that, if both play as well as can be.
fn value(position: &Position) -> i32 {
    let choices = position.legal_choices();
    let values = choices.into_iter().map(|choice| worth(position, choice));
    values.max().unwrap_or_else(|| {
        let own = position.seat().index();
        let lead = position.scores()[own] as i32 - position.scores()[1 - own] as i32;
        lead + 10_000 * lead.signum()
    })
}

fn worth(position: &Position, choice: Choice) -> i32 {
    -value(&position.play(&choice.into()).unwrap())
}

#[test]
fn the_strongest_of_two_plays_the_end_as_well_as_can_be() {
    let mut ends = 0;
    for seed in 0..40 {
        for position in positions(2, seed) {
            let held: u8 = position.seats().map(|seat| position.hand(seat).len()).sum();
            if position.bag().is_empty() && held <= 4 {
                let choice = chosen(&position, Level::STRONGEST, 1_000_000, seed).0.unwrap();
                assert_eq!(worth(&position, choice), value(&position), "{position}");
                ends += 1;
            }
        }
    }
    assert!(ends > 40, "{ends}");
}
