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

    /// How many nodes may still be counted.
    pub fn left(&self) -> u64 {
        self.budget.nodes - self.visited
    }

    /// How many nodes were counted.
    pub fn visited(&self) -> u64 {
        self.visited
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visits(search: &mut Search<'_>, most: u64) -> u64 {
        (0..most).take_while(|_| search.visit()).count() as u64
    }

    #[test]
    fn a_search_visits_as_many_nodes_as_it_may_and_no_more() {
        let stop = AtomicBool::new(false);
        let mut search = Search::new(Budget::nodes(1000), &stop);
        assert_eq!(visits(&mut search, 5000), 1000);
        assert!(search.has_ended() && !search.visit());
        assert_eq!((search.visited(), search.left()), (1000, 0));
    }

    #[test]
    fn a_stopped_search_ends_at_the_next_look_and_stays_ended() {
        for before in [0, 1, 63, 64, 65, 200] {
            let stop = AtomicBool::new(false);
            let mut search = Search::new(Budget::nodes(u64::MAX), &stop);
            assert_eq!(visits(&mut search, before), before);
            stop.store(true, Ordering::Relaxed);
            assert!(visits(&mut search, 5000) <= Search::LOOK_UP, "{before}");
            stop.store(false, Ordering::Relaxed);
            assert!(!search.visit());
        }
    }

    #[test]
    fn a_search_without_time_ends_before_its_first_node() {
        let stop = AtomicBool::new(false);
        let budget = Budget { nodes: u64::MAX, time: Some(Duration::ZERO) };
        assert!(!Search::new(budget, &stop).visit());
    }
}
