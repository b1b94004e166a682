//! What Knetkell says of itself outside the table: its card, its setup, and its rules in chapters with drawn examples.

use super::{GAMES, Knetkell};
use crate::audio::music;
use crate::game::Game as _;
use crate::games::{Chapter, Example, GameInfo, Item, OptionValue, SetupOption};
use crate::table::screen::Face;

/// Knetkell, for the pages.
pub const INFO: GameInfo = GameInfo {
    name: Knetkell::NAME,
    title: "game-knetkell",
    tagline: "game-knetkell-tagline",
    facts: "game-knetkell-facts",
    first_seat: "game-knetkell-first-seat",
    seats: Knetkell::SEATS,
    options: &[SetupOption {
        id: GAMES,
        label: "game-knetkell-games",
        values: &[
            OptionValue {
                value: "3",
                label: "game-knetkell-games-three",
                explanation: "game-knetkell-games-three-means",
            },
            OptionValue {
                value: "1",
                label: "game-knetkell-games-one",
                explanation: "game-knetkell-games-one-means",
            },
        ],
    }],
    chapters: &[AIM, TURN, CHALLENGE, ROLL, MATCH, TABLE],
    puzzles: include_str!("../../puzzles/knetkell.txt"),
    puzzle_task: "knetkell-puzzle-task",
    music: &music::EVENING_WALK,
    alone: None,
    cut: Example { position: "5/5/5/b5,r4,3/1,b2,3 b", taps: &[], window: Some(("a1", "b2")), caption: "" },
    emblem: |colour| Face::Die { owner: Some(colour), pips: 3 },
};

const AIM: Chapter = Chapter {
    anchor: "aim",
    heading: "rules-knetkell-aim",
    rules: &["D1", "D5"],
    items: &[
        Item::Text("rules-knetkell-aim-board"),
        Item::Text("rules-knetkell-aim-sums"),
        Item::Board(Example {
            position: "b2,r6,b1,b4,b1/r2,r3,r5,b6,b2/b5,b3,b4,r4,r6/r3,b5,b4,r1,b6/b3,r2,r5,b2,r4 r",
            taps: &[],
            window: None,
            caption: "rules-knetkell-aim-caption",
        }),
    ],
};

const TURN: Chapter = Chapter {
    anchor: "turn",
    heading: "rules-knetkell-turn",
    rules: &["D2"],
    items: &[
        Item::Text("rules-knetkell-turn-choose"),
        Item::Text("rules-knetkell-turn-free"),
        Item::Board(Example {
            position: "5/5/r4,4/5/2,b3,2 b",
            taps: &["c3"],
            window: Some(("a1", "d4")),
            caption: "rules-knetkell-turn-caption",
        }),
    ],
};

const CHALLENGE: Chapter = Chapter {
    anchor: "challenge",
    heading: "rules-knetkell-challenge",
    rules: &["D3"],
    items: &[
        Item::Text("rules-knetkell-challenge-must"),
        Item::Text("rules-knetkell-challenge-which"),
        Item::Board(Example {
            position: "5/2,r5,2/3,r4,1/1,r6,3/5 b",
            taps: &["c3", "d3"],
            window: Some(("a1", "d4")),
            caption: "rules-knetkell-challenge-caption",
        }),
    ],
};

const ROLL: Chapter = Chapter {
    anchor: "roll",
    heading: "rules-knetkell-roll",
    rules: &["D4"],
    items: &[
        Item::Text("rules-knetkell-roll-higher"),
        Item::Board(Example {
            position: "5/5/2,b5,b4,1/5/5 r",
            taps: &[],
            window: Some(("b2", "e4")),
            caption: "rules-knetkell-roll-higher-caption",
        }),
        Item::Text("rules-knetkell-roll-equal"),
        Item::Board(Example {
            position: "5/5/2,b4,r4,1/5/5 r",
            taps: &[],
            window: Some(("b2", "e4")),
            caption: "rules-knetkell-roll-equal-caption",
        }),
        Item::Text("rules-knetkell-roll-lower"),
        Item::Board(Example {
            position: "5/5/2,r2,r4,1/5/5 r",
            taps: &[],
            window: Some(("b2", "e4")),
            caption: "rules-knetkell-roll-lower-caption",
        }),
    ],
};

const MATCH: Chapter = Chapter {
    anchor: "match",
    heading: "rules-knetkell-match",
    rules: &["D6"],
    items: &[Item::Text("rules-knetkell-match-three"), Item::Text("rules-knetkell-match-drawn")],
};

const TABLE: Chapter = Chapter {
    anchor: "table",
    heading: "rules-knetkell-table",
    rules: &["G1"],
    items: &[
        Item::Text("rules-knetkell-table-taps"),
        Item::Text("rules-knetkell-table-odds"),
        Item::Text("rules-knetkell-table-end"),
        Item::Text("rules-knetkell-table-exit"),
    ],
};
