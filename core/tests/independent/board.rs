//! Numbers, squares, blue and red, and boards written rank by rank: what the notations of two games share.

use std::fmt::Display;

/// Spelling: the bound of a counter or a score that has no other.
pub const HIGHEST_COUNTER: u32 = 999_999;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    Blue,
    Red,
}

use Colour::{Blue, Red};

impl Colour {
    pub fn parse(text: &str) -> Result<Colour, String> {
        match text {
            "b" => Ok(Blue),
            "r" => Ok(Red),
            _ => Err(format!("side `{text}`")),
        }
    }

    pub fn other(self) -> Colour {
        match self {
            Blue => Red,
            Red => Blue,
        }
    }

    pub fn seat(self) -> usize {
        match self {
            Blue => 0,
            Red => 1,
        }
    }

    pub fn letter(self) -> char {
        match self {
            Blue => 'b',
            Red => 'r',
        }
    }
}

/// File and rank, both counted from 0: `a1` is `(0, 0)`.
pub type Square = (usize, usize);

/// By rank, then by file.
pub type Board<P, const FILES: usize, const RANKS: usize> = [[Option<P>; FILES]; RANKS];

/// A number as it must be spelt: digits only, no leading zero, and no higher than `highest`.
pub fn number(text: &str, highest: u32) -> Result<u32, String> {
    if text.is_empty() || !text.chars().all(|c| c.is_ascii_digit()) {
        return Err(format!("`{text}` is no number"));
    }
    if text.len() > 1 && text.starts_with('0') {
        return Err(format!("`{text}` has a leading zero"));
    }
    match text.parse::<u32>() {
        Ok(value) if value <= highest => Ok(value),
        _ => Err(format!("`{text}` is above {highest}")),
    }
}

/// A number from 1 on, such as that of a piece or on a die.
pub fn number_from_1(text: &str, highest: u32) -> Result<u32, String> {
    match number(text, highest)? {
        0 => Err("0 is too low".to_string()),
        value => Ok(value),
    }
}

pub fn square(text: &str, files: usize, ranks: usize) -> Result<Square, String> {
    let mut letters = text.chars();
    let file = match letters.next() {
        Some(letter @ 'a'..='z') => letter as usize - 'a' as usize,
        _ => return Err(format!("`{text}` is no square")),
    };
    if file >= files {
        return Err(format!("`{text}` is beside the board"));
    }
    let rank = number_from_1(letters.as_str(), ranks as u32)?;
    Ok((file, rank as usize - 1))
}

pub fn square_name((file, rank): Square) -> String {
    format!("{}{}", ["a", "b", "c", "d", "e", "f", "g"][file], rank + 1)
}

/// The board of the notation; `piece` reads what follows the colour in a cell.
pub fn read_ranks<P: Copy, const FILES: usize, const RANKS: usize>(
    text: &str,
    piece: impl Fn(Colour, &str) -> Result<P, String>,
) -> Result<Board<P, FILES, RANKS>, String> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != RANKS {
        return Err(format!("{} ranks", ranks.len()));
    }
    let mut board = [[None; FILES]; RANKS];
    for (nth, rank) in ranks.iter().enumerate() {
        board[RANKS - 1 - nth] = read_cells(rank, &piece)?;
    }
    Ok(board)
}

fn read_cells<P, const FILES: usize>(
    text: &str,
    piece: impl Fn(Colour, &str) -> Result<P, String>,
) -> Result<[Option<P>; FILES], String> {
    let mut cells: Vec<Option<P>> = Vec::new();
    let mut after_a_count = false;
    for cell in text.split(',') {
        if let Some(rest) = cell.strip_prefix('b') {
            cells.push(Some(piece(Blue, rest)?));
            after_a_count = false;
        } else if let Some(rest) = cell.strip_prefix('r') {
            cells.push(Some(piece(Red, rest)?));
            after_a_count = false;
        } else {
            let empty = number_from_1(cell, FILES as u32)?;
            if after_a_count {
                return Err(format!("two counts side by side in the rank `{text}`"));
            }
            for _ in 0..empty {
                cells.push(None);
            }
            after_a_count = true;
        }
    }
    cells.try_into().map_err(|_| format!("the rank `{text}` has not {FILES} squares"))
}

pub fn write_ranks<P: Display, const FILES: usize, const RANKS: usize>(
    board: &Board<P, FILES, RANKS>,
) -> String {
    let ranks: Vec<String> = board.iter().rev().map(write_cells).collect();
    ranks.join("/")
}

fn write_cells<P: Display, const FILES: usize>(rank: &[Option<P>; FILES]) -> String {
    let mut cells: Vec<String> = Vec::new();
    let mut empty = 0;
    for cell in rank {
        match cell {
            None => empty += 1,
            Some(piece) => {
                if empty > 0 {
                    cells.push(empty.to_string());
                    empty = 0;
                }
                cells.push(piece.to_string());
            }
        }
    }
    if empty > 0 {
        cells.push(empty.to_string());
    }
    cells.join(",")
}
