//! Holds up devices that have no clock, such as ALSA's null: they would take sound as fast as it can be made.

use std::thread;
use std::time::{Duration, Instant};

use rodio::{ChannelCount, Sample, SampleRate, Source};

use super::shape::frames;

/// How much sound is measured at once, in ms.
const MEASURE_MS: u32 = 50;
const MEASURE: Duration = Duration::from_millis(MEASURE_MS as u64);
/// A device may be so much ahead of the sound it plays; none needs as much.
const AHEAD: Duration = Duration::from_secs(1);
/// This part of what it is ahead is forgotten each time, as no device's clock agrees with ours for hours.
const FORGOTTEN: u32 = 1024;

/// How far a device is ahead.
#[derive(Default)]
struct Pace {
    ahead: Duration,
}

impl Pace {
    /// The device has taken a measure of sound in this time. How long it must wait for the next.
    fn wait(&mut self, taken: Duration) -> Duration {
        self.ahead = (self.ahead - self.ahead / FORGOTTEN + MEASURE).saturating_sub(taken);
        self.ahead.saturating_sub(AHEAD).min(MEASURE)
    }
}

/// A sound that is not taken much faster than it lasts.
pub(super) struct Paced<S> {
    sound: S,
    pace: Pace,
    since: Instant,
    samples: u64,
    measure: u64,
}

impl<S: Source> Paced<S> {
    pub fn new(sound: S) -> Self {
        let measure = frames(MEASURE_MS, sound.sample_rate()) * u64::from(sound.channels().get());
        Self { sound, pace: Pace::default(), since: Instant::now(), samples: 0, measure }
    }
}

impl<S: Source> Iterator for Paced<S> {
    type Item = Sample;

    #[inline]
    fn next(&mut self) -> Option<Sample> {
        self.samples += 1;
        if self.samples == self.measure {
            self.samples = 0;
            let wait = self.pace.wait(self.since.elapsed());
            self.since = Instant::now();
            if !wait.is_zero() {
                thread::sleep(wait);
            }
        }
        self.sound.next()
    }
}

impl<S: Source> Source for Paced<S> {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> ChannelCount {
        self.sound.channels()
    }

    fn sample_rate(&self) -> SampleRate {
        self.sound.sample_rate()
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_that_fills_its_buffer_first_and_has_a_hasty_clock_never_waits() {
        let mut pace = Pace::default();
        for _ in 0..15 {
            assert!(pace.wait(Duration::ZERO).is_zero());
        }
        // A thousandth too fast, for ten hours.
        for _ in 0..20 * 36_000 {
            assert!(pace.wait(MEASURE - MEASURE / 1000).is_zero());
        }
    }

    #[test]
    fn a_device_without_a_clock_is_held_up_to_nearly_the_length_of_the_sound() {
        let mut pace = Pace::default();
        let mut taken = Duration::ZERO;
        let whole: Duration = (0..2000)
            .map(|_| {
                taken = pace.wait(taken);
                taken
            })
            .sum();
        // Of 100 seconds of sound.
        assert!((96..100).contains(&whole.as_secs()), "{whole:?}");
    }
}
