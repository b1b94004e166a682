//! What is heard: cues as data, the music as scores, the instruments that play both, and the player.
//!
//! A table says *what* is heard ([`cue`]), and the app orders it of a [`Speaker`]. *How* it sounds is made here, in code;
//! nothing is decoded and nothing is read from a file.

pub mod cue;
mod cue_sound;
mod instruments;
pub mod loudspeaker;
pub mod music;
mod player;
mod synth;

use std::num::NonZero;

use rodio::ChannelCount;

pub use cue::{Cue, TimedCue};
pub use loudspeaker::Loudspeaker;
pub use music::Score;
pub use player::Player;

/// Left and right.
const STEREO: ChannelCount = NonZero::new(2).expect("two is not zero");

/// What a speaker is asked for.
#[derive(Debug, Clone, PartialEq)]
pub enum Order {
    /// The cues of a step. What is still to come of the step before is dropped: it was overtaken.
    Cues(Vec<TimedCue>),
    /// The music from now on, from its beginning; none fades away. The piece that is already playing goes on.
    Music(Option<&'static Score>),
    /// How loud from now on.
    Levels(Levels),
    /// The app is out of sight: nothing sounds until `Resume`, and the device is given back.
    Pause,
    /// The app is in sight; an interruption is over too.
    Resume,
    /// A call or an alarm has taken the device (`true`), or is over (`false`).
    Interrupted(bool),
    /// Another app plays music: ours is silent meanwhile, cues are still heard.
    OthersPlay(bool),
    /// Sound goes somewhere else from now on, as when headphones are plugged in: the device is opened anew.
    DeviceChanged,
}

/// How loud music and cues are: factors of the amplitude, `0.0..=1.0`. At 0 nothing is heard at all.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Levels {
    /// The music.
    pub music: f32,
    /// The cues.
    pub cues: f32,
}

/// Whatever makes orders heard. Taking an order never waits for a device.
pub trait Speaker: Send {
    /// Takes an order.
    fn order(&mut self, order: Order);

    /// The device could not be opened when it was last needed.
    fn is_broken(&self) -> bool;
}

/// A speaker that nobody hears: for pictures, and for tests of everything else.
#[derive(Debug, Clone, Copy, Default)]
pub struct Mute;

impl Speaker for Mute {
    fn order(&mut self, _order: Order) {}

    fn is_broken(&self) -> bool {
        false
    }
}
