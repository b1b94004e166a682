//! A turn (K3, K5, K7–K9): what is chosen, what is drawn, the notation of both, and why one can't be played.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;

use super::board::{Cell, CellError, Placed, Placing, write_placed};
use super::rules::HAND;
use super::tile::{Tile, TileError, Tiles, read_tiles};

/// Up to a hand of tiles, in the order in which they were named.
pub type Handful = ArrayVec<Tile, HAND>;

/// What a player decides in a turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Choice {
    /// To place tiles (K3, K5), in any order.
    Place(Placing),
    /// To swap tiles (K8).
    Swap(Handful),
    /// To lose the turn, when there is no other (K9).
    Pass,
}

impl Choice {
    /// The same tiles on the same cells, or the same tiles swapped; in which order they were named does not matter.
    pub fn comes_to_the_same_as(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Place(placing), Self::Place(other)) => {
                placing.len() == other.len() && placing.iter().all(|placed| other.contains(placed))
            }
            (Self::Swap(tiles), Self::Swap(other)) => {
                let [tiles, other] = [tiles, other].map(|tiles| tiles.iter().copied().collect::<Tiles>());
                tiles == other
            }
            _ => self == other,
        }
    }
}

/// A turn: a choice, and the tiles drawn after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// What was chosen.
    pub choice: Choice,
    /// What was drawn (K7, K8); nothing too where the draws are still left open.
    pub drawn: Handful,
}

impl From<Choice> for Turn {
    /// The turn with its draws left open.
    fn from(choice: Choice) -> Self {
        Self { choice, drawn: Handful::new() }
    }
}

const SWAP: &str = "swap:";
const PASS: &str = "pass";

fn write_tiles(f: &mut fmt::Formatter<'_>, tiles: &[Tile]) -> fmt::Result {
    tiles.iter().try_for_each(|tile| write!(f, "{tile}"))
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(placing) => write_placed(f, placing),
            Self::Swap(tiles) => {
                f.write_str(SWAP)?;
                write_tiles(f, tiles)
            }
            Self::Pass => f.write_str(PASS),
        }
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.choice)?;
        if self.drawn.is_empty() {
            return Ok(());
        }
        f.write_str(">")?;
        write_tiles(f, &self.drawn)
    }
}

/// What is wrong with a turn's notation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TurnError {
    /// There is no such tile.
    #[error(transparent)]
    Tile(#[from] TileError),
    /// There is no such cell.
    #[error(transparent)]
    Cell(#[from] CellError),
    /// Neither tiles on cells, nor a swap, nor `pass`.
    #[error("{0:?} is no tile on a cell")]
    NotPlaced(String),
    /// More tiles than a hand holds.
    #[error("a turn has no more than 6 tiles to place, swap or draw")]
    TooMany,
}

impl FromStr for Turn {
    type Err = TurnError;

    fn from_str(text: &str) -> Result<Self, TurnError> {
        let (choice, drawn) = match text.split_once('>') {
            None => (text, Handful::new()),
            Some((choice, drawn)) => (choice, read_handful(drawn)?),
        };
        Ok(Self { choice: choice.parse()?, drawn })
    }
}

impl FromStr for Choice {
    type Err = TurnError;

    fn from_str(text: &str) -> Result<Self, TurnError> {
        if text == PASS {
            return Ok(Self::Pass);
        }
        if let Some(tiles) = text.strip_prefix(SWAP) {
            return Ok(Self::Swap(read_handful(tiles)?));
        }
        let mut placing = Placing::new();
        for placed in text.split(';') {
            placing.try_push(read_placed(placed)?).map_err(|_| TurnError::TooMany)?;
        }
        Ok(Self::Place(placing))
    }
}

fn read_handful(text: &str) -> Result<Handful, TurnError> {
    Handful::try_from(read_tiles(text)?.as_slice()).map_err(|_| TurnError::TooMany)
}

pub(super) fn read_placed(text: &str) -> Result<Placed, TurnError> {
    let (tile, cell) = text.split_once('@').ok_or_else(|| TurnError::NotPlaced(text.to_owned()))?;
    Ok(Placed { tile: tile.parse()?, cell: cell.parse()? })
}

/// Why a turn can't be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The game has ended.
    #[error("the game is over ({rule})")]
    Over {
        /// By this rule.
        rule: &'static str,
    },
    /// The hand has no such tile, or not so many.
    #[error("the hand has not as many {tile}")]
    NotInHand {
        /// The tile.
        tile: Tile,
    },
    /// No tile is placed.
    #[error("a turn places one or more tiles (K5)")]
    NothingPlaced,
    /// No tile is swapped.
    #[error("one or more tiles are swapped (K8)")]
    NothingSwapped,
    /// A tile lies there already.
    #[error("{cell} is taken (K5)")]
    Taken {
        /// The cell.
        cell: Cell,
    },
    /// The tiles are not in one row or one column.
    #[error("the tiles are not all in one row or one column (K5)")]
    NotInLine,
    /// The line of the tiles is broken.
    #[error("{cell} is empty, so the tiles stand in no unbroken line (K5)")]
    Gap {
        /// The empty cell.
        cell: Cell,
    },
    /// None of the tiles touches an older one.
    #[error("none of the tiles touches one that lay there before (K5)")]
    Apart,
    /// A line would hold a tile twice.
    #[error("{tile} would be twice in one line (K4)")]
    TwiceInLine {
        /// The tile.
        tile: Tile,
    },
    /// A line would be neither of one colour nor of one shape.
    #[error("{tile} and {other} would be in a line that is neither of one colour nor of one shape (K4)")]
    Unlike {
        /// One of its tiles.
        tile: Tile,
        /// Another.
        other: Tile,
    },
    /// The opening turn places as many tiles as the largest group has.
    #[error("the opening turn places {largest} tiles, as many as the hand's largest group (K3)")]
    OpeningGroup {
        /// The size of the largest group.
        largest: u8,
    },
    /// The opening line begins elsewhere.
    #[error("the opening line has its leftmost or topmost tile on 0,0 (K3)")]
    OpeningCell,
    /// The opening turn can't be a swap.
    #[error("the opening turn can't be a swap (K8)")]
    OpeningSwap,
    /// Nothing is in the bag.
    #[error("there is no swapping once the bag is empty (K8)")]
    BagEmpty,
    /// There is another turn.
    #[error("there is no passing while a turn is possible (K9)")]
    NoPassing,
    /// Not as many tiles are drawn as must be.
    #[error("{drawn} tiles are drawn instead of {due} (K7, K8)")]
    Draws {
        /// As given.
        drawn: usize,
        /// As many as fill the hand, or the bag has, or were swapped.
        due: usize,
    },
    /// The bag has no such tile, or not so many.
    #[error("the bag has not as many {tile} (K7, K8)")]
    NotInBag {
        /// The tile.
        tile: Tile,
    },
}
