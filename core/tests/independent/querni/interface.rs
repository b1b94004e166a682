//! Querni at the table of the text interface.

use super::{Essence, Position, Rules, Turn};
use crate::independent::table::Game;

impl Game for Position {
    const NAME: &'static str = "querni";
    const FIELDS: usize = 5;
    const ONE_SPELLING: bool = true;
    type Turn = Turn;
    type Essence = Essence;
    type Setup = Rules;

    fn parse(text: &str) -> Result<Position, String> {
        Position::parse(text)
    }

    fn parse_turn(text: &str) -> Result<Turn, String> {
        Turn::parse(text)
    }

    fn essence(turn: &Turn) -> Essence {
        turn.essence()
    }

    fn play(&self, turn: &Turn) -> Result<Position, String> {
        self.play(turn)
    }

    fn leaves_chance_out(&self, _: &Turn) -> bool {
        false
    }

    fn legal_turns(&self) -> Vec<Turn> {
        self.legal_turns()
    }

    /// Of two paths as short as each other either may be listed.
    fn may_be_listed(&self, turn: &Turn, expected: &Turn) -> Result<(), String> {
        self.play(turn)?;
        if landings(turn) == landings(expected) { Ok(()) } else { Err("by a shortest path".to_string()) }
    }

    fn perft(&self, depth: u32) -> Option<u64> {
        Some(self.perft(depth))
    }

    fn status(&self) -> String {
        self.status()
    }

    fn ask_for(rules: &mut Rules, key: &str, value: &str) -> bool {
        match (key, value) {
            ("rules", "app") => *rules = Rules::App,
            ("rules", "web") => *rules = Rules::Web,
            _ => return (key, value) == ("players", "2"),
        }
        true
    }

    fn is_a_deal(&self, rules: &Rules) -> bool {
        self.rules == *rules && self.is_a_deal()
    }
}

fn landings(turn: &Turn) -> usize {
    turn.to_string().matches('x').count()
}
