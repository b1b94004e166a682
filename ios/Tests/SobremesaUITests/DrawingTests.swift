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

    @Test("A glide is where it began, then between, then where it ends; with reduced motion it is in both places")
    func glide() {
        let step = Step(motions: [motion(.glide)], isReduced: false) { CGPoint(x: CGFloat($0), y: 0) }
        func places(_ time: Double) -> [CGFloat] {
            step.poses(1, rest: CGPoint(x: 9, y: 0), isLifted: false, time).map(\.at.x)
        }
        #expect(places(0) == [5])
        #expect(places(190) == [7])
        #expect(places(400) == [9])
        let reduced = Step(motions: [motion(.glide)], isReduced: true) { CGPoint(x: CGFloat($0), y: 0) }
        #expect(reduced.poses(1, rest: nil, isLifted: false, 60).map(\.at.x) == [5, 9])
        #expect(reduced.poses(1, rest: nil, isLifted: false, 60).map(\.opacity) == [0.5, 0.5])
    }

    @Test("A piece that is taken off is drawn until it is gone")
    func removal() {
        var removed = motion(.remove)
        removed.drawn = Ghost(face: .disc(colour: .red, number: 3), spot: 5)
        let step = Step(motions: [removed], isReduced: false) { _ in .zero }
        #expect(step.leaving([]).count == 1)
        #expect(step.leaving([1]).isEmpty)
        #expect(step.poses(1, rest: nil, isLifted: false, 150).count == 1)
        #expect(step.poses(1, rest: nil, isLifted: false, 400).isEmpty)
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

    private func motion(_ kind: MotionKind) -> Motion {
        Motion(
            kind: kind, piece: 1, drawn: nil, from: 5, to: 9, via: nil, start: 100, length: 180, reducedStart: 0,
            reducedLength: 120)
    }

    private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

    private func near(_ one: CGPoint, _ other: CGPoint) -> Bool { hypot(one.x - other.x, one.y - other.y) < 0.001 }
}
