//! What is in sight of a board without edges: how it is pushed and zoomed, what is brought into sight, what is beyond.
//!
//! The platforms keep the [`Sight`] and glide from one to another; where it goes is decided here. Lengths are dp.

use crate::table::cursor::Way;
use crate::table::screen::{Cloth, Look, Point};

/// A board without edges, and the room that it is looked at in.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Outlook {
    /// Side of a cell at its usual size.
    pub cell: f32,
    /// Width of the board.
    pub width: f32,
    /// Height of the board.
    pub height: f32,
    /// What the screen says of it.
    pub cloth: Cloth,
    /// Width of the room.
    pub across: f32,
    /// Height of the room.
    pub down: f32,
}

/// What is in the middle of the room, in cells from the cloth's origin, so that it stays there while the board grows and
/// when its cells change their size.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Sight {
    /// The place in the middle.
    pub middle: Point,
    /// How large everything is, as a part of the usual size.
    pub scale: f32,
}

/// A sign at the edge: there is something reachable beyond it.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Beyond {
    /// Where it points.
    pub way: Way,
    /// The sign's centre in the room.
    pub at: Point,
    /// How large the sign is for a finger.
    pub size: f32,
    /// The corner of the cell that it brings into sight.
    pub cell: Point,
}

/// How much of its usual size a cell can be zoomed to.
const SCALES: [f32; 2] = [0.4, 1.6];
/// How far from the edges a cell that is brought into sight stays, as a part of its side.
const MARGIN: f32 = 0.5;
/// How much of a cell may be cut off, on each side, while it still is in sight.
const SLACK: f32 = 0.2;
/// How large a sign at the edge is for a finger.
const SIGN: f32 = 48.0;
/// How far a sign makes way at a time.
const STEP: f32 = 8.0;

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Outlook {
    /// What the core looks at first.
    pub fn first(&self) -> Sight {
        self.sight(self.cloth.first)
    }

    /// How far to the right and down the board's upper left corner lies from the room's.
    pub fn corner(&self, sight: Sight) -> Point {
        let (middle, at) = (self.middle(), self.centre(sight));
        Point { x: middle.x - at.x * sight.scale, y: middle.y - at.y * sight.scale }
    }

    /// The place on the board that is seen at this place of the room.
    pub fn seen_at(&self, sight: Sight, place: Point) -> Point {
        let corner = self.corner(sight);
        Point { x: (place.x - corner.x) / sight.scale, y: (place.y - corner.y) / sight.scale }
    }

    /// After a finger has pushed it so far.
    pub fn pushed(&self, sight: Sight, by: Point) -> Sight {
        self.moved(sight, Point { x: -by.x / sight.scale, y: -by.y / sight.scale })
    }

    /// After fingers about a place of the room have spread or closed by this factor.
    pub fn zoomed(&self, sight: Sight, factor: f32, about: Point) -> Sight {
        let least = SCALES[0].min(self.cloth.whole.scale);
        let scale = (sight.scale * factor).clamp(least, SCALES[1]);
        let middle = self.middle();
        let stays = |arm: f32| arm / sight.scale - arm / scale;
        let by = Point { x: stays(about.x - middle.x), y: stays(about.y - middle.y) };
        self.moved(Sight { scale, ..sight }, by)
    }

    /// All of it, or, if that is in sight, what the core looks at first.
    pub fn fitted(&self, sight: Sight) -> Sight {
        let whole = self.sight(self.cloth.whole);
        let off = (sight.middle.x - whole.middle.x).hypot(sight.middle.y - whole.middle.y);
        let is_there = (sight.scale - whole.scale).abs() < 0.01 && off < 0.05;
        if is_there { self.first() } else { whole }
    }

    /// Moved no further than needed to have the cell with this corner in sight, and some of what is around it. None if
    /// it is.
    pub fn revealing(&self, sight: Sight, cell: Point) -> Option<Sight> {
        let (place, clear) = (self.place(sight, cell), self.clear());
        let place = place.grown(MARGIN * self.cell * sight.scale);
        let shift = |low: f32, high: f32, from: f32, to: f32| match () {
            () if high - low > to - from => (low + high) / 2.0 - (from + to) / 2.0,
            () if low < from => low - from,
            () if high > to => high - to,
            () => 0.0,
        };
        let by = Point {
            x: shift(place.left, place.right, clear.left, clear.right),
            y: shift(place.top, place.bottom, clear.top, clear.bottom),
        };
        let needed = by.x != 0.0 || by.y != 0.0;
        needed.then(|| self.moved(sight, Point { x: by.x / sight.scale, y: by.y / sight.scale }))
    }

    /// Brings into sight what is reachable: all of it where that can be, else the nearest, if none of it is. None if
    /// nothing has to move.
    pub fn reaching(&self, sight: Sight) -> Option<Sight> {
        let reachable = &self.cloth.reachable;
        let hidden: Vec<Point> =
            reachable.iter().copied().filter(|&cell| !self.in_sight(self.place(sight, cell))).collect();
        match self.cloth.reach {
            _ if hidden.is_empty() => None,
            Some(together) => Some(self.sight(together)),
            None if hidden.len() < reachable.len() => None,
            None => self.revealing(sight, self.nearest(sight, &hidden)?),
        }
    }

    /// Signs for what is reachable and out of sight; at most one for each side, for the nearest.
    pub fn beyond(&self, sight: Sight) -> Vec<Beyond> {
        let clear = self.clear();
        let within = clear.grown(-SIGN / 2.0);
        if within.is_empty() {
            return Vec::new();
        }
        let places = || self.cloth.reachable.iter().map(|&cell| (cell, self.place(sight, cell)));
        // What is half in sight can be tapped too.
        let taken: Vec<Area> = places().map(|(_, place)| place).filter(|place| place.meets(clear)).collect();
        let mut sides: Vec<(Way, Vec<Point>)> = Vec::new();
        for (cell, place) in places().filter(|&(_, place)| !self.in_sight(place)) {
            let way = within.way(place.centre());
            match sides.iter_mut().find(|(side, _)| *side == way) {
                Some((_, cells)) => cells.push(cell),
                None => sides.push((way, vec![cell])),
            }
        }
        let signs = sides.into_iter().filter_map(|(way, cells)| {
            let cell = self.nearest(sight, &cells)?;
            let wanted = within.nearest(self.place(sight, cell).centre());
            Some(Beyond { way, at: within.free(way, wanted, &taken), size: SIGN, cell })
        });
        // In a corner one sign leads on as well as two.
        signs.fold(Vec::new(), |mut apart, sign| {
            if apart.iter().all(|other| distance(other.at, sign.at) >= SIGN) {
                apart.push(sign);
            }
            apart
        })
    }
}

impl Outlook {
    fn sight(&self, look: Look) -> Sight {
        let origin = self.cloth.origin;
        let cells = |at: f32, origin: f32| (at - origin) / self.cell;
        let middle = Point { x: cells(look.middle.x, origin.x), y: cells(look.middle.y, origin.y) };
        Sight { middle, scale: look.scale }
    }

    fn middle(&self) -> Point {
        Point { x: self.across / 2.0, y: self.down / 2.0 }
    }

    /// The part of the room that nothing else lies on.
    fn clear(&self) -> Area {
        Area { left: 0.0, top: 0.0, right: self.across, bottom: (self.down - self.cloth.foot).max(0.0) }
    }

    /// The place on the board that is in the middle.
    fn centre(&self, sight: Sight) -> Point {
        let origin = self.cloth.origin;
        Point { x: origin.x + sight.middle.x * self.cell, y: origin.y + sight.middle.y * self.cell }
    }

    /// Moved so far over the board. The middle is always on it, so that it can't be lost out of sight.
    fn moved(&self, sight: Sight, by: Point) -> Sight {
        let at = self.centre(sight);
        let middle =
            Point { x: (at.x + by.x).clamp(0.0, self.width), y: (at.y + by.y).clamp(0.0, self.height) };
        self.sight(Look { middle, scale: sight.scale })
    }

    /// Where the cell with this corner is seen in the room.
    fn place(&self, sight: Sight, cell: Point) -> Area {
        let (corner, side) = (self.corner(sight), self.cell * sight.scale);
        let (left, top) = (corner.x + cell.x * sight.scale, corner.y + cell.y * sight.scale);
        Area { left, top, right: left + side, bottom: top + side }
    }

    fn in_sight(&self, place: Area) -> bool {
        let (inner, clear) = (place.grown(-SLACK * (place.right - place.left)), self.clear());
        inner.left >= clear.left
            && inner.top >= clear.top
            && inner.right <= clear.right
            && inner.bottom <= clear.bottom
    }

    /// Which of these cells is nearest to what is in sight.
    fn nearest(&self, sight: Sight, cells: &[Point]) -> Option<Point> {
        let far = |&cell: &Point| {
            let centre = self.place(sight, cell).centre();
            distance(centre, self.clear().nearest(centre))
        };
        cells.iter().copied().min_by(|one, other| far(one).total_cmp(&far(other)))
    }
}

/// A part of the room.
#[derive(Debug, Clone, Copy)]
struct Area {
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
}

impl Area {
    fn grown(self, by: f32) -> Self {
        let Self { left, top, right, bottom } = self;
        Self { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
    }

    fn is_empty(self) -> bool {
        self.left >= self.right || self.top >= self.bottom
    }

    fn centre(self) -> Point {
        Point { x: (self.left + self.right) / 2.0, y: (self.top + self.bottom) / 2.0 }
    }

    fn meets(self, other: Self) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }

    fn holds(self, at: Point) -> bool {
        (self.left..=self.right).contains(&at.x) && (self.top..=self.bottom).contains(&at.y)
    }

    fn nearest(self, to: Point) -> Point {
        Point { x: to.x.clamp(self.left, self.right), y: to.y.clamp(self.top, self.bottom) }
    }

    /// By which side the line from the middle to a place outside leaves it.
    fn way(self, to: Point) -> Way {
        let middle = self.centre();
        let (x, y) = (to.x - middle.x, to.y - middle.y);
        let level = x.abs() * (self.bottom - self.top) > y.abs() * (self.right - self.left);
        match (level, x > 0.0, y > 0.0) {
            (true, true, _) => Way::Right,
            (true, false, _) => Way::Left,
            (false, _, true) => Way::Down,
            (false, _, false) => Way::Up,
        }
    }

    /// The place for a sign on a side that is nearest to where it belongs and covers nothing that is taken.
    fn free(self, way: Way, wanted: Point, taken: &[Self]) -> Point {
        let upright = matches!(way, Way::Left | Way::Right);
        let length = if upright { self.bottom - self.top } else { self.right - self.left };
        let steps = (1..=(length / STEP) as u32).flat_map(|step| [step as f32 * STEP, step as f32 * -STEP]);
        let places = std::iter::once(0.0).chain(steps).map(|step| match upright {
            true => Point { x: wanted.x, y: wanted.y + step },
            false => Point { x: wanted.x + step, y: wanted.y },
        });
        let sign = |at: Point| Self { left: at.x, top: at.y, right: at.x, bottom: at.y }.grown(SIGN / 2.0);
        let mut free = places
            .filter(|&at| self.holds(at))
            .filter(|&at| taken.iter().all(|place| !place.meets(sign(at))));
        free.next().unwrap_or(wanted)
    }
}

fn distance(one: Point, other: Point) -> f32 {
    (one.x - other.x).hypot(one.y - other.y)
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    const CELL: f32 = 50.0;

    /// The corner of the cell in this column and row, counted from the origin's.
    fn cell(column: f32, row: f32) -> Point {
        Point { x: (10.0 + column) * CELL, y: (10.0 + row) * CELL }
    }

    /// A table of 20 × 20 cells in a room of 360 × 480 with 56 taken at its foot, looked at its middle.
    fn outlook(reachable: &[Point]) -> Outlook {
        let middle = Point { x: 500.0, y: 500.0 };
        let cloth = Cloth {
            width: 360.0,
            height: 480.0,
            foot: 56.0,
            first: Look { middle, scale: 1.0 },
            whole: Look { middle, scale: 0.35 },
            reach: None,
            reachable: reachable.to_vec(),
            origin: Point { x: 525.0, y: 525.0 },
            turn: 1,
            fit: String::new(),
            beyond: String::new(),
        };
        Outlook { cell: CELL, width: 1000.0, height: 1000.0, cloth, across: 360.0, down: 480.0 }
    }

    fn is_in_sight(outlook: &Outlook, sight: Sight, cell: Point) -> bool {
        outlook.in_sight(outlook.place(sight, cell))
    }

    fn same(one: Point, other: Point) -> bool {
        distance(one, other) < 0.01
    }

    #[test]
    fn what_the_core_looks_at_is_in_the_middle() {
        let outlook = outlook(&[]);
        let first = outlook.first();
        assert!(same(outlook.seen_at(first, Point { x: 180.0, y: 240.0 }), outlook.cloth.first.middle));
        assert!(same(outlook.corner(first), Point { x: 180.0 - 500.0, y: 240.0 - 500.0 }));
    }

    #[test]
    fn what_is_in_sight_stays_there_while_the_board_grows() {
        let before = outlook(&[]);
        let sight = before.pushed(before.first(), Point { x: 30.0, y: -20.0 });
        let mut after = before.clone();
        // Two columns more on the left.
        after.width += 2.0 * CELL;
        after.cloth.origin.x += 2.0 * CELL;
        assert_eq!(after.corner(sight).x, before.corner(sight).x - 2.0 * CELL);
        assert_eq!(after.corner(sight).y, before.corner(sight).y);
    }

    #[test]
    fn a_push_goes_with_the_finger_and_never_past_the_boards_end() {
        let outlook = outlook(&[]);
        let (first, by) = (outlook.first(), Point { x: 40.0, y: 25.0 });
        let (from, to) = (outlook.corner(first), outlook.corner(outlook.pushed(first, by)));
        assert!(same(to, Point { x: from.x + 40.0, y: from.y + 25.0 }), "{to:?}");
        let far = outlook.pushed(first, Point { x: 5000.0, y: -5000.0 });
        assert!(same(outlook.centre(far), Point { x: 0.0, y: 1000.0 }), "{far:?}");
    }

    #[test]
    fn what_lies_between_the_fingers_stays_between_them() {
        let (outlook, about) = (outlook(&[]), Point { x: 300.0, y: 100.0 });
        let first = outlook.first();
        for factor in [0.7, 1.3] {
            let zoomed = outlook.zoomed(first, factor, about);
            assert_eq!(zoomed.scale, factor);
            assert!(same(outlook.seen_at(zoomed, about), outlook.seen_at(first, about)), "{zoomed:?}");
        }
    }

    #[rstest]
    #[case::far(0.35, 0.001, 0.35)]
    #[case::small_table(0.9, 0.001, 0.4)]
    #[case::near(0.35, 1000.0, 1.6)]
    fn zoom_has_limits_but_all_of_a_table_can_be_seen(
        #[case] whole: f32,
        #[case] factor: f32,
        #[case] scale: f32,
    ) {
        let mut outlook = outlook(&[]);
        outlook.cloth.whole.scale = whole;
        assert_eq!(outlook.zoomed(outlook.first(), factor, Point { x: 0.0, y: 0.0 }).scale, scale);
    }

    #[test]
    fn all_of_it_comes_into_sight_and_then_what_was_looked_at_first() {
        let outlook = outlook(&[]);
        let whole = outlook.fitted(outlook.first());
        assert_eq!(whole.scale, 0.35);
        assert_eq!(outlook.fitted(whole), outlook.first());
        let pushed = outlook.pushed(whole, Point { x: 40.0, y: 0.0 });
        assert_eq!(outlook.fitted(pushed), whole);
    }

    #[rstest]
    #[case::right(8.0, 0.0)]
    #[case::left(-8.0, 0.0)]
    #[case::above(0.0, -8.0)]
    #[case::under_what_lies_at_the_foot(0.0, 4.0)]
    fn a_cell_is_brought_into_sight_with_some_of_what_is_around_it(#[case] column: f32, #[case] row: f32) {
        let (outlook, cell) = (outlook(&[]), cell(column, row));
        assert!(!is_in_sight(&outlook, outlook.first(), cell));
        let sight = outlook.revealing(outlook.first(), cell).expect("it is out of sight");
        let place = outlook.place(sight, cell).grown(0.5 * CELL - 0.01);
        assert!(outlook.clear().holds(Point { x: place.left, y: place.top }), "{place:?}");
        assert!(outlook.clear().holds(Point { x: place.right, y: place.bottom }), "{place:?}");
        assert_eq!(outlook.revealing(sight, cell), None);
    }

    #[test]
    fn what_is_reachable_and_in_sight_moves_nothing() {
        let mut outlook = outlook(&[cell(0.0, 0.0), cell(-2.0, 1.0)]);
        outlook.cloth.reach = Some(outlook.cloth.whole);
        assert_eq!(outlook.reaching(outlook.first()), None);
        assert_eq!(outlook.beyond(outlook.first()), []);
    }

    #[test]
    fn all_that_is_reachable_comes_into_sight_where_the_core_says_how() {
        let mut outlook = outlook(&[cell(0.0, 0.0), cell(5.0, 1.0)]);
        let together = Look { middle: Point { x: 650.0, y: 500.0 }, scale: 0.9 };
        outlook.cloth.reach = Some(together);
        assert_eq!(outlook.reaching(outlook.first()), Some(outlook.sight(together)));
    }

    #[test]
    fn of_what_is_too_far_apart_the_nearest_comes_into_sight_unless_some_is() {
        let (near, far) = (cell(5.0, 0.0), cell(-8.0, 0.0));
        let hidden = outlook(&[far, near]);
        let sight = hidden.reaching(hidden.first()).expect("none is in sight");
        assert!(is_in_sight(&hidden, sight, near) && !is_in_sight(&hidden, sight, far));
        let seen = outlook(&[far, near, cell(0.0, 0.0)]);
        assert_eq!(seen.reaching(seen.first()), None);
        assert_eq!(outlook(&[]).reaching(seen.first()), None);
    }

    #[test]
    fn signs_point_to_the_nearest_that_is_out_of_sight_on_each_side() {
        let (left, further, above) = (cell(-7.0, 0.0), cell(-9.0, 0.0), cell(0.0, -9.0));
        let outlook = outlook(&[further, left, above, cell(0.0, 0.0)]);
        let signs = outlook.beyond(outlook.first());
        let told: Vec<(Way, Point)> = signs.iter().map(|sign| (sign.way, sign.cell)).collect();
        assert_eq!(told, [(Way::Left, left), (Way::Up, above)]);
        for Beyond { at, size, .. } in signs {
            assert!(outlook.clear().grown(-size / 2.0).holds(at), "{at:?}");
        }
    }

    #[test]
    fn a_sign_covers_nothing_that_can_be_tapped() {
        // At the right edge, where the sign to the other would stand.
        let (near, far) = (cell(2.0, 0.0), cell(8.0, 0.0));
        let outlook = outlook(&[near, far]);
        let first = outlook.first();
        let signs = outlook.beyond(first);
        assert_eq!(signs.len(), 1, "{signs:?}");
        let Point { x, y } = signs[0].at;
        let sign = Area { left: x, top: y, right: x, bottom: y }.grown(SIGN / 2.0);
        assert!(!outlook.place(first, near).meets(sign), "{sign:?}");
    }

    #[test]
    fn in_a_corner_one_sign_is_enough() {
        let outlook = outlook(&[cell(-9.0, -9.4), cell(-9.4, -9.0)]);
        let far = outlook.pushed(outlook.first(), Point { x: -400.0, y: -460.0 });
        assert_eq!(outlook.beyond(far).len(), 1);
    }

    #[test]
    fn where_nothing_is_in_sight_there_is_no_sign() {
        let outlook = Outlook { down: 70.0, ..outlook(&[cell(-9.0, 0.0)]) };
        assert_eq!(outlook.beyond(outlook.first()), []);
    }
}
