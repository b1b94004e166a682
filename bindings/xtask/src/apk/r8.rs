//! From Java's classes to Android's: R8 leaves out what nothing uses and shortens names.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use super::Folders;
use super::package::{Entry, read_entries};
use crate::kotlin::{at, digest, files, maven};
use crate::resources::{Android, MIN_SDK, entries};
use crate::setup::Java;
use crate::stamp::Stamp;
use crate::step::{Outcome, loud, run};
use crate::workspace::Workspace;

const VERSION: &str = "9.1.31";

/// Shrinks the app with the R8 that was [`fetched`]. `class_path` is the app's own classes first and then all that it
/// runs with. Gives what goes into the APK.
///
/// # Errors
/// R8 misses a class; what it said is in the error.
pub fn shrink(workspace: &Workspace, r8: &Path, java: &Java, class_path: &OsStr) -> Outcome<Vec<Entry>> {
    let android = Android::of(workspace);
    let folder = Folders::of(workspace).dex();
    fs::create_dir_all(&folder).map_err(at(&folder))?;
    let places: Vec<PathBuf> = std::env::split_paths(class_path).collect();
    let rules = rules(workspace, &android)?;
    let (folders, jars): (Vec<_>, Vec<_>) = places.iter().cloned().partition(|entry| entry.is_dir());
    let inputs = digest(VERSION, &[jars, rules.clone()].concat(), &folders)?;
    let (stamp, output) = (Stamp::new(folder.join("made-from"), inputs), folder.join("dex.zip"));
    if !(output.is_file() && stamp.is_fresh()) {
        let mut command = Command::new(&java.program);
        command.args(["-Xmx3g", "-XX:+UseParallelGC", "-Dcom.android.tools.r8.disableApiModeling=1", "-cp"]);
        command.arg(r8).args(["com.android.tools.r8.R8", "--release", "--min-api", &MIN_SDK.to_string()]);
        // The framework is without Java's own classes. Java's are more than Android has, but lint is not R8's work.
        command.arg("--lib").arg(android.platform()?).arg("--lib").arg(home(java)?);
        command.arg("--output").arg(&output).arg("--pg-map-output").arg(folder.join("mapping.txt"));
        for rule in &rules {
            command.arg("--pg-conf").arg(rule);
        }
        command.args(jarred(&places, &folder)?);
        stamp.by(|| to_its_end(&mut command, &folder.join("r8.log")))?;
    }
    let kept = read_entries(&output)?;
    // The rest are files that only a desktop looks for.
    let wanted = |name: &str| name.starts_with("META-INF/services/") || is_dex(name);
    Ok(kept.into_iter().filter(|entry| wanted(&entry.name)).collect())
}

/// Whether it is one of the files with classes: `classes.dex`, `classes2.dex`, ….
pub fn is_dex(name: &str) -> bool {
    name.starts_with("classes") && name.ends_with(".dex")
}

/// The folder above that of `java` itself.
fn home(java: &Java) -> Outcome<PathBuf> {
    let program = java.program.canonicalize().map_err(at(&java.program))?;
    let home = program.parent().and_then(Path::parent);
    home.map(Path::to_owned).ok_or_else(|| format!("{} is in no Java.", program.display()))
}

/// R8 itself, fetched if it never was.
///
/// # Errors
/// It can't be had, which says from where it comes.
pub fn fetched(workspace: &Workspace) -> Outcome<PathBuf> {
    let folder = Folders::of(workspace).tools();
    let jar = folder.join(format!("r8-{VERSION}.jar"));
    if !jar.is_file() {
        loud("R8", || {
            let mut mvn = maven(workspace);
            let mut place = std::ffi::OsString::from("-DoutputDirectory=");
            place.push(&folder);
            mvn.args(["-q", "-N", "dependency:copy", &format!("-Dartifact=com.android.tools:r8:{VERSION}")]);
            run(mvn.arg(place))
        })
        .map_err(|why| format!("{why}\nR8 comes from Google's repository: https://maven.google.com"))?;
    }
    Ok(jar)
}

/// The app's own rules and those that libraries bring along.
fn rules(workspace: &Workspace, android: &Android) -> Outcome<Vec<PathBuf>> {
    let mut rules = vec![workspace.android().join("app").join("proguard-rules.pro")];
    let brought = entries(&android.libraries())?.into_iter().map(|library| library.join("proguard.txt"));
    rules.extend(brought.filter(|rule| rule.is_file()));
    Ok(rules)
}

/// R8 reads no folders: each becomes a jar.
fn jarred(entries: &[PathBuf], folder: &Path) -> Outcome<Vec<PathBuf>> {
    let jar = |(place, entry): (usize, &PathBuf)| {
        if !entry.is_dir() {
            return Ok(entry.clone());
        }
        let jar = folder.join(format!("classes-{place}.jar"));
        let write = || -> std::io::Result<()> {
            let mut writer = ZipWriter::new(File::create(&jar)?);
            let options = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
            for (name, content) in files(entry)? {
                writer.start_file(name.to_string_lossy().replace('\\', "/"), options)?;
                writer.write_all(&content)?;
            }
            writer.finish()?;
            Ok(())
        };
        write().map_err(at(&jar))?;
        Ok(jar)
    };
    entries.iter().enumerate().map(jar).collect()
}

/// Runs R8 with all that it says in `log`; it says much, and only if it fails does anybody want to read it.
fn to_its_end(r8: &mut Command, log: &Path) -> Outcome {
    let output = File::create(log).map_err(at(log))?;
    let errors = output.try_clone().map_err(at(log))?;
    let status = r8
        .stdin(Stdio::null())
        .stdout(output)
        .stderr(errors)
        .status()
        .map_err(|error| format!("R8 could not be started: {error}."))?;
    if status.success() {
        return Ok(());
    }
    let said = fs::read_to_string(log).map_err(at(log))?;
    let last: Vec<&str> = said.lines().rev().take(30).collect();
    let last: Vec<&str> = last.into_iter().rev().collect();
    Err(format!("R8 failed. The end of {}:\n{}", log.display(), last.join("\n")))
}

/// Every class file on the class path that `wanted` takes by its name.
///
/// # Errors
/// An entry can't be read.
pub fn class_files(class_path: &OsStr, wanted: impl Fn(&str) -> bool) -> Outcome<Vec<Vec<u8>>> {
    let mut found = Vec::new();
    for entry in std::env::split_paths(class_path) {
        if entry.is_dir() {
            for (name, content) in files(&entry).map_err(at(&entry))? {
                let name = name.to_string_lossy().replace('\\', "/");
                if name.ends_with(".class") && wanted(&name) {
                    found.push(content);
                }
            }
        } else if entry.is_file() {
            let file = File::open(&entry).map_err(at(&entry))?;
            let jar = ZipArchive::new(file).map_err(|error| format!("{}: {error}.", entry.display()))?;
            let any = jar.file_names().any(|name| name.ends_with(".class") && wanted(name));
            if any {
                let all = read_entries(&entry)?.into_iter();
                found.extend(
                    all.filter(|e| e.name.ends_with(".class") && wanted(&e.name)).map(|entry| entry.content),
                );
            }
        }
    }
    Ok(found)
}
