use super::chance::{MARKS, Player, another_way, any_position, attempt};
use super::{FILES, PIECES, Piece, Position, RANKS, Rules, Turn};
use crate::independent::any_game::{self, matches};
use crate::independent::board::Colour;
use crate::independent::chance::{Chance, once_in};
use crate::independent::table::Table;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;

const MATCHES: u32 = 30;

fn rules_of(nth: u32) -> &'static str {
    if nth.is_multiple_of(2) { "app" } else { "web" }
}

#[test]
fn matches_go_the_same_way_turn_by_turn_and_reach_every_end() {
    let mut table = Table::<Position>::open();
    let mut ends: BTreeMap<String, u32> = BTreeMap::new();
    for nth in 0..matches(MATCHES) {
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
    if matches(MATCHES) >= MATCHES {
        for end in ["Q11 app", "Q11 web", "A2 app", "A3 app", "W2 web", "W3 web"] {
            assert!(ends.contains_key(end), "no match ended by {end}, only {ends:?}");
        }
    }
}

/// Everything is asked at every turn; returns the rule by which the match ended.
fn play_to_the_end(table: &mut Table<Position>, players: [Player; 2], chance: &mut Chance) -> &'static str {
    let mut turns = Vec::new();
    let start = table.position().unwrap().to_string();
    // Two shy players under the web rules would never come to an end.
    for _ in 0..400 {
        table.say("legal");
        table.say("status");
        table.say(&format!("go nodes 40 level {}", chance.random_range(1..=4)));
        let turns_before = turns.len();
        for _ in 0..chance.random_range(0..3) {
            let attempted = attempt(table.position().unwrap(), chance);
            turns.extend(table.play(&attempted));
        }
        let position = table.position().unwrap().clone();
        if position.is_over() {
            break;
        }
        if turns.len() == turns_before {
            let turn = players[position.side.seat()].choose(&position, chance);
            let turn = if once_in(chance, 3) { another_way(&position, &turn, chance) } else { turn };
            turns.extend(table.play(&turn.to_string()));
        }
        table.say("show");
    }
    table.say("legal");
    table.say("status");
    table.say("go nodes 40 level 4");
    table.say("perft 1");
    for _ in 0..3 {
        let attempted = attempt(table.position().unwrap(), chance);
        table.play(&attempted);
    }
    table.say(&format!("position {start} turns {}", turns.join(" ")));
    table.say("show");
    if table.position().unwrap().is_over() {
        table.say(&format!("position {start} turns {} skip", turns.join(" ")));
    }
    table.position().unwrap().outcome().1
}

#[test]
fn positions_nobody_would_reach_are_taken_or_refused_alike_and_played_alike() {
    let mut table = Table::<Position>::open();
    let (mut taken, mut over, mut forced_skips) = (0, 0, 0);
    let positions = 40 * matches(MATCHES);
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
    let mut table = Table::<Position>::open();
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
    let deal = |nth| format!("new seed {nth} rules {}", rules_of(nth));
    any_game::refuses_misspelt_lines(20 * matches(MATCHES), &MARKS, deal, good_lines);
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
    any_game::refuses_unknown_commands::<Position>(&[
        "play skip skip",
        "play  skip",
        "play Skip",
        "play SKIP",
        "new players 3",
        "new rules",
        "new rules APP",
        "new rules chess",
        "new rules app rules app",
        "new seed 1 rules",
        "new app",
        "game querni app",
    ]);
}

#[test]
fn a_list_of_turns_needs_a_turn_and_the_first_bad_one_is_named() {
    let dealt = "r1,r9,r7,1,r5,r3,r10/7/r16,1,r6,r13,r14,1,r2/7/r12,1,r11,r8,r4,1,r15/b7,1,b2,b13,b11,1,b14/7/b5,1,b3,b8,b16,1,b6/7/b15,b1,b9,1,b12,b10,b4 b app 0 -";
    let won = "7/7/7/2,r4,r5,r6,2/7/7/2,b1,b2,b3,2/7/7/7 b app 4 -";
    any_game::takes_or_refuses_lists::<Position>(&[
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
    ]);
}

#[test]
fn the_same_seed_deals_the_same_pieces_and_other_seeds_deal_others() {
    assert_eq!(any_game::different_deals::<Position>(" rules web", "skip"), 50);
}

#[test]
fn the_same_seed_deals_the_same_pieces_under_both_rules() {
    let mut table = Table::<Position>::open();
    for seed in 0..20 {
        table.say(&format!("new rules web seed {seed} players 2"));
        let dealt = table.position().unwrap().to_string();
        table.say(&format!("new seed {seed}"));
        assert_eq!(dealt.replace(" web ", " app "), table.position().unwrap().to_string());
    }
    table.leave();
}

#[test]
fn the_recorded_games_replay_to_the_end_they_name() {
    let replayed = any_game::replays_the_records::<Position>();
    assert!(replayed.len() >= 12, "only {} records", replayed.len());
    for (record, end) in replayed {
        assert_eq!(end.outcome().1, record.by, "{}", record.name);
    }
}
