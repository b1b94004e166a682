//! Dropped at the merge.
use super::{Budget, Level, Opponents, Search};
use crate::chance::{self, ChaCha8Rng};
use crate::game::Game;
use crate::knetkell::Knetkell;
use crate::querni::Querni;
use crate::qwirkle::Qwirkle;

macro_rules! standin {
    ($game:ty, $legal:expr) => {
        impl Opponents for $game {
            fn budget(_: Level) -> Budget {
                Budget::nodes(1)
            }
            fn choose(
                view: &Self::View,
                _: Level,
                rng: &mut ChaCha8Rng,
                _: &mut Search<'_>,
            ) -> Option<Self::Choice> {
                let mut legal: Vec<<Self as Game>::Choice> = ($legal)(view);
                if legal.is_empty() {
                    return None;
                }
                Some(legal.swap_remove(chance::below(legal.len() as u32, rng) as usize))
            }
        }
    };
}
standin!(Querni, |view: &crate::querni::Position| Querni::legal_choices(view));
standin!(Knetkell, |view: &crate::knetkell::Position| Knetkell::legal_choices(view));
standin!(Qwirkle, |view: &crate::qwirkle::View| view.mover().map(|m| m.choices()).unwrap_or_default());
