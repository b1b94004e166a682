//! Writing an APK: a zip archive whose libraries Android maps into memory where they lie.

use std::fs::File;
use std::io::{Read, Seek, Write};
use std::path::Path;

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

use super::abi::Abi;
use crate::kotlin::at;
use crate::step::Outcome;

/// Where a library may begin in the archive: at a multiple of the largest page there is.
pub const LIBRARY_ALIGNMENT: u16 = 16 * 1024;

/// Where anything else that is not packed may begin: Android reads it in words.
pub const ALIGNMENT: u16 = 4;

/// A file in an archive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// With its folders.
    pub name: String,
    /// Unpacked.
    pub content: Vec<u8>,
    /// It is not packed.
    pub stored: bool,
}

impl Entry {
    /// A library in the folder of its processor.
    pub fn library(abi: Abi, name: &str, content: Vec<u8>) -> Self {
        Self { name: format!("lib/{}/{name}", abi.folder()), content, stored: true }
    }

    /// The processor whose folder it lies in, and its name there.
    pub fn as_library(&self) -> Option<(&str, &str)> {
        library_of(&self.name)
    }
}

/// Splits `lib/ABI/NAME.so`.
pub fn library_of(name: &str) -> Option<(&str, &str)> {
    name.strip_prefix("lib/")?.split_once('/').filter(|(_, name)| name.ends_with(".so"))
}

/// The files of an archive.
///
/// # Errors
/// It is none, or can't be read.
pub fn read_entries(archive: &Path) -> Outcome<Vec<Entry>> {
    let wrong = |error: &dyn std::fmt::Display| format!("{}: {error}.", archive.display());
    let mut zip =
        ZipArchive::new(File::open(archive).map_err(at(archive))?).map_err(|error| wrong(&error))?;
    let mut entries = Vec::new();
    for place in 0..zip.len() {
        let mut file = zip.by_index(place).map_err(|error| wrong(&error))?;
        if file.is_dir() {
            continue;
        }
        let mut content = Vec::new();
        file.read_to_end(&mut content).map_err(|error| wrong(&error))?;
        let stored = file.compression() == CompressionMethod::Stored;
        entries.push(Entry { name: file.name().to_owned(), content, stored });
    }
    Ok(entries)
}

/// Writes an archive of these files. The same files give the same archive, byte for byte.
///
/// # Errors
/// It can't be written, or a name is there twice.
pub fn write<'a>(archive: &Path, entries: impl IntoIterator<Item = &'a Entry>) -> Outcome {
    let file = File::create(archive).map_err(at(archive))?;
    write_into(file, entries).map(drop).map_err(|error| format!("{}: {error}.", archive.display()))
}

fn write_into<'a, W: Write + Seek>(
    place: W,
    entries: impl IntoIterator<Item = &'a Entry>,
) -> zip::result::ZipResult<W> {
    let mut sorted: Vec<&Entry> = entries.into_iter().collect();
    sorted.sort_by(|one, other| one.name.cmp(&other.name));
    let mut zip = ZipWriter::new(place);
    for entry in sorted {
        zip.start_file(entry.name.as_str(), options(entry))?;
        zip.write_all(&entry.content)?;
    }
    zip.finish()
}

fn options(entry: &Entry) -> SimpleFileOptions {
    let options =
        SimpleFileOptions::default().last_modified_time(DateTime::default()).unix_permissions(0o644);
    match entry.stored {
        false => options.compression_method(CompressionMethod::Deflated).compression_level(Some(9)),
        true => {
            let alignment = if entry.as_library().is_some() { LIBRARY_ALIGNMENT } else { ALIGNMENT };
            options.compression_method(CompressionMethod::Stored).with_alignment(alignment)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Cursor;

    type Checked = Result<(), Box<dyn std::error::Error>>;

    fn entries() -> Vec<Entry> {
        vec![
            Entry::library(Abi::X86_64, "libcore.so", vec![7; 100]),
            Entry::library(Abi::Arm64, "libcore.so", vec![8; 100]),
            Entry { name: "resources.arsc".to_owned(), content: vec![1; 33], stored: true },
            Entry { name: "classes.dex".to_owned(), content: vec![2; 999], stored: false },
        ]
    }

    #[test]
    fn libraries_lie_unpacked_at_multiples_of_the_largest_page() -> Checked {
        let mut zip = ZipArchive::new(write_into(Cursor::new(Vec::new()), &entries())?)?;
        for place in 0..zip.len() {
            let file = zip.by_index(place)?;
            let start = file.data_start().ok_or("it has a place")?;
            if file.name().ends_with(".so") {
                assert_eq!(
                    (file.compression(), start % 16384),
                    (CompressionMethod::Stored, 0),
                    "{}",
                    file.name()
                );
            }
            if file.name() == "resources.arsc" {
                assert_eq!((file.compression(), start % 4), (CompressionMethod::Stored, 0));
            }
        }
        Ok(())
    }

    #[test]
    fn the_order_in_which_files_came_changes_nothing() -> Checked {
        let mut turned = entries();
        turned.reverse();
        let (one, other) = (Cursor::new(Vec::new()), Cursor::new(Vec::new()));
        assert_eq!(write_into(one, &entries())?.into_inner(), write_into(other, &turned)?.into_inner());
        Ok(())
    }

    #[test]
    fn what_was_written_is_read_again() -> Checked {
        let place = tempfile::tempdir()?;
        let archive = place.path().join("app.apk");
        write(&archive, &entries())?;
        let mut expected = entries();
        expected.sort_by(|one, other| one.name.cmp(&other.name));
        assert_eq!(read_entries(&archive)?, expected);
        Ok(())
    }

    #[test]
    fn a_file_cannot_be_there_twice() {
        let twice = [entries(), entries()].concat();
        assert!(write_into(Cursor::new(Vec::new()), &twice).is_err());
    }
}
