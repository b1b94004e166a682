//! The board without edges: cells, what was placed, and what placing more would score (K4–K6).

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;

use super::rules::{HAND, LONGEST, LONGEST_BONUS};
use super::tile::{Kinds, TILES, Tile};
use super::turn::{PlayError, TurnError, read_placed};

/// No board in one piece that covers `0,0` reaches farther from it, by x or by y.
const REACH: i8 = TILES as i8 - 1;

/// A place on the board: x to the right, y down, `0,0` being covered by the opening turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    // Cells are ordered row by row, from the left, as a board is read.
    y: i8,
    x: i8,
}

impl Cell {
    /// Where the opening turn has its leftmost or topmost tile.
    pub const ORIGIN: Self = Self { y: 0, x: 0 };

    /// The cell of two coordinates, unless no tile can ever lie so far out.
    pub fn new(x: i32, y: i32) -> Option<Self> {
        let near = |n: i32| i8::try_from(n).ok().filter(|n| n.unsigned_abs() <= REACH.unsigned_abs());
        Some(Self { y: near(y)?, x: near(x)? })
    }

    /// How far to the right of `0,0`.
    pub fn x(self) -> i32 {
        self.x.into()
    }

    /// How far below `0,0`.
    pub fn y(self) -> i32 {
        self.y.into()
    }

    /// The cell so many steps along an axis. A step beyond [`REACH`] still fits the numbers.
    pub(super) const fn along(self, axis: Axis, steps: i8) -> Self {
        match axis {
            Axis::Row => Self { y: self.y, x: self.x + steps },
            Axis::Column => Self { y: self.y + steps, x: self.x },
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text names no cell.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no cell {0:?}")]
pub struct CellError(pub String);

impl FromStr for Cell {
    type Err = CellError;

    fn from_str(text: &str) -> Result<Self, CellError> {
        let cell = || {
            let (x, y) = text.split_once(',')?;
            Self::new(coordinate(x)?, coordinate(y)?)
        };
        cell().ok_or_else(|| CellError(text.to_owned()))
    }
}

/// A coordinate as notation writes it: no plus sign, no leading zero, never `-0`.
fn coordinate(text: &str) -> Option<i32> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let plain = (1..=3).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
    let one_spelling = if digits.starts_with('0') { text == "0" } else { true };
    if plain && one_spelling { text.parse().ok() } else { None }
}

/// The two ways a line can run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Axis {
    /// From left to right.
    Row,
    /// From top to bottom.
    Column,
}

impl Axis {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Row, Self::Column];

    /// The other way.
    pub const fn across(self) -> Self {
        match self {
            Self::Row => Self::Column,
            Self::Column => Self::Row,
        }
    }
}

/// A tile on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Placed {
    /// What lies there.
    pub tile: Tile,
    /// Where.
    pub cell: Cell,
}

impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.tile, self.cell)
    }
}

impl fmt::Debug for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The tiles of one turn.
pub type Placing = ArrayVec<Placed, HAND>;

/// What was placed, and nothing else: the board has no edges.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Board {
    /// In the order of their cells.
    placed: ArrayVec<Placed, TILES>,
}

impl Board {
    /// Nothing was placed.
    pub fn is_empty(&self) -> bool {
        self.placed.is_empty()
    }

    /// What was placed, row by row.
    pub fn placed(&self) -> &[Placed] {
        &self.placed
    }

    /// The tile on a cell.
    pub fn tile(&self, cell: Cell) -> Option<Tile> {
        self.find(cell).ok().map(|i| self.placed[i].tile)
    }

    fn find(&self, cell: Cell) -> Result<usize, usize> {
        self.placed.binary_search_by_key(&cell, |placed| placed.cell)
    }

    /// Puts a tile on a cell; whether the cell was free.
    pub(crate) fn put(&mut self, placed: Placed) -> bool {
        match self.find(placed.cell) {
            Err(i) if !self.placed.is_full() => {
                self.placed.insert(i, placed);
                true
            }
            _ => false,
        }
    }

    /// All tiles hang together, and one lies on `0,0`.
    pub(super) fn is_in_one_piece(&self) -> bool {
        let mut reached = vec![false; self.placed.len()];
        let mut edge: Vec<usize> = self.find(Cell::ORIGIN).into_iter().collect();
        edge.iter().for_each(|&i| reached[i] = true);
        while let Some(i) = edge.pop() {
            for (axis, step) in Axis::BOTH.into_iter().flat_map(|axis| [(axis, -1), (axis, 1)]) {
                if let Ok(next) = self.find(self.placed[i].cell.along(axis, step))
                    && !reached[next]
                {
                    reached[next] = true;
                    edge.push(next);
                }
            }
        }
        reached.into_iter().all(|reached| reached)
    }

    /// What tiles score if a turn places them (K6), with what each line gives.
    ///
    /// On a board where nothing lies they need not touch anything; how many they must be there, and where (K3), is
    /// not asked here.
    ///
    /// # Errors
    /// The rule they break: K4 or K5.
    pub fn score(&self, placing: &[Placed]) -> Result<Score, PlayError> {
        let after = Laid { board: self, placing };
        after.check_free()?;
        let axis = axis(placing)?;
        after.check_unbroken(axis)?;
        let mut score = Score::default();
        score.add(after.line(placing[0].cell, axis)?);
        for placed in placing {
            score.add(after.line(placed.cell, axis.across())?);
        }
        let touches = score.lines.iter().any(|line| {
            let new = placing.iter().filter(|placed| line.covers(placed.cell)).count();
            usize::from(line.len) > new
        });
        if !self.is_empty() && !touches {
            return Err(PlayError::Apart);
        }
        Ok(score)
    }
}

/// A board with the tiles of a turn laid on it, which may break the rules.
#[derive(Clone, Copy)]
struct Laid<'a> {
    board: &'a Board,
    placing: &'a [Placed],
}

impl Laid<'_> {
    fn tile(self, cell: Cell) -> Option<Tile> {
        let laid = self.placing.iter().find(|placed| placed.cell == cell);
        laid.map(|placed| placed.tile).or_else(|| self.board.tile(cell))
    }

    fn check_free(self) -> Result<(), PlayError> {
        let mut cells = self.placing.iter().map(|placed| placed.cell).enumerate();
        let taken = cells.find(|&(i, cell)| {
            let before = &self.placing[..i];
            self.board.tile(cell).is_some() || before.iter().any(|placed| placed.cell == cell)
        });
        taken.map_or(Ok(()), |(_, cell)| Err(PlayError::Taken { cell }))
    }

    /// K5: between the tiles placed no cell is empty.
    fn check_unbroken(self, axis: Axis) -> Result<(), PlayError> {
        let cells = || self.placing.iter().map(|placed| placed.cell);
        let (Some(mut cell), Some(last)) = (cells().min(), cells().max()) else {
            return Err(PlayError::NothingPlaced);
        };
        while cell < last {
            cell = cell.along(axis, 1);
            if self.tile(cell).is_none() {
                return Err(PlayError::Gap { cell });
            }
        }
        Ok(())
    }

    /// The line through a covered cell.
    fn line(self, cell: Cell, axis: Axis) -> Result<Line, PlayError> {
        let mut first = cell;
        while self.tile(first.along(axis, -1)).is_some() {
            first = first.along(axis, -1);
        }
        let (mut fits, mut kinds, mut len) = (Kinds::ALL, Kinds::NONE, 0);
        let mut at = first;
        while let Some(tile) = self.tile(at) {
            if kinds.contains(tile) {
                return Err(PlayError::TwiceInLine { tile });
            }
            if !fits.contains(tile) {
                let other = kinds.into_iter().find(|other| !other.partners().contains(tile));
                return Err(PlayError::Unlike { tile, other: other.unwrap_or(tile) });
            }
            (kinds, fits) = (kinds.or(tile.kind()), fits.and(tile.partners()));
            (at, len) = (at.along(axis, 1), len + 1);
        }
        Ok(Line { first, axis, len })
    }
}

/// The way that a turn's tiles run; that of one tile is a row.
fn axis(placing: &[Placed]) -> Result<Axis, PlayError> {
    let first = placing.first().ok_or(PlayError::NothingPlaced)?.cell;
    if placing.iter().all(|placed| placed.cell.y == first.y) {
        Ok(Axis::Row)
    } else if placing.iter().all(|placed| placed.cell.x == first.x) {
        Ok(Axis::Column)
    } else {
        Err(PlayError::NotInLine)
    }
}

/// What a line of so many tiles scores (K6); one tile is no line.
pub(super) const fn line_points(len: u8) -> u32 {
    match len {
        0 | 1 => 0,
        LONGEST => LONGEST as u32 + LONGEST_BONUS,
        _ => len as u32,
    }
}

/// A line that a turn made or lengthened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Line {
    /// Its leftmost or topmost cell.
    pub first: Cell,
    /// The way it runs.
    pub axis: Axis,
    /// Its tiles.
    pub len: u8,
}

impl Line {
    /// What it scores (K6).
    pub fn points(self) -> u32 {
        line_points(self.len)
    }

    /// It has all six (K6).
    pub fn is_qwirkle(self) -> bool {
        self.len == LONGEST
    }

    /// The cell is one of its own.
    pub fn covers(self, cell: Cell) -> bool {
        (0..self.len).any(|step| self.first.along(self.axis, step as i8) == cell)
    }
}

/// What a turn scores, line by line.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Score {
    /// The lines of two or more, first the one that the tiles stand in.
    pub lines: ArrayVec<Line, { HAND + 1 }>,
}

impl Score {
    fn add(&mut self, line: Line) {
        if line.len > 1 {
            self.lines.push(line);
        }
    }

    /// All lines together; a lone opening tile scores 1 (K6).
    pub fn points(&self) -> u32 {
        self.lines.iter().map(|line| line.points()).sum::<u32>().max(1)
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() { f.write_str("-") } else { write_placed(f, &self.placed) }
    }
}

/// Tiles with their cells, as notation writes them.
pub(super) fn write_placed(f: &mut fmt::Formatter<'_>, placed: &[Placed]) -> fmt::Result {
    placed.iter().enumerate().try_for_each(|(i, placed)| {
        let before = if i == 0 { "" } else { ";" };
        write!(f, "{before}{placed}")
    })
}

/// What is wrong with a board's notation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BoardError {
    /// A tile or its cell can't be read.
    #[error(transparent)]
    Placed(#[from] TurnError),
    /// Two tiles on one cell, or more tiles than there are.
    #[error("{0} can't be placed: the cell is taken, or there are more than 108 tiles")]
    Taken(Placed),
}

impl FromStr for Board {
    type Err = BoardError;

    /// Reads tiles on any cells: whether a game could reach them is asked of a position.
    fn from_str(text: &str) -> Result<Self, BoardError> {
        let mut board = Self::default();
        if text == "-" {
            return Ok(board);
        }
        for placed in text.split(';') {
            let placed = read_placed(placed)?;
            if !board.put(placed) {
                return Err(BoardError::Taken(placed));
            }
        }
        Ok(board)
    }
}
