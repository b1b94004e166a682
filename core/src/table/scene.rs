//! What a game says of its board, by spots: no places, no language. The table turns it into a [`super::screen::Screen`].

use crate::game::Seat;
use crate::table::screen::{Bead, Face, Ghost, Icon, Mark, MotionKind, Piece, Tone};
use crate::words::Say;

/// A board with all that lies on it.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Scene {
    /// Files of the board, as the first seat sees it upright.
    pub files: u32,
    /// Ranks of the board.
    pub ranks: u32,
    /// The cells in order of their spots: rank by rank from the first seat's side, from the first file.
    pub cells: Vec<SceneCell>,
    /// The pieces.
    pub pieces: Vec<Piece>,
    /// What was removed.
    pub ghosts: Vec<Ghost>,
    /// Marks on cells.
    pub marks: Vec<Mark>,
    /// Spots of a chain being selected, in order.
    pub chain: Vec<u32>,
    /// Jumps made so far: where each began and ended.
    pub path: Vec<(u32, u32)>,
    /// Numbered landings.
    pub beads: Vec<Bead>,
    /// The spots that an arrow leads from and to.
    pub arrow: Option<(u32, u32)>,
}

/// What some rolls of the die would bring.
#[derive(Debug, Clone, PartialEq)]
pub struct Odds {
    /// The rolls.
    pub faces: Vec<Face>,
    /// Who would gain what squares; nobody while nothing is chosen.
    pub gain: Option<(Seat, Say)>,
    /// The rolls, to be spoken.
    pub rolls: Say,
}

/// One cell of a scene.
#[derive(Debug, Clone, PartialEq)]
pub struct SceneCell {
    /// A tap on it changes something.
    pub enabled: bool,
    /// What it is, to be spoken.
    pub spoken: Say,
}

/// How far a seat is.
#[derive(Debug, Clone, PartialEq)]
pub struct Standing {
    /// In short, as "3/16".
    pub score: Say,
    /// In words, as "3 of 16".
    pub score_in_words: Say,
    /// How much is done.
    pub done: u32,
    /// Of how much; 0 where there is no way to go.
    pub of: u32,
}

/// Something that moved, by spots.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moved {
    /// How.
    pub kind: MotionKind,
    /// The piece's id.
    pub piece: u32,
    /// The piece as drawn while it is taken off.
    pub drawn: Option<Ghost>,
    /// Where it started.
    pub from: u32,
    /// Where it ended.
    pub to: u32,
}

/// What is said, in no language yet.
#[derive(Debug, Clone, PartialEq)]
pub struct Saying {
    /// First line.
    pub headline: Say,
    /// Second line.
    pub hint: Say,
    /// Both in one short line.
    pub brief: Say,
    /// How it is meant.
    pub tone: Tone,
    /// The rule it cites.
    pub rule: Option<&'static str>,
}

/// Why a tap changed nothing.
#[derive(Debug, Clone, PartialEq)]
pub struct Refusal {
    /// What is said.
    pub text: Say,
    /// The rule it cites, if it is one.
    pub rule: Option<&'static str>,
}

/// What there is to see of a turn that was just played.
#[derive(Debug, Clone, PartialEq)]
pub struct Trace {
    /// What just happened, told of a player with the name `$player`.
    pub happened: Say,
    /// The same in few words.
    pub brief: Say,
    /// The marks it leaves on the board.
    pub marks: Vec<Mark>,
    /// What it removed.
    pub ghosts: Vec<Ghost>,
    /// All that moved, from the first to the last.
    pub moves: Vec<Moved>,
    /// The part of `moves` that is first seen at *End of move*.
    pub at_end: Vec<Moved>,
}

/// A button of the game's own.
#[derive(Debug, Clone, PartialEq)]
pub struct DraftButton {
    /// What a press is called.
    pub id: &'static str,
    /// What stands on it.
    pub label: Say,
    /// What it does, to be spoken.
    pub spoken: Say,
    /// Its drawing.
    pub icon: Icon,
    /// It can be pressed now.
    pub enabled: bool,
}
