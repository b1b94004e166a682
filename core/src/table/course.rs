//! How a motion goes over its time: the key frames between which the platforms draw a straight line (`Motion` of the look).

use super::screen::{Course, Face, Frame, MotionKind, Point, Shown, Track};

/// From one key frame to the next, ms: none of the curves bends so much meanwhile that it could be seen.
const APART: u32 = 10;
/// A die comes from the thumb's side: so far to the right and below, dp.
const THROW: Point = Point { x: 30.0, y: 150.0 };
/// A tumbling die shows another face after each of these, ms.
const FACES: [u32; 4] = [60, 130, 220, 340];
/// The part of a removal in which the piece comes up.
const RISING: f32 = 0.35;
/// How far something shakes, dp.
const SHAKE: f32 = 4.0;
/// How often it does so.
const SHAKES: f32 = 3.0;

/// A cubic curve through (0, 0) and (1, 1) with these control points: how much is done after a part of the time.
#[derive(Clone, Copy)]
struct Easing(f32, f32, f32, f32);

const LIFTING: Easing = Easing(0.2, 0.0, 0.0, 1.0);
const GLIDING: Easing = Easing(0.4, 0.0, 0.2, 1.0);
/// What is let go comes fast and settles.
const LANDING: Easing = Easing(0.0, 0.0, 0.2, 1.0);
/// A jump rises and falls by itself, so along its way it goes almost evenly.
const HOPPING: Easing = Easing(0.3, 0.0, 0.5, 1.0);

impl Easing {
    fn at(self, share: f32) -> f32 {
        let curve = |one: f32, other: f32, t: f32| {
            3.0 * (1.0 - t) * (1.0 - t) * t * one + 3.0 * (1.0 - t) * t * t * other + t * t * t
        };
        // Both ends are hit exactly; in between the curve only rises, so halving finds its place.
        if share <= 0.0 || share >= 1.0 {
            return share.clamp(0.0, 1.0);
        }
        let (mut low, mut high) = (0.0, 1.0);
        for _ in 0..20 {
            let middle = (low + high) / 2.0;
            if curve(self.0, self.2, middle) < share { low = middle } else { high = middle }
        }
        curve(self.1, self.3, (low + high) / 2.0)
    }
}

/// What moves, and between which places. Places are told from the middle of the cell where the motion ends.
#[derive(Debug, Clone, Copy)]
pub(super) struct Way {
    /// How it moves.
    pub kind: MotionKind,
    /// Where it begins.
    pub from: Point,
    /// The control point of a jump's arc.
    pub via: Point,
    /// Where the piece comes to rest, after all its motions.
    pub rest: Point,
    /// It is in the hand when it has come to rest.
    pub lifted: bool,
    /// What it shows when it has come to rest; none where a cell moves.
    pub face: Option<Face>,
    /// What it shows before, where that is another.
    pub before: Option<Face>,
    /// Another motion of the same piece goes before.
    pub follows: bool,
}

const HERE: Point = Point { x: 0.0, y: 0.0 };
const STILL: Frame =
    Frame { time: 0, x: 0.0, y: 0.0, lift: 0.0, scale: 1.0, alpha: 1.0, angle: 0.0, width: 1.0, done: 0.0 };

/// So much of the way from one place to another.
fn between(from: Point, to: Point, share: f32) -> Point {
    Point { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

impl Way {
    fn lift(&self) -> f32 {
        if self.lifted { 1.0 } else { 0.0 }
    }

    fn still(&self, at: Point) -> Frame {
        Frame { x: at.x, y: at.y, lift: self.lift(), ..STILL }
    }

    /// With all that moves.
    pub fn full(&self, start: u32, length: u32) -> Course {
        let track = |pose: &dyn Fn(f32) -> Frame| frames(length, pose);
        let mut frames = match self.kind {
            MotionKind::Lift => track(&|done| Frame { lift: self.lift() * LIFTING.at(done), ..STILL }),
            MotionKind::Glide => track(&|done| self.still(between(self.from, HERE, GLIDING.at(done)))),
            MotionKind::Hop => track(&|done| self.flight(HOPPING.at(done))),
            MotionKind::Remove => track(&removal),
            MotionKind::Roll => track(&roll),
            MotionKind::TurnOver => {
                track(&|done| Frame { width: (1.0 - 2.0 * done).abs(), ..self.still(HERE) })
            }
            MotionKind::Place => track(&|done| self.landing(1.0 - LANDING.at(done))),
            MotionKind::Refuse => track(&|done| {
                let swing = (SHAKES * std::f32::consts::TAU * done).sin() * (1.0 - done);
                self.still(Point { x: SHAKE * swing, y: 0.0 })
            }),
        };
        self.hide_before(&mut frames);
        Course { start, length, tracks: vec![Track { faces: self.faces(length), frames }] }
    }

    /// With reduced motion nothing moves: it fades, or stands for a while.
    pub fn reduced(&self, length: u32) -> Course {
        let crosses = matches!(self.kind, MotionKind::Glide | MotionKind::Hop);
        if crosses && self.follows {
            return Course { start: 0, length: 0, tracks: Vec::new() };
        }
        let fades = |at: Point, from: f32, to: f32, face: Option<Face>| {
            let still = self.still(at);
            let ends =
                [Frame { alpha: from, ..still }, Frame { time: length, alpha: to, done: 1.0, ..still }];
            let faces = face.map(|face| Shown { time: 0, face }).into_iter().collect();
            Track { faces, frames: ends.to_vec() }
        };
        let tracks = match self.kind {
            MotionKind::Lift | MotionKind::Refuse => vec![fades(HERE, 1.0, 1.0, None)],
            MotionKind::Glide | MotionKind::Hop => {
                let mut both = vec![fades(self.from, 1.0, 0.0, None), fades(self.rest, 0.0, 1.0, None)];
                // The path is drawn at once.
                both.iter_mut().flat_map(|track| &mut track.frames).for_each(|frame| frame.done = 1.0);
                both
            }
            MotionKind::Remove => vec![fades(HERE, 1.0, 0.0, self.before)],
            MotionKind::TurnOver => vec![fades(HERE, 1.0, 0.0, self.before), fades(HERE, 0.0, 1.0, None)],
            MotionKind::Roll | MotionKind::Place => vec![fades(HERE, 0.0, 1.0, None)],
        };
        Course { start: 0, length, tracks }
    }

    /// What has not come yet is not to be seen before.
    fn hide_before(&self, frames: &mut Vec<Frame>) {
        if let (MotionKind::Roll | MotionKind::Place, Some(&first)) = (self.kind, frames.first()) {
            frames.insert(0, Frame { alpha: 0.0, ..first });
        }
    }

    /// What it shows other than in the end, each from its time on.
    fn faces(&self, length: u32) -> Vec<Shown> {
        let shown = |time, face: Option<Face>| face.map(|face| Shown { time, face });
        match (self.kind, self.face) {
            (MotionKind::Roll, Some(Face::Die { owner, pips })) => {
                let times = [0].into_iter().chain(FACES);
                // Each face that it tumbles over is two further round.
                let faces = (0..=FACES.len() as u32).rev().map(|left| (pips + 2 * left + 5) % 6 + 1);
                times.zip(faces).map(|(time, pips)| Shown { time, face: Face::Die { owner, pips } }).collect()
            }
            (MotionKind::TurnOver, face) => {
                shown(0, self.before).into_iter().chain(shown(length / 2, face)).collect()
            }
            _ => shown(0, self.before).into_iter().collect(),
        }
    }

    /// Lands a little larger and settles.
    fn landing(&self, above: f32) -> Frame {
        Frame { lift: above.max(self.lift()), scale: 1.0 + 0.06 * above, ..STILL }
    }

    fn flight(&self, along: f32) -> Frame {
        let (before, after) = (between(self.from, self.via, along), between(self.via, HERE, along));
        let height = (std::f32::consts::PI * along).sin();
        let at = self.still(between(before, after, along));
        Frame { lift: height.max(at.lift), scale: 1.0 + 0.12 * height, done: along, ..at }
    }
}

/// Up a little, then smaller and gone.
fn removal(done: f32) -> Frame {
    if done < RISING {
        let up = LIFTING.at(done / RISING);
        return Frame { lift: up, scale: 1.0 + 0.1 * up, done, ..STILL };
    }
    let left = (1.0 - done) / (1.0 - RISING);
    Frame { lift: left, scale: 0.6 + 0.5 * left, alpha: left, done, ..STILL }
}

/// From afar, tumbling half a turn.
fn roll(done: f32) -> Frame {
    let left = 1.0 - LANDING.at(done);
    Frame {
        x: THROW.x * left,
        y: THROW.y * left,
        lift: left,
        scale: 1.0 + 0.25 * left,
        angle: -180.0 * left,
        ..STILL
    }
}

/// The key frames of something whose pose is known for each part of its time.
fn frames(length: u32, pose: impl Fn(f32) -> Frame) -> Vec<Frame> {
    let times = (0..length).step_by(APART as usize).chain([length]);
    times.map(|time| Frame { time, ..pose(time as f32 / length.max(1) as f32) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn way(kind: MotionKind) -> Way {
        let (from, via) = (Point { x: -96.0, y: 0.0 }, Point { x: -48.0, y: -60.0 });
        Way { kind, from, via, rest: HERE, lifted: false, face: None, before: None, follows: false }
    }

    fn only(course: &Course) -> &Track {
        assert_eq!(course.tracks.len(), 1);
        &course.tracks[0]
    }

    fn most(track: &Track, value: impl Fn(&Frame) -> f32) -> f32 {
        track.frames.iter().map(value).fold(f32::MIN, f32::max)
    }

    #[test]
    fn a_curve_goes_through_both_ends_and_only_rises() {
        for easing in [LIFTING, GLIDING, LANDING, HOPPING] {
            let values: Vec<f32> = (0..=100).map(|part| easing.at(part as f32 / 100.0)).collect();
            assert_eq!((values[0], values[100]), (0.0, 1.0));
            assert!(values.windows(2).all(|pair| pair[0] <= pair[1]));
        }
        let straight = Easing(0.3, 0.3, 0.6, 0.6);
        assert!((straight.at(0.7) - 0.7).abs() < 1e-4);
    }

    #[test]
    fn every_course_goes_on_in_time_and_ends_at_rest_where_the_piece_stays() {
        use MotionKind::{Glide, Hop, Lift, Place, Refuse, Remove, Roll, TurnOver};
        for kind in [Lift, Glide, Hop, Remove, Roll, TurnOver, Place, Refuse] {
            for course in [way(kind).full(40, 175), way(kind).reduced(120)] {
                for track in &course.tracks {
                    assert!(track.frames.windows(2).all(|pair| pair[0].time <= pair[1].time), "{kind:?}");
                    assert_eq!(track.frames.last().map(|frame| frame.time), Some(course.length), "{kind:?}");
                }
                let last = course.tracks.last().and_then(|track| track.frames.last()).expect("it has frames");
                let at_rest =
                    last.alpha == 1.0 && last.scale == 1.0 && last.angle == 0.0 && last.width == 1.0;
                assert_eq!(at_rest, kind != Remove, "{kind:?}");
                assert!(last.x.hypot(last.y) < 0.01, "{kind:?}");
            }
        }
    }

    #[test]
    fn a_jump_begins_at_its_start_and_is_largest_and_highest_in_the_middle_of_its_way() {
        let course = way(MotionKind::Hop).full(0, 260);
        let track = only(&course);
        assert_eq!((track.frames[0].x, track.frames[0].y), (-96.0, 0.0));
        assert!((most(track, |frame| frame.scale) - 1.12).abs() < 0.002);
        assert!((most(track, |frame| -frame.y) - 30.0).abs() < 0.2);
        assert!(track.frames.windows(2).all(|pair| pair[0].done <= pair[1].done));
    }

    #[test]
    fn a_removed_piece_comes_up_to_1_1_then_shrinks_to_0_6_and_is_gone() {
        let course = way(MotionKind::Remove).full(0, 220);
        let track = only(&course);
        assert!((most(track, |frame| frame.scale) - 1.1).abs() < 0.01);
        let last = track.frames.last().expect("it has frames");
        assert_eq!((last.scale, last.alpha, last.done), (0.6, 0.0, 1.0));
    }

    #[test]
    fn a_die_tumbles_from_the_thumbs_side_over_four_faces_to_the_one_that_fell() {
        let fallen = Some(Face::Die { owner: None, pips: 2 });
        let course = Way { face: fallen, ..way(MotionKind::Roll) }.full(0, 520);
        let track = only(&course);
        assert_eq!(track.frames[0].alpha, 0.0, "it is not there before it is thrown");
        assert_eq!((track.frames[1].x, track.frames[1].y, track.frames[1].angle), (30.0, 150.0, -180.0));
        let times: Vec<u32> = track.faces.iter().map(|shown| shown.time).collect();
        assert_eq!(times, [0, 60, 130, 220, 340]);
        assert_eq!(track.faces.last().map(|shown| shown.face), fallen);
        assert!(track.faces.windows(2).all(|pair| pair[0].face != pair[1].face));
    }

    #[test]
    fn a_die_that_turns_over_shows_the_old_face_until_it_is_seen_from_its_edge() {
        let (old, new) = (Face::Die { owner: None, pips: 1 }, Face::Die { owner: None, pips: 3 });
        let turned = Way { face: Some(new), before: Some(old), ..way(MotionKind::TurnOver) };
        let course = turned.full(520, 260);
        let track = only(&course);
        assert_eq!(track.faces, [Shown { time: 0, face: old }, Shown { time: 130, face: new }]);
        let edge = track.frames.iter().find(|frame| frame.time == 130).expect("a frame there");
        assert!(edge.width < 0.001);
        let reduced = turned.reduced(120);
        assert_eq!(reduced.tracks[0].faces, [Shown { time: 0, face: old }]);
        assert_eq!(reduced.tracks[1].faces, []);
    }

    #[test]
    fn what_is_refused_goes_three_times_4_dp_to_the_side() {
        let course = way(MotionKind::Refuse).full(0, 240);
        let track = only(&course);
        let far = most(track, |frame| frame.x.abs());
        assert!((3.0..=4.0).contains(&far), "{far}");
        let turns = track.frames.windows(2).filter(|pair| pair[0].x > 0.01 && pair[1].x <= 0.01).count();
        assert_eq!(turns, 3);
    }

    #[test]
    fn with_reduced_motion_a_chain_of_jumps_fades_once_from_its_start_to_its_end() {
        let first = Way { rest: Point { x: 48.0, y: 96.0 }, ..way(MotionKind::Hop) }.reduced(120);
        let places: Vec<(f32, f32)> =
            first.tracks.iter().map(|track| (track.frames[0].x, track.frames[0].y)).collect();
        assert_eq!(places, [(-96.0, 0.0), (48.0, 96.0)]);
        assert!(first.tracks.iter().flat_map(|track| &track.frames).all(|frame| frame.done == 1.0));
        let second = Way { follows: true, ..way(MotionKind::Hop) }.reduced(120);
        assert_eq!((second.length, second.tracks.len()), (0, 0));
    }
}
