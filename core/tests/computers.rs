//! Computers at the table: whose turn it is, what may be seen and pressed meanwhile, and what stops them.

#![allow(clippy::unwrap_used)]

mod play;

use std::sync::atomic::{AtomicBool, Ordering};

use play::Play;
use sobremesa_core::app::App;
use sobremesa_core::archive::{Player, Record, RecordSeat};
use sobremesa_core::chance::{self, ChaCha8Rng};
use sobremesa_core::game::{Setup, TableGame};
use sobremesa_core::knetkell::Knetkell;
use sobremesa_core::opponents::{Budget, Level, Search};
use sobremesa_core::querni::Querni;
use sobremesa_core::qwirkle::Qwirkle;
use sobremesa_core::table::screen::{MotionKind, Screen};
use sobremesa_core::table::{AnyTable, Keeper, Pressed, Table};
use sobremesa_core::words::{Language, Say, Words};

/// A table with a person on the first seat, or on none, and computers of the first level on the others.
fn against<G: TableGame>(persons: usize, seats: usize, seed: u64) -> Play {
    let mut play = Play::seeded::<G>(seed);
    play.app.setup(G::NAME).unwrap();
    if seats > 2 {
        play.app.change_setup("players", &seats.to_string()).unwrap();
    }
    play.app.change_setup("computer", "1").unwrap();
    if persons == 0 {
        play.app.change_setup("player-0", "").unwrap();
    }
    play.app.sit_down().unwrap();
    play
}

/// Has the computer to move think and play, here and now.
fn computer_plays(app: &mut App) -> Option<u64> {
    let task = app.think()?;
    let answer = task.run()?;
    app.answer(&answer)
}

fn thinking(screen: &Screen) -> Vec<bool> {
    screen.seats.iter().map(|seat| seat.thinking).collect()
}

/// Taps what can be tapped until a turn has come about, and ends it.
fn person_plays(play: &mut Play) {
    let mut rng = chance::seeded(play.screen().number);
    for tap in 1..20_000 {
        let screen = play.screen();
        assert!(screen.seats[0].active, "it is the person's turn");
        let can = |id: &str| screen.buttons.iter().any(|button| button.id == id && button.enabled);
        if can("end") {
            play.app.press(screen.number, "end").unwrap();
            return;
        }
        if tap % 12 == 0 && can("cancel") {
            play.app.press(screen.number, "cancel").unwrap();
            continue;
        }
        let slots = screen.rack.iter().flat_map(|rack| &rack.slots).filter(|slot| slot.enabled);
        let cells = screen.board.cells.iter().filter(|cell| cell.enabled).map(|cell| cell.spot);
        let spots: Vec<u32> = slots.map(|slot| slot.spot).chain(cells).collect();
        match spots.get(chance::below(spots.len() as u32 + 1, &mut rng) as usize) {
            Some(spot) => play.app.tap(screen.number, *spot),
            None if can("swap") => play.app.press(screen.number, "swap"),
            None => None,
        };
    }
    panic!("no turn came about");
}

#[test]
fn the_screen_says_who_thinks_and_a_person_can_do_nothing_meanwhile_but_look_and_leave() {
    let mut play = against::<Querni>(1, 2, 3);
    assert_eq!(thinking(&play.screen()), [false, false]);
    assert!(computer_plays(&mut play.app).is_none(), "it is the person's turn");
    person_plays(&mut play);
    let screen = play.screen();
    assert_eq!(thinking(&screen), [false, true]);
    assert!(screen.seats[1].spoken.contains("thinking"), "{}", screen.seats[1].spoken);
    assert_eq!(screen.message.hint, "Computer 1 is thinking.");
    assert!(screen.board.cells.iter().all(|cell| !cell.enabled));
    assert!(screen.buttons.iter().all(|button| !button.enabled) && screen.exit.enabled);
    for cell in &screen.board.cells {
        assert_eq!(play.app.tap(screen.number, cell.spot), None);
    }
    for id in ["end", "cancel", "skip", "chain", "lift"] {
        assert_eq!(play.app.press(screen.number, id), None, "{id}");
    }
    computer_plays(&mut play.app).unwrap();
    let screen = play.screen();
    assert_eq!(thinking(&screen), [false, false]);
    assert!(screen.seats[0].active);
    assert!(!screen.motions.is_empty(), "what it did is seen");
}

#[test]
fn any_seat_may_be_a_computers_and_all_of_them_too() {
    let mut play = against::<Querni>(0, 2, 1);
    let mut turns = 0;
    while computer_plays(&mut play.app).is_some() {
        turns += 1;
        assert!(turns < 2000, "it does not end");
    }
    assert!(play.screen().result.is_some(), "after {turns} turns");

    let mut play = against::<Knetkell>(0, 2, 1);
    while play.screen().result.is_none() {
        if computer_plays(&mut play.app).is_none() {
            play.tap("next");
        }
    }
    assert!(play.screen().buttons.iter().any(|button| button.id == "result" || button.id == "home"));
}

#[test]
fn a_whole_match_against_computers_is_played_to_its_result() {
    let mut play = against::<Qwirkle>(1, 3, 2);
    let mut rounds = 0;
    loop {
        let screen = play.screen();
        if screen.result.is_some() {
            break;
        }
        assert!(screen.cover.is_none(), "nobody hands the device on");
        if let Some(question) = &screen.question {
            play.app.press(screen.number, &question.answers[0].id).unwrap();
        } else if screen.seats[0].active {
            assert!(screen.rack.is_some_and(|rack| !rack.slots.is_empty()), "one's own hand");
            person_plays(&mut play);
        } else {
            computer_plays(&mut play.app).unwrap();
        }
        rounds += 1;
        assert!(rounds < 400, "it does not end");
    }
    let saved = play.app.saved();
    assert!(format!("{saved:?}").contains("Computer 1"));
}

#[test]
fn a_computers_hand_is_never_seen_and_ones_own_always() {
    let mut play = against::<Qwirkle>(1, 2, 5);
    for _ in 0..6 {
        let screen = play.screen();
        if let Some(question) = &screen.question {
            play.app.press(screen.number, &question.answers[0].id).unwrap();
            continue;
        }
        let rack = |screen: &Screen| {
            let slots = screen.rack.iter().flat_map(|rack| &rack.slots);
            slots.map(|slot| slot.face).collect::<Vec<_>>()
        };
        if screen.seats[0].active {
            person_plays(&mut play);
        } else {
            let own = rack(&screen);
            assert_eq!(own.len(), 6, "one's own hand is there while the computer thinks");
            computer_plays(&mut play.app).unwrap();
            assert_eq!(rack(&play.screen()), own, "the computer's turn changes nothing in it");
        }
    }
}

#[test]
fn out_of_sight_at_exits_question_and_away_from_the_table_no_computer_thinks() {
    let mut play = against::<Querni>(0, 2, 1);
    let task = play.app.think().unwrap();
    assert!(play.app.think().is_none(), "one thought at a time");
    play.app.pause();
    assert!(task.run().is_none(), "stopped");
    assert!(play.app.think().is_none(), "out of sight");
    play.app.resume();

    let late = play.app.think().unwrap();
    let answer = late.run().unwrap();
    let number = play.screen().number;
    play.app.press(number, "exit").unwrap();
    assert_eq!(play.app.answer(&answer), None, "nobody waits for it any more");
    assert!(play.app.think().is_none(), "the question stands open");
    play.tap("stay");
    assert!(computer_plays(&mut play.app).is_some());

    let task = play.app.think().unwrap();
    play.tap("exit leave");
    assert!(task.run().is_none());
    play.app.leave();
    assert!(play.app.think().is_none());
}

#[test]
fn with_the_app_the_thought_ends() {
    let mut play = against::<Querni>(0, 2, 1);
    let task = play.app.think().unwrap();
    drop(play);
    assert!(task.run().is_none());
}

#[test]
fn a_match_that_was_killed_while_a_computer_thought_goes_on() {
    let mut play = against::<Querni>(1, 2, 4);
    person_plays(&mut play);
    let before = play.screen();
    let task = play.app.think().unwrap();
    let mut play = play.killed();
    assert!(task.run().is_none());
    let id = play.app.home().newest.unwrap().id;
    play.app.open_match(id).unwrap();
    assert_eq!(play.screen().board.pieces, before.board.pieces);
    assert_eq!(thinking(&play.screen()), [false, true]);
    assert!(computer_plays(&mut play.app).is_some());
}

#[test]
fn giving_up_against_a_computer_is_the_persons_loss_whoever_is_to_move() {
    let mut play = against::<Querni>(1, 2, 4);
    person_plays(&mut play);
    let screen = play.tap("exit");
    assert!(screen.question.unwrap().text.contains("If Blue gives up"));
    let screen = play.tap("give-up");
    let result = screen.result.unwrap();
    assert_eq!((result.headline.as_str(), result.reason.as_str()), ("Computer 1 wins", "Blue gave up."));
}

#[test]
fn a_rematch_swaps_the_computers_seat_too() {
    let mut play = against::<Querni>(1, 2, 4);
    play.tap("exit give-up rematch");
    let screen = play.screen();
    // The person had no name but that of the colour, and has the other colour now.
    assert_eq!([&*screen.seats[0].name, &*screen.seats[1].name], ["Computer 1", "Red"]);
    assert_eq!(thinking(&screen), [true, false]);
    assert!(computer_plays(&mut play.app).is_some());
    assert!(play.screen().seats[1].active);
}

#[test]
fn computers_that_are_told_apart_by_colours_change_them_in_a_rematch() {
    let mut play = against::<Qwirkle>(1, 3, 5);
    let names = |play: &mut Play| play.screen().seats.into_iter().map(|seat| seat.name).collect::<Vec<_>>();
    // The person cannot give up before it is settled who starts.
    let wins = |play: &mut Play| {
        (0..3).for_each(|seat| _ = play.tap(&format!("starter-{seat}")));
        play.tap("exit give-up").result.unwrap().series_score
    };
    assert_eq!(names(&mut play), ["Blue", "Computer 1 Red", "Computer 1 Mustard"]);
    assert_eq!(wins(&mut play), "0 – 1 – 1");
    play.tap("rematch");
    assert_eq!(names(&mut play), ["Computer 1 Blue", "Computer 1 Red", "Mustard"]);
    assert_eq!(wins(&mut play), "2 – 2 – 0");
}

#[test]
fn the_level_that_was_played_against_is_proposed_again() {
    let mut play = Play::of::<Querni>();
    play.app.setup("querni").unwrap();
    play.app.change_setup("computer", "3").unwrap();
    play.app.sit_down().unwrap();
    play.app.leave();
    play.app.setup("knetkell").unwrap();
    play.app.sit_down().unwrap();
    assert_eq!(play.screen().seats[1].name, "Computer 3");
}

#[test]
fn whatever_an_opponent_answers_a_legal_turn_is_played() {
    let mut play = against::<Knetkell>(0, 2, 1);
    let dice = |play: &mut Play| play.screen().board.pieces.len();
    for turn in 1..=5 {
        computer_plays(&mut play.app).unwrap();
        assert_eq!(dice(&mut play), turn);
    }
    assert!(play.screen().motions.is_empty(), "motions are there once");
    computer_plays(&mut play.app).unwrap();
    assert!(play.screen().motions.iter().any(|motion| motion.kind == MotionKind::Roll));
}

#[test]
fn a_record_keeps_who_was_a_computer() {
    let text = "sobremesa 1\ngame knetkell\nsetup games=1\nseat 0 person Ana\nseat 1 computer:2 Ordenador 2\n\
                position 5/5/5/5/5 b\n";
    let record: Record = text.parse().unwrap();
    assert_eq!(record.seats[1].player, Player::Computer { level: Level::ALL[1].number() });
    assert_eq!(record.to_string(), text);
}

#[test]
fn a_search_that_is_stopped_ends_at_its_next_look_up() {
    let stop = AtomicBool::new(false);
    let mut search = Search::new(Budget::nodes(1_000_000), &stop);
    for _ in 0..100 {
        assert!(search.visit());
    }
    stop.store(true, Ordering::Relaxed);
    let more = (0..1000).take_while(|_| search.visit()).count();
    assert!(more <= 64, "{more}");
    assert!(search.has_ended() && !search.visit());
    let mut short = Search::new(Budget::nodes(3), &stop);
    assert!(!short.visit(), "it was stopped before it began");
    stop.store(false, Ordering::Relaxed);
    let mut short = Search::new(Budget::nodes(3), &stop);
    assert_eq!((0..10).filter(|_| short.visit()).count(), 3);
    short.visit();
    assert_eq!(short.visited(), 3);
}

/// A disk without room, until there is some again.
struct Full {
    rng: ChaCha8Rng,
    room: bool,
}

impl Keeper for Full {
    fn keep(&mut self, _: &Record, rng: ChaCha8Rng) -> Result<(), Say> {
        self.rng = if self.room { rng } else { return Err(Say::new("table-not-saved-full")) };
        Ok(())
    }

    fn rng(&self) -> ChaCha8Rng {
        self.rng.clone()
    }
}

#[test]
fn a_computers_turn_that_can_not_be_saved_waits_until_somebody_has_it_played_again() {
    let words = Words::new(Language::English);
    let light = play::light(&words);
    let computer = RecordSeat { player: Player::Computer { level: 1 }, name: "Computer 1".to_owned() };
    let person = RecordSeat { player: Player::Person, name: "Ana".to_owned() };
    let mut rng = chance::seeded(1);
    let mut table = Table::<Knetkell>::deal(Setup::default(), vec![computer, person], &mut rng);
    let mut disk = Full { rng: rng.clone(), room: false };
    let thinks = |table: &Table<Knetkell>| table.thought().is_some();
    assert!(thinks(&table));
    table.answer(Some("c3"), &mut disk);
    assert!(!thinks(&table), "it would fail again and again");
    let screen = table.screen(&light);
    assert!(screen.board.pieces.is_empty(), "nothing is shown that is not on disk");
    assert!(!screen.seats[0].thinking && screen.message.headline.contains("no room left"));
    let again = screen.buttons.last().unwrap();
    assert_eq!((again.label.as_str(), again.enabled), ("Try again", true));

    disk.room = true;
    assert_eq!(table.press(screen.number, "end", &mut disk), Pressed::Changed);
    assert!(thinks(&table));
    table.answer(Some("c3"), &mut disk);
    assert_eq!(table.screen(&light).board.pieces.len(), 1);
    assert!(!thinks(&table), "it is the person's turn");
}
