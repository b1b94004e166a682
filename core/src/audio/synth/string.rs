//! A plucked string, after Karplus and Strong, tuned as Jaffe and Smith do it.

use std::f32::consts::{PI, TAU};

/// At most that many harmonics are plucked.
const HARMONICS: usize = 40;

/// What string it is, and how it is plucked.
#[derive(Debug, Clone, Copy)]
pub struct Pluck {
    /// Of the fundamental, Hz.
    pub frequency: f32,
    /// In which the fundamental falls by 60 dB, seconds.
    pub t60: f32,
    /// Above which the string swallows its harmonics fast, Hz.
    pub damping: f32,
    /// Where it is plucked, as a part of its length.
    pub place: f32,
    /// Above which the finger is too soft to excite harmonics, Hz.
    pub softness: f32,
}

/// A wave that goes round a delay line, through a filter that swallows the highs and another that tunes.
#[derive(Debug, Clone)]
pub struct PluckedString {
    line: Vec<f32>,
    at: usize,
    damping: f32,
    damped: f32,
    loss: f32,
    tuning: f32,
    tuned: [f32; 2],
}

impl PluckedString {
    /// A string that has just been plucked, with an effective amplitude of 1.
    pub fn new(pluck: &Pluck, rate: f32) -> Self {
        let turn = TAU * pluck.frequency / rate;
        let keep = (-TAU * pluck.damping / rate).exp();
        // The damping filter's delay and loss at the fundamental are made good by the tuning and the gain.
        let (re, im) = (1.0 - keep * turn.cos(), keep * turn.sin());
        let delay = im.atan2(re) / turn;
        let gain = (1.0 - keep) / re.hypot(im);
        let period = rate / pluck.frequency - delay;
        let whole = (period - 0.5).floor().max(2.0);
        let rest = period - whole;
        Self {
            line: shape(pluck, whole as usize, rate),
            at: 0,
            damping: 1.0 - keep,
            damped: 0.0,
            loss: (0.001_f32.powf(1.0 / (pluck.frequency * pluck.t60)) / gain).min(0.99995),
            tuning: ((1.0 - rest) * turn / 2.0).sin() / ((1.0 + rest) * turn / 2.0).sin(),
            tuned: [0.0; 2],
        }
    }

    /// Writes the next samples.
    pub fn fill(&mut self, samples: &mut [f32]) {
        let [mut before, mut tuned] = self.tuned;
        let mut damped = self.damped;
        for sample in samples {
            let out = self.line[self.at];
            *sample = out;
            damped += self.damping * (out - damped);
            let lost = self.loss * damped;
            tuned = before + self.tuning * (lost - tuned);
            before = lost;
            self.line[self.at] = tuned;
            self.at += 1;
            if self.at == self.line.len() {
                self.at = 0;
            }
        }
        self.damped = damped;
        self.tuned = [before, tuned];
    }
}

/// One period of what an ideal string, drawn aside at one place and let go, does to its bridge.
fn shape(pluck: &Pluck, length: usize, rate: f32) -> Vec<f32> {
    let mut line = vec![0.0; length];
    let mut power = 0.0;
    let heard = (rate * 0.4 / pluck.frequency) as usize;
    for k in (1..=HARMONICS.min(heard)).map(|k| k as f32) {
        let soft = k * pluck.frequency / pluck.softness;
        let amplitude = (k * PI * pluck.place).sin() / k / (1.0 + soft * soft);
        power += amplitude * amplitude / 2.0;
        let (turn_im, turn_re) = (k * TAU / length as f32).sin_cos();
        // Schroeder's phases: the ideal string's pulse would be louder at its peaks, and sound no different.
        let (im, re) = (PI * k * k / HARMONICS as f32).sin_cos();
        let (mut re, mut im) = (amplitude * re, amplitude * im);
        for sample in &mut line {
            *sample += re;
            (re, im) = (re * turn_re - im * turn_im, re * turn_im + im * turn_re);
        }
    }
    let scale = 1.0 / power.sqrt().max(1e-6);
    line.iter_mut().for_each(|sample| *sample *= scale);
    line
}
