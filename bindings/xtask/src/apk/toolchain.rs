//! The compiler and the linker for Android: the NDK's where there is one, Debian's otherwise.
//!
//! Both make the core a static library first. Linking it ourselves lets us say which names the result shows, which
//! cargo does not.

use std::env::consts::OS;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::abi::Abi;
use crate::setup;
use crate::step::{Outcome, cargo};
use crate::workspace::Workspace;

/// Where Debian's packages put a compiler, and the sources of the very standard library it wants.
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_STD: &str = "/usr/lib/rustlib/src/rust";
const DEBIAN_CLANG: &str = "clang-19";

/// What builds for Android.
#[derive(Debug, PartialEq, Eq)]
pub enum Toolchain {
    /// Google's NDK, with the `bin` folder of its LLVM.
    Ndk(PathBuf),
    /// Debian's compiler, its standard library built from source, and stand-ins for Android's own libraries.
    Debian,
}

impl Toolchain {
    /// The NDK of `ANDROID_NDK_HOME`, or else Debian's packages, which are installed if they may be.
    ///
    /// # Errors
    /// Something is missing; the sentence says what.
    pub fn find() -> Outcome<Self> {
        if let Some(ndk) = std::env::var_os("ANDROID_NDK_HOME").filter(|home| !home.is_empty()) {
            return Self::ndk(Path::new(&ndk));
        }
        let sources = format!("{DEBIAN_STD}/library/Cargo.lock");
        setup::programs(&[
            (DEBIAN_CLANG, "clang-19"),
            ("ld.lld-19", "lld-19"),
            // These are whole paths: the `rustc` on the path is mostly another one.
            (DEBIAN_RUSTC, "rustc-web"),
            (&sources, "rust-web-src"),
        ])
        .map_err(|why| format!("{why}\nOr set ANDROID_NDK_HOME to Google's NDK."))?;
        Ok(Self::Debian)
    }

    fn ndk(home: &Path) -> Outcome<Self> {
        // The NDK is made for one processor a system; the names are its own.
        let host = match OS {
            "macos" => "darwin-x86_64",
            "windows" => "windows-x86_64",
            _ => "linux-x86_64",
        };
        let tools = home.join("toolchains").join("llvm").join("prebuilt").join(host).join("bin");
        if !tools.is_dir() {
            return Err(format!(
                "ANDROID_NDK_HOME names {}, but there is no {}.",
                home.display(),
                tools.display()
            ));
        }
        let ndk = Self::Ndk(tools);
        for abi in ndk.abis() {
            check_std(*abi)?;
        }
        Ok(ndk)
    }

    /// What it builds for. There is no unwinder for 32-bit ARM but the NDK's.
    pub fn abis(&self) -> &'static [Abi] {
        match self {
            Self::Ndk(_) => &[Abi::Arm64, Abi::X86_64, Abi::ArmV7],
            Self::Debian => &[Abi::Arm64, Abi::X86_64],
        }
    }

    /// In a few words, for people.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Ndk(_) => "the NDK",
            Self::Debian => "Debian's clang and stand-ins for Android's libraries",
        }
    }

    /// Cargo, about to compile for `abi`, whatever the subcommand. No path of this machine gets into what it makes.
    pub fn cargo(&self, workspace: &Workspace, abi: Abi, subcommand: &str) -> Command {
        let mut cargo = cargo();
        cargo.args([subcommand, "--target", abi.triple()]);
        let mut places = vec![(workspace.root.clone(), "/sobremesa")];
        places.extend(cargo_home().map(|home| (home, "/cargo")));
        if *self == Self::Debian {
            // The standard library's sources and cargo's own features for them are not for a stable compiler.
            cargo.env("RUSTC", DEBIAN_RUSTC).env("RUSTC_BOOTSTRAP", "1");
            places.push((DEBIAN_STD.into(), "/rust"));
        }
        // Before all other flags that a person may have set: those are for this machine.
        cargo.env("CARGO_ENCODED_RUSTFLAGS", remapped(&places));
        cargo
    }

    /// The linker, about to make a shared library for `abi`. `stand_ins` is where those for Android's libraries lie,
    /// with an unwinder.
    pub fn linker(&self, abi: Abi, stand_ins: &Path) -> Command {
        let mut linker = self.clang();
        linker.arg(format!("--target={}", abi.clang_target())).arg("-shared");
        if *self == Self::Debian {
            linker.args(["-nostdlib", "-L"]).arg(stand_ins);
        }
        linker
    }

    /// Clang, which will link with lld.
    pub fn clang(&self) -> Command {
        let mut clang = match self {
            Self::Ndk(tools) => Command::new(tools.join("clang")),
            Self::Debian => Command::new(DEBIAN_CLANG),
        };
        clang.arg("-fuse-ld=lld");
        clang
    }
}

/// Makes sure that the compiler has a standard library for `abi`.
fn check_std(abi: Abi) -> Outcome {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let told = Command::new(rustc)
        .args(["--print", "target-libdir", "--target", abi.triple()])
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("rustc could not be started: {error}."))?;
    let folder = String::from_utf8_lossy(&told.stdout).trim().to_owned();
    if Path::new(&folder).is_dir() {
        return Ok(());
    }
    Err(format!(
        "Rust has no standard library for {}. Install it with\n    rustup target add {0}",
        abi.triple()
    ))
}

/// Where cargo keeps the sources of other people's crates.
pub fn cargo_home() -> Option<PathBuf> {
    let told = std::env::var_os("CARGO_HOME").filter(|home| !home.is_empty()).map(PathBuf::from);
    told.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")))
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

    fn args(command: &Command) -> Vec<String> {
        command.get_args().map(|arg| arg.to_string_lossy().into_owned()).collect()
    }

    #[test]
    fn the_ndk_links_with_its_own_clang_and_its_own_libraries() {
        let ndk = Toolchain::Ndk("/ndk/bin".into());
        let linker = ndk.linker(Abi::ArmV7, Path::new("/unused"));
        assert_eq!(linker.get_program(), Path::new("/ndk/bin/clang").as_os_str());
        assert_eq!(args(&linker), ["-fuse-ld=lld", "--target=armv7a-linux-androideabi26", "-shared"]);
    }

    #[test]
    fn without_the_ndk_nothing_but_the_stand_ins_is_linked() {
        let linker = Toolchain::Debian.linker(Abi::Arm64, Path::new("/stand-ins"));
        let expected =
            ["-fuse-ld=lld", "--target=aarch64-linux-android26", "-shared", "-nostdlib", "-L", "/stand-ins"];
        assert_eq!(args(&linker), expected);
    }

    #[test]
    fn an_ndk_that_is_not_there_is_refused_with_the_place_that_was_looked_at() {
        let why = Toolchain::ndk(Path::new("/no/such/ndk")).expect_err("there is none");
        assert!(why.contains("/no/such/ndk") && why.contains("prebuilt"), "{why}");
    }

    #[test]
    fn only_the_ndk_builds_for_32_bit_arm() {
        assert!(Toolchain::Ndk("/ndk".into()).abis().contains(&Abi::ArmV7));
        assert!(!Toolchain::Debian.abis().contains(&Abi::ArmV7));
    }

    #[test]
    fn paths_are_replaced_one_flag_each() {
        let flags = remapped(&[("/a b".into(), "/one"), ("/c".into(), "/two")]);
        assert_eq!(flags, "--remap-path-prefix=/a b=/one\u{1f}--remap-path-prefix=/c=/two");
    }
}
