//! What came of matches: one line for each, and the count of all.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// What a player used in a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Used {
    pub turns: u64,
    pub nodes: u64,
    /// In microseconds, as is the longest turn.
    pub time: u64,
    pub longest: u64,
}

impl Used {
    /// Counts a turn.
    pub fn add(&mut self, time: Duration, nodes: u64) {
        let time = time.as_micros() as u64;
        *self = self.and(Self { turns: 1, nodes, time, longest: time });
    }

    fn and(self, other: Self) -> Self {
        Self {
            turns: self.turns + other.turns,
            nodes: self.nodes + other.nodes,
            time: self.time + other.time,
            longest: self.longest.max(other.longest),
        }
    }
}

impl fmt::Display for Used {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{},{},{}", self.turns, self.nodes, self.time, self.longest)
    }
}

impl FromStr for Used {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers: Result<Vec<u64>, _> = text.split(',').map(str::parse).collect();
        match numbers.as_deref() {
            Ok(&[turns, nodes, time, longest]) => Ok(Self { turns, nodes, time, longest }),
            _ => Err(format!("{text:?} is not turns, nodes, microseconds and the longest turn")),
        }
    }
}

/// A match that has ended.
#[derive(Debug, Clone, PartialEq)]
pub struct Ended {
    /// Counted from 0; at odd ones the players have swapped their seats.
    pub number: u64,
    pub seed: u64,
    /// The first player's points: 1 for a win, 0.5 for a draw or a shared win.
    pub points: f64,
    /// The rule by which it ended.
    pub by: String,
    pub turns: u32,
    /// By the first and by the second player.
    pub used: [Used; 2],
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, seed, points, by, turns, used: [first, second] } = self;
        let seats = if number.is_multiple_of(2) { "first,second" } else { "second,first" };
        write!(f, "match={number} seed={seed} seats={seats} points={points} by={by} turns={turns}")?;
        write!(f, " first={first} second={second}")
    }
}

impl FromStr for Ended {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let words: Vec<&str> = line.split(' ').collect();
        let word = |key: &str| {
            let value = words.iter().find_map(|word| word.strip_prefix(key)?.strip_prefix('='));
            value.ok_or_else(|| format!("{line:?} has no {key}"))
        };
        let number = |key: &str| word(key)?.parse::<u64>().map_err(|why| format!("{key} in {line:?}: {why}"));
        Ok(Self {
            number: number("match")?,
            seed: number("seed")?,
            points: word("points")?.parse().map_err(|why| format!("points in {line:?}: {why}"))?,
            by: word("by")?.to_owned(),
            turns: number("turns")? as u32,
            used: [word("first")?.parse()?, word("second")?.parse()?],
        })
    }
}

/// The count of all matches, as the first player sees it.
#[derive(Debug, Clone, Default)]
pub struct Tally {
    won: u64,
    drawn: u64,
    lost: u64,
    turns: u64,
    ends: Vec<(String, u64)>,
    used: [Used; 2],
}

impl Tally {
    pub fn add(&mut self, ended: &Ended) {
        match ended.points {
            1.0 => self.won += 1,
            0.0 => self.lost += 1,
            _ => self.drawn += 1,
        }
        self.turns += u64::from(ended.turns);
        match self.ends.iter_mut().find(|(by, _)| *by == ended.by) {
            Some((_, count)) => *count += 1,
            None => self.ends.push((ended.by.clone(), 1)),
        }
        self.used = [0, 1].map(|player| self.used[player].and(ended.used[player]));
    }

    pub fn matches(&self) -> u64 {
        self.won + self.drawn + self.lost
    }

    /// The first player's share of all points, 0–1.
    pub fn share(&self) -> f64 {
        (self.won as f64 + self.drawn as f64 / 2.0) / self.matches().max(1) as f64
    }

    /// Between what shares the true one lies with 95 % (Wilson's interval). Draws, and deals played from both seats, make
    /// it wider than it need be, never narrower.
    pub fn interval(&self) -> (f64, f64) {
        /// So many standard deviations to each side hold 95 % of a normal distribution.
        const Z: f64 = 1.96;
        let (n, p) = (self.matches().max(1) as f64, self.share());
        let weight = 1.0 + Z * Z / n;
        let middle = (p + Z * Z / (2.0 * n)) / weight;
        let half = Z / weight * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        ((middle - half).max(0.0), (middle + half).min(1.0))
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { won, drawn, lost, .. } = self;
        let matches = self.matches();
        let (low, high) = self.interval();
        writeln!(f, "{matches} matches: {won} won, {drawn} drawn, {lost} lost by the first player")?;
        let [share, low, high] = [self.share(), low, high].map(|share| 100.0 * share);
        writeln!(f, "share of points {share:.1} %, 95 % interval {low:.1}–{high:.1} %")?;
        let ends: Vec<String> = self.ends.iter().map(|(by, count)| format!("{by} {count}")).collect();
        let turns = self.turns as f64 / matches.max(1) as f64;
        write!(f, "{turns:.1} turns a match; ended by {}", ends.join(", "))?;
        for (name, used) in ["first", "second"].into_iter().zip(self.used) {
            let millis = |micros: f64| micros / 1e3;
            let mean = millis(used.time as f64 / used.turns.max(1) as f64);
            let longest = millis(used.longest as f64);
            write!(f, "\n{name}: {mean:.2} ms a turn, at most {longest:.1} ms")?;
            if used.nodes > 0 {
                let nodes = used.nodes as f64 / used.turns.max(1) as f64;
                let rate = used.nodes as f64 / used.time.max(1) as f64;
                write!(f, "; {nodes:.0} nodes a turn, {rate:.3} million nodes a second")?;
            }
        }
        Ok(())
    }
}
