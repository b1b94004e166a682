//! Legal turns: where pieces can go, what can be removed. Nothing here allocates but where it says so.

use super::position::Position;
use super::rules::{Isolating, Skipping};
use super::square::{Square, Squares};
use super::turn::{Movement, Removal, Turn};

/// A legal turn by what matters of it: where a piece began, where it ended, what was removed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Action {
    /// The piece that moves: its number, the square left, the square reached.
    pub moved: Option<(u8, Square, Square)>,
    /// The chain that is removed.
    pub removal: Option<Removal>,
}

impl Action {
    const SKIP: Self = Self { moved: None, removal: None };
}

/// The bit of the link between a number and the one below it; none for 1.
const fn link_below(number: u8) -> u16 {
    (1u32 << number >> 2) as u16
}

/// The bit of the link between a number and the one above it.
const fn link_above(number: u8) -> u16 {
    1 << (number - 1)
}

/// Of linked numbers (bit n-1: n and n+1 are next to each other) the chains of three or more, counted.
const fn chain_count(links: u16) -> u64 {
    // Wider than the links, so that even a chain of all sixteen can be shifted to its end.
    let links = links as u32;
    let (mut count, mut runs, mut shift) = (0, links & links >> 1, 2);
    while runs != 0 {
        count += runs.count_ones() as u64;
        runs &= links >> shift;
        shift += 1;
    }
    count
}

fn each_chain(links: u16, mut visit: impl FnMut(Removal)) {
    let mut starts = links & links >> 1;
    while starts != 0 {
        let lowest = starts.trailing_zeros() as u8 + 1;
        starts &= starts - 1;
        let linked = (links >> (lowest - 1)).trailing_ones() as u8;
        for highest in lowest + 2..=lowest + linked {
            visit(Removal { lowest, highest });
        }
    }
}

impl Position {
    /// Squares that a piece on `from` can step to (Q4).
    pub fn steps(&self, from: Square) -> Squares {
        from.neighbours().without(self.occupied)
    }

    /// Squares that one more jump from `at` can land on (Q5, Q7), for a piece that left `from` and has landed on
    /// `landed` since.
    pub fn next_jumps(&self, from: Square, landed: Squares, at: Square) -> Squares {
        let men = self.occupied.without(from.bit());
        at.bit().jumped(men).without(men).without(landed.or(from.bit()))
    }

    /// Squares that linked jumps from `from` can end on (Q5, Q7).
    fn jumps(&self, from: Square) -> Squares {
        let men = self.occupied.without(from.bit());
        let free = Squares::BOARD.without(self.occupied);
        let (mut reached, mut edge) = (Squares::NONE, from.bit());
        while !edge.is_empty() {
            edge = edge.jumped(men).and(free).without(reached);
            reached = reached.or(edge);
        }
        reached
    }

    /// Every square that a move of the piece on `from` can end on.
    pub(crate) fn targets(&self, from: Square) -> Squares {
        self.steps(from).or(self.jumps(from))
    }

    /// The side to move can neither move a piece nor remove a chain.
    pub fn is_stuck(&self) -> bool {
        let army = &self.armies[self.side as usize];
        chain_count(army.links()) == 0 && army.men().all(|(_, square)| self.targets(square).is_empty())
    }

    /// The links of the side to move without those of a number, and the squares that would link it to the number
    /// below and to the one above.
    fn links_without(&self, links: u16, number: u8) -> (u16, Squares, Squares) {
        let army = &self.armies[self.side as usize];
        let beside = |number: u8| army.square(number).map_or(Squares::NONE, Square::neighbours);
        let (below, above) = (link_below(number), link_above(number));
        (links & !(below | above), beside(number - 1), beside(number + 1))
    }

    /// Visits the chains of the side to move that may be removed as the pieces stand.
    pub(crate) fn each_chain_here(&self, visit: impl FnMut(Removal)) {
        self.each_removal(self.armies[self.side as usize].links(), visit);
    }

    /// Visits the chains of linked numbers of the side to move that may be removed.
    fn each_removal(&self, links: u16, mut visit: impl FnMut(Removal)) {
        each_chain(links, |removal| {
            if self.kept_by(removal).is_none() {
                visit(removal);
            }
        });
    }

    /// Visits every legal turn once, by an [`Action`]; none when the game is over.
    pub fn each_action(&self, mut visit: impl FnMut(Action)) {
        if self.ending().is_some() {
            return;
        }
        let army = &self.armies[self.side as usize];
        let links = army.links();
        let mut any = false;
        for (number, from) in army.men() {
            let (others, low, high) = self.links_without(links, number);
            for to in self.targets(from) {
                let moved = Some((number, from, to));
                let below = if low.contains(to) { link_below(number) } else { 0 };
                let above = if high.contains(to) { link_above(number) } else { 0 };
                any = true;
                visit(Action { moved, removal: None });
                let links = others | below | above;
                self.each_removal(links, |removal| visit(Action { moved, removal: Some(removal) }));
            }
        }
        self.each_removal(links, |removal| {
            any = true;
            visit(Action { moved: None, removal: Some(removal) });
        });
        if !any || self.may_skip() {
            visit(Action::SKIP);
        }
    }

    /// How many legal turns there are.
    pub fn count_turns(&self) -> u64 {
        if self.ending().is_some() {
            return 0;
        }
        if self.rules.isolating == Isolating::Refused {
            let mut count = 0;
            self.each_action(|_| count += 1);
            return count;
        }
        let army = &self.armies[self.side as usize];
        let links = army.links();
        let mut count = chain_count(links);
        for (number, from) in army.men() {
            let targets = self.targets(from);
            let (others, low, high) = self.links_without(links, number);
            let (below, above) = (link_below(number), link_above(number));
            let (near_low, near_high) = (targets.and(low), targets.and(high));
            let both = near_low.and(near_high);
            let ways = |squares: Squares, links: u16| u64::from(squares.len()) * (1 + chain_count(links));
            count += ways(targets.without(near_low.or(near_high)), others)
                + ways(near_low.without(both), others | below)
                + ways(near_high.without(both), others | above)
                + ways(both, others | below | above);
        }
        let skips = match self.rules.skipping {
            Skipping::Always => true,
            Skipping::WhenStuck => count == 0,
            Skipping::Never => false,
        };
        count + u64::from(skips)
    }

    /// The number of turn sequences of a length; those that end sooner don't count.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_turns(),
            _ => {
                let mut nodes = 0;
                self.each_action(|action| nodes += self.act(action).perft(depth - 1));
                nodes
            }
        }
    }

    /// Every legal turn, moves by a shortest path; none when the game is over. Allocates.
    pub fn legal_turns(&self) -> Vec<Turn> {
        let mut turns = Vec::new();
        self.each_action(|action| turns.push(self.turn_of(action)));
        turns
    }

    /// The position after an action that [`Position::each_action`] has given for this one.
    pub fn act(&self, action: Action) -> Self {
        self.after(action.moved, action.removal)
    }

    /// The turn of an action that [`Position::each_action`] has given for this position, by a shortest path. Allocates.
    pub fn turn_of(&self, action: Action) -> Turn {
        let movement = action.moved.map(|(_, from, to)| self.shortest(from, to));
        Turn { movement, removal: action.removal }
    }

    /// A shortest way from one square to another that a move can reach.
    fn shortest(&self, from: Square, to: Square) -> Movement {
        if from.neighbours().contains(to) {
            return Movement::Step { from, to };
        }
        let men = self.occupied.without(from.bit());
        let free = Squares::BOARD.without(self.occupied);
        let mut rings = vec![from.bit()];
        let mut reached = from.bit();
        while let Some(edge) = rings.last().filter(|edge| !edge.contains(to) && !edge.is_empty()) {
            let next = edge.jumped(men).and(free).without(reached);
            reached = reached.or(next);
            rings.push(next);
        }
        let mut landings = vec![to];
        let mut at = to;
        for ring in rings.iter().rev().skip(1) {
            // Jumps go both ways, so a square of the ring before reaches this one.
            let Some(before) = at.bit().jumped(men).and(*ring).into_iter().next() else { break };
            landings.push(before);
            at = before;
        }
        landings.pop();
        landings.reverse();
        Movement::Jumps { from, landings }
    }

    /// Chains that can be removed as the pieces stand, or with `first` as one end: a bit for each number that can be
    /// the other end, or either end.
    pub(super) fn chain_ends(&self, first: Option<u8>) -> u16 {
        let mut ends = 0;
        self.each_removal(self.armies[self.side as usize].links(), |removal| {
            let (low, high) = (1 << (removal.lowest - 1), 1 << (removal.highest - 1));
            match first {
                None => ends |= low | high,
                Some(first) if first == removal.lowest => ends |= high,
                Some(first) if first == removal.highest => ends |= low,
                Some(_) => {}
            }
        });
        ends
    }

    /// A chain that stands but may not be removed, with `first` as one end if that is known.
    pub(super) fn kept_chain(&self, first: Option<u8>) -> Option<Removal> {
        let mut kept = None;
        each_chain(self.armies[self.side as usize].links(), |removal| {
            let has_end = first.is_none_or(|first| first == removal.lowest || first == removal.highest);
            if has_end && self.kept_by(removal).is_some() {
                kept = kept.or(Some(removal));
            }
        });
        kept
    }
}
