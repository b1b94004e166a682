//! Alpha-beta search with iterative deepening.

use super::plan::{Plan, TURN, nearest_chain};
use super::table::{self, Bound, Table, mixed};
use super::{Judgement, Sight, apart};
use crate::game::Outcome;
use crate::opponents::Search;
use crate::querni::{Action, Man, Position, Square, isolated};

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
        let pieces = table::pieces_key(position);
        if !self.search.visit() {
            return Some(best);
        }
        for depth in 1..=i32::from(self.sight.turns) {
            let (mut alpha, mut found) = (-WON, None);
            for index in 0..rated.len() {
                let action = rated[index].1;
                let after = position.act(action);
                let key = table::pieces_key_after(pieces, position, action);
                let score = self.window(&after, key, depth - 1, (alpha, WON), 1, index > 0, 0);
                let Some(score) = score else { break };
                rated[index].0 = if index == 0 || score > alpha { score } else { -WON - index as i32 };
                if found.is_none() || score > alpha {
                    (alpha, found) = (score, Some(action));
                }
            }
            best = found.unwrap_or(best);
            if self.search.has_ended() || alpha.abs() >= DECIDED {
                break;
            }
            // The sort is stable: those that were refuted keep their order.
            rated.sort_by_key(|(score, _)| -score);
        }
        Some(best)
    }

    /// The score of a position after a turn, for the one who played it. All but the first turns of a position are asked
    /// only whether they are better; `less` deep at first.
    #[expect(clippy::too_many_arguments, reason = "the state of an alpha-beta search")]
    fn window(
        &mut self,
        after: &Position,
        pieces: u64,
        depth: i32,
        (alpha, beta): (i32, i32),
        ply: usize,
        later: bool,
        less: i32,
    ) -> Option<i32> {
        if later {
            let score = -self.seek(after, pieces, depth - less, (-alpha - 1, -alpha), ply)?;
            if score <= alpha {
                return Some(score);
            }
            if less > 0 {
                let score = -self.seek(after, pieces, depth, (-alpha - 1, -alpha), ply)?;
                if score <= alpha {
                    return Some(score);
                }
            }
            if score >= beta {
                return Some(score);
            }
        }
        Some(-self.seek(after, pieces, depth, (-beta, -alpha), ply)?)
    }

    /// The score of a position; `None` once the search has ended.
    fn seek(
        &mut self,
        position: &Position,
        pieces: u64,
        depth: i32,
        (mut alpha, beta): (i32, i32),
        ply: usize,
    ) -> Option<i32> {
        if !self.search.visit() {
            return None;
        }
        if let Some((outcome, _)) = position.ending() {
            return Some(match outcome {
                Outcome::Win(seats) if seats.contains(&position.side().seat()) => WON - ply as i32,
                Outcome::Win(_) => ply as i32 - WON,
                Outcome::Draw | Outcome::Ongoing => 0,
            });
        }
        let key = table::key(pieces, position);
        if depth <= 0 || ply >= DEEPEST {
            if let Some(entry) = self.table.get(key).filter(|e| e.bound == Bound::Exact && e.depth == 0) {
                return Some(from_table(entry.score.into(), ply));
            }
            let score = self.judge(position, key, ply);
            self.table.put(key, None, to_table(score, ply), 0, Bound::Exact);
            return Some(score);
        }
        let known = self.table.get(key);
        if let Some(entry) = known.filter(|entry| i32::from(entry.depth) >= depth) {
            let score = from_table(entry.score.into(), ply);
            let cuts = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            };
            if cuts {
                return Some(score);
            }
        }
        if let Some(score) = self.foregone(position, key, depth, (alpha, beta), ply) {
            return Some(score);
        }
        let mut list = std::mem::take(&mut self.lists[ply]);
        self.list(position, ply, known.and_then(|entry| entry.best), &mut list);
        let before = alpha;
        let (mut best, mut answer) = (-WON, None);
        let enough = worth_trying(depth);
        let mut ended = false;
        for (index, &(_, action)) in list.iter().enumerate() {
            if index >= enough && best > -DECIDED {
                break;
            }
            let after = position.act(action);
            let less = match index {
                0..4 => 0,
                _ if depth < 3 || action.removal.is_some() => 0,
                4..16 => 1,
                _ => 2,
            };
            let next = table::pieces_key_after(pieces, position, action);
            let score = self.window(&after, next, depth - 1, (alpha, beta), ply + 1, index > 0, less);
            let Some(score) = score else {
                ended = true;
                break;
            };
            if score > best {
                (best, answer) = (score, Some(action));
                alpha = alpha.max(score);
            }
            if alpha >= beta {
                self.refuted_by(action, depth, ply);
                break;
            }
        }
        self.lists[ply] = list;
        if ended {
            return None;
        }
        let bound = match best {
            _ if best >= beta => Bound::Lower,
            _ if best <= before => Bound::Upper,
            _ => Bound::Exact,
        };
        self.table.put(key, answer, to_table(best, ply), depth, bound);
        Some(best)
    }

    /// The judgement of a position near the leaves that a turn or two can't bring back into the window.
    fn foregone(
        &self,
        position: &Position,
        key: u64,
        depth: i32,
        (alpha, beta): (i32, i32),
        ply: usize,
    ) -> Option<i32> {
        let gain = match depth {
            1 => TURN,
            2 => 7 * TURN / 4,
            _ => return None,
        };
        if alpha.abs() >= DECIDED || beta.abs() >= DECIDED {
            return None;
        }
        let score = self.judge(position, key, ply);
        let decided = score >= DECIDED || score - gain >= beta || score + gain <= alpha;
        decided.then_some(score)
    }

    fn refuted_by(&mut self, action: Action, depth: i32, ply: usize) {
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
        let loses = position.rules().isolating_loses;
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
