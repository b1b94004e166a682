//! stub
use crate::game::Game as _;
use crate::games::{Example, GameInfo};
use crate::table::screen::Face;
/// stub
pub const INFO: GameInfo = GameInfo {
    name: super::Qwirkle::NAME,
    title: "game-qwirkle",
    tagline: "game-qwirkle-tagline",
    facts: "game-qwirkle-facts",
    first_seat: "game-qwirkle-first-seat",
    seats: super::Qwirkle::SEATS,
    options: &[],
    chapters: &[],
    cut: Example { position: "R1@0,0 R2/R3 - 0/0 0", taps: &[], window: None, caption: "" },
    emblem: |colour| Face::Disc { colour, number: 0 },
};
