//! One match after the other between the same two players.

use std::time::Instant;

use sobremesa_core::chance::{ChaCha8Rng, seeded};
use sobremesa_core::game::{Game, Outcome, Seat, Sequel, Setup};

use crate::players::Player;
use crate::tally::{Ended, Used};

/// Two players, what they play, and how long at most.
pub struct Contest<G: Game> {
    pub players: [Box<dyn Player<G>>; 2],
    pub setup: Setup,
    /// After so many turns a match is broken off as a draw.
    pub turns: u32,
}

/// A match being played: which of the two players has which seat, and what they have used.
struct Match {
    seats: [usize; 2],
    used: [Used; 2],
    /// Where each player's own choices by chance come from.
    rngs: [ChaCha8Rng; 2],
    /// Where deals, draws and rolls come from.
    rng: ChaCha8Rng,
    turns: u32,
}

impl<G: Game> Contest<G> {
    /// Plays a match by its number, counted from 0: at even ones the first player has the first seat. All chance is
    /// that of the seed.
    ///
    /// # Errors
    /// A player's program ended, or a turn was not legal.
    pub fn play(&mut self, number: u64, seed: u64) -> Result<Ended, String> {
        let seats = if number.is_multiple_of(2) { [0, 1] } else { [1, 0] };
        let rngs = [1, 2].map(|player| seeded(seed ^ player << 62));
        let mut going = Match { seats, used: Default::default(), rngs, rng: seeded(seed), turns: 0 };
        let (outcome, by) = self.games(&mut going)?;
        let share = |seat: usize| match &outcome {
            Outcome::Win(seats) if seats.contains(&Seat(seat as u8)) => 1.0 / seats.len() as f64,
            Outcome::Win(_) => 0.0,
            Outcome::Ongoing | Outcome::Draw | Outcome::Cleared => 0.5,
        };
        Ok(Ended { number, seed, points: share(seats[0]), by, turns: going.turns, used: going.used })
    }

    /// The games of a match, one after the other; how it ended, and by which rule.
    fn games(&mut self, going: &mut Match) -> Result<(Outcome, String), String> {
        let mut start = G::deal(&self.setup, 2, &mut going.rng);
        let mut outcomes = Vec::new();
        loop {
            let Some(end) = self.game(start, going)? else { return Ok((Outcome::Draw, "turns".to_owned())) };
            outcomes.push(G::outcome(&end));
            match G::sequel(&self.setup, &outcomes, &end) {
                Sequel::Next(next) => start = next,
                Sequel::Over(outcome, rule) => return Ok((outcome, rule.to_owned())),
            }
        }
    }

    /// The last position of a game; none if the match is broken off.
    fn game(&mut self, start: G::Position, going: &mut Match) -> Result<Option<G::Position>, String> {
        let mut position = start;
        while G::outcome(&position) == Outcome::Ongoing {
            if going.turns == self.turns {
                return Ok(None);
            }
            going.turns += 1;
            position = self.turn(&position, going)?;
        }
        Ok(Some(position))
    }

    fn turn(&mut self, position: &G::Position, going: &mut Match) -> Result<G::Position, String> {
        let player = going.seats[G::to_move(position).index()];
        let begun = Instant::now();
        let (choice, nodes) = self.players[player].choose(position, &mut going.rngs[player])?;
        going.used[player].add(begun.elapsed(), nodes);
        let chance = G::chance(position, &choice, &mut going.rng);
        let turn = G::turn(choice, chance);
        G::play(position, &turn).map_err(|why| format!("in {position} the turn {turn} was chosen: {why}"))
    }
}
