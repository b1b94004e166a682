//! What computers do at the open table: they play, give hints, and look for a par, each in a thread of its own.

use super::{App, bad_record};
use crate::archive::record::GameRecord;
use crate::archive::{Player, Record, RecordSeat};
use crate::game::Seat;
use crate::opponents::{Answer, Finding, Level, Study, Studying, Task, Thinking};
use crate::pages::setup;
use crate::table::{self, Subject};

/// What a match is begun from in the middle.
const POSITION: &str = "position";

/// A seat as it was, its computer at a level that there is: a record may have any.
fn at_a_level(seat: RecordSeat) -> RecordSeat {
    let player = match seat.player {
        Player::Person => Player::Person,
        Player::Computer { level } => Player::Computer { level: Level::nearest(level).number() },
    };
    RecordSeat { player, ..seat }
}

impl App {
    /// Counts a hint. That is kept with the match, which the next turn saves at the latest.
    pub(super) fn count_hint(&mut self) {
        let Some(open) = &mut self.open else { return };
        open.sheet.hints += 1;
        if open.puzzle.is_some() {
            return;
        }
        if let Err(error) = self.archive.put(&open.sheet.with(open.table.record())) {
            log::warn!("a hint is not counted on disk yet: {error}");
        }
    }

    /// Begins a new match from the position that is looked at: whoever is to move there against the computer, or as before
    /// where there was one person. If it can't be saved the old table stays.
    pub(super) fn play_on(&mut self) {
        let Some(open) = &self.open else { return };
        let (host, record) = (open.host, open.table.record());
        let Some((position, mover)) = open.table.shown() else { return };
        let persons = record.seats.iter().filter(|seat| seat.is_person()).count();
        let seats = if persons == 1 {
            record.seats.into_iter().map(at_a_level).collect()
        } else {
            self.against_computers(&record.seats, mover)
        };
        let game = GameRecord { position, turns: Vec::new(), end: None };
        // One who practised alone has somebody to play with now.
        let mut setup = record.setup;
        setup.retain(|(key, _)| ![table::PRACTICE, table::FROM].contains(&key.as_str()));
        setup.push((table::FROM.to_owned(), POSITION.to_owned()));
        let start = Record { game: record.game, setup, seats, games: vec![game], result: None };
        let rng = self.generator();
        let begun = (host.start_of)(&start).map_err(bad_record);
        if let Err(error) = begun.and_then(|table| self.begin(host, table, rng, None)) {
            log::error!("nothing to play on from: {error}");
        }
    }

    /// Seats where all but one are computers', of the level that was last played against.
    fn against_computers(&self, seats: &[RecordSeat], person: Seat) -> Vec<RecordSeat> {
        let level = self.settings.last_opponent().unwrap_or(Level::ALL[1]);
        let several = seats.len() > 2;
        let sits = |(at, seat): (usize, &RecordSeat)| {
            if at == person.index() {
                return RecordSeat { player: Player::Person, name: seat.name.clone() };
            }
            let name = setup::computer_name(&self.words, level, several.then_some(at));
            RecordSeat { player: Player::Computer { level: level.number() }, name }
        };
        seats.iter().enumerate().map(sits).collect()
    }

    /// What is to be thought about at the open table, in sight.
    pub(super) fn subject(&self) -> Option<Subject> {
        self.open.as_ref().filter(|_| !self.paused)?.table.subject()
    }

    /// What a computer at the open table has to think about from now on, for a thread of its own; `None` while none is to
    /// move, or one thinks already. Asked after everything that may have changed the table. It is stopped by
    /// [`App::pause`], by leaving the table and by asking how to, and when the app is closed.
    pub fn think(&mut self) -> Option<Task> {
        if self.thinking.is_some() {
            return None;
        }
        let (subject, thought) = self.open.as_ref().filter(|_| !self.paused)?.table.thought()?;
        // Not the match's own generator, which the next roll comes from.
        let rng = self.generator();
        let (thinking, task) = Thinking::begin(thought, rng, self.seed.is_some());
        self.thinking = Some((subject, thinking));
        Some(task)
    }

    /// Plays the turn that a computer has found, and gives the number of the new screen; nothing for an answer that nobody
    /// waits for any more.
    pub fn answer(&mut self, answer: &Answer) -> Option<u64> {
        if !answer.is_awaited() {
            return None;
        }
        self.thinking = None;
        self.at_the_table(|table, desk| table.answer(answer.choice.as_deref(), desk))
    }

    /// There was no thread for what is to be thought about or sought; [`App::think`] and [`App::study`] may begin it anew.
    pub fn cannot_think(&mut self, why: &std::io::Error) {
        log::error!("no thread for a computer: {why}");
        (self.thinking, self.studying) = (None, None);
    }

    /// The search for the par of the open table from now on, for a thread of its own; `None` where there is none to be
    /// found, or it is under way already. Asked and stopped as [`App::think`] is, and by a button of the table.
    pub fn study(&mut self) -> Option<Study> {
        if self.studying.is_some() || self.paused {
            return None;
        }
        let study = self.open.as_ref()?.table.study()?;
        let (studying, study) = Studying::begin(study, self.seed.is_some());
        self.studying = Some(studying);
        Some(study)
    }

    /// Takes what the search for the par has found, and gives the number of the screen to be asked for again; nothing for
    /// a finding that nobody waits for any more.
    pub fn found(&mut self, finding: &Finding) -> Option<u64> {
        if !finding.is_awaited() {
            return None;
        }
        let open = self.open.as_mut()?;
        open.table.found(finding);
        if !open.table.seeks_par() {
            self.studying = None;
        }
        self.counted()
    }
}
