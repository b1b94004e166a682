//! Qwirkle read from the written rules alone, without a line of the core: slow, plain and easy to check by eye.
//!
//! The notation is in `notation`, how it sits at the table of the text interface in `interface`, chance in
//! `chance` and `positions`.

mod chance;
mod interface;
mod notation;
mod positions;
mod tests;

use super::board::HIGHEST_COUNTER;
use std::collections::{BTreeMap, BTreeSet};

/// K1.
pub const COLOURS: [char; 6] = ['R', 'O', 'Y', 'G', 'B', 'P'];
/// K1.
pub const SHAPES: u32 = 6;
/// K1.
pub const COPIES: usize = 3;
/// K1.
pub const HAND: usize = 6;
/// K4.
const LONGEST_LINE: usize = 6;
/// K6.
const FOR_A_LINE_OF_SIX: u32 = 6;
/// K10.
const FOR_THE_LAST_TILE: u32 = 6;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Tile {
    pub colour: char,
    pub shape: u32,
}

/// x to the right, y down.
pub type Cell = (i32, i32);

/// A tile laid on a cell.
pub type Laid = (Tile, Cell);

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Deed {
    Place(Vec<Laid>),
    Swap(Vec<Tile>),
    Pass,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    pub deed: Deed,
    pub drawn: Vec<Tile>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub board: Board,
    /// Each in order.
    pub hands: Vec<Vec<Tile>>,
    /// In order.
    pub bag: Vec<Tile>,
    pub scores: Vec<u32>,
    pub seat: usize,
}

/// Takes these tiles out of those; `None` if they are not all there.
pub fn without(tiles: &[Tile], taken: &[Tile]) -> Option<Vec<Tile>> {
    let mut rest = tiles.to_vec();
    for tile in taken {
        let at = rest.iter().position(|other| other == tile)?;
        rest.remove(at);
    }
    Some(rest)
}

pub fn with(tiles: &[Tile], more: &[Tile]) -> Vec<Tile> {
    let mut all = [tiles, more].concat();
    all.sort_unstable();
    all
}

/// One of each.
pub fn different(tiles: &[Tile]) -> Vec<Tile> {
    let set: BTreeSet<Tile> = tiles.iter().copied().collect();
    set.into_iter().collect()
}

/// Every multiset of these tiles but the empty one.
pub fn multisets(tiles: &[Tile]) -> BTreeSet<Vec<Tile>> {
    let mut all = BTreeSet::from([Vec::new()]);
    for &tile in tiles {
        let longer: Vec<Vec<Tile>> = all.iter().map(|some: &Vec<Tile>| with(some, &[tile])).collect();
        all.extend(longer);
    }
    all.remove(&Vec::new());
    all
}

// K4
pub fn is_line(tiles: &[Tile]) -> bool {
    let same_colour = tiles.iter().all(|tile| tile.colour == tiles[0].colour);
    let same_shape = tiles.iter().all(|tile| tile.shape == tiles[0].shape);
    tiles.len() <= LONGEST_LINE && different(tiles).len() == tiles.len() && (same_colour || same_shape)
}

// K2
pub fn largest_group(hand: &[Tile]) -> usize {
    let different = different(hand);
    let of_colour =
        COLOURS.map(|colour| different.iter().filter(|tile| tile.colour == colour).count()).into_iter();
    let of_shape = (1..=SHAPES).map(|shape| different.iter().filter(|tile| tile.shape == shape).count());
    of_colour.chain(of_shape).max().unwrap()
}

fn next_to(cell: Cell) -> [Cell; 4] {
    let (x, y) = cell;
    [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Axis {
    Row,
    Column,
}

const AXES: [Axis; 2] = [Axis::Row, Axis::Column];

impl Axis {
    fn along(self, (x, y): Cell, steps: i32) -> Cell {
        match self {
            Axis::Row => (x + steps, y),
            Axis::Column => (x, y + steps),
        }
    }

    /// Whether all these cells are in one row, or one column.
    fn holds(self, cells: &[Cell]) -> bool {
        cells.iter().all(|&(x, y)| match self {
            Axis::Row => y == cells[0].1,
            Axis::Column => x == cells[0].0,
        })
    }
}

pub type Board = BTreeMap<Cell, Tile>;

/// The older tiles with those of this turn on the table.
#[derive(Clone, Copy)]
struct Table<'a> {
    older: &'a Board,
    laid: &'a [Laid],
}

impl Table<'_> {
    fn at(self, cell: Cell) -> Option<Tile> {
        let laid = self.laid.iter().find(|&&(_, other)| other == cell);
        laid.map(|&(tile, _)| tile).or_else(|| self.older.get(&cell).copied())
    }

    /// The first cell along the axis without a tile.
    fn first_empty(self, from: Cell, axis: Axis, step: i32) -> Cell {
        let mut cell = from;
        while self.at(cell).is_some() {
            cell = axis.along(cell, step);
        }
        cell
    }

    /// The cells of the tiles that stand side by side along the axis, this one's among them.
    fn line_through(self, cell: Cell, axis: Axis) -> Vec<Cell> {
        let mut here = axis.along(self.first_empty(cell, axis, -1), 1);
        let mut cells = Vec::new();
        while self.at(here).is_some() {
            cells.push(here);
            here = axis.along(here, 1);
        }
        cells
    }

    /// The lines of two or more tiles that the tiles of this turn are in, each once.
    fn lines(self) -> BTreeSet<Vec<Cell>> {
        let mut lines = BTreeSet::new();
        for &(_, cell) in self.laid {
            for axis in AXES {
                let line = self.line_through(cell, axis);
                if line.len() >= 2 {
                    lines.insert(line);
                }
            }
        }
        lines
    }
}

/// Whether each of these tiles has an empty cell of its own.
fn each_has_a_cell(board: &Board, laid: &[Laid]) -> bool {
    let cells: BTreeSet<Cell> = laid.iter().map(|&(_, cell)| cell).collect();
    cells.len() == laid.len() && cells.iter().all(|cell| !board.contains_key(cell))
}

// K5
pub fn check_laid(board: &Board, laid: &[Laid]) -> Result<(), &'static str> {
    if !each_has_a_cell(board, laid) {
        return Err("no empty cell for each tile");
    }
    let table = Table { older: board, laid };
    let cells: Vec<Cell> = laid.iter().map(|&(_, cell)| cell).collect();
    let in_one_line = AXES.into_iter().any(|axis| {
        let line = table.line_through(cells[0], axis);
        axis.holds(&cells) && cells.iter().all(|cell| line.contains(cell))
    });
    if !in_one_line {
        return Err("not in one unbroken line");
    }
    if !cells.iter().any(|&cell| next_to(cell).iter().any(|other| board.contains_key(other))) {
        return Err("no older tile touched");
    }
    for line in table.lines() {
        let tiles: Vec<Tile> = line.into_iter().filter_map(|cell| table.at(cell)).collect();
        if !is_line(&tiles) {
            return Err("a row or column of tiles that is no line");
        }
    }
    Ok(())
}

// K6
pub fn score(board: &Board, laid: &[Laid]) -> u32 {
    let lines = Table { older: board, laid }.lines();
    if lines.is_empty() {
        return 1;
    }
    let mut points = 0;
    for line in lines {
        points += line.len() as u32;
        if line.len() == LONGEST_LINE {
            points += FOR_A_LINE_OF_SIX;
        }
    }
    points
}

impl Position {
    pub fn hand(&self) -> &[Tile] {
        &self.hands[self.seat]
    }

    // K3
    fn check_opening(&self, laid: &[Laid]) -> Result<(), &'static str> {
        let tiles: Vec<Tile> = laid.iter().map(|&(tile, _)| tile).collect();
        if laid.len() != largest_group(self.hand()) {
            return Err("not the largest group");
        }
        if !is_line(&tiles) {
            return Err("no line");
        }
        let mut cells: Vec<Cell> = laid.iter().map(|&(_, cell)| cell).collect();
        cells.sort_unstable();
        let from_the_middle =
            |axis: Axis| (0..cells.len() as i32).map(|step| axis.along((0, 0), step)).collect::<Vec<Cell>>();
        if AXES.into_iter().any(|axis| from_the_middle(axis) == cells) {
            Ok(())
        } else {
            Err("not in one line from 0,0 on")
        }
    }

    // K5
    fn can_place(&self, seat: usize) -> bool {
        // Of tiles that can be placed together the one that touches an older tile can be placed alone.
        let cells = self.cells_beside_the_board();
        different(&self.hands[seat])
            .into_iter()
            .any(|tile| cells.iter().any(|&cell| check_laid(&self.board, &[(tile, cell)]).is_ok()))
    }

    fn cells_beside_the_board(&self) -> BTreeSet<Cell> {
        let beside = self.board.keys().flat_map(|&cell| next_to(cell));
        beside.filter(|cell| !self.board.contains_key(cell)).collect()
    }

    /// The rule by which the game is over, if it is.
    pub fn ending(&self) -> Option<&'static str> {
        if !self.bag.is_empty() || self.board.is_empty() {
            return None;
        }
        if self.hands.iter().any(Vec::is_empty) {
            return Some("K10");
        }
        if (0..self.hands.len()).any(|seat| self.can_place(seat)) { None } else { Some("K11") }
    }

    pub fn is_over(&self) -> bool {
        self.ending().is_some()
    }

    // K12
    pub fn winners(&self) -> Vec<usize> {
        let highest = self.scores.iter().max().unwrap();
        (0..self.scores.len()).filter(|&seat| self.scores[seat] == *highest).collect()
    }

    /// Whether a turn is legal, whatever is drawn.
    pub fn check(&self, deed: &Deed) -> Result<(), &'static str> {
        if self.is_over() {
            return Err("the game is over");
        }
        match deed {
            Deed::Place(laid) => {
                let tiles: Vec<Tile> = laid.iter().map(|&(tile, _)| tile).collect();
                without(self.hand(), &tiles).ok_or("not in the hand")?;
                if self.board.is_empty() { self.check_opening(laid) } else { check_laid(&self.board, laid) }
            }
            // K8
            Deed::Swap(tiles) => {
                without(self.hand(), tiles).ok_or("not in the hand")?;
                if self.bag.is_empty() || self.board.is_empty() {
                    return Err("no swapping now");
                }
                Ok(())
            }
            // K9
            Deed::Pass => {
                if !self.bag.is_empty() || self.board.is_empty() || self.can_place(self.seat) {
                    return Err("no passing now");
                }
                Ok(())
            }
        }
    }

    /// The bag that a turn is drawn from, and how many tiles are.
    pub fn draw(&self, deed: &Deed) -> (Vec<Tile>, usize) {
        match deed {
            // K7
            Deed::Place(laid) => {
                let missing = HAND - (self.hand().len() - laid.len());
                (self.bag.clone(), missing.min(self.bag.len()))
            }
            // K8
            Deed::Swap(tiles) => (with(&self.bag, tiles), tiles.len()),
            Deed::Pass => (self.bag.clone(), 0),
        }
    }

    pub fn play(&self, turn: &Turn) -> Result<Position, String> {
        self.check(&turn.deed)?;
        let (bag, drawn) = self.draw(&turn.deed);
        if turn.drawn.len() != drawn {
            return Err(format!("{drawn} must be drawn"));
        }
        let mut after = self.clone();
        after.bag = without(&bag, &turn.drawn).ok_or("drawn, but not in the bag")?;
        let (given, points) = match &turn.deed {
            Deed::Place(laid) => (laid.iter().map(|&(tile, _)| tile).collect(), score(&self.board, laid)),
            Deed::Swap(tiles) => (tiles.clone(), 0),
            Deed::Pass => (Vec::new(), 0),
        };
        if let Deed::Place(laid) = &turn.deed {
            after.board.extend(laid.iter().map(|&(tile, cell)| (cell, tile)));
        }
        let kept = without(self.hand(), &given).ok_or("not in the hand")?;
        after.hands[self.seat] = with(&kept, &turn.drawn);
        // K10
        let last = self.bag.is_empty() && after.hands[self.seat].is_empty();
        let points = points + if last { FOR_THE_LAST_TILE } else { 0 };
        after.scores[self.seat] = HIGHEST_COUNTER.min(self.scores[self.seat] + points);
        after.seat = (self.seat + 1) % self.hands.len();
        Ok(after)
    }

    /// Every set of tiles that can be placed with their cells.
    pub fn placements(&self) -> BTreeSet<Vec<Laid>> {
        if self.board.is_empty() { self.opening_placements() } else { self.later_placements() }
    }

    // K3
    fn opening_placements(&self) -> BTreeSet<Vec<Laid>> {
        let mut rows: Vec<Vec<Tile>> = vec![Vec::new()];
        for _ in 0..largest_group(self.hand()) {
            let mut longer = Vec::new();
            for row in rows {
                for tile in different(self.hand()) {
                    let next = [&row[..], &[tile]].concat();
                    if is_line(&next) {
                        longer.push(next);
                    }
                }
            }
            rows = longer;
        }
        let mut found = BTreeSet::new();
        for row in rows {
            for axis in AXES {
                let mut laid: Vec<Laid> = Vec::new();
                for (step, &tile) in row.iter().enumerate() {
                    laid.push((tile, axis.along((0, 0), step as i32)));
                }
                laid.sort_unstable();
                found.insert(laid);
            }
        }
        found
    }

    /// K5: tiles are laid one by one, each touching a tile on the table.
    fn later_placements(&self) -> BTreeSet<Vec<Laid>> {
        let mut found = BTreeSet::new();
        let mut waiting: Vec<Vec<Laid>> = vec![Vec::new()];
        while let Some(laid) = waiting.pop() {
            let tiles: Vec<Tile> = laid.iter().map(|&(tile, _)| tile).collect();
            let rest = different(&without(self.hand(), &tiles).expect("tiles of the hand"));
            for cell in self.cells_after(&laid) {
                for &tile in &rest {
                    let mut longer = [&laid[..], &[(tile, cell)]].concat();
                    longer.sort_unstable();
                    if !found.contains(&longer) && check_laid(&self.board, &longer).is_ok() {
                        found.insert(longer.clone());
                        waiting.push(longer);
                    }
                }
            }
        }
        found
    }

    /// Where the next tile may go: the ends of the lines through what was laid so far.
    fn cells_after(&self, laid: &[Laid]) -> BTreeSet<Cell> {
        let Some(&(_, first)) = laid.first() else { return self.cells_beside_the_board() };
        let table = Table { older: &self.board, laid };
        let mut cells = BTreeSet::new();
        for axis in AXES {
            for step in [-1, 1] {
                cells.insert(table.first_empty(first, axis, step));
            }
        }
        cells
    }

    /// Every legal turn, without draws; none when the game is over.
    pub fn legal_turns(&self) -> Vec<Turn> {
        if self.is_over() {
            return Vec::new();
        }
        let mut deeds: Vec<Deed> = self.placements().into_iter().map(Deed::Place).collect();
        if !self.bag.is_empty() && !self.board.is_empty() {
            deeds.extend(multisets(self.hand()).into_iter().map(Deed::Swap));
        }
        if deeds.is_empty() {
            deeds.push(Deed::Pass);
        }
        deeds.into_iter().map(|deed| Turn { deed, drawn: Vec::new() }).collect()
    }
}
