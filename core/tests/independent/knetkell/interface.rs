//! Knetkell at the table of the text interface.

use super::{Position, Turn};
use crate::independent::board::Square;
use crate::independent::table::Game;

impl Game for Position {
    const NAME: &'static str = "knetkell";
    const FIELDS: usize = 2;
    const ONE_SPELLING: bool = true;
    type Turn = Turn;
    type Essence = (Square, Option<Square>);
    type Setup = ();

    fn parse(text: &str) -> Result<Position, String> {
        Position::parse(text)
    }

    fn parse_turn(text: &str) -> Result<Turn, String> {
        Turn::parse(text)
    }

    fn essence(turn: &Turn) -> (Square, Option<Square>) {
        (turn.square, turn.challenged)
    }

    fn play(&self, turn: &Turn) -> Result<Position, String> {
        self.play(turn)
    }

    fn leaves_chance_out(&self, turn: &Turn) -> bool {
        turn.roll.is_none() && self.check(turn).is_ok()
    }

    fn legal_turns(&self) -> Vec<Turn> {
        self.legal_turns()
    }

    fn may_be_listed(&self, turn: &Turn, _: &Turn) -> Result<(), String> {
        if turn.roll.is_none() { Ok(()) } else { Err("without a roll".to_string()) }
    }

    fn perft(&self, depth: u32) -> Option<u64> {
        Some(self.perft(depth))
    }

    fn status(&self) -> String {
        self.status()
    }

    fn ask_for((): &mut (), key: &str, value: &str) -> bool {
        (key, value) == ("players", "2")
    }

    fn is_a_deal(&self, (): &()) -> bool {
        self.to_string() == "5/5/5/5/5 b"
    }
}
