//! From the core to compiled Kotlin: the library, its bindings, Maven.

use std::collections::BTreeMap;
use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::ffi::{OsStr, OsString};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use uniffi::{GenerateOptions, TargetLanguage};

use crate::resources::{self, Android};
use crate::setup::on_path;
use crate::stamp::Stamp;
use crate::step::{Outcome, cargo, loud, quiet, run};
use crate::workspace::Workspace;

/// Builds the core's library in release and generates its Kotlin.
///
/// # Errors
/// The core does not build, or its library is not what the generator expects.
pub fn generate(workspace: &Workspace) -> Outcome {
    core()?;
    quiet("its Kotlin bindings", || bindings(workspace))
}

/// Builds the core's library in release.
///
/// # Errors
/// It does not build.
pub fn core() -> Outcome {
    loud("the core's library", || run(cargo().args(["build", "--release", "-p", "sobremesa-ffi"])))
}

/// Compiles the Kotlin of the desktop program, if anything changed since the last time, and gives its class path.
///
/// # Errors
/// Maven fails; it has printed why.
pub fn compile(workspace: &Workspace) -> Outcome<OsString> {
    compile_module(&Built::desktop(workspace))
}

/// Compiles the Kotlin of the Android app, if anything changed since the last time, and gives its class path: what runs
/// on the phone, its own classes first, without the platform.
///
/// # Errors
/// A library can't be had, the resources can't be linked, or Maven fails; what failed has printed why.
pub fn compile_app(workspace: &Workspace) -> Outcome<OsString> {
    resources::link(workspace)?;
    compile_module(&Built::app(workspace))
}

fn compile_module(built: &Built) -> Outcome<OsString> {
    let what = format!("the Kotlin of {}", built.module);
    if let Some(class_path) = quiet(&format!("what changed in {what}"), || built.class_path_if_fresh())? {
        return Ok(class_path);
    }
    built.by(|| {
        loud(&what, || {
            let mut mvn = maven(built.workspace);
            if !first_time(built.workspace) {
                mvn.arg("-q");
            }
            run(mvn.args(["-pl", built.module, "-am", "compile"]).args(CLASS_PATH_GOAL))
        })
    })?;
    built.class_path()
}

/// Compiles all the Kotlin anew and runs its tests, on the desktop and on Android.
///
/// # Errors
/// It does not compile, or a test fails; Maven has printed which.
pub fn verify(workspace: &Workspace) -> Outcome {
    resources::link(workspace)?;
    first_time(workspace);
    let all = || run(maven(workspace).args(["clean", "verify"]).args(CLASS_PATH_GOAL));
    Built::desktop(workspace).by(|| Built::app(workspace).by(all))
}

/// Writes the class path into each module's own `target`.
const CLASS_PATH_GOAL: [&str; 3] =
    ["dependency:build-classpath", "-DincludeScope=runtime", "-Dmdep.outputFile=target/classpath"];

/// Maven on our project, told where cargo builds.
pub fn maven(workspace: &Workspace) -> Command {
    let mut mvn = Command::new(on_path("mvn").unwrap_or_else(|| "mvn".into()));
    mvn.args(["-B", "-ntp", "-f"]).arg(workspace.android().join("pom.xml"));
    let mut target = OsString::from("-Drust.target=");
    target.push(&workspace.target);
    mvn.arg(target);
    // It lives for a minute or two, in which its own best machine code would never be paid back.
    if std::env::var_os("MAVEN_OPTS").is_none() {
        mvn.env("MAVEN_OPTS", "-XX:TieredStopAtLevel=1 -XX:ReservedCodeCacheSize=240m -XX:+UseSerialGC");
    }
    mvn
}

/// Whether Maven has never been here, so that it will be silent for long; says so.
fn first_time(workspace: &Workspace) -> bool {
    let first = !workspace.android().join("ui").join("target").exists();
    if first {
        println!("The first time, Maven fetches Kotlin and Compose, some 150 MB. That takes minutes.");
    }
    first
}

/// Generates the bindings into a folder made anew, and puts it in the place of the old one if they differ: what is
/// untouched, Maven need not compile.
fn bindings(workspace: &Workspace) -> Outcome {
    let library = workspace.release().join(format!("{DLL_PREFIX}sobremesa_ffi{DLL_SUFFIX}"));
    let fresh = workspace.target.join("kotlin.fresh");
    let text = |path: &Path| {
        path.to_str().map(str::to_owned).ok_or_else(|| format!("{} is not Unicode.", path.display()))
    };
    remove(&fresh).map_err(at(&fresh))?;
    uniffi::generate(GenerateOptions {
        languages: vec![TargetLanguage::Kotlin],
        source: text(&library)?.into(),
        out_dir: text(&fresh)?.into(),
        // Everything exported is in the workspace, and asking cargo about more would fetch for every platform.
        metadata_no_deps: true,
        ..GenerateOptions::default()
    })
    .map_err(|error| format!("no Kotlin could be made from {}: {error:#}.", library.display()))?;
    replace_if_different(&fresh, &workspace.kotlin()).map_err(at(&workspace.kotlin()))
}

/// Names the file or folder that an error is about.
pub fn at(path: &Path) -> impl Fn(io::Error) -> String {
    move |error| format!("{}: {error}.", path.display())
}

/// Moves the folder `fresh` to `kept`, unless `kept` holds just the same files; then `fresh` goes, and `kept` keeps
/// its times.
pub fn replace_if_different(fresh: &Path, kept: &Path) -> io::Result<()> {
    if files(fresh)? == files(kept)? {
        return remove(fresh);
    }
    remove(kept)?;
    fs::rename(fresh, kept)
}

/// Removes `folder` with all that is in it, if it is there.
pub fn remove(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// The files below `folder` with what is in them; none if it is not there.
pub fn files(folder: &Path) -> io::Result<BTreeMap<PathBuf, Vec<u8>>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        let entries = match fs::read_dir(&next) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            entries => entries?,
        };
        for entry in entries {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap_or(&path).to_owned();
                found.insert(name, fs::read(&path)?);
            }
        }
    }
    Ok(found)
}

/// A short number for `more` and all that is in these files, and in the files below these folders.
pub fn digest(more: &str, single: &[PathBuf], folders: &[PathBuf]) -> Outcome<String> {
    let mut hasher = DefaultHasher::new();
    more.hash(&mut hasher);
    for file in single {
        fs::read(file).map_err(at(file))?.hash(&mut hasher);
    }
    for folder in folders {
        files(folder).map_err(at(folder))?.hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// What Maven made of a module the last time, and of what.
struct Built<'a> {
    workspace: &'a Workspace,
    module: &'static str,
    /// The module's `target`.
    folder: PathBuf,
    /// The folders of sources it is built from, and the modules whose poms say how.
    sources: Vec<PathBuf>,
    poms: &'static [&'static str],
}

impl<'a> Built<'a> {
    fn desktop(workspace: &'a Workspace) -> Self {
        let sources =
            vec![main(workspace, "ui"), main(workspace, "desktop"), workspace.android().join(SCREENS)];
        Self::of(workspace, "desktop", sources, &["", "bindings", "ui", "desktop"])
    }

    fn app(workspace: &'a Workspace) -> Self {
        let sources = vec![main(workspace, "ui"), main(workspace, "app"), Android::of(workspace).java()];
        Self::of(workspace, "app", sources, &["", "bindings", "libraries", "test-libraries", "app"])
    }

    fn of(
        workspace: &'a Workspace,
        module: &'static str,
        mut sources: Vec<PathBuf>,
        poms: &'static [&'static str],
    ) -> Self {
        sources.push(workspace.kotlin());
        let folder = workspace.android().join(module).join("target");
        Self { workspace, module, folder, sources, poms }
    }

    /// Lets `maven` build, and notes of what.
    fn by(&self, maven: impl FnOnce() -> Outcome) -> Outcome {
        self.stamp()?.by(maven)
    }

    fn stamp(&self) -> Outcome<Stamp> {
        Ok(Stamp::new(self.folder.join("built-from"), self.inputs()?))
    }

    /// The class path, if all that it names is there and was built from what is there now.
    fn class_path_if_fresh(&self) -> Outcome<Option<OsString>> {
        if !self.stamp()?.is_fresh() {
            return Ok(None);
        }
        let class_path = self.class_path()?;
        let whole = std::env::split_paths(&class_path).all(|entry| entry.exists());
        Ok(whole.then_some(class_path))
    }

    fn class_path(&self) -> Outcome<OsString> {
        class_path([self.folder.join("classes")], &self.folder.join("classpath"))
    }

    /// A short number for all that Maven builds from.
    fn inputs(&self) -> Outcome<String> {
        let java = std::env::var_os("JAVA_HOME").unwrap_or_default();
        let poms: Vec<PathBuf> =
            self.poms.iter().map(|module| self.workspace.android().join(module).join("pom.xml")).collect();
        digest(&java.to_string_lossy(), &poms, &self.sources)
    }
}

/// A module's `own` classes, and then what Maven wrote into `file`.
///
/// # Errors
/// The file can't be read.
pub fn class_path(own: impl IntoIterator<Item = PathBuf>, file: &Path) -> Outcome<OsString> {
    let rest = fs::read_to_string(file).map_err(at(file))?;
    let entries = own.into_iter().chain(std::env::split_paths(OsStr::new(rest.trim())));
    std::env::join_paths(entries).map_err(|error| format!("{}: {error}.", file.display()))
}

/// The pictures' sources, which the desktop program shares with the app's tests.
const SCREENS: &str = "ui/src/screens";

/// The sources of a module that are not tests.
fn main(workspace: &Workspace, module: &str) -> PathBuf {
    workspace.android().join(module).join("src").join("main")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::SystemTime;

    type Checked = Result<(), Box<dyn std::error::Error>>;

    fn write(folder: &Path, name: &str, text: &str) -> io::Result<()> {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap_or(folder))?;
        fs::write(path, text)
    }

    #[test]
    fn the_same_files_stay_untouched() -> Checked {
        let place = tempfile::tempdir()?;
        let (fresh, kept) = (place.path().join("fresh"), place.path().join("kept"));
        write(&kept, "app/core.kt", "class Core")?;
        let long_ago = SystemTime::UNIX_EPOCH;
        fs::File::options().write(true).open(kept.join("app/core.kt"))?.set_modified(long_ago)?;
        write(&fresh, "app/core.kt", "class Core")?;
        replace_if_different(&fresh, &kept)?;
        assert_eq!(fs::metadata(kept.join("app/core.kt"))?.modified()?, long_ago);
        assert!(!fresh.exists());
        Ok(())
    }

    #[test]
    fn a_changed_file_replaces_the_old_one() -> Checked {
        let place = tempfile::tempdir()?;
        let (fresh, kept) = (place.path().join("fresh"), place.path().join("kept"));
        write(&kept, "core.kt", "class Core")?;
        write(&fresh, "core.kt", "class Kern")?;
        replace_if_different(&fresh, &kept)?;
        assert_eq!(fs::read_to_string(kept.join("core.kt"))?, "class Kern");
        assert!(!fresh.exists());
        Ok(())
    }

    #[test]
    fn a_file_that_is_no_longer_made_goes() -> Checked {
        let place = tempfile::tempdir()?;
        let (fresh, kept) = (place.path().join("fresh"), place.path().join("kept"));
        write(&kept, "core.kt", "class Core")?;
        write(&kept, "old/stale.kt", "class Core")?;
        write(&fresh, "core.kt", "class Core")?;
        replace_if_different(&fresh, &kept)?;
        assert_eq!(files(&kept)?.into_keys().collect::<Vec<_>>(), [Path::new("core.kt")]);
        Ok(())
    }

    #[test]
    fn the_first_time_there_is_nothing_to_replace() -> Checked {
        let place = tempfile::tempdir()?;
        let (fresh, kept) = (place.path().join("fresh"), place.path().join("kept"));
        write(&fresh, "core.kt", "class Core")?;
        replace_if_different(&fresh, &kept)?;
        assert!(kept.join("core.kt").exists());
        Ok(())
    }

    /// A project of bare bones, built once, whose class path names one library.
    fn built_once(root: &Path) -> Result<Workspace, Box<dyn std::error::Error>> {
        let workspace =
            Workspace { root: root.to_owned(), target: root.join("target"), called_in: root.to_owned() };
        for pom in ["pom.xml", "bindings/pom.xml", "ui/pom.xml", "desktop/pom.xml"] {
            write(&workspace.android(), pom, "<project/>")?;
        }
        write(&workspace.android(), "ui/src/main/kotlin/Table.kt", "fun Table()")?;
        write(root, "library.jar", "")?;
        let library = root.join("library.jar").display().to_string();
        let built = Built::desktop(&workspace);
        built.by(|| {
            write(&built.folder, "classes/Main.class", "").map_err(|error| error.to_string())?;
            write(&built.folder, "classpath", &library).map_err(|error| error.to_string())
        })?;
        Ok(workspace)
    }

    #[test]
    fn what_was_built_is_fresh_while_nothing_changes() -> Checked {
        let place = tempfile::tempdir()?;
        let workspace = built_once(place.path())?;
        let class_path = Built::desktop(&workspace).class_path_if_fresh()?.ok_or("it is fresh")?;
        let entries: Vec<PathBuf> = std::env::split_paths(&class_path).collect();
        let own = workspace.android().join("desktop/target/classes");
        assert_eq!(entries, [own, place.path().join("library.jar")]);
        Ok(())
    }

    #[test]
    fn a_changed_source_is_built_again() -> Checked {
        let place = tempfile::tempdir()?;
        let workspace = built_once(place.path())?;
        write(&workspace.android(), "ui/src/main/kotlin/Table.kt", "fun Table() = Unit")?;
        assert_eq!(Built::desktop(&workspace).class_path_if_fresh()?, None);
        Ok(())
    }

    #[test]
    fn a_library_that_is_gone_is_fetched_again() -> Checked {
        let place = tempfile::tempdir()?;
        let workspace = built_once(place.path())?;
        fs::remove_file(place.path().join("library.jar"))?;
        assert_eq!(Built::desktop(&workspace).class_path_if_fresh()?, None);
        Ok(())
    }

    #[test]
    fn a_build_that_fails_leaves_nothing_fresh() -> Checked {
        let place = tempfile::tempdir()?;
        let workspace = built_once(place.path())?;
        let built = Built::desktop(&workspace);
        assert!(built.by(|| Err("it does not compile".to_owned())).is_err());
        assert_eq!(built.class_path_if_fresh()?, None);
        Ok(())
    }
}
