//! What is drawn: plain records that hold all a table shows, and nothing of how it is decided.
//!
//! Lengths are dp (Android) or pt (iOS); places are relative to the upper left corner of the board's frame.
//! Times are milliseconds.

use crate::audio::TimedCue;

/// All that is drawn of a table, after one tap.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Screen {
    /// Counts the table's screens from 1; a tap carries the number of the screen it answers.
    pub number: u64,
    /// What the game is called, to ask for its rules.
    pub game: String,
    /// The game's name.
    pub title: String,
    /// Which game of the match this is, as "Game 2 of 3", or which puzzle; what is known of the par, in a game that has one.
    /// Empty where there is nothing of these.
    pub subtitle: String,
    /// The seats in order; two to four, one in practice.
    pub seats: Vec<SeatCard>,
    /// The board and everything on it.
    pub board: Board,
    /// The turns played, for the side panel; while one looks back, of the whole match.
    pub turns: TurnList,
    /// What each roll of the die would bring; none in a game without one. Its place is always there.
    pub odds: Option<Vec<Odds>>,
    /// The hand of whoever holds the device, in a game with hands; its slots are empty while nobody may see it.
    pub rack: Option<Rack>,
    /// What is left to draw from, in a game with a bag.
    pub bag: Option<Bag>,
    /// What is said.
    pub message: Message,
    /// The action bar in its order from the left; the primary one is last.
    pub buttons: Vec<Button>,
    /// Opens the question how to leave.
    pub exit: Button,
    /// Opens the rules.
    pub rules: Button,
    /// The loudspeaker: once mutes the music, twice everything, a third time all is heard again.
    pub loudspeaker: Button,
    /// Opens what else can be done, beside the title; nothing where there is nothing, or no room.
    pub menu: Option<Button>,
    /// A question to be answered before anything else can be done; its answers are pressed like buttons.
    pub question: Option<Question>,
    /// The tiles still unseen, while they are looked up.
    pub unseen: Option<Unseen>,
    /// What hides a hand from the others, where persons hand the device around and the match is not over.
    pub cover: Option<Cover>,
    /// The result, once the match is over and until *See the table* is pressed.
    pub result: Option<ResultSheet>,
    /// What Back presses; nothing where it leaves the table for now.
    pub back: Option<String>,
    /// What a screen reader says by itself, once the step may be told.
    pub announced: String,
    /// The pieces that a screen reader goes through by themselves; none where nobody at the device has pieces.
    pub own: Option<OwnPieces>,
    /// The table has been left: show home.
    pub left: bool,
    /// Text for the clipboard: the record of a match that is over, when it was just asked for.
    pub copied: Option<String>,
    /// What moves on the way from the screen before to this one, in order of start; empty when asked again.
    pub motions: Vec<Motion>,
    /// How long that takes.
    pub pace: Pace,
    /// How long it takes with reduced motion.
    pub reduced_pace: Pace,
    /// What is heard on the way to it, in order; empty when asked again. The core plays it.
    pub cues: Vec<TimedCue>,
}

/// The colour, and with it the mark, of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum SeatColour {
    /// The first seat: a smooth plate.
    Blue,
    /// The second seat: a fluted dish.
    Red,
    /// The third seat: a plus.
    Mustard,
    /// The fourth seat: a triangle.
    Moss,
}

/// The pieces of the person who moves, or else of the one whom a computer plays against.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct OwnPieces {
    /// What a screen reader calls them.
    pub name: String,
    /// The spots of the cells where they stand, in the order of the cells.
    pub spots: Vec<u32>,
}

/// One seat as its card shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SeatCard {
    /// The seat's mark.
    pub colour: SeatColour,
    /// The player's name.
    pub name: String,
    /// The score in short, as "3/16".
    pub score: String,
    /// The score in words, as "3 of 16", where there is room.
    pub score_in_words: String,
    /// How much of the way is done, `0..=of`.
    pub done: u32,
    /// The length of the way; 0 where there is no progress to show.
    pub of: u32,
    /// Games of the match that it has won.
    pub games_won: u32,
    /// That many won games take the match; 0 where a match is one game.
    pub games_needed: u32,
    /// It is this seat's turn.
    pub active: bool,
    /// A computer has this seat and looks for its turn.
    pub thinking: bool,
    /// What a screen reader says.
    pub spoken: String,
}

/// A point in dp.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

/// How the table is laid out in its space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Arrangement {
    /// Bar, seats, board, message, actions, one under another.
    Portrait,
    /// As portrait, with bar and seats in one row and a one-line message: for small phones.
    Compact,
    /// The turned board on the left, everything else in a panel on the right.
    Landscape,
}

/// What some rolls of the die would bring.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Odds {
    /// The rolls.
    pub faces: Vec<Face>,
    /// Who would gain by them; nobody while nothing is chosen.
    pub colour: Option<SeatColour>,
    /// The squares they would gain, as "c3 and d3".
    pub squares: String,
    /// What a screen reader says.
    pub spoken: String,
}

/// The rack before whoever holds the device.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Rack {
    /// Its places from the left; a tile keeps its place for the whole turn.
    pub slots: Vec<Slot>,
    /// What a screen reader calls it.
    pub spoken: String,
}

/// A place on the rack.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Slot {
    /// What a tap on it is called; never the spot of a cell of the board.
    pub spot: u32,
    /// What stands there; an empty place is a dashed outline.
    pub face: Option<Face>,
    /// It is in the player's hand, to be placed or swapped: drawn raised, with the rings of a selected piece.
    pub lifted: bool,
    /// It fits nowhere as the table stands: drawn paler.
    pub dimmed: bool,
    /// A tap on it changes something now.
    pub enabled: bool,
    /// What a screen reader says.
    pub spoken: String,
}

/// The bag of tiles.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Bag {
    /// How many tiles are in it; drawn on it.
    pub count: u32,
    /// What stands beside it, as "in the bag".
    pub label: String,
    /// A press on it looks up what is still unseen.
    pub button: Button,
}

/// How many of each tile nobody has laid yet, but for those on the rack.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Unseen {
    /// The heading.
    pub title: String,
    /// What is counted.
    pub text: String,
    /// Tiles in a row.
    pub columns: u32,
    /// Every tile there is, row by row.
    pub tiles: Vec<Tally>,
    /// Puts it away; Back means the same.
    pub close: Button,
}

/// How many there are of something.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Tally {
    /// Of what.
    pub face: Face,
    /// How many; drawn paler where there are none.
    pub count: u32,
    /// What a screen reader says.
    pub spoken: String,
}

/// The napkin over the table while the device goes from hand to hand. While it is down nothing of the table is shown or
/// spoken. A UI that goes out of sight shows it at once, whether it is down or not.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Cover {
    /// It is down.
    pub down: bool,
    /// Whose hand it hides.
    pub colour: SeatColour,
    /// To whom the device goes.
    pub title: String,
    /// Why it is covered.
    pub text: String,
    /// What the last turn was; empty before the first.
    pub happened: String,
    /// Who played it.
    pub by: Option<SeatColour>,
    /// Lifts it. Back does not; it asks how to leave.
    pub button: Button,
}

/// A board with all that lies on it, in the order of drawing: cells, tints, chain, pieces, ghosts, path,
/// beads, arrow, lifted pieces, brackets.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Board {
    /// How the table around it is laid out.
    pub arrangement: Arrangement,
    /// Seats and message scroll above board and actions, since there is too little room for all.
    pub scrolls: bool,
    /// There is so little room that the actions show their icons alone, on a bar as low as can be. It scrolls too.
    pub bare: bool,
    /// Width of the panel beside the board, in landscape; else 0.
    pub panel: f32,
    /// Width with the frame.
    pub width: f32,
    /// Height with the frame.
    pub height: f32,
    /// Width of the frame around the cells.
    pub frame: f32,
    /// Side of a cell.
    pub cell: f32,
    /// Cells in a row, as drawn.
    pub columns: u32,
    /// Cells in a column, as drawn.
    pub rows: u32,
    /// Every cell, row by row from the upper left, which is also the order for a screen reader.
    pub cells: Vec<Cell>,
    /// Names of files and ranks.
    pub labels: Vec<Label>,
    /// The pieces.
    pub pieces: Vec<Piece>,
    /// Where pieces stood that the last turn removed.
    pub ghosts: Vec<Ghost>,
    /// The marks on cells.
    pub marks: Vec<Mark>,
    /// The chain being selected: spots of its pieces in order of their numbers; the band runs through their centres.
    pub chain: Vec<u32>,
    /// The jumps made so far in this turn, in order.
    pub path: Vec<Hop>,
    /// Numbers along the path, or on the tiles placed.
    pub beads: Vec<Bead>,
    /// From the chosen square to the challenged die.
    pub arrow: Option<Arrow>,
    /// Numerals stand upside down: they face the player across the table.
    pub numerals_turned: bool,
    /// Numerals are drawn larger.
    pub numerals_large: bool,
    /// There are no squares and no frame: pieces lie on the cloth, and the board is as large as what lies on it and
    /// may be laid next. Only a part of it may be in sight. A dot stands where four cells meet.
    pub cloth: Option<Cloth>,
}

/// How a part of a board without edges is looked at.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Look {
    /// The place on the board that is in the middle of the part in sight.
    pub middle: Point,
    /// How large everything is, as a part of the usual size.
    pub scale: f32,
}

/// What is seen of a board without edges, until a finger moves it.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Cloth {
    /// Width of the part in sight, dp.
    pub width: f32,
    /// Height of the part in sight, dp.
    pub height: f32,
    /// How much of it at the foot other things lie on, dp: what is there does not count as in sight.
    pub foot: f32,
    /// What is looked at first.
    pub first: Look,
    /// All there is, as large as it fits above the foot.
    pub whole: Look,
    /// All that is reachable, where it can be in sight at once and large enough for a finger. Whenever what is
    /// reachable changes and is not all in sight, this comes into sight, or the nearest of it.
    pub reach: Option<Look>,
    /// The corners of the cells that are reachable.
    pub reachable: Vec<Point>,
    /// A place on the board that stays under the same cell while the board grows.
    pub origin: Point,
    /// Whenever this changes `first` is looked at again.
    pub turn: u32,
    /// What a screen reader calls the button that brings all of it into sight; the UI answers it.
    pub fit: String,
    /// What a screen reader calls the sign at the edge that brings into sight what is reachable beyond it; the UI
    /// answers it.
    pub beyond: String,
}

/// One cell of the board.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Cell {
    /// What a tap on it is called; the same place keeps its spot whatever the layout.
    pub spot: u32,
    /// Left edge.
    pub x: f32,
    /// Upper edge.
    pub y: f32,
    /// The lighter of the two shades.
    pub light: bool,
    /// A tap on it changes something now.
    pub enabled: bool,
    /// What a screen reader says: place, piece, marks.
    pub spoken: String,
}

/// The name of a file or rank beside the board, or in a cell's corner where the frame is too narrow.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Label {
    /// The name.
    pub text: String,
    /// Its centre.
    pub at: Point,
    /// Font size in dp.
    pub size: f32,
}

/// What a piece is and shows, and so how it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Face {
    /// A round piece with a number.
    Disc {
        /// Whose it is.
        colour: SeatColour,
        /// What stands on it; 0 for nothing.
        number: u32,
    },
    /// A die.
    Die {
        /// Whose it is; ivory while it is nobody's.
        owner: Option<SeatColour>,
        /// What it shows, 1–6.
        pips: u32,
    },
    /// A square tile, nobody's.
    Tile {
        /// The colour of its shape.
        colour: TileColour,
        /// The shape on it.
        shape: TileShape,
    },
}

/// The colour of a tile's shape; each has an eye of its own in the middle of the shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum TileColour {
    /// No eye.
    Red,
    /// A dot.
    Orange,
    /// A ring.
    Yellow,
    /// An upright bar.
    Green,
    /// A level bar.
    Blue,
    /// A cross.
    Purple,
}

/// The shape on a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum TileShape {
    /// A circle.
    Circle,
    /// A star with four points.
    FourPointedStar,
    /// A diamond.
    Diamond,
    /// A square.
    Square,
    /// A clover.
    Clover,
    /// A star with eight points.
    EightPointedStar,
}

/// A piece on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Piece {
    /// Stays with the piece for the whole match, so that it can glide.
    pub id: u32,
    /// What it shows.
    pub face: Face,
    /// Where it stands.
    pub spot: u32,
    /// It is in the player's hand: drawn raised, above the others.
    pub lifted: bool,
}

/// What is left to see of a removed piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Ghost {
    /// What it showed.
    pub face: Face,
    /// Where it stood.
    pub spot: u32,
}

/// What a mark says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum MarkKind {
    /// This is in your hand.
    Selected,
    /// You may go there.
    Reachable,
    /// This piece may be tapped next.
    Choosable,
    /// The moving piece came from here.
    Origin,
    /// This square was chosen for the die that will be rolled.
    Chosen,
    /// The die here can be challenged.
    Challengeable,
    /// The die here is challenged.
    Challenged,
    /// A tile of the turn being built: its outline; its bead stands on its corner.
    Placed,
    /// The last turn left or reached this square: tint and brackets.
    LastTurn,
    /// The last turn removed what stood here: brackets.
    LastRemoval,
    /// That was not possible. Belongs to the tap just made, gone with the next.
    Invalid,
}

/// A mark on a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Mark {
    /// What it says.
    pub kind: MarkKind,
    /// Where.
    pub spot: u32,
}

/// One jump of a path: a quadratic curve.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Hop {
    /// Start.
    pub from: Point,
    /// Control point.
    pub control: Point,
    /// End.
    pub to: Point,
}

/// A straight arrow.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Arrow {
    /// Where it begins.
    pub from: Point,
    /// Its tip.
    pub to: Point,
}

/// A numbered landing, or tile of the turn being built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Bead {
    /// Where.
    pub spot: u32,
    /// Counted from 1.
    pub number: u32,
}

/// How something moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum MotionKind {
    /// A piece is picked up where it stands.
    Lift,
    /// A piece slides in a straight line.
    Glide,
    /// A piece jumps in an arc.
    Hop,
    /// A piece is taken off; its ghost stays.
    Remove,
    /// A die tumbles onto the board and settles.
    Roll,
    /// A piece turns over and shows another face: it was another's.
    TurnOver,
    /// A tile is laid down: it lands a little larger and settles. `from` may be a slot of the rack.
    Place,
    /// A cell shakes: not possible.
    Refuse,
}

/// Something that moves on the way to this screen.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Motion {
    /// What kind of motion.
    pub kind: MotionKind,
    /// The piece's id; 0 for a cell without one.
    pub piece: u32,
    /// Where it starts.
    pub from: u32,
    /// Where it ends.
    pub to: u32,
    /// How it goes.
    pub full: Course,
    /// How it goes with reduced motion.
    pub reduced: Course,
}

/// How a motion goes over its time.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Course {
    /// Start, in ms after the screen appears.
    pub start: u32,
    /// Length in ms.
    pub length: u32,
    /// What is drawn, before it and meanwhile: one thing, or what goes and what comes. A piece that moves several times
    /// is drawn by the first course that has not ended.
    pub tracks: Vec<Track>,
}

/// What is drawn of a motion, at each moment of it.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Track {
    /// What the piece shows, in order of time; empty where it shows what it does on the board.
    pub faces: Vec<Shown>,
    /// Where it is and how it is drawn, in order of time. From one to the next all changes evenly; before the first it is
    /// as in the first. Where two have the same time, the first is for what is before, the second for what comes.
    pub frames: Vec<Frame>,
}

/// What a piece shows from a time on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Shown {
    /// In ms after the motion's start.
    pub time: u32,
    /// What it shows.
    pub face: Face,
}

/// Where something is at one moment of its motion, and how it is drawn.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Frame {
    /// In ms after the motion's start.
    pub time: u32,
    /// So far to the right of the middle of the cell where the motion ends.
    pub x: f32,
    /// So far below it.
    pub y: f32,
    /// 0 on the board, 1 in the hand.
    pub lift: f32,
    /// As a part of its usual size.
    pub scale: f32,
    /// How much of it is seen: 0 nothing, 1 all.
    pub alpha: f32,
    /// Turned by so many degrees, clockwise.
    pub angle: f32,
    /// Seen at an angle it is only so wide, as a part of its width.
    pub width: f32,
    /// How much is there of what it leaves behind: of its path, or of its ghost.
    pub done: f32,
}

/// The times of a step from one screen to the next, in ms after the screen appears; 0 where nothing moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Pace {
    /// All has come to rest, and a result may cover it.
    pub length: u32,
    /// Until then message, seats, turns and odds stay as they were before: nobody is told what has not fallen yet.
    pub told: u32,
}

/// How a message is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Tone {
    /// What is so.
    Plain,
    /// Legal, but think twice.
    Warning,
    /// Not possible.
    Refusal,
}

/// What is said under the board.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Message {
    /// First line: what just happened, or what is wrong.
    pub headline: String,
    /// Second line: what can be done now.
    pub hint: String,
    /// Both in one short line, for the compact arrangement.
    pub brief: String,
    /// What a screen reader says.
    pub spoken: String,
    /// How it is meant.
    pub tone: Tone,
    /// The id of the rule it cites, as "Q7".
    pub rule: Option<String>,
    /// The anchor of the rules' chapter that explains it.
    pub chapter: Option<String>,
}

/// A drawing on a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Icon {
    /// An arrow back to the left.
    Cancel,
    /// Three linked rings.
    Chain,
    /// Two triangles.
    Skip,
    /// A tick.
    End,
    /// Two arrows, opposite ways.
    Swap,
    /// A door with an arrow.
    Exit,
    /// An open book.
    Rules,
    /// Two sliders.
    Settings,
    /// A round arrow.
    Again,
    /// A house.
    Home,
    /// An eye.
    Look,
    /// A flag.
    GiveUp,
    /// A stack of cards.
    Saved,
    /// An angle to the right.
    Forth,
    /// Three columns, one higher than the other.
    Statistics,
    /// An angle to the left.
    Back,
    /// Three dots.
    More,
    /// A lamp.
    Hint,
    /// A horn with a wave and a note: all is heard.
    SoundAll,
    /// A horn with two waves: no music.
    SoundNoMusic,
    /// A horn with a cross: nothing is heard.
    SoundOff,
}

/// Something that can be pressed.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Button {
    /// What a press on it is called.
    pub id: String,
    /// What stands on it.
    pub label: String,
    /// Its drawing.
    pub icon: Icon,
    /// What a screen reader says.
    pub spoken: String,
    /// The one that goes on; filled.
    pub primary: bool,
    /// It can be pressed now.
    pub enabled: bool,
}

/// A question over the table.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Question {
    /// The question.
    pub title: String,
    /// What the answers mean.
    pub text: String,
    /// The answers; the last one changes nothing in the match.
    pub answers: Vec<Button>,
}

/// The turns played so far, or, while one looks back, all there were.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct TurnList {
    /// Heading.
    pub heading: String,
    /// The rounds, oldest first.
    pub rounds: Vec<Round>,
    /// What is being counted, as "No removal for 4 of 30 turns"; may be empty.
    pub note: String,
    /// The note matters now, so it is shown where there is no panel too.
    pub note_matters: bool,
    /// The list lies over the table, whether there is a panel or not, until this puts it away; Back means the same.
    pub close: Option<Button>,
}

/// One turn of each seat.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Round {
    /// What stands above it: which game of the match begins here. Empty elsewhere, and where there is but one.
    pub game: String,
    /// Counted from 1.
    pub number: u32,
    /// The turns, a seat each.
    pub turns: Vec<ListedTurn>,
    /// The seat whose turn is the last one played, or the one looked at, if it is in this round. It is in sight.
    pub latest: Option<u32>,
}

/// A turn in the list of them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ListedTurn {
    /// The turn in as few signs as can be; empty where the seat has not played yet.
    pub text: String,
    /// What a press on it is called, while one looks back: it shows the match as it was then.
    pub id: Option<String>,
    /// What a screen reader says.
    pub spoken: String,
}

/// How a match ended.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ResultSheet {
    /// The winner's piece, or one for each seat that shares the result.
    pub pieces: Vec<Face>,
    /// Somebody won, so olive sprigs stand beside the piece.
    pub sprigs: bool,
    /// Who won.
    pub headline: String,
    /// Why, in one sentence.
    pub reason: String,
    /// The seats with what they reached.
    pub seats: Vec<SeatCard>,
    /// Figures of the match.
    pub facts: Vec<Fact>,
    /// The names that the series is between.
    pub series: String,
    /// What the series counts.
    pub series_text: String,
    /// The series, as "3 – 2".
    pub series_score: String,
    /// Rematch, see the table, home, in this order.
    pub buttons: Vec<Button>,
}

/// A figure with what it counts.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Fact {
    /// The figure.
    pub value: String,
    /// What it is.
    pub label: String,
}
