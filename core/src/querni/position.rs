//! A position (Q1–Q11): the pieces, whose turn it is, what is counted, and how it stands.

use super::rules::{BLUE_START, FIRST, Isolating, Rules, Skipping};
use super::square::{Square, Squares};
use super::turn::{Movement, PlayError, Removal, Turn};
use crate::chance::{self, ChaCha8Rng};
use crate::game::Outcome;
use crate::side::Side;

/// Pieces of each side.
pub const PIECES: u8 = 16;

/// A piece: whose, and its number, 1–16.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Man {
    /// Whose.
    pub side: Side,
    /// Its number.
    pub number: u8,
}

/// The squares of one side's pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Army {
    /// By number less one.
    squares: [Option<Square>; PIECES as usize],
}

impl Army {
    pub(super) const NONE: Self = Self { squares: [None; PIECES as usize] };

    pub(super) fn square(&self, number: u8) -> Option<Square> {
        self.squares.get(usize::from(number).wrapping_sub(1)).copied().flatten()
    }

    pub(super) fn place(&mut self, number: u8, square: Option<Square>) {
        self.squares[usize::from(number) - 1] = square;
    }

    /// Numbers and squares of the pieces on the board.
    pub(crate) fn men(&self) -> impl Iterator<Item = (u8, Square)> {
        (1..).zip(self.squares).filter_map(|(number, square)| Some((number, square?)))
    }

    fn occupied(&self) -> Squares {
        self.men().fold(Squares::NONE, |set, (_, square)| set.or(square.bit()))
    }

    /// Bit n-1 is set while number n is on the board.
    fn numbers(&self) -> u16 {
        self.men().fold(0, |bits, (number, _)| bits | 1 << (number - 1))
    }

    /// Bit n-1 is set where the numbers n and n+1 are next to each other (Q8; 16 and 1 are not consecutive).
    pub(super) fn links(&self) -> u16 {
        let pairs = self.squares.iter().zip(&self.squares[1..]).enumerate();
        pairs.fold(0, |bits, (i, pair)| match pair {
            (Some(a), Some(b)) => bits | u16::from(a.neighbours().contains(*b)) << i,
            _ => bits,
        })
    }
}

/// Bit n-1 is set where n, n+1 and n+2 are all in the set.
const fn threes(numbers: u16) -> u16 {
    numbers & numbers >> 1 & numbers >> 2
}

/// Of these numbers those that no chain can ever hold (Q10).
pub(crate) const fn isolated(numbers: u16) -> u16 {
    let runs = threes(numbers);
    numbers & !(runs | runs << 1 | runs << 2)
}

/// A position that can be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    pub(super) armies: [Army; 2],
    pub(super) occupied: Squares,
    pub(super) side: Side,
    pub(super) rules: &'static Rules,
    pub(super) idle: u32,
    pub(super) spent: Option<u32>,
}

/// What is known of a position before it is known to be possible.
#[derive(Debug, Clone)]
pub(super) struct Parts {
    pub(super) armies: [Army; 2],
    pub(super) side: Side,
    pub(super) rules: &'static Rules,
    pub(super) idle: u32,
    pub(super) spent: Option<u32>,
}

/// Why a position is impossible.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ImpossiblePosition {
    /// Nobody has a piece.
    #[error("no piece is on the board")]
    NoPieces,
    /// The last one to isolate a piece would have lost before (A2).
    #[error("both sides have an isolated piece, which the app rules never reach (A2)")]
    BothIsolated,
    /// More turns without a removal than the rules allow.
    #[error("{idle} turns without a removal: at most {max} under the {rules} rules")]
    Idle {
        /// As given.
        idle: u32,
        /// As allowed.
        max: u32,
        /// The rule set's name.
        rules: &'static str,
    },
    /// More turns since a player was spent than the rules allow.
    #[error("{spent} turns since a player was spent: at most {max} (W3)")]
    Spent {
        /// As given.
        spent: u32,
        /// As allowed.
        max: u32,
    },
    /// The count is there although nobody is spent, or the rules don't count.
    #[error(
        "turns since a player was spent are counted, but no player is spent by W2 under the {rules} rules"
    )]
    NobodySpent {
        /// The rule set's name.
        rules: &'static str,
    },
    /// The count is missing although a player is spent.
    #[error("a player is spent (W2), but the turns since are not counted")]
    SpentUncounted,
}

impl TryFrom<Parts> for Position {
    type Error = ImpossiblePosition;

    fn try_from(parts: Parts) -> Result<Self, ImpossiblePosition> {
        let Parts { armies, side, rules, idle, spent } = parts;
        let occupied = armies[0].occupied().or(armies[1].occupied());
        let position = Self { armies, occupied, side, rules, idle, spent };
        if occupied.is_empty() {
            return Err(ImpossiblePosition::NoPieces);
        }
        if rules.isolating == Isolating::Loses && Side::ALL.iter().all(|&side| position.has_isolated(side)) {
            return Err(ImpossiblePosition::BothIsolated);
        }
        if idle > rules.idle_max {
            return Err(ImpossiblePosition::Idle { idle, max: rules.idle_max, rules: rules.name });
        }
        match (spent, rules.spent_limit) {
            (Some(spent), Some(max)) if spent > max => Err(ImpossiblePosition::Spent { spent, max }),
            (Some(_), _) if !position.anyone_spent() => {
                Err(ImpossiblePosition::NobodySpent { rules: rules.name })
            }
            (None, _) if position.anyone_spent() => Err(ImpossiblePosition::SpentUncounted),
            _ => Ok(position),
        }
    }
}

impl Position {
    /// Deals the pieces over the start squares (Q2).
    pub fn deal(rules: &'static Rules, rng: &mut ChaCha8Rng) -> Self {
        let mut armies = [Army::NONE; 2];
        for &side in rules.sides {
            let mut numbers: [u8; PIECES as usize] = std::array::from_fn(|i| i as u8 + 1);
            chance::shuffle(&mut numbers, rng);
            for (number, square) in numbers.into_iter().zip(start_squares(side)) {
                armies[side as usize].place(number, Some(square));
            }
        }
        let occupied = armies[0].occupied().or(armies[1].occupied());
        Self { armies, occupied, side: FIRST, rules, idle: 0, spent: None }
    }

    /// A position of blue alone, whose pieces these are.
    pub(crate) fn alone(blue: Army) -> Self {
        let armies = [blue, Army::NONE];
        let (occupied, rules) = (blue.occupied(), &Rules::CLEAR);
        Self { armies, occupied, side: Side::Blue, rules, idle: 0, spent: None }
    }

    /// The side to move.
    pub fn side(&self) -> Side {
        self.side
    }

    /// The rule set in force.
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// Turns since the last removal, or since the start.
    pub fn idle(&self) -> u32 {
        self.idle
    }

    /// Turns since a player became spent (W2), `None` while nobody is.
    pub fn spent(&self) -> Option<u32> {
        self.spent
    }

    /// The pieces a side has on the board, by number.
    pub fn men(&self, side: Side) -> impl Iterator<Item = (u8, Square)> {
        self.armies[side as usize].men()
    }

    /// Where a piece stands, `None` once it is removed.
    pub fn square_of(&self, man: Man) -> Option<Square> {
        self.armies[man.side as usize].square(man.number)
    }

    /// The squares that a piece of either side stands on.
    pub fn occupied(&self) -> Squares {
        self.occupied
    }

    /// The piece on a square.
    pub fn man_on(&self, square: Square) -> Option<Man> {
        Side::ALL.into_iter().find_map(|side| {
            let (number, _) = self.men(side).find(|&(_, at)| at == square)?;
            Some(Man { side, number })
        })
    }

    /// How many pieces a side has removed.
    pub fn removed(&self, side: Side) -> u32 {
        u32::from(PIECES) - self.numbers(side).count_ones()
    }

    /// A side has a piece that no chain can ever hold (Q10).
    pub fn has_isolated(&self, side: Side) -> bool {
        isolated(self.numbers(side)) != 0
    }

    /// A side's numbers that no chain can ever hold (Q10).
    pub fn isolated(&self, side: Side) -> impl Iterator<Item = u8> {
        let numbers = isolated(self.numbers(side));
        (1..=PIECES).filter(move |number| numbers >> (number - 1) & 1 == 1)
    }

    /// A side has pieces, but no three consecutive numbers (W2). Never so under rules that don't know it.
    pub fn is_spent(&self, side: Side) -> bool {
        let numbers = self.numbers(side);
        self.rules.spent_limit.is_some() && numbers != 0 && threes(numbers) == 0
    }

    fn anyone_spent(&self) -> bool {
        Side::ALL.into_iter().any(|side| self.is_spent(side))
    }

    /// A side's numbers on the board: bit n-1 for number n.
    pub(crate) fn numbers(&self, side: Side) -> u16 {
        self.armies[side as usize].numbers()
    }

    /// How it stands, and by which rule it ended: Q11 before A2, A3, W2, W3.
    pub fn ending(&self) -> Option<(Outcome, &'static str)> {
        if let Some(side) = self.rules.sides.iter().find(|&&side| self.numbers(side) == 0) {
            let alone = self.rules.sides.len() == 1;
            return Some((if alone { Outcome::Cleared } else { Outcome::win(side.seat()) }, "Q11"));
        }
        if self.rules.isolating == Isolating::Loses
            && let Some(side) = Side::ALL.into_iter().find(|&side| self.has_isolated(side))
        {
            return Some((Outcome::win(side.other().seat()), "A2"));
        }
        if self.rules.idle_limit.is_some_and(|limit| self.idle >= limit) {
            return Some((Outcome::Draw, "A3"));
        }
        if Side::ALL.into_iter().all(|side| self.is_spent(side)) {
            return Some((self.more_removed(), "W2"));
        }
        let limit = self.rules.spent_limit?;
        self.spent.is_some_and(|spent| spent >= limit).then(|| (self.more_removed(), "W3"))
    }

    /// W4: who has removed more pieces wins.
    fn more_removed(&self) -> Outcome {
        match self.removed(Side::Blue).cmp(&self.removed(Side::Red)) {
            std::cmp::Ordering::Greater => Outcome::win(Side::Blue.seat()),
            std::cmp::Ordering::Less => Outcome::win(Side::Red.seat()),
            std::cmp::Ordering::Equal => Outcome::Draw,
        }
    }

    /// The piece that a movement moves, the square left and the square reached; none if the square left is empty.
    pub(super) fn moved_by(&self, movement: &Movement) -> Option<(u8, Square, Square)> {
        let (from, to) = (movement.from(), movement.to());
        self.man_on(from).map(|man| (man.number, from, to))
    }

    /// The position with a piece of the side to move put on another square, the turn not yet over.
    pub(crate) fn with_moved(&self, number: u8, from: Square, to: Square) -> Self {
        let mut moved = *self;
        moved.armies[self.side as usize].place(number, Some(to));
        moved.occupied = self.occupied.without(from.bit()).or(to.bit());
        moved
    }

    /// The position after a turn known to be legal.
    pub(super) fn after(&self, moved: Option<(u8, Square, Square)>, removal: Option<Removal>) -> Self {
        let mut next = moved.map_or(*self, |(number, from, to)| self.with_moved(number, from, to));
        next.idle = (self.idle + 1).min(self.rules.idle_max);
        if let Some(removal) = removal {
            let army = &mut next.armies[self.side as usize];
            for number in removal.numbers() {
                if let Some(square) = army.square(number) {
                    next.occupied = next.occupied.without(square.bit());
                }
                army.place(number, None);
            }
            next.idle = 0;
        }
        next.spent = match self.spent {
            Some(turns) => Some(turns + 1),
            None => (removal.is_some() && next.anyone_spent()).then_some(0),
        };
        if self.rules.sides.contains(&self.side.other()) {
            next.side = self.side.other();
        }
        next
    }

    /// Plays a turn.
    ///
    /// # Errors
    /// The rule that the turn breaks.
    pub fn play(&self, turn: &Turn) -> Result<Self, PlayError> {
        if let Some((_, rule)) = self.ending() {
            return Err(PlayError::Over { rule });
        }
        if turn.is_skip() {
            return self.may_skip().then(|| self.after(None, None)).ok_or(PlayError::NoSkipping);
        }
        let moved = turn.movement.as_ref().map(|movement| self.check_movement(movement)).transpose()?;
        let board = moved.map_or(*self, |(number, from, to)| self.with_moved(number, from, to));
        if let Some(removal) = turn.removal {
            board.check_removal(removal)?;
        }
        Ok(self.after(moved, turn.removal))
    }

    /// A turn may be skipped now (A1, W1).
    pub fn may_skip(&self) -> bool {
        match self.rules.skipping {
            Skipping::Always => true,
            Skipping::WhenStuck => self.is_stuck(),
            Skipping::Never => false,
        }
    }

    fn check_movement(&self, movement: &Movement) -> Result<(u8, Square, Square), PlayError> {
        let (from, to) = (movement.from(), movement.to());
        let number = match self.man_on(from) {
            None => return Err(PlayError::NoPiece { square: from }),
            Some(man) if man.side != self.side => return Err(PlayError::NotYours { square: from }),
            Some(man) => man.number,
        };
        match movement {
            Movement::Step { .. } => {
                self.check_empty(to)?;
                if !from.neighbours().contains(to) {
                    return Err(PlayError::NoStep { from, to });
                }
            }
            Movement::Jumps { landings, .. } => self.check_jumps(from, landings)?,
        }
        Ok((number, from, to))
    }

    fn check_jumps(&self, from: Square, landings: &[Square]) -> Result<(), PlayError> {
        // The square it left is empty: nothing to be jumped over, though it counts as landed on (Q7).
        let men = self.occupied.without(from.bit());
        let (mut at, mut landed) = (from, from.bit());
        for &to in landings {
            if landed.contains(to) {
                return Err(PlayError::LandedTwice { square: to });
            }
            if men.contains(to) {
                return Err(PlayError::Occupied { square: to });
            }
            if !at.bit().jumped(men).contains(to) {
                return Err(PlayError::NoJump { from: at, to });
            }
            (at, landed) = (to, landed.or(to.bit()));
        }
        Ok(())
    }

    fn check_empty(&self, square: Square) -> Result<(), PlayError> {
        if self.occupied.contains(square) { Err(PlayError::Occupied { square }) } else { Ok(()) }
    }

    pub(super) fn check_removal(&self, removal: Removal) -> Result<(), PlayError> {
        let army = &self.armies[self.side as usize];
        if let Some(number) = removal.numbers().find(|&number| army.square(number).is_none()) {
            return Err(PlayError::NotThere { number });
        }
        let links = army.links();
        match (removal.lowest..removal.highest).find(|number| links >> (number - 1) & 1 == 0) {
            Some(number) => Err(PlayError::NotLinked { low: number, high: number + 1 }),
            None => match self.kept_by(removal) {
                Some(number) => Err(PlayError::Isolates { number }),
                None => Ok(()),
            },
        }
    }

    /// The lowest number that the removal of a chain would isolate (Q10), where that is refused.
    pub(super) fn kept_by(&self, removal: Removal) -> Option<u8> {
        if self.rules.isolating != Isolating::Refused {
            return None;
        }
        let left = isolated(self.numbers(self.side) & !removal.bits());
        (left != 0).then(|| left.trailing_zeros() as u8 + 1)
    }
}

/// A side's start squares (Q2), in the order of the data.
fn start_squares(side: Side) -> [Square; PIECES as usize] {
    // The data names squares of the board, which a test reads too.
    let blue = BLUE_START.map(|name| name.parse().expect("a start square"));
    match side {
        Side::Blue => blue,
        Side::Red => blue.map(Square::half_turn),
    }
}
