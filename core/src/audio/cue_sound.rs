//! How cues sound.

use rodio::{SampleRate, Source};

use crate::audio::cue::Cue;
use crate::audio::instruments::{Instrument, Strike};
use crate::audio::synth::{Ending, Performance, Room};
use crate::table::motion::removal_apart;

/// Where cues are heard: near, on a table.
const TABLE: Room = Room { level: -20.0, t60: 0.35, damping: 2600.0 };
/// Where the three endings are heard, in the same parlour as the music.
const PARLOUR: Room = Room { level: -16.0, t60: 1.0, damping: 3000.0 };

/// When a thrown die shows another face, and knocks: ms after the throw (`Motion` of the look).
const KNOCKS: [f64; 5] = [60.0, 130.0, 220.0, 340.0, 520.0];

/// C major without its half tones, from the C of 131 Hz: whatever of it sounds together sounds well, and so it does with
/// the music.
const SCALE: [f32; 5] = [1.0, 9.0 / 8.0, 5.0 / 4.0, 3.0 / 2.0, 5.0 / 3.0];

/// What is struck for a cue, for how long it is heard, how loud and where.
struct Effect {
    strikes: Vec<Strike>,
    seconds: f64,
    level: f32,
    room: Room,
}

impl Cue {
    /// The sound, stereo, from silence to silence.
    pub fn sound(self, rate: SampleRate) -> impl Source + Send + use<> {
        let Effect { strikes, seconds, level, room } = self.effect();
        Performance::new(strikes, Ending::Silence(seconds), level, room, rate)
    }

    fn effect(self) -> Effect {
        let at_table = |seconds, level, strikes| Effect { strikes, seconds, level, room: TABLE };
        let in_parlour = |seconds, level, strikes| Effect { strikes, seconds, level, room: PARLOUR };
        match self {
            Self::Select => at_table(0.16, 3.2, vec![wood(0.0, 620.0, 0.5)]),
            Self::Step => at_table(0.36, 2.5, step()),
            Self::Jump => at_table(0.3, -0.3, vec![thud(0.0, 190.0, 0.7), wood(0.004, 410.0, 0.75)]),
            Self::ChainRemoved { length } => {
                let strikes = chain(length);
                // Of many tones more sound at once: up to 3 dB.
                let level = -6.2 - 0.5 * (length.clamp(3, 9) - 3) as f32;
                at_table(strikes.last().map_or(0.0, |last| last.at) + 0.5, level, strikes)
            }
            Self::TilePlaced => at_table(0.3, -0.4, vec![clay(0.0, 1150.0, 0.8), clay(0.021, 980.0, 0.45)]),
            Self::LineScored => at_table(0.9, -4.0, vec![bar(0.0, 8, 0.7), bar(0.11, 10, 0.7)]),
            Self::Qwirkle => at_table(1.4, -8.0, qwirkle()),
            Self::DieThrown => at_table(0.75, -0.5, die()),
            Self::Conquered => {
                let strikes = vec![
                    slide(0.0, 700.0, 0.16),
                    wood(0.15, 520.0, 0.6),
                    bar(0.17, 5, 0.7),
                    bar(0.3, 8, 0.8),
                ];
                at_table(1.1, -5.4, strikes)
            }
            Self::Lost => {
                at_table(1.1, -4.5, vec![thud(0.0, 160.0, 0.5), bar(0.02, 7, 0.7), bar(0.2, 5, 0.6)])
            }
            Self::NotPossible => at_table(0.42, -1.0, vec![thud(0.0, 235.0, 0.8), thud(0.13, 210.0, 0.65)]),
            Self::YourTurn => at_table(1.2, -5.0, vec![tine(0.0, 12, 0.5), tine(0.16, 13, 0.5)]),
            Self::Win => in_parlour(2.6, -7.4, win()),
            Self::Loss => in_parlour(2.4, -6.4, loss()),
            Self::Draw => in_parlour(2.3, -6.5, draw()),
        }
    }
}

/// The `step`th tone of the scale, Hz.
fn tone(step: usize) -> f32 {
    // An octave above the seventh it is shrill.
    130.81 * SCALE[step % SCALE.len()] * 2.0_f32.powi((step / SCALE.len()).min(3) as i32)
}

fn strike(at: f64, instrument: Instrument, pitch: f32, velocity: f32) -> Strike {
    Strike { at, instrument, pitch, length: 0.6, velocity, level: 1.0, pan: 0.0 }
}

fn wood(at: f64, pitch: f32, velocity: f32) -> Strike {
    strike(at, Instrument::Wood, pitch, velocity)
}

fn clay(at: f64, pitch: f32, velocity: f32) -> Strike {
    strike(at, Instrument::Clay, pitch, velocity)
}

fn thud(at: f64, pitch: f32, velocity: f32) -> Strike {
    strike(at, Instrument::Thud, pitch, velocity)
}

fn slide(at: f64, pitch: f32, length: f32) -> Strike {
    Strike { length, ..strike(at, Instrument::Slide, pitch, 0.5) }
}

fn bar(at: f64, step: usize, velocity: f32) -> Strike {
    strike(at, Instrument::Marimba, tone(step), velocity)
}

fn tine(at: f64, step: usize, velocity: f32) -> Strike {
    strike(at, Instrument::Kalimba, tone(step), velocity)
}

/// It slides, and is set down.
fn step() -> Vec<Strike> {
    vec![slide(0.0, 900.0, 0.17), wood(0.165, 480.0, 0.55), thud(0.165, 210.0, 0.4)]
}

/// A tone for each piece, higher and higher, in time with the pieces that go.
fn chain(length: u32) -> Vec<Strike> {
    let apart = f64::from(removal_apart(length)) / 1000.0;
    // Fewer than twenty steps stay below the shrill.
    (0..length.clamp(1, 40))
        .map(|piece| bar(f64::from(piece) * apart, 3 + piece.min(14) as usize, 0.7))
        .collect()
}

/// Six colours, six tones.
fn qwirkle() -> Vec<Strike> {
    let steps = [5, 7, 8, 10, 12, 13];
    let tines = steps.into_iter().zip(0..).map(|(step, nth)| tine(0.075 * f64::from(nth), step, 0.7));
    tines.chain([bar(0.375, 8, 0.5), bar(0.375, 5, 0.5)]).collect()
}

/// It rattles in the hand, knocks where it shows another face, and comes to rest.
fn die() -> Vec<Strike> {
    let mut strikes = Vec::new();
    for ((at, nth), before) in KNOCKS.iter().zip(0..).zip([0.0].iter().chain(&KNOCKS)) {
        let velocity = 0.85 - 0.07 * nth as f32;
        let pitch = [760.0, 690.0, 820.0, 640.0, 560.0][nth];
        strikes.push(wood(at / 1000.0, pitch, velocity));
        strikes.push(clay(at / 1000.0 + 0.002, pitch * 1.7, velocity * 0.4));
        // Between two faces an edge touches the table.
        strikes.push(wood((before + 0.55 * (at - before)) / 1000.0, pitch * 1.3, velocity * 0.45));
    }
    strikes.push(thud(0.52, 180.0, 0.5));
    strikes
}

fn plucked(at: f64, step: usize, velocity: f32, length: f32) -> Strike {
    Strike { length, ..strike(at, Instrument::Guitar, tone(step), velocity) }
}

/// A chord that is rolled upwards and crowned.
fn win() -> Vec<Strike> {
    let rolled = [0, 3, 5, 7, 8, 10].into_iter().zip(0..).map(|(step, nth)| {
        let at = 0.09 * f64::from(nth);
        plucked(at, step, 0.7, 1.9 - at as f32)
    });
    rolled.chain([bar(0.54, 12, 0.6), bar(0.72, 13, 0.65), bar(0.9, 15, 0.7), bar(0.9, 12, 0.5)]).collect()
}

/// Falling, and home all the same.
fn loss() -> Vec<Strike> {
    let tones = [(0.0, 9), (0.24, 8), (0.48, 6), (0.78, 5)];
    let bars = tones.into_iter().map(|(at, step)| bar(at, step, 0.65));
    bars.chain([plucked(0.8, 0, 0.6, 1.2), plucked(0.82, 3, 0.5, 1.2), plucked(0.84, 4, 0.5, 1.2)]).collect()
}

/// Two fourths that leave everything open.
fn draw() -> Vec<Strike> {
    let chord =
        [1, 3, 5, 6].into_iter().zip(0..).map(|(step, nth)| plucked(0.05 * f64::from(nth), step, 0.65, 1.6));
    chord.chain([bar(0.4, 8, 0.55), bar(0.62, 6, 0.55)]).collect()
}
