//! Chance, and the slips of the pen that any game's lines can suffer.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

pub type Chance = ChaCha8Rng;

/// True once in so many times.
pub fn once_in(chance: &mut Chance, times: u32) -> bool {
    chance.random_range(0..times) == 0
}

pub fn any<'a, T>(chance: &mut Chance, from: &'a [T]) -> &'a T {
    &from[chance.random_range(0..from.len())]
}

/// What a game's notation is made of, good and nearly good.
pub struct Marks {
    /// The letters and signs it uses.
    pub letters: &'static str,
    /// Numbers at its bounds.
    pub numbers: &'static [&'static str],
    /// What joins its cells; the commoner ones oftener.
    pub separators: &'static [&'static str],
    /// What might be written into a cell; the first is mostly good.
    pub cells: &'static [&'static str],
}

/// A letter of the game's, a digit, or what only looks like one of them.
fn letter(marks: &Marks, chance: &mut Chance) -> char {
    const OTHERS: &str = "0123456789-+*.,/ \t:#\r\u{a0}é３٣−";
    let letters: Vec<char> = marks.letters.chars().chain(OTHERS.chars()).collect();
    *any(chance, &letters)
}

/// The line with one to three slips of the pen; some leave it good.
pub fn misspelt(line: &str, marks: &Marks, chance: &mut Chance) -> String {
    let mut line = line.to_string();
    for _ in 0..if once_in(chance, 3) { chance.random_range(2..4) } else { 1 } {
        line = slip(&line, marks, chance);
    }
    line
}

fn slip(line: &str, marks: &Marks, chance: &mut Chance) -> String {
    let letters: Vec<char> = line.chars().collect();
    if letters.is_empty() {
        return " ".to_string();
    }
    let at = chance.random_range(0..letters.len());
    let mut slipped = letters.clone();
    match chance.random_range(0..17) {
        0 => {
            slipped.remove(at);
        }
        1 => slipped.insert(at, letters[at]),
        2 => slipped[at] = letter(marks, chance),
        3 => slipped.insert(at, letter(marks, chance)),
        4 => slipped.swap(at, letters.len() - 1 - at),
        5 if at > 0 => slipped.swap(at, at - 1),
        6 => slipped.push(*any(chance, &[' ', '\t', '\r', ',', '/', '0'])),
        7 => slipped.insert(0, ' '),
        8 => {
            slipped[at] = if letters[at].is_lowercase() {
                letters[at].to_ascii_uppercase()
            } else {
                letters[at].to_ascii_lowercase()
            };
        }
        9 => return at_a_blank(line, "  ", chance),
        10 => {
            let instead = *any(chance, &["", "\t", ",", "_"]);
            return at_a_blank(line, instead, chance);
        }
        11 | 12 => return at_a_number(line, marks, chance),
        13 | 14 => return among_cells(line, marks, chance),
        15 => slipped.truncate(at),
        _ => {
            let mut words: Vec<&str> = line.split(' ').collect();
            let (one, other) = (chance.random_range(0..words.len()), chance.random_range(0..words.len()));
            match chance.random_range(0..3) {
                0 => words.swap(one, other),
                1 => words.insert(one, words[other]),
                _ => {
                    words.remove(one);
                }
            }
            return words.join(" ");
        }
    }
    slipped.into_iter().collect()
}

fn at_a_blank(line: &str, instead: &str, chance: &mut Chance) -> String {
    let blanks: Vec<usize> = line.match_indices(' ').map(|(at, _)| at).collect();
    if blanks.is_empty() {
        return format!("{line} ");
    }
    let at = *any(chance, &blanks);
    format!("{}{instead}{}", &line[..at], &line[at + 1..])
}

/// Another number, or the same spelt as it must not be.
fn at_a_number(line: &str, marks: &Marks, chance: &mut Chance) -> String {
    let digits =
        |at: usize| line[at..].find(|c: char| !c.is_ascii_digit()).map_or(line.len(), |end| at + end);
    let starts: Vec<usize> = line
        .char_indices()
        .filter(|&(at, c)| c.is_ascii_digit() && !line[..at].ends_with(|c: char| c.is_ascii_digit()))
        .map(|(at, _)| at)
        .collect();
    if starts.is_empty() {
        return format!("{line}1");
    }
    let start = *any(chance, &starts);
    let end = digits(start);
    let old = &line[start..end];
    let value: u64 = old.parse().unwrap_or(0);
    let new = match chance.random_range(0..8) {
        0 => format!("0{old}"),
        1 => format!("+{old}"),
        2 => format!("-{old}"),
        3 if value > 1 => format!("1,{}", value - 1),
        4 => (value + 1).to_string(),
        5 => value.saturating_sub(1).to_string(),
        6 => (*any(chance, marks.numbers)).to_string(),
        _ => {
            let numbers =
                ["999999", "1000000", "65536", "4294967296", "18446744073709551616", "1e1", "0x1", "1.0"];
            (*any(chance, &numbers)).to_string()
        }
    };
    format!("{}{new}{}", &line[..start], &line[end..])
}

/// Cells taken out, put in, doubled or changed; the same for whatever else is joined.
fn among_cells(line: &str, marks: &Marks, chance: &mut Chance) -> String {
    let separator = *any(chance, marks.separators);
    let mut cells: Vec<String> = line.split(separator).map(str::to_string).collect();
    let (one, other) = (chance.random_range(0..cells.len()), chance.random_range(0..cells.len()));
    match chance.random_range(0..6) {
        0 => cells[one] = cells[other].clone(),
        1 => {
            cells.remove(one);
        }
        2 => cells.insert(one, cells[other].clone()),
        3 => cells.swap(one, other),
        4 => cells[one] = (*any(chance, marks.cells)).to_string(),
        _ => cells.insert(one, marks.cells[0].to_string()),
    }
    cells.join(separator)
}
