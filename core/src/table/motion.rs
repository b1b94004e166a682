//! When things move (`Motion` of the look): one after another, never waiting for anybody.

use crate::table::layout::Layout;
use crate::table::scene::Moved;
use crate::table::screen::{Motion, MotionKind};

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

/// Gives each thing that moved its time, and jumps the tops of their arcs.
pub fn schedule(moves: &[Moved], layout: &Layout) -> Vec<Motion> {
    let count = |kind| moves.iter().filter(|moved| moved.kind == kind).count() as u32;
    let hop = hop_length(count(MotionKind::Hop));
    let apart = removal_apart(count(MotionKind::Remove));
    let mut time = 0;
    let mut motions = Vec::with_capacity(moves.len());
    for (moved, next) in moves.iter().zip(moves.iter().skip(1).map(Some).chain([None])) {
        let length = if moved.kind == MotionKind::Hop { hop } else { length(moved.kind) };
        let via = (moved.kind == MotionKind::Hop).then(|| layout.hop(moved.from, moved.to).control);
        motions.push(Motion {
            kind: moved.kind,
            piece: moved.piece,
            drawn: moved.drawn,
            from: moved.from,
            to: moved.to,
            via,
            start: time,
            length,
            reduced_start: 0,
            reduced_length: if moved.kind == MotionKind::Refuse { REFUSAL_STANDS } else { FADE },
        });
        time += match (moved.kind, next.map(|next| next.kind)) {
            (MotionKind::Remove, Some(MotionKind::Remove)) => apart,
            (MotionKind::Hop, Some(MotionKind::Hop)) => length + REST.min(length / 4),
            _ => length,
        };
    }
    motions
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

    fn end(motions: &[Motion]) -> u32 {
        motions.iter().map(|motion| motion.start + motion.length).max().unwrap_or(0)
    }

    #[test]
    fn a_chain_of_jumps_keeps_within_its_bound_and_its_order() {
        let layout = Layout::plain(48.0, Window::whole(7, 10));
        for count in 1..=40 {
            let motions = schedule(&moves(MotionKind::Hop, count), &layout);
            assert!(end(&motions) <= JUMPS_AT_MOST, "{count} jumps end at {}", end(&motions));
            assert!(motions.windows(2).all(|pair| pair[1].start >= pair[0].start + pair[0].length));
            assert!(motions.iter().all(|motion| motion.via.is_some() && motion.reduced_length == FADE));
        }
        assert_eq!(end(&schedule(&moves(MotionKind::Hop, 1), &layout)), 260);
    }

    #[test]
    fn a_removal_keeps_within_its_bound() {
        let layout = Layout::plain(48.0, Window::whole(7, 10));
        for count in 3..=16 {
            let motions = schedule(&moves(MotionKind::Remove, count), &layout);
            assert!(end(&motions) <= REMOVAL_AT_MOST, "{count}");
            assert!(motions.windows(2).all(|pair| pair[1].start > pair[0].start));
        }
        assert_eq!(schedule(&moves(MotionKind::Remove, 3), &layout)[2].start, 120);
    }
}
