//! Chance for Knetkell: dice that steer games to every end, turns that somebody might try, and boards nobody would
//! reach.

use super::{Die, HIGHEST, Position, SIZE, Turn, all_squares};
use crate::independent::board::{Colour, Square, square_name};
use crate::independent::chance::{Chance, Marks, any, once_in};
use rand::RngExt;

pub const MARKS: Marks = Marks {
    letters: "abcdefrxBRX:::",
    numbers: &["0", "5", "6", "7", "10", "255", "256", "257", "262"],
    separators: &[",", ",", "/", ":", "x"],
    cells: &["1", "5", "6", "0", "", "b1", "r6", "b7", "r0", "b", "g1", "a1", "e5", "f1", "a6"],
};

/// What the dice of a game wish for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dice {
    /// The engine rolls them, or chance does.
    Fair,
    /// They favour a side.
    For(Colour),
    /// They bring the sums together: a draw.
    Even,
}

impl Dice {
    pub fn nth(nth: u32) -> Dice {
        match nth % 6 {
            3 => Dice::For(Colour::Blue),
            4 => Dice::For(Colour::Red),
            5 => Dice::Even,
            _ => Dice::Fair,
        }
    }

    /// One of the legal turns, of which there must be one; fair dice are mostly left to the engine.
    pub fn choose(self, position: &Position, chance: &mut Chance) -> Turn {
        let turns = position.rolled_turns();
        let chosen = any(chance, &turns).clone();
        match self {
            Dice::Fair if once_in(chance, 4) => chosen,
            Dice::Fair => Turn { roll: None, ..chosen },
            // A little unsteady, so that the games differ.
            Dice::For(_) if once_in(chance, 3) => chosen,
            Dice::For(colour) => best(&turns, |turn| -ahead(colour, &position.play(turn).unwrap()), chance),
            Dice::Even => {
                best(&turns, |turn| ahead(Colour::Blue, &position.play(turn).unwrap()).abs(), chance)
            }
        }
    }
}

fn ahead(colour: Colour, position: &Position) -> i64 {
    i64::from(position.sum(colour)) - i64::from(position.sum(colour.other()))
}

/// One of the turns that are worst by this measure of badness by no turn outdone.
fn best(turns: &[Turn], badness: impl Fn(&Turn) -> i64, chance: &mut Chance) -> Turn {
    let least = turns.iter().map(&badness).min().unwrap();
    let best: Vec<&Turn> = turns.iter().filter(|turn| badness(turn) == least).collect();
    (*any(chance, &best)).clone()
}

fn any_square(chance: &mut Chance) -> Square {
    (chance.random_range(0..SIZE), chance.random_range(0..SIZE))
}

/// A square beside this one, by side or corner, or the square itself.
fn near(square: Square, chance: &mut Chance) -> Square {
    let mut moved = |at: usize| (at + chance.random_range(0..3)).saturating_sub(1).min(SIZE - 1);
    (moved(square.0), moved(square.1))
}

/// A turn that somebody might try; mostly it is illegal.
pub fn attempt(position: &Position, chance: &mut Chance) -> String {
    let empty = position.empty_squares();
    let taken: Vec<Square> = all_squares().filter(|square| !empty.contains(square)).collect();
    let chosen =
        if empty.is_empty() || once_in(chance, 5) { any_square(chance) } else { *any(chance, &empty) };
    let challenged = match chance.random_range(0..6) {
        0 => None,
        1 => Some(chosen),
        2 => Some(near(chosen, chance)),
        3 if !taken.is_empty() => Some(*any(chance, &taken)),
        4 => Some(any_square(chance)),
        _ => {
            let beside = position.enemies_beside(chosen);
            if beside.is_empty() { None } else { Some(*any(chance, &beside)) }
        }
    };
    let turn = Turn { square: chosen, challenged, roll: None };
    match chance.random_range(0..10) {
        0 => format!("{turn}:0"),
        1 => format!("{turn}:7"),
        2 => format!("{turn}x{}:3", square_name(near(chosen, chance))),
        3 | 4 => turn.to_string(),
        _ => Turn { roll: Some(chance.random_range(1..=HIGHEST)), ..turn }.to_string(),
    }
}

/// Any number of dice, anywhere.
pub fn any_position(chance: &mut Chance) -> Position {
    let side = if once_in(chance, 2) { Colour::Blue } else { Colour::Red };
    let mut position = Position { board: [[None; SIZE]; SIZE], side };
    let empty = match chance.random_range(0..4) {
        0 => chance.random_range(0..3),
        1 => chance.random_range(0..8),
        _ => chance.random_range(0..=SIZE * SIZE),
    };
    let blue_in_ten = *any(chance, &[0, 1, 5, 5, 5, 9, 10]);
    let mut squares: Vec<Square> = all_squares().collect();
    for _ in empty..SIZE * SIZE {
        let square = squares.swap_remove(chance.random_range(0..squares.len()));
        let owner = if chance.random_range(0..10) < blue_in_ten { Colour::Blue } else { Colour::Red };
        position.put(square, Die { owner, value: chance.random_range(1..=HIGHEST) });
    }
    position
}
