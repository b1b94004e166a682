//! How taps build a turn of Knetkell: a square, the challenged die where there is a choice, *End of move* rolls.

use super::position::{Die, Position};
use super::square::Square;
use super::turn::{Choice, Pips};
use super::{say, view};
use crate::game::Draft as GameDraft;
use crate::table::scene::{DraftButton, Moved, Odds, Refusal, Saying, Scene};
use crate::table::screen::{Mark, MarkKind};
use crate::words::Say;

/// A turn of Knetkell under construction. Nothing is rolled before it is ended.
#[derive(Debug, Clone, PartialEq)]
pub struct Draft {
    pub(super) start: Position,
    /// The chosen square, and the square of the challenged die.
    pub(super) chosen: Option<(Square, Option<Square>)>,
}

impl Draft {
    /// Begins a turn.
    pub fn new(start: &Position) -> Self {
        Self { start: *start, chosen: None }
    }

    /// The die that is challenged.
    pub(super) fn challenged(&self) -> Option<(Square, Die)> {
        let (_, challenged) = self.chosen?;
        challenged.and_then(|at| Some((at, self.start.die_on(at)?)))
    }

    /// Chooses an empty square; where one die alone can be challenged, it is.
    fn choose(&mut self, square: Square) {
        let challenges = self.start.challenges(square);
        let only = challenges.into_iter().next().filter(|_| challenges.len() == 1);
        self.chosen = Some((square, only));
    }

    /// A tap on a square with a die.
    fn tap_die(&mut self, at: Square, die: Die) -> Result<(), Refusal> {
        let Some((square, challenged)) = &mut self.chosen else { return Err(say::taken(at)) };
        if die.side == self.start.side() {
            return Err(say::own_die(at));
        }
        if !self.start.challenges(*square).contains(at) {
            return Err(say::not_next(at, *square));
        }
        *challenged = Some(at);
        Ok(())
    }

    fn marks(&self) -> Vec<Mark> {
        let Some((square, challenged)) = self.chosen else { return Vec::new() };
        let mut marks = vec![Mark { kind: MarkKind::Chosen, spot: square.spot() }];
        marks.extend(self.start.challenges(square).into_iter().map(|die| {
            let kind = if challenged == Some(die) { MarkKind::Challenged } else { MarkKind::Challengeable };
            Mark { kind, spot: die.spot() }
        }));
        marks
    }
}

impl GameDraft for Draft {
    type Choice = Choice;

    fn tap(&mut self, spot: u32) -> Result<Vec<Moved>, Refusal> {
        let Some(square) = Square::from_spot(spot).filter(|_| !self.start.is_over()) else {
            return Ok(Vec::new());
        };
        match (self.start.die_on(square), self.chosen) {
            (Some(die), _) => self.tap_die(square, die)?,
            (None, Some((chosen, _))) if chosen == square => self.chosen = None,
            (None, _) => self.choose(square),
        }
        Ok(Vec::new())
    }

    fn press(&mut self, _: &str) -> Result<Vec<Moved>, Refusal> {
        Ok(Vec::new())
    }

    fn choice(&self) -> Option<Choice> {
        let (square, challenged) = self.chosen?;
        let choice = Choice { square, challenged };
        self.start.check(choice).is_ok().then_some(choice)
    }

    fn is_empty(&self) -> bool {
        self.chosen.is_none()
    }

    fn buttons(&self) -> Vec<DraftButton> {
        Vec::new()
    }

    fn say(&self) -> Option<Saying> {
        say::draft(self)
    }

    fn odds(&self) -> Option<Vec<Odds>> {
        let of = |pips: &[Pips], gain| Odds {
            faces: pips.iter().map(|&pips| view::plain(pips)).collect(),
            gain,
            rolls: say::rolls(pips),
        };
        let (side, rival) = (self.start.side(), self.start.side().other());
        let Some(Choice { square, challenged }) = self.choice() else {
            return Some(vec![of(&Pips::ALL, None)]);
        };
        let here = say::square(square);
        let Some((at, die)) = challenged.and_then(|at| Some((at, self.start.die_on(at)?))) else {
            return Some(vec![of(&Pips::ALL, Some((side.seat(), here)))]);
        };
        // D4: lower, equal, higher.
        let equal = usize::from(die.pips.get()) - 1;
        let (lower, rest) = Pips::ALL.split_at(equal);
        let (equal, higher) = rest.split_at(1);
        let both = say::squares(square, at);
        let all = [
            of(lower, Some((rival.seat(), here.clone()))),
            of(equal, Some((side.seat(), here))),
            of(higher, Some((side.seat(), both))),
        ];
        Some(all.into_iter().filter(|odds| !odds.faces.is_empty()).collect())
    }

    fn end_label(&self) -> Option<Say> {
        Some(Say::new("knetkell-end"))
    }

    fn invitation(&self) -> Say {
        Say::new("knetkell-invitation")
    }

    fn scene(&self) -> Scene {
        let mut scene = view::scene(&self.start, view::states(self));
        scene.marks = self.marks();
        if let Some((square, Some(challenged))) = self.chosen {
            scene.arrow = Some((square.spot(), challenged.spot()));
        }
        scene
    }

    fn put_back(&self) -> Vec<Moved> {
        Vec::new()
    }
}
