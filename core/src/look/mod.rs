//! How everything looks, as far as that is data: colours, outlines, how long things fade. The platforms ask for it once,
//! when they start, and keep the drawing. Sources are the look's tables: tokens, icons, geometry, motion.

mod colours;
mod drawings;

pub use colours::{Palette, SeatTints, palette};
pub use drawings::{Drawings, Leaf, LinePicture, NapkinDrawing, Sprig, drawings};

/// How long things fade that are no piece, in ms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Fades {
    /// From one screen to another, and a cover that is lifted.
    pub screen: u32,
    /// From one message to another, and marks that come up.
    pub message: u32,
    /// Whatever fades, with reduced motion.
    pub reduced: u32,
    /// The napkin unfolds; with reduced motion it lies unfolded at once.
    pub napkin: u32,
}

/// How long things fade that are no piece.
#[cfg_attr(feature = "uniffi", uniffi::export)]
pub fn fades() -> Fades {
    Fades { screen: 220, message: 120, reduced: 120, napkin: 280 }
}
