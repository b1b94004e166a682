//! The puzzles that are shipped: each is what its game's task says, found anew by going through every legal choice.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use rstest::rstest;
use sobremesa_core::app::Tap;
use sobremesa_core::chance::seeded;
use sobremesa_core::game::{Draft as _, Game, Outcome, Seat, TableGame};
use sobremesa_core::games::{self, GameInfo};
use sobremesa_core::knetkell::{self, Knetkell, Pips, Side};
use sobremesa_core::opponents::knetkell::share_won;
use sobremesa_core::puzzles;
use sobremesa_core::querni::{Querni, Removal, Turn};
use sobremesa_core::qwirkle::Qwirkle;
use sobremesa_core::words::{Language, Words};

/// The puzzles of a game, read: position and answer.
fn read<G: TableGame>() -> Vec<(G::Position, G::Choice)> {
    (0..puzzles::count(G::info()))
        .map(|number| {
            let puzzle = puzzles::get(G::info(), number).unwrap();
            let position = puzzle.position.parse().unwrap_or_else(|why| panic!("{puzzle:?}: {why}"));
            (position, puzzle.answer.parse().unwrap_or_else(|why| panic!("{puzzle:?}: {why}")))
        })
        .collect()
}

/// The answer is worth so much more than every other legal choice.
fn assert_best<G: Game>(
    position: &G::Position,
    answer: &G::Choice,
    margin: f64,
    worth: impl Fn(&G::Choice) -> f64,
) {
    let (answers, others): (Vec<_>, Vec<_>) =
        G::legal_choices(position).into_iter().partition(|choice| G::same(position, choice, answer));
    assert_eq!(answers.len(), 1, "{answer} in {position} is not one of the legal choices");
    let most = others.iter().map(&worth).fold(f64::MIN, f64::max);
    assert!(worth(answer) >= most + margin, "{answer} in {position}: {} after {most}", worth(answer));
}

fn with_puzzles() -> Vec<&'static GameInfo> {
    games::infos().into_iter().filter(|info| puzzles::count(info) > 0).collect()
}

#[test]
fn querni_qwirkle_and_knetkell_have_a_hundred_puzzles_and_more() {
    let names: BTreeSet<_> = with_puzzles().into_iter().map(|info| info.name).collect();
    assert!(names.is_superset(&["knetkell", "querni", "qwirkle"].into()), "{names:?}");
    for info in with_puzzles() {
        let count = puzzles::count(info);
        assert!((100..=130).contains(&count), "{} has {count}", info.name);
        assert_eq!(puzzles::get(info, count), None);
    }
}

#[test]
fn no_position_is_a_puzzle_twice() {
    for info in with_puzzles() {
        let count = puzzles::count(info);
        let positions: BTreeSet<_> =
            (0..count).map(|number| puzzles::get(info, number).unwrap().position).collect();
        assert_eq!(positions.len(), count, "{}", info.name);
    }
}

#[test]
fn the_puzzles_take_little_room() {
    let bytes: usize = games::infos().into_iter().map(|info| info.puzzles.len()).sum();
    assert!(bytes <= 200 * 1024, "{bytes} bytes");
}

#[test]
fn what_a_puzzle_asks_for_is_said_in_every_language() {
    for info in with_puzzles() {
        for words in Language::ALL.map(Words::new) {
            assert_ne!(words.say(info.puzzle_task, &[]), info.puzzle_task);
        }
    }
}

/// The first seat is to move, and taps build the answer.
fn assert_playable<G: TableGame>() {
    for (position, answer) in read::<G>() {
        assert_eq!((G::outcome(&position), G::to_move(&position)), (Outcome::Ongoing, Seat(0)), "{position}");
        let chance = G::chance(&position, &answer, &mut seeded(1));
        let turn = G::turn(answer.clone(), chance);
        assert!(G::play(&position, &turn).is_ok(), "{answer} in {position}");
        let view = G::view(&position, Some(Seat(0)));
        let mut draft = G::draft(&view);
        for tap in G::taps(&view, &turn) {
            match tap {
                Tap::Spot { spot } => draft.tap(spot).map(drop).unwrap(),
                Tap::Button { id } => draft.press(&id).map(drop).unwrap(),
            }
        }
        assert!(draft.choice().is_some_and(|choice| G::same(&position, &choice, &answer)), "{position}");
    }
}

#[test]
fn every_answer_can_be_tapped_by_the_first_seat() {
    assert_playable::<Querni>();
    assert_playable::<Qwirkle>();
    assert_playable::<Knetkell>();
}

#[test]
fn in_querni_one_move_alone_lets_the_longest_chain_be_removed() {
    let removed = |turn: &Turn| turn.removal.map_or(0, Removal::pieces);
    for (position, answer) in read::<Querni>() {
        assert_best::<Querni>(&position, &answer, 1.0, |turn| removed(turn).into());
        assert!(answer.movement.is_some() && removed(&answer) >= 4, "{answer} in {position}");
        // A2
        let after = position.play(&answer).unwrap();
        assert!(!after.has_isolated(Side::Blue), "{answer} in {position}");
    }
}

#[test]
fn in_qwirkle_one_turn_scores_three_points_more_than_any_other() {
    for (position, answer) in read::<Qwirkle>() {
        assert!(position.bag().is_empty() && position.scores() == [0, 0], "{position}");
        assert_best::<Qwirkle>(&position, &answer, 3.0, |choice| {
            position.play(&choice.clone().into()).unwrap().scores()[0].into()
        });
    }
}

/// How often a choice wins less how often it loses, by going through all that can follow.
fn worth(position: &knetkell::Position, choice: knetkell::Choice) -> f64 {
    let after = |&roll: &Pips| -value(&position.play(knetkell::Turn { choice, roll }).unwrap());
    Pips::ALL.iter().map(after).sum::<f64>() / 6.0
}

fn value(position: &knetkell::Position) -> f64 {
    let mut most = f64::MIN;
    position.each_choice(|choice| most = most.max(worth(position, choice)));
    if position.is_over() { position.lead().signum().into() } else { most }
}

#[test]
fn in_knetkell_one_choice_wins_three_games_of_a_hundred_more_than_any_other() {
    for (position, answer) in read::<Knetkell>() {
        let empty = position.empty().len();
        assert!((3..=5).contains(&empty), "{position}");
        assert_best::<Knetkell>(&position, &answer, 0.03, |&choice| {
            let share = f64::from(share_won(&position, choice));
            // With 5 that would take too long here.
            if empty < 5 {
                let all = f64::midpoint(1.0, worth(&position, choice));
                assert!((share - all).abs() < 1e-5, "{choice} in {position}");
            }
            share
        });
    }
}

#[rstest]
#[case::two_ways_of_jumping("a1xc1xc3*1..3", "a1xa3xc3*1..3", true)]
#[case::the_same_step("a1-b1", "a1-b1", true)]
#[case::another_chain("a1xc1xc3*1..3", "a1xc1xc3*1..4", false)]
#[case::no_chain("a1xc1xc3*1..3", "a1xc1xc3", false)]
#[case::another_square("a1xc1", "a1xc1xc3", false)]
#[case::another_piece("a1-b1", "c1-b1", false)]
#[case::no_move("*1..3", "a1-b1*1..3", false)]
fn in_querni_turns_are_the_same_by_where_they_lead(#[case] a: Turn, #[case] b: Turn, #[case] same: bool) {
    let position = "7/7/7/2,r4,r5,r6,2/7/7/1,b1,b2,b3,1,b4,1/7/7/7 b app 4 -".parse().unwrap();
    assert_eq!(Querni::same(&position, &a, &b), same);
    assert_eq!(Querni::same(&position, &b, &a), same);
}

#[rstest]
#[case::in_another_order("R1@0,0;R2@1,0", "R2@1,0;R1@0,0", true)]
#[case::on_other_cells("R1@0,0;R2@1,0", "R2@0,0;R1@1,0", false)]
#[case::fewer("R1@0,0;R2@1,0", "R1@0,0", false)]
#[case::other_tiles("R1@0,0;R2@1,0", "R1@0,0;R3@1,0", false)]
#[case::swapped_in_another_order("swap:R1R1G4", "swap:R1G4R1", true)]
#[case::swapped_others("swap:R1R1G4", "swap:R1G4G4", false)]
#[case::not_placed("R1@0,0", "swap:R1", false)]
#[case::lost("pass", "pass", true)]
fn in_qwirkle_choices_are_the_same_by_their_tiles_and_cells(
    #[case] a: sobremesa_core::qwirkle::Choice,
    #[case] b: sobremesa_core::qwirkle::Choice,
    #[case] same: bool,
) {
    let position = "R1@0,0;R2@1,0 R3G1/P6 - 0/0 0".parse().unwrap();
    assert_eq!(Qwirkle::same(&position, &a, &b), same);
    assert_eq!(Qwirkle::same(&position, &b, &a), same);
}

/// What is told of a choice that does not solve a puzzle.
fn told<G: TableGame>(position: &str, choice: &str) -> [String; 2] {
    let position = position.parse().unwrap_or_else(|why| panic!("{position}: {why}"));
    let choice = choice.parse().unwrap_or_else(|why| panic!("{choice}: {why}"));
    let say = G::falls_short(&position, &choice);
    Language::ALL.map(|language| Words::new(language).speak(&say))
}

#[test]
fn of_a_querni_turn_it_is_told_how_many_pieces_it_removes() {
    let position = "7/7/7/2,r4,r5,r6,2/7/7/1,b1,b2,b3,1,b4,1/7/7/7 b app 4 -";
    let [english, spanish] = told::<Querni>(position, "*1..3");
    assert_eq!(english, "That removes 3 pieces. Another turn removes more.");
    assert_eq!(spanish, "Así retiras 3 fichas. Hay un turno que retira más.");
    let [english, spanish] = told::<Querni>(position, "f4-e4");
    assert_eq!(english, "That removes nothing. Another turn removes a chain.");
    assert_eq!(spanish, "Así no retiras nada. Hay un turno que retira una cadena.");
}

#[test]
fn of_a_qwirkle_turn_it_is_told_what_it_scores() {
    let position = "R1@0,0;R2@1,0 R3G1/P6 - 0/0 0";
    let [english, spanish] = told::<Qwirkle>(position, "R3@2,0");
    assert_eq!(english, "That scores 3 points. Another turn scores more.");
    assert_eq!(spanish, "Así sumas 3 puntos. Hay una jugada que suma más.");
    // K10
    let [english, _] = told::<Qwirkle>("R1@0,0;R2@1,0 R3/P6 - 0/0 0", "R3@2,0");
    assert_eq!(english, "That scores 9 points. Another turn scores more.");
}

#[test]
fn of_a_knetkell_choice_it_is_told_how_often_it_wins() {
    // The sums are equal: a 1 loses to the challenged 2, everything else wins.
    let position = "b6,r6,b5,r5,b4/r4,b3,r2,r3,b2/b2,b2,1,b1,r5/b1,r3,r1,b3,b3/r4,b4,b3,r5,r1 b";
    let [english, spanish] = told::<Knetkell>(position, "c3xc4");
    assert_eq!(english, "Blue then wins 83 of 100 games, a tie counting half. There is something better.");
    assert_eq!(spanish, "Azul gana así 83 de cada 100 partidas; un empate cuenta la mitad. Hay algo mejor.");
}
