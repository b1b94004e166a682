//! The music: scores as data. A piece has a file of its own.

mod evening_walk;
mod notation;
mod olive_beads;
mod painted_tiles;

use std::time::Duration;

use rodio::{SampleRate, Source};

use crate::audio::instruments::{Instrument, Strike};
use crate::audio::synth::{Ending, Performance, Room, amplitude};

pub use evening_walk::EVENING_WALK;
pub use olive_beads::OLIVE_BEADS;
pub use painted_tiles::PAINTED_TILES;

/// All pieces.
pub const PIECES: [&Score; 3] = [&OLIVE_BEADS, &PAINTED_TILES, &EVENING_WALK];

/// How far apart the tones of a chord are plucked, seconds.
const ROLL: f64 = 0.016;
/// No note is further from its time than that, seconds: nobody plays like a clock.
const SWAY: f64 = 0.007;

/// Where the music is played.
const PARLOUR: Room = Room { level: -15.0, t60: 1.3, damping: 3200.0 };

/// A piece of music.
#[derive(Debug, PartialEq)]
pub struct Score {
    /// What it is called.
    pub title: &'static str,
    /// Units in a minute.
    tempo: f64,
    /// Units in a bar.
    metre: u32,
    /// By how much of a unit each second one comes late.
    swing: f64,
    /// How much louder than written, decibels: what makes all pieces equally loud.
    level: f32,
    parts: &'static [Part],
}

/// What one instrument plays.
#[derive(Debug, PartialEq)]
struct Part {
    instrument: Instrument,
    /// From −1 (left) to 1 (right).
    pan: f32,
    /// In decibels.
    level: f32,
    /// As [`notation`] says. All parts have as many bars.
    phrases: &'static [&'static str],
}

impl Score {
    /// The piece again and again, stereo, without end. What sounds at the end of one pass sounds on in the next.
    pub fn play(&'static self, rate: SampleRate) -> impl Source + Send + use<> {
        Performance::new(self.strikes(), Ending::Again(self.seconds()), self.level, PARLOUR, rate)
    }

    /// How long one pass takes.
    pub fn duration(&self) -> Duration {
        Duration::from_secs_f64(self.seconds())
    }

    fn seconds(&self) -> f64 {
        let bars = self.parts.iter().map(|part| part.bars()).max().unwrap_or(0);
        f64::from(self.metre) * bars as f64 * 60.0 / self.tempo
    }

    fn strikes(&self) -> Vec<Strike> {
        self.parts.iter().zip(0..).flat_map(|(part, seed)| self.strikes_of(part, seed)).collect()
    }

    fn strikes_of(&self, part: &Part, seed: u32) -> impl Iterator<Item = Strike> {
        // A test reads all parts of all pieces, and there are no others.
        let notes = notation::read(part.phrases, self.metre).expect("music that a test has read");
        let unit = 60.0 / self.tempo;
        notes.into_iter().zip(0..).map(move |(note, nth)| {
            let [late, hard] = chance(seed * 65_536 + nth);
            let swing = if note.at % 2 == 1 { self.swing } else { 0.0 };
            let at = (f64::from(note.at) + swing) * unit + f64::from(note.tone) * ROLL;
            Strike {
                // The sway is behind the time, so that the first note is not before the beginning.
                at: at + SWAY * f64::from(late),
                instrument: part.instrument,
                pitch: 440.0 * 2.0_f32.powf((f32::from(note.pitch) - 69.0) / 12.0),
                length: (f64::from(note.length) * unit) as f32,
                velocity: note.velocity * (0.94 + 0.12 * hard),
                level: amplitude(part.level),
                pan: part.pan,
            }
        })
    }
}

impl Part {
    fn bars(&self) -> usize {
        self.phrases.iter().map(|phrase| phrase.split('|').count()).sum()
    }
}

/// Two numbers from 0 to 1 that look like chance and are always the same, by the finishing steps of MurmurHash3.
fn chance(seed: u32) -> [f32; 2] {
    let mut x = seed.wrapping_add(0x9E37_79B9);
    x = (x ^ (x >> 16)).wrapping_mul(0x85EB_CA6B);
    x = (x ^ (x >> 13)).wrapping_mul(0xC2B2_AE35);
    x ^= x >> 16;
    [x & 0xFFFF, x >> 16].map(|part| part as f32 / 65_535.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_can_be_read_and_all_of_a_piece_are_as_long() {
        for score in PIECES {
            for part in score.parts {
                let instrument = part.instrument;
                assert_eq!(part.bars(), score.parts[0].bars(), "{}, {instrument:?}", score.title);
                if let Err(why) = notation::read(part.phrases, score.metre) {
                    panic!("{}, {instrument:?}: {why}", score.title);
                }
            }
        }
    }

    #[test]
    fn a_note_is_struck_at_its_time_and_never_before_it() {
        for score in PIECES {
            let seconds = score.seconds();
            assert!(
                score.strikes().iter().all(|strike| (0.0..seconds).contains(&strike.at)),
                "{}",
                score.title
            );
        }
    }
}
