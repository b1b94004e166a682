//! What is said at Knetkell's table. Words stand in `words/knetkell.*.ftl`; which rule is cited stands here.

use std::cmp::Ordering;

use super::draft::Draft;
use super::position::{Die, Position};
use super::square::Square;
use super::turn::{Choice, Pips, Turn};
use crate::opponents::knetkell::share_won;
use crate::side::Side;
use crate::table::scene::{Refusal, Saying};
use crate::table::screen::Tone;
use crate::words::Say;

/// "red 4".
pub(super) fn die(die: Die) -> Say {
    let key = match die.side {
        Side::Blue => "knetkell-die-blue",
        Side::Red => "knetkell-die-red",
    };
    Say::new(key).with("pips", u32::from(die.pips.get()))
}

/// "c3".
pub(super) fn square(square: Square) -> Say {
    Say::new("knetkell-square").with("square", square.to_string())
}

/// "c3 and d3".
pub(super) fn squares(chosen: Square, challenged: Square) -> Say {
    Say::new("knetkell-squares").with("chosen", chosen.to_string()).with("challenged", challenged.to_string())
}

/// "3 or less", as the numbers from the lowest to the highest.
pub(super) fn rolls(pips: &[Pips]) -> Say {
    let ends = [pips.first(), pips.last()].map(|pips| pips.map_or(0, |pips| u32::from(pips.get())));
    let [low, high] = ends;
    if low == high {
        return Say::new("knetkell-roll").with("pips", low);
    }
    Say::new("knetkell-rolls").with("low", low).with("high", high)
}

fn refuse(rule: &'static str, text: Say) -> Refusal {
    Refusal { text, rule: Some(rule) }
}

pub(super) fn taken(square: Square) -> Refusal {
    refuse("D2", Say::new("knetkell-no-taken").with("square", square.to_string()))
}

pub(super) fn own_die(square: Square) -> Refusal {
    refuse("D3", Say::new("knetkell-no-own").with("square", square.to_string()))
}

pub(super) fn not_next(die: Square, chosen: Square) -> Refusal {
    let text = Say::new("knetkell-no-not-next").with("die", die.to_string());
    refuse("D3", text.with("square", chosen.to_string()))
}

/// What is to be said of a turn under construction.
pub(super) fn draft(draft: &Draft) -> Option<Saying> {
    let (chosen, _) = draft.chosen?;
    let challenges = draft.start.challenges(chosen).len();
    let headline = match draft.challenged() {
        Some((at, die_there)) => {
            Say::new("knetkell-challenges").with("die", die(die_there)).with("at", at.to_string())
        }
        None if challenges > 0 => Say::new("knetkell-must-challenge"),
        None => Say::new("knetkell-chosen"),
    };
    let hint = match (challenges, draft.challenged()) {
        (0 | 1, _) => "knetkell-roll-hint",
        (_, Some(_)) => "knetkell-other-die-hint",
        (_, None) => "knetkell-which-die-hint",
    };
    let headline = headline.with("square", chosen.to_string());
    Some(Saying {
        brief: headline.clone(),
        headline,
        hint: Say::new(hint),
        tone: Tone::Plain,
        rule: (challenges > 0 && draft.challenged().is_none()).then_some("D3"),
    })
}

/// What a turn was, told of its player: at length and in brief.
pub(super) fn happened(before: &Position, turn: Turn) -> [Say; 2] {
    let Turn { choice: Choice { square, challenged }, roll } = turn;
    let rolled = |key| {
        let pips = u32::from(roll.get());
        Say::new(key).with("pips", pips).with("square", square.to_string())
    };
    let Some((at, there)) = challenged.and_then(|at| Some((at, before.die_on(at)?))) else {
        return [rolled("knetkell-did-place"), rolled("knetkell-did-place")];
    };
    let (long, brief) = match roll.get().cmp(&there.pips.get()) {
        Ordering::Less => ("knetkell-did-lose", "knetkell-did-lose-brief"),
        Ordering::Equal => ("knetkell-did-match", "knetkell-did-match-brief"),
        Ordering::Greater => ("knetkell-did-conquer", "knetkell-did-conquer-brief"),
    };
    [long, brief].map(|key| rolled(key).with("die", die(there)).with("at", at.to_string()))
}

/// Why the game ended as it did (D5).
pub(super) fn reason(position: &Position, names: &[String]) -> Say {
    let name = |side: Side| names.get(side.seat().index()).cloned().unwrap_or_default();
    Say::new("knetkell-by-sums")
        .with("blue", name(Side::Blue))
        .with("red", name(Side::Red))
        .with("blue-sum", position.sum(Side::Blue))
        .with("red-sum", position.sum(Side::Red))
}

/// The figures of games: the challenges, the sixes.
pub(super) fn facts(games: &[(&Position, &[Turn])]) -> Vec<(u32, Say)> {
    let turns = || games.iter().flat_map(|&(_, turns)| turns);
    let count = |which: fn(&Turn) -> bool| turns().filter(|turn| which(turn)).count() as u32;
    vec![
        (count(|turn| turn.choice.challenged.is_some()), Say::new("knetkell-fact-challenges")),
        (count(|turn| turn.roll.get() == 6), Say::new("knetkell-fact-sixes")),
    ]
}

/// What is told of a choice that wins less often than another.
pub(super) fn falls_short(position: &Position, choice: Choice) -> Say {
    let side = match position.side() {
        Side::Blue => "seat-blue",
        Side::Red => "seat-red",
    };
    let won = (100.0 * share_won(position, choice)).round() as u32;
    Say::new("knetkell-falls-short").with("side", Say::new(side)).with("games", won)
}
