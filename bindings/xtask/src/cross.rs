//! Compiling the core for other systems, as a static library: linking it is up to who knows the system.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::step::{Outcome, cargo};
use crate::workspace::Workspace;

/// Where Debian's packages put a compiler, and the sources of the very standard library it wants.
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_STD: &str = "/usr/lib/rustlib/src/rust";

/// The file that cargo makes of the core.
pub const ARCHIVE: &str = "libsobremesa_ffi.a";

/// Where the standard library for another system comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Std {
    /// It was installed for our own compiler.
    Installed,
    /// Debian's compiler makes it from its sources.
    FromSource,
}

/// What must be there to make a standard library from its sources, each with the Debian package that brings it.
pub const FROM_SOURCE: [(&str, &str); 2] = [
    // These are whole paths: the `rustc` on the path is mostly another one.
    (DEBIAN_RUSTC, "rustc-web"),
    ("/usr/lib/rustlib/src/rust/library/Cargo.lock", "rust-web-src"),
];

/// Cargo, about to compile for the system that Rust calls `triple`, whatever the subcommand. No path of this machine gets
/// into what it makes.
pub fn cargo_for(workspace: &Workspace, triple: &str, std: Std, subcommand: &str) -> Command {
    let mut cargo = cargo();
    cargo.args([subcommand, "--target", triple]);
    let mut places = vec![(workspace.root.clone(), "/sobremesa")];
    places.extend(cargo_home().map(|home| (home, "/cargo")));
    if std == Std::FromSource {
        // The standard library's sources and cargo's own features for them are not for a stable compiler.
        cargo.env("RUSTC", DEBIAN_RUSTC).env("RUSTC_BOOTSTRAP", "1");
        places.push((DEBIAN_STD.into(), "/rust"));
    }
    // Before all other flags that a person may have set: those are for this machine.
    cargo.env("CARGO_ENCODED_RUSTFLAGS", remapped(&places));
    cargo
}

/// Cargo, about to compile the core for that system in release.
pub fn core_for(workspace: &Workspace, triple: &str, std: Std, target: &Path) -> Command {
    let mut core = cargo_for(workspace, triple, std, "rustc");
    core.args(["-p", "sobremesa-ffi", "--lib", "--crate-type", "staticlib", "--release"]);
    if std == Std::FromSource {
        // The feature left out is the one that turns addresses into names: the names are stripped anyway.
        core.args(["-Z", "build-std=std,panic_unwind", "-Z", "build-std-features="]);
    }
    core.arg("--target-dir").arg(target);
    core
}

/// Where [`core_for`] puts what it makes.
pub fn archive(target: &Path, triple: &str) -> PathBuf {
    target.join(triple).join("release").join(ARCHIVE)
}

/// Makes sure that our compiler has a standard library for `triple`.
///
/// # Errors
/// It has none; the sentence says how to install it.
pub fn check_std(triple: &str) -> Outcome {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let told = Command::new(rustc)
        .args(["--print", "target-libdir", "--target", triple])
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("rustc could not be started: {error}."))?;
    let folder = String::from_utf8_lossy(&told.stdout).trim().to_owned();
    if Path::new(&folder).is_dir() {
        return Ok(());
    }
    Err(format!("Rust has no standard library for {triple}. Install it with\n    rustup target add {triple}"))
}

/// Where cargo keeps the sources of other people's crates.
pub fn cargo_home() -> Option<PathBuf> {
    let told = std::env::var_os("CARGO_HOME").filter(|home| !home.is_empty()).map(PathBuf::from);
    told.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")))
}

/// The places of this machine that nobody should read in a library.
pub fn places(workspace: &Workspace) -> Vec<String> {
    let mut places = vec![workspace.root.display().to_string(), workspace.target.display().to_string()];
    places.extend(cargo_home().map(|home| home.display().to_string()));
    places.extend(std::env::home_dir().map(|home| format!("{}/", home.display())));
    places
}

/// Compiler flags that put a name in the place of each path, in cargo's encoding.
fn remapped(places: &[(PathBuf, &str)]) -> OsString {
    let mut flags = OsString::new();
    for (place, name) in places {
        if !flags.is_empty() {
            flags.push("\u{1f}");
        }
        flags.push("--remap-path-prefix=");
        flags.push(place);
        flags.push("=");
        flags.push(name);
    }
    flags
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_replaced_one_flag_each() {
        let flags = remapped(&[("/a b".into(), "/one"), ("/c".into(), "/two")]);
        assert_eq!(flags, "--remap-path-prefix=/a b=/one\u{1f}--remap-path-prefix=/c=/two");
    }
}
