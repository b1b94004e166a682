//! Chance for Querni: players who steer matches to every kind of end, and positions nobody would reach.

use super::{
    FILES, Movement, PIECES, Piece, Position, RANKS, Rules, Turn, all_squares, away, directions, distance,
};
use crate::independent::board::{Colour, Square, square_name};
use crate::independent::chance::{Chance, Marks, any, once_in};
use rand::RngExt;

pub const MARKS: Marks = Marks {
    letters: "abcdefghrwxBRX",
    numbers: &["0", "8", "10", "11", "16", "17", "20", "21", "30", "31", "255", "256", "257"],
    separators: &[",", ",", ",", "/"],
    cells: &["1", "7", "8", "0", "", "b1", "r16", "b17", "r0", "b", "g1"],
};

/// How somebody plays.
#[derive(Clone, Copy, Debug)]
pub enum Player {
    /// Brings pieces together and leaves none isolated: Q11.
    Careful,
    /// Brings pieces together and removes what there is: A2, W2, W3.
    Greedy,
    /// Removes nothing while there is another turn: A3.
    Shy,
    /// Any turn at all.
    Aimless,
}

impl Player {
    pub fn any(chance: &mut Chance) -> Player {
        let players = [Player::Careful, Player::Careful, Player::Greedy, Player::Shy, Player::Aimless];
        *any(chance, &players)
    }

    /// One of the legal turns, of which there must be one.
    pub fn choose(self, position: &Position, chance: &mut Chance) -> Turn {
        let turns = position.legal_turns();
        let wanted: Vec<Turn> = match self {
            Player::Aimless => Vec::new(),
            Player::Shy => turns.iter().filter(|turn| turn.removal.is_none()).cloned().collect(),
            Player::Greedy => turns.iter().filter(|turn| turn.removal.is_some()).cloned().collect(),
            Player::Careful => longest(turns.iter().filter(|turn| is_safe_removal(position, turn))),
        };
        if !wanted.is_empty() {
            return any(chance, &wanted).clone();
        }
        let quiet: Vec<Turn> = turns.iter().filter(|turn| turn.removal.is_none()).cloned().collect();
        if quiet.is_empty() || matches!(self, Player::Aimless | Player::Shy) || once_in(chance, 4) {
            return any(chance, &turns).clone();
        }
        let spread = |turn: &Turn| spread_after(position, turn);
        let least = quiet.iter().map(spread).min().unwrap();
        let best: Vec<Turn> = quiet.iter().filter(|turn| spread(turn) == least).cloned().collect();
        any(chance, &best).clone()
    }
}

fn longest<'a>(turns: impl Iterator<Item = &'a Turn>) -> Vec<Turn> {
    let length = |turn: &Turn| turn.removal.map_or(0, |(low, high)| high - low);
    let turns: Vec<Turn> = turns.cloned().collect();
    let most = turns.iter().map(length).max().unwrap_or(0);
    turns.into_iter().filter(|turn| length(turn) == most).collect()
}

fn is_safe_removal(position: &Position, turn: &Turn) -> bool {
    turn.removal.is_some() && !position.play(turn).unwrap().has_isolated(position.side)
}

/// How far each own piece stands from the one with the number before it, in all.
fn spread_after(position: &Position, turn: &Turn) -> usize {
    let after = position.play(turn).unwrap();
    let squares: Vec<Option<Square>> =
        (1..=PIECES).map(|number| after.square_of(position.side, number)).collect();
    squares
        .windows(2)
        .map(|pair| if let [Some(one), Some(other)] = pair { distance(*one, *other) } else { 0 })
        .sum()
}

/// The same turn by another legal path of jumps, where chance finds one.
pub fn another_way(position: &Position, turn: &Turn, chance: &mut Chance) -> Turn {
    let Some(Movement::Jumps(path)) = &turn.movement else { return turn.clone() };
    let (start, end) = (path[0], path[path.len() - 1]);
    for _ in 0..20 {
        let mut walked = vec![start];
        loop {
            let here = walked[walked.len() - 1];
            if here == end && once_in(chance, 2) {
                return Turn { movement: Some(Movement::Jumps(walked)), removal: turn.removal };
            }
            let mut next = position.jumps_from(start, here);
            next.retain(|landing| !walked.contains(landing));
            if next.is_empty() {
                break;
            }
            walked.push(*any(chance, &next));
        }
    }
    turn.clone()
}

/// A turn that somebody might try; mostly it is illegal.
pub fn attempt(position: &Position, chance: &mut Chance) -> String {
    let own = position.squares_of(position.side);
    if own.is_empty() {
        return "skip".to_string();
    }
    let from = *any(chance, &own);
    let movement = match chance.random_range(0..9) {
        0 => return "skip".to_string(),
        1 => String::new(),
        2 => wild_jumps(from, chance),
        3 => back_again(position, from, chance),
        4 => format!("{}-{}", square_name(from), near(from, 1, chance)),
        5 => format!("{}{}{}", square_name(from), any(chance, &["-", "x"]), near(from, 2, chance)),
        6 => {
            let strangers = position.squares_of(position.side.other());
            let stranger = if strangers.is_empty() { from } else { *any(chance, &strangers) };
            format!("{}{}{}", square_name(stranger), any(chance, &["-", "x"]), near(stranger, 1, chance))
        }
        7 => format!("{}-{}x{}", square_name(from), near(from, 1, chance), near(from, 2, chance)),
        _ => {
            let turns = position.legal_turns();
            if turns.is_empty() { "skip".to_string() } else { any(chance, &turns).to_string() }
        }
    };
    if movement.is_empty() || once_in(chance, 3) {
        format!("{movement}{}", removal(chance))
    } else {
        movement
    }
}

fn removal(chance: &mut Chance) -> String {
    let low = chance.random_range(0..=PIECES);
    let high = low + chance.random_range(0..5);
    if once_in(chance, 10) { format!("*{high}..{low}") } else { format!("*{low}..{high}") }
}

/// A square at most so far away, the square itself among them.
fn near(from: Square, reach: i32, chance: &mut Chance) -> String {
    loop {
        let (files, ranks) = (chance.random_range(-reach..=reach), chance.random_range(-reach..=reach));
        if let Some(square) = away(from, files, ranks) {
            return square_name(square);
        }
    }
}

/// Jumps over anything or nothing.
fn wild_jumps(from: Square, chance: &mut Chance) -> String {
    let mut names = square_name(from);
    let mut here = from;
    for _ in 0..chance.random_range(1..4) {
        let (files, ranks) = *any(chance, &directions());
        if let Some(to) = away(here, 2 * files, 2 * ranks) {
            names = format!("{names}x{}", square_name(to));
            here = to;
        }
    }
    names
}

/// Good jumps, but for the last, which lands where the piece has been (Q7).
fn back_again(position: &Position, from: Square, chance: &mut Chance) -> String {
    let paths: Vec<Vec<Square>> = position.landings(from).into_values().collect();
    if paths.is_empty() {
        return wild_jumps(from, chance);
    }
    let mut path = any(chance, &paths).clone();
    path.push(path[path.len().saturating_sub(3)]);
    let names: Vec<String> = path.into_iter().map(square_name).collect();
    names.join("x")
}

/// A position put together at random, as text; some must be refused.
pub fn any_position(chance: &mut Chance) -> String {
    let rules = if once_in(chance, 2) { Rules::App } else { Rules::Web };
    let side = if once_in(chance, 2) { Colour::Blue } else { Colour::Red };
    let mut position = Position { board: [[None; FILES]; RANKS], side, rules, idle: 0, spent: None };
    if once_in(chance, 5) {
        crowd_a_corner(&mut position, chance);
    } else {
        for colour in [Colour::Blue, Colour::Red] {
            let numbers = any_numbers(chance);
            place(&mut position, colour, &numbers, chance);
        }
    }
    position.idle = match chance.random_range(0..8) {
        0 => 29,
        1 => 30,
        2 => *any(chance, &[28, 31, 100, 99_999, 999_900]),
        _ => chance.random_range(0..30),
    };
    let counts = position.rules == Rules::Web
        && (position.is_spent(Colour::Blue) || position.is_spent(Colour::Red)) != once_in(chance, 12);
    if counts {
        position.spent = Some(match chance.random_range(0..6) {
            0 => 19,
            1 => 20,
            2 if once_in(chance, 4) => 21,
            _ => chance.random_range(0..20),
        });
    }
    position.to_string()
}

fn any_numbers(chance: &mut Chance) -> Vec<u32> {
    let mut numbers: Vec<u32> = Vec::new();
    match chance.random_range(0..12) {
        0 => {}
        1 => numbers.extend(1..=PIECES),
        2 => {
            for _ in 0..chance.random_range(1..6) {
                numbers.push(chance.random_range(1..=PIECES));
            }
        }
        _ => {
            for _ in 0..chance.random_range(1..4) {
                let low = chance.random_range(1..=14);
                numbers.extend(low..=PIECES.min(low + chance.random_range(2..6)));
            }
            if once_in(chance, 5) {
                numbers.push(chance.random_range(1..=PIECES));
            }
        }
    }
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// Each piece mostly beside the one before it, so that there are chains.
fn place(position: &mut Position, colour: Colour, numbers: &[u32], chance: &mut Chance) {
    let mut previous: Option<Square> = None;
    for &number in numbers {
        let empty: Vec<Square> = all_squares().filter(|&square| position.at(square).is_none()).collect();
        let beside: Vec<Square> = empty
            .iter()
            .copied()
            .filter(|&square| previous.is_some_and(|previous| distance(square, previous) <= 2))
            .filter(|&square| {
                previous.is_some_and(|previous| distance(square, previous) == 1) || once_in(chance, 9)
            })
            .collect();
        let scattered = beside.is_empty() || once_in(chance, 5);
        let square = *any(chance, if scattered { &empty } else { &beside });
        position.put(square, Some(Piece { colour, number }));
        previous = Some(square);
    }
}

/// One to three pieces of the side to move in a corner, hemmed in by the other's: W1.
fn crowd_a_corner(position: &mut Position, chance: &mut Chance) {
    let (files, ranks) = *any(chance, &[(4, 4), (3, 5), (5, 3), (3, 3), (4, 3), (3, 6)]);
    let (right, top) = (once_in(chance, 2), once_in(chance, 2));
    let mut squares: Vec<Square> = Vec::new();
    for rank in 0..ranks {
        for file in 0..files {
            let file = if right { FILES - 1 - file } else { file };
            squares.push((file, if top { RANKS - 1 - rank } else { rank }));
        }
    }
    let own = chance.random_range(1..4);
    for number in 1..=own {
        position.put(squares.remove(0), Some(Piece { colour: position.side, number }));
    }
    let mut numbers: Vec<u32> = (1..=PIECES).collect();
    for square in squares {
        if numbers.is_empty() {
            break;
        }
        let number = numbers.swap_remove(chance.random_range(0..numbers.len()));
        position.put(square, Some(Piece { colour: position.side.other(), number }));
    }
}
