//! Computers that play Qwirkle, from what their seat sees. A node is a hand whose placings are gone through, or a turn
//! weighed.
//!
//! The levels differ by what they see:
//!
//! 1. what some of the placings score, those noticed by chance;
//! 2. what every placing scores;
//! 3. and what the next seat will score then, with hands dealt from the tiles not yet seen; and the tiles kept;
//! 4. and what follows after that, in games played on; with two seats and an empty bag, everything to the end.
//!
//! Tiles are swapped where none can be placed, and by the strongest where games played on say that it is worth it.

mod candidates;
mod end;
mod table;

use std::time::Duration;

use super::{Budget, Level, Opponents, Search};
use crate::chance::{self, ChaCha8Rng};
use crate::qwirkle::{Choice, Mover, Placing, Qwirkle, View};
use candidates::Candidates;

/// How many placings a beginner notices.
const NOTICED: usize = 8;

/// In so many deals the third level sees what a turn opens, each time for the better half of the turns.
const DEALS: [u32; 3] = [32, 48, 96];
/// The strongest sees it before games are played on.
const FEW_DEALS: [u32; 1] = [8];

impl Opponents for Qwirkle {
    fn budget(level: Level) -> Budget {
        let nodes = match level.number() {
            4 => 10_000,
            3 => 2_500,
            _ => 1,
        };
        Budget { nodes, time: Some(Duration::from_millis(900)) }
    }

    fn choose(view: &View, level: Level, rng: &mut ChaCha8Rng, search: &mut Search<'_>) -> Option<Choice> {
        let mover = view.mover()?;
        let choice = match level.number() {
            1 => highest(&mover, NOTICED, rng, search),
            2 => highest(&mover, usize::MAX, rng, search),
            3 => careful(view, rng, search),
            _ => strongest(view, rng, search),
        };
        Some(choice.unwrap_or_else(|| mover.best_choice()))
    }
}

/// A placing that scores most of so many, noticed by chance.
fn highest(
    mover: &Mover<'_>,
    noticed: usize,
    rng: &mut ChaCha8Rng,
    search: &mut Search<'_>,
) -> Option<Choice> {
    let mut placings = scored(mover, search)?;
    // Of equals the first is taken, so none is preferred.
    chance::shuffle(&mut placings, rng);
    placings.truncate(noticed);
    let first = placings.iter().map(|&(_, points)| points).max()?;
    let (placing, _) = placings.into_iter().find(|&(_, points)| points == first)?;
    Some(Choice::Place(placing))
}

/// Every placing with its points; `None` if the search has ended.
fn scored(mover: &Mover<'_>, search: &mut Search<'_>) -> Option<Vec<(Placing, u32)>> {
    search.visit().then(|| {
        let mut placings = Vec::new();
        mover.each_placing(|placed, points| placings.push((placed.iter().copied().collect(), points)));
        placings
    })
}

fn careful(view: &View, rng: &mut ChaCha8Rng, search: &mut Search<'_>) -> Option<Choice> {
    Candidates::new(view, rng, search)?.careful(view, &DEALS, rng, search)
}

fn strongest(view: &View, rng: &mut ChaCha8Rng, search: &mut Search<'_>) -> Option<Choice> {
    if view.bag() == 0 && view.held().len() == 2 {
        return end::best(view, search);
    }
    let mut candidates = Candidates::new(view, rng, search)?;
    candidates.careful(view, &FEW_DEALS, rng, search)?;
    candidates.played_on(view, rng, search)
}
