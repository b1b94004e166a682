//! What must be true of an APK as an archive.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Read;
use std::path::Path;

use zip::{CompressionMethod, ZipArchive};

use super::Proof;
use crate::apk::library::LIBRARY;
use crate::apk::package::{ALIGNMENT, LIBRARY_ALIGNMENT, library_of};
use crate::apk::r8::is_dex;
use crate::kotlin::at;
use crate::step::Outcome;

/// What an APK with one processor may weigh, in bytes. The original app weighs 21 MB.
const LIMIT: u64 = 8 * 1024 * 1024;

/// A file where it lies in an archive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    /// With its folders.
    pub name: String,
    /// Unpacked.
    pub content: Vec<u8>,
    /// How much of the archive it takes, in bytes.
    pub size: u64,
    /// Where its content begins.
    pub start: u64,
    /// It is not packed.
    pub stored: bool,
}

/// The files of a finished APK.
///
/// # Errors
/// It is no archive.
pub fn read(apk: &Path) -> Outcome<Vec<Placed>> {
    let wrong = |error: &dyn std::fmt::Display| format!("{}: {error}.", apk.display());
    let mut zip = ZipArchive::new(File::open(apk).map_err(at(apk))?).map_err(|error| wrong(&error))?;
    let mut placed = Vec::new();
    for number in 0..zip.len() {
        let mut file = zip.by_index(number).map_err(|error| wrong(&error))?;
        let start = file.data_start().ok_or_else(|| wrong(&"a file lies nowhere"))?;
        let (name, size) = (file.name().to_owned(), file.compressed_size());
        let stored = file.compression() == CompressionMethod::Stored;
        let mut content = Vec::new();
        file.read_to_end(&mut content).map_err(|error| wrong(&error))?;
        placed.push(Placed { name, content, size, start, stored });
    }
    Ok(placed)
}

/// Libraries and the table of resources lie as they are, where they can be mapped into memory.
pub fn alignment(files: &[Placed]) -> Proof {
    let mut libraries = 0;
    for file in files {
        let (name, start) = (&file.name, file.start);
        let library = library_of(name).is_some();
        if (library || name == "resources.arsc") && !file.stored {
            return Err(format!("{name} is packed"));
        }
        let alignment = u64::from(if library { LIBRARY_ALIGNMENT } else { ALIGNMENT });
        if file.stored && start % alignment != 0 {
            return Err(format!("{name} lies at {start}, not at a multiple of {alignment}"));
        }
        libraries += u32::from(library);
    }
    match libraries {
        0 => Err("there is no library".to_owned()),
        _ => Ok(format!(
            "{libraries} libraries unpacked at multiples of {LIBRARY_ALIGNMENT} in the signed file"
        )),
    }
}

/// How much of the APK is what, in bytes. What is left over are the archive's own tables and the signature.
pub fn parts(files: &[Placed], whole: u64) -> BTreeMap<&'static str, u64> {
    let mut parts: BTreeMap<&'static str, u64> =
        ["dex", "resources", "libsobremesa", "libjnidispatch", "other"].map(|part| (part, 0)).into();
    for file in files {
        let part = match library_of(&file.name) {
            Some((_, LIBRARY)) => "libsobremesa",
            Some((_, "libjnidispatch.so")) => "libjnidispatch",
            None if is_dex(&file.name) => "dex",
            None if file.name.starts_with("res/") => "resources",
            None if ["resources.arsc", "AndroidManifest.xml"].contains(&file.name.as_str()) => "resources",
            _ => "other",
        };
        *parts.entry(part).or_default() += file.size;
    }
    let known: u64 = parts.values().sum();
    *parts.entry("other").or_default() += whole.saturating_sub(known);
    parts
}

/// An APK for one processor is small.
pub fn size(processors: usize, whole: u64) -> Proof {
    if processors == 1 && whole > LIMIT {
        return Err(format!("{whole} bytes are more than {LIMIT}"));
    }
    let limit = if processors == 1 { format!(" of {} KiB at most", LIMIT / 1024) } else { String::new() };
    Ok(format!("{} KiB{limit}", whole.div_ceil(1024)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn placed(name: &str, start: u64, stored: bool, size: u64) -> Placed {
        Placed { name: name.to_owned(), content: Vec::new(), size, start, stored }
    }

    fn library(start: u64, stored: bool) -> Placed {
        placed("lib/x86_64/libsobremesa_ffi.so", start, stored, 100)
    }

    #[test]
    fn a_library_that_lies_askew_or_packed_is_found() {
        assert!(alignment(&[library(32768, true)]).is_ok());
        assert!(alignment(&[library(4096, true)]).is_err());
        assert!(alignment(&[library(16384, false)]).is_err());
    }

    #[test]
    fn resources_that_lie_askew_or_packed_are_found() {
        let table = |start, stored| placed("resources.arsc", start, stored, 10);
        assert!(alignment(&[library(0, true), table(40, true)]).is_ok());
        assert!(alignment(&[library(0, true), table(42, true)]).is_err());
        assert!(alignment(&[library(0, true), table(40, false)]).is_err());
        assert!(alignment(&[library(0, true), placed("classes.dex", 41, false, 10)]).is_ok());
    }

    #[test]
    fn an_apk_without_libraries_is_found() {
        assert!(alignment(&[]).is_err());
    }

    #[test]
    fn every_byte_belongs_to_a_part() {
        let files = [
            library(0, true),
            placed("lib/x86_64/libjnidispatch.so", 0, true, 20),
            placed("classes2.dex", 0, false, 3),
            placed("res/a.png", 0, true, 4),
            placed("META-INF/services/a", 0, true, 5),
        ];
        let parts = parts(&files, 150);
        let expected =
            [("dex", 3), ("libjnidispatch", 20), ("libsobremesa", 100), ("other", 23), ("resources", 4)];
        assert_eq!(parts, expected.into());
    }

    #[test]
    fn an_apk_for_one_processor_that_is_too_large_is_found() {
        assert!(size(1, LIMIT).is_ok());
        assert!(size(1, LIMIT + 1).is_err());
        assert!(size(2, LIMIT + 1).is_ok());
    }
}
