//! Qwirkle at the table of the text interface.

use super::{COLOURS, COPIES, Deed, HAND, Position, SHAPES, Tile, Turn, with};
use crate::independent::table::Game;

/// What `new` was asked for.
#[derive(Debug)]
pub struct Setup {
    players: usize,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: 2 }
    }
}

impl Game for Position {
    const NAME: &'static str = "qwirkle";
    const FIELDS: usize = 5;
    const ONE_SPELLING: bool = false;
    type Turn = Turn;
    type Essence = Deed;
    type Setup = Setup;

    fn parse(text: &str) -> Result<Position, String> {
        Position::parse(text)
    }

    fn parse_turn(text: &str) -> Result<Turn, String> {
        Turn::parse(text)
    }

    fn essence(turn: &Turn) -> Deed {
        let mut deed = turn.deed.clone();
        match &mut deed {
            Deed::Place(laid) => laid.sort_unstable(),
            Deed::Swap(tiles) => tiles.sort_unstable(),
            Deed::Pass => {}
        }
        deed
    }

    fn play(&self, turn: &Turn) -> Result<Position, String> {
        self.play(turn)
    }

    fn leaves_chance_out(&self, turn: &Turn) -> bool {
        turn.drawn.is_empty() && self.check(&turn.deed).is_ok() && self.draw(&turn.deed).1 > 0
    }

    fn legal_turns(&self) -> Vec<Turn> {
        self.legal_turns()
    }

    fn may_be_listed(&self, turn: &Turn, _: &Turn) -> Result<(), String> {
        if turn.drawn.is_empty() { Ok(()) } else { Err("without draws".to_string()) }
    }

    fn perft(&self, _: u32) -> Option<u64> {
        None
    }

    fn status(&self) -> String {
        self.status()
    }

    fn ask_for(setup: &mut Setup, key: &str, value: &str) -> bool {
        setup.players = match (key, value) {
            ("players", "2") => 2,
            ("players", "3") => 3,
            ("players", "4") => 4,
            _ => return false,
        };
        true
    }

    /// K1; that the right seat begins (K2) every position is asked.
    fn is_a_deal(&self, setup: &Setup) -> bool {
        let dealt = with(&self.hands.concat(), &self.bag);
        let fresh = self.board.is_empty() && self.scores.iter().all(|&score| score == 0);
        let full = self.hands.iter().all(|hand| hand.len() == HAND);
        fresh && full && self.hands.len() == setup.players && dealt == all_tiles()
    }
}

/// K1, in order.
pub fn all_tiles() -> Vec<Tile> {
    let mut all = Vec::new();
    for colour in COLOURS {
        for shape in 1..=SHAPES {
            all.extend([Tile { colour, shape }; COPIES]);
        }
    }
    all.sort_unstable();
    all
}
