//! Qwirkle: tiles, the board without edges, positions, turns, notation, and what a seat may see. Hands and the bag are
//! secret; what is drawn is chance.

mod board;
pub mod chapters;
mod deal;
mod mover;
mod moves;
mod notation;
mod position;
pub mod rules;
mod tile;
mod turn;
mod view;

use std::ops::RangeInclusive;

use rand_chacha::ChaCha8Rng;

pub use board::{Axis, Board, BoardError, Cell, CellError, Line, Placed, Placing, Score};
pub use deal::Deal;
pub use mover::Mover;
pub use notation::PositionError;
pub use position::{ImpossiblePosition, Position};
pub use tile::{Colour, KINDS, Kinds, KindsIter, Shape, TILES, Tile, TileError, Tiles};
pub use turn::{Choice, Handful, PlayError, Turn, TurnError};
pub use view::{Seen, View};

use crate::game::{Game, Outcome, Seat, Setup};

/// The game of Qwirkle.
#[derive(Debug)]
pub struct Qwirkle;

impl Game for Qwirkle {
    type Position = Position;
    type View = View;
    type Choice = Choice;
    type Chance = Handful;
    type Turn = Turn;
    type Seen = Seen;
    type PlayError = PlayError;

    const NAME: &'static str = "qwirkle";
    const SEATS: RangeInclusive<usize> = rules::SEATS;

    fn takes(_: &str, _: &str) -> bool {
        false
    }

    fn deal(_: &Setup, seats: usize, rng: &mut ChaCha8Rng) -> Position {
        Deal::new(seats, rng).started_by_lot(rng)
    }

    fn to_move(position: &Position) -> Seat {
        position.seat()
    }

    fn outcome(position: &Position) -> Outcome {
        position.ending().map_or(Outcome::Ongoing, |(outcome, _)| outcome)
    }

    fn ended_by(position: &Position) -> Option<&'static str> {
        position.ending().map(|(_, rule)| rule)
    }

    fn scores(position: &Position) -> Vec<u32> {
        position.scores().to_vec()
    }

    fn legal_choices(position: &Position) -> Vec<Choice> {
        position.legal_choices()
    }

    fn perft(_: &Position, _: u32) -> Option<u64> {
        None
    }

    fn play(position: &Position, turn: &Turn) -> Result<Position, PlayError> {
        position.play(turn)
    }

    fn chance(position: &Position, choice: &Choice, rng: &mut ChaCha8Rng) -> Handful {
        position.draw(choice, rng)
    }

    fn turn(choice: Choice, drawn: Handful) -> Turn {
        Turn { choice, drawn }
    }

    fn view(position: &Position, seat: Option<Seat>) -> View {
        View::new(position, seat)
    }

    fn seen(before: &Position, turn: &Turn, seat: Option<Seat>) -> Seen {
        Seen::new(turn, before.seat(), seat)
    }

    fn follow(view: &View, seen: &Seen) -> View {
        view.follow(seen)
    }
}
