//! Practice: alone on all seats with turns taken back, and hints.

#![allow(clippy::unwrap_used)]

mod play;

use play::Play;
use sobremesa_core::game::TableGame;
use sobremesa_core::knetkell::Knetkell;
use sobremesa_core::querni::Querni;
use sobremesa_core::qwirkle::Qwirkle;
use sobremesa_core::table::screen::{Face, Screen};

/// A table where one person has both seats.
fn alone<G: TableGame>(seed: u64) -> Play {
    set_up::<G>("people", "alone", seed)
}

fn set_up<G: TableGame>(row: &str, value: &str, seed: u64) -> Play {
    let mut play = Play::seeded::<G>(seed);
    play.app.setup(G::NAME).unwrap();
    play.app.change_setup(row, value).unwrap();
    play.app.sit_down().unwrap();
    play
}

/// Asks for a hint, and gives the screen with it.
fn hint(play: &mut Play) -> Screen {
    let screen = play.tap("menu hint");
    assert!(screen.message.hint.contains("being looked for"), "{:?}", screen.message);
    let answer = play.app.think().unwrap().run().unwrap();
    play.app.answer(&answer).unwrap();
    play.screen()
}

fn faces(screen: &Screen) -> Vec<(u32, Face)> {
    let mut faces: Vec<_> = screen.board.pieces.iter().map(|piece| (piece.spot, piece.face)).collect();
    faces.sort_by_key(|(spot, _)| *spot);
    faces
}

#[test]
fn a_hint_builds_a_turn_that_can_be_ended_or_put_back() {
    let mut play = set_up::<Querni>("computer", "1", 3);
    let before = play.screen();
    let hinted = hint(&mut play);
    assert!(hinted.message.hint.starts_with("A hint"), "{:?}", hinted.message);
    assert!(hinted.message.spoken.ends_with(&hinted.message.hint), "{:?}", hinted.message);
    let can =
        |screen: &Screen, id: &str| screen.buttons.iter().any(|button| button.id == id && button.enabled);
    assert!(can(&hinted, "end") && can(&hinted, "cancel"));
    assert!(!hinted.motions.is_empty(), "it is seen how it goes");
    let back = play.tap("cancel");
    assert_eq!(faces(&back), faces(&before));
    assert!(!can(&back, "end"));
    hint(&mut play);
    let ended = play.tap("end");
    assert!(ended.seats[1].thinking);
}

#[test]
fn what_was_sought_as_a_hint_is_not_played_as_the_computers_turn() {
    let mut play = set_up::<Knetkell>("computer", "4", 3);
    play.tap("c3 menu hint");
    let hint = play.app.think().unwrap();
    play.tap("loudspeaker end");
    assert!(hint.run().is_none(), "nobody waits for it any more");
    let turn = play.app.think().expect("the computer begins to think anew").run().unwrap();
    let screen = play.screen();
    assert!(screen.seats[1].thinking && screen.board.pieces.len() == 1);
    play.app.answer(&turn).unwrap();
    assert_eq!(play.screen().board.pieces.len(), 2);
}

#[test]
fn a_hint_that_is_sought_outlasts_a_press_on_the_loudspeaker() {
    let mut play = set_up::<Knetkell>("computer", "1", 3);
    play.tap("menu hint");
    let hint = play.app.think().unwrap();
    let screen = play.tap("loudspeaker");
    assert!(screen.message.hint.contains("being looked for"), "{:?}", screen.message);
    assert!(play.app.think().is_none(), "it is under way");
    play.app.answer(&hint.run().unwrap()).unwrap();
    let screen = play.tap("loudspeaker");
    assert!(screen.message.hint.starts_with("A hint"), "{:?}", screen.message);
}

#[test]
fn alone_the_turn_that_ended_the_match_can_be_taken_back_too_and_meets_the_same_roll() {
    let mut play = Play::seeded::<Knetkell>(3);
    play.app.setup("knetkell").unwrap();
    for (id, value) in [("people", "alone"), ("games", "1")] {
        play.app.change_setup(id, value).unwrap();
    }
    play.app.sit_down().unwrap();
    let mut before = play.screen();
    let over = loop {
        hint(&mut play);
        let screen = play.tap("end");
        if screen.result.is_some() {
            break screen;
        }
        before = screen;
    };
    play.tap("look earlier");
    assert!(!offers(&play.tap("menu"), "take-back"), "the last turn is not the one that is looked at");
    play.tap("close later");
    assert!(offers(&play.tap("menu"), "take-back"));
    let back = play.tap("take-back");
    assert_eq!(faces(&back), faces(&before));
    assert!(back.result.is_none(), "it goes on");
    assert_eq!(back.turns.rounds.len(), before.turns.rounds.len());
    // Also after the app was killed.
    let mut play = play.killed();
    let id = play.app.home().newest.unwrap().id;
    play.app.open_match(id).unwrap();
    hint(&mut play);
    let again = play.tap("end");
    assert_eq!(faces(&again), faces(&over));
    assert!(again.result.is_some());
    assert_eq!(play.app.home().newest, None);
}

fn offers(screen: &Screen, id: &str) -> bool {
    screen.question.as_ref().unwrap().answers.iter().any(|answer| answer.id == id)
}

#[test]
fn whoever_plays_alone_finds_the_computer_of_before_at_the_next_setup() {
    let mut play = set_up::<Knetkell>("computer", "4", 3);
    play.app.leave();
    let before = play.app.setup("knetkell").unwrap();
    play.app.change_setup("people", "alone").unwrap();
    play.app.sit_down().unwrap();
    play.app.leave();
    assert_eq!(play.app.setup("knetkell").unwrap(), before);
    assert!(format!("{before:?}").contains("Computer 4"));
}

#[test]
fn hints_are_counted_kept_and_told_in_the_result() {
    let mut play = set_up::<Querni>("computer", "1", 3);
    for _ in 0..3 {
        hint(&mut play);
        play.tap("cancel");
    }
    let mut play = play.killed();
    let id = play.app.home().newest.unwrap().id;
    play.app.open_match(id).unwrap();
    let result = play.tap("exit give-up").result.unwrap();
    let told = result.facts.iter().find(|fact| fact.label == "hints").unwrap();
    assert_eq!(told.value, "3");
}

#[test]
fn against_another_person_there_is_no_hint_and_nothing_is_taken_back() {
    let mut play = set_up::<Querni>("people", "together", 3);
    let screen = play.screen();
    assert_eq!(screen.menu, None);
    for id in ["menu", "hint", "take-back", "discard"] {
        assert_eq!(play.app.press(screen.number, id), None, "{id}");
    }
    let screen = play.tap("exit");
    for id in ["hint", "take-back", "discard"] {
        assert_eq!(play.app.press(screen.number, id), None, "{id}");
    }
}

#[test]
fn a_tap_gives_the_hint_up_that_is_being_looked_for() {
    let mut play = alone::<Querni>(3);
    let screen = play.tap("menu hint");
    let task = play.app.think().unwrap();
    let piece = screen.board.cells.iter().find(|cell| cell.enabled).unwrap().spot;
    play.app.tap(screen.number, piece).unwrap();
    assert!(task.run().is_none());
    assert!(play.app.think().is_none());
}

#[test]
fn a_turn_taken_back_and_played_again_meets_the_same_chance() {
    let mut play = alone::<Knetkell>(5);
    let mut boards = vec![faces(&play.screen())];
    let squares = ["a1 end", "b1 end", "c3 end", "d4 end", "e5 end"];
    for square in squares {
        boards.push(faces(&play.tap(square)));
    }
    // Also after the app was gone.
    let mut play = play.killed();
    let id = play.app.home().newest.unwrap().id;
    play.app.open_match(id).unwrap();
    for turns in (0..squares.len()).rev() {
        let screen = play.tap("menu take-back");
        assert_eq!(faces(&screen), boards[turns], "after {turns} turns");
    }
    let screen = play.tap("menu");
    assert_eq!(play.app.press(screen.number, "take-back"), None, "nothing is left");
    play.tap("close");
    for (turn, square) in squares.into_iter().enumerate() {
        assert_eq!(faces(&play.tap(square)), boards[turn + 1], "{square}");
    }
}

#[test]
fn a_turn_taken_back_stays_taken_back_after_a_kill() {
    let mut play = alone::<Querni>(3);
    let start = faces(&play.screen());
    hint(&mut play);
    play.tap("end");
    play.tap("menu take-back");
    let mut play = play.killed();
    let id = play.app.home().newest.unwrap().id;
    play.app.open_match(id).unwrap();
    assert_eq!(faces(&play.screen()), start);
}

#[test]
fn alone_no_hand_is_covered_and_each_seats_own_is_shown() {
    let mut play = alone::<Qwirkle>(2);
    if let Some(question) = play.screen().question {
        play.tap(&question.answers[0].id);
    }
    let rack = |screen: &Screen| -> Vec<Face> {
        screen.rack.as_ref().unwrap().slots.iter().filter_map(|slot| slot.face).collect()
    };
    let first = play.screen();
    assert!(first.cover.is_none());
    let own = rack(&first);
    hint(&mut play);
    let second = play.tap("end");
    assert!(second.cover.is_none());
    assert_ne!(rack(&second), own);
    let again = play.tap("menu take-back");
    assert_eq!(rack(&again), own);
}

#[test]
fn alone_giving_up_only_throws_the_match_away() {
    let mut play = alone::<Querni>(3);
    let screen = play.tap("exit");
    let ids: Vec<String> = screen.question.unwrap().answers.into_iter().map(|answer| answer.id).collect();
    assert!(ids.contains(&"discard".to_owned()) && !ids.contains(&"give-up".to_owned()));
    assert!(play.tap("discard").left);
    play.app.leave();
    assert_eq!(play.app.home().newest, None);
    assert_eq!(play.app.saved().rows.len(), 2, "nothing but that there is nothing, and the way to paste");
}

#[test]
fn the_menu_offers_what_can_be_done_and_is_put_away_by_its_last_answer() {
    let mut play = alone::<Querni>(3);
    let ids = |screen: Screen| -> Vec<String> {
        screen.question.unwrap().answers.into_iter().map(|answer| answer.id).collect()
    };
    assert_eq!(ids(play.tap("menu")), ["hint", "close"]);
    assert!(play.tap("close").question.is_none());
    hint(&mut play);
    play.tap("end");
    assert_eq!(ids(play.tap("menu")), ["hint", "take-back", "close"]);
}
