//! Tiles (K1): what stands on them, sets of kinds, and tiles in any number.

use std::fmt;
use std::str::FromStr;

use super::rules::COPIES;

/// Kinds of tile: a colour with a shape (K1).
pub const KINDS: usize = 36;
/// All tiles of a game (K1).
pub const TILES: usize = KINDS * COPIES;

/// Colours, and shapes: as many of each.
const SIX: u8 = 6;

/// A tile's colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// `R`
    Red,
    /// `O`
    Orange,
    /// `Y`
    Yellow,
    /// `G`
    Green,
    /// `B`
    Blue,
    /// `P`
    Purple,
}

impl Colour {
    /// All six, in the order of notation.
    pub const ALL: [Self; SIX as usize] =
        [Self::Red, Self::Orange, Self::Yellow, Self::Green, Self::Blue, Self::Purple];

    const fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Orange => 'O',
            Self::Yellow => 'Y',
            Self::Green => 'G',
            Self::Blue => 'B',
            Self::Purple => 'P',
        }
    }
}

/// A tile's shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shape {
    /// `1`
    Circle,
    /// `2`: a star of four points.
    FourPointedStar,
    /// `3`
    Diamond,
    /// `4`
    Square,
    /// `5`
    Clover,
    /// `6`: a star of eight points.
    EightPointedStar,
}

impl Shape {
    /// All six, in the order of notation.
    pub const ALL: [Self; SIX as usize] = [
        Self::Circle,
        Self::FourPointedStar,
        Self::Diamond,
        Self::Square,
        Self::Clover,
        Self::EightPointedStar,
    ];
}

/// A kind of tile. Three of each are in the game (K1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// The tile of a colour and a shape.
    pub const fn new(colour: Colour, shape: Shape) -> Self {
        Self(colour as u8 * SIX + shape as u8)
    }

    /// Its colour.
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 / SIX) as usize]
    }

    /// Its shape.
    pub const fn shape(self) -> Shape {
        Shape::ALL[(self.0 % SIX) as usize]
    }

    /// Every kind of tile, in the order of notation.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..KINDS as u8).map(Self)
    }

    /// Its place in that order, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The tile at a place in that order, below [`KINDS`].
    pub(super) const fn at(index: u8) -> Self {
        Self(index)
    }

    pub(super) const fn kind(self) -> Kinds {
        Kinds(1 << self.0)
    }

    /// The kinds that can stand in one line with this one (K4): same colour or same shape, but not both.
    pub const fn partners(self) -> Kinds {
        PARTNERS[self.0 as usize]
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letter(), self.shape() as u8 + 1)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text names no tile.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no tile {0:?}")]
pub struct TileError(pub String);

impl FromStr for Tile {
    type Err = TileError;

    fn from_str(text: &str) -> Result<Self, TileError> {
        let tile = || {
            let &[letter, digit] = text.as_bytes() else { return None };
            let colour = Colour::ALL.into_iter().find(|colour| colour.letter() == char::from(letter))?;
            let shape = Shape::ALL.get(usize::from(digit.checked_sub(b'1')?))?;
            Some(Self::new(colour, *shape))
        };
        tile().ok_or_else(|| TileError(text.to_owned()))
    }
}

/// Reads tiles written one after the other, at least one.
pub(super) fn read_tiles(text: &str) -> Result<Vec<Tile>, TileError> {
    let wrong = || TileError(text.to_owned());
    if text.is_empty() {
        return Err(wrong());
    }
    let pairs = text.as_bytes().chunks(2);
    pairs.map(|pair| std::str::from_utf8(pair).map_err(|_| wrong())?.parse()).collect()
}

/// A set of kinds of tile.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Kinds(u64);

/// The kinds of each colour, then of each shape: what lines are made of (K4).
const FAMILIES: [Kinds; 2 * SIX as usize] = {
    let mut families = [Kinds::NONE; 2 * SIX as usize];
    let mut i = 0;
    while i < SIX as usize {
        families[i] = Kinds(0b11_1111 << (SIX as usize * i));
        families[SIX as usize + i] = Kinds(0x4104_1041 << i);
        i += 1;
    }
    families
};

const PARTNERS: [Kinds; KINDS] = {
    let mut partners = [Kinds::NONE; KINDS];
    let mut i = 0;
    while i < KINDS {
        let tile = Tile(i as u8);
        let (colour, shape) = (i / SIX as usize, SIX as usize + i % SIX as usize);
        partners[i] = FAMILIES[colour].or(FAMILIES[shape]).without(tile.kind());
        i += 1;
    }
    partners
};

impl Kinds {
    /// No kind.
    pub const NONE: Self = Self(0);
    /// All kinds.
    pub const ALL: Self = Self((1 << KINDS) - 1);

    /// The set holds the kind.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    /// No kind is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many kinds are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub(super) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(super) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Of these kinds those of each colour and of each shape.
    pub(super) fn groups(self) -> impl Iterator<Item = Self> {
        FAMILIES.into_iter().map(move |family| self.and(family))
    }

    /// A largest group that shares a colour or a shape.
    pub(crate) fn largest(self) -> Self {
        self.groups().max_by_key(|group| group.len()).unwrap_or_default()
    }

    /// How many different tiles the largest group holds that shares a colour or a shape (K2).
    pub fn largest_group(self) -> u8 {
        self.largest().len()
    }
}

impl IntoIterator for Kinds {
    type Item = Tile;
    type IntoIter = KindsIter;

    fn into_iter(self) -> KindsIter {
        KindsIter(self.0)
    }
}

impl FromIterator<Tile> for Kinds {
    fn from_iter<T: IntoIterator<Item = Tile>>(tiles: T) -> Self {
        tiles.into_iter().fold(Self::NONE, |set, tile| set.or(tile.kind()))
    }
}

impl fmt::Debug for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The kinds of a set, in the order of notation.
#[derive(Debug, Clone)]
pub struct KindsIter(u64);

impl Iterator for KindsIter {
    type Item = Tile;

    fn next(&mut self) -> Option<Tile> {
        if self.0 == 0 {
            return None;
        }
        let tile = Tile(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(tile)
    }
}

/// Tiles in any number up to three of each kind, in no order: a hand, the bag, all that is unseen.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Tiles {
    /// Kinds of which there are at least one, two, three.
    layers: [Kinds; COPIES],
}

impl Tiles {
    /// No tile.
    pub const NONE: Self = Self { layers: [Kinds::NONE; COPIES] };
    /// All 108 (K1).
    pub const ALL: Self = Self { layers: [Kinds::ALL; COPIES] };

    /// How many tiles there are.
    pub fn len(&self) -> u8 {
        self.layers.iter().map(|layer| layer.len()).sum()
    }

    /// There is no tile.
    pub const fn is_empty(&self) -> bool {
        self.layers[0].is_empty()
    }

    /// The kinds there are.
    pub const fn kinds(&self) -> Kinds {
        self.layers[0]
    }

    /// How many there are of a kind.
    pub fn count(&self, tile: Tile) -> u8 {
        self.layers.iter().map(|layer| u8::from(layer.contains(tile))).sum()
    }

    /// Puts a tile in; whether there was room for it, with three of each at most (K1).
    pub fn put(&mut self, tile: Tile) -> bool {
        let free = self.layers.iter_mut().find(|layer| !layer.contains(tile));
        free.map(|layer| *layer = layer.or(tile.kind())).is_some()
    }

    /// Takes a tile out; whether it was there.
    pub fn take(&mut self, tile: Tile) -> bool {
        let last = self.layers.iter_mut().rev().find(|layer| layer.contains(tile));
        last.map(|layer| *layer = layer.without(tile.kind())).is_some()
    }

    /// The tiles, in the order of notation.
    pub fn iter(&self) -> impl Iterator<Item = Tile> {
        let tiles = *self;
        self.kinds().into_iter().flat_map(move |tile| (0..tiles.count(tile)).map(move |_| tile))
    }

    /// The tile at a place below [`Tiles::len`], in an order of its own in which each tile has one place.
    pub(super) fn nth(&self, mut place: u32) -> Option<Tile> {
        for layer in self.layers {
            let len = u32::from(layer.len());
            if place < len {
                return layer.into_iter().nth(place as usize);
            }
            place -= len;
        }
        None
    }
}

impl Extend<Tile> for Tiles {
    /// Puts tiles in, as far as there is room for them.
    fn extend<T: IntoIterator<Item = Tile>>(&mut self, tiles: T) {
        for tile in tiles {
            self.put(tile);
        }
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<T: IntoIterator<Item = Tile>>(tiles: T) -> Self {
        let mut gathered = Self::NONE;
        gathered.extend(tiles);
        gathered
    }
}

impl fmt::Display for Tiles {
    /// The tiles one after the other, `-` if there are none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|tile| write!(f, "{tile}"))
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
