//! Knetkell: positions, turns, notation, and the games of a match. All of it lies open; the roll is chance, and it comes
//! after the choice.

mod moves;
mod notation;
mod position;
pub mod rules;
mod series;
mod square;
mod turn;

use std::ops::RangeInclusive;

use rand_chacha::ChaCha8Rng;

pub use notation::PositionError;
pub use position::{Die, Position, roll};
pub use rules::{FIRST, Length};
pub use series::{Series, SeriesError};
pub use square::{FILES, RANKS, Square, SquareError, Squares, SquaresIter};
pub use turn::{Choice, Pips, PlayError, Turn, TurnError};

use crate::game::{Game, Outcome, Seat, Setup};
pub use crate::side::Side;

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

    const NAME: &'static str = "knetkell";

    const SEATS: RangeInclusive<usize> = 2..=2;

    fn takes(option: &str, value: &str) -> bool {
        option == GAMES && Length::named(value).is_some()
    }

    /// The start of a match's first game; nothing of it is chance.
    fn deal(_: &Setup, _: &mut ChaCha8Rng) -> Position {
        Position::start(FIRST)
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

    fn view(position: &Position, _: Option<Seat>) -> Position {
        *position
    }

    fn seen(turn: &Turn, _: Option<Seat>) -> Turn {
        *turn
    }

    fn follow(view: &Position, seen: &Turn) -> Position {
        view.after(*seen)
    }
}
