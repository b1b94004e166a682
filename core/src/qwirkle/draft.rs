//! How taps build a turn of Qwirkle: a tile of the hand, a marked cell, and so on; or *Swap* and the tiles to be swapped.

use super::board::{Board, Cell, Placed, Placing, Score};
use super::mover::Mover;
use super::tile::{Tile, Tiles};
use super::turn::{Choice, Handful, PlayError};
use super::{say, scene};
use crate::game::Draft as GameDraft;
use crate::table::scene::{DraftButton, Moved, Refusal, Saying, Scene};
use crate::table::screen::{Icon, MotionKind};
use crate::words::Say;

/// The button that begins to swap, or gives it up.
pub(super) const SWAP: &str = "swap";

/// One of the tiles in a hand: which of its copies there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Held {
    pub(super) tile: Tile,
    pub(super) copy: u8,
}

impl Held {
    /// The tiles of a hand, in their places on the rack.
    pub(super) fn all(hand: &Tiles) -> impl Iterator<Item = Self> {
        hand.kinds().into_iter().flat_map(|tile| (0..hand.count(tile)).map(move |copy| Self { tile, copy }))
    }
}

/// What is being done with the hand.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Plan {
    /// Tiles are placed, in this order.
    Placing {
        /// Those placed.
        placed: Vec<(Held, Cell)>,
        /// The one to be placed next.
        selected: Option<Held>,
    },
    /// These are to be swapped (K8).
    Swapping(Vec<Held>),
    /// Nothing can be done but to lose the turn (K9).
    Passing,
}

/// A turn of Qwirkle under construction, by what its player may see. Nothing is drawn before it is ended.
#[derive(Debug, Clone, PartialEq)]
pub struct Draft {
    pub(super) board: Board,
    pub(super) hand: Tiles,
    /// Tiles in the bag.
    pub(super) bag: u8,
    pub(super) plan: Plan,
}

impl Draft {
    /// Begins a turn of the one whose tiles are `hand`.
    pub(super) fn new(board: Board, hand: Tiles, bag: u8) -> Self {
        let mut draft = Self { board, hand, bag, plan: NOTHING };
        if !draft.hand.is_empty() && draft.mover().must_pass() {
            draft.plan = Plan::Passing;
        }
        draft
    }

    fn mover(&self) -> Mover<'_> {
        Mover { board: &self.board, hand: &self.hand, bag: self.bag }
    }

    /// There is nothing but to swap.
    pub(super) fn must_swap(&self) -> bool {
        self.mover().may_swap() && !self.mover().can_place()
    }

    /// The tiles placed, in their order.
    pub(super) fn placed(&self) -> &[(Held, Cell)] {
        match &self.plan {
            Plan::Placing { placed, .. } => placed,
            Plan::Swapping(_) | Plan::Passing => &[],
        }
    }

    /// The tile that is to be placed next.
    pub(super) fn selected(&self) -> Option<Held> {
        match &self.plan {
            Plan::Placing { selected, .. } => *selected,
            Plan::Swapping(_) | Plan::Passing => None,
        }
    }

    /// The tile was taken up, to be placed or swapped.
    pub(super) fn is_lifted(&self, held: Held) -> bool {
        match &self.plan {
            Plan::Placing { selected, .. } => *selected == Some(held),
            Plan::Swapping(swapped) => swapped.contains(&held),
            Plan::Passing => false,
        }
    }

    pub(super) fn is_placed(&self, held: Held) -> bool {
        self.placed().iter().any(|&(placed, _)| placed == held)
    }

    /// The tiles that are still on the rack.
    pub(super) fn left(&self) -> impl Iterator<Item = Held> {
        Held::all(&self.hand).filter(|&held| !self.is_placed(held))
    }

    /// What the tiles placed score as they lie.
    pub(super) fn score(&self) -> Option<Score> {
        self.board.score(&placing(self.placed())).ok()
    }

    /// The opening turn needs as many tiles (K3); `None` on any other.
    pub(super) fn opening(&self) -> Option<u8> {
        self.mover().opens().then(|| self.hand.kinds().largest_group())
    }

    /// Whether a tile can be placed next on a cell.
    ///
    /// # Errors
    /// The rule it breaks.
    fn check(&self, placed: &[(Held, Cell)], tile: Tile, cell: Cell) -> Result<(), PlayError> {
        let mut placing = placing(placed);
        // A hand has no more tiles than a turn places.
        let _ = placing.try_push(Placed { tile, cell });
        self.board.score(&placing)?;
        if let Some(largest) = self.opening() {
            let groups = self.hand.kinds().groups().filter(|group| group.len() == largest);
            let part = |group: super::Kinds| placing.iter().all(|placed| group.contains(placed.tile));
            // Where no two go together any tile may be the one.
            let together = largest == 1 || groups.into_iter().any(part);
            if !together || placing.len() > usize::from(largest) {
                return Err(PlayError::OpeningGroup { largest });
            }
        }
        Ok(())
    }

    /// The cells where a tile can be placed next.
    pub(super) fn reach(&self, tile: Tile) -> Vec<Cell> {
        let mut cells = scene::frontier(self);
        cells.retain(|&cell| self.check(self.placed(), tile, cell).is_ok());
        cells
    }

    /// Whether a tile can be placed next at all.
    pub(super) fn fits(&self, tile: Tile) -> bool {
        scene::frontier(self).into_iter().any(|cell| self.check(self.placed(), tile, cell).is_ok())
    }

    /// Those of the tiles that hold without the others: laid one by one, each where it may lie.
    fn holding(&self, mut waiting: Vec<(Held, Cell)>) -> Vec<(Held, Cell)> {
        let mut placed = Vec::new();
        while let Some(next) =
            waiting.iter().position(|&(held, cell)| self.check(&placed, held.tile, cell).is_ok())
        {
            placed.push(waiting.remove(next));
        }
        placed
    }

    fn tap_held(&mut self, held: Held) -> Result<(), Refusal> {
        match &mut self.plan {
            Plan::Passing => Err(say::must_pass()),
            Plan::Swapping(swapped) => {
                match swapped.iter().position(|&one| one == held) {
                    Some(at) => drop(swapped.remove(at)),
                    None => swapped.push(held),
                }
                Ok(())
            }
            Plan::Placing { placed, selected } => {
                if !placed.iter().any(|&(one, _)| one == held) {
                    *selected = Some(held).filter(|_| *selected != Some(held));
                }
                Ok(())
            }
        }
    }

    /// A tap on a cell: takes back the tile that was placed there, or places the selected one.
    fn tap_cell(&mut self, cell: Cell) -> Result<Vec<Moved>, Refusal> {
        let taken_back = self.placed().iter().position(|&(_, at)| at == cell);
        if let Some(at) = taken_back {
            let mut left = self.placed().to_vec();
            left.remove(at);
            let placed = self.holding(left);
            self.plan = Plan::Placing { placed, selected: None };
            return Ok(Vec::new());
        }
        match (&self.plan, self.selected()) {
            // It is looked at, no more.
            (_, None) if self.board.tile(cell).is_some() => Ok(Vec::new()),
            (Plan::Passing, _) => Err(say::must_pass()),
            (Plan::Swapping(_), _) => Err(say::swapping()),
            (_, None) => Err(say::no_tile_selected()),
            (_, Some(held)) => self.place(held, cell),
        }
    }

    fn place(&mut self, held: Held, cell: Cell) -> Result<Vec<Moved>, Refusal> {
        self.check(self.placed(), held.tile, cell).map_err(|error| say::refused(&error))?;
        let mut placed = self.placed().to_vec();
        placed.push((held, cell));
        self.plan = Plan::Placing { placed, selected: None };
        let to = scene::spot(cell);
        let (kind, piece, from) = (MotionKind::Place, scene::id(cell), scene::held_spot(held));
        Ok(vec![Moved { kind, piece, drawn: None, from, to }])
    }
}

/// Nothing was begun.
const NOTHING: Plan = Plan::Placing { placed: Vec::new(), selected: None };

fn placing(placed: &[(Held, Cell)]) -> Placing {
    // No more than there are in a hand.
    placed.iter().map(|&(Held { tile, .. }, cell)| Placed { tile, cell }).collect()
}

impl GameDraft for Draft {
    type Choice = Choice;

    fn tap(&mut self, spot: u32) -> Result<Vec<Moved>, Refusal> {
        let held = Held::all(&self.hand).find(|&held| scene::held_spot(held) == spot);
        if let Some(held) = held {
            return self.tap_held(held).map(|()| Vec::new());
        }
        scene::cell(spot).map_or_else(|| Ok(Vec::new()), |cell| self.tap_cell(cell))
    }

    fn press(&mut self, button: &str) -> Result<Vec<Moved>, Refusal> {
        if button == SWAP {
            self.plan =
                if matches!(self.plan, Plan::Swapping(_)) { NOTHING } else { Plan::Swapping(Vec::new()) };
        }
        Ok(Vec::new())
    }

    fn choice(&self) -> Option<Choice> {
        let choice = match &self.plan {
            Plan::Passing => Choice::Pass,
            Plan::Swapping(swapped) => {
                Choice::Swap(swapped.iter().map(|held| held.tile).collect::<Handful>())
            }
            Plan::Placing { placed, .. } => {
                let placing = placing(placed);
                let opens = self.mover().opens();
                Choice::Place(if opens { scene::shifted(&placing) } else { placing })
            }
        };
        self.mover().check(&choice).is_ok().then_some(choice)
    }

    fn is_empty(&self) -> bool {
        matches!(self.plan, Plan::Passing) || self.plan == NOTHING
    }

    fn buttons(&self) -> Vec<DraftButton> {
        let swapping = matches!(self.plan, Plan::Swapping(_));
        vec![DraftButton {
            id: SWAP,
            label: Say::new("qwirkle-swap"),
            spoken: Say::new(if swapping { "qwirkle-swap-off-spoken" } else { "qwirkle-swap-spoken" }),
            icon: Icon::Swap,
            enabled: swapping || (self.mover().may_swap() && self.placed().is_empty()),
        }]
    }

    fn say(&self) -> Option<Saying> {
        say::draft(self)
    }

    fn invitation(&self) -> Say {
        match self.opening() {
            Some(largest) => Say::new("qwirkle-invitation-opening").with("count", u32::from(largest)),
            None => Say::new("qwirkle-invitation"),
        }
    }

    fn scene(&self) -> Scene {
        scene::of_draft(self)
    }

    fn put_back(&self) -> Vec<Moved> {
        Vec::new()
    }
}
