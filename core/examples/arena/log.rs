//! The file to which each match is written as it ends, and from which a contest goes on.

use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, Write};
use std::path::Path;

use crate::tally::Ended;

/// The file of a contest: a line that says which, then a line for each match.
pub struct Log {
    /// None where nothing is kept.
    file: Option<File>,
    /// How many matches had ended when it was opened.
    pub ended: u64,
}

impl Log {
    /// Opens the file, or makes it. Gives each match that it tells of.
    ///
    /// # Errors
    /// The file can't be read or written, or is that of another contest.
    pub fn open(path: Option<&Path>, title: &str, mut tell: impl FnMut(&Ended)) -> Result<Self, String> {
        let Some(path) = path else { return Ok(Self { file: None, ended: 0 }) };
        let failed = |why: std::io::Error| format!("{}: {why}", path.display());
        let mut options = OpenOptions::new();
        let mut file =
            options.read(true).write(true).create(true).truncate(false).open(path).map_err(failed)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(failed)?;
        // Whoever was stopped while writing left half a line.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        file.set_len(whole as u64).and_then(|()| file.seek(std::io::SeekFrom::End(0))).map_err(failed)?;
        let mut lines = text[..whole].lines();
        match lines.next() {
            None => writeln!(file, "{title}").map_err(failed)?,
            Some(first) if first == title => {}
            Some(first) => return Err(format!("{} is of another contest: {first}", path.display())),
        }
        let mut ended = 0;
        for line in lines {
            let told: Ended = line.parse()?;
            if told.number != ended {
                return Err(format!("{}: match {ended} is missing", path.display()));
            }
            tell(&told);
            ended += 1;
        }
        Ok(Self { file: Some(file), ended })
    }

    /// Writes a match.
    ///
    /// # Errors
    /// The file can't be written.
    pub fn write(&mut self, ended: &Ended) -> Result<(), String> {
        self.file.as_mut().map_or(Ok(()), |file| writeln!(file, "{ended}")).map_err(|why| why.to_string())
    }
}
