//! `cargo xtask apk`: what people install, built without the Android SDK, and proofs that it is what it should be.
//!
//! `toolchain` is who compiles and links, `library` the core for each processor (`abi`), with `bionic` for what it may
//! ask Android for. `r8` makes Android's classes of Java's; `classes` knows which of them are looked up by name.
//! `package` writes the archive, `sign` signs it. `check` proves, and `driven` runs the x86_64 library on this machine.

mod abi;
mod bionic;
mod check;
mod classes;
mod driven;
mod library;
mod package;
mod r8;
mod sign;
mod toolchain;

use std::ffi::OsStr;
use std::fs;
use std::path::PathBuf;
use std::thread;

use crate::cross;
use crate::kotlin::{self, at};
use crate::resources::{self, Android};
use crate::setup::{self, Java};
use crate::step::{Outcome, quiet};
use crate::workspace::Workspace;
use abi::Abi;
use check::{Apk, Expected};
use classes::{Class, JNA, Needed};
use library::LIBRARY;
use package::Entry;
use sign::Key;
use toolchain::Toolchain;

/// Where the bindings live, and all else of ours.
const OURS: &str = "app/sobremesa/";

/// Where everything is that has to do with APKs: `apk` in cargo's target folder, with the finished ones at its top.
struct Folders(PathBuf);

impl Folders {
    fn of(workspace: &Workspace) -> Self {
        Self(workspace.target.join("apk"))
    }

    /// Cargo's target folder for the core.
    fn cross(&self) -> PathBuf {
        self.0.join("core")
    }

    /// Cargo's target folder for the unwinder.
    fn unwinder(&self) -> PathBuf {
        self.0.join("unwinder")
    }

    /// A linked library.
    fn linked(&self, abi: Abi) -> PathBuf {
        self.0.join("linked").join(abi.folder())
    }

    /// What R8 makes.
    fn dex(&self) -> PathBuf {
        self.0.join("dex")
    }

    /// What is fetched to build with.
    fn tools(&self) -> PathBuf {
        self.0.join("tools")
    }

    /// Where the library for Android runs on this machine.
    fn driven(&self) -> PathBuf {
        self.0.join("driven")
    }

    fn debug_key(&self) -> PathBuf {
        self.0.join("debug.p12")
    }

    /// The finished APK for one processor, or for all.
    fn apk(&self, only: Option<Abi>) -> PathBuf {
        let version = env!("CARGO_PKG_VERSION");
        let ending = only.map_or(String::new(), |abi| format!("-{}", abi.folder()));
        self.0.join(format!("sobremesa-{version}{ending}.apk"))
    }
}

/// Builds the APKs, one for each processor and one for all. `check`: and proves what must be true of them.
///
/// # Errors
/// Something is missing, does not build, or could not be proved; the sentence says what.
pub fn apk(workspace: &Workspace, check: bool) -> Outcome {
    let java = setup::check(workspace, false)?;
    setup::programs(&[("aapt2", "aapt"), ("apksigner", "apksigner")])?;
    let toolchain = Toolchain::find()?;
    kotlin::generate(workspace)?;
    let class_path = kotlin::compile_app(workspace)?;
    let needed = Needed::by(&read_classes(&class_path, OURS)?);
    let parts = Parts::built(workspace, &toolchain, &java, &class_path, &needed)?;
    let apks = parts.packed(workspace, &java)?;
    if check {
        let expected = Expected {
            needed,
            package: OURS.to_owned(),
            jna: read_classes(&class_path, JNA)?,
            places: cross::places(workspace),
            stand_ins: toolchain == Toolchain::Debian,
        };
        prove(workspace, &java, &apks, &parts, &expected)?;
    }
    println!("\nLinked by {}.", toolchain.name());
    Ok(())
}

/// The classes whose names begin so.
fn read_classes(class_path: &OsStr, package: &str) -> Outcome<Vec<Class>> {
    let files = r8::class_files(class_path, |name| name.starts_with(package))?;
    files.iter().map(|file| Class::read(file)).collect()
}

/// What an APK is made of.
struct Parts {
    /// For every processor.
    common: Vec<Entry>,
    /// For one each.
    libraries: Vec<(Abi, Vec<Entry>)>,
}

impl Parts {
    /// Builds what is not built. R8 thinks while cargo compiles: neither keeps two processors busy all the time.
    fn built(
        workspace: &Workspace,
        toolchain: &Toolchain,
        java: &Java,
        class_path: &OsStr,
        needed: &Needed,
    ) -> Outcome<Self> {
        let android = Android::of(workspace);
        let exports: Vec<String> = needed.exports.iter().cloned().collect();
        let r8 = r8::fetched(workspace)?;
        let mut common = thread::scope(|scope| {
            let shrinking = scope.spawn(|| r8::shrink(workspace, &r8, java, class_path));
            let compiled =
                toolchain.abis().iter().try_for_each(|abi| library::compile(workspace, toolchain, *abi));
            let shrunk = quiet("waiting for R8", || {
                shrinking.join().unwrap_or_else(|_| Err("R8 was interrupted.".to_owned()))
            });
            compiled.and(shrunk)
        })?;
        common.extend(package::read_entries(&android.app())?);
        let mut libraries = Vec::new();
        for abi in toolchain.abis() {
            let ours = library::link(workspace, toolchain, *abi, &exports)?;
            let content = fs::read(&ours).map_err(at(&ours))?;
            let mut entries = vec![Entry::library(*abi, LIBRARY, content)];
            entries.extend(brought(&android, *abi)?);
            libraries.push((*abi, entries));
        }
        Ok(Self { common, libraries })
    }

    /// Writes and signs the APKs.
    fn packed(&self, workspace: &Workspace, java: &Java) -> Outcome<Vec<Apk>> {
        let key = Key::find(workspace, java)?;
        let folders = Folders::of(workspace);
        let mut wanted: Vec<(Option<Abi>, Vec<Abi>)> =
            self.libraries.iter().map(|(abi, _)| (Some(*abi), vec![*abi])).collect();
        wanted.push((None, self.libraries.iter().map(|(abi, _)| *abi).collect()));
        let mut apks = Vec::new();
        for (only, abis) in wanted {
            let path = folders.apk(only);
            let name = path.file_name().unwrap_or_default().display().to_string();
            quiet(&name, || {
                let unsigned = path.with_extension("unsigned");
                package::write(&unsigned, self.for_abis(&abis))?;
                key.sign(&unsigned, &path)?;
                fs::remove_file(&unsigned).map_err(at(&unsigned))
            })?;
            apks.push(Apk { path, abis });
        }
        println!("Signed with {}.", key.name());
        Ok(apks)
    }

    fn for_abis<'a>(&'a self, abis: &'a [Abi]) -> impl Iterator<Item = &'a Entry> {
        let libraries = self.libraries.iter().filter(|(abi, _)| abis.contains(abi));
        self.common.iter().chain(libraries.flat_map(|(_, entries)| entries))
    }

    /// Our library for a processor.
    fn ours(&self, abi: Abi) -> Option<&[u8]> {
        let (_, entries) = self.libraries.iter().find(|(other, _)| *other == abi)?;
        entries.first().map(|entry| entry.content.as_slice())
    }
}

/// The libraries for one processor that Android's libraries bring along.
fn brought(android: &Android, abi: Abi) -> Outcome<Vec<Entry>> {
    let mut entries = Vec::new();
    for library in resources::entries(&android.libraries())? {
        let folder = library.join("jni").join(abi.folder());
        if !folder.is_dir() {
            continue;
        }
        for path in resources::entries(&folder)? {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            entries.push(Entry::library(abi, &name, fs::read(&path).map_err(at(&path))?));
        }
    }
    Ok(entries)
}

fn prove(workspace: &Workspace, java: &Java, apks: &[Apk], parts: &Parts, expected: &Expected) -> Outcome {
    let driven = match parts.ours(Abi::X86_64) {
        Some(library) => driven::drive(workspace, java, library),
        None => Ok("NOT RUN: there is no library for x86_64".to_owned()),
    };
    let mut wrong: Vec<String> = apks.iter().filter_map(|apk| check::prove(apk, expected).err()).collect();
    match driven {
        Ok(seen) => println!("\n{seen}."),
        Err(why) => wrong.push(why),
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}
