//! What one plays alone: the game for one, and puzzles.

use super::{App, AppError, OpenTable};
use crate::archive::{Record, SavedMatch};
use crate::chance;
use crate::game::{self, DEAL, Outcome, Seat};
use crate::games::{self, Host};
use crate::pages::setup::{self, Known};
use crate::puzzles;

impl App {
    /// What the setup of a game knows beforehand.
    pub(super) fn known_of(&self, host: &Host) -> Known {
        let today = self.today();
        let best = host.info.alone.and_then(|game| {
            let host = games::host(game)?;
            let options = vec![(DEAL.to_owned(), today.to_string())];
            // A deal of the day comes from its date alone.
            let mut rng = chance::seeded(0);
            let mut seats = setup::seats_by_colour(&self.words);
            seats.truncate(1);
            let dealt = (host.deal)(game::Setup { options }, seats, &mut rng).record();
            self.best_of(&dealt)
        });
        Known {
            names: self.settings.last_names(),
            players: self.settings.last_players(),
            opponent: self.settings.last_opponent(),
            solved: self.settings.solved(host.info.name).len(),
            today,
            best,
        }
    }

    /// The fewest turns in which somebody alone has ended a deal here without a hint, since the statistics were cleared.
    pub(super) fn best_of(&self, record: &Record) -> Option<u32> {
        let start = |record: &Record| record.games.first().map(|game| game.position.clone());
        let same =
            |saved: &SavedMatch| saved.record.game == record.game && start(&saved.record) == start(record);
        let own = self.counted_matches().filter(|saved| saved.hints == 0 && same(saved));
        own.filter_map(|saved| turns_to_clear(&saved.record)).min()
    }

    /// Opens the next puzzle of a game that has not been solved, from the one of a number on; when all have been, the next.
    pub(super) fn sit_at_puzzle(&mut self, host: &'static Host, from: usize) -> Result<(), AppError> {
        let (solved, count) = (self.settings.solved(host.info.name), puzzles::count(host.info));
        let in_turn = || (from..count).chain(0..from.min(count));
        let number = in_turn().find(|number| !solved.contains(number)).or_else(|| in_turn().next());
        self.open_puzzle(host, number.unwrap_or_default())
    }

    pub(super) fn open_puzzle(&mut self, host: &'static Host, number: usize) -> Result<(), AppError> {
        let seats = setup::seats_by_colour(&self.words);
        let table = (host.puzzle)(number, seats).ok_or_else(|| AppError::NoSuchChoice {
            id: host.info.name.to_owned(),
            value: number.to_string(),
        })?;
        let rng = self.generator();
        let sheet = self.new_sheet(rng, None);
        self.sit_at(OpenTable { host, table, sheet, puzzle: Some(number), left: false });
        Ok(())
    }

    /// Plays again: the next puzzle, or a rematch.
    pub(super) fn again(&mut self) {
        let Some(open) = &self.open else { return };
        let (host, puzzle) = (open.host, open.puzzle);
        match puzzle {
            None => self.rematch(),
            Some(number) => {
                if let Err(error) = self.sit_at_puzzle(host, number + 1) {
                    log::error!("no other puzzle: {error}");
                }
            }
        }
    }
}

/// In how many turns somebody alone has ended a match; `None` for one that was not.
pub(super) fn turns_to_clear(record: &Record) -> Option<u32> {
    let cleared = record.result.as_ref().is_some_and(|result| result.outcome == Outcome::Cleared);
    let host = games::host(&record.game).filter(|_| cleared)?;
    (host.feat)(record, Seat(0)).map(|feat| feat.figure)
}
