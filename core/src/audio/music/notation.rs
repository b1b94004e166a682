//! How music is written down: text, a part's phrase in one or more strings.
//!
//! | written | is |
//! | --- | --- |
//! | `\|` | a bar line; a bar is as long as the score's metre says |
//! | `C4`, `F#3`, `Bb5` | a note, one unit long; alone in its bar, as long as the bar |
//! | `C4:3` | a note three units long |
//! | `C4+E4+G4:3` | a chord |
//! | `D3+A3+F4@1232` | a broken chord: each figure strikes a tone of it, counted from the lowest, a unit after the one before; `.` strikes none. Struck tones ring until the end or their next stroke |
//! | `-`, `-:2` | a rest |
//! | `=`, `=:2` | the note or chord before goes on |
//! | `%`, alone in its bar | the bar before, again |
//! | `pp`, `p`, `mp`, `mf`, `f` | how loud from here on |

/// A note as it is written.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Note {
    /// Units after the beginning.
    pub at: u32,
    /// In units.
    pub length: u32,
    /// In semitones; 69 is the A of 440 Hz.
    pub pitch: u8,
    /// `0.0..=1.0`.
    pub velocity: f32,
    /// Which tone of a chord it is, from 0.
    pub tone: u32,
}

/// What is wrong in what is written.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotationError {
    /// Neither a note nor anything else.
    #[error("bar {bar}: {token} is nothing that can be played")]
    Unknown {
        /// From 1.
        bar: usize,
        /// What is written there.
        token: String,
    },
    /// A bar that does not fill its metre.
    #[error("bar {bar} is {length} units long")]
    Length {
        /// From 1.
        bar: usize,
        /// In units.
        length: u32,
    },
    /// Nothing is there to go on, or to be repeated.
    #[error("bar {bar}: nothing is before it")]
    NothingBefore {
        /// From 1.
        bar: usize,
    },
}

/// Reads phrases that follow each other, in bars of `metre` units.
///
/// # Errors
/// Says in which bar what is wrong.
pub fn read(phrases: &[&str], metre: u32) -> Result<Vec<Note>, NotationError> {
    let mut reader = Reader { notes: Vec::new(), metre, bar: 0, velocity: 0.6, last: 0..0 };
    let mut before = None;
    for bar in phrases.iter().flat_map(|phrase| phrase.split('|')) {
        reader.bar += 1;
        let bar = if bar.trim() == "%" { before.ok_or(reader.nothing_before())? } else { bar };
        reader.read_bar(bar)?;
        before = Some(bar);
    }
    Ok(reader.notes)
}

struct Reader {
    notes: Vec<Note>,
    metre: u32,
    bar: usize,
    velocity: f32,
    last: std::ops::Range<usize>,
}

impl Reader {
    fn nothing_before(&self) -> NotationError {
        NotationError::NothingBefore { bar: self.bar }
    }

    fn read_bar(&mut self, bar: &str) -> Result<(), NotationError> {
        let start = (self.bar as u32 - 1) * self.metre;
        let timed = |token: &&str| loudness(token).is_none();
        let alone = bar.split_whitespace().filter(timed).count() == 1;
        let mut at = start;
        for token in bar.split_whitespace() {
            if let Some(velocity) = loudness(token) {
                self.velocity = velocity;
                continue;
            }
            at += self.read_token(token, at, if alone { self.metre } else { 1 })?;
        }
        let length = at - start;
        if length == self.metre { Ok(()) } else { Err(NotationError::Length { bar: self.bar, length }) }
    }

    /// Reads what takes time, and says how much.
    fn read_token(&mut self, token: &str, at: u32, usual: u32) -> Result<u32, NotationError> {
        let unknown = || NotationError::Unknown { bar: self.bar, token: token.to_owned() };
        if let Some((chord, figure)) = token.split_once('@') {
            let tones = chord.split('+').map(pitch).collect::<Option<Vec<_>>>().ok_or_else(unknown)?;
            return self
                .read_figure(&tones, figure, at)
                .ok_or_else(|| NotationError::Unknown { bar: self.bar, token: token.to_owned() });
        }
        let (what, length) = token.split_once(':').map_or((token, Some(usual)), |(what, length)| {
            (what, length.parse().ok().filter(|&length| length > 0))
        });
        let length = length.ok_or_else(unknown)?;
        match what {
            "-" => self.last = 0..0,
            "=" if self.last.is_empty() => return Err(self.nothing_before()),
            "=" => self.notes[self.last.clone()].iter_mut().for_each(|note| note.length += length),
            chord => {
                let tones = chord.split('+').map(pitch).collect::<Option<Vec<_>>>().ok_or_else(unknown)?;
                let first = self.notes.len();
                for (pitch, tone) in tones.into_iter().zip(0..) {
                    self.notes.push(Note { at, length, pitch, velocity: self.velocity, tone });
                }
                self.last = first..self.notes.len();
            }
        }
        Ok(length)
    }

    /// Reads a broken chord; none for a figure that is not among its tones.
    fn read_figure(&mut self, tones: &[u8], figure: &str, at: u32) -> Option<u32> {
        let length = figure.chars().count() as u32;
        for (place, stroke) in figure.char_indices().filter(|(_, stroke)| *stroke != '.') {
            let nth = stroke.to_digit(10)?.checked_sub(1)?;
            let pitch = *tones.get(nth as usize)?;
            let rest = &figure[place + 1..];
            let rings = 1 + rest.find(stroke).unwrap_or(rest.len()) as u32;
            // The first stroke carries the bar, and the others keep behind it.
            let velocity = if place == 0 { self.velocity } else { self.velocity * 0.85 };
            self.notes.push(Note { at: at + place as u32, length: rings, pitch, velocity, tone: 0 });
        }
        self.last = 0..0;
        Some(length)
    }
}

fn loudness(token: &str) -> Option<f32> {
    Some(match token {
        "pp" => 0.4,
        "p" => 0.5,
        "mp" => 0.6,
        "mf" => 0.72,
        "f" => 0.85,
        _ => return None,
    })
}

fn pitch(name: &str) -> Option<u8> {
    let (letter, rest) = name.split_at_checked(1)?;
    let tone = [("C", 0), ("D", 2), ("E", 4), ("F", 5), ("G", 7), ("A", 9), ("B", 11)]
        .into_iter()
        .find_map(|(known, tone)| (known == letter).then_some(tone))?;
    let (shift, octave) = match rest.split_at_checked(1)? {
        ("#", octave) => (1, octave),
        ("b", octave) => (-1, octave),
        _ => (0, rest),
    };
    let octave: i32 = octave.parse().ok().filter(|octave| (1..=6).contains(octave))?;
    u8::try_from(12 * (octave + 1) + tone + shift).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn notes(text: &str) -> Vec<(u32, u32, u8)> {
        let notes = read(&[text], 6).expect(text);
        notes.iter().map(|note| (note.at, note.length, note.pitch)).collect()
    }

    #[test]
    fn notes_follow_each_other_in_bars() {
        assert_eq!(notes("A4:2 C#4 Bb3:3 | - | D5"), [(0, 2, 69), (2, 1, 61), (3, 3, 58), (12, 6, 74)]);
        assert_eq!(notes("-:2 A4+C5:4 | =:3 -:3"), [(2, 7, 69), (2, 7, 72)]);
    }

    #[test]
    fn a_broken_chord_rings_until_its_end_or_its_next_stroke() {
        let broken = [(0, 6, 50), (1, 3, 57), (2, 4, 62), (4, 2, 57)];
        assert_eq!(notes("D3+A3+D4@123.2."), broken);
    }

    #[test]
    fn a_bar_can_be_repeated() {
        assert_eq!(notes("A4 | %"), [(0, 6, 69), (6, 6, 69)]);
    }

    #[test]
    fn loudness_holds_from_where_it_is_written() {
        let notes = read(&["p A4:3 f A4:3"], 6).expect("two notes");
        assert!(notes[0].velocity < notes[1].velocity);
    }

    #[rstest::rstest]
    #[case("H4:6")]
    #[case("A:6")]
    #[case("A9:6")]
    #[case("A4:0")]
    #[case("A4:x")]
    #[case("A4++C5:6")]
    #[case("A4+C5@123212")]
    #[case("A4+C5@1x1212")]
    #[case("A4+C5@101212")]
    #[case("| A4:6")]
    #[case("A4:5")]
    #[case("A4:3 | A4")]
    #[case("= ")]
    #[case("%")]
    #[case("A4:6 -:1")]
    fn what_cannot_be_played_is_refused(#[case] text: &str) {
        assert!(read(&[text], 6).is_err(), "{text}");
    }

    #[test]
    fn a_refusal_names_the_bar() {
        assert_eq!(read(&["A4 | A4:5 "], 6), Err(NotationError::Length { bar: 2, length: 5 }));
        assert_eq!(read(&["A4 | x y"], 6), Err(NotationError::Unknown { bar: 2, token: "x".into() }));
        assert_eq!(read(&["% | x"], 6), Err(NotationError::NothingBefore { bar: 1 }));
    }
}
