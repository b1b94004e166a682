//! A position (K1–K12): what was placed, the hands, the bag, the scores, the seat to move.

use arrayvec::ArrayVec;

use super::board::Board;
use super::mover::Mover;
use super::moves;
use super::rules::{EQUALS_SHARE, HAND, LAST_TILE_BONUS, MOST_SEATS, SEATS};
use super::tile::{Kinds, Tile, Tiles};
use super::turn::{Choice, Handful, PlayError, Turn};
use crate::chance::{self, ChaCha8Rng};
use crate::game::{Outcome, Seat};

/// The highest score that notation writes.
pub(super) const HIGHEST: u32 = 999_999;

/// Something of each seat.
pub(super) type BySeat<T> = ArrayVec<T, MOST_SEATS>;

/// A position that can be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    pub(super) board: Board,
    pub(super) hands: BySeat<Tiles>,
    pub(super) bag: Tiles,
    pub(super) scores: BySeat<u32>,
    pub(super) seat: Seat,
}

/// What is known of a position before it is known to be possible.
#[derive(Debug, Clone)]
pub(super) struct Parts {
    pub(super) board: Board,
    pub(super) hands: BySeat<Tiles>,
    pub(super) bag: Tiles,
    pub(super) scores: BySeat<u32>,
    pub(super) seat: Seat,
}

/// Why a position is impossible.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ImpossiblePosition {
    /// Fewer than two hands, or more than four.
    #[error("2 to 4 play, here are {0} hands (K1)")]
    Seats(usize),
    /// Not a score for each hand.
    #[error("there are {scores} scores for {hands} hands")]
    Scores {
        /// As given.
        scores: usize,
        /// As many as play.
        hands: usize,
    },
    /// The seat to move is not one of those that play.
    #[error("seat {seat} does not play")]
    NoSuchSeat {
        /// As given.
        seat: u8,
    },
    /// More than three of a tile.
    #[error("there are more than three {0} (K1)")]
    TooMany(Tile),
    /// More tiles than a hand holds.
    #[error("a hand has at most 6 tiles (K1)")]
    Overfull,
    /// A hand was not filled although the bag has tiles.
    #[error("the bag has tiles, but a hand has not six (K7)")]
    Unfilled,
    /// Two players placed their last tile, or one did before the game began.
    #[error("more hands are empty than the game's end can have left so (K10)")]
    Empty,
    /// The tiles placed are not one piece with one of them on `0,0`.
    #[error("the board is not in one piece that covers 0,0 (K5)")]
    Pieces,
    /// Someone has scored before the opening turn.
    #[error("nobody can have scored before the opening turn")]
    ScoredBefore,
    /// Another hand has a larger group than that of the seat to open.
    #[error("seat {seat} can't open: another hand has a larger group (K2)")]
    SmallerGroup {
        /// The seat to move.
        seat: u8,
    },
}

impl TryFrom<Parts> for Position {
    type Error = ImpossiblePosition;

    fn try_from(parts: Parts) -> Result<Self, ImpossiblePosition> {
        let Parts { board, hands, bag, scores, seat } = parts;
        if !SEATS.contains(&hands.len()) {
            return Err(ImpossiblePosition::Seats(hands.len()));
        }
        if scores.len() != hands.len() {
            return Err(ImpossiblePosition::Scores { scores: scores.len(), hands: hands.len() });
        }
        if seat.index() >= hands.len() {
            return Err(ImpossiblePosition::NoSuchSeat { seat: seat.0 });
        }
        let position = Self { board, hands, bag, scores, seat };
        position.check_tiles()?;
        position.check_hands()?;
        if position.board.is_empty() {
            position.check_start()?
        } else {
            position.check_board()?
        }
        Ok(position)
    }
}

impl Position {
    fn check_tiles(&self) -> Result<(), ImpossiblePosition> {
        let mut all = Tiles::NONE;
        let held = self.hands.iter().flat_map(|hand| hand.iter());
        let mut tiles =
            self.board.placed().iter().map(|placed| placed.tile).chain(held).chain(self.bag.iter());
        match tiles.find(|&tile| !all.put(tile)) {
            Some(tile) => Err(ImpossiblePosition::TooMany(tile)),
            None => Ok(()),
        }
    }

    fn check_hands(&self) -> Result<(), ImpossiblePosition> {
        let full = |hand: &Tiles| usize::from(hand.len()) == HAND;
        if self.hands.iter().any(|hand| usize::from(hand.len()) > HAND) {
            return Err(ImpossiblePosition::Overfull);
        }
        if !self.bag.is_empty() && !self.hands.iter().all(full) {
            return Err(ImpossiblePosition::Unfilled);
        }
        let empty = self.hands.iter().filter(|hand| hand.is_empty()).count();
        let most = if self.board.is_empty() { 0 } else { 1 };
        if empty > most { Err(ImpossiblePosition::Empty) } else { Ok(()) }
    }

    fn check_start(&self) -> Result<(), ImpossiblePosition> {
        if self.scores.iter().any(|&score| score > 0) {
            return Err(ImpossiblePosition::ScoredBefore);
        }
        let seat = self.seat;
        if starters(&self.hands).contains(&seat) {
            Ok(())
        } else {
            Err(ImpossiblePosition::SmallerGroup { seat: seat.0 })
        }
    }

    fn check_board(&self) -> Result<(), ImpossiblePosition> {
        if self.board.is_in_one_piece() { Ok(()) } else { Err(ImpossiblePosition::Pieces) }
    }

    /// What was placed.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The tiles of a seat; none of a seat that does not play.
    pub fn hand(&self, seat: Seat) -> Tiles {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// The tiles in the bag.
    pub fn bag(&self) -> Tiles {
        self.bag
    }

    /// The scores by seat.
    pub fn scores(&self) -> &[u32] {
        &self.scores
    }

    /// The seat to move; passes on after the last turn too.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The seats that play, in their order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.hands.len() as u8).map(Seat)
    }

    /// What the seat to move chooses from.
    pub fn mover(&self) -> Mover<'_> {
        Mover { board: &self.board, hand: &self.hands[self.seat.index()], bag: self.bag.len() }
    }

    /// How it stands, and by which rule it ended (K10–K12).
    pub fn ending(&self) -> Option<(Outcome, &'static str)> {
        if !self.bag.is_empty() {
            return None;
        }
        let finished = self.hands.iter().any(Tiles::is_empty);
        let held = self.hands.iter().fold(Kinds::NONE, |kinds, hand| kinds.or(hand.kinds()));
        ending(&self.board, finished, held, &self.scores)
    }

    /// Every legal choice; none when the game is over. Allocates.
    pub fn legal_choices(&self) -> Vec<Choice> {
        match self.ending() {
            Some(_) => Vec::new(),
            None => self.mover().choices(),
        }
    }

    /// How many tiles are drawn after a choice (K7, K8).
    pub fn draws(&self, choice: &Choice) -> usize {
        draws(choice, self.mover().hand.len(), self.bag.len())
    }

    /// Draws at random what is due after a choice, which need not be legal.
    pub fn draw(&self, choice: &Choice, rng: &mut ChaCha8Rng) -> Handful {
        let mut bag = self.bag;
        if let Choice::Swap(tiles) = choice {
            bag.extend(tiles.iter().copied());
        }
        let due = self.draws(choice).min(bag.len().into());
        let mut drawn = Handful::new();
        for _ in 0..due {
            let tile = bag.nth(chance::below(bag.len().into(), rng));
            drawn.extend(tile.filter(|&tile| bag.take(tile)));
        }
        drawn
    }

    /// Plays a turn with its draws.
    ///
    /// # Errors
    /// The rule that the turn breaks.
    pub fn play(&self, turn: &Turn) -> Result<Self, PlayError> {
        if let Some((_, rule)) = self.ending() {
            return Err(PlayError::Over { rule });
        }
        let points = self.mover().check(&turn.choice)?;
        let due = self.draws(&turn.choice);
        if turn.drawn.len() != due {
            return Err(PlayError::Draws { drawn: turn.drawn.len(), due });
        }
        let mut next = self.clone();
        let hand = &mut next.hands[self.seat.index()];
        match &turn.choice {
            Choice::Place(placing) => placing.iter().for_each(|&placed| {
                next.board.put(placed);
                hand.take(placed.tile);
            }),
            Choice::Swap(tiles) => tiles.iter().for_each(|&tile| {
                hand.take(tile);
                next.bag.put(tile);
            }),
            Choice::Pass => {}
        }
        for &tile in &turn.drawn {
            if !next.bag.take(tile) {
                return Err(PlayError::NotInBag { tile });
            }
            hand.put(tile);
        }
        let finished = hand.is_empty();
        score(&mut next.scores[self.seat.index()], points, finished);
        next.seat = after(self.seat, self.hands.len());
        Ok(next)
    }
}

/// How many tiles are drawn by a hand of so many, with so many in the bag (K7, K8).
pub(super) fn draws(choice: &Choice, hand: u8, bag: u8) -> usize {
    match choice {
        Choice::Place(placing) => {
            let left = usize::from(hand).saturating_sub(placing.len());
            HAND.saturating_sub(left).min(bag.into())
        }
        Choice::Swap(tiles) => tiles.len(),
        Choice::Pass => 0,
    }
}

/// Adds what a turn scored, and what placing the last tile gives (K10).
pub(super) fn score(score: &mut u32, points: u32, finished: bool) {
    let bonus = if finished { LAST_TILE_BONUS } else { 0 };
    *score = (*score + points + bonus).min(HIGHEST);
}

/// The seat that follows.
pub(super) fn after(seat: Seat, seats: usize) -> Seat {
    Seat(((seat.index() + 1) % seats) as u8)
}

/// How a game with an empty bag stands: `finished` if a hand is empty (K10), `held` the kinds in all hands (K11).
pub(super) fn ending(
    board: &Board,
    finished: bool,
    held: Kinds,
    scores: &[u32],
) -> Option<(Outcome, &'static str)> {
    let rule = match finished {
        true => "K10",
        false if moves::can_place(board, held) => return None,
        false => "K11",
    };
    Some((most(scores), rule))
}

/// K12: the highest total wins, equal ones share the win.
fn most(scores: &[u32]) -> Outcome {
    let most = scores.iter().max();
    let seats = (0..).map(Seat).zip(scores);
    let winners: Vec<Seat> = seats.filter(|(_, score)| Some(*score) == most).map(|(seat, _)| seat).collect();
    if EQUALS_SHARE || winners.len() == 1 { Outcome::Win(winners) } else { Outcome::Draw }
}

/// The size of each hand's largest group (K2).
pub(super) fn groups(hands: &[Tiles]) -> BySeat<u8> {
    hands.iter().map(|hand| hand.kinds().largest_group()).collect()
}

/// The seats with the largest group: those that may open (K2).
pub(super) fn starters(hands: &[Tiles]) -> BySeat<Seat> {
    let groups = groups(hands);
    let most = groups.iter().max();
    (0..).map(Seat).zip(&groups).filter(|(_, group)| Some(*group) == most).map(|(seat, _)| seat).collect()
}
