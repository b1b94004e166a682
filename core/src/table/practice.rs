//! What helps whoever plays alone: hints, turns taken back, and the par of a game that is played against one.

use super::scene::Refusal;
use super::{AnyTable, Keeper, Played, Pressed, Table, Told, asks, draft};
use crate::app::Tap;
use crate::chance::{self, ChaCha8Rng};
use crate::game::{Draft, TableGame};
use crate::opponents::{Finding, Par, Study};
use crate::words::{Say, Words};

/// What is known of the par of the game on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Sought {
    par: Option<Par>,
    /// How much of the search is over, in per cent.
    percent: u8,
    /// It has ended, or was stopped.
    pub(super) over: bool,
}

impl<G: TableGame> Table<G> {
    /// A hint would be no help against another person.
    pub(super) fn may_be_helped(&self) -> bool {
        self.is_building() && !self.is_shared()
    }

    /// A turn can be taken back where nobody else has seen it, also the one that ended the match.
    pub(super) fn may_take_back(&self) -> bool {
        let at_the_end = self.past().map_or(!self.is_at_rest(), |past| past.at == past.of);
        self.is_practice() && at_the_end && self.waiting.is_none() && !self.game.turns.is_empty()
    }

    /// Builds the turn that was found as a hint. It is a draft as any other.
    pub(super) fn advise(&mut self, choice: G::Choice) -> Pressed {
        self.begin_step();
        self.trace = None;
        let mut moves = self.draft.put_back();
        self.draft = draft::<G>(&self.game.position);
        // Only its taps are wanted, so any chance will do, but not the match's own.
        let chance = G::chance(&self.game.position, &choice, &mut chance::seeded(0));
        for tap in G::taps(&self.view(), &G::turn(choice, chance)) {
            let tapped = match tap {
                Tap::Spot { spot } => self.draft.tap(spot),
                Tap::Button { id } => self.draft.press(&id),
            };
            match tapped {
                Ok(moved) => moves.extend(moved),
                Err(refusal) => log::error!("a hint can't be built: {refusal:?}"),
            }
        }
        self.take(moves);
        self.hinted = true;
        Pressed::Hinted
    }

    /// Takes back the last turn of the game. Ended again, it meets the same chance.
    pub(super) fn take_back(&mut self, keeper: &mut dyn Keeper) -> Pressed {
        self.begin_step();
        self.asking = false;
        let kept = self.game.turns.len() - 1;
        let rng = self.rng_before(kept, &keeper.rng()).unwrap_or_else(|| keeper.rng());
        let shorter = Played::from(self.game.start.clone());
        let game = std::mem::replace(&mut self.game, shorter);
        let before = (self.trace.take(), std::mem::take(&mut self.latest), self.result.take(), self.looking);
        self.looking = false;
        for turn in &game.turns[..kept] {
            // It was played once.
            let Ok(next) = G::play(&self.game.position, turn) else { break };
            self.advance(turn.clone(), next);
        }
        self.draft = draft::<G>(&self.game.position);
        self.moves.clear();
        self.heard.clear();
        if let Err(why) = keeper.keep(&self.record(), rng) {
            (self.game, (self.trace, self.latest, self.result, self.looking)) = (game, before);
            self.draft = draft::<G>(&self.game.position);
            self.refuse(None, Refusal { text: why, rule: None });
        }
        Pressed::Changed
    }

    /// What the generator was before a turn of this game. It is found by playing the match again from its deal, since a
    /// generator's state is kept only for where a match stands; `None` for a match that was not dealt from it.
    fn rng_before(&self, turn: usize, now: &ChaCha8Rng) -> Option<ChaCha8Rng> {
        let mut rng = chance::from_the_start(now);
        let start = G::lay(&self.setup, self.seats.len(), &mut rng);
        if !asks::<G>(&start, &self.seats) {
            G::by_lot(&start, &mut rng);
        }
        let games = self.before.iter().map(|game| (game, game.turns.len())).chain([(&self.game, turn)]);
        for (game, turns) in games {
            let mut position = game.start.clone();
            for turn in &game.turns[..turns] {
                let choice = G::choice(turn);
                let chance = G::chance(&position, &choice, &mut rng);
                if G::turn(choice, chance) != *turn {
                    return None;
                }
                position = G::play(&position, turn).ok()?;
            }
        }
        Some(rng)
    }

    /// The par is still being sought.
    pub(super) fn is_seeking(&self) -> bool {
        G::PAR.is_some() && !self.sought.over && !self.left && self.past.is_none()
    }

    /// The search for the par of the game on the table, if it is still to be found.
    pub(super) fn par_sought(&self) -> Option<Study> {
        let view = G::view(&self.game.start, Some(G::to_move(&self.game.start)));
        Study::of::<G>(view).filter(|_| self.is_seeking())
    }

    /// Takes what the search for the par has found. The step before is then told again, though not heard.
    pub(super) fn take_finding(&mut self, finding: &Finding) {
        let better = |par: &Par| self.sought.par.is_none_or(|old| par.turns <= old.turns);
        self.sought = Sought {
            par: finding.par.filter(better).or(self.sought.par),
            percent: finding.percent.unwrap_or(100),
            over: finding.percent.is_none(),
        };
        if let Some(Told { moves, refusal }) = self.again.take() {
            (self.moves, self.refusal, self.silent) = (moves, refusal, true);
        }
    }

    /// The par of the whole game: the turns played before it began here count too.
    pub(super) fn par(&self) -> Option<u32> {
        let before = G::scores(&self.game.start).first().copied().unwrap_or_default();
        self.sought.par.map(|par| before + par.turns)
    }

    /// What is known of the par, in a game that has one.
    pub(super) fn par_told(&self, words: &Words) -> Option<String> {
        G::PAR?;
        let Sought { percent, over, par } = self.sought;
        let key = match (par, over) {
            (None, true) => "table-par-none",
            (None, false) => "table-par-sought",
            (Some(_), false) => "table-par-so-far",
            (Some(Par { proved: true, .. }), true) => "table-par-proved",
            (Some(_), true) => "table-par-found",
        };
        let par = self.par().unwrap_or_default();
        Some(words.speak(&Say::new(key).with("par", par).with("percent", u32::from(percent))))
    }
}
