//! From the core to tested Swift: the bindings as a package, a Swift to build with, the tests.
//!
//! Where no Swift is installed, root on a Debian gives itself one in a root of its own, which is kept in the cache.

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use uniffi::SwiftBindingsOptions;

use crate::kotlin::{at, remove, replace_if_different};
use crate::setup::{self, on_path};
use crate::step::{Outcome, loud, quiet, run, succeeds};
use crate::workspace::Workspace;

/// The oldest Swift that the package is written in.
const OLDEST: u32 = 6;

/// The Debian whose Swift is new enough.
const DEBIAN: &str = "trixie";

/// What it needs: Swift, what it links C and C++ with, and what the core's library plays its sound through.
const PACKAGES: [&str; 4] = ["swiftlang", "libc6-dev", "libstdc++-14-dev", "libasound2t64"];

/// The manifests of the package that the bindings are: with the core's library of this machine, and with all of them for
/// Xcode.
const MANIFEST: &str = include_str!("../swift/Package.swift");
const MANIFEST_FOR_XCODE: &str = include_str!("../swift/Package.xcode.swift");

/// Lints the Swift, builds it without a warning, and runs its tests on the core's library, which has been built. Where
/// there is no Swift and none can be had, says so.
///
/// # Errors
/// It has faults, does not build, or a test fails; what failed has printed why.
pub fn verify(workspace: &Workspace) -> Outcome {
    generate(workspace)?;
    let swift = match Swift::found() {
        Ok(swift) => swift,
        Err(why) => {
            println!("==> Swift tests: DID NOT RUN: {why}");
            return Ok(());
        }
    };
    loud("Swift formatting", || {
        let mut lint = swift.command(workspace, "swift");
        run(lint.args(["format", "lint", "--strict", "--parallel", "--recursive"]).arg(workspace.ios()))
    })?;
    loud("Swift tests", || {
        let mut test = swift.command(workspace, "swift");
        run(test.arg("test").args(building(workspace)))
    })
}

/// Generates the core's Swift from its library, which has been built.
///
/// # Errors
/// The library is not what the generator expects.
pub fn generate(workspace: &Workspace) -> Outcome {
    quiet("its Swift bindings", || bindings(workspace))
}

/// Proves that a property list is one, where there is a Swift: `plutil` comes with it.
///
/// # Errors
/// The program can't be started.
pub fn lint_list(workspace: &Workspace, list: &Path) -> Outcome<Result<String, String>> {
    let swift = match Swift::found() {
        Ok(swift) => swift,
        Err(why) => return Ok(Ok(format!("NOT RUN: {why}"))),
    };
    let mut plutil = swift.command(workspace, "plutil");
    let told = plutil.args(["-lint", "--"]).arg(list).stdin(Stdio::null()).output();
    let told = told.map_err(|error| format!("plutil could not be started: {error}."))?;
    // Debian's ends with success whatever it finds.
    let said = String::from_utf8_lossy(&told.stdout).trim().to_owned();
    Ok(if said.ends_with(": OK") { Ok("plutil finds no fault".to_owned()) } else { Err(said) })
}

/// How the package is built: where, with which library, and without a warning.
fn building(workspace: &Workspace) -> Vec<OsString> {
    let mut library = OsString::from("-L");
    library.push(workspace.release());
    let mut args: Vec<OsString> = vec!["--package-path".into(), workspace.ios().into()];
    args.extend(["--scratch-path".into(), workspace.swift().join("build").into()]);
    args.extend(["-Xswiftc", "-warnings-as-errors"].map(OsString::from));
    let mut link = vec![library, "-rpath".into(), workspace.release().into()];
    if cfg!(target_os = "linux") {
        // Debian's own libswiftObservation has an undefined symbol that nobody calls.
        link.push("--allow-shlib-undefined".into());
    }
    args.extend(link.into_iter().flat_map(|option| ["-Xlinker".into(), option]));
    args
}

/// Generates the bindings, as a package, into a folder made anew, and puts it in the place of the old one if they differ.
fn bindings(workspace: &Workspace) -> Outcome {
    let fresh = workspace.swift().join("fresh");
    remove(&fresh).map_err(at(&fresh))?;
    write(workspace, &fresh.join("Sources").join("SobremesaFFI"), Half::C)?;
    package(workspace, &fresh, MANIFEST)?;
    let kept = workspace.swift_bindings();
    replace_if_different(&fresh, &kept).map_err(at(&kept))
}

/// Generates the bindings as a package that Xcode builds with an XCFramework in it, which is still to be written, and the
/// header with its module map into a folder of their own.
///
/// # Errors
/// The core's library is not what the generator expects, or the disk does not take it.
pub fn package_for_xcode(workspace: &Workspace, folder: &Path, headers: &Path) -> Outcome {
    write(workspace, headers, Half::C)?;
    package(workspace, folder, MANIFEST_FOR_XCODE)
}

fn package(workspace: &Workspace, folder: &Path, manifest: &str) -> Outcome {
    write(workspace, &folder.join("Sources").join("SobremesaCore"), Half::Swift)?;
    let file = folder.join("Package.swift");
    fs::write(&file, manifest).map_err(at(&file))
}

/// What is generated into one folder.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Half {
    C,
    Swift,
}

fn write(workspace: &Workspace, folder: &Path, half: Half) -> Outcome {
    let library = workspace.release().join(format!("{DLL_PREFIX}sobremesa_ffi{DLL_SUFFIX}"));
    let config = kept_here("uniffi.toml");
    let text = |path: &Path| {
        path.to_str().map(str::to_owned).ok_or_else(|| format!("{} is not Unicode.", path.display()))
    };
    uniffi::generate_swift_bindings(SwiftBindingsOptions {
        generate_swift_sources: half == Half::Swift,
        generate_headers: half == Half::C,
        generate_modulemap: half == Half::C,
        source: text(&library)?.into(),
        out_dir: text(folder)?.into(),
        module_name: Some("SobremesaFFI".to_owned()),
        modulemap_filename: Some("module.modulemap".to_owned()),
        // Everything exported is in the workspace, and asking cargo about more would fetch for every platform.
        metadata_no_deps: true,
        config: Some(text(&config)?.into()),
        ..SwiftBindingsOptions::default()
    })
    .map_err(|error| format!("no Swift could be made from {}: {error:#}.", library.display()))
}

/// A file that is kept beside this program's sources.
fn kept_here(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("swift").join(name)
}

/// A Swift that can build the package.
enum Swift {
    /// The one on the path.
    Installed,
    /// One in a root of its own.
    InRoot(PathBuf),
}

impl Swift {
    /// The one that is there, or one that is set up now; or else why there is none.
    fn found() -> Result<Self, String> {
        if installed().is_some_and(|version| version >= OLDEST) {
            return Ok(Self::Installed);
        }
        if let Some(why) = no_root() {
            return Err(format!("Swift {OLDEST} or newer is not on the path, and {why}."));
        }
        let Some(cache) = cache() else {
            return Err(
                "there is no place to keep a Swift in: neither XDG_CACHE_HOME nor HOME is set.".to_owned()
            );
        };
        let root = cache.join("sobremesa").join(format!("swift-{DEBIAN}"));
        if !root.exists() {
            set_up(&root).map_err(|why| format!("one could not be set up: {why}"))?;
        }
        Ok(Self::InRoot(root))
    }

    /// A program of Swift's, to be given its arguments, told where the bindings are.
    fn command(&self, workspace: &Workspace, program: &str) -> Command {
        let mut command = match self {
            Self::Installed => Command::new("env"),
            Self::InRoot(root) => {
                let mut command = in_root(root, &[&workspace.root, &workspace.target]);
                command.arg("env");
                command
            }
        };
        let mut bindings = OsString::from("SOBREMESA_BINDINGS=");
        bindings.push(workspace.swift_bindings());
        command.arg(bindings).arg(program);
        command
    }
}

/// The major version of the Swift on the path.
fn installed() -> Option<u32> {
    let swift = on_path("swift")?;
    let told = Command::new(swift).arg("--version").stdin(Stdio::null()).output().ok()?;
    major(&String::from_utf8_lossy(&told.stdout))
}

/// 6 for "Swift version 6.0.3 (swift-6.0.3-RELEASE)".
fn major(told: &str) -> Option<u32> {
    let version = told.split("Swift version ").nth(1)?;
    version.split(|sign: char| !sign.is_ascii_digit()).next()?.parse().ok()
}

/// Why no Swift can be set up here; `None` where one can.
fn no_root() -> Option<&'static str> {
    if !cfg!(target_os = "linux") || on_path("apt-get").is_none() {
        return Some("one can be set up on Debian alone");
    }
    let user = Command::new("id").arg("-u").stdin(Stdio::null()).output();
    if !user.is_ok_and(|user| user.stdout.trim_ascii() == b"0") {
        return Some("only root can set one up");
    }
    let may = succeeds(Command::new("unshare").args(["--mount", "--propagation", "private", "true"]));
    (!may).then_some("nothing may be mounted here, without which none can be set up")
}

/// Where what takes long to fetch is kept.
fn cache() -> Option<PathBuf> {
    let named = |name| std::env::var_os(name).filter(|folder| !folder.is_empty()).map(PathBuf::from);
    named("XDG_CACHE_HOME").or_else(|| Some(named("HOME")?.join(".cache")))
}

/// Makes a root with Swift in it. What stops half way leaves nothing that looks like one.
fn set_up(root: &Path) -> Outcome {
    println!("Swift is not installed. Debian's is fetched, once, into {}: 2.7 GB.", root.display());
    setup::programs(&[("debootstrap", "debootstrap")])?;
    let fresh = root.with_extension("fresh");
    remove(&fresh).map_err(at(&fresh))?;
    fs::create_dir_all(&fresh).map_err(at(&fresh))?;
    loud("a root for Swift", || {
        run(Command::new("debootstrap").args(["--variant=minbase", DEBIAN]).arg(&fresh))?;
        let apt = || {
            let mut apt = in_root(&fresh, &[]);
            apt.args(["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q"]);
            apt
        };
        run(apt().args(["install", "-y", "--no-install-recommends"]).args(PACKAGES))?;
        run(apt().arg("clean"))
    })?;
    fs::rename(&fresh, root).map_err(at(&fresh))
}

/// A command in `root`, to be named and given its arguments, where `folders` are at the same places as here. Nothing
/// stays mounted.
fn in_root(root: &Path, folders: &[&Path]) -> Command {
    let mut command = Command::new("unshare");
    command.args(["--mount", "--propagation", "private", "sh"]).arg(kept_here("in-root.sh"));
    command.arg(root).args(folders.iter().map(|folder| folder.as_os_str())).arg(OsStr::new("--"));
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn swift_tells_its_version_on_linux_and_on_a_mac() {
        let linux = "Swift version 6.0.3 (swift-6.0.3-RELEASE)\nTarget: x86_64-unknown-linux-gnu\n";
        let mac = "swift-driver version: 1.115 Apple Swift version 10.2 (swiftlang-10.2.0.1)\n";
        assert_eq!(major(linux), Some(6));
        assert_eq!(major(mac), Some(10));
        assert_eq!(major("no such program"), None);
    }
}
