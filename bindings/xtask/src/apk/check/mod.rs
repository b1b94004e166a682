//! Proofs on finished APKs: each looks at the signed file, not at what it was made of.

mod archive;
mod dex;
mod elf;
mod kept;
mod libraries;
mod manifest;
mod signature;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::abi::Abi;
use super::classes::{Class, Needed};
use super::library::LIBRARY;
use super::package::library_of;
use super::r8::is_dex;
use crate::step::Outcome;
use archive::Placed;
use elf::Library;

/// What was proved, or what is wrong.
pub type Proof = Result<String, String>;

/// What is looked up by name in what was packed.
pub struct Expected {
    /// In our classes.
    pub needed: Needed,
    /// Where the bindings live, as `app/sobremesa/`.
    pub package: String,
    /// JNA's classes as they were before R8.
    pub jna: Vec<Class>,
    /// Paths that must be in no library.
    pub places: Vec<String>,
    /// Our library was linked against stand-ins for Android's own.
    pub stand_ins: bool,
}

/// A finished APK, and for which processors it is.
pub struct Apk {
    /// The signed file.
    pub path: PathBuf,
    /// What it must hold libraries for.
    pub abis: Vec<Abi>,
}

/// Proves all there is to prove of one APK, and prints it as a table.
///
/// # Errors
/// Names what could not be proved; the table has said why.
pub fn prove(apk: &Apk, expected: &Expected) -> Outcome {
    let proofs = proofs(apk, expected)?;
    println!("\n{}", apk.path.display());
    let width = proofs.iter().map(|(name, _)| name.len()).max().unwrap_or_default();
    for (name, proof) in &proofs {
        let (mark, text) = match proof {
            Ok(text) => ("yes", text),
            Err(text) => ("NO ", text),
        };
        println!("  {mark}  {name:width$}  {text}");
    }
    let wrong: Vec<&str> =
        proofs.iter().filter(|(_, proof)| proof.is_err()).map(|(name, _)| name.as_str()).collect();
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(format!("{}: {} not proved.", apk.path.display(), wrong.join(", ")))
    }
}

fn proofs(apk: &Apk, expected: &Expected) -> Outcome<Vec<(String, Proof)>> {
    let files = archive::read(&apk.path)?;
    let whole = std::fs::metadata(&apk.path).map_err(crate::kotlin::at(&apk.path))?.len();
    let manifest = manifest::read(&apk.path)?;
    let all = read_libraries(&files)?;
    let mut proofs = vec![
        ("signature", signature::read(&apk.path).and_then(|told| signature::signed(&told))),
        ("alignment", archive::alignment(&files)),
        ("processors", libraries::processors(&all, &apk.abis)),
        ("page size", libraries::page_size(&all)),
        ("loadable", libraries::loadable(&all)),
        ("permissions", manifest::permissions(&manifest)),
        ("Android", manifest::androids(&manifest)),
        ("application", manifest::application(&manifest)),
    ]
    .into_iter()
    .map(|(name, proof)| (name.to_owned(), proof))
    .collect::<Vec<_>>();
    for ((folder, _), library) in all.iter().filter(|((_, name), _)| name == LIBRARY) {
        proofs.push((format!("shown, {folder}"), libraries::exports(library, &expected.needed.exports)));
        proofs.push((format!("asked for, {folder}"), libraries::imports(library, expected.stand_ins)));
    }
    for file in files.iter().filter(|file| library_of(&file.name).is_some_and(|(_, name)| name == LIBRARY)) {
        let folder = library_of(&file.name).map_or("", |(folder, _)| folder);
        proofs.push((format!("paths, {folder}"), libraries::no_paths(&file.content, &expected.places)));
    }
    proofs.extend(classes(&files, &all, &manifest, expected)?);
    proofs.push(("size".to_owned(), archive::size(apk.abis.len(), whole)));
    let parts = archive::parts(&files, whole);
    let told: Vec<String> =
        parts.iter().map(|(part, size)| format!("{part} {} KiB", size.div_ceil(1024))).collect();
    proofs.push(("of it".to_owned(), Ok(told.join(", "))));
    Ok(proofs)
}

/// What R8 left over.
fn classes(
    files: &[Placed],
    all: &libraries::Libraries,
    manifest: &manifest::Manifest,
    expected: &Expected,
) -> Outcome<Vec<(String, Proof)>> {
    let mut kept = BTreeMap::new();
    for file in files.iter().filter(|file| is_dex(&file.name)) {
        kept.extend(dex::classes(&file.content)?.into_iter().map(|class| (class.name.clone(), class)));
    }
    let mut proofs = vec![
        ("bindings".to_owned(), kept::bindings(&kept, &expected.needed, &expected.package)),
        ("by Java itself".to_owned(), kept::own(&kept, &expected.needed)),
        ("entry points".to_owned(), kept::named_in_manifest(&kept, &manifest.classes())),
    ];
    for file in files {
        if let Some((folder, name @ "libjnidispatch.so")) = library_of(&file.name)
            && let Some(library) = all.get(&(folder.to_owned(), name.to_owned()))
        {
            let proof = kept::jna(&kept, &expected.jna, &file.content, &library.exports);
            proofs.push((format!("JNA, {folder}"), proof));
        }
    }
    Ok(proofs)
}

fn read_libraries(files: &[Placed]) -> Outcome<libraries::Libraries> {
    let mut all = BTreeMap::new();
    for file in files {
        if let Some((folder, name)) = library_of(&file.name) {
            let library = Library::read(&file.content).map_err(|why| format!("{}: {why}", file.name))?;
            all.insert((folder.to_owned(), name.to_owned()), library);
        }
    }
    Ok(all)
}

/// What a program prints.
///
/// # Errors
/// It can't be started, or fails; then that is what it printed.
pub fn told_by(command: &mut Command) -> Outcome<String> {
    let told = command.stdin(Stdio::null()).output().map_err(|error| {
        format!("{} could not be started: {error}", Path::new(command.get_program()).display())
    })?;
    if told.status.success() {
        return Ok(String::from_utf8_lossy(&told.stdout).into_owned());
    }
    let why = [told.stdout, told.stderr].concat();
    Err(String::from_utf8_lossy(&why).trim().to_owned())
}

/// `a, b and c`; `none` if there are none.
fn listed(names: &BTreeSet<&str>) -> String {
    let names: Vec<&str> = names.iter().copied().collect();
    match names.as_slice() {
        [] => "none".to_owned(),
        [one] => (*one).to_owned(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
