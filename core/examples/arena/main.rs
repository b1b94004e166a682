//! The arena: two players play many matches of one game against each other, seats swapped after each match, and what
//! came of it is counted.
//!
//! `arena GAME FIRST SECOND [matches=N] [seed=S] [turns=N] [file=PATH] [OPTION=VALUE …]`
//!
//! - A player is `random`, `greedy`, `level:N`, or `engine:COMMAND`, a program that speaks the text interface. `level` and
//!   `engine` take `,nodes=N` behind them, and `engine` takes `,level=N`: `level:4,nodes=20000`.
//! - Two matches in a row are dealt from the same seed, `seed` and upwards from it. A match of more turns than `turns`
//!   (600) is broken off as a draw.
//! - Each match is written to `file` as it ends; when the same contest is begun again it goes on from there.
//! - Options are those of the game's setup: `rules=web`, `games=1`.

mod contest;
mod games;
mod log;
mod players;
mod tally;

use std::env::args;
use std::path::PathBuf;
use std::process::ExitCode;

use sobremesa_core::game::{Game, Setup};
use sobremesa_core::knetkell::Knetkell;
use sobremesa_core::querni::Querni;
use sobremesa_core::qwirkle::Qwirkle;

use contest::Contest;
use games::Contested;
use log::Log;
use players::Kind;
use tally::Tally;

fn main() -> ExitCode {
    let words: Vec<String> = args().skip(1).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[String]) -> Result<(), String> {
    let [game, first, second, options @ ..] = words else {
        return Err(
            "arena GAME FIRST SECOND [matches=N] [seed=S] [turns=N] [file=PATH] [OPTION=VALUE …]".into()
        );
    };
    match game.as_str() {
        Querni::NAME => play::<Querni>([first, second], options),
        Knetkell::NAME => play::<Knetkell>([first, second], options),
        Qwirkle::NAME => play::<Qwirkle>([first, second], options),
        _ => Err(format!("no game is called {game:?}")),
    }
}

/// What was asked for besides the players.
struct Asked {
    matches: u64,
    seed: u64,
    turns: u32,
    file: Option<PathBuf>,
    setup: Setup,
}

impl Asked {
    fn read<G: Game>(words: &[String]) -> Result<Self, String> {
        let mut asked = Self { matches: 400, seed: 1, turns: 600, file: None, setup: Setup::default() };
        for word in words {
            let (key, value) = word.split_once('=').ok_or_else(|| format!("{word:?} has no value"))?;
            let wrong = || format!("{word:?} is no number");
            match key {
                "matches" => asked.matches = value.parse().map_err(|_| wrong())?,
                "seed" => asked.seed = value.parse().map_err(|_| wrong())?,
                "turns" => asked.turns = value.parse().map_err(|_| wrong())?,
                "file" => asked.file = Some(value.into()),
                _ if G::takes(key, value) => asked.setup.options.push((key.to_owned(), value.to_owned())),
                _ => return Err(format!("{} has no {word}", G::NAME)),
            }
        }
        Ok(asked)
    }

    /// What has to be the same for a contest to go on where it stopped.
    fn title<G: Game>(&self, players: [&str; 2]) -> String {
        let [first, second] = players;
        let options: String =
            self.setup.options.iter().map(|(key, value)| format!(" {key}={value}")).collect();
        format!("{} {first} {second} seed={} turns={}{options}", G::NAME, self.seed, self.turns)
    }
}

fn play<G: Contested>(players: [&str; 2], options: &[String]) -> Result<(), String> {
    let asked = Asked::read::<G>(options)?;
    let title = asked.title::<G>(players);
    let [first, second] = players.map(|player| player.parse::<Kind>().and_then(|kind| kind.enter::<G>()));
    let mut contest = Contest::<G> { players: [first?, second?], setup: asked.setup, turns: asked.turns };
    let mut tally = Tally::default();
    let mut log = Log::open(asked.file.as_deref(), &title, |ended| tally.add(ended))?;
    println!("{title}");
    for number in log.ended..asked.matches {
        let ended = contest.play(number, asked.seed + number / 2)?;
        log.write(&ended)?;
        tally.add(&ended);
        println!("{ended}");
    }
    println!("{tally}");
    Ok(())
}
