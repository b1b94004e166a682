//! Querni: positions, turns, notation, and how taps build a turn. All of it lies open, and nothing but the deal is
//! chance.

pub mod chapters;
mod draft;
mod moves;
pub(crate) mod notation;
mod position;
pub mod rules;
mod say;
mod square;
mod turn;
mod view;

use std::ops::RangeInclusive;

use rand_chacha::ChaCha8Rng;

pub use crate::square::SquareError;
pub use draft::Draft;
pub use moves::Action;
pub use notation::PositionError;
pub(crate) use position::isolated;
pub use position::{ImpossiblePosition, Man, PIECES, Position};
pub use rules::{Isolating, Rules};
pub use square::{FILES, RANKS, Square, Squares};
pub use turn::{Movement, PlayError, Removal, Turn, TurnError};

use crate::app::Tap;
use crate::game::{Game, Outcome, Seat, Setup, TableGame};
use crate::games::{Feat, GameInfo};
pub use crate::side::Side;
use crate::table::scene::{Scene, Standing, Trace};
use crate::words::Say;

/// The game of Querni.
#[derive(Debug)]
pub struct Querni;

/// The setup option that names the rule set.
const RULES: &str = "rules";

impl Game for Querni {
    type Position = Position;
    type View = Position;
    type Choice = Turn;
    type Chance = ();
    type Turn = Turn;
    type Seen = Turn;
    type PlayError = PlayError;
    type Start = Position;

    const NAME: &'static str = "querni";

    const SEATS: RangeInclusive<usize> = 2..=2;

    fn takes(option: &str, value: &str) -> bool {
        option == RULES && Rules::named(value).is_some()
    }

    fn lay(setup: &Setup, _: usize, rng: &mut ChaCha8Rng) -> Position {
        let rules = setup.get(RULES).and_then(Rules::named).unwrap_or(&Rules::APP);
        Position::deal(rules, rng)
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
        Side::ALL.map(|side| position.removed(side)).to_vec()
    }

    fn legal_choices(position: &Position) -> Vec<Turn> {
        position.legal_turns()
    }

    fn perft(position: &Position, depth: u32) -> Option<u64> {
        Some(position.perft(depth))
    }

    fn play(position: &Position, turn: &Turn) -> Result<Position, PlayError> {
        position.play(turn)
    }

    fn chance(_: &Position, _: &Turn, _: &mut ChaCha8Rng) {}

    fn turn(choice: Turn, (): ()) -> Turn {
        choice
    }

    fn choice(turn: &Turn) -> Turn {
        turn.clone()
    }

    fn same(_: &Position, a: &Turn, b: &Turn) -> bool {
        a.comes_to_the_same_as(b)
    }

    fn view(position: &Position, _: Option<Seat>) -> Position {
        *position
    }

    fn seen(_: &Position, turn: &Turn, _: Option<Seat>) -> Turn {
        turn.clone()
    }

    fn follow(view: &Position, seen: &Turn) -> Position {
        let moved = seen.movement.as_ref().and_then(|movement| view.moved_by(movement));
        view.after(moved, seen.removal)
    }
}

impl TableGame for Querni {
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
        let spot = |square: Square| Tap::Spot { spot: square.spot() };
        let button = |id: &str| Tap::Button { id: id.to_owned() };
        let mut taps = Vec::new();
        let mut board = *view;
        if turn.is_skip() && !view.is_stuck() {
            taps.push(button(draft::SKIP));
        }
        if let Some(movement) = &turn.movement {
            taps.push(spot(movement.from()));
            match movement {
                Movement::Step { to, .. } => taps.push(spot(*to)),
                Movement::Jumps { landings, .. } => taps.extend(landings.iter().copied().map(spot)),
            }
            if let Some((number, from, to)) = view.moved_by(movement) {
                board = view.with_moved(number, from, to);
            }
        }
        if let Some(removal) = turn.removal {
            taps.push(button(draft::CHAIN));
            let ends = [*removal.numbers().start(), *removal.numbers().end()];
            let square = |number| board.square_of(Man { side: view.side(), number });
            taps.extend(ends.into_iter().filter_map(square).map(spot));
        }
        taps
    }

    fn trace(before: &Position, seen: &Turn) -> Trace {
        view::trace(before, seen)
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

    fn note(view: &Position) -> Option<(Say, bool)> {
        say::note(view)
    }

    fn reason(position: &Position, names: &[String], rounds: u32) -> Say {
        say::reason(position, names, rounds)
    }

    fn facts(games: &[(&Position, &[Turn])]) -> Vec<(u32, Say)> {
        say::facts(games)
    }

    fn feat(end: &Position, turns: usize, seat: Seat) -> Option<Feat> {
        // The sooner the better.
        let rounds = turns.div_ceil(2) as u32;
        let won = Self::outcome(end) == Outcome::win(seat);
        won.then(|| Feat { rank: -i64::from(rounds), figure: rounds, key: "querni-feat" })
    }

    fn falls_short(_: &Position, choice: &Turn) -> Say {
        say::falls_short(choice)
    }
}
