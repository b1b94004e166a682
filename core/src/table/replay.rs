//! A match from its record: put on the table as it stands or at its start, and the taps that play it.

use super::{GIVING_UP, Table, asks, button};
use crate::app::Tap;
use crate::archive::record::{GameEnd, GameRecord, MatchResult, Record};
use crate::game::{Outcome, Sequel, Setup, TableGame};

/// Why a record can't be put on the table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// No game, or more than the match has.
    #[error("this match of {game} has at most {most} games and at least one, here are {games}")]
    Games {
        /// The game.
        game: &'static str,
        /// How many there can be.
        most: usize,
        /// How many there are.
        games: usize,
    },
    /// A game after the match was over, or from another start than follows.
    #[error("game {number} does not follow from the games before")]
    NotNext {
        /// Counted from 1.
        number: usize,
    },
    /// The number of seats is wrong.
    #[error("{game} is not played by {seats}")]
    Seats {
        /// The game.
        game: &'static str,
        /// How many there are.
        seats: usize,
    },
    /// The start position can't be read.
    #[error("start position: {0}")]
    Start(String),
    /// A turn can't be read or breaks a rule.
    #[error("turn {number}, {turn}: {why}")]
    Turn {
        /// Counted from 1.
        number: usize,
        /// Word for word.
        turn: String,
        /// The rule it breaks, or what can't be read.
        why: String,
    },
    /// The record's end is not what its turns lead to.
    #[error("the turns lead to {found}, not to {written}")]
    End {
        /// What was played.
        found: String,
        /// What the record says.
        written: String,
    },
}

impl<G: TableGame> Table<G> {
    /// Puts a record on the table: plays its turns, and compares its end if it has one.
    ///
    /// # Errors
    /// What in the record is wrong.
    pub fn resume(record: &Record) -> Result<Self, RecordError> {
        let mut table = Self::start_of(record)?;
        for (number, game) in (1..).zip(&record.games) {
            if number > 1 {
                table.follow(number, game)?;
            }
            table.replay(game)?;
        }
        table.result = table.natural_result();
        match (&table.result, &record.result) {
            (None, Some(result)) if result.rule == GIVING_UP && table.is_lost_by_one(&result.outcome) => {
                table.result = record.result.clone();
            }
            (found, Some(written)) if found.as_ref() != Some(written) => {
                let text = |result: Option<&MatchResult>| {
                    result.map_or("no result".to_owned(), |result| {
                        format!("{} by {}", result.outcome, result.rule)
                    })
                };
                return Err(RecordError::End { found: text(found.as_ref()), written: text(Some(written)) });
            }
            _ => {}
        }
        table.moves.clear();
        table.heard.clear();
        Ok(table)
    }

    /// All but one have won, as when that one gives up (G1).
    fn is_lost_by_one(&self, outcome: &Outcome) -> bool {
        matches!(outcome, Outcome::Win(winners) if winners.len() + 1 == self.seats.len())
    }

    /// Goes on to the next game of a record.
    fn follow(&mut self, number: usize, game: &GameRecord) -> Result<(), RecordError> {
        let start: G::Position = read_start(game)?;
        match self.sequel() {
            Some(Sequel::Next(next)) if next == start => {
                self.begin(next);
                Ok(())
            }
            _ => Err(RecordError::NotNext { number }),
        }
    }

    /// Plays the turns of a record's game.
    fn replay(&mut self, game: &GameRecord) -> Result<(), RecordError> {
        for (number, text) in (1..).zip(&game.turns) {
            let wrong = |why: String| RecordError::Turn { number, turn: text.clone(), why };
            let turn = text
                .parse()
                .map_err(|error: <G::Turn as std::str::FromStr>::Err| wrong(error.to_string()))?;
            let next = G::play(&self.game.position, &turn).map_err(|error| wrong(error.to_string()))?;
            self.advance(turn, next);
        }
        let found = self.game.end();
        match &game.end {
            Some(end) if *end != found => {
                let text = |end: &GameEnd| format!("{} {}", end.position, end.status);
                Err(RecordError::End { found: text(&found), written: text(end) })
            }
            _ => Ok(()),
        }
    }

    /// A new match from the start of a record.
    ///
    /// # Errors
    /// What in the record is wrong.
    pub fn start_of(record: &Record) -> Result<Self, RecordError> {
        let (info, setup) = (G::info(), Setup { options: record.setup.clone() });
        let (most, games) = (G::games(&setup), record.games.len());
        let Some(game) = record.games.first().filter(|_| games <= most) else {
            return Err(RecordError::Games { game: info.name, most, games });
        };
        if !info.seats.contains(&record.seats.len()) {
            return Err(RecordError::Seats { game: info.name, seats: record.seats.len() });
        }
        let seats = record.seats.clone();
        let begun = !game.turns.is_empty() || game.end.is_some() || record.result.is_some();
        match (game.position.parse::<G::Position>(), game.position.parse::<G::Start>()) {
            (Err(_), Ok(start)) if games == 1 && !begun && asks::<G>(&start, &seats) => {
                Ok(Self::waiting(setup, seats, start))
            }
            (start, _) => {
                let start = start.map_err(|error| RecordError::Start(error.to_string()))?;
                Ok(Self::at(setup, seats, start))
            }
        }
    }

    /// The taps that play a record from its start to its end.
    ///
    /// # Errors
    /// What in the record is wrong.
    pub fn taps(record: &Record) -> Result<Vec<Tap>, RecordError> {
        let whole = Self::resume(record)?;
        let press = |id: &str| Tap::Button { id: id.to_owned() };
        let mut taps = Vec::new();
        for (number, game) in whole.before.iter().chain([&whole.game]).enumerate() {
            if number > 0 {
                taps.push(press(button::NEXT));
            }
            let mut position = game.start.clone();
            for turn in &game.turns {
                if whole.is_handed_around() {
                    taps.push(press(button::LIFT));
                }
                taps.extend(G::taps(&G::view(&position, Some(G::to_move(&position))), turn));
                taps.push(press(button::END));
                // `resume` has played every turn.
                let Ok(next) = G::play(&position, turn) else { break };
                position = next;
            }
        }
        if whole.result.as_ref().is_some_and(|result| result.rule == GIVING_UP) {
            taps.extend([press(button::EXIT), press(button::GIVE_UP)]);
        }
        Ok(taps)
    }
}

/// The start of a record's game.
fn read_start<P: std::str::FromStr<Err: std::error::Error>>(game: &GameRecord) -> Result<P, RecordError> {
    game.position.parse().map_err(|error: P::Err| RecordError::Start(error.to_string()))
}
