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
        let (path, tint) = (Self.path(shape), colours.shapes.of(colour))
        face.fill(path, tint)
        face.stroke(path, tint, 0.03)
        // The eye, a second sign of the colour, so that nothing hangs on the hue.
        if let eye = Self.eye(colour) {
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

    /// A shape on a square of side 1.
    private static func path(_ shape: TileShape) -> Path {
        switch shape {
        case .circle: circle
        case .fourPointedStar: fourPointedStar
        case .diamond: diamond
        case .square: square
        case .clover: clover
        case .eightPointedStar: eightPointedStar
        }
    }

    private static let circle = Path(svg: "M.5 .07A.43 .43 0 1 1 .5 .93A.43 .43 0 1 1 .5 .07Z")
    private static let fourPointedStar = Path(star: 4, outer: 0.49, inner: 0.235)
    private static let diamond = Path(svg: "M.5 .03L.85 .5L.5 .97L.15 .5Z")
    private static let square = Path(
        svg: "M.19 .13H.81Q.87 .13 .87 .19V.81Q.87 .87 .81 .87H.19Q.13 .87 .13 .81V.19Q.13 .13 .19 .13Z")
    private static let clover = Path(
        svg: "M.36 .36A.2 .2 0 1 1 .64 .36A.2 .2 0 1 1 .64 .64A.2 .2 0 1 1 .36 .64A.2 .2 0 1 1 .36 .36Z")
    private static let eightPointedStar = Path(star: 8, outer: 0.49, inner: 0.325)

    private static func eye(_ colour: TileColour) -> Path? {
        switch colour {
        case .red: nil
        case .orange: dot
        case .yellow: ring
        case .green: upright
        case .blue: level
        case .purple: cross
        }
    }

    private static let dot = Path(svg: "M.5 .42A.08 .08 0 1 1 .5 .58A.08 .08 0 1 1 .5 .42Z")
    private static let ring = Path(
        svg: "M.5 .345A.155 .155 0 1 1 .5 .655A.155 .155 0 1 1 .5 .345Z"
            + "M.5 .405A.095 .095 0 1 0 .5 .595A.095 .095 0 1 0 .5 .405Z")
    private static let upright = Path(svg: "M.46 .37H.54V.63H.46Z")
    private static let level = Path(svg: "M.37 .46H.63V.54H.37Z")
    private static let cross = Path(
        svg: "M.408 .365L.5 .457L.592 .365L.635 .408L.543 .5L.635 .592L.592 .635L.5 .543"
            + "L.408 .635L.365 .592L.457 .5L.365 .408Z")
}
