//! Alpha-beta search with iterative deepening.

use super::plan::{Plan, TURN, nearest_chain};
use super::table::{self, Bound, Entry, Table, mixed};
use super::{Judgement, Sight, apart};
use crate::game::Outcome;
use crate::opponents::Search;
use crate::querni::{Action, Isolating, Man, Position, Square, isolated};

/// The score of having won, less a point for each turn until then. Scores are those of the side to move, in
/// [`TURN`]ths of a turn that it is ahead.
const WON: i32 = 20_000;

/// Scores beyond it are wins or losses that were seen to their end.
const DECIDED: i32 = WON - 1000;

/// What it is worth to be to move.
const TO_MOVE: i32 = TURN / 2;

/// No more turns than so many are looked ahead.
const DEEPEST: usize = 32;

/// What the first position has to answer.
pub fn best(position: &Position, sight: Sight, salt: u64, search: &mut Search<'_>) -> Option<Action> {
    let mut seeker = Seeker {
        table: Table::for_nodes(search.left()),
        search,
        sight,
        salt,
        lists: (0..=DEEPEST).map(|_| Vec::new()).collect(),
        killers: [[None; 2]; DEEPEST + 1],
        history: [[0; 80]; 16],
    };
    seeker.root(position)
}

/// An action, and what is expected of it before it is searched.
type Rated = (i32, Action);

/// Where in its tree a search is.
#[derive(Debug, Clone, Copy)]
struct Node {
    /// The key of the pieces alone.
    pieces: u64,
    /// So many turns are still to be looked ahead.
    depth: i32,
    /// So many were played.
    ply: usize,
}

impl Node {
    /// The node after an action.
    fn after(self, position: &Position, action: Action) -> Self {
        let pieces = table::pieces_key_after(self.pieces, position, action);
        Self { pieces, depth: self.depth - 1, ply: self.ply + 1 }
    }

    fn less_deep(self, less: i32) -> Self {
        Self { depth: self.depth - less, ..self }
    }
}

/// The scores that still matter: more than the first, less than the second.
type Window = (i32, i32);

struct Seeker<'s, 'a> {
    search: &'s mut Search<'a>,
    sight: Sight,
    /// By it two searches of the same position differ.
    salt: u64,
    table: Table,
    /// Room for the actions of each depth.
    lists: Vec<Vec<Rated>>,
    /// At each depth the last two turns that refuted another.
    killers: [[Option<Action>; 2]; DEEPEST + 1],
    /// How often moving a number to a square refuted something.
    history: [[i32; 80]; 16],
}

impl Seeker<'_, '_> {
    fn root(&mut self, position: &Position) -> Option<Action> {
        let mut rated = Vec::new();
        self.list(position, 0, None, &mut rated);
        rated.retain(|(_, action)| self.sight.has(action));
        let mut best = rated.first()?.1;
        if !self.search.visit() {
            return Some(best);
        }
        let pieces = table::pieces_key(position);
        for depth in 1..=i32::from(self.sight.turns) {
            let (score, found) = self.round(position, Node { pieces, depth, ply: 0 }, &mut rated);
            best = found.unwrap_or(best);
            if self.search.has_ended() || score.abs() >= DECIDED {
                break;
            }
            // The sort is stable: those that were refuted keep their order.
            rated.sort_by_key(|(score, _)| -score);
        }
        Some(best)
    }

    /// Searches the first position to a depth, or as far as it comes. Gives the best action of those that were searched,
    /// and rates all.
    fn round(&mut self, position: &Position, node: Node, rated: &mut [Rated]) -> (i32, Option<Action>) {
        let (mut alpha, mut found) = (-WON, None);
        for (index, (rating, action)) in rated.iter_mut().enumerate() {
            let (after, next) = (position.act(*action), node.after(position, *action));
            let less = (index > 0).then_some(0);
            let Some(score) = self.answered(&after, next, (alpha, WON), less) else { break };
            *rating = if index == 0 || score > alpha { score } else { -WON - index as i32 };
            if found.is_none() || score > alpha {
                (alpha, found) = (score, Some(*action));
            }
        }
        (alpha, found)
    }

    /// The score of a position for the one who has just played. All but the first turn are asked only whether they are
    /// better, `less` deep at first; `None` once the search has ended.
    fn answered(
        &mut self,
        after: &Position,
        node: Node,
        (alpha, beta): Window,
        less: Option<i32>,
    ) -> Option<i32> {
        if let Some(less) = less {
            let mut score = -self.seek(after, node.less_deep(less), (-alpha - 1, -alpha))?;
            if score > alpha && less > 0 {
                score = -self.seek(after, node, (-alpha - 1, -alpha))?;
            }
            if score <= alpha || score >= beta {
                return Some(score);
            }
        }
        Some(-self.seek(after, node, (-beta, -alpha))?)
    }

    /// The score of a position; `None` once the search has ended.
    fn seek(&mut self, position: &Position, node: Node, window: Window) -> Option<i32> {
        if !self.search.visit() {
            return None;
        }
        if let Some((outcome, _)) = position.ending() {
            return Some(ended(position, &outcome, node.ply));
        }
        let key = table::key(node.pieces, position);
        let known = self.table.get(key);
        let leaf = node.depth <= 0 || node.ply >= DEEPEST;
        let depth = if leaf { 0 } else { node.depth };
        if let Some(score) = known.and_then(|entry| usable(entry, depth, leaf, node.ply, window)) {
            return Some(score);
        }
        if leaf {
            let score = self.judge(position, key, node.ply);
            self.table.put(key, None, to_table(score, node.ply), 0, Bound::Exact);
            return Some(score);
        }
        if let Some(score) = self.foregone(position, key, node, window) {
            return Some(score);
        }
        let mut list = std::mem::take(&mut self.lists[node.ply]);
        self.list(position, node.ply, known.and_then(|entry| entry.best), &mut list);
        let found = self.best_of(position, &list, node, window);
        self.lists[node.ply] = list;
        let (score, answer) = found?;
        let bound = match score {
            _ if score >= window.1 => Bound::Lower,
            _ if score <= window.0 => Bound::Upper,
            _ => Bound::Exact,
        };
        self.table.put(key, answer, to_table(score, node.ply), depth, bound);
        Some(score)
    }

    /// The best score of the actions listed, and the action; `None` once the search has ended.
    fn best_of(
        &mut self,
        position: &Position,
        list: &[Rated],
        node: Node,
        (mut alpha, beta): Window,
    ) -> Option<(i32, Option<Action>)> {
        let (mut best, mut answer) = (-WON, None);
        for (index, &(_, action)) in list.iter().enumerate() {
            // What seems lost is tried to the last.
            if index >= worth_trying(node.depth) && best > -DECIDED {
                break;
            }
            let (after, next) = (position.act(action), node.after(position, action));
            let less = (index > 0).then(|| reduction(index, node.depth, action));
            let score = self.answered(&after, next, (alpha, beta), less)?;
            if score > best {
                (best, answer) = (score, Some(action));
                alpha = alpha.max(score);
            }
            if alpha >= beta {
                self.refuted_by(action, node);
                break;
            }
        }
        Some((best, answer))
    }

    /// The judgement of a position near the leaves that a turn or two can't bring back into the window.
    fn foregone(&self, position: &Position, key: u64, node: Node, (alpha, beta): Window) -> Option<i32> {
        let gain = match node.depth {
            1 => TURN,
            2 => 7 * TURN / 4,
            _ => return None,
        };
        if alpha.abs() >= DECIDED || beta.abs() >= DECIDED {
            return None;
        }
        let score = self.judge(position, key, node.ply);
        let decided = score >= DECIDED || score - gain >= beta || score + gain <= alpha;
        decided.then_some(score)
    }

    fn refuted_by(&mut self, action: Action, Node { depth, ply, .. }: Node) {
        if let Some((number, _, to)) = action.moved {
            self.history[usize::from(number) - 1][usize::from(to.bit_index())] += depth * depth;
        }
        if self.killers[ply][0] != Some(action) {
            self.killers[ply] = [Some(action), self.killers[ply][0]];
        }
    }

    /// How a position looks that is searched no further.
    fn judge(&self, position: &Position, key: u64, ply: usize) -> i32 {
        let side = position.side();
        let error = (mixed(key ^ self.salt) % u64::from(self.sight.error + 1)) as i32;
        // Whoever looks no further than its own turn is asked when it is the rival's.
        let rival = match self.sight.judgement {
            Judgement::Chain { careful } => return nearest_chain(position, side.other(), careful) + error,
            Judgement::Race => Plan::of(position, side.other()),
        };
        let own = Plan::of(position, side);
        if own.at_once {
            return WON - ply as i32 - 1;
        }
        rival.cost - own.cost + TO_MOVE + error
    }

    /// The legal turns, those first that promise most; without those that lose by A2 where there are others.
    fn list(&self, position: &Position, ply: usize, first: Option<Action>, list: &mut Vec<Rated>) {
        list.clear();
        let side = position.side();
        let numbers = position.numbers(side);
        let loses = position.rules().isolating == Isolating::Loses;
        position.each_action(|action| {
            let left = numbers & !removed(action);
            if loses && left != 0 && action.removal.is_some() && isolated(left) != 0 {
                return;
            }
            list.push((self.promise(position, action, left, ply, first), action));
        });
        list.sort_unstable_by_key(|&(promise, _)| -promise);
    }

    fn promise(
        &self,
        position: &Position,
        action: Action,
        left: u16,
        ply: usize,
        first: Option<Action>,
    ) -> i32 {
        if first == Some(action) {
            return i32::MAX;
        }
        let mut promise = 0;
        if let Some(removal) = action.removal {
            promise += 2_000 + 100 * i32::from(removal.pieces()) - 500 * isolated(left).count_ones() as i32;
        }
        if self.killers[ply].contains(&Some(action)) {
            promise += 1_000;
        }
        if let Some((number, from, to)) = action.moved {
            let history = self.history[usize::from(number) - 1][usize::from(to.bit_index())];
            promise += history.min(200);
            let stays = |number| left >> (number - 1) & 1 == 1;
            for beside in [number - 1, number + 1] {
                let beside = Some(beside)
                    .filter(|&beside| beside > 0 && beside <= 16 && stays(number) && stays(beside));
                let square =
                    beside.and_then(|number| position.square_of(Man { side: position.side(), number }));
                if let Some(square) = square {
                    promise += gap(square, from) - gap(square, to);
                }
            }
        }
        promise
    }
}

/// What it is worth that two consecutive numbers stand so far apart.
fn gap(a: Square, b: Square) -> i32 {
    match apart(a, b) {
        1 => 0,
        squares => 60 + 10 * squares,
    }
}

/// The numbers that an action removes.
fn removed(action: Action) -> u16 {
    action.removal.map_or(0, |removal| removal.numbers().fold(0, |bits, number| bits | 1 << (number - 1)))
}

/// The score of a game that has ended.
fn ended(position: &Position, outcome: &Outcome, ply: usize) -> i32 {
    match outcome {
        Outcome::Win(seats) if seats.contains(&position.side().seat()) => WON - ply as i32,
        Outcome::Win(_) => ply as i32 - WON,
        Outcome::Draw | Outcome::Cleared | Outcome::Ongoing => 0,
    }
}

/// The score that is known of a position, if it was searched as deep and is all that has to be known. A leaf takes only
/// what was judged.
fn usable(entry: Entry, depth: i32, leaf: bool, ply: usize, (alpha, beta): Window) -> Option<i32> {
    let score = from_table(entry.score.into(), ply);
    let settles = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => score >= beta,
        Bound::Upper => score <= alpha,
    };
    let deep = i32::from(entry.depth);
    let fits = if leaf { deep == 0 && entry.bound == Bound::Exact } else { deep >= depth && settles };
    fits.then_some(score)
}

/// How much less deep a later turn is looked at first.
fn reduction(index: usize, depth: i32, action: Action) -> i32 {
    match index {
        _ if index < 4 || depth < 3 || action.removal.is_some() => 0,
        _ if index < 16 => 1,
        _ => 2,
    }
}

/// How many turns of a position are tried so far above its leaves.
fn worth_trying(depth: i32) -> usize {
    match depth {
        1 => 14,
        2 => 24,
        _ => 40,
    }
}

/// A win is so many turns from the position in the table, but from the root in the search.
fn to_table(score: i32, ply: usize) -> i32 {
    match score {
        DECIDED.. => score + ply as i32,
        _ if score <= -DECIDED => score - ply as i32,
        _ => score,
    }
}

fn from_table(score: i32, ply: usize) -> i32 {
    match score {
        DECIDED.. => score - ply as i32,
        _ if score <= -DECIDED => score + ply as i32,
        _ => score,
    }
}
