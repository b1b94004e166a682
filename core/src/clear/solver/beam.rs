//! A first line: turn by turn only the boards are followed that look nearest to clear.

use std::collections::HashSet;

use super::bound::Ends;
use super::{Board, Work, men, packed};
use crate::querni::{Action, PIECES, Square, Squares};

/// How many boards are followed, one after another: the more, the shorter the line, and the sooner one is found at all.
const WIDTHS: [usize; 4] = [1, 8, 64, 512];

/// About so many nodes are visited for each board that is followed.
const NODES: u64 = 1_500;

/// Lines are no longer.
const LONGEST_LINE: usize = 40;

/// A line that clears the board, the shortest of those of all [`WIDTHS`] that take a quarter of what is left of the
/// search and may find a shorter one; of wider ones only where there is none yet. `None` if none is found, or the search has ended before.
pub(super) fn first_line(board: &Board, at_least: u32, work: &mut Work<'_, '_>) -> Option<Vec<Action>> {
    if board.occupied().is_empty() {
        return Some(Vec::new());
    }
    let mut shortest: Option<Vec<Action>> = None;
    for width in WIDTHS {
        let wide = NODES * width as u64 > work.search.left() / 4;
        if shortest.as_ref().is_some_and(|line| wide || line.len() as u32 <= at_least) {
            break;
        }
        let most = shortest.as_ref().map_or(LONGEST_LINE, |line| line.len() - 1);
        if let Some(line) = line(board, width, most, work) {
            work.learn(line.len() as u32, at_least);
            shortest = Some(line);
        }
    }
    shortest
}

/// A board that may be followed: how it looks, its bits, the place of the one before it, and the action in between.
type Candidate = (usize, u128, usize, Action);

/// What comes a turn after the boards that are followed.
enum Followers {
    /// The boards to be followed next.
    Boards(Vec<Candidate>),
    /// The clear board: the place of the one before it, and the action in between.
    Clear(usize, Action),
}

/// A line of at most so many turns.
fn line(board: &Board, width: usize, most: usize, work: &mut Work<'_, '_>) -> Option<Vec<Action>> {
    let mut boards = vec![*board];
    let mut seen = HashSet::from([packed(board)]);
    let mut steps: Vec<Vec<(usize, Action)>> = Vec::new();
    for _ in 0..most {
        let candidates = match followers(&boards, width, &seen, work)? {
            Followers::Boards(candidates) => candidates,
            Followers::Clear(before, action) => return Some(traced(&steps, before, action)),
        };
        seen.extend(candidates.iter().map(|candidate| candidate.1));
        boards = candidates.iter().map(|&(_, _, before, action)| boards[before].act(action)).collect();
        steps.push(candidates.into_iter().map(|(_, _, before, action)| (before, action)).collect());
    }
    None
}

/// The clear board a turn later, if it is reached, or else the best boards; `None` once the search has ended.
fn followers(
    boards: &[Board],
    width: usize,
    seen: &HashSet<u128>,
    work: &mut Work<'_, '_>,
) -> Option<Followers> {
    let mut candidates: Vec<Candidate> = Vec::new();
    let (mut clear, mut ended) = (None, false);
    for (before, board) in boards.iter().enumerate() {
        board.each_action(|action| {
            ended = ended || !work.visit();
            if ended || clear.is_some() {
                return;
            }
            let after = board.act(action);
            if after.occupied().is_empty() {
                clear = Some(Followers::Clear(before, action));
                return;
            }
            let packed = packed(&after);
            if !seen.contains(&packed) {
                candidates.push((far(&after), packed, before, action));
            }
        });
        if candidates.len() > 4 * width {
            keep_best(&mut candidates, width);
        }
    }
    keep_best(&mut candidates, width);
    (!ended).then(|| clear.unwrap_or(Followers::Boards(candidates)))
}

fn keep_best(candidates: &mut Vec<Candidate>, width: usize) {
    candidates.sort_by_key(|&(far, packed, before, _)| (far, packed, before));
    candidates.dedup_by_key(|candidate| candidate.1);
    candidates.truncate(width);
}

/// The actions that led to a board, and one more.
fn traced(steps: &[Vec<(usize, Action)>], mut place: usize, action: Action) -> Vec<Action> {
    let mut line = vec![action];
    for step in steps.iter().rev() {
        let (before, action) = step[place];
        line.push(action);
        place = before;
    }
    line.reverse();
    line
}

/// The parts that a turn has where it is judged how far a board is from clear.
const TURN: usize = 2;

/// Costs of a chain are counted up to here.
const MOST: usize = 7 * TURN;

/// What a chain costs at least, where a part of a turn costs [`PART`]: its removal can go with a move for another, but
/// each turn has only one.
const REMOVAL: usize = 10;
const PART: usize = 8;

/// What it is likely to cost to bring a piece anywhere: a turn where it can go, more where only other pieces hinder it.
fn likely(square: Square, targets: Squares) -> [(usize, Squares); 4] {
    let within = square.bit().within_a_turn();
    [(0, square.bit()), (TURN, targets), (3, within), (5, Squares::BOARD)]
}

/// How far a board looks from clear. Of all ways to cut the numbers into chains the cheapest counts.
fn far(board: &Board) -> usize {
    const NUMBERS: usize = PIECES as usize;
    let reach = men(board).map(|square| square.map(|square| likely(square, board.targets(square))));
    let mut far = [0; NUMBERS + 1];
    for first in (0..NUMBERS).rev() {
        far[first] = match reach[first] {
            None => far[first + 1],
            Some(reach_of_first) => {
                let mut cheapest = usize::MAX / 2;
                let mut chain = Ends::<MOST>::of(reach_of_first);
                let others = reach[first + 1..].iter().take(4).map_while(|reach| *reach);
                for (next, length) in others.zip(2..) {
                    chain = chain.and(next);
                    if length >= 3 {
                        cheapest = cheapest.min((PART * chain.cost()).max(REMOVAL) + far[first + length]);
                    }
                }
                cheapest
            }
        };
    }
    far[0]
}
