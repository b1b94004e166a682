//! Legal choices: which squares, which challenges. Nothing here allocates but where it says so.

use super::position::Position;
use super::square::{Direction, Squares};
use super::turn::{Choice, Pips, Turn};

impl Position {
    /// The empty squares that an enemy die is next to (D3), by the direction from the die. A square is in as many of the
    /// sets as there are choices with it.
    fn challenging(&self) -> [(Direction, Squares); 4] {
        let empty = self.empty();
        self.dice(self.side().other()).beside().map(|(direction, squares)| (direction, squares.and(empty)))
    }

    /// The empty squares that no enemy die is next to (D2).
    fn unchallenging(&self, challenging: &[(Direction, Squares); 4]) -> Squares {
        challenging.iter().fold(self.empty(), |free, &(_, squares)| free.without(squares))
    }

    /// How many legal choices there are; none when the game is over.
    pub fn count_choices(&self) -> u32 {
        let challenging = self.challenging();
        let challenges: u32 = challenging.iter().map(|(_, squares)| squares.len()).sum();
        self.unchallenging(&challenging).len() + challenges
    }

    /// One of the legal choices by a number below [`Position::count_choices`], each choice having its own; in no order
    /// to rely on.
    pub fn nth_choice(&self, number: u32) -> Option<Choice> {
        let challenging = self.challenging();
        let free = self.unchallenging(&challenging);
        let Some(mut number) = number.checked_sub(free.len()) else {
            return Some(Choice { square: free.nth(number)?, challenged: None });
        };
        for (direction, squares) in challenging {
            match number.checked_sub(squares.len()) {
                Some(rest) => number = rest,
                None => {
                    let square = squares.nth(number)?;
                    return Some(Choice { square, challenged: Some(square.before(direction)) });
                }
            }
        }
        None
    }

    /// Visits every legal choice once, in the order of the squares; none when the game is over.
    pub fn each_choice(&self, mut visit: impl FnMut(Choice)) {
        for square in self.empty() {
            let challenges = self.challenges(square);
            if challenges.is_empty() {
                visit(Choice { square, challenged: None });
            }
            for die in challenges {
                visit(Choice { square, challenged: Some(die) });
            }
        }
    }

    /// Every legal choice, in the order of the squares; none when the game is over. Allocates.
    pub fn legal_choices(&self) -> Vec<Choice> {
        let mut choices = Vec::new();
        self.each_choice(|choice| choices.push(choice));
        choices
    }

    /// The number of turn sequences of a length, each roll counted by itself; those that end sooner don't count.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            // Every turn fills one square.
            _ if depth > self.empty().len() => 0,
            1 => Pips::ALL.len() as u64 * u64::from(self.count_choices()),
            _ => {
                let mut nodes = 0;
                self.each_choice(|choice| {
                    let after = |roll| self.after(Turn { choice, roll });
                    nodes += Pips::ALL.iter().map(|&roll| after(roll).perft(depth - 1)).sum::<u64>();
                });
                nodes
            }
        }
    }
}
