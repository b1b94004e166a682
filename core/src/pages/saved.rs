//! The matches in the archive, and the card that each has here and on the first page.

use crate::calendar::Date;
use crate::game::Seat;
use crate::games::GameInfo;
use crate::pages::page::{MatchCard, Page, Row};
use crate::pages::setup::heading;
use crate::table;
use crate::table::screen::{Button, Face, Icon};
use crate::words::Words;

/// What a card tells of a match.
#[derive(Debug, Clone)]
pub struct MatchSummary {
    /// Its id in the archive.
    pub id: u64,
    /// The game.
    pub game: &'static GameInfo,
    /// The players, by seat.
    pub names: Vec<String>,
    /// How it stands.
    pub stands: Stands,
    /// When it was last played at, in seconds since 1970.
    pub played: u64,
}

/// How a match stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stands {
    /// It can be gone on with.
    Running {
        /// The seat to move.
        seat: usize,
        /// The round that is being played, counted from 1.
        round: u32,
        /// The game that is being played, counted from 1.
        game: u32,
    },
    /// It is still to be settled who begins.
    Starting,
    /// A game of it is over and the next has not begun.
    Between {
        /// The next game, counted from 1.
        next: u32,
    },
    /// Over, and won by one seat or shared by several.
    Won {
        /// The winners.
        seats: Vec<usize>,
    },
    /// Over, and won by nobody.
    Tied,
    /// Over, and ended by one who plays alone.
    Cleared {
        /// In so many turns.
        turns: u32,
    },
}

impl MatchSummary {
    fn is_unfinished(&self) -> bool {
        matches!(self.stands, Stands::Running { .. } | Stands::Starting | Stands::Between { .. })
    }

    fn name(&self, seat: usize) -> &str {
        self.names.get(seat).map_or("", String::as_str)
    }

    fn title(&self, words: &Words) -> String {
        let game = words.say(self.game.title, &[]);
        let names = self.names.join(" – ");
        words.say("match-title", &[("game", (&game).into()), ("names", (&names).into())])
    }

    fn detail(&self, words: &Words) -> String {
        match &self.stands {
            Stands::Running { seat, round, game } => {
                let turn = [("name", self.name(*seat).into()), ("round", (*round).into())];
                let turn = words.say("match-turn", &turn);
                match game {
                    1 => turn,
                    _ => {
                        words.say("match-later-game", &[("number", (*game).into()), ("turn", (&turn).into())])
                    }
                }
            }
            Stands::Starting => words.say("table-starter-title", &[]),
            Stands::Between { next } => words.say("match-next-game", &[("number", (*next).into())]),
            Stands::Won { seats } => {
                let names: Vec<_> = seats.iter().map(|seat| self.name(*seat)).collect();
                let names = names.join(" – ");
                words.say("match-won", &[("names", (&names).into()), ("count", seats.len().into())])
            }
            Stands::Tied => words.say("match-tied", &[]),
            Stands::Cleared { turns } => words.say("match-cleared", &[("turns", (*turns).into())]),
        }
    }

    /// The piece of the seat to move, of the first winner, or of the first seat.
    fn emblem(&self) -> Face {
        let seat = match &self.stands {
            Stands::Running { seat, .. } => *seat,
            Stands::Won { seats } => seats.first().copied().unwrap_or(0),
            Stands::Starting | Stands::Between { .. } | Stands::Tied | Stands::Cleared { .. } => 0,
        };
        (self.game.emblem)(table::colour(Seat(seat as u8)))
    }
}

/// The card of the match to go on with, for the first page. `now` is in seconds since 1970.
pub fn newest(words: &Words, now: u64, summary: &MatchSummary) -> MatchCard {
    let detail = summary.detail(words);
    let when = ago(words, now, summary.played);
    let detail = words.say("match-detail", &[("detail", (&detail).into()), ("when", (&when).into())]);
    card(words, summary, words.say("home-continue", &[]), detail)
}

/// The page of all matches, in the order given, those to go on with first. `now` is in seconds since 1970.
pub fn page(words: &Words, now: u64, matches: &[MatchSummary]) -> Page {
    let (running, over): (Vec<_>, Vec<_>) = matches.iter().partition(|summary| summary.is_unfinished());
    let mut rows = Vec::new();
    for (key, summaries) in [("saved-unfinished", running), ("saved-finished", over)] {
        if summaries.is_empty() {
            continue;
        }
        rows.push(heading(words, key));
        rows.extend(summaries.into_iter().map(|summary| {
            let when = capitalised(&ago(words, now, summary.played));
            Row::Match { card: card(words, summary, when, summary.detail(words)) }
        }));
    }
    if rows.is_empty() {
        rows.push(Row::Empty { text: words.say("saved-none", &[]) });
    }
    rows.push(Row::Paste { button: paste(words) });
    Page { title: words.say("saved-title", &[]), rows, primary: None }
}

/// Opens the record in the clipboard.
fn paste(words: &Words) -> Button {
    let label = words.say("saved-paste", &[]);
    Button {
        id: "paste".to_owned(),
        spoken: label.clone(),
        label,
        icon: Icon::Look,
        primary: false,
        enabled: true,
    }
}

fn card(words: &Words, summary: &MatchSummary, lead: String, detail: String) -> MatchCard {
    let title = summary.title(words);
    let spoken = words.say(
        "match-spoken",
        &[("lead", (&lead).into()), ("title", (&title).into()), ("detail", (&detail).into())],
    );
    MatchCard { id: summary.id, lead, title, detail, emblem: summary.emblem(), spoken }
}

/// How long ago `then` was. Days are spans of 24 hours, since no time zone is known here; a `then` that is still to
/// come, as after the clock was set back, is now.
fn ago(words: &Words, now: u64, then: u64) -> String {
    const MINUTE: u64 = 60;
    const HOUR: u64 = 60 * MINUTE;
    const DAY: u64 = 24 * HOUR;
    let seconds = now.saturating_sub(then);
    let (key, count) = match seconds {
        0..MINUTE => ("ago-now", 0),
        MINUTE..HOUR => ("ago-minutes", seconds / MINUTE),
        HOUR..DAY => ("ago-hours", seconds / HOUR),
        _ if seconds < 7 * DAY => ("ago-days", seconds / DAY),
        _ => return date(words, then / DAY),
    };
    words.say(key, &[("count", count.into())])
}

fn date(words: &Words, days: u64) -> String {
    let Date { year, month, day } = Date::of(days);
    words.say("ago-date", &[("day", day.into()), ("month", month.into()), ("year", year.into())])
}

fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::querni::chapters::INFO;
    use crate::table::screen::SeatColour;
    use crate::words::Language;

    static QUERNI: GameInfo = INFO;

    /// 1 March 2024, 12:00 UTC.
    const NOON: u64 = 1_709_294_400;

    fn summary(id: u64, stands: Stands, played: u64) -> MatchSummary {
        MatchSummary { id, game: &QUERNI, names: vec!["Ana".into(), "Luis".into()], stands, played }
    }

    fn running(id: u64, played: u64) -> MatchSummary {
        summary(id, Stands::Running { seat: 1, round: 21, game: 1 }, played)
    }

    #[test]
    fn the_card_to_go_on_says_whose_turn_it_is_how_far_and_when() {
        let card = newest(&Words::new(Language::Spanish), NOON, &running(4, NOON - 300));
        assert_eq!(card.lead, "Seguir");
        assert_eq!(card.title, "Querni: Ana – Luis");
        assert_eq!(card.detail, "Le toca a Luis, ronda 21 · hace 5 min");
        assert_eq!((card.id, card.emblem), (4, Face::Disc { colour: SeatColour::Red, number: 7 }));
    }

    #[test]
    fn of_a_match_of_several_games_the_card_says_when_it_is_not_the_first() {
        let second = summary(4, Stands::Running { seat: 0, round: 1, game: 2 }, NOON);
        let said = |language| second.detail(&Words::new(language));
        assert_eq!(said(Language::English), "Game 2 · Ana to play, round 1");
        assert_eq!(said(Language::Spanish), "Partida 2 · Le toca a Ana, ronda 1");
    }

    #[test]
    fn matches_to_go_on_with_stand_before_those_that_are_over() {
        let over = summary(1, Stands::Won { seats: vec![0] }, NOON - 90_000);
        let page = page(
            &Words::new(Language::English),
            NOON,
            &[over, running(2, NOON - 7200), running(3, NOON - 8000)],
        );
        let shown: Vec<_> = page
            .rows
            .iter()
            .map(|row| match row {
                Row::Heading { text, .. } => text.clone(),
                Row::Match { card } => format!("{}: {}, {}", card.id, card.lead, card.detail),
                Row::Paste { button } => format!("[{}]", button.id),
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(
            shown,
            [
                "To go on with",
                "2: 2 h ago, Luis to play, round 21",
                "3: 2 h ago, Luis to play, round 21",
                "Finished",
                "1: A day ago, Ana won",
                "[paste]",
            ]
        );
    }

    #[test]
    fn without_matches_there_is_the_cup_and_a_sentence() {
        let page = page(&Words::new(Language::English), NOON, &[]);
        assert_eq!(page.rows[0], Row::Empty { text: "No matches yet".into() });
        assert!(matches!(&page.rows[1..], [Row::Paste { .. }]));
    }

    #[test]
    fn a_result_may_be_won_shared_or_tied() {
        let words = Words::new(Language::English);
        let told = |stands| summary(1, stands, NOON).detail(&words);
        assert_eq!(told(Stands::Won { seats: vec![1] }), "Luis won");
        assert_eq!(told(Stands::Won { seats: vec![0, 1] }), "Ana – Luis share the win");
        assert_eq!(told(Stands::Tied), "A tie");
    }

    #[rstest::rstest]
    #[case(NOON, "just now", "ahora mismo")]
    #[case(NOON + 5000, "just now", "ahora mismo")]
    #[case(NOON - 59, "just now", "ahora mismo")]
    #[case(NOON - 60, "1 min ago", "hace 1 min")]
    #[case(NOON - 3599, "59 min ago", "hace 59 min")]
    #[case(NOON - 3600, "1 h ago", "hace 1 h")]
    #[case(NOON - 86_399, "23 h ago", "hace 23 h")]
    #[case(NOON - 86_400, "a day ago", "hace un día")]
    #[case(NOON - 2 * 86_400, "2 days ago", "hace 2 días")]
    #[case(NOON - 7 * 86_400 + 1, "6 days ago", "hace 6 días")]
    #[case(NOON - 7 * 86_400, "23 February 2024", "23 de febrero de 2024")]
    #[case(NOON - 366 * 86_400, "1 March 2023", "1 de marzo de 2023")]
    #[case(0, "1 January 1970", "1 de enero de 1970")]
    fn how_long_ago_is_said_in_the_unit_that_fits(
        #[case] then: u64,
        #[case] english: &str,
        #[case] spanish: &str,
    ) {
        assert_eq!(ago(&Words::new(Language::English), NOON, then), english);
        assert_eq!(ago(&Words::new(Language::Spanish), NOON, then), spanish);
    }

    #[rstest::rstest]
    #[case(59, "1 March 1970")]
    #[case(364, "31 December 1970")]
    #[case(365, "1 January 1971")]
    #[case(19_782, "29 February 2024")]
    #[case(47_540, "28 February 2100")]
    #[case(47_541, "1 March 2100")]
    fn a_date_knows_the_leap_years(#[case] days: u64, #[case] english: &str) {
        assert_eq!(date(&Words::new(Language::English), days), english);
    }
}
