//! Makes a game's puzzles, `core/puzzles/GAME.txt`, from games that its computers play among themselves.
//!
//! `puzzles GAME [--seed N]`: all chance is that of the seed, and searches are bounded by nodes alone, so the same seed
//! makes the same file on every machine. What makes a position a puzzle each game says in `games.rs`. A puzzle is kept
//! if the strongest level plays the answer too, with ten times its nodes. No two come from one game.

mod games;

use std::env::args;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use sobremesa_core::chance::{ChaCha8Rng, below, seeded, shuffle};
use sobremesa_core::game::{Game, Outcome, Seat};
use sobremesa_core::knetkell::Knetkell;
use sobremesa_core::opponents::{Budget, Level, Search};
use sobremesa_core::querni::Querni;
use sobremesa_core::qwirkle::Qwirkle;

use games::{Found, Puzzled};

/// By how much the check has more nodes than a turn in a match.
const TIMES: u64 = 10;

/// A search with a part of these nodes comes before, and saves most that would fail.
const SHORT: u64 = 100;

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
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (game, seed) = match words[..] {
        [game] => (game, 1),
        [game, "--seed", seed] => (game, seed.parse().map_err(|_| format!("{seed:?} is no seed"))?),
        _ => return Err("puzzles GAME [--seed N]".into()),
    };
    match game {
        Querni::NAME => make::<Querni>(seed),
        Qwirkle::NAME => make::<Qwirkle>(seed),
        Knetkell::NAME => make::<Knetkell>(seed),
        _ => Err(format!("no game is called {game:?}")),
    }
}

/// What was done to find the puzzles.
#[derive(Debug, Default)]
struct Tally {
    games: u64,
    positions: u64,
    /// Positions that are puzzles.
    found: u64,
    /// Puzzles put to the short search, and to the long one.
    asked: [u64; 2],
}

/// Writes the file of a game.
fn make<G: Puzzled>(seed: u32) -> Result<(), String> {
    let (mut kept, mut tally) = (Vec::<Found<G>>::new(), Tally::default());
    let mut missing = G::OF_EACH_KIND.to_vec();
    while missing.iter().any(|&count| count > 0) {
        let mut rng = seeded((u64::from(seed) << 32) + tally.games);
        let mut found = play::<G>(&mut rng, &mut tally);
        found.retain(|(_, puzzle)| missing[puzzle.kind] > 0);
        shuffle(&mut found, &mut rng);
        let agreed = found.into_iter().find(|(position, puzzle)| {
            let mut plays_it = |nodes| {
                let choice = chosen::<G>(position, Level::STRONGEST, nodes, &mut rng);
                choice.is_some_and(|choice| G::same(position, &choice, &puzzle.answer))
            };
            tally.asked[0] += 1;
            plays_it(nodes::<G>() / SHORT) && {
                tally.asked[1] += 1;
                plays_it(nodes::<G>())
            }
        });
        if let Some((_, puzzle)) = agreed {
            missing[puzzle.kind] -= 1;
            kept.push(puzzle);
            eprintln!("{tally:?}, missing of each kind: {missing:?}");
        }
    }
    kept.sort_by_key(|found| found.hardness);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles").join(format!("{}.txt", G::NAME));
    fs::write(&path, file(seed, &kept, &tally)).map_err(|why| format!("{}: {why}", path.display()))
}

/// The text of a file of puzzles.
fn file<G: Puzzled>(seed: u32, kept: &[Found<G>], tally: &Tally) -> String {
    let (name, nodes) = (G::NAME, nodes::<G>());
    let Tally { games, positions, found, asked: [short, long] } = tally;
    let mut text = format!(
        "# Made by: cargo run --release -p sobremesa-core --example puzzles -- {name} --seed {seed}\n{}\
         # Of {positions} positions of {games} games {found} are such; no two of one game are here. Level 4 was asked, in \
         the position as\n# it was played, about {short} of them with {} nodes; about those where it chose the answer, \
         {long}, with {nodes}\n# nodes, ten times those of its turns; where it still did, {}, are here.\n",
        G::ABOUT,
        nodes / SHORT,
        kept.len(),
    );
    for Found { shown, answer, .. } in kept {
        // Nothing can fail to be written into a text.
        let _ = writeln!(text, "{shown} {answer}");
    }
    text
}

/// Nodes of the check.
fn nodes<G: Puzzled>() -> u64 {
    TIMES * G::budget(Level::STRONGEST).nodes
}

fn chosen<G: Puzzled>(
    position: &G::Position,
    level: Level,
    nodes: u64,
    rng: &mut ChaCha8Rng,
) -> Option<G::Choice> {
    let never = AtomicBool::new(false);
    let mut search = Search::new(Budget::nodes(nodes), &never);
    G::choose(&G::view(position, Some(G::to_move(position))), level, rng, &mut search)
}

/// Plays a game between two computers of any level. Gives its positions that are puzzles.
fn play<G: Puzzled>(rng: &mut ChaCha8Rng, tally: &mut Tally) -> Vec<(G::Position, Found<G>)> {
    let levels = [(); 2].map(|()| Level::ALL[below(Level::ALL.len() as u32, rng) as usize]);
    let mut position = G::start(tally.games, rng);
    let mut found = Vec::new();
    tally.games += 1;
    while G::outcome(&position) == Outcome::Ongoing {
        let seat = G::to_move(&position);
        if seat == Seat(0) {
            tally.positions += 1;
            found.extend(G::puzzle(&position).map(|puzzle| (position.clone(), puzzle)));
        }
        // While a game goes on there is a turn, and the computers' turns are legal.
        let Some(choice) = chosen::<G>(&position, levels[seat.index()], G::NODES, rng) else { break };
        let chance = G::chance(&position, &choice, rng);
        let Ok(next) = G::play(&position, &G::turn(choice, chance)) else { break };
        position = next;
    }
    tally.found += found.len() as u64;
    found
}
