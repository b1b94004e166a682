import SobremesaCore
import SwiftUI

/// A square tile as it lies in a cell with this side.
struct Tile {
    let cell: CGFloat
    let colours: Colours

    /// A tile's side, as a part of its cell's.
    static let side: CGFloat = 44 / 47

    private var side: CGFloat { Self.side * cell }
    private var half: CGFloat { side / 2 }
    private var unit: CGFloat { side / 44 }
    private var corner: CGFloat { 0.15 * side }

    /// `lift` is 0 on the table and 1 in the hand.
    func draw(
        in context: GraphicsContext, at centre: CGPoint, _ colour: TileColour, _ shape: TileShape, lift: CGFloat = 0,
        scale: CGFloat = 1
    ) {
        let context = context.moved(to: centre, scale: scale * (1 + 0.07 * lift))
        shadow(in: context, drop: 1 + 1.6 * lift)
        body(in: context)
        let reach = 0.79 * side
        let face = context.moved(to: CGPoint(x: -reach / 2, y: -reach / 2), scale: reach)
        let (path, tint) = (Self.shapes[shape] ?? Path(), colours.shape(colour))
        face.fill(path, tint)
        face.stroke(path, tint, 0.03)
        // The eye, a second sign of the colour, so that nothing hangs on the hue.
        if let eye = Self.eyes[colour] {
            face.fill(eye, with: .color(colours.tile.color), style: FillStyle(eoFill: true))
        }
    }

    private func shadow(in context: GraphicsContext, drop: CGFloat) {
        for layer in 0..<3 {
            let grown = 0.3 * unit * CGFloat(layer)
            let place = CGRect(
                x: -half - grown, y: -half + 0.03 * side * drop, width: side + 2 * grown,
                height: side + 0.02 * side + grown)
            context.fill(.rounded(place, corner), colours.shadow, opacity: 0.16)
        }
    }

    private func body(in context: GraphicsContext) {
        let square = CGRect(around: .zero, half: half)
        let foot = CGRect(x: -half, y: -half + 0.045 * side, width: side, height: 0.985 * side)
        context.fill(.rounded(foot, corner), colours.tileEdge)
        context.fill(
            .rounded(square, corner),
            with: .linearGradient(
                Gradient((colours.tileHi.color, 0), (colours.tile.color, 0.6)),
                startPoint: CGPoint(x: -half, y: -half), endPoint: CGPoint(x: 0.1 * side, y: half)))
        context.stroke(.rounded(square.insetBy(dx: unit / 2, dy: unit / 2), corner), colours.tileEdge, unit)
        let top = -half + 1.3 * unit
        context.line(
            CGPoint(x: -half + corner, y: top), CGPoint(x: half - corner, y: top), .white, 0.8 * unit, opacity: 0.2)
    }

    private static let shapes = Drawings.all.shapes.mapValues { Path(svg: $0) }
    private static let eyes = Drawings.all.eyes.mapValues { Path(svg: $0) }
}
