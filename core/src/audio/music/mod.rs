//! The music: scores as data. A piece has a file of its own.

/// A piece of music.
#[derive(Debug, PartialEq)]
pub struct Score {
    /// What it is called.
    pub title: &'static str,
}

/// Stub.
pub static CHAINS: Score = Score { title: "chains" };
/// Stub.
pub static MOSAIC: Score = Score { title: "mosaic" };
/// Stub.
pub static WALK: Score = Score { title: "walk" };
