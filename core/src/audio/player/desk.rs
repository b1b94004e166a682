//! The desk: what sounds now, and when the device is opened and given back. Pure: time is handed in.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::Sender;
use std::time::Duration;

use rodio::cpal;
use rodio::mixer::{Mixer, mixer};

use super::Message;
use super::device::{Fault, Losses, Output, Stream};
use super::shape::{CueGain, Level, MusicGain, Place, Shaped, Step, Sum, frames};
use super::voices::Voices;
use crate::audio::{Levels, Order, STEREO, Score, TimedCue};

/// After so much silence the device is given back: an open stream drains the battery.
pub(super) const SILENCE: Duration = Duration::from_secs(10);
/// A pause lets the short fade through all that the device has buffered.
pub(super) const CLOSING: Duration = Duration::from_millis(150);
/// How often the desk looks whether the cues have ended.
const LOOK: Duration = Duration::from_secs(1);
/// A device that was broken works again when it has played so long.
pub(super) const PROOF: Duration = Duration::from_secs(2);
/// The longest wait between two attempts at a broken device.
const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// Decides what is heard. Times are since whatever moment, and never go back.
pub(super) struct Desk<O: Output> {
    output: O,
    voices: Voices,
    /// Where streams tell their losses.
    messages: Sender<Message>,
    broken: Arc<AtomicBool>,
    levels: Levels,
    cue_level: Level,
    step: Step,
    /// A clone is with each cue that waits or sounds.
    sounding: Arc<()>,
    music: Option<Piece>,
    is_paused: bool,
    is_interrupted: bool,
    others_play: bool,
    stream: Option<Open>,
    /// The number of the last stream that was asked for.
    streams: u32,
    outage: Option<Outage>,
    /// When the desk was last asked for anything.
    now: Duration,
}

/// The piece that is wanted.
struct Piece {
    score: &'static Score,
    place: Arc<Place>,
    /// The number of the stream that plays it.
    stream: Option<u32>,
}

/// An open device.
struct Open {
    number: u32,
    sounds: Mixer,
    /// Of everything.
    level: Level,
    since: Duration,
    /// Since when nothing is to be heard.
    quiet: Option<Duration>,
    /// When a pause closes it.
    closing: Option<Duration>,
    stream: Box<dyn Stream>,
}

/// The device can't be opened, or has not proved yet that it plays again.
struct Outage {
    attempts: u32,
    retry: Duration,
}

impl<O: Output> Desk<O> {
    pub fn new(output: O, voices: Voices, messages: Sender<Message>, broken: Arc<AtomicBool>) -> Self {
        Self {
            output,
            voices,
            messages,
            broken,
            levels: Levels { music: 1.0, cues: 1.0 },
            cue_level: Level::new(1.0),
            step: Step::default(),
            sounding: Arc::default(),
            music: None,
            is_paused: false,
            is_interrupted: false,
            others_play: false,
            stream: None,
            streams: 0,
            outage: None,
            now: Duration::ZERO,
        }
    }

    pub fn order(&mut self, order: Order, now: Duration) {
        self.now = now;
        match order {
            Order::Cues(cues) => self.cues(&cues),
            Order::Music(score) => self.music(score),
            Order::Levels(levels) => self.levels(levels),
            Order::Pause => self.pause(),
            Order::Resume => self.resume(),
            Order::Interrupted(true) => self.interrupt(),
            Order::Interrupted(false) => {
                self.is_interrupted = false;
                self.settle(Try::Now);
            }
            Order::OthersPlay(play) => {
                self.others_play = play;
                self.settle(Try::InTime);
            }
            Order::DeviceChanged => self.change_device(),
        }
    }

    /// A stream does not play any more.
    pub fn lost(&mut self, stream: u32, error: cpal::Error, now: Duration) {
        self.now = now;
        let Some(open) = self.stream.take_if(|open| open.number == stream) else { return };
        let since = open.since;
        drop(open);
        // A device that is lost as soon as it is open is opened again at leisure.
        if now - since < PROOF {
            self.fail(&Fault::Lost(error));
        } else {
            self.settle(Try::Now);
        }
    }

    /// Does what has become due.
    pub fn tick(&mut self, now: Duration) {
        self.now = now;
        self.settle(Try::InTime);
        if let Some(open) = &self.stream {
            let is_silent = open.quiet.is_some_and(|quiet| quiet + SILENCE <= now);
            if is_silent || open.closing.is_some_and(|closing| closing <= now) {
                self.stream = None;
            } else if open.since + PROOF <= now && self.outage.take().is_some() {
                log::info!("there is sound again");
            }
        }
    }

    /// When it wants a tick.
    pub fn wake(&self) -> Option<Duration> {
        let Some(open) = &self.stream else {
            return self.outage.as_ref().filter(|_| self.wants_music()).map(|outage| outage.retry);
        };
        let proof = self.outage.as_ref().map(|_| open.since + PROOF);
        let silence = match open.quiet {
            Some(quiet) => Some(quiet + SILENCE),
            // A cue kept it from being quiet, and may have ended by now.
            None => (!self.wants_music()).then_some(self.now + LOOK),
        };
        [open.closing, proof, silence].into_iter().flatten().min()
    }

    fn cues(&mut self, cues: &[TimedCue]) {
        let step = self.step.advance();
        let is_heard = self.levels.cues > 0.0 && !self.is_paused && !self.is_interrupted;
        if !cues.is_empty() && is_heard {
            self.open(Try::Now);
            self.put_cues(cues, step);
        }
        self.settle(Try::InTime);
    }

    fn put_cues(&self, cues: &[TimedCue], own_step: u32) {
        let Some(open) = &self.stream else { return };
        let rate = open.stream.rate();
        // One sound for the whole step: nothing comes between its cues.
        let (together, sound) = mixer(STEREO, rate);
        for cue in cues {
            let gain = CueGain {
                wait: frames(cue.start, rate),
                own_step,
                step: self.step.clone(),
                level: self.cue_level.clone(),
                rate,
                ramp: None,
                _sounding: self.sounding.clone(),
            };
            together.add(Shaped::new((self.voices.cue)(cue.cue, rate), gain));
        }
        open.sounds.add(sound);
    }

    fn music(&mut self, score: Option<&'static Score>) {
        let playing = self.music.as_ref().map(|piece| piece.score);
        let goes_on = match (score, playing) {
            (Some(wanted), Some(playing)) => std::ptr::eq(wanted, playing),
            (wanted, playing) => wanted.is_none() && playing.is_none(),
        };
        if !goes_on {
            if let Some(piece) = self.music.take() {
                piece.place.leave();
            }
            self.music = score.map(|score| Piece { score, place: Arc::new(Place::new()), stream: None });
        }
        self.settle(Try::Now);
    }

    fn levels(&mut self, levels: Levels) {
        self.levels = Levels { music: levels.music.clamp(0.0, 1.0), cues: levels.cues.clamp(0.0, 1.0) };
        self.cue_level.set(self.levels.cues);
        self.settle(Try::InTime);
    }

    fn pause(&mut self) {
        self.is_paused = true;
        self.step.advance();
        let closing = self.now + CLOSING;
        if let Some(open) = &mut self.stream {
            open.level.set(0.0);
            open.closing.get_or_insert(closing);
        }
        self.settle(Try::InTime);
    }

    fn resume(&mut self) {
        self.is_paused = false;
        self.is_interrupted = false;
        if let Some(open) = &mut self.stream {
            open.level.set(1.0);
            open.closing = None;
        }
        self.settle(Try::Now);
    }

    fn interrupt(&mut self) {
        self.is_interrupted = true;
        self.stream = None;
    }

    fn change_device(&mut self) {
        self.stream = None;
        if let Some(outage) = &mut self.outage {
            outage.attempts = 0;
        }
        self.settle(Try::Now);
    }

    fn wants_music(&self) -> bool {
        let is_silenced = self.is_paused || self.is_interrupted || self.others_play;
        self.music.is_some() && self.levels.music > 0.0 && !is_silenced
    }

    fn is_cue_sounding(&self) -> bool {
        Arc::strong_count(&self.sounding) > 1
    }

    /// Makes the music as it should be, and looks whether it is quiet.
    fn settle(&mut self, attempt: Try) {
        let wants_music = self.wants_music();
        if wants_music {
            self.open(attempt);
            self.put_music();
        }
        if let Some(piece) = &self.music {
            piece.place.level.set(if wants_music { self.levels.music } else { 0.0 });
        }
        let is_quiet = !wants_music && !self.is_cue_sounding();
        if let Some(open) = &mut self.stream {
            open.quiet = is_quiet.then(|| open.quiet.unwrap_or(self.now));
        }
    }

    fn put_music(&mut self) {
        let (Some(open), Some(piece)) = (&self.stream, &mut self.music) else { return };
        if piece.stream.replace(open.number) == Some(open.number) {
            return;
        }
        // A stream that went away has put the piece back; with another rate rodio converts it.
        let rate = open.stream.rate();
        let sound = piece.place.take().unwrap_or_else(|| (self.voices.music)(piece.score, rate));
        let gain = MusicGain::new(piece.place.clone(), sound.sample_rate());
        open.sounds.add(Shaped::new(sound, gain));
    }

    fn open(&mut self, attempt: Try) {
        let is_too_early = |outage: &Outage| attempt == Try::InTime && self.now < outage.retry;
        if self.stream.is_some() || self.outage.as_ref().is_some_and(is_too_early) {
            return;
        }
        self.streams += 1;
        let losses = Losses::new(self.streams, self.messages.clone());
        let opened = catch_unwind(AssertUnwindSafe(|| self.output.open(losses)))
            .unwrap_or_else(|panic| Err(Fault::Panic(words(panic.as_ref()))));
        match opened {
            Ok(stream) => self.use_stream(stream),
            Err(fault) => self.fail(&fault),
        }
    }

    fn use_stream(&mut self, stream: Box<dyn Stream>) {
        let (sounds, sum) = mixer(STEREO, stream.rate());
        let level = Level::new(1.0);
        stream.play(Sum::new(sum, level.clone()));
        self.broken.store(false, Relaxed);
        self.stream = Some(Open {
            number: self.streams,
            sounds,
            level,
            since: self.now,
            quiet: None,
            closing: None,
            stream,
        });
    }

    fn fail(&mut self, fault: &Fault) {
        self.broken.store(true, Relaxed);
        if self.outage.is_none() {
            log::warn!("no sound: {}", fault.story());
        }
        let outage = self.outage.get_or_insert(Outage { attempts: 0, retry: self.now });
        // 2, 4, 8 … seconds; the exponent stays small, as the wait is limited anyway.
        outage.attempts += 1;
        let wait = Duration::from_secs(1 << outage.attempts.min(5)).min(LONGEST_WAIT);
        outage.retry = self.now + wait;
    }
}

/// When a device that is broken is tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Try {
    /// There is reason to hope.
    Now,
    /// Not before the wait is over.
    InTime,
}

fn words(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no words".to_owned())
}
