//! What there is to run the app on.

use object::Architecture;
use object::macho::{CPU_TYPE_ARM64, CPU_TYPE_X86_64, PLATFORM_IOS, PLATFORM_IOSSIMULATOR, Platform};

/// The oldest iOS and iPadOS that the app runs on.
pub const OLDEST: &str = "17.0";

/// A part of the XCFramework: Xcode takes the one for what it builds for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slice {
    /// Telephones and tablets.
    Device,
    /// The simulator, on both kinds of Mac.
    Simulator,
}

impl Slice {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Device, Self::Simulator];

    /// Rust's names for the systems in it, each with its processor.
    pub fn targets(self) -> &'static [(&'static str, Architecture)] {
        match self {
            Self::Device => &[("aarch64-apple-ios", Architecture::Aarch64)],
            Self::Simulator => &[
                ("aarch64-apple-ios-sim", Architecture::Aarch64),
                ("x86_64-apple-ios", Architecture::X86_64),
            ],
        }
    }

    /// Its folder in the XCFramework, named as Xcode names it.
    pub fn folder(self) -> &'static str {
        match self {
            Self::Device => "ios-arm64",
            Self::Simulator => "ios-arm64_x86_64-simulator",
        }
    }

    /// What each object in it says that it is for.
    pub fn platform(self) -> Platform {
        match self {
            Self::Device => PLATFORM_IOS,
            Self::Simulator => PLATFORM_IOSSIMULATOR,
        }
    }
}

/// Apple's name for a processor.
pub fn apple_name(processor: Architecture) -> &'static str {
    match processor {
        Architecture::Aarch64 => "arm64",
        Architecture::X86_64 => "x86_64",
        _ => "unknown",
    }
}

/// Apple's numbers for a processor: its kind, and the variant that all of the kind run.
pub fn apple_numbers(processor: Architecture) -> (u32, u32) {
    match processor {
        Architecture::Aarch64 => (CPU_TYPE_ARM64.0, 0),
        Architecture::X86_64 => (CPU_TYPE_X86_64.0, 3),
        _ => (0, 0),
    }
}
