//! The turns worth a thought, and which of them is best as far as chance lets know: every one of them meets the same
//! deals of the unseen tiles.

use super::scored;
use super::table::Table;
use crate::chance::{self, ChaCha8Rng};
use crate::opponents::Search;
use crate::qwirkle::{Choice, HAND, Handful, Mover, Tile, Tiles, View};

/// So many placings, those that score most, are weighed.
const MOST: usize = 24;

/// With so few tiles in the bag games are played on to their end, else for so many turns of every seat.
const NEAR_END: u8 = 6;
const ROUNDS: usize = 2;

/// Placings that score no more are weighed against swapping.
const POOR: u32 = 4;

// What a hand is worth in points over its next two turns, before it is filled again: fitted by least squares to 3,000
// games of players who take the highest score in two turns of three. Two tiles that can stand in a line; one kept twice;
// the largest group by its size; each tile drawn.
const PAIR: f64 = 0.2;
const TWICE: f64 = -0.6;
const GROUP: [f64; HAND + 1] = [0.0, 0.0, 0.0, 0.25, 0.85, 2.7, 2.7];
const DRAWN: f64 = 0.75;

/// A turn, and what is thought of it.
#[derive(Debug)]
struct Candidate {
    choice: Choice,
    points: u32,
    /// What the tiles kept are worth.
    kept: f64,
    /// The sum of what came of it, in so many deals.
    sum: f64,
    deals: f64,
}

impl Candidate {
    fn new(choice: Choice, points: u32, kept: f64) -> Self {
        Self { choice, points, kept, sum: 0.0, deals: 0.0 }
    }

    /// What it scores and keeps.
    fn simple(&self) -> f64 {
        f64::from(self.points) + self.kept
    }

    /// That and what came of it in the deals.
    fn careful(&self) -> f64 {
        self.simple() + self.sum / self.deals
    }
}

/// Turns of the seat to move, the most promising first.
#[derive(Debug)]
pub(super) struct Candidates(Vec<Candidate>);

impl Candidates {
    /// The turns worth a thought; `None` if the search has ended, or there is none.
    pub(super) fn new(view: &View, rng: &mut ChaCha8Rng, search: &mut Search<'_>) -> Option<Self> {
        let mover = view.mover()?;
        let mut placings = scored(&mover, search)?;
        // Of equals the first ones stay.
        chance::shuffle(&mut placings, rng);
        let mut all: Vec<Candidate> = placings
            .into_iter()
            .map(|(placing, points)| {
                let kept = kept(view.hand(), placing.iter().map(|placed| placed.tile));
                Candidate::new(Choice::Place(placing), points, kept)
            })
            .collect();
        all.sort_by(|a, b| b.simple().total_cmp(&a.simple()));
        all.truncate(MOST);
        if all.iter().all(|candidate| candidate.points <= POOR) {
            all.extend(swaps(&mover, view.hand()));
        }
        (!all.is_empty()).then_some(Self(all))
    }

    /// Weighs what each turn scores and keeps against what the next seat can score after it. The better half is then
    /// weighed on, as often as there are numbers of deals. The best; one that was weighed, if any was.
    pub(super) fn careful(
        &mut self,
        view: &View,
        deals: &[u32],
        rng: &mut ChaCha8Rng,
        search: &mut Search<'_>,
    ) -> Option<Choice> {
        for (stage, &deals) in deals.iter().enumerate() {
            if stage > 0 {
                self.halve();
            }
            for _ in 0..deals {
                let table = Table::deal(view, rng);
                let Some(replies) = self.replies(&table, search) else { return self.first() };
                for (candidate, reply) in self.0.iter_mut().zip(replies) {
                    candidate.sum -= f64::from(reply);
                    candidate.deals += 1.0;
                }
            }
            self.0.sort_by(|a, b| b.careful().total_cmp(&a.careful()));
        }
        self.first()
    }

    /// What the next seat can score after each turn; `None` if the search ends on the way.
    fn replies(&self, table: &Table, search: &mut Search<'_>) -> Option<Vec<u32>> {
        let reply = |candidate: &Candidate| {
            let mut table = table.clone();
            table.play(&candidate.choice, candidate.points);
            let best = || table.mover().best_placing().map_or(0, |(_, points)| points);
            search.visit().then(|| if table.is_over() { 0 } else { best() })
        };
        self.0.iter().map(reply).collect()
    }

    /// Leaves the better half of the turns.
    fn halve(&mut self) {
        self.0.truncate(self.0.len().div_ceil(2));
    }

    fn first(&self) -> Option<Choice> {
        self.0.first().map(|candidate| candidate.choice.clone())
    }

    /// Plays games on after each turn, and leaves the better half each time that an equal share of the search is used
    /// up. The best; `None` only where there is no turn.
    pub(super) fn played_on(
        &mut self,
        view: &View,
        rng: &mut ChaCha8Rng,
        search: &mut Search<'_>,
    ) -> Option<Choice> {
        let stages = self.0.len().next_power_of_two().trailing_zeros();
        let share = search.left() / u64::from(stages.max(1));
        while self.0.len() > 1 && !search.has_ended() {
            let until = search.visited() + share;
            let mut sums = vec![0.0; self.0.len()];
            while search.visited() < until {
                let table = Table::deal(view, rng);
                let Some(results) = self.results(&table, view, search) else { break };
                sums.iter_mut().zip(results).for_each(|(sum, result)| *sum += result);
            }
            self.0.iter_mut().zip(sums).for_each(|(candidate, sum)| candidate.sum = sum);
            self.0.sort_by(|a, b| b.sum.total_cmp(&a.sum));
            self.halve();
        }
        self.first()
    }

    /// What comes of each turn for the seat that plays it, if all go on to take the highest scores; `None` if the search
    /// ends on the way.
    fn results(&self, table: &Table, view: &View, search: &mut Search<'_>) -> Option<Vec<f64>> {
        let near_end = view.bag() <= NEAR_END;
        let turns = if near_end { usize::MAX } else { ROUNDS * view.held().len() - 1 };
        let result = |candidate: &Candidate| {
            let mut table = table.clone();
            if !search.visit() {
                return None;
            }
            table.play(&candidate.choice, candidate.points);
            for _ in 0..turns {
                if table.is_over() {
                    break;
                }
                if !search.visit() {
                    return None;
                }
                table.play_highest();
            }
            Some(promise(table.margin(view.seat()), view.bag()))
        };
        self.0.iter().map(result).collect()
    }
}

/// From the points that a seat is ahead to how likely that wins, between -1 and 1: the more so, the fewer tiles are left.
fn promise(margin: i32, bag: u8) -> f64 {
    let margin = f64::from(margin) / (8.0 + 0.75 * f64::from(bag));
    margin / (1.0 + margin * margin).sqrt()
}

/// What the tiles kept are worth.
fn kept(hand: Tiles, played: impl Iterator<Item = Tile>) -> f64 {
    let mut kept = hand;
    played.for_each(|tile| {
        kept.take(tile);
    });
    let kinds = kept.kinds();
    let pairs: u32 = kinds
        .into_iter()
        .map(|tile| kinds.into_iter().filter(|&other| tile.partners().contains(other)).count() as u32)
        .sum();
    let twice = kept.len() - kinds.len();
    let drawn = hand.len() - kept.len();
    PAIR * f64::from(pairs) / 2.0
        + TWICE * f64::from(twice)
        + GROUP[usize::from(kinds.largest_group())]
        + DRAWN * f64::from(drawn)
}

/// Swaps worth a thought: all tiles; all but a largest group.
fn swaps(mover: &Mover<'_>, hand: Tiles) -> Vec<Candidate> {
    if !mover.may_swap() {
        return Vec::new();
    }
    let mut swaps = Vec::new();
    let all: Handful = hand.iter().collect();
    let group = hand.kinds().largest();
    let rest: Handful = {
        let mut rest = hand;
        for tile in group {
            rest.take(tile);
        }
        rest.iter().collect()
    };
    for tiles in [all, rest] {
        if !tiles.is_empty() {
            let kept = kept(hand, tiles.iter().copied());
            swaps.push(Candidate::new(Choice::Swap(tiles), 0, kept));
        }
    }
    swaps
}
