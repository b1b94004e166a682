//! Querni's rules by their ids: a position, a turn, and what must be true.

#![allow(clippy::unwrap_used)]

use rstest::rstest;
use sobremesa_core::chance::seeded;
use sobremesa_core::game::{Game, Outcome, Seat, TableGame};
use sobremesa_core::querni::{PlayError, Position, Querni, Rules, Side, Square, Turn};

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn turn(text: &str) -> Turn {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn play(at: &str, turns: &str) -> Position {
    turns.split(' ').fold(position(at), |position, text| {
        position.play(&turn(text)).unwrap_or_else(|error| panic!("{text}: {error}"))
    })
}

fn refused(at: &str, text: &str) -> PlayError {
    position(at).play(&turn(text)).unwrap_err()
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// The legal turns that begin with a text.
fn legal(at: &str, begin: &str) -> Vec<String> {
    let turns = position(at).legal_turns().into_iter().map(|turn| turn.to_string());
    let mut turns: Vec<String> = turns.filter(|turn| turn.starts_with(begin)).collect();
    turns.sort();
    turns
}

fn win(seat: u8) -> Outcome {
    Outcome::win(Seat(seat))
}

#[test]
fn q1_sixteen_pieces_a_side_are_numbered_from_1_to_16() {
    let start = Position::deal(&Rules::APP, &mut seeded(7));
    for side in Side::ALL {
        let numbers: Vec<u8> = start.men(side).map(|(number, _)| number).collect();
        assert_eq!(numbers, (1..=16).collect::<Vec<u8>>());
    }
}

#[test]
fn every_option_that_the_setup_offers_is_one_that_the_game_takes() {
    for option in Querni::info().options {
        assert!(option.values.iter().all(|known| Querni::takes(option.id, known.value)), "{}", option.id);
    }
    assert!(!Querni::takes("rules", "App") && !Querni::takes("players", "app"));
}

#[test]
fn q2_the_pieces_are_dealt_at_random_over_fixed_squares() {
    let squares = |position: &Position, side| {
        let mut squares: Vec<String> = position.men(side).map(|(_, square)| square.to_string()).collect();
        squares.sort();
        squares
    };
    let (one, other) =
        (Position::deal(&Rules::APP, &mut seeded(1)), Position::deal(&Rules::WEB, &mut seeded(2)));
    assert_ne!(one, other);
    let mut blue: Vec<&str> = sobremesa_core::querni::rules::BLUE_START.to_vec();
    blue.sort();
    for deal in [one, other] {
        assert_eq!(squares(&deal, Side::Blue), blue);
        let mut red: Vec<String> = blue.iter().map(|name| square(name).half_turn().to_string()).collect();
        red.sort();
        assert_eq!(squares(&deal, Side::Red), red);
    }
}

#[test]
fn q2_the_same_seed_deals_the_same_pieces_everywhere() {
    let dealt = Position::deal(&Rules::APP, &mut seeded(1)).to_string();
    assert_eq!(
        dealt,
        "r7,r3,r12,1,r8,r5,r13/7/r6,1,r1,r10,r11,1,r16/7/r9,1,r14,r15,r4,1,r2/\
         b3,1,b2,b11,b9,1,b16/7/b5,1,b14,b12,b15,1,b1/7/b6,b4,b7,1,b8,b13,b10 b app 0 -"
    );
}

#[test]
fn q3_blue_plays_first_and_then_in_turn() {
    for rules in Rules::ALL {
        let start = Position::deal(rules, &mut seeded(3));
        assert_eq!(start.side(), Side::Blue);
        let next = start.play(&start.legal_turns()[0]).unwrap();
        assert_eq!(next.side(), Side::Red);
    }
}

/// Blue 7 on c3 with room all around; blue 8 and 9 and red pieces far away.
const ALONE: &str = "r1,r2,r3,4/7/7/7/7/7/7/2,b7,4/7/5,b8,b9 b app 0 -";

#[test]
fn q4_a_step_goes_to_an_empty_square_next_to_the_piece() {
    assert_eq!(legal(ALONE, "c3-"), ["c3-b2", "c3-b3", "c3-b4", "c3-c2", "c3-c4", "c3-d2", "c3-d3", "c3-d4"]);
    assert!(matches!(refused(ALONE, "c3-c5"), PlayError::NoStep { .. }));
    assert!(matches!(refused(ALONE, "f1-g1"), PlayError::Occupied { .. }));
    assert!(matches!(refused(ALONE, "d5-d6"), PlayError::NoPiece { .. }));
    assert!(matches!(refused(ALONE, "a10-a9"), PlayError::NotYours { .. }));
    assert!(matches!(refused(ALONE, "c3-c3"), PlayError::Occupied { .. }));
    let moved = play(ALONE, "c3-d4");
    assert_eq!(moved.man_on(square("c3")), None);
    assert_eq!(moved.man_on(square("d4")).map(|man| (man.side, man.number)), Some((Side::Blue, 7)));
}

/// Blue 7 on c3, blue 8 on d4, red 5 on d6, red 4 on c6: over d4 to e5, over d6 to c7, over c6 to c5, and on.
const JUMPS: &str = "r1,r2,r3,4/7/7/7/2,r4,r5,3/7/3,b8,3/2,b7,4/7/5,b9,b10 b app 0 -";

#[test]
fn q5_a_jump_goes_over_exactly_one_piece_of_either_colour_and_can_be_linked() {
    assert_eq!(legal(JUMPS, "c3x"), ["c3xe5", "c3xe5xc7", "c3xe5xc7xc5", "c3xe5xc7xc5xe3", "c3xe5xc7xc5xe7"]);
    let after = play(JUMPS, "c3xe5xc7");
    assert_eq!(after.man_on(square("c7")).map(|man| man.number), Some(7));
    // What was jumped over stays.
    assert!(after.man_on(square("d4")).is_some() && after.man_on(square("d6")).is_some());
    for wrong in ["c3xc5", "c3xd4", "c3xg7", "c3xe5xe7", "c3xe5xd6"] {
        let error = refused(JUMPS, wrong);
        assert!(matches!(error, PlayError::NoJump { .. } | PlayError::Occupied { .. }), "{wrong}: {error}");
    }
}

#[test]
fn q5_two_pieces_in_a_row_are_not_jumped() {
    let two = "r1,r2,r3,4/7/7/7/7/2,b9,4/2,b8,4/2,b7,4/7/7 b app 0 -";
    assert!(matches!(refused(two, "c3xc6"), PlayError::NoJump { .. }));
    assert!(matches!(refused(two, "c3xc5"), PlayError::Occupied { .. }));
}

#[test]
fn q6_steps_and_jumps_are_never_mixed() {
    assert!("c3-d2xe1".parse::<Turn>().is_err());
    assert!("c3xe5-e4".parse::<Turn>().is_err());
    // A jump to the next square is none.
    assert!(matches!(refused(JUMPS, "c3xe5xe4"), PlayError::NoJump { .. }));
}

/// Blue 7 on c3 can go around: over c4, d5, e4 … back to c3's neighbours.
const RING: &str = "r1,r2,r3,4/7/7/7/7/3,r4,3/2,b8,1,b9,2/2,b7,4/3,b10,3/7 b app 0 -";

#[test]
fn q7_no_square_is_landed_on_twice_and_the_square_left_counts_as_landed_on() {
    // c3 over c4 to c5, over d5 to e5, over e4 to e3, over d2 to c1; e3 is two from c3, but nothing stands on d3.
    assert!(position(RING).play(&turn("c3xc5xe5xe3xc1")).is_ok());
    assert!(
        matches!(refused(RING, "c3xc5xe5xc5"), PlayError::LandedTwice { square } if square == self::square("c5"))
    );
    assert!(
        matches!(refused(RING, "c3xc5xc3"), PlayError::LandedTwice { square } if square == self::square("c3"))
    );
    assert!(legal(RING, "c3x").iter().all(|turn| !turn.ends_with("xc3")));
}

#[test]
fn q7_a_piece_may_be_jumped_over_twice() {
    // b7 on a1 jumps over b2 to c3, over c4 to c5, over b4 to a3, over b2 again to c1.
    let twice = "r1,r2,r3,4/7/7/7/7/7/1,b8,b9,4/7/1,r4,5/b7,6 b app 0 -";
    let after = play(twice, "a1xc3xc5xa3xc1");
    assert_eq!(after.man_on(square("c1")).map(|man| man.number), Some(7));
}

/// Blue 4, 5, 6, 7 in a bent row; 16 and 1, 2 side by side; 9 and 10 apart from 11.
const CHAINS: &str = "r1,r2,r3,4/7/7/7/7/b4,1,b6,b7,3/1,b5,5/7/b9,b10,2,b11,b12,b13/b16,b1,b2,b3,3 b web 0 -";

#[rstest]
#[case("*4..7")]
#[case("*4..6")]
#[case("*5..7")]
#[case("*1..3")]
#[case("*11..13")]
fn q8_three_or_more_numbers_in_a_row_each_next_to_the_one_before_are_a_chain(#[case] removal: &str) {
    assert!(position(CHAINS).play(&turn(removal)).is_ok());
    assert!(legal(CHAINS, "*").contains(&removal.to_owned()));
}

#[test]
fn q8_nothing_else_is_a_chain() {
    assert_eq!(legal(CHAINS, "*"), ["*1..3", "*11..13", "*4..6", "*4..7", "*5..7"]);
    assert!(matches!(refused(CHAINS, "*9..11"), PlayError::NotLinked { low: 10, high: 11 }));
    assert!(matches!(refused(CHAINS, "*6..8"), PlayError::NotThere { number: 8 }));
    // 3 and 4 are on the board but apart; 16 and 1 are not consecutive.
    assert!(matches!(refused(CHAINS, "*1..4"), PlayError::NotLinked { low: 3, high: 4 }));
    assert!("*16..2".parse::<Turn>().is_err());
    assert!("*4..5".parse::<Turn>().is_err());
    // The other player's chain is not one's own.
    assert!(matches!(refused(&CHAINS.replace(" b ", " r "), "*4..6"), PlayError::NotThere { number: 4 }));
}

#[test]
fn q8_a_chain_has_no_maximum() {
    let snake = "r1,r2,r3,4/7/7/7/7/7/7/4,b16,b15,1/b8,b9,b10,b11,b12,b13,b14/b7,b6,b5,b4,b3,b2,b1 b app 0 -";
    // 14 chains of three, 13 of four … one of all sixteen.
    assert_eq!(legal(snake, "*").len(), (1..=14).sum::<usize>());
    assert_eq!(position(snake).count_turns(), position(snake).legal_turns().len() as u64);
    assert_eq!(play(snake, "*1..16").ending(), Some((win(0), "Q11")));
}

#[test]
fn q9_a_turn_is_a_move_or_a_removal_or_both_in_that_order() {
    // b8 moved to d5 … with 4, 5, 6, 7: the chain need not hold the moved piece.
    assert_eq!(play(CHAINS, "e2-e3*4..7").removed(Side::Blue), 3 + 4);
    // The move makes the chain.
    assert!(matches!(refused(CHAINS, "*9..11"), PlayError::NotLinked { .. }));
    assert!(position(CHAINS).play(&turn("b2-c3*9..11")).is_err());
    assert_eq!(
        play("r1,r2,r3,4/7/7/7/7/7/7/b1,2,b3,3/1,b2,5/7 b app 0 -", "d3-c3*1..3").ending(),
        Some((win(0), "Q11"))
    );
    // The move breaks it.
    assert!(matches!(refused(CHAINS, "a5-a6*4..6"), PlayError::NotLinked { low: 4, high: 5 }));
    // Removing is never forced.
    assert!(position(CHAINS).play(&turn("a5-a6")).is_ok());
    assert!("*4..7b2-b3".parse::<Turn>().is_err());
}

#[rstest]
#[case("b1,b2,b3,4", &[])]
#[case("b1,b2,5", &[1, 2])]
#[case("b1,b2,b3,b5,3", &[5])]
#[case("b4,b5,b7,b8,b9,2", &[4, 5])]
#[case("b14,b15,b16,b1,3", &[1])]
fn q10_a_piece_is_isolated_when_its_run_is_shorter_than_three(#[case] rank: &str, #[case] isolated: &[u8]) {
    let position = position(&format!("r1,r2,r3,4/7/7/7/7/7/7/7/7/{rank} b app 0 -"));
    assert_eq!(position.isolated(Side::Blue).collect::<Vec<_>>(), isolated);
    assert_eq!(position.has_isolated(Side::Blue), !isolated.is_empty());
}

#[test]
fn q11_who_has_removed_all_sixteen_wins_at_once() {
    for rules in ["app", "web"] {
        let last = format!("7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/7 b {rules} 4 -");
        let after = play(&last, "*1..3");
        assert_eq!(after.ending(), Some((win(0), "Q11")));
        assert!(matches!(after.play(&Turn::SKIP), Err(PlayError::Over { rule: "Q11" })));
        assert!(after.legal_turns().is_empty());
    }
}

#[test]
fn q11_comes_before_a2_and_w2() {
    let bare = "7/7/7/2,r4,r5,3/7/7/2,b1,b2,b3,2/7/7/7 b web 4 4";
    assert_eq!(play(bare, "*1..3").ending(), Some((win(0), "Q11")));
    assert_eq!(position("7/7/7/2,r4,r5,3/7/7/7/7/7/7 b app 0 -").ending(), Some((win(0), "Q11")));
}

#[test]
fn a1_a_turn_may_be_skipped() {
    let after = play(ALONE, "skip");
    assert_eq!((after.side(), after.idle()), (Side::Red, 1));
    assert!(legal(ALONE, "skip").len() == 1);
}

#[test]
fn a2_who_leaves_an_isolated_piece_of_their_own_loses_at_once() {
    let five = "7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,2/2,b4,4/7/7 b app 0 -";
    // It is legal, and it loses.
    assert_eq!(play(five, "*1..3").ending(), Some((win(1), "A2")));
    assert_eq!(play(five, "c3-d3*1..4").ending(), Some((win(0), "Q11")));
    assert_eq!(play(&five.replace("app", "web"), "*1..3").ending(), None);
}

#[test]
fn a3_thirty_turns_in_a_row_without_a_removal_are_a_tie() {
    let near = "7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/7 b app 28 -";
    assert_eq!(play(near, "skip").ending(), None);
    assert_eq!(play(near, "skip skip").ending(), Some((Outcome::Draw, "A3")));
    assert_eq!(play(near, "skip").idle(), 29);
    let removed = play("7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,b4,1/b5,b6,5/7/7 b app 29 -", "*1..3");
    assert_eq!((removed.idle(), removed.ending()), (0, None));
    assert_eq!(play(&near.replace("app", "web"), "c4-c3 c7-c8 c3-c4").ending(), None);
}

/// Blue's only piece in the corner is walled in, and can't jump.
const STUCK: &str = "7/7/7/7/7/7/7/r1,r2,r3,4/r4,r5,r6,4/b1,r7,r8,4 b";

#[test]
fn w1_only_who_has_no_move_and_no_chain_loses_the_turn() {
    let web = format!("{STUCK} web 0 0");
    assert_eq!(legal(&web, ""), ["skip"]);
    assert_eq!(play(&web, "skip").side(), Side::Red);
    let free = ALONE.replace("app", "web");
    assert_eq!(position(&free).play(&Turn::SKIP), Err(PlayError::NoSkipping));
    assert!(legal(&free, "skip").is_empty());
    // A chain to remove is a turn.
    let chain = "7/7/7/7/7/7/r10,r11,r12,r13,3/r1,r2,r3,r9,3/b4,b5,b6,r14,3/r4,r5,r6,r15,3 b web 0 -";
    assert!(matches!(position(chain).play(&Turn::SKIP), Err(PlayError::NoSkipping)));
}

#[test]
fn w2_the_game_ends_when_both_are_spent() {
    let one = "7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,3/7/7/7 r web 3 3";
    assert!(position(one).is_spent(Side::Blue) && !position(one).is_spent(Side::Red));
    assert_eq!(position(one).ending(), None);
    // Removing 4 to 6 leaves red with 10 and 12.
    let last = "7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,3/7/7/r10,1,r12,4 r web 3 3";
    let after = play(last, "*4..6");
    assert_eq!(after.ending().map(|(_, rule)| rule), Some("W2"));
    // Without three consecutive numbers, but with pieces still there.
    assert!(!position("7/7/7/2,r4,r5,r6,2/7/7/7/7/7/7 r web 3 -").is_spent(Side::Blue));
}

#[test]
fn w3_twenty_turns_after_the_first_player_was_spent_the_game_ends() {
    let spending = "7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/b9,6 b web 0 -";
    let spent = play(spending, "*1..3");
    assert_eq!((spent.spent(), spent.ending()), (Some(0), None));
    let mut position = spent;
    for turns in 1..=20 {
        assert_eq!(position.ending(), None);
        let quiet = position.legal_turns().into_iter().find(|turn| turn.removal.is_none()).unwrap();
        position = position.play(&quiet).unwrap();
        assert_eq!(position.spent(), Some(turns));
    }
    assert_eq!(position.ending().map(|(_, rule)| rule), Some("W3"));
}

#[rstest]
#[case("7/7/7/2,r4,r5,3/7/7/2,b1,4/7/7/7 b web 3 3", win(0))]
#[case("7/7/7/2,r4,4/7/7/2,b1,b2,3/7/7/7 b web 3 3", win(1))]
#[case("7/7/7/2,r4,r5,3/7/7/2,b1,b2,3/7/7/7 b web 3 3", Outcome::Draw)]
#[case("7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,3/7/7/7 b web 3 20", win(0))]
#[case("7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b14,2/7/7/7 b web 3 20", Outcome::Draw)]
fn w4_who_has_removed_more_pieces_wins(#[case] at: &str, #[case] outcome: Outcome) {
    assert_eq!(position(at).ending().map(|(outcome, _)| outcome), Some(outcome));
}

#[rstest]
#[case::short_rank("7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,1/7/7/7 b app 4 -", "rank 4 has 6 squares")]
#[case::long_rank("8/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/7 b app 4 -", "rank 10 has 8 squares")]
#[case::nine_ranks("7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/7 b app 4 -", "10 ranks, here are 9")]
#[case::seventeen("7/7/7/2,r4,r5,r17,2/7/7/2,b1,b2,b3,2/7/7/7 b app 4 -", "\"r17\" in rank 7")]
#[case::zero("7/7/7/2,r4,r5,r0,2/7/7/2,b1,b2,b3,2/7/7/7 b app 4 -", "\"r0\" in rank 7")]
#[case::leading_zero("7/7/7/2,r4,r5,r06,2/7/7/2,b1,b2,b3,2/7/7/7 b app 4 -", "\"r06\" in rank 7")]
#[case::twice("7/7/7/2,r4,r5,r4,2/7/7/2,b1,b2,b3,2/7/7/7 b app 4 -", "r4 stands on the board twice")]
#[case::split("7/7/7/1,1,r4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/7 b app 4 -", "rank 7 counts empty squares twice")]
#[case::no_squares("7/7/7/0,r4,r5,r6,2,2/7/7/2,b1,b2,b3,2/7/7/7 b app 4 -", "\"0\" in rank 7")]
#[case::empty_rank("7//7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/7 b app 4 -", "\"\" in rank 9")]
#[case::colour("7/7/7/2,g4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/7 b app 4 -", "\"g4\" in rank 7")]
#[case::not_ascii("7/7/7/2,ñ4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/7 b app 4 -", "\"ñ4\" in rank 7")]
#[case::side("7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/7 w app 4 -", "not \"w\"")]
#[case::rules("7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/7 b App 4 -", "not \"App\"")]
#[case::fields("7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/7 b app 4", "here are 4")]
#[case::blanks("7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/7 b  app 4 -", "here are 6")]
#[case::sign("7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/7 b app +4 -", "\"+4\" is no number")]
#[case::counter("7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/7 b app 31 -", "at most 30")]
#[case::huge("7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/7 b web 1000000 -", "\"1000000\" is no number")]
#[case::spent_in_app("7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/7 b app 4 0", "no player is spent")]
#[case::nobody_spent("7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/7 b web 4 0", "no player is spent")]
#[case::uncounted("7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,3/7/7/7 b web 4 -", "not counted")]
#[case::too_long_spent("7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,3/7/7/7 b web 4 21", "at most 20")]
#[case::both_isolated("7/7/7/2,r4,4/7/7/2,b1,4/7/7/7 b app 4 -", "both sides")]
#[case::nobody("7/7/7/7/7/7/7/7/7/7 b app 4 -", "no piece")]
fn a_wrong_position_is_refused_and_what_is_wrong_is_named(#[case] text: &str, #[case] names: &str) {
    let error = text.parse::<Position>().unwrap_err().to_string();
    assert!(error.contains(names), "{error}");
}

#[rstest]
#[case("c3-h4", "\"h4\"")]
#[case("c3-c11", "\"c11\"")]
#[case("c3-c04", "\"c04\"")]
#[case("c3", "no turn")]
#[case("", "\"\"")]
#[case("c3x", "\"\"")]
#[case("c3-", "\"\"")]
#[case("*4..17", "lowest and highest")]
#[case("*0..3", "lowest and highest")]
#[case("*4..04", "lowest and highest")]
#[case("*4-6", "lowest and highest")]
#[case("*6..4", "three or more")]
#[case("*4..5", "three or more")]
#[case("Skip", "no square")]
#[case("c3-d4*", "lowest and highest")]
#[case("*", "lowest and highest")]
#[case("c3-d4 *4..6", "no square")]
fn a_wrong_turn_is_refused_and_what_is_wrong_is_named(#[case] text: &str, #[case] names: &str) {
    let error = text.parse::<Turn>().unwrap_err().to_string();
    assert!(error.contains(names), "{text}: {error}");
}
