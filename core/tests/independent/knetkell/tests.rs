use super::chance::{Dice, MARKS, any_position, attempt};
use super::{HIGHEST, Outcome, Position};
use crate::independent::any_game::{self, matches};
use crate::independent::chance::{Chance, any, once_in};
use crate::independent::table::Table;
use rand::{RngExt, SeedableRng};
use std::collections::{BTreeMap, BTreeSet};

const MATCHES: u32 = 60;

#[test]
fn matches_go_the_same_way_turn_by_turn_and_reach_every_end() {
    let mut table = Table::<Position>::open();
    let mut ends: BTreeMap<Outcome, u32> = BTreeMap::new();
    for nth in 0..matches(MATCHES) {
        let mut chance = Chance::seed_from_u64(u64::from(nth));
        let dice = Dice::nth(nth);
        table.begin(&format!("match {nth}, dice {dice:?}"));
        // D6: red begins the second game.
        if once_in(&mut chance, 3) {
            table.say("position 5/5/5/5/5 r");
        } else {
            table.say(&format!("new seed {}", chance.random::<u32>()));
        }
        table.say("show");
        if once_in(&mut chance, 20) {
            table.say("perft 2");
        }
        let outcome = play_to_the_end(&mut table, dice, &mut chance);
        *ends.entry(outcome).or_default() += 1;
    }
    println!("{}\nends: {ends:?}", table.tally);
    table.leave();
    if matches(MATCHES) >= MATCHES {
        for end in [Outcome::Win(0), Outcome::Win(1), Outcome::Draw] {
            assert!(ends.contains_key(&end), "no match ended with {end:?}, only {ends:?}");
        }
    }
}

/// Everything is asked at every turn.
fn play_to_the_end(table: &mut Table<Position>, dice: Dice, chance: &mut Chance) -> Outcome {
    let start = table.position().unwrap().clone();
    let mut turns: Vec<String> = Vec::new();
    while !table.position().unwrap().is_over() {
        ask_everything(table);
        let turns_before = turns.len();
        for _ in 0..chance.random_range(0..4) {
            let attempted = attempt(table.position().unwrap(), chance);
            turns.extend(table.play(&attempted));
        }
        let position = table.position().unwrap().clone();
        if turns.len() == turns_before && !position.is_over() {
            turns.extend(table.play(&dice.choose(&position, chance).to_string()));
        }
        table.say("show");
    }
    ask_everything(table);
    for _ in 0..3 {
        let attempted = attempt(table.position().unwrap(), chance);
        table.play(&attempted);
    }
    table.say(&format!("position {start} turns {}", turns.join(" ")));
    table.say("show");
    table.say(&format!("position {start} turns {} a1:1", turns.join(" ")));
    table.position().unwrap().outcome()
}

fn ask_everything(table: &mut Table<Position>) {
    table.say("legal");
    table.say("status");
    table.say("perft 1");
    let empty = table.position().unwrap().empty_squares().len();
    if empty <= 6 {
        table.say("perft 2");
    }
    if empty <= 3 {
        table.say("perft 3");
    }
}

#[test]
fn boards_nobody_would_reach_are_played_alike() {
    let mut table = Table::<Position>::open();
    let mut over = 0;
    let positions = 10 * matches(MATCHES);
    for nth in 0..positions {
        let mut chance = Chance::seed_from_u64(1_000_000 + u64::from(nth));
        let position = any_position(&mut chance);
        over += u32::from(position.is_over());
        table.begin(&format!("position {nth}"));
        table.say(&format!("position {position}"));
        table.say("show");
        table.say("perft 0");
        for _ in 0..3 {
            ask_everything(&mut table);
            for _ in 0..4 {
                let attempted = attempt(table.position().unwrap(), &mut chance);
                table.play(&attempted);
            }
            let position = table.position().unwrap().clone();
            if !position.is_over() {
                table.play(&Dice::nth(nth).choose(&position, &mut chance).to_string());
                table.say("show");
            }
        }
    }
    println!("{}; {positions} positions, {over} of them over", table.tally);
    table.leave();
    assert!(over > 0 && over < positions / 2);
}

#[test]
fn every_turn_with_every_roll_leads_to_the_same_board() {
    let mut table = Table::<Position>::open();
    for nth in 0..matches(MATCHES) / 2 {
        let mut chance = Chance::seed_from_u64(3_000_000 + u64::from(nth));
        let position = any_position(&mut chance);
        for turn in position.rolled_turns() {
            table.begin(&format!("board {nth}, {turn}"));
            table.say(&format!("position {position} turns {turn}"));
            table.say("show");
            table.say("status");
        }
    }
    println!("{}", table.tally);
    table.leave();
}

#[test]
fn the_engine_rolls_every_number_with_and_without_a_challenge() {
    let mut table = Table::<Position>::open();
    let mut rolled = BTreeSet::new();
    for (start, turn) in [("5/5/5/5/5 b", "c2"), ("5/5/2,r3,2/5/5 b", "c2xc3")] {
        for seed in 0..100 {
            table.begin("rolls");
            table.say(&format!("new seed {seed}"));
            table.say(&format!("position {start}"));
            rolled.insert(table.play(turn));
        }
    }
    table.leave();
    assert_eq!(rolled.len(), 2 * HIGHEST as usize, "{rolled:?}");
}

#[test]
fn misspelt_lines_are_refused_alike_with_one_line_and_change_nothing() {
    let deal = |nth| format!("new seed {nth}");
    any_game::refuses_misspelt_lines(20 * matches(MATCHES), &MARKS, deal, good_lines);
}

fn good_lines(dealt: &Position, chance: &mut Chance) -> Vec<String> {
    let mut turns = Vec::new();
    let mut position = dealt.clone();
    for _ in 0..3 {
        let turn = any(chance, &position.rolled_turns()).clone();
        position = position.play(&turn).unwrap();
        turns.push(turn.to_string());
    }
    let mut good: Vec<String> =
        ["game knetkell", "show", "legal", "status", "perft 1", "play a1"].map(str::to_string).to_vec();
    good.push("new seed 7 players 2".to_string());
    good.push(format!("play {}", turns[0]));
    good.push(format!("position {dealt} turns {}", turns.join(" ")));
    for _ in 0..6 {
        let position = any_position(chance);
        good.push(format!("position {position}"));
        if !position.is_over() {
            let turn = any(chance, &position.rolled_turns()).clone();
            good.push(format!("position {position} turns {turn}"));
        }
    }
    good
}

#[test]
fn commands_that_the_table_does_not_know_are_errors_with_and_without_a_position() {
    any_game::refuses_unknown_commands::<Position>(&[
        "play a1 b2",
        "play  a1",
        "play A1",
        "play a1:",
        "play a1:01",
        "play a1:+1",
        "play a1x",
        "play a1x:3",
        "play pass",
        "play skip",
        "play a1:1\r",
        "new players 3",
        "new players 4",
        "game knetkell 2",
    ]);
}

#[test]
fn a_list_of_turns_needs_rolls_and_the_first_bad_one_is_named() {
    let start = "5/5/5/5/5 r";
    any_game::takes_or_refuses_lists::<Position>(&[
        format!("position {start}"),
        format!("position {start} "),
        format!("position  {start}"),
        format!("position {start} turns"),
        format!("position {start} turns "),
        format!("position {start} turns c3:5"),
        format!("position {start} turns c3"),
        format!("position {start} turns c3:5 "),
        format!("position {start} turns  c3:5"),
        format!("position {start} turns c3:5 c4xc3:6 c2:1"),
        format!("position {start} turns c3:5 c4:6 c2:1"),
        format!("position {start} turns c3:5 c4xc3 c2:1"),
        format!("position {start} turns c3:5 c4xc3:7 c2:1"),
        format!("position {start} turns c3:5 d4xc3:6"),
        format!("position {start} turns c3:5 c4xc3:6 b3xc3:5 c5xc4:1"),
        format!("position {start} turn c3:5"),
        format!("position {start} c3:5"),
        "position 5/5/5/5 b".to_string(),
        "position 5/5/5/5/5/5 b".to_string(),
        "position 5/5/5/5/4 b".to_string(),
        "position 5/5/5/5/2,3 b".to_string(),
        "position 5/5/5/5/5 w".to_string(),
        "position 5/5/5/5/5".to_string(),
        "position 5/5/5/5/5 b app".to_string(),
        "position 5/5/5/5/4,b0 b".to_string(),
        "position 5/5/5/5/4,b7 b".to_string(),
        "position 5/5/5/5/4,b06 b".to_string(),
        "position 5/5/5/5/4,B6 b".to_string(),
    ]);
}

#[test]
fn every_seed_deals_the_empty_board_with_blue_to_play() {
    assert_eq!(any_game::different_deals::<Position>(" players 2", "a1"), 1);
}

#[test]
fn the_recorded_games_replay_to_the_end_they_name() {
    let replayed = any_game::replays_the_records::<Position>();
    assert!(replayed.len() >= 3, "only {} records", replayed.len());
    assert!(replayed.iter().all(|(_, end)| end.is_over()));
}
