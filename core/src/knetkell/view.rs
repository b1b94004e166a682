//! How a position of Knetkell is drawn and spoken of.

use super::draft::Draft;
use super::position::{Die, Position};
use super::say;
use super::square::{FILES, RANKS, Square};
use super::turn::{Pips, Turn};
use crate::audio::Cue;
use crate::side::Side;
use crate::table::scene::{Moved, Scene, SceneCell, Standing, Trace, Window};
use crate::table::screen::{Face, Ghost, Mark, MarkKind, MotionKind, Piece};
use crate::words::Say;

/// A die's id: each square is filled once.
fn id(square: Square) -> u32 {
    square.spot() + 1
}

fn face(die: Die) -> Face {
    Face::Die { owner: Some(die.side.colour()), pips: die.pips.get().into() }
}

/// A die that is nobody's yet.
pub(super) fn plain(pips: Pips) -> Face {
    Face::Die { owner: None, pips: pips.get().into() }
}

/// The board without marks. `state` is the word for what can be done with a square; a tap there then does something.
pub(super) fn scene(position: &Position, state: impl Fn(Square) -> Option<&'static str>) -> Scene {
    let pieces = Square::all().filter_map(|square| {
        let face = face(position.die_on(square)?);
        Some(Piece { id: id(square), face, spot: square.spot(), lifted: false })
    });
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

/// What a square is: place, die, and what can be done with it.
fn spoken(position: &Position, square: Square, state: Option<&'static str>) -> Say {
    let say = match position.die_on(square) {
        None => Say::new("knetkell-cell-empty"),
        Some(die) => Say::new("knetkell-cell-die").with("die", say::die(die)),
    };
    let state = Say::new(state.unwrap_or("knetkell-cell-still"));
    say.with("square", square.to_string()).with("state", state)
}

/// What a turn under construction makes of each square.
pub(super) fn states(draft: &Draft) -> impl Fn(Square) -> Option<&'static str> {
    let empty = draft.start.empty();
    let chosen = draft.chosen;
    let challenges = chosen.map(|(square, _)| draft.start.challenges(square));
    move |square| match chosen {
        Some((chosen, _)) if chosen == square => Some("knetkell-cell-chosen"),
        Some((_, Some(challenged))) if challenged == square => Some("knetkell-cell-challenged"),
        _ if empty.contains(square) => Some("knetkell-cell-free"),
        _ if challenges.is_some_and(|dice| dice.contains(square)) => Some("knetkell-cell-challengeable"),
        _ => None,
    }
}

/// How far a side is: the sum of its dice.
pub(super) fn standing(position: &Position, side: Side) -> Standing {
    let say = |key| Say::new(key).with("sum", position.sum(side));
    Standing { score: say("knetkell-score"), score_in_words: say("knetkell-score-in-words"), done: 0, of: 0 }
}

/// What there is to see of a turn.
pub(super) fn trace(before: &Position, turn: Turn) -> Trace {
    let after = before.after(turn);
    let square = turn.choice.square;
    let rolled = Moved {
        kind: MotionKind::Roll,
        piece: id(square),
        drawn: None,
        from: square.spot(),
        to: square.spot(),
    };
    let mut moves = vec![rolled];
    let mut marks = vec![Mark { kind: MarkKind::LastTurn, spot: square.spot() }];
    let conquered = turn.choice.challenged.filter(|&at| before.die_on(at) != after.die_on(at));
    if let Some((at, die)) = conquered.and_then(|at| Some((at, before.die_on(at)?))) {
        let drawn = Some(Ghost { face: face(die), spot: at.spot() });
        moves.push(Moved {
            kind: MotionKind::TurnOver,
            piece: id(at),
            drawn,
            from: at.spot(),
            to: at.spot(),
        });
        marks.push(Mark { kind: MarkKind::LastTurn, spot: at.spot() });
    }
    // D4: the die placed is the opponent's.
    let lost = after.die_on(square).is_some_and(|die| die.side != before.side());
    let heard = if lost { vec![Cue::Lost] } else { Vec::new() };
    let [happened, brief] = say::happened(before, turn);
    Trace { happened, brief, marks, ghosts: Vec::new(), at_end: moves.clone(), moves, heard }
}
