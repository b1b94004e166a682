//! What Qwirkle says of itself outside the table: its card, its setup, and its rules in chapters with drawn examples.

use super::Qwirkle;
use crate::audio::music;
use crate::game::Game as _;
use crate::games::{Chapter, Example, GameInfo, Item};
use crate::table::screen::Face;

/// Qwirkle, for the pages.
pub const INFO: GameInfo = GameInfo {
    name: Qwirkle::NAME,
    title: "game-qwirkle",
    tagline: "game-qwirkle-tagline",
    facts: "game-qwirkle-facts",
    first_seat: "game-qwirkle-first-seat",
    seats: Qwirkle::SEATS,
    options: &[],
    chapters: &[TILES, START, LINES, TURN, SCORE, DRAW, PASS, END, TABLE],
    puzzles: include_str!("../../puzzles/qwirkle.txt"),
    puzzle_task: "qwirkle-puzzle-task",
    music: &music::PAINTED_TILES,
    alone: None,
    cut: Example {
        position: "R4@0,0;B4@1,0;Y4@2,0;B2@1,-1;Y2@2,-1;R6@0,1 G6/P1 - 9/6 0",
        taps: &[],
        window: Some(("0,1", "2,-1")),
        caption: "",
    },
    // Tiles belong to nobody, so a seat is known by its mark.
    emblem: |colour| Face::Disc { colour, number: 0 },
};

const TILES: Chapter = Chapter {
    anchor: "tiles",
    heading: "rules-qwirkle-tiles",
    rules: &["K1"],
    items: &[
        Item::Text("rules-qwirkle-tiles-kinds"),
        Item::Board(Example {
            position: "R1@0,0;R2@1,0;R3@2,0;R4@3,0;R5@4,0;R6@5,0;\
                       O1@0,1;O2@1,1;O3@2,1;O4@3,1;O5@4,1;O6@5,1;\
                       Y1@0,2;Y2@1,2;Y3@2,2;Y4@3,2;Y5@4,2;Y6@5,2;\
                       G1@0,3;G2@1,3;G3@2,3;G4@3,3;G5@4,3;G6@5,3;\
                       B1@0,4;B2@1,4;B3@2,4;B4@3,4;B5@4,4;B6@5,4;\
                       P1@0,5;P2@1,5;P3@2,5;P4@3,5;P5@4,5;P6@5,5 R1O2Y3G4B5P6/R6O5Y4G3B2P1 R2O3 0/0 0",
            taps: &[],
            window: Some(("0,5", "5,0")),
            caption: "rules-qwirkle-tiles-caption",
        }),
        Item::Text("rules-qwirkle-tiles-hands"),
    ],
};

const START: Chapter = Chapter {
    anchor: "start",
    heading: "rules-qwirkle-start",
    rules: &["K2", "K3"],
    items: &[
        Item::Text("rules-qwirkle-start-group"),
        Item::Text("rules-qwirkle-start-tie"),
        Item::Text("rules-qwirkle-start-opening"),
        Item::Board(Example {
            position: "R3@0,0;R1@1,0;R6@2,0;R4@3,0 G5P2/O1B4 - 4/0 1",
            taps: &[],
            window: Some(("-1,1", "4,-1")),
            caption: "rules-qwirkle-start-caption",
        }),
    ],
};

const LINES: Chapter = Chapter {
    anchor: "lines",
    heading: "rules-qwirkle-lines",
    rules: &["K4"],
    items: &[
        Item::Text("rules-qwirkle-lines-what"),
        Item::Board(Example {
            position: "R4@0,0;G4@1,0;B4@2,0;B1@2,1;B6@2,2 R1O4/Y6 - 3/3 0",
            taps: &[],
            window: Some(("-1,2", "3,-1")),
            caption: "rules-qwirkle-lines-caption",
        }),
        Item::Text("rules-qwirkle-lines-limits"),
        Item::Board(Example {
            position: "R4@0,0;R1@1,0;R6@2,0 R4P2/O5 - 0/3 0",
            taps: &["R4"],
            window: Some(("-1,1", "3,-1")),
            caption: "rules-qwirkle-lines-twice-caption",
        }),
    ],
};

const TURN: Chapter = Chapter {
    anchor: "turn",
    heading: "rules-qwirkle-turn",
    rules: &["K5"],
    items: &[
        Item::Text("rules-qwirkle-turn-place"),
        Item::Text("rules-qwirkle-turn-touch"),
        Item::Board(Example {
            position: "G2@0,0;Y2@1,0;Y5@1,1 P2R2O1/B3 - 2/2 0",
            taps: &["P2", "-1,0", "R2", "2,0"],
            window: Some(("-2,1", "3,-1")),
            caption: "rules-qwirkle-turn-ends-caption",
        }),
        Item::Text("rules-qwirkle-turn-direction"),
        Item::Board(Example {
            position: "B1@0,0;B3@1,0;B6@2,0 R6G6P6O2/Y1 - 0/3 0",
            taps: &["R6", "2,-1", "G6", "2,-2", "P6"],
            window: Some(("-1,1", "3,-3")),
            caption: "rules-qwirkle-turn-direction-caption",
        }),
    ],
};

const TWO_WAYS: Example = Example {
    position: "R1@0,0;R3@1,0;R5@2,0;R2@3,0;G2@3,1 G3G5P6/Y4 - 4/2 0",
    taps: &["G3", "1,1", "G5", "2,1"],
    window: Some(("-1,2", "4,-1")),
    caption: "rules-qwirkle-score-caption",
};

const LINE_OF_SIX: Example = Example {
    position: "O3@0,0;O1@1,0;O5@2,0;O2@3,0;O4@4,0 O6P1/G4 - 0/5 0",
    taps: &["O6", "5,0"],
    window: Some(("-1,1", "6,-1")),
    caption: "rules-qwirkle-score-qwirkle-caption",
};

const SCORE: Chapter = Chapter {
    anchor: "score",
    heading: "rules-qwirkle-score",
    rules: &["K6"],
    items: &[
        Item::Text("rules-qwirkle-score-lines"),
        Item::Board(TWO_WAYS),
        Item::Text("rules-qwirkle-score-qwirkle"),
        Item::Board(LINE_OF_SIX),
        Item::Text("rules-qwirkle-score-opening"),
    ],
};

const DRAW: Chapter = Chapter {
    anchor: "draw",
    heading: "rules-qwirkle-draw",
    rules: &["K7", "K8"],
    items: &[
        Item::Text("rules-qwirkle-draw-fill"),
        Item::Text("rules-qwirkle-draw-swap"),
        Item::Text("rules-qwirkle-draw-when"),
    ],
};

const PASS: Chapter = Chapter {
    anchor: "pass",
    heading: "rules-qwirkle-pass",
    rules: &["K9"],
    items: &[Item::Text("rules-qwirkle-pass-no"), Item::Text("rules-qwirkle-pass-lost")],
};

const LAST_TILE: Example = Example {
    position: "Y1@0,0;Y6@1,0;G6@1,1 Y4/B2B5 - 21/24 0",
    taps: &["Y4", "2,0"],
    window: Some(("-1,2", "3,-1")),
    caption: "rules-qwirkle-end-caption",
};

const END: Chapter = Chapter {
    anchor: "end",
    heading: "rules-qwirkle-end",
    rules: &["K10", "K11", "K12"],
    items: &[
        Item::Text("rules-qwirkle-end-last"),
        Item::Board(LAST_TILE),
        Item::Text("rules-qwirkle-end-stuck"),
        Item::Text("rules-qwirkle-end-win"),
    ],
};

const TABLE: Chapter = Chapter {
    anchor: "table",
    heading: "rules-qwirkle-table",
    rules: &["G1"],
    items: &[
        Item::Text("rules-qwirkle-table-taps"),
        Item::Text("rules-qwirkle-table-back"),
        Item::Text("rules-qwirkle-table-swap"),
        Item::Text("rules-qwirkle-table-end"),
        Item::Text("rules-qwirkle-table-cover"),
        Item::Text("rules-qwirkle-table-last"),
        Item::Board(Example {
            position: "B1@0,0;B3@1,0;B4@2,0 R4G2/P3P5 - 3/0 0",
            taps: &["R4", "2,1", "end"],
            window: Some(("-1,2", "3,-1")),
            caption: "rules-qwirkle-table-last-caption",
        }),
        Item::Text("rules-qwirkle-table-bag"),
        Item::Text("rules-qwirkle-table-view"),
        Item::Text("rules-qwirkle-table-colours"),
        Item::Text("rules-qwirkle-table-exit"),
    ],
};

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;
    use crate::qwirkle::{Position, Turn};
    use crate::words::{Language, Words};

    /// The examples, and the cut of the card.
    fn examples() -> impl Iterator<Item = &'static Example> {
        let items = INFO.chapters.iter().flat_map(|chapter| chapter.items);
        let boards = items.filter_map(|item| match item {
            Item::Board(example) => Some(example),
            Item::Text(_) => None,
        });
        boards.chain([&INFO.cut])
    }

    fn position(example: &Example) -> Position {
        example.position.parse().unwrap_or_else(|error| panic!("{example:?}: {error}"))
    }

    /// The turn that the taps of an example build: a tile, its cell, and so on.
    fn turn(example: &Example) -> Turn {
        let placed: Vec<_> = example.taps.chunks_exact(2).map(|tap| tap.join("@")).collect();
        placed.join(";").parse().expect("a turn")
    }

    #[test]
    fn every_rule_of_qwirkle_is_explained_in_one_chapter() {
        let mut rules: Vec<String> = (1..=12).map(|number| format!("K{number}")).collect();
        rules.push("G1".to_owned());
        let mut explained: Vec<&str> =
            INFO.chapters.iter().flat_map(|chapter| chapter.rules).copied().collect();
        rules.sort_unstable();
        explained.sort_unstable();
        assert_eq!(explained, rules);
    }

    #[test]
    fn every_example_goes_on_and_what_it_places_is_legal() {
        for example in examples() {
            let position = position(example);
            assert_eq!(position.ending(), None, "{example:?}");
            if example.taps.len() > 1 {
                position.play(&turn(example)).unwrap_or_else(|error| panic!("{example:?}: {error}"));
            }
        }
    }

    #[rstest]
    #[case(&TWO_WAYS, 7)]
    #[case(&LINE_OF_SIX, 12)]
    #[case(&LAST_TILE, 9)]
    fn a_worked_example_scores_what_stands_under_it(#[case] example: &Example, #[case] points: u32) {
        let before = position(example);
        let after = before.play(&turn(example)).expect("a legal turn");
        assert_eq!(after.scores()[0] - before.scores()[0], points);
        for (language, points) in
            [(Language::English, format!("{points} points")), (Language::Spanish, format!("{points} puntos"))]
        {
            let caption = Words::new(language).say(example.caption, &[]);
            assert!(caption.contains(&points), "{caption}");
        }
    }
}
