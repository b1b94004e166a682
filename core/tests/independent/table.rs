//! A game read a second time and the engine at one table: every line is said to both, and the answers are compared.

use super::board::number;
use super::engine::Engine;
use std::collections::BTreeMap;
use std::fmt;

/// A position of a game as the written rules have it.
pub trait Game: Clone + PartialEq + fmt::Display {
    const NAME: &'static str;
    /// How many fields a position has.
    const FIELDS: usize;
    /// Whether a position has one spelling only.
    const ONE_SPELLING: bool;
    type Turn: fmt::Display;
    /// What tells a turn from all others in the list of legal turns; what chance decides is no part of it.
    type Essence: Ord;
    /// What `new` was asked for.
    type Setup: Default + fmt::Debug;

    fn parse(text: &str) -> Result<Self, String>;
    fn parse_turn(text: &str) -> Result<Self::Turn, String>;
    fn essence(turn: &Self::Turn) -> Self::Essence;

    /// Plays a turn in full, what chance decides included.
    fn play(&self, turn: &Self::Turn) -> Result<Self, String>;
    /// Whether this turn is legal once the engine adds the draws or the roll, which it leaves out.
    fn leaves_chance_out(&self, turn: &Self::Turn) -> bool;
    fn legal_turns(&self) -> Vec<Self::Turn>;
    /// Whether this turn may stand in the list for the expected one, which has the same essence.
    fn may_be_listed(&self, turn: &Self::Turn, expected: &Self::Turn) -> Result<(), String>;
    /// The number of turn sequences of so many turns, if the game counts them.
    fn perft(&self, depth: u32) -> Option<u64>;
    fn status(&self) -> String;

    /// Notes a key of `new` other than the seed; whether there is such a key with such a value.
    fn ask_for(setup: &mut Self::Setup, key: &str, value: &str) -> bool;
    fn is_a_deal(&self, setup: &Self::Setup) -> bool;
}

/// What must be answered to one line.
enum Answer<G: Game> {
    /// One line `error …` that holds this word (the first bad turn, word for word, or nothing).
    Error(String),
    Line(String),
    /// The position that there is.
    Shown,
    /// A start position as it was asked for.
    Deal(G::Setup),
    /// These turns in any order, then `end <count>`.
    Turns(Vec<G::Turn>),
    /// This turn, followed by what chance decides.
    Completed(String),
    /// A legal turn, chance left out.
    Best,
}

fn error<G: Game>() -> Answer<G> {
    Answer::Error(String::new())
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

/// The engine and the second reading side by side; panics at the first difference, with all that led to it.
pub struct Table<G: Game> {
    engine: Engine,
    position: Option<G>,
    /// What this case is, such as its seed.
    case: String,
    said: Vec<String>,
    /// The last turn played, in full.
    played: Option<String>,
    pub tally: Tally,
}

impl<G: Game> Table<G> {
    pub fn open() -> Table<G> {
        let mut table = Table {
            engine: Engine::start(),
            position: None,
            case: String::new(),
            said: Vec::new(),
            played: None,
            tally: Tally::default(),
        };
        table.begin("the first line");
        table
    }

    /// Begins a new case: the lines said before have no part in it.
    pub fn begin(&mut self, case: &str) {
        self.case = case.to_string();
        self.said.clear();
        self.say(&format!("game {}", G::NAME));
    }

    pub fn position(&self) -> Option<&G> {
        self.position.as_ref()
    }

    /// Says one line to both and compares. After an error nothing may have changed.
    pub fn say(&mut self, line: &str) {
        assert!(!line.contains('\n'));
        self.said.push(line.to_string());
        let before = self.position.clone();
        let expected = self.answer(line);
        self.send(line.as_bytes());
        match expected {
            Answer::Error(word) => {
                self.expect_error(&word);
                self.check_unchanged();
            }
            Answer::Line(text) => {
                self.expect_line(&text);
                self.count(&text);
            }
            Answer::Shown => self.expect_position(),
            Answer::Deal(setup) => self.expect_deal(&setup),
            Answer::Turns(turns) => self.expect_turns(before.as_ref().unwrap(), turns),
            Answer::Completed(turn) => self.expect_completed(&turn),
            Answer::Best => self.expect_best(),
        }
    }

    /// Says `play` with a turn that may be good or bad; the turn in full, if it was played.
    pub fn play(&mut self, turn: &str) -> Option<String> {
        self.played = None;
        self.say(&format!("play {turn}"));
        self.played.take()
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

    // --- What must be answered, as the table of commands describes it ---

    fn answer(&mut self, line: &str) -> Answer<G> {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["game", name] if name == G::NAME => {
                self.position = None;
                Answer::Line("ok".to_string())
            }
            ["new", ..] => Self::deal(&words[1..]),
            ["position", ..] => self.set(&words[1..]),
            ["show"] => self.tell(|_| Answer::Shown),
            ["legal"] => self.tell(|position| Answer::Turns(position.legal_turns())),
            ["status"] => self.tell(|position| Answer::Line(position.status())),
            ["perft", depth] => match number(depth, u32::MAX) {
                Ok(depth) => self.tell(|position| match position.perft(depth) {
                    Some(nodes) => Answer::Line(format!("nodes {nodes}")),
                    None => error(),
                }),
                Err(_) => error(),
            },
            ["play", turn] => self.answer_to_play(turn),
            ["go", "nodes", nodes, "level", "1" | "2" | "3" | "4"] if number(nodes, u32::MAX).is_ok() => {
                self.tell(|position| if position.legal_turns().is_empty() { error() } else { Answer::Best })
            }
            _ => error(),
        }
    }

    fn tell(&self, what: impl Fn(&G) -> Answer<G>) -> Answer<G> {
        self.position.as_ref().map_or_else(error, what)
    }

    /// Each key once at most, in any order.
    fn deal(words: &[&str]) -> Answer<G> {
        let mut setup = G::Setup::default();
        let mut keys = Vec::new();
        for pair in words.chunks(2) {
            match pair {
                ["seed", seed] if is_seed(seed) => {}
                [key, value] if G::ask_for(&mut setup, key, value) => {}
                _ => return error(),
            }
            if keys.contains(&pair[0]) {
                return error();
            }
            keys.push(pair[0]);
        }
        Answer::Deal(setup)
    }

    fn set(&mut self, words: &[&str]) -> Answer<G> {
        let fields = G::FIELDS;
        if words.len() < fields
            || (words.len() > fields && (words[fields] != "turns" || words.len() == fields + 1))
        {
            return error();
        }
        let Ok(mut position) = G::parse(&words[..fields].join(" ")) else { return error() };
        let turns = words.get(fields + 1..).unwrap_or_default();
        for word in turns {
            match G::parse_turn(word).and_then(|turn| position.play(&turn)) {
                Ok(next) => position = next,
                // With two blanks side by side the whole line is no list of turns.
                Err(_) if turns.contains(&"") => return error(),
                Err(_) => return Answer::Error((*word).to_string()),
            }
        }
        self.position = Some(position);
        Answer::Line("ok".to_string())
    }

    fn answer_to_play(&mut self, word: &str) -> Answer<G> {
        let Some(position) = &self.position else { return error() };
        let Ok(turn) = G::parse_turn(word) else { return error() };
        if position.leaves_chance_out(&turn) {
            return Answer::Completed(word.to_string());
        }
        let Ok(next) = position.play(&turn) else { return error() };
        self.position = Some(next);
        Answer::Line(format!("played {turn}"))
    }

    // --- What is heard ---

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

    fn count(&mut self, answer: &str) {
        if let Some(turn) = answer.strip_prefix("played ") {
            self.tally.turns_played += 1;
            self.played = Some(turn.to_string());
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
        if self.position.is_some() {
            self.expect_position();
        } else {
            self.expect_error("");
        }
    }

    fn expect_position(&mut self) {
        let expected = self.position.clone().unwrap();
        let heard = self.hear();
        let shown = heard.strip_prefix("position ").unwrap_or_default();
        let same = if G::ONE_SPELLING {
            shown == expected.to_string()
        } else {
            G::parse(shown).is_ok_and(|position| position == expected)
        };
        if !same {
            self.fail(&format!("position {expected}"), &heard);
        }
    }

    fn expect_deal(&mut self, setup: &G::Setup) {
        let heard = self.hear();
        let dealt = heard.strip_prefix("position ").ok_or("no position".to_string()).and_then(G::parse);
        match dealt {
            Ok(position) if position.is_a_deal(setup) => self.position = Some(position),
            Ok(_) => self.fail(&format!("a deal for {setup:?}"), &heard),
            Err(why) => self.fail(&format!("a deal ({why})"), &heard),
        }
    }

    fn expect_completed(&mut self, asked: &str) {
        let heard = self.hear();
        let played = heard.strip_prefix("played ").unwrap_or_default();
        if !played.starts_with(asked) {
            self.fail(&format!("played {asked}… with what chance decides"), &heard);
        }
        let position = self.position.clone().unwrap();
        match G::parse_turn(played).and_then(|turn| position.play(&turn)) {
            Ok(next) => self.position = Some(next),
            Err(why) => self.fail(&format!("a possible turn ({why})"), &heard),
        }
        self.count(&heard);
        // What led to a difference can't be told without what chance decided.
        self.said.push(format!("# {heard}"));
    }

    fn expect_best(&mut self) {
        let heard = self.hear();
        let best = heard.strip_prefix("bestmove ").unwrap_or_default();
        let position = self.position.as_ref().unwrap();
        let legal = G::parse_turn(best)
            .is_ok_and(|turn| position.leaves_chance_out(&turn) || position.play(&turn).is_ok());
        if !legal {
            self.fail("bestmove and a legal turn", &heard);
        }
    }

    fn expect_turns(&mut self, position: &G, expected: Vec<G::Turn>) {
        let count = expected.len();
        let mut wanted: BTreeMap<G::Essence, G::Turn> =
            expected.into_iter().map(|turn| (G::essence(&turn), turn)).collect();
        assert_eq!(wanted.len(), count, "the second reading lists a turn twice");
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
            let turn = match G::parse_turn(&line) {
                Ok(turn) => turn,
                Err(why) => self.fail(&format!("a legal turn ({why})"), &line),
            };
            match wanted.remove(&G::essence(&turn)) {
                None => self.fail("each legal turn once", &line),
                Some(expected) => {
                    if let Err(why) = position.may_be_listed(&turn, &expected) {
                        self.fail(&format!("{expected} or its like ({why})"), &line);
                    }
                }
            }
        }
        if let Some(missing) = wanted.values().next() {
            self.fail(&format!("{missing} among the legal turns"), &format!("a list of {heard} without it"));
        }
        self.tally.lists += 1;
        self.tally.turns_listed += heard;
    }

    fn fail(&self, expected: &str, heard: &str) -> ! {
        let position = self.position().map_or("none".to_string(), G::to_string);
        panic!(
            "\n\ncase: {}\n\nlines so far:\n{}\n\nexpected: {expected}\nengine:   {heard}\n\nposition of the second reading now: {position}\n",
            self.case,
            self.said.join("\n"),
        );
    }
}

fn is_seed(text: &str) -> bool {
    text.parse::<u64>().is_ok_and(|seed| seed.to_string() == text)
}
