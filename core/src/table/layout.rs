//! The board's geometry: which arrangement, how large a cell, where each cell lies (`Layouts` of the look).

/// The space a table has, in dp, and what the parts around its board need of it, as the platform measured them.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Space {
    /// Width within the insets.
    pub width: f32,
    /// Height within the insets.
    pub height: f32,
    /// Height of bar, seats, message, actions and gaps in the portrait arrangement; 264 at 100 % text.
    pub portrait: f32,
    /// Height of the same in the compact arrangement; 128 at 100 % text.
    pub compact: f32,
    /// Height of bar and actions alone, without seats and message, for when those scroll; 148 at 100 % text.
    pub fixed: f32,
}
