//! A position (D1–D5): the dice, whose turn it is, and how it stands.

use std::cmp::Ordering;

use super::rules::EQUAL_SUMS;
use super::square::{Square, Squares};
use super::turn::{Choice, Pips, PlayError, Turn};
use crate::chance::{self, ChaCha8Rng};
use crate::game::Outcome;
use crate::side::Side;

/// A die on the board: whose, and what it shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Die {
    /// Whose.
    pub side: Side,
    /// What it shows.
    pub pips: Pips,
}

/// A position. Any number of dice may lie on the board; a full one is the end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    /// The squares of each side's dice.
    dice: [Squares; 2],
    /// The squares of the dice whose pips, as a binary number, have a 1, a 2, a 4.
    pips: [Squares; 3],
    side: Side,
}

impl Position {
    /// The empty board, with the side that starts.
    pub const fn start(side: Side) -> Self {
        Self { dice: [Squares::NONE; 2], pips: [Squares::NONE; 3], side }
    }

    /// The side to move; it passes on after the last turn too.
    pub fn side(&self) -> Side {
        self.side
    }

    /// The squares without a die.
    pub fn empty(&self) -> Squares {
        Squares::BOARD.without(self.dice[0].or(self.dice[1]))
    }

    /// The squares of a side's dice.
    pub fn dice(&self, side: Side) -> Squares {
        self.dice[side as usize]
    }

    /// The die on a square.
    pub fn die_on(&self, square: Square) -> Option<Die> {
        let side = Side::ALL.into_iter().find(|&side| self.dice(side).contains(square))?;
        Some(Die { side, pips: Pips::new(self.pips_on(square))? })
    }

    /// What the die on a square shows, 0 if there is none.
    pub(crate) fn pips_on(&self, square: Square) -> u8 {
        let [ones, twos, fours] = self.pips.map(|squares| u8::from(squares.contains(square)));
        ones + 2 * twos + 4 * fours
    }

    /// The sum of a side's dice (D5).
    pub fn sum(&self, side: Side) -> u32 {
        let [ones, twos, fours] = self.pips.map(|squares| squares.and(self.dice(side)).len());
        ones + 2 * twos + 4 * fours
    }

    /// By how much the sum of the side to move is the greater.
    pub fn lead(&self) -> i32 {
        let [own, other] = [self.side, self.side.other()].map(|side| self.sum(side) as i32);
        own - other
    }

    /// The board is full (D5).
    pub fn is_over(&self) -> bool {
        self.empty().is_empty()
    }

    /// How it stands once the board is full, and by which rule it ended.
    pub fn ending(&self) -> Option<(Outcome, &'static str)> {
        self.is_over().then(|| {
            let outcome = match self.sum(Side::Blue).cmp(&self.sum(Side::Red)) {
                Ordering::Greater => Outcome::win(Side::Blue.seat()),
                Ordering::Less => Outcome::win(Side::Red.seat()),
                Ordering::Equal => EQUAL_SUMS,
            };
            (outcome, "D5")
        })
    }

    /// The enemy dice next to a square, one of which must be challenged if there is any (D3).
    pub fn challenges(&self, square: Square) -> Squares {
        square.neighbours().and(self.dice(self.side.other()))
    }

    /// Whether a turn may begin with this choice.
    ///
    /// # Errors
    /// The rule that the choice breaks.
    pub fn check(&self, choice: Choice) -> Result<(), PlayError> {
        let Choice { square, challenged } = choice;
        if let Some((_, rule)) = self.ending() {
            return Err(PlayError::Over { rule });
        }
        if !self.empty().contains(square) {
            return Err(PlayError::Occupied { square });
        }
        let challenges = self.challenges(square);
        match challenged {
            None if challenges.is_empty() => Ok(()),
            None => Err(PlayError::Unchallenged { square }),
            Some(challenged) if challenges.contains(challenged) => Ok(()),
            Some(challenged) if !square.neighbours().contains(challenged) => {
                Err(PlayError::NotNext { square, challenged })
            }
            Some(challenged) if self.empty().contains(challenged) => Err(PlayError::NoDie { challenged }),
            Some(challenged) => Err(PlayError::OwnDie { challenged }),
        }
    }

    /// Plays a turn.
    ///
    /// # Errors
    /// The rule that the turn breaks.
    pub fn play(&self, turn: Turn) -> Result<Self, PlayError> {
        self.check(turn.choice)?;
        Ok(self.after(turn))
    }

    /// The position after a turn known to be legal.
    pub fn after(&self, turn: Turn) -> Self {
        let Turn { choice: Choice { square, challenged }, roll } = turn;
        let [own, other] = [self.side, self.side.other()].map(|side| side as usize);
        // D4, without branches, since a roll can't be foreseen. Where none is challenged (D2) it is the chosen square
        // itself that is compared: empty, it counts 0, and to take it is to place the die there.
        let at = challenged.unwrap_or(square);
        let value = self.pips_on(at);
        let taken = at.bit().when(roll.get() > value);
        let lost = square.bit().when(roll.get() < value);
        let mut next = *self;
        next.dice[own] = self.dice[own].or(taken).or(square.bit().without(lost));
        next.dice[other] = self.dice[other].without(taken).or(lost);
        next.show(square, roll);
        next.side = self.side.other();
        next
    }

    /// Puts a die on an empty square.
    pub(super) fn place(&mut self, square: Square, die: Die) {
        let squares = &mut self.dice[die.side as usize];
        *squares = squares.or(square.bit());
        self.show(square, die.pips);
    }

    /// Writes down what a new die shows.
    fn show(&mut self, square: Square, pips: Pips) {
        for (bit, squares) in self.pips.iter_mut().enumerate() {
            *squares = squares.or(square.bit().when(pips.get() >> bit & 1 == 1));
        }
    }
}

/// Rolls a die, each number as likely as another.
pub fn roll(rng: &mut ChaCha8Rng) -> Pips {
    Pips::ALL[chance::below(Pips::ALL.len() as u32, rng) as usize]
}
