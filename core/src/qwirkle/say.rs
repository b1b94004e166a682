//! What is said at Qwirkle's table. Words stand in `words/qwirkle.*.ftl`; which rule is cited stands here.

use super::board::{Cell, Placing, Score};
use super::draft::{Draft, Plan};
use super::position::{Position, groups};
use super::rules::LAST_TILE_BONUS;
use super::scene::placed;
use super::tile::{Colour, Shape, Tile};
use super::turn::{Choice, PlayError, Turn};
use super::view::{Seen, View};
use crate::table::scene::{Refusal, Saying};
use crate::table::screen::Tone;
use crate::words::Say;

/// "red circle".
pub(super) fn tile(tile: Tile) -> Say {
    let shape = match tile.shape() {
        Shape::Circle => "qwirkle-circle",
        Shape::FourPointedStar => "qwirkle-four-pointed-star",
        Shape::Diamond => "qwirkle-diamond",
        Shape::Square => "qwirkle-square",
        Shape::Clover => "qwirkle-clover",
        Shape::EightPointedStar => "qwirkle-eight-pointed-star",
    };
    let colour = match tile.colour() {
        Colour::Red => "red",
        Colour::Orange => "orange",
        Colour::Yellow => "yellow",
        Colour::Green => "green",
        Colour::Blue => "blue",
        Colour::Purple => "purple",
    };
    Say::new(shape).with("colour", colour)
}

/// A tile on the rack, and what can be done with it.
pub(super) fn slot(held: Tile, state: &'static str) -> Say {
    Say::new("qwirkle-slot").with("tile", tile(held)).with("state", Say::new(state))
}

/// What a cell is: place, tile, and what can be done with it.
pub(super) fn cell(cell: Cell, laid: Option<Tile>, state: Option<&'static str>) -> Say {
    let say = match laid {
        None => Say::new("qwirkle-cell-free"),
        Some(laid) => Say::new("qwirkle-cell-tile").with("tile", tile(laid)),
    };
    let state = Say::new(state.unwrap_or("qwirkle-cell-still"));
    say.with("across", cell.x()).with("down", cell.y()).with("state", state)
}

fn refuse(rule: &'static str, text: Say) -> Refusal {
    Refusal { text, rule: Some(rule) }
}

pub(super) fn must_pass() -> Refusal {
    refuse("K9", Say::new("qwirkle-no-must-pass"))
}

pub(super) fn swapping() -> Refusal {
    refuse("K8", Say::new("qwirkle-no-swapping"))
}

pub(super) fn no_tile_selected() -> Refusal {
    Refusal { text: Say::new("qwirkle-no-tile-selected"), rule: None }
}

/// Why a tile can't be placed there.
pub(super) fn refused(error: &PlayError) -> Refusal {
    let say = Say::new;
    match error {
        PlayError::Taken { .. } => refuse("K5", say("qwirkle-no-taken")),
        PlayError::NotInLine => refuse("K5", say("qwirkle-no-line")),
        PlayError::Gap { .. } => refuse("K5", say("qwirkle-no-gap")),
        PlayError::TwiceInLine { tile: twice } => {
            refuse("K4", say("qwirkle-no-twice").with("tile", tile(*twice)))
        }
        PlayError::Unlike { tile: one, other } => {
            refuse("K4", say("qwirkle-no-unlike").with("tile", tile(*one)).with("other", tile(*other)))
        }
        PlayError::OpeningGroup { largest } => {
            refuse("K3", say("qwirkle-no-opening").with("count", u32::from(*largest)))
        }
        // What else there is can't come of a tap on a cell, or says the same.
        _ => refuse("K5", say("qwirkle-no-apart")),
    }
}

fn plain(headline: Say, hint: Say, rule: Option<&'static str>) -> Saying {
    Saying { brief: headline.clone(), headline, hint, tone: Tone::Plain, rule }
}

/// What is to be said of a turn under construction.
pub(super) fn draft(draft: &Draft) -> Option<Saying> {
    match &draft.plan {
        Plan::Passing => {
            let rule = Some("K9");
            Some(plain(Say::new("qwirkle-must-pass"), Say::new("qwirkle-must-pass-hint"), rule))
        }
        Plan::Swapping(swapped) => {
            let headline = Say::new("qwirkle-swapping").with("count", swapped.len());
            let hint = if swapped.is_empty() { "qwirkle-swapping-hint" } else { "qwirkle-swapping-end-hint" };
            Some(plain(headline, Say::new(hint), None))
        }
        Plan::Placing { placed, selected: None } if placed.is_empty() => draft
            .must_swap()
            .then(|| plain(Say::new("qwirkle-must-swap"), Say::new("qwirkle-must-swap-hint"), Some("K8"))),
        Plan::Placing { placed, selected } => {
            Some(placing(draft, placed.len(), selected.map(|held| held.tile)))
        }
    }
}

fn placing(draft: &Draft, placed: usize, selected: Option<Tile>) -> Saying {
    let missing = draft.opening().map_or(0, |largest| usize::from(largest).saturating_sub(placed));
    let ends = placed > 0 && missing == 0;
    let hint = match (selected, ends) {
        (Some(held), true) if draft.fits(held) => {
            Say::new("qwirkle-mark-or-end-hint").with("tile", tile(held))
        }
        (Some(held), true) => Say::new("qwirkle-nowhere-or-end-hint").with("tile", tile(held)),
        // The first line names the tile.
        (Some(held), false) if draft.fits(held) => Say::new("qwirkle-mark-hint"),
        (Some(_), false) => Say::new("qwirkle-nowhere-hint"),
        (None, _) if draft.left().any(|held| draft.fits(held.tile)) => Say::new("qwirkle-more-hint"),
        (None, _) => Say::new("qwirkle-end-hint"),
    };
    let score = draft.score().filter(|_| placed > 0);
    match (score, selected) {
        (Some(_), _) if missing > 0 => {
            let headline = Say::new("qwirkle-opening-more").with("count", missing);
            let hint = match selected {
                Some(held) if draft.fits(held) => Say::new("qwirkle-mark-for-hint").with("tile", tile(held)),
                Some(held) => Say::new("qwirkle-nowhere-for-hint").with("tile", tile(held)),
                None => Say::new("qwirkle-opening-hint"),
            };
            plain(headline, hint, Some("K3"))
        }
        (Some(score), _) => {
            let finished = draft.bag == 0 && placed == usize::from(draft.hand.len());
            plain(so_far(&score, finished), hint, finished.then_some("K10"))
        }
        (None, Some(held)) => plain(Say::new("qwirkle-selected").with("tile", tile(held)), hint, None),
        (None, None) => plain(hint.clone(), hint, None),
    }
}

/// "14 points so far: 12 + 2, with a Qwirkle." The last tile's bonus comes last (K10).
fn so_far(score: &Score, finished: bool) -> Say {
    let bonus = if finished { LAST_TILE_BONUS } else { 0 };
    let lines = score.lines.iter().map(|line| line.points()).chain(finished.then_some(bonus));
    let lines: Vec<String> = lines.map(|points| points.to_string()).collect();
    let key = match (lines.len() > 1, qwirkles(score)) {
        (false, 0) => "qwirkle-so-far",
        (true, 0) => "qwirkle-so-far-lines",
        (false, _) => "qwirkle-so-far-qwirkle",
        (true, _) => "qwirkle-so-far-lines-qwirkle",
    };
    let say = Say::new(key).with("points", score.points() + bonus).with("qwirkles", qwirkles(score));
    say.with("lines", lines.join(" + "))
}

fn qwirkles(score: &Score) -> usize {
    score.lines.iter().filter(|line| line.is_qwirkle()).count()
}

/// What everybody may know of a turn's worth.
struct Told {
    tiles: usize,
    points: u32,
    qwirkles: usize,
    /// The hand is empty and the bag too (K10).
    finished: bool,
}

fn told(before: &View, placing: &Placing) -> Told {
    // What is seen was played, so it scores.
    let score = before.board().score(placing).unwrap_or_default();
    let left = usize::from(before.held()[before.seat().index()]) - placing.len();
    let finished = before.bag() == 0 && left == 0;
    let bonus = if finished { LAST_TILE_BONUS } else { 0 };
    Told { tiles: placing.len(), points: score.points() + bonus, qwirkles: qwirkles(&score), finished }
}

/// What a turn was, told of its player: at length and in brief.
pub(super) fn happened(before: &View, seen: &Seen) -> [Say; 2] {
    let swapped = |count: usize| [(); 2].map(|()| Say::new("qwirkle-did-swap").with("count", count));
    match seen {
        Seen::Swapped(count) => swapped(usize::from(*count)),
        Seen::Own(Turn { choice: Choice::Swap(tiles), .. }) => swapped(tiles.len()),
        Seen::Passed | Seen::Own(Turn { choice: Choice::Pass, .. }) => {
            [(); 2].map(|()| Say::new("qwirkle-did-pass"))
        }
        Seen::Placed(_) | Seen::Own(_) => {
            let told = told(before, &placed(seen).iter().copied().collect());
            let long = match (told.finished, told.qwirkles) {
                (true, _) => "qwirkle-did-finish",
                (false, 0) => "qwirkle-did-place",
                (false, _) => "qwirkle-did-qwirkle",
            };
            [long, "qwirkle-did-brief"].map(|key| {
                let say = Say::new(key).with("tiles", told.tiles).with("points", told.points);
                say.with("qwirkles", told.qwirkles)
            })
        }
    }
}

/// A turn in a list of turns: what it scored, how many tiles it swapped, or that it was lost.
pub(super) fn short(before: &View, seen: &Seen) -> String {
    match seen {
        Seen::Swapped(count) => format!("\u{21C4}{count}"),
        Seen::Own(Turn { choice: Choice::Swap(tiles), .. }) => format!("\u{21C4}{}", tiles.len()),
        Seen::Passed | Seen::Own(Turn { choice: Choice::Pass, .. }) => "\u{2013}".to_owned(),
        Seen::Placed(_) | Seen::Own(_) => {
            format!("+{}", told(before, &placed(seen).iter().copied().collect()).points)
        }
    }
}

/// Whose group is largest (K2), before the opening turn.
pub(super) fn starter(start: &Position, names: &[String]) -> Option<Say> {
    if !start.board().is_empty() {
        return None;
    }
    let hands: Vec<_> = start.seats().map(|seat| start.hand(seat)).collect();
    let sizes: Vec<String> =
        names.iter().zip(groups(&hands)).map(|(name, size)| format!("{name} ({size})")).collect();
    Some(Say::new("qwirkle-groups").with("groups", sizes.join(" \u{00B7} ")))
}

/// Why the game ended as it did (K10, K11).
pub(super) fn reason(position: &Position, names: &[String]) -> Say {
    let out = position.seats().find(|&seat| position.hand(seat).is_empty());
    match out.and_then(|seat| names.get(seat.index())) {
        Some(name) => Say::new("qwirkle-by-last-tile").with("player", name).with("bonus", LAST_TILE_BONUS),
        None => Say::new("qwirkle-by-nobody"),
    }
}

/// The figures of games: the best turn, the Qwirkles.
pub(super) fn facts(games: &[(&Position, &[Turn])]) -> Vec<(u32, Say)> {
    let (mut best, mut made) = (0, 0);
    for &(start, turns) in games {
        let mut position = start.clone();
        for turn in turns {
            if let Choice::Place(placing) = &turn.choice {
                let told = told(&View::new(&position, None), placing);
                best = best.max(told.points);
                made += told.qwirkles as u32;
            }
            // The turns of a match were all played.
            let Ok(next) = position.play(turn) else { break };
            position = next;
        }
    }
    vec![(best, Say::new("qwirkle-fact-best")), (made, Say::new("qwirkle-fact-qwirkles").with("count", made))]
}

/// What is told of a choice that scores less than another.
pub(super) fn falls_short(position: &Position, choice: &Choice) -> Say {
    let points = match choice {
        Choice::Place(placing) => told(&View::new(position, None), placing).points,
        Choice::Swap(_) | Choice::Pass => 0,
    };
    Say::new("qwirkle-falls-short").with("points", points)
}
