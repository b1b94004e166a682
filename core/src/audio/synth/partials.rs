//! Partials that die away, each at its own pace: bars, tines, bells; and pipes, whose partials stay.

use std::f32::consts::TAU;

/// At most that many partials: as many as a processor turns at once.
pub const COUNT: usize = 4;

/// Sine waves, each a number that is turned and shortened from sample to sample. They begin at silence.
#[derive(Debug, Clone)]
pub struct Partials {
    re: [f32; COUNT],
    im: [f32; COUNT],
    turn_re: [f32; COUNT],
    turn_im: [f32; COUNT],
}

impl Partials {
    /// Partials with their frequency (Hz), amplitude and time to fall by 60 dB (s; infinite, to stay). Those that
    /// `rate` can't carry are left out.
    pub fn new(partials: &[[f32; 3]], rate: f32) -> Self {
        let mut new = Self { re: [0.0; 4], im: [0.0; 4], turn_re: [0.0; 4], turn_im: [0.0; 4] };
        let heard = partials.iter().filter(|[frequency, ..]| *frequency < rate * 0.45);
        for (i, &[frequency, amplitude, t60]) in heard.take(COUNT).enumerate() {
            // A millionth of a turn more or less is heard after a second, so the angle is taken in 64 bits.
            let (sin, cos) = (f64::from(TAU) * f64::from(frequency) / f64::from(rate)).sin_cos();
            let shorten = 0.001_f64.powf(1.0 / f64::from(t60 * rate));
            new.re[i] = amplitude;
            new.turn_re[i] = (cos * shorten) as f32;
            new.turn_im[i] = (sin * shorten) as f32;
        }
        new
    }

    /// Writes the next samples.
    pub fn fill(&mut self, samples: &mut [f32]) {
        let Self { re, im, turn_re, turn_im } = self;
        for sample in samples {
            *sample = (im[0] + im[1]) + (im[2] + im[3]);
            for i in 0..COUNT {
                let turned = re[i] * turn_re[i] - im[i] * turn_im[i];
                im[i] = re[i] * turn_im[i] + im[i] * turn_re[i];
                re[i] = turned;
            }
        }
    }
}
