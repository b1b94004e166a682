//! Outlines of what is drawn, as SVG path data: absolute `M L H V Q C A Z`, arcs of circles alone.

use std::collections::HashMap;
use std::f32::consts::PI;

use crate::table::screen::{Icon, Point, TileColour, TileShape};

/// Lines and, where there is one, an area. Lines are round at ends and corners.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct LinePicture {
    /// What is drawn as lines.
    pub lines: String,
    /// What is filled.
    pub filled: Option<String>,
}

/// A leaf on a sprig.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Leaf {
    /// Where it grows from the stem.
    pub at: Point,
    /// Turned by so many degrees, clockwise.
    pub angle: f32,
    /// The light falls on it.
    pub lit: bool,
}

/// A sprig of olive; a second one is its mirror image. Places are relative to where the two stems meet.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Sprig {
    /// Width of the field that both are drawn on.
    pub width: f32,
    /// Its height.
    pub height: f32,
    /// Where on it their stems meet.
    pub meeting: Point,
    /// The stem, a line.
    pub stem: String,
    /// A leaf that grows to the right from the origin.
    pub leaf: String,
    /// The leaves, in the order of drawing.
    pub leaves: Vec<Leaf>,
}

/// A folded napkin that stands on a corner, turned by 45 degrees to lie straight. The origin is its middle.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct NapkinDrawing {
    /// Its width from corner to corner.
    pub width: f32,
    /// Half the side of it.
    pub half: f32,
    /// One of four corners that are folded to the middle, an area.
    pub fold: String,
    /// The line along its edges.
    pub crease: String,
    /// The stripe in a seat's colour, a line.
    pub stripe: String,
    /// The stitches inside of it, a dashed line.
    pub stitches: String,
}

/// The outlines of all that is drawn, as SVG path data.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Drawings {
    /// Side of the square that icons are drawn on.
    pub icon_side: f32,
    /// Width of their lines.
    pub icon_line: f32,
    /// The icons.
    pub icons: HashMap<Icon, LinePicture>,
    /// "This leads on", an icon.
    pub chevron: LinePicture,
    /// "Everything in sight", an icon.
    pub corners: LinePicture,
    /// The shapes on tiles, areas on a square of side 1.
    pub shapes: HashMap<TileShape, String>,
    /// What is carved into the middle of a shape, on the same square, by the even-odd rule: the second sign of its colour,
    /// so that nothing hangs on the hue.
    pub eyes: HashMap<TileColour, String>,
    /// A red disc, of radius 1 around the origin: a fluted dish.
    pub dish: String,
    /// A red die, of half side 1 around the origin: a biscuit.
    pub biscuit: String,
    /// Where pips lie, in steps from the middle, on the faces from 1 to 6.
    pub pips: Vec<Vec<Point>>,
    /// The bag, an area around the middle of its belly.
    pub bag: String,
    /// What ties it, a line.
    pub bag_tie: String,
    /// The sprigs beside whoever won.
    pub sprig: Sprig,
    /// What a cover shows.
    pub napkin: NapkinDrawing,
}

/// The outlines of all that is drawn.
#[cfg_attr(feature = "uniffi", uniffi::export)]
pub fn drawings() -> Drawings {
    Drawings {
        icon_side: 24.0,
        icon_line: 1.9,
        icons: ICONS.iter().map(|&(icon, lines)| (icon, line_picture(icon, lines))).collect(),
        chevron: LinePicture { lines: "M9.5 5L16.5 12L9.5 19".to_owned(), filled: None },
        corners: LinePicture { lines: "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15".to_owned(), filled: None },
        shapes: shapes(),
        eyes: EYES.iter().map(|&(colour, eye)| (colour, eye.to_owned())).collect(),
        dish: dish(),
        biscuit: biscuit(),
        pips: PIPS.iter().map(|face| face.iter().map(|&(x, y)| Point { x, y }).collect()).collect(),
        bag: "M-11 -12C-24 2 -22 17 0 17C22 17 24 2 11 -12Z".to_owned(),
        bag_tie: "M-12 -12H12M-9 -12L-12 -19Q0 -15 12 -19L9 -12".to_owned(),
        sprig: sprig(),
        napkin: napkin(),
    }
}

const ICONS: [(Icon, &str); 21] = [
    (Icon::Cancel, "M8 5L4 9L8 13M4 9H14.5A5 5 0 0 1 14.5 19H9"),
    (
        Icon::Chain,
        "M3 16.5A3.2 3.2 0 1 0 9.4 16.5A3.2 3.2 0 1 0 3 16.5\
         M8.8 12A3.2 3.2 0 1 0 15.2 12A3.2 3.2 0 1 0 8.8 12\
         M14.6 7.5A3.2 3.2 0 1 0 21 7.5A3.2 3.2 0 1 0 14.6 7.5",
    ),
    (Icon::Skip, "M5 6L12 12L5 18ZM12 6L19 12L12 18Z"),
    (Icon::End, "M4.5 12.5L10 18L20 7"),
    (Icon::Swap, "M4 9H18L14.5 5.5M20 15H6L9.5 18.5"),
    (Icon::Exit, "M14 4H6V20H14M11 12H21M17.5 8.5L21 12L17.5 15.5"),
    (
        Icon::Rules,
        "M4 5.5C7 4.5 10 4.7 12 6.2C14 4.7 17 4.5 20 5.5V18.5C17 17.5 14 17.7 12 19.2\
         C10 17.7 7 17.5 4 18.5ZM12 6.2V19.2",
    ),
    (
        Icon::Settings,
        "M4 7H13M19 7H20M4 17H5M11 17H20M13 7A3 3 0 1 0 19 7A3 3 0 1 0 13 7\
         M5 17A3 3 0 1 0 11 17A3 3 0 1 0 5 17",
    ),
    (Icon::Again, "M19 8A8 8 0 1 0 20 13M19.5 3.5V8.3H14.7"),
    (Icon::Home, "M4 11L12 4L20 11V20H4ZM10 20V14H14V20"),
    (
        Icon::Look,
        "M2.5 12C6 6.5 18 6.5 21.5 12C18 17.5 6 17.5 2.5 12Z\
         M9 12A3 3 0 1 0 15 12A3 3 0 1 0 9 12",
    ),
    (
        Icon::GiveUp,
        "M6 21V4M6 5C9 3.4 12 3.8 14 5C16 6.1 18 6 19.5 5.2V13.2C18 14.2 16 14.2 14 13\
         C12 11.9 9 11.6 6 13",
    ),
    (Icon::Saved, "M8 4H20V15M5.5 7H17.5V18M3 10H15V21H3Z"),
    (Icon::Forth, "M9.5 5L16.5 12L9.5 19"),
    (Icon::Statistics, "M4 20H20M7 20V13M12 20V5M17 20V9"),
    (Icon::More, "M6 12H6.01M12 12H12.01M18 12H18.01"),
    (Icon::Hint, "M9.5 17.5V15.6A6 6 0 1 1 14.5 15.6V17.5ZM10 20.5H14"),
    (Icon::Back, "M14.5 5L7.5 12L14.5 19"),
    (
        Icon::SoundAll,
        "M13.5 9.8A3.4 3.4 0 0 1 13.5 14.2\
         M17.2 17A1.7 1.7 0 1 0 20.6 17A1.7 1.7 0 1 0 17.2 17M20.6 17V6.2Q21 8.4 23 9",
    ),
    (Icon::SoundNoMusic, "M14 9A4.2 4.2 0 0 1 14 15M17 6.2A8 8 0 0 1 17 17.8"),
    (Icon::SoundOff, "M14.5 9.2L20.5 15.2M20.5 9.2L14.5 15.2"),
];

/// The horn of the loudspeaker, of which the icons have the waves.
const HORN: &str = "M2.5 9.5H6L10.5 5.5V18.5L6 14.5H2.5Z";

fn line_picture(icon: Icon, lines: &str) -> LinePicture {
    let horn = matches!(icon, Icon::SoundAll | Icon::SoundNoMusic | Icon::SoundOff);
    LinePicture { lines: lines.to_owned(), filled: horn.then(|| HORN.to_owned()) }
}

fn shapes() -> HashMap<TileShape, String> {
    HashMap::from([
        (TileShape::Circle, "M.5 .07A.43 .43 0 1 1 .5 .93A.43 .43 0 1 1 .5 .07Z".to_owned()),
        (TileShape::FourPointedStar, star(4, 0.49, 0.235)),
        (TileShape::Diamond, "M.5 .03L.85 .5L.5 .97L.15 .5Z".to_owned()),
        (
            TileShape::Square,
            "M.19 .13H.81Q.87 .13 .87 .19V.81Q.87 .87 .81 .87H.19Q.13 .87 .13 .81V.19Q.13 .13 .19 .13Z"
                .to_owned(),
        ),
        (
            TileShape::Clover,
            "M.36 .36A.2 .2 0 1 1 .64 .36A.2 .2 0 1 1 .64 .64A.2 .2 0 1 1 .36 .64A.2 .2 0 1 1 .36 .36Z"
                .to_owned(),
        ),
        (TileShape::EightPointedStar, star(8, 0.49, 0.325)),
    ])
}

/// Red has none.
const EYES: [(TileColour, &str); 5] = [
    (TileColour::Orange, "M.5 .42A.08 .08 0 1 1 .5 .58A.08 .08 0 1 1 .5 .42Z"),
    (
        TileColour::Yellow,
        "M.5 .345A.155 .155 0 1 1 .5 .655A.155 .155 0 1 1 .5 .345Z\
         M.5 .405A.095 .095 0 1 0 .5 .595A.095 .095 0 1 0 .5 .405Z",
    ),
    (TileColour::Green, "M.46 .37H.54V.63H.46Z"),
    (TileColour::Blue, "M.37 .46H.63V.54H.37Z"),
    (
        TileColour::Purple,
        "M.408 .365L.5 .457L.592 .365L.635 .408L.543 .5L.635 .592L.592 .635L.5 .543\
         L.408 .635L.365 .592L.457 .5L.365 .408Z",
    ),
];

const PIPS: [&[(f32, f32)]; 6] = [
    &[(0.0, 0.0)],
    &[(-1.0, -1.0), (1.0, 1.0)],
    &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
    &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
    &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
    &[(-1.0, -1.0), (-1.0, 0.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 0.0), (1.0, 1.0)],
];

/// A command with its numbers, to a ten-thousandth, which no platform could draw.
fn command(letter: char, numbers: &[f32]) -> String {
    let numbers: Vec<String> = numbers.iter().map(|number| format!("{:.4}", number + 0.0)).collect();
    format!("{letter}{}", numbers.join(" "))
}

/// A place that far from the origin, and so much of a whole turn clockwise from the top.
fn around(reach: f32, turn: f32) -> [f32; 2] {
    [reach * (2.0 * PI * turn).sin(), -reach * (2.0 * PI * turn).cos()]
}

/// A star with its first point upwards, on a square of side 1.
fn star(points: u32, outer: f32, inner: f32) -> String {
    let corners = (0..2 * points).map(|index| {
        let reach = if index % 2 == 0 { outer } else { inner };
        let place = around(reach, index as f32 / (2 * points) as f32).map(|at| at + 0.5);
        command(if index == 0 { 'M' } else { 'L' }, &place)
    });
    corners.collect::<String>() + "Z"
}

/// How far in the valleys between lobes lie.
const VALLEY: f32 = 0.93;

/// Fourteen lobes around.
fn dish() -> String {
    let lobes = 14;
    let turn = |lobe: f32| lobe / lobes as f32;
    let lobe = |lobe: u32| {
        let ([x1, y1], [x, y]) = (around(1.105, turn(lobe as f32 - 0.5)), around(VALLEY, turn(lobe as f32)));
        command('Q', &[x1, y1, x, y])
    };
    command('M', &around(VALLEY, 0.0)) + &(1..=lobes).map(lobe).collect::<String>() + "Z"
}

/// Six lobes on each side.
fn biscuit() -> String {
    let lobes = 6;
    let width = 2.0 * VALLEY / lobes as f32;
    let sides = [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]];
    let mut path = command('M', &[-VALLEY, -VALLEY]);
    for (index, [x, y]) in sides.into_iter().enumerate() {
        let [next_x, next_y] = sides[(index + 1) % sides.len()];
        let (along, down) = ((next_x - x) / 2.0, (next_y - y) / 2.0);
        for lobe in 1..=lobes {
            let (middle, end) = (width * (lobe as f32 - 0.5), width * lobe as f32);
            path += &command(
                'Q',
                &[
                    x * VALLEY + along * middle + down * 0.15,
                    y * VALLEY + down * middle - along * 0.15,
                    x * VALLEY + along * end,
                    y * VALLEY + down * end,
                ],
            );
        }
    }
    path + "Z"
}

/// The stem's control points.
const STEM: [Point; 4] = [
    Point { x: 0.0, y: 0.0 },
    Point { x: 34.0, y: -8.0 },
    Point { x: 58.0, y: -40.0 },
    Point { x: 58.0, y: -84.0 },
];

fn sprig() -> Sprig {
    let leaves = (0..6).flat_map(|pair| {
        let (at, direction) = on_stem(0.14 + 0.155 * pair as f32);
        [(-44.0, false), (44.0, true)].map(|(aside, lit)| Leaf { at, angle: direction + aside, lit })
    });
    let [start, one, other, end] = STEM;
    Sprig {
        width: 184.0,
        height: 116.0,
        meeting: Point { x: 92.0, y: 104.0 },
        stem: command('M', &[start.x, start.y])
            + &command('C', &[one.x, one.y, other.x, other.y, end.x, end.y]),
        leaf: "M0 0C6 -7 17 -7 24 0C17 5 6 5 0 0Z".to_owned(),
        leaves: leaves.collect(),
    }
}

/// A place on the stem, and the stem's direction there in degrees (de Casteljau).
fn on_stem(share: f32) -> (Point, f32) {
    let toward = |from: Point, to: Point| Point {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
    };
    let [a, b, c, d] = STEM;
    let [a, b, c] = [toward(a, b), toward(b, c), toward(c, d)];
    let [a, b] = [toward(a, b), toward(b, c)];
    (toward(a, b), (b.y - a.y).atan2(b.x - a.x).to_degrees())
}

fn napkin() -> NapkinDrawing {
    let width = 332.0;
    let half = width / 2.0 * 0.707;
    // From one side of a corner to its tip and back to the other side.
    let angle = |inset: f32, rise: f32, tip: f32| {
        command('M', &[-half + inset, -rise])
            + &command('L', &[0.0, -tip])
            + &command('L', &[half - inset, -rise])
    };
    let fold = command('M', &[-half + 12.0, -half])
        + &command('L', &[half - 12.0, -half])
        + &command('Q', &[half - 3.0, -half, half - 4.0, -half + 4.0])
        + &command('L', &[0.0, 0.0])
        + &command('L', &[-half + 4.0, -half + 4.0])
        + &command('Q', &[-half + 3.0, -half, -half + 12.0, -half])
        + "Z";
    NapkinDrawing {
        width,
        half,
        fold,
        crease: angle(4.0, half - 4.0, 0.0),
        stripe: angle(22.0, half - 1.0, 21.0),
        stitches: angle(35.0, half - 1.0, 34.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers of each command; a command that is not written out is read as SVG does.
    fn commands(path: &str) -> Vec<(char, Vec<f32>)> {
        let mut found: Vec<(char, String)> = Vec::new();
        for sign in path.chars() {
            match found.last_mut() {
                _ if sign.is_ascii_alphabetic() => found.push((sign, String::new())),
                Some((_, numbers)) => numbers.push(sign),
                None => panic!("{path} begins without a command"),
            }
        }
        let read = |numbers: String| {
            let numbers = numbers.replace('-', " -");
            numbers.split_whitespace().map(|number| number.parse().expect(path)).collect()
        };
        found.into_iter().map(|(letter, numbers)| (letter, read(numbers))).collect()
    }

    /// The places where a path's commands end.
    fn places(path: &str) -> Vec<(f32, f32)> {
        let mut at = (0.0, 0.0);
        let mut places = Vec::new();
        for (letter, numbers) in commands(path) {
            match (letter, &numbers[..]) {
                ('H', &[x]) => at.0 = x,
                ('V', &[y]) => at.1 = y,
                ('M' | 'L', &[x, y]) | ('Q', &[_, _, x, y]) | ('C', &[_, _, _, _, x, y]) => at = (x, y),
                ('A', &[rx, ry, _, large, sweep, x, y]) => {
                    assert!(rx == ry, "{path}: an arc of no circle");
                    assert!([large, sweep].iter().all(|flag| [0.0, 1.0].contains(flag)), "{path}");
                    at = (x, y);
                }
                ('Z', []) => {}
                other => panic!("{path}: {other:?} is not drawn"),
            }
            places.push(at);
        }
        places
    }

    #[test]
    fn every_icon_is_drawn_within_its_square() {
        let drawings = drawings();
        assert_eq!(drawings.icons.len(), ICONS.len(), "none is there twice");
        for picture in drawings.icons.values().chain([&drawings.chevron, &drawings.corners]) {
            for path in [Some(&picture.lines), picture.filled.as_ref()].into_iter().flatten() {
                let within = |at: f32| (1.0..=drawings.icon_side - 1.0).contains(&at);
                assert!(places(path).iter().all(|&(x, y)| within(x) && within(y)), "{path}");
            }
        }
    }

    #[test]
    fn every_shape_and_eye_lies_in_the_middle_of_its_square() {
        let drawings = drawings();
        assert_eq!((drawings.shapes.len(), drawings.eyes.len()), (6, 5));
        for path in drawings.shapes.values().chain(drawings.eyes.values()) {
            for axis in [|&(x, _): &(f32, f32)| x, |&(_, y): &(f32, f32)| y] {
                let ends: Vec<f32> = places(path).iter().map(axis).collect();
                let (low, high) =
                    ends.iter().fold((1.0f32, 0.0f32), |(low, high), &at| (low.min(at), high.max(at)));
                assert!(low >= 0.0 && high <= 1.0 && (low + high - 1.0).abs() < 0.001, "{path}");
            }
        }
    }

    #[test]
    fn stars_dish_and_biscuit_are_closed_and_as_large_as_the_look_says() {
        let star = places(&star(8, 0.49, 0.325));
        assert_eq!((star.len(), star[0]), (17, (0.5, 0.01)));
        let lobes = places(&dish());
        assert_eq!(lobes.len(), 16);
        assert!(lobes.iter().all(|(x, y)| (x.hypot(*y) - VALLEY).abs() < 0.001));
        let sides = places(&biscuit());
        assert_eq!((sides.len(), sides[0]), (26, sides[24]));
        assert!(sides.iter().all(|(x, y)| (x.abs().max(y.abs()) - VALLEY).abs() < 0.001));
    }

    #[test]
    fn a_face_has_as_many_pips_as_its_number_around_the_middle() {
        for (face, pips) in (1..).zip(drawings().pips) {
            assert_eq!(pips.len(), face);
            assert_eq!(pips.iter().map(|pip| pip.x).sum::<f32>(), 0.0);
            assert_eq!(pips.iter().map(|pip| pip.y).sum::<f32>(), 0.0);
        }
    }

    #[test]
    fn leaves_grow_along_the_stem_to_both_sides() {
        let sprig = sprig();
        assert_eq!(sprig.leaves.len(), 12);
        assert!(sprig.leaves.windows(3).all(|near| near[2].at.y < near[0].at.y), "upwards");
        assert_eq!(sprig.leaves.iter().filter(|leaf| leaf.lit).count(), 6);
        assert_eq!(on_stem(1.0).0, STEM[3]);
        assert_eq!(places(&sprig.stem), [(0.0, 0.0), (58.0, -84.0)]);
    }

    #[test]
    fn the_napkins_corner_is_folded_to_its_middle() {
        let napkin = napkin();
        for path in [&napkin.fold, &napkin.crease, &napkin.stripe, &napkin.stitches] {
            let ends = places(path);
            assert!(ends.iter().all(|(x, y)| x.abs() <= napkin.half && y.abs() <= napkin.half), "{path}");
        }
        assert!(places(&napkin.fold).contains(&(0.0, 0.0)));
    }
}
