//! Knetkell's rules by their ids: a position, a turn, and what must be true.

#![allow(clippy::unwrap_used)]

use rstest::rstest;
use sobremesa_core::chance::seeded;
use sobremesa_core::game::{Game, Outcome, Seat, Setup};
use sobremesa_core::knetkell::rules::DRAWN_GAME;
use sobremesa_core::knetkell::{
    Choice, FIRST, GAMES, Knetkell, Length, Pips, PlayError, Position, Series, SeriesError, Side, Square,
    Turn, roll,
};

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn turn(text: &str) -> Turn {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// The position after turns, as text.
fn play(at: &str, turns: &str) -> String {
    let played = turns.split(' ').fold(position(at), |position, text| {
        position.play(turn(text)).unwrap_or_else(|error| panic!("{text}: {error}"))
    });
    played.to_string()
}

fn refused(at: &str, text: &str) -> PlayError {
    position(at).play(turn(text)).unwrap_err()
}

/// The legal choices that begin with a text.
fn legal(at: &str, begin: &str) -> Vec<String> {
    let choices = position(at).legal_choices().into_iter().map(|choice| choice.to_string());
    choices.filter(|choice| choice.starts_with(begin)).collect()
}

fn win(seat: u8) -> Outcome {
    Outcome::win(Seat(seat))
}

const START: &str = "5/5/5/5/5 b";

#[test]
fn d1_the_board_has_five_files_and_five_ranks_and_is_empty_at_the_start() {
    let start = Knetkell::deal(&Setup::default(), 2, &mut seeded(1));
    assert_eq!(start, position(START));
    let squares: Vec<String> = Square::all().map(|square| square.to_string()).collect();
    assert_eq!((squares.len(), &squares[0][..], &squares[4][..], &squares[24][..]), (25, "a1", "e1", "e5"));
    assert_eq!(legal(START, ""), squares);
}

#[test]
fn d1_dice_have_six_sides_each_rolled_as_often_as_another() {
    let shown: Vec<u8> = Pips::ALL.iter().map(|pips| pips.get()).collect();
    assert_eq!(shown, [1, 2, 3, 4, 5, 6]);
    assert_eq!((Pips::new(0), Pips::new(7)), (None, None));
    let mut rng = seeded(5);
    let mut rolled = [0; 6];
    for _ in 0..60_000 {
        rolled[usize::from(roll(&mut rng).get()) - 1] += 1;
    }
    // Five standard deviations of 91 around ten thousand.
    assert!(rolled.iter().all(|count| (9_545..=10_455).contains(count)), "{rolled:?}");
}

#[test]
fn d1_the_same_seed_rolls_the_same_numbers_everywhere() {
    let mut rng = seeded(1);
    let rolls: String = (0..24).map(|_| roll(&mut rng).to_string()).collect();
    assert_eq!(rolls, "265135335131321352525342");
}

#[test]
fn d2_the_die_is_placed_on_the_chosen_square_with_the_number_rolled() {
    assert_eq!(play(START, "c3:5"), "5/5/2,b5,2/5/5 r");
    // Dice of one's own, and those that share only a corner, leave the roll alone.
    assert_eq!(play("5/1,r6,1,r6,1/5/1,b6,1,r6,1/5 b", "c3:1"), "5/1,r6,1,r6,1/2,b1,2/1,b6,1,r6,1/5 r");
    assert_eq!(play("5/5/2,b6,2/5/5 b", "c2:1"), "5/5/2,b6,2/2,b1,2/5 r");
}

#[test]
fn d2_only_an_empty_square_can_be_chosen() {
    let at = "5/5/2,b5,r1,1/5/5 r";
    for taken in ["c3:4", "d3:4", "c3xd3:4"] {
        assert!(matches!(refused(at, taken), PlayError::Occupied { .. }), "{taken}");
    }
    assert_eq!(legal(at, "c3"), [""; 0]);
    assert_eq!(legal(at, "").len(), 23);
}

#[test]
fn d2_the_choice_comes_before_the_roll() {
    // What may be chosen is decided without a roll, and what is chosen says nothing of it.
    assert_eq!(position(START).check("c3".parse().unwrap()), Ok(()));
    let choice: Choice = "c3xd3".parse().unwrap();
    assert_eq!(choice, Choice { square: square("c3"), challenged: Some(square("d3")) });
    let full = Knetkell::turn(choice, Pips::ALL[3]);
    assert_eq!((full.to_string(), full.choice), ("c3xd3:4".to_owned(), choice));
}

/// Red's turn beside blue dice: c3 has them on b3, c4 and d3, a red one on c2, and one across the corner.
const BESIDE: &str = "5/2,b4,2/1,b3,1,b6,1/2,r2,1,b1/5 r";

#[test]
fn d3_one_enemy_die_next_to_the_square_is_challenged_and_the_player_chooses_which() {
    assert_eq!(legal(BESIDE, "c3"), ["c3xb3", "c3xd3", "c3xc4"]);
    // A single one is challenged, too, and no other.
    assert_eq!(legal(BESIDE, "d1"), ["d1"]);
    assert_eq!(legal(BESIDE, "e1"), ["e1xe2"]);
    assert_eq!(legal(BESIDE, "d2"), ["d2xe2", "d2xd3"]);
}

#[rstest]
#[case("c3:4", PlayError::Unchallenged { square: square("c3") })]
#[case("e1:4", PlayError::Unchallenged { square: square("e1") })]
#[case("c3xe2:4", PlayError::NotNext { square: square("c3"), challenged: square("e2") })]
#[case("c3xc3:4", PlayError::NotNext { square: square("c3"), challenged: square("c3") })]
#[case("c3xc2:4", PlayError::OwnDie { challenged: square("c2") })]
#[case("b2xa2:4", PlayError::NoDie { challenged: square("a2") })]
#[case("a1xb3:4", PlayError::NotNext { square: square("a1"), challenged: square("b3") })]
#[case("a1xa2:4", PlayError::NoDie { challenged: square("a2") })]
fn d3_nothing_else_is_challenged(#[case] text: &str, #[case] why: PlayError) {
    let error = refused(BESIDE, text);
    assert!(error.to_string().ends_with("(D3)"));
    assert_eq!(error, why);
}

#[test]
fn d3_files_a_and_e_are_not_next_to_each_other() {
    let edge = "5/5/4,b3/5/5 r";
    assert_eq!(legal(edge, "a"), ["a1", "a2", "a3", "a4", "a5"]);
    assert!(matches!(refused(edge, "a4xe3:5"), PlayError::NotNext { .. }));
    let corners = "b6,3,b6/5/5/5/b6,3,b6 r";
    let challenging = legal(corners, "").into_iter().filter(|choice| choice.contains('x'));
    assert_eq!(
        challenging.collect::<Vec<_>>(),
        ["b1xa1", "d1xe1", "a2xa1", "e2xe1", "a4xa5", "e4xe5", "b5xa5", "d5xe5"]
    );
}

#[rstest]
#[case::lower("c3xc4:3", "5/2,b4,2/1,b3,b3,b6,1/2,r2,1,b1/5 b")]
#[case::equal("c3xc4:4", "5/2,b4,2/1,b3,r4,b6,1/2,r2,1,b1/5 b")]
#[case::higher("c3xc4:5", "5/2,r4,2/1,b3,r5,b6,1/2,r2,1,b1/5 b")]
#[case::nobody_beats_a_six("c3xd3:6", "5/2,b4,2/1,b3,r6,b6,1/2,r2,1,b1/5 b")]
#[case::nobody_loses_to_a_one("e1xe2:1", "5/2,b4,2/1,b3,1,b6,1/2,r2,1,b1/4,r1 b")]
#[case::only_the_challenged_die_is_compared("c3xb3:4", "5/2,b4,2/1,r3,r4,b6,1/2,r2,1,b1/5 b")]
fn d4_the_roll_against_the_challenged_die_says_whose_dice_they_are(#[case] text: &str, #[case] after: &str) {
    assert_eq!(play(BESIDE, text), after);
}

#[test]
fn d4_holds_for_every_roll_against_every_die_and_both_sides() {
    for (side, other) in [("b", "r"), ("r", "b")] {
        for challenged in 1..=6 {
            for rolled in 1..=6 {
                let at = format!("5/5/2,{other}{challenged},2/5/5 {side}");
                let (placed, kept) = match rolled.cmp(&challenged) {
                    std::cmp::Ordering::Less => (other, other),
                    std::cmp::Ordering::Equal => (side, other),
                    std::cmp::Ordering::Greater => (side, side),
                };
                assert_eq!(
                    play(&at, &format!("d3xc3:{rolled}")),
                    format!("5/5/2,{kept}{challenged},{placed}{rolled},1/5/5 {other}")
                );
            }
        }
    }
}

/// One square is left, e1, beside a blue 3; blue has 37 and red 38.
const LAST: &str = "b1,b1,b1,b1,b1/r1,r1,r1,r1,r1/b5,b5,b5,b5,b5/r6,r6,r6,r6,r6/b4,r1,r2,b3,1 r";

#[rstest]
#[case("e1xd1:1", [38, 38], Outcome::Draw)]
#[case("e1xd1:2", [39, 38], win(0))]
#[case("e1xd1:3", [37, 41], win(1))]
#[case("e1xd1:4", [34, 45], win(1))]
fn d5_the_higher_sum_wins_when_the_board_is_full(
    #[case] text: &str,
    #[case] sums: [u32; 2],
    #[case] outcome: Outcome,
) {
    let before = position(LAST);
    assert_eq!(before.ending(), None);
    let after = before.play(turn(text)).unwrap();
    assert_eq!(Side::ALL.map(|side| after.sum(side)), sums);
    assert_eq!(after.ending(), Some((outcome, "D5")));
    assert!(after.legal_choices().is_empty());
    assert_eq!(after.side(), Side::Blue);
}

/// A full board of ones but for a blue die and a red one; blue has one die more.
fn full(blue: u8, red: u8) -> String {
    let (b, r) = ("b1,b1,b1,b1,b1", "r1,r1,r1,r1,r1");
    format!("{b}/{r}/b1,b1,b{blue},r{red},r1/{b}/{r} b")
}

#[rstest]
#[case(3, 4, Outcome::Draw)]
#[case(4, 4, win(0))]
#[case(2, 4, win(1))]
fn d5_equal_sums_draw(#[case] blue: u8, #[case] red: u8, #[case] outcome: Outcome) {
    let position = position(&full(blue, red));
    let sums = Side::ALL.map(|side| position.sum(side));
    assert_eq!(sums, [12 + u32::from(blue), 11 + u32::from(red)]);
    assert_eq!(position.ending(), Some((outcome, "D5")));
}

#[test]
fn d5_nothing_is_played_on_a_full_board() {
    let over = full(3, 4);
    assert_eq!(refused(&over, "a1:3"), PlayError::Over { rule: "D5" });
    assert_eq!(position(&over).count_choices(), 0);
    assert_eq!((position(&over).perft(0), position(&over).perft(1)), (1, 0));
}

/// A full board that blue or red wins, or nobody.
fn game(winner: Option<Side>) -> Position {
    let (blue, red) = match winner {
        Some(Side::Blue) => (4, 4),
        Some(Side::Red) => (2, 4),
        None => (3, 4),
    };
    position(&full(blue, red))
}

/// A match after games won by these: `b`, `r`, or `-` for a draw.
fn series(length: &'static Length, games: &str) -> Series {
    games.chars().fold(Series::new(length), |series, winner| {
        series.after(&game(Side::of_letter(&winner.to_string()))).unwrap()
    })
}

#[rstest]
#[case("", "5/5/5/5/5 b")]
#[case("b", "5/5/5/5/5 r")]
#[case("r", "5/5/5/5/5 r")]
#[case("-", "5/5/5/5/5 r")]
#[case("br", "5/5/5/5/5 b")]
#[case("rb", "5/5/5/5/5 b")]
#[case("--", "5/5/5/5/5 b")]
// 1-0 after two games is played on.
#[case("b-", "5/5/5/5/5 b")]
#[case("-r", "5/5/5/5/5 b")]
fn d6_blue_starts_the_first_and_third_games_and_red_the_second(#[case] games: &str, #[case] start: &str) {
    let series = series(&Length::BEST_OF_THREE, games);
    assert_eq!(series.ending(), None);
    assert_eq!(series.next_start().map(|start| start.to_string()).as_deref(), Some(start));
}

#[rstest]
#[case("bb", win(0))]
#[case("rr", win(1))]
#[case("brb", win(0))]
#[case("brr", win(1))]
#[case("rbr", win(1))]
#[case("b--", win(0))]
#[case("-b-", win(0))]
#[case("-r-", win(1))]
#[case("--r", win(1))]
#[case("b-b", win(0))]
#[case("-bb", win(0))]
#[case("br-", Outcome::Draw)]
#[case("b-r", Outcome::Draw)]
#[case("-rb", Outcome::Draw)]
#[case("---", Outcome::Draw)]
fn d6_two_wins_take_the_match_or_more_wins_after_three_games(#[case] games: &str, #[case] outcome: Outcome) {
    let series = series(&Length::BEST_OF_THREE, games);
    assert_eq!(series.ending(), Some((outcome, "D6")));
    assert_eq!((series.starter(), series.next_start()), (None, None));
    let before = series.clone();
    assert_eq!(series.after(&game(None)), Err(SeriesError::Over { rule: "D6" }));
    assert_eq!(series, before);
    for side in Side::ALL {
        let won = games.chars().filter(|&winner| winner == side.letter()).count();
        assert_eq!(series.wins(side), won as u32);
    }
    assert_eq!(series.ended().len(), games.len());
}

#[test]
fn d6_a_drawn_game_counts_as_one_of_the_three() {
    assert_eq!(DRAWN_GAME, 1);
    let drawn = series(&Length::BEST_OF_THREE, "-");
    assert_eq!(drawn.starter(), Some(FIRST.other()));
}

#[test]
fn d6_a_game_counts_once_its_board_is_full() {
    let series = Series::new(&Length::BEST_OF_THREE);
    assert_eq!(series.after(&position(LAST)), Err(SeriesError::Ongoing));
    assert_eq!(series.after(&position(START)), Err(SeriesError::Ongoing));
}

#[rstest]
#[case("b", win(0))]
#[case("r", win(1))]
#[case("-", Outcome::Draw)]
fn d6_a_single_game_can_be_played_instead(#[case] games: &str, #[case] outcome: Outcome) {
    let single = series(&Length::SINGLE, games);
    assert_eq!(single.ending(), Some((outcome, "D5")));
    assert_eq!(single.after(&game(None)), Err(SeriesError::Over { rule: "D5" }));
    assert_eq!(Series::new(&Length::SINGLE).starter(), Some(FIRST));
}

#[test]
fn d6_the_length_of_a_match_is_chosen_before_it() {
    for length in Length::ALL {
        assert_eq!(Length::named(length.name), Some(length));
        assert!(Knetkell::takes(GAMES, length.name));
    }
    assert!(!Knetkell::takes(GAMES, "2") && !Knetkell::takes("rules", "app"));
}

#[test]
fn a_refused_turn_names_its_rule_and_changes_nothing() {
    let at = position(BESIDE);
    for (text, rule) in [("c3:1", "(D3)"), ("c3xc2:1", "(D3)"), ("c4:1", "(D2)")] {
        let error = at.play(turn(text)).unwrap_err().to_string();
        assert!(error.ends_with(rule), "{text}: {error}");
        assert_eq!(at, position(BESIDE));
    }
    assert!(refused(&full(3, 4), "a1:1").to_string().ends_with("(D5)"));
}

#[test]
fn all_turn_sequences_are_counted_with_every_roll() {
    let start = position(START);
    assert_eq!((0..=3).map(|depth| start.perft(depth)).collect::<Vec<_>>(), [1, 150, 21_600, 2_980_800]);
    // There is no turn after the last square.
    assert_eq!((position(LAST).perft(1), position(LAST).perft(2)), (6, 0));
}

#[rstest]
#[case::short_rank("5/5/4/5/5 b", "rank 3 has 4 squares instead of 5")]
#[case::long_rank("5/5/5,b1/5/5 b", "rank 3 has 6 squares instead of 5")]
#[case::four_ranks("5/5/5/5 b", "5 ranks, here are 4")]
#[case::six_ranks("5/5/5/5/5/5 b", "5 ranks, here are 6")]
#[case::seven("5/5/2,b7,2/5/5 b", "\"b7\" in rank 3")]
#[case::zero("5/5/2,b0,2/5/5 b", "\"b0\" in rank 3")]
#[case::leading_zero("5/5/2,b03,2/5/5 b", "\"b03\" in rank 3")]
#[case::sign("5/5/2,b+3,2/5/5 b", "\"b+3\" in rank 3")]
#[case::no_pips("5/5/2,b,2/5/5 b", "\"b\" in rank 3")]
#[case::split("5/5/2,3/5/5 b", "rank 3 counts empty squares twice")]
#[case::no_squares("5/5/0,5/5/5 b", "\"0\" in rank 3")]
#[case::empty_rank("5//5/5/5 b", "\"\" in rank 4")]
#[case::comma("5/5,/5/5/5 b", "\"\" in rank 4")]
#[case::colour("5/5/2,g3,2/5/5 b", "\"g3\" in rank 3")]
#[case::capital("5/5/2,B3,2/5/5 b", "\"B3\" in rank 3")]
#[case::not_ascii("5/5/2,ñ3,2/5/5 b", "\"ñ3\" in rank 3")]
#[case::side("5/5/5/5/5 w", "not \"w\"")]
#[case::capital_side("5/5/5/5/5 B", "not \"B\"")]
#[case::no_side("5/5/5/5/5", "here are 1")]
#[case::fields("5/5/5/5/5 b b", "here are 3")]
#[case::blanks("5/5/5/5/5  b", "here are 3")]
#[case::blank_at_the_end("5/5/5/5/5 b ", "here are 3")]
#[case::huge("999999/5/5/5/5 b", "rank 5 has 999999 squares")]
#[case::too_huge("9999999/5/5/5/5 b", "\"9999999\" in rank 5")]
fn a_wrong_position_is_refused_and_what_is_wrong_is_named(#[case] text: &str, #[case] names: &str) {
    let error = text.parse::<Position>().unwrap_err().to_string();
    assert!(error.contains(names), "{error}");
}

#[rstest]
#[case("f3:4", "\"f3\"")]
#[case("c6:4", "\"c6\"")]
#[case("c03:4", "\"c03\"")]
#[case("C3:4", "\"C3\"")]
#[case("c3", "no roll")]
#[case("c3xd3", "no roll")]
#[case("", "\"\"")]
#[case(":4", "\"\"")]
#[case("c3x:4", "\"\"")]
#[case("xc3:4", "\"\"")]
#[case("c3xd3xe3:4", "\"d3xe3\"")]
#[case("c3Xd3:4", "\"c3Xd3\"")]
#[case("c3:0", "no die shows \"0\"")]
#[case("c3:7", "no die shows \"7\"")]
#[case("c3:04", "no die shows \"04\"")]
#[case("c3:+4", "no die shows \"+4\"")]
#[case("c3:", "no die shows \"\"")]
#[case("c3:4:4", "no die shows \"4:4\"")]
#[case("c3: 4", "no die shows \" 4\"")]
#[case("c3:4 ", "no die shows \"4 \"")]
#[case("skip", "\"skip\"")]
fn a_wrong_turn_is_refused_and_what_is_wrong_is_named(#[case] text: &str, #[case] names: &str) {
    let error = text.parse::<Turn>().unwrap_err().to_string();
    assert!(error.contains(names), "{text}: {error}");
}
