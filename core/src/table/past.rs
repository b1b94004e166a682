//! Looking back over a match that is over: turn by turn, forwards and back, and on from any of them.

use super::turns::turns_of;
use super::{Keeper, Played, Pressed, Table, button};
use crate::game::{Outcome, TableGame};

/// Where one is on the way back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Past {
    /// The turns of the match that have been played.
    pub(super) at: usize,
    /// All its turns.
    pub(super) of: usize,
}

impl<G: TableGame> Table<G> {
    /// Where one is while a match that is over is looked at.
    pub(super) fn past(&self) -> Option<Past> {
        let of = self.before.iter().chain([&self.game]).map(|game| game.turns.len()).sum();
        let looks = self.result.is_some() && self.looking && self.puzzle.is_none();
        looks.then(|| self.past.unwrap_or(Past { at: self.looked.unwrap_or(of), of }))
    }

    /// The table as it was after so many turns of the match; the end of a game rather than the start of the next.
    pub(super) fn as_of(&self, past: Past) -> Self {
        let mut left = past.at;
        let games: Vec<&Played<G>> = self.before.iter().chain([&self.game]).collect();
        let mut number = 0;
        while number + 1 < games.len() && left > games[number].turns.len() {
            left -= games[number].turns.len();
            number += 1;
        }
        let mut table = Self::at(self.setup.clone(), self.seats.clone(), games[number].start.clone());
        table.before = games[..number].iter().map(|&game| game.clone()).collect();
        for turn in games[number].turns.iter().take(left) {
            // It was played once.
            let Ok(next) = G::play(&table.game.position, turn) else { break };
            table.advance(turn.clone(), next);
        }
        (table.past, table.result, table.looking) = (Some(past), self.result.clone(), true);
        (table.number, table.menu, table.listing, table.left) =
            (self.number, self.menu, self.listing, self.left);
        table.copied = self.copied;
        table.moves.clone_from(&self.moves);
        table.heard.clone_from(&self.heard);
        table
    }

    /// Whether a press leads somewhere from there.
    pub(super) fn leads(&self, id: &str) -> bool {
        let Some(past) = self.past() else { return false };
        match id {
            button::FIRST | button::EARLIER => past.at > 0,
            button::LAST | button::LATER => past.at < past.of,
            button::PLAY_ON => self.position_shown().is_some(),
            _ => turns_of(id).is_some_and(|turns| (1..=past.of).contains(&turns)),
        }
    }

    /// Goes where a press leads, which puts away what lies over the table. Forwards by one turn, that turn is seen.
    pub(super) fn look(&mut self, id: &str, keeper: &mut dyn Keeper) -> Pressed {
        let Some(past) = self.past().filter(|_| self.leads(id)) else {
            return if self.menu || self.listing { self.press_more(id, keeper) } else { Pressed::Nothing };
        };
        let at = match id {
            button::PLAY_ON => return Pressed::PlayOn,
            button::FIRST => 0,
            button::EARLIER => past.at - 1,
            button::LATER => past.at + 1,
            _ => turns_of(id).unwrap_or(past.of),
        };
        self.begin_step();
        self.looked = Some(at).filter(|&at| at < past.of);
        if at == past.at + 1
            && let Some(trace) = self.as_of(Past { at, ..past }).trace
        {
            (self.moves, self.heard) = (trace.moves, trace.heard);
        }
        Pressed::Changed
    }

    /// The position that is looked at, if it can be played on.
    pub(super) fn position_shown(&self) -> Option<G::Position> {
        let past = self.past()?;
        // Only somewhere on the way back another table must be made to know.
        let position = match self.looked {
            None => self.game.position.clone(),
            Some(_) => self.as_of(past).game.position,
        };
        (G::outcome(&position) == Outcome::Ongoing).then_some(position)
    }
}
