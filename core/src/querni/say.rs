//! What is said at Querni's table. Words stand in `words/querni.*.ftl`; which rule is cited stands here.

use super::draft::{Chain, Draft, Held, Way};
use super::position::{Man, Position};
use super::rules::{Rules, Skipping};
use super::square::Square;
use super::turn::{Movement, PlayError, Removal, Turn};
use crate::side::Side;
use crate::table::scene::{Refusal, Saying};
use crate::table::screen::Tone;
use crate::words::Say;

/// "blue 7".
pub(super) fn piece(man: Man) -> Say {
    let key = match man.side {
        Side::Blue => "querni-piece-blue",
        Side::Red => "querni-piece-red",
    };
    Say::new(key).with("number", u32::from(man.number))
}

/// The same at the beginning of a sentence.
fn the_piece(man: Man) -> Say {
    let key = match man.side {
        Side::Blue => "querni-the-blue",
        Side::Red => "querni-the-red",
    };
    Say::new(key).with("number", u32::from(man.number))
}

fn refuse(rule: &'static str, text: Say) -> Refusal {
    Refusal { text, rule: Some(rule) }
}

pub(super) fn not_yours(man: Man) -> Refusal {
    Refusal { text: Say::new("querni-no-not-yours").with("piece", the_piece(man)), rule: None }
}

pub(super) fn hold_a_piece() -> Refusal {
    Refusal { text: Say::new("querni-no-hold-a-piece"), rule: None }
}

pub(super) fn pick_a_piece() -> Refusal {
    refuse("Q8", Say::new("querni-no-pick-a-piece"))
}

pub(super) fn chain_is_last() -> Refusal {
    refuse("Q9", Say::new("querni-no-chain-is-last"))
}

pub(super) fn one_step(number: u8) -> Refusal {
    refuse("Q6", Say::new("querni-no-one-step").with("number", u32::from(number)))
}

pub(super) fn no_mixing() -> Refusal {
    refuse("Q6", Say::new("querni-no-mixing"))
}

pub(super) fn landed_twice(square: Square) -> Refusal {
    refuse("Q7", Say::new("querni-no-landed-twice").with("square", square.to_string()))
}

pub(super) fn out_of_reach(number: u8, square: Square) -> Refusal {
    let text = Say::new("querni-no-out-of-reach").with("number", u32::from(number));
    refuse("Q5", text.with("square", square.to_string()))
}

pub(super) fn no_end(number: u8) -> Refusal {
    refuse("Q8", Say::new("querni-no-end").with("number", u32::from(number)))
}

pub(super) fn short_chain(first: u8, last: u8) -> Refusal {
    let (low, high) = (first.min(last), first.max(last));
    refuse("Q8", Say::new("querni-no-short").with("low", u32::from(low)).with("high", u32::from(high)))
}

/// A removal is refused because of what it would isolate.
pub(super) fn isolating(removal: Removal, number: u8) -> Refusal {
    let text = Say::new("querni-no-isolating").with("number", u32::from(number));
    refuse("Q10", text.with("low", u32::from(removal.lowest)).with("high", u32::from(removal.highest)))
}

pub(super) fn broken_chain(removal: Removal, error: &PlayError) -> Refusal {
    let text = match *error {
        PlayError::Isolates { number } => return isolating(removal, number),
        PlayError::NotThere { number } => Say::new("querni-no-gone").with("number", u32::from(number)),
        PlayError::NotLinked { low, high } => {
            Say::new("querni-no-link").with("low", u32::from(low)).with("high", u32::from(high))
        }
        _ => Say::new("querni-no-chain"),
    };
    refuse("Q8", text)
}

pub(super) fn no_chain() -> Refusal {
    refuse("Q8", Say::new("querni-no-chain"))
}

pub(super) fn no_skipping() -> Refusal {
    refuse("W1", Say::new("querni-no-skipping"))
}

/// The rule by which a turn without a move and a chain is lost.
fn stuck_rule(rules: &Rules) -> &'static str {
    match rules.skipping {
        Skipping::Always => "A1",
        Skipping::WhenStuck | Skipping::Never => "W1",
    }
}

pub(super) fn stuck(rules: &Rules) -> Refusal {
    refuse(stuck_rule(rules), Say::new("querni-stuck"))
}

/// What is to be said of a turn under construction.
pub(super) fn draft(draft: &Draft) -> Option<Saying> {
    let plain = |headline: Say, hint: &'static str, brief: &'static str| {
        let brief = Say::new(brief).with("what", headline.clone());
        Saying { headline, hint: Say::new(hint), brief, tone: Tone::Plain, rule: None }
    };
    match (draft.chain, &draft.held) {
        (Chain::Picked(_, removal), _) => Some(picked(draft, removal)),
        (Chain::Picking(None), _) => {
            Some(plain(Say::new("querni-pick"), "querni-pick-first", "querni-brief-first"))
        }
        (Chain::Picking(Some(first)), _) => {
            let headline = Say::new("querni-pick-from").with("number", u32::from(first));
            Some(plain(headline, "querni-pick-last", "querni-brief-last"))
        }
        (Chain::None, Some(held)) => Some(moving(draft, held)),
        (Chain::None, None) if draft.stuck => {
            let mut saying = plain(Say::new("querni-stuck"), "querni-stuck-hint", "querni-brief-end");
            saying.rule = Some(stuck_rule(draft.start.rules()));
            Some(saying)
        }
        (Chain::None, None) if draft.skips => {
            Some(plain(Say::new("querni-skips"), "querni-end-or-cancel", "querni-brief-end"))
        }
        (Chain::None, None) => None,
    }
}

fn moving(draft: &Draft, held: &Held) -> Saying {
    let piece = the_piece(Man { side: draft.side(), number: held.number });
    let number = u32::from(held.number);
    let on = !draft.reachable().is_empty();
    let (headline, hint, brief) = match &held.way {
        Way::Still if on => (Say::new("querni-held"), "querni-held-hint", "querni-brief-mark"),
        Way::Still => (Say::new("querni-held-stuck"), "querni-held-stuck-hint", "querni-brief-other"),
        Way::Stepped(to) => (
            Say::new("querni-stepped").with("from", held.from.to_string()).with("to", to.to_string()),
            "querni-moved-hint",
            "querni-brief-end",
        ),
        Way::Jumped(landings) => (
            Say::new("querni-jumped")
                .with("jumps", landings.len() as u32)
                .with("from", held.from.to_string())
                .with("to", held.at().to_string()),
            if on { "querni-jump-on-hint" } else { "querni-moved-hint" },
            if on { "querni-brief-jump-on" } else { "querni-brief-end" },
        ),
    };
    let headline = headline.with("piece", piece);
    let brief = Say::new(brief).with("what", headline.clone());
    Saying { headline, hint: Say::new(hint).with("number", number), brief, tone: Tone::Plain, rule: None }
}

fn picked(draft: &Draft, removal: Removal) -> Saying {
    let chain =
        |key| Say::new(key).with("low", u32::from(removal.lowest)).with("high", u32::from(removal.highest));
    let headline = chain("querni-picked");
    let brief = Say::new("querni-brief-end").with("what", headline.clone());
    match draft.would_isolate() {
        None => {
            Saying { headline, hint: Say::new("querni-end-or-cancel"), brief, tone: Tone::Plain, rule: None }
        }
        Some(number) => Saying {
            headline: chain("querni-isolates").with("number", u32::from(number)),
            hint: Say::new("querni-isolates-hint"),
            brief: Say::new("querni-brief-isolates").with("number", u32::from(number)),
            tone: Tone::Warning,
            rule: Some("A2"),
        },
    }
}

/// What a turn was, told of its player: at length and in brief.
pub(super) fn happened(before: &Position, turn: &Turn) -> [Say; 2] {
    let number = |movement: &Movement| before.man_on(movement.from()).map_or(0, |man| u32::from(man.number));
    let chain = |say: Say, removal: Removal| {
        say.with("low", u32::from(removal.lowest)).with("high", u32::from(removal.highest))
    };
    let moved = |say: Say, movement: &Movement| {
        say.with("number", number(movement))
            .with("from", movement.from().to_string())
            .with("to", movement.to().to_string())
    };
    match (&turn.movement, turn.removal) {
        (None, None) => [Say::new("querni-did-skip"), Say::new("querni-did-skip")],
        (Some(movement), None) => {
            [moved(Say::new("querni-did-move"), movement), moved(Say::new("querni-did-move"), movement)]
        }
        (None, Some(removal)) => {
            [chain(Say::new("querni-did-remove"), removal), chain(Say::new("querni-did-remove"), removal)]
        }
        (Some(movement), Some(removal)) => [
            chain(moved(Say::new("querni-did-both"), movement), removal),
            chain(Say::new("querni-did-remove"), removal),
        ],
    }
}

/// What is being counted: A3, or W3 once a player is spent.
pub(super) fn note(position: &Position) -> Option<(Say, bool)> {
    let rules = position.rules();
    if let Some(limit) = rules.idle_limit {
        let say = Say::new("querni-idle").with("turns", position.idle()).with("limit", limit);
        return Some((say, position.idle() * 3 >= limit * 2));
    }
    let (limit, spent) = (rules.spent_limit?, position.spent()?);
    Some((Say::new("querni-spent").with("turns", limit.saturating_sub(spent)), true))
}

/// Why the game ended as it did.
pub(super) fn reason(position: &Position, names: &[String], rounds: u32) -> Say {
    let name = |side: Side| names.get(side.seat().index()).cloned().unwrap_or_default();
    let counts = |key| {
        Say::new(key)
            .with("blue", name(Side::Blue))
            .with("red", name(Side::Red))
            .with("blue-removed", position.removed(Side::Blue))
            .with("red-removed", position.removed(Side::Red))
    };
    match position.ending() {
        Some((_, "Q11")) => {
            let winner = Side::ALL.into_iter().find(|&side| position.men(side).next().is_none());
            Say::new("querni-by-all")
                .with("player", winner.map(name).unwrap_or_default())
                .with("rounds", rounds)
        }
        Some((_, "A2")) => {
            let loser = Side::ALL.into_iter().find(|&side| position.has_isolated(side));
            let number = loser.and_then(|side| position.isolated(side).next()).unwrap_or_default();
            Say::new("querni-by-isolation")
                .with("player", loser.map(name).unwrap_or_default())
                .with("number", u32::from(number))
        }
        Some((_, "A3")) => Say::new("querni-by-idling").with("turns", position.idle()),
        Some((_, "W2")) => counts("querni-by-spent"),
        _ => counts("querni-by-turns"),
    }
}

/// The figures of games: the longest chain, the most jumps in one turn.
pub(super) fn facts(games: &[(&Position, &[Turn])]) -> Vec<(u32, Say)> {
    let turns = || games.iter().flat_map(|&(_, turns)| turns);
    let chains = turns().filter_map(|turn| turn.removal).map(|removal| u32::from(removal.pieces()));
    let jumps = turns().map(|turn| match &turn.movement {
        Some(Movement::Jumps { landings, .. }) => landings.len() as u32,
        _ => 0,
    });
    vec![
        (chains.max().unwrap_or(0), Say::new("querni-fact-chain")),
        (jumps.max().unwrap_or(0), Say::new("querni-fact-jumps")),
    ]
}

/// What is told of a turn that does not remove the longest chain.
pub(super) fn falls_short(turn: &Turn) -> Say {
    let removed = turn.removal.map_or(0, Removal::pieces);
    Say::new("querni-falls-short").with("removed", removed)
}
