//! What was found out about positions that were visited: a table of fixed size, in which newer entries take the place of
//! older ones.

use crate::querni::{Action, PIECES, Position, Square};
use crate::side::Side;

/// What a score says of the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bound {
    /// It is no more.
    Upper,
    /// It is no less.
    Lower,
    /// It is the same.
    Exact,
}

/// What was found out about a position.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    key: u64,
    /// The best turn, if there was one.
    pub best: Option<Action>,
    pub score: i16,
    /// How many turns were looked ahead.
    pub depth: i8,
    pub bound: Bound,
}

/// The table. Its size is a power of two.
#[derive(Debug)]
pub struct Table {
    entries: Vec<Option<Entry>>,
}

impl Table {
    /// A table has at most so many bytes.
    const BYTES: usize = 32 << 20;

    /// A table that is large enough for a search of so many nodes, or as large as may be.
    pub fn for_nodes(nodes: u64) -> Self {
        let most = Self::BYTES / size_of::<Option<Entry>>();
        let wanted = usize::try_from(nodes).unwrap_or(most).clamp(64, most / 2);
        Self { entries: vec![None; wanted.next_power_of_two()] }
    }

    fn at(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    pub fn get(&self, key: u64) -> Option<Entry> {
        self.entries[self.at(key)].filter(|entry| entry.key == key)
    }

    pub fn put(&mut self, key: u64, best: Option<Action>, score: i32, depth: i32, bound: Bound) {
        let at = self.at(key);
        // Scores are far below that, and no search is deeper.
        let (score, depth) = (score as i16, depth as i8);
        self.entries[at] = Some(Entry { key, best, score, depth, bound });
    }
}

/// Squares of the board as bits go up to here.
const BITS: usize = 80;

/// A number for each piece on each square (Zobrist).
static PIECE_KEYS: [[[u64; BITS]; PIECES as usize]; 2] = {
    let mut keys = [[[0; BITS]; PIECES as usize]; 2];
    let mut i = 0;
    while i < 2 * PIECES as usize * BITS {
        keys[i / BITS / PIECES as usize][i / BITS % PIECES as usize][i % BITS] = mixed(i as u64 + 1);
        i += 1;
    }
    keys
};

/// A number from which the next one can't be seen (the finaliser of SplitMix64).
pub const fn mixed(number: u64) -> u64 {
    let mut z = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// The key of the pieces of a position.
pub fn pieces_key(position: &Position) -> u64 {
    let men = Side::ALL.into_iter().flat_map(|side| position.men(side).map(move |man| (side, man)));
    men.fold(0, |key, (side, (number, square))| key ^ piece_key(side, number, square))
}

fn piece_key(side: Side, number: u8, square: Square) -> u64 {
    PIECE_KEYS[side as usize][usize::from(number) - 1][usize::from(square.bit_index())]
}

/// The key of the pieces after an action in a position of which it is known.
pub fn pieces_key_after(key: u64, position: &Position, action: Action) -> u64 {
    let side = position.side();
    let mut after = key;
    if let Some((number, from, to)) = action.moved {
        after ^= piece_key(side, number, from) ^ piece_key(side, number, to);
    }
    let Some(removal) = action.removal else { return after };
    for (number, square) in position.men(side).filter(|(number, _)| removal.numbers().contains(number)) {
        let square = match action.moved {
            Some((moved, _, to)) if moved == number => to,
            _ => square,
        };
        after ^= piece_key(side, number, square);
    }
    after
}

/// The key of a position with the pieces' key: with the side to move, and with what is counted where it matters.
pub fn key(pieces: u64, position: &Position) -> u64 {
    /// So many turns before a tie (A3) the turns without a removal begin to tell positions apart.
    const NEARLY_TIED: u32 = 10;
    let nearly = position.rules().idle_limit.map_or(u32::MAX, |limit| limit.saturating_sub(NEARLY_TIED));
    let idle = if position.idle() >= nearly { position.idle() } else { 0 };
    let spent = position.spent().map_or(0, |spent| spent + 1);
    let counted = u64::from(idle) << 32 | u64::from(spent) << 1 | position.side() as u64;
    pieces ^ mixed(counted ^ 1 << 60)
}
