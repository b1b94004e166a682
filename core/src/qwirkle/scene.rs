//! How a table of Qwirkle is drawn and spoken of: the cloth, the rack, the bag.

use super::board::{Axis, Board, Cell, Line, Placed, Placing};
use super::draft::{Draft, Held, Plan};
use super::rules::HAND;
use super::tile::{Colour, Shape, Tile};
use super::turn::Choice;
use super::view::{Seen, View};
use super::{rules, say};
use crate::audio::Cue;
use crate::table::scene::{Bag, Cloth, Moved, Scene, SceneCell, SceneSlot, Standing, Trace, Unseen, Window};
use crate::table::screen::{Bead, Face, Mark, MarkKind, MotionKind, Piece, TileColour, TileShape};
use crate::words::Say;

/// The cloth is a part of a board of so many files and ranks, larger than any table can grow.
const FILES: u32 = 256;
/// The cell `0,0` is in the middle of it.
const MIDDLE: i32 = FILES as i32 / 2;
/// Where nothing lies yet there is room for so many tiles either way.
const ROOM: i32 = 3;
/// Spots of the rack come after those of the cloth.
const RACK: u32 = FILES * FILES;

/// The spot of a cell.
pub(super) fn spot(cell: Cell) -> u32 {
    // A cell's coordinates are below 108, either way.
    let along = |n: i32| (MIDDLE + n) as u32;
    along(-cell.y()) * FILES + along(cell.x())
}

/// The cell of a spot.
pub(super) fn cell(spot: u32) -> Option<Cell> {
    let along = |n: u32| n as i32 - MIDDLE;
    (spot < RACK).then(|| Cell::new(along(spot % FILES), -along(spot / FILES))).flatten()
}

/// The spot of a tile on the rack.
pub(super) fn held_spot(held: Held) -> u32 {
    RACK + held.tile.index() as u32 * rules::COPIES as u32 + u32::from(held.copy)
}

/// The spot of an empty place on the rack.
fn empty_spot(place: usize) -> u32 {
    RACK + Tile::all().count() as u32 * rules::COPIES as u32 + place as u32
}

/// The spot of a place as notation names it: a cell, or the first such tile on the rack.
pub(super) fn named(name: &str) -> Option<u32> {
    let held = |tile| held_spot(Held { tile, copy: 0 });
    name.parse().map(spot).or_else(|_| name.parse().map(held)).ok()
}

/// A tile's id: it never leaves the cell where it was placed.
pub(super) fn id(cell: Cell) -> u32 {
    spot(cell) + 1
}

/// How a tile is drawn.
pub(super) fn face(tile: Tile) -> Face {
    let colour = match tile.colour() {
        Colour::Red => TileColour::Red,
        Colour::Orange => TileColour::Orange,
        Colour::Yellow => TileColour::Yellow,
        Colour::Green => TileColour::Green,
        Colour::Blue => TileColour::Blue,
        Colour::Purple => TileColour::Purple,
    };
    let shape = match tile.shape() {
        Shape::Circle => TileShape::Circle,
        Shape::FourPointedStar => TileShape::FourPointedStar,
        Shape::Diamond => TileShape::Diamond,
        Shape::Square => TileShape::Square,
        Shape::Clover => TileShape::Clover,
        Shape::EightPointedStar => TileShape::EightPointedStar,
    };
    Face::Tile { colour, shape }
}

/// The opening line where it belongs: with its leftmost or topmost tile on `0,0`.
pub(super) fn shifted(placing: &Placing) -> Placing {
    let Some(first) = placing.iter().map(|placed| placed.cell).min() else { return placing.clone() };
    let moved = |cell: Cell| Cell::new(cell.x() - first.x(), cell.y() - first.y());
    let at = |placed: &Placed| Placed { cell: moved(placed.cell).unwrap_or(placed.cell), ..*placed };
    placing.iter().map(at).collect()
}

fn beside(cell: Cell) -> [Cell; 4] {
    [(Axis::Row, -1), (Axis::Row, 1), (Axis::Column, -1), (Axis::Column, 1)]
        .map(|(axis, step)| cell.along(axis, step))
}

/// The empty cells next to a tile, or where nothing lies yet those in the middle.
pub(super) fn frontier(draft: &Draft) -> Vec<Cell> {
    frontier_of(&draft.board, draft.placed())
}

fn frontier_of(board: &Board, placed: &[(Held, Cell)]) -> Vec<Cell> {
    let covered = |cell: Cell| board.tile(cell).is_some() || placed.iter().any(|&(_, at)| at == cell);
    let tiles = board.placed().iter().map(|placed| placed.cell).chain(placed.iter().map(|&(_, at)| at));
    let mut cells: Vec<Cell> = tiles.flat_map(beside).filter(|&cell| !covered(cell)).collect();
    if board.is_empty() && placed.is_empty() {
        let room = -ROOM..=ROOM;
        cells = room.clone().flat_map(|y| room.clone().filter_map(move |x| Cell::new(x, y))).collect();
    }
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// The table by what may be seen of it, at rest.
pub(super) fn of_view(view: &View) -> Scene {
    let hand = view.hand();
    let slots = Held::all(&hand).map(|held| slot(held_spot(held), Some(held.tile)));
    scene(view.board(), &[], |_| None, rack(slots))
}

/// The table with a turn as far as it is built.
pub(super) fn of_draft(draft: &Draft) -> Scene {
    let reach = draft.selected().map(|held| draft.reach(held.tile)).unwrap_or_default();
    let state = |cell: Cell| match () {
        () if reach.contains(&cell) => Some("qwirkle-cell-fits"),
        () if draft.placed().iter().any(|&(_, at)| at == cell) => Some("qwirkle-cell-placed"),
        () => None,
    };
    let slots = Held::all(&draft.hand).map(|held| held_slot(draft, held));
    let mut scene = scene(&draft.board, draft.placed(), state, rack(slots));
    let reachable = reach.iter().filter(|_| !draft.board.is_empty() || !draft.placed().is_empty());
    scene.marks = reachable.map(|&cell| Mark { kind: MarkKind::Reachable, spot: spot(cell) }).collect();
    if scene.marks.is_empty() && !reach.is_empty() {
        // Anywhere will do; one mark says so.
        scene.marks.push(Mark { kind: MarkKind::Reachable, spot: spot(Cell::ORIGIN) });
    }
    let placed = draft.placed().iter().map(|&(_, at)| Mark { kind: MarkKind::Placed, spot: spot(at) });
    scene.marks.extend(placed);
    scene.beads =
        (1..).zip(draft.placed()).map(|(number, &(_, at))| Bead { spot: spot(at), number }).collect();
    scene
}

fn slot(spot: u32, tile: Option<Tile>) -> SceneSlot {
    let spoken =
        tile.map_or_else(|| Say::new("qwirkle-slot-empty"), |tile| say::slot(tile, "qwirkle-slot-still"));
    SceneSlot { spot, face: tile.map(face), lifted: false, dimmed: false, enabled: false, spoken }
}

/// A tile on the rack of whoever builds a turn; its place is empty while it is placed.
fn held_slot(draft: &Draft, held: Held) -> SceneSlot {
    if draft.is_placed(held) {
        return slot(held_spot(held), None);
    }
    let lifted = draft.is_lifted(held);
    let (dimmed, state) = match &draft.plan {
        Plan::Swapping(_) if lifted => (false, "qwirkle-slot-swapped"),
        Plan::Swapping(_) => (false, "qwirkle-slot-swap"),
        _ if lifted => (false, "qwirkle-slot-selected"),
        Plan::Placing { .. } if draft.fits(held.tile) => (false, "qwirkle-slot-fits"),
        Plan::Placing { .. } | Plan::Passing => (true, "qwirkle-slot-fits-nowhere"),
    };
    let enabled = draft.plan != Plan::Passing;
    let spoken = say::slot(held.tile, state);
    SceneSlot { lifted, dimmed, enabled, spoken, ..slot(held_spot(held), Some(held.tile)) }
}

/// Six places, whatever the hand holds.
fn rack(slots: impl Iterator<Item = SceneSlot>) -> Vec<SceneSlot> {
    let empty = (0..HAND).map(|place| slot(empty_spot(place), None));
    let mut slots: Vec<SceneSlot> = slots.collect();
    slots.extend(empty.skip(slots.len()));
    slots
}

/// `state` is the word for what can be done with a cell; a tap there then does something.
fn scene(
    board: &Board,
    placed: &[(Held, Cell)],
    state: impl Fn(Cell) -> Option<&'static str>,
    rack: Vec<SceneSlot>,
) -> Scene {
    let laid = board.placed().iter().copied();
    let laid = laid.chain(placed.iter().map(|&(Held { tile, .. }, cell)| Placed { tile, cell }));
    let tiles: Vec<Placed> = laid.collect();
    let piece = |&Placed { tile, cell }: &Placed| Piece {
        id: id(cell),
        face: face(tile),
        spot: spot(cell),
        lifted: false,
    };
    let pieces = tiles.iter().map(piece).collect();
    let free = frontier_of(board, placed);
    let named = tiles.iter().map(|placed| (placed.cell, Some(placed.tile)));
    let cells = named.chain(free.iter().map(|&cell| (cell, None))).map(|(cell, tile)| {
        let state = state(cell);
        SceneCell { spot: spot(cell), enabled: state.is_some(), spoken: say::cell(cell, tile, state) }
    });
    let usual = room(&frontier_of(board, &[]));
    let latest = placed.iter().map(|&(_, cell)| spot(cell)).collect();
    Scene {
        window: room(&free),
        cloth: Some(Cloth { usual, origin: spot(Cell::ORIGIN), latest }),
        cells: cells.collect(),
        pieces,
        rack,
        ..Scene::default()
    }
}

/// The part of the cloth that cells are in.
fn room(cells: &[Cell]) -> Window {
    Window::around(FILES, cells.iter().map(|&cell| spot(cell)))
}

/// How far a seat is: its score.
pub(super) fn standing(score: u32) -> Standing {
    let say = |key| Say::new(key).with("points", score);
    Standing { score: say("qwirkle-score"), score_in_words: say("qwirkle-score-in-words"), done: 0, of: 0 }
}

/// What there is to see of a turn. Its tiles lie there already where it was built.
pub(super) fn trace(before: &View, seen: &Seen) -> Trace {
    let placing = placed(seen);
    let marks = placing.iter().map(|placed| Mark { kind: MarkKind::LastTurn, spot: spot(placed.cell) });
    let land = |placed: &Placed| Moved {
        kind: MotionKind::Place,
        piece: id(placed.cell),
        drawn: None,
        from: spot(placed.cell),
        to: spot(placed.cell),
    };
    let [happened, brief] = say::happened(before, seen);
    Trace {
        happened,
        brief,
        marks: marks.collect(),
        ghosts: Vec::new(),
        moves: placing.iter().map(land).collect(),
        at_end: Vec::new(),
        heard: heard(before, placing),
    }
}

/// Each line that scores is heard (K6).
fn heard(before: &View, placing: &[Placed]) -> Vec<Cue> {
    let score = before.board().score(placing).unwrap_or_default();
    let cue = |line: &Line| if line.is_qwirkle() { Cue::Qwirkle } else { Cue::LineScored };
    score.lines.iter().map(cue).collect()
}

/// The tiles that a turn placed.
pub(super) fn placed(seen: &Seen) -> &[Placed] {
    match seen {
        Seen::Placed(placing) => placing,
        Seen::Own(turn) => match &turn.choice {
            Choice::Place(placing) => placing,
            Choice::Swap(_) | Choice::Pass => &[],
        },
        Seen::Swapped(_) | Seen::Passed => &[],
    }
}

/// The bag.
pub(super) fn bag(view: &View) -> Bag {
    let count = u32::from(view.bag());
    let say = |key| Say::new(key).with("count", count);
    Bag { count, label: say("qwirkle-bag"), spoken: say("qwirkle-bag-spoken") }
}

/// How many of each tile are unseen.
pub(super) fn unseen(view: &View) -> Unseen {
    let (unseen, bag) = (view.unseen(), view.bag());
    let tiles = Tile::all().map(|tile| (face(tile), u32::from(unseen.count(tile)), say::tile(tile)));
    let text = Say::new("qwirkle-unseen-text").with("bag", u32::from(bag));
    Unseen {
        title: Say::new("qwirkle-unseen"),
        text: text.with("hands", u32::from(unseen.len() - bag)),
        tiles: tiles.collect(),
        columns: Shape::ALL.len() as u32,
    }
}
