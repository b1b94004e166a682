//! The board's geometry: which arrangement, how large a cell, where each cell lies (`Layouts` of the look).

use crate::table::scene::{self, Scene, Window};
use crate::table::screen::{Arrangement, Arrow, Cell, Cloth, Hop, Label, Look, MarkKind, Point};

/// The space a table has, in dp, and what the parts around its board need of it: see [`crate::table::parts`].
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Space {
    /// Width within the insets.
    pub width: f32,
    /// Height within the insets.
    pub height: f32,
    /// Height of all but the cells in the portrait arrangement: bar, seats, frame, message, actions and gaps; 264 at
    /// 100 % text.
    pub portrait: f32,
    /// Height of the same in the compact arrangement; 128 at 100 % text.
    pub compact: f32,
    /// Height of bar, frame and actions, and two lines of seats and message, for when these scroll; 186 at 100 % text.
    pub fixed: f32,
    /// The same with a bar as low as can be, little more than one line, and actions of icons alone; 130 at 100 % text.
    pub bare: f32,
    /// Height of the rack under the board with its gaps, in landscape; 0 without one. Elsewhere it is in the others.
    pub rack: f32,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Space {
    /// A board so large, beside a panel so wide, may have been laid out for this space; else the core has not heard of
    /// it yet.
    pub fn holds(&self, width: f32, height: f32, panel: f32) -> bool {
        // What is measured is rounded.
        let slack = 1.0;
        width > 0.0 && width + panel <= self.width + slack && height <= self.height + slack
    }
}

impl Default for Space {
    /// A phone of 360 × 800 with bars of 24.
    fn default() -> Self {
        Self {
            width: 360.0,
            height: 752.0,
            portrait: 264.0,
            compact: 128.0,
            fixed: 186.0,
            bare: 130.0,
            rack: 0.0,
        }
    }
}

/// When a board without edges is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Glimpse {
    /// Turns played.
    pub turn: u32,
    /// The game is over, and all of the table is to be seen.
    pub whole: bool,
}

/// Where names of files and ranks are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Coordinates {
    /// On a frame that is wide enough.
    #[default]
    WhereThereIsRoom,
    /// In the cells' corners too.
    Always,
    /// Nowhere.
    Never,
}

/// The largest side of a cell.
const LARGEST: f32 = 88.0;
/// Portrait is kept down to this side of a cell; below it the compact arrangement may win.
const COMFORTABLE: f32 = 44.0;
/// Below this, seats and message scroll instead.
const SMALLEST: f32 = 36.0;
/// A frame with names on it, one of a phone, one of a small phone.
const FRAMES: [f32; 3] = [30.0, 8.0, 3.0];
/// A cell large enough for the wide frame in landscape.
const ROOMY: f32 = 60.0;
/// Panel beside the board: widest and narrowest.
const PANEL: [f32; 2] = [284.0, 200.0];

/// Tiles on a cloth, between smallest and largest.
const TILE: [f32; 2] = [44.0, 64.0];
/// Beside the panel, on both its sides.
const AROUND_PANEL: f32 = 48.0;
/// At the sides and at the foot of what is seen of a cloth: a margin, and the bag that lies on it.
const BESIDE: f32 = 12.0;
const BELOW: f32 = 56.0;
/// Where less than this is in sight of a cloth between seats and actions, the actions are icons alone: three tiles.
const BARELY_IN_SIGHT: f32 = 3.0 * TILE[0];
/// Portrait is kept on a cloth of which this much is in sight either way: six tiles.
const IN_SIGHT: f32 = 6.0 * TILE[0];

/// How a board lies in its space.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Layout {
    /// How the table around it is laid out.
    pub arrangement: Arrangement,
    /// Seats and message scroll.
    pub scrolls: bool,
    /// Actions are icons alone.
    pub bare: bool,
    /// Width of the panel, 0 without one.
    pub panel: f32,
    /// Width of the frame.
    pub frame: f32,
    /// Side of a cell.
    pub cell: f32,
    window: Window,
    /// How much of a board without edges is in sight, across and down.
    sight: Option<(f32, f32)>,
}

impl Layout {
    /// Lays out a scene's board.
    pub fn of(space: Space, scene: &Scene) -> Self {
        match &scene.cloth {
            Some(cloth) => Self::cloth(space, scene.window, cloth),
            None => Self::squares(space, scene.window),
        }
    }

    /// Lays out a board of squares. Of three arrangements the one with the largest cell wins, the first among equals;
    /// compact takes part only where portrait leaves cells under 44.
    fn squares(space: Space, window: Window) -> Self {
        let portrait = Self::portrait(space, window);
        let mut best = portrait;
        if portrait.cell < COMFORTABLE {
            best = best.or_larger(Self::compact(space, window));
        }
        best = best.or_larger(Self::landscape(space, window));
        if best.cell < SMALLEST {
            best = best.or_larger(Self::scrolling(space, window));
        }
        if best.cell < SMALLEST { best.or_larger(Self::bare(space, window)) } else { best }
    }

    /// Lays out a board without edges: it takes all the space that is left, in the arrangement that leaves it most
    /// both ways; tiles are as large as lets all of the table be seen, within bounds.
    fn cloth(space: Space, window: Window, cloth: &scene::Cloth) -> Self {
        let [widest, narrowest] = PANEL;
        let panel = (space.width - AROUND_PANEL - IN_SIGHT).clamp(narrowest, widest);
        let beside = space.width - panel - AROUND_PANEL;
        let ways = [
            (Arrangement::Portrait, 0.0, space.width, space.height - space.portrait),
            (Arrangement::Compact, 0.0, space.width, space.height - space.compact),
            (Arrangement::Landscape, panel, beside, space.height - space.rack),
        ];
        let least = |&(_, _, across, down): &(Arrangement, f32, f32, f32)| across.min(down);
        let mut best = ways[0];
        for way in ways {
            let kept =
                best.0 == Arrangement::Portrait && way.0 == Arrangement::Compact && least(&best) >= IN_SIGHT;
            if !kept && least(&way) > least(&best) {
                best = way;
            }
        }
        let scrolls = least(&best) < 2.0 * TILE[0];
        let bare = scrolls && space.height - space.fixed < BARELY_IN_SIGHT;
        if scrolls {
            let around = if bare { space.bare } else { space.fixed };
            best = (Arrangement::Portrait, 0.0, space.width, space.height - around);
        }
        let (arrangement, panel, across, down) = best;
        let sight = (across.max(TILE[0]), down.max(TILE[0]));
        let Window { files, ranks, .. } = cloth.usual;
        let (wide, high) = (sight.0 - 2.0 * BESIDE, sight.1 - BELOW);
        let cell = side(wide, files.max(1), high, ranks.max(1)).clamp(TILE[0], TILE[1]);
        Self {
            arrangement,
            scrolls,
            bare,
            panel,
            frame: 0.0,
            sight: Some(sight),
            ..Self::plain(cell, window)
        }
    }

    /// A board by itself, as in the rules: no frame for names, cells of a given side.
    pub fn plain(cell: f32, window: Window) -> Self {
        Self {
            arrangement: Arrangement::Portrait,
            scrolls: false,
            bare: false,
            panel: 0.0,
            frame: FRAMES[1],
            cell,
            window,
            sight: None,
        }
    }

    /// A part of a table without edges by itself.
    pub fn plain_cloth(cell: f32, window: Window) -> Self {
        let sight = Some((cell * window.files as f32, cell * window.ranks as f32));
        Self { frame: 0.0, sight, ..Self::plain(cell, window) }
    }

    fn or_larger(self, other: Self) -> Self {
        if other.cell > self.cell { other } else { self }
    }

    fn portrait(space: Space, window: Window) -> Self {
        let (across, down) = (space.width - 24.0, space.height - space.portrait);
        let mut layout = Self::plain(side(across, window.files, down, window.ranks), window);
        let more = FRAMES[0] - FRAMES[1];
        let spare = |room: f32, cells: u32| room - layout.cell * cells as f32 >= 2.0 * more;
        if spare(across - 16.0, window.files) && spare(down, window.ranks) {
            layout.frame = FRAMES[0];
        }
        layout
    }

    fn compact(space: Space, window: Window) -> Self {
        let cell = side(space.width - 12.0, window.files, space.height - space.compact, window.ranks);
        Self { arrangement: Arrangement::Compact, frame: FRAMES[2], ..Self::plain(cell, window) }
    }

    fn scrolling(space: Space, window: Window) -> Self {
        let cell = side(space.width - 24.0, window.files, space.height - space.fixed, window.ranks);
        Self { scrolls: true, ..Self::plain(cell, window) }
    }

    fn bare(space: Space, window: Window) -> Self {
        let cell = side(space.width - 12.0, window.files, space.height - space.bare, window.ranks);
        // Larger cells than that would take room from the words.
        let plain = Self::plain(cell.min(COMFORTABLE), window);
        Self { scrolls: true, bare: true, frame: FRAMES[2], ..plain }
    }

    fn landscape(space: Space, window: Window) -> Self {
        let [widest, narrowest] = PANEL;
        let with_frame = |frame: f32| {
            let (beside, above) = (96.0 + 2.0 * frame, 48.0 + 2.0 * frame);
            // The panel gives way only where cells would be too small for a finger.
            let comfortable = COMFORTABLE.min((space.height - above) / window.files as f32);
            let panel = (space.width - beside - comfortable * window.ranks as f32).clamp(narrowest, widest);
            let cell = side(space.width - panel - beside, window.ranks, space.height - above, window.files);
            let plain = Self::plain(cell, window);
            Self { arrangement: Arrangement::Landscape, panel, frame, ..plain }
        };
        let framed = with_frame(FRAMES[0]);
        if framed.cell >= ROOMY { framed } else { with_frame(FRAMES[1]) }
    }

    /// The board is turned a quarter clockwise: rank 1 on the left, file a on top.
    pub fn turned(&self) -> bool {
        self.arrangement == Arrangement::Landscape && self.sight.is_none()
    }

    /// Cells in a row, as drawn.
    pub fn columns(&self) -> u32 {
        if self.turned() { self.window.ranks } else { self.window.files }
    }

    /// Cells in a column, as drawn.
    pub fn rows(&self) -> u32 {
        if self.turned() { self.window.files } else { self.window.ranks }
    }

    fn along(&self, index: u32) -> f32 {
        self.frame + self.cell * index as f32
    }

    /// Width with the frame.
    pub fn width(&self) -> f32 {
        self.along(self.columns()) + self.frame
    }

    /// Height with the frame.
    pub fn height(&self) -> f32 {
        self.along(self.rows()) + self.frame
    }

    /// The column and the row that a spot is drawn in; beyond the board's edges too.
    fn drawn(&self, spot: u32) -> (i32, i32) {
        let (file, rank) = self.window.place(spot);
        if self.turned() { (rank, file) } else { (file, self.window.ranks as i32 - 1 - rank) }
    }

    /// The centre of a spot's cell.
    pub fn centre(&self, spot: u32) -> Point {
        let (column, row) = self.drawn(spot);
        let along = |index: i32| self.frame + self.cell * (index as f32 + 0.5);
        Point { x: along(column), y: along(row) }
    }

    /// The upper left corner of a spot's cell.
    fn corner(&self, spot: u32) -> Point {
        let (centre, half) = (self.centre(spot), self.cell / 2.0);
        Point { x: centre.x - half, y: centre.y - half }
    }

    /// Every cell, row by row from the upper left, with what the scene says of it.
    pub fn cells(&self, scene: &Scene, mut speak: impl FnMut(&crate::words::Say) -> String) -> Vec<Cell> {
        let mut places: Vec<_> = scene.cells.iter().map(|cell| (self.drawn(cell.spot), cell)).collect();
        places.sort_by_key(|&((column, row), _)| (row, column));
        let cells = places.into_iter().map(|((column, row), cell)| Cell {
            spot: cell.spot,
            x: self.frame + self.cell * column as f32,
            y: self.frame + self.cell * row as f32,
            light: (column + row) % 2 == 1,
            enabled: cell.enabled,
            spoken: speak(&cell.spoken),
        });
        cells.collect()
    }

    /// What is seen of a board without edges; what it says of it is still to be added.
    pub fn sight(&self, scene: &Scene, glimpse: Glimpse) -> Option<Cloth> {
        let (cloth, (width, height)) = (scene.cloth.as_ref()?, self.sight?);
        let foot = BELOW.min(height - self.cell);
        let (wide, high) = ((width - 2.0 * BESIDE).max(1.0), height - foot);
        let fitting = |[left, top, right, bottom]: [f32; 4]| {
            let scale = (wide / (right - left)).min(high / (bottom - top)).min(1.0);
            // The middle of what lies above the foot is higher than that of all.
            let middle = Point { x: (left + right) / 2.0, y: (top + bottom) / 2.0 + foot / (2.0 * scale) };
            Look { middle, scale }
        };
        let whole = fitting([0.0, 0.0, self.width(), self.height()]);
        let reachable: Vec<u32> = scene
            .marks
            .iter()
            .filter(|mark| mark.kind == MarkKind::Reachable)
            .map(|mark| mark.spot)
            .collect();
        let reach = self.around(reachable.iter().copied()).map(fitting);
        let first = if glimpse.whole { whole } else { self.first(cloth, wide, high, foot) };
        Some(Cloth {
            width,
            height,
            foot,
            first,
            whole,
            reach: reach.filter(|look| look.scale * self.cell >= TILE[0] - 0.01),
            reachable: reachable.into_iter().map(|spot| self.corner(spot)).collect(),
            origin: self.centre(cloth.origin),
            // What is looked at changes once more when the game is over.
            turn: glimpse.turn + u32::from(glimpse.whole),
            fit: String::new(),
            beyond: String::new(),
        })
    }

    /// The smallest part of the board that holds the cells of all these spots, if there are any.
    fn around(&self, spots: impl Iterator<Item = u32>) -> Option<[f32; 4]> {
        let half = self.cell / 2.0;
        spots
            .map(|spot| self.centre(spot))
            .map(|at| [at.x - half, at.y - half, at.x + half, at.y + half])
            .reduce(|one, other| {
                [one[0].min(other[0]), one[1].min(other[1]), one[2].max(other[2]), one[3].max(other[3])]
            })
    }

    /// What is looked at first of a board that may be larger than what is in sight: the last turn.
    fn first(&self, cloth: &scene::Cloth, wide: f32, high: f32, foot: f32) -> Look {
        let latest: Vec<Point> = cloth.latest.iter().map(|&spot| self.centre(spot)).collect();
        let usual = |of: fn(&Point) -> f32, first: u32, last: u32| {
            let ends = [first, last].map(|spot| of(&self.centre(spot)));
            (ends[0].min(ends[1]) - self.cell / 2.0, ends[0].max(ends[1]) + self.cell / 2.0)
        };
        let Window { board, left, low, files, ranks } = cloth.usual;
        let first = low * board + left;
        let last = (low + ranks.max(1) - 1) * board + left + files.max(1) - 1;
        let middle = |of: fn(&Point) -> f32, sight: f32| {
            let (start, end) = usual(of, first, last);
            if end - start <= sight || latest.is_empty() {
                return (start + end) / 2.0;
            }
            let wanted = latest.iter().map(of).sum::<f32>() / latest.len() as f32;
            wanted.clamp(start + sight / 2.0, end - sight / 2.0)
        };
        let middle =
            Point { x: middle(|point| point.x, wide), y: middle(|point| point.y, high) + foot / 2.0 };
        Look { middle, scale: 1.0 }
    }

    /// The arc of a jump: it bulges upwards, or to the right where it goes straight up or down, so that its top lies
    /// .31 of a cell off the straight line.
    pub fn hop(&self, from: u32, to: u32) -> Hop {
        let (from, to) = (self.centre(from), self.centre(to));
        let (across, down) = (to.x - from.x, to.y - from.y);
        let length = across.hypot(down).max(f32::EPSILON);
        let (mut right, mut below) = (-down / length, across / length);
        if across.abs() < 0.01 {
            (right, below) = (1.0, 0.0);
        } else if below > 0.0 {
            (right, below) = (-right, -below);
        }
        let bulge = 0.62 * self.cell;
        let control =
            Point { x: (from.x + to.x) / 2.0 + right * bulge, y: (from.y + to.y) / 2.0 + below * bulge };
        Hop { from, control, to }
    }

    /// An arrow from a chosen square to a piece beside it: from the sign in the square to the piece's edge.
    pub fn arrow(&self, from: u32, to: u32) -> Arrow {
        let (start, end) = (self.centre(from), self.centre(to));
        let length = (end.x - start.x).hypot(end.y - start.y).max(f32::EPSILON);
        let along = |from: Point, way: f32| Point {
            x: from.x + way * self.cell * (end.x - start.x) / length,
            y: from.y + way * self.cell * (end.y - start.y) / length,
        };
        Arrow { from: along(start, 0.24), to: along(end, -0.36) }
    }

    /// Names of files and ranks.
    pub fn labels(&self, coordinates: Coordinates) -> Vec<Label> {
        let framed = self.frame >= FRAMES[0];
        match coordinates {
            _ if self.sight.is_some() => Vec::new(),
            Coordinates::Never => Vec::new(),
            Coordinates::WhereThereIsRoom if !framed => Vec::new(),
            _ => {
                let columns = (0..self.columns()).map(|column| self.label(column, true, framed));
                columns.chain((0..self.rows()).map(|row| self.label(row, false, framed))).collect()
            }
        }
    }

    /// The name of a column, under the board, or of a row, on its left; or in the corners of the cells there.
    fn label(&self, index: u32, column: bool, framed: bool) -> Label {
        let text = match (column, self.turned()) {
            (true, false) | (false, true) => file_name(index),
            (true, true) => (index + 1).to_string(),
            (false, false) => (self.window.ranks - index).to_string(),
        };
        let (middle, corner) = (self.along(index) + self.cell / 2.0, 0.13 * self.cell);
        let at = match (column, framed) {
            (true, true) => Point { x: middle, y: self.height() - self.frame / 2.0 },
            (false, true) => Point { x: self.frame / 2.0, y: middle },
            (true, false) => {
                Point { x: self.along(index + 1) - corner, y: self.height() - self.frame - corner }
            }
            (false, false) => Point { x: self.frame + corner, y: self.along(index) + corner },
        };
        Label { text, at, size: if framed { 13.0 } else { (0.2 * self.cell).max(8.0) } }
    }
}

fn file_name(file: u32) -> String {
    (b'a'..=b'z').nth(file as usize).map(char::from).map(String::from).unwrap_or_default()
}

/// The side of a cell of which so many have to fit.
fn side(across: f32, columns: u32, down: f32, rows: u32) -> f32 {
    (across / columns as f32).min(down / rows as f32).clamp(0.0, LARGEST)
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    const BOARD: Window = Window::whole(7, 10);

    fn space(width: f32, height: f32) -> Space {
        Space { width, height, ..Space::default() }
    }

    #[rstest]
    #[case::phone(360.0, 752.0, Arrangement::Portrait, 48.0, 8.0)]
    #[case::small_phone(320.0, 568.0, Arrangement::Compact, 44.0, 3.0)]
    #[case::tablet(1280.0, 800.0, Arrangement::Landscape, 84.0, 30.0)]
    #[case::upright_tablet(800.0, 1240.0, Arrangement::Portrait, 88.0, 30.0)]
    #[case::square(600.0, 600.0, Arrangement::Compact, 47.2, 3.0)]
    #[case::lying_phone(800.0, 360.0, Arrangement::Landscape, 42.286, 8.0)]
    #[case::long_phone(360.0, 820.0, Arrangement::Portrait, 48.0, 8.0)]
    fn the_arrangement_with_the_largest_cell_wins(
        #[case] width: f32,
        #[case] height: f32,
        #[case] arrangement: Arrangement,
        #[case] cell: f32,
        #[case] frame: f32,
    ) {
        let layout = Layout::squares(space(width, height), BOARD);
        assert_eq!(layout.arrangement, arrangement, "{layout:?}");
        assert!((layout.cell - cell).abs() < 0.01, "{layout:?}");
        assert!((layout.frame - frame).abs() < 0.01, "{layout:?}");
        assert!(layout.width() + layout.panel <= width && layout.height() <= height, "{layout:?}");
        assert!(!layout.scrolls);
    }

    #[test]
    fn where_cells_would_be_too_small_seats_and_message_scroll() {
        let cramped =
            Space { width: 360.0, height: 640.0, portrait: 420.0, compact: 290.0, ..fixed(200.0, 160.0) };
        let layout = Layout::squares(cramped, BOARD);
        assert!(layout.scrolls && !layout.bare, "{layout:?}");
        assert!(layout.cell >= SMALLEST, "{layout:?}");
    }

    /// What the parts need that stay while seats and message scroll.
    fn fixed(fixed: f32, bare: f32) -> Space {
        Space { fixed, bare, ..Space::default() }
    }

    #[rstest]
    #[case::querni(BOARD)]
    #[case::knetkell(Window::whole(5, 5))]
    fn where_cells_would_be_too_small_even_so_actions_are_icons(#[case] window: Window) {
        // A small phone with letters twice as large.
        let cramped =
            Space { width: 320.0, height: 520.0, portrait: 620.0, compact: 446.0, ..fixed(354.0, 160.0) };
        let layout = Layout::squares(cramped, window);
        assert!(layout.scrolls && layout.bare, "{layout:?}");
        assert!((SMALLEST..=COMFORTABLE).contains(&layout.cell), "{layout:?}");
    }

    #[test]
    fn the_turned_board_has_rank_1_on_the_left_and_file_a_on_top() {
        let layout = Layout::squares(space(1280.0, 800.0), BOARD);
        let (a1, g10) = (layout.centre(0), layout.centre(69));
        assert_eq!((a1.x, a1.y), (30.0 + 42.0, 30.0 + 42.0));
        assert_eq!((g10.x, g10.y), (30.0 + 9.5 * 84.0, 30.0 + 6.5 * 84.0));
        let upright = Layout::squares(space(360.0, 752.0), BOARD);
        assert_eq!(upright.centre(0), Point { x: 8.0 + 24.0, y: 8.0 + 9.5 * 48.0 });
    }

    #[test]
    fn an_arc_bulges_upwards_or_to_the_right() {
        let layout = Layout::squares(space(360.0, 752.0), BOARD);
        let level = layout.hop(0, 2);
        assert!(level.control.y < level.from.y && (level.control.x - 80.0).abs() < 0.01, "{level:?}");
        let upright = layout.hop(0, 14);
        assert!(upright.control.x > upright.from.x, "{upright:?}");
        assert_eq!(layout.hop(2, 0).control, level.control);
    }

    #[test]
    fn names_stand_where_the_settings_say() {
        let (phone, tablet) =
            (Layout::squares(space(360.0, 752.0), BOARD), Layout::squares(space(1280.0, 800.0), BOARD));
        assert!(phone.labels(Coordinates::WhereThereIsRoom).is_empty());
        assert!(tablet.labels(Coordinates::Never).is_empty());
        for (layout, coordinates) in [(phone, Coordinates::Always), (tablet, Coordinates::WhereThereIsRoom)] {
            let names: Vec<String> = layout.labels(coordinates).into_iter().map(|label| label.text).collect();
            assert_eq!(names.len(), 17);
            assert!(names.contains(&"g".to_owned()) && names.contains(&"10".to_owned()));
        }
    }

    /// A table of so many files and ranks on a cloth, with a rack of 64 among the parts around it.
    fn cloth(width: f32, height: f32, files: u32, ranks: u32) -> (Layout, Scene) {
        let around = Space { portrait: 328.0, compact: 186.0, fixed: 228.0, bare: 196.0, ..Space::default() };
        let window = Window { board: 256, left: 100, low: 100, files, ranks };
        let cloth = scene::Cloth { usual: window, origin: 100 * 256 + 100, latest: Vec::new() };
        let scene = Scene { window, cloth: Some(cloth), ..Scene::default() };
        (Layout::of(Space { width, height, rack: 84.0, ..around }, &scene), scene)
    }

    /// The same, of which the last turn is on these spots.
    fn sight_after(layout: &Layout, scene: &Scene, latest: &[u32]) -> Cloth {
        let cloth = scene.cloth.clone().map(|cloth| scene::Cloth { latest: latest.to_vec(), ..cloth });
        layout.sight(&Scene { cloth, ..scene.clone() }, Glimpse::default()).expect("a cloth")
    }

    /// The same, of which these spots are reachable.
    fn sight_to(layout: &Layout, scene: &Scene, reachable: &[u32]) -> Cloth {
        let mark = |&spot: &u32| crate::table::screen::Mark { kind: MarkKind::Reachable, spot };
        let marks = reachable.iter().map(mark).collect();
        layout.sight(&Scene { marks, ..scene.clone() }, Glimpse::default()).expect("a cloth")
    }

    /// What is in sight of a board, above the foot, at a look: from the left, the top, to the right, the bottom.
    fn seen(sight: &Cloth, look: Look) -> [f32; 4] {
        let Look { middle, scale } = look;
        let (across, down) = (sight.width / 2.0 / scale, sight.height / 2.0 / scale);
        [middle.x - across, middle.y - down, middle.x + across, middle.y + down - sight.foot / scale]
    }

    fn holds(seen: [f32; 4], layout: &Layout, spot: u32) -> bool {
        let (at, half) = (layout.centre(spot), layout.cell / 2.0 - 0.01);
        seen[0] <= at.x - half && at.x + half <= seen[2] && seen[1] <= at.y - half && at.y + half <= seen[3]
    }

    #[rstest]
    #[case::phone(360.0, 752.0, Arrangement::Portrait)]
    #[case::small_phone(320.0, 568.0, Arrangement::Compact)]
    #[case::tablet(1280.0, 800.0, Arrangement::Landscape)]
    #[case::upright_tablet(800.0, 1240.0, Arrangement::Portrait)]
    #[case::lying_phone(800.0, 360.0, Arrangement::Landscape)]
    #[case::square(600.0, 600.0, Arrangement::Portrait)]
    fn a_table_without_edges_takes_the_arrangement_that_shows_most_both_ways(
        #[case] width: f32,
        #[case] height: f32,
        #[case] arrangement: Arrangement,
    ) {
        for (files, ranks) in [(7, 7), (30, 3), (3, 30)] {
            let (layout, scene) = cloth(width, height, files, ranks);
            assert_eq!(layout.arrangement, arrangement, "{layout:?}");
            assert!((TILE[0]..=TILE[1]).contains(&layout.cell), "{layout:?}");
            let sight = sight_after(&layout, &scene, &[]);
            assert!(sight.width + layout.panel <= width && sight.height <= height, "{sight:?}");
            assert!(!layout.turned() && layout.labels(Coordinates::Always).is_empty());
        }
    }

    #[test]
    fn a_table_that_is_larger_than_what_is_seen_shows_the_last_turn_without_looking_past_its_end() {
        let (layout, scene) = cloth(360.0, 752.0, 30, 3);
        for (file, seen) in [(100, layout.cell * 0.5), (115, layout.cell * 15.5), (129, layout.cell * 29.5)] {
            let sight = sight_after(&layout, &scene, &[101 * 256 + file]);
            let half = sight.width / 2.0 - BESIDE;
            let (start, end) = (sight.first.middle.x - half, sight.first.middle.x + half);
            assert!(start >= -0.01 && end <= layout.width() + 0.01, "{sight:?}");
            assert!(start < seen && seen < end, "{sight:?}");
        }
    }

    #[test]
    fn where_too_little_of_a_table_without_edges_would_be_seen_seats_and_message_scroll() {
        let cramped =
            Space { width: 320.0, height: 560.0, portrait: 620.0, compact: 500.0, ..fixed(280.0, 200.0) };
        let window = Window { board: 256, left: 100, low: 100, files: 5, ranks: 5 };
        let cloth = scene::Cloth { usual: window, ..scene::Cloth::default() };
        let layout = Layout::cloth(cramped, window, &cloth);
        assert!(layout.scrolls && layout.arrangement == Arrangement::Portrait, "{layout:?}");
        assert_eq!((layout.sight, layout.bare), (Some((320.0, 280.0)), false));
    }

    #[test]
    fn where_hardly_anything_of_a_table_without_edges_would_be_seen_actions_are_icons() {
        let cramped =
            Space { width: 320.0, height: 520.0, portrait: 620.0, compact: 500.0, ..fixed(425.0, 231.0) };
        let window = Window { board: 256, left: 100, low: 100, files: 5, ranks: 5 };
        let cloth = scene::Cloth { usual: window, ..scene::Cloth::default() };
        let layout = Layout::cloth(cramped, window, &cloth);
        assert_eq!((layout.sight, layout.bare, layout.scrolls), (Some((320.0, 289.0)), true, true));
    }

    #[rstest]
    #[case::one(&[(103, 104)])]
    #[case::seven_files(&[(110, 110), (116, 112)])]
    #[case::ten_ranks(&[(125, 100), (121, 108)])]
    fn what_is_reachable_comes_into_sight_together_if_it_can(#[case] cells: &[(u32, u32)]) {
        let (layout, scene) = cloth(360.0, 800.0, 30, 30);
        let spots: Vec<u32> = cells.iter().map(|(file, rank)| rank * 256 + file).collect();
        let sight = sight_to(&layout, &scene, &spots);
        let look = sight.reach.expect("they fit");
        assert!(layout.cell * look.scale >= 43.9, "{look:?}");
        assert!(spots.iter().all(|&spot| holds(seen(&sight, look), &layout, spot)), "{sight:?}");
    }

    #[test]
    fn what_is_reachable_and_too_far_apart_for_a_finger_is_not_looked_at_together() {
        let (layout, scene) = cloth(360.0, 752.0, 30, 30);
        assert_eq!(sight_to(&layout, &scene, &[110 * 256 + 103, 110 * 256 + 112]).reach, None);
        assert_eq!(sight_to(&layout, &scene, &[]).reach, None);
    }

    #[test]
    fn tiles_shrink_to_44_where_that_brings_all_that_is_reachable_into_sight() {
        // Six files of 56; a seventh grows while the turn is built.
        let (layout, mut scene) = cloth(360.0, 752.0, 6, 4);
        scene.window.files = 7;
        assert!(layout.cell > 50.0, "{layout:?}");
        let sight = sight_to(&layout, &scene, &[100 * 256 + 100, 100 * 256 + 106]);
        let look = sight.reach.expect("they fit");
        assert!(look.scale < 1.0 && layout.cell * look.scale >= 44.0, "{look:?}");
    }

    #[test]
    fn all_of_a_table_is_seen_above_the_bag_and_first_of_all_when_the_game_is_over() {
        let (layout, scene) = cloth(360.0, 752.0, 24, 30);
        let sight = layout.sight(&scene, Glimpse { turn: 40, whole: true }).expect("a cloth");
        let [left, top, right, bottom] = seen(&sight, sight.whole);
        assert!(left <= 0.0 && top <= 0.1 && right >= layout.width() && bottom >= layout.height() - 0.1);
        assert_eq!((sight.first, sight.turn), (sight.whole, 41));
        let before = layout.sight(&scene, Glimpse { turn: 40, whole: false }).expect("a cloth");
        assert_eq!((before.first.scale, before.turn), (1.0, 40));
    }

    #[test]
    fn a_table_that_fits_is_seen_in_the_middle_above_the_bag() {
        let (layout, scene) = cloth(360.0, 752.0, 5, 5);
        let middle = sight_after(&layout, &scene, &[100 * 256 + 100]).first.middle;
        assert_eq!((middle.x, middle.y), (layout.width() / 2.0, layout.height() / 2.0 + BELOW / 2.0));
    }
}
