//! What the core asks Apple's libraries for: it is linked with none of its frameworks named, and what is left open is
//! looked through. On a Mac Apple's own linker does it, elsewhere LLVM's, without their SDK.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use object::read::macho::MachOFile64;
use object::{LittleEndian, Object, ObjectSymbol};

use super::check::Proof;
use super::slice::OLDEST;
use crate::kotlin::at;
use crate::setup;
use crate::step::{Outcome, run, succeeds};

/// The names that Apple's libraries have and ours may use.
const APPLE: &str = include_str!("apple.txt");

const LINKER: &str = "ld64.lld-19";

/// Makes sure that the linker is there.
///
/// # Errors
/// It is not; the sentence says what to install.
pub fn find() -> Outcome {
    if cfg!(target_os = "macos") {
        let there = succeeds(Command::new("xcrun").args(["--sdk", "iphoneos", "--find", "clang"]));
        return if there { Ok(()) } else { Err("Xcode with its SDK for iOS is missing.".to_owned()) };
    }
    setup::programs(&[(LINKER, "lld-19")])
}

/// Links all of a library for telephones and tablets to `linked`, and proves that nothing is left open but what is
/// Apple's.
///
/// # Errors
/// It can't be linked, or the disk fails.
pub fn prove(library: &Path, linked: &Path) -> Outcome<Proof> {
    run(linking().arg(library).arg("-o").arg(linked))?;
    let content = fs::read(linked).map_err(at(linked))?;
    let asked = open(&content).map_err(|error| format!("{}: {error}.", linked.display()))?;
    Ok(apples(&asked, &listed(APPLE)))
}

/// The linker, about to make a dylib of all that a library has.
fn linking() -> Command {
    if cfg!(target_os = "macos") {
        // The compiler knows where the SDK is, and names libSystem, without which Apple's linker makes nothing.
        let mut compiler = Command::new("xcrun");
        compiler.args(["--sdk", "iphoneos", "clang", "-target", &format!("arm64-apple-ios{OLDEST}")]);
        compiler.args(["-dynamiclib", "-Wl,-undefined,dynamic_lookup", "-Wl,-all_load"]);
        return compiler;
    }
    let mut linker = Command::new(LINKER);
    linker.args(["-dylib", "-arch", "arm64", "-platform_version", "ios", OLDEST, OLDEST]);
    linker.args(["-undefined", "dynamic_lookup", "-all_load"]);
    linker
}

/// The names that are still to be found elsewhere.
fn open(dylib: &[u8]) -> object::Result<BTreeSet<String>> {
    let dylib = MachOFile64::<LittleEndian>::parse(dylib)?;
    let open = dylib.symbols().filter(ObjectSymbol::is_undefined);
    open.map(|symbol| Ok(symbol.name()?.to_owned())).collect()
}

/// The library by the name.
fn listed(list: &str) -> BTreeMap<&str, &str> {
    let lines = list.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(' ')).map(|(library, name)| (name, library)).collect()
}

fn apples(asked: &BTreeSet<String>, listed: &BTreeMap<&str, &str>) -> Proof {
    let unknown: Vec<&str> =
        asked.iter().map(String::as_str).filter(|name| !listed.contains_key(name)).collect();
    if !unknown.is_empty() {
        return Err(format!("not in apple.txt: {}", unknown.join(", ")));
    }
    let unused: Vec<&str> = listed.keys().copied().filter(|name| !asked.contains(*name)).collect();
    if !unused.is_empty() {
        return Err(format!("in apple.txt and not asked for: {}", unused.join(", ")));
    }
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for library in listed.values() {
        *counts.entry(library).or_default() += 1;
    }
    Ok(counts.iter().map(|(library, count)| format!("{count} of {library}")).collect::<Vec<_>>().join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for_must_be_listed_and_what_is_listed_asked_for() {
        let listed = listed("# Apple's\nlibSystem _abort\nlibobjc _objc_msgSend\n");
        let asked = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        assert_eq!(
            apples(&asked(&["_abort", "_objc_msgSend"]), &listed),
            Ok("1 of libSystem, 1 of libobjc".to_owned())
        );
        assert_eq!(
            apples(&asked(&["_abort", "_objc_msgSend", "_fork"]), &listed),
            Err("not in apple.txt: _fork".to_owned())
        );
        assert_eq!(
            apples(&asked(&["_abort"]), &listed),
            Err("in apple.txt and not asked for: _objc_msgSend".to_owned())
        );
    }

    #[test]
    fn the_list_is_in_order_and_names_nothing_twice() {
        let lines: Vec<&str> = APPLE.lines().filter(|line| !line.starts_with('#')).collect();
        assert!(lines.is_sorted());
        assert_eq!(listed(APPLE).len(), lines.len());
    }
}
