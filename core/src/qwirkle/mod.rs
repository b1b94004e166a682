//! Qwirkle: tiles, the board without edges, positions, turns, notation, and what a seat may see. Hands and the bag are
//! secret; what is drawn is chance.

mod board;
pub mod chapters;
mod deal;
mod draft;
mod mover;
mod moves;
mod notation;
mod position;
pub mod rules;
mod say;
mod scene;
mod tile;
mod turn;
mod view;

use std::ops::RangeInclusive;

use rand_chacha::ChaCha8Rng;

pub use board::{Axis, Board, BoardError, Cell, CellError, Line, Placed, Placing, Score};
pub use deal::Deal;
pub use draft::Draft;
pub use mover::Mover;
pub use notation::PositionError;
pub use position::{ImpossiblePosition, Position};
pub(crate) use rules::{HAND, LAST_TILE_BONUS};
pub use tile::{Colour, KINDS, Kinds, KindsIter, Shape, TILES, Tile, TileError, Tiles};
pub use turn::{Choice, Handful, PlayError, Turn, TurnError};
pub use view::{Seen, View};

use crate::app::Tap;
use crate::game::{Draft as _, Game, Outcome, Seat, Setup, TableGame};
use crate::games::{Feat, GameInfo};
use crate::table::scene::{Bag, Scene, Standing, Trace, Unseen};
use crate::words::Say;

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
    type Start = Deal;

    const NAME: &'static str = "qwirkle";
    const SEATS: RangeInclusive<usize> = rules::SEATS;
    const STARTER: Option<Seat> = None;
    const HIDDEN: bool = true;

    fn takes(_: &str, _: &str) -> bool {
        false
    }

    fn lay(_: &Setup, seats: usize, rng: &mut ChaCha8Rng) -> Deal {
        Deal::new(seats, rng)
    }

    fn starters(deal: &Deal) -> Vec<Seat> {
        deal.starters().collect()
    }

    fn begin(deal: &Deal, seat: Seat) -> Position {
        deal.started(seat)
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

    fn choice(turn: &Turn) -> Choice {
        turn.choice.clone()
    }

    fn same(_: &Position, a: &Choice, b: &Choice) -> bool {
        a.comes_to_the_same_as(b)
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

impl TableGame for Qwirkle {
    type Draft = Draft;

    fn info() -> &'static GameInfo {
        &chapters::INFO
    }

    fn spot(name: &str) -> Option<u32> {
        scene::named(name)
    }

    fn draft(view: &View) -> Draft {
        Draft::new(view.board().clone(), view.hand(), view.bag())
    }

    fn taps(view: &View, turn: &Turn) -> Vec<Tap> {
        taps(&Self::draft(view), &turn.choice)
    }

    fn trace(before: &View, seen: &Seen) -> Trace {
        scene::trace(before, seen)
    }

    fn scene(view: &View) -> Scene {
        scene::of_view(view)
    }

    fn bag(view: &View) -> Option<Bag> {
        Some(scene::bag(view))
    }

    fn unseen(view: &View) -> Option<Unseen> {
        Some(scene::unseen(view))
    }

    fn starter_told(start: &Position, names: &[String]) -> Option<Say> {
        say::starter(start, names)
    }

    fn short(before: &View, seen: &Seen) -> String {
        say::short(before, seen)
    }

    fn standings(view: &View) -> Vec<Standing> {
        view.scores().iter().map(|&score| scene::standing(score)).collect()
    }

    /// The bag on the table says how many tiles are left.
    fn note(_: &View) -> Option<(Say, bool)> {
        None
    }

    fn reason(position: &Position, names: &[String], _: u32) -> Say {
        say::reason(position, names)
    }

    fn facts(games: &[(&Position, &[Turn])]) -> Vec<(u32, Say)> {
        say::facts(games)
    }

    fn feat(end: &Position, _: usize, seat: Seat) -> Option<Feat> {
        let figure = *end.scores().get(seat.index())?;
        Some(Feat { rank: figure.into(), figure, key: "qwirkle-feat" })
    }

    fn falls_short(position: &Position, choice: &Choice) -> Say {
        say::falls_short(position, choice)
    }
}

/// The taps that build a choice: tiles one by one, each where it may lie by then.
fn taps(draft: &Draft, choice: &Choice) -> Vec<Tap> {
    let tap = |spot| Tap::Spot { spot };
    match choice {
        Choice::Pass => Vec::new(),
        Choice::Swap(tiles) => {
            let tiles: Tiles = tiles.iter().copied().collect();
            let taken = draft::Held::all(&tiles).map(|held| tap(scene::held_spot(held)));
            [Tap::Button { id: draft::SWAP.to_owned() }].into_iter().chain(taken).collect()
        }
        Choice::Place(placing) => {
            let (mut draft, mut left, mut taps) = (draft.clone(), placing.to_vec(), Vec::new());
            let mut copies = Tiles::NONE;
            while let Some(next) =
                left.iter().position(|placed| draft.reach(placed.tile).contains(&placed.cell))
            {
                let Placed { tile, cell } = left.remove(next);
                let held = draft::Held { tile, copy: copies.count(tile) };
                copies.put(tile);
                for spot in [scene::held_spot(held), scene::spot(cell)] {
                    // It is one of those that can be placed.
                    let _ = draft.tap(spot);
                    taps.push(tap(spot));
                }
            }
            taps
        }
    }
}
