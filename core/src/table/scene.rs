//! What a game says of its board, by spots: no places, no language. The table turns it into a [`super::screen::Screen`].

use crate::audio::Cue;
use crate::game::Seat;
use crate::table::screen::{Bead, Face, Ghost, Icon, Mark, MotionKind, Piece, Tone};
use crate::words::Say;

/// A board with all that lies on it.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Scene {
    /// The part of the board that there is to see.
    pub window: Window,
    /// The board has no edges.
    pub cloth: Option<Cloth>,
    /// The cells, in any order.
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
    /// Numbered landings, or tiles placed.
    pub beads: Vec<Bead>,
    /// The spots that an arrow leads from and to.
    pub arrow: Option<(u32, u32)>,
    /// The places on the rack, in a game with hands.
    pub rack: Vec<SceneSlot>,
}

impl Scene {
    /// A piece lies there, or stands there on the rack.
    pub fn has_piece(&self, spot: u32) -> bool {
        self.pieces.iter().any(|piece| piece.spot == spot)
            || self.rack.iter().any(|slot| slot.spot == spot && slot.face.is_some())
    }

    /// What of it lies in a window.
    #[must_use]
    pub fn cut(mut self, window: Window) -> Self {
        let inside = |spot: u32| window.holds(spot);
        self.cells.retain(|cell| inside(cell.spot));
        self.pieces.retain(|piece| inside(piece.spot));
        self.ghosts.retain(|ghost| inside(ghost.spot));
        self.marks.retain(|mark| inside(mark.spot));
        self.chain.retain(|&spot| inside(spot));
        self.path.retain(|&(from, to)| inside(from) && inside(to));
        self.beads.retain(|bead| inside(bead.spot));
        self.arrow = self.arrow.filter(|&(from, to)| inside(from) && inside(to));
        Self { window, ..self }
    }
}

/// A part of a board of squares: so many files from one on, and so many ranks, as the first seat sees it upright. Spots
/// count the whole board rank by rank from the first seat's side, from the first file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Window {
    /// Files of the whole board.
    pub board: u32,
    /// The first file.
    pub left: u32,
    /// The first rank.
    pub low: u32,
    /// Files.
    pub files: u32,
    /// Ranks.
    pub ranks: u32,
}

impl Window {
    /// A whole board.
    pub const fn whole(files: u32, ranks: u32) -> Self {
        Self { board: files, left: 0, low: 0, files, ranks }
    }

    /// The smallest part of a board with so many files that holds all these spots; nothing if there are none.
    pub fn around(board: u32, spots: impl IntoIterator<Item = u32>) -> Self {
        let mut ends: Option<[u32; 4]> = None;
        for spot in spots {
            let (file, rank) = (spot % board, spot / board);
            let [left, low, right, high] = ends.unwrap_or([file, rank, file, rank]);
            ends = Some([left.min(file), low.min(rank), right.max(file), high.max(rank)]);
        }
        ends.map_or(Self { board, ..Self::default() }, |[left, low, right, high]| Self {
            board,
            left,
            low,
            files: right - left + 1,
            ranks: high - low + 1,
        })
    }

    /// File and rank of a spot, counted from the window's own first ones.
    pub fn place(&self, spot: u32) -> (i32, i32) {
        let board = self.board.max(1);
        let from = |first: u32, at: u32| at as i32 - first as i32;
        (from(self.left, spot % board), from(self.low, spot / board))
    }

    /// The spot is in it.
    pub fn holds(&self, spot: u32) -> bool {
        let (file, rank) = self.place(spot);
        (0..self.files as i32).contains(&file) && (0..self.ranks as i32).contains(&rank)
    }
}

/// How a board without edges is looked at.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Cloth {
    /// What the size of the cells is taken from: it does not change within a turn.
    pub usual: Window,
    /// The cell around which the board grows.
    pub origin: u32,
    /// What is to be in sight first: the last turn.
    pub latest: Vec<u32>,
}

/// A place on the rack.
#[derive(Debug, Clone, PartialEq)]
pub struct SceneSlot {
    /// What a tap on it is called.
    pub spot: u32,
    /// What stands there.
    pub face: Option<Face>,
    /// It was taken up.
    pub lifted: bool,
    /// It fits nowhere.
    pub dimmed: bool,
    /// A tap on it changes something.
    pub enabled: bool,
    /// What it is, to be spoken.
    pub spoken: Say,
}

/// A bag of tiles.
#[derive(Debug, Clone, PartialEq)]
pub struct Bag {
    /// Tiles in the bag.
    pub count: u32,
    /// What stands beside it.
    pub label: Say,
    /// What is said of a button with it.
    pub spoken: Say,
}

/// How many of each tile nobody has laid yet, but for those of whoever looks.
#[derive(Debug, Clone, PartialEq)]
pub struct Unseen {
    /// The heading.
    pub title: Say,
    /// What is counted.
    pub text: Say,
    /// Each tile, how many of it are unseen, and that to be spoken.
    pub tiles: Vec<(Face, u32, Say)>,
    /// Tiles in a row.
    pub columns: u32,
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
    /// What a tap on it is called.
    pub spot: u32,
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
    /// What is heard of it beyond its motions, after them, in order.
    pub heard: Vec<Cue>,
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
