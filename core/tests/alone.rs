//! What one plays alone: clearing the board against a par, and puzzles.

#![allow(clippy::unwrap_used)]

mod play;

use play::Play;
use sobremesa_core::app::Tap;
use sobremesa_core::chance;
use sobremesa_core::game::TableGame;
use sobremesa_core::knetkell::Knetkell;
use sobremesa_core::opponents::{Finding, Study};
use sobremesa_core::puzzles;
use sobremesa_core::querni::Querni;
use sobremesa_core::qwirkle::Qwirkle;
use sobremesa_core::table::layout::Space;
use sobremesa_core::table::screen::{Arrangement, Screen, Tone};

/// Sits down to what a game has for one.
fn alone<G: TableGame>(practice: &str) -> Play {
    let mut play = Play::of::<G>();
    play.app.setup(G::NAME).unwrap();
    play.app.change_setup("people", "alone").unwrap();
    play.app.change_setup("practise", practice).unwrap();
    play.app.sit_down().unwrap();
    play
}

/// Ends the turn that a hint builds.
fn by_hint(play: &mut Play) -> Screen {
    play.tap("menu hint");
    if let Some(task) = play.app.think() {
        let answer = task.run().unwrap();
        play.app.answer(&answer).unwrap();
    }
    play.tap("end")
}

fn findings(study: Study) -> Vec<Finding> {
    let mut findings = Vec::new();
    study.run(|finding| findings.push(finding));
    findings
}

/// Clears the board by hints, in at most as many turns as there are pieces and some.
fn clear(play: &mut Play) -> (u32, Screen) {
    for turns in 1..100 {
        let screen = by_hint(play);
        if screen.result.is_some() {
            return (turns, screen);
        }
    }
    panic!("a hundred turns are not enough");
}

fn figure(screen: &Screen, label: &str) -> Option<u32> {
    let facts = &screen.result.as_ref().unwrap().facts;
    facts.iter().find(|fact| fact.label == label).map(|fact| fact.value.parse().unwrap())
}

/// The screen that taps lead to.
fn played(play: &mut Play, taps: &[Tap]) -> Screen {
    for tap in taps {
        let number = play.screen().number;
        match tap {
            Tap::Spot { spot } => play.app.tap(number, *spot),
            Tap::Button { id } => play.app.press(number, id),
        };
    }
    play.screen()
}

#[test]
fn the_deal_of_the_day_is_that_of_the_day_on_which_one_sits_down() {
    let dealt = |play: &mut Play| {
        play.app.sit_down().unwrap();
        play.screen().board.pieces
    };
    let mut play = Play::of::<Querni>();
    let set_up = |play: &mut Play| {
        play.app.setup("querni").unwrap();
        play.app.change_setup("people", "alone").unwrap();
        play.app.change_setup("practise", "one-seat").unwrap();
    };
    set_up(&mut play);
    let today = dealt(&mut play);
    set_up(&mut play);
    play.passes(24 * 60 * 60);
    let next = dealt(&mut play);
    assert_ne!(next, today, "the setup stood open past midnight");
    set_up(&mut play);
    assert_eq!(dealt(&mut play), next);
}

#[test]
fn the_board_is_cleared_against_a_par_and_ones_own_best() {
    let mut play = alone::<Querni>("one-seat");
    let screen = play.screen();
    assert_eq!((screen.seats.len(), screen.board.pieces.len()), (1, 16));
    let study = play.app.study().unwrap();
    assert!(play.app.study().is_none(), "one search is enough");
    let findings = findings(study);
    for finding in &findings {
        assert_eq!(play.app.found(finding), Some(screen.number), "the same screen is told again");
    }
    assert!(play.app.study().is_none(), "it has been found");
    let told = play.screen();
    assert!(told.subtitle.starts_with("Par: "), "{}", told.subtitle);
    assert!(told.message.headline.starts_with("Your turn."), "{}", told.message.headline);
    let (turns, result) = clear(&mut play);
    assert!(result.board.pieces.is_empty());
    assert_eq!(result.result.as_ref().unwrap().headline, "Cleared");
    let par = figure(&result, "par").unwrap();
    assert!(par <= turns, "{par} is no par where {turns} were enough");
    assert_eq!(figure(&result, "your best"), None, "with hints it is not one's own");
    // The same deal and the same turns, without a hint.
    let record = play.tap("look menu copy").copied.unwrap();
    play.app.leave();
    let taps = play.app.open_record(&record).unwrap();
    let result = played(&mut play, &taps);
    assert_eq!(figure(&result, "your best"), Some(turns));
    // The same deal today: what was best is known before and after.
    play.tap("home");
    let setup = play.app.setup("querni").unwrap();
    assert!(!setup.rows.is_empty());
    play.app.change_setup("people", "alone").unwrap();
    let page = format!("{:?}", play.app.change_setup("practise", "one-seat").unwrap());
    assert!(page.contains(&format!("Your best today: {turns} turns.")), "{page}");
}

#[test]
fn a_deal_is_gone_on_with_after_the_app_was_killed_and_can_be_thrown_away() {
    let mut play = alone::<Querni>("one-seat");
    let kept = by_hint(&mut play).board.pieces;
    let mut play = play.killed();
    let newest = play.app.home().newest.unwrap();
    assert!(newest.title.starts_with("Clear the board"), "{}", newest.title);
    play.app.open_match(newest.id).unwrap();
    assert_eq!(play.screen().board.pieces, kept);
    let before = play.tap("menu take-back").board.pieces;
    assert_eq!(before.len(), 16);
    play.tap("exit discard");
    play.app.leave();
    assert!(play.app.home().newest.is_none());
}

#[test]
fn the_search_for_a_par_is_stopped_by_its_button_by_leaving_and_out_of_sight() {
    let mut play = alone::<Querni>("one-seat");
    let study = play.app.study().unwrap();
    play.tap("menu stop");
    assert!(findings(study).is_empty());
    assert!(play.app.study().is_none(), "it is not begun again");
    for leave in [|play: &mut Play| play.app.leave(), |play: &mut Play| play.app.pause()] {
        let mut play = alone::<Querni>("one-seat");
        let study = play.app.study().unwrap();
        leave(&mut play);
        assert!(findings(study).is_empty());
        play.app.resume();
    }
}

#[test]
fn a_finding_takes_nothing_from_the_step_before_it_but_its_sounds() {
    let mut play = alone::<Querni>("one-seat");
    let study = play.app.study().unwrap();
    let first = play.screen();
    let piece = first.board.cells.iter().find(|cell| cell.enabled).unwrap().spot;
    let empty = |screen: &Screen| {
        let taken: Vec<u32> = screen.board.pieces.iter().map(|piece| piece.spot).collect();
        let reached: Vec<u32> = screen.board.marks.iter().map(|mark| mark.spot).collect();
        let mut cells = screen.board.cells.iter().map(|cell| cell.spot);
        cells.find(|spot| !taken.contains(spot) && !reached.contains(spot)).unwrap()
    };
    play.app.tap(first.number, piece).unwrap();
    let held = play.screen();
    play.app.tap(held.number, empty(&held)).unwrap();
    let refused = play.screen();
    assert_eq!(refused.message.tone, Tone::Refusal);
    assert!(!refused.motions.is_empty() && !refused.cues.is_empty());
    play.app.found(&findings(study)[0]).unwrap();
    let again = play.screen();
    assert_eq!(
        (again.number, &again.message, &again.motions),
        (refused.number, &refused.message, &refused.motions)
    );
    assert!(again.cues.is_empty());
    assert!(play.screen().motions.is_empty(), "asked again by itself it is told no more");
}

/// Taps a turn of the game, by notation.
fn make<G: TableGame>(play: &mut Play, position: &str, choice: &str) -> Screen {
    let position: G::Position = position.parse().unwrap();
    let choice: G::Choice = choice.parse().unwrap();
    let chance = G::chance(&position, &choice, &mut chance::seeded(0));
    let view = G::view(&position, Some(G::to_move(&position)));
    for tap in G::taps(&view, &G::turn(choice, chance)) {
        let number = play.screen().number;
        match tap {
            Tap::Spot { spot } => play.app.tap(number, spot),
            Tap::Button { id } => play.app.press(number, &id),
        };
    }
    play.tap("end")
}

#[test]
fn a_small_phone_tells_a_puzzles_task_and_has_its_hint() {
    let mut play = alone::<Querni>("puzzles");
    play.app.resize(Space { width: 320.0, height: 548.0, ..Space::default() });
    let screen = play.screen();
    assert_eq!(screen.board.arrangement, Arrangement::Compact);
    assert_eq!(screen.message.brief, "Find the move that lets you remove the longest chain.");
    let answers: Vec<String> =
        play.tap("menu").question.unwrap().answers.into_iter().map(|answer| answer.id).collect();
    assert_eq!(answers, ["hint", "rules", "close"]);
}

fn a_puzzle_is_tried_and_solved<G: TableGame>() {
    let mut play = alone::<G>("puzzles");
    let of = puzzles::count(G::info());
    let screen = play.screen();
    assert_eq!(screen.subtitle, format!("Puzzle 1 of {of}"));
    assert!(screen.cover.is_none(), "there is nobody to hide anything from");
    let puzzle = puzzles::get(G::info(), 0).unwrap();
    let position: G::Position = puzzle.position.parse().unwrap();
    let answer: G::Choice = puzzle.answer.parse().unwrap();
    let wrong =
        G::legal_choices(&position).into_iter().find(|choice| !G::same(&position, choice, &answer)).unwrap();
    let refused = make::<G>(&mut play, puzzle.position, &wrong.to_string());
    assert_eq!(refused.message.tone, Tone::Refusal);
    assert!(refused.result.is_none());
    assert!(refused.buttons.iter().any(|button| button.id == "cancel" && button.enabled), "the draft stays");
    play.tap("cancel");
    let solved = make::<G>(&mut play, puzzle.position, puzzle.answer);
    let result = solved.result.unwrap();
    assert_eq!(result.headline, "Solved");
    assert_eq!(result.facts[0].value, format!("1 of {of}"));
    // The next one by a hint: it does not count.
    assert_eq!(play.tap("rematch").subtitle, format!("Puzzle 2 of {of}"));
    let hinted = by_hint(&mut play).result.unwrap();
    assert_eq!(hinted.facts[0].value, format!("1 of {of}"));
    // Nothing of it is a match; but the puzzle is there again after the app was ended with it.
    assert!(play.app.home().newest.is_none());
    let mut play = play.killed();
    assert_eq!(play.app.resume_table().unwrap().unwrap().subtitle, format!("Puzzle 2 of {of}"));
    play.tap("exit");
    play.app.leave();
    assert!(play.app.resume_table().unwrap().is_none());
    let told = format!("{:?}", play.app.statistics());
    assert!(told.contains(&format!("Puzzles: 1 of {of} solved.")), "{told}");
    play.app.change_statistics("clear-all").unwrap();
    assert!(!format!("{:?}", play.app.statistics()).contains("Puzzles"));
}

#[test]
fn a_puzzle_of_querni_is_tried_and_solved() {
    a_puzzle_is_tried_and_solved::<Querni>();
}

#[test]
fn a_puzzle_of_qwirkle_is_tried_and_solved() {
    a_puzzle_is_tried_and_solved::<Qwirkle>();
}

#[test]
fn a_puzzle_of_knetkell_is_tried_and_solved() {
    a_puzzle_is_tried_and_solved::<Knetkell>();
}

#[test]
fn when_all_puzzles_are_solved_they_begin_again() {
    let mut play = alone::<Querni>("puzzles");
    let of = puzzles::count(Querni::info());
    for number in 0..of {
        let puzzle = puzzles::get(Querni::info(), number).unwrap();
        make::<Querni>(&mut play, puzzle.position, puzzle.answer);
        play.tap("rematch");
    }
    assert_eq!(play.screen().subtitle, format!("Puzzle 1 of {of}"));
}
