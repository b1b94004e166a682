//! Clear the board: blue's sixteen pieces of Querni, alone on the board and dealt on their real start squares, are to be
//! removed in as few turns as possible.
//!
//! Turns are Querni's, by [`Rules::CLEAR`](crate::querni::Rules::CLEAR): nothing is skipped, and a removal that would
//! isolate a piece is refused. So from every position the board can still be cleared: by steps alone any order of the
//! pieces can be reached.

pub mod chapters;
mod deal;
mod opponent;
mod position;
pub mod solver;

use std::ops::RangeInclusive;

use rand_chacha::ChaCha8Rng;

pub use deal::of_the_day;
pub use position::{Position, PositionError};

use crate::app::Tap;
use crate::game::{DEAL, Game, Outcome, Seat, Setup, TableGame};
use crate::games::{Feat, GameInfo};
use crate::querni::{Draft, PlayError, Querni, Turn};
use crate::side::Side;
use crate::table::scene::{Scene, Standing, Trace};
use crate::words::Say;

/// The game of clearing the board.
#[derive(Debug)]
pub struct ClearTheBoard;

impl Game for ClearTheBoard {
    type Position = Position;
    type View = Position;
    type Choice = Turn;
    type Chance = ();
    type Turn = Turn;
    type Seen = Turn;
    type PlayError = PlayError;
    type Start = Position;

    const NAME: &'static str = "clear";

    const SEATS: RangeInclusive<usize> = 1..=1;

    fn takes(option: &str, value: &str) -> bool {
        option == DEAL && deal::is_one(value)
    }

    fn lay(setup: &Setup, _: usize, rng: &mut ChaCha8Rng) -> Position {
        setup.get(DEAL).and_then(deal::date).map_or_else(|| deal::any(rng), of_the_day)
    }

    fn starters(_: &Position) -> Vec<Seat> {
        vec![Side::Blue.seat()]
    }

    fn begin(start: &Position, _: Seat) -> Position {
        *start
    }

    fn to_move(_: &Position) -> Seat {
        Side::Blue.seat()
    }

    fn outcome(position: &Position) -> Outcome {
        Querni::outcome(position.board())
    }

    fn ended_by(position: &Position) -> Option<&'static str> {
        Querni::ended_by(position.board())
    }

    /// The turns played.
    fn scores(position: &Position) -> Vec<u32> {
        vec![position.turns()]
    }

    fn legal_choices(position: &Position) -> Vec<Turn> {
        position.board().legal_turns()
    }

    fn perft(position: &Position, depth: u32) -> Option<u64> {
        Some(position.board().perft(depth))
    }

    fn play(position: &Position, turn: &Turn) -> Result<Position, PlayError> {
        position.board().play(turn).map(|board| position.then(board))
    }

    fn chance(_: &Position, _: &Turn, _: &mut ChaCha8Rng) {}

    fn turn(choice: Turn, (): ()) -> Turn {
        choice
    }

    fn choice(turn: &Turn) -> Turn {
        turn.clone()
    }

    fn view(position: &Position, _: Option<Seat>) -> Position {
        *position
    }

    fn seen(_: &Position, turn: &Turn, _: Option<Seat>) -> Turn {
        turn.clone()
    }

    fn follow(view: &Position, seen: &Turn) -> Position {
        view.then(Querni::follow(view.board(), seen))
    }
}

impl TableGame for ClearTheBoard {
    type Draft = Draft;

    fn info() -> &'static GameInfo {
        &chapters::INFO
    }

    fn spot(name: &str) -> Option<u32> {
        Querni::spot(name)
    }

    fn draft(view: &Position) -> Draft {
        Draft::new(view.board())
    }

    fn taps(view: &Position, turn: &Turn) -> Vec<Tap> {
        Querni::taps(view.board(), turn)
    }

    fn trace(before: &Position, seen: &Turn) -> Trace {
        Querni::trace(before.board(), seen)
    }

    fn scene(view: &Position) -> Scene {
        Querni::scene(view.board())
    }

    fn short(before: &Position, seen: &Turn) -> String {
        Querni::short(before.board(), seen)
    }

    fn standings(view: &Position) -> Vec<Standing> {
        let turns = |key| Say::new(key).with("turns", view.turns());
        let (score, score_in_words) = (turns("clearing-score"), turns("clearing-score-in-words"));
        let blue = Querni::standings(view.board()).into_iter().take(1);
        blue.map(|standing| Standing {
            score: score.clone(),
            score_in_words: score_in_words.clone(),
            ..standing
        })
        .collect()
    }

    fn note(_: &Position) -> Option<(Say, bool)> {
        None
    }

    fn reason(position: &Position, _: &[String], _: u32) -> Say {
        Say::new("clearing-by-all").with("turns", position.turns())
    }

    fn facts(games: &[(&Position, &[Turn])]) -> Vec<(u32, Say)> {
        let boards: Vec<_> = games.iter().map(|&(start, turns)| (start.board(), turns)).collect();
        Querni::facts(&boards)
    }

    fn feat(end: &Position, _: usize, _: Seat) -> Option<Feat> {
        // The fewer the better.
        let cleared = Self::outcome(end) == Outcome::Cleared;
        let turns = end.turns();
        cleared.then(|| Feat { rank: -i64::from(turns), figure: turns, key: "clearing-feat" })
    }
}
