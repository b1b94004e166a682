//! Chance for Qwirkle: players, turns that somebody might try, late positions, openings, and positions that must be
//! refused.

use super::interface::all_tiles;
use super::{
    Board, Cell, Deed, HAND, Laid, Position, Tile, Turn, check_laid, different, largest_group, with, without,
};
use crate::independent::chance::{Chance, Marks, any, once_in};
use rand::RngExt;
use std::collections::BTreeSet;

pub const MARKS: Marks = Marks {
    letters: "ROYGBProygbpswap@@;;>>/",
    numbers: &["0", "1", "2", "3", "4", "6", "7", "12", "107", "108", "999999", "1000000"],
    separators: &[";", ";", "/", ">", "@", ",", ":"],
    cells: &[
        "R1@1,0",
        "R1",
        "0,0",
        "-",
        "",
        "0",
        "R1@0,0",
        "R1@-0,0",
        "G7",
        "P6P6P6P6",
        "R1R2R3R4R5R6",
        "-1,-0",
    ],
};

/// How somebody plays.
#[derive(Clone, Copy, Debug)]
pub enum Player {
    /// Any turn at all, mostly not a swap.
    Aimless,
    /// Places as many tiles as possible.
    Greedy,
    /// Places one tile at a time.
    Slow,
}

impl Player {
    pub fn any(chance: &mut Chance) -> Player {
        *any(chance, &[Player::Aimless, Player::Greedy, Player::Greedy, Player::Slow])
    }

    /// One of these legal turns, of which there must be one; what it draws may be left to the engine.
    pub fn choose(self, position: &Position, legal: &[Turn], chance: &mut Chance) -> Turn {
        let placements: Vec<&Turn> = legal.iter().filter(|turn| laid_by(turn) > 0).collect();
        let turn = if placements.is_empty() || once_in(chance, 20) {
            any(chance, legal).clone()
        } else {
            let wanted = match self {
                Player::Aimless => laid_by(any::<&Turn>(chance, &placements)),
                Player::Greedy => placements.iter().map(|turn| laid_by(turn)).max().unwrap(),
                Player::Slow => placements.iter().map(|turn| laid_by(turn)).min().unwrap(),
            };
            let fit: Vec<&&Turn> = placements.iter().filter(|turn| laid_by(turn) == wanted).collect();
            (**any(chance, &fit)).clone()
        };
        if once_in(chance, 2) { turn } else { drawn_by_chance(position, turn, chance) }
    }
}

fn laid_by(turn: &Turn) -> usize {
    match &turn.deed {
        Deed::Place(laid) => laid.len(),
        _ => 0,
    }
}

/// The turn in full.
pub fn drawn_by_chance(position: &Position, turn: Turn, chance: &mut Chance) -> Turn {
    let (bag, count) = position.draw(&turn.deed);
    let mut rest = bag;
    shuffle(&mut rest, chance);
    rest.truncate(count);
    Turn { drawn: rest, ..turn }
}

pub fn shuffle<T>(all: &mut [T], chance: &mut Chance) {
    for nth in 1..all.len() {
        all.swap(nth, chance.random_range(0..=nth));
    }
}

fn any_tile(chance: &mut Chance) -> Tile {
    *any(chance, &all_tiles())
}

fn moved((x, y): Cell, reach: i32, chance: &mut Chance) -> Cell {
    (x + chance.random_range(-reach..=reach), y + chance.random_range(-reach..=reach))
}

/// A turn that somebody might try; many are illegal by a hair.
pub fn attempt(position: &Position, legal: &[Turn], chance: &mut Chance) -> String {
    let deed = match chance.random_range(0..9) {
        0 => Deed::Pass,
        1 => wrong_swap(position, chance),
        2 | 3 if !legal.is_empty() => any(chance, legal).deed.clone(),
        _ => near_placement(position, legal, chance),
    };
    let turn = Turn { deed, drawn: Vec::new() };
    if once_in(chance, 3) {
        return turn.to_string();
    }
    let laid = match &turn.deed {
        Deed::Place(laid) => laid.len(),
        _ => 0,
    };
    // Nothing says how much a turn of too many tiles draws.
    if laid > position.hand().len() {
        return format!("{turn}>{}", any_tile(chance));
    }
    let mut turn = drawn_by_chance(position, turn, chance);
    match chance.random_range(0..8) {
        0 => drop(turn.drawn.pop()),
        1 => turn.drawn.push(any_tile(chance)),
        2 if !turn.drawn.is_empty() => turn.drawn[0] = any_tile(chance),
        3 => return format!("{turn}>"),
        _ => {}
    }
    turn.to_string()
}

fn wrong_swap(position: &Position, chance: &mut Chance) -> Deed {
    let mut tiles = position.hand().to_vec();
    shuffle(&mut tiles, chance);
    tiles.truncate(chance.random_range(1..=HAND));
    match chance.random_range(0..3) {
        0 => tiles.push(any_tile(chance)),
        1 if !tiles.is_empty() => tiles.push(tiles[0]),
        _ => {}
    }
    if tiles.is_empty() {
        tiles.push(any_tile(chance));
    }
    Deed::Swap(tiles)
}

/// A legal placement with something changed.
fn near_placement(position: &Position, legal: &[Turn], chance: &mut Chance) -> Deed {
    let placements: Vec<&Turn> = legal.iter().filter(|turn| laid_by(turn) > 0).collect();
    let mut laid: Vec<Laid> = Vec::new();
    if !placements.is_empty()
        && let Deed::Place(legal) = &any(chance, &placements).deed
    {
        laid.clone_from(legal);
    }
    if laid.is_empty() {
        laid.push((any_tile(chance), moved((0, 0), 2, chance)));
    }
    let nth = chance.random_range(0..laid.len());
    let own = if position.hand().is_empty() { any_tile(chance) } else { *any(chance, position.hand()) };
    match chance.random_range(0..9) {
        0 => laid[nth].1 = moved(laid[nth].1, 1, chance),
        1 => laid[nth].0 = own,
        2 => laid[nth].0 = any_tile(chance),
        3 => laid.push((own, moved(laid[nth].1, 1, chance))),
        4 => laid.push((own, moved(laid[nth].1, 3, chance))),
        5 => laid.push(laid[nth]),
        6 if laid.len() > 1 => drop(laid.remove(nth)),
        7 => {
            let (x, y) = moved((0, 0), 1, chance);
            laid.iter_mut().for_each(|(_, cell)| *cell = (cell.0 + x, cell.1 + y));
        }
        _ => laid.reverse(),
    }
    shuffle(&mut laid, chance);
    Deed::Place(laid)
}

/// The tiles there are, sometimes of few kinds only, in any order.
fn pool(chance: &mut Chance) -> Vec<Tile> {
    let mut tiles = all_tiles();
    if once_in(chance, 3) {
        let colours: Vec<char> = super::COLOURS.into_iter().filter(|_| once_in(chance, 2)).collect();
        tiles.retain(|tile| colours.contains(&tile.colour));
    }
    if once_in(chance, 3) {
        let shapes: Vec<u32> = (1..=super::SHAPES).filter(|_| !once_in(chance, 3)).collect();
        tiles.retain(|tile| shapes.contains(&tile.shape));
    }
    if tiles.len() < 54 {
        tiles = all_tiles();
    }
    shuffle(&mut tiles, chance);
    tiles
}

/// Tiles from the pool laid one by one, as many as chance will.
fn grown_board(pool: &mut Vec<Tile>, chance: &mut Chance) -> Board {
    let mut board = Board::from([((0, 0), pool.pop().unwrap())]);
    for _ in 0..*any(chance, &[0, 2, 10, 30, 60]) {
        let beside = Position { board: board.clone(), ..empty_position(2) }.cells_beside_the_board();
        let cell = *any(chance, &beside.into_iter().collect::<Vec<Cell>>());
        let nth = chance.random_range(0..pool.len());
        if pool.len() > 30 && check_laid(&board, &[(pool[nth], cell)]).is_ok() {
            board.insert(cell, pool.swap_remove(nth));
        }
    }
    board
}

fn empty_position(players: usize) -> Position {
    Position {
        board: Board::new(),
        hands: vec![Vec::new(); players],
        bag: Vec::new(),
        scores: vec![0; players],
        seat: 0,
    }
}

/// On how many of these cells a tile can be placed alone.
fn fits(board: &Board, cells: &BTreeSet<Cell>, tile: Tile) -> usize {
    cells.iter().filter(|&&cell| check_laid(board, &[(tile, cell)]).is_ok()).count()
}

/// A position late in a game, or what looks like one.
pub fn late_position(players: usize, chance: &mut Chance) -> Position {
    let mut position = empty_position(players);
    let mut pool = pool(chance);
    position.board = grown_board(&mut pool, chance);
    let dull = once_in(chance, 2);
    let cells = position.cells_beside_the_board();
    if dull {
        // What fits nowhere is dealt first: K11.
        pool.sort_by_cached_key(|&tile| std::cmp::Reverse(fits(&position.board, &cells, tile)));
    }
    let bag = if pool.len() <= players * HAND || once_in(chance, 2) {
        0
    } else {
        *any(chance, &[1, 1, 2, 3, 5, 8])
    };
    let most = if once_in(chance, 3) { 2 } else { HAND };
    for nth in 0..players {
        let size = if bag > 0 { HAND } else { chance.random_range(1..=most) };
        position.hands[nth] = with(&[], &pool.split_off(pool.len() - size));
        let more_than_scored = *any(chance, &[1, 20, 100]);
        position.scores[nth] = chance.random_range(0..more_than_scored);
    }
    position.bag = with(&[], &pool.split_off(pool.len() - bag));
    position.seat = chance.random_range(0..players);
    if bag == 0 && once_in(chance, 12) {
        position.hands[0].clear();
    } else if dull && !once_in(chance, 4) {
        // One tile that fits, so that the game is not over at once.
        position.hands[position.seat].pop();
        position.hands[position.seat] = with(&position.hands[position.seat], &pool[..1]);
    }
    if once_in(chance, 40) {
        position.scores[position.seat] = chance.random_range(999_985..=999_999);
    }
    position
}

/// How the tiles of a hand go together.
#[derive(Clone, Copy)]
enum Tiles {
    /// No two of them: K3 by one tile.
    Apart,
    /// In one group, or all but the last.
    Together,
    Anyhow,
}

/// An opening, mostly by the right seat, with groups of any size in the hands.
pub fn opening(players: usize, chance: &mut Chance) -> Position {
    let mut position = empty_position(players);
    let mut pool = pool(chance);
    let bag = *any(chance, &[0, 0, 1, 3, 6, 20]);
    let tiles_go = *any(chance, &[Tiles::Apart, Tiles::Together, Tiles::Anyhow]);
    for hand in &mut position.hands {
        let size = if bag > 0 { HAND } else { chance.random_range(1..=HAND) };
        let spoilt = chance.random_range(1..=HAND);
        while hand.len() < size {
            let fits = |tile: &Tile| {
                let longer = with(hand, &[*tile]);
                match tiles_go {
                    Tiles::Apart => largest_group(&longer) == 1,
                    Tiles::Together => largest_group(&longer) == longer.len(),
                    Tiles::Anyhow => true,
                }
            };
            let nth = if hand.len() == spoilt { None } else { pool.iter().position(fits) };
            let tile = pool.remove(nth.unwrap_or(0));
            *hand = with(hand, &[tile]);
        }
    }
    position.bag = with(&[], &pool[..bag]);
    let size_of = |seat: &usize| largest_group(&position.hands[*seat]);
    position.seat = if once_in(chance, 6) {
        chance.random_range(0..players)
    } else {
        let largest = (0..players).map(|seat| size_of(&seat)).max().unwrap();
        *any(chance, &(0..players).filter(|seat| size_of(seat) == largest).collect::<Vec<usize>>())
    };
    position
}

/// A position as text; some must be refused.
pub fn any_position(chance: &mut Chance) -> String {
    let players = chance.random_range(2..=4);
    let mut position =
        if once_in(chance, 6) { opening(players, chance) } else { late_position(players, chance) };
    if once_in(chance, 2) { flawed(&mut position, chance) } else { position.to_string() }
}

fn flawed(position: &mut Position, chance: &mut Chance) -> String {
    let nth = chance.random_range(0..position.hands.len());
    match chance.random_range(0..15) {
        0 => drop(position.hands[nth].pop()),
        1 => position.hands[nth].push(any_tile(chance)),
        2 => position.bag.push(any_tile(chance)),
        3 => {
            let tile = position.hands[nth].first().copied().unwrap_or(any_tile(chance));
            position.bag.extend([tile; 3]);
        }
        4 => drop(position.board.insert(moved((0, 0), 4, chance), any_tile(chance))),
        5 => {
            let (x, y) = moved((0, 0), 1, chance);
            let shifted = position.board.iter().map(|(cell, &tile)| ((cell.0 + x, cell.1 + y), tile));
            position.board = shifted.collect();
        }
        6 => position.seat = chance.random_range(0..6),
        7 => drop(position.scores.pop()),
        8 => position.scores.push(0),
        9 => position.scores[nth] = *any(chance, &[999_999, 1_000_000]),
        10 => {
            position.hands[nth].clear();
            if once_in(chance, 2) {
                let other = chance.random_range(0..position.hands.len());
                position.hands[other].clear();
            }
        }
        11 => position.board.clear(),
        12 => {
            position.hands.push(position.hands[nth].clone());
            position.scores.push(0);
        }
        13 => {
            let keep = chance.random_range(1..=position.hands.len());
            position.hands.truncate(keep);
            position.scores.truncate(keep);
        }
        _ => {
            // The same cell twice, with the same tile or another.
            let tile = position.board.get(&(0, 0)).copied().unwrap_or(any_tile(chance));
            return position.to_string().replacen(' ', &format!(";{tile}@0,0 "), 1);
        }
    }
    position.to_string()
}

/// The position with such scores that the turn, which ends the game, makes a shared win of it.
pub fn with_a_tie(position: &Position, turn: &Turn, chance: &mut Chance) -> Position {
    let reached = position.play(turn).unwrap().scores[position.seat];
    let mut tied = position.clone();
    let sure = (position.seat + 1) % position.hands.len();
    for seat in 0..position.hands.len() {
        if seat != position.seat {
            let behind = if seat == sure || once_in(chance, 2) { 0 } else { 1 };
            tied.scores[seat] = reached.saturating_sub(behind);
        }
    }
    tied
}

/// Every placement of a small hand by trying every set of its tiles on all cells around the board.
pub fn placements_by_trying_all(position: &Position) -> BTreeSet<Vec<Laid>> {
    let reach = 4;
    let mut cells: Vec<Cell> = Vec::new();
    for x in -reach..=reach {
        cells.extend((-reach..=reach).map(|y| (x, y)));
    }
    let mut sets: BTreeSet<Vec<Laid>> = BTreeSet::from([Vec::new()]);
    for _ in 0..position.hand().len() {
        let mut longer = sets.clone();
        for laid in &sets {
            let used: Vec<Tile> = laid.iter().map(|&(tile, _)| tile).collect();
            for tile in different(&without(position.hand(), &used).unwrap()) {
                for &cell in &cells {
                    let mut more = [&laid[..], &[(tile, cell)]].concat();
                    more.sort_unstable();
                    longer.insert(more);
                }
            }
        }
        sets = longer;
    }
    sets.retain(|laid| !laid.is_empty() && position.check(&Deed::Place(laid.clone())).is_ok());
    sets
}
