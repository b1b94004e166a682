//! How high the parts around a board are at a size of text. They are laid out with just these heights, so that what they
//! leave for the board is what there is.
//!
//! Lengths are dp (Android) or pt (iOS). How wide words are the platform measures.

use crate::table::layout::Space;

/// The room that a table has, and what has to find its place there.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Room {
    /// Width within the insets.
    pub width: f32,
    /// Height within the insets.
    pub height: f32,
    /// How many times as high as usual a line of the smallest letters is; larger letters grow no more than these.
    pub text: f32,
    /// Seats at the table.
    pub seats: u32,
    /// It is said which game of the match this is.
    pub titled: bool,
    /// What each roll of a die would bring is shown.
    pub odds: bool,
    /// Places on the rack; 0 without one.
    pub places: u32,
    /// The labels of the actions.
    pub labels: Vec<LabelWidth>,
}

/// How wide the label of an action is, on one line.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct LabelWidth {
    /// It is the way on, which stands without an icon.
    pub primary: bool,
    /// In its usual letters.
    pub usual: f32,
    /// In those of the compact arrangement.
    pub small: f32,
}

/// How large the parts around the board are.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Parts {
    /// What they are measured for.
    pub room: Room,
    /// Text is so large that seats are stacked and actions take two rows, of labels in two lines.
    pub large: bool,
    /// Seats that stand side by side.
    pub abreast: u32,
    /// Height of the line that says which game of the match this is, with the gap over it; 0 without one.
    pub subtitle: f32,
    /// One part under another.
    pub portrait: Heights,
    /// The same where bar and seats share a row.
    pub compact: Heights,
    /// The same where seats and message scroll, and the actions are icons alone.
    pub bare: Heights,
    /// The rack under the board in landscape, with its gap above and below.
    pub landscape: Option<RackSize>,
    /// What the core is to be told.
    pub space: Space,
}

/// The parts of one arrangement, and the gaps between them.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Heights {
    /// The bar.
    pub bar: f32,
    /// One seat.
    pub seat: f32,
    /// All rows of seats.
    pub seats: f32,
    /// What each roll would bring; 0 without it.
    pub odds: f32,
    /// The message.
    pub message: f32,
    /// The rack.
    pub rack: Option<RackSize>,
    /// Rows of actions: one, or two with the way on in the second.
    pub rows: u32,
    /// The actions of the first row.
    pub action: f32,
    /// The way on.
    pub primary: f32,
    /// What lies between them.
    pub gaps: Gaps,
}

/// The gaps of one arrangement.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Gaps {
    /// Under the bar.
    pub bar: f32,
    /// Under the seats.
    pub seats: f32,
    /// Over the odds and over the message.
    pub board: f32,
    /// Under the message.
    pub message: f32,
    /// Under the rack.
    pub rack: f32,
    /// Between two actions, and between their rows.
    pub actions: f32,
    /// At the sides of the actions.
    pub sides: f32,
    /// Under the actions.
    pub foot: f32,
}

/// How large a rack is.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RackSize {
    /// Its places are so far apart.
    pub pitch: f32,
    /// Side of a tile on it.
    pub side: f32,
    /// Width of all of it.
    pub width: f32,
    /// Height of all of it: the slab, a raised tile's head above it, and its own thickness below.
    pub height: f32,
    /// Height of the slab.
    pub slab: f32,
    /// Beside the first place and the last.
    pub margin: f32,
    /// How far below the upper edge the slab begins: so much does a raised tile stand out.
    pub raised: f32,
    /// What the slab's thickness takes below it.
    pub foot: f32,
}

/// What stands in the panel beside a board, and how high it is.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PanelParts {
    /// There is too little room for all: seats take one line each, and scroll with odds and message.
    pub tight: bool,
    /// There is room for the turns played.
    pub turns: bool,
    /// Seats that stand side by side.
    pub abreast: u32,
    /// One seat.
    pub seat: f32,
    /// Between rows of seats.
    pub between_seats: f32,
    /// What each roll would bring; 0 without it.
    pub odds: f32,
    /// The least height of the message; it grows to `message_most` before its letters get small. Where it scrolls, 0.
    pub message: f32,
    /// The greatest height of the message; where it scrolls, 0.
    pub message_most: f32,
    /// About odds and message.
    pub gap: f32,
    /// The row of actions.
    pub others: f32,
    /// The action that stands by itself under that row; 0 where it is in the row.
    pub single: f32,
    /// The way on, under these.
    pub primary: f32,
    /// Between actions and between their rows.
    pub between: f32,
    /// Under the actions.
    pub foot: f32,
}

/// Text so many times as large as usual is large.
const LARGE: f32 = 1.305;
/// Text so many times as large as usual takes a third line for a message.
const LARGER: f32 = 1.02;
/// Labels are made this much smaller before the actions take a second row.
const TOLERATED: f32 = 0.87;
/// The frame counts as a gap: 8 on either side of the board, 3 where it is narrow.
const FRAME: f32 = 16.0;
const NARROW_FRAME: f32 = 6.0;
/// Bar and actions where there is room for icons alone.
const BARE_BAR: f32 = 40.0;
const BARE_ACTION: f32 = 48.0;
/// Of what scrolls two lines stay in sight; or, where the actions are icons, one and the top of the next.
const IN_SIGHT: f32 = 40.0;
const BARELY_IN_SIGHT: f32 = 28.0;
/// A window that is wide and high enough for large tiles on the rack.
const WIDE: f32 = 600.0;
/// The rack's tiles: in such a window, in portrait, in the compact arrangement, in landscape.
const TILES: [f32; 4] = [64.0, 47.0, 46.0, 44.0];
/// How much of the width the rack may take in landscape, where the panel takes the rest.
const BESIDE_PANEL: f32 = 0.6;
/// A panel narrower than this gives the message one line more, and two seats a row each.
const NARROW_PANEL: f32 = 260.0;

const PORTRAIT: Gaps = Gaps {
    bar: 4.0,
    seats: 12.0,
    board: 10.0,
    message: 10.0,
    rack: 4.0,
    actions: 6.0,
    sides: 12.0,
    foot: 12.0,
};
const COMPACT: Gaps =
    Gaps { bar: 0.0, seats: 0.0, board: 3.0, message: 2.0, rack: 0.0, actions: 4.0, sides: 6.0, foot: 6.0 };
const BARE: Gaps = Gaps { message: 4.0, foot: 4.0, ..PORTRAIT };

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Room {
    /// How large the parts around the board are in this room.
    pub fn parts(&self) -> Parts {
        let (portrait, compact) = (self.portrait(), self.compact());
        let bare = Heights { bar: BARE_BAR, rows: 1, action: BARE_ACTION, gaps: BARE, ..portrait };
        let subtitle = if self.titled { self.line(18.0) + 4.0 } else { 0.0 };
        let landscape = self.rack(self.width * BESIDE_PANEL, if self.wide() { TILES[0] } else { TILES[3] });
        let around = portrait.gaps.bar + portrait.seats + portrait.gaps.seats + subtitle + FRAME;
        let space = Space {
            width: self.width,
            height: self.height,
            portrait: portrait.bar + around + portrait.words() + portrait.foot(),
            compact: compact.bar + NARROW_FRAME + compact.words() + compact.foot(),
            fixed: portrait.bar + FRAME + self.line(IN_SIGHT) + portrait.foot(),
            bare: bare.bar + NARROW_FRAME + self.line(BARELY_IN_SIGHT) + bare.foot(),
            rack: landscape.map_or(0.0, |rack| rack.height + 2.0 * PORTRAIT.rack),
        };
        Parts {
            room: self.clone(),
            large: self.large(),
            abreast: self.abreast(),
            subtitle,
            portrait,
            compact,
            bare,
            landscape,
            space,
        }
    }
}

impl Room {
    /// A line of text of this usual height.
    fn line(&self, usual: f32) -> f32 {
        usual * self.text
    }

    fn large(&self) -> bool {
        self.text > LARGE
    }

    fn wide(&self) -> bool {
        self.width.min(self.height) >= WIDE
    }

    /// More than two seats leave no room for name and score in one line.
    fn abreast(&self) -> u32 {
        match (self.seats > 2, self.large()) {
            (true, large) => self.seats.min(if large { 2 } else { 4 }),
            (false, true) => 1,
            (false, false) => 2,
        }
    }

    /// Rows of seats so high, with a gap between them.
    fn seats(&self, seat: f32, gap: f32) -> f32 {
        let rows = self.seats.max(1).div_ceil(self.abreast()) as f32;
        rows * seat + (rows - 1.0) * gap
    }

    fn rack(&self, room: f32, tile: f32) -> Option<RackSize> {
        RackSize::of(self.places, room, tile)
    }

    fn message_lines(&self) -> f32 {
        match self.text {
            text if text > LARGE => 4.0,
            text if text > LARGER => 3.0,
            _ => 2.0,
        }
    }

    /// Lines of a label under its icon.
    fn label(&self, line: f32) -> f32 {
        self.line(line) * if self.large() { 2.0 } else { 1.0 }
    }

    fn portrait(&self) -> Heights {
        let gaps = PORTRAIT;
        // Name and score, and the dots under them.
        let seat = if self.seats > 2 {
            (self.line(18.0) + self.line(26.0) + 14.0).max(58.0)
        } else {
            (self.line(20.0) + 32.0).max(52.0)
        };
        let needed = self.needed(
            &gaps,
            |label| label.usual,
            |primary| if primary { (0.0, 24.0) } else { (48.0, 12.0) },
        );
        let rows = self.rows(needed, &gaps);
        let action = (34.0 + self.label(18.0)).max(60.0);
        Heights {
            bar: (self.line(26.0) + 8.0).max(48.0),
            seat,
            seats: self.seats(seat, 8.0),
            odds: if self.odds { (self.line(18.0) + 66.0).max(84.0) } else { 0.0 },
            message: self.line(20.0) * self.message_lines(),
            rack: self.rack(self.width - 16.0, if self.wide() { TILES[0] } else { TILES[1] }),
            rows,
            action,
            primary: if rows == 1 { action } else { (self.line(20.0) + 24.0).max(56.0) },
            gaps,
        }
    }

    fn compact(&self) -> Heights {
        let gaps = COMPACT;
        let seat = (self.line(18.0) + 8.0).max(33.0);
        let seats = self.seats(seat, 4.0);
        let needed = self.needed(
            &gaps,
            |label| label.small,
            |primary| if primary { (0.0, 16.0) } else { (46.0, 8.0) },
        );
        let rows = self.rows(needed, &gaps);
        let action = (32.0 + self.label(16.0)).max(50.0);
        Heights {
            bar: (seats + 8.0).max(41.0),
            seat,
            seats,
            odds: if self.odds { 50.0 } else { 0.0 },
            message: self.line(20.0) * if self.large() { 3.0 } else { 1.0 },
            rack: self.rack(self.width - 8.0, TILES[2]),
            rows,
            action,
            primary: if rows == 1 { action } else { (self.line(20.0) + 16.0).max(48.0) },
            gaps,
        }
    }

    /// What the actions need side by side; `button` says how wide one is at least, and what it needs beside its label.
    fn needed(&self, gaps: &Gaps, width: fn(&LabelWidth) -> f32, button: fn(bool) -> (f32, f32)) -> f32 {
        let each = self.labels.iter().map(|label| {
            let (least, beside) = button(label.primary);
            (TOLERATED * width(label) + beside).max(least)
        });
        each.sum::<f32>() + gaps.actions * self.labels.len().saturating_sub(1) as f32
    }

    fn rows(&self, needed: f32, gaps: &Gaps) -> u32 {
        if self.large() || needed > self.width - 2.0 * gaps.sides { 2 } else { 1 }
    }
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Parts {
    /// What stands in a panel so wide beside the board.
    pub fn panel(&self, width: f32) -> PanelParts {
        let (room, roomy) = (&self.room, self.roomy_panel());
        let narrow = width < NARROW_PANEL;
        let line = room.line(20.0);
        let message = line * (room.message_lines() + if narrow { 1.0 } else { 0.0 });
        let seats = room.seats as f32 * (roomy.seat + roomy.between_seats);
        let head = self.portrait.bar + 8.0 + self.subtitle + seats;
        let words = above(roomy.gap, roomy.odds) + message + 2.0 * roomy.gap;
        let foot = roomy.others + roomy.single + roomy.primary + 2.0 * roomy.between + roomy.foot;
        let spare = room.height - head - words - foot;
        if spare < 0.0 {
            let abreast = if narrow && room.seats <= 2 { 1 } else { self.abreast };
            return PanelParts { abreast, ..self.tight_panel() };
        }
        PanelParts {
            turns: spare >= room.line(120.0),
            // It takes more lines from what is above it before its letters get small.
            message: message + spare.min(line),
            message_most: message + 2.0 * line,
            ..roomy
        }
    }
}

impl Parts {
    fn roomy_panel(&self) -> PanelParts {
        let room = &self.room;
        PanelParts {
            tight: false,
            turns: false,
            abreast: 1,
            seat: (room.line(20.0) + 32.0).max(60.0),
            between_seats: if room.seats > 2 { 8.0 } else { 14.0 },
            odds: self.portrait.odds,
            message: 0.0,
            message_most: 0.0,
            gap: 12.0,
            others: (34.0 + room.label(18.0)).max(64.0),
            single: (room.line(20.0) + 20.0).max(56.0),
            primary: (room.line(24.0) + 20.0).max(68.0),
            between: 12.0,
            foot: 14.0,
        }
    }

    fn tight_panel(&self) -> PanelParts {
        let room = &self.room;
        PanelParts {
            tight: true,
            seat: self.compact.seat,
            between_seats: 4.0,
            odds: self.compact.odds,
            gap: 8.0,
            others: (34.0 + room.label(18.0)).max(52.0),
            single: 0.0,
            primary: (room.line(24.0) + 20.0).max(52.0),
            between: 6.0,
            foot: 8.0,
            ..self.roomy_panel()
        }
    }
}

impl Heights {
    /// Odds and message, with the gaps over them.
    fn words(&self) -> f32 {
        above(self.gaps.board, self.odds) + self.gaps.board + self.message
    }

    /// What is under the message: rack and actions, with all gaps.
    fn foot(&self) -> f32 {
        let rack = self.rack.map_or(0.0, |rack| rack.height + self.gaps.rack);
        let actions =
            if self.rows == 1 { self.action } else { self.action + self.gaps.actions + self.primary };
        self.gaps.message + rack + actions + self.gaps.foot
    }
}

impl RackSize {
    /// How much wider than a tile its place is, at most and at least.
    const PITCHES: [f32; 2] = [1.2, 1.1];

    /// A rack of so many places in this width, its tiles no larger than `tile`; none for no places.
    fn of(places: u32, room: f32, tile: f32) -> Option<Self> {
        let (margin, raised, foot) = (3.0, 10.0, 4.0);
        let count = (places > 0).then_some(places as f32)?;
        let pitch = ((room - 2.0 * margin) / count).min(Self::PITCHES[0] * tile);
        let side = tile.min(pitch / Self::PITCHES[1]);
        let slab = side + 9.0;
        let (width, height) = (count * pitch + 2.0 * margin, slab + raised + foot);
        Some(Self { pitch, side, width, height, slab, margin, raised, foot })
    }
}

/// With a gap over it, if it is there.
fn above(gap: f32, height: f32) -> f32 {
    if height > 0.0 { gap + height } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    /// Two at a phone's table, with four short labels.
    fn phone() -> Room {
        let label = |primary, usual| LabelWidth { primary, usual, small: 0.9 * usual };
        Room {
            width: 360.0,
            height: 752.0,
            text: 1.0,
            seats: 2,
            titled: false,
            odds: false,
            places: 0,
            labels: vec![label(false, 50.0), label(false, 40.0), label(false, 50.0), label(true, 90.0)],
        }
    }

    #[test]
    fn at_usual_text_the_parts_leave_what_the_layout_was_made_for() {
        assert_eq!(phone().parts().space, Space::default());
    }

    #[rstest]
    #[case::portrait(|parts: &Parts| parts.space.portrait)]
    #[case::compact(|parts: &Parts| parts.space.compact)]
    #[case::fixed(|parts: &Parts| parts.space.fixed)]
    #[case::bare(|parts: &Parts| parts.space.bare)]
    fn whatever_is_added_or_grows_leaves_the_board_no_more(#[case] of: fn(&Parts) -> f32) {
        let plain = phone();
        for room in [
            Room { seats: 4, ..plain.clone() },
            Room { titled: true, odds: true, ..plain.clone() },
            Room { places: 6, ..plain.clone() },
            Room { text: 1.1, ..plain.clone() },
            Room { text: 2.0, ..plain.clone() },
        ] {
            assert!(of(&room.parts()) >= of(&plain.parts()), "{room:?}");
        }
    }

    #[rstest]
    #[case::usual(2, 1.0, 2, 1)]
    #[case::large(2, 2.0, 1, 2)]
    #[case::four(4, 1.0, 4, 1)]
    #[case::four_large(4, 2.0, 2, 2)]
    #[case::three_large(3, 2.0, 2, 2)]
    #[case::alone(1, 1.0, 2, 1)]
    fn seats_stand_abreast_as_far_as_their_words_let_them(
        #[case] seats: u32,
        #[case] text: f32,
        #[case] abreast: u32,
        #[case] rows: u32,
    ) {
        let parts = Room { seats, text, ..phone() }.parts();
        assert_eq!(parts.abreast, abreast);
        let height = rows as f32 * parts.portrait.seat + (rows - 1) as f32 * 8.0;
        assert_eq!(parts.portrait.seats, height);
    }

    #[test]
    fn labels_that_do_not_fit_beside_each_other_take_a_second_row() {
        let mut room = phone();
        assert_eq!((room.parts().portrait.rows, room.parts().compact.rows), (1, 1));
        room.labels[3].usual = 220.0;
        let parts = room.parts();
        assert_eq!((parts.portrait.rows, parts.compact.rows), (2, 1));
        assert_eq!(parts.space.portrait - phone().parts().space.portrait, 6.0 + parts.portrait.primary);
        room.labels.clear();
        assert_eq!(room.parts().portrait.rows, 1);
    }

    #[test]
    fn icons_alone_take_less_than_anything_else_at_large_text() {
        let parts = Room { text: 2.0, places: 6, ..phone() }.parts();
        assert!(parts.large && parts.space.bare < parts.space.fixed, "{parts:?}");
        assert!(parts.space.fixed < parts.space.portrait, "{parts:?}");
        assert_eq!((parts.bare.action, parts.bare.rows, parts.bare.rack), (48.0, 1, parts.portrait.rack));
    }

    #[rstest]
    #[case::phone(360.0, 752.0)]
    #[case::small_phone(320.0, 568.0)]
    #[case::lying_phone(800.0, 360.0)]
    #[case::tablet(1280.0, 800.0)]
    fn a_rack_fits_and_its_places_are_large_enough_for_a_finger(#[case] width: f32, #[case] height: f32) {
        let parts = Room { width, height, places: 6, ..phone() }.parts();
        // In landscape the panel is beside it, which an upright phone has no room for.
        let lying = parts.landscape.filter(|_| width > height);
        for rack in [parts.portrait.rack, parts.compact.rack, lying].into_iter().flatten() {
            assert!(rack.width <= width && rack.pitch >= 47.0 && rack.height >= 48.0, "{rack:?}");
            assert!(rack.side <= rack.pitch / 1.09, "{rack:?}");
        }
        assert!(parts.portrait.rack.is_some() && phone().parts().portrait.rack.is_none());
    }

    #[rstest]
    #[case::tablet(752.0, 284.0, false, true)]
    #[case::lying_phone(336.0, 284.0, true, false)]
    #[case::between(550.0, 284.0, false, false)]
    fn a_panel_leaves_out_what_it_has_no_room_for(
        #[case] height: f32,
        #[case] width: f32,
        #[case] tight: bool,
        #[case] turns: bool,
    ) {
        let panel = Room { height, width: 1280.0, ..phone() }.parts().panel(width);
        assert_eq!((panel.tight, panel.turns), (tight, turns), "{panel:?}");
        assert_eq!(panel.message == 0.0, tight, "{panel:?}");
    }

    #[test]
    fn in_a_narrow_panel_two_seats_take_a_row_each_and_the_message_a_line_more() {
        let lying = Room { height: 336.0, ..phone() }.parts();
        assert_eq!((lying.panel(240.0).abreast, lying.panel(284.0).abreast), (1, 2));
        let upright = phone().parts();
        assert_eq!(upright.panel(240.0).message - upright.panel(284.0).message, 20.0);
    }
}
