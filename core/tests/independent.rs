//! The text interface against a second reading of the rules, which shares no code with the core.
//!
//! `SOBREMESA_MATCHES` says how many matches to play instead of the few by default, and with them how many positions
//! to build and lines to misspell.
#![allow(clippy::unwrap_used, missing_docs)]

mod independent {
    pub mod engine;
    pub mod querni;
}

use independent::querni::chance::{
    Chance, Player, another_way, any, any_position, attempt, misspelt, once_in,
};
use independent::querni::interface::Table;
use independent::querni::{Colour, FILES, PIECES, Piece, Position, RANKS, Rules, Turn};
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;
use std::path::Path;

const MATCHES: u32 = 30;

fn matches() -> u32 {
    match std::env::var("SOBREMESA_MATCHES") {
        Ok(digits) => digits.parse().expect("SOBREMESA_MATCHES is a number"),
        Err(_) => MATCHES,
    }
}

fn rules_of(nth: u32) -> &'static str {
    if nth.is_multiple_of(2) { "app" } else { "web" }
}

#[test]
fn matches_go_the_same_way_turn_by_turn_and_reach_every_end() {
    let mut table = Table::open();
    let mut ends: BTreeMap<String, u32> = BTreeMap::new();
    for nth in 0..matches() {
        let mut chance = Chance::seed_from_u64(u64::from(nth));
        let players = [Player::any(&mut chance), Player::any(&mut chance)];
        let rules = rules_of(nth);
        table.begin(&format!("match {nth} under {rules} rules, {players:?}"));
        table.say(&format!("new seed {} rules {rules}", chance.random::<u32>()));
        table.say("show");
        if once_in(&mut chance, 10) {
            table.say("perft 2");
        }
        let by = play_to_the_end(&mut table, players, &mut chance);
        *ends.entry(format!("{by} {rules}")).or_default() += 1;
    }
    println!("{}\nends: {ends:?}", table.tally);
    table.leave();
    if matches() >= MATCHES {
        for end in ["Q11 app", "Q11 web", "A2 app", "A3 app", "W2 web", "W3 web"] {
            assert!(ends.contains_key(end), "no match ended by {end}, only {ends:?}");
        }
    }
}

/// Everything is asked at every turn; returns the rule by which the match ended.
fn play_to_the_end(table: &mut Table, players: [Player; 2], chance: &mut Chance) -> &'static str {
    let mut turns = Vec::new();
    let start = table.position().unwrap().to_string();
    // Two shy players under the web rules would never come to an end.
    for _ in 0..400 {
        table.say("legal");
        table.say("status");
        let turns_before = turns.len();
        for _ in 0..chance.random_range(0..3) {
            let line = format!("play {}", attempt(table.position().unwrap(), chance));
            if play_by_chance(table, &line) {
                turns.push(line["play ".len()..].to_string());
            }
        }
        let position = table.position().unwrap().clone();
        if position.is_over() {
            break;
        }
        if turns.len() == turns_before {
            let turn = players[position.side.seat()].choose(&position, chance);
            let turn = if once_in(chance, 3) { another_way(&position, &turn, chance) } else { turn };
            table.say(&format!("play {turn}"));
            turns.push(turn.to_string());
        }
        table.say("show");
    }
    table.say("legal");
    table.say("status");
    table.say("perft 1");
    for _ in 0..3 {
        let attempted = attempt(table.position().unwrap(), chance);
        table.say(&format!("play {attempted}"));
    }
    table.say(&format!("position {start} turns {}", turns.join(" ")));
    table.say("show");
    if table.position().unwrap().is_over() {
        table.say(&format!("position {start} turns {} skip", turns.join(" ")));
    }
    table.position().unwrap().outcome().1
}

/// Says a line that may be good or bad; whether it was played.
fn play_by_chance(table: &mut Table, line: &str) -> bool {
    let before = table.position().cloned();
    table.say(line);
    table.position().cloned() != before
}

#[test]
fn positions_nobody_would_reach_are_taken_or_refused_alike_and_played_alike() {
    let mut table = Table::open();
    let (mut taken, mut over, mut forced_skips) = (0, 0, 0);
    let positions = 40 * matches();
    for nth in 0..positions {
        let mut chance = Chance::seed_from_u64(1_000_000 + u64::from(nth));
        table.begin(&format!("position {nth}"));
        let text = any_position(&mut chance);
        table.say(&format!("position {text}"));
        table.say("show");
        table.say("status");
        table.say("legal");
        let Some(position) = table.position().cloned() else { continue };
        taken += 1;
        let legal = position.legal_turns();
        over += u32::from(position.is_over());
        forced_skips += u32::from(text.contains(" web ") && legal.iter().any(Turn::is_skip));
        table.say("perft 0");
        table.say("perft 1");
        if legal.len() < 40 {
            table.say("perft 2");
        }
        if legal.len() < 12 {
            table.say("perft 3");
        }
        let players = [Player::any(&mut chance), Player::any(&mut chance)];
        for _ in 0..3 {
            for _ in 0..6 {
                let attempted = attempt(table.position().unwrap(), &mut chance);
                table.say(&format!("play {attempted}"));
            }
            let position = table.position().unwrap().clone();
            if !position.is_over() {
                let turn = players[position.side.seat()].choose(&position, &mut chance);
                table.say(&format!("play {}", another_way(&position, &turn, &mut chance)));
                table.say("show");
                table.say("status");
                table.say("legal");
            }
        }
    }
    println!("{}", table.tally);
    println!("{positions} positions, {taken} taken, {over} of them over, {forced_skips} with a forced skip");
    table.leave();
    assert!(taken > positions / 4 && taken < positions && over > 0 && forced_skips > 0);
}

#[test]
fn chains_of_every_length_are_listed_and_counted_alike() {
    let mut table = Table::open();
    for colour in [Colour::Blue, Colour::Red] {
        for low in 1..=PIECES - 2 {
            for high in low + 2..=PIECES {
                table.begin(&format!("a chain of {colour:?} from {low} to {high}"));
                table.say(&format!("position {}", chain_along_the_edge(colour, low, high)));
                table.say("legal");
                table.say("perft 1");
                table.say(&format!("play *{low}..{high}"));
                table.say("status");
            }
        }
    }
    table.leave();
}

/// One chain up the first file and down the next, and three pieces of the other player far from it.
fn chain_along_the_edge(side: Colour, low: u32, high: u32) -> Position {
    let mut position =
        Position { board: [[None; FILES]; RANKS], side, rules: Rules::App, idle: 0, spent: None };
    let up = (0..RANKS).map(|rank| (0, rank));
    let down = (0..RANKS).rev().map(|rank| (1, rank));
    for (number, square) in (low..=high).zip(up.chain(down)) {
        position.put(square, Some(Piece { colour: side, number }));
    }
    for number in 1..=3 {
        position.put((6, number as usize), Some(Piece { colour: side.other(), number }));
    }
    position
}

#[test]
fn misspelt_lines_are_refused_alike_with_one_line_and_change_nothing() {
    let mut table = Table::open();
    let mut lines = 0;
    for nth in 0..20 * matches() {
        let mut chance = Chance::seed_from_u64(2_000_000 + u64::from(nth));
        table.begin(&format!("misspelt {nth}"));
        table.say(&format!("new seed {nth} rules {}", rules_of(nth)));
        let dealt = table.position().unwrap().clone();
        let good = good_lines(&dealt, &mut chance);
        for _ in 0..20 {
            let line = misspelt(&any(&mut chance, &good).clone(), &mut chance);
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

fn good_lines(dealt: &Position, chance: &mut Chance) -> Vec<String> {
    let mut turns = Vec::new();
    let mut position = dealt.clone();
    for _ in 0..3 {
        if position.is_over() {
            break;
        }
        let turn = Player::Aimless.choose(&position, chance);
        position = position.play(&turn).unwrap();
        turns.push(turn.to_string());
    }
    let mut good: Vec<String> =
        ["game querni", "show", "legal", "status", "perft 1"].map(str::to_string).to_vec();
    good.push("new seed 7 rules web players 2".to_string());
    good.push("new rules app".to_string());
    good.push(format!("play {}", turns[0]));
    good.push(format!("position {dealt} turns {}", turns.join(" ")));
    for _ in 0..6 {
        let text = any_position(chance);
        let Ok(position) = Position::parse(&text) else { continue };
        good.push(format!("position {text}"));
        if !position.is_over() {
            let turn = Player::Greedy.choose(&position, chance);
            good.push(format!("position {text} turns {turn}"));
        }
    }
    good
}

#[test]
fn commands_that_the_table_does_not_know_are_errors_with_and_without_a_position() {
    let mut table = Table::open();
    let unknown = [
        "",
        " ",
        "help",
        "uci",
        "Show",
        "SHOW",
        "show ",
        " show",
        "show 1",
        "legal ",
        "legal all",
        "status 0",
        "game",
        "game ",
        "game Querni",
        "game chess",
        "game querni ",
        "game querni app",
        "perft",
        "perft ",
        "perft x",
        "perft -1",
        "perft +1",
        "perft 01",
        "perft 1 1",
        "perft 1.0",
        "perft 99999999999999999999",
        "play",
        "play ",
        "play skip skip",
        "play  skip",
        "play Skip",
        "play SKIP",
        "position",
        "position ",
        "position startpos",
        "new rules",
        "new rules APP",
        "new rules chess",
        "new seed",
        "new seed x",
        "new seed -1",
        "new seed 01",
        "new seed +1",
        "new players",
        "new players 0",
        "new players 1",
        "new players 3",
        "new players 02",
        "new players x",
        "new seed 1 rules",
        "new seed 1 2",
        "new 1",
        "new app",
        "new ",
        "new  seed 1",
        "new colour blue",
        "new seed 1 seed 2",
        "new rules app rules app",
        "newseed 1",
        "# show",
        "show # all",
    ];
    for line in unknown {
        table.begin("without a position");
        table.say(line);
    }
    for line in ["show", "legal", "status", "perft 0", "perft 1", "play skip", "play a1-a2"] {
        table.begin("nothing to tell of yet");
        table.say(line);
    }
    for line in unknown {
        table.begin("with a position");
        table.say("new seed 1 rules app");
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

#[test]
fn a_list_of_turns_needs_a_turn_and_the_first_bad_one_is_named() {
    let mut table = Table::open();
    let dealt = "r1,r9,r7,1,r5,r3,r10/7/r16,1,r6,r13,r14,1,r2/7/r12,1,r11,r8,r4,1,r15/b7,1,b2,b13,b11,1,b14/7/b5,1,b3,b8,b16,1,b6/7/b15,b1,b9,1,b12,b10,b4 b app 0 -";
    let won = "7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/7 b app 4 -";
    for line in [
        format!("position {dealt}"),
        format!("position {dealt} "),
        format!("position {dealt} turns"),
        format!("position {dealt} turns "),
        format!("position {dealt} turns skip"),
        format!("position {dealt} turns skip "),
        format!("position {dealt} turns  skip"),
        format!("position {dealt} turns e5-d4 c8-d9*5..7 d4xf2*10..12"),
        format!("position {dealt} turns e5-d4 c8-d9*5..8 d4xf2*10..12 a1-a9"),
        format!("position {dealt} turns e5-d4 c8-d9*5..7 d4xF2*10..12"),
        format!("position {dealt} turns e5-d4 e5-d4"),
        format!("position {dealt} turn skip"),
        format!("position {dealt} skip"),
        format!("position {dealt} turns turns"),
        format!("position {won} turns *1..3"),
        format!("position {won} turns *1..3 skip"),
        format!("position {won} turns *1..3 *4..6"),
        format!("position {won} turns c4-c5*1..3"),
        format!("position {won} turns c4xe4*1..3"),
        format!("position {won} turns skip *4..6"),
    ] {
        table.begin("a list of turns");
        table.say("new seed 1");
        table.say(&line);
        table.say("show");
        table.say("status");
    }
    table.leave();
}

#[test]
fn the_same_seed_deals_the_same_pieces_and_other_seeds_deal_others() {
    let mut table = Table::open();
    let mut deals = std::collections::BTreeSet::new();
    for seed in 0..50 {
        table.begin("deals");
        table.say(&format!("new seed {seed} rules web"));
        let dealt = table.position().unwrap().to_string();
        table.say("new");
        table.say("play skip");
        table.say(&format!("new seed {seed} rules web players 2"));
        assert_eq!(dealt, table.position().unwrap().to_string());
        table.say(&format!("new seed {seed}"));
        assert_eq!(dealt.replace(" web ", " app "), table.position().unwrap().to_string());
        deals.insert(dealt);
    }
    assert_eq!(deals.len(), 50);
    table.leave();
}

/// The lines of one recorded game.
struct Record {
    name: String,
    by: String,
    position: String,
    turns: Vec<String>,
    end: String,
    status: String,
}

/// The games of Querni among the records, in the form of single games.
fn records() -> Vec<Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut records = Vec::new();
    for entry in std::fs::read_dir(&folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display())) {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        if path.extension().is_some_and(|ending| ending == "txt") && text.contains("\ngame querni\n") {
            records.push(Record::read(&path.file_name().unwrap().to_string_lossy(), &text));
        }
    }
    records
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

#[test]
fn the_recorded_games_replay_by_the_second_reading() {
    let records = records();
    assert!(records.len() >= 12, "only {} records", records.len());
    for record in records {
        let mut position = Position::parse(&record.position).unwrap();
        for turn in &record.turns {
            assert!(!position.is_over(), "{} is over before {turn}", record.name);
            let turn = Turn::parse(turn).unwrap();
            assert!(position.legal_turns().iter().any(|legal| legal.essence() == turn.essence()));
            position = position.play(&turn).unwrap_or_else(|why| panic!("{} {turn}: {why}", record.name));
        }
        assert_eq!(position.to_string(), record.end, "{}", record.name);
        assert_eq!(position.status(), record.status, "{}", record.name);
        assert_eq!(position.outcome().1, record.by, "{}", record.name);
    }
}

#[test]
fn the_recorded_games_replay_by_the_text_interface() {
    let mut table = Table::open();
    for record in records() {
        table.begin(&record.name);
        table.say(&format!("position {} turns {}", record.position, record.turns.join(" ")));
        table.say("show");
        table.say("status");
        assert_eq!(table.position().unwrap().to_string(), record.end);
    }
    table.leave();
}
