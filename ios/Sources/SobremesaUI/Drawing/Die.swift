import SobremesaCore
import SwiftUI

/// A die as it lies in a cell with this side; ivory where it is nobody's.
struct Die {
    let owner: SeatColour?
    let cell: CGFloat
    let colours: Colours

    private var side: CGFloat { 0.66 * cell }
    private var half: CGFloat { side / 2 }
    private var tints: Tints { colours.tints(owner) }

    private static let biscuit = Path(svg: Drawings.all.biscuit)

    /// `width` under 1 shows it while it turns over.
    func draw(
        in context: GraphicsContext, at centre: CGPoint, pips: UInt32, scale: CGFloat = 1, angle: Angle = .zero,
        width: CGFloat = 1
    ) {
        let context = context.stretched(
            at: centre, CGSize(width: scale * max(width, 0.001), height: scale), turnedBy: angle)
        shadow(in: context)
        body(in: context)
        guard (1...6).contains(pips) else { return }
        for place in Drawings.all.pips[Int(pips) - 1] { pip(at: CGPoint(place) * (0.235 * side), in: context) }
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
        let outline = owner == .red ? Self.biscuit.enlarged(half) : .rounded(square, 0.2 * side)
        context.fill(outline.offsetBy(dx: 0, dy: 0.05 * side), tints.under)
        context.fill(
            outline,
            with: .radialGradient(
                Gradient((tints.lit.color, 0), (tints.area.color, 0.75), (tints.edge.color, 1)),
                center: CGPoint(x: -0.28 * half, y: -0.44 * half), startRadius: 0, endRadius: 1.9 * half))
        switch owner {
        case nil: break
        case .red:
            context.stroke(outline, tints.rim, 0.022 * side)
            inlay(0.78, 0.10, 0.022, tints.inlay, in: context)
        case .some:
            inlay(0.978, 0.19, 0.022, tints.rim, in: context)
            inlay(0.84, 0.13, 0.026, tints.inlay, in: context)
        }
    }

    private func inlay(
        _ share: CGFloat, _ radius: CGFloat, _ width: CGFloat, _ tint: Tint, in context: GraphicsContext
    ) {
        context.stroke(.rounded(CGRect(around: .zero, half: half * share), radius * side), tint, width * side)
    }

    private func pip(at place: CGPoint, in context: GraphicsContext) {
        context.fill(.circle(place, 0.082 * side), tints.mark)
        // Carved in: the upper edge lies in the shade.
        context.stroke(.arc(place, 0.06 * side, from: 205, to: 335), .black, 0.018 * side, opacity: 0.25)
    }
}
