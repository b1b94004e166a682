//! The par of a board: against a plain search of all lines, by playing what was found, and with a search that ends early.

#![allow(clippy::unwrap_used)]

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};

use proptest::prelude::*;
use rstest::rstest;
use sobremesa_core::chance::{self, seeded};
use sobremesa_core::clear::solver::{Solution, solve};
use sobremesa_core::clear::{ClearTheBoard, Position};
use sobremesa_core::game::{Game, Outcome, Setup};
use sobremesa_core::opponents::{Budget, Level, Opponents, Par, Search};
use sobremesa_core::querni::Square;

fn solved(position: &Position, nodes: u64) -> Option<Solution> {
    let stop = AtomicBool::new(false);
    solve(position, &mut Search::new(Budget::nodes(nodes), &stop), &mut |_, _| {})
}

fn deal(seed: u64) -> Position {
    ClearTheBoard::deal(&Setup::default(), 1, &mut seeded(seed))
}

/// So many pieces of consecutive numbers on squares at random within a corner of the board.
fn strewn(pieces: u8, ranks: u8, seed: u64) -> Position {
    let mut rng = seeded(seed);
    let mut squares: Vec<Square> = Square::all().filter(|square| square.rank() < ranks).collect();
    chance::shuffle(&mut squares, &mut rng);
    let mut ranks = vec![Vec::new(); 10];
    for (rank, cells) in (0..10).rev().zip(&mut ranks) {
        let mut empty = 0;
        for file in 0..7 {
            let square = Square::new(file, rank).unwrap();
            let number = squares[..pieces.into()].iter().position(|&other| other == square);
            if let Some(number) = number {
                cells.extend((empty > 0).then(|| empty.to_string()));
                cells.push(format!("b{}", number + 4));
            }
            empty = if number.is_some() { 0 } else { empty + 1 };
        }
        cells.extend((empty > 0).then(|| empty.to_string()));
    }
    let ranks: Vec<String> = ranks.iter().map(|cells| cells.join(",")).collect();
    format!("{} 0", ranks.join("/")).parse().unwrap()
}

/// The fewest turns that clear the board, by trying all lines; more than `most` are not tried.
fn by_force(position: &Position, most: u32) -> Option<u32> {
    let mut boards = vec![*position];
    let mut seen = HashSet::new();
    for turns in 1..=most {
        let mut next = Vec::new();
        for board in &boards {
            for turn in ClearTheBoard::legal_choices(board) {
                let after = ClearTheBoard::play(board, &turn).unwrap();
                if ClearTheBoard::outcome(&after) == Outcome::Cleared {
                    return Some(turns);
                }
                // The turns played say nothing of the board.
                let key = after.to_string().rsplit_once(' ').unwrap().0.to_owned();
                if seen.insert(key) {
                    next.push(after);
                }
            }
        }
        boards = next;
    }
    None
}

/// Plays a line; gives how many turns it took to clear the board.
fn played(position: &Position, solution: &Solution) -> u32 {
    let mut board = *position;
    for turn in &solution.line {
        assert_eq!(ClearTheBoard::outcome(&board), Outcome::Ongoing);
        board = ClearTheBoard::play(&board, turn).unwrap();
    }
    assert_eq!(ClearTheBoard::outcome(&board), Outcome::Cleared);
    board.turns() - position.turns()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn no_line_is_shorter_than_what_is_proved(pieces in 3u8..=6, ranks in 3u8..=7, seed in any::<u64>()) {
        let position = strewn(pieces, ranks, seed);
        let solution = solved(&position, 100_000).unwrap();
        let par = solution.par();
        prop_assert_eq!(played(&position, &solution), par.turns);
        // All lines of more than three turns are too many to be tried here.
        let fewest = by_force(&position, 3).unwrap_or(4);
        prop_assert!(solution.at_least.min(4) <= fewest, "{}", position);
        prop_assert!(fewest <= par.turns.min(4), "{}", position);
        prop_assert!(!par.proved || par.turns.min(4) == fewest, "{}", position);
    }
}

#[rstest]
#[case::cleared("7/7/7/7/7/7/7/7/7/7 3", 0)]
#[case::one_chain("7/7/7/7/7/7/7/7/7/b1,b2,b3,b4,b5,b6,1 0", 1)]
#[case::two_chains("7/7/7/7/7/7/7/7/b4,b5,b6,4/b1,b2,b3,4 0", 2)]
#[case::a_move_links_all("7/7/7/7/7/7/4,b4,2/7/1,b2,b3,1,b5,2/b1,3,b6,2 7", 1)]
#[case::a_move_and_two_chains("7/7/7/7/b6,b7,b8,4/7/4,b4,2/7/1,b2,b3,4/b1,6 7", 2)]
fn the_par_of_a_board_counts_from_there(#[case] text: &str, #[case] turns: u32) {
    // In the last one 5 is gone, and 4 has to come to 3.
    let position: Position = text.parse().unwrap();
    let solution = solved(&position, 10_000).unwrap();
    assert_eq!(solution.par(), Par { turns, proved: true });
}

#[test]
fn a_deals_line_clears_the_board_and_its_bound_is_no_higher() {
    for seed in 0..12 {
        let position = deal(seed);
        let solution = solved(&position, 12_000).unwrap();
        let par = solution.par();
        assert_eq!(played(&position, &solution), par.turns);
        assert!(solution.at_least <= par.turns && solution.at_least >= 6, "{solution:?}");
        assert_eq!(par.proved, solution.at_least == par.turns);
    }
}

#[test]
fn the_bound_falls_by_at_most_one_a_turn() {
    // Were it to fall by more, it would have been too high before.
    for seed in 0..4 {
        let mut position = deal(seed);
        let mut before = 0;
        for turn in solved(&position, 12_000).unwrap().line {
            let bound = solved(&position, 12_000).unwrap().at_least;
            assert!(bound + 1 >= before, "{position}");
            before = bound;
            position = ClearTheBoard::play(&position, &turn).unwrap();
        }
    }
}

#[test]
fn a_par_is_told_as_it_gets_better_and_the_same_nodes_find_the_same() {
    let position = deal(1);
    let stop = AtomicBool::new(false);
    let run = || {
        let mut told = Vec::new();
        let mut search = Search::new(Budget::nodes(16_000), &stop);
        let solution = solve(&position, &mut search, &mut |par, percent| told.push((par, percent))).unwrap();
        (solution, told)
    };
    let (solution, told) = run();
    assert_eq!(told.last().unwrap().0, solution.par());
    assert!(told.is_sorted_by(|a, b| a.0.turns >= b.0.turns && a.1 <= b.1), "{told:?}");
    assert!(told.iter().all(|&(_, percent)| percent <= 100));
    assert_eq!(run(), (solution, told));
}

#[test]
fn a_stopped_search_ends_with_what_it_has_found() {
    let position = deal(1);
    let stop = AtomicBool::new(true);
    let mut search = Search::new(Budget::nodes(u64::MAX), &stop);
    assert_eq!(solve(&position, &mut search, &mut |_, _| {}), None);
    // Stopped as soon as a par is known.
    let stop = AtomicBool::new(false);
    let mut search = Search::new(Budget::nodes(u64::MAX), &stop);
    let mut then = None;
    let solution = solve(&position, &mut search, &mut |par, _| {
        then = then.or(Some(par.turns));
        stop.store(true, Ordering::Relaxed);
    });
    assert_eq!(Some(played(&position, &solution.unwrap())), then);
}

#[test]
fn a_hint_is_the_first_turn_of_a_line() {
    let position: Position = "7/7/7/7/7/7/4,b4,2/7/1,b2,b3,1,b5,2/b1,3,b6,2 7".parse().unwrap();
    let stop = AtomicBool::new(false);
    let hint = |nodes| {
        let mut search = Search::new(Budget::nodes(nodes), &stop);
        ClearTheBoard::choose(&position, Level::STRONGEST, &mut seeded(1), &mut search).unwrap()
    };
    let after = ClearTheBoard::play(&position, &hint(10_000)).unwrap();
    assert_eq!(ClearTheBoard::outcome(&after), Outcome::Cleared);
    // Without time for a line it is some legal turn.
    assert!(ClearTheBoard::play(&position, &hint(0)).is_ok());
}
