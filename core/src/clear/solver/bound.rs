//! How many turns it takes at least to clear a board, and which moves may lead to fewer.
//!
//! In the end every number is removed in a chain, and any chain can be seen as chains of three to five in a row. So the
//! numbers are cut into such runs in the cheapest way. A run costs a turn for each of its pieces that must move, and two
//! for one that must move twice: for a turn moves one piece, at most next to where it stands or an even number of files
//! and ranks away. Nothing is assumed of what lies between, so no line is shorter.

use arrayvec::ArrayVec;

use super::{Board, Men};
use crate::querni::{PIECES, Square, Squares};

/// The shortest run and the longest that is not seen as two.
const SHORTEST: usize = 3;
const LONGEST: usize = 5;

/// Costs of a run are counted up to here.
const MOST: usize = 5;

/// The cost of what can't be.
const NEVER: u8 = 99;

const NUMBERS: usize = PIECES as usize;

/// Where a piece may be brought, by what it costs.
type Reach<const WAYS: usize> = [(usize, Squares); WAYS];

/// Where the last piece of a run may stand, by what the run has cost so far; costs from `COSTS` on are left out.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ends<const COSTS: usize>([Squares; COSTS]);

impl<const COSTS: usize> Ends<COSTS> {
    const NOWHERE: Self = Self([Squares::NONE; COSTS]);

    /// A run of one piece.
    pub(super) fn of<const WAYS: usize>(reach: Reach<WAYS>) -> Self {
        let mut ends = Self::NOWHERE;
        for (cost, squares) in reach {
            ends.0[cost] = ends.0[cost].or(squares);
        }
        ends
    }

    /// The run with one more piece.
    pub(super) fn and<const WAYS: usize>(&self, reach: Reach<WAYS>) -> Self {
        let mut longer = Self::NOWHERE;
        for (so_far, ends) in self.0.iter().enumerate().filter(|(_, ends)| !ends.is_empty()) {
            let beside = ends.around();
            for (cost, squares) in reach {
                if let Some(ends) = longer.0.get_mut(so_far + cost) {
                    *ends = ends.or(beside.and(squares));
                }
            }
        }
        longer
    }

    /// What the run costs, `COSTS` if it is that or more.
    pub(super) fn cost(&self) -> usize {
        self.0.iter().position(|ends| !ends.is_empty()).unwrap_or(COSTS)
    }

    /// Where a piece next to the last one may stand.
    fn beside(&self) -> Self {
        Self(self.0.map(Squares::around))
    }
}

/// The least that it costs to bring a piece anywhere, in turns.
fn least(square: Square) -> Reach<3> {
    [(0, square.bit()), (1, square.bit().within_a_turn()), (2, Squares::BOARD)]
}

/// The bound of a board.
#[derive(Debug)]
pub(super) struct Bound {
    men: Men,
    /// The ends of the runs from each number on, by their length less one.
    runs: [[Ends<MOST>; LONGEST]; NUMBERS],
    /// The cost of all numbers below one, as an index.
    below: [u8; NUMBERS + 1],
    /// The cost of all numbers from one on.
    from: [u8; NUMBERS + 1],
    /// Numbers in a row, each of which takes at least one removal.
    rows: u8,
}

impl Bound {
    pub(super) fn of(board: &Board) -> Self {
        let men = super::men(board);
        let mut bound = Self {
            men,
            runs: [[Ends::NOWHERE; LONGEST]; NUMBERS],
            below: [NEVER; NUMBERS + 1],
            from: [NEVER; NUMBERS + 1],
            rows: (0..NUMBERS).filter(|&i| men[i].is_some() && (i == 0 || men[i - 1].is_none())).count()
                as u8,
        };
        let mut costs = [[NEVER; LONGEST + 1]; NUMBERS];
        for (first, costs) in costs.iter_mut().enumerate() {
            bound.grow(first, costs);
        }
        bound.add_up(&costs);
        bound
    }

    /// The runs from a number on, and what each costs by its length.
    fn grow(&mut self, first: usize, costs: &mut [u8; LONGEST + 1]) {
        let men = self.men[first..].iter().take(LONGEST).map_while(|&square| square);
        let mut run = None;
        for (square, length) in men.zip(1..) {
            let grown = run.map_or_else(|| Ends::of(least(square)), |run: Ends<MOST>| run.and(least(square)));
            self.runs[first][length - 1] = grown;
            run = Some(grown);
            if length >= SHORTEST {
                costs[length] = grown.cost() as u8;
            }
        }
    }

    fn add_up(&mut self, costs: &[[u8; LONGEST + 1]; NUMBERS]) {
        self.from[NUMBERS] = 0;
        for i in (0..NUMBERS).rev() {
            let lengths = SHORTEST..=LONGEST.min(NUMBERS - i);
            let cheapest = lengths.map(|length| costs[i][length] + self.from[i + length]).min();
            let removed = self.men[i].is_none().then(|| self.from[i + 1]);
            self.from[i] = removed.or(cheapest).unwrap_or(NEVER).min(NEVER);
        }
        self.below[0] = 0;
        for i in 0..NUMBERS {
            let lengths = SHORTEST..=LONGEST.min(i + 1);
            let first = |length| i + 1 - length;
            let cheapest =
                lengths.map(|length| costs[first(length)][length] + self.below[first(length)]).min();
            let removed = self.men[i].is_none().then(|| self.below[i]);
            self.below[i + 1] = removed.or(cheapest).unwrap_or(NEVER).min(NEVER);
        }
    }

    /// It takes at least so many turns to clear the board. 0 if it is clear.
    pub(super) fn turns(&self) -> u8 {
        self.from[0].max(self.rows)
    }

    /// For each number the squares it would have to be brought to for the board to be cleared in so many turns after
    /// that; and some more, but not all.
    pub(super) fn places(&self, turns: u8) -> [Squares; NUMBERS] {
        std::array::from_fn(|i| self.men[i].map_or(Squares::NONE, |_| self.places_of(i, turns)))
    }

    fn places_of(&self, i: usize, turns: u8) -> Squares {
        let above = self.above(i);
        let mut places = Squares::NONE;
        for before in 0..LONGEST.min(i + 1) {
            let first = i - before;
            if self.men[first].is_none() {
                break;
            }
            let low = if before == 0 { ANYWHERE } else { self.runs[first][before - 1].beside() };
            for (behind, high) in above.iter().enumerate() {
                let rest = self.below[first] + self.from[i + behind + 1];
                if let Some(spare) = turns.checked_sub(rest)
                    && (SHORTEST..=LONGEST).contains(&(before + 1 + behind))
                {
                    places = places.or(between(&low, high, spare.into()));
                }
            }
        }
        places
    }

    /// Where a piece of this number may stand to be linked to the runs that begin with the next one, by their length.
    fn above(&self, i: usize) -> ArrayVec<Ends<MOST>, LONGEST> {
        let mut above = ArrayVec::new();
        above.push(ANYWHERE);
        for last in i + 1..NUMBERS.min(i + LONGEST) {
            let Some(square) = self.men[last] else { break };
            let inner = self.men[i + 1..last].iter().rev().flatten();
            let run = inner.fold(Ends::of(least(square)), |run, &square| run.and(least(square)));
            above.push(run.beside());
        }
        above
    }
}

/// Beside a run of no pieces.
const ANYWHERE: Ends<MOST> = {
    let mut ends = Ends::NOWHERE;
    ends.0[0] = Squares::BOARD;
    ends
};

/// Where a piece may be brought in one turn so that it and the runs below and above it then cost no more than `spare`.
fn between(low: &Ends<MOST>, high: &Ends<MOST>, spare: usize) -> Squares {
    if spare >= MOST {
        return Squares::BOARD;
    }
    // Where it is linked to both, the more they may cost the more squares.
    let linked = |most: usize| {
        let pairs = (0..=most).map(|cost| {
            let low = low.0[..=cost].iter();
            low.zip(high.0[..=cost].iter().rev())
                .fold(Squares::NONE, |set, (low, high)| set.or(low.and(*high)))
        });
        pairs.fold(Squares::NONE, Squares::or)
    };
    let mut places = linked(spare);
    if spare >= 1 {
        places = places.or(linked(spare - 1).within_a_turn());
    }
    if spare >= 2 && !linked(spare - 2).is_empty() {
        places = Squares::BOARD;
    }
    places
}
