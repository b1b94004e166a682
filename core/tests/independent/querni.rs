//! Querni read from the written rules alone, without a line of the core: slow, plain and easy to check by eye.
//!
//! How it sits at the table of the text interface is in `interface`, chance in `chance`.

mod chance;
mod interface;
mod tests;

use super::board::{
    Board, Colour, HIGHEST_COUNTER, Square, number, number_from_1, read_ranks, square, square_name,
    write_ranks,
};
use Colour::{Blue, Red};
use std::collections::{BTreeMap, VecDeque};
use std::fmt;

pub const FILES: usize = 7;
pub const RANKS: usize = 10;
/// Both the pieces of a player and the highest number on one.
pub const PIECES: u32 = 16;

/// A3.
const IDLE_TURNS: u32 = 30;
/// W3.
const SPENT_TURNS: u32 = 20;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Rules {
    #[default]
    App,
    Web,
}

/// Lowest and highest number of a chain.
pub type Removal = (u32, u32);

/// All that matters of a turn: the squares left and reached, and the removal. A skip has neither.
pub type Essence = (Option<(Square, Square)>, Option<Removal>);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    pub colour: Colour,
    pub number: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Movement {
    Step(Square, Square),
    /// The square left and every landing, at least one.
    Jumps(Vec<Square>),
}

impl Movement {
    fn ends(&self) -> (Square, Square) {
        match self {
            Movement::Step(from, to) => (*from, *to),
            Movement::Jumps(path) => (path[0], path[path.len() - 1]),
        }
    }
}

/// `skip` has neither a movement nor a removal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    pub movement: Option<Movement>,
    pub removal: Option<Removal>,
}

impl Turn {
    pub fn essence(&self) -> Essence {
        (self.movement.as_ref().map(Movement::ends), self.removal)
    }

    pub fn is_skip(&self) -> bool {
        self.movement.is_none() && self.removal.is_none()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Ongoing,
    Win(Colour),
    Draw,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub board: Board<Piece, FILES, RANKS>,
    pub side: Colour,
    pub rules: Rules,
    pub idle: u32,
    pub spent: Option<u32>,
}

// --- Notation and spelling -------------------------------------------------------------------------------

fn square_here(text: &str) -> Result<Square, String> {
    square(text, FILES, RANKS)
}

impl fmt::Display for Piece {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", self.colour.letter(), self.number)
    }
}

impl Position {
    pub fn parse(text: &str) -> Result<Position, String> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [ranks, side, rules, idle, spent] = fields[..] else {
            return Err("a position has five fields with one blank between them".to_string());
        };
        let board =
            read_ranks(ranks, |colour, digits| Ok(Piece { colour, number: number_from_1(digits, PIECES)? }))?;
        let side = Colour::parse(side)?;
        let (rules, highest_idle) = match rules {
            "app" => (Rules::App, IDLE_TURNS),
            "web" => (Rules::Web, HIGHEST_COUNTER),
            _ => return Err(format!("rules `{rules}`")),
        };
        let idle = number(idle, highest_idle)?;
        let spent = match spent {
            "-" => None,
            digits => Some(number(digits, SPENT_TURNS)?),
        };
        let position = Position { board, side, rules, idle, spent };
        position.check()?;
        Ok(position)
    }

    /// What the notation's paragraph refuses although every field is well spelt.
    fn check(&self) -> Result<(), String> {
        for colour in [Blue, Red] {
            for number in 1..=PIECES {
                let stands = |&square: &Square| self.at(square) == Some(Piece { colour, number });
                if all_squares().filter(stands).count() > 1 {
                    return Err(format!("{}{number} stands twice", colour.letter()));
                }
            }
        }
        if self.pieces(Blue) == 0 && self.pieces(Red) == 0 {
            return Err("no piece at all".to_string());
        }
        match self.rules {
            Rules::App => {
                if self.spent.is_some() {
                    return Err("nobody is spent under the app rules".to_string());
                }
                if self.has_isolated(Blue) && self.has_isolated(Red) {
                    return Err("isolated pieces of both".to_string());
                }
            }
            Rules::Web => {
                if self.spent.is_some() != (self.is_spent(Blue) || self.is_spent(Red)) {
                    return Err("the count of spent turns does not fit the pieces".to_string());
                }
            }
        }
        Ok(())
    }
}

impl fmt::Display for Position {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules = match self.rules {
            Rules::App => "app",
            Rules::Web => "web",
        };
        write!(out, "{} {} {rules} {} ", write_ranks(&self.board), self.side.letter(), self.idle)?;
        match self.spent {
            None => write!(out, "-"),
            Some(turns) => write!(out, "{turns}"),
        }
    }
}

impl Turn {
    pub fn parse(text: &str) -> Result<Turn, String> {
        if text == "skip" {
            return Ok(Turn { movement: None, removal: None });
        }
        let (movement, removal) = match text.split_once('*') {
            None => (text, None),
            Some((movement, removal)) => (movement, Some(Turn::parse_removal(removal)?)),
        };
        let movement = match (movement, removal) {
            ("", Some(_)) => None,
            (movement, _) => Some(Turn::parse_movement(movement)?),
        };
        Ok(Turn { movement, removal })
    }

    fn parse_removal(text: &str) -> Result<Removal, String> {
        let (low, high) = text.split_once("..").ok_or(format!("`{text}` is no removal"))?;
        let (low, high) = (number(low, PIECES)?, number(high, PIECES)?);
        if low == 0 || high < low + 2 {
            return Err(format!("`{text}` is no removal"));
        }
        Ok((low, high))
    }

    fn parse_movement(text: &str) -> Result<Movement, String> {
        if let Some((from, to)) = text.split_once('-') {
            return Ok(Movement::Step(square_here(from)?, square_here(to)?));
        }
        let mut path = Vec::new();
        for name in text.split('x') {
            path.push(square_here(name)?);
        }
        if path.len() < 2 {
            return Err(format!("`{text}` goes nowhere"));
        }
        Ok(Movement::Jumps(path))
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_skip() {
            return write!(out, "skip");
        }
        match &self.movement {
            None => {}
            Some(Movement::Step(from, to)) => write!(out, "{}-{}", square_name(*from), square_name(*to))?,
            Some(Movement::Jumps(path)) => {
                let names: Vec<String> = path.iter().map(|&landing| square_name(landing)).collect();
                write!(out, "{}", names.join("x"))?;
            }
        }
        if let Some((low, high)) = self.removal {
            write!(out, "*{low}..{high}")?;
        }
        Ok(())
    }
}

// --- The board -------------------------------------------------------------------------------------------

/// The square so many files and ranks away, if it is on the board.
pub fn away((file, rank): Square, files: i32, ranks: i32) -> Option<Square> {
    let file = file as i32 + files;
    let rank = rank as i32 + ranks;
    if file < 0 || file >= FILES as i32 || rank < 0 || rank >= RANKS as i32 {
        return None;
    }
    Some((file as usize, rank as usize))
}

/// The eight directions, by side and by corner.
pub fn directions() -> Vec<(i32, i32)> {
    let mut all = Vec::new();
    for files in -1..=1 {
        for ranks in -1..=1 {
            if (files, ranks) != (0, 0) {
                all.push((files, ranks));
            }
        }
    }
    all
}

pub fn distance(one: Square, other: Square) -> usize {
    one.0.abs_diff(other.0).max(one.1.abs_diff(other.1))
}

pub fn all_squares() -> impl Iterator<Item = Square> {
    (0..RANKS).flat_map(|rank| (0..FILES).map(move |file| (file, rank)))
}

impl Position {
    pub fn at(&self, (file, rank): Square) -> Option<Piece> {
        self.board[rank][file]
    }

    pub fn put(&mut self, (file, rank): Square, piece: Option<Piece>) {
        self.board[rank][file] = piece;
    }

    pub fn square_of(&self, colour: Colour, number: u32) -> Option<Square> {
        all_squares().find(|&square| self.at(square) == Some(Piece { colour, number }))
    }

    pub fn squares_of(&self, colour: Colour) -> Vec<Square> {
        all_squares().filter(|&square| self.at(square).is_some_and(|piece| piece.colour == colour)).collect()
    }

    /// Which numbers a player still has on the board; those around 1 to 16, which nobody has, are there too.
    fn held(&self, colour: Colour) -> [bool; PIECES as usize + 3] {
        let mut held = [false; PIECES as usize + 3];
        for square in self.squares_of(colour) {
            if let Some(piece) = self.at(square) {
                held[piece.number as usize] = true;
            }
        }
        held
    }

    pub fn pieces(&self, colour: Colour) -> usize {
        self.squares_of(colour).len()
    }

    // Q10
    pub fn has_isolated(&self, colour: Colour) -> bool {
        let held = self.held(colour);
        for number in 1..=PIECES as usize {
            if !held[number] {
                continue;
            }
            let mut low = number;
            while held[low - 1] {
                low -= 1;
            }
            let mut high = number;
            while held[high + 1] {
                high += 1;
            }
            if high - low + 1 < 3 {
                return true;
            }
        }
        false
    }

    // W2
    pub fn is_spent(&self, colour: Colour) -> bool {
        if self.pieces(colour) == 0 {
            return false;
        }
        let held = self.held(colour);
        for number in 1..=PIECES as usize {
            if held[number] && held[number + 1] && held[number + 2] {
                return false;
            }
        }
        true
    }

    /// How many pieces a player has removed.
    pub fn removed(&self, colour: Colour) -> u32 {
        PIECES - self.pieces(colour) as u32
    }

    /// The outcome and the rule by which it came.
    pub fn outcome(&self) -> (Outcome, &'static str) {
        for colour in [Blue, Red] {
            if self.pieces(colour) == 0 {
                return (Outcome::Win(colour), "Q11");
            }
        }
        match self.rules {
            Rules::App => {
                for colour in [Blue, Red] {
                    if self.has_isolated(colour) {
                        return (Outcome::Win(colour.other()), "A2");
                    }
                }
                if self.idle == IDLE_TURNS {
                    return (Outcome::Draw, "A3");
                }
            }
            Rules::Web => {
                if self.is_spent(Blue) && self.is_spent(Red) {
                    return (self.by_pieces_removed(), "W2");
                }
                if self.spent == Some(SPENT_TURNS) {
                    return (self.by_pieces_removed(), "W3");
                }
            }
        }
        (Outcome::Ongoing, "")
    }

    // W4
    fn by_pieces_removed(&self) -> Outcome {
        let (blue, red) = (self.removed(Blue), self.removed(Red));
        if blue > red {
            Outcome::Win(Blue)
        } else if red > blue {
            Outcome::Win(Red)
        } else {
            Outcome::Draw
        }
    }

    pub fn is_over(&self) -> bool {
        self.outcome().0 != Outcome::Ongoing
    }

    pub fn status(&self) -> String {
        let outcome = match self.outcome().0 {
            Outcome::Ongoing => "ongoing".to_string(),
            Outcome::Win(colour) => format!("win {}", colour.seat()),
            Outcome::Draw => "draw".to_string(),
        };
        format!(
            "seat {} outcome {outcome} scores {}/{}",
            self.side.seat(),
            self.removed(Blue),
            self.removed(Red)
        )
    }
}

// --- Turns -----------------------------------------------------------------------------------------------

impl Position {
    /// The board after a movement, turn and counters left as they are.
    fn after_movement(&self, movement: &Movement) -> Position {
        let (from, to) = movement.ends();
        let mut after = self.clone();
        after.put(to, self.at(from));
        after.put(from, None);
        after
    }

    // Q4 to Q7
    fn check_movement(&self, movement: &Movement) -> Result<(), String> {
        let (from, _) = movement.ends();
        match self.at(from) {
            Some(piece) if piece.colour == self.side => {}
            _ => return Err("no own piece there".to_string()),
        }
        match movement {
            Movement::Step(from, to) => {
                if distance(*from, *to) != 1 {
                    return Err("a step goes to a square next to it".to_string());
                }
                if self.at(*to).is_some() {
                    return Err("that square is taken".to_string());
                }
            }
            Movement::Jumps(path) => {
                for nth in 1..path.len() {
                    if path[..nth].contains(&path[nth]) {
                        return Err("landed on twice".to_string());
                    }
                    if !self.can_jump(from, path[nth - 1], path[nth]) {
                        return Err("no such jump".to_string());
                    }
                }
            }
        }
        Ok(())
    }

    /// Whether the piece that stood on `start` can jump from `from` to `to`, having left `start`.
    fn can_jump(&self, start: Square, from: Square, to: Square) -> bool {
        for (files, ranks) in directions() {
            if away(from, 2 * files, 2 * ranks) != Some(to) {
                continue;
            }
            let Some(between) = away(from, files, ranks) else { continue };
            let jumped = between != start && self.at(between).is_some();
            let free = to == start || self.at(to).is_none();
            return jumped && free;
        }
        false
    }

    // Q8
    fn is_chain(&self, colour: Colour, (low, high): Removal) -> bool {
        if high < low + 2 {
            return false;
        }
        for number in low..=high {
            let Some(here) = self.square_of(colour, number) else { return false };
            if number > low {
                match self.square_of(colour, number - 1) {
                    Some(previous) if distance(here, previous) == 1 => {}
                    _ => return false,
                }
            }
        }
        true
    }

    fn chains(&self, colour: Colour) -> Vec<Removal> {
        let mut chains = Vec::new();
        for low in 1..=PIECES {
            // What holds no chain of three holds no longer one.
            if !self.is_chain(colour, (low, low + 2)) {
                continue;
            }
            for high in low + 2..=PIECES {
                if self.is_chain(colour, (low, high)) {
                    chains.push((low, high));
                }
            }
        }
        chains
    }

    pub fn play(&self, turn: &Turn) -> Result<Position, String> {
        if self.is_over() {
            return Err("the game is over".to_string());
        }
        if turn.is_skip() && self.rules == Rules::Web && !self.shortest_turns().is_empty() {
            return Err("W1: no skipping".to_string());
        }
        let mut after = self.clone();
        if let Some(movement) = &turn.movement {
            self.check_movement(movement)?;
            after = self.after_movement(movement);
        }
        if let Some((low, high)) = turn.removal {
            if !after.is_chain(self.side, (low, high)) {
                return Err("no such chain".to_string());
            }
            for number in low..=high {
                let square = after.square_of(self.side, number).ok_or("no such piece")?;
                after.put(square, None);
            }
        }
        after.idle = match turn.removal {
            Some(_) => 0,
            None => HIGHEST_COUNTER.min(self.idle + 1),
        };
        if self.rules == Rules::Web && (after.is_spent(Blue) || after.is_spent(Red)) {
            after.spent = match self.spent {
                None => Some(0),
                Some(turns) => Some(turns + 1),
            };
        }
        after.side = self.side.other();
        Ok(after)
    }

    /// Every landing that linked jumps of the piece on `start` can reach, with a shortest path to each.
    pub fn landings(&self, start: Square) -> BTreeMap<Square, Vec<Square>> {
        let mut paths: BTreeMap<Square, Vec<Square>> = BTreeMap::new();
        let mut waiting = VecDeque::from([vec![start]]);
        while let Some(path) = waiting.pop_front() {
            for to in self.jumps_from(start, path[path.len() - 1]) {
                if to == start || paths.contains_key(&to) {
                    continue;
                }
                let mut longer = path.clone();
                longer.push(to);
                paths.insert(to, longer.clone());
                waiting.push_back(longer);
            }
        }
        paths
    }

    /// Where one jump of the piece that stood on `start` can land from `from`.
    pub fn jumps_from(&self, start: Square, from: Square) -> Vec<Square> {
        let mut reached = Vec::new();
        for (files, ranks) in directions() {
            if let Some(to) = away(from, 2 * files, 2 * ranks)
                && self.can_jump(start, from, to)
            {
                reached.push(to);
            }
        }
        reached
    }

    /// Every move of the side to move, jumps by a shortest path.
    fn movements(&self) -> Vec<Movement> {
        let mut movements = Vec::new();
        for from in self.squares_of(self.side) {
            for (files, ranks) in directions() {
                if let Some(to) = away(from, files, ranks)
                    && self.at(to).is_none()
                {
                    movements.push(Movement::Step(from, to));
                }
            }
            for path in self.landings(from).into_values() {
                movements.push(Movement::Jumps(path));
            }
        }
        movements
    }

    /// Moves, removals and both, whoever has won.
    fn shortest_turns(&self) -> Vec<Turn> {
        let mut turns = Vec::new();
        for chain in self.chains(self.side) {
            turns.push(Turn { movement: None, removal: Some(chain) });
        }
        for movement in self.movements() {
            turns.push(Turn { movement: Some(movement.clone()), removal: None });
            for chain in self.after_movement(&movement).chains(self.side) {
                turns.push(Turn { movement: Some(movement.clone()), removal: Some(chain) });
            }
        }
        turns
    }

    /// Every legal turn, jumps by a shortest path; none when the game is over.
    pub fn legal_turns(&self) -> Vec<Turn> {
        if self.is_over() {
            return Vec::new();
        }
        let mut turns = self.shortest_turns();
        // A1, W1
        if self.rules == Rules::App || turns.is_empty() {
            turns.push(Turn { movement: None, removal: None });
        }
        turns
    }

    /// The number of turn sequences of so many turns.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut nodes = 0;
        for turn in self.legal_turns() {
            nodes += self.play(&turn).expect("a legal turn plays").perft(depth - 1);
        }
        nodes
    }

    /// Q2: whether the pieces stand as they are dealt, whatever their numbers.
    pub fn is_a_deal(&self) -> bool {
        let names = "a1 b1 c1 e1 f1 g1 a3 c3 d3 e3 g3 a5 c5 d5 e5 g5";
        let blue: Vec<Square> = names.split(' ').map(|name| square_here(name).expect("a square")).collect();
        let fresh = self.side == Blue && self.idle == 0 && self.spent.is_none();
        let placed = all_squares().all(|here| {
            let opposite = (FILES - 1 - here.0, RANKS - 1 - here.1);
            let expected = if blue.contains(&here) {
                Some(Blue)
            } else if blue.contains(&opposite) {
                Some(Red)
            } else {
                None
            };
            self.at(here).map(|piece| piece.colour) == expected
        });
        fresh && placed
    }
}
