//! What is true of every position of Qwirkle: of random matches, and of tiles strewn at random.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use sobremesa_core::chance::{self, ChaCha8Rng, below, seeded};
use sobremesa_core::game::{Game, Seat};
use sobremesa_core::qwirkle::{Choice, Deal, Placed, Position, Qwirkle, Tile, Tiles, Turn};

/// How the players of a random match choose.
#[derive(Debug, Clone, Copy)]
enum Manner {
    /// Anything legal, swaps seldom.
    Any,
    /// What scores most.
    Greedy,
}

fn choose(position: &Position, manner: Manner, rng: &mut ChaCha8Rng) -> Choice {
    match manner {
        Manner::Greedy => position.mover().best_choice(),
        Manner::Any => {
            let choices = position.mover().choices();
            let placings = choices.iter().filter(|choice| matches!(choice, Choice::Place(_))).count();
            let from = if placings > 0 && below(8, rng) > 0 { placings } else { choices.len() };
            choices[below(from as u32, rng) as usize].clone()
        }
    }
}

/// A random match from a deal of the tiles of a seed, of which some may be left in the box: its positions and turns.
fn match_of(seed: u64, seats: usize, bag: usize, manner: Manner) -> (Vec<Position>, Vec<Turn>) {
    let mut rng = seeded(seed);
    let start = with_bag(&Qwirkle::deal(&Default::default(), seats, &mut rng), bag);
    let (mut positions, mut turns) = (vec![start], Vec::new());
    while positions.len() < 160 {
        let last = positions.last().unwrap();
        if last.ending().is_some() {
            break;
        }
        let choice = choose(last, manner, &mut rng);
        let drawn = last.draw(&choice, &mut rng);
        let turn = Turn { choice, drawn };
        let next = last.play(&turn).unwrap();
        positions.push(next);
        turns.push(turn);
    }
    (positions, turns)
}

/// The fields of a position's notation.
fn fields(position: &Position) -> Vec<String> {
    position.to_string().split(' ').map(str::to_owned).collect()
}

/// The position with no more than so many tiles in the bag.
fn with_bag(position: &Position, most: usize) -> Position {
    let mut fields = fields(position);
    let bag = std::mem::take(&mut fields[2]);
    fields[2] = if most == 0 { "-".to_owned() } else { bag[..bag.len().min(2 * most)].to_owned() };
    fields.join(" ").parse().unwrap()
}

fn manner() -> impl Strategy<Value = Manner> {
    prop_oneof![Just(Manner::Any), Just(Manner::Greedy)]
}

/// All tiles of a position, wherever they are.
fn all_tiles(position: &Position) -> Tiles {
    let mut all = position.bag();
    all.extend(position.board().placed().iter().map(|placed| placed.tile));
    position.seats().for_each(|seat| all.extend(position.hand(seat).iter()));
    all
}

/// What a choice does, however its tiles are named.
fn essence(choice: &Choice) -> String {
    let sorted = |mut parts: Vec<String>| {
        parts.sort();
        parts.join(";")
    };
    match choice {
        Choice::Place(placing) => sorted(placing.iter().map(Placed::to_string).collect()),
        Choice::Swap(tiles) => format!("swap {}", sorted(tiles.iter().map(Tile::to_string).collect())),
        Choice::Pass => "pass".to_owned(),
    }
}

/// A board as a map, for a second reading of K3–K6 that shares nothing with the core.
type Place = (i32, i32);
type Face = (char, char);
type Map = BTreeMap<Place, Face>;

fn map_of<'a>(placed: impl IntoIterator<Item = &'a Placed>) -> Map {
    let face = |tile: Tile| {
        let text: Vec<char> = tile.to_string().chars().collect();
        (text[0], text[1])
    };
    placed.into_iter().map(|placed| ((placed.cell.x(), placed.cell.y()), face(placed.tile))).collect()
}

/// The cells of the line through a cell, along a direction.
fn line_through(map: &Map, (x, y): (i32, i32), (dx, dy): (i32, i32)) -> Vec<(i32, i32)> {
    let mut start = 0;
    while map.contains_key(&(x + dx * (start - 1), y + dy * (start - 1))) {
        start -= 1;
    }
    (start..).map(|i| (x + dx * i, y + dy * i)).take_while(|cell| map.contains_key(cell)).collect()
}

fn is_line(tiles: &[(char, char)]) -> bool {
    let different: BTreeSet<_> = tiles.iter().collect();
    let colours: BTreeSet<_> = tiles.iter().map(|tile| tile.0).collect();
    let shapes: BTreeSet<_> = tiles.iter().map(|tile| tile.1).collect();
    different.len() == tiles.len() && (tiles.len() < 2 || colours.len() == 1 || shapes.len() == 1)
}

/// Lays tiles one by one as people do, each touching, all in one row or column, every line right; and gathers what was
/// laid with its score. By K5 that reaches every placing.
fn lay(
    map: &mut Map,
    laid: &mut Vec<(Place, Face)>,
    hand: &[(char, char)],
    found: &mut BTreeMap<String, u32>,
) {
    for i in 0..hand.len() {
        if hand[..i].contains(&hand[i]) {
            continue;
        }
        let mut rest = hand.to_vec();
        let tile = rest.remove(i);
        let edge: BTreeSet<(i32, i32)> = map
            .keys()
            .flat_map(|&(x, y)| [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)])
            .filter(|cell| !map.contains_key(cell))
            .collect();
        for cell in edge {
            let in_line = |of: fn(&(i32, i32)) -> i32| laid.iter().all(|(other, _)| of(other) == of(&cell));
            if !in_line(|cell| cell.0) && !in_line(|cell| cell.1) {
                continue;
            }
            map.insert(cell, tile);
            laid.push((cell, tile));
            let lines = [(1, 0), (0, 1)].map(|way| line_through(map, cell, way));
            let right =
                lines.iter().all(|line| is_line(&line.iter().map(|cell| map[cell]).collect::<Vec<_>>()));
            let together = lines.iter().any(|line| laid.iter().all(|(cell, _)| line.contains(cell)));
            if right && together {
                let mut names: Vec<String> =
                    laid.iter().map(|((x, y), (c, s))| format!("{c}{s}@{x},{y}")).collect();
                names.sort();
                if found.insert(names.join(";"), score(map, laid)).is_none() {
                    lay(map, laid, &rest, found);
                }
            }
            laid.pop();
            map.remove(&cell);
        }
    }
}

fn score(map: &Map, laid: &[(Place, Face)]) -> u32 {
    let mut lines = BTreeSet::new();
    for (cell, _) in laid {
        lines.extend([(1, 0), (0, 1)].map(|way| line_through(map, *cell, way)));
    }
    let points = |len: usize| if len == 6 { 12 } else { len as u32 };
    lines.iter().map(Vec::len).filter(|&len| len > 1).map(points).sum()
}

fn by_hand(position: &Position) -> BTreeMap<String, u32> {
    let hand = position.hand(position.seat()).to_string();
    let hand: Vec<char> = hand.chars().collect();
    let hand: Vec<(char, char)> = hand.chunks(2).map(|tile| (tile[0], tile[1])).collect();
    let mut found = BTreeMap::new();
    lay(&mut map_of(position.board().placed()), &mut Vec::new(), &hand, &mut found);
    found
}

fn by_the_core(position: &Position) -> BTreeMap<String, u32> {
    let mut found = BTreeMap::new();
    position.mover().each_placing(|placed, points| {
        let choice = Choice::Place(placed.iter().copied().collect());
        assert!(found.insert(essence(&choice), points).is_none(), "{choice} is listed twice");
    });
    found
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_listed_turn_is_playable_and_listed_once(seed: u64, seats in 2usize..=4, bag in 0usize..=96, manner in manner()) {
        let (positions, _) = match_of(seed, seats, bag, manner);
        let mut rng = seeded(seed);
        for position in positions {
            let choices = position.legal_choices();
            prop_assert_eq!(choices.is_empty(), position.ending().is_some());
            let all: BTreeSet<String> = choices.iter().map(essence).collect();
            prop_assert_eq!(all.len(), choices.len());
            for choice in choices.iter().step_by(1 + choices.len() / 60) {
                let drawn = position.draw(choice, &mut rng);
                let after = position.play(&Turn { choice: choice.clone(), drawn });
                prop_assert!(after.is_ok(), "{} in {}: {:?}", choice, position, after);
            }
        }
    }

    #[test]
    fn placings_and_their_points_are_those_found_by_laying_tile_by_tile(
        seed: u64,
        seats in 2usize..=4,
        bag in 0usize..=96,
        manner in manner(),
    ) {
        let (positions, _) = match_of(seed, seats, bag, manner);
        // Every fifth position keeps this quick; all of the last ones, where hands are small.
        let last = positions.len().saturating_sub(6);
        for (nth, position) in positions.iter().enumerate().skip(1) {
            if (nth % 5 != 0 && nth < last) || position.ending().is_some() {
                continue;
            }
            prop_assert_eq!(by_the_core(position), by_hand(position), "{}", position);
        }
    }

    #[test]
    fn the_best_placing_scores_most_of_all(seed: u64, seats in 2usize..=4, bag in 0usize..=96) {
        let (positions, _) = match_of(seed, seats, bag, Manner::Any);
        for position in positions.iter().filter(|position| position.ending().is_none()) {
            let most = by_the_core(position).into_values().max();
            let best = position.mover().best_placing();
            prop_assert_eq!(best.as_ref().map(|(_, points)| *points), most, "{}", position);
            if let Some((placing, points)) = best {
                prop_assert_eq!(position.mover().check(&Choice::Place(placing)), Ok(points), "{}", position);
            }
        }
    }

    #[test]
    fn nothing_else_is_playable(seed: u64, bag in 0usize..=96, aimed in prop::collection::vec((0usize..6, -3i32..=3, -3i32..=3), 200)) {
        let (positions, _) = match_of(seed, 2, bag, Manner::Any);
        for (position, aimed) in positions.iter().zip(aimed.chunks(4).cycle()) {
            let legal: BTreeSet<String> = position.legal_choices().iter().map(essence).collect();
            let hand: Vec<Tile> = position.hand(position.seat()).iter().collect();
            for take in 1..=aimed.len() {
                let placed = aimed[..take].iter().filter_map(|&(which, x, y)| {
                    let tile = hand.get(which)?;
                    Some(format!("{tile}@{x},{y}"))
                });
                let text = placed.collect::<Vec<_>>().join(";");
                let Ok(choice) = text.parse::<Choice>() else { continue };
                let drawn = position.draw(&choice, &mut seeded(1));
                let turn = Turn { choice, drawn };
                prop_assert_eq!(position.play(&turn).is_ok(), legal.contains(&essence(&turn.choice)), "{} in {}", turn, position);
            }
        }
    }

    #[test]
    fn no_tile_is_lost_or_made(seed: u64, seats in 2usize..=4, bag in 0usize..=96, manner in manner()) {
        let (positions, _) = match_of(seed, seats, bag, manner);
        let all = all_tiles(&positions[0]);
        for position in &positions {
            prop_assert_eq!(all_tiles(position), all);
            let full = position.seats().all(|seat| position.hand(seat).len() == 6);
            prop_assert!(full || position.bag().is_empty());
        }
    }

    #[test]
    fn notation_round_trips(seed: u64, seats in 2usize..=4, bag in 0usize..=96, manner in manner()) {
        let (positions, turns) = match_of(seed, seats, bag, manner);
        for position in &positions {
            prop_assert_eq!(&position.to_string().parse::<Position>().unwrap(), position);
        }
        for turn in &turns {
            prop_assert_eq!(&turn.to_string().parse::<Turn>().unwrap(), turn);
        }
        let deal = Deal::new(seats, &mut seeded(seed));
        prop_assert_eq!(deal.to_string().parse::<Deal>().unwrap(), deal);
    }

    #[test]
    fn any_text_is_read_as_itself_or_refused(text in "[-RB1-6@0,;>swap: /]{0,30}") {
        if let Ok(turn) = text.parse::<Turn>() {
            prop_assert_eq!(turn.to_string(), text.clone());
        }
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(position.to_string().parse::<Position>().unwrap(), position);
        }
    }

    #[test]
    fn a_view_follows_the_match_by_what_is_seen(seed: u64, seats in 2usize..=4, bag in 0usize..=96, manner in manner()) {
        let (positions, turns) = match_of(seed, seats, bag, manner);
        for seat in positions[0].seats() {
            let mut view = Qwirkle::view(&positions[0], Some(seat));
            for ((before, after), turn) in positions.iter().zip(&positions[1..]).zip(&turns) {
                view = Qwirkle::follow(&view, &Qwirkle::seen(before, turn, Some(seat)));
                prop_assert_eq!(&view, &Qwirkle::view(after, Some(seat)));
                prop_assert_eq!(view.ending(), after.ending());
            }
        }
    }

    #[test]
    fn a_view_tells_nothing_of_other_hands_or_the_bag(seed: u64, seats in 2usize..=4, bag in 0usize..=96) {
        let (positions, turns) = match_of(seed, seats, bag, Manner::Any);
        let mut rng = seeded(seed ^ 1);
        for (position, turn) in positions.iter().zip(&turns).skip(1).step_by(3) {
            for seat in position.seats() {
                let view = Qwirkle::view(position, Some(seat));
                let other = permuted(position, seat, &mut rng);
                prop_assert_eq!(&Qwirkle::view(&other, Some(seat)), &view);
                prop_assert_eq!(other.hand(seat), position.hand(seat));
                // What another seat swapped and drew is not seen, only how many.
                if seat != position.seat() {
                    let seen = format!("{:?}", Qwirkle::seen(position, turn, Some(seat)));
                    let hidden = Turn { drawn: other.bag().iter().take(turn.drawn.len()).collect(), ..turn.clone() };
                    prop_assert_eq!(format!("{:?}", Qwirkle::seen(position, &hidden, Some(seat))), seen);
                }
            }
        }
    }

    #[test]
    fn a_view_deals_the_unseen_into_a_position_it_may_be_the_view_of(seed: u64, seats in 2usize..=4, bag in 0usize..=96) {
        let (positions, _) = match_of(seed, seats, bag, Manner::Any);
        let mut rng = seeded(seed);
        for position in positions.iter().step_by(4) {
            for seat in position.seats() {
                let view = Qwirkle::view(position, Some(seat));
                let dealt = view.deal_unseen(&mut rng);
                prop_assert_eq!(&Qwirkle::view(&dealt, Some(seat)), &view);
                prop_assert_eq!(&dealt.to_string().parse::<Position>().unwrap(), &dealt);
                prop_assert_eq!(dealt.ending(), position.ending());
            }
        }
    }
}

/// The position with the tiles that a seat can't see dealt anew.
fn permuted(position: &Position, seat: Seat, rng: &mut ChaCha8Rng) -> Position {
    let mut hidden: Vec<Tile> = position.bag().iter().collect();
    position
        .seats()
        .filter(|&other| other != seat)
        .for_each(|other| hidden.extend(position.hand(other).iter()));
    chance::shuffle(&mut hidden, rng);
    let mut hidden = hidden.into_iter();
    let mut write = |count: u8| {
        let tiles: String = hidden.by_ref().take(count.into()).map(|tile| tile.to_string()).collect();
        if tiles.is_empty() { "-".to_owned() } else { tiles }
    };
    let mut fields = fields(position);
    let hands = position.seats().map(|other| {
        let hand = position.hand(other);
        if other == seat { hand.to_string() } else { write(hand.len()) }
    });
    fields[1] = hands.collect::<Vec<_>>().join("/");
    fields[2] = write(position.bag().len());
    fields.join(" ").parse().unwrap()
}

#[test]
fn even_a_poor_hand_that_opens_leaves_a_way_to_deal_the_unseen() {
    // Nobody has two tiles that go together (K2), which a random deal would hardly ever meet.
    let poor = "- R1O2Y3G4B5P6/R1O2Y3G4B5P6/R2O1Y4G3B6P5/R2O1Y4G3B6P5 R5R6O5B1Y1Y2G1P1P2B2 0/0/0/0 0";
    let position: Position = poor.parse().unwrap();
    for seat in position.seats() {
        let view = Qwirkle::view(&position, Some(seat));
        let dealt = view.deal_unseen(&mut seeded(7));
        assert_eq!(Qwirkle::view(&dealt, Some(seat)), view);
        assert!(dealt.to_string().parse::<Position>().is_ok());
    }
}
