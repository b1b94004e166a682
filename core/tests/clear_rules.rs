//! Clearing the board alone: notation, turns, what is refused, the deals.

#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use rstest::rstest;
use sobremesa_core::app::Tap;
use sobremesa_core::chance::{self, seeded};
use sobremesa_core::clear::{self, ClearTheBoard, Position};
use sobremesa_core::game::{self, Draft as _, Game, Outcome, Seat, Setup, TableGame};
use sobremesa_core::games;
use sobremesa_core::querni::{self, PlayError, Turn};
use sobremesa_core::words::{Language, Words};

/// Seven pieces: 1–4 linked, 5–7 linked, 4 and 5 apart.
const TWO_CHAINS: &str = "7/7/7/7/7/7/7/b4,6/b3,3,b5,b6,1/b2,b1,4,b7 5";

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn turn(text: &str) -> Turn {
    text.parse().unwrap()
}

fn play(at: &str, turns: &str) -> Position {
    turns.split(' ').fold(position(at), |position, text| {
        ClearTheBoard::play(&position, &turn(text)).unwrap_or_else(|error| panic!("{text}: {error}"))
    })
}

fn refused(at: &str, text: &str) -> PlayError {
    ClearTheBoard::play(&position(at), &turn(text)).unwrap_err()
}

#[rstest]
#[case("7/7/7/7/7/7/7/b4,6/b3,3,b5,b6,1/b2,b1,4,b7")]
#[case("7/7/7/7/7/7/7/b4,6/b3,3,b5,b6,1/b2,b1,4,b7 5 0")]
#[case("7/7/7/7/7/7/7/b4,6/b3,3,b5,b6,1/b2,b1,4,b7  5")]
#[case("7/7/7/7/7/7/7/b4,6/b3,3,b5,b6,1/b2,b1,4,b7 05")]
#[case("7/7/7/7/7/7/7/b4,6/b3,3,b5,b6,1/b2,b1,4,b7 +5")]
#[case("7/7/7/7/7/7/7/b4,6/b3,3,b5,b6,1/b2,b1,4,b7 1000000")]
#[case("7/7/7/7/7/7/7/b4,6/b3,3,b5,b6,1/b2,b1,4,b7 -")]
#[case("7/7/7/7/7/7/7/b4,6/b3,3,b5,b6,1/b2,b1,4,r7 5")]
#[case("7/7/7/7/7/7/7/b4,6/b3,3,b5,b6,1/b2,b1,4,b6 5")]
#[case("7/7/7/7/7/7/7/b4,6/b3,3,b5,b6,1/b2,b1,4,b17 5")]
#[case("7/7/7/7/7/7/7/b4,6/b3,3,b5,b6,1/b2,b1,3,b7 5")]
#[case("7/7/7/7/7/7/b4,6/b3,3,b5,b6,1/b2,b1,4,b7 5")]
#[case("7/7/7/7/7/7/7/b4,6/b3,3,b5,b6,1/b2,b1,4,b9 5")]
fn what_is_no_position_is_refused(#[case] text: &str) {
    assert!(text.parse::<Position>().is_err(), "{text}");
}

#[rstest]
#[case(TWO_CHAINS)]
#[case("7/7/7/7/7/7/7/7/7/7 9")]
#[case("7/7/7/7/7/7/7/b4,6/b3,3,b5,b6,1/b2,b1,4,b7 999999")]
fn a_position_is_written_as_it_was_read(#[case] text: &str) {
    assert_eq!(position(text).to_string(), text);
}

#[test]
fn querni_for_two_knows_nothing_of_it() {
    for rules in ["clear", "app", "web"] {
        let text = format!("7/7/7/7/7/7/7/7/7/7 b {rules} 0 -");
        assert!(text.parse::<querni::Position>().is_err(), "{text}");
    }
    assert!("7/7/7/7/7/7/7/7/7/b1,b2,b3,4 b clear 0 -".parse::<querni::Position>().is_err());
    assert!(!querni::Querni::takes("rules", "clear"));
}

#[test]
fn a_board_is_cleared_and_the_turns_are_counted() {
    let end = play(TWO_CHAINS, "*5..7 a3-b3 b3-a3 *1..4");
    assert_eq!(end.to_string(), "7/7/7/7/7/7/7/7/7/7 9");
    assert_eq!(ClearTheBoard::outcome(&end), Outcome::Cleared);
    assert_eq!(ClearTheBoard::ended_by(&end), Some("Q11"));
    assert_eq!(game::status::<ClearTheBoard>(&end), "seat 0 outcome cleared scores 9");
    assert!(ClearTheBoard::legal_choices(&end).is_empty());
    assert!(matches!(ClearTheBoard::play(&end, &turn("*1..3")), Err(PlayError::Over { rule: "Q11" })));
    let words = Words::new(Language::English);
    assert_eq!(words.speak(&ClearTheBoard::reason(&end, &["Ana".into()], 9)), "Cleared in 9 turns.");
    let feat = ClearTheBoard::feat(&end, 4, Seat(0)).unwrap();
    assert_eq!((feat.rank, feat.figure), (-9, 9));
    assert_eq!(ClearTheBoard::feat(&position(TWO_CHAINS), 4, Seat(0)), None);
}

#[test]
fn the_count_of_turns_stops_where_notation_ends() {
    let end = play(&TWO_CHAINS.replace(" 5", " 999999"), "*5..7");
    assert_eq!(end.turns(), 999_999);
}

#[test]
fn an_outcome_is_read_as_it_is_written() {
    assert_eq!(Outcome::Cleared.to_string(), "cleared");
    assert_eq!("cleared".parse(), Ok(Outcome::Cleared));
    assert!("cleared 0".parse::<Outcome>().is_err());
}

#[test]
fn a_removal_that_isolates_a_piece_is_refused() {
    // Q10: 4 would be left with 5, 6 and 7, but 1 with nobody.
    assert!(matches!(refused(TWO_CHAINS, "*2..4"), PlayError::Isolates { number: 1 }));
    assert!(refused(TWO_CHAINS, "*2..4").to_string().contains("(Q10)"));
    assert_eq!(play(TWO_CHAINS, "*1..3").to_string(), "7/7/7/7/7/7/7/b4,6/4,b5,b6,1/6,b7 6");
    let legal: Vec<String> =
        ClearTheBoard::legal_choices(&position(TWO_CHAINS)).iter().map(ToString::to_string).collect();
    assert!(legal.contains(&"*1..4".to_owned()) && legal.contains(&"*1..3".to_owned()), "{legal:?}");
    assert!(!legal.iter().any(|turn| turn.ends_with("*2..4") || turn == "skip"), "{legal:?}");
}

#[test]
fn nothing_is_skipped() {
    assert!(matches!(refused(TWO_CHAINS, "skip"), PlayError::NoSkipping));
    let mut draft = ClearTheBoard::draft(&position(TWO_CHAINS));
    let ids: Vec<_> = draft.buttons().iter().map(|button| button.id).collect();
    assert_eq!(ids, ["chain"]);
    assert_eq!(draft.press("skip").unwrap(), []);
    assert_eq!(draft.choice(), None);
}

/// Taps squares and presses buttons; gives what the last one is refused by, and the rule.
fn refusal(at: &str, taps: &str) -> (String, Option<&'static str>) {
    let mut draft = ClearTheBoard::draft(&position(at));
    let mut refusal = None;
    for name in taps.split(' ') {
        assert!(refusal.is_none(), "{name} comes after a refusal");
        let done = match ClearTheBoard::spot(name) {
            Some(spot) => draft.tap(spot),
            None => draft.press(name),
        };
        refusal = done.err();
    }
    let refusal = refusal.unwrap();
    (Words::new(Language::English).speak(&refusal.text), refusal.rule)
}

#[rstest]
#[case::its_first_end(TWO_CHAINS, "chain b1 a3 chain a1", "Removing 2 to 4 would leave 1 alone for good")]
#[case::its_last_end("7/7/7/7/7/7/7/b4,6/b3,b5,5/b2,b1,5 5", "chain b2 a1", "Removing 2 to 5 would leave 1")]
#[case::the_only_chain("7/7/7/7/7/7/7/b4,6/b3,6/b2,1,b1,4 5", "chain", "Removing 2 to 4 would leave 1")]
fn selecting_a_chain_that_isolates_is_refused_with_the_reason(
    #[case] at: &str,
    #[case] taps: &str,
    #[case] expected: &str,
) {
    let (text, rule) = refusal(at, taps);
    assert!(text.starts_with(expected), "{text}");
    assert_eq!(rule, Some("Q10"));
}

/// Where the pieces of a deal lie, from g5 and a3 and a1, as its notation has them.
#[rstest]
#[case(20_260_101, "7/7/7/7/7/b12,1,b15,b8,b14,1,b2/7/b3,1,b16,b4,b1,1,b13/7/b11,b6,b10,1,b7,b9,b5 0")]
#[case(20_260_731, "7/7/7/7/7/b13,1,b4,b2,b11,1,b14/7/b3,1,b15,b9,b10,1,b7/7/b8,b12,b5,1,b6,b1,b16 0")]
#[case(20_281_224, "7/7/7/7/7/b7,1,b12,b14,b6,1,b10/7/b15,1,b13,b2,b1,1,b9/7/b4,b16,b11,1,b8,b3,b5 0")]
fn the_deal_of_a_day_is_the_same_everywhere(#[case] date: u32, #[case] expected: &str) {
    assert_eq!(clear::of_the_day(date).to_string(), expected);
    // The table's own generator has no part in it.
    let setup = Setup { options: vec![("deal".to_owned(), date.to_string())] };
    for seed in 0..3 {
        assert_eq!(ClearTheBoard::deal(&setup, 1, &mut seeded(seed)).to_string(), expected);
    }
}

#[test]
fn a_deal_at_will_comes_from_the_generator() {
    let new = Setup { options: vec![("deal".to_owned(), "new".to_owned())] };
    let deal = |setup: &Setup, seed| ClearTheBoard::deal(setup, 1, &mut seeded(seed));
    assert_eq!(deal(&new, 1), deal(&new, 1));
    assert_eq!(deal(&new, 1), deal(&Setup::default(), 1));
    assert_ne!(deal(&new, 1), deal(&new, 2));
}

#[rstest]
#[case("new", true)]
#[case("20260731", true)]
#[case("2026073", false)]
#[case("202607311", false)]
#[case("2026-7-1", false)]
#[case("+2026073", false)]
#[case("", false)]
#[case("New", false)]
fn a_setup_says_which_deal_it_is(#[case] value: &str, #[case] taken: bool) {
    assert_eq!(ClearTheBoard::takes("deal", value), taken);
    assert!(!ClearTheBoard::takes("rules", value));
}

#[test]
fn it_is_found_by_its_name_but_is_no_card_of_the_first_page() {
    assert_eq!(games::host("clear").unwrap().info.title, "game-clear");
    assert!(games::infos().iter().all(|info| info.name != "clear"));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    /// Every listed turn can be played and tapped, no piece is ever isolated, and notation keeps every position.
    #[test]
    fn a_game_of_any_turns_keeps_to_its_rules(seed in any::<u64>()) {
        let mut rng = seeded(seed);
        let mut position = ClearTheBoard::deal(&Setup::default(), 1, &mut rng);
        for turns in 1..60 {
            let choices = ClearTheBoard::legal_choices(&position);
            let removals: Vec<_> = choices.iter().filter(|turn| turn.removal.is_some()).collect();
            let choices = if removals.is_empty() { choices.iter().collect() } else { removals };
            let turn = choices[chance::below(choices.len() as u32, &mut rng) as usize];
            let mut draft = ClearTheBoard::draft(&position);
            for tap in ClearTheBoard::taps(&position, turn) {
                match tap {
                    Tap::Spot { spot } => draft.tap(spot).unwrap(),
                    Tap::Button { id } => draft.press(&id).unwrap(),
                };
            }
            prop_assert_eq!(draft.choice(), Some(turn.clone()));
            let next = ClearTheBoard::play(&position, turn).unwrap();
            prop_assert_eq!(next, ClearTheBoard::follow(&position, turn));
            position = next;
            prop_assert_eq!(position.turns(), turns);
            prop_assert!(!position.board().has_isolated(querni::Side::Blue));
            prop_assert_eq!(position.to_string().parse::<Position>().unwrap(), position);
            match ClearTheBoard::outcome(&position) {
                Outcome::Ongoing => prop_assert!(!ClearTheBoard::legal_choices(&position).is_empty()),
                outcome => {
                    prop_assert_eq!(outcome, Outcome::Cleared);
                    break;
                }
            }
        }
    }
}
