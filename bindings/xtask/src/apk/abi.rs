//! The processors that there are telephones with.

use object::elf::{EM_AARCH64, EM_ARM, EM_X86_64, Machine};

use crate::resources::MIN_SDK;

/// A processor and how Android calls it. [Android's list](https://developer.android.com/ndk/guides/abis).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Abi {
    /// Nearly every telephone.
    Arm64,
    /// Emulators, Chromebooks.
    X86_64,
    /// Telephones from before 2016 or so.
    ArmV7,
}

impl Abi {
    /// The folder below `lib` in an APK.
    pub fn folder(self) -> &'static str {
        match self {
            Self::Arm64 => "arm64-v8a",
            Self::X86_64 => "x86_64",
            Self::ArmV7 => "armeabi-v7a",
        }
    }

    /// The one with this folder.
    pub fn of_folder(name: &str) -> Option<Self> {
        [Self::Arm64, Self::X86_64, Self::ArmV7].into_iter().find(|abi| abi.folder() == name)
    }

    /// Rust's name for it.
    pub fn triple(self) -> &'static str {
        match self {
            Self::Arm64 => "aarch64-linux-android",
            Self::X86_64 => "x86_64-linux-android",
            Self::ArmV7 => "armv7-linux-androideabi",
        }
    }

    /// Clang's name for it, with the oldest Android that the app runs on.
    pub fn clang_target(self) -> String {
        let triple = if self == Self::ArmV7 { "armv7a-linux-androideabi" } else { self.triple() };
        format!("{triple}{MIN_SDK}")
    }

    /// `e_machine` of its libraries.
    pub fn machine(self) -> Machine {
        match self {
            Self::Arm64 => EM_AARCH64,
            Self::X86_64 => EM_X86_64,
            Self::ArmV7 => EM_ARM,
        }
    }

    /// Whether its libraries are of the 64-bit class.
    pub fn is_64(self) -> bool {
        self != Self::ArmV7
    }

    /// How large its pages may be, in bytes. Since Android 15 there are telephones with 16 KiB; none has 32 bits.
    pub fn page(self) -> u64 {
        if self.is_64() { 16 * 1024 } else { 4 * 1024 }
    }
}
