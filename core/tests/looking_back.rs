//! Looking back over a match that is over, and playing on from any of its turns.

#![allow(clippy::unwrap_used)]

mod play;

use std::fs;
use std::path::Path;

use play::Play;
use sobremesa_core::app::Tap;
use sobremesa_core::game::TableGame;
use sobremesa_core::knetkell::Knetkell;
use sobremesa_core::querni::Querni;
use sobremesa_core::qwirkle::Qwirkle;
use sobremesa_core::table::layout::Space;
use sobremesa_core::table::screen::{Arrangement, Face, ListedTurn, Screen};

/// A recorded match, played to its end by taps and looked at, and how its board was after each turn.
fn finished<G: TableGame>(file: &str) -> (Play, Vec<Vec<(u32, Face)>>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(file);
    let record = fs::read_to_string(path).unwrap();
    let mut play = Play::seeded::<G>(7);
    let taps = play.app.open_record(&record).unwrap();
    let mut boards = vec![faces(&play.screen())];
    for tap in &taps {
        let screen = play.screen();
        match tap {
            Tap::Spot { spot } => play.app.tap(screen.number, *spot),
            Tap::Button { id } => play.app.press(screen.number, id),
        };
        if matches!(tap, Tap::Button { id } if id == "end") {
            boards.push(faces(&play.screen()));
        }
    }
    play.tap("look");
    (play, boards)
}

fn faces(screen: &Screen) -> Vec<(u32, Face)> {
    let mut faces: Vec<_> = screen.board.pieces.iter().map(|piece| (piece.spot, piece.face)).collect();
    faces.sort_by_key(|(spot, _)| *spot);
    faces
}

/// The turns in the list, each with whether it is marked.
fn listed(screen: &Screen) -> Vec<(&ListedTurn, bool)> {
    let rounds = screen.turns.rounds.iter();
    let all = rounds.flat_map(|round| {
        let marked = round.latest.map(|seat| seat as usize);
        (0..).zip(&round.turns).map(move |(seat, turn)| (turn, marked == Some(seat)))
    });
    all.filter(|(turn, _)| !turn.text.is_empty()).collect()
}

/// What a press on the turn that is marked is called.
fn marked(screen: &Screen) -> Option<String> {
    let marked: Vec<_> = listed(screen).into_iter().filter(|(_, marked)| *marked).collect();
    assert!(marked.len() <= 1, "{marked:?}");
    marked.first().and_then(|(turn, _)| turn.id.clone())
}

fn can(screen: &Screen, id: &str) -> bool {
    screen.buttons.iter().any(|button| button.id == id && button.enabled)
}

#[test]
fn a_finished_match_is_stepped_through_back_to_its_start_and_forwards_again() {
    let (mut play, boards) = finished::<Querni>("matches/app-isolated.txt");
    let turns = boards.len() - 1;
    assert!(!can(&play.screen(), "later"));
    for turn in (0..turns).rev() {
        let screen = play.tap("earlier");
        assert_eq!(faces(&screen), boards[turn], "after {turn} turns");
        assert!(screen.motions.is_empty(), "what goes back does not move");
        let told = format!("Turn {turn} of {turns}.");
        assert!(screen.message.hint == told || screen.message.headline == told, "{:?}", screen.message);
    }
    assert!(!can(&play.screen(), "earlier"));
    for board in &boards[1..] {
        let screen = play.tap("later");
        assert_eq!(&faces(&screen), board);
    }
    assert!(play.tap("result").result.is_some());
}

#[test]
fn a_turn_forwards_is_seen_and_its_marks_stand() {
    let (mut play, _) = finished::<Querni>("matches/app-isolated.txt");
    play.tap("menu first");
    let screen = play.tap("later");
    assert!(!screen.motions.is_empty());
    assert!(!screen.board.marks.is_empty());
    assert!(screen.board.cells.iter().all(|cell| !cell.enabled), "nothing can be played");
    let cell = screen.board.cells[0].spot;
    assert_eq!(play.app.tap(screen.number, cell), None);
}

#[test]
fn the_menu_leads_to_the_start_and_to_the_end() {
    let (mut play, boards) = finished::<Querni>("matches/app-isolated.txt");
    assert_eq!(faces(&play.tap("menu first")), boards[0]);
    assert_eq!(faces(&play.tap("menu last")), *boards.last().unwrap());
    let screen = play.tap("menu close");
    assert!(screen.question.is_none() && !screen.left);
}

#[test]
fn all_games_of_a_match_are_looked_through() {
    let (mut play, _) = finished::<Knetkell>("tapped/knetkell-two-wins.txt");
    let end = play.screen();
    assert_eq!(end.subtitle, "Game 2 of 3");
    let screen = play.tap("menu first");
    assert_eq!(screen.subtitle, "Game 1 of 3");
    assert!(screen.board.pieces.is_empty());
    let mut seen = 0;
    while can(&play.screen(), "later") {
        play.tap("later");
        seen += 1;
    }
    assert_eq!(seen, 50);
    assert_eq!(faces(&play.screen()), faces(&end));
}

#[test]
fn each_turn_of_a_finished_match_is_listed_and_leads_there() {
    let (mut play, boards) = finished::<Querni>("matches/app-isolated.txt");
    let end = play.screen();
    let turns = boards.len() - 1;
    let ids: Vec<_> = listed(&end).into_iter().map(|(turn, _)| turn.id.clone().unwrap()).collect();
    assert_eq!(ids.len(), turns);
    assert_eq!(marked(&end), Some(format!("turn-{turns}")));
    // In an order in which each is a leap.
    for turn in (1..=turns).map(|turn| turn * 3 % (turns + 1)).filter(|&turn| turn > 0) {
        let id = format!("turn-{turn}");
        assert!(ids.contains(&id), "{id} is not in the list");
        let screen = play.tap(&id);
        assert_eq!(faces(&screen), boards[turn], "after {turn} turns");
        assert_eq!(marked(&screen), Some(id));
        assert_eq!(listed(&screen).len(), turns, "those after it are still there");
        assert!(!screen.board.marks.is_empty(), "what the turn did is marked");
    }
    assert_eq!(marked(&play.tap("menu first")), None);
    assert!(!play.tap("turn-1").motions.is_empty(), "the next turn is seen");
}

#[test]
fn a_turn_in_the_list_is_read_with_its_number_and_its_player() {
    let (mut play, _) = finished::<Querni>("matches/app-isolated.txt");
    let screen = play.screen();
    let first = listed(&screen)[0].0;
    assert_eq!(first.id.as_deref(), Some("turn-1"));
    assert_eq!(first.spoken, format!("Turn 1, {}, {}", screen.seats[0].name, first.text));
}

#[test]
fn the_menu_shows_the_list_until_it_is_put_away_or_a_turn_is_chosen() {
    let (mut play, boards) = finished::<Querni>("matches/app-isolated.txt");
    let screen = play.tap("menu");
    let answers = screen.question.unwrap().answers;
    assert!(answers.iter().any(|answer| answer.id == "turns" && answer.label == "All turns…"), "{answers:?}");
    let screen = play.tap("turns");
    assert!(screen.question.is_none());
    let close = screen.turns.close.unwrap().id;
    assert_eq!(screen.back.as_deref(), Some(close.as_str()));
    let cell = screen.board.pieces[0].spot;
    assert_eq!(play.app.tap(screen.number, cell), None, "the table lies under it");
    for back in [close.as_str(), "exit"] {
        let screen = play.tap(back);
        assert!(screen.turns.close.is_none() && !screen.left);
        assert!(play.tap("menu turns").turns.close.is_some());
    }
    let screen = play.tap("turn-2");
    assert!(screen.turns.close.is_none());
    assert_eq!(faces(&screen), boards[2]);
    assert!(play.tap("menu turns").turns.close.is_some(), "on the way back it is shown too");
}

#[test]
fn what_is_no_turn_of_the_match_or_answers_an_older_screen_leads_nowhere() {
    let (mut play, _) = finished::<Querni>("matches/app-isolated.txt");
    let before = play.screen();
    let turns = listed(&before).len();
    for id in ["turn-0", &format!("turn-{}", turns + 1), "turn-", "turn--1", "turn-x", "turns"] {
        assert_eq!(play.app.press(before.number, id), None, "{id}");
    }
    play.tap("turn-3");
    for id in ["turn-1", "close"] {
        assert_eq!(play.app.press(before.number, id), None, "{id}");
    }
    assert_eq!(marked(&play.screen()).as_deref(), Some("turn-3"));
}

#[test]
fn the_list_tells_the_games_of_a_match_apart_and_leads_to_all_of_them() {
    let (mut play, _) = finished::<Knetkell>("tapped/knetkell-two-wins.txt");
    let screen = play.screen();
    let games: Vec<_> = screen
        .turns
        .rounds
        .iter()
        .filter(|round| round.number == 1)
        .map(|round| round.game.as_str())
        .collect();
    assert_eq!(games, ["Game 1 of 3", "Game 2 of 3"]);
    let later = screen.turns.rounds.iter().filter(|round| round.number > 1);
    assert!(later.into_iter().all(|round| round.game.is_empty()));
    let numbers: Vec<_> = listed(&screen).into_iter().map(|(turn, _)| turn.id.clone().unwrap()).collect();
    assert_eq!(numbers.len(), 50);
    for (id, game) in [("turn-1", "Game 1 of 3"), ("turn-50", "Game 2 of 3"), ("turn-2", "Game 1 of 3")] {
        let screen = play.tap(id);
        assert_eq!(screen.subtitle, game);
        assert_eq!(marked(&screen).as_deref(), Some(id));
    }
}

#[test]
fn a_small_phone_has_the_menu_too_while_one_looks_back() {
    let (mut play, _) = finished::<Querni>("matches/app-isolated.txt");
    play.app.resize(Space { width: 320.0, height: 548.0, ..Space::default() });
    let screen = play.tap("earlier");
    assert_eq!(screen.board.arrangement, Arrangement::Compact);
    assert_eq!(screen.menu.map(|menu| menu.id).as_deref(), Some("menu"));
}

#[test]
fn no_hand_is_seen_when_one_looks_back() {
    let (mut play, _) = finished::<Qwirkle>("tapped/qwirkle-2-last-tile.txt");
    for _ in 0..10 {
        let screen = play.tap("earlier");
        assert!(screen.rack.is_none() && screen.bag.is_none() && screen.cover.is_none());
    }
}

#[test]
fn one_plays_on_from_any_position_against_the_computer() {
    let (mut play, boards) = finished::<Querni>("matches/app-isolated.txt");
    assert!(!can(&play.screen(), "play-on"), "it is over there");
    play.tap("earlier earlier earlier");
    let screen = play.tap("play-on");
    assert_eq!(faces(&screen), boards[boards.len() - 4]);
    assert!(screen.result.is_none());
    let active = screen.seats.iter().position(|seat| seat.active).unwrap();
    assert!(screen.seats[1 - active].name.starts_with("Computer 2"), "{:?}", screen.seats);
    assert!(!screen.seats[active].thinking);
    play.app.leave();
    // The old match is there as it was.
    assert_eq!(play.app.saved().rows.len(), 5);
}

#[test]
fn what_was_begun_in_the_middle_does_not_count() {
    let (mut play, _) = finished::<Querni>("matches/app-isolated.txt");
    let counted = play.app.statistics();
    play.tap("earlier earlier play-on exit give-up");
    assert!(play.screen().result.is_some());
    assert_eq!(play.app.statistics(), counted);
    // A rematch is dealt, and so it counts.
    play.tap("rematch exit give-up");
    assert_ne!(play.app.statistics(), counted);
}

#[test]
fn a_pasted_match_that_was_given_up_has_one_who_lost() {
    let mut play = Play::of::<Knetkell>();
    let given_up = |outcome: &str| {
        let empty = "5/5/5/5/5 b";
        format!(
            "sobremesa 1\ngame knetkell\nsetup games=1\nseat 0 person A\nseat 1 person B\nposition {empty}\n\
             end {empty}\nstatus seat 0 outcome ongoing scores 0/0\nresult {outcome} by G1\n"
        )
    };
    for outcome in ["draw", "win 0,1", "cleared"] {
        assert!(play.app.open_pasted(&given_up(outcome)).is_err(), "{outcome}");
    }
    play.app.open_pasted(&given_up("win 1")).unwrap();
}

#[test]
fn a_match_in_the_archive_is_looked_through_as_well() {
    let (play, boards) = finished::<Querni>("matches/app-isolated.txt");
    let mut play = play.killed();
    let saved = format!("{:?}", play.app.saved());
    let id: u64 = saved.split("id: ").nth(1).unwrap().split(',').next().unwrap().parse().unwrap();
    play.app.open_match(id).unwrap();
    play.tap("look");
    assert_eq!(faces(&play.tap("menu first")), boards[0]);
}

#[test]
fn nothing_of_it_can_be_pressed_while_a_match_goes_on() {
    let mut play = Play::of::<Querni>();
    play.app.setup("querni").unwrap();
    play.app.sit_down().unwrap();
    let screen = play.screen();
    for id in ["first", "earlier", "later", "last", "play-on"] {
        assert_eq!(play.app.press(screen.number, id), None, "{id}");
    }
    play.app.leave();
    play.app.open_record(play.app.demo_record()).unwrap();
    let screen = play.tap("e5 d4 end");
    let listed = listed(&screen);
    assert_eq!(listed.len(), 1);
    assert!(listed.iter().all(|(turn, _)| turn.id.is_none() && turn.spoken == turn.text));
    for id in ["turn-1", "turns"] {
        assert_eq!(play.app.press(screen.number, id), None, "{id}");
    }
}

#[test]
fn a_finished_match_is_copied_and_what_is_pasted_is_looked_through_and_not_kept() {
    let (mut play, boards) = finished::<Querni>("matches/app-isolated.txt");
    let copied = play.tap("menu copy");
    assert_eq!(copied.message.hint, "The record is in the clipboard.");
    let text = copied.copied.unwrap();
    assert_eq!(play.screen().copied, None, "once");
    play.tap("earlier");
    assert_eq!(play.tap("menu copy").copied.as_deref(), Some(&*text), "all of it, wherever one looks");
    play.app.leave();

    let mut other = Play::of::<Querni>();
    other.app.open_pasted(&format!("\n{text}\n")).unwrap();
    assert_eq!(faces(&other.screen()), *boards.last().unwrap());
    assert_eq!(faces(&other.tap("menu first")), boards[0]);
    other.app.leave();
    assert_eq!(other.app.saved().rows.len(), 2, "nothing but that there is nothing, and the way to paste");
}

#[test]
fn what_is_no_record_of_a_finished_match_is_refused_with_its_fault() {
    let mut play = Play::of::<Querni>();
    for text in ["", "hello", "sobremesa 1\ngame chess\n", "sobremesa 9\n"] {
        assert!(play.app.open_pasted(text).is_err(), "{text:?}");
    }
    let going = "sobremesa 1\ngame knetkell\nsetup games=1\nseat 0 person A\nseat 1 person B\n\
                 position 5/5/5/5/5 b\n";
    let told = play.app.open_pasted(going).unwrap_err().to_string();
    assert_eq!(told, "This record is of a match that is not over.");
    assert!(play.app.screen().is_none());
}

#[test]
fn a_match_without_a_turn_is_copied_too() {
    let mut play = Play::of::<Querni>();
    play.app.open_record(play.app.demo_record()).unwrap();
    let screen = play.tap("exit give-up look menu copy");
    assert!(screen.copied.is_some_and(|record| record.contains("result win 1 by G1")));
}
