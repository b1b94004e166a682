//! The compiler and the linker for Android: the NDK's where there is one, Debian's otherwise.
//!
//! Both make the core a static library first. Linking it ourselves lets us say which names the result shows, which
//! cargo does not.

use std::env::consts::OS;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::abi::Abi;
use crate::cross::{self, Std};
use crate::setup;
use crate::step::Outcome;

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
        let [rustc, sources] = cross::FROM_SOURCE;
        setup::programs(&[(DEBIAN_CLANG, "clang-19"), ("ld.lld-19", "lld-19"), rustc, sources])
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
            cross::check_std(abi.triple())?;
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

    /// Where the core's standard library comes from.
    pub fn std(&self) -> Std {
        match self {
            Self::Ndk(_) => Std::Installed,
            Self::Debian => Std::FromSource,
        }
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
}
