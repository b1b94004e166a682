//! Positions of Qwirkle by chance: late in a game, before the opening, and such as must be refused.

use super::chance::{any_tile, moved, shuffle};
use super::interface::all_tiles;
use super::{Board, COLOURS, Cell, HAND, Position, SHAPES, Tile, Turn, check_laid, largest_group, with};
use crate::independent::chance::{Chance, any, once_in};
use rand::RngExt;
use std::collections::BTreeSet;

/// The tiles there are, sometimes of few kinds only, in any order.
fn pool(chance: &mut Chance) -> Vec<Tile> {
    let mut tiles = all_tiles();
    if once_in(chance, 3) {
        let colours: Vec<char> = COLOURS.into_iter().filter(|_| once_in(chance, 2)).collect();
        tiles.retain(|tile| colours.contains(&tile.colour));
    }
    if once_in(chance, 3) {
        let shapes: Vec<u32> = (1..=SHAPES).filter(|_| !once_in(chance, 3)).collect();
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
