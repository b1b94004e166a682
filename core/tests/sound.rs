//! What is heard, as orders: which cues a step brings and when, the loudspeaker, and when music plays. No device is
//! needed; how it sounds is tested in `audio`.

#![allow(clippy::unwrap_used)]

mod play;

use std::collections::HashSet;
use std::sync::{Arc, Mutex};

use play::Play;
use rstest::rstest;
use sobremesa_core::app::Tap;
use sobremesa_core::archive::Record;
use sobremesa_core::audio::{Cue, Levels, Order, Speaker, TimedCue};
use sobremesa_core::chance::{ChaCha8Rng, seeded};
use sobremesa_core::game::TableGame;
use sobremesa_core::knetkell::Knetkell;
use sobremesa_core::querni::Querni;
use sobremesa_core::qwirkle::Qwirkle;
use sobremesa_core::table::screen::{Icon, MotionKind, Screen};
use sobremesa_core::table::{AnyTable, Keeper, Table};
use sobremesa_core::words::{Language, Say, Words};

/// A speaker that remembers what it was asked for.
#[derive(Clone, Default)]
struct Remembering {
    orders: Arc<Mutex<Vec<Order>>>,
    broken: bool,
}

impl Speaker for Remembering {
    fn order(&mut self, order: Order) {
        self.orders.lock().unwrap().push(order);
    }

    fn is_broken(&self) -> bool {
        self.broken
    }
}

impl Remembering {
    /// What was ordered since the last time.
    fn since(&self) -> Vec<Order> {
        std::mem::take(&mut self.orders.lock().unwrap())
    }
}

fn heard_by<G: TableGame>(speaker: Remembering) -> (Play, Remembering) {
    let mut play = Play::of::<G>();
    play.app.set_speaker(Box::new(speaker.clone()));
    speaker.since();
    (play, speaker)
}

/// At the table, from a position by notation.
fn at<G: TableGame>(setup: &str, position: &str) -> Play {
    let mut play = Play::of::<G>();
    play.open(G::info().name, setup, position);
    play
}

fn cues(screen: &Screen) -> Vec<Cue> {
    screen.cues.iter().map(|timed| timed.cue).collect()
}

/// Blue to move: 7 on c3 can step and jump on; 4, 5, 6 stand in a row on rank 1, 9 below them.
const QUERNI: &str = "r1,r2,r3,4/7/7/7/2,r4,r5,3/7/3,b8,3/2,b7,4/1,b9,5/b4,b5,b6,4 b app 0 -";

/// Blue to move: the red 4 on d3 and the red 5 on c4 lie beside c3.
const KNETKELL: &str = "5/2,r5,2/1,b3,1,r4,1/5/5 b";

#[rstest]
#[case("c3", &[Cue::Select])]
#[case("c3 c4", &[Cue::Step])]
#[case("c3 e5", &[Cue::Jump])]
#[case("c3 e5 b2", &[Cue::Step, Cue::Select])]
#[case("c3 g10", &[Cue::NotPossible])]
#[case("c3 e5 cancel", &[Cue::Step])]
#[case("chain", &[Cue::Select])]
#[case("c3 c4 end", &[Cue::YourTurn])]
fn a_step_of_querni_is_heard(#[case] taps: &str, #[case] heard: &[Cue]) {
    assert_eq!(cues(&at::<Querni>("rules=app", QUERNI).tap(taps)), heard);
}

#[test]
fn a_removed_chain_is_heard_with_its_length_once_and_then_whose_turn_it_is() {
    let screen = at::<Querni>("rules=app", QUERNI).tap("chain a1 c1 end");
    assert_eq!(cues(&screen), [Cue::ChainRemoved { length: 3 }, Cue::YourTurn]);
    assert_eq!(screen.cues[0], TimedCue { cue: screen.cues[0].cue, motion: Some(0), start: 0 });
    let last = screen.motions.last().unwrap();
    assert_eq!(screen.cues[1].start, last.full.start + last.full.length);
}

#[test]
fn a_cue_names_its_motion_and_a_jump_is_heard_where_it_lands() {
    let screen = at::<Querni>("rules=app", QUERNI).tap("c3 e5");
    let [cue] = screen.cues[..] else { panic!("one jump") };
    let motion = &screen.motions[cue.motion.unwrap() as usize];
    assert_eq!((motion.kind, cue.start), (MotionKind::Hop, motion.full.start + motion.full.length));
}

#[test]
fn cues_belong_to_the_step_and_are_not_heard_again() {
    let (mut play, speaker) = heard_by::<Querni>(Remembering::default());
    play.open("querni", "rules=app", QUERNI);
    let number = play.screen().number;
    play.app.tap(number, Querni::spot("c3").unwrap());
    speaker.since();
    assert_eq!(cues(&play.screen()), [Cue::Select]);
    assert_eq!(cues(&play.screen()), []);
    let select = TimedCue { cue: Cue::Select, motion: Some(0), start: 0 };
    assert_eq!(speaker.since(), [Order::Cues(vec![select])]);
}

/// Every roll of the seeded generator is one of the three ends of a challenge.
#[test]
fn a_roll_is_heard_and_after_it_what_became_of_the_challenge() {
    let mut ends = HashSet::new();
    for seed in 0..40 {
        let mut play = Play::seeded::<Knetkell>(seed);
        play.open("knetkell", "games=3", KNETKELL);
        let screen = play.tap("c3 d3 end");
        let turned = screen.motions.iter().any(|motion| motion.kind == MotionKind::TurnOver);
        let mine = screen.turns.rounds[0].turns[0].text.clone();
        let roll: u32 = mine.rsplit(':').next().unwrap().parse().unwrap();
        let expected = match roll.cmp(&4) {
            std::cmp::Ordering::Less => vec![Cue::DieThrown, Cue::Lost, Cue::YourTurn],
            std::cmp::Ordering::Equal => vec![Cue::DieThrown, Cue::YourTurn],
            std::cmp::Ordering::Greater => vec![Cue::DieThrown, Cue::Conquered, Cue::YourTurn],
        };
        assert_eq!(cues(&screen), expected, "{mine}");
        assert_eq!(turned, roll > 4);
        ends.insert(expected);
    }
    assert_eq!(ends.len(), 3, "the seeds show each end");
}

/// Plays a recorded match and gives what was heard at each screen.
fn listened<G: TableGame>(record: &str) -> Vec<Screen> {
    let mut play = Play::seeded::<G>(7);
    let taps = play.app.open_record(record).unwrap();
    let mut screens = vec![play.screen()];
    for tap in taps {
        let number = screens.last().unwrap().number;
        match &tap {
            Tap::Spot { spot } => play.app.tap(number, *spot),
            Tap::Button { id } => play.app.press(number, id),
        };
        screens.push(play.screen());
    }
    screens
}

#[test]
fn every_line_of_a_whole_match_of_qwirkle_is_heard_and_a_line_of_six_as_what_it_is() {
    let screens = listened::<Qwirkle>(include_str!("tapped/qwirkle-2-last-tile.txt"));
    let heard: Vec<Cue> = screens.iter().flat_map(cues).collect();
    let count = |cue| heard.iter().filter(|&&heard| heard == cue).count();
    let placed = screens.iter().flat_map(|screen| &screen.motions);
    assert_eq!(count(Cue::TilePlaced), placed.filter(|motion| motion.kind == MotionKind::Place).count());
    let told =
        |screen: &&Screen| screen.cover.as_ref().is_some_and(|cover| cover.happened.contains("Qwirkle"));
    let covered = screens.iter().filter(|screen| !cues(screen).is_empty()).filter(told);
    assert!(covered.clone().count() > 0, "there is a Qwirkle in this match");
    assert!(covered.into_iter().all(|screen| cues(screen).contains(&Cue::Qwirkle)));
    let turns = screens.last().unwrap().turns.rounds.iter().flat_map(|round| &round.turns);
    let scoring = turns.filter(|turn| turn.text.starts_with('+')).count();
    assert!(count(Cue::LineScored) + count(Cue::Qwirkle) >= scoring, "each turn that places has a line");
    assert_eq!(heard.last(), Some(&Cue::Win));
}

#[rstest]
#[case(include_str!("tapped/knetkell-two-wins.txt"), &[Cue::Win, Cue::Win])]
#[case(include_str!("tapped/knetkell-drawn.txt"), &[])]
fn the_end_of_each_game_is_heard(#[case] record: &str, #[case] ends: &[Cue]) {
    let heard: Vec<Cue> = listened::<Knetkell>(record).iter().flat_map(cues).collect();
    let found: Vec<Cue> =
        heard.into_iter().filter(|cue| matches!(cue, Cue::Win | Cue::Loss | Cue::Draw)).collect();
    if ends.is_empty() {
        assert!(found.contains(&Cue::Draw));
    } else {
        assert_eq!(found, ends);
    }
}

#[test]
fn who_gives_up_against_persons_lets_them_win() {
    let screen = at::<Querni>("rules=app", QUERNI).tap("exit give-up");
    assert_eq!(cues(&screen), [Cue::Win]);
}

#[test]
fn a_match_that_a_computer_wins_is_heard_as_lost() {
    let mut play = Play::of::<Querni>();
    let seats = "seat 0 person Ana\nseat 1 computer:1 Tilo";
    let record = format!("sobremesa 1\ngame querni\nsetup rules=app\n{seats}\nposition {QUERNI}\n");
    play.app.open_record(&record).unwrap();
    assert_eq!(cues(&play.tap("exit give-up")), [Cue::Loss]);
}

/// A disk that takes nothing.
struct Full(ChaCha8Rng);

impl Keeper for Full {
    fn keep(&mut self, _: &Record, _: ChaCha8Rng) -> Result<(), Say> {
        Err(Say::new("table-not-saved-full"))
    }

    fn rng(&self) -> ChaCha8Rng {
        self.0.clone()
    }
}

#[test]
fn a_turn_that_can_not_be_saved_is_heard_as_not_possible() {
    let text = format!(
        "sobremesa 1\ngame querni\nsetup rules=app\nseat 0 person Ana\nseat 1 person Luis\nposition {QUERNI}\n"
    );
    let mut table = Table::<Querni>::start_of(&text.parse().unwrap()).unwrap();
    for square in ["c3", "c4"] {
        let number = table.number();
        table.tap(number, Querni::spot(square).unwrap());
    }
    let number = table.number();
    table.press(number, "end", &mut Full(seeded(1)));
    let words = Words::new(Language::English);
    let screen = table.screen(&play::light(&words));
    assert_eq!(cues(&screen), [Cue::NotPossible]);
}

#[test]
fn nothing_is_heard_of_a_question_or_a_table_that_is_opened() {
    let (mut play, speaker) = heard_by::<Querni>(Remembering::default());
    play.open("querni", "rules=app", QUERNI);
    assert_eq!(cues(&play.screen()), []);
    for taps in ["exit", "stay"] {
        assert_eq!(cues(&play.tap(taps)), [], "{taps}");
    }
    assert!(!speaker.since().iter().any(|order| matches!(order, Order::Cues(_))));
}

#[test]
fn music_plays_from_sitting_down_until_the_table_is_left() {
    let (mut play, speaker) = heard_by::<Querni>(Remembering::default());
    play.open("querni", "rules=app", QUERNI);
    assert_eq!(speaker.since(), [Order::Music(Some(Querni::info().music))]);
    play.app.leave();
    assert_eq!(speaker.since(), [Order::Music(None)]);
    play.open("querni", "rules=app", QUERNI);
    speaker.since();
    play.tap("exit leave");
    play.app.home();
    assert_eq!(speaker.since(), [Order::Music(None), Order::Music(None)]);
    play.app.setup("qwirkle").unwrap();
    play.app.sit_down().unwrap();
    assert_eq!(speaker.since(), [Order::Music(Some(Qwirkle::info().music))]);
}

#[test]
fn out_of_sight_and_interrupted_are_told_to_the_speaker() {
    let (mut play, speaker) = heard_by::<Querni>(Remembering::default());
    play.app.pause();
    play.app.resume();
    play.app.interrupted(true);
    play.app.interrupted(false);
    play.app.others_play(true);
    play.app.device_changed();
    let expected = [
        Order::Pause,
        Order::Resume,
        Order::Interrupted(true),
        Order::Interrupted(false),
        Order::OthersPlay(true),
        Order::DeviceChanged,
    ];
    assert_eq!(speaker.since(), expected);
}

fn levels(orders: &[Order]) -> Vec<(bool, bool)> {
    let levels = orders.iter().filter_map(|order| match order {
        Order::Levels(Levels { music, cues }) => Some((*music > 0.0, *cues > 0.0)),
        _ => None,
    });
    levels.collect()
}

#[test]
fn the_loudspeaker_mutes_the_music_then_everything_then_nothing() {
    let (mut play, speaker) = heard_by::<Querni>(Remembering::default());
    play.open("querni", "rules=app", QUERNI);
    let before = play.tap("c3");
    assert_eq!(before.loudspeaker.icon, Icon::SoundAll);
    let mut icons = Vec::new();
    for _ in 0..3 {
        let screen = play.tap("loudspeaker");
        assert_eq!((screen.board, screen.message), (before.board.clone(), before.message.clone()));
        icons.push(screen.loudspeaker.icon);
    }
    assert_eq!(icons, [Icon::SoundNoMusic, Icon::SoundOff, Icon::SoundAll]);
    assert_eq!(levels(&speaker.since()), [(false, true), (false, false), (true, true)]);
}

#[test]
fn a_loudspeaker_of_an_older_screen_does_nothing() {
    let mut play = at::<Querni>("rules=app", QUERNI);
    let number = play.screen().number;
    assert!(play.app.press(number, "loudspeaker").is_some());
    assert_eq!(play.app.press(number, "loudspeaker"), None);
    assert_eq!(play.screen().loudspeaker.icon, Icon::SoundNoMusic);
}

#[test]
fn loudspeaker_and_volumes_are_remembered() {
    let (mut play, _) = heard_by::<Querni>(Remembering::default());
    let home = play.app.tap_loudspeaker();
    assert_eq!(home.links.last().unwrap().icon, Icon::SoundNoMusic);
    play.app.change_setting("sounds", "10").unwrap();
    let speaker = Remembering::default();
    let mut play = play.killed();
    play.app.set_speaker(Box::new(speaker.clone()));
    assert_eq!(speaker.since(), [Order::Levels(Levels { music: 0.0, cues: 1.0 })]);
}

#[test]
fn a_volume_is_heard_as_it_is_set_and_the_music_ends_at_the_first_page() {
    let (mut play, speaker) = heard_by::<Querni>(Remembering::default());
    play.app.change_setting("sounds", "3").unwrap();
    assert!(matches!(speaker.since()[..], [Order::Levels(_), Order::Cues(_)]));
    play.app.change_setting("music", "3").unwrap();
    assert!(matches!(speaker.since()[..], [Order::Levels(_), Order::Music(Some(_))]));
    play.app.home();
    assert_eq!(speaker.since(), [Order::Music(None)]);
}

#[test]
fn sound_that_does_not_start_is_shown_at_the_loudspeaker_and_the_match_goes_on() {
    let (mut play, _) = heard_by::<Querni>(Remembering { broken: true, ..Remembering::default() });
    play.open("querni", "rules=app", QUERNI);
    let screen = play.tap("c3 c4 end");
    assert_eq!(screen.loudspeaker.icon, Icon::SoundOff);
    assert!(screen.loudspeaker.spoken.contains("does not start"));
    assert_eq!(screen.turns.rounds.len(), 1);
}
