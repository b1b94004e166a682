//! The record of a match: its start, its turns and its end as text that replays without a random generator.
//!
//! The grammar is that of the rules' "Notation"; positions and turns are not looked into.

use std::fmt;
use std::iter::Enumerate;
use std::str::{FromStr, Lines};

use crate::game::Outcome;

/// The version of the grammar, on a record's first line.
const VERSION: &str = "1";
/// The longest text that is read, in bytes.
const LONGEST: usize = 256 * 1024;
/// The most seats that any game has.
const MOST_SEATS: usize = 4;
/// The longest name of a player, in characters.
pub const NAME_LENGTH: usize = 20;
/// The words that begin a line; none of them is a turn.
const KEYWORDS: [&str; 8] = ["sobremesa", "game", "setup", "seat", "position", "end", "status", "result"];

/// A whole match. Text is the record's notation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// What the game is called: small letters.
    pub game: String,
    /// What was chosen before the deal: option and value, each option once.
    pub setup: Vec<(String, String)>,
    /// Who sits where, in the order of play; one to four.
    pub seats: Vec<RecordSeat>,
    /// The games of the match. Only the last can be without its end, and only while there is no result.
    pub games: Vec<GameRecord>,
    /// How the match ended; none while it is going on.
    pub result: Option<MatchResult>,
}

/// Who sits on a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordSeat {
    /// A person or the computer.
    pub player: Player,
    /// What the player is called, a [`valid_name`].
    pub name: String,
}

impl RecordSeat {
    /// Somebody at a device decides its turns.
    pub fn is_person(&self) -> bool {
        self.player == Player::Person
    }
}

/// Who decides a seat's turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Player {
    /// Somebody at a device.
    Person,
    /// The computer.
    Computer {
        /// How well it plays.
        level: u8,
    },
}

/// One game of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRecord {
    /// The start position in the game's notation.
    pub position: String,
    /// The turns in the game's notation.
    pub turns: Vec<String>,
    /// Where it ended; none while it is going on. A game that was given up (G1) ends where it stood.
    pub end: Option<GameEnd>,
}

/// The end of one game, so that a replay can be compared with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameEnd {
    /// The last position.
    pub position: String,
    /// `seat S outcome O scores A/B`, as the text interface says it.
    pub status: String,
}

/// How a match ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchResult {
    /// Who won; never ongoing.
    pub outcome: Outcome,
    /// The id of the rule that ended it, as `A2`.
    pub rule: String,
}

/// A text that is no record, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: RecordFault,
}

/// What is wrong with a line of a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordFault {
    /// More than 256 KiB.
    #[error("a record is at most 256 KiB long")]
    TooLong,
    /// Bytes that are not UTF-8.
    #[error("this is not UTF-8 text")]
    NotText,
    /// Another version of the grammar.
    #[error("records of version {found} can't be read, only those of version {VERSION}")]
    Version {
        /// The version.
        found: String,
    },
    /// The text ends too early.
    #[error("{expected} is missing")]
    Missing {
        /// What should come.
        expected: &'static str,
    },
    /// A line of another kind than may stand here.
    #[error("{expected} should stand here, not \"{found}\"")]
    Unexpected {
        /// What should come.
        expected: &'static str,
        /// What came, shortened.
        found: String,
    },
    /// A part of a line that is not spelt as it must be.
    #[error("\"{found}\" is not {expected}")]
    Spelling {
        /// What it should be.
        expected: &'static str,
        /// What stands there, shortened.
        found: String,
    },
    /// An option that was set before.
    #[error("\"{key}\" is set twice")]
    SetTwice {
        /// The option.
        key: String,
    },
    /// A result or a further game after a game without an end.
    #[error("the game before has no end")]
    NoEnd,
    /// A result that names a seat nobody sits on.
    #[error("nobody sits on seat {seat}")]
    NobodyThere {
        /// The seat.
        seat: u8,
    },
}

/// Whether a player can be called that: one line without control characters, 1 to [`NAME_LENGTH`] characters, no blanks
/// around it.
pub fn valid_name(name: &str) -> bool {
    // U+2028 and U+2029 break lines too, though they are no control characters.
    let breaks = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
    (1..=NAME_LENGTH).contains(&name.chars().count()) && name.trim() == name && !name.contains(breaks)
}

impl Record {
    /// Reads a record from bytes that may not even be text.
    ///
    /// # Errors
    /// As [`Record::from_str`], and [`RecordFault::NotText`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, RecordError> {
        match std::str::from_utf8(bytes) {
            Ok(text) => text.parse(),
            Err(error) => {
                let before = &bytes[..error.valid_up_to()];
                let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
                Err(RecordError { line, fault: RecordFault::NotText })
            }
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "sobremesa {VERSION}")?;
        writeln!(f, "game {}", self.game)?;
        f.write_str("setup")?;
        for (key, value) in &self.setup {
            write!(f, " {key}={value}")?;
        }
        writeln!(f)?;
        for (number, seat) in self.seats.iter().enumerate() {
            writeln!(f, "seat {number} {seat}")?;
        }
        for game in &self.games {
            write!(f, "{game}")?;
        }
        match &self.result {
            Some(result) => writeln!(f, "result {} by {}", result.outcome, result.rule),
            None => Ok(()),
        }
    }
}

impl fmt::Display for RecordSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.player {
            Player::Person => write!(f, "person {}", self.name),
            Player::Computer { level } => write!(f, "computer:{level} {}", self.name),
        }
    }
}

impl fmt::Display for GameRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "position {}", self.position)?;
        for turn in &self.turns {
            writeln!(f, "{turn}")?;
        }
        match &self.end {
            Some(end) => writeln!(f, "end {}\nstatus {}", end.position, end.status),
            None => Ok(()),
        }
    }
}

impl FromStr for Record {
    type Err = RecordError;

    /// Reads what `Display` writes; empty lines and those that begin with `#` are passed over.
    ///
    /// # Errors
    /// The first line that is not as the grammar wants it, and what is wrong with it.
    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut reader = Reader::new(text)?;
        reader.version()?;
        let game = reader.game()?;
        let setup = reader.setup()?;
        let seats = reader.seats()?;
        let mut games = Vec::new();
        while reader.keyword() == Some("position") {
            games.push(reader.game_record("status")?);
            if reader.keyword() == Some("position") {
                reader.must_have_ended(&games)?;
            }
        }
        let result = match reader.keyword() {
            Some("result") => {
                reader.must_have_ended(&games)?;
                Some(reader.result(seats.len())?)
            }
            _ => None,
        };
        reader.nothing_more(match (&result, games.last()) {
            (Some(_), _) => "nothing more",
            (None, Some(GameRecord { end: None, .. })) => "a turn or the end",
            (None, _) => "a position or the result",
        })?;
        Ok(Self { game, setup, seats, games, result })
    }
}

impl GameRecord {
    /// Reads a single game in the form of the shared cases: `game G`, then a record's lines from `position` to `end`,
    /// then the status without its keyword. Gives what the game is called, too.
    ///
    /// # Errors
    /// The first line that is not as the grammar wants it, and what is wrong with it.
    pub fn from_case(text: &str) -> Result<(String, Self), RecordError> {
        let mut reader = Reader::new(text)?;
        let name = reader.game()?;
        let game = reader.game_record("seat")?;
        reader.nothing_more("nothing more")?;
        Ok((name, game))
    }
}

/// Goes through a text line by line, without its comments.
struct Reader<'a> {
    lines: Enumerate<Lines<'a>>,
    /// The line to be read, and its number from 1; at the end, that of a further line.
    current: Option<&'a str>,
    line: usize,
    end: usize,
}

type Read<T> = Result<T, RecordError>;

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Read<Self> {
        if text.len() > LONGEST {
            return Err(RecordError { line: 1, fault: RecordFault::TooLong });
        }
        let end = text.lines().count() + 1;
        let mut reader = Self { lines: text.lines().enumerate(), current: None, line: 0, end };
        reader.advance();
        Ok(reader)
    }

    fn advance(&mut self) {
        let skipped = |line: &str| line.trim().is_empty() || line.starts_with('#');
        let next = self.lines.find(|(_, line)| !skipped(line));
        self.line = next.map_or(self.end, |(index, _)| index + 1);
        self.current = next.map(|(_, line)| line);
    }

    fn fail<T>(&self, fault: RecordFault) -> Read<T> {
        Err(RecordError { line: self.line, fault })
    }

    fn misspelt<T>(&self, expected: &'static str, found: &str) -> Read<T> {
        self.fail(RecordFault::Spelling { expected, found: excerpt(found) })
    }

    /// The line to be read, or that it is missing.
    fn here(&self, expected: &'static str) -> Read<&'a str> {
        match self.current {
            Some(line) => Ok(line),
            None => self.fail(RecordFault::Missing { expected }),
        }
    }

    /// The first word of the line to be read.
    fn keyword(&self) -> Option<&'a str> {
        self.current.map(|line| line.split_once(' ').map_or(line, |(word, _)| word))
    }

    /// What follows a keyword that must stand here; nothing, if it stands alone.
    fn after(&self, keyword: &str, expected: &'static str) -> Read<&'a str> {
        let line = self.here(expected)?;
        match line.strip_prefix(keyword) {
            Some("") => Ok(""),
            Some(rest) if rest.starts_with(' ') => Ok(&rest[1..]),
            _ => self.fail(RecordFault::Unexpected { expected, found: excerpt(line) }),
        }
    }

    fn version(&mut self) -> Read<()> {
        match self.after("sobremesa", "\"sobremesa 1\"")? {
            VERSION => self.advance(),
            found if is_number(found) => return self.fail(RecordFault::Version { found: excerpt(found) }),
            found => return self.misspelt("a version", found),
        }
        Ok(())
    }

    fn game(&mut self) -> Read<String> {
        let name = self.after("game", "the game")?;
        if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_lowercase()) {
            return self.misspelt("a game's name", name);
        }
        self.advance();
        Ok(name.to_owned())
    }

    fn setup(&mut self) -> Read<Vec<(String, String)>> {
        let mut setup: Vec<(String, String)> = Vec::new();
        let text = self.after("setup", "the setup")?;
        if text.is_empty() && self.current != Some("setup") {
            return self.misspelt("an option and its value", text);
        }
        for option in text.split(' ').filter(|_| !text.is_empty()) {
            let Some((key, value)) =
                option.split_once('=').filter(|(key, value)| is_word(key) && is_word(value))
            else {
                return self.misspelt("an option and its value", option);
            };
            if setup.iter().any(|(earlier, _)| earlier == key) {
                return self.fail(RecordFault::SetTwice { key: excerpt(key) });
            }
            setup.push((key.to_owned(), value.to_owned()));
        }
        self.advance();
        Ok(setup)
    }

    fn seats(&mut self) -> Read<Vec<RecordSeat>> {
        let mut seats = vec![self.seat(0)?];
        while self.keyword() == Some("seat") {
            if seats.len() == MOST_SEATS {
                return self.fail(RecordFault::Unexpected {
                    expected: "a position or the result",
                    found: "a fifth seat".to_owned(),
                });
            }
            seats.push(self.seat(seats.len())?);
        }
        Ok(seats)
    }

    fn seat(&mut self, number: usize) -> Read<RecordSeat> {
        let text = self.after("seat", "a seat")?;
        let mut words = text.splitn(3, ' ');
        let mut word = || words.next().unwrap_or_default();
        let (found, player, name) = (word(), word(), word());
        if found != number.to_string() {
            return self.misspelt("the number of the next seat", found);
        }
        let player = match player.strip_prefix("computer:") {
            None if player == "person" => Player::Person,
            Some(level) if is_number(level) => match level.parse() {
                Ok(level) => Player::Computer { level },
                Err(_) => return self.misspelt("a level", level),
            },
            _ => return self.misspelt("\"person\" or \"computer:\" and a level", player),
        };
        if !valid_name(name) {
            return self.misspelt("a name of 1 to 20 characters", name);
        }
        self.advance();
        Ok(RecordSeat { player, name: name.to_owned() })
    }

    /// One game; `status` is the word that begins the line after its end.
    fn game_record(&mut self, status: &str) -> Read<GameRecord> {
        let position = self.notation("position", "a position")?;
        let mut turns = Vec::new();
        while let Some(turn) = self.current.filter(|line| is_turn(line)) {
            turns.push(turn.to_owned());
            self.advance();
        }
        let end = match self.keyword() {
            Some("end") => {
                let position = self.notation("end", "the end")?;
                Some(GameEnd { position, status: self.status(status)? })
            }
            _ => None,
        };
        Ok(GameRecord { position, turns, end })
    }

    fn status(&mut self, keyword: &str) -> Read<String> {
        match keyword {
            "status" => self.notation("status", "the status"),
            // In a case the status begins with its own first word.
            other => Ok(format!("{other} {}", self.notation(other, "the status")?)),
        }
    }

    /// What follows a keyword: words with one blank between them.
    fn notation(&mut self, keyword: &str, expected: &'static str) -> Read<String> {
        let text = self.after(keyword, expected)?;
        if !text.split(' ').all(is_word) {
            return self.misspelt("words with single blanks between them", text);
        }
        self.advance();
        Ok(text.to_owned())
    }

    fn must_have_ended(&self, games: &[GameRecord]) -> Read<()> {
        match games.last() {
            Some(game) if game.end.is_some() => Ok(()),
            Some(_) => self.fail(RecordFault::NoEnd),
            None => self.fail(RecordFault::Missing { expected: "a position" }),
        }
    }

    fn result(&mut self, seats: usize) -> Read<MatchResult> {
        let text = self.after("result", "the result")?;
        let Some((outcome, rule)) = text.split_once(" by ") else {
            return self.misspelt("an outcome \"by\" a rule", text);
        };
        let outcome = match outcome.parse() {
            Ok(Outcome::Ongoing) | Err(_) => return self.misspelt("the outcome of a match", outcome),
            Ok(outcome) => outcome,
        };
        if let Outcome::Win(winners) = &outcome
            && let Some(nobody) = winners.iter().find(|seat| seat.index() >= seats)
        {
            return self.fail(RecordFault::NobodyThere { seat: nobody.0 });
        }
        if !is_rule(rule) {
            return self.misspelt("the id of a rule", rule);
        }
        self.advance();
        Ok(MatchResult { outcome, rule: rule.to_owned() })
    }

    fn nothing_more(&self, expected: &'static str) -> Read<()> {
        match self.current {
            Some(line) => self.fail(RecordFault::Unexpected { expected, found: excerpt(line) }),
            None => Ok(()),
        }
    }
}

/// One word of notation: plain ASCII without blanks.
fn is_word(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_graphic())
}

fn is_turn(line: &str) -> bool {
    is_word(line) && !KEYWORDS.contains(&line)
}

/// Digits without a leading zero.
fn is_number(text: &str) -> bool {
    !text.is_empty()
        && text.bytes().all(|byte| byte.is_ascii_digit())
        && (text == "0" || !text.starts_with('0'))
}

/// A capital letter and a number, as `Q11`.
fn is_rule(text: &str) -> bool {
    let mut chars = text.chars();
    chars.next().is_some_and(|c| c.is_ascii_uppercase()) && is_number(chars.as_str())
}

/// A piece of a bad line that fits a message.
fn excerpt(text: &str) -> String {
    const LENGTH: usize = 40;
    match text.char_indices().nth(LENGTH) {
        Some((cut, _)) => format!("{}…", &text[..cut]),
        None => text.to_owned(),
    }
}
