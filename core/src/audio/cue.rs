//! What can be heard of what happens. Which of it a step brings is for the table and the games to say.

/// A short sound.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Cue {
    /// Something is taken up or chosen.
    Select,
    /// A piece slides.
    Step,
    /// A piece lands from a jump.
    Jump,
    /// A chain is taken off the board, piece by piece.
    ChainRemoved {
        /// How many pieces.
        length: u32,
    },
    /// A tile is laid down.
    TilePlaced,
    /// A line of tiles scores.
    LineScored,
    /// A line of all six scores.
    Qwirkle,
    /// A die is thrown.
    DieThrown,
    /// A die turns its colour.
    Conquered,
    /// A challenge fails.
    Lost,
    /// That was not possible.
    NotPossible,
    /// It is a person's turn.
    YourTurn,
    /// The match, or one of its games, is won by a person at this device.
    Win,
    /// It is won by somebody else.
    Loss,
    /// It is won by nobody.
    Draw,
}

impl Cue {
    /// How long before the next one may follow it, where they are heard one after another, ms: a line of six is heard
    /// nearly to its end.
    pub fn apart(self) -> u32 {
        match self {
            Self::Qwirkle => 900,
            _ => 280,
        }
    }
}

/// A cue with its time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct TimedCue {
    /// What is heard.
    pub cue: Cue,
    /// The motion that it belongs to, by its place among the screen's motions; none for what is only heard.
    pub motion: Option<u32>,
    /// When, in ms after the screen appears. With reduced motion too: whoever sees no jumps can count them.
    pub start: u32,
}
