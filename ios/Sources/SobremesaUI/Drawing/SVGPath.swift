import SobremesaCore
import SwiftUI

extension Path {
    /// The path that SVG data describes: absolute `M L H V Q C A Z`, arcs of circles only. The core's drawings need no
    /// more.
    init(svg data: String) {
        var reader = SVGReader(data)
        self.init()
        while let command = reader.command() { reader.follow(command, in: &self) }
    }
}

extension Drawings {
    /// The outlines of all that is drawn, asked of the core once.
    static let all = drawings()
}

/// Reads SVG data from left to right.
private struct SVGReader {
    private var rest: Substring
    private var last: Character = "M"
    private var at = CGPoint.zero

    init(_ data: String) {
        rest = data[...]
    }

    /// The next command; the last one again where only its numbers follow. None at the end.
    mutating func command() -> Character? {
        skipSeparators()
        guard let next = rest.first else { return nil }
        if next.isLetter {
            rest.removeFirst()
            last = next
        }
        return last
    }

    mutating func follow(_ command: Character, in path: inout Path) {
        switch command {
        case "M":
            at = point()
            path.move(to: at)
            last = "L"
        case "L":
            at = point()
            path.addLine(to: at)
        case "H":
            at.x = number()
            path.addLine(to: at)
        case "V":
            at.y = number()
            path.addLine(to: at)
        case "Q":
            let control = point()
            at = point()
            path.addQuadCurve(to: at, control: control)
        case "C":
            let (one, two) = (point(), point())
            at = point()
            path.addCurve(to: at, control1: one, control2: two)
        case "A": arc(in: &path)
        case "Z": path.closeSubpath()
        default:
            // The core's data has nothing else.
            preconditionFailure("an SVG command that is not drawn: \(command)")
        }
    }

    /// The arc of a circle, by its centre.
    private mutating func arc(in path: inout Path) {
        let radius = number()
        _ = (number(), number())
        let (isLarge, isSweeping) = (number() != 0, number() != 0)
        let (from, to) = (at, point())
        let half = (to - from) * 0.5
        let height = sqrt(max(radius * radius - half.length * half.length, 0))
        let side: CGFloat = isLarge == isSweeping ? -1 : 1
        let away = CGPoint(x: half.y, y: -half.x) * (side * height / max(half.length, .ulpOfOne))
        let centre = from + half - away
        func angle(_ point: CGPoint) -> Angle { .radians(atan2(point.y - centre.y, point.x - centre.x)) }
        // In SwiftUI's words "clockwise" is as seen with the y axis upwards.
        path.addArc(
            center: centre, radius: max(radius, half.length), startAngle: angle(from), endAngle: angle(to),
            clockwise: !isSweeping)
        at = to
    }

    private mutating func point() -> CGPoint {
        let x = number()
        return CGPoint(x: x, y: number())
    }

    private mutating func number() -> CGFloat {
        skipSeparators()
        var digits = ""
        while let next = rest.first,
            next.isNumber || next == "." && !digits.contains(".") || next == "-" && digits.isEmpty
        {
            digits.append(next)
            rest.removeFirst()
        }
        return CGFloat(Double(digits) ?? 0)
    }

    private mutating func skipSeparators() {
        rest = rest.drop { $0 == " " || $0 == "," }
    }
}
