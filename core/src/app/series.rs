//! What follows when a match is over: its result among those of its series, and the next one.

use super::{App, Series};
use crate::archive::SavedMatch;
use crate::game::{Outcome, Seat};
use crate::pages::setup;
use crate::table::{self, Closing};

impl App {
    /// Plays again with the seats swapped, in the same series. If that can't be saved the old table stays.
    pub(super) fn rematch(&mut self) {
        let Some(open) = &self.open else { return };
        let mut record = open.table.record();
        // Wherever the match before began, this one is dealt.
        record.setup.retain(|(key, _)| key != table::FROM);
        let seats = setup::moved_on(&self.words, &record.seats);
        let (host, series) = (open.host, open.sheet.series);
        let series = Series { turned: series.turned + 1, ..series };
        if let Err(error) = self.start(host, record.setup, seats, Some(series)) {
            log::error!("no rematch: {error}");
        }
    }

    /// The match on the table is over, or its puzzle solved. One that was found by a hint does not count.
    pub(super) fn close(&mut self) {
        let solved = self.open.as_ref().filter(|open| open.sheet.hints == 0);
        if let Some((game, number)) = solved.and_then(|open| Some((open.host.info.name, open.puzzle?))) {
            self.settings.remember_solved(game, number);
            self.keep_settings();
        }
        self.tell_closing();
    }

    /// Tells the table what its result sheet says beyond the match.
    pub(super) fn tell_closing(&mut self) {
        let Some(open) = &self.open else { return };
        let record = open.table.record();
        let (over, here) = (record.result.is_some(), open.sheet.series);
        let series = if over { self.archive.series(here.id) } else { Vec::new() };
        let players = record.seats.len();
        let won = |seat| series.iter().filter(|saved| won_by(saved, here.turned, seat)).count() as u32;
        let closing = Closing {
            wins: (0..players).map(won).collect(),
            minutes: open.sheet.played.div_ceil(60),
            hints: open.sheet.hints,
            best: if players == 1 { self.best_of(&record) } else { None },
            solved: self.settings.solved(open.host.info.name).len(),
        };
        self.open.iter_mut().for_each(|open| open.table.close(closing.clone()));
    }
}

/// A match of a series was won by whoever has `seat` in the one whose players have moved on by `turned` places.
fn won_by(saved: &SavedMatch, turned: u32, seat: usize) -> bool {
    let players = saved.record.seats.len() as i64;
    let moved = i64::from(turned) - i64::from(saved.turned);
    let had = (seat as i64 + moved).rem_euclid(players.max(1));
    match saved.record.result.as_ref().map(|result| &result.outcome) {
        Some(Outcome::Win(seats)) => seats.iter().any(|seat: &Seat| seat.index() as i64 == had),
        _ => false,
    }
}
