//! Knetkell: positions, turns, notation, and the games of a match. All of it lies open; the roll is chance, and it comes
//! after the choice.

pub mod chapters;
mod draft;
mod moves;
mod notation;
mod position;
pub mod rules;
mod say;
mod series;
mod square;
mod turn;
mod view;

use std::ops::RangeInclusive;

use rand_chacha::ChaCha8Rng;

pub use crate::square::SquareError;
pub use draft::Draft;
pub use notation::PositionError;
pub use position::{Die, Position, roll};
pub use rules::{FIRST, Length};
pub use series::{Series, SeriesError};
pub use square::{FILES, RANKS, Square, Squares, SquaresIter};
pub use turn::{Choice, Pips, PlayError, Turn, TurnError};

use crate::app::Tap;
use crate::game::{Game, Outcome, Seat, Sequel, Setup, TableGame};
use crate::games::{Feat, GameInfo};
pub use crate::side::Side;
use crate::table::scene::{Scene, Standing, Trace};
use crate::words::Say;

/// The game of Knetkell.
#[derive(Debug)]
pub struct Knetkell;

/// The setup option that names the length of a match (D6).
pub const GAMES: &str = "games";

impl Game for Knetkell {
    type Position = Position;
    type View = Position;
    type Choice = Choice;
    type Chance = Pips;
    type Turn = Turn;
    type Seen = Turn;
    type PlayError = PlayError;
    type Start = Position;

    const NAME: &'static str = "knetkell";

    const SEATS: RangeInclusive<usize> = 2..=2;

    fn takes(option: &str, value: &str) -> bool {
        option == GAMES && Length::named(value).is_some()
    }

    /// The start of a match's first game; nothing of it is chance.
    fn lay(_: &Setup, _: usize, _: &mut ChaCha8Rng) -> Position {
        Position::start(FIRST)
    }

    fn starters(start: &Position) -> Vec<Seat> {
        vec![Self::to_move(start)]
    }

    fn begin(start: &Position, _: Seat) -> Position {
        *start
    }

    fn to_move(position: &Position) -> Seat {
        position.side().seat()
    }

    fn outcome(position: &Position) -> Outcome {
        position.ending().map_or(Outcome::Ongoing, |(outcome, _)| outcome)
    }

    fn ended_by(position: &Position) -> Option<&'static str> {
        position.ending().map(|(_, rule)| rule)
    }

    fn scores(position: &Position) -> Vec<u32> {
        Side::ALL.map(|side| position.sum(side)).to_vec()
    }

    fn games(setup: &Setup) -> usize {
        length(setup).starters.len()
    }

    fn games_needed(setup: &Setup) -> u32 {
        length(setup).wins
    }

    fn sequel(setup: &Setup, outcomes: &[Outcome], last: &Position) -> Sequel<Position> {
        let series = Series::of(length(setup), outcomes);
        match (series.next_start(), series.ending()) {
            (Some(start), _) => Sequel::Next(start),
            (None, Some((outcome, rule))) => Sequel::Over(outcome, rule),
            // No series is neither going on nor over.
            (None, None) => Sequel::Over(Self::outcome(last), Self::ended_by(last).unwrap_or_default()),
        }
    }

    fn legal_choices(position: &Position) -> Vec<Choice> {
        position.legal_choices()
    }

    fn perft(position: &Position, depth: u32) -> Option<u64> {
        Some(position.perft(depth))
    }

    fn play(position: &Position, turn: &Turn) -> Result<Position, PlayError> {
        position.play(*turn)
    }

    fn chance(_: &Position, _: &Choice, rng: &mut ChaCha8Rng) -> Pips {
        roll(rng)
    }

    fn turn(choice: Choice, roll: Pips) -> Turn {
        Turn { choice, roll }
    }

    fn choice(turn: &Turn) -> Choice {
        turn.choice
    }

    fn view(position: &Position, _: Option<Seat>) -> Position {
        *position
    }

    fn seen(_: &Position, turn: &Turn, _: Option<Seat>) -> Turn {
        *turn
    }

    fn follow(view: &Position, seen: &Turn) -> Position {
        view.after(*seen)
    }
}

/// How long a match is that was set up like this.
fn length(setup: &Setup) -> &'static Length {
    setup.get(GAMES).and_then(Length::named).unwrap_or(&Length::BEST_OF_THREE)
}

impl TableGame for Knetkell {
    type Draft = Draft;

    fn info() -> &'static GameInfo {
        &chapters::INFO
    }

    fn spot(name: &str) -> Option<u32> {
        name.parse().ok().map(Square::spot)
    }

    fn draft(view: &Position) -> Draft {
        Draft::new(view)
    }

    fn taps(view: &Position, turn: &Turn) -> Vec<Tap> {
        let tap = |square: Square| Tap::Spot { spot: square.spot() };
        let Choice { square, challenged } = turn.choice;
        // One die alone is challenged without being tapped.
        let challenged = challenged.filter(|_| view.challenges(square).len() > 1);
        [square].into_iter().chain(challenged).map(tap).collect()
    }

    fn trace(before: &Position, seen: &Turn) -> Trace {
        view::trace(before, *seen)
    }

    fn scene(view: &Position) -> Scene {
        view::scene(view, |_| None)
    }

    fn short(_: &Position, seen: &Turn) -> String {
        seen.to_string()
    }

    fn standings(view: &Position) -> Vec<Standing> {
        Side::ALL.map(|side| view::standing(view, side)).to_vec()
    }

    fn note(_: &Position) -> Option<(Say, bool)> {
        None
    }

    fn reason(position: &Position, names: &[String], _: u32) -> Say {
        say::reason(position, names)
    }

    fn facts(games: &[(&Position, &[Turn])]) -> Vec<(u32, Say)> {
        say::facts(games)
    }

    fn feat(end: &Position, _: usize, seat: Seat) -> Option<Feat> {
        let side = Side::ALL.into_iter().find(|side| side.seat() == seat)?;
        let figure = end.sum(side);
        end.is_over().then(|| Feat { rank: figure.into(), figure, key: "knetkell-feat" })
    }

    fn falls_short(position: &Position, choice: &Choice) -> Say {
        say::falls_short(position, *choice)
    }
}
