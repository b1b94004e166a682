//! Knetkell read from the written rules alone, without a line of the core.
//!
//! How it sits at the table of the text interface is in `interface`, chance in `chance`.

mod chance;
mod interface;
mod tests;

use super::board::{Board, Colour, Square, number_from_1, read_ranks, square, square_name, write_ranks};
use std::fmt;

/// D1: files and ranks.
pub const SIZE: usize = 5;
/// The highest number on a die.
pub const HIGHEST: u32 = 6;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die {
    pub owner: Colour,
    pub value: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    pub square: Square,
    pub challenged: Option<Square>,
    /// None in a list of legal turns, and where the engine is to roll.
    pub roll: Option<u32>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub board: Board<Die, SIZE, SIZE>,
    pub side: Colour,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Outcome {
    Ongoing,
    Win(usize),
    Draw,
}

// --- Notation --------------------------------------------------------------------------------------------

fn square_here(text: &str) -> Result<Square, String> {
    square(text, SIZE, SIZE)
}

impl fmt::Display for Die {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", self.owner.letter(), self.value)
    }
}

impl Position {
    pub fn parse(text: &str) -> Result<Position, String> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [ranks, side] = fields[..] else {
            return Err("a position has two fields with one blank between them".to_string());
        };
        let die = |owner, digits: &str| Ok(Die { owner, value: number_from_1(digits, HIGHEST)? });
        Ok(Position { board: read_ranks(ranks, die)?, side: Colour::parse(side)? })
    }
}

impl fmt::Display for Position {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} {}", write_ranks(&self.board), self.side.letter())
    }
}

impl Turn {
    pub fn parse(text: &str) -> Result<Turn, String> {
        let (squares, roll) = match text.split_once(':') {
            None => (text, None),
            Some((squares, roll)) => (squares, Some(number_from_1(roll, HIGHEST)?)),
        };
        let (chosen, challenged) = match squares.split_once('x') {
            None => (squares, None),
            Some((chosen, challenged)) => (chosen, Some(square_here(challenged)?)),
        };
        Ok(Turn { square: square_here(chosen)?, challenged, roll })
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", square_name(self.square))?;
        if let Some(challenged) = self.challenged {
            write!(out, "x{}", square_name(challenged))?;
        }
        match self.roll {
            None => Ok(()),
            Some(roll) => write!(out, ":{roll}"),
        }
    }
}

// --- The board -------------------------------------------------------------------------------------------

pub fn all_squares() -> impl Iterator<Item = Square> {
    (0..SIZE).flat_map(|rank| (0..SIZE).map(move |file| (file, rank)))
}

pub fn orthogonally_adjacent(one: Square, other: Square) -> bool {
    one.0.abs_diff(other.0) + one.1.abs_diff(other.1) == 1
}

impl Position {
    pub fn at(&self, (file, rank): Square) -> Option<Die> {
        self.board[rank][file]
    }

    pub fn put(&mut self, (file, rank): Square, die: Die) {
        self.board[rank][file] = Some(die);
    }

    pub fn empty_squares(&self) -> Vec<Square> {
        all_squares().filter(|&square| self.at(square).is_none()).collect()
    }

    /// Squares with enemy dice beside this one.
    pub fn enemies_beside(&self, square: Square) -> Vec<Square> {
        let enemy = |other| self.at(other).is_some_and(|die| die.owner != self.side);
        all_squares().filter(|&other| orthogonally_adjacent(square, other) && enemy(other)).collect()
    }

    pub fn sum(&self, colour: Colour) -> u32 {
        all_squares()
            .filter_map(|square| self.at(square))
            .filter(|die| die.owner == colour)
            .map(|die| die.value)
            .sum()
    }

    pub fn is_over(&self) -> bool {
        self.empty_squares().is_empty()
    }

    // D5
    pub fn outcome(&self) -> Outcome {
        let (blue, red) = (self.sum(Colour::Blue), self.sum(Colour::Red));
        if !self.is_over() {
            Outcome::Ongoing
        } else if blue > red {
            Outcome::Win(0)
        } else if red > blue {
            Outcome::Win(1)
        } else {
            Outcome::Draw
        }
    }

    pub fn status(&self) -> String {
        let outcome = match self.outcome() {
            Outcome::Ongoing => "ongoing".to_string(),
            Outcome::Win(seat) => format!("win {seat}"),
            Outcome::Draw => "draw".to_string(),
        };
        let (blue, red) = (self.sum(Colour::Blue), self.sum(Colour::Red));
        format!("seat {} outcome {outcome} scores {blue}/{red}", self.side.seat())
    }
}

// --- Turns -----------------------------------------------------------------------------------------------

impl Position {
    // D2, D3
    pub fn check(&self, turn: &Turn) -> Result<(), String> {
        if self.at(turn.square).is_some() {
            return Err("that square is taken".to_string());
        }
        let enemies = self.enemies_beside(turn.square);
        match turn.challenged {
            None if enemies.is_empty() => Ok(()),
            None => Err("one of the enemy dice must be challenged".to_string()),
            Some(challenged) if enemies.contains(&challenged) => Ok(()),
            Some(_) => Err("no enemy die beside it there".to_string()),
        }
    }

    // D4
    pub fn play(&self, turn: &Turn) -> Result<Position, String> {
        self.check(turn)?;
        let Some(roll) = turn.roll else { return Err("without a roll".to_string()) };
        let mut after = self.clone();
        after.side = self.side.other();
        after.put(turn.square, Die { owner: self.side, value: roll });
        if let Some(challenged) = turn.challenged {
            let value = self.at(challenged).ok_or("nothing to challenge")?.value;
            if roll > value {
                after.put(challenged, Die { owner: self.side, value });
            }
            if roll < value {
                after.put(turn.square, Die { owner: self.side.other(), value: roll });
            }
        }
        Ok(after)
    }

    /// Every legal turn, without rolls; none when the board is full.
    pub fn legal_turns(&self) -> Vec<Turn> {
        let mut turns = Vec::new();
        for square in self.empty_squares() {
            let enemies = self.enemies_beside(square);
            if enemies.is_empty() {
                turns.push(Turn { square, challenged: None, roll: None });
            }
            for enemy in enemies {
                turns.push(Turn { square, challenged: Some(enemy), roll: None });
            }
        }
        turns
    }

    /// Every legal turn with each of the six rolls.
    pub fn rolled_turns(&self) -> Vec<Turn> {
        let mut turns = Vec::new();
        for turn in self.legal_turns() {
            for roll in 1..=HIGHEST {
                turns.push(Turn { roll: Some(roll), ..turn.clone() });
            }
        }
        turns
    }

    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut nodes = 0;
        for turn in self.rolled_turns() {
            nodes += self.play(&turn).expect("a legal turn plays").perft(depth - 1);
        }
        nodes
    }
}
