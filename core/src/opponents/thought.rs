//! A turn that a computer has to find, whatever the game: what goes to a thread of its own and comes back.

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use super::{Budget, Level, Opponents, Search};
use crate::chance::ChaCha8Rng;

/// Nodes at most where time stands still.
const STILL: u64 = 2_000;

/// Finds a choice, in notation.
type Choose = Box<dyn FnOnce(Budget, &mut ChaCha8Rng, &AtomicBool) -> Option<String> + Send>;

/// What a computer at a table is to think about.
pub struct Thought {
    budget: Budget,
    /// What must have been seen before the turn is played: the step before it.
    pause: Duration,
    choose: Choose,
}

impl Thought {
    /// The turn of a computer in a view. `pause` is how long the players look at the step before it.
    pub fn of<G: Opponents>(view: G::View, level: Level, pause: Duration) -> Self {
        let choose = move |budget, rng: &mut ChaCha8Rng, stop: &AtomicBool| {
            let mut search = Search::new(budget, stop);
            G::choose(&view, level, rng, &mut search).map(|choice| choice.to_string())
        };
        Self { budget: G::budget(level), pause, choose: Box::new(choose) }
    }
}

/// A thought on its way to a thread.
pub struct Task {
    thought: Thought,
    rng: ChaCha8Rng,
    stop: Arc<AtomicBool>,
    stopped: Receiver<()>,
}

/// What a thought came to.
#[derive(Debug)]
pub struct Answer {
    /// Set once nobody waits for it any more.
    stop: Arc<AtomicBool>,
    /// The choice in notation; `None` if none was found.
    pub(crate) choice: Option<String>,
}

impl Answer {
    /// Somebody waits for it.
    pub(crate) fn is_awaited(&self) -> bool {
        !self.stop.load(Ordering::Relaxed)
    }
}

impl Task {
    /// Thinks, which takes as long as the level may, and waits until the step before has been seen. `None` if it was
    /// stopped, which takes at most 50 ms.
    pub fn run(self) -> Option<Answer> {
        let Self { thought: Thought { budget, pause, choose }, mut rng, stop, stopped } = self;
        let begun = Instant::now();
        let found = panic::catch_unwind(AssertUnwindSafe(|| choose(budget, &mut rng, &stop)));
        let choice = found.unwrap_or_else(|_| {
            log::error!("a computer player failed; another turn is played for it");
            None
        });
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        match stopped.recv_timeout(pause.saturating_sub(begun.elapsed())) {
            Err(RecvTimeoutError::Timeout) => Some(Answer { stop, choice }),
            Ok(()) | Err(RecvTimeoutError::Disconnected) => None,
        }
    }
}

/// A thought under way. It is stopped when this is dropped.
pub struct Thinking {
    stop: Arc<AtomicBool>,
    /// Wakes whoever waits by being dropped.
    _awake: Sender<()>,
}

impl Thinking {
    /// Begins one. With `still` time does not count, only a few nodes, and the step before it need not have been seen:
    /// the same turn is then found on every machine.
    pub fn begin(mut thought: Thought, rng: ChaCha8Rng, still: bool) -> (Self, Task) {
        if still {
            thought.budget = Budget::nodes(thought.budget.nodes.min(STILL));
            thought.pause = Duration::ZERO;
        }
        let stop = Arc::new(AtomicBool::new(false));
        let (awake, stopped) = mpsc::channel();
        let task = Task { thought, rng, stop: Arc::clone(&stop), stopped };
        (Self { stop, _awake: awake }, task)
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
