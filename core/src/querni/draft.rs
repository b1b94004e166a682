//! How taps build a turn of Querni: select, step, linked jumps one by one, *Select chain*, *Skip*.

use super::position::{Man, Position};
use super::rules::{Isolating, Skipping};
use super::square::{Square, Squares};
use super::turn::{Movement, PlayError, Removal, Turn};
use super::{say, view};
use crate::game::Draft as GameDraft;
use crate::side::Side;
use crate::table::scene::{DraftButton, Moved, Refusal, Saying, Scene};
use crate::table::screen::{Bead, Icon, Mark, MarkKind, MotionKind};
use crate::words::Say;

/// The button that begins to select a chain.
pub(super) const CHAIN: &str = "chain";
/// The button that skips the turn.
pub(super) const SKIP: &str = "skip";

/// The piece in the player's hand.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Held {
    pub(super) number: u8,
    /// The square it left.
    pub(super) from: Square,
    pub(super) way: Way,
}

/// What the held piece has done so far.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Way {
    Still,
    Stepped(Square),
    Jumped(Vec<Square>),
}

impl Held {
    /// Where it stands now.
    pub(super) fn at(&self) -> Square {
        match &self.way {
            Way::Still => self.from,
            Way::Stepped(to) => *to,
            Way::Jumped(landings) => landings.last().copied().unwrap_or(self.from),
        }
    }

    /// The squares it has landed on in this turn.
    fn landings(&self) -> &[Square] {
        match &self.way {
            Way::Still => &[],
            Way::Stepped(to) => std::slice::from_ref(to),
            Way::Jumped(landings) => landings,
        }
    }

    fn movement(&self) -> Option<Movement> {
        let from = self.from;
        match &self.way {
            Way::Still => None,
            Way::Stepped(to) => Some(Movement::Step { from, to: *to }),
            Way::Jumped(landings) => Some(Movement::Jumps { from, landings: landings.clone() }),
        }
    }
}

/// The chain to be removed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Chain {
    None,
    /// Its ends are being tapped; the first may be known.
    Picking(Option<u8>),
    /// The number tapped first, and the chain.
    Picked(u8, Removal),
}

/// A turn of Querni under construction.
#[derive(Debug, Clone, PartialEq)]
pub struct Draft {
    pub(super) start: Position,
    pub(super) held: Option<Held>,
    pub(super) chain: Chain,
    pub(super) skips: bool,
    /// There is no other turn than to skip.
    pub(super) stuck: bool,
}

impl Draft {
    /// Begins a turn. If there is no move and no chain it is the skip already.
    pub fn new(start: &Position) -> Self {
        let stuck = start.ending().is_none() && start.is_stuck();
        Self { start: *start, held: None, chain: Chain::None, skips: stuck, stuck }
    }

    pub(super) fn side(&self) -> Side {
        self.start.side()
    }

    /// The pieces as they stand, the held one where it was put.
    pub(super) fn board(&self) -> Position {
        match &self.held {
            Some(held) => self.start.with_moved(held.number, held.from, held.at()),
            None => self.start,
        }
    }

    /// Where the held piece may be put next.
    pub(super) fn reachable(&self) -> Squares {
        match (&self.held, self.chain) {
            (Some(held), Chain::None) => match &held.way {
                Way::Still => self.steps_of(held).or(self.jumps_of(held)),
                Way::Stepped(_) => Squares::NONE,
                Way::Jumped(_) => self.jumps_of(held),
            },
            _ => Squares::NONE,
        }
    }

    fn steps_of(&self, held: &Held) -> Squares {
        self.start.steps(held.from)
    }

    fn jumps_of(&self, held: &Held) -> Squares {
        let landed = held.landings().iter().fold(Squares::NONE, |set, square| set.or(square.bit()));
        self.start.next_jumps(held.from, landed, held.at())
    }

    /// Numbers that may be tapped as an end of the chain: bit n-1 for n.
    pub(super) fn ends(&self) -> u16 {
        match self.chain {
            Chain::Picking(first) => self.board().chain_ends(first),
            Chain::None | Chain::Picked(..) => 0,
        }
    }

    /// Everything was put back; gives what moves on the way.
    fn clear(&mut self) -> Vec<Moved> {
        let moves = self.put_back();
        *self = Self::new(&self.start);
        moves
    }

    fn hold(&mut self, number: u8, from: Square) -> Vec<Moved> {
        let mut moves = self.clear();
        self.held = Some(Held { number, from, way: Way::Still });
        moves.push(moved(MotionKind::Lift, self.man(number), from, from));
        moves
    }

    fn man(&self, number: u8) -> Man {
        Man { side: self.side(), number }
    }

    /// A tap on an own piece while no chain is being picked.
    fn tap_own(&mut self, number: u8, square: Square) -> Vec<Moved> {
        if let Chain::Picked(_, removal) = self.chain
            && removal.numbers().contains(&number)
        {
            self.chain = Chain::None;
            return Vec::new();
        }
        match &self.held {
            Some(held) if held.number == number => self.clear(),
            _ => self.hold(number, square),
        }
    }

    /// A tap on a piece while a chain is being picked.
    fn tap_end(&mut self, first: Option<u8>, number: u8) -> Result<Vec<Moved>, Refusal> {
        if first == Some(number) {
            self.chain = Chain::Picking(None);
            return Ok(Vec::new());
        }
        let board = self.board();
        let Some(first) = first else {
            if board.chain_ends(None) >> (number - 1) & 1 == 0 {
                return Err(refused_end(&board, number));
            }
            self.chain = Chain::Picking(Some(number));
            return Ok(Vec::new());
        };
        let removal = Removal::new(first.min(number), first.max(number))
            .ok_or_else(|| say::short_chain(first, number))?;
        board.check_removal(removal).map_err(|error| say::broken_chain(removal, &error))?;
        self.chain = Chain::Picked(first, removal);
        Ok(Vec::new())
    }

    fn tap_empty(&mut self, square: Square) -> Result<Vec<Moved>, Refusal> {
        if !self.reachable().contains(square) {
            return Err(self.why_not(square));
        }
        let side = self.side();
        let Some(held) = &mut self.held else { return Ok(Vec::new()) };
        let (man, from) = (Man { side, number: held.number }, held.at());
        let steps = held.way == Way::Still && from.neighbours().contains(square);
        match &mut held.way {
            _ if steps => held.way = Way::Stepped(square),
            Way::Jumped(landings) => landings.push(square),
            Way::Still | Way::Stepped(_) => held.way = Way::Jumped(vec![square]),
        }
        let kind = if steps { MotionKind::Glide } else { MotionKind::Hop };
        Ok(vec![moved(kind, man, from, square)])
    }

    /// Why the held piece can't be put on an empty square: the rules are asked, by playing it there.
    fn why_not(&self, to: Square) -> Refusal {
        let held = match (&self.held, self.chain) {
            (_, Chain::Picking(_)) => return say::pick_a_piece(),
            (_, Chain::Picked(..)) => return say::chain_is_last(),
            (None, _) => return say::hold_a_piece(),
            (Some(held), Chain::None) => held,
        };
        let from = held.from;
        let near = held.at().neighbours().contains(to);
        let movement = match &held.way {
            Way::Stepped(_) => return say::one_step(held.number),
            Way::Jumped(_) if near && to != from && !held.landings().contains(&to) => {
                return say::no_mixing();
            }
            Way::Still => Movement::Jumps { from, landings: vec![to] },
            Way::Jumped(landings) => {
                let landings = landings.iter().copied().chain([to]).collect();
                Movement::Jumps { from, landings }
            }
        };
        match self.start.play(&Turn { movement: Some(movement), removal: None }) {
            Err(PlayError::LandedTwice { square }) => say::landed_twice(square),
            _ => say::out_of_reach(held.number, to),
        }
    }

    /// Numbers that would be isolated (Q10) once the picked chain is gone, where that loses (A2).
    pub(super) fn would_isolate(&self) -> Option<u8> {
        let Chain::Picked(_, removal) = self.chain else { return None };
        let after = self.board().after(None, Some(removal));
        let loses = self.start.rules().isolating == Isolating::Loses;
        loses.then(|| after.isolated(self.side()).next()).flatten()
    }

    fn toggle_chain(&mut self) -> Result<Vec<Moved>, Refusal> {
        match self.chain {
            Chain::Picking(_) => self.chain = Chain::None,
            Chain::Picked(..) => self.chain = Chain::Picking(None),
            Chain::None if self.board().chain_ends(None) == 0 => return Err(refused_chain(&self.board())),
            Chain::None => {
                let unmoved = self.held.as_ref().is_some_and(|held| held.way == Way::Still);
                if unmoved || self.skips {
                    self.clear();
                }
                self.chain = Chain::Picking(None);
            }
        }
        Ok(Vec::new())
    }

    /// The turn may be skipped now and then.
    fn knows_skipping(&self) -> bool {
        self.start.rules().skipping != Skipping::Never
    }

    fn skip(&mut self) -> Result<Vec<Moved>, Refusal> {
        if !self.start.may_skip() {
            return Err(say::no_skipping());
        }
        let moves = self.clear();
        self.skips = true;
        Ok(moves)
    }

    fn marks(&self) -> Vec<Mark> {
        let board = self.board();
        let mark = |kind, square: Square| Mark { kind, spot: square.spot() };
        let mut marks: Vec<Mark> =
            self.reachable().into_iter().map(|square| mark(MarkKind::Reachable, square)).collect();
        if let Some(held) = &self.held {
            if held.way != Way::Still {
                marks.push(mark(MarkKind::Origin, held.from));
            }
            if self.chain == Chain::None {
                marks.push(mark(MarkKind::Selected, held.at()));
            }
        }
        let selected = match self.chain {
            Chain::None | Chain::Picking(None) => [None, None],
            Chain::Picking(first) => [first, None],
            Chain::Picked(first, removal) => {
                let last = if first == removal.lowest { removal.highest } else { removal.lowest };
                [Some(first), Some(last)]
            }
        };
        let ends = self.ends();
        for (number, square) in board.men(self.side()) {
            if selected.contains(&Some(number)) {
                marks.push(mark(MarkKind::Selected, square));
            } else if ends >> (number - 1) & 1 == 1 {
                marks.push(mark(MarkKind::Choosable, square));
            }
        }
        marks
    }
}

/// A move of a piece, as the table takes it.
pub(super) fn moved(kind: MotionKind, man: Man, from: Square, to: Square) -> Moved {
    Moved { kind, piece: view::id(man), drawn: None, from: from.spot(), to: to.spot() }
}

/// Why no chain can be selected.
fn refused_chain(board: &Position) -> Refusal {
    kept(board, None).unwrap_or_else(say::no_chain)
}

/// Why a piece can't be tapped as the first end of a chain.
fn refused_end(board: &Position, number: u8) -> Refusal {
    kept(board, Some(number)).unwrap_or_else(|| say::no_end(number))
}

/// Why a chain that stands can't be removed, with `end` as one end if that is known.
fn kept(board: &Position, end: Option<u8>) -> Option<Refusal> {
    let removal = board.kept_chain(end)?;
    Some(say::isolating(removal, board.kept_by(removal)?))
}

impl GameDraft for Draft {
    type Choice = Turn;

    fn tap(&mut self, spot: u32) -> Result<Vec<Moved>, Refusal> {
        let Some(square) = Square::from_spot(spot) else { return Ok(Vec::new()) };
        match self.board().man_on(square) {
            Some(man) if man.side != self.side() => Err(say::not_yours(man)),
            Some(_) if self.stuck => Err(say::stuck(self.start.rules())),
            Some(man) => match self.chain {
                Chain::Picking(first) => self.tap_end(first, man.number),
                Chain::None | Chain::Picked(..) => Ok(self.tap_own(man.number, square)),
            },
            None => self.tap_empty(square),
        }
    }

    fn press(&mut self, button: &str) -> Result<Vec<Moved>, Refusal> {
        match button {
            CHAIN => self.toggle_chain(),
            SKIP if self.knows_skipping() => self.skip(),
            _ => Ok(Vec::new()),
        }
    }

    fn choice(&self) -> Option<Turn> {
        let movement = self.held.as_ref().and_then(Held::movement);
        let removal = match self.chain {
            Chain::Picked(_, removal) => Some(removal),
            Chain::None => None,
            Chain::Picking(_) => return None,
        };
        let turn = Turn { movement, removal };
        (!turn.is_skip() || self.skips).then_some(turn)
    }

    fn is_empty(&self) -> bool {
        *self == Self::new(&self.start)
    }

    fn buttons(&self) -> Vec<DraftButton> {
        let over = self.start.ending().is_some();
        let chain = !over && (self.chain != Chain::None || self.board().chain_ends(None) != 0);
        let skip = !over && self.is_empty() && !self.skips && self.start.may_skip();
        let mut buttons = vec![
            DraftButton {
                id: CHAIN,
                label: Say::new("querni-button-chain"),
                spoken: Say::new("querni-button-chain-spoken"),
                icon: Icon::Chain,
                enabled: chain,
            },
            DraftButton {
                id: SKIP,
                label: Say::new("querni-button-skip"),
                spoken: Say::new("querni-button-skip-spoken"),
                icon: Icon::Skip,
                enabled: skip,
            },
        ];
        buttons.retain(|button| button.id != SKIP || self.knows_skipping());
        buttons
    }

    fn say(&self) -> Option<Saying> {
        say::draft(self)
    }

    fn invitation(&self) -> Say {
        Say::new(if self.board().chain_ends(None) == 0 {
            "querni-invitation"
        } else {
            "querni-invitation-chain"
        })
    }

    fn scene(&self) -> Scene {
        let board = self.board();
        let mut scene = view::scene(&board, view::states(self, &board));
        scene.marks = self.marks();
        if let Chain::Picked(_, removal) = self.chain {
            let square = |number| board.square_of(self.man(number)).map(Square::spot);
            scene.chain = removal.numbers().filter_map(square).collect();
        }
        if let Some(held) = &self.held {
            for piece in &mut scene.pieces {
                piece.lifted = self.chain == Chain::None && piece.id == view::id(self.man(held.number));
            }
            if let Way::Jumped(landings) = &held.way {
                let mut at = held.from;
                for (&landing, number) in landings.iter().zip(1..) {
                    scene.path.push((at.spot(), landing.spot()));
                    if landing != held.at() {
                        scene.beads.push(Bead { spot: landing.spot(), number });
                    }
                    at = landing;
                }
            }
        }
        scene
    }

    fn put_back(&self) -> Vec<Moved> {
        match &self.held {
            Some(held) if held.way != Way::Still => {
                vec![moved(MotionKind::Glide, self.man(held.number), held.at(), held.from)]
            }
            _ => Vec::new(),
        }
    }
}
