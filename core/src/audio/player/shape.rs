//! Loudness from frame to frame: fades without clicks, cues that wait for their time, and a sum that never clips.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rodio::mixer::MixerSource;
use rodio::{ChannelCount, Sample, SampleRate, Source};

use super::voices::Sound;

/// Music comes and goes this slowly.
pub(super) const FADE: Duration = Duration::from_millis(400);
/// Just slow enough not to click.
pub(super) const SHORT_FADE: Duration = Duration::from_millis(30);

/// Up to here the sum is heard as it is.
const KNEE: Sample = 0.9;

/// A factor that one thread sets and another follows.
#[derive(Debug, Clone)]
pub(super) struct Level(Arc<AtomicU32>);

impl Level {
    pub fn new(factor: f32) -> Self {
        Self(Arc::new(AtomicU32::new(factor.to_bits())))
    }

    pub fn set(&self, factor: f32) {
        self.0.store(factor.to_bits(), Relaxed);
    }

    pub fn get(&self) -> f32 {
        f32::from_bits(self.0.load(Relaxed))
    }
}

/// Follows a level in even steps, one a frame.
pub(super) struct Ramp {
    level: Level,
    factor: f32,
    step: f32,
}

impl Ramp {
    /// Begins at `factor`; from 0 to 1 takes `whole`.
    pub fn new(level: Level, factor: f32, whole: Duration, rate: SampleRate) -> Self {
        Self { level, factor, step: 1.0 / (whole.as_secs_f32() * rate.get() as f32) }
    }

    fn next(&mut self) -> f32 {
        let level = self.level.get();
        if self.factor < level {
            self.factor = (self.factor + self.step).min(level);
        } else if self.factor > level {
            self.factor = (self.factor - self.step).max(level);
        }
        self.factor
    }
}

/// How loud a sound is, asked for each frame.
pub(super) trait Gain {
    /// None ends the sound. At 0 it stands still, and nothing of it is computed.
    fn next(&mut self) -> Option<f32>;

    /// The sound is heard no more, as it ended or its stream went away.
    fn give_back(&mut self, _sound: Sound) {}
}

/// A sound made louder and softer by its gain.
pub(super) struct Shaped<G: Gain> {
    /// Only none while it is dropped.
    sound: Option<Sound>,
    channels: ChannelCount,
    rate: SampleRate,
    gain: G,
    factor: f32,
    channel: u16,
}

impl<G: Gain> Shaped<G> {
    pub fn new(sound: Sound, gain: G) -> Self {
        let (channels, rate) = (sound.channels(), sound.sample_rate());
        Self { sound: Some(sound), channels, rate, gain, factor: 0.0, channel: 0 }
    }
}

impl<G: Gain> Iterator for Shaped<G> {
    type Item = Sample;

    #[inline]
    fn next(&mut self) -> Option<Sample> {
        if self.channel == 0 {
            self.factor = self.gain.next()?;
        }
        self.channel = (self.channel + 1) % self.channels;
        if self.factor == 0.0 {
            return Some(0.0);
        }
        Some(self.sound.as_mut()?.next()? * self.factor)
    }
}

impl<G: Gain> Source for Shaped<G> {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> ChannelCount {
        self.channels
    }

    fn sample_rate(&self) -> SampleRate {
        self.rate
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}

impl<G: Gain> Drop for Shaped<G> {
    fn drop(&mut self) {
        if let Some(sound) = self.sound.take() {
            self.gain.give_back(sound);
        }
    }
}

/// What the desk and the stream share of a piece.
pub(super) struct Place {
    /// How loud the piece is.
    pub level: Level,
    /// The piece fades away, and is not asked for again.
    left: AtomicBool,
    /// Where the piece goes on, while no stream plays it.
    sound: Mutex<Option<Sound>>,
}

impl Place {
    pub fn new() -> Self {
        Self { level: Level::new(0.0), left: AtomicBool::new(false), sound: Mutex::new(None) }
    }

    pub fn leave(&self) {
        self.left.store(true, Relaxed);
        self.level.set(0.0);
    }

    pub fn take(&self) -> Option<Sound> {
        self.sound.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// The gain of a piece. It begins at silence.
pub(super) struct MusicGain {
    ramp: Ramp,
    place: Arc<Place>,
}

impl MusicGain {
    pub fn new(place: Arc<Place>, rate: SampleRate) -> Self {
        Self { ramp: Ramp::new(place.level.clone(), 0.0, FADE, rate), place }
    }
}

impl Gain for MusicGain {
    fn next(&mut self) -> Option<f32> {
        let factor = self.ramp.next();
        let is_over = factor == 0.0 && self.place.left.load(Relaxed);
        (!is_over).then_some(factor)
    }

    fn give_back(&mut self, sound: Sound) {
        *self.place.sound.lock().unwrap_or_else(PoisonError::into_inner) = Some(sound);
    }
}

/// The number of the step whose cues may begin.
#[derive(Debug, Clone, Default)]
pub(super) struct Step(Arc<AtomicU32>);

impl Step {
    /// Cues of an earlier step that wait don't begin any more.
    pub fn advance(&self) -> u32 {
        self.0.fetch_add(1, Relaxed).wrapping_add(1)
    }

    fn is_at(&self, step: u32) -> bool {
        self.0.load(Relaxed) == step
    }
}

/// The gain of a cue: it waits, and sounds at once at its level.
pub(super) struct CueGain {
    /// In frames.
    pub wait: u64,
    pub own_step: u32,
    pub step: Step,
    pub level: Level,
    pub rate: SampleRate,
    /// None as long as it waits.
    pub ramp: Option<Ramp>,
    /// Counts the cues that wait or sound.
    pub _sounding: Arc<()>,
}

impl Gain for CueGain {
    fn next(&mut self) -> Option<f32> {
        let factor = match &mut self.ramp {
            Some(ramp) => ramp.next(),
            None if !self.step.is_at(self.own_step) => return None,
            None if self.wait > 0 => {
                self.wait -= 1;
                return Some(0.0);
            }
            None => {
                let level = self.level.get();
                self.ramp = Some(Ramp::new(self.level.clone(), level, SHORT_FADE, self.rate));
                level
            }
        };
        // A cue that was muted does not come back.
        (factor > 0.0).then_some(factor)
    }
}

/// Everything that is heard, without end, within `-1.0..=1.0`.
pub(super) struct Sum {
    sounds: MixerSource,
    ramp: Ramp,
    factor: f32,
    channel: u16,
}

impl Sum {
    pub fn new(sounds: MixerSource, level: Level) -> Self {
        let ramp = Ramp::new(level, 1.0, SHORT_FADE, sounds.sample_rate());
        Self { sounds, ramp, factor: 1.0, channel: 0 }
    }
}

impl Iterator for Sum {
    type Item = Sample;

    #[inline]
    fn next(&mut self) -> Option<Sample> {
        if self.channel == 0 {
            self.factor = self.ramp.next();
        }
        self.channel = (self.channel + 1) % self.sounds.channels();
        let sum = self.sounds.next().unwrap_or(0.0);
        Some(soft(sum * self.factor))
    }
}

impl Source for Sum {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> ChannelCount {
        self.sounds.channels()
    }

    fn sample_rate(&self) -> SampleRate {
        self.sounds.sample_rate()
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}

/// Bends what is above the knee so that it never reaches 1; the bend begins without a corner.
#[inline]
fn soft(sample: Sample) -> Sample {
    let above = (sample.abs() - KNEE) / (1.0 - KNEE);
    if above <= 0.0 {
        return sample;
    }
    (KNEE + (1.0 - KNEE) * above / (1.0 + above)).copysign(sample)
}

/// How many frames a number of ms is.
pub(super) fn frames(ms: u32, rate: SampleRate) -> u64 {
    u64::from(ms) * u64::from(rate.get()) / 1000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_loud_is_not_bent() {
        for sample in [-0.9, -0.5, 0.0, 1e-6, 0.3, 0.9] {
            assert_eq!(soft(sample), sample);
        }
    }

    #[test]
    fn what_is_too_loud_is_bent_below_one_and_stays_in_order() {
        let bent: Vec<_> = (90..1000).map(|hundredth| soft(hundredth as f32 / 100.0)).collect();
        assert!(bent.iter().all(|&sample| sample < 1.0));
        assert!(bent.windows(2).all(|pair| pair[0] < pair[1]), "louder is louder");
        assert!(bent[1] - bent[0] > 0.009, "no corner at the knee");
        assert_eq!(soft(-3.0), -soft(3.0));
    }
}
