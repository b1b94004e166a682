//! The end of a game of two with an empty bag: both hands are known, so it is searched like a game without secrets.

use super::scored;
use crate::opponents::Search;
use crate::qwirkle::{Board, Choice, LAST_TILE_BONUS, Mover, Placing, Tiles, View};

/// More than the points of any game: a win counts before points do (K12).
const WIN: i32 = 10_000;

/// The best choice as far as the search gets: it looks one turn farther each time, and plays what is then left to the
/// end by the highest scores.
pub(super) fn best(view: &View, search: &mut Search<'_>) -> Option<Choice> {
    let mover = view.mover()?;
    let mut ranked: Vec<(i32, Placing, u32)> = scored(&mover, search)?
        .into_iter()
        .map(|(placing, points)| (points as i32, placing, points))
        .collect();
    ranked.sort_by_key(|&(value, ..)| -value);
    let hands = [view.hand(), view.unseen()];
    let [own, other] = [view.seat().index(), 1 - view.seat().index()].map(|seat| view.scores()[seat] as i32);
    let start = State { board: view.board().clone(), hands, lead: own - other, passed: false };
    let turns = ranked.first().map_or(0, |_| hands.iter().map(|hand| hand.len()).sum());
    for depth in 0..turns {
        let mut look = Look { search, depth_reached: false };
        let done = look.rank(&start, &mut ranked, depth.into());
        if done.is_none() || !look.depth_reached {
            break;
        }
    }
    Some(ranked.into_iter().next().map_or(Choice::Pass, |(_, placing, _)| Choice::Place(placing)))
}

/// A moment of the end, as the side to move sees it; its hand is the first.
#[derive(Debug, Clone)]
struct State {
    board: Board,
    hands: [Tiles; 2],
    lead: i32,
    /// The other side has just lost its turn.
    passed: bool,
}

impl State {
    fn mover(&self) -> Mover<'_> {
        Mover::new(&self.board, &self.hands[0], 0)
    }

    /// After a placing, unless it ends the game (K10); the result then.
    fn placed(&self, placing: &Placing, points: u32) -> Result<Self, i32> {
        let [mut own, other] = self.hands;
        for placed in placing {
            own.take(placed.tile);
        }
        let lead = self.lead + points as i32;
        if own.is_empty() {
            return Err(result(lead + LAST_TILE_BONUS as i32));
        }
        let mut board = self.board.clone();
        for &placed in placing {
            board.put(placed);
        }
        Ok(Self { board, hands: [other, own], lead: -lead, passed: false })
    }

    /// After a lost turn (K9), unless it ends the game (K11).
    fn lost(&self) -> Result<Self, i32> {
        let [own, other] = self.hands;
        match self.passed {
            true => Err(result(self.lead)),
            false => {
                Ok(Self { board: self.board.clone(), hands: [other, own], lead: -self.lead, passed: true })
            }
        }
    }
}

/// What an ended game is worth to whoever leads by so much.
fn result(lead: i32) -> i32 {
    lead + WIN * lead.signum()
}

struct Look<'l, 's> {
    search: &'l mut Search<'s>,
    /// Somewhere the end was not reached by looking.
    depth_reached: bool,
}

impl Look<'_, '_> {
    /// Values the placings, so many turns after each, and puts the best first. If the search ends on the way it is the
    /// best of those that were valued.
    fn rank(&mut self, state: &State, ranked: &mut [(i32, Placing, u32)], depth: u32) -> Option<()> {
        let mut most = i32::MIN + 1;
        for i in 0..ranked.len() {
            let (_, placing, points) = &ranked[i];
            let value = match state.placed(placing, *points) {
                Err(result) => result,
                Ok(next) => match self.value(&next, depth, i32::MIN + 1, -most) {
                    Some(value) => -value,
                    None => return None,
                },
            };
            if value > most {
                most = value;
                // It goes first; the order of the others stays.
                ranked[..=i].rotate_right(1);
            }
        }
        Some(())
    }

    /// Alpha-beta; `None` if the search ends.
    fn value(&mut self, state: &State, depth: u32, mut low: i32, high: i32) -> Option<i32> {
        if depth == 0 {
            return self.played_on(state.clone());
        }
        let mut placings = scored(&state.mover(), self.search)?;
        if placings.is_empty() {
            return match state.lost() {
                Err(result) => Some(result),
                Ok(next) => Some(-self.value(&next, depth, -high, -low)?),
            };
        }
        placings.sort_by_key(|&(_, points)| std::cmp::Reverse(points));
        let mut most = i32::MIN + 1;
        for (placing, points) in &placings {
            let value = match state.placed(placing, *points) {
                Err(result) => result,
                Ok(next) => -self.value(&next, depth - 1, -high, -low)?,
            };
            most = most.max(value);
            low = low.max(value);
            if low >= high {
                break;
            }
        }
        Some(most)
    }

    /// What a moment is worth if both sides take the highest scores from there on.
    fn played_on(&mut self, mut state: State) -> Option<i32> {
        let mut sign = 1;
        loop {
            if !self.search.visit() {
                return None;
            }
            let next = match state.mover().best_placing() {
                Some((placing, points)) => {
                    self.depth_reached = true;
                    state.placed(&placing, points)
                }
                None => state.lost(),
            };
            match next {
                Err(result) => return Some(sign * result),
                Ok(next) => state = next,
            }
            sign = -sign;
        }
    }
}
