//! Legal choices: which squares, which challenges. Nothing here allocates but where it says so.

use super::position::Position;
use super::square::{Counted, Direction};
use super::turn::{Choice, Pips, Turn};
use crate::chance::{self, ChaCha8Rng};

/// The legal choices of a position: squares that no enemy die is next to (D2), and those that one is next to (D3), by the
/// direction from that die. A square is in as many of the sets as there are choices with it.
struct Choices([(Option<Direction>, Counted); 5]);

impl Choices {
    fn count(&self) -> u32 {
        self.0.iter().map(|(_, squares)| squares.len()).sum()
    }

    /// One of them by a number below their count. Which set it is in can't be foreseen, so nothing branches on it.
    fn nth(&self, number: u32) -> Option<Choice> {
        let (mut set, mut skipped, mut sum) = (0, 0, 0);
        for (_, squares) in &self.0[..4] {
            sum += squares.len();
            let beyond = number >= sum;
            set += usize::from(beyond);
            skipped = if beyond { sum } else { skipped };
        }
        let (direction, squares) = self.0[set];
        let square = squares.nth(number - skipped)?;
        Some(Choice { square, challenged: direction.map(|direction| square.before(direction)) })
    }
}

impl Position {
    fn choices(&self) -> Choices {
        let empty = self.empty();
        let challenging = self.dice(self.side().other()).beside();
        let [a, b, c, d] = challenging.map(|(direction, squares)| (Some(direction), squares.and(empty)));
        let free = empty.without(a.1.or(b.1).or(c.1).or(d.1));
        Choices([(None, free), a, b, c, d].map(|(direction, squares)| (direction, squares.counted())))
    }

    /// How many legal choices there are; none when the game is over.
    pub fn count_choices(&self) -> u32 {
        self.choices().count()
    }

    /// A legal choice, each as likely as another; none when the game is over.
    pub fn random_choice(&self, rng: &mut ChaCha8Rng) -> Option<Choice> {
        let choices = self.choices();
        match choices.count() {
            0 => None,
            count => choices.nth(chance::below(count, rng)),
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::seeded;

    #[test]
    fn the_numbered_choices_are_the_listed_ones() {
        for seed in 0..200 {
            let mut rng = seeded(seed);
            let mut position = Position::start(super::super::FIRST);
            loop {
                let (choices, mut listed) = (position.choices(), position.legal_choices());
                let mut numbered: Vec<Choice> = (0..choices.count()).filter_map(|n| choices.nth(n)).collect();
                numbered.sort();
                listed.sort();
                assert_eq!(numbered, listed, "{position}");
                assert_eq!(choices.nth(choices.count()), None);
                let Some(choice) = position.random_choice(&mut rng) else { break };
                assert!(listed.contains(&choice));
                position = position.after(Turn { choice, roll: super::super::roll(&mut rng) });
            }
        }
    }
}
