//! What every game answers, whatever it is: seats, outcomes, the rules ([`Game`]), what a table needs besides
//! ([`TableGame`]), and the [`Draft`] of a turn.
//!
//! No game is named here and nothing is drawn. The rules alone are enough for the text interface, for records and for a
//! host without a screen; a table ([`crate::table`]) plays any type that answers all three.
//!
//! How the shapes fit games unlike each other:
//!
//! - **Chance.** A turn is a choice and what chance added to it. A [`Draft`] yields a [`Game::Choice`]; whoever hosts
//!   the match (the table here, another device later) asks [`Game::chance`] for the rest, once, at *End of move*, and
//!   [`Game::turn`] joins the two. A game without chance has `Chance = ()`; one with dice has the roll there, one with
//!   a bag the tiles drawn. The record keeps the whole turn, so a replay needs no generator.
//! - **Secrets.** A draft is built from a [`Game::View`], what one seat may see, and never from the position. A view
//!   follows the match by [`Game::seen`] and [`Game::follow`] alone, so a seat at another device needs nothing else,
//!   and an opponent searches a view: it can deal the unseen at random, but it cannot look. Where all lies open, view
//!   and position are one type.
//! - **A start that waits.** Where the players may have to settle who begins, what was dealt is a value of its own: it
//!   has a text, so it can be saved, and shows only what all may know. [`Game::deal`] settles it by lot.
//! - **Seats.** [`Seat`] counts from 0; nothing here knows how many there are but [`Game::SEATS`]. One seat is a
//!   game alone, which nobody wins: it is cleared.
//! - **Boards.** A [`crate::table::scene::Scene`] names places by spots, numbers that only the game understands. A
//!   board that grows gives out the spots it needs.
//! - **More than one game in a match.** A [`Game`] is one game; a record holds a run of them, each with its start and
//!   its turns. [`Game::sequel`] says after each whether there is another, from which start, or how the match ended.

use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;

use crate::app::Tap;
use crate::chance;
use crate::games::{Feat, GameInfo};
use crate::opponents::Opponents;
use crate::table::scene::{Bag, DraftButton, Moved, Odds, Refusal, Saying, Scene, Standing, Trace, Unseen};
use crate::words::Say;

/// A seat at the table, counted from 0 in the order of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Who won, or that nobody did yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// There is at least one legal turn.
    Ongoing,
    /// Won by one seat, or shared by several, in ascending order.
    Win(Vec<Seat>),
    /// Nobody won.
    Draw,
    /// Whoever plays alone has done what the game asks for. Nobody wins.
    Cleared,
}

impl Outcome {
    /// Won by one seat.
    pub fn win(seat: Seat) -> Self {
        Self::Win(vec![seat])
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ongoing => f.write_str("ongoing"),
            Self::Draw => f.write_str("draw"),
            Self::Cleared => f.write_str("cleared"),
            Self::Win(seats) => {
                let seats: Vec<_> = seats.iter().map(|seat| seat.0.to_string()).collect();
                write!(f, "win {}", seats.join(","))
            }
        }
    }
}

/// What follows a game of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sequel<P> {
    /// Another game, from this start.
    Next(P),
    /// The match is over: who won it, and the id of the rule that ended it.
    Over(Outcome, &'static str),
}

/// The text names no outcome.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no outcome")]
pub struct OutcomeError(String);

impl FromStr for Outcome {
    type Err = OutcomeError;

    fn from_str(text: &str) -> Result<Self, OutcomeError> {
        let wrong = || OutcomeError(text.to_owned());
        match text {
            "ongoing" => return Ok(Self::Ongoing),
            "draw" => return Ok(Self::Draw),
            "cleared" => return Ok(Self::Cleared),
            _ => {}
        }
        let seats = text.strip_prefix("win ").ok_or_else(wrong)?;
        let seats: Vec<Seat> = seats
            .split(',')
            .map(|seat| match seat {
                "0" | "1" | "2" | "3" => seat.parse().map(Seat).map_err(|_| wrong()),
                _ => Err(wrong()),
            })
            .collect::<Result<_, _>>()?;
        if seats.is_sorted_by(|a, b| a < b) { Ok(Self::Win(seats)) } else { Err(wrong()) }
    }
}

/// The option of which deal one plays alone: [`NEW_DEAL`], or the date of a day's, as 20260731 for 31 July 2026.
pub const DEAL: &str = "deal";

/// A deal at will.
pub const NEW_DEAL: &str = "new";

/// What was chosen for a match before it is dealt, as in a record's `setup` line.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Setup {
    /// Option and value; those of [`GameInfo::options`].
    pub options: Vec<(String, String)>,
}

impl Setup {
    /// The value chosen for an option.
    pub fn get(&self, id: &str) -> Option<&str> {
        self.options.iter().find(|(key, _)| key == id).map(|(_, value)| value.as_str())
    }
}

/// The rules of one game: positions, turns, chance, and how it stands.
///
/// Positions are values: nothing here changes one in place.
pub trait Game: 'static {
    /// Everything there is to know of a moment of the game. Text is its notation.
    type Position: Clone + PartialEq + fmt::Debug + fmt::Display + FromStr<Err: Error> + Send;
    /// What one seat may know of a position.
    type View: Clone + PartialEq + fmt::Debug + Send;
    /// What a player decides in a turn. Text is its notation: that of the turn with all chance left out.
    type Choice: Clone + PartialEq + fmt::Debug + fmt::Display + FromStr<Err: Error> + Send;
    /// What chance adds to a turn.
    type Chance: Clone + PartialEq + fmt::Debug;
    /// A choice with its chance. Text is its notation.
    type Turn: Clone + PartialEq + fmt::Debug + fmt::Display + FromStr<Err: Error> + Send;
    /// What one seat learns of a turn.
    type Seen: Clone + PartialEq + fmt::Debug;
    /// Why a turn can't be played: the rule it breaks.
    type PlayError: Error;
    /// What was dealt while it may still have to be settled who begins. Its text can be kept.
    type Start: Clone + PartialEq + fmt::Debug + fmt::Display + FromStr<Err: Error> + Send;

    /// What it is called by records and by the text interface.
    const NAME: &'static str;

    /// How many can play.
    const SEATS: RangeInclusive<usize>;

    /// The seat that begins, where that does not depend on the deal.
    const STARTER: Option<Seat> = Some(Seat(0));

    /// Seats hold what the others may not see.
    const HIDDEN: bool = false;

    /// Whether an option of the setup can have a value.
    fn takes(option: &str, value: &str) -> bool;

    /// Deals a start position to so many seats, one of [`Game::SEATS`]. Who begins is settled, by lot if need be.
    ///
    /// The generator is the one named by its algorithm, so the same seed deals the same everywhere.
    fn deal(setup: &Setup, seats: usize, rng: &mut ChaCha8Rng) -> Self::Position {
        Self::by_lot(&Self::lay(setup, seats, rng), rng)
    }

    /// Deals, and leaves it open who begins, where the rules do.
    fn lay(setup: &Setup, seats: usize, rng: &mut ChaCha8Rng) -> Self::Start;

    /// The seats that may begin: one, or those among which the players or the lot choose. Never none.
    fn starters(start: &Self::Start) -> Vec<Seat>;

    /// The start position in which one of [`Game::starters`] begins.
    fn begin(start: &Self::Start, seat: Seat) -> Self::Position;

    /// The start position in which one of [`Game::starters`] begins, chosen by lot where there are several.
    fn by_lot(start: &Self::Start, rng: &mut ChaCha8Rng) -> Self::Position {
        let starters = Self::starters(start);
        let lot = if starters.len() > 1 { chance::below(starters.len() as u32, rng) } else { 0 };
        Self::begin(start, starters[lot as usize])
    }

    /// The seat to move; passes on after the last turn too.
    fn to_move(position: &Self::Position) -> Seat;

    /// How it stands. While it is ongoing there is a legal turn.
    fn outcome(position: &Self::Position) -> Outcome;

    /// The id of the rule that ended the game, `None` while it is ongoing.
    fn ended_by(position: &Self::Position) -> Option<&'static str>;

    /// The seats' scores, as the text interface's `status` gives them.
    fn scores(position: &Self::Position) -> Vec<u32>;

    /// How many games a match has at most.
    fn games(_setup: &Setup) -> usize {
        1
    }

    /// How many won games take the match.
    fn games_needed(_setup: &Setup) -> u32 {
        1
    }

    /// What follows the last game of a match, which is over; `outcomes` are those of all its games, the last one
    /// included.
    fn sequel(_setup: &Setup, _outcomes: &[Outcome], last: &Self::Position) -> Sequel<Self::Position> {
        // A game that is over says by which rule.
        Sequel::Over(Self::outcome(last), Self::ended_by(last).unwrap_or_default())
    }

    /// Every choice that makes a legal turn, each once; none when the game is over.
    fn legal_choices(position: &Self::Position) -> Vec<Self::Choice>;

    /// The number of turn sequences of a length, if the game counts them.
    fn perft(position: &Self::Position, depth: u32) -> Option<u64>;

    /// Plays a turn.
    ///
    /// # Errors
    /// The rule the turn breaks; the position is as it was.
    fn play(position: &Self::Position, turn: &Self::Turn) -> Result<Self::Position, Self::PlayError>;

    /// What chance adds to a choice. Whether the choice is legal is for [`Game::play`] to say.
    fn chance(position: &Self::Position, choice: &Self::Choice, rng: &mut ChaCha8Rng) -> Self::Chance;

    /// Joins a choice and its chance.
    fn turn(choice: Self::Choice, chance: Self::Chance) -> Self::Turn;

    /// What was decided in a turn, without its chance.
    fn choice(turn: &Self::Turn) -> Self::Choice;

    /// Two choices come to the same in a position, though they may be written differently.
    fn same(_position: &Self::Position, a: &Self::Choice, b: &Self::Choice) -> bool {
        a == b
    }

    /// What a seat may see of a position; without a seat, what everybody may.
    fn view(position: &Self::Position, seat: Option<Seat>) -> Self::View;

    /// What a seat may know of a turn, played in the position before it; without a seat, what everybody may.
    fn seen(before: &Self::Position, turn: &Self::Turn, seat: Option<Seat>) -> Self::Seen;

    /// The view after a turn of which this was seen.
    fn follow(view: &Self::View, seen: &Self::Seen) -> Self::View;
}

/// How a position stands, as the text interface's `status` and a record's line say it.
pub fn status<G: Game>(position: &G::Position) -> String {
    let scores: Vec<String> = G::scores(position).iter().map(u32::to_string).collect();
    let (seat, outcome) = (G::to_move(position).0, G::outcome(position));
    format!("seat {seat} outcome {outcome} scores {}", scores.join("/"))
}

/// A game as a table plays it: how taps build a turn, and what there is to see and to say. Any seat may be a computer's.
pub trait TableGame: Opponents {
    /// A turn being built.
    type Draft: Draft<Choice = Self::Choice>;

    /// What the game is called, who plays it, and what explains it.
    fn info() -> &'static GameInfo;

    /// The spot of a place as notation names it.
    fn spot(name: &str) -> Option<u32>;

    /// Begins a turn of the seat to move. One that is forced is already built.
    fn draft(view: &Self::View) -> Self::Draft;

    /// The taps that build a turn from an empty draft, as spots and button ids.
    fn taps(view: &Self::View, turn: &Self::Turn) -> Vec<Tap>;

    /// What there is to see of a turn that was just played.
    fn trace(before: &Self::View, seen: &Self::Seen) -> Trace;

    /// Draws the board at rest: pieces and cells, no marks.
    fn scene(view: &Self::View) -> Scene;

    /// The bag, in a game with one.
    fn bag(_view: &Self::View) -> Option<Bag> {
        None
    }

    /// What is unseen, in a game with a bag.
    fn unseen(_view: &Self::View) -> Option<Unseen> {
        None
    }

    /// Why whoever begins does, in a game where the deal decides it; told of a start position.
    fn starter_told(_start: &Self::Position, _names: &[String]) -> Option<Say> {
        None
    }

    /// A turn in a list of turns, in as few signs as can be: nothing but what everybody may know of it.
    fn short(before: &Self::View, seen: &Self::Seen) -> String;

    /// How far each seat is.
    fn standings(view: &Self::View) -> Vec<Standing>;

    /// What is being counted towards an end, and whether it begins to matter.
    fn note(view: &Self::View) -> Option<(Say, bool)>;

    /// Why the game ended as it did, in one sentence. `names` are the seats', `rounds` the rounds begun.
    fn reason(position: &Self::Position, names: &[String], rounds: u32) -> Say;

    /// The figures of one or more games for their result: value and label. Each game is where it began and its turns.
    fn facts(games: &[(&Self::Position, &[Self::Turn])]) -> Vec<(u32, Say)>;

    /// What a seat can be proud of in a game that came to this end after so many turns of all; nothing if there is nothing
    /// to count.
    fn feat(end: &Self::Position, turns: usize, seat: Seat) -> Option<Feat>;

    /// What is told of a legal choice that does not solve a puzzle ([`crate::puzzles`]).
    fn falls_short(_position: &Self::Position, _choice: &Self::Choice) -> Say {
        Say::new("table-falls-short")
    }
}

/// A turn under construction. It knows what may be tapped next, whether it can be ended, and what to say.
///
/// A refused tap changes nothing. Throwing a draft away is *Cancel*.
pub trait Draft: Send {
    /// What it yields.
    type Choice;

    /// A tap on the board. Gives what moves.
    ///
    /// # Errors
    /// Why nothing happens, with the rule.
    fn tap(&mut self, spot: u32) -> Result<Vec<Moved>, Refusal>;

    /// A press on one of the game's own buttons.
    ///
    /// # Errors
    /// Why nothing happens, with the rule.
    fn press(&mut self, button: &str) -> Result<Vec<Moved>, Refusal>;

    /// The turn as it stands, if *End of move* may end it.
    fn choice(&self) -> Option<Self::Choice>;

    /// Nothing was begun: *Cancel* would change nothing.
    fn is_empty(&self) -> bool;

    /// The game's own buttons, in order, between *Cancel* and *End of move*.
    fn buttons(&self) -> Vec<DraftButton>;

    /// What is to be said; `None` while nothing was begun and nothing is forced.
    fn say(&self) -> Option<Saying>;

    /// What each roll of the die would bring; none in a game without one.
    fn odds(&self) -> Option<Vec<Odds>> {
        None
    }

    /// What stands on the button that ends the turn, where it does more than that.
    fn end_label(&self) -> Option<Say> {
        None
    }

    /// What can be done at the beginning of a turn.
    fn invitation(&self) -> Say;

    /// Draws the board with the turn as far as it is built.
    fn scene(&self) -> Scene;

    /// What moves when the draft is thrown away.
    fn put_back(&self) -> Vec<Moved>;
}
