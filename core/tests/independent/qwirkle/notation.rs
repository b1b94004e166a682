//! Positions and turns of Qwirkle as text.

use super::{Board, COLOURS, COPIES, Cell, Deed, HAND, Laid, Position, SHAPES, Tile, Turn, largest_group};
use crate::independent::board::{HIGHEST_COUNTER, number, number_from_1};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

impl fmt::Display for Tile {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", self.colour, self.shape)
    }
}

fn tile(colour: char, shape: char) -> Result<Tile, String> {
    if !COLOURS.contains(&colour) {
        return Err(format!("colour `{colour}`"));
    }
    Ok(Tile { colour, shape: number_from_1(&shape.to_string(), SHAPES)? })
}

/// Tiles joined without a separator, at least one.
fn tiles(text: &str) -> Result<Vec<Tile>, String> {
    let letters: Vec<char> = text.chars().collect();
    if letters.is_empty() || letters.len() % 2 == 1 {
        return Err(format!("`{text}` is no row of tiles"));
    }
    let mut tiles = Vec::new();
    for pair in letters.chunks(2) {
        tiles.push(tile(pair[0], pair[1])?);
    }
    Ok(tiles)
}

/// Tiles in order, or `-` for none.
fn sorted_tiles(text: &str) -> Result<Vec<Tile>, String> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let mut tiles = tiles(text)?;
    tiles.sort_unstable();
    Ok(tiles)
}

fn tiles_text(tiles: &[Tile]) -> String {
    if tiles.is_empty() { "-".to_string() } else { tiles.iter().map(Tile::to_string).collect() }
}

fn coordinate(text: &str) -> Result<i32, String> {
    match text.strip_prefix('-') {
        Some(digits) => Ok(-(number_from_1(digits, HIGHEST_COUNTER)? as i32)),
        None => Ok(number(text, HIGHEST_COUNTER)? as i32),
    }
}

fn laid(text: &str) -> Result<Laid, String> {
    let (name, cell) = text.split_once('@').ok_or(format!("`{text}` has no cell"))?;
    let (x, y) = cell.split_once(',').ok_or(format!("`{cell}` is no cell"))?;
    match tiles(name)?[..] {
        [tile] => Ok((tile, (coordinate(x)?, coordinate(y)?))),
        _ => Err(format!("`{name}` is not one tile")),
    }
}

fn laid_text(laid: impl Iterator<Item = Laid>) -> String {
    let texts: Vec<String> = laid.map(|(tile, (x, y))| format!("{tile}@{x},{y}")).collect();
    texts.join(";")
}

fn board(text: &str) -> Result<Board, String> {
    let mut board = BTreeMap::new();
    if text == "-" {
        return Ok(board);
    }
    for word in text.split(';') {
        let (tile, cell) = laid(word)?;
        if board.insert(cell, tile).is_some() {
            return Err(format!("two tiles on {cell:?}"));
        }
    }
    Ok(board)
}

impl Position {
    pub fn parse(text: &str) -> Result<Position, String> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [board_text, hands, bag, scores, seat] = fields[..] else {
            return Err("a position has five fields with one blank between them".to_string());
        };
        let mut position = Position {
            board: board(board_text)?,
            hands: Vec::new(),
            bag: sorted_tiles(bag)?,
            scores: Vec::new(),
            seat: number(seat, HIGHEST_COUNTER)? as usize,
        };
        for hand in hands.split('/') {
            position.hands.push(sorted_tiles(hand)?);
        }
        for score in scores.split('/') {
            position.scores.push(number(score, HIGHEST_COUNTER)?);
        }
        position.check_whole()?;
        Ok(position)
    }

    /// What the notation's paragraph refuses although every field is well spelt.
    fn check_whole(&self) -> Result<(), String> {
        let players = self.hands.len();
        if !(2..=4).contains(&players) || self.scores.len() != players || self.seat >= players {
            return Err("two to four players, each with a hand and a score".to_string());
        }
        self.check_copies()?;
        let empty_hands = self.hands.iter().filter(|hand| hand.is_empty()).count();
        let full = self.hands.iter().all(|hand| hand.len() == HAND);
        if self.hands.iter().any(|hand| hand.len() > HAND) || (!self.bag.is_empty() && !full) {
            return Err("hands of six while the bag has tiles, and of no more later".to_string());
        }
        if empty_hands > 1 {
            return Err("two empty hands".to_string());
        }
        if self.board.is_empty() {
            return self.check_before_the_opening();
        }
        if !self.board.contains_key(&(0, 0)) || !self.is_in_one_piece() {
            return Err("a board in one piece that covers 0,0".to_string());
        }
        Ok(())
    }

    fn check_copies(&self) -> Result<(), String> {
        let mut copies: BTreeMap<Tile, usize> = BTreeMap::new();
        let on_the_table = self.board.values().chain(self.hands.iter().flatten());
        for &tile in on_the_table.chain(&self.bag) {
            *copies.entry(tile).or_default() += 1;
        }
        if copies.values().any(|&count| count > COPIES) {
            return Err("more than three of a tile".to_string());
        }
        Ok(())
    }

    fn check_before_the_opening(&self) -> Result<(), String> {
        if self.hands.iter().any(Vec::is_empty) || self.scores.iter().any(|&score| score > 0) {
            return Err("an empty hand or points before the opening turn".to_string());
        }
        // K2
        let own = largest_group(self.hand());
        if self.hands.iter().any(|hand| largest_group(hand) > own) {
            return Err("another seat has a larger group".to_string());
        }
        Ok(())
    }

    fn is_in_one_piece(&self) -> bool {
        let mut reached: BTreeSet<Cell> = BTreeSet::new();
        let mut waiting: Vec<Cell> = vec![(0, 0)];
        while let Some(cell) = waiting.pop() {
            if self.board.contains_key(&cell) && reached.insert(cell) {
                waiting.extend(super::next_to(cell));
            }
        }
        reached.len() == self.board.len()
    }

    pub fn status(&self) -> String {
        let outcome = if self.is_over() {
            let winners: Vec<String> = self.winners().iter().map(usize::to_string).collect();
            format!("win {}", winners.join(","))
        } else {
            "ongoing".to_string()
        };
        format!("seat {} outcome {outcome} scores {}", self.seat, joined(&self.scores))
    }
}

fn joined(scores: &[u32]) -> String {
    let texts: Vec<String> = scores.iter().map(u32::to_string).collect();
    texts.join("/")
}

impl fmt::Display for Position {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = laid_text(self.board.iter().map(|(&cell, &tile)| (tile, cell)));
        let board = if board.is_empty() { "-" } else { &board };
        let hands: Vec<String> = self.hands.iter().map(|hand| tiles_text(hand)).collect();
        let (bag, scores) = (tiles_text(&self.bag), joined(&self.scores));
        write!(out, "{board} {} {bag} {scores} {}", hands.join("/"), self.seat)
    }
}

impl Turn {
    pub fn parse(text: &str) -> Result<Turn, String> {
        let (deed, drawn) = match text.split_once('>') {
            None => (text, Vec::new()),
            Some((deed, drawn)) => (deed, tiles(drawn)?),
        };
        let deed = match deed.strip_prefix("swap:") {
            Some(swapped) => Deed::Swap(tiles(swapped)?),
            None if deed == "pass" => Deed::Pass,
            None => Deed::Place(deed.split(';').map(laid).collect::<Result<Vec<Laid>, String>>()?),
        };
        Ok(Turn { deed, drawn })
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.deed {
            Deed::Place(laid) => write!(out, "{}", laid_text(laid.iter().copied()))?,
            Deed::Swap(tiles) => write!(out, "swap:{}", tiles_text(tiles))?,
            Deed::Pass => write!(out, "pass")?,
        }
        if self.drawn.is_empty() { Ok(()) } else { write!(out, ">{}", tiles_text(&self.drawn)) }
    }
}
