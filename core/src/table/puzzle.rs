//! A puzzle at the table: one turn of a real position is to be found. Nothing of it is kept but that it was solved.

use super::Table;
use super::screen::Fact;
use crate::archive::record::{MatchResult, RecordSeat};
use crate::game::{Outcome, Setup, TableGame};
use crate::puzzles;
use crate::words::{Say, Words};

/// What is to be found.
#[derive(Debug, Clone)]
pub(super) struct Puzzle<C> {
    /// Which one of its game, counted from 0.
    number: usize,
    /// How many the game has.
    of: usize,
    /// The turn to be found.
    answer: C,
}

impl<C> Puzzle<C> {
    /// Which one it is.
    pub(super) fn told(&self, words: &Words) -> String {
        words.say("table-puzzle-of", &[("number", (self.number + 1).into()), ("of", self.of.into())])
    }

    /// How many have been solved.
    pub(super) fn count(&self, solved: usize, words: &Words) -> Fact {
        let value = words.say("table-solved-of", &[("solved", solved.into()), ("of", self.of.into())]);
        Fact { value, label: words.say("table-solved-label", &[]) }
    }
}

impl<G: TableGame> Table<G> {
    /// The table of a puzzle, counted from 0, where the players have these names; `None` if there is no such puzzle.
    pub fn puzzle(number: usize, mut seats: Vec<RecordSeat>) -> Option<Self> {
        let info = G::info();
        let puzzle = puzzles::get(info, number)?;
        // The puzzles of each game are read in its tests.
        let start: G::Position = puzzle.position.parse().ok()?;
        let answer = puzzle.answer.parse().ok()?;
        seats.truncate(G::scores(&start).len());
        let puzzle = Puzzle { number, of: puzzles::count(info), answer };
        Some(Self { puzzle: Some(puzzle), ..Self::at(Setup::default(), seats, start) })
    }

    /// What is to be done, until something was begun.
    pub(super) fn task(&self) -> Option<Say> {
        self.puzzle.as_ref().map(|_| Say::new(G::info().puzzle_task))
    }

    /// The turn that is to be found.
    pub(super) fn answer_of_puzzle(&self) -> Option<G::Choice> {
        self.puzzle.as_ref().map(|puzzle| puzzle.answer.clone())
    }

    /// Why a turn is not the one to be found.
    pub(super) fn falls_short(&self, choice: &G::Choice) -> Option<Say> {
        let puzzle = self.puzzle.as_ref()?;
        let position = &self.game.position;
        (!G::same(position, choice, &puzzle.answer)).then(|| G::falls_short(position, choice))
    }

    /// The end of a puzzle: its turn has been played.
    pub(super) fn solved(&self) -> Option<MatchResult> {
        let solver = G::to_move(&self.game.start);
        let played = !self.game.turns.is_empty();
        played.then(|| MatchResult { outcome: Outcome::win(solver), rule: String::new() })
    }
}
