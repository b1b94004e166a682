//! A table at which all tiles are known, since somebody dealt those that are not: turns are played there without asking
//! whether they are legal.

use arrayvec::ArrayVec;

use crate::chance::{self, ChaCha8Rng};
use crate::game::Seat;
use crate::qwirkle::{Board, Choice, HAND, LAST_TILE_BONUS, Mover, Placed, Tile, Tiles, View};

/// Hands and scores are by seat.
#[derive(Debug, Clone)]
pub(super) struct Table {
    pub(super) board: Board,
    hands: ArrayVec<Tiles, 4>,
    scores: ArrayVec<i32, 4>,
    /// The next one drawn is the last.
    bag: Vec<Tile>,
    seat: usize,
    /// Turns lost one after the other (K9).
    passed: usize,
    over: bool,
}

impl Table {
    /// The table as a seat sees it, with the tiles that it does not see dealt at random.
    pub(super) fn deal(view: &View, rng: &mut ChaCha8Rng) -> Self {
        let dealt = view.deal_unseen(rng);
        let mut bag: Vec<Tile> = dealt.bag().iter().collect();
        chance::shuffle(&mut bag, rng);
        Self {
            board: dealt.board().clone(),
            hands: dealt.seats().map(|seat| dealt.hand(seat)).collect(),
            scores: dealt.scores().iter().map(|&score| score as i32).collect(),
            bag,
            seat: dealt.seat().index(),
            passed: 0,
            over: false,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.over
    }

    /// By how much a seat's score is above the highest of the others.
    pub(super) fn margin(&self, seat: Seat) -> i32 {
        let others = self.scores.iter().enumerate().filter(|&(other, _)| other != seat.index());
        self.scores[seat.index()] - others.map(|(_, &score)| score).max().unwrap_or(0)
    }

    pub(super) fn mover(&self) -> Mover<'_> {
        Mover::new(&self.board, &self.hands[self.seat], self.bag.len() as u8)
    }

    /// Plays a choice that scores so many points.
    pub(super) fn play(&mut self, choice: &Choice, points: u32) {
        match choice {
            Choice::Place(placing) => self.place(placing, points),
            Choice::Swap(tiles) => self.swap(tiles),
            Choice::Pass => self.passed += 1,
        }
        self.over |= self.passed == self.hands.len();
        self.seat = (self.seat + 1) % self.hands.len();
    }

    fn place(&mut self, placing: &[Placed], points: u32) {
        let hand = &mut self.hands[self.seat];
        for &placed in placing {
            self.board.put(placed);
            hand.take(placed.tile);
        }
        self.scores[self.seat] += points as i32;
        self.passed = 0;
        let missing = HAND - usize::from(hand.len());
        hand.extend(self.bag.drain(self.bag.len().saturating_sub(missing)..));
        if hand.is_empty() {
            // K10
            self.scores[self.seat] += LAST_TILE_BONUS as i32;
            self.over = true;
        }
    }

    fn swap(&mut self, tiles: &[Tile]) {
        let hand = &mut self.hands[self.seat];
        tiles.iter().for_each(|&tile| {
            hand.take(tile);
        });
        // K8: they go into the bag first. That they may come back at once changes little while the bag is full.
        self.bag.splice(0..0, tiles.iter().copied());
        hand.extend(self.bag.drain(self.bag.len() - tiles.len()..));
    }

    /// Plays the choice that scores most.
    pub(super) fn play_highest(&mut self) {
        let mover = self.mover();
        match mover.best_placing() {
            Some((placing, points)) => self.play(&Choice::Place(placing), points),
            None => self.play(&mover.best_choice(), 0),
        }
    }
}
