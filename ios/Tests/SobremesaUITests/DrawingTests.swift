import SobremesaCore
import SwiftUI
import Testing

@testable import SobremesaUI

/// What is worked out for drawing.
@Suite struct DrawingTests {
    @Test("SVG data is read as it is written, numbers run together or not")
    func svg() {
        #expect(Path(svg: "M8 5L4 9H.5V-3Z").points == [(8, 5), (4, 9), (0.5, 9), (0.5, -3)].map(point))
        #expect(Path(svg: "M-11 -12C-24 2 -22 17 0 17").points == [(-11, -12), (0, 17)].map(point))
        #expect(Path(svg: "M1-2L3-4").points == [(1, -2), (3, -4)].map(point))
        #expect(Path(svg: "M0 0Q1 2 3 4 5 6 7 8").points == [(0, 0), (3, 4), (7, 8)].map(point))
    }

    @Test(
        "An arc begins where the path is and ends where it says, by the way that its flags say",
        arguments: [("0 0", 10.0), ("0 1", 8), ("1 0", 18), ("1 1", 0)])
    func arcs(flags: String, middle: Double) throws {
        let path = Path(svg: "M4 9A5 5 0 \(flags) 10 9")
        try #require(path.points.count == 4)
        #expect(near(path.points[1], CGPoint(x: 4, y: 9)))
        #expect(near(path.points[2], CGPoint(x: 7, y: middle)))
        #expect(near(path.points[3], CGPoint(x: 10, y: 9)))
    }

    @Test("Whatever the core gives to be drawn is read")
    func outlines() {
        let all = Drawings.all
        let icons = Array(all.icons.values) + [all.chevron, all.corners]
        let areas = Array(all.shapes.values) + all.eyes.values + [all.dish, all.biscuit, all.bag, all.bagTie]
        let ornaments = [all.sprig.stem, all.sprig.leaf, all.napkin.fold, all.napkin.crease, all.napkin.stripe]
        for outline in icons.flatMap({ [$0.lines] + ($0.filled.map { [$0] } ?? []) }) + areas + ornaments {
            let points = Path(svg: outline).points
            #expect(points.count > 1 && points.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "\(outline)")
        }
    }

    @Test("A colour is the core's, of the theme in force")
    func colours() {
        let (light, dark) = (palette(dark: false, colourBlind: false), palette(dark: true, colourBlind: true))
        #expect(Colours(light).ink == Tint(light.ink))
        #expect(Colours(dark).ink != Colours(light).ink)
        #expect(Colours(dark).tints(.red).rim == Tint(dark.seats[.red]?.rim ?? 0))
        #expect(Colours(dark).tints(nil).area == Colours(light).tints(nil).area)
        #expect(Colours(dark).shape(.green) != Colours(light).shape(.green))
    }

    @Test("A glide is where it began, then between, then where it ends; with reduced motion it is in both places")
    func glide() {
        let full = Course(start: 100, length: 180, tracks: [track([frame(0, x: -4), frame(180, x: 0)])])
        let tracks = [
            track([frame(0, x: -4), frame(120, x: -4, alpha: 0)]), track([frame(0, x: 0, alpha: 0), frame(120, x: 0)]),
        ]
        let glide = motion(.glide, full: full, reduced: Course(start: 0, length: 120, tracks: tracks))
        let step = Step(motions: [glide], isReduced: false) { CGPoint(x: CGFloat($0), y: 0) }
        func places(_ time: Double) -> [CGFloat] {
            step.poses(1, rest: CGPoint(x: 9, y: 0), isLifted: false, time).map(\.at.x)
        }
        #expect(places(0) == [5])
        #expect(places(190) == [7])
        #expect(places(400) == [9])
        let reduced = Step(motions: [glide], isReduced: true) { CGPoint(x: CGFloat($0), y: 0) }
        #expect(reduced.poses(1, rest: nil, isLifted: false, 60).map(\.at.x) == [5, 9])
        #expect(reduced.poses(1, rest: nil, isLifted: false, 60).map(\.opacity) == [0.5, 0.5])
    }

    @Test("A piece that is taken off is drawn until it is gone")
    func removal() {
        let face = Face.disc(colour: .red, number: 3)
        var gone = track([frame(0, x: 0), frame(180, x: 0, alpha: 0)])
        gone.faces = [Shown(time: 0, face: face)]
        let course = Course(start: 100, length: 180, tracks: [gone])
        let step = Step(motions: [motion(.remove, full: course, reduced: course)], isReduced: false) { _ in .zero }
        #expect(step.leaving([]) == [1])
        #expect(step.leaving([1]).isEmpty)
        #expect(step.poses(1, rest: nil, isLifted: false, 190).map(\.opacity) == [0.5])
        #expect(step.poses(1, rest: nil, isLifted: false, 190).map(\.face) == [face])
        #expect(step.traces(5, 190) == 0.5)
        #expect(step.poses(1, rest: nil, isLifted: false, 400).isEmpty)
    }

    @Test("What is thrown is not there before, and shows one face after another")
    func roll() {
        var roll = track([frame(0, x: 3, alpha: 0), frame(0, x: 3), frame(520, x: 0)])
        roll.faces = [6, 2].enumerated().map {
            Shown(time: UInt32($0 * 60), face: .die(owner: nil, pips: $1))
        }
        let course = Course(start: 10, length: 520, tracks: [roll])
        let step = Step(motions: [motion(.roll, full: course, reduced: course)], isReduced: false) { _ in .zero }
        func shown(_ time: Double) -> [Face?] { step.poses(1, rest: .zero, isLifted: false, time).map(\.face) }
        #expect(shown(5).isEmpty)
        #expect(shown(10) == [.die(owner: nil, pips: 6)])
        #expect(shown(80) == [.die(owner: nil, pips: 2)])
        #expect(shown(530) == [nil])
    }

    @Test("A name that is typed is not overwritten by its own echo")
    func typed() {
        var name = TypedName(text: "A")
        for text in ["An", "Ana"] { name.type(text) }
        name.hear("An")
        #expect(name.text == "Ana")
        name.hear("Ana")
        name.hear("Luis")
        #expect(name.text == "Luis")
    }

    private func motion(_ kind: MotionKind, full: Course, reduced: Course) -> Motion {
        Motion(kind: kind, piece: 1, from: 5, to: 9, full: full, reduced: reduced)
    }

    private func track(_ frames: [Frame]) -> Track { Track(faces: [], frames: frames) }

    private func frame(_ time: UInt32, x: Float, alpha: Float = 1) -> Frame {
        let done = Float(time) / 180
        return Frame(
            time: time, x: x, y: 0, lift: 0, scale: 1, alpha: alpha, angle: 0, width: 1, done: min(done, 1))
    }

    private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

    private func near(_ one: CGPoint, _ other: CGPoint) -> Bool { hypot(one.x - other.x, one.y - other.y) < 0.001 }
}
