//! A small room: eight delay lines that feed each other.

use crate::audio::synth::{BLOCK, amplitude};

const LINES: usize = 8;

/// How long the lines are, seconds: no two share a multiple that is soon heard. All are longer than a block at any rate.
const DELAYS: [f32; LINES] = [0.0231, 0.0263, 0.0297, 0.0331, 0.0379, 0.0419, 0.0461, 0.0533];

/// What the walls give back.
#[derive(Debug, Clone, Copy)]
pub struct Room {
    /// How loud, in decibels.
    pub level: f32,
    /// In which it falls by 60 dB, seconds.
    pub t60: f32,
    /// Above which the walls swallow more, Hz.
    pub damping: f32,
}

#[derive(Debug, Clone)]
struct Line {
    samples: Vec<f32>,
    at: usize,
    gain: f32,
    damped: f32,
}

/// A room in which something sounds.
#[derive(Debug, Clone)]
pub struct Reverb {
    lines: [Line; LINES],
    damping: f32,
    level: f32,
}

impl Reverb {
    /// An empty room.
    pub fn new(room: Room, rate: f32) -> Self {
        let lines = DELAYS.map(|delay| Line {
            samples: vec![0.0; (delay * rate) as usize],
            at: 0,
            // The lines' mixing is a sum of eight, which is made good here.
            gain: 0.001_f32.powf(delay / room.t60) / (LINES as f32).sqrt(),
            damped: 0.0,
        });
        let damping = 1.0 - (-std::f32::consts::TAU * room.damping / rate).exp();
        Self { lines, damping, level: amplitude(room.level) }
    }

    /// Adds what the room gives back of these frames, at most [`BLOCK`], to them.
    pub fn add_to(&mut self, left: &mut [f32], right: &mut [f32]) {
        let length = left.len();
        let mut waves = [[0.0; BLOCK]; LINES];
        for (line, wave) in self.lines.iter_mut().zip(&mut waves) {
            line.read(&mut wave[..length], self.damping);
        }
        mix(&mut waves);
        for (i, (line, wave)) in self.lines.iter_mut().zip(&mut waves).enumerate() {
            let side = if i % 2 == 0 { &*left } else { &*right };
            let wave = &mut wave[..length];
            wave.iter_mut().zip(side).for_each(|(wave, dry)| *wave += dry);
            line.write(wave);
        }
        for i in 0..length {
            left[i] += self.level * (waves[0][i] + waves[2][i] - waves[4][i] - waves[6][i]);
            right[i] += self.level * (waves[1][i] - waves[3][i] + waves[5][i] - waves[7][i]);
        }
    }
}

impl Line {
    /// Reads the oldest samples, dulled and weakened.
    fn read(&mut self, wave: &mut [f32], damping: f32) {
        let (old, older) = self.samples.split_at(self.at);
        let mut damped = self.damped;
        for (wave, sample) in wave.iter_mut().zip(older.iter().chain(old)) {
            damped += damping * (sample - damped);
            *wave = self.gain * damped;
        }
        self.damped = damped;
    }

    /// Writes new samples over the oldest.
    fn write(&mut self, wave: &[f32]) {
        let first = wave.len().min(self.samples.len() - self.at);
        self.samples[self.at..self.at + first].copy_from_slice(&wave[..first]);
        self.samples[..wave.len() - first].copy_from_slice(&wave[first..]);
        self.at = (self.at + wave.len()) % self.samples.len();
    }
}

/// Hadamard's matrix: each line hears each other, and no energy comes or goes.
fn mix(waves: &mut [[f32; BLOCK]; LINES]) {
    for half in [1, 2, 4] {
        for low in (0..LINES).filter(|i| i & half == 0) {
            let (before, after) = waves.split_at_mut(low + half);
            for (a, b) in before[low].iter_mut().zip(&mut after[0]) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
    }
}
