//! What makes a position of each game a puzzle. The first seat is to move in all of them.

use sobremesa_core::chance::ChaCha8Rng;
use sobremesa_core::game::{Game, Setup};
use sobremesa_core::knetkell::{self, FIRST, Knetkell, Pips};
use sobremesa_core::opponents::Opponents;
use sobremesa_core::opponents::knetkell::share_won;
use sobremesa_core::querni::{self, Action, Movement, Querni};
use sobremesa_core::qwirkle::{self, Choice, Qwirkle};

/// A game that has puzzles.
pub trait Puzzled: Opponents + Sized {
    /// How many puzzles are kept of each kind.
    const OF_EACH_KIND: &'static [usize];

    /// Nodes for a turn of the games that puzzles are taken from.
    const NODES: u64;

    /// What its puzzles are, as comments of their file.
    const ABOUT: &'static str;

    /// Where a game begins that puzzles are taken from.
    fn start(_number: u64, rng: &mut ChaCha8Rng) -> Self::Position {
        Self::deal(&Setup::default(), 2, rng)
    }

    /// The puzzle that a position is.
    fn puzzle(position: &Self::Position) -> Option<Found<Self>>;
}

/// A puzzle.
pub struct Found<G: Game> {
    /// The position as it is shown.
    pub shown: G::Position,
    /// What solves it.
    pub answer: G::Choice,
    /// Which of the kinds of [`Puzzled::OF_EACH_KIND`] it is.
    pub kind: usize,
    /// Hard ones have more of it.
    pub hardness: [u32; 3],
}

impl Puzzled for Querni {
    /// By the move of the answer: a step; a jump; more than one.
    const OF_EACH_KIND: &'static [usize] = &[50, 35, 20];
    const NODES: u64 = 3_000;
    const ABOUT: &'static str = "\
# By the app rules: one move alone lets four or more pieces be removed and no other turn as many, and no piece is then
# isolated. The easiest first: steps before jumps, fewer jumps before more, then by the number of turns there are.
";

    fn puzzle(position: &querni::Position) -> Option<Found<Self>> {
        let action = longest(position)?;
        action.moved.filter(|_| action.removal.is_some_and(|removal| removal.pieces() >= 4))?;
        if position.act(action).has_isolated(position.side()) {
            return None;
        }
        let answer = position.turn_of(action);
        let jumps = match &answer.movement {
            Some(Movement::Jumps { landings, .. }) => landings.len(),
            _ => 0,
        };
        let hardness = [jumps as u32, position.count_turns() as u32, 0];
        Some(Found { shown: *position, answer, kind: jumps.min(2), hardness })
    }
}

/// The action that removes more pieces than any other.
fn longest(position: &querni::Position) -> Option<Action> {
    let (mut most, mut longest) = (0, None);
    position.each_action(|action| {
        let pieces = action.removal.map_or(0, querni::Removal::pieces);
        if pieces > most {
            (most, longest) = (pieces, Some(action));
        } else if pieces == most {
            longest = None;
        }
    });
    longest
}

impl Puzzled for Qwirkle {
    /// By how many tiles the answer places: up to two, three or more.
    const OF_EACH_KIND: &'static [usize] = &[50, 55];
    const NODES: u64 = 200;
    const ABOUT: &'static str = "\
# One turn scores three points more than any other, or better. What does not matter was left out: the bag, all of the
# other hand but a tile, and the scores. The easiest first: by the number of turns there are.
";

    fn puzzle(position: &qwirkle::Position) -> Option<Found<Self>> {
        let tiles = position.board().placed().len();
        if !(10..=40).contains(&tiles) {
            return None;
        }
        let shown = bare(position)?;
        let mut scored: Vec<(u32, Choice)> = Self::legal_choices(&shown)
            .into_iter()
            .filter_map(|choice| Some((shown.play(&choice.clone().into()).ok()?.scores()[0], choice)))
            .collect();
        scored.sort_by_key(|&(points, _)| std::cmp::Reverse(points));
        let turns = scored.len() as u32;
        let [(most, _), (second, _), ..] = scored[..] else { return None };
        if turns < 15 || most < 8 || most < second + 3 {
            return None;
        }
        let (_, answer) = scored.swap_remove(0);
        let Choice::Place(placing) = &answer else { return None };
        let kind = usize::from(placing.len() > 2);
        Some(Found { shown, answer, kind, hardness: [turns, 0, 0] })
    }
}

/// A position with no more than decides what the first seat's turn scores.
fn bare(position: &qwirkle::Position) -> Option<qwirkle::Position> {
    let text = position.to_string();
    let [board, hands, ..] = text.split(' ').collect::<Vec<_>>()[..] else { return None };
    let (own, other) = hands.split_once('/')?;
    // A hand without tiles would be the end of the game (K10).
    format!("{board} {own}/{} - 0/0 0", other.get(..2)?).parse().ok()
}

impl Puzzled for Knetkell {
    /// By how many squares are empty, 3 to 5, and by whether another choice moves the sums more this turn. What a choice
    /// is worth with 6 would take a phone too long to say.
    const OF_EACH_KIND: &'static [usize] = &[15, 20, 20, 15, 20, 15];
    const NODES: u64 = 2_000;
    const ABOUT: &'static str = "\
# With 3 to 5 empty squares one choice wins 20 to 95 games of a hundred, a tie counting half, and at least 3 more than
# any other: all that can follow was gone through. The easiest first: those whose answer is also what moves the sums
# most this turn before others; then by the number of empty squares, then by how much better the answer is.
";

    fn start(number: u64, _: &mut ChaCha8Rng) -> knetkell::Position {
        // So that the first seat meets odd and even numbers of empty squares.
        let starter = if number.is_multiple_of(2) { FIRST } else { FIRST.other() };
        knetkell::Position::start(starter)
    }

    fn puzzle(position: &knetkell::Position) -> Option<Found<Self>> {
        let empty = position.empty().len();
        if !(3..=5).contains(&empty) {
            return None;
        }
        let mut shares: Vec<(f32, knetkell::Choice)> = position
            .legal_choices()
            .into_iter()
            .map(|choice| (share_won(position, choice), choice))
            .collect();
        shares.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        let [(best, answer), (second, _), ..] = shares[..] else { return None };
        let better = best - second;
        if !(0.2..0.95).contains(&best) || better < 0.03 {
            return None;
        }
        let most = shares.iter().map(|&(_, choice)| gain(position, choice)).max()?;
        let hidden = u32::from(gain(position, answer) < most);
        // In thousandths, the smaller the harder.
        let narrow = 1000 - (1000.0 * better) as u32;
        let hardness = [hidden, empty, narrow];
        let kind = (2 * (empty - 3) + hidden) as usize;
        Some(Found { shown: *position, answer, kind, hardness })
    }
}

/// By how much a choice moves the sums apart, over all rolls together.
fn gain(position: &knetkell::Position, choice: knetkell::Choice) -> i32 {
    let lead = |roll: &Pips| -position.after(knetkell::Turn { choice, roll: *roll }).lead();
    Pips::ALL.iter().map(lead).sum()
}
