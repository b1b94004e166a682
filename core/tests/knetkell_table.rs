//! Knetkell at the table: the square, the challenged die, the roll at *End of move*, and the games of a match.

#![allow(clippy::unwrap_used)]

mod play;

use std::fs;

use play::{Play, open};
use rstest::rstest;
use sobremesa_core::app::Tap;
use sobremesa_core::game::TableGame;
use sobremesa_core::knetkell::Knetkell;
use sobremesa_core::table::screen::{Face, MarkKind, MotionKind, Screen, SeatColour, Tone};

/// Blue to move: the red 4 on d3 and the red 5 on c4 lie beside c3, a 3 of blue's own on b3.
const START: &str = "5/2,r5,2/1,b3,1,r4,1/5/5 b";

fn at(position: &str) -> Play {
    let mut play = Play::of::<Knetkell>();
    play.open("knetkell", "games=3", position);
    play
}

fn spot(square: &str) -> u32 {
    Knetkell::spot(square).unwrap()
}

/// The marks, by kind and square.
fn marked(screen: &Screen, kind: MarkKind) -> Vec<u32> {
    screen.board.marks.iter().filter(|mark| mark.kind == kind).map(|mark| mark.spot).collect()
}

fn face(screen: &Screen, square: &str) -> Option<Face> {
    screen.board.pieces.iter().find(|piece| piece.spot == spot(square)).map(|piece| piece.face)
}

fn end_is_enabled(screen: &Screen) -> bool {
    screen.buttons.last().unwrap().enabled
}

fn said(screen: &Screen, square: &str) -> String {
    screen.board.cells.iter().find(|cell| cell.spot == spot(square)).unwrap().spoken.clone()
}

#[test]
fn d2_a_square_without_rivals_beside_it_is_chosen_with_one_tap() {
    let mut play = at(START);
    let before = play.screen();
    assert!(!end_is_enabled(&before));
    assert_eq!(before.message.hint, "Tap the square you want, then roll.");
    let screen = play.tap("a1");
    assert_eq!(marked(&screen, MarkKind::Chosen), [spot("a1")]);
    assert!(end_is_enabled(&screen));
    assert_eq!(screen.buttons.last().unwrap().label, "End of move: roll");
    assert_eq!(said(&screen, "a1"), "a1, chosen for the roll");
    let odds = screen.odds.unwrap();
    assert_eq!(odds.len(), 1);
    assert_eq!((odds[0].colour, odds[0].squares.as_str()), (Some(SeatColour::Blue), "a1"));
    assert_eq!(odds[0].spoken, "1 to 6: a1 to Ana");
}

#[test]
fn d3_one_rival_beside_the_square_is_challenged_without_a_tap() {
    let screen = at(START).tap("e3");
    assert_eq!(marked(&screen, MarkKind::Challenged), [spot("d3")]);
    assert!(end_is_enabled(&screen) && screen.board.arrow.is_some());
    assert_eq!(screen.message.headline, "e3 challenges the red 4 of d3.");
}

#[test]
fn d3_among_several_rivals_the_challenged_one_must_be_tapped() {
    let mut play = at(START);
    let screen = play.tap("c3");
    let mut both = marked(&screen, MarkKind::Challengeable);
    both.sort_unstable();
    assert_eq!(both, [spot("d3"), spot("c4")]);
    assert!(!end_is_enabled(&screen) && screen.board.arrow.is_none());
    assert_eq!(screen.message.rule.as_deref(), Some("D3"));
    let screen = play.tap("d3");
    assert_eq!(marked(&screen, MarkKind::Challenged), [spot("d3")]);
    assert_eq!(marked(&screen, MarkKind::Challengeable), [spot("c4")]);
    let odds = screen.odds.clone().unwrap();
    let told: Vec<_> =
        odds.iter().map(|odds| (odds.faces.len(), odds.colour, odds.squares.as_str())).collect();
    let (blue, red) = (Some(SeatColour::Blue), Some(SeatColour::Red));
    assert_eq!(told, [(3, red, "c3"), (1, blue, "c3"), (2, blue, "c3 and d3")]);
    assert!(end_is_enabled(&screen));
    let screen = play.tap("c4");
    assert_eq!(marked(&screen, MarkKind::Challenged), [spot("c4")]);
}

#[rstest]
#[case::taken_by_a_rival("d3", "d3 is taken. Choose an empty square first.", "D2")]
#[case::taken_by_oneself("b3", "b3 is taken. Choose an empty square first.", "D2")]
#[case::own_die("c3 b3", "The die on b3 is yours: only rival dice are challenged.", "D3")]
#[case::far_die("a1 d3", "The die on d3 is not beside a1.", "D3")]
fn a_die_that_cant_be_challenged_is_refused_with_its_rule(
    #[case] taps: &str,
    #[case] why: &str,
    #[case] rule: &str,
) {
    let screen = at(START).tap(taps);
    assert_eq!((screen.message.headline.as_str(), screen.message.tone), (why, Tone::Refusal));
    assert_eq!(screen.message.rule.as_deref(), Some(rule));
    assert!(screen.message.chapter.is_some());
}

#[test]
fn the_chosen_square_is_put_back_by_a_second_tap_and_by_cancel() {
    let mut play = at(START);
    let before = play.screen();
    for undone in [play.tap("c3 d3 c3"), play.tap("c3 d3 cancel")] {
        assert_eq!(undone.board, before.board);
        assert_eq!(undone.message, before.message);
    }
}

#[test]
fn d4_the_die_is_rolled_at_end_of_move_and_lands_as_the_odds_said() {
    let mut play = at(START);
    let odds = play.tap("c3 d3").odds.unwrap();
    let screen = play.tap("end");
    let Some(Face::Die { owner, pips }) = face(&screen, "c3") else { panic!("a die lies there") };
    let came = odds
        .iter()
        .find(|odds| odds.faces.contains(&Face::Die { owner: None, pips }))
        .expect("every roll was foretold");
    assert_eq!(owner, came.colour);
    let conquered = came.squares.contains("d3");
    let kinds: Vec<MotionKind> = screen.motions.iter().map(|motion| motion.kind).collect();
    let expected = [MotionKind::Roll, MotionKind::TurnOver];
    assert_eq!(kinds, expected[..if conquered { 2 } else { 1 }]);
    let fallen = screen.motions[0].full.length;
    assert_eq!(screen.pace.told, fallen, "what is said waits for the die");
    assert_eq!(screen.pace.length > fallen, conquered);
    let tumbled = screen.motions[0].full.tracks[0].faces.last().map(|shown| shown.face);
    assert_eq!(tumbled, Some(Face::Die { owner, pips }));
    let keeps = Some(Face::Die { owner: Some(SeatColour::Red), pips: 4 });
    assert_eq!(face(&screen, "d3") == keeps, !conquered);
    assert_eq!(marked(&screen, MarkKind::LastTurn)[0], spot("c3"));
}

#[test]
fn a_second_finger_on_end_of_move_rolls_no_second_die() {
    let mut play = at(START);
    let number = play.tap("a1").number;
    assert!(play.app.press(number, "end").is_some());
    assert!(play.app.press(number, "end").is_none());
    assert_eq!(play.screen().board.pieces.len(), 4);
}

#[test]
fn killed_before_the_roll_is_seen_the_same_roll_comes_again() {
    let mut play = at(START);
    let id = play.app.home().newest.unwrap().id;
    let copy = tempfile::tempdir().unwrap();
    fs::copy(play.folder.path().join("sobremesa.redb"), copy.path().join("sobremesa.redb")).unwrap();
    let seen = face(&play.tap("a1 end"), "a1");

    let mut again = open(copy.path(), &play.clock);
    again.open_match(id).unwrap();
    // Another square first: what was looked at changes nothing.
    for taps in [&["e5"][..], &["e5"], &["a1", "end"]] {
        for tap in taps {
            let number = again.screen().unwrap().number;
            match Knetkell::spot(tap) {
                Some(spot) => again.tap(number, spot),
                None => again.press(number, tap),
            };
        }
    }
    assert_eq!(face(&again.screen().unwrap(), "a1"), seen);
}

/// Red to move on the last empty square, which nothing can change: blue leads by far.
const LAST_OF_GAME: &str = "b6,b6,b6,b6,b6/b6,b6,b6,b6,b6/b6,b6,b6,b6,b6/b6,b6,b6,b6,b6/b6,b6,b6,b6,1 r";

#[test]
fn d6_between_the_games_the_standing_is_shown_and_the_next_one_is_begun() {
    let mut play = at(LAST_OF_GAME);
    assert_eq!(play.screen().subtitle, "Game 1 of 3");
    play.tap("e1 d1");
    let screen = play.tap("end");
    let sheet = screen.result.clone().unwrap();
    assert_eq!(sheet.headline, "Ana wins game 1");
    assert_eq!(
        (sheet.series_text.as_str(), sheet.series_score.as_str()),
        ("Games won in this match", "1 – 0")
    );
    assert_eq!(sheet.buttons[0].label, "Next game: Luis starts");
    assert_eq!((screen.seats[0].games_won, screen.seats[0].games_needed), (1, 2));

    // Killed here, it is here again; and it is not over.
    let id = play.app.home().newest.unwrap().id;
    let mut play = play.killed();
    assert!(play.app.home().newest.unwrap().detail.starts_with("Game 2 is next"));
    play.app.open_match(id).unwrap();
    assert_eq!(play.screen().result, Some(sheet));

    let screen = play.tap("next");
    assert_eq!(screen.subtitle, "Game 2 of 3");
    assert!(screen.board.pieces.is_empty() && screen.result.is_none());
    assert_eq!(screen.message.headline, "Luis to play.");
    let detail = play.killed().app.home().newest.unwrap().detail;
    assert!(detail.starts_with("Game 2 · Luis to play, round 1 · "), "{detail}");
}

#[test]
fn a_match_of_three_is_tapped_from_its_record_to_its_result() {
    let mut play = at("5/5/5/5/5 b");
    let (mut turns, mut challenges) = (0, 0);
    let screen = loop {
        let screen = play.screen();
        match &screen.result {
            Some(sheet) if sheet.buttons[0].id == "next" => play.tap("next"),
            Some(_) => break screen,
            None => {
                let free = screen.board.cells.iter().find(|cell| cell.spoken.ends_with(", free")).unwrap();
                play.app.tap(screen.number, free.spot);
                let screen = play.screen();
                if !end_is_enabled(&screen) {
                    play.app.tap(screen.number, marked(&screen, MarkKind::Challengeable)[0]);
                }
                turns += 1;
                challenges += u32::from(play.screen().board.arrow.is_some());
                play.tap("end")
            }
        };
    };
    assert!(turns == 50 || turns == 75, "{turns} turns are no two or three games");
    let won: Vec<u32> = screen.seats.iter().map(|seat| seat.games_won).collect();
    let result = screen.result.unwrap();
    assert_eq!(result.reason, format!("Games won: {} – {}.", won[0], won[1]));
    // The figures are those of the match, as its minutes are.
    assert_eq!(result.facts[1].value, challenges.to_string());
    assert!(play.app.home().newest.is_none());
}

#[test]
fn giving_up_loses_the_match_whatever_its_games() {
    let mut play = at(LAST_OF_GAME);
    play.tap("e1 d1 end next");
    play.passes(90);
    let sheet = play.tap("exit give-up").result.unwrap();
    assert_eq!(sheet.facts[0].value, "2 min");
    assert_eq!((sheet.headline.as_str(), sheet.reason.as_str()), ("Ana wins", "Luis gave up."));
}

#[test]
fn a_record_of_several_games_gives_its_taps() {
    let full = "b6,b6,b6,b6,b6/b6,b6,b6,b6,b6/b6,b6,b6,b6,b6/b6,b6,b6,b6,b6/b6,b6,b6,b6,b3 b";
    let record = format!(
        "sobremesa 1\ngame knetkell\nsetup games=3\nseat 0 person Ana\nseat 1 person Luis\n\
         position {LAST_OF_GAME}\ne1xd1:3\nend {full}\nstatus seat 0 outcome win 0 scores 147/0\n\
         position 5/5/5/5/5 r\na1:4\n"
    );
    let taps = Play::of::<Knetkell>().app.open_record(&record).unwrap();
    let press = |id: &str| Tap::Button { id: id.to_owned() };
    let tap = |square| Tap::Spot { spot: spot(square) };
    assert_eq!(taps, [tap("e1"), tap("d1"), press("end"), press("next"), tap("a1"), press("end")]);

    let wrong = record.replace("5/5/5/5/5 r", "5/5/5/5/5 b");
    let why = Play::of::<Knetkell>().app.open_record(&wrong).unwrap_err().to_string();
    assert_eq!(why, "game 2 does not follow from the games before");
}
