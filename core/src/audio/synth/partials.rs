//! Partials that die away, each at its own pace: bars, tines, bells; and pipes, whose partials stay.

use std::f64::consts::TAU;

use crate::audio::synth::STEP;

/// At most that many partials.
pub const COUNT: usize = 4;

/// A sine wave: the next samples as numbers that are turned, and shortened, all at once to the samples after them.
#[derive(Debug, Clone, Copy)]
struct Wave {
    re: [f32; STEP],
    im: [f32; STEP],
    turn_re: f32,
    turn_im: f32,
}

/// Sine waves that begin at silence.
#[derive(Debug, Clone)]
pub struct Partials {
    waves: [Wave; COUNT],
}

impl Partials {
    /// Partials with their frequency (Hz), amplitude and time to fall by 60 dB (s; infinite, to stay). Those that
    /// `rate` can't carry are silent.
    pub fn new(partials: &[[f32; 3]; COUNT], rate: f32) -> Self {
        Self { waves: partials.map(|[frequency, amplitude, t60]| wave(frequency, amplitude, t60, rate)) }
    }

    /// Writes the next samples, a multiple of [`STEP`].
    pub fn fill(&mut self, samples: &mut [f32]) {
        let mut waves = self.waves;
        for samples in samples.chunks_exact_mut(STEP) {
            let mut sum = [0.0; STEP];
            for Wave { re, im, turn_re, turn_im } in &mut waves {
                for i in 0..STEP {
                    sum[i] += im[i];
                    let turned = re[i] * *turn_re - im[i] * *turn_im;
                    im[i] = re[i] * *turn_im + im[i] * *turn_re;
                    re[i] = turned;
                }
            }
            samples.copy_from_slice(&sum);
        }
        self.waves = waves;
    }
}

fn wave(frequency: f32, amplitude: f32, t60: f32, rate: f32) -> Wave {
    let amplitude = if frequency < rate * 0.45 { f64::from(amplitude) } else { 0.0 };
    // The angle in 64 bits: a millionth of a turn more or less would be heard after a second.
    let turn = TAU * f64::from(frequency) / f64::from(rate);
    let shorten = 0.001_f64.powf(1.0 / (f64::from(t60) * f64::from(rate)));
    let after = |step: usize| {
        let (sin, cos) = (turn * step as f64).sin_cos();
        let length = shorten.powi(step as i32);
        (cos * length, sin * length)
    };
    let (turn_re, turn_im) = after(STEP);
    Wave {
        re: std::array::from_fn(|step| (amplitude * after(step).0) as f32),
        im: std::array::from_fn(|step| (amplitude * after(step).1) as f32),
        turn_re: turn_re as f32,
        turn_im: turn_im as f32,
    }
}
