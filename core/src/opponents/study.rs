//! The search for a par, whatever the game: what goes to a thread of its own and tells how far it has come.

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::{Budget, Opponents, Par, Search};

/// Nodes at most where time stands still.
const STILL: u64 = 20_000;

/// Hears of the par so far, and how much of the search is over, in per cent.
type Told<'a> = &'a mut dyn FnMut(Par, u8);

/// Looks for a par.
type Seek = Box<dyn FnOnce(Budget, &AtomicBool, Told<'_>) -> Option<Par> + Send>;

/// The search for the par of a position, on its way to a thread.
pub struct Study {
    budget: Budget,
    seek: Seek,
    stop: Arc<AtomicBool>,
}

/// How far the search for a par has come.
#[derive(Debug)]
pub struct Finding {
    /// Set once nobody waits for it any more.
    stop: Arc<AtomicBool>,
    /// The par so far; `None` if none was found.
    pub(crate) par: Option<Par>,
    /// How much of the search is over, in per cent; `None` once it has ended.
    pub(crate) percent: Option<u8>,
}

impl Finding {
    /// Somebody waits for it.
    pub(crate) fn is_awaited(&self) -> bool {
        !self.stop.load(Ordering::Relaxed)
    }
}

impl Study {
    /// The search for the par of a view; `None` in a game that has none.
    pub(crate) fn of<G: Opponents>(view: G::View) -> Option<Self> {
        let seek = move |budget, stop: &AtomicBool, told: Told<'_>| {
            G::par(&view, &mut Search::new(budget, stop), told)
        };
        let stop = Arc::new(AtomicBool::new(false));
        Some(Self { budget: G::PAR?, seek: Box::new(seek), stop })
    }

    /// Searches, which may take long, and tells of each finding; the last one is the end. Nothing more is told once it was
    /// stopped, which takes at most 50 ms.
    pub fn run(self, mut tell: impl FnMut(Finding)) {
        let Self { budget, seek, stop } = self;
        let finding = |par, percent| Finding { stop: Arc::clone(&stop), par, percent };
        let mut last = None;
        let found = panic::catch_unwind(AssertUnwindSafe(|| {
            seek(budget, &stop, &mut |par, percent| {
                last = Some(par);
                tell(finding(Some(par), Some(percent)));
            })
        }));
        let par = found.unwrap_or_else(|_| {
            log::error!("the search for a par failed");
            None
        });
        if !stop.load(Ordering::Relaxed) {
            tell(finding(par.or(last), None));
        }
    }
}

/// The search for a par under way. It is stopped when this is dropped.
pub struct Studying {
    stop: Arc<AtomicBool>,
}

impl Studying {
    /// Begins one. With `still` only a few nodes count: the same is then found in no time.
    pub fn begin(mut study: Study, still: bool) -> (Self, Study) {
        if still {
            study.budget = Budget::nodes(study.budget.nodes.min(STILL));
        }
        (Self { stop: Arc::clone(&study.stop) }, study)
    }
}

impl Drop for Studying {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
