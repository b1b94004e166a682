//! The synthesiser: what vibrates, how it begins and ends, and the room that it is heard in. All of it is linear and
//! without chance, so that the same notes always give the same samples.

mod burst;
mod envelope;
mod partials;
mod performance;
mod reverb;
mod string;

pub use burst::Burst;
pub use envelope::Envelope;
pub use partials::Partials;
pub use performance::{Ending, Performance};
pub use reverb::{Reverb, Room};
pub use string::{Pluck, PluckedString};

/// At most that many frames are made at once.
pub const BLOCK: usize = 128;

/// Frames are made by so many, as a processor counts them together: everything begins and ends at a multiple of it.
pub const STEP: usize = 4;

/// What vibrates.
#[derive(Debug, Clone)]
pub enum Sound {
    /// A plucked string.
    String(PluckedString),
    /// Partials: bars, tines, pipes.
    Partials(Partials),
    /// A band of noise.
    Burst(Burst),
}

/// A sound with its beginning, its end and its place between left and right.
#[derive(Debug, Clone)]
pub struct Voice {
    sound: Sound,
    envelope: Envelope,
    left: f32,
    right: f32,
}

impl Voice {
    /// A voice at `pan`, from −1 (left) to 1 (right), as loud everywhere between.
    pub fn new(sound: Sound, envelope: Envelope, level: f32, pan: f32) -> Self {
        let angle = (pan + 1.0) * std::f32::consts::FRAC_PI_4;
        Self { sound, envelope, left: level * angle.cos(), right: level * angle.sin() }
    }

    /// Adds the next frames, at most [`BLOCK`], to both channels. Tells whether more are to come.
    pub fn add_to(&mut self, left: &mut [f32], right: &mut [f32]) -> bool {
        let mut block = [0.0; BLOCK];
        let mono = &mut block[..left.len()];
        match &mut self.sound {
            Sound::String(string) => string.fill(mono),
            Sound::Partials(partials) => partials.fill(mono),
            Sound::Burst(burst) => burst.fill(mono),
        }
        let sounding = self.envelope.shape(mono);
        for ((left, right), sample) in left.iter_mut().zip(right).zip(mono) {
            *left += self.left * *sample;
            *right += self.right * *sample;
        }
        sounding
    }
}

/// The factor of amplitude that a level in decibels stands for.
pub fn amplitude(decibels: f32) -> f32 {
    10.0_f32.powf(decibels / 20.0)
}
