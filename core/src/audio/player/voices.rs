//! The instruments that the player is given, so that its tests can play bare tones.

use rodio::{SampleRate, Source};

use crate::audio::{Cue, Score};

/// What the player mixes.
pub(super) type Sound = Box<dyn Source + Send>;

/// Who makes the sound of a piece and of a cue.
#[derive(Clone, Copy)]
pub(super) struct Voices {
    /// A piece from its beginning, without end.
    pub music: fn(&'static Score, SampleRate) -> Sound,
    /// A cue, with an end.
    pub cue: fn(Cue, SampleRate) -> Sound,
}

impl Default for Voices {
    fn default() -> Self {
        Self { music: |score, rate| Box::new(score.play(rate)), cue: |cue, rate| Box::new(cue.sound(rate)) }
    }
}
