//! How computers play Querni: legally, within their budget, and never worse than can be asked of a level.
#![allow(clippy::unwrap_used, missing_docs)]

use std::sync::atomic::AtomicBool;

use rstest::rstest;
use sobremesa_core::chance::{below, seeded};
use sobremesa_core::game::{Game, Outcome, Seat};
use sobremesa_core::opponents::{Budget, Level, Opponents, Search};
use sobremesa_core::querni::{Position, Querni, Rules, Side, Turn};

const BLUE_CHAIN: &str = "7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/7";

fn position(text: &str) -> Position {
    text.parse().unwrap()
}

/// The turn chosen, and how many nodes it took.
fn chosen(position: &Position, level: u8, nodes: u64, seed: u64) -> (Option<Turn>, u64) {
    let stop = AtomicBool::new(false);
    let mut search = Search::new(Budget::nodes(nodes), &stop);
    let turn = Querni::choose(position, Level::new(level).unwrap(), &mut seeded(seed), &mut search);
    (turn, search.visited())
}

fn after(position: &Position, level: u8, nodes: u64) -> Position {
    let (turn, _) = chosen(position, level, nodes, 1);
    position.play(&turn.unwrap()).unwrap()
}

#[rstest]
fn every_level_plays_legally_within_its_nodes(#[values(1, 2, 3, 4)] level: u8, #[values(0, 1)] rules: usize) {
    for seed in 0..10 {
        let mut rng = seeded(seed);
        let mut position = Position::deal(Rules::ALL[rules], &mut rng);
        for _ in 0..60 {
            let nodes = u64::from(below(300, &mut rng));
            let (turn, visited) = chosen(&position, level, nodes, seed);
            assert!(visited <= nodes);
            if Querni::outcome(&position) != Outcome::Ongoing {
                assert_eq!(turn, None, "{position}");
                break;
            }
            let turn = turn.unwrap();
            let next = position.play(&turn).unwrap_or_else(|why| panic!("{turn} in {position}: {why}"));
            let legal = position.legal_turns();
            // The table takes nothing else from a computer.
            assert!(legal.contains(&turn), "{turn} in {position}");
            // Now and then somebody plays what no computer would.
            let any = below(3 * legal.len() as u32, &mut rng) as usize;
            position = legal.get(any).map_or(next, |turn| position.play(turn).unwrap());
        }
    }
}

#[rstest]
#[case::a_chain_lies_there("7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/7")]
#[case::a_step_makes_it("7/7/7/2,r4,r5,r6,2/7/7/1,b1,b2,1,b3,2/7/7/7")]
#[case::a_jump_makes_it("7/7/7/2,r4,r5,r6,2/7/7/b1,b2,1,r9,b3,r7,r8/7/7/7")]
fn what_wins_at_once_is_played(
    #[case] board: &str,
    #[values(1, 2, 3, 4)] level: u8,
    #[values("app 4 -", "web 4 -")] rules: &str,
) {
    // r7, r8 and r9 with r4, r5 and r6 leave red nothing isolated.
    let won = after(&position(&format!("{board} b {rules}")), level, 500);
    assert_eq!(Querni::outcome(&won), Outcome::win(Seat(0)), "{won}");
}

#[rstest]
fn nobody_isolates_a_piece_of_their_own_while_there_is_another_turn(#[values(1, 2, 3, 4)] level: u8) {
    // A2: after *1..3 the 4 would be alone, and after *2..4 the 1.
    for board in
        ["7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/6,b4", "7/7/7/2,r4,r5,r6,2/7/7/2,b2,b3,b4,2/7/7/6,b1"]
    {
        for idle in [0, 28] {
            let next = after(&position(&format!("{board} b app {idle} -")), level, 2000);
            assert!(next.ending().is_none(), "{next}");
        }
    }
}

#[rstest]
fn who_looks_at_the_replies_stops_what_would_win(
    #[values(3, 4)] level: u8,
    #[values("app 0 -", "web 0 -")] rules: &str,
) {
    // Red's 3 makes the last chain on c9, and nowhere else.
    let threatened = position(&format!("r1,r2,1,b1,3/7/3,r3,3/7/7/7/7/7/7/b2,5,b3 b {rules}"));
    let (turn, _) = chosen(&threatened, level, 2000, 1);
    assert_eq!(turn.unwrap().to_string(), "d10-c9");
}

#[rstest]
fn who_is_ahead_does_not_let_the_game_be_tied(#[values(3, 4)] level: u8) {
    // A3: the next turn without a removal ties.
    let board = "7/7/r1,r3,r5,r2,r4,r6,1/7/7/7/b1,b2,b3,4/3,b4,3/7/4,b5,1,b6";
    let next = after(&position(&format!("{board} b app 29 -")), level, 2000);
    assert_eq!((next.idle(), next.removed(Side::Blue)), (0, 13), "{next}");
}

#[rstest]
fn the_same_generator_and_nodes_give_the_same_turn(#[values(1, 2, 3, 4)] level: u8) {
    for seed in 0..5 {
        let position = Position::deal(&Rules::APP, &mut seeded(seed));
        assert_eq!(chosen(&position, level, 700, seed), chosen(&position, level, 700, seed));
    }
}

#[test]
fn equal_turns_are_chosen_by_chance() {
    let position = Position::deal(&Rules::APP, &mut seeded(3));
    let turns: Vec<_> = (0..20).map(|seed| chosen(&position, 1, 700, seed).0.unwrap().to_string()).collect();
    assert!(turns.iter().any(|turn| *turn != turns[0]), "{turns:?}");
}

#[rstest]
fn a_stopped_search_still_answers_and_visits_nothing(#[values(1, 2, 3, 4)] level: u8) {
    let stop = AtomicBool::new(true);
    let mut search = Search::new(Budget::nodes(100_000), &stop);
    let position = Position::deal(&Rules::APP, &mut seeded(3));
    let turn = Querni::choose(&position, Level::new(level).unwrap(), &mut seeded(1), &mut search).unwrap();
    assert!(position.play(&turn).is_ok());
    assert_eq!(search.visited(), 0);
}

#[test]
fn a_game_that_is_over_has_no_turn() {
    let won = position(&format!("{BLUE_CHAIN} b app 4 -")).play(&"*1..3".parse().unwrap()).unwrap();
    assert_eq!(chosen(&won, 4, 100, 1), (None, 0));
}
