//! When things move (`Motion` of the look): one after another, never waiting for anybody.

use crate::table::course::Way;
use crate::table::layout::Layout;
use crate::table::scene::{Moved, Scene};
use crate::table::screen::{Course, Motion, MotionKind, Pace, Point};

/// Every cross-fade of reduced motion, ms.
const FADE: u32 = 120;
/// A mark of refusal stands that long with reduced motion, ms.
const REFUSAL_STANDS: u32 = 600;
/// Between the jumps of a chain seen as a whole, ms.
const REST: u32 = 60;
/// A chain of jumps seen as a whole takes at most this long, ms.
const JUMPS_AT_MOST: u32 = 1600;
/// From one removed piece to the next, ms.
const REMOVAL_APART: u32 = 60;
/// A removal takes at most this long, ms.
const REMOVAL_AT_MOST: u32 = 900;

/// How long a motion takes by itself, ms.
const fn length(kind: MotionKind) -> u32 {
    match kind {
        MotionKind::Lift => 100,
        MotionKind::Glide => 180,
        MotionKind::Hop => 260,
        MotionKind::Remove => 220,
        MotionKind::Roll => 520,
        MotionKind::TurnOver => 260,
        MotionKind::Place => 160,
        MotionKind::Refuse => 240,
    }
}

/// Gives each thing that moved on `scene`, as it is in the end, its time and its way.
pub fn schedule(moves: &[Moved], scene: &Scene, layout: &Layout) -> Vec<Motion> {
    let count = |kind| moves.iter().filter(|moved| moved.kind == kind).count() as u32;
    let hop = hop_length(count(MotionKind::Hop));
    let apart = removal_apart(count(MotionKind::Remove));
    let mut time = 0;
    let mut motions = Vec::with_capacity(moves.len());
    for (index, moved) in moves.iter().enumerate() {
        let length = if moved.kind == MotionKind::Hop { hop } else { length(moved.kind) };
        let reduced = if moved.kind == MotionKind::Refuse { REFUSAL_STANDS } else { FADE };
        let way = way(moves, index, scene, layout);
        motions.push(Motion {
            kind: moved.kind,
            piece: moved.piece,
            from: moved.from,
            to: moved.to,
            full: way.full(time, length),
            reduced: way.reduced(reduced),
        });
        time += match (moved.kind, moves.get(index + 1).map(|next| next.kind)) {
            (MotionKind::Remove, Some(MotionKind::Remove)) => apart,
            (MotionKind::Hop, Some(MotionKind::Hop)) => length + REST.min(length / 4),
            _ => length,
        };
    }
    motions
}

/// The way of one of the things that moved.
fn way(moves: &[Moved], index: usize, scene: &Scene, layout: &Layout) -> Way {
    let moved = &moves[index];
    let of_piece = |other: &&Moved| other.piece != 0 && other.piece == moved.piece;
    let last = moves.iter().rfind(of_piece).unwrap_or(moved);
    let piece = scene.pieces.iter().find(|piece| piece.id == moved.piece);
    let end = layout.centre(moved.to);
    let beside = |at: Point| Point { x: at.x - end.x, y: at.y - end.y };
    Way {
        kind: moved.kind,
        from: beside(layout.centre(moved.from)),
        via: beside(layout.hop(moved.from, moved.to).control),
        rest: beside(layout.centre(last.to)),
        lifted: piece.is_some_and(|piece| piece.lifted),
        face: piece.map(|piece| piece.face),
        before: moved.drawn.map(|drawn| drawn.face),
        follows: moves[..index].iter().any(|before| of_piece(&before)),
    }
}

/// The times of a step with these motions, and with `course` of each.
pub fn pace(motions: &[Motion], course: impl Fn(&Motion) -> &Course) -> Pace {
    let end = |motion: &Motion| course(motion).start + course(motion).length;
    let rolls = motions.iter().filter(|motion| motion.kind == MotionKind::Roll);
    Pace { length: motions.iter().map(end).max().unwrap_or(0), told: rolls.map(end).max().unwrap_or(0) }
}

/// The length of each of so many jumps in a row, so that all of them keep within the bound.
fn hop_length(hops: u32) -> u32 {
    if hops * (length(MotionKind::Hop) + REST) <= JUMPS_AT_MOST {
        return length(MotionKind::Hop);
    }
    // A jump and its rest, which is at most a quarter of it.
    JUMPS_AT_MOST * 4 / (hops * 5)
}

/// How far apart so many removals begin, so that all of them keep within the bound.
pub(crate) fn removal_apart(removals: u32) -> u32 {
    let room = REMOVAL_AT_MOST - length(MotionKind::Remove);
    REMOVAL_APART.min(room / removals.saturating_sub(1).max(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::scene::Window;

    fn moves(kind: MotionKind, count: u32) -> Vec<Moved> {
        (0..count).map(|i| Moved { kind, piece: 1, drawn: None, from: 2 * i, to: 2 * i + 2 }).collect()
    }

    fn schedule(moves: &[Moved]) -> Vec<Motion> {
        super::schedule(moves, &Scene::default(), &Layout::plain(48.0, Window::whole(7, 10)))
    }

    fn length(motions: &[Motion]) -> u32 {
        pace(motions, |motion| &motion.full).length
    }

    #[test]
    fn a_chain_of_jumps_keeps_within_its_bound_and_its_order() {
        for count in 1..=40 {
            let motions = schedule(&moves(MotionKind::Hop, count));
            assert!(length(&motions) <= JUMPS_AT_MOST, "{count} jumps end at {}", length(&motions));
            let ways = motions.windows(2).map(|pair| (&pair[0].full, &pair[1].full));
            assert!(ways.into_iter().all(|(one, next)| next.start >= one.start + one.length));
            assert_eq!(pace(&motions, |motion| &motion.reduced), Pace { length: FADE, told: 0 });
        }
        assert_eq!(length(&schedule(&moves(MotionKind::Hop, 1))), 260);
    }

    #[test]
    fn a_jump_leads_from_cell_to_cell_and_with_reduced_motion_to_where_the_chain_ends() {
        let motions = schedule(&moves(MotionKind::Hop, 3));
        let places = |course: &Course| {
            course
                .tracks
                .iter()
                .map(|track| track.frames[0])
                .map(|frame| (frame.x, frame.y))
                .collect::<Vec<_>>()
        };
        assert_eq!(places(&motions[1].full), [(-96.0, 0.0)]);
        assert_eq!(places(&motions[0].reduced), [(-96.0, 0.0), (192.0, 0.0)]);
        assert_eq!(places(&motions[1].reduced), []);
    }

    #[test]
    fn a_removal_keeps_within_its_bound() {
        for count in 3..=16 {
            let motions = schedule(&moves(MotionKind::Remove, count));
            assert!(length(&motions) <= REMOVAL_AT_MOST, "{count}");
            assert!(motions.windows(2).all(|pair| pair[1].full.start > pair[0].full.start));
        }
        assert_eq!(schedule(&moves(MotionKind::Remove, 3))[2].full.start, 120);
    }

    #[test]
    fn the_words_wait_for_a_die_to_fall_and_for_nothing_else() {
        let one = |kind| moves(kind, 1)[0];
        let motions = schedule(&[one(MotionKind::Roll), one(MotionKind::TurnOver)]);
        assert_eq!(pace(&motions, |motion| &motion.full), Pace { length: 780, told: 520 });
        assert_eq!(pace(&motions, |motion| &motion.reduced), Pace { length: FADE, told: FADE });
        let jumps = schedule(&moves(MotionKind::Hop, 4));
        assert_eq!(pace(&jumps, |motion| &motion.full).told, 0);
        assert_eq!(pace(&[], |motion| &motion.full), Pace::default());
    }
}
