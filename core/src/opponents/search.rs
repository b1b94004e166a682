//! What a search may use, and when it has to end.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What the search for one turn may use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Budget {
    /// Nodes at most. What a node is each game says; the same number gives the same turn on every machine.
    pub nodes: u64,
    /// Time at most, by the wall; without it nodes alone count.
    pub time: Option<Duration>,
}

impl Budget {
    /// So many nodes, however long they take.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, time: None }
    }
}

/// A search under way: what it may still use.
#[derive(Debug)]
pub struct Search<'a> {
    budget: Budget,
    visited: u64,
    deadline: Option<Instant>,
    stop: &'a AtomicBool,
    ended: bool,
}

impl<'a> Search<'a> {
    /// Nodes between two looks at the clock and at whether somebody has stopped the search.
    const LOOK_UP: u64 = 64;

    /// Begins a search, which ends early once `stop` is set.
    pub fn new(budget: Budget, stop: &'a AtomicBool) -> Self {
        let deadline = budget.time.map(|time| Instant::now() + time);
        Self { budget, visited: 0, deadline, stop, ended: false }
    }

    /// Counts a node. `false` once nothing more may be searched; it then stays so.
    pub fn visit(&mut self) -> bool {
        if self.ended || self.visited >= self.budget.nodes {
            self.ended = true;
            return false;
        }
        if self.visited.is_multiple_of(Self::LOOK_UP) {
            let late = self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
            if late || self.stop.load(Ordering::Relaxed) {
                self.ended = true;
                return false;
            }
        }
        self.visited += 1;
        true
    }

    /// Nothing more may be searched.
    pub fn has_ended(&self) -> bool {
        self.ended
    }

    /// How many nodes may still be searched.
    pub fn left(&self) -> u64 {
        self.budget.nodes - self.visited
    }

    /// How many nodes were counted.
    pub fn visited(&self) -> u64 {
        self.visited
    }
}
