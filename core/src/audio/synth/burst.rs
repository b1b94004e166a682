//! A band of noise that dies away: scraping, rattling, the touch of a mallet.

use std::f32::consts::TAU;

/// Noise of the linear congruential generator of Numerical Recipes (`ranqd1`), through a resonant filter of two poles.
#[derive(Debug, Clone)]
pub struct Burst {
    state: u32,
    gain: f32,
    decay: f32,
    first: f32,
    second: f32,
    feed: f32,
    y: [f32; 2],
    x: [f32; 2],
}

impl Burst {
    /// A band round `frequency` (Hz), `width` wide (Hz), that falls by 60 dB in `t60` seconds.
    pub fn new(frequency: f32, width: f32, t60: f32, seed: u32, rate: f32) -> Self {
        let radius = (-std::f32::consts::PI * width / rate).exp();
        let pole = (TAU * frequency.min(rate * 0.45) / rate).cos();
        Self {
            // Seeds that follow each other would begin alike.
            state: seed.wrapping_mul(2_654_435_761).wrapping_add(974_711),
            gain: 1.0,
            decay: 0.001_f32.powf(1.0 / (t60 * rate)),
            first: 2.0 * radius * pole,
            second: -radius * radius,
            // White noise holds as much in each Hz less as there are more of them: as loud at every rate.
            feed: (1.0 - radius * radius) * 0.5 * (rate / width).sqrt() * 0.5,
            y: [0.0; 2],
            x: [0.0; 2],
        }
    }

    fn noise(&mut self) -> f32 {
        self.state = self.state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        self.state as f32 / 2_147_483_648.0 - 1.0
    }

    /// Writes the next samples.
    pub fn fill(&mut self, samples: &mut [f32]) {
        for sample in samples {
            let x = self.noise() * self.gain;
            self.gain *= self.decay;
            // Zeros at 0 Hz and at half the rate keep the band free of both.
            let y = self.feed * (x - self.x[1]) + self.first * self.y[0] + self.second * self.y[1];
            self.x = [x, self.x[0]];
            self.y = [y, self.y[0]];
            *sample = y;
        }
    }
}
