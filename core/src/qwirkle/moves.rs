//! Every way to place tiles, each once, with what it scores. Nothing here allocates.
//!
//! A turn's tiles are found from one *spot*, an empty cell beside older tiles: the first of its line that the turn
//! covers. From there the line grows over free cells before it, then onwards, taking in the older tiles it meets.
//! What a line can take is a set of kinds, so a step is a few words of arithmetic.

use arrayvec::ArrayVec;

use super::board::{Axis, Board, Cell, Placed, Placing, line_points};
use super::rules::HAND;
use super::tile::{Kinds, TILES, Tile};

/// Empty cells around what was placed, as far as one turn reaches.
const MARGIN: usize = HAND;

/// The most cells that a board in one piece and its margin fill: its width and height together are at most one more
/// than its tiles.
const AREA: usize = {
    let half = TILES / 2;
    (half + 2 * MARGIN) * (TILES + 1 - half + 2 * MARGIN)
};

/// The most empty cells that can lie beside the tiles of a board in one piece.
const SPOTS: usize = 2 * TILES + 2;

/// In the grid: an empty cell beside no tile. Other numbers are a spot's place counted from 1, and from [`COVERED`]
/// up the tiles.
const FREE: u8 = 0;
const COVERED: u8 = u8::MAX - 35;
const _: () = assert!(SPOTS < COVERED as usize);

/// Older tiles side by side.
#[derive(Debug, Clone, Copy)]
struct Run {
    kinds: Kinds,
    /// What can join them in a line (K4).
    fits: Kinds,
    len: u8,
}

impl Run {
    const NONE: Self = Self { kinds: Kinds::NONE, fits: Kinds::ALL, len: 0 };

    fn and(self, tile: Tile) -> Self {
        // What does not fit makes a run that nothing can join; notation may give such boards.
        let fits = if self.fits.contains(tile) { self.fits.and(tile.partners()) } else { Kinds::NONE };
        Self { kinds: self.kinds.or(tile.kind()), fits, len: self.len + 1 }
    }

    /// What can stand between two runs.
    fn joined_by(self, other: Self) -> Kinds {
        if other.kinds.without(self.fits).is_empty() { self.fits.and(other.fits) } else { Kinds::NONE }
    }
}

/// An empty cell beside older tiles. Arrays are by [`Axis`].
#[derive(Debug, Clone, Copy)]
struct Spot {
    at: u16,
    /// The run that ends just before it.
    before: [u8; 2],
    /// The run that begins just after it.
    after: [u8; 2],
    /// What the hand can place here.
    fits: Kinds,
    /// What the line through it scores, if there is one.
    points: [u32; 2],
}

/// A board drawn up for one hand.
#[derive(Debug)]
struct Field {
    grid: [u8; AREA],
    stride: usize,
    /// Coordinates of the grid's first cell.
    corner: [i32; 2],
    runs: ArrayVec<Run, { 2 * TILES + 1 }>,
    spots: ArrayVec<Spot, SPOTS>,
    hand: Kinds,
}

/// A tile on a cell of the grid.
type Laid = (u16, Tile);

impl Field {
    /// Draws up a board in one piece where something was placed.
    fn new(board: &Board, hand: Kinds) -> Self {
        let placed = board.placed();
        let (mut left, mut right) = (i32::MAX, i32::MIN);
        for cell in placed.iter().map(|placed| placed.cell) {
            (left, right) = (left.min(cell.x()), right.max(cell.x()));
        }
        let top = placed.first().map_or(0, |placed| placed.cell.y());
        let margin = MARGIN as i32;
        let mut field = Self {
            grid: [FREE; AREA],
            stride: (right - left + 1 + 2 * margin) as usize,
            corner: [left - margin, top - margin],
            runs: ArrayVec::new(),
            spots: ArrayVec::new(),
            hand,
        };
        field.runs.push(Run::NONE);
        for placed in placed {
            let at = field.at(placed.cell);
            field.grid[at] = COVERED + placed.tile.index() as u8;
        }
        for placed in placed {
            let at = field.at(placed.cell);
            for axis in Axis::BOTH {
                if field.grid[at - field.step(axis)] < COVERED {
                    field.add_run(at, axis);
                }
            }
        }
        field.fit();
        field
    }

    fn at(&self, cell: Cell) -> usize {
        let [x, y] = self.corner;
        (cell.y() - y) as usize * self.stride + (cell.x() - x) as usize
    }

    fn cell(&self, at: u16) -> Option<Cell> {
        let (at, stride) = (i32::from(at), self.stride as i32);
        Cell::new(self.corner[0] + at % stride, self.corner[1] + at / stride)
    }

    fn step(&self, axis: Axis) -> usize {
        match axis {
            Axis::Row => 1,
            Axis::Column => self.stride,
        }
    }

    /// Adds the run that begins at a tile, and the spots at its ends.
    fn add_run(&mut self, first: usize, axis: Axis) {
        let step = self.step(axis);
        let (mut run, mut at) = (Run::NONE, first);
        while let Some(tile) = self.grid[at].checked_sub(COVERED) {
            run = run.and(Tile::at(tile));
            at += step;
        }
        let id = self.runs.len() as u8;
        self.runs.push(run);
        self.spot(first - step).after[axis as usize] = id;
        self.spot(at).before[axis as usize] = id;
    }

    fn spot(&mut self, at: usize) -> &mut Spot {
        if self.grid[at] == FREE {
            self.spots.push(Spot {
                at: at as u16,
                before: [0; 2],
                after: [0; 2],
                fits: Kinds::NONE,
                points: [0; 2],
            });
            self.grid[at] = self.spots.len() as u8;
        }
        &mut self.spots[usize::from(self.grid[at]) - 1]
    }

    fn run(&self, id: u8) -> Run {
        self.runs[usize::from(id)]
    }

    /// Finds what each spot can take, and what it then scores.
    fn fit(&mut self) {
        for spot in &mut self.spots {
            spot.fits = self.hand;
            for axis in Axis::BOTH.map(|axis| axis as usize) {
                let before = self.runs[usize::from(spot.before[axis])];
                let after = self.runs[usize::from(spot.after[axis])];
                spot.fits = spot.fits.and(before.joined_by(after));
                spot.points[axis] = line_points(before.len + 1 + after.len);
            }
        }
    }

    fn takes_any(&self) -> bool {
        self.spots.iter().any(|spot| !spot.fits.is_empty())
    }

    /// Visits every placing with its points.
    fn each(&self, visit: impl FnMut(&[Laid], u32)) {
        let mut laying = Laying { field: self, axis: Axis::Row, step: 0, laid: ArrayVec::new(), visit };
        for axis in Axis::BOTH {
            (laying.axis, laying.step) = (axis, self.step(axis));
            self.spots.iter().for_each(|spot| laying.begin(spot));
        }
    }

    fn placing(&self, laid: &[Laid]) -> Placing {
        // A spot lies next to a tile of a board in one piece, so no cell of a turn is out of reach.
        laid.iter().filter_map(|&(at, tile)| Some(Placed { tile, cell: self.cell(at)? })).collect()
    }
}

/// A line under construction.
#[derive(Debug, Clone, Copy)]
struct Growing {
    /// What can join it (K4).
    fits: Kinds,
    len: u8,
    /// What the lines across it score.
    across: u32,
}

impl Growing {
    fn and(self, tile: Tile, after: Run, across: u32) -> Option<Self> {
        let fits = self.fits.and(tile.partners());
        after.kinds.without(fits).is_empty().then(|| Self {
            fits: fits.and(after.fits),
            len: self.len + 1 + after.len,
            across: self.across + across,
        })
    }

    fn points(self) -> u32 {
        self.across + line_points(self.len)
    }
}

/// Tiles being laid along an axis.
struct Laying<'a, V> {
    field: &'a Field,
    axis: Axis,
    step: usize,
    laid: ArrayVec<Laid, HAND>,
    visit: V,
}

impl<V: FnMut(&[Laid], u32)> Laying<'_, V> {
    fn lay(&mut self, at: usize, tile: Tile) {
        self.laid.push((at as u16, tile));
    }

    fn seen(&mut self, line: Growing) {
        (self.visit)(&self.laid, line.points());
    }

    /// Every placing whose first spot is this one.
    fn begin(&mut self, spot: &Spot) {
        let [main, across] = [self.axis, self.axis.across()].map(|axis| axis as usize);
        let (before, after) = (self.field.run(spot.before[main]), self.field.run(spot.after[main]));
        let at = usize::from(spot.at);
        let next = at + self.step * (1 + usize::from(after.len));
        let older = Growing { fits: before.fits, len: before.len, across: 0 };
        for tile in spot.fits {
            let Some(line) = older.and(tile, after, spot.points[across]) else { continue };
            self.lay(at, tile);
            // A single tile has lines both ways, and is one turn.
            if self.axis == Axis::Row {
                self.seen(line);
            }
            self.onwards(next, line);
            if before.len == 0 {
                self.backwards(at - self.step, next, line);
            }
            self.laid.pop();
        }
    }

    /// Lays more tiles on free cells before the line, and then onwards.
    fn backwards(&mut self, at: usize, next: usize, line: Growing) {
        let fitting = line.fits.and(self.field.hand);
        if fitting.is_empty() || self.field.grid[at] != FREE {
            return;
        }
        for tile in fitting {
            let Some(line) = line.and(tile, Run::NONE, 0) else { continue };
            self.lay(at, tile);
            self.seen(line);
            self.onwards(next, line);
            self.backwards(at - self.step, next, line);
            self.laid.pop();
        }
    }

    /// Lays more tiles from a cell onwards.
    fn onwards(&mut self, at: usize, line: Growing) {
        let mut fitting = line.fits.and(self.field.hand);
        if fitting.is_empty() {
            return;
        }
        let (mut after, mut points) = (Run::NONE, 0);
        if let Some(spot) = usize::from(self.field.grid[at]).checked_sub(1) {
            let spot = &self.field.spots[spot];
            fitting = fitting.and(spot.fits);
            after = self.field.run(spot.after[self.axis as usize]);
            points = spot.points[self.axis.across() as usize];
        }
        for tile in fitting {
            let Some(line) = line.and(tile, after, points) else { continue };
            self.lay(at, tile);
            self.seen(line);
            self.onwards(at + self.step * (1 + usize::from(after.len)), line);
            self.laid.pop();
        }
    }
}

/// Whether a hand of these kinds can place a tile (K9, K11).
pub(super) fn can_place(board: &Board, hand: Kinds) -> bool {
    if board.is_empty() { !hand.is_empty() } else { Field::new(board, hand).takes_any() }
}

/// Visits every placing that the rules allow (K3, K5), with its points (K6).
pub(super) fn each_placing(board: &Board, hand: Kinds, mut visit: impl FnMut(&[Placed], u32)) {
    if board.is_empty() {
        return each_opening(hand, visit);
    }
    let field = Field::new(board, hand);
    field.each(|laid, points| visit(&field.placing(laid), points));
}

/// The first of those placings that score most.
pub(super) fn best_placing(board: &Board, hand: Kinds) -> Option<(Placing, u32)> {
    let mut most = 0;
    if board.is_empty() {
        let mut best = None;
        each_opening(hand, |placed, points| {
            if points > most {
                (best, most) = (Placing::try_from(placed).ok(), points);
            }
        });
        return Some((best?, most));
    }
    let field = Field::new(board, hand);
    let mut best: ArrayVec<Laid, HAND> = ArrayVec::new();
    field.each(|laid, points| {
        if points > most {
            most = points;
            best.clear();
            best.extend(laid.iter().copied());
        }
    });
    (most > 0).then(|| (field.placing(&best), most))
}

/// Visits every opening turn (K3): the largest groups, in every order, as a row or a column from `0,0` on.
fn each_opening(hand: Kinds, mut visit: impl FnMut(&[Placed], u32)) {
    let largest = hand.largest_group();
    if largest == 1 {
        return hand.into_iter().for_each(|tile| visit(&[Placed { tile, cell: Cell::ORIGIN }], 1));
    }
    for group in hand.groups().filter(|group| largest > 0 && group.len() == largest) {
        for axis in Axis::BOTH {
            each_order(group, axis, &mut Placing::new(), &mut visit);
        }
    }
}

fn each_order(left: Kinds, axis: Axis, placed: &mut Placing, visit: &mut impl FnMut(&[Placed], u32)) {
    if left.is_empty() {
        return visit(placed, line_points(placed.len() as u8));
    }
    let cell = Cell::ORIGIN.along(axis, placed.len() as i8);
    for tile in left {
        placed.push(Placed { tile, cell });
        each_order(left.without(tile.kind()), axis, placed, visit);
        placed.pop();
    }
}
