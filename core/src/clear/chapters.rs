//! What the game says of itself outside the table, and its chapter of the rules. The other chapters are Querni's.

use super::ClearTheBoard;
use crate::audio::music;
use crate::game::Game as _;
use crate::games::{Chapter, Example, GameInfo, Item};
use crate::querni;
use crate::table::screen::Face;

/// Clearing the board, for the pages. What deals there are to choose from changes with the day: no option lists them.
pub const INFO: GameInfo = GameInfo {
    name: ClearTheBoard::NAME,
    title: "game-clear",
    tagline: "game-clear-tagline",
    facts: "game-clear-facts",
    first_seat: "game-clear-first-seat",
    seats: ClearTheBoard::SEATS,
    options: &[],
    chapters: querni::chapters::CHAPTERS,
    music: &music::OLIVE_BEADS,
    alone: None,
    puzzles: "",
    puzzle_task: "",
    cut: Example {
        position: "7/7/7/7/7/7/7/2,b6,4/1,b5,b7,4/b4,6 0",
        taps: &[],
        window: Some(("a1", "c3")),
        caption: "",
    },
    emblem: |colour| Face::Disc { colour, number: 4 },
};

/// The chapter of clearing the board.
pub const CLEAR: Chapter = Chapter {
    anchor: "clear",
    heading: "rules-clear",
    rules: &[],
    items: &[
        Item::Text("rules-clear-aim"),
        Item::Text("rules-clear-turns"),
        Item::Board(Example {
            position: "7/7/7/7/7/7/4,b4,2/7/1,b2,b3,1,b5,2/b1,3,b6,2 7",
            taps: &["e4", "d3", "chain", "a1", "e1"],
            window: Some(("a1", "f4")),
            caption: "rules-clear-caption",
        }),
        Item::Text("rules-clear-par"),
    ],
};
