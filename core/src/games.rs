//! What a game says of itself outside the table: its card, its setup, the chapters of its rules; and which games there
//! are.

use std::ops::RangeInclusive;

use rand_chacha::ChaCha8Rng;

use crate::app::Tap;
use crate::archive::{Record, RecordSeat};
use crate::audio::Score;
use crate::clear::{self, ClearTheBoard};
use crate::game::{Seat, Setup, TableGame};
use crate::knetkell::{self, Knetkell};
use crate::pages::page::Picture;
use crate::querni::{self, Querni};
use crate::qwirkle::{self, Qwirkle};
use crate::table::screen::{Face, SeatColour};
use crate::table::{self, AnyTable, RecordError, Table};
use crate::words::Words;

/// The games, in the order of the first page.
pub static HOSTS: &[Host] = &[
    Host::of::<Querni>(&querni::chapters::INFO),
    Host::of::<Qwirkle>(&qwirkle::chapters::INFO),
    Host::of::<Knetkell>(&knetkell::chapters::INFO),
];

/// Games that are no card of the first page: those that one plays alone.
static ALONE: &[Host] = &[Host::of::<ClearTheBoard>(&clear::chapters::INFO)];

/// What the games say of themselves, in the order of the first page.
pub fn infos() -> Vec<&'static GameInfo> {
    HOSTS.iter().map(|host| host.info).collect()
}

/// All games, those of the first page first.
pub fn all() -> impl Iterator<Item = &'static Host> {
    HOSTS.iter().chain(ALONE)
}

/// The game of a name.
pub fn host(name: &str) -> Option<&'static Host> {
    all().find(|host| host.info.name == name)
}

/// A drawn example, of whichever game can read it.
pub fn picture(example: &Example, words: &Words) -> Option<Picture> {
    all().find_map(|host| (host.picture)(example, words))
}

/// A game as the app holds it: what it says of itself, and how its tables are made.
#[derive(Debug)]
pub struct Host {
    /// What it says of itself.
    pub info: &'static GameInfo,
    /// A table with a new deal.
    pub deal: fn(Setup, Vec<RecordSeat>, &mut ChaCha8Rng) -> Box<dyn AnyTable>,
    /// A table where a record left off.
    pub resume: fn(&Record) -> Result<Box<dyn AnyTable>, RecordError>,
    /// A table at a record's start.
    pub start_of: fn(&Record) -> Result<Box<dyn AnyTable>, RecordError>,
    /// The seat to move in a position, by notation; none if it is another one's, or not yet settled.
    pub starter: fn(&str) -> Option<Seat>,
    /// The taps that play a record.
    pub taps: fn(&Record) -> Result<Vec<Tap>, RecordError>,
    /// A drawn example.
    pub picture: fn(&Example, &Words) -> Option<Picture>,
    /// The table of a puzzle of its own, counted from 0, where the seats have these players.
    pub puzzle: fn(usize, Vec<RecordSeat>) -> Option<Box<dyn AnyTable>>,
    /// The best that a seat did in a match that is over.
    pub feat: fn(&Record, Seat) -> Option<Feat>,
}

/// The best that a seat did in a match, for its statistics.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Feat {
    /// The highest is the best.
    pub rank: i64,
    /// What is told of it.
    pub figure: u32,
    /// Says so of `$figure`.
    pub key: &'static str,
}

impl Host {
    const fn of<G: TableGame>(info: &'static GameInfo) -> Self {
        Self {
            info,
            deal: |setup, seats, rng| Box::new(Table::<G>::deal(setup, seats, rng)),
            resume: |record| Ok(Box::new(Table::<G>::resume(record)?)),
            start_of: |record| Ok(Box::new(Table::<G>::start_of(record)?)),
            starter: |position| position.parse().ok().map(|position| G::to_move(&position)),
            taps: Table::<G>::taps,
            picture: table::picture::<G>,
            puzzle: |number, seats| Some(Box::new(Table::<G>::puzzle(number, seats)?)),
            feat: feat::<G>,
        }
    }
}

/// The best of a seat's games of a match.
fn feat<G: TableGame>(record: &Record, seat: Seat) -> Option<Feat> {
    let games = record.games.iter().filter_map(|game| {
        let end = game.end.as_ref()?.position.parse().ok()?;
        G::feat(&end, game.turns.len(), seat)
    });
    games.max_by_key(|feat| feat.rank)
}

/// One game, for the pages. Words are keys of the Fluent files.
#[derive(Debug)]
pub struct GameInfo {
    /// What it is called by records, `setup` and `rules`.
    pub name: &'static str,
    /// Its name.
    pub title: &'static str,
    /// What it is about, in three words.
    pub tagline: &'static str,
    /// How many play, how long.
    pub facts: &'static str,
    /// Says of `$name`, the first seat's, what sitting there means.
    pub first_seat: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<usize>,
    /// What can be chosen before a match.
    pub options: &'static [SetupOption],
    /// Its rules.
    pub chapters: &'static [Chapter],
    /// Its puzzles, as [`crate::puzzles`] reads them; empty for a game without any.
    pub puzzles: &'static str,
    /// What they ask for.
    pub puzzle_task: &'static str,
    /// What is played at its table.
    pub music: &'static Score,
    /// The game for one that is played with its pieces.
    pub alone: Option<&'static str>,
    /// The picture on its card.
    pub cut: Example,
    /// The piece of a seat beside a match of it.
    pub emblem: fn(SeatColour) -> Face,
}

/// Something to choose between a few values.
#[derive(Debug)]
pub struct SetupOption {
    /// What it is called in a record's `setup` line.
    pub id: &'static str,
    /// What is chosen.
    pub label: &'static str,
    /// What there is to choose; the first is chosen unless a player says otherwise.
    pub values: &'static [OptionValue],
}

/// One value of an option.
#[derive(Debug)]
pub struct OptionValue {
    /// What it is called in a record.
    pub value: &'static str,
    /// What stands on it.
    pub label: &'static str,
    /// One line on what it means; empty where the label says it all.
    pub explanation: &'static str,
}

/// A chapter of the rules.
#[derive(Debug)]
pub struct Chapter {
    /// What messages call it, to open the rules there.
    pub anchor: &'static str,
    /// Its heading.
    pub heading: &'static str,
    /// The ids of the rules it explains; each rule is explained in one chapter.
    pub rules: &'static [&'static str],
    /// Its paragraphs and drawings.
    pub items: &'static [Item],
}

/// A part of a chapter.
#[derive(Debug)]
pub enum Item {
    /// A paragraph.
    Text(&'static str),
    /// A drawn board.
    Board(Example),
}

/// A board to be drawn: a position, and taps played on it.
#[derive(Debug)]
pub struct Example {
    /// The position, in the game's notation.
    pub position: &'static str,
    /// Squares and ids of buttons, tapped in this order from the position.
    pub taps: &'static [&'static str],
    /// The lower left and the upper right square of what is shown; `None` shows the whole board.
    pub window: Option<(&'static str, &'static str)>,
    /// What stands under it; empty for nothing.
    pub caption: &'static str,
}
