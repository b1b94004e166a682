import SobremesaCore
import SwiftUI

/// A die as it lies in a cell with this side; ivory where it is nobody's.
struct Die {
    let owner: SeatColour?
    let cell: CGFloat
    let colours: Colours

    private var side: CGFloat { 0.66 * cell }
    private var half: CGFloat { side / 2 }
    private var base: Tint { owner.map(colours.seat) ?? Tint(0xFBF3E3) }

    private var mark: Tint {
        switch owner {
        case .blue: colours.blueMark
        case .red: colours.redMark
        default: Colours.light.ink
        }
    }

    /// `width` under 1 shows it while it turns over.
    func draw(
        in context: GraphicsContext, at centre: CGPoint, pips: UInt32, scale: CGFloat = 1, angle: Angle = .zero,
        width: CGFloat = 1
    ) {
        let context = context.stretched(
            at: centre, CGSize(width: scale * max(width, 0.001), height: scale), turnedBy: angle)
        shadow(in: context)
        body(in: context)
        for (x, y) in Self.pips(pips) { pip(at: CGPoint(x: x, y: y) * (0.235 * side), in: context) }
    }

    /// Where pips lie, in steps from the middle.
    private static func pips(_ count: UInt32) -> [(CGFloat, CGFloat)] {
        switch count {
        case 1: [(0, 0)]
        case 2: [(-1, -1), (1, 1)]
        case 3: [(-1, -1), (0, 0), (1, 1)]
        case 4: [(-1, -1), (1, -1), (-1, 1), (1, 1)]
        case 5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)]
        case 6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)]
        default: []
        }
    }

    private func shadow(in context: GraphicsContext) {
        for layer in 0..<3 {
            let grown = 0.012 * side * CGFloat(layer)
            let place = CGRect(x: -half - grown, y: -half + 0.05 * side, width: side + 2 * grown, height: side + grown)
            context.fill(.rounded(place, 0.2 * side), colours.shadow, opacity: 0.15)
        }
    }

    private func body(in context: GraphicsContext) {
        let square = CGRect(around: .zero, half: half)
        let outline = owner == .red ? Self.biscuit(half) : Path.rounded(square, 0.2 * side)
        let under = base.mixed(with: .black, owner == nil ? 0.3 : 0.45)
        context.fill(outline.offsetBy(dx: 0, dy: 0.05 * side), under)
        context.fill(
            outline,
            with: .radialGradient(
                face, center: CGPoint(x: -0.28 * half, y: -0.44 * half), startRadius: 0, endRadius: 1.9 * half))
        switch owner {
        case nil: break
        case .red:
            context.stroke(outline, colours.redRim, 0.022 * side)
            inlay(0.78, 0.10, 0.022, colours.redTick, in: context)
        case .some(let owner):
            inlay(0.978, 0.19, 0.022, colours.rim(owner), in: context)
            inlay(0.84, 0.13, 0.026, mark, in: context)
        }
    }

    private var face: Gradient {
        let high =
            switch owner {
            case .blue: colours.blueHi
            case .red: colours.redHi
            default: base
            }
        let edge = owner == nil ? base : base.mixed(with: colours.dark ? colours.linen : colours.ink, 0.18)
        return Gradient((high.color, 0), (base.color, 0.75), (edge.color, 1))
    }

    private func inlay(
        _ share: CGFloat, _ radius: CGFloat, _ width: CGFloat, _ tint: Tint, in context: GraphicsContext
    ) {
        context.stroke(.rounded(CGRect(around: .zero, half: half * share), radius * side), tint, width * side)
    }

    private func pip(at place: CGPoint, in context: GraphicsContext) {
        context.fill(.circle(place, 0.082 * side), mark)
        // Carved in: the upper edge lies in the shade.
        context.stroke(.arc(place, 0.06 * side, from: 205, to: 335), .black, 0.018 * side, opacity: 0.25)
    }

    /// The outline of a biscuit of this half side: six lobes on each side.
    private static func biscuit(_ half: CGFloat) -> Path {
        let lobes = 6
        let valley = 0.93 * half
        let width = 2 * valley / CGFloat(lobes)
        let corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { CGPoint(x: $0.0, y: $0.1) }
        return Path { path in
            path.move(to: corners[0] * valley)
            for (index, corner) in corners.enumerated() {
                let along = (corners[(index + 1) % corners.count] - corner) * 0.5
                let outward = CGPoint(x: along.y, y: -along.x) * (0.15 * half)
                for lobe in 1...lobes {
                    let (middle, end) = (width * (CGFloat(lobe) - 0.5), width * CGFloat(lobe))
                    path.addQuadCurve(
                        to: corner * valley + along * end, control: corner * valley + along * middle + outward)
                }
            }
            path.closeSubpath()
        }
    }
}
