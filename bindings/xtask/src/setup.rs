//! What the machine must have before anything is built: what the core plays its sound with, a JDK, Maven, the libraries
//! that Compose draws with.
//!
//! A C linker is not looked for: without one cargo could not have built this program.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::step::{Outcome, cargo, loud, quiet, run, succeeds};
use crate::workspace::Workspace;

/// The oldest Java that the Kotlin is compiled for.
const OLDEST_JAVA: u32 = 17;

/// What Compose's drawing library is linked against on Linux, and the Debian package that has it.
const DRAWING_LIBRARIES: [(&str, &str); 4] = [
    ("libGL.so.1", "libgl1"),
    ("libX11.so.6", "libx11-6"),
    ("libfontconfig.so.1", "libfontconfig1"),
    ("libfreetype.so.6", "libfreetype6"),
];

/// Says to Rust where a C library is, and the Debian package has the same name.
const PKG_CONFIG: &str = "pkg-config";

/// The library that sound goes through on Linux, as `pkg-config` knows it, and the Debian package to build with it.
const SOUND: (&str, &str) = ("alsa", "libasound2-dev");

/// Brings Noto Sans and Noto Serif, which Compose takes first. Without it everything works, with other letters.
const FONTS: &str = "fonts-noto-core";

/// The Java that runs Maven and the desktop program.
pub struct Java {
    /// Its `java`.
    pub program: PathBuf,
    major: u32,
    home: PathBuf,
}

/// Makes sure of everything that building the core needs, and installs what it may.
///
/// # Errors
/// A sentence that says what to install, and how.
pub fn core() -> Outcome {
    Missing::for_core().or_installed(Missing::for_core)
}

/// Makes sure of everything that building and running the Kotlin needs, and installs what it may. `window`: a
/// window will be opened.
///
/// # Errors
/// A sentence that says what to install, and how.
pub fn check(workspace: &Workspace, window: bool) -> Outcome<Java> {
    quiet("looking for what this machine needs", || Ok(Missing::here(window)))?
        .or_installed(|| Missing::here(window))?;
    wish_for_fonts(workspace);
    Java::find().ok_or_else(|| "Java was there a moment ago, and is gone.".to_owned())
}

/// Makes sure that `cargo fmt` and `cargo clippy` are there.
///
/// # Errors
/// A sentence that says how to install them.
pub fn check_rust_tools() -> Outcome {
    let there = |name| succeeds(cargo().args([name, "--version"]));
    if there("fmt") && there("clippy") {
        return Ok(());
    }
    if on_path("rustup").is_some() {
        return loud("rustfmt and clippy", || {
            run(Command::new("rustup").args(["component", "add", "rustfmt", "clippy"]))
        });
    }
    Err("rustfmt and clippy are missing. On Debian: apt-get install rustfmt rust-clippy".to_owned())
}

/// Makes sure that all these programs are there, each with the Debian package that brings it.
///
/// # Errors
/// A sentence that says what to install, and how.
pub fn programs(needed: &[(&str, &str)]) -> Outcome {
    let look = || Missing::programs(needed);
    look().or_installed(look)
}

/// Where `name` can be started from, if anywhere.
pub fn on_path(name: &str) -> Option<PathBuf> {
    let endings: &[&str] = if cfg!(windows) { &[".exe", ".cmd"] } else { &[""] };
    std::env::split_paths(&std::env::var_os("PATH")?)
        .flat_map(|folder| endings.iter().map(move |ending| folder.join(format!("{name}{ending}"))))
        .find(|program| program.is_file())
}

impl Java {
    /// The one that Maven will take: `JAVA_HOME`'s, or else the first on the path.
    fn find() -> Option<Self> {
        let program = match std::env::var_os("JAVA_HOME").filter(|home| !home.is_empty()) {
            Some(home) => PathBuf::from(home).join("bin").join("java"),
            None => on_path("java")?,
        };
        let told = Command::new(&program)
            .args(["-XshowSettings:properties", "-version"])
            .stdin(Stdio::null())
            .output()
            .ok()?;
        let told = String::from_utf8_lossy(&told.stderr);
        let version = property(&told, "java.specification.version")?;
        Some(Self { program, major: major(version)?, home: property(&told, "java.home")?.into() })
    }

    /// Whether it is a whole Java, not a headless one.
    fn opens_windows(&self) -> bool {
        !cfg!(target_os = "linux") || self.home.join("lib").join("libawt_xawt.so").is_file()
    }
}

/// The value of `name` in what `-XshowSettings:properties` prints.
fn property<'a>(told: &'a str, name: &str) -> Option<&'a str> {
    told.lines().find_map(|line| line.trim().strip_prefix(name)?.trim_start().strip_prefix("= "))
}

/// 17 for `17`, 8 for `1.8`.
fn major(version: &str) -> Option<u32> {
    version.strip_prefix("1.").unwrap_or(version).parse().ok()
}

/// What is not there.
#[derive(Debug, Default, PartialEq, Eq)]
struct Missing {
    /// In words.
    needed: Vec<String>,
    /// The Debian packages that bring it.
    packages: BTreeSet<String>,
}

impl Missing {
    fn for_core() -> Self {
        let mut missing = Self::default();
        if !cfg!(target_os = "linux") {
            return missing;
        }
        let (library, package) = SOUND;
        if on_path(PKG_CONFIG).is_none() {
            missing.add(PKG_CONFIG.to_owned(), PKG_CONFIG);
        }
        // Without `pkg-config` nobody knows, and a package that is there is not installed again.
        if !succeeds(Command::new(PKG_CONFIG).args(["--exists", library])) {
            missing.add(format!("{library}, to build with"), package);
        }
        missing
    }

    fn here(window: bool) -> Self {
        let mut missing = Self::default();
        match Java::find() {
            None => missing.add(format!("Java {OLDEST_JAVA} or newer"), "default-jdk"),
            Some(java) if java.major < OLDEST_JAVA => {
                let (major, home) = (java.major, java.home.display());
                missing.add(
                    format!("Java {OLDEST_JAVA} or newer (the one in {home} is {major})"),
                    "default-jdk",
                );
            }
            Some(java) if window && !java.opens_windows() => {
                missing
                    .add("a Java that can open a window".to_owned(), &format!("openjdk-{}-jre", java.major));
            }
            Some(_) => {}
        }
        if on_path("mvn").is_none() {
            missing.add("Maven".to_owned(), "maven");
        }
        if let Some(known) = libraries() {
            for (library, package) in DRAWING_LIBRARIES {
                if !known.contains(library) {
                    missing.add(library.to_owned(), package);
                }
            }
        }
        missing
    }

    fn programs(needed: &[(&str, &str)]) -> Self {
        let mut missing = Self::default();
        for (program, package) in needed {
            if on_path(program).is_none() {
                missing.add((*program).to_owned(), package);
            }
        }
        missing
    }

    fn add(&mut self, what: String, package: &str) {
        self.needed.push(what);
        self.packages.insert(package.to_owned());
    }

    /// Installs it where it may, and then takes another `look`.
    fn or_installed(self, look: impl Fn() -> Self) -> Outcome {
        if self.needed.is_empty() {
            return Ok(());
        }
        self.install()?;
        let still = look();
        if still.needed.is_empty() { Ok(()) } else { Err(still.advice()) }
    }

    fn install(&self) -> Outcome {
        match Apt::here() {
            Some(apt) => apt.install(&self.packages).map_err(|why| format!("{why}\n{}", self.advice())),
            None => Err(self.advice()),
        }
    }

    /// What to do about it.
    fn advice(&self) -> String {
        let needed = self.needed.join(", ");
        let packages: Vec<&str> = self.packages.iter().map(String::as_str).collect();
        if on_path("apt-get").is_some() {
            format!("Missing: {needed}. Install it with\n    sudo apt-get install -y {}", packages.join(" "))
        } else {
            let packages = packages.join(" ");
            format!("Missing: {needed}. Install it as this system does it (on Debian: {packages}).")
        }
    }
}

/// The libraries that the dynamic linker knows; `None` where there is no way to ask.
fn libraries() -> Option<String> {
    if !cfg!(target_os = "linux") {
        return None;
    }
    // Not on everybody's path.
    let known = Command::new("/sbin/ldconfig").arg("-p").stdin(Stdio::null()).output().ok()?;
    known.status.success().then(|| String::from_utf8_lossy(&known.stdout).into_owned())
}

/// `apt-get`, and the right to use it.
struct Apt {
    before: &'static [&'static str],
}

impl Apt {
    fn here() -> Option<Self> {
        on_path("apt-get")?;
        let user = Command::new("id").arg("-u").stdin(Stdio::null()).output().ok()?;
        if user.stdout.trim_ascii() == b"0" {
            return Some(Self { before: &["env"] });
        }
        let may = succeeds(Command::new("sudo").args(["-n", "true"]));
        may.then_some(Self { before: &["sudo", "-n", "env"] })
    }

    fn install(&self, packages: &BTreeSet<String>) -> Outcome {
        let names: Vec<&str> = packages.iter().map(String::as_str).collect();
        loud(&format!("installing {}", names.join(", ")), || {
            run(self.command().args(["-q", "update"]))?;
            run(self.command().args(["-q", "install", "-y", "--no-install-recommends"]).args(packages))
        })
    }

    fn command(&self) -> Command {
        let mut command = Command::new(self.before[0]);
        command.args(&self.before[1..]);
        // It waits where another one is at work.
        command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "-o", "DPkg::Lock::Timeout=300"]);
        command
    }
}

/// Tries once to install the fonts; never fails.
fn wish_for_fonts(workspace: &Workspace) {
    if on_path("dpkg-query").is_none() {
        return;
    }
    let tried = workspace.target.join("fonts-tried");
    if installed(FONTS) || tried.exists() {
        return;
    }
    if Apt::here().is_some_and(|apt| apt.install(&BTreeSet::from([FONTS.to_owned()])).is_ok()) {
        return;
    }
    println!("The app's fonts are missing, and letters will look otherwise. Install them with");
    println!("    sudo apt-get install -y {FONTS}");
    // Said and tried once; where it can't be noted, it is said again.
    let _ = std::fs::write(tried, "");
}

fn installed(package: &str) -> bool {
    Command::new("dpkg-query")
        .args(["-W", "-f=${db:Status-Status}", package])
        .stdin(Stdio::null())
        .output()
        .is_ok_and(|told| told.stdout == b"installed")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn java_tells_its_version_and_home() {
        let told =
            "Property settings:\n    java.home = /usr/lib/jvm/a b\n    java.specification.version = 21\n";
        assert_eq!(property(told, "java.specification.version"), Some("21"));
        assert_eq!(property(told, "java.home"), Some("/usr/lib/jvm/a b"));
        assert_eq!(property(told, "java.vendor"), None);
    }

    #[test]
    fn old_javas_have_a_one_before_the_number() {
        assert_eq!(major("1.8"), Some(8));
        assert_eq!(major("17"), Some(17));
        assert_eq!(major("early"), None);
    }

    #[test]
    fn where_nothing_is_missing_nobody_looks_again() {
        let done = Missing::default().or_installed(|| panic!("looked again"));
        assert_eq!(done, Ok(()));
    }

    #[test]
    fn the_advice_names_each_missing_thing_and_each_package_once() {
        let mut missing = Missing::default();
        missing.add("Maven".to_owned(), "maven");
        missing.add("libGL.so.1".to_owned(), "libgl1");
        missing.add("libGLX.so.0".to_owned(), "libgl1");
        let advice = missing.advice();
        assert!(advice.contains("Missing: Maven, libGL.so.1, libGLX.so.0."), "{advice}");
        assert!(advice.contains("libgl1 maven"), "{advice}");
        assert_eq!(advice.matches("libgl1").count(), 1, "{advice}");
    }
}
