//! What Querni says of itself outside the table: its card, its setup, and its rules in chapters with drawn examples.

use super::Querni;
use crate::audio::music;
use crate::clear::ClearTheBoard;
use crate::clear::chapters::CLEAR;
use crate::game::Game as _;
use crate::games::{Chapter, Example, GameInfo, Item, OptionValue, SetupOption};
use crate::table::screen::Face;

/// Querni, for the pages.
pub const INFO: GameInfo = GameInfo {
    name: Querni::NAME,
    title: "game-querni",
    tagline: "game-querni-tagline",
    facts: "game-querni-facts",
    first_seat: "game-querni-first-seat",
    seats: Querni::SEATS,
    options: &[SetupOption {
        id: "rules",
        label: "game-querni-rules",
        values: &[
            OptionValue {
                value: "app",
                label: "game-querni-rules-app",
                explanation: "game-querni-rules-app-means",
            },
            OptionValue {
                value: "web",
                label: "game-querni-rules-web",
                explanation: "game-querni-rules-web-means",
            },
        ],
    }],
    chapters: CHAPTERS,
    puzzles: include_str!("../../puzzles/querni.txt"),
    puzzle_task: "querni-puzzle-task",
    music: &music::OLIVE_BEADS,
    alone: Some(ClearTheBoard::NAME),
    cut: Example {
        position: "7/4,r11,2/1,r13,4,r10/7/3,r8,3/7/7/r12,6/1,b5,b6,4/b4,1,r9,4 b app 0 -",
        taps: &[],
        window: Some(("a1", "c3")),
        caption: "",
    },
    emblem: |colour| Face::Disc { colour, number: 7 },
};

/// Its rules, that of clearing the board alone among them.
pub const CHAPTERS: &[Chapter] =
    &[AIM, STEP, JUMPS, LIMITS, CHAINS, REMOVAL, ISOLATED, APP, WEB, CLEAR, TABLE];

const AIM: Chapter = Chapter {
    anchor: "aim",
    heading: "rules-querni-aim",
    rules: &["Q1", "Q2", "Q3", "Q11"],
    items: &[
        Item::Text("rules-querni-aim-board"),
        Item::Text("rules-querni-aim-start"),
        Item::Board(Example {
            position: "r13,r5,r14,1,r15,r16,r4/7/r11,1,r1,r7,r8,1,r6/7/r10,1,r3,r2,r9,1,r12/\
                       b8,1,b13,b9,b14,1,b15/7/b7,1,b3,b4,b16,1,b12/7/b11,b6,b1,1,b2,b10,b5 b app 0 -",
            taps: &[],
            window: None,
            caption: "rules-querni-aim-caption",
        }),
        Item::Text("rules-querni-aim-win"),
    ],
};

const STEP: Chapter = Chapter {
    anchor: "step",
    heading: "rules-querni-step",
    rules: &["Q4"],
    items: &[
        Item::Text("rules-querni-step-turn"),
        Item::Text("rules-querni-step-where"),
        Item::Board(Example {
            position: "7/7/7/7/7/r11,2,r12,3/4,r13,2/2,b7,4/7/b6,3,b8,2 b app 0 -",
            taps: &["c3"],
            window: Some(("a1", "e5")),
            caption: "rules-querni-step-caption",
        }),
    ],
};

const JUMPS: Chapter = Chapter {
    anchor: "jumps",
    heading: "rules-querni-jumps",
    rules: &["Q5"],
    items: &[
        Item::Text("rules-querni-jumps-one"),
        Item::Board(Example {
            position: "7/1,r13,5/r11,6/7/7/7/b8,6/2,r12,4/1,b7,5/4,b6,2 b app 0 -",
            taps: &["b2", "d4"],
            window: Some(("a1", "e4")),
            caption: "rules-querni-jumps-one-caption",
        }),
        Item::Text("rules-querni-jumps-more"),
        Item::Board(Example {
            position: "7/7/7/7/7/2,r13,4/3,b8,3/b6,6/2,r12,4/1,b7,2,r11,2 b app 0 -",
            taps: &["b1", "d3", "d5", "b5"],
            window: Some(("a1", "e5")),
            caption: "rules-querni-jumps-more-caption",
        }),
    ],
};

const LIMITS: Chapter = Chapter {
    anchor: "limits",
    heading: "rules-querni-limits",
    rules: &["Q6", "Q7"],
    items: &[
        Item::Text("rules-querni-limits-mixing"),
        Item::Board(Example {
            position: "7/6,r11/7/7/7/7/b6,r10,5/3,r9,3/1,b7,5/4,b8,2 b app 0 -",
            taps: &["b2", "c2"],
            window: Some(("a1", "e4")),
            caption: "rules-querni-limits-mixing-caption",
        }),
        Item::Text("rules-querni-limits-landing"),
        Item::Board(Example {
            position: "7/6,r11/7/7/7/7/2,b8,4/1,r12,1,r13,3/1,b7,b6,4/7 b app 0 -",
            taps: &["b2", "b4", "d4", "d2"],
            window: Some(("a1", "e5")),
            caption: "rules-querni-limits-landing-caption",
        }),
    ],
};

const CHAINS: Chapter = Chapter {
    anchor: "chains",
    heading: "rules-querni-chains",
    rules: &["Q8"],
    items: &[
        Item::Text("rules-querni-chains-what"),
        Item::Board(Example {
            position: "7/7/7/7/7/7/2,b6,4/1,b5,1,b7,r10,2/1,b4,r9,4/3,r11,3 b app 0 -",
            taps: &["chain", "b2", "d3"],
            window: Some(("a1", "e4")),
            caption: "rules-querni-chains-caption",
        }),
        Item::Text("rules-querni-chains-links"),
        Item::Board(Example {
            position: "7/7/7/7/7/7/3,b6,3/1,b5,5/1,b4,r10,1,r11,2/r12,6 b app 0 -",
            taps: &[],
            window: Some(("a1", "e4")),
            caption: "rules-querni-chains-broken-caption",
        }),
    ],
};

const MOVE_AND_CHAIN: &str = "7/6,r14/5,b3,1/7/7/7/b1,1,b5,4/4,r12,2/1,b4,1,b6,2,b2/r13,6 b app 0 -";

const REMOVAL: Chapter = Chapter {
    anchor: "removal",
    heading: "rules-querni-removal",
    rules: &["Q9"],
    items: &[
        Item::Text("rules-querni-removal-when"),
        Item::Board(Example {
            position: MOVE_AND_CHAIN,
            taps: &["c4", "c3", "chain", "b2", "d2"],
            window: Some(("a1", "e4")),
            caption: "rules-querni-removal-both-caption",
        }),
        Item::Board(Example {
            position: MOVE_AND_CHAIN,
            taps: &["c4", "c3", "chain", "b2", "d2", "end"],
            window: Some(("a1", "e4")),
            caption: "rules-querni-removal-done-caption",
        }),
        Item::Text("rules-querni-removal-part"),
    ],
};

const ISOLATED: Chapter = Chapter {
    anchor: "isolated",
    heading: "rules-querni-isolated",
    rules: &["Q10"],
    items: &[
        Item::Text("rules-querni-isolated-what"),
        Item::Text("rules-querni-isolated-numbers"),
        Item::Board(Example {
            position: "7/6,r12/7/7/7/7/b1,3,r11,2/2,b4,b5,3/1,b3,5/2,r10,1,b2,2 b app 0 -",
            taps: &["chain", "b2", "d3"],
            window: Some(("a1", "e4")),
            caption: "rules-querni-isolated-caption",
        }),
        Item::Text("rules-querni-isolated-advice"),
    ],
};

const APP: Chapter = Chapter {
    anchor: "app",
    heading: "rules-querni-app",
    rules: &["A1", "A2", "A3"],
    items: &[
        Item::Text("rules-querni-app-skip"),
        Item::Text("rules-querni-app-isolated"),
        Item::Text("rules-querni-app-tie"),
    ],
};

const WEB: Chapter = Chapter {
    anchor: "web",
    heading: "rules-querni-web",
    rules: &["W1", "W2", "W3", "W4"],
    items: &[
        Item::Text("rules-querni-web-skip"),
        Item::Text("rules-querni-web-spent"),
        Item::Text("rules-querni-web-count"),
        Item::Text("rules-querni-web-winner"),
    ],
};

const TABLE: Chapter = Chapter {
    anchor: "table",
    heading: "rules-querni-table",
    rules: &["G1"],
    items: &[
        Item::Text("rules-querni-table-taps"),
        Item::Text("rules-querni-table-chain"),
        Item::Text("rules-querni-table-end"),
        Item::Text("rules-querni-table-last"),
        Item::Board(Example {
            position: "7/7/7/7/7/7/1,r11,2,r13,2/b6,6/2,b7,4/r12,3,b8,2 b app 0 -",
            taps: &["c2", "d3", "end"],
            window: Some(("a1", "e4")),
            caption: "rules-querni-table-last-caption",
        }),
        Item::Text("rules-querni-table-exit"),
    ],
};
