//! Who can play: random and greedy players, the computer's levels, and other programs.

use std::io::{BufRead, BufReader, Write};
use std::marker::PhantomData;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::str::FromStr;
use std::sync::atomic::AtomicBool;

use sobremesa_core::chance::{ChaCha8Rng, below};
use sobremesa_core::game::Game;
use sobremesa_core::opponents::{Budget, Level, Opponents, Search};

use crate::games::Contested;

/// Somebody who plays a game.
pub trait Player<G: Game> {
    /// A choice in a position that is not over, and how many nodes it took.
    ///
    /// # Errors
    /// There is no answer, or none that can be read.
    fn choose(&mut self, position: &G::Position, rng: &mut ChaCha8Rng) -> Result<(G::Choice, u64), String>;
}

/// A player as named on the command line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// Any legal turn, each as likely as another.
    Random,
    /// What takes most at once.
    Greedy,
    /// The computer, with its own budget or so many nodes.
    Level(Level, Option<u64>),
    /// A program, and what it is asked.
    Engine { command: String, go: String },
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (mut name, mut nodes, mut level) = (text, None, None);
        while let Some((before, option)) = name.rsplit_once(',') {
            let number = |value: &str| value.parse::<u64>().map_err(|_| format!("{option:?} is no number"));
            match option.split_once('=') {
                Some(("nodes", value)) => nodes = Some(number(value)?),
                Some(("level", value)) => level = Some(number(value)?),
                _ => break,
            }
            name = before;
        }
        match name.split_once(':') {
            None if name == "random" => Ok(Self::Random),
            None if name == "greedy" => Ok(Self::Greedy),
            Some(("level", number)) => {
                let level = number.parse().ok().and_then(Level::new);
                Ok(Self::Level(level.ok_or_else(|| format!("there is no level {number:?}"))?, nodes))
            }
            Some(("engine", command)) => {
                let word = |name, value: Option<u64>| value.map_or(String::new(), |n| format!(" {name} {n}"));
                let go = format!("go{}{}", word("nodes", nodes), word("level", level));
                Ok(Self::Engine { command: command.to_owned(), go })
            }
            _ => Err(format!("no player is called {text:?}")),
        }
    }
}

impl Kind {
    /// The player, ready to play a game.
    ///
    /// # Errors
    /// The program can't be started or does not know the game.
    pub fn enter<G: Contested>(self) -> Result<Box<dyn Player<G>>, String> {
        Ok(match self {
            Self::Random => Box::new(Random),
            Self::Greedy => Box::new(Greedy),
            Self::Level(level, nodes) => Box::new(Computer::<G>::new(level, nodes)),
            Self::Engine { command, go } => Box::new(Engine::start::<G>(&command, go)?),
        })
    }
}

struct Random;

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, position: &G::Position, rng: &mut ChaCha8Rng) -> Result<(G::Choice, u64), String> {
        let mut choices = G::legal_choices(position);
        let count = choices.len() as u32;
        if count == 0 {
            return Err(format!("nothing can be played in {position}"));
        }
        Ok((choices.swap_remove(below(count, rng) as usize), 0))
    }
}

struct Greedy;

impl<G: Contested> Player<G> for Greedy {
    fn choose(&mut self, position: &G::Position, rng: &mut ChaCha8Rng) -> Result<(G::Choice, u64), String> {
        let choice =
            G::greedy(position, rng).ok_or_else(|| format!("nothing can be played in {position}"))?;
        Ok((choice, 0))
    }
}

/// The computer at a level.
struct Computer<G> {
    level: Level,
    budget: Budget,
    game: PhantomData<G>,
}

impl<G: Opponents> Computer<G> {
    /// With a number of nodes, or the level's own budget.
    pub fn new(level: Level, nodes: Option<u64>) -> Self {
        let budget = nodes.map_or_else(|| G::budget(level), Budget::nodes);
        Self { level, budget, game: PhantomData }
    }
}

impl<G: Opponents> Player<G> for Computer<G> {
    fn choose(&mut self, position: &G::Position, rng: &mut ChaCha8Rng) -> Result<(G::Choice, u64), String> {
        let stop = AtomicBool::new(false);
        let mut search = Search::new(self.budget, &stop);
        let view = G::view(position, Some(G::to_move(position)));
        let choice = G::choose(&view, self.level, rng, &mut search);
        Ok((choice.ok_or_else(|| format!("nothing was chosen in {position}"))?, search.visited()))
    }
}

/// A program that speaks the text interface. It sees the whole position.
struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    go: String,
}

impl Engine {
    fn start<G: Game>(command: &str, go: String) -> Result<Self, String> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("no program is named")?;
        let mut command = Command::new(program);
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|why| format!("{program}: {why}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("{program} can't be spoken to"));
        };
        let mut engine = Self { child, input, output: BufReader::new(output), go };
        engine.ask(&format!("game {}", G::NAME))?;
        Ok(engine)
    }

    /// Says a line and hears the answer.
    fn ask(&mut self, line: &str) -> Result<String, String> {
        let mut answer = String::new();
        let said = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        said.and_then(|()| self.output.read_line(&mut answer)).map_err(|why| format!("{line}: {why}"))?;
        match answer.trim_end() {
            "" => Err(format!("the program has ended; the last it heard was {line}")),
            error if error.starts_with("error ") => Err(format!("{line}: {error}")),
            answer => Ok(answer.to_owned()),
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // One that has ended already needs no end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl<G: Game> Player<G> for Engine {
    fn choose(&mut self, position: &G::Position, _: &mut ChaCha8Rng) -> Result<(G::Choice, u64), String> {
        self.ask(&format!("position {position}"))?;
        let answer = self.ask(&self.go.clone())?;
        let turn = answer.strip_prefix("bestmove ").ok_or_else(|| format!("no turn: {answer}"))?;
        let choice = turn.parse::<G::Choice>().map_err(|why| format!("{turn}: {why}"))?;
        Ok((choice, 0))
    }
}
