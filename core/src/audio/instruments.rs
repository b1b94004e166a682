//! What is played: instruments and things, as the vibrations that each of them is made of.

use crate::audio::synth::{Burst, Envelope, Partials, Pluck, PluckedString, Sound, Voice};

/// What can be struck, plucked, blown or moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Instrument {
    /// Nylon strings, plucked with a finger's flesh.
    Guitar,
    /// A deep, round plucked string.
    Bass,
    /// Bars of rosewood over tubes, soft mallets. A bar rings as long as it will.
    Marimba,
    /// Steel tines on a box of wood. A tine rings as long as it will.
    Kalimba,
    /// A choir of soft pipes, which swell and fade.
    Pad,
    /// One soft reed.
    Reed,
    /// A knock on a hollow block of wood.
    Wood,
    /// Bakelite or tile on tile.
    Clay,
    /// Wood that slides on cloth; its pitch is the middle of a band of noise.
    Slide,
    /// A fingertip on a table.
    Thud,
}

/// A note, or a noise, at its time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Strike {
    /// After the beginning, seconds.
    pub at: f64,
    /// What is struck.
    pub instrument: Instrument,
    /// Hz.
    pub pitch: f32,
    /// Until it is damped, seconds.
    pub length: f32,
    /// How hard, `0.0..=1.0`: harder is louder, and brighter.
    pub velocity: f32,
    /// A factor of the amplitude.
    pub level: f32,
    /// From −1 (left) to 1 (right).
    pub pan: f32,
}

/// No partial.
const SILENT: [f32; 3] = [0.0, 0.0, 1.0];

impl Strike {
    /// Begins to sound: adds its voices. What is by chance comes from `seed`.
    pub fn sound(&self, seed: u32, rate: f32, voices: &mut Vec<Voice>) {
        let mut stage = Stage { strike: self, seed, rate, voices };
        match self.instrument {
            Instrument::Guitar => stage.guitar(),
            Instrument::Bass => stage.bass(),
            Instrument::Marimba => stage.marimba(),
            Instrument::Kalimba => stage.kalimba(),
            Instrument::Pad => stage.pad(),
            Instrument::Reed => stage.reed(),
            Instrument::Wood => stage.wood(),
            Instrument::Clay => stage.clay(),
            Instrument::Slide => stage.slide(),
            Instrument::Thud => stage.thud(),
        }
    }
}

/// Where a strike finds its voices.
struct Stage<'a> {
    strike: &'a Strike,
    seed: u32,
    rate: f32,
    voices: &'a mut Vec<Voice>,
}

impl Stage<'_> {
    fn add(&mut self, sound: Sound, envelope: Envelope, level: f32, spread: f32) {
        let Strike { velocity, level: loud, pan, .. } = *self.strike;
        let pan = (pan + spread).clamp(-1.0, 1.0);
        self.voices.push(Voice::new(sound, envelope, level * loud * velocity * velocity.sqrt(), pan));
    }

    /// Partials that ring until nothing is left of the first; `ratios` are of frequency, amplitude, time to die away.
    fn ring(&mut self, t60: f32, level: f32, attack: f32, ratios: [[f32; 3]; 4]) {
        let pitch = self.strike.pitch;
        let partials = ratios.map(|[ratio, amplitude, time]| [pitch * ratio, amplitude, t60 * time]);
        let envelope = Envelope::new(attack, t60 * 0.7, t60 * 0.3, self.rate);
        self.add(Sound::Partials(Partials::new(&partials, self.rate)), envelope, level, 0.0);
    }

    fn burst(&mut self, frequency: f32, width: f32, t60: f32, level: f32) {
        let burst = Burst::new(frequency, width, t60, self.seed, self.rate);
        let envelope = Envelope::new(0.0015, t60 * 0.8, t60 * 0.4, self.rate);
        self.add(Sound::Burst(burst), envelope, level, 0.0);
    }

    fn string(&mut self, pluck: &Pluck, attack: f32, release: f32, level: f32) {
        let held = self.strike.length.min(pluck.t60);
        let envelope = Envelope::new(attack, held, release, self.rate);
        self.add(Sound::String(PluckedString::new(pluck, self.rate)), envelope, level, 0.0);
    }

    fn guitar(&mut self) {
        let Strike { pitch, velocity, .. } = *self.strike;
        let height = pitch / 220.0;
        let pluck = Pluck {
            frequency: pitch,
            t60: 4.5 / height.sqrt(),
            damping: 6800.0 * height.sqrt(),
            place: 0.23,
            softness: (1000.0 + 1300.0 * velocity) * height.powf(0.3),
        };
        self.string(&pluck, 0.002, 0.25, 0.3);
        // The air in the body answers the finger.
        let envelope = Envelope::new(0.004, 0.12, 0.05, self.rate);
        let body = Partials::new(&[[104.0, 0.6, 0.22], [207.0, 0.35, 0.16], SILENT, SILENT], self.rate);
        self.add(Sound::Partials(body), envelope, 0.1, 0.0);
    }

    fn bass(&mut self) {
        let Strike { pitch, velocity, .. } = *self.strike;
        let pluck = Pluck {
            frequency: pitch,
            t60: 3.2 / (pitch / 65.0).sqrt(),
            damping: 1900.0,
            place: 0.3,
            softness: 260.0 + 240.0 * velocity,
        };
        self.string(&pluck, 0.006, 0.12, 0.34);
    }

    fn marimba(&mut self) {
        let Strike { pitch, velocity, .. } = *self.strike;
        let t60 = 1.9 * (262.0 / pitch).powf(0.55);
        let hard = 0.5 + 0.5 * velocity;
        let ratios = [[1.0, 1.0, 1.0], [3.98, 0.24 * hard, 0.28], [9.4, 0.05 * hard, 0.1], [1.003, 0.1, 1.2]];
        self.ring(t60, 0.42, 0.0025, ratios);
        self.burst(480.0, 500.0, 0.05, 0.05);
    }

    fn kalimba(&mut self) {
        let Strike { pitch, velocity, .. } = *self.strike;
        let t60 = 2.6 * (392.0 / pitch).powf(0.6);
        let hard = 0.4 + 0.6 * velocity;
        let ratios = [[1.0, 1.0, 1.0], [2.0, 0.16, 0.6], [5.4, 0.13 * hard, 0.12], [0.9985, 0.2, 0.8]];
        self.ring(t60, 0.38, 0.002, ratios);
        self.burst(260.0, 220.0, 0.06, 0.06);
    }

    fn pad(&mut self) {
        let Strike { pitch, length, .. } = *self.strike;
        let stays = f32::INFINITY;
        for (detuned, spread) in [(0.9985, -0.55), (1.0015, 0.55)] {
            let f = pitch * detuned;
            let partials =
                [[f, 1.0, stays], [2.0 * f, 0.3, stays], [3.0 * f, 0.14, stays], [4.0 * f, 0.05, stays]];
            let envelope = Envelope::new((length * 0.4).min(1.1), length, 1.6, self.rate);
            self.add(Sound::Partials(Partials::new(&partials, self.rate)), envelope, 0.16, spread);
        }
    }

    fn reed(&mut self) {
        let Strike { pitch, length, .. } = *self.strike;
        let stays = f32::INFINITY;
        let partials = [
            [pitch, 1.0, stays],
            [2.0 * pitch, 0.12, stays],
            [3.0 * pitch, 0.22, stays],
            [pitch * 1.002, 0.25, stays],
        ];
        let envelope = Envelope::new(0.09, length, 0.22, self.rate);
        self.add(Sound::Partials(Partials::new(&partials, self.rate)), envelope, 0.26, 0.0);
    }

    fn wood(&mut self) {
        let ratios = [[1.0, 1.0, 1.0], [2.57, 0.45, 0.6], [4.3, 0.18, 0.4], [0.52, 0.4, 0.9]];
        self.ring(0.13, 0.5, 0.0015, ratios);
        self.burst(self.strike.pitch * 1.6, self.strike.pitch, 0.04, 0.16);
    }

    fn clay(&mut self) {
        let ratios = [[1.0, 1.0, 1.0], [1.63, 0.6, 0.7], [2.41, 0.3, 0.5], [0.31, 0.8, 0.8]];
        self.ring(0.13, 0.4, 0.0012, ratios);
        self.burst(self.strike.pitch * 1.3, self.strike.pitch, 0.03, 0.2);
    }

    fn slide(&mut self) {
        let Strike { pitch, length, .. } = *self.strike;
        let burst = Burst::new(pitch, pitch * 0.9, 3.0, self.seed, self.rate);
        let envelope = Envelope::new(length * 0.6, length * 0.65, length * 0.35, self.rate);
        self.add(Sound::Burst(burst), envelope, 0.3, 0.0);
    }

    fn thud(&mut self) {
        let ratios = [[1.0, 1.0, 1.0], [1.9, 0.4, 0.7], [3.1, 0.12, 0.5], [0.5, 0.0, 1.0]];
        self.ring(0.16, 0.6, 0.004, ratios);
        self.burst(self.strike.pitch * 2.0, self.strike.pitch * 1.5, 0.05, 0.12);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audio::synth::BLOCK;

    /// Half a second of a note.
    fn played(instrument: Instrument, pitch: f32, rate: f32) -> Vec<f32> {
        let strike = Strike { at: 0.0, instrument, pitch, length: 1.0, velocity: 0.7, level: 1.0, pan: 0.0 };
        let mut voices = Vec::new();
        strike.sound(0, rate, &mut voices);
        let mut samples = Vec::new();
        while samples.len() < (rate / 2.0) as usize {
            let (mut left, mut right) = ([0.0; BLOCK], [0.0; BLOCK]);
            voices.retain_mut(|voice| voice.add_to(&mut left, &mut right));
            samples.extend(left.iter().zip(right).map(|(left, right)| left + right));
        }
        samples
    }

    /// The phase of `frequency` (turns, −½ to ½) in 0.15 s from `start`, seconds.
    fn phase(samples: &[f32], frequency: f64, start: f64, rate: f64) -> f64 {
        let (first, length) = ((start * rate) as usize, (0.15 * rate) as usize);
        let (mut re, mut im) = (0.0, 0.0);
        for (i, sample) in samples[first..first + length].iter().enumerate() {
            let window = 0.5 - 0.5 * (std::f64::consts::TAU * i as f64 / length as f64).cos();
            let (sin, cos) = (std::f64::consts::TAU * frequency * (first + i) as f64 / rate).sin_cos();
            re += f64::from(*sample) * window * cos;
            im -= f64::from(*sample) * window * sin;
        }
        im.atan2(re) / std::f64::consts::TAU
    }

    #[rstest::rstest]
    #[case(Instrument::Bass, &[43.65, 65.41, 98.0, 155.6])]
    #[case(Instrument::Guitar, &[82.41, 110.0, 196.0, 261.63, 440.0, 880.0])]
    #[case(Instrument::Marimba, &[196.0, 440.0, 932.33])]
    #[case(Instrument::Kalimba, &[164.81, 440.0, 1174.66])]
    #[case(Instrument::Reed, &[293.66, 659.26])]
    #[case(Instrument::Pad, &[174.61, 392.0])]
    fn a_note_is_in_tune_at_every_rate(#[case] instrument: Instrument, #[case] pitches: &[f64]) {
        for rate in [22_050.0, 44_100.0, 48_000.0, 96_000.0] {
            for &pitch in pitches {
                let samples = played(instrument, pitch as f32, rate as f32);
                let turned = phase(&samples, pitch, 0.2, rate) - phase(&samples, pitch, 0.15, rate);
                let heard = pitch + (turned - turned.round()) / 0.05;
                let cents = 1200.0 * (heard / pitch).log2();
                assert!(
                    cents.abs() < 5.0,
                    "{instrument:?} at {rate} Hz: {pitch} Hz is {cents:+.1} cents off"
                );
            }
        }
    }

    #[test]
    fn harder_is_louder() {
        for instrument in [Instrument::Guitar, Instrument::Marimba, Instrument::Kalimba, Instrument::Wood] {
            let loud = |velocity| {
                let strike =
                    Strike { at: 0.0, instrument, pitch: 440.0, length: 1.0, velocity, level: 1.0, pan: 0.0 };
                let mut voices = Vec::new();
                strike.sound(0, 48_000.0, &mut voices);
                let (mut left, mut right) = ([0.0; BLOCK], [0.0; BLOCK]);
                (0..20).for_each(|_| {
                    voices.iter_mut().for_each(|voice| {
                        voice.add_to(&mut left, &mut right);
                    });
                });
                left.iter().map(|sample| sample * sample).sum::<f32>()
            };
            assert!(loud(0.8) > loud(0.4), "{instrument:?}");
        }
    }
}
