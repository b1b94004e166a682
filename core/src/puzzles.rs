//! Puzzles: positions in which one turn is best at what the game's task asks for. Seat 0 is to move in all of them.
//!
//! A game ships its own as text, `core/puzzles/*.txt`: one a line, `<position> <answer>` in the game's notation, the
//! easiest first; `#` begins a comment. `core/examples/puzzles` makes these files and says how.

use crate::games::GameInfo;

/// A position and what solves it. Another choice does so too if [`crate::game::Game::same`] says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Puzzle<'a> {
    /// The position, in the game's notation.
    pub position: &'a str,
    /// The choice that is best, in the game's notation.
    pub answer: &'a str,
}

/// The puzzles of a file, in its order.
fn read(text: &str) -> impl Iterator<Item = Puzzle<'_>> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    // Positions hold blanks, choices none.
    lines.filter_map(|line| line.rsplit_once(' ')).map(|(position, answer)| Puzzle { position, answer })
}

/// How many puzzles a game has.
pub fn count(info: &GameInfo) -> usize {
    read(info.puzzles).count()
}

/// A puzzle of a game by its number, counted from 0, the easiest first.
pub fn get(info: &GameInfo, number: usize) -> Option<Puzzle<'static>> {
    read(info.puzzles).nth(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_position_and_its_answer() {
        let text = "# By hand.\n5/5/5/b5,r4,3/1,b2,3 b a1xb1\n1 2 -3 4\n";
        let puzzles: Vec<_> = read(text).map(|puzzle| (puzzle.position, puzzle.answer)).collect();
        assert_eq!(puzzles, [("5/5/5/b5,r4,3/1,b2,3 b", "a1xb1"), ("1 2 -3", "4")]);
    }
}
