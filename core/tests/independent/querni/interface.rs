//! What the text interface must answer about Querni, and a table that asks both and compares.

use super::{Essence, Position, Rules, Turn, number};
use crate::independent::engine::Engine;
use std::collections::BTreeMap;
use std::fmt;

/// What must be answered to one line.
pub enum Answer {
    /// One line `error …` that holds this word (the first bad turn, word for word, or nothing).
    Error(String),
    Line(String),
    /// A start position under these rules.
    Deal(Rules),
    /// These turns in any order, then `end <count>`.
    Turns(Vec<Turn>),
}

/// The interface as the table of commands describes it; holds the position, if there is one.
#[derive(Default)]
pub struct Model {
    pub position: Option<Position>,
}

fn error() -> Answer {
    Answer::Error(String::new())
}

impl Model {
    pub fn answer(&mut self, line: &str) -> Answer {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["game", "querni"] => {
                self.position = None;
                Answer::Line("ok".to_string())
            }
            ["new", ..] => Model::deal(&words[1..]),
            ["position", ..] => self.set(&words[1..]),
            ["show"] => self.tell(|position| Answer::Line(format!("position {position}"))),
            ["legal"] => self.tell(|position| Answer::Turns(position.legal_turns())),
            ["status"] => self.tell(|position| Answer::Line(position.status())),
            ["perft", depth] => match number(depth, u32::MAX) {
                Ok(depth) => self.tell(|position| Answer::Line(format!("nodes {}", position.perft(depth)))),
                Err(_) => error(),
            },
            ["play", turn] => self.play(turn),
            _ => error(),
        }
    }

    fn tell(&self, what: impl Fn(&Position) -> Answer) -> Answer {
        self.position.as_ref().map_or_else(error, what)
    }

    /// Each key once at most, in any order; Querni has two players.
    fn deal(words: &[&str]) -> Answer {
        let mut rules = Rules::App;
        let mut keys = Vec::new();
        for pair in words.chunks(2) {
            match pair {
                ["seed", seed] if is_seed(seed) => {}
                ["players", "2"] | ["rules", "app"] => {}
                ["rules", "web"] => rules = Rules::Web,
                _ => return error(),
            }
            if keys.contains(&pair[0]) {
                return error();
            }
            keys.push(pair[0]);
        }
        Answer::Deal(rules)
    }

    fn set(&mut self, words: &[&str]) -> Answer {
        if words.len() < 5 || (words.len() > 5 && (words[5] != "turns" || words.len() == 6)) {
            return error();
        }
        let Ok(mut position) = Position::parse(&words[..5].join(" ")) else { return error() };
        let turns = words.get(6..).unwrap_or_default();
        for word in turns {
            match Turn::parse(word).and_then(|turn| position.play(&turn)) {
                Ok(next) => position = next,
                // With two blanks side by side the whole line is no list of turns.
                Err(_) if turns.contains(&"") => return error(),
                Err(_) => return Answer::Error((*word).to_string()),
            }
        }
        self.position = Some(position);
        Answer::Line("ok".to_string())
    }

    fn play(&mut self, word: &str) -> Answer {
        let Some(position) = &self.position else { return error() };
        let Ok(turn) = Turn::parse(word) else { return error() };
        let Ok(next) = position.play(&turn) else { return error() };
        self.position = Some(next);
        Answer::Line(format!("played {turn}"))
    }
}

fn is_seed(text: &str) -> bool {
    text.parse::<u64>().is_ok_and(|seed| seed.to_string() == text)
}

/// How much was compared.
#[derive(Default, Clone, Copy)]
pub struct Tally {
    pub lines: u64,
    pub errors: u64,
    pub lists: u64,
    pub turns_listed: u64,
    pub turns_played: u64,
    pub nodes: u64,
}

impl fmt::Display for Tally {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            out,
            "{} lines compared ({} refused by both), {} lists of {} legal turns, {} turns played, {} nodes counted",
            self.lines, self.errors, self.lists, self.turns_listed, self.turns_played, self.nodes
        )
    }
}

/// The engine and the model side by side; panics at the first difference, with all that led to it.
pub struct Table {
    engine: Engine,
    model: Model,
    /// What this case is, such as its seed.
    case: String,
    said: Vec<String>,
    pub tally: Tally,
}

impl Table {
    pub fn open() -> Table {
        let mut table = Table {
            engine: Engine::start(),
            model: Model::default(),
            case: String::new(),
            said: Vec::new(),
            tally: Tally::default(),
        };
        table.begin("the first line");
        table
    }

    /// Begins a new case: the lines said before have no part in it.
    pub fn begin(&mut self, case: &str) {
        self.case = case.to_string();
        self.said.clear();
        self.say("game querni");
    }

    pub fn position(&self) -> Option<&Position> {
        self.model.position.as_ref()
    }

    /// Says one line to both and compares. After an error nothing may have changed.
    pub fn say(&mut self, line: &str) {
        assert!(!line.contains('\n'));
        self.said.push(line.to_string());
        let before = self.position().cloned();
        let expected = self.model.answer(line);
        self.send(line.as_bytes());
        match expected {
            Answer::Error(word) => {
                self.expect_error(&word);
                self.check_unchanged();
            }
            Answer::Line(text) => {
                self.expect_line(&text);
                self.count(line, &text);
            }
            Answer::Deal(rules) => self.expect_deal(rules),
            Answer::Turns(turns) => {
                self.expect_turns(before.as_ref().unwrap(), &turns);
            }
        }
    }

    /// Says bytes that are no line of text; they must be refused.
    pub fn say_bytes(&mut self, bytes: &[u8]) {
        assert!(!bytes.contains(&b'\n'));
        self.said.push(format!("{bytes:?}"));
        self.send(bytes);
        self.expect_error("");
        self.check_unchanged();
    }

    pub fn leave(self) {
        let (rest, well) = self.engine.leave();
        assert!(rest.is_empty(), "lines that nobody asked for: {rest:?}");
        assert!(well, "the engine ended badly at the end of its input");
    }

    fn send(&mut self, line: &[u8]) {
        self.tally.lines += 1;
        if let Err(why) = self.engine.say(line) {
            self.fail("to listen", &why);
        }
    }

    fn hear(&mut self) -> String {
        match self.engine.hear() {
            Ok(line) => line,
            Err(why) => self.fail("an answer", &why),
        }
    }

    fn count(&mut self, line: &str, answer: &str) {
        if line.starts_with("play ") {
            self.tally.turns_played += 1;
        }
        if let Some(nodes) = answer.strip_prefix("nodes ") {
            self.tally.nodes += nodes.parse::<u64>().unwrap();
        }
    }

    fn expect_line(&mut self, text: &str) {
        let heard = self.hear();
        if heard != text {
            self.fail(text, &heard);
        }
    }

    fn expect_error(&mut self, word: &str) {
        self.tally.errors += 1;
        let heard = self.hear();
        let why = heard.strip_prefix("error ").unwrap_or_default();
        if why.trim().is_empty() || !why.contains(word) {
            self.fail(&format!("error … {word} …"), &heard);
        }
    }

    /// A second line of the answer before would be heard here too.
    fn check_unchanged(&mut self) {
        self.send(b"show");
        match self.model.answer("show") {
            Answer::Line(text) => self.expect_line(&text),
            _ => self.expect_error(""),
        }
    }

    fn expect_deal(&mut self, rules: Rules) {
        let heard = self.hear();
        let dealt =
            heard.strip_prefix("position ").ok_or("no position".to_string()).and_then(Position::parse);
        match dealt {
            Ok(position) if position.rules == rules && position.is_a_deal() => {
                self.model.position = Some(position);
            }
            Ok(_) => self.fail(&format!("a deal by Q2 under the {rules:?} rules"), &heard),
            Err(why) => self.fail(&format!("a deal ({why})"), &heard),
        }
    }

    fn expect_turns(&mut self, position: &Position, expected: &[Turn]) {
        let mut wanted: BTreeMap<Essence, Turn> =
            expected.iter().map(|turn| (turn.essence(), turn.clone())).collect();
        assert_eq!(wanted.len(), expected.len(), "the model lists a turn twice");
        let mut heard = 0;
        loop {
            let line = self.hear();
            if let Some(count) = line.strip_prefix("end ") {
                if count != heard.to_string() {
                    self.fail(&format!("end {heard}"), &line);
                }
                break;
            }
            heard += 1;
            let turn = match Turn::parse(&line) {
                Ok(turn) => turn,
                Err(why) => self.fail(&format!("a legal turn ({why})"), &line),
            };
            if let Err(why) = position.play(&turn) {
                self.fail(&format!("a legal turn ({why})"), &line);
            }
            match wanted.remove(&turn.essence()) {
                None => self.fail("each turn once", &line),
                // Of two paths as short as each other either may be listed.
                Some(shortest) if landings(&shortest) != landings(&turn) => {
                    self.fail(&format!("a shortest path, such as {shortest}"), &line)
                }
                Some(_) => {}
            }
        }
        if let Some(missing) = wanted.values().next() {
            self.fail(&format!("{missing} among the legal turns"), &format!("a list of {heard} without it"));
        }
        self.tally.lists += 1;
        self.tally.turns_listed += heard;
    }

    fn fail(&self, expected: &str, heard: &str) -> ! {
        let position = self.position().map_or("none".to_string(), Position::to_string);
        panic!(
            "\n\ncase: {}\n\nlines so far:\n{}\n\nexpected: {expected}\nengine:   {heard}\n\nposition of the model now: {position}\n",
            self.case,
            self.said.join("\n"),
        );
    }
}

fn landings(turn: &Turn) -> usize {
    turn.to_string().matches('x').count()
}
