//! A match as a run of games (D6): who starts each, how it stands, when it is over.

use super::position::Position;
use super::rules::{DRAWN_GAME, Length};
use crate::game::Outcome;
use crate::side::Side;

/// The games of a match that have ended. A value: a further game makes another one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Series {
    length: &'static Length,
    /// How each game ended, in order.
    ended: Vec<Outcome>,
}

/// Why a game can't be the next of a match.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SeriesError {
    /// The match is over.
    #[error("the match is over ({rule})")]
    Over {
        /// By this rule.
        rule: &'static str,
    },
    /// The game still goes on.
    #[error("the game goes on until the board is full (D5)")]
    Ongoing,
}

impl Series {
    /// A match of which no game has ended.
    pub fn new(length: &'static Length) -> Self {
        Self { length, ended: Vec::new() }
    }

    /// A match whose games so far ended like this.
    pub fn of(length: &'static Length, ended: &[Outcome]) -> Self {
        Self { length, ended: ended.to_vec() }
    }

    /// How long the match is.
    pub fn length(&self) -> &'static Length {
        self.length
    }

    /// How each game ended, in order.
    pub fn ended(&self) -> &[Outcome] {
        &self.ended
    }

    /// How many games a side has won.
    pub fn wins(&self, side: Side) -> u32 {
        let won = Outcome::win(side.seat());
        self.ended.iter().filter(|&outcome| *outcome == won).count() as u32
    }

    /// Who starts the game after those that have ended; nobody once the match is over.
    pub fn starter(&self) -> Option<Side> {
        let decided = |wins: u32| wins >= self.length.wins;
        let over = Side::ALL.into_iter().any(|side| decided(self.wins(side)));
        if over { None } else { self.length.starters.get(self.games_used()).copied() }
    }

    /// The start of the next game; none once the match is over.
    pub fn next_start(&self) -> Option<Position> {
        self.starter().map(Position::start)
    }

    /// How many of the match's games are used up.
    fn games_used(&self) -> usize {
        let drawn = self.ended.iter().filter(|&outcome| *outcome == Outcome::Draw).count();
        self.ended.len() - drawn + DRAWN_GAME * drawn
    }

    /// The match after its next game has come to this position.
    ///
    /// # Errors
    /// The rule by which the match is over, or the game is not.
    pub fn after(&self, game: &Position) -> Result<Self, SeriesError> {
        if let Some((_, rule)) = self.ending() {
            return Err(SeriesError::Over { rule });
        }
        let (outcome, _) = game.ending().ok_or(SeriesError::Ongoing)?;
        let mut next = self.clone();
        next.ended.push(outcome);
        Ok(next)
    }

    /// How the match stands once it is over, and by which rule: more wins take it, equal wins draw it (D6).
    pub fn ending(&self) -> Option<(Outcome, &'static str)> {
        if self.starter().is_some() {
            return None;
        }
        let [blue, red] = Side::ALL.map(|side| self.wins(side));
        let outcome = match blue.cmp(&red) {
            std::cmp::Ordering::Greater => Outcome::win(Side::Blue.seat()),
            std::cmp::Ordering::Less => Outcome::win(Side::Red.seat()),
            std::cmp::Ordering::Equal => Outcome::Draw,
        };
        Some((outcome, self.length.rule))
    }
}
