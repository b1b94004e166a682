//! The desk with a device made of air: its mixer is read into a buffer, and its time is a number.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::num::NonZero;
use std::rc::Rc;
use std::sync::Once;
use std::sync::mpsc::Sender;

use rodio::cpal::ErrorKind;
use rodio::mixer::{Mixer, MixerSource, mixer};
use rodio::{ChannelCount, DeviceSinkError, Sample, SampleRate, Source};

use super::desk::{CLOSING, SILENCE};
use super::device::{Fault, Losses, Stream};
use super::shape::{FADE, SHORT_FADE, Sum};
use super::voices::Sound;
use super::*;
use crate::audio::{Cue, Levels, STEREO, Score, TimedCue, music};

const RATE: SampleRate = NonZero::new(1000).expect("not zero");
static FIRST: &Score = &music::OLIVE_BEADS;
static SECOND: &Score = &music::PAINTED_TILES;

/// A cue sounds so long, in frames: at this rate in ms too.
const CUE: usize = 100;
const CUE_HEIGHT: f32 = 0.25;

/// A sound that never changes, or one that rises by a step each frame so that its place can be read from it.
struct Line {
    height: f32,
    rise: f32,
    left: Option<usize>,
    channel: u16,
}

impl Iterator for Line {
    type Item = Sample;

    fn next(&mut self) -> Option<Sample> {
        if self.channel == 0 {
            self.height += self.rise;
            if let Some(left) = &mut self.left {
                *left = left.checked_sub(1)?;
            }
        }
        self.channel = (self.channel + 1) % 2;
        Some(self.height)
    }
}

impl Source for Line {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> ChannelCount {
        STEREO
    }

    fn sample_rate(&self) -> SampleRate {
        RATE
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}

/// The first piece is level at 0.5; the second rises by 0.0001 a frame, from 0.1.
const BARE: Voices = Voices {
    music: |score, _| {
        let (height, rise) = if std::ptr::eq(score, FIRST) { (0.5, 0.0) } else { (0.1, 0.0001) };
        Box::new(Line { height, rise, left: None, channel: 0 }) as Sound
    },
    cue: |_, _| Box::new(Line { height: CUE_HEIGHT, rise: 0.0, left: Some(CUE), channel: 0 }) as Sound,
};

/// What an attempt at the device comes to.
enum Attempt {
    Refused,
    Panics,
}

#[derive(Default)]
struct Room {
    /// What the next attempts come to; then all succeed.
    attempts: VecDeque<Attempt>,
    tried: usize,
    open: Option<(MixerSource, Losses)>,
}

#[derive(Clone, Default)]
struct Air(Rc<RefCell<Room>>);

struct AirStream {
    mixer: Mixer,
    room: Rc<RefCell<Room>>,
}

impl Output for Air {
    fn open(&mut self, losses: Losses) -> Result<Box<dyn Stream>, Fault> {
        let attempt = {
            let mut room = self.0.borrow_mut();
            room.tried += 1;
            room.attempts.pop_front()
        };
        match attempt {
            Some(Attempt::Refused) => Err(DeviceSinkError::NoDevice.into()),
            Some(Attempt::Panics) => panic!("there is no context"),
            None => {
                let (mixer, source) = mixer(STEREO, RATE);
                assert!(self.0.borrow_mut().open.replace((source, losses)).is_none(), "opened twice");
                Ok(Box::new(AirStream { mixer, room: self.0.clone() }))
            }
        }
    }
}

impl Stream for AirStream {
    fn play(&self, sound: Sum) {
        self.mixer.add(sound);
    }

    fn rate(&self) -> SampleRate {
        RATE
    }
}

impl Drop for AirStream {
    fn drop(&mut self) {
        // Not dropped while the room is borrowed: it puts the piece back.
        let open = self.room.borrow_mut().open.take();
        drop(open);
    }
}

/// A desk, its device, and the time of both.
struct Studio {
    desk: Desk<Air>,
    room: Rc<RefCell<Room>>,
    messages: Receiver<Message>,
    broken: Arc<AtomicBool>,
    now: Duration,
}

impl Studio {
    fn new() -> Self {
        Self::with([])
    }

    fn with(attempts: impl IntoIterator<Item = Attempt>) -> Self {
        LOG.with_borrow_mut(Vec::clear);
        listen();
        let air = Air::default();
        let room = air.0.clone();
        room.borrow_mut().attempts.extend(attempts);
        let (losses, messages) = channel();
        let broken = Arc::new(AtomicBool::new(false));
        let desk = Desk::new(air, BARE, losses, broken.clone());
        Self { desk, room, messages, broken, now: Duration::ZERO }
    }

    fn order(&mut self, order: Order) {
        self.desk.order(order, self.now);
    }

    fn cue(&mut self, start: u32) {
        self.order(Order::Cues(vec![at(start)]));
    }

    /// Lets the time pass, with a tick whenever the desk wants one, and hears the left side.
    fn hear(&mut self, ms: u64) -> Vec<f32> {
        let end = self.now + Duration::from_millis(ms);
        let mut heard = Vec::new();
        while self.now < end {
            let wake = self.desk.wake().unwrap_or(end).clamp(self.now, end);
            heard.extend((self.now.as_millis()..wake.as_millis()).map(|_| self.frame()));
            self.now = wake;
            if self.desk.wake().is_some_and(|wake| wake <= self.now) {
                self.desk.tick(self.now);
            }
        }
        heard
    }

    fn frame(&self) -> f32 {
        let mut room = self.room.borrow_mut();
        let Some((source, _)) = &mut room.open else { return 0.0 };
        let left = source.next().unwrap_or(0.0);
        assert_eq!(Some(left), source.next().or(Some(0.0)), "both sides are the same here");
        left
    }

    fn is_open(&self) -> bool {
        self.room.borrow().open.is_some()
    }

    fn tried(&self) -> usize {
        self.room.borrow().tried
    }

    fn is_broken(&self) -> bool {
        self.broken.load(Relaxed)
    }

    /// The stream meets an error, and the desk is told what comes of it.
    fn meet(&mut self, kind: ErrorKind) {
        let losses = self.room.borrow().open.as_ref().expect("it is open").1.clone();
        losses.report(kind.into());
        while let Ok(message) = self.messages.try_recv() {
            let Message::Lost(stream, error) = message else { panic!("not a loss") };
            self.desk.lost(stream, error, self.now);
        }
    }
}

fn at(start: u32) -> TimedCue {
    TimedCue { cue: Cue::Step, motion: None, start }
}

fn levels(music: f32, cues: f32) -> Order {
    Order::Levels(Levels { music, cues })
}

fn is_silence(heard: &[f32]) -> bool {
    heard.iter().all(|&sample| sample == 0.0)
}

fn last(heard: &[f32]) -> f32 {
    *heard.last().expect("something was heard")
}

fn largest_jump(heard: &[f32]) -> f32 {
    heard.windows(2).map(|pair| (pair[1] - pair[0]).abs()).fold(0.0, f32::max)
}

/// What a fade of a sound of this height changes from one frame to the next.
fn step_of(fade: Duration, height: f32) -> f32 {
    height / (fade.as_secs_f32() * RATE.get() as f32) + 1e-5
}

const FADE_MS: u64 = FADE.as_millis() as u64;
const SILENCE_MS: u64 = SILENCE.as_millis() as u64;
const CLOSING_MS: u64 = CLOSING.as_millis() as u64;

thread_local! {
    /// What this test has logged: each test has a thread of its own.
    static LOG: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

struct Listener;

impl log::Log for Listener {
    fn enabled(&self, metadata: &log::Metadata) -> bool {
        metadata.level() <= log::Level::Info
    }

    fn log(&self, record: &log::Record) {
        if self.enabled(record.metadata()) {
            LOG.with_borrow_mut(|log| log.push(format!("{}: {}", record.level(), record.args())));
        }
    }

    fn flush(&self) {}
}

fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        log::set_logger(&Listener).expect("nobody else listens in these tests");
        log::set_max_level(log::LevelFilter::Info);
    });
}

fn logged() -> Vec<String> {
    LOG.with_borrow(Clone::clone)
}

// Cues

#[test]
fn a_cue_is_heard_at_its_time_for_its_length() {
    let mut studio = Studio::new();
    studio.cue(50);
    let heard = studio.hear(300);
    assert!(is_silence(&heard[..50]));
    assert!(heard[50..50 + CUE].iter().all(|&sample| sample == CUE_HEIGHT));
    assert!(is_silence(&heard[50 + CUE..]));
}

#[test]
fn cues_of_a_step_keep_their_distance_and_add_up() {
    let mut studio = Studio::new();
    studio.order(Order::Cues(vec![at(60), at(0)]));
    let heard = studio.hear(300);
    assert_eq!((heard[0], heard[59], heard[60]), (CUE_HEIGHT, CUE_HEIGHT, 2.0 * CUE_HEIGHT));
    assert_eq!((heard[99], heard[100], heard[159]), (2.0 * CUE_HEIGHT, CUE_HEIGHT, CUE_HEIGHT));
    assert!(is_silence(&heard[160..]));
}

#[test]
fn what_is_overtaken_is_not_heard_and_what_sounds_rings_out() {
    let mut studio = Studio::new();
    studio.order(Order::Cues(vec![at(0), at(80)]));
    studio.hear(50);
    studio.cue(200);
    let heard = studio.hear(400);
    assert!(heard[..50].iter().all(|&sample| sample == CUE_HEIGHT), "the first rings out alone");
    assert!(is_silence(&heard[50..200]), "the second is not heard");
    assert_eq!(heard[200], CUE_HEIGHT);
}

#[test]
fn a_step_without_cues_overtakes_too() {
    let mut studio = Studio::new();
    studio.cue(100);
    studio.order(Order::Cues(Vec::new()));
    assert!(is_silence(&studio.hear(400)));
}

#[test]
fn cues_have_their_level() {
    let mut studio = Studio::new();
    studio.order(levels(1.0, 0.5));
    studio.cue(0);
    assert_eq!(studio.hear(1), [CUE_HEIGHT / 2.0]);
}

#[test]
fn a_cue_follows_its_level_in_small_steps() {
    let mut studio = Studio::new();
    studio.cue(0);
    let mut heard = studio.hear(20);
    studio.order(levels(1.0, 0.5));
    heard.extend(studio.hear(20));
    studio.order(levels(1.0, 0.0));
    heard.extend(studio.hear(40));
    assert_eq!(heard[38], CUE_HEIGHT / 2.0);
    assert!(is_silence(&heard[60..]));
    assert!(largest_jump(&heard) <= step_of(SHORT_FADE, CUE_HEIGHT));
}

#[test]
fn a_cue_that_was_muted_does_not_come_back() {
    let mut studio = Studio::new();
    studio.cue(0);
    studio.order(levels(1.0, 0.0));
    studio.hear(50);
    studio.order(levels(1.0, 1.0));
    assert!(is_silence(&studio.hear(100)));
}

#[test]
fn cues_that_may_not_be_heard_are_not_heard_later() {
    let hindrances = [
        (levels(1.0, 0.0), levels(1.0, 1.0)),
        (Order::Pause, Order::Resume),
        (Order::Interrupted(true), Order::Interrupted(false)),
        (Order::Interrupted(true), Order::Resume),
    ];
    for (begin, end) in hindrances {
        let mut studio = Studio::new();
        studio.order(begin.clone());
        studio.cue(100);
        assert!(!studio.is_open(), "{begin:?}");
        studio.order(end);
        assert!(is_silence(&studio.hear(400)), "{begin:?}");
    }
}

#[test]
fn cues_that_wait_when_a_pause_comes_are_not_heard_even_if_it_is_short() {
    let mut studio = Studio::new();
    studio.cue(100);
    studio.order(Order::Pause);
    studio.hear(20);
    studio.order(Order::Resume);
    assert!(is_silence(&studio.hear(400)));
}

#[test]
fn music_and_many_cues_never_clip() {
    let mut studio = Studio::new();
    studio.order(Order::Music(Some(FIRST)));
    studio.hear(FADE_MS);
    studio.order(Order::Cues(vec![at(0); 20]));
    let heard = studio.hear(200);
    assert!(heard.iter().all(|sample| sample.abs() < 1.0));
    assert!(heard[50] > 0.95, "it is still loud");
}

// Music

#[test]
fn music_fades_in_and_away() {
    let mut studio = Studio::new();
    studio.order(Order::Music(Some(FIRST)));
    let mut heard = studio.hear(FADE_MS + 10);
    assert!((heard[FADE_MS as usize / 2] - 0.25).abs() < 0.01);
    assert_eq!(heard[FADE_MS as usize + 5], 0.5);
    studio.order(Order::Music(None));
    heard.extend(studio.hear(FADE_MS + 10));
    assert_eq!(heard.last(), Some(&0.0));
    assert!(largest_jump(&heard) <= step_of(FADE, 0.5));
}

#[test]
fn the_piece_that_plays_goes_on_when_it_is_asked_for_again() {
    let mut studio = Studio::new();
    studio.order(Order::Music(Some(FIRST)));
    studio.hear(FADE_MS + 10);
    studio.order(Order::Music(Some(FIRST)));
    assert!(studio.hear(100).iter().all(|&sample| sample == 0.5));
}

#[test]
fn another_piece_begins_at_its_beginning_while_the_first_fades() {
    let mut studio = Studio::new();
    studio.order(Order::Music(Some(FIRST)));
    let mut heard = studio.hear(FADE_MS + 10);
    studio.order(Order::Music(Some(SECOND)));
    heard.extend(studio.hear(FADE_MS + 10));
    let end = last(&heard);
    assert!((end - (0.1 + 0.0001 * (FADE_MS + 10) as f32)).abs() < 1e-3, "{end}");
    assert!(largest_jump(&heard) <= step_of(FADE, 0.5));
}

#[test]
fn levels_of_music_are_reached_in_small_steps() {
    let mut studio = Studio::new();
    studio.order(Order::Music(Some(FIRST)));
    let mut heard = studio.hear(FADE_MS);
    for level in [0.2, 0.9, 0.4] {
        studio.order(levels(level, 1.0));
        heard.extend(studio.hear(FADE_MS));
        assert!((last(&heard) - level * 0.5).abs() < 1e-6);
    }
    assert!(largest_jump(&heard) <= step_of(FADE, 0.5));
}

#[test]
fn muted_music_stands_still_and_goes_on_where_it_was() {
    let mut studio = Studio::new();
    studio.order(Order::Music(Some(SECOND)));
    let before = last(&studio.hear(1000));
    studio.order(levels(0.0, 1.0));
    studio.hear(FADE_MS);
    assert!(is_silence(&studio.hear(5000)));
    studio.order(levels(1.0, 1.0));
    let after = last(&studio.hear(FADE_MS));
    assert!((after - before - 0.0001 * 2.0 * FADE_MS as f32).abs() < 1e-3, "{before} {after}");
}

#[test]
fn music_that_is_muted_from_the_beginning_opens_nothing() {
    let mut studio = Studio::new();
    studio.order(levels(0.0, 1.0));
    studio.order(Order::Music(Some(FIRST)));
    studio.hear(100);
    assert_eq!(studio.tried(), 0);
    studio.order(levels(1.0, 1.0));
    assert!(!is_silence(&studio.hear(100)));
}

#[test]
fn when_others_play_only_the_music_is_silent() {
    let mut studio = Studio::new();
    studio.order(Order::Music(Some(FIRST)));
    studio.hear(FADE_MS);
    studio.order(Order::OthersPlay(true));
    studio.hear(FADE_MS);
    studio.cue(0);
    let heard = studio.hear(200);
    assert_eq!((heard[0], heard[150]), (CUE_HEIGHT, 0.0));
    studio.order(Order::OthersPlay(false));
    assert_eq!(studio.hear(FADE_MS + 1).last(), Some(&0.5));
}

// In and out of sight

#[test]
fn a_pause_fades_shortly_and_gives_the_device_back() {
    let mut studio = Studio::new();
    studio.order(Order::Music(Some(FIRST)));
    let mut heard = studio.hear(FADE_MS + 10);
    studio.order(Order::Pause);
    let pause = heard.len();
    heard.extend(studio.hear(CLOSING_MS - 1));
    assert!(studio.is_open(), "the fade is still on its way to the ear");
    assert!(is_silence(&heard[pause + 30..]));
    // The piece's own fade adds a little.
    assert!(largest_jump(&heard) <= step_of(SHORT_FADE, 0.5) + step_of(FADE, 0.5));
    studio.hear(1);
    assert!(!studio.is_open());
    assert!(is_silence(&studio.hear(60_000)));
    assert_eq!(studio.tried(), 1);
}

#[test]
fn the_music_goes_on_where_it_was_after_a_pause() {
    let mut studio = Studio::new();
    studio.order(Order::Music(Some(SECOND)));
    let before = last(&studio.hear(2000));
    studio.order(Order::Pause);
    studio.hear(5000);
    studio.order(Order::Resume);
    let after = last(&studio.hear(FADE_MS));
    let most = 0.0001 * (FADE_MS + CLOSING_MS) as f32 + 1e-3;
    assert!(after > before && after - before < most, "{before} {after}");
}

#[test]
fn a_short_pause_keeps_the_device() {
    let mut studio = Studio::new();
    studio.order(Order::Music(Some(FIRST)));
    studio.hear(FADE_MS);
    studio.order(Order::Pause);
    studio.hear(CLOSING_MS / 2);
    studio.order(Order::Resume);
    assert_eq!(studio.hear(FADE_MS).last(), Some(&0.5));
    assert_eq!(studio.tried(), 1);
}

#[test]
fn a_resume_opens_nothing_if_nothing_is_to_be_heard() {
    let mut studio = Studio::new();
    studio.cue(0);
    studio.order(Order::Pause);
    studio.hear(CLOSING_MS);
    studio.order(Order::Resume);
    studio.hear(1000);
    assert_eq!(studio.tried(), 1);
}

#[test]
fn an_interruption_takes_the_device_at_once_and_gives_it_back_for_the_music() {
    for end in [Order::Interrupted(false), Order::Resume] {
        let mut studio = Studio::new();
        studio.order(Order::Music(Some(FIRST)));
        studio.hear(FADE_MS);
        studio.order(Order::Interrupted(true));
        assert!(!studio.is_open());
        assert!(is_silence(&studio.hear(60_000)));
        studio.order(end);
        assert_eq!(studio.hear(FADE_MS + 1).last(), Some(&0.5));
    }
}

#[test]
fn the_end_of_an_interruption_does_not_end_a_pause() {
    let mut studio = Studio::new();
    studio.order(Order::Music(Some(FIRST)));
    studio.order(Order::Interrupted(true));
    studio.order(Order::Pause);
    studio.order(Order::Interrupted(false));
    assert!(!studio.is_open());
}

#[test]
fn after_ten_seconds_of_silence_the_device_is_given_back_until_the_next_cue() {
    let mut studio = Studio::new();
    studio.cue(0);
    // The desk looks once a second whether a cue still sounds.
    studio.hear(SILENCE_MS);
    assert!(studio.is_open());
    studio.hear(1001);
    assert!(!studio.is_open());
    assert_eq!(studio.desk.wake(), None, "it sleeps");
    studio.cue(0);
    assert_eq!(studio.hear(1), [CUE_HEIGHT]);
    assert_eq!(studio.tried(), 2);
}

#[test]
fn the_device_is_kept_for_a_cue_that_is_still_to_come() {
    let mut studio = Studio::new();
    studio.cue(15_000);
    let heard = studio.hear(15_001);
    assert_eq!(heard[15_000], CUE_HEIGHT);
}

#[test]
fn muted_music_gives_the_device_back_and_keeps_its_place() {
    let mut studio = Studio::new();
    studio.order(Order::Music(Some(SECOND)));
    let before = last(&studio.hear(2000));
    studio.order(levels(0.0, 1.0));
    studio.hear(SILENCE_MS - 1);
    assert!(studio.is_open());
    studio.hear(1);
    assert!(!studio.is_open());
    studio.order(levels(1.0, 1.0));
    assert!(last(&studio.hear(FADE_MS)) > before);
}

// Devices that are not there

#[test]
fn a_missing_device_is_told_once_and_tried_at_growing_distances() {
    let mut studio = Studio::with((0..8).map(|_| Attempt::Refused));
    studio.order(Order::Music(Some(FIRST)));
    assert!(studio.is_broken());
    let mut tries = Vec::new();
    while studio.tried() < 8 {
        let wake = studio.desk.wake().expect("it wants to try again");
        studio.now = wake;
        studio.desk.tick(wake);
        tries.push(wake.as_secs());
    }
    assert_eq!(tries, [2, 6, 14, 30, 60, 90, 120]);
    assert_eq!(logged(), ["WARN: no sound: Could not find any output device"]);
    assert!(studio.is_broken());

    assert!(is_silence(&studio.hear(30_000)));
    let heard = studio.hear(5000);
    assert_eq!(heard.last(), Some(&0.5), "the music is heard");
    assert!(!studio.is_broken());
    assert_eq!(logged()[1..], ["INFO: there is sound again"]);
}

#[test]
fn without_music_a_missing_device_is_only_tried_for_the_next_cue() {
    let mut studio = Studio::with([Attempt::Refused, Attempt::Refused]);
    studio.cue(50);
    assert_eq!(studio.desk.wake(), None);
    studio.hear(60_000);
    assert_eq!(studio.tried(), 1);
    studio.cue(50);
    assert!(studio.is_broken());
    studio.cue(50);
    assert!(!studio.is_broken());
    let heard = studio.hear(400);
    assert_eq!(heard.iter().filter(|&&sample| sample != 0.0).count(), CUE, "one of the three is heard");
    assert_eq!(logged().len(), 1);
}

#[test]
fn whatever_may_have_mended_the_device_tries_it_at_once() {
    for order in [Order::Resume, Order::DeviceChanged, Order::Interrupted(false), Order::Music(Some(FIRST))] {
        let mut studio = Studio::with([Attempt::Refused]);
        studio.order(Order::Music(Some(FIRST)));
        studio.order(order.clone());
        assert!(studio.is_open(), "{order:?}");
    }
}

#[test]
fn a_change_of_device_begins_the_waits_anew() {
    let mut studio = Studio::with((0..6).map(|_| Attempt::Refused));
    studio.order(Order::Music(Some(FIRST)));
    studio.hear(20_000);
    studio.order(Order::DeviceChanged);
    assert_eq!(studio.desk.wake(), Some(Duration::from_secs(22)));
}

#[test]
fn a_slider_that_is_drawn_does_not_try_a_missing_device_all_the_time() {
    let mut studio = Studio::with([Attempt::Refused]);
    studio.order(Order::Music(Some(FIRST)));
    for hundredth in 1..=100 {
        studio.order(levels(hundredth as f32 / 100.0, 1.0));
    }
    assert_eq!(studio.tried(), 1);
}

#[test]
fn an_opening_that_panics_is_an_outage_like_any_other() {
    let mut studio = Studio::with([Attempt::Panics]);
    studio.order(Order::Music(Some(FIRST)));
    assert!(studio.is_broken());
    assert_eq!(logged(), ["WARN: no sound: opening the device panicked: there is no context"]);
    studio.hear(2000);
    assert!(!studio.is_broken());
}

#[test]
fn a_stream_that_is_lost_is_opened_anew_and_the_music_goes_on_where_it_was() {
    let mut studio = Studio::new();
    studio.order(Order::Music(Some(SECOND)));
    let before = last(&studio.hear(3000));
    studio.meet(ErrorKind::DeviceNotAvailable);
    assert_eq!(studio.tried(), 2);
    assert!(!studio.is_broken());
    let after = last(&studio.hear(FADE_MS));
    assert!((after - before - 0.0001 * FADE_MS as f32).abs() < 1e-3, "{before} {after}");
    assert!(logged().is_empty(), "nothing was amiss for anybody");
}

#[test]
fn a_device_that_goes_away_for_a_while_is_told_twice() {
    let mut studio = Studio::new();
    studio.order(Order::Music(Some(FIRST)));
    studio.hear(3000);
    studio.room.borrow_mut().attempts.extend([Attempt::Refused, Attempt::Refused]);
    studio.meet(ErrorKind::StreamInvalidated);
    assert!(studio.is_broken());
    studio.hear(10_000);
    assert!(!studio.is_broken());
    assert_eq!(logged(), ["WARN: no sound: Could not find any output device", "INFO: there is sound again"]);
}

#[test]
fn a_device_that_is_lost_again_and_again_is_told_once_and_tried_at_growing_distances() {
    let mut studio = Studio::new();
    studio.order(Order::Music(Some(FIRST)));
    let mut tries = Vec::new();
    for _ in 0..5 {
        studio.meet(ErrorKind::BackendError);
        assert!(studio.is_broken());
        studio.now = studio.desk.wake().expect("it wants to try again");
        studio.desk.tick(studio.now);
        assert!(studio.is_open());
        tries.push(studio.now.as_secs());
    }
    assert_eq!(tries, [2, 6, 14, 30, 60]);
    assert_eq!(logged().len(), 1, "{:?}", logged());
}

#[test]
fn the_loss_of_a_stream_that_is_gone_already_changes_nothing() {
    let mut studio = Studio::new();
    studio.order(Order::Music(Some(FIRST)));
    studio.hear(3000);
    studio.order(Order::DeviceChanged);
    studio.desk.lost(1, ErrorKind::DeviceNotAvailable.into(), studio.now);
    assert!(studio.is_open());
    assert_eq!(studio.tried(), 2);
}

#[test]
fn an_underrun_does_not_open_the_device_anew() {
    let mut studio = Studio::new();
    studio.order(Order::Music(Some(FIRST)));
    studio.hear(3000);
    studio.meet(ErrorKind::Xrun);
    assert_eq!(studio.tried(), 1);
    assert_eq!(studio.hear(1), [0.5]);
}

#[test]
fn a_change_of_device_opens_the_new_one_only_if_there_is_music() {
    let mut studio = Studio::new();
    studio.cue(0);
    studio.order(Order::DeviceChanged);
    assert!(!studio.is_open());
    studio.order(Order::Music(Some(SECOND)));
    let before = last(&studio.hear(3000));
    studio.order(Order::DeviceChanged);
    assert_eq!(studio.tried(), 3);
    assert!(last(&studio.hear(FADE_MS)) > before);
}

// The thread

/// A device that waits in its opening until it is let go.
struct Slow {
    opening: Sender<()>,
    go: Receiver<()>,
    closed: Sender<()>,
}

struct SlowStream {
    mixer: Mixer,
    _source: MixerSource,
    _closed: Sender<()>,
}

impl Output for Slow {
    fn open(&mut self, _: Losses) -> Result<Box<dyn Stream>, Fault> {
        self.opening.send(()).expect("the test waits for it");
        self.go.recv().expect("the test lets it go");
        let (mixer, source) = mixer(STEREO, RATE);
        Ok(Box::new(SlowStream { mixer, _source: source, _closed: self.closed.clone() }))
    }
}

impl Stream for SlowStream {
    fn play(&self, sound: Sum) {
        self.mixer.add(sound);
    }

    fn rate(&self) -> SampleRate {
        RATE
    }
}

#[test]
fn an_order_is_taken_while_the_device_is_being_opened_and_the_thread_ends_with_the_player() {
    let (opening, opens) = channel();
    let (let_go, go) = channel();
    let (closed, is_closed) = channel();
    let mut player = Player::at(Slow { opening, go, closed }, BARE);
    player.order(levels(0.5, 0.5));
    player.order(Order::Cues(Vec::new()));
    player.order(Order::Music(None));
    assert!(player.thread.is_some(), "nothing could sound so far");
    player.order(Order::Music(Some(FIRST)));
    opens.recv().expect("the thread opens the device");
    for _ in 0..100 {
        player.order(Order::Cues(vec![at(0)]));
    }
    assert!(!player.is_broken());
    let_go.send(()).expect("the device waits for it");
    drop(player);
    // All senders are gone when the thread has ended: the stream's, and the one of the way to it.
    assert!(is_closed.recv().is_err());
}

#[test]
fn cues_that_waited_long_for_the_device_are_not_heard() {
    let long_ago = Instant::now().checked_sub(2 * LATE).expect("the machine has run for a while");
    let just_now = Instant::now() + Duration::from_secs(3600);
    for (since, tried) in [(long_ago, 0), (just_now, 1)] {
        let air = Air::default();
        let room = air.0.clone();
        let (messages, orders) = channel();
        messages.send(Message::Order(Order::Cues(vec![at(0)]), since)).expect("the desk is still to come");
        messages.send(Message::End).expect("the desk is still to come");
        run(Desk::new(air, BARE, messages, Arc::default()), &orders);
        assert_eq!(room.borrow().tried, tried);
        assert!(room.borrow().open.is_none(), "the end gives the device back");
    }
}
