//! The text interface: commands on standard input, one a line, answers on standard output, in the manner of the chess
//! world's UCI. It is how a record becomes a test and how the rules are measured.
//!
//! A line that is malformed or asks for something illegal is answered by `error` and why, and changes nothing.

use std::io::{self, BufRead, Write};
use std::str::FromStr;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use sobremesa_core::chance::{self, ChaCha8Rng};
use sobremesa_core::clear::ClearTheBoard;
use sobremesa_core::game::{self, Game, Outcome, Setup};
use sobremesa_core::knetkell::Knetkell;
use sobremesa_core::opponents::{Budget, Level, Opponents, Search};
use sobremesa_core::querni::Querni;
use sobremesa_core::qwirkle::Qwirkle;

fn main() -> io::Result<()> {
    let mut session = Session { game: None };
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        if line.last() == Some(&b'\n') {
            line.pop();
        }
        let answer = std::str::from_utf8(&line)
            .map_err(|_| "not UTF-8".to_owned())
            .and_then(|line| session.answer(line));
        match answer {
            Ok(Answer::Quit) => return Ok(()),
            Ok(Answer::Lines(lines)) => writeln!(output, "{lines}")?,
            Err(why) => writeln!(output, "error {why}")?,
        }
        output.flush()?;
    }
}

/// What a command is answered.
enum Answer {
    Lines(String),
    Quit,
}

/// The game that commands are about.
struct Session {
    game: Option<Box<dyn Play>>,
}

impl Session {
    fn answer(&mut self, line: &str) -> Result<Answer, String> {
        let (command, rest) = match line.split_once(' ') {
            Some((command, rest)) => (command, Some(rest)),
            None => (line, None),
        };
        match (command, rest) {
            ("quit", None) => Ok(Answer::Quit),
            ("game", Some(name)) => {
                self.game = Some(named(name)?);
                Ok(Answer::Lines("ok".to_owned()))
            }
            _ => {
                let game = self.game.as_mut().ok_or("no game is chosen")?;
                game.answer(command, rest).map(Answer::Lines)
            }
        }
    }
}

/// The games that can be played here.
fn named(name: &str) -> Result<Box<dyn Play>, String> {
    match name {
        Querni::NAME => Ok(Box::new(Playing::<Querni>::default())),
        ClearTheBoard::NAME => Ok(Box::new(Playing::<ClearTheBoard>::default())),
        Knetkell::NAME => Ok(Box::new(Playing::<Knetkell>::default())),
        Qwirkle::NAME => Ok(Box::new(Playing::<Qwirkle>::default())),
        _ => Err(format!("no game is called {name:?}")),
    }
}

/// A game with the position it has come to, whatever game it is.
trait Play {
    fn answer(&mut self, command: &str, rest: Option<&str>) -> Result<String, String>;
}

struct Playing<G: Game> {
    position: Option<G::Position>,
    /// Where chance comes from: the seed of the last deal, and the operating system where none was given.
    rng: Option<ChaCha8Rng>,
}

impl<G: Game> Default for Playing<G> {
    fn default() -> Self {
        Self { position: None, rng: None }
    }
}

impl<G: Opponents> Play for Playing<G> {
    fn answer(&mut self, command: &str, rest: Option<&str>) -> Result<String, String> {
        match (command, rest) {
            ("new", rest) => self.deal(rest),
            ("position", Some(rest)) => self.set(rest),
            ("show", None) => Ok(self.show(self.position()?)),
            ("legal", None) => self.legal(),
            ("perft", Some(depth)) => self.perft(depth),
            ("status", None) => self.status(),
            ("play", Some(turn)) => self.play(turn),
            ("go", rest) => self.go(rest),
            ("show" | "legal" | "status", Some(_)) => Err(format!("{command} stands alone")),
            ("position" | "perft" | "play", None) => Err(format!("{command} what?")),
            _ => Err(format!("no command is called {command:?}")),
        }
    }
}

impl<G: Game> Playing<G> {
    fn position(&self) -> Result<&G::Position, String> {
        self.position.as_ref().ok_or_else(|| "there is no position".to_owned())
    }

    fn show(&self, position: &G::Position) -> String {
        format!("position {position}")
    }

    fn deal(&mut self, rest: Option<&str>) -> Result<String, String> {
        let asked = Deal::read::<G>(rest)?;
        let mut rng = match asked.seed {
            Some(seed) => chance::seeded(seed),
            None => unforeseen()?,
        };
        let position = G::deal(&asked.setup, asked.players, &mut rng);
        let shown = self.show(&position);
        (self.position, self.rng) = (Some(position), Some(rng));
        Ok(shown)
    }

    fn set(&mut self, rest: &str) -> Result<String, String> {
        let (notation, turns) = match rest.split_once(" turns ") {
            Some((notation, turns)) => (notation, turns.split(' ').collect()),
            None => (rest, Vec::new()),
        };
        let mut position = read::<G::Position>(notation)?;
        for text in turns {
            let turn = read(text).map_err(|why| format!("{text} {why}"))?;
            position = next::<G>(&position, &turn, text)?;
        }
        self.position = Some(position);
        Ok("ok".to_owned())
    }

    fn legal(&self) -> Result<String, String> {
        let choices = G::legal_choices(self.position()?);
        let lines = choices.iter().map(|choice| format!("{choice}\n"));
        Ok(format!("{}end {}", lines.collect::<String>(), choices.len()))
    }

    fn perft(&self, depth: &str) -> Result<String, String> {
        let depth = whole(depth).and_then(|depth| u32::try_from(depth).ok());
        let depth = depth.ok_or("perft takes a number of turns")?;
        let nodes = G::perft(self.position()?, depth).ok_or("perft is not for this game")?;
        Ok(format!("nodes {nodes}"))
    }

    fn status(&self) -> Result<String, String> {
        Ok(game::status::<G>(self.position()?))
    }

    /// A choice has its chance added, a whole turn is played as it stands.
    fn play(&mut self, text: &str) -> Result<String, String> {
        let position = self.position()?;
        let mut rng = self.rng.clone();
        let turn: G::Turn = match text.parse::<G::Choice>() {
            Ok(choice) => {
                let mut source = rng.map_or_else(unforeseen, Ok)?;
                let chance = G::chance(position, &choice, &mut source);
                rng = Some(source);
                G::turn(choice, chance)
            }
            Err(_) => read(text).map_err(|why| format!("{text} {why}"))?,
        };
        let position = next::<G>(position, &turn, text)?;
        (self.position, self.rng) = (Some(position), rng);
        Ok(format!("played {turn}"))
    }
}

impl<G: Opponents> Playing<G> {
    /// What the computer would play. Nothing changes by it, the chance to come included.
    fn go(&self, rest: Option<&str>) -> Result<String, String> {
        let asked = Go::read(rest)?;
        let position = self.position()?;
        if let Some(rule) = G::ended_by(position) {
            return Err(format!("the game is over ({rule})"));
        }
        // Its own generator: that of the draws and rolls to come would let it foresee them.
        let mut source = self.rng.clone().map_or_else(unforeseen, Ok)?;
        let mut rng = chance::seeded(u64::from(chance::below(u32::MAX, &mut source)));
        let view = G::view(position, Some(G::to_move(position)));
        let stop = AtomicBool::new(false);
        let mut search = Search::new(asked.budget(G::budget(asked.level)), &stop);
        let choice = G::choose(&view, asked.level, &mut rng, &mut search).ok_or("no turn was found")?;
        Ok(format!("bestmove {choice}"))
    }
}

/// What `go` was asked for.
struct Go {
    level: Level,
    nodes: Option<u64>,
    movetime: Option<Duration>,
}

impl Go {
    fn read(rest: Option<&str>) -> Result<Self, String> {
        let mut go = Self { level: Level::STRONGEST, nodes: None, movetime: None };
        each_value(rest, |key, value| {
            let number = whole(value).ok_or_else(|| format!("{value:?} is no number"))?;
            match key {
                "nodes" => go.nodes = Some(number),
                "movetime" => go.movetime = Some(Duration::from_millis(number)),
                "level" => {
                    let level = u8::try_from(number).ok().and_then(Level::new);
                    go.level = level.ok_or_else(|| format!("there is no level {value}"))?;
                }
                _ => return Err(format!("nothing is called {key:?}")),
            }
            Ok(())
        })?;
        Ok(go)
    }

    /// What the search may use: what was asked for and nothing else, or the level's own budget.
    fn budget(&self, own: Budget) -> Budget {
        match (self.nodes, self.movetime) {
            (None, None) => own,
            (nodes, time) => Budget { nodes: nodes.unwrap_or(u64::MAX), time },
        }
    }
}

/// A generator for chance that nobody asked to foresee.
fn unforeseen() -> Result<ChaCha8Rng, String> {
    chance::unforeseen().map_err(|error| error.to_string())
}

/// Reads names and their values, one after another, each name once at most.
fn each_value<'a>(
    rest: Option<&'a str>,
    mut take: impl FnMut(&'a str, &'a str) -> Result<(), String>,
) -> Result<(), String> {
    let mut seen = Vec::new();
    let mut words = rest.into_iter().flat_map(|rest| rest.split(' '));
    while let Some(key) = words.next() {
        let value = words.next().ok_or_else(|| format!("{key:?} has no value"))?;
        if seen.contains(&key) {
            return Err(format!("{key} is given twice"));
        }
        seen.push(key);
        take(key, value)?;
    }
    Ok(())
}

/// What `new` was asked for.
struct Deal {
    seed: Option<u64>,
    players: usize,
    setup: Setup,
}

impl Deal {
    fn read<G: Game>(rest: Option<&str>) -> Result<Self, String> {
        let players = 2.clamp(*G::SEATS.start(), *G::SEATS.end());
        let mut deal = Self { seed: None, players, setup: Setup::default() };
        each_value(rest, |key, value| deal.set::<G>(key, value))?;
        Ok(deal)
    }

    fn set<G: Game>(&mut self, key: &str, value: &str) -> Result<(), String> {
        if key == "seed" {
            self.seed = Some(whole(value).ok_or_else(|| format!("{value:?} is no seed"))?);
        } else if key == "players" {
            let players = whole(value).and_then(|players| usize::try_from(players).ok());
            let players = players.filter(|players| G::SEATS.contains(players));
            self.players = players.ok_or_else(|| format!("{} is not played by {value:?}", G::NAME))?;
        } else if key == "rules" || key == "deal" {
            if !G::takes(key, value) {
                return Err(format!("{} has no {key} called {value:?}", G::NAME));
            }
            self.setup.options.push((key.to_owned(), value.to_owned()));
        } else {
            return Err(format!("nothing is called {key:?}"));
        }
        Ok(())
    }
}

/// A whole number without leading zeros or a sign.
fn whole(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if digits && (text == "0" || !text.starts_with('0')) { text.parse().ok() } else { None }
}

fn read<T: FromStr<Err: std::error::Error>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: T::Err| error.to_string())
}

/// Plays a turn; an error begins with the turn word for word.
fn next<G: Game>(position: &G::Position, turn: &G::Turn, text: &str) -> Result<G::Position, String> {
    let position = G::play(position, turn).map_err(|error| format!("{text} {error}"))?;
    debug_assert!(G::outcome(&position) != Outcome::Ongoing || !G::legal_choices(&position).is_empty());
    Ok(position)
}
