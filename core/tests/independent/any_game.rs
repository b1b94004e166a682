//! What is asked alike of every game: how much, commands nobody knows, misspelt lines, deals and recorded games.

use super::chance::{Chance, Marks, any, misspelt, once_in};
use super::table::{Game, Table};
use rand::SeedableRng;
use std::collections::BTreeSet;
use std::path::Path;

/// How many matches to play: what `SOBREMESA_MATCHES` says, or so many.
pub fn matches(by_default: u32) -> u32 {
    match std::env::var("SOBREMESA_MATCHES") {
        Ok(digits) => digits.parse().expect("SOBREMESA_MATCHES is a number"),
        Err(_) => by_default,
    }
}

/// Lines that are no commands, or say too little or too much, whatever the game.
const UNKNOWN: &[&str] = &[
    "",
    " ",
    "help",
    "uci",
    "Show",
    "SHOW",
    "show ",
    " show",
    "show 1",
    "show\r",
    "\r",
    "legal ",
    "legal all",
    "status 0",
    "game",
    "game ",
    "game Querni",
    "game QWIRKLE",
    "game chess",
    "game knetkell ",
    "perft",
    "perft ",
    "perft x",
    "perft -1",
    "perft +1",
    "perft 01",
    "perft 1 1",
    "perft 1.0",
    "perft 99999999999999999999",
    "go ",
    "go 4",
    "go level",
    "go level 0",
    "go level 5",
    "go level 04",
    "go level x",
    "go level 1 level 1",
    "go nodes",
    "go nodes -1",
    "go nodes 1 level",
    "go movetime 1s",
    "go depth 4",
    "go  level 1",
    "play",
    "play ",
    "position",
    "position ",
    "position startpos",
    "new seed",
    "new seed x",
    "new seed -1",
    "new seed 01",
    "new seed +1",
    "new seed 18446744073709551616",
    "new players",
    "new players 0",
    "new players 1",
    "new players 5",
    "new players 02",
    "new players +2",
    "new players x",
    "new seed 1 players",
    "new seed 1 2",
    "new 1",
    "new ",
    "new  seed 1",
    "new colour blue",
    "new seed 1 seed 2",
    "new players 2 players 2",
    "newseed 1",
    "# show",
    "show # all",
];

/// Says each of them, and those of one game, without a position and with one.
pub fn refuses_unknown_commands<G: Game>(of_this_game: &[&str]) {
    let mut table = Table::<G>::open();
    let unknown = || UNKNOWN.iter().chain(of_this_game);
    for line in unknown() {
        table.begin("without a position");
        table.say(line);
    }
    for line in ["show", "legal", "status", "perft 0", "perft 1", "go", "play skip", "play a1-a2", "play a1"]
    {
        table.begin("nothing to tell of yet");
        table.say(line);
    }
    for line in unknown() {
        table.begin("with a position");
        table.say("new seed 1");
        table.say(line);
        table.say("legal");
    }
    table.begin("bytes that are no text");
    table.say("new seed 1");
    table.say_bytes(&[0xff]);
    table.say_bytes(&[b's', b'h', b'o', b'w', 0xc3]);
    table.say_bytes(&[0]);
    table.say_bytes(&[b'x'; 100_000]);
    table.say("show");
    println!("{}", table.tally);
    table.leave();
}

/// Says good lines with slips of the pen; `deal` is the line that deals the nth position, `good_lines` tells lines that
/// are good while it lies there.
pub fn refuses_misspelt_lines<G: Game>(
    times: u32,
    marks: &Marks,
    deal: impl Fn(u32) -> String,
    good_lines: impl Fn(&G, &mut Chance) -> Vec<String>,
) {
    let mut table = Table::<G>::open();
    let mut lines = 0;
    for nth in 0..times {
        let mut chance = Chance::seed_from_u64(2_000_000 + u64::from(nth));
        table.begin(&format!("misspelt {nth}"));
        table.say(&deal(nth));
        let dealt = table.position().unwrap().clone();
        let good = good_lines(&dealt, &mut chance);
        for _ in 0..20 {
            let line = misspelt(&any(&mut chance, &good).clone(), marks, &mut chance);
            // A deep count takes for ever.
            let depth = line.strip_prefix("perft ").and_then(|digits| digits.parse::<u128>().ok());
            if depth.is_some_and(|depth| depth > 1) {
                continue;
            }
            table.say(&line);
            lines += 1;
            if once_in(&mut chance, 4) {
                table.say("show");
                table.say("status");
            }
            if table.position().is_none() {
                table.say(&format!("position {dealt}"));
            }
        }
    }
    println!("{}; {lines} misspelt lines", table.tally);
    table.leave();
}

/// Says lists of turns that are good, bad or no lists, each after a deal.
pub fn takes_or_refuses_lists<G: Game>(lines: &[String]) {
    let mut table = Table::<G>::open();
    for line in lines {
        table.begin("a list of turns");
        table.say("new seed 1");
        table.say(line);
        table.say("show");
        table.say("status");
    }
    table.leave();
}

/// Deals 50 seeds twice each, `with` these words; how many deals differ.
pub fn different_deals<G: Game>(with: &str, a_turn: &str) -> usize {
    let mut table = Table::<G>::open();
    let mut deals = BTreeSet::new();
    for seed in 0..50 {
        table.begin("deals");
        table.say(&format!("new seed {seed}{with}"));
        let dealt = table.position().unwrap().to_string();
        table.say("new");
        table.play(a_turn);
        table.say(&format!("new{with} seed {seed}"));
        assert_eq!(dealt, table.position().unwrap().to_string());
        deals.insert(dealt);
    }
    table.leave();
    deals.len()
}

/// One recorded game.
pub struct Record {
    pub name: String,
    /// The last word of the comment: the rule by which the game ended, where that is told.
    pub by: String,
    pub position: String,
    pub turns: Vec<String>,
    pub end: String,
    pub status: String,
}

impl Record {
    fn read(name: &str, text: &str) -> Record {
        let mut record = Record {
            name: name.to_string(),
            by: String::new(),
            position: String::new(),
            turns: Vec::new(),
            end: String::new(),
            status: String::new(),
        };
        for line in text.lines() {
            match line.split_once(' ') {
                Some(("#", comment)) => record.by = comment.rsplit(' ').next().unwrap().to_string(),
                Some(("game", _)) => {}
                Some(("position", position)) => record.position = position.to_string(),
                Some(("end", end)) => record.end = end.to_string(),
                Some(("seat", _)) => record.status = line.to_string(),
                Some(_) => panic!("{name}: {line}"),
                None => record.turns.push(line.to_string()),
            }
        }
        record
    }
}

/// The games of this kind among the records, in the form of single games.
pub fn records<G: Game>() -> Vec<Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let game = format!("\ngame {}\n", G::NAME);
    let mut records = Vec::new();
    for entry in std::fs::read_dir(&folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display())) {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        if path.extension().is_some_and(|ending| ending == "txt") && text.contains(&game) {
            records.push(Record::read(&path.file_name().unwrap().to_string_lossy(), &text));
        }
    }
    records
}

/// Plays every recorded game by the second reading and by the text interface; returns them with their ends.
pub fn replays_the_records<G: Game>() -> Vec<(Record, G)> {
    let mut table = Table::<G>::open();
    let mut ends = Vec::new();
    for record in records::<G>() {
        let mut position = G::parse(&record.position).unwrap();
        for word in &record.turns {
            let turn = G::parse_turn(word).unwrap();
            let listed = position.legal_turns().iter().any(|legal| G::essence(legal) == G::essence(&turn));
            assert!(listed, "{}: {turn} is not among the legal turns", record.name);
            position = position.play(&turn).unwrap_or_else(|why| panic!("{} {turn}: {why}", record.name));
        }
        assert!(position == G::parse(&record.end).unwrap(), "{}", record.name);
        assert_eq!(position.status(), record.status, "{}", record.name);
        table.begin(&record.name);
        table.say(&format!("position {} turns {}", record.position, record.turns.join(" ")));
        table.say("show");
        table.say("status");
        assert!(table.position() == Some(&position), "{}", record.name);
        ends.push((record, position));
    }
    table.leave();
    ends
}
