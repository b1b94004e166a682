//! What the finished matches add up to: for each game, against each level and among people.

use std::collections::BTreeMap;
use std::iter;

use crate::app::AppError;
use crate::archive::record::Player;
use crate::archive::{Record, SavedMatch};
use crate::game::{Outcome, Seat};
use crate::games::{self, Feat, GameInfo};
use crate::pages::page::{Page, Row};
use crate::pages::setup::heading;
use crate::puzzles;
use crate::table::screen::{Button, Icon, Tone};
use crate::table::{FROM, PRACTICE};
use crate::words::{Say, Words};

/// Asks whether to clear them.
const CLEAR: &str = "clear";
/// Clears them.
const CLEARED: &str = "clear-all";
/// Keeps them.
const KEEP: &str = "keep";

/// What was pressed on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Request {
    /// To be asked whether to clear the statistics.
    Ask,
    /// Clear them.
    Clear,
    /// Keep them.
    Keep,
}

impl Request {
    /// Reads the id of a button on the page.
    ///
    /// # Errors
    /// [`AppError::NoSuchChoice`].
    pub fn new(id: &str) -> Result<Self, AppError> {
        match id {
            CLEAR => Ok(Self::Ask),
            CLEARED => Ok(Self::Clear),
            KEEP => Ok(Self::Keep),
            _ => Err(AppError::NoSuchChoice { id: id.to_owned(), value: String::new() }),
        }
    }
}

/// Against whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Opponent {
    /// Nobody: a game for one.
    Nobody,
    People,
    /// A computer of a level.
    Computer(u8),
}

/// What the matches of a game against somebody add up to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Tally {
    played: u32,
    won: u32,
    drawn: u32,
    /// Won without a break, up to the newest match.
    streak: u32,
    broken: bool,
    best: Option<Feat>,
}

impl Tally {
    /// Adds a match that was played before all others so far.
    fn add(&mut self, result: Option<Ending>) {
        self.played += 1;
        let Some(Ending { won, drawn, feat }) = result else { return };
        self.won += u32::from(won);
        self.drawn += u32::from(drawn);
        self.broken |= !won;
        self.streak += u32::from(!self.broken);
        let better = |feat: &Feat| self.best.as_ref().is_none_or(|best| best.rank < feat.rank);
        self.best = feat.filter(better).or_else(|| self.best.take());
    }

    /// One line: among people nobody can tell whose the wins are.
    fn say(&self, words: &Words, opponent: Opponent) -> String {
        let played = ("played", self.played.into());
        let mut line = match opponent {
            Opponent::People => return words.say("statistics-people", &[played]),
            Opponent::Nobody => words.say("statistics-cleared", &[played]),
            Opponent::Computer(level) => words.say(
                "statistics-level",
                &[("level", level.into()), played, ("won", self.won.into()), ("drawn", self.drawn.into())],
            ),
        };
        if self.streak > 1 && opponent != Opponent::Nobody {
            line = format!("{line} {}", words.say("statistics-streak", &[("streak", self.streak.into())]));
        }
        if let Some(best) = &self.best {
            line = format!("{line} {}", words.speak(&Say::new(best.key).with("figure", best.figure)));
        }
        line
    }
}

/// How a match against computers ended for the one person in it.
struct Ending {
    won: bool,
    drawn: bool,
    feat: Option<Feat>,
}

/// The statistics.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Statistics {
    /// By game, and in it by opponent: people, then the levels.
    tallies: BTreeMap<&'static str, BTreeMap<Opponent, Tally>>,
    /// Puzzles solved, by game.
    solved: BTreeMap<&'static str, usize>,
}

impl Statistics {
    /// Counts finished matches, the newest first, and puzzles solved by game; those of a game that is not here don't count.
    pub fn of(
        matches: impl IntoIterator<Item = SavedMatch>,
        solved: impl IntoIterator<Item = (&'static str, usize)>,
    ) -> Self {
        let solved = solved.into_iter().filter(|(_, solved)| *solved > 0).collect();
        let mut statistics = Self { solved, ..Self::default() };
        for saved in matches {
            statistics.add(&saved.record, saved.hints);
        }
        statistics
    }

    /// Practice on all seats, and what was begun in the middle, are nobody's merit; nor is a feat by hints.
    fn add(&mut self, record: &Record, hints: u32) {
        let (Some(host), Some(outcome)) = (games::host(&record.game), &record.result) else { return };
        if [PRACTICE, FROM].iter().any(|key| record.setup.iter().any(|(kept, _)| kept == key)) {
            return;
        }
        let feat = |person| (host.feat)(record, person).filter(|_| hints == 0);
        let persons: Vec<Seat> = (0..)
            .map(Seat)
            .zip(&record.seats)
            .filter(|(_, seat)| seat.is_person())
            .map(|(seat, _)| seat)
            .collect();
        let level = record.seats.iter().filter_map(|seat| match seat.player {
            Player::Computer { level } => Some(level),
            Player::Person => None,
        });
        let (opponent, result) = match (&persons[..], level.max()) {
            // Computers among themselves are nobody's.
            ([], _) => return,
            (&[person], None) => {
                (Opponent::Nobody, Some(Ending { won: true, drawn: false, feat: feat(person) }))
            }
            (&[person], Some(level)) => {
                let won = matches!(&outcome.outcome, Outcome::Win(seats) if seats.contains(&person));
                let drawn = outcome.outcome == Outcome::Draw;
                (Opponent::Computer(level), Some(Ending { won, drawn, feat: feat(person) }))
            }
            _ => (Opponent::People, None),
        };
        self.tallies.entry(host.info.name).or_default().entry(opponent).or_default().add(result);
    }

    /// What there is of a game, under its name; nothing if there is nothing.
    fn of_game(&self, words: &Words, info: &GameInfo) -> Vec<Row> {
        let row = |text| Row::Text { text, tone: Tone::Plain };
        let tallies = self.tallies.get(info.name).into_iter().flatten();
        let mut rows: Vec<Row> = tallies.map(|(opponent, tally)| row(tally.say(words, *opponent))).collect();
        if let Some(&solved) = self.solved.get(info.name) {
            let of = puzzles::count(info);
            rows.push(row(words.say("statistics-puzzles", &[("solved", solved.into()), ("of", of.into())])));
        }
        if !rows.is_empty() {
            rows.insert(0, heading(words, info.title));
        }
        rows
    }

    /// The page. `asking`: whether to clear them is being asked.
    pub fn page(&self, words: &Words, asking: bool) -> Page {
        let mut rows = Vec::new();
        for info in games::infos() {
            let alone = info.alone.and_then(games::host).map(|host| host.info);
            for info in iter::once(info).chain(alone) {
                rows.extend(self.of_game(words, info));
            }
        }
        if rows.is_empty() {
            rows.push(Row::Empty { text: words.say("statistics-none", &[]) });
        } else if asking {
            rows.push(Row::Text { text: words.say("statistics-clear-question", &[]), tone: Tone::Warning });
            rows.push(action(words, CLEARED, "statistics-clear-all"));
            rows.push(action(words, KEEP, "statistics-keep"));
        } else {
            rows.push(action(words, CLEAR, "statistics-clear"));
        }
        Page { title: words.say("statistics-title", &[]), rows, primary: None }
    }
}

fn action(words: &Words, id: &str, key: &'static str) -> Row {
    let label = words.say(key, &[]);
    let icon = if id == KEEP { Icon::Cancel } else { Icon::GiveUp };
    Row::Action {
        button: Button {
            id: id.to_owned(),
            spoken: label.clone(),
            label,
            icon,
            primary: false,
            enabled: true,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    /// A match of one game that was over at once, as a record tells it.
    fn record(game: &str, seats: &str, rest: &str) -> Record {
        format!("sobremesa 1\ngame {game}\nsetup\n{seats}\n{rest}\n").parse().expect("a record")
    }

    fn qwirkle(first: u32, second: u32) -> Record {
        let winner = if first == second { "0,1".to_owned() } else { u32::from(second > first).to_string() };
        let seats = "seat 0 person Ana\nseat 1 computer:3 Computer 3";
        let end = format!("R1@0,0;R2@1,0 -/G1 - {first}/{second} 1");
        record(
            "qwirkle",
            seats,
            &format!(
                "position {end}\nend {end}\nstatus seat 1 outcome win {winner} scores {first}/{second}\n\
                 result win {winner} by K10"
            ),
        )
    }

    fn statistics(records: &[Record]) -> Statistics {
        let mut statistics = Statistics::default();
        records.iter().for_each(|record| statistics.add(record, 0));
        statistics
    }

    fn texts(page: &Page) -> Vec<String> {
        page.rows
            .iter()
            .map(|row| match row {
                Row::Heading { text, .. } | Row::Text { text, .. } | Row::Empty { text } => text.clone(),
                Row::Action { button } => format!("[{}]", button.id),
                other => panic!("{other:?}"),
            })
            .collect()
    }

    #[test]
    fn won_drawn_best_and_the_present_streak_are_counted_for_each_level() {
        // The newest first: two won, one lost, one won with the highest score.
        let records = [qwirkle(120, 80), qwirkle(90, 80), qwirkle(50, 80), qwirkle(150, 149)];
        let page = statistics(&records).page(&Words::new(Language::English), false);
        let line = "Level 3: 4 played, 3 won, 0 drawn. 2 won in a row. Most points: 150.";
        assert_eq!(texts(&page), ["Qwirkle", line, "[clear]"]);
    }

    #[test]
    fn among_people_only_the_matches_are_counted_and_computers_alone_are_nobodys() {
        let people = record(
            "knetkell",
            "seat 0 person Ana\nseat 1 person Luis",
            "position 5/5/5/5/5 b\nend 5/5/5/5/5 b\nstatus seat 0 outcome ongoing scores 0/0\nresult win 1 by G1",
        );
        let mut computers = people.clone();
        for seat in &mut computers.seats {
            seat.player = Player::Computer { level: 1 };
        }
        let page = statistics(&[people, computers]).page(&Words::new(Language::Spanish), false);
        assert_eq!(texts(&page), ["Knetkell", "Entre personas: 1 jugada.", "[clear]"]);
    }

    #[test]
    fn practice_on_all_seats_and_what_was_begun_in_the_middle_do_not_count_nor_do_feats_by_hints() {
        let mut others = [qwirkle(150, 80), qwirkle(160, 80)];
        for (record, key) in others.iter_mut().zip([PRACTICE, FROM]) {
            record.setup.push((key.to_owned(), "x".to_owned()));
        }
        assert_eq!(statistics(&others), Statistics::default());
        let mut statistics = statistics(&[qwirkle(120, 80)]);
        statistics.add(&qwirkle(140, 80), 1);
        let line = "Level 3: 2 played, 2 won, 0 drawn. 2 won in a row. Most points: 120.";
        assert_eq!(texts(&statistics.page(&Words::new(Language::English), false))[1], line);
    }

    #[test]
    fn clearing_is_asked_first_and_where_there_is_nothing_there_is_nothing_to_clear() {
        let words = Words::new(Language::English);
        assert_eq!(texts(&Statistics::default().page(&words, true)).len(), 1);
        let asked = texts(&statistics(&[qwirkle(1, 2)]).page(&words, true));
        assert_eq!(asked[asked.len() - 2..], ["[clear-all]", "[keep]"]);
        assert_eq!(Request::new("clear-all"), Ok(Request::Clear));
        assert!(Request::new("rules").is_err());
    }
}
