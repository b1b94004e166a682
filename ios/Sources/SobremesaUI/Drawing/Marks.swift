import SobremesaCore
import SwiftUI

/// The marks of the look, on cells with this side. Lengths are points.
struct Marks {
    let context: GraphicsContext
    let side: CGFloat
    let colours: Colours
    /// A point, where the board is drawn smaller or larger.
    let unit: CGFloat

    /// Lines are never thinner than 1.75 pt.
    private func line(_ share: CGFloat) -> CGFloat { max(1.75 * unit, share * side) }

    /// What is in the hand; `isSquare` around a tile.
    func selected(_ centre: CGPoint, isSquare: Bool) {
        let half = 0.54 * side
        let outline: Path =
            isSquare ? .rounded(CGRect(around: centre, half: half), 0.3 * half) : .circle(centre, 0.5 * side - unit)
        twice(outline)
    }

    private func twice(_ outline: Path) {
        context.stroke(outline, colours.casing, 5.4 * unit)
        context.stroke(outline, colours.ink, 2.6 * unit)
    }

    func reachable(_ centre: CGPoint, _ opacity: Double) {
        context.stroke(.circle(centre, 0.185 * side), colours.olive, line(0.045), opacity: opacity)
        context.fill(.circle(centre, 0.085 * side), colours.olive, opacity: opacity)
    }

    /// The same where there are no squares: a place on the cloth.
    func vacant(_ centre: CGPoint, _ opacity: Double) {
        let place = Path.rounded(CGRect(around: centre, half: 0.5 * side - 2 * unit), 0.15 * side)
        context.fill(place, colours.sheet, opacity: 0.75 * opacity)
        context.stroke(place, colours.olive, 1.8 * unit, opacity: opacity, dash: [0.106 * side, 0.085 * side])
        reachable(centre, opacity)
    }

    /// A tile of the turn being built.
    func placed(_ centre: CGPoint) {
        let half = 0.5 * side - 0.4 * unit
        context.stroke(.rounded(CGRect(around: centre, half: half), 0.17 * side), colours.olive, 3 * unit)
    }

    /// A ring around the piece that may be tapped next; `isSquare` around a tile.
    func choosable(_ centre: CGPoint, _ opacity: Double, isSquare: Bool) {
        let radius = 0.47 * side
        let outline: Path =
            isSquare ? .rounded(CGRect(around: centre, half: radius), 0.15 * side) : .circle(centre, radius)
        context.stroke(outline, colours.casing, line(0.06) + 1.8 * unit, opacity: opacity)
        context.stroke(outline, colours.olive, line(0.06), opacity: opacity)
    }

    func origin(_ centre: CGPoint) {
        let dash = [0.10 * side, 0.075 * side]
        context.stroke(.circle(centre, 0.33 * side), colours.olive, line(0.05), dash: dash)
    }

    /// The square that the die will be rolled for.
    func chosen(_ centre: CGPoint) {
        let outline = Path.rounded(CGRect(around: centre, half: 0.44 * side), 0.12 * side)
        context.fill(outline, colours.sheet, opacity: 0.6)
        twice(outline)
        context.digits("?", at: centre, size: 0.42 * side, colours.ink, design: .serif)
    }

    /// Four wedges that point at a die from its cell's sides: filled where it is challenged, else outlined.
    func challenge(_ centre: CGPoint, isChallenged: Bool) {
        var path = Path()
        let (tip, foot, wing) = (0.375 * side, 0.47 * side, 0.12 * side)
        for (x, y) in [(0.0, -1.0), (1, 0), (0, 1), (-1, 0)] {
            let (out, aside) = (CGPoint(x: x, y: y), CGPoint(x: -y, y: x))
            path.addLines([
                centre + out * tip, centre + out * foot + aside * wing, centre + out * foot - aside * wing,
            ])
            path.closeSubpath()
        }
        context.fill(path, isChallenged ? colours.olive : colours.sheet)
        context.stroke(path, colours.olive, 1.8 * unit)
    }

    /// From the chosen square to the challenged die.
    func arrow(from: CGPoint, to: CGPoint) {
        let way = to - from
        let along = way * (1 / max(way.length, 0.001))
        let back = to - along * (0.14 * side)
        let across = CGPoint(x: -along.y, y: along.x) * (0.12 * side)
        var path = Path.line(from, to)
        path.addLines([back + across, to, back - across])
        context.stroke(path, colours.casing, line(0.12))
        context.stroke(path, colours.olive, line(0.055))
    }

    func tint(_ centre: CGPoint) {
        let square = Path.rounded(CGRect(around: centre, half: side / 2 - unit), 0.12 * side)
        context.fill(square, colours.amberTint, opacity: colours.dark ? 0.75 : 0.62)
    }

    /// Four corners; on a tile they are brighter, and lie at its edge.
    func brackets(_ centre: CGPoint, _ opacity: Double, onTile: Bool) {
        let half = onTile ? 0.465 * side : side / 2 - 0.055 * side
        let arm = 0.20 * side
        var path = Path()
        for (x, y) in [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)] {
            path.addLines([
                centre + CGPoint(x: x * half, y: y * (half - arm)), centre + CGPoint(x: x * half, y: y * half),
                centre + CGPoint(x: x * (half - arm), y: y * half),
            ])
        }
        let tint = onTile ? colours.tileBracket : colours.amber
        context.stroke(path, tint, max(2 * unit, 0.05 * side), opacity: opacity)
    }

    /// A square outline with a rising hatch.
    func invalid(_ centre: CGPoint) {
        let half = 0.44 * side
        let square = CGRect(around: centre, half: half)
        context.stroke(.rounded(square, 0.1 * side), colours.error, 2.4 * unit)
        for step in 0...2 {
            let k = CGFloat(step) * 0.3 * side
            let thin = 1.75 * unit
            context.line(
                CGPoint(x: square.minX + k, y: square.maxY), CGPoint(x: square.maxX, y: square.minY + k),
                colours.error, thin, opacity: 0.75)
            if step > 0 {
                context.line(
                    CGPoint(x: square.minX, y: square.maxY - k), CGPoint(x: square.maxX - k, y: square.minY),
                    colours.error, thin, opacity: 0.75)
            }
        }
    }

    func chain(_ centres: [CGPoint]) {
        guard let first = centres.first else { return }
        // A band through one centre is still seen.
        let path = Path { $0.addLines(centres.count == 1 ? [first, first + CGPoint(x: 0.01, y: 0)] : centres) }
        context.stroke(path, colours.olive, 0.96 * side, opacity: 0.38)
        context.stroke(path, colours.olive, line(0.11))
    }

    /// The jumps.
    func path(_ curves: [Path]) {
        for curve in curves { context.stroke(curve, colours.casing, line(0.15)) }
        for curve in curves { context.stroke(curve, colours.olive, line(0.075)) }
    }

    /// A numbered landing; on a tile it is smaller and stands on its corner.
    func bead(_ centre: CGPoint, _ number: UInt32, onTile: Bool) {
        let at = onTile ? centre + CGPoint(x: 0.35 * side, y: -0.37 * side) : centre
        let radius = onTile ? 0.17 * side : 0.2 * side
        context.fill(.circle(at, radius), colours.olive)
        context.stroke(.circle(at, radius), colours.casing, 0.04 * side)
        context.digits(String(number), at: at, size: 1.4 * radius, colours.onOlive)
    }
}
