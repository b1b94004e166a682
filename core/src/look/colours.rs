//! The colour tokens of the two themes, and the mixtures that several drawings share. Every colour is `0xRRGGBB`.

use std::collections::HashMap;

use crate::table::screen::{SeatColour, TileColour, Tone};

const BLACK: u32 = 0x00_0000;
const WHITE: u32 = 0xFF_FFFF;
/// A die that is nobody's.
const IVORY: u32 = 0xFB_F3E3;
/// What stands on ivory and mustard, in both themes.
const DARK_INK: u32 = 0x2E_2319;

/// The colours of what belongs to a seat, as `0xRRGGBB`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SeatTints {
    /// Where it fills an area.
    pub area: u32,
    /// Where the light falls on a piece.
    pub lit: u32,
    /// At a piece's edge, away from the light.
    pub edge: u32,
    /// A piece's side, under it.
    pub under: u32,
    /// A line or a dot on a cell or a card.
    pub rim: u32,
    /// What stands on a piece.
    pub mark: u32,
    /// The line inlaid in a piece.
    pub inlay: u32,
}

/// The colours of a theme, as `0xRRGGBB`.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Palette {
    /// The table under a lamp.
    pub dark: bool,
    /// The cloth.
    pub linen: u32,
    /// Its threads; also fills a primary button that can't be pressed.
    pub weave: u32,
    /// Cards and buttons.
    pub sheet: u32,
    /// Words.
    pub ink: u32,
    /// Words of less weight.
    pub soft: u32,
    /// Words on a plain button that can't be pressed.
    pub disabled: u32,
    /// Outlines.
    pub line: u32,
    /// The board's frame.
    pub slab: u32,
    /// Its grain.
    pub slab_edge: u32,
    /// The lighter cells.
    pub cell_a: u32,
    /// The darker ones.
    pub cell_b: u32,
    /// Between cells.
    pub cell_edge: u32,
    /// What may be done.
    pub olive: u32,
    /// Words on it.
    pub on_olive: u32,
    /// The last turn, and warnings.
    pub amber: u32,
    /// Below what the last turn left or reached.
    pub amber_tint: u32,
    /// What is not possible; never a player.
    pub error: u32,
    /// A tile. It is dark in both themes, so that six colours have room.
    pub tile: u32,
    /// Where the light falls on it.
    pub tile_hi: u32,
    /// Its edge.
    pub tile_edge: u32,
    /// Around a tile of the last turn, whatever lies about it.
    pub tile_bracket: u32,
    /// Under lines that must read on any ground.
    pub casing: u32,
    /// What a shadow is made of.
    pub shadow: u32,
    /// What belongs to each seat.
    pub seats: HashMap<SeatColour, SeatTints>,
    /// A die that is nobody's.
    pub ivory: SeatTints,
    /// The shapes on tiles.
    pub shapes: HashMap<TileColour, u32>,
    /// The words of a message.
    pub tones: HashMap<Tone, u32>,
}

/// The colours of a theme: `dark` under a lamp, else in the last light of the afternoon. The six colours of tiles are as
/// they come in the box, or those that `colour_blind` players tell apart best.
#[cfg_attr(feature = "uniffi", uniffi::export)]
pub fn palette(dark: bool, colour_blind: bool) -> Palette {
    let plain = if dark { under_a_lamp() } else { in_the_afternoon() };
    Palette { shapes: if colour_blind { shapes_told_apart() } else { shapes_of_the_box() }, ..plain }
}

/// `other` poured into `one`, by channel.
fn mix(one: u32, other: u32, share: f32) -> u32 {
    let channel = |shift: u32| {
        let [from, to] = [one, other].map(|colour| (colour >> shift & 0xFF) as f32);
        ((from + (to - from) * share).round() as u32) << shift
    };
    channel(16) | channel(8) | channel(0)
}

/// What a seat's colours are made of; `lit` and `inlay` where they are no mixtures of the rest.
struct Seat {
    area: u32,
    lit: Option<u32>,
    rim: u32,
    mark: u32,
    inlay: Option<u32>,
}

impl Seat {
    /// `edge` is what the theme's shade is made of.
    fn tints(self, edge: u32) -> SeatTints {
        let Self { area, lit, rim, mark, inlay } = self;
        SeatTints {
            area,
            lit: lit.unwrap_or_else(|| mix(area, WHITE, 0.14)),
            edge: mix(area, edge, 0.18),
            under: mix(area, BLACK, 0.45),
            rim,
            mark,
            inlay: inlay.unwrap_or(mark),
        }
    }
}

fn ivory() -> SeatTints {
    let under = mix(IVORY, BLACK, 0.3);
    SeatTints { area: IVORY, lit: IVORY, edge: IVORY, under, rim: under, mark: DARK_INK, inlay: DARK_INK }
}

fn in_the_afternoon() -> Palette {
    let (linen, sheet, ink, soft) = (0xF3_EBDC, 0xFF_FAF0, DARK_INK, 0x66_533F);
    let (mustard, moss) = (0xA8_7708, 0x5E_7F3B);
    let (amber, error) = (0x8A_4B00, 0xA3_231B);
    let blue = Seat { area: 0x23_479A, lit: Some(0x3A_62BC), rim: 0x16_306E, mark: 0xF7_EEDC, inlay: None };
    let red = Seat {
        area: 0xE2_674A,
        lit: Some(0xF0_876A),
        rim: 0x8E_2E18,
        mark: 0x2A_0D06,
        inlay: Some(0x6B_1D0C),
    };
    let mustard = Seat { area: mustard, lit: None, rim: mustard, mark: DARK_INK, inlay: None };
    let moss = Seat { area: moss, lit: None, rim: moss, mark: sheet, inlay: None };
    Palette {
        dark: false,
        linen,
        weave: 0xEA_DFCB,
        sheet,
        ink,
        soft,
        disabled: mix(soft, sheet, 0.25),
        line: 0x93_806A,
        slab: 0xB5_8354,
        slab_edge: 0x8C_5F37,
        cell_a: 0xED_D9B7,
        cell_b: 0xE7_D0A9,
        cell_edge: 0xCD_B086,
        olive: 0x4A_5D23,
        on_olive: sheet,
        amber,
        amber_tint: 0xF6_CB6E,
        error,
        tile: 0x30_261F,
        tile_hi: 0x41_352B,
        tile_edge: 0x19_1310,
        tile_bracket: 0xF6_CB6E,
        casing: sheet,
        shadow: 0x3A_2412,
        seats: seats([blue, red, mustard, moss], ink),
        ivory: ivory(),
        shapes: shapes_of_the_box(),
        tones: HashMap::from([(Tone::Plain, ink), (Tone::Warning, amber), (Tone::Refusal, error)]),
    }
}

fn under_a_lamp() -> Palette {
    let (linen, sheet, ink, soft) = (0x1A_1410, 0x2B_221B, 0xF5_E9D6, 0xBD_A98F);
    let (mustard, moss) = (0xD9_A637, 0x8D_AE68);
    let (amber, error) = (0xF2_B650, 0xFF_9A85);
    let blue = Seat { area: 0x35_63BC, lit: Some(0x3E_6BC3), rim: 0x9D_BBF5, mark: 0xFB_F3E3, inlay: None };
    let red = Seat {
        area: 0xEC_8566,
        lit: Some(0xF7_9C80),
        rim: 0xFF_C9B5,
        mark: 0x2A_0D06,
        inlay: Some(0x6B_1D0C),
    };
    let mustard = Seat { area: mustard, lit: None, rim: mustard, mark: DARK_INK, inlay: None };
    let moss = Seat { area: moss, lit: None, rim: moss, mark: linen, inlay: None };
    Palette {
        dark: true,
        linen,
        weave: 0x21_1A15,
        sheet,
        ink,
        soft,
        disabled: mix(soft, sheet, 0.25),
        line: 0x8B_7861,
        slab: 0x4F_3823,
        slab_edge: 0x7A_5A3A,
        cell_a: 0x4A_3929,
        cell_b: 0x44_3425,
        cell_edge: 0x33_271C,
        olive: 0xB9_CB7E,
        on_olive: 0x1D_2408,
        amber,
        amber_tint: 0x7A_5620,
        error,
        tile: 0x30_261F,
        tile_hi: 0x41_352B,
        tile_edge: 0x7C_6853,
        tile_bracket: 0xF6_CB6E,
        casing: 0x12_0D09,
        shadow: BLACK,
        seats: seats([blue, red, mustard, moss], linen),
        ivory: ivory(),
        shapes: shapes_of_the_box(),
        tones: HashMap::from([(Tone::Plain, ink), (Tone::Warning, amber), (Tone::Refusal, error)]),
    }
}

fn seats(seats: [Seat; 4], edge: u32) -> HashMap<SeatColour, SeatTints> {
    let colours = [SeatColour::Blue, SeatColour::Red, SeatColour::Mustard, SeatColour::Moss];
    colours.into_iter().zip(seats.map(|seat| seat.tints(edge))).collect()
}

fn shapes_of_the_box() -> HashMap<TileColour, u32> {
    HashMap::from([
        (TileColour::Red, 0xE6_3A34),
        (TileColour::Orange, 0xF5_8C14),
        (TileColour::Yellow, 0xFF_EC47),
        (TileColour::Green, 0x3F_B36F),
        (TileColour::Blue, 0x1F_7ADB),
        (TileColour::Purple, 0xCF_86DC),
    ])
}

fn shapes_told_apart() -> HashMap<TileColour, u32> {
    HashMap::from([
        (TileColour::Red, 0xD0_3C4A),
        (TileColour::Orange, 0xE5_9A04),
        (TileColour::Yellow, 0xF9_FCAE),
        (TileColour::Green, 0x33_BC9A),
        (TileColour::Blue, 0x37_6CE3),
        (TileColour::Purple, 0xCC_A8E8),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How bright it is to the eye, 0 to 1 (WCAG 2).
    fn luminance(colour: u32) -> f64 {
        let channel = |shift: u32| {
            let share = f64::from(colour >> shift & 0xFF) / 255.0;
            if share <= 0.03928 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
    }

    fn contrast(one: u32, other: u32) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn a_mixture_is_a_part_of_the_way_in_each_channel() {
        assert_eq!(mix(0x00_80FF, 0xFF_8000, 0.0), 0x00_80FF);
        assert_eq!(mix(0x00_80FF, 0xFF_8000, 1.0), 0xFF_8000);
        assert_eq!(mix(0x00_80FF, 0xFF_8000, 0.5), 0x80_8080);
    }

    #[test]
    fn words_read_on_their_grounds_in_both_themes() {
        for dark in [false, true] {
            let colours = palette(dark, false);
            for ground in [colours.linen, colours.sheet] {
                for words in [colours.ink, colours.soft, colours.amber, colours.error, colours.olive] {
                    let read = contrast(words, ground);
                    assert!(read >= 4.5, "{words:06x} on {ground:06x}, dark {dark}: {read:.2}");
                }
            }
            assert!(contrast(colours.on_olive, colours.olive) >= 4.5);
            for tints in colours.seats.values().chain([&colours.ivory]) {
                assert!(contrast(tints.mark, tints.area) >= 3.0, "{:06x}, dark {dark}", tints.area);
            }
        }
    }

    #[test]
    fn the_shapes_alone_differ_for_colour_blind_players_and_read_on_their_tile() {
        let (usual, told_apart) = (palette(true, false), palette(true, true));
        assert_eq!(Palette { shapes: usual.shapes.clone(), ..told_apart.clone() }, usual);
        for colours in [&usual, &told_apart] {
            assert!(colours.shapes.values().all(|&shape| contrast(shape, colours.tile) >= 3.0));
        }
        assert!(usual.shapes.iter().all(|(colour, tint)| told_apart.shapes[colour] != *tint));
    }
}
