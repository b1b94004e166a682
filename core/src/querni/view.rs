//! How a position of Querni is drawn and spoken of.

use super::draft::{Chain, Draft};
use super::position::{Man, Position};
use super::square::{FILES, RANKS, Square};
use super::turn::{Movement, Turn};
use crate::side::Side;
use crate::table::scene::{Moved, Scene, SceneCell, Standing, Trace, Window};
use crate::table::screen::{Face, Ghost, Mark, MarkKind, MotionKind, Piece};
use crate::words::Say;

use super::draft::moved;
use super::position::PIECES;

/// A piece's id: 1–16 for blue, 17–32 for red.
pub(super) fn id(man: Man) -> u32 {
    u32::from(PIECES) * man.side as u32 + u32::from(man.number)
}

fn face(man: Man) -> Face {
    Face::Disc { colour: man.side.colour(), number: man.number.into() }
}

fn ghost(man: Man, square: Square) -> Ghost {
    Ghost { face: face(man), spot: square.spot() }
}

/// The board without marks. `state` is the word for what can be done with a square; a tap there then does something.
pub(super) fn scene(position: &Position, state: impl Fn(Square) -> Option<&'static str>) -> Scene {
    let men = Side::ALL
        .into_iter()
        .flat_map(|side| position.men(side).map(move |(number, square)| (Man { side, number }, square)));
    let pieces =
        men.map(|(man, square)| Piece { id: id(man), face: face(man), spot: square.spot(), lifted: false });
    let cells = Square::all().map(|square| {
        let state = state(square);
        SceneCell { spot: square.spot(), enabled: state.is_some(), spoken: spoken(position, square, state) }
    });
    Scene {
        window: Window::whole(FILES.into(), RANKS.into()),
        cells: cells.collect(),
        pieces: pieces.collect(),
        ..Scene::default()
    }
}

/// What a square is: place, piece, and what can be done with it.
fn spoken(position: &Position, square: Square, state: Option<&'static str>) -> Say {
    let say = match position.man_on(square) {
        None => Say::new("querni-cell-empty"),
        Some(man) => Say::new("querni-cell-piece").with("piece", super::say::piece(man)),
    };
    let state = Say::new(state.unwrap_or("querni-cell-still"));
    say.with("square", square.to_string()).with("state", state)
}

/// What a turn under construction makes of each square of its board.
pub(super) fn states(draft: &Draft, board: &Position) -> impl Fn(Square) -> Option<&'static str> {
    let reachable = draft.reachable();
    let over = board.ending().is_some();
    let held = draft.held.as_ref().map(|held| held.number);
    let ends = draft.ends();
    move |square| {
        let own = board.man_on(square).filter(|man| man.side == draft.side());
        match own {
            _ if over => None,
            None if reachable.contains(square) => Some("querni-cell-reachable"),
            None => None,
            Some(_) if draft.stuck => None,
            Some(man) => match draft.chain {
                Chain::Picking(Some(first)) if first == man.number => Some("querni-cell-first"),
                Chain::Picking(_) if ends >> (man.number - 1) & 1 == 1 => Some("querni-cell-end"),
                Chain::Picking(_) => None,
                Chain::Picked(_, removal) if removal.numbers().contains(&man.number) => {
                    Some("querni-cell-chain")
                }
                _ if held == Some(man.number) => Some("querni-cell-held"),
                Chain::None | Chain::Picked(..) => Some("querni-cell-own"),
            },
        }
    }
}

/// How far a side is.
pub(super) fn standing(position: &Position, side: Side) -> Standing {
    let (done, of) = (position.removed(side), u32::from(PIECES));
    let say = |key| Say::new(key).with("done", done).with("of", of);
    Standing { score: say("querni-score"), score_in_words: say("querni-score-in-words"), done, of }
}

/// What there is to see of a turn.
pub(super) fn trace(before: &Position, turn: &Turn) -> Trace {
    let side = before.side();
    let mut moves = Vec::new();
    let mut marks = Vec::new();
    let mut board = *before;
    if let Some(movement) = &turn.movement
        && let Some(man) = before.man_on(movement.from())
    {
        let (from, to) = (movement.from(), movement.to());
        match movement {
            Movement::Step { .. } => moves.push(moved(MotionKind::Glide, man, from, to)),
            Movement::Jumps { landings, .. } => {
                let mut at = from;
                for &landing in landings {
                    moves.push(moved(MotionKind::Hop, man, at, landing));
                    at = landing;
                }
            }
        }
        marks.extend([from, to].map(|square| Mark { kind: MarkKind::LastTurn, spot: square.spot() }));
        board = before.with_moved(man.number, from, to);
    }
    let removed = turn.removal.into_iter().flat_map(|removal| removal.numbers());
    let removed: Vec<(Man, Square)> = removed
        .map(|number| Man { side, number })
        .filter_map(|man| Some((man, board.square_of(man)?)))
        .collect();
    let ghosts: Vec<Ghost> = removed.iter().map(|&(man, square)| ghost(man, square)).collect();
    marks.extend(ghosts.iter().map(|ghost| Mark { kind: MarkKind::LastRemoval, spot: ghost.spot }));
    let take_off = |&(man, square): &(Man, Square)| Moved {
        drawn: Some(ghost(man, square)),
        ..moved(MotionKind::Remove, man, square, square)
    };
    let at_end: Vec<Moved> = removed.iter().map(take_off).collect();
    moves.extend(&at_end);
    let [happened, brief] = super::say::happened(before, turn);
    Trace { happened, brief, marks, ghosts, moves, at_end, heard: Vec::new() }
}
