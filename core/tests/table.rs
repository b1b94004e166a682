//! The tap workflow, as its players know it: a tap, and what the screen must show and say.

#![allow(clippy::unwrap_used)]

mod play;

use play::{Play, texts};
use rstest::rstest;
use sobremesa_core::app::{AppError, Tap};
use sobremesa_core::querni::{Querni, Square};
use sobremesa_core::table::layout::Space;
use sobremesa_core::table::screen::{Arrangement, Face, MarkKind, MotionKind, Screen, Tone};

/// At the table, from a position by notation.
fn at(position: &str) -> Play {
    let mut play = Play::of::<Querni>();
    let rules = position.split(' ').nth(2).unwrap();
    play.open("querni", &format!("rules={rules}"), position);
    play
}

fn spot(square: &str) -> u32 {
    square.parse::<Square>().unwrap().spot()
}

/// The squares with a mark, in order.
fn marked(screen: &Screen, kind: MarkKind) -> Vec<String> {
    let marks = screen.board.marks.iter().filter(|mark| mark.kind == kind);
    let mut squares: Vec<Square> = marks.map(|mark| Square::from_spot(mark.spot).unwrap()).collect();
    squares.sort();
    squares.iter().map(Square::to_string).collect()
}

fn number(face: Face) -> u32 {
    match face {
        Face::Disc { number, .. } => number,
        Face::Die { pips, .. } => pips,
        Face::Tile { .. } => unreachable!("Querni has no tiles"),
    }
}

/// The number of the piece on a square.
fn on(screen: &Screen, square: &str) -> Option<u32> {
    screen.board.pieces.iter().find(|piece| piece.spot == spot(square)).map(|piece| number(piece.face))
}

fn enabled(screen: &Screen, id: &str) -> bool {
    screen.buttons.iter().find(|button| button.id == id).unwrap().enabled
}

fn spoken(screen: &Screen, square: &str) -> String {
    screen.board.cells.iter().find(|cell| cell.spot == spot(square)).unwrap().spoken.clone()
}

/// Blue to move: 7 on c3 can step and jump on; 4, 5, 6 stand in a row on rank 1, 9 below them.
const START: &str = "r1,r2,r3,4/7/7/7/2,r4,r5,3/7/3,b8,3/2,b7,4/1,b9,5/b4,b5,b6,4 b app 0 -";

#[test]
fn a_tap_on_a_piece_selects_it_and_marks_where_it_can_go() {
    let mut play = at(START);
    let screen = play.tap("c3");
    assert_eq!(marked(&screen, MarkKind::Selected), ["c3"]);
    assert_eq!(marked(&screen, MarkKind::Reachable), ["c2", "d2", "b3", "d3", "b4", "c4", "e5"]);
    assert!(enabled(&screen, "cancel") && !enabled(&screen, "end"));
    assert_eq!(screen.motions.iter().map(|motion| motion.kind).collect::<Vec<_>>(), [MotionKind::Lift]);
    assert!(screen.board.pieces.iter().any(|piece| piece.lifted && number(piece.face) == 7));
}

#[test]
fn a_tap_on_a_mark_puts_the_piece_there_and_each_jump_is_tapped() {
    let mut play = at(START);
    let screen = play.tap("c3 e5");
    assert_eq!((on(&screen, "c3"), on(&screen, "e5")), (None, Some(7)));
    assert_eq!(marked(&screen, MarkKind::Reachable), ["c7"]);
    assert_eq!(marked(&screen, MarkKind::Origin), ["c3"]);
    assert_eq!(screen.board.path.len(), 1);
    assert_eq!(screen.motions[0].kind, MotionKind::Hop);
    assert!(enabled(&screen, "end"));
    let screen = play.tap("c7");
    assert_eq!(marked(&screen, MarkKind::Reachable), ["c5"]);
    assert_eq!(
        screen.board.beads.iter().map(|bead| (bead.spot, bead.number)).collect::<Vec<_>>(),
        [(spot("e5"), 1)]
    );
    assert_eq!(screen.message.headline, "Blue 7, 2 jumps: c3 to c7.");
    let screen = play.tap("end");
    assert_eq!(texts(&screen.turns.rounds[0]), ["c3xe5xc7", ""]);
    assert_eq!(marked(&screen, MarkKind::LastTurn), ["c3", "c7"]);
}

#[test]
fn after_a_step_nothing_more_is_marked() {
    let mut play = at(START);
    let screen = play.tap("c3 c4");
    assert!(marked(&screen, MarkKind::Reachable).is_empty());
    let screen = play.tap("c5");
    assert_eq!((screen.message.tone, screen.message.rule.as_deref()), (Tone::Refusal, Some("Q6")));
}

#[test]
fn a_tap_on_the_selected_piece_puts_it_back() {
    let mut play = at(START);
    let before = play.screen();
    for taps in ["c3 c3", "c3 c4 c4", "c3 e5 c7 c7"] {
        let screen = play.tap(taps);
        assert_eq!(screen.board.pieces, before.board.pieces, "{taps}");
        assert!(screen.board.marks.is_empty(), "{taps}");
        assert!(!enabled(&screen, "cancel") && !enabled(&screen, "end"));
    }
}

#[test]
fn a_tap_on_another_piece_selects_that_one_instead() {
    let mut play = at(START);
    let screen = play.tap("c3 e5 b2");
    assert_eq!(on(&screen, "c3"), Some(7));
    assert_eq!(marked(&screen, MarkKind::Selected), ["b2"]);
    assert_eq!(
        screen.motions.iter().map(|motion| motion.kind).collect::<Vec<_>>(),
        [MotionKind::Glide, MotionKind::Lift]
    );
}

#[test]
fn a_chain_is_selected_by_its_first_and_last_piece_in_either_order() {
    for (first, last) in [("a1", "c1"), ("c1", "a1")] {
        let mut play = at(START);
        let screen = play.tap("chain");
        assert_eq!(marked(&screen, MarkKind::Choosable), ["a1", "c1"]);
        assert!(!enabled(&screen, "end"));
        let screen = play.tap(first);
        assert_eq!(marked(&screen, MarkKind::Selected), [first]);
        assert_eq!(marked(&screen, MarkKind::Choosable), [last]);
        let screen = play.tap(last);
        assert_eq!(screen.board.chain, ["a1", "b1", "c1"].map(spot));
        assert!(enabled(&screen, "end"));
        assert_eq!(play.tap("end").turns.rounds[0].turns[0].text, "*4..6");
    }
}

#[test]
fn a_chain_can_be_selected_after_a_move_and_left_again() {
    let mut play = at(START);
    let screen = play.tap("c3 d3 chain a1 c1 end");
    assert_eq!(screen.turns.rounds[0].turns[0].text, "c3-d3*4..6");
    let mut play = at(START);
    let screen = play.tap("c3 d3 chain a1 chain");
    assert!(enabled(&screen, "end"), "the move still stands");
    let screen = play.tap("chain a1 c1 b1");
    assert!(screen.board.chain.is_empty(), "a tap on the chain lets it go");
    assert_eq!(play.tap("end").turns.rounds[0].turns[0].text, "c3-d3");
}

#[test]
fn a_wrong_end_of_a_chain_is_refused_with_its_rule() {
    let mut play = at(START);
    for (taps, rule) in
        [("chain b1", "Q8"), ("c3", "Q8"), ("d6", ""), ("d5", "Q8"), ("a1 b1", "Q8"), ("b2", "Q8")]
    {
        let screen = play.tap(taps);
        assert_eq!(screen.message.tone, Tone::Refusal, "{taps}");
        assert_eq!(screen.message.rule.as_deref().unwrap_or(""), rule, "{taps}");
        assert!(screen.board.chain.is_empty());
    }
}

#[test]
fn cancel_undoes_everything_since_the_last_end_of_move() {
    let mut play = at(START);
    let before = play.screen();
    for taps in ["c3", "c3 c4", "c3 e5 c7", "chain", "chain a1", "chain a1 c1", "c3 d3 chain a1 c1", "skip"] {
        let screen = play.tap(taps);
        assert!(enabled(&screen, "cancel"), "{taps}");
        let screen = play.tap("cancel");
        assert_eq!(
            (&screen.board.pieces, &screen.board.marks),
            (&before.board.pieces, &before.board.marks),
            "{taps}"
        );
        assert_eq!(screen.message, before.message, "{taps}");
        assert!(!enabled(&screen, "end"), "{taps}");
    }
}

#[test]
fn after_end_of_move_there_is_no_going_back() {
    let mut play = at(START);
    let screen = play.tap("c3 c4 end");
    assert!(!enabled(&screen, "cancel"));
    let same = play.tap("cancel");
    assert_eq!(same.number, screen.number);
}

#[test]
fn skip_builds_the_turn_and_end_of_move_ends_it() {
    let mut play = at(START);
    assert!(enabled(&play.screen(), "skip"));
    let screen = play.tap("skip");
    assert!(enabled(&screen, "end") && !enabled(&screen, "skip"));
    assert_eq!(screen.message.headline, "Skipping this turn.");
    assert!(play.screen().turns.rounds.is_empty());
    assert_eq!(play.tap("end").turns.rounds[0].turns[0].text, "skip");
    // W1: by the web rules there is no skipping while there is another turn.
    let mut web = at(&START.replace("app", "web"));
    assert!(!enabled(&web.screen(), "skip"));
    let number = web.screen().number;
    assert_eq!(web.tap("skip").number, number);
}

/// Blue's three pieces are walled in on rank 1 and make no chain.
#[rstest]
#[case("app 0 -", "A1")]
#[case("web 0 -", "W1")]
fn a_forced_skip_is_already_built_and_said(#[case] rules: &str, #[case] rule: &str) {
    let walls = "7/7/7/7/7/7/7/r1,r2,r3,r4,r5,1,r6/r7,r8,r9,2,r10,r11/b1,b3,r12,r13,r14,r15,b2";
    let mut play = at(&format!("{walls} b {rules}"));
    let screen = play.screen();
    assert_eq!(screen.message.headline, "No move and no chain: this turn is lost.");
    assert_eq!(screen.message.rule.as_deref(), Some(rule));
    assert!(enabled(&screen, "end") && !enabled(&screen, "cancel") && !enabled(&screen, "skip"));
    assert!(screen.board.cells.iter().all(|cell| !cell.enabled));
    assert_eq!(play.tap("a1").message.tone, Tone::Refusal);
    assert_eq!(play.tap("end").turns.rounds[0].turns[0].text, "skip");
}

#[test]
fn what_happened_stays_marked_until_the_next_tap_on_a_piece_of_either_colour() {
    for piece in ["a10", "d4"] {
        let mut play = at(START);
        let screen = play.tap("chain a1 c1 end");
        assert_eq!(screen.board.ghosts.iter().map(|ghost| number(ghost.face)).collect::<Vec<_>>(), [4, 5, 6]);
        assert_eq!(marked(&screen, MarkKind::LastRemoval), ["a1", "b1", "c1"]);
        assert_eq!(screen.message.headline, "Ana removed 4 to 6.");
        assert_eq!(screen.message.hint, "Luis to play.");
        assert_eq!(screen.motions.len(), 3);
        assert!(
            screen
                .motions
                .iter()
                .all(|motion| motion.kind == MotionKind::Remove && !motion.full.tracks[0].faces.is_empty())
        );
        assert!(spoken(&screen, "a1").contains("4 was just removed"), "{}", spoken(&screen, "a1"));
        // An empty square is no piece.
        let screen = play.tap("g1");
        assert_eq!(screen.board.ghosts.len(), 3);
        let screen = play.tap(piece);
        assert!(
            screen.board.ghosts.is_empty() && marked(&screen, MarkKind::LastRemoval).is_empty(),
            "{piece}"
        );
    }
}

#[test]
fn a_removal_that_would_isolate_a_piece_is_warned_of_and_legal_and_loses() {
    // A2
    let five = "7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,2/2,b4,4/7/7 b app 0 -";
    let mut play = at(five);
    let screen = play.tap("chain c4 e4");
    assert_eq!((screen.message.tone, screen.message.rule.as_deref()), (Tone::Warning, Some("A2")));
    assert_eq!(screen.message.headline, "Removing 1 to 3 leaves 4 alone for good.");
    assert!(enabled(&screen, "end"));
    let screen = play.tap("end");
    let result = screen.result.unwrap();
    assert_eq!(result.headline, "Luis wins");
    assert_eq!(result.reason, "Ana left 4 alone: no chain can hold it.");
    // By the web rules there is nothing to warn of.
    let screen = at(&five.replace("app", "web")).tap("chain c4 e4");
    assert_eq!(screen.message.tone, Tone::Plain);
}

#[test]
fn a_refused_tap_is_marked_said_and_gone_when_asked_again() {
    let mut play = at(START);
    let number = play.screen().number;
    play.app.tap(number, spot("a10"));
    let screen = play.screen();
    assert_eq!(marked(&screen, MarkKind::Invalid), ["a10"]);
    assert_eq!(screen.message.headline, "Red 1 is not yours.");
    assert_eq!(screen.motions.len(), 1);
    let again = play.screen();
    assert_eq!(again.number, screen.number);
    assert!(marked(&again, MarkKind::Invalid).is_empty() && again.motions.is_empty());
    assert_eq!(again.message.tone, Tone::Plain);
}

#[test]
fn a_tap_that_answers_an_older_screen_changes_nothing() {
    let mut play = at(START);
    let number = play.screen().number;
    assert!(play.app.tap(number, spot("c3")).is_some());
    assert_eq!(play.app.tap(number, spot("c3")), None);
    let screen = play.tap("c4");
    // A double tap on End of move ends one turn.
    assert!(play.app.press(screen.number, "end").is_some());
    assert_eq!(play.app.press(screen.number, "end"), None);
    assert_eq!(texts(&play.screen().turns.rounds[0]), ["c3-c4", ""]);
}

#[test]
fn where_the_bar_has_no_room_for_the_rules_the_question_how_to_leave_leads_there() {
    let mut play = at(START);
    let small = Space { width: 320.0, height: 568.0, portrait: 264.0, compact: 128.0, ..Space::default() };
    play.app.resize(small);
    let screen = play.tap("exit");
    assert_eq!(screen.board.arrangement, Arrangement::Compact);
    let answers: Vec<String> = screen.question.unwrap().answers.into_iter().map(|answer| answer.id).collect();
    assert_eq!(answers, ["leave", "give-up", "rules", "stay"]);
}

#[test]
fn exit_asks_and_leaving_keeps_the_match_under_continue() {
    let mut play = at(START);
    play.tap("c3 c4 end");
    let screen = play.tap("exit");
    let question = screen.question.unwrap();
    assert_eq!(
        question.answers.iter().map(|answer| answer.id.as_str()).collect::<Vec<_>>(),
        ["leave", "give-up", "stay"]
    );
    assert_eq!(screen.back.as_deref(), Some("stay"), "Back goes on playing");
    // Nothing else can be done meanwhile.
    let number = play.screen().number;
    assert_eq!(play.app.tap(number, spot("c3")), None);
    assert_eq!(play.app.press(number, "skip"), None);
    assert!(play.tap("stay").question.is_none());
    assert!(play.tap("exit leave").left);
    assert!(play.screen().left, "it may be asked for again");
    let card = play.app.home().newest.unwrap();
    play.app.resume();
    assert!(play.app.screen().is_none(), "nobody is led home once more");
    play.app.open_match(card.id).unwrap();
    assert_eq!(play.screen().turns.rounds[0].turns[0].text, "c3-c4");
}

#[test]
fn g1_giving_up_ends_the_match_for_good() {
    let mut play = at(START);
    let screen = play.tap("c3 c4 end exit give-up");
    let result = screen.result.unwrap();
    assert_eq!((result.headline.as_str(), result.reason.as_str()), ("Ana wins", "Luis gave up."));
    assert_eq!(screen.announced, "Ana wins. Luis gave up.");
    assert_eq!(screen.back, None, "Back leaves the table");
    assert!(play.app.home().newest.is_none());
    let number = play.screen().number;
    assert_eq!(play.app.tap(number, spot("a10")), None);
    // The position goes on, but the match does not: nothing can be moved.
    let screen = play.tap("look");
    assert!(screen.board.cells.iter().all(|cell| !cell.enabled));
    assert_eq!(spoken(&screen, "a10"), "a10, red 1");
    assert_eq!(screen.message.headline, "Ana wins.");
}

#[test]
fn a_killed_app_resumes_where_the_last_move_ended() {
    let mut play = at(START);
    let shown = play.tap("c3 d3 chain a1 c1 end");
    play.tap("a10 a9");
    let mut play = play.killed();
    let card = play.app.home().newest.unwrap();
    assert!(card.detail.starts_with("Luis to play"), "{}", card.detail);
    play.app.open_match(card.id).unwrap();
    let screen = play.screen();
    assert_eq!(screen.board.pieces, shown.board.pieces);
    assert_eq!((screen.board.ghosts, screen.board.marks), (shown.board.ghosts, shown.board.marks));
    assert_eq!(screen.message, shown.message);
    assert!(screen.motions.is_empty(), "only the step itself moves");
}

#[test]
fn whoever_comes_back_to_the_table_finds_it_open_or_the_match_played_last() {
    let mut play = at(START);
    assert_eq!(play.app.resume_table().unwrap(), Some(play.screen()), "it is open");
    let shown = play.tap("c3 c4 end");
    let mut play = play.killed();
    assert_eq!(play.app.screen(), None);
    let resumed = play.app.resume_table().unwrap().unwrap();
    assert_eq!((resumed.board.pieces, resumed.message), (shown.board.pieces, shown.message));
    play.tap("exit give-up");
    let mut play = play.killed();
    assert_eq!(play.app.resume_table().unwrap(), None, "none is left to go on with");
}

#[test]
fn a_screen_reader_is_led_through_the_movers_own_pieces_and_hears_each_step() {
    let mut play = at(START);
    let screen = play.screen();
    let own = screen.own.unwrap();
    assert_eq!(own.name, "Your pieces");
    let squares: Vec<String> =
        own.spots.iter().map(|&spot| Square::from_spot(spot).unwrap().to_string()).collect();
    assert_eq!(squares, ["d4", "c3", "b2", "a1", "b1", "c1"], "in the order of the cells");
    let screen = play.tap("c3");
    assert_eq!(screen.announced, screen.message.spoken);
    assert_eq!(screen.message.spoken, format!("{} {}", screen.message.headline, screen.message.hint));
    let screen = play.tap("c4 end");
    assert_eq!(screen.own.unwrap().spots.len(), 5, "it is the other's turn");
}

#[test]
fn a_new_match_never_discards_another() {
    let mut play = Play::of::<Querni>();
    for _ in 0..3 {
        play.app.setup("querni").unwrap();
        play.app.sit_down().unwrap();
        play.passes(60);
        play.app.leave();
    }
    let page = play.app.saved();
    let matches =
        page.rows.iter().filter(|row| matches!(row, sobremesa_core::pages::page::Row::Match { .. }));
    assert_eq!(matches.count(), 3);
}

#[test]
fn a_rematch_swaps_blue_and_the_series_counts_players() {
    let last = "7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/7 b app 4 -";
    let mut play = at(last);
    play.passes(90);
    let result = play.tap("chain c4 e4 end").result.unwrap();
    assert_eq!(result.series_score, "1 – 0");
    assert_eq!(result.facts[0].value, "2 min");
    let number = play.screen().number;
    let screen = play.tap("rematch");
    assert!(screen.number > number, "a tap on the old table can't be taken for one on the new");
    assert_eq!(screen.seats.iter().map(|seat| seat.name.as_str()).collect::<Vec<_>>(), ["Luis", "Ana"]);
    // Luis gives up: Ana's second win, now on the second seat.
    let result = play.tap("exit give-up").result.unwrap();
    assert_eq!((result.series_score.as_str(), result.headline.as_str()), ("0 – 2", "Ana wins"));
    assert!(play.tap("look").result.is_none());
    assert!(play.tap("result").result.is_some());
    assert!(play.tap("home").left);
}

#[test]
fn whoever_has_no_name_is_called_by_the_colour_they_have_now() {
    let mut play = Play::of::<Querni>();
    play.app.setup("querni").unwrap();
    play.app.sit_down().unwrap();
    let gives_up = |play: &mut Play| {
        let screen = play.tap("exit give-up");
        assert_eq!([&*screen.seats[0].name, &*screen.seats[1].name], ["Blue", "Red"]);
        screen.result.unwrap()
    };
    let result = gives_up(&mut play);
    assert_eq!((&*result.series_score, &*result.buttons[0].label), ("0 – 1", "Rematch: colours swap"));
    play.tap("rematch");
    // Who was red is blue now, won before, and gives up.
    let mut play = play.killed();
    play.app.resume_table().unwrap();
    assert_eq!(gives_up(&mut play).series_score, "1 – 1");
    play.tap("rematch");
    assert_eq!(gives_up(&mut play).series_score, "1 – 2");
}

#[test]
fn time_out_of_sight_is_not_time_played() {
    let last = "7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/7 b app 4 -";
    let mut play = at(last);
    play.passes(100);
    play.app.pause();
    play.passes(120);
    // The system may say it twice.
    play.app.pause();
    play.passes(100);
    play.app.resume();
    play.passes(10);
    play.app.resume();
    play.passes(10);
    let result = play.tap("chain c4 e4 end").result.unwrap();
    assert_eq!(result.facts[0].value, "2 min");
}

#[test]
fn a_setup_under_way_goes_on_in_the_language_that_is_spoken_now() {
    let mut play = Play::of::<Querni>();
    play.app.setup("querni").unwrap();
    play.app.change_setup("seat-0", "Eva María").unwrap();
    let english = play.app.change_setup("rules", "web").unwrap();
    assert_eq!(play.app.resume_setup("querni").unwrap(), english);
    play.app.set_languages(&["es".to_owned()]);
    let spanish = play.app.resume_setup("querni").unwrap();
    assert_ne!(spanish, english);
    play.app.set_languages(&["en".to_owned()]);
    assert_eq!(play.app.resume_setup("querni").unwrap(), english);
    // A new process has none under way, and begins one.
    let mut play = play.killed();
    let begun = play.app.resume_setup("querni").unwrap();
    assert_ne!(begun, english);
    assert_eq!(play.app.setup("querni").unwrap(), begun);
    assert!(matches!(play.app.resume_setup("chess"), Err(AppError::NoSuchGame { .. })));
}

#[test]
fn a_change_of_the_systems_language_keeps_the_draft() {
    let mut play = at(START);
    let before = play.tap("c3 c4");
    play.app.set_languages(&["fr".to_owned(), "es-MX".to_owned()]);
    let after = play.screen();
    assert_eq!((after.number, &after.board.pieces), (before.number, &before.board.pieces));
    assert_eq!(spoken(&after, "c4"), "c4, 7 azul, en tu mano");
    assert!(after.motions.is_empty());

    play.app.change_setting("language", "en").unwrap();
    play.app.set_languages(&["es".to_owned()]);
    assert_eq!(spoken(&play.screen(), "c4"), "c4, blue 7, in your hand", "the settings go before the system");
}

#[test]
fn rotation_keeps_draft_marks_and_spots() {
    let mut play = at(START);
    let upright = play.tap("c3 e5");
    play.app.resize(Space { width: 1280.0, height: 800.0, ..Space::default() });
    let turned = play.screen();
    assert_eq!(turned.board.arrangement, Arrangement::Landscape);
    assert_eq!(turned.number, upright.number);
    assert_eq!((&turned.board.marks, &turned.board.pieces), (&upright.board.marks, &upright.board.pieces));
    assert_ne!(turned.board.path, upright.board.path);
    assert_eq!(turned.board.cells[0].spot, spot("a1"));
    assert_eq!(upright.board.cells[0].spot, spot("a10"));
}

#[test]
fn the_language_changes_at_once_and_moves_nothing_again() {
    let mut play = at(START);
    play.tap("c3");
    play.app.change_setting("language", "es").unwrap();
    let screen = play.screen();
    assert_eq!(screen.message.headline, "El 7 azul en la mano.");
    assert_eq!(screen.buttons.last().unwrap().label, "Fin de jugada");
    assert!(screen.motions.is_empty());
}

#[test]
fn a_cell_says_what_it_is_and_what_can_be_done() {
    let mut play = at(START);
    let screen = play.screen();
    assert_eq!(spoken(&screen, "c3"), "c3, blue 7, can be moved");
    assert_eq!(spoken(&screen, "a10"), "a10, red 1");
    assert_eq!(spoken(&screen, "d3"), "d3");
    let screen = play.tap("c3");
    assert_eq!(spoken(&screen, "c3"), "c3, blue 7, in your hand");
    assert_eq!(spoken(&screen, "d3"), "d3, can be reached");
}

#[test]
fn the_recorded_match_is_tapped_to_its_result() {
    let mut play = Play::of::<Querni>();
    let taps = play.app.open_record(play.app.demo_record()).unwrap();
    for tap in taps {
        let number = play.screen().number;
        let ready = match &tap {
            Tap::Spot { spot } => play.app.tap(number, *spot),
            Tap::Button { id } => play.app.press(number, id),
        };
        assert_eq!(ready, Some(number + 1), "{tap:?}");
        assert_ne!(play.screen().message.tone, Tone::Refusal, "{tap:?}");
    }
    let result = play.screen().result.unwrap();
    assert_eq!(result.headline, "Ana wins");
    assert_eq!(result.reason, "Ana removed all 16 pieces in 13 turns.");
}

#[test]
fn a_record_that_breaks_a_rule_is_refused_by_its_turn() {
    let mut play = Play::of::<Querni>();
    let record = play.app.demo_record().replace("e5-d4\nc8", "e5-d5\nc8");
    let error = play.app.open_record(&record).unwrap_err();
    assert!(matches!(&error, AppError::BadRecord { reason } if reason.contains("turn 1, e5-d5")), "{error}");
    assert!(play.app.screen().is_none());
    for bad in ["", "nonsense", "sobremesa 2\n", &play.app.demo_record().replace("win 0 by", "win 1 by")] {
        assert!(matches!(play.app.open_record(bad), Err(AppError::BadRecord { .. })), "{bad}");
    }
}
