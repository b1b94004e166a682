//! Chance for Qwirkle: players, and turns that somebody might try.

use super::interface::all_tiles;
use super::{Cell, Deed, HAND, Laid, Position, Tile, Turn};
use crate::independent::chance::{Chance, Marks, any, once_in};
use rand::RngExt;

pub const MARKS: Marks = Marks {
    letters: "ROYGBProygbpswap@@;;>>/",
    numbers: &["0", "1", "2", "3", "4", "6", "7", "12", "107", "108", "999999", "1000000", "2147483648"],
    separators: &[";", ";", "/", ">", "@", ",", ":"],
    cells: &[
        "R1@1,0",
        "R1",
        "0,0",
        "-",
        "",
        "0",
        "R1@0,0",
        "R1@-0,0",
        "G7",
        "P6P6P6P6",
        "R1R2R3R4R5R6",
        "-1,-0",
    ],
};

/// How somebody plays.
#[derive(Clone, Copy, Debug)]
pub enum Player {
    /// Any turn at all, mostly not a swap.
    Aimless,
    /// Places as many tiles as possible.
    Greedy,
    /// Places one tile at a time.
    Slow,
}

impl Player {
    pub fn any(chance: &mut Chance) -> Player {
        *any(chance, &[Player::Aimless, Player::Greedy, Player::Greedy, Player::Slow])
    }

    /// One of these legal turns, of which there must be one; what it draws may be left to the engine.
    pub fn choose(self, position: &Position, legal: &[Turn], chance: &mut Chance) -> Turn {
        let placements: Vec<&Turn> = legal.iter().filter(|turn| laid_by(turn) > 0).collect();
        let turn = if placements.is_empty() || once_in(chance, 20) {
            any(chance, legal).clone()
        } else {
            let wanted = match self {
                Player::Aimless => laid_by(any::<&Turn>(chance, &placements)),
                Player::Greedy => placements.iter().map(|turn| laid_by(turn)).max().unwrap(),
                Player::Slow => placements.iter().map(|turn| laid_by(turn)).min().unwrap(),
            };
            let fit: Vec<&&Turn> = placements.iter().filter(|turn| laid_by(turn) == wanted).collect();
            (**any(chance, &fit)).clone()
        };
        if once_in(chance, 2) { turn } else { drawn_by_chance(position, turn, chance) }
    }
}

fn laid_by(turn: &Turn) -> usize {
    match &turn.deed {
        Deed::Place(laid) => laid.len(),
        _ => 0,
    }
}

/// The turn in full.
pub fn drawn_by_chance(position: &Position, turn: Turn, chance: &mut Chance) -> Turn {
    let (mut drawn, count) = position.draw(&turn.deed);
    shuffle(&mut drawn, chance);
    drawn.truncate(count);
    Turn { drawn, ..turn }
}

pub fn shuffle<T>(all: &mut [T], chance: &mut Chance) {
    for nth in 1..all.len() {
        all.swap(nth, chance.random_range(0..=nth));
    }
}

pub fn any_tile(chance: &mut Chance) -> Tile {
    *any(chance, &all_tiles())
}

/// A cell so many steps away each way at most.
pub fn moved((x, y): Cell, reach: i32, chance: &mut Chance) -> Cell {
    (x + chance.random_range(-reach..=reach), y + chance.random_range(-reach..=reach))
}

/// A turn that somebody might try; many are illegal by a hair.
pub fn attempt(position: &Position, legal: &[Turn], chance: &mut Chance) -> String {
    let deed = match chance.random_range(0..9) {
        0 => Deed::Pass,
        1 => wrong_swap(position, chance),
        2 | 3 if !legal.is_empty() => any(chance, legal).deed.clone(),
        _ => near_placement(position, legal, chance),
    };
    let turn = Turn { deed, drawn: Vec::new() };
    if once_in(chance, 3) {
        return turn.to_string();
    }
    let laid = match &turn.deed {
        Deed::Place(laid) => laid.len(),
        _ => 0,
    };
    // Nothing says how much a turn of too many tiles draws.
    if laid > position.hand().len() {
        return format!("{turn}>{}", any_tile(chance));
    }
    let mut turn = drawn_by_chance(position, turn, chance);
    match chance.random_range(0..8) {
        0 => drop(turn.drawn.pop()),
        1 => turn.drawn.push(any_tile(chance)),
        2 if !turn.drawn.is_empty() => turn.drawn[0] = any_tile(chance),
        3 => return format!("{turn}>"),
        _ => {}
    }
    turn.to_string()
}

fn wrong_swap(position: &Position, chance: &mut Chance) -> Deed {
    let mut tiles = position.hand().to_vec();
    shuffle(&mut tiles, chance);
    tiles.truncate(chance.random_range(1..=HAND));
    match chance.random_range(0..3) {
        0 => tiles.push(any_tile(chance)),
        1 if !tiles.is_empty() => tiles.push(tiles[0]),
        _ => {}
    }
    if tiles.is_empty() {
        tiles.push(any_tile(chance));
    }
    Deed::Swap(tiles)
}

/// A legal placement with something changed.
fn near_placement(position: &Position, legal: &[Turn], chance: &mut Chance) -> Deed {
    let placements: Vec<&Turn> = legal.iter().filter(|turn| laid_by(turn) > 0).collect();
    let mut laid: Vec<Laid> = Vec::new();
    if !placements.is_empty()
        && let Deed::Place(legal) = &any(chance, &placements).deed
    {
        laid.clone_from(legal);
    }
    if laid.is_empty() {
        laid.push((any_tile(chance), moved((0, 0), 2, chance)));
    }
    let nth = chance.random_range(0..laid.len());
    let own = if position.hand().is_empty() { any_tile(chance) } else { *any(chance, position.hand()) };
    match chance.random_range(0..9) {
        0 => laid[nth].1 = moved(laid[nth].1, 1, chance),
        1 => laid[nth].0 = own,
        2 => laid[nth].0 = any_tile(chance),
        3 => laid.push((own, moved(laid[nth].1, 1, chance))),
        4 => laid.push((own, moved(laid[nth].1, 3, chance))),
        5 => laid.push(laid[nth]),
        6 if laid.len() > 1 => drop(laid.remove(nth)),
        7 => {
            let (x, y) = moved((0, 0), 1, chance);
            laid.iter_mut().for_each(|(_, cell)| *cell = (cell.0 + x, cell.1 + y));
        }
        _ => laid.reverse(),
    }
    shuffle(&mut laid, chance);
    Deed::Place(laid)
}
