//! Proofs on the finished XCFramework: each looks at the files in it, not at what they were made of.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use object::read::archive::ArchiveFile;
use object::read::macho::{FatArch, MachOFatFile32, MachOFile64};
use object::{Architecture, FileKind, LittleEndian, Object, ObjectSymbol};

use super::framework::LIST;
use super::link;
use super::project;
use super::slice::{OLDEST, Slice, apple_name};
use crate::cross::{self, ARCHIVE};
use crate::kotlin::at;
use crate::step::Outcome;
use crate::swift;
use crate::workspace::Workspace;

/// What was proved, or what is wrong.
pub type Proof = Result<String, String>;

/// What the objects of a library for one processor say of themselves.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The platforms that they are for, each with the oldest version, as Apple counts them; `None` where they say neither.
    platforms: BTreeSet<Option<(u32, u32)>>,
    /// The processors that they are for.
    processors: BTreeSet<&'static str>,
    /// The names that are defined for others.
    shown: BTreeSet<String>,
}

impl Facts {
    /// Reads a library.
    ///
    /// # Errors
    /// It is none, or holds something else than objects for Apple's systems.
    pub fn read(library: &[u8]) -> Outcome<Self> {
        let wrong = |error: object::Error| format!("it is no library: {error}.");
        let mut facts = Self::default();
        for member in ArchiveFile::parse(library).map_err(wrong)?.members() {
            let object = member.and_then(|member| member.data(library)).map_err(wrong)?;
            facts.add(object).map_err(wrong)?;
        }
        Ok(facts)
    }

    fn add(&mut self, object: &[u8]) -> object::Result<()> {
        let object = MachOFile64::<LittleEndian>::parse(object)?;
        self.processors.insert(apple_name(object.architecture()));
        let version = object.build_version()?;
        self.platforms.insert(
            version.map(|(version, _)| {
                (version.platform.get(LittleEndian).0, version.minos.get(LittleEndian).0)
            }),
        );
        for symbol in object.symbols().filter(|symbol| symbol.is_global() && !symbol.is_undefined()) {
            self.shown.insert(symbol.name()?.to_owned());
        }
        Ok(())
    }
}

/// The libraries for single processors that one file is made of.
///
/// # Errors
/// It is neither a library nor several.
pub fn libraries(content: &[u8]) -> Outcome<BTreeMap<&'static str, &[u8]>> {
    let wrong = |error: object::Error| format!("it is no library: {error}.");
    match FileKind::parse(content).map_err(wrong)? {
        FileKind::MachOFat32 => {
            let whole = MachOFatFile32::parse(content).map_err(wrong)?;
            let parts = whole.arches().iter();
            parts
                .map(|part| Ok((apple_name(part.architecture()), part.data(content).map_err(wrong)?)))
                .collect()
        }
        FileKind::Archive => {
            let facts = Facts::read(content)?;
            let processor = facts.processors.first().copied().unwrap_or(apple_name(Architecture::Unknown));
            Ok(BTreeMap::from([(processor, content)]))
        }
        kind => Err(format!("it is no library but {kind:?}.")),
    }
}

/// Proves all there is to prove of the framework, and prints it as a table.
///
/// # Errors
/// Names what could not be proved; the table has said why.
pub fn prove(workspace: &Workspace, framework: &Path) -> Outcome {
    let mut all = Vec::new();
    for (name, list) in [(LIST, framework.join(LIST))].into_iter().chain(project::lists(workspace)) {
        all.push((name.to_owned(), swift::lint_list(workspace, &list)?));
    }
    let places = cross::places(workspace);
    for slice in Slice::ALL {
        let folder = framework.join(slice.folder());
        let mut proofs = proofs(&folder, slice, &places)?;
        if slice == Slice::Device {
            let linked = workspace.ios_libraries().join("core.dylib");
            proofs.push(("asked of Apple".to_owned(), link::prove(&folder.join(ARCHIVE), &linked)?));
        }
        all.extend(proofs.into_iter().map(|(name, proof)| (format!("{name}, {}", slice.folder()), proof)));
    }
    println!("\n{}", framework.display());
    for (name, proof) in &all {
        let (mark, text) = match proof {
            Ok(text) => ("yes", text),
            Err(text) => ("NO ", text),
        };
        println!("  {mark}  {name:47}  {text}");
    }
    let wrong: Vec<&str> =
        all.iter().filter(|(_, proof)| proof.is_err()).map(|(name, _)| name.as_str()).collect();
    if wrong.is_empty() { Ok(()) } else { Err(format!("not proved: {}.", wrong.join("; "))) }
}

fn proofs(folder: &Path, slice: Slice, places: &[String]) -> Outcome<Vec<(String, Proof)>> {
    let library = folder.join(ARCHIVE);
    let content = fs::read(&library).map_err(at(&library))?;
    let parts = libraries(&content).map_err(|why| format!("{}: {why}", library.display()))?;
    let needed = declared(&headers(&folder.join("Headers"))?);
    let mut proofs = vec![
        ("processors".to_owned(), processors(&parts, slice)),
        ("paths".to_owned(), no_paths(&content, places)),
    ];
    for (processor, part) in parts {
        let facts = Facts::read(part).map_err(|why| format!("{}: {why}", library.display()))?;
        proofs.push((format!("platform of {processor}"), platform(&facts, slice)));
        proofs.push((format!("shown by {processor}"), shown(&facts, &needed)));
        proofs.push((format!("size of {processor}"), Ok(format!("{} KiB", part.len().div_ceil(1024)))));
    }
    Ok(proofs)
}

fn processors(parts: &BTreeMap<&'static str, &[u8]>, slice: Slice) -> Proof {
    let there: BTreeSet<&str> = parts.keys().copied().collect();
    let wanted: BTreeSet<&str> =
        slice.targets().iter().map(|(_, processor)| apple_name(*processor)).collect();
    let told = there.iter().copied().collect::<Vec<_>>().join(" and ");
    if there == wanted { Ok(told) } else { Err(format!("it is for {told}")) }
}

fn platform(facts: &Facts, slice: Slice) -> Proof {
    let wanted = Some((slice.platform().0, encoded(OLDEST)));
    let others: Vec<String> = facts
        .platforms
        .iter()
        .filter(|platform| **platform != wanted)
        .map(|platform| match platform {
            Some((platform, oldest)) => format!("platform {platform} from {}", decoded(*oldest)),
            None => "no platform at all".to_owned(),
        })
        .collect();
    if others.is_empty() {
        Ok(format!("platform {} from {OLDEST}", slice.platform().0))
    } else {
        Err(format!("some objects are for {}", others.join(", ")))
    }
}

/// Each name that the headers declare, against those that the library shows.
fn shown(facts: &Facts, needed: &BTreeSet<String>) -> Proof {
    // Apple's C compiler puts a line before each name.
    let missing: Vec<&str> =
        needed.iter().filter(|name| !facts.shown.contains(&format!("_{name}"))).map(String::as_str).collect();
    match missing.as_slice() {
        [] if needed.is_empty() => Err("the header declares nothing".to_owned()),
        [] => Ok(format!("all {} names of the header", needed.len())),
        missing => {
            Err(format!("{} of {} names are missing: {}", missing.len(), needed.len(), missing.join(", ")))
        }
    }
}

fn no_paths(content: &[u8], places: &[String]) -> Proof {
    let found: Vec<&str> = places
        .iter()
        .filter(|place| content.windows(place.len()).any(|part| part == place.as_bytes()))
        .map(String::as_str)
        .collect();
    if found.is_empty() { Ok("none of this machine".to_owned()) } else { Err(found.join(", ")) }
}

/// What stands in all headers of a folder.
fn headers(folder: &Path) -> Outcome<String> {
    let mut text = String::new();
    for entry in fs::read_dir(folder).map_err(at(folder))? {
        let path = entry.map_err(at(folder))?.path();
        if path.extension().is_some_and(|ending| ending == "h") {
            text += &fs::read_to_string(&path).map_err(at(&path))?;
        }
    }
    Ok(text)
}

/// The functions that headers of the generator's declare.
fn declared(headers: &str) -> BTreeSet<String> {
    let begins = |name: &str| name.starts_with("uniffi_") || name.starts_with("ffi_");
    let lines = headers.lines().filter_map(|line| line.split_once('('));
    lines
        .filter_map(|(before, _)| before.split(' ').next_back())
        .filter(|name| begins(name))
        .map(str::to_owned)
        .collect()
}

/// 0x110000 for "17.0".
fn encoded(version: &str) -> u32 {
    let mut parts = version.split('.').map(|part| part.parse().unwrap_or(0));
    let mut next = || parts.next().unwrap_or(0);
    (next() << 16) | (next() << 8) | next()
}

/// "17.0" for 0x110000.
fn decoded(version: u32) -> String {
    format!("{}.{}", version >> 16, (version >> 8) & 0xff)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(platform: u32, oldest: &str, shown: &[&str]) -> Facts {
        Facts {
            platforms: BTreeSet::from([Some((platform, encoded(oldest)))]),
            shown: shown.iter().map(|name| (*name).to_owned()).collect(),
            ..Facts::default()
        }
    }

    #[test]
    fn a_slice_for_another_platform_or_a_newer_system_is_no_proof() {
        assert!(platform(&facts(2, "17.0", &[]), Slice::Device).is_ok());
        assert!(platform(&facts(7, "17.0", &[]), Slice::Device).is_err());
        assert!(platform(&facts(2, "18.0", &[]), Slice::Device).is_err());
        assert!(platform(&facts(7, "17.0", &[]), Slice::Simulator).is_ok());
        let silent = Facts { platforms: BTreeSet::from([None]), ..Facts::default() };
        assert!(platform(&silent, Slice::Device).is_err());
    }

    #[test]
    fn a_name_of_the_header_that_is_not_shown_is_no_proof() {
        let needed =
            declared("uint64_t uniffi_a(uint64_t handle\n);\nvoid ffi_b(void\n);\ntypedef void (*C)(int);\n");
        assert_eq!(needed.iter().collect::<Vec<_>>(), ["ffi_b", "uniffi_a"]);
        assert!(shown(&facts(2, "17.0", &["_uniffi_a", "_ffi_b", "_more"]), &needed).is_ok());
        let missing = shown(&facts(2, "17.0", &["_uniffi_a", "ffi_b"]), &needed);
        assert_eq!(missing, Err("1 of 2 names are missing: ffi_b".to_owned()));
        assert!(shown(&facts(2, "17.0", &["_uniffi_a"]), &BTreeSet::new()).is_err());
    }

    #[test]
    fn a_library_for_other_processors_is_no_proof() {
        let both = BTreeMap::from([("arm64", &[][..]), ("x86_64", &[][..])]);
        assert!(processors(&both, Slice::Simulator).is_ok());
        assert!(processors(&both, Slice::Device).is_err());
    }

    #[test]
    fn a_path_of_this_machine_is_no_proof() {
        assert!(no_paths(b"/sobremesa/core", &["/home/ana".to_owned()]).is_ok());
        assert!(no_paths(b"in /home/ana/core", &["/home/ana".to_owned()]).is_err());
    }

    #[test]
    fn what_is_no_library_is_refused() {
        assert!(libraries(b"#!/bin/sh").is_err());
        assert!(libraries(b"").is_err());
    }
}
