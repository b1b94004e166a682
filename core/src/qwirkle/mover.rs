//! What the seat to move chooses from. A position and the view of that seat give the same.

use super::board::{Board, Cell, Placed, Placing};
use super::moves;
use super::rules::PASSING_IS_FREE;
use super::tile::{Kinds, Tile, Tiles};
use super::turn::{Choice, Handful, PlayError};

/// The seat to move of a game that is not over: all that its choice depends on.
#[derive(Debug, Clone, Copy)]
pub struct Mover<'a> {
    pub(super) board: &'a Board,
    pub(super) hand: &'a Tiles,
    /// Tiles in the bag.
    pub(super) bag: u8,
}

impl<'a> Mover<'a> {
    /// The seat to move with this hand, and so many tiles in the bag.
    pub(crate) fn new(board: &'a Board, hand: &'a Tiles, bag: u8) -> Self {
        Self { board, hand, bag }
    }
}

impl Mover<'_> {
    /// The opening turn is to be played (K3).
    pub fn opens(self) -> bool {
        self.board.is_empty()
    }

    /// Tiles may be swapped (K8).
    pub fn may_swap(self) -> bool {
        !self.opens() && self.bag > 0
    }

    /// A tile can be placed.
    pub fn can_place(self) -> bool {
        moves::can_place(self.board, self.hand.kinds())
    }

    /// There is nothing but to lose the turn (K9).
    pub fn must_pass(self) -> bool {
        self.bag == 0 && !self.can_place()
    }

    /// What a choice scores.
    ///
    /// # Errors
    /// The rule it breaks.
    pub fn check(self, choice: &Choice) -> Result<u32, PlayError> {
        match choice {
            Choice::Place(placing) => self.check_placing(placing),
            Choice::Swap(tiles) => self.check_swap(tiles),
            Choice::Pass => (PASSING_IS_FREE || self.must_pass()).then_some(0).ok_or(PlayError::NoPassing),
        }
    }

    fn check_placing(self, placing: &[Placed]) -> Result<u32, PlayError> {
        self.check_held(placing.iter().map(|placed| placed.tile))?;
        let points = self.board.score(placing)?.points();
        if self.opens() {
            let largest = self.hand.kinds().largest_group();
            if placing.len() != usize::from(largest) {
                return Err(PlayError::OpeningGroup { largest });
            }
            // Cells of one line are ordered from its left or top.
            if placing.iter().map(|placed| placed.cell).min() != Some(Cell::ORIGIN) {
                return Err(PlayError::OpeningCell);
            }
        }
        Ok(points)
    }

    fn check_swap(self, tiles: &[Tile]) -> Result<u32, PlayError> {
        if self.opens() {
            return Err(PlayError::OpeningSwap);
        }
        if self.bag == 0 {
            return Err(PlayError::BagEmpty);
        }
        if tiles.is_empty() {
            return Err(PlayError::NothingSwapped);
        }
        self.check_held(tiles.iter().copied()).map(|()| 0)
    }

    fn check_held(self, tiles: impl Iterator<Item = Tile>) -> Result<(), PlayError> {
        let mut hand = *self.hand;
        for tile in tiles {
            if !hand.take(tile) {
                return Err(PlayError::NotInHand { tile });
            }
        }
        Ok(())
    }

    /// Visits every set of tiles with their cells that can be placed, once, with what it scores.
    pub fn each_placing(self, visit: impl FnMut(&[Placed], u32)) {
        moves::each_placing(self.board, self.hand.kinds(), visit);
    }

    /// Visits every multiset of tiles that can be swapped, once (K8).
    pub fn each_swap(self, mut visit: impl FnMut(&[Tile])) {
        if self.may_swap() {
            each_part(self.hand, self.hand.kinds(), &mut Handful::new(), &mut visit);
        }
    }

    /// Every choice, each once. Allocates.
    pub fn choices(self) -> Vec<Choice> {
        let mut choices = Vec::new();
        self.each_placing(|placed, _| choices.push(Choice::Place(placed.iter().copied().collect())));
        self.each_swap(|tiles| choices.push(Choice::Swap(tiles.iter().copied().collect())));
        if PASSING_IS_FREE || choices.is_empty() {
            choices.push(Choice::Pass);
        }
        choices
    }

    /// The placing that scores most of all that can be placed, and what it scores. All of them are gone through; of
    /// equals the first is taken.
    pub fn best_placing(self) -> Option<(Placing, u32)> {
        moves::best_placing(self.board, self.hand.kinds())
    }

    /// The choice that scores most: a placing; where none can be placed all tiles are swapped, or the turn is lost.
    pub fn best_choice(self) -> Choice {
        match self.best_placing() {
            Some((placing, _)) => Choice::Place(placing),
            None if self.may_swap() => Choice::Swap(self.hand.iter().collect()),
            None => Choice::Pass,
        }
    }
}

/// Visits the parts of a hand that add tiles of the kinds left to those taken.
fn each_part(hand: &Tiles, left: Kinds, taken: &mut Handful, visit: &mut impl FnMut(&[Tile])) {
    let mut kinds = left.into_iter();
    while let Some(tile) = kinds.next() {
        let rest: Kinds = kinds.clone().collect();
        let before = taken.len();
        for _ in 0..hand.count(tile) {
            taken.push(tile);
            visit(taken);
            each_part(hand, rest, taken, visit);
        }
        taken.truncate(before);
    }
}
