import SobremesaCore
import SwiftUI

/// A round piece as it lies in a cell with this side. Blue is a smooth plate, red a fluted dish.
struct Disc {
    let colour: SeatColour
    let side: CGFloat
    let colours: Colours

    /// A disc's radius, as a part of its cell's side.
    static let radius: CGFloat = 0.425

    private static let dish = Path(svg: Drawings.all.dish)

    private var radius: CGFloat { Self.radius * side }
    private var tints: Tints { colours.tints(colour) }

    /// `lift` is 0 on the board and 1 in the hand; `number` 0 is none.
    func draw(
        in context: GraphicsContext, at centre: CGPoint, lift: CGFloat = 0, scale: CGFloat = 1, number: UInt32 = 0,
        isTurned: Bool = false, isLarge: Bool = false
    ) {
        let grown = scale * (1 + 0.07 * lift)
        let drop = side * (1 + 1.4 * lift)
        shadow(in: context.moved(to: centre + CGPoint(x: 0.02 * drop, y: 0.055 * drop), scale: grown))
        let piece = context.moved(to: centre, scale: grown)
        body(in: piece)
        if number > 0 {
            Numeral(number, side: side, isLarge: isLarge, isTurned: isTurned).draw(in: piece, at: .zero, tints.mark)
        }
    }

    /// What is left to see of it: a dashed ring and its numeral, nothing filled.
    func drawGhost(in context: GraphicsContext, at centre: CGPoint, number: UInt32, isTurned: Bool, isLarge: Bool) {
        let rim = tints.rim
        context.fill(.circle(centre, 0.37 * side), colours.cellA, opacity: 0.55)
        context.stroke(.circle(centre, 0.385 * side), rim, 0.04 * side, dash: [0.085 * side, 0.066 * side])
        Numeral(number, side: side, isLarge: isLarge, isTurned: isTurned).draw(in: context, at: centre, rim)
    }

    private func shadow(in context: GraphicsContext) {
        let deep = colours.shadow.opacity(colours.dark ? 0.55 : 0.42)
        let gradient = Gradient((deep, 0.62), (deep.opacity(0), 1))
        let reach = 1.13 * radius
        context.fill(
            .circle(.zero, reach),
            with: .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: reach))
    }

    private func body(in context: GraphicsContext) {
        let tints = self.tints
        let outline = colour == .red ? Self.dish.enlarged(radius) : .circle(.zero, radius)
        let foot = outline.offsetBy(dx: 0, dy: 0.035 * side)
        context.fill(foot, tints.under)
        context.fill(
            outline,
            with: .radialGradient(
                Gradient((tints.lit.color, 0), (tints.area.color, 0.75), (tints.edge.color, 1)),
                center: CGPoint(x: -0.28 * radius, y: -0.44 * radius), startRadius: 0,
                endRadius: 1.7 * radius))
        let rim = colour == .red ? outline : .circle(.zero, radius - 0.012 * side)
        context.stroke(rim, tints.rim, 0.024 * side)
        sign(in: context)
        context.stroke(.arc(.zero, 0.7 * radius, from: 200, to: 265), .white, 0.035 * side, opacity: 0.3)
    }

    /// What tells the colours apart beside their hue.
    private func sign(in context: GraphicsContext) {
        switch colour {
        case .blue: context.stroke(.circle(.zero, 0.83 * radius), tints.inlay, 0.030 * side, opacity: 0.92)
        case .red: context.stroke(.circle(.zero, 0.79 * radius), tints.inlay, 0.022 * side)
        case .mustard:
            let arm = 0.5 * radius
            context.line(CGPoint(x: -arm, y: 0), CGPoint(x: arm, y: 0), tints.mark, 0.072 * side)
            context.line(CGPoint(x: 0, y: -arm), CGPoint(x: 0, y: arm), tints.mark, 0.072 * side)
        case .moss:
            var triangle = Path()
            triangle.addLines([
                CGPoint(x: 0, y: -0.55 * radius), CGPoint(x: 0.52 * radius, y: 0.4 * radius),
                CGPoint(x: -0.52 * radius, y: 0.4 * radius),
            ])
            triangle.closeSubpath()
            context.fill(triangle, tints.mark)
        }
    }
}

/// A numeral on a piece of a cell with this side; 6 and 9 are underlined, so that they are told apart.
struct Numeral {
    private let text: String
    private let isLined: Bool
    private let side: CGFloat
    private let size: CGFloat
    private let isTurned: Bool

    init(_ number: UInt32, side: CGFloat, isLarge: Bool, isTurned: Bool) {
        text = String(number)
        isLined = number == 6 || number == 9
        self.side = side
        self.isTurned = isTurned
        size = side * (number < 10 ? 0.40 : 0.355) * (isLarge ? 1.2 : 1)
    }

    func draw(in context: GraphicsContext, at centre: CGPoint, _ tint: Tint) {
        let context = context.stretched(
            at: centre, CGSize(width: 1, height: 1), turnedBy: .degrees(isTurned ? 180 : 0))
        let up = isLined ? 0.035 * side : 0
        context.digits(text, at: CGPoint(x: 0, y: -up), size: size, tint)
        if isLined {
            let foot = size * 0.358 - up + 0.047 * side
            let line = CGRect(x: -0.105 * side, y: foot, width: 0.21 * side, height: 0.035 * side)
            context.fill(.rounded(line, 0.015 * side), tint)
        }
    }
}
