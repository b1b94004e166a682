//! The record of a match: what is written is read again, and nothing else is read.

#![allow(clippy::unwrap_used)]

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use rstest::rstest;
use sobremesa_core::archive::{
    GameEnd, GameRecord, MatchResult, NAME_LENGTH, Player, Record, RecordFault, RecordSeat, valid_name,
};
use sobremesa_core::game::{Outcome, Seat};

const WHOLE: &str = "\
sobremesa 1
game knetkell
setup games=3 start=blue
seat 0 person Ana María
seat 1 computer:12 #2
position 5/5/5/5/5 b
d4:2
c3xd4:5
end 5/3,b2,1/2,b5,2/5/5 b
status seat 0 outcome win 0 scores 7/0
position 5/5/5/5/5 r
end 5/5/5/5/5 r
status seat 1 outcome ongoing scores 0/0
result win 0 by G1
";

fn whole() -> Record {
    let seat = |player, name: &str| RecordSeat { player, name: name.to_owned() };
    let end = |position: &str, status: &str| {
        Some(GameEnd { position: position.to_owned(), status: status.to_owned() })
    };
    Record {
        game: "knetkell".to_owned(),
        setup: vec![("games".to_owned(), "3".to_owned()), ("start".to_owned(), "blue".to_owned())],
        seats: vec![seat(Player::Person, "Ana María"), seat(Player::Computer { level: 12 }, "#2")],
        games: vec![
            GameRecord {
                position: "5/5/5/5/5 b".to_owned(),
                turns: vec!["d4:2".to_owned(), "c3xd4:5".to_owned()],
                end: end("5/3,b2,1/2,b5,2/5/5 b", "seat 0 outcome win 0 scores 7/0"),
            },
            GameRecord {
                position: "5/5/5/5/5 r".to_owned(),
                turns: Vec::new(),
                end: end("5/5/5/5/5 r", "seat 1 outcome ongoing scores 0/0"),
            },
        ],
        result: Some(MatchResult { outcome: Outcome::win(Seat(0)), rule: "G1".to_owned() }),
    }
}

#[test]
fn a_record_is_spelt_as_the_rules_say() {
    assert_eq!(whole().to_string(), WHOLE);
    assert_eq!(WHOLE.parse(), Ok(whole()));
}

#[test]
fn comments_and_empty_lines_are_passed_over() {
    let spread = WHOLE.replace('\n', "\n\n# position 5/5/5/5/5 b\n  \n");
    assert_eq!(format!("# a match\n{spread}").parse(), Ok(whole()));
}

#[test]
fn line_ends_of_another_system_are_read() {
    assert_eq!(WHOLE.replace('\n', "\r\n").parse(), Ok(whole()));
}

#[rstest]
#[case::before_the_first_game(5)]
#[case::before_the_first_turn(6)]
#[case::within_a_game(7)]
#[case::between_two_games(10)]
#[case::before_the_result(13)]
fn an_unfinished_match_is_read_and_written(#[case] lines: usize) {
    let text: String = WHOLE.split_inclusive('\n').take(lines).collect();
    let record: Record = text.parse().unwrap();
    assert_eq!(record.result, None);
    assert_eq!(record.to_string(), text);
}

/// Each case replaces a line of the whole record, from 1, and is refused at that or another line.
#[rstest]
#[case::no_version(1, "", 1, "\"sobremesa 1\" should stand here, not \"game knetkell\"")]
#[case::no_number(1, "sobremesa\n", 1, "\"\" is not a version")]
#[case::a_later_version(1, "sobremesa 2\n", 1, "records of version 2 can't be read, only those of version 1")]
#[case::a_number_with_a_zero(1, "sobremesa 01\n", 1, "\"01\" is not a version")]
#[case::two_blanks(1, "sobremesa  1\n", 1, "\" 1\" is not a version")]
#[case::a_blank_before(1, " sobremesa 1\n", 1, "\"sobremesa 1\" should stand here, not \" sobremesa 1\"")]
#[case::a_blank_after(2, "game knetkell \n", 2, "\"knetkell \" is not a game's name")]
#[case::a_capital(2, "game Knetkell\n", 2, "\"Knetkell\" is not a game's name")]
#[case::no_game(2, "game\n", 2, "\"\" is not a game's name")]
#[case::no_setup(3, "", 3, "the setup should stand here, not \"seat 0 person Ana María\"")]
#[case::an_option_without_value(3, "setup games\n", 3, "\"games\" is not an option and its value")]
#[case::an_option_without_name(3, "setup =3\n", 3, "\"=3\" is not an option and its value")]
#[case::two_blanks_between_options(3, "setup a=1  b=2\n", 3, "\"\" is not an option and its value")]
#[case::a_blank_after_setup(3, "setup \n", 3, "\"\" is not an option and its value")]
#[case::an_option_twice(3, "setup a=1 a=2\n", 3, "\"a\" is set twice")]
#[case::no_first_seat(4, "", 4, "\"1\" is not the number of the next seat")]
#[case::no_seats(4, "position 5 b\n", 4, "a seat should stand here, not \"position 5 b\"")]
#[case::a_seat_out_of_order(5, "seat 2 person Bob\n", 5, "\"2\" is not the number of the next seat")]
#[case::an_animal(5, "seat 1 dog Bob\n", 5, "\"dog\" is not \"person\" or \"computer:\" and a level")]
#[case::no_level(
    5,
    "seat 1 computer Bob\n",
    5,
    "\"computer\" is not \"person\" or \"computer:\" and a level"
)]
#[case::a_level_too_high(5, "seat 1 computer:256 Bob\n", 5, "\"256\" is not a level")]
#[case::no_name(5, "seat 1 person\n", 5, "\"\" is not a name of 1 to 20 characters")]
#[case::a_blank_before_the_name(5, "seat 1 person  Bob\n", 5, "\" Bob\" is not a name of 1 to 20 characters")]
#[case::a_long_name(
    5,
    "seat 1 person Hubert Blaine Wolfeschlegelsteinhausenbergerdorff\n",
    5,
    "\"Hubert Blaine Wolfeschlegelsteinhausenbe…\" is not a name of 1 to 20 characters"
)]
#[case::no_position(6, "", 6, "a position or the result should stand here, not \"d4:2\"")]
#[case::a_bare_position(6, "position\n", 6, "\"\" is not words with single blanks between them")]
#[case::a_position_with_two_blanks(
    6,
    "position 5  b\n",
    6,
    "\"5  b\" is not words with single blanks between them"
)]
#[case::a_position_in_other_letters(
    6,
    "position ä b\n",
    6,
    "\"ä b\" is not words with single blanks between them"
)]
#[case::a_turn_of_two_words(7, "d4 2\n", 7, "a turn or the end should stand here, not \"d4 2\"")]
#[case::a_keyword_as_turn(7, "result\n", 7, "the game before has no end")]
#[case::no_end(
    9,
    "",
    9,
    "a turn or the end should stand here, not \"status seat 0 outcome win 0 scores 7/0\""
)]
#[case::no_status(10, "", 10, "the status should stand here, not \"position 5/5/5/5/5 r\"")]
#[case::turns_after_the_end(
    10,
    "status seat 0\nd4:2\n",
    11,
    "a position or the result should stand here, not \"d4:2\""
)]
#[case::a_game_after_one_without_end(9, "position 5 b\n", 9, "the game before has no end")]
#[case::a_result_too_early(9, "result draw by D6\n", 9, "the game before has no end")]
#[case::a_result_of_no_game(6, "result draw by D6\n", 6, "a position is missing")]
#[case::no_rule(14, "result draw\n", 14, "\"draw\" is not an outcome \"by\" a rule")]
#[case::a_rule_without_number(14, "result draw by D\n", 14, "\"D\" is not the id of a rule")]
#[case::a_rule_in_small_letters(14, "result draw by d6\n", 14, "\"d6\" is not the id of a rule")]
#[case::still_going_on(14, "result ongoing by D6\n", 14, "\"ongoing\" is not the outcome of a match")]
#[case::no_outcome(14, "result lost by D6\n", 14, "\"lost\" is not the outcome of a match")]
#[case::nobody_there(14, "result win 2 by D6\n", 14, "nobody sits on seat 2")]
#[case::more_after_the_result(
    14,
    "result draw by D6\nresult draw by D6\n",
    15,
    "nothing more should stand here, not \"result draw by D6\""
)]
fn a_text_that_is_no_record_is_refused_with_its_line(
    #[case] line: usize,
    #[case] instead: &str,
    #[case] refused_at: usize,
    #[case] why: &str,
) {
    let mut lines: Vec<&str> = WHOLE.split_inclusive('\n').collect();
    lines[line - 1] = instead;
    let error = lines.concat().parse::<Record>().unwrap_err();
    assert_eq!(error.to_string(), format!("line {refused_at}: {why}"));
}

#[test]
fn a_fifth_seat_is_refused() {
    let seats: String = (2..5).map(|seat| format!("seat {seat} person P{seat}\n")).collect();
    let text = WHOLE.replace("position 5/5/5/5/5 b", &format!("{seats}position 5/5/5/5/5 b"));
    let error = text.parse::<Record>().unwrap_err();
    assert_eq!(error.to_string(), "line 8: a position or the result should stand here, not \"a fifth seat\"");
}

#[test]
fn a_text_that_ends_too_early_says_what_is_missing() {
    let error = "# nothing\n".parse::<Record>().unwrap_err();
    assert_eq!(error.to_string(), "line 2: \"sobremesa 1\" is missing");
    let error = "sobremesa 1\ngame querni\nsetup\n".parse::<Record>().unwrap_err();
    assert_eq!(error.to_string(), "line 4: a seat is missing");
}

#[test]
fn a_record_is_at_most_256_kib_long() {
    let filled = |length: usize| format!("{WHOLE}#{}", "x".repeat(length - WHOLE.len() - 1));
    assert_eq!(filled(256 * 1024).parse(), Ok(whole()));
    assert_eq!(filled(256 * 1024 + 1).parse::<Record>().unwrap_err().fault, RecordFault::TooLong);
}

#[test]
fn bytes_that_are_no_text_are_refused_with_their_line() {
    assert_eq!(Record::from_bytes(WHOLE.as_bytes()), Ok(whole()));
    let mut bytes = WHOLE.as_bytes().to_vec();
    let at = WHOLE.find("setup").unwrap();
    bytes[at] = 0xff;
    let error = Record::from_bytes(&bytes).unwrap_err();
    assert_eq!((error.line, error.fault), (3, RecordFault::NotText));
}

#[test]
fn a_case_is_one_game_with_its_status_word_for_word() {
    let case = "# Querni\ngame querni\nposition 7 b app 0 -\nskip\nend 7 r app 1 -\nseat 1 outcome draw scores 0/0\n";
    let (name, game) = GameRecord::from_case(case).unwrap();
    assert_eq!(name, "querni");
    assert_eq!(game.turns, ["skip"]);
    let end = game.end.unwrap();
    assert_eq!(end.position, "7 r app 1 -");
    assert_eq!(end.status, "seat 1 outcome draw scores 0/0");
    assert!(GameRecord::from_case(&format!("{case}skip\n")).is_err());
}

#[rstest]
#[case("A")]
#[case("Ana María")]
#[case("#2")]
#[case("seat 1")]
#[case("María de los Ángeles")]
#[case("二十文字までの名前が書けるということだね")]
fn a_name_can_be(#[case] name: &str) {
    assert!(valid_name(name));
}

#[rstest]
#[case::empty("")]
#[case::too_long("María de los Ángeles!")]
#[case::blank_before(" Ana")]
#[case::blank_after("Ana ")]
#[case::only_blanks("   ")]
#[case::two_lines("Ana\nBob")]
#[case::two_lines_of_unicode("Ana\u{2028}Bob")]
#[case::a_tab("Ana\tBob")]
#[case::a_control_character("Ana\u{7}")]
fn a_name_cannot_be(#[case] name: &str) {
    assert!(!valid_name(name));
}

fn words() -> impl Strategy<Value = String> {
    vec("[!-~]{1,30}", 1..5).prop_map(|words| words.join(" "))
}

fn turn() -> impl Strategy<Value = String> {
    "[!-\"$-~][!-~]{0,20}".prop_filter("a keyword", |turn| {
        let keywords = ["sobremesa", "game", "setup", "seat", "position", "end", "status", "result"];
        !keywords.contains(&turn.as_str())
    })
}

fn name() -> impl Strategy<Value = String> {
    let characters = prop_oneof![4 => "[ -~]{1,20}", 1 => "\\PC{1,20}"];
    characters.prop_filter("a valid name", |name| valid_name(name))
}

fn seat() -> impl Strategy<Value = RecordSeat> {
    let player = prop_oneof![Just(Player::Person), any::<u8>().prop_map(|level| Player::Computer { level })];
    (player, name()).prop_map(|(player, name)| RecordSeat { player, name })
}

fn game(ended: bool) -> impl Strategy<Value = GameRecord> {
    let end = (words(), words()).prop_map(|(position, status)| GameEnd { position, status });
    (words(), vec(turn(), 0..20), end).prop_map(move |(position, turns, end)| GameRecord {
        position,
        turns,
        end: ended.then_some(end),
    })
}

fn result() -> impl Strategy<Value = MatchResult> {
    let outcome = prop_oneof![Just("draw"), Just("win 0")];
    (outcome, "[A-Z]", any::<u16>()).prop_map(|(outcome, letter, number)| MatchResult {
        outcome: outcome.parse().unwrap(),
        rule: format!("{letter}{number}"),
    })
}

fn games_and_result() -> impl Strategy<Value = (Vec<GameRecord>, Option<MatchResult>)> {
    let ended = (vec(game(true), 1..4), option::of(result()));
    let going_on = (vec(game(true), 0..3), option::of(game(false)))
        .prop_map(|(ended, running)| (ended.into_iter().chain(running).collect(), None));
    prop_oneof![ended, going_on]
}

fn record() -> impl Strategy<Value = Record> {
    let setup = proptest::collection::btree_map("[!-<>-~]{1,10}", "[!-~]{1,10}", 0..4)
        .prop_map(|setup| setup.into_iter().collect());
    ("[a-z]{1,12}", setup, vec(seat(), 1..=4), games_and_result())
        .prop_map(|(game, setup, seats, (games, result))| Record { game, setup, seats, games, result })
}

proptest! {
    #[test]
    fn every_record_is_read_as_it_was_written(record in record()) {
        prop_assert_eq!(record.to_string().parse(), Ok(record));
    }

    #[test]
    fn a_text_that_is_read_is_written_the_same(
        line in 0..14usize, at in any::<prop::sample::Index>(), with in "\\PC|[ 0-9a-z\\n#]",
    ) {
        let mut lines: Vec<String> = WHOLE.lines().map(str::to_owned).collect();
        let mut chars: Vec<char> = lines[line].chars().collect();
        let at = at.index(chars.len());
        chars.splice(at..=at, with.chars());
        lines[line] = chars.into_iter().collect();
        let changed = lines.join("\n") + "\n";
        if let Ok(record) = changed.parse::<Record>() {
            let bare: String = changed
                .split_inclusive('\n')
                .filter(|line| !line.starts_with('#') && !line.trim().is_empty())
                .collect();
            prop_assert_eq!(record.to_string(), bare);
        }
    }

    #[test]
    fn no_text_upsets_the_reader(text in "(?s).{0,200}", bytes in vec(any::<u8>(), 0..200)) {
        let _ = text.parse::<Record>();
        let _ = GameRecord::from_case(&text);
        let _ = Record::from_bytes(&bytes);
    }

    #[test]
    fn a_valid_name_is_a_line_of_limited_length(name in "(?s).{0,30}") {
        if valid_name(&name) {
            prop_assert!(name.chars().count() <= NAME_LENGTH);
            prop_assert_eq!(name.lines().count(), 1);
        }
    }
}
