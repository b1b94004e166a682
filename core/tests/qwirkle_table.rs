//! Qwirkle at the table: hands under a cover, tiles placed and taken back, the swap, the forced pass, who starts.

#![allow(clippy::unwrap_used)]

mod play;

use play::{Play, texts};
use rstest::rstest;
use sobremesa_core::app::App;
use sobremesa_core::chance::seeded;
use sobremesa_core::game::{Game, Seat, Setup, TableGame};
use sobremesa_core::qwirkle::{Position, Qwirkle};
use sobremesa_core::table::screen::{Face, MarkKind, Screen, Slot, TileColour, TileShape, Tone};

/// Ana to move; a red circle and a red star lie on the table, the bag is empty.
const START: &str = "R1@0,0;R2@1,0 R3G1B2P6/R4Y5 - 7/3 0";

/// The same with a bag.
const WITH_BAG: &str = "R1@0,0;R2@1,0 R3G1B2P6O4Y5/R4Y4G4B4P4O5 Y1Y2 7/3 0";

/// Covered.
fn at(position: &str) -> Play {
    let mut play = Play::of::<Qwirkle>();
    play.open("qwirkle", "", position);
    play
}

/// With the cover lifted.
fn lifted(position: &str) -> Play {
    let mut play = at(position);
    play.tap("lift");
    play
}

fn spot(name: &str) -> u32 {
    Qwirkle::spot(name).unwrap()
}

fn spots(names: &str) -> Vec<u32> {
    let mut spots: Vec<u32> = names.split_whitespace().map(spot).collect();
    spots.sort_unstable();
    spots
}

fn marked(screen: &Screen, kind: MarkKind) -> Vec<u32> {
    let marks = screen.board.marks.iter().filter(|mark| mark.kind == kind);
    let mut spots: Vec<u32> = marks.map(|mark| mark.spot).collect();
    spots.sort_unstable();
    spots
}

fn slots(screen: &Screen) -> &[Slot] {
    &screen.rack.as_ref().unwrap().slots
}

fn slot<'a>(screen: &'a Screen, tile: &str) -> &'a Slot {
    slots(screen).iter().find(|slot| slot.spot == spot(tile)).unwrap()
}

fn shows_a_hand(screen: &Screen) -> bool {
    slots(screen).iter().any(|slot| slot.face.is_some())
}

fn end_is_enabled(screen: &Screen) -> bool {
    screen.buttons.last().unwrap().enabled
}

fn swap_is_enabled(screen: &Screen) -> bool {
    screen.buttons.iter().any(|button| button.id == "swap" && button.enabled)
}

fn lies(screen: &Screen, cell: &str) -> bool {
    screen.board.pieces.iter().any(|piece| piece.spot == spot(cell))
}

fn said(screen: &Screen, cell: &str) -> String {
    screen.board.cells.iter().find(|seen| seen.spot == spot(cell)).unwrap().spoken.clone()
}

#[test]
fn a_selected_tile_is_marked_where_it_fits_and_those_that_fit_nowhere_are_pale() {
    let mut play = lifted(START);
    let screen = play.screen();
    assert!(slot(&screen, "P6").dimmed && !slot(&screen, "R3").dimmed);
    assert_eq!(slot(&screen, "P6").spoken, "purple eight-pointed star, fits nowhere");
    assert_eq!(screen.message.hint, "Tap a tile of your hand.");

    let screen = play.tap("R3");
    assert!(slot(&screen, "R3").lifted);
    let fits = "-1,0 2,0 0,-1 0,1 1,-1 1,1";
    assert_eq!(marked(&screen, MarkKind::Reachable), spots(fits));
    assert_eq!(screen.message.hint, "Tap a mark to place it.");
    assert_eq!(said(&screen, "2,0"), "Column 2, row 0: free, the tile fits here");

    let screen = play.tap("G1");
    assert_eq!(marked(&screen, MarkKind::Reachable), spots("0,-1 0,1"));
    assert!(!slot(&screen, "R3").lifted);
    let screen = play.tap("G1");
    assert!(marked(&screen, MarkKind::Reachable).is_empty() && !slot(&screen, "G1").lifted);
}

#[test]
fn k6_the_score_so_far_is_said_line_by_line() {
    let mut play = lifted("R1@0,0;R2@1,0;G2@1,1 R3B2/R4Y5 - 7/3 0");
    let screen = play.tap("B2 1,2");
    assert_eq!(screen.message.headline, "3 points so far.");
    assert!(end_is_enabled(&screen) && lies(&screen, "1,2") && slot_is_empty(&screen, "B2"));
    assert_eq!(marked(&screen, MarkKind::Placed), [spot("1,2")]);
    assert_eq!(screen.board.beads.len(), 1);
    let screen = lifted("R1@0,0;R2@1,0;G1@0,1 R3G2/R4Y5 - 7/3 0").tap("G2 1,1");
    assert_eq!(screen.message.headline, "4 points so far: 2 + 2.");
    let line = "R1@0,0;R2@1,0;R3@2,0;R4@3,0;R5@4,0 R6B2/R4Y5 - 7/3 0";
    let screen = lifted(line).tap("R6 5,0");
    assert_eq!(screen.message.headline, "12 points so far, with a Qwirkle.");
    assert_eq!(screen.message.brief, screen.message.headline);
}

fn slot_is_empty(screen: &Screen, tile: &str) -> bool {
    slot(screen, tile).face.is_none()
}

#[test]
fn k5_a_tile_placed_is_a_tile_on_the_table_for_the_next_one() {
    let mut play = lifted(START);
    let screen = play.tap("R3 2,0 B2");
    // A blue star goes with the red star alone, in the column of it, and not in the row of the turn.
    assert!(marked(&screen, MarkKind::Reachable).is_empty());
    assert!(slot(&screen, "B2").dimmed || slot(&screen, "B2").lifted);
    assert_eq!(screen.message.hint, "The blue four-pointed star fits nowhere now. You can end the move.");
}

#[test]
fn taking_a_tile_back_also_takes_back_those_that_no_longer_hold() {
    let mut play = lifted("R1@0,0;R2@1,0 R3R4R5/R6Y5 - 7/3 0");
    play.tap("R3 2,0 R4 3,0");
    let screen = play.tap("R5 -1,0");
    assert_eq!(marked(&screen, MarkKind::Placed), spots("-1,0 2,0 3,0"));
    let screen = play.tap("2,0");
    assert_eq!(marked(&screen, MarkKind::Placed), spots("-1,0"));
    assert!(!slot_is_empty(&screen, "R3") && !slot_is_empty(&screen, "R4") && slot_is_empty(&screen, "R5"));
    assert_eq!(screen.message.headline, "3 points so far.");
    let screen = play.tap("cancel");
    assert!(marked(&screen, MarkKind::Placed).is_empty() && !screen.buttons[0].enabled);
}

#[rstest]
#[case::no_tile("2,0", "Tap a tile of your hand first.", None)]
#[case::twice("R3 2,0 G1 0,1", "All tiles of a turn go in one row or one column.", Some("K5"))]
#[case::taken("R3 0,0", "There is a tile already.", Some("K5"))]
#[case::unlike("G1 2,0", "The green circle and the red four-pointed star don’t go together.", Some("K4"))]
fn a_tile_that_does_not_fit_is_refused_with_its_rule(
    #[case] taps: &str,
    #[case] why: &str,
    #[case] rule: Option<&str>,
) {
    let screen = lifted(START.replace("G1", "G1R1").as_str()).tap(taps);
    assert_eq!((screen.message.headline.as_str(), screen.message.tone), (why, Tone::Refusal));
    assert_eq!(screen.message.rule.as_deref(), rule);
    assert_eq!(screen.message.chapter.is_some(), rule.is_some());
}

#[test]
fn k8_tiles_are_swapped_by_the_button_and_taps_on_them() {
    let mut play = lifted(WITH_BAG);
    let screen = play.tap("swap");
    assert_eq!(screen.message.headline, "Which tiles go into the bag?");
    assert!(!end_is_enabled(&screen));
    let screen = play.tap("G1 B2");
    assert_eq!(screen.message.headline, "2 tiles go into the bag.");
    assert!(slot(&screen, "G1").lifted && slot(&screen, "B2").lifted && end_is_enabled(&screen));
    let screen = play.tap("G1");
    assert!(!slot(&screen, "G1").lifted);
    let screen = play.tap("end");
    assert_eq!(screen.cover.unwrap().happened, "Ana swapped one tile.");
    assert_eq!(play.screen().bag.unwrap().count, 2);
}

#[test]
fn k8_a_swap_is_given_up_by_its_button_and_refuses_the_table() {
    let mut play = lifted(WITH_BAG);
    let screen = play.tap("swap G1 2,0");
    assert_eq!(screen.message.rule.as_deref(), Some("K8"));
    let screen = play.tap("swap");
    assert!(!slot(&screen, "G1").lifted && !end_is_enabled(&screen));
    assert!(!swap_is_enabled(&play.tap("R3 2,0")), "a turn places or swaps");
}

#[test]
fn k8_there_is_no_swap_with_an_empty_bag_or_as_the_opening_turn() {
    assert!(!swap_is_enabled(&lifted(START).screen()));
    let opening = "- R1R2R3G4B5P6/R4Y4G1B1P2O5 Y1Y2 0/0 0";
    assert!(!swap_is_enabled(&lifted(opening).screen()));
}

#[test]
fn k9_a_forced_pass_is_built_already_and_said() {
    let mut play = lifted("R1@0,0;R2@1,0 G3B4/R4Y5 - 7/3 0");
    let screen = play.screen();
    assert_eq!(screen.message.headline, "No tile fits, and the bag is empty.");
    assert_eq!(screen.message.rule.as_deref(), Some("K9"));
    assert!(end_is_enabled(&screen) && !screen.buttons[0].enabled);
    assert!(slots(&screen).iter().all(|slot| slot.face.is_none() || slot.dimmed));
    let screen = play.tap("G3");
    assert_eq!((screen.message.tone, screen.message.rule.as_deref()), (Tone::Refusal, Some("K9")));
    let screen = play.tap("end");
    assert_eq!(screen.cover.unwrap().happened, "Ana could not place a tile.");
}

#[test]
fn k3_the_opening_may_be_laid_anywhere_and_is_shifted_when_it_is_ended() {
    let mut play = lifted("- R1R2R3G1B5P6/R4Y4G2B1P2O5 Y1Y2 0/0 0");
    let screen = play.screen();
    assert_eq!(screen.message.headline, "Largest groups: Ana (3) · Luis (2).");
    assert_eq!(screen.message.hint, "Lay 3 tiles that go together, in one line.");
    let screen = play.tap("R1 2,-1 G1 2,0");
    assert_eq!(screen.message.rule.as_deref(), Some("K3"));
    let screen = play.tap("R2 2,-2 R3");
    assert_eq!(marked(&screen, MarkKind::Reachable), spots("2,-3 2,0"));
    assert_eq!(screen.message.headline, "One more tile that goes with these.");
    assert!(!end_is_enabled(&screen));
    let screen = play.tap("2,-3");
    assert!(end_is_enabled(&screen));
    let screen = play.tap("end");
    assert_eq!(marked(&screen, MarkKind::LastTurn), spots("0,0 0,1 0,2"));
    assert!(lies(&screen, "0,0") && lies(&screen, "0,1") && lies(&screen, "0,2"));
    assert_eq!(texts(&screen.turns.rounds[0]), ["+3", ""]);
}

#[test]
fn the_cover_is_down_before_the_first_turn_after_each_after_resuming_and_when_the_app_goes_out_of_sight() {
    let mut play = at(START);
    let covered = |screen: &Screen| screen.cover.as_ref().unwrap().down && !shows_a_hand(screen);
    let screen = play.screen();
    let cover = screen.cover.clone().unwrap();
    assert!(covered(&screen));
    assert_eq!((cover.title.as_str(), cover.by), ("Pass the phone to Ana", None));
    assert_eq!(cover.button.label, "I’m Ana: show my hand");

    let screen = play.tap("lift R3");
    assert!(!covered(&screen) && shows_a_hand(&screen));
    play.app.pause();
    let screen = play.screen();
    assert!(covered(&screen) && marked(&screen, MarkKind::Reachable).is_empty());
    play.app.resume();
    assert!(covered(&play.screen()), "it takes a person to lift it");
    let screen = play.tap("lift");
    assert!(slot(&screen, "R3").lifted, "the draft is as it was");

    let screen = play.tap("2,0 end");
    assert!(covered(&screen));
    let cover = screen.cover.unwrap();
    assert_eq!(
        (cover.title.as_str(), cover.happened.as_str()),
        ("Pass the phone to Luis", "Ana placed one tile for 3 points.")
    );

    play.tap("lift");
    let id = play.app.home().newest.unwrap().id;
    let mut play = play.killed();
    play.app.open_match(id).unwrap();
    assert!(covered(&play.screen()));
}

#[test]
fn under_the_cover_nothing_can_be_done_but_lift_it_or_ask_how_to_leave() {
    let mut play = at(WITH_BAG);
    let before = play.screen();
    for tap in ["R3", "2,0", "swap", "end", "cancel", "unseen", "look", "starter-0"] {
        assert_eq!(play.tap(tap).number, before.number, "{tap}");
    }
    assert!(before.buttons.iter().all(|button| !button.enabled));
    assert_eq!(before.back.as_deref(), Some("exit"), "Back lifts no cover");
    assert_eq!(before.announced, "Pass the phone to Ana. Only Ana should look now.");
    let screen = play.tap("exit");
    assert_eq!(screen.back.as_deref(), Some("stay"));
    assert!(screen.question.is_some() && screen.cover.unwrap().down);
    let screen = play.tap("stay");
    assert!(screen.question.is_none() && screen.cover.unwrap().down);
}

/// What a screen says, but for its number.
fn text(mut screen: Screen) -> String {
    screen.number = 0;
    format!("{screen:#?}")
}

/// Places and swaps as they come, for a few turns.
fn some_way(seed: u64, seats: usize, turns: usize) -> Position {
    let mut rng = seeded(seed);
    let mut position = Qwirkle::deal(&Setup::default(), seats, &mut rng);
    for _ in 0..turns {
        let choice = position.mover().best_choice();
        let drawn = Qwirkle::chance(&position, &choice, &mut rng);
        position = Qwirkle::play(&position, &Qwirkle::turn(choice, drawn)).unwrap();
    }
    position
}

#[rstest]
fn what_others_hold_and_the_bag_changes_nothing_on_the_screen(
    #[values(2, 3, 4)] seats: usize,
    #[values(1, 6, 17)] turns: usize,
) {
    let names = ["Ana", "Luis", "Marta", "Pau"];
    let screens = |position: &Position| {
        let mut record = "sobremesa 1\ngame qwirkle\nsetup\n".to_owned();
        for (seat, name) in names[..seats].iter().enumerate() {
            record += &format!("seat {seat} person {name}\n");
        }
        let mut play = Play::of::<Qwirkle>();
        play.app.open_record(&format!("{record}position {position}\n")).unwrap();
        let covered = text(play.screen());
        let first = play.tap("lift");
        let tile =
            slots(&first).iter().find(|slot| slot.face.is_some() && !slot.dimmed).map(|slot| slot.spot);
        let mut seen = vec![text(first.clone()), text(play.tap("unseen")), text(play.tap("close"))];
        if let Some(tile) = tile {
            let number = play.screen().number;
            play.app.tap(number, tile);
            seen.push(text(play.screen()));
        }
        (covered, seen)
    };
    for seed in 0..4 {
        let position = some_way(seed, seats, turns);
        let (covered, seen) = screens(&position);
        let mover = position.seat();
        let other = Qwirkle::view(&position, None).deal_unseen(&mut seeded(seed + 100));
        assert_ne!(other, position);
        assert!(screens(&other).0 == covered, "under the cover");
        let other = Qwirkle::view(&position, Some(mover)).deal_unseen(&mut seeded(seed + 200));
        assert_ne!(other, position);
        assert!(screens(&other).1 == seen, "with the cover lifted");
    }
}

#[test]
fn how_many_of_each_tile_are_unseen_can_be_looked_up() {
    let mut play = lifted(WITH_BAG);
    let screen = play.tap("unseen");
    assert_eq!(screen.back.as_deref(), Some("close"));
    let unseen = screen.unseen.clone().unwrap();
    assert_eq!(unseen.text, "In the bag: 2. In the other hands: 6.");
    assert_eq!((unseen.tiles.len(), unseen.columns), (36, 6));
    assert_eq!(unseen.tiles.iter().map(|tally| tally.count).sum::<u32>(), 8);
    let red_square = Face::Tile { colour: TileColour::Red, shape: TileShape::Square };
    let tally = unseen.tiles.iter().find(|tally| tally.face == red_square).unwrap();
    assert_eq!((tally.count, tally.spoken.as_str()), (1, "red square: 1 unseen"));
    assert!(play.tap("R3").unseen.is_some(), "the table waits");
    assert!(play.tap("close").unseen.is_none());
    assert!(play.tap("unseen exit").unseen.is_none(), "Back puts it away");
}

/// A table of persons at which two have equally large groups.
fn tied(names: &[&str]) -> (Play, Screen) {
    for seed in 0.. {
        let mut play = Play::seeded::<Qwirkle>(seed);
        sit_down(&mut play.app, names);
        let screen = play.screen();
        if screen.question.as_ref().is_some_and(|question| question.answers.len() == 3) {
            return (play, screen);
        }
    }
    unreachable!()
}

fn sit_down(app: &mut App, names: &[&str]) {
    app.setup("qwirkle").unwrap();
    app.change_setup("players", &names.len().to_string()).unwrap();
    for (seat, name) in names.iter().enumerate() {
        app.change_setup(&format!("seat-{seat}"), name).unwrap();
    }
    app.sit_down().unwrap();
}

#[test]
fn k2_on_a_tie_the_players_tap_who_starts_and_see_only_the_sizes_of_the_groups() {
    let (mut play, screen) = tied(&["Ana", "Luis", "Marta"]);
    let question = screen.question.clone().unwrap();
    assert_eq!(question.title, "Who starts?");
    assert!(question.text.starts_with("Largest groups: Ana "), "{}", question.text);
    assert_eq!(question.answers.last().unwrap().id, "leave");
    assert!(screen.board.pieces.is_empty() && !shows_a_hand(&screen) && screen.cover.is_none());
    assert!(screen.seats.iter().all(|seat| !seat.active));
    for tap in ["end", "lift", "swap", "unseen", "0,0", "starter-3", "give-up"] {
        assert_eq!(play.tap(tap).number, screen.number, "{tap}");
    }

    // Killed here it asks again, with the same deal.
    let card = play.app.home().newest.unwrap();
    assert!(card.detail.starts_with("Who starts?"), "{}", card.detail);
    let mut play = play.killed();
    play.app.open_match(card.id).unwrap();
    assert_eq!(play.screen().question.unwrap(), question);

    let answer = question.answers[1].clone();
    let screen = play.tap(&answer.id);
    assert_eq!(screen.cover.clone().unwrap().title, format!("Pass the phone to {}", answer.label));
    assert_eq!(screen.cover.clone().unwrap().happened, question.text);
    // From here on it is settled.
    let mut play = play.killed();
    play.app.open_match(card.id).unwrap();
    assert_eq!(play.screen().cover, screen.cover);
    assert!(play.app.home().newest.unwrap().detail.starts_with(&format!("{} to play", answer.label)));
}

#[test]
fn k2_leaving_while_it_is_asked_who_starts_keeps_the_match() {
    let (mut play, _) = tied(&["Ana", "Luis"]);
    assert!(play.tap("exit").left);
    assert!(play.app.home().newest.is_some());
}

#[test]
fn k10_the_result_names_who_placed_the_last_tile_and_a_rematch_leaves_the_start_to_the_deal() {
    let mut play = lifted("R1@0,0;R2@1,0 R3/R4Y5 - 7/3 0");
    let screen = play.tap("R3 2,0 end");
    let sheet = screen.result.clone().unwrap();
    assert_eq!(sheet.headline, "Ana wins");
    assert_eq!(sheet.reason, "Ana placed the last tile and got 6 more.");
    assert_eq!(sheet.facts[1].value, "9");
    assert_eq!(sheet.series, "Ana and Luis");
    assert_eq!(sheet.buttons[0].label, "Rematch");
    assert!(screen.cover.is_none() && screen.rack.is_none() && screen.bag.is_none());
    let screen = play.tap("rematch");
    assert!(screen.cover.is_some_and(|cover| cover.down) || screen.question.is_some());
    assert_eq!(screen.seats[0].name, "Luis");
}

#[test]
fn g1_with_three_seats_the_others_share_the_win() {
    let mut play = Play::of::<Qwirkle>();
    let seats = "seat 0 person Ana\nseat 1 person Luis\nseat 2 person Marta";
    let position = "R1@0,0;R2@1,0 R3/R4Y5/G1 - 7/3/2 1";
    play.app
        .open_record(&format!("sobremesa 1\ngame qwirkle\nsetup\n{seats}\nposition {position}\n"))
        .unwrap();
    let sheet = play.tap("exit give-up").result.unwrap();
    assert_eq!(
        (sheet.headline.as_str(), sheet.reason.as_str()),
        ("Shared win: Ana and Marta", "Luis gave up.")
    );
    assert_eq!(sheet.series, "Ana, Luis and Marta");
    assert_eq!(sheet.seats.len(), 3);
}

#[test]
fn two_to_four_can_sit_down() {
    let mut play = Play::of::<Qwirkle>();
    for count in [4, 2, 3] {
        let names = ["Ana", "Luis", "Marta", "Pau"];
        sit_down(&mut play.app, &names[..count]);
        let screen = play.screen();
        let seated: Vec<&str> = screen.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(seated, names[..count]);
    }
    play.app.setup("qwirkle").unwrap();
    assert!(play.app.change_setup("players", "5").is_err());
    assert!(play.app.change_setup("players", "1").is_err());
}

#[test]
fn the_size_of_the_tiles_is_the_same_throughout_a_turn_and_the_last_turn_is_in_sight() {
    let mut play = lifted("R1@0,0;R2@1,0 R3R4R5R6/G1 - 7/3 0");
    let cell = play.screen().board.cell;
    let origin = play.screen().board.cloth.unwrap().origin;
    for taps in ["R3 2,0", "R4 3,0", "R5 4,0"] {
        let board = play.tap(taps).board;
        assert!((board.cell - cell).abs() < 0.01);
        assert!((board.cloth.unwrap().origin.x - origin.x).abs() < 0.01);
    }
    let board = play.tap("R6 5,0 end").board;
    let cloth = board.cloth.unwrap();
    // One for the turn, one for the end.
    assert_eq!(cloth.turn, 2);
    assert!(board.cell >= 44.0);
    let last = board.cells.iter().find(|cell| cell.spot == spot("5,0")).unwrap();
    let middle = cloth.first.middle.x;
    let seen = (middle - cloth.width / 2.0, middle + cloth.width / 2.0);
    assert!(last.x >= seen.0 && last.x + board.cell <= seen.1, "{last:?} {cloth:?}");
    assert_eq!(play.screen().seats[Seat(0).index()].score, "25");
}

#[test]
fn the_end_is_looked_at_as_a_whole() {
    let mut play = lifted("R1@0,0;R2@1,0 R3/R4Y5 - 7/3 0");
    let before = play.screen().board.cloth.unwrap();
    let screen = play.tap("R3 2,0 end");
    let cloth = screen.board.cloth.unwrap();
    assert_eq!(cloth.first, cloth.whole);
    assert!(cloth.turn > before.turn);
    assert_eq!(play.tap("look").board.cloth.unwrap().first, cloth.whole);
}

#[test]
fn where_a_chosen_tile_may_go_can_be_looked_at() {
    let mut play = lifted(WITH_BAG);
    assert_eq!(play.screen().board.cloth.unwrap().reach, None);
    let screen = play.tap("R3");
    assert!(!marked(&screen, MarkKind::Reachable).is_empty());
    assert!(screen.board.cloth.unwrap().reach.is_some());
}

#[test]
fn the_bag_alone_says_that_it_is_empty() {
    let screen = lifted(START).screen();
    assert_eq!(screen.bag.unwrap().label, "the bag is empty");
    assert_eq!(screen.turns.note, "");
}

#[test]
fn k10_the_bonus_of_the_last_tile_is_in_the_score_so_far() {
    let screen = lifted("R1@0,0;R2@1,0 R3/R4Y5 - 7/3 0").tap("R3 2,0");
    assert_eq!(screen.message.headline, "9 points so far: 3 + 6.");
    assert_eq!(screen.message.rule.as_deref(), Some("K10"));
    let screen = lifted("R1@0,0;R2@1,0;G1@0,1 G2/R4Y5 - 7/3 0").tap("G2 1,1");
    assert_eq!(screen.message.headline, "10 points so far: 2 + 2 + 6.");
}

#[test]
fn k8_where_no_tile_fits_it_is_said_that_some_can_be_swapped() {
    let screen = lifted("R1@0,0;R2@1,0 G3G4G5B4B5B6/R4Y4G4B3P4O5 Y1Y2 7/3 0").screen();
    assert_eq!(screen.message.headline, "No tile fits.");
    assert_eq!(screen.message.rule.as_deref(), Some("K8"));
    assert!(swap_is_enabled(&screen) && !end_is_enabled(&screen));
}

#[test]
fn what_the_last_turn_placed_is_spoken_too() {
    let mut play = lifted(START);
    let screen = play.tap("R3 2,0 end lift");
    assert_eq!(said(&screen, "2,0"), "Column 2, row 0: red diamond, just placed");
    assert_eq!(said(&screen, "0,0"), "Column 0, row 0: red circle");
}

#[test]
fn the_hand_of_a_computer_is_never_shown_and_giving_up_is_the_persons_loss() {
    let mut play = Play::of::<Qwirkle>();
    let seats = "seat 0 computer:1 Bot\nseat 1 person Luis";
    play.app.open_record(&format!("sobremesa 1\ngame qwirkle\nsetup\n{seats}\nposition {START}\n")).unwrap();
    let screen = play.screen();
    assert!(screen.cover.is_none());
    // The one person looks at their own hand meanwhile, and can do nothing with it.
    let own: Vec<&str> =
        slots(&screen).iter().filter(|slot| slot.face.is_some()).map(|slot| &*slot.spoken).collect();
    assert!(own.len() == 2 && own[0].contains("red square") && own[1].contains("yellow clover"), "{own:?}");
    assert!(slots(&screen).iter().all(|slot| !slot.enabled));
    assert!(marked(&play.tap("R3"), MarkKind::Reachable).is_empty());
    assert_eq!(play.tap("exit give-up").result.unwrap().headline, "Bot wins");
}

#[test]
fn a_start_that_could_not_be_waiting_is_refused() {
    let record = |position: &str, more: &str| {
        let seats = "seat 0 person Ana\nseat 1 person Luis";
        let record = format!("sobremesa 1\ngame qwirkle\nsetup\n{seats}\nposition {position}\n{more}");
        Play::of::<Qwirkle>().app.open_record(&record).map(|_| ())
    };
    let tied = "R1R2R3G4B5P6/O1O2O3Y4G5B6 Y1Y2";
    assert_eq!(record(tied, ""), Ok(()));
    assert!(record(tied, "result win 1 by G1\n").is_err());
    let settled = "R1R2R3R4B5P6/O1O2O3Y4G5B6 Y1Y2";
    assert!(record(settled, "").is_err());
}
