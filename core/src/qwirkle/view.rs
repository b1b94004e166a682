//! What one seat may see of a match, and of a turn.

use super::board::{Board, Placing};
use super::mover::Mover;
use super::position::{BySeat, Position, after, draws, ending, groups, score};
use super::tile::{Kinds, Tile, Tiles};
use super::turn::{Choice, Turn};
use crate::chance::{self, ChaCha8Rng};
use crate::game::{Outcome, Seat};

/// What one seat may see of a position. Who holds which of the unseen tiles, or whether they are in the bag, is not in
/// it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// Nobody, where only what all may see is seen.
    owner: Option<Seat>,
    board: Board,
    hand: Tiles,
    /// The tiles in the other hands and in the bag, all together.
    unseen: Tiles,
    /// How many tiles each hand has.
    held: BySeat<u8>,
    bag: u8,
    scores: BySeat<u32>,
    seat: Seat,
}

/// What one seat may know of a turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Seen {
    /// All of it, for whoever played it.
    Own(Turn),
    /// Tiles were placed by another seat; how many it drew follows.
    Placed(Placing),
    /// Another seat swapped so many tiles.
    Swapped(u8),
    /// Another seat passed.
    Passed,
}

impl Seen {
    /// What a seat may know of a turn that was played by `by`.
    pub(super) fn new(turn: &Turn, by: Seat, seat: Option<Seat>) -> Self {
        match &turn.choice {
            _ if Some(by) == seat => Self::Own(turn.clone()),
            Choice::Place(placing) => Self::Placed(placing.clone()),
            Choice::Swap(tiles) => Self::Swapped(tiles.len() as u8),
            Choice::Pass => Self::Passed,
        }
    }
}

impl View {
    /// What a seat may see of a position; without one, what everybody may.
    pub(super) fn new(position: &Position, owner: Option<Seat>) -> Self {
        let mut unseen = position.bag;
        for seat in position.seats().filter(|&seat| Some(seat) != owner) {
            // There are at most three of each tile in all.
            unseen.extend(position.hand(seat).iter());
        }
        Self {
            owner,
            board: position.board.clone(),
            hand: owner.map(|owner| position.hand(owner)).unwrap_or_default(),
            unseen,
            held: position.hands.iter().map(Tiles::len).collect(),
            bag: position.bag.len(),
            scores: position.scores.clone(),
            seat: position.seat,
        }
    }

    /// The seat whose view it is, if it is one's.
    pub fn owner(&self) -> Option<Seat> {
        self.owner
    }

    /// What was placed.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The owner's tiles.
    pub fn hand(&self) -> Tiles {
        self.hand
    }

    /// The tiles that are neither on the board nor in the owner's hand.
    pub fn unseen(&self) -> Tiles {
        self.unseen
    }

    /// How many tiles each hand has, by seat.
    pub fn held(&self) -> &[u8] {
        &self.held
    }

    /// How many tiles the bag has.
    pub fn bag(&self) -> u8 {
        self.bag
    }

    /// The scores by seat.
    pub fn scores(&self) -> &[u32] {
        &self.scores
    }

    /// The seat to move.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the owner chooses from; `None` if it is not the owner's turn, or the game is over.
    pub fn mover(&self) -> Option<Mover<'_>> {
        let to_move = Some(self.seat) == self.owner && self.ending().is_none();
        to_move.then_some(Mover { board: &self.board, hand: &self.hand, bag: self.bag })
    }

    /// How it stands, and by which rule it ended. Once the bag is empty the unseen tiles are the other hands, so
    /// whoever sees only one hand knows as well that nobody can place (K11).
    pub fn ending(&self) -> Option<(Outcome, &'static str)> {
        if self.bag > 0 {
            return None;
        }
        let held: Kinds = self.hand.kinds().or(self.unseen.kinds());
        ending(&self.board, self.held.contains(&0), held, &self.scores)
    }

    /// The view after a turn of which this was seen.
    pub(super) fn follow(&self, seen: &Seen) -> Self {
        let mut next = self.clone();
        let mut points = 0;
        match seen {
            Seen::Own(turn) => {
                points = next.follow_own(turn);
            }
            Seen::Placed(placing) => {
                for placed in placing {
                    next.unseen.take(placed.tile);
                }
                points = next.place(placing);
            }
            Seen::Swapped(_) | Seen::Passed => {}
        }
        let seat = self.seat.index();
        score(&mut next.scores[seat], points, next.held[seat] == 0);
        next.seat = after(self.seat, self.held.len());
        next
    }

    fn follow_own(&mut self, turn: &Turn) -> u32 {
        let points = match &turn.choice {
            Choice::Place(placing) => {
                for placed in placing {
                    self.hand.take(placed.tile);
                }
                self.place(placing)
            }
            Choice::Swap(tiles) => {
                for &tile in tiles {
                    self.hand.take(tile);
                    self.unseen.put(tile);
                }
                0
            }
            Choice::Pass => 0,
        };
        for &tile in &turn.drawn {
            self.unseen.take(tile);
            self.hand.put(tile);
        }
        points
    }

    /// Places tiles of the seat to move, and fills its hand; gives what they score.
    fn place(&mut self, placing: &Placing) -> u32 {
        // What is followed was played, so it scores.
        let points = self.board.score(placing).map_or(0, |score| score.points());
        for &placed in placing {
            self.board.put(placed);
        }
        let held = &mut self.held[self.seat.index()];
        let drawn = draws(&Choice::Place(placing.clone()), *held, self.bag) as u8;
        *held = (*held + drawn).saturating_sub(placing.len() as u8);
        self.bag -= drawn;
        points
    }

    /// Deals the unseen tiles at random to the other hands and the bag: a position that this may be the view of.
    pub fn deal_unseen(&self, rng: &mut ChaCha8Rng) -> Position {
        let mut unseen: Vec<Tile> = self.unseen.iter().collect();
        chance::shuffle(&mut unseen, rng);
        // Before the opening turn no hand has a larger group than that of the seat to move (K2). Two tiles change
        // places until it is so; now and then to the worse, so that there is always a way.
        let mut excess = self.excess(&unseen);
        while excess > 0 {
            let [one, other] = [(); 2].map(|()| chance::below(unseen.len() as u32, rng) as usize);
            unseen.swap(one, other);
            let now = self.excess(&unseen);
            if now <= excess || chance::below(16, rng) == 0 {
                excess = now;
            } else {
                unseen.swap(one, other);
            }
        }
        self.with_unseen(&unseen)
    }

    /// By how much the groups of other hands are larger than that of the seat to open.
    fn excess(&self, unseen: &[Tile]) -> u32 {
        if !self.board.is_empty() {
            return 0;
        }
        let groups = groups(&self.with_unseen(unseen).hands);
        let opener = groups[self.seat.index()];
        groups.iter().map(|group| u32::from(group.saturating_sub(opener))).sum()
    }

    /// The position with the unseen tiles dealt in their order: to the hands seat by seat, then to the bag.
    fn with_unseen(&self, unseen: &[Tile]) -> Position {
        let mut left = unseen.iter().copied();
        let mut gather = |count: u8| left.by_ref().take(count.into()).collect::<Tiles>();
        let seats = (0..).map(Seat).zip(&self.held);
        let hands = seats
            .map(|(seat, &held)| if Some(seat) == self.owner { self.hand } else { gather(held) })
            .collect();
        Position {
            board: self.board.clone(),
            hands,
            bag: gather(self.bag),
            scores: self.scores.clone(),
            seat: self.seat,
        }
    }
}
