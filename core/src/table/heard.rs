//! What is heard of a step: each motion has its cue, and what does not move is heard after it.

use super::Table;
use super::motion::pace;
use super::screen::{Course, Motion, MotionKind};
use crate::audio::{Cue, TimedCue};
use crate::game::{Seat, TableGame};

impl<G: TableGame> Table<G> {
    /// What is heard once a turn is played: how the match or its game ended, or that it is a person's turn.
    pub(super) fn closing_cue(&self) -> Option<Cue> {
        let is_person = |seat: &Seat| self.seats[seat.index()].is_person();
        if !self.is_at_rest() {
            return self.is_persons_turn().then_some(Cue::YourTurn);
        }
        let winners = self.winners();
        Some(match winners.is_empty() {
            true => Cue::Draw,
            false if winners.iter().any(is_person) => Cue::Win,
            false => Cue::Loss,
        })
    }
}

/// Gives each cue its time: those of `motions` with them, and what is `heard` besides after the last.
pub fn timed(motions: &[Motion], heard: &[Cue]) -> Vec<TimedCue> {
    let mut cues: Vec<TimedCue> = (0..motions.len()).filter_map(|index| of_motion(motions, index)).collect();
    let mut start = pace(motions, |motion| &motion.full).length;
    for &cue in heard {
        cues.push(TimedCue { cue, motion: None, start });
        start += cue.apart();
    }
    cues
}

/// The cue of a motion; none for a removal that is heard with the one before.
fn of_motion(motions: &[Motion], index: usize) -> Option<TimedCue> {
    let motion = &motions[index];
    let Course { start, length, .. } = motion.full;
    let lands = start + length;
    let (cue, start) = match motion.kind {
        MotionKind::Lift => (Cue::Select, start),
        MotionKind::Glide => (Cue::Step, start),
        MotionKind::Hop => (Cue::Jump, lands),
        MotionKind::Remove => (Cue::ChainRemoved { length: removals(motions, index)? }, start),
        MotionKind::Roll => (Cue::DieThrown, start),
        MotionKind::TurnOver => (Cue::Conquered, start),
        MotionKind::Place => (Cue::TilePlaced, lands),
        MotionKind::Refuse => (Cue::NotPossible, start),
    };
    Some(TimedCue { cue, motion: Some(index as u32), start })
}

/// How many pieces are removed from there on; none if one was removed just before.
fn removals(motions: &[Motion], index: usize) -> Option<u32> {
    let is_removal = |motion: &&Motion| motion.kind == MotionKind::Remove;
    if motions[..index].last().is_some_and(|before| is_removal(&before)) {
        return None;
    }
    Some(motions[index..].iter().take_while(is_removal).count() as u32)
}
