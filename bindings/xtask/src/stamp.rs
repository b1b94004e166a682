//! What something was made of, noted beside it, so that it is not made again while nothing changes.

use std::fs;
use std::io;
use std::path::PathBuf;

use crate::kotlin::at;
use crate::step::Outcome;

/// A file that notes from which inputs something was made.
pub struct Stamp {
    file: PathBuf,
    inputs: String,
}

impl Stamp {
    /// In `file`; `inputs` are those that there are now.
    pub fn new(file: PathBuf, inputs: String) -> Self {
        Self { file, inputs }
    }

    /// Whether it was made, whole, from the inputs that there are now.
    pub fn is_fresh(&self) -> bool {
        fs::read_to_string(&self.file).is_ok_and(|noted| noted == self.inputs)
    }

    /// Lets `work` make it, and notes of what. A work that fails leaves nothing that looks fresh.
    ///
    /// # Errors
    /// As `work`, or the note can't be written.
    pub fn by(&self, work: impl FnOnce() -> Outcome) -> Outcome {
        match fs::remove_file(&self.file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(at(&self.file)(error)),
            _ => {}
        }
        work()?;
        fs::write(&self.file, &self.inputs).map_err(at(&self.file))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_work_that_fails_leaves_nothing_fresh_whatever_the_inputs_become() -> Outcome {
        let place = tempfile::tempdir().map_err(|error| error.to_string())?;
        let stamp = |inputs: &str| Stamp::new(place.path().join("made-from"), inputs.to_owned());
        stamp("one").by(|| Ok(()))?;
        assert!(stamp("one").is_fresh() && !stamp("two").is_fresh());
        assert!(stamp("two").by(|| Err("half made".to_owned())).is_err());
        assert!(!stamp("one").is_fresh() && !stamp("two").is_fresh());
        Ok(())
    }
}
