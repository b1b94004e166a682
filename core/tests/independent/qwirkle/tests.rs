use super::chance::{MARKS, Player, attempt, drawn_by_chance};
use super::positions::{any_position, late_position, opening, with_a_tie};
use super::{
    Board, Cell, Deed, Laid, Position, Tile, Turn, check_laid, different, largest_group, score, without,
};
use crate::independent::any_game::{self, matches};
use crate::independent::chance::{Chance, any, once_in};
use crate::independent::table::Table;
use rand::{RngExt, SeedableRng};
use std::collections::{BTreeMap, BTreeSet};

const MATCHES: u32 = 6;
/// K12: with tiles in the bag that fit nowhere a game need never end.
const MOST_TURNS: usize = 200;
/// The same from a late position on.
const MOST_LATE_TURNS: usize = 40;

fn players_of(nth: u32) -> usize {
    2 + nth as usize % 3
}

/// Players, rule, and whether the win is shared.
type Ends = BTreeMap<(usize, &'static str, bool), u32>;

fn end_of(position: &Position) -> (usize, &'static str, bool) {
    (position.hands.len(), position.ending().unwrap_or("none"), position.winners().len() > 1)
}

#[test]
fn matches_from_the_deal_on_go_the_same_way_turn_by_turn() {
    let mut table = Table::<Position>::open();
    let mut ends = Ends::new();
    for nth in 0..matches(MATCHES) {
        let mut chance = Chance::seed_from_u64(u64::from(nth));
        let players: Vec<Player> = (0..players_of(nth)).map(|_| Player::any(&mut chance)).collect();
        table.begin(&format!("match {nth}, {players:?}"));
        table.say(&format!("new players {} seed {}", players.len(), chance.random::<u32>()));
        table.say("show");
        let start = table.position().unwrap().to_string();
        let mut turns: Vec<String> = Vec::new();
        while !table.position().unwrap().is_over() && turns.len() < MOST_TURNS {
            turns.extend(one_turn(&mut table, &players, &mut chance));
        }
        after_the_end(&mut table, &mut chance);
        table.say(&format!("position {start} turns {}", turns.join(" ")));
        table.say("show");
        table.say(&format!("position {start} turns {} pass", turns.join(" ")));
        *ends.entry(end_of(table.position().unwrap())).or_default() += 1;
    }
    println!("{}\nends: {ends:?}", table.tally);
    table.leave();
    if matches(MATCHES) >= MATCHES {
        let sizes: BTreeSet<usize> = ends.keys().map(|&(players, ..)| players).collect();
        assert_eq!(sizes, BTreeSet::from([2, 3, 4]));
    }
}

/// Everything is asked, some turns are tried, and one is played; returns it in full.
fn one_turn(table: &mut Table<Position>, players: &[Player], chance: &mut Chance) -> Option<String> {
    table.say("status");
    table.say("legal");
    let position = table.position().unwrap().clone();
    let legal = position.legal_turns();
    for _ in 0..chance.random_range(0..6) {
        let played = table.play(&attempt(&position, &legal, chance));
        if played.is_some() {
            table.say("show");
            return played;
        }
    }
    let turn = players[position.seat].choose(&position, &legal, chance);
    let played = table.play(&turn.to_string());
    table.say("show");
    played
}

fn after_the_end(table: &mut Table<Position>, chance: &mut Chance) {
    table.say("status");
    table.say("legal");
    for _ in 0..3 {
        let attempted = attempt(table.position().unwrap(), &[], chance);
        table.play(&attempted);
    }
}

#[test]
fn late_games_go_the_same_way_and_reach_every_end() {
    let mut table = Table::<Position>::open();
    let mut ends = Ends::new();
    let (mut over_at_once, mut passes) = (0, 0);
    let games = 45 * matches(MATCHES);
    for nth in 0..games {
        let mut chance = Chance::seed_from_u64(1_000_000 + u64::from(nth));
        let players: Vec<Player> = (0..players_of(nth)).map(|_| Player::any(&mut chance)).collect();
        table.begin(&format!("late game {nth}, {players:?}"));
        let start = late_position(players.len(), &mut chance);
        table.say(&format!("new seed {nth}"));
        table.say(&format!("position {start}"));
        table.say("show");
        if start.is_over() {
            over_at_once += 1;
            after_the_end(&mut table, &mut chance);
            continue;
        }
        for _ in 0..MOST_LATE_TURNS {
            end_if_it_may(&mut table, &mut chance);
            if table.position().unwrap().is_over() {
                break;
            }
            let played = one_turn(&mut table, &players, &mut chance);
            passes += u32::from(played.as_deref() == Some("pass"));
        }
        after_the_end(&mut table, &mut chance);
        *ends.entry(end_of(table.position().unwrap())).or_default() += 1;
    }
    println!(
        "{}\n{games} late games, {over_at_once} over at once, {passes} passes, ends: {ends:?}",
        table.tally
    );
    table.leave();
    if matches(MATCHES) >= MATCHES {
        assert!(over_at_once > 0 && passes > 0);
        for players in 2..=4 {
            for end in [
                (players, "K10", false),
                (players, "K10", true),
                (players, "K11", false),
                (players, "K11", true),
            ] {
                assert!(ends.contains_key(&end), "no game ended by {end:?}, only {ends:?}");
            }
        }
    }
}

/// Where a turn can end the game it may be played, mostly after scores are set so that it makes a shared win.
fn end_if_it_may(table: &mut Table<Position>, chance: &mut Chance) {
    let position = table.position().unwrap().clone();
    if !position.bag.is_empty() || once_in(chance, 3) {
        return;
    }
    let rule = *any(chance, &["K10", "K11", "K11"]);
    let ends = |turn: &Turn| position.play(turn).is_ok_and(|after| after.ending() == Some(rule));
    let last: Vec<Turn> = position.legal_turns().into_iter().filter(ends).collect();
    if last.is_empty() {
        return;
    }
    let turn = any(chance, &last);
    if !once_in(chance, 3) {
        table.say(&format!("position {}", with_a_tie(&position, turn, chance)));
    }
    table.play(&turn.to_string());
    table.say("show");
}

#[test]
fn openings_are_listed_and_played_alike() {
    let mut table = Table::<Position>::open();
    let mut sizes = BTreeSet::new();
    let mut refused = 0;
    for nth in 0..20 * matches(MATCHES) {
        let mut chance = Chance::seed_from_u64(3_000_000 + u64::from(nth));
        table.begin(&format!("opening {nth}"));
        table.say(&format!("position {}", opening(players_of(nth), &mut chance)));
        table.say("show");
        let Some(position) = table.position().cloned() else {
            refused += 1;
            continue;
        };
        sizes.insert(largest_group(position.hand()));
        table.say("status");
        table.say("legal");
        let legal = position.legal_turns();
        let mut played = None;
        for _ in 0..6 {
            if played.is_none() {
                played = table.play(&attempt(&position, &legal, &mut chance));
            }
        }
        if played.is_none() {
            let turn = drawn_by_chance(&position, any(&mut chance, &legal).clone(), &mut chance);
            table.play(&turn.to_string());
        }
        table.say("show");
        table.say("status");
        table.say("legal");
    }
    println!("{}; largest groups {sizes:?}, {refused} refused", table.tally);
    table.leave();
    if matches(MATCHES) >= MATCHES {
        assert!(refused > 0);
        assert_eq!(sizes, (1..=6).collect());
    }
}

#[test]
fn positions_nobody_would_reach_are_taken_or_refused_alike() {
    let mut table = Table::<Position>::open();
    let mut taken = 0;
    let positions = 100 * matches(MATCHES);
    for nth in 0..positions {
        let mut chance = Chance::seed_from_u64(4_000_000 + u64::from(nth));
        table.begin(&format!("position {nth}"));
        table.say(&format!("position {}", any_position(&mut chance)));
        table.say("show");
        table.say("status");
        let Some(position) = table.position().cloned() else { continue };
        taken += 1;
        if once_in(&mut chance, 4) {
            table.say("legal");
            let legal = position.legal_turns();
            for _ in 0..6 {
                table.say(&format!("position {position}"));
                table.play(&attempt(&position, &legal, &mut chance));
                table.say("show");
            }
        }
    }
    println!("{}; {positions} positions, {taken} taken", table.tally);
    table.leave();
    assert!(taken > positions / 2 && taken < positions);
}

#[test]
fn a_search_of_every_set_of_tiles_on_every_cell_finds_the_same_placements() {
    let mut compared = 0;
    for nth in 0..400 {
        let mut chance = Chance::seed_from_u64(5_000_000 + nth);
        let mut position = late_position(2, &mut chance);
        // So small a board that every cell within reach is tried.
        let small = position.board.keys().all(|&(x, y)| x.abs() <= 2 && y.abs() <= 2);
        position.hands[position.seat].truncate(2);
        if small && compared < 8 && !position.is_over() {
            position.bag.clear();
            assert_eq!(position.placements(), placements_by_trying_all(&position), "{position}");
            compared += 1;
        }
    }
    assert_eq!(compared, 8);
}

/// Every placement of a small hand by trying every set of its tiles on all cells around the board.
fn placements_by_trying_all(position: &Position) -> BTreeSet<Vec<Laid>> {
    let reach = 4;
    let mut cells: Vec<Cell> = Vec::new();
    for x in -reach..=reach {
        cells.extend((-reach..=reach).map(|y| (x, y)));
    }
    let mut sets: BTreeSet<Vec<Laid>> = BTreeSet::from([Vec::new()]);
    for _ in 0..position.hand().len() {
        let mut longer = sets.clone();
        for laid in &sets {
            let used: Vec<Tile> = laid.iter().map(|&(tile, _)| tile).collect();
            for tile in different(&without(position.hand(), &used).unwrap()) {
                for &cell in &cells {
                    let mut more = [&laid[..], &[(tile, cell)]].concat();
                    more.sort_unstable();
                    longer.insert(more);
                }
            }
        }
        sets = longer;
    }
    sets.retain(|laid| !laid.is_empty() && position.check(&Deed::Place(laid.clone())).is_ok());
    sets
}

#[test]
fn misspelt_lines_are_refused_alike_with_one_line_and_change_nothing() {
    let deal = |nth| format!("new seed {nth} players {}", players_of(nth));
    any_game::refuses_misspelt_lines(20 * matches(MATCHES), &MARKS, deal, good_lines);
}

fn good_lines(dealt: &Position, chance: &mut Chance) -> Vec<String> {
    let mut turns = Vec::new();
    let mut position = dealt.clone();
    for _ in 0..2 {
        let turn = any(chance, &position.legal_turns()).clone();
        let turn = drawn_by_chance(&position, turn, chance);
        position = position.play(&turn).unwrap();
        turns.push(turn.to_string());
    }
    let mut good: Vec<String> =
        ["game qwirkle", "show", "legal", "status", "play pass"].map(str::to_string).to_vec();
    good.push("new seed 7 players 3".to_string());
    good.push(format!("play {}", turns[0]));
    good.push(format!("position {dealt} turns {}", turns.join(" ")));
    good.push(format!("position {position}"));
    for _ in 0..4 {
        let position = late_position(chance.random_range(2..=4), chance);
        good.push(format!("position {position}"));
        let legal = position.legal_turns();
        if !legal.is_empty() {
            let turn = drawn_by_chance(&position, any(chance, &legal).clone(), chance);
            good.push(format!("position {position} turns {turn}"));
        }
    }
    good
}

#[test]
fn commands_that_the_table_does_not_know_are_errors_with_and_without_a_position() {
    any_game::refuses_unknown_commands::<Position>(&[
        "perft 0",
        "perft 1",
        "play pass",
        "play Pass",
        "play pass>",
        "play pass>R1",
        "play swap",
        "play swap:",
        "play swap:-",
        "play SWAP:R1",
        "play swap:R1",
        "play R1",
        "play R1@",
        "play R1@0",
        "play R1@0,0,0",
        "play R1@2147483648,0",
        "play R1@0,-99999999999999999999",
        "play R1@-0,0",
        "play R1@0,0;",
        "play R1@0,0>",
        "play R1@0,0>-",
        "play ;R1@0,0",
        "play -",
        "new players 2-4",
        "new players four",
        "game qwirkle 3",
    ]);
}

#[test]
fn a_list_of_turns_needs_draws_and_the_first_bad_one_is_named() {
    let start = "- R1R2R3G1G2B5/R1R2G3G4B5B6 P1P2P3 0/0 0";
    let late = "R1@0,0;R2@1,0 R3G4/B5 - 7/9 0";
    any_game::takes_or_refuses_lists::<Position>(&[
        format!("position {start}"),
        format!("position {start} "),
        format!("position {start} turns"),
        format!("position {start} turns "),
        format!("position {start} turns R1@0,0;R2@1,0;R3@2,0>P1P2P3"),
        format!("position {start} turns R3@2,0;R1@0,0;R2@1,0>P3P1P2"),
        format!("position {start} turns R1@0,0;R2@1,0;R3@2,0"),
        format!("position {start} turns R1@0,0;R2@1,0;R3@2,0>P1P2"),
        format!("position {start} turns R1@0,0;R2@1,0;R3@2,0>P1P2P2"),
        format!("position {start} turns R1@0,0;R2@1,0;R3@2,0>P1P2P3P3"),
        format!("position {start} turns R1@-2,0;R2@-1,0;R3@0,0>P1P2P3"),
        format!("position {start} turns R1@0,0;R2@1,0>P1P2"),
        format!("position {start} turns swap:R1>P1"),
        format!("position {start} turns R1@0,0;R2@0,1;R3@0,2>P1P2P3 G3@1,2"),
        format!("position {start} turns R1@0,0;R2@0,1;R3@0,2>P1P2P3 G4@1,2 pass"),
        format!("position {start} turns R1@0,0;R2@0,1;R3@0,2>P1P2P3  G3@1,2"),
        format!("position {start} turn R1@0,0;R2@0,1;R3@0,2>P1P2P3"),
        format!("position {late} turns R3@2,0"),
        format!("position {late} turns R3@2,0>P1"),
        format!("position {late} turns R3@2,0 pass"),
        format!("position {late} turns R3@2,0 pass G4@2,1"),
        format!("position {late} turns pass"),
        format!("position {late} turns swap:R3>R3"),
        format!("position {late} turns R3@-1,0 pass"),
        format!("position {late} turns R3@-2,0"),
    ]);
}

#[test]
fn the_same_seed_deals_the_same_tiles_and_other_seeds_deal_others() {
    for players in 2..=4 {
        assert_eq!(any_game::different_deals::<Position>(&format!(" players {players}"), "pass"), 50);
    }
}

#[test]
fn every_seat_that_ties_for_the_largest_group_begins_now_and_then() {
    let mut table = Table::<Position>::open();
    for players in 2..=4 {
        let mut beginners = BTreeSet::new();
        for seed in 0..200 {
            table.begin("ties by K2");
            table.say(&format!("new seed {seed} players {players}"));
            let position = table.position().unwrap();
            let largest = |hand: &Vec<Tile>| largest_group(hand) == largest_group(position.hand());
            if position.hands.iter().all(largest) {
                beginners.insert(position.seat);
            }
        }
        assert_eq!(beginners, (0..players).collect());
    }
    table.leave();
}

#[test]
fn the_recorded_games_replay_to_the_end_they_name() {
    let replayed = any_game::replays_the_records::<Position>();
    assert!(replayed.len() >= 3, "only {} records", replayed.len());
    for (record, end) in replayed {
        assert_eq!(end.ending(), Some(&record.by[..]), "{}", record.name);
    }
}

fn laid(text: &str) -> Vec<Laid> {
    match Turn::parse(text).unwrap().deed {
        Deed::Place(laid) => laid,
        other => panic!("{other:?}"),
    }
}

fn board(text: &str) -> Board {
    laid(text).into_iter().map(|(tile, cell)| (cell, tile)).collect()
}

#[test]
fn the_worked_game_scores_what_it_says() {
    let turns = [
        ("R4@0,-3;B4@1,-3;P4@2,-3", 7),
        ("B1@1,-2", 4),
        ("G5@-1,0;G3@-1,-1", 6),
        ("G6@-1,1;G1@-1,-2", 7),
        ("O4@3,-3;R4@3,-4", 6),
        ("O6@-3,1;Y6@-2,1", 3),
        ("O2@-3,0;O3@-3,-1", 3),
        ("Y3@-2,-1;Y1@-2,-2", 10),
        ("R6@0,1", 9),
        ("O2@-1,-4;R2@0,-4;B2@1,-4", 18),
        ("Y4@4,-3;B4@4,-4", 9),
    ];
    let first = "R5@0,0;R3@0,-1;R1@0,-2";
    assert_eq!(score(&Board::new(), &laid(first)), 3);
    let mut table = board(first);
    for (turn, points) in turns {
        assert_eq!(check_laid(&table, &laid(turn)), Ok(()), "{turn}");
        assert_eq!(score(&table, &laid(turn)), points, "{turn}");
        table.extend(board(turn));
    }
}

#[test]
fn the_worked_boards_score_what_they_say() {
    let long = "P4@7,-4;P1@8,-4;P3@9,-4;P2@10,-4;P6@11,-4;P5@12,-4";
    let gaps = "P2@7,-4;P4@7,-3;P5@7,-1;P3@7,0";
    let squares = "G4@7,-4;B4@8,-4;O4@9,-4";
    for (older, turn, points) in [
        (long, "Y4@7,-3;Y1@8,-3;Y3@9,-3;Y2@10,-3;Y6@11,-3;Y5@12,-3", Some(24)),
        (long, "Y4@7,-3;Y1@8,-3;Y2@9,-3;Y3@10,-3;Y6@11,-3;Y5@12,-3", None),
        (gaps, "P1@7,-5;P6@7,-2", Some(12)),
        (gaps, "P6@7,1;P1@7,-5", None),
        (squares, "Y5@10,-5;Y4@10,-4;Y6@10,-3", Some(7)),
        (squares, "P4@9,-5", Some(2)),
        (squares, "Y4@10,-4;P4@11,-4", Some(5)),
        (squares, "P4@11,-4;Y4@10,-4", Some(5)),
    ] {
        let legal = check_laid(&board(older), &laid(turn)).is_ok();
        assert_eq!(legal.then(|| score(&board(older), &laid(turn))), points, "{turn}");
    }
}
