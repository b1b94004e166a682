import SobremesaCore
import SwiftUI

/// A slab of wood; its grain runs along it or, where the frame is wide, around it.
struct Plank {
    let rect: CGRect
    let corner: CGFloat
    let colours: Colours
    var rings = 0

    func draw(in context: GraphicsContext) {
        let outline = Path.rounded(rect, corner)
        context.softShadow(under: rect, radius: corner, depth: 6, colours)
        context.fill(outline.offsetBy(dx: 0, dy: 2.5), colours.slabEdge.mixed(with: .black, 0.25))
        let near = colours.slab.mixed(with: Tint(0xFFD9A0), colours.dark ? 0.10 : 0.22)
        let far = colours.slab.mixed(with: Tint(0x2A1608), 0.20)
        context.fill(
            outline,
            with: .linearGradient(
                Gradient((near.color, 0), (far.color, 1)), startPoint: rect.origin,
                endPoint: CGPoint(x: rect.maxX, y: rect.maxY)))
        context.drawLayer { grain in
            grain.clip(to: outline)
            if rings > 0 { drawRings(in: grain) } else { drawWaves(in: grain) }
        }
        let edge = Path.rounded(rect.insetBy(dx: 0.7, dy: 0.7), corner)
        context.stroke(edge, Tint(0xFFE9C4), 1.4, opacity: colours.dark ? 0.12 : 0.35)
    }

    private func drawRings(in context: GraphicsContext) {
        for index in 0..<rings {
            let inset = 1.2 + CGFloat(index) * 2.2
            let ring = Path.rounded(rect.insetBy(dx: inset, dy: inset), max(2, corner - inset))
            context.stroke(
                ring, colours.slabEdge, 0.7 + 0.5 * CGFloat(index % 3), opacity: [0.16, 0.30, 0.22][index % 3])
        }
    }

    private func drawWaves(in context: GraphicsContext) {
        let isUpright = rect.height >= rect.width
        let (along, across) = isUpright ? (rect.height, rect.width) : (rect.width, rect.height)
        func place(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
            rect.origin + (isUpright ? CGPoint(x: v, y: u) : CGPoint(x: u, y: v))
        }
        for index in 0...Int(across / 7) {
            let number = CGFloat(index)
            let (at, bend) = (number * 7 + 3 * sin(number * 1.7), 5 * sin(number * 0.9))
            var wave = Path()
            wave.move(to: place(0, at))
            wave.addCurve(
                to: place(along, at + bend * 0.4), control1: place(along * 0.3, at + bend),
                control2: place(along * 0.7, at - bend))
            context.stroke(
                wave, colours.slabEdge, 1 + CGFloat(index % 3) * 0.6, opacity: colours.dark ? 0.4 : 0.25)
        }
    }
}

/// The board without anything on it: the slab of wood and its cells.
struct Wood {
    let board: Board
    let colours: Colours

    func draw(in context: GraphicsContext) {
        let frame = CGFloat(board.frame)
        let corner: CGFloat = frame >= 24 ? 22 : frame >= 8 ? 14 : 8
        Plank(
            rect: CGRect(origin: .zero, size: board.size), corner: corner, colours: colours,
            rings: frame >= 8 ? Int(frame / 2.2) : 0
        ).draw(in: context)
        field(in: context)
    }

    /// The cells, let into the slab: shaded above and on the left, lit below.
    private func field(in context: GraphicsContext) {
        let (frame, side) = (CGFloat(board.frame), board.side)
        let extent = CGRect(
            x: frame - 1, y: frame - 1, width: CGFloat(board.columns) * side + 2,
            height: CGFloat(board.rows) * side + 2)
        let corner = 0.14 * side
        context.fill(
            .rounded(extent.offsetBy(dx: -0.6, dy: -0.9), corner), .black, opacity: colours.dark ? 0.35 : 0.16)
        context.fill(
            .rounded(extent.offsetBy(dx: 0.5, dy: 0.9), corner), .white, opacity: colours.dark ? 0.08 : 0.28)
        context.fill(.rounded(extent, corner), colours.cellEdge)
        let deep = colours.cellEdge.mixed(with: .black, colours.dark ? 0.3 : 0.12)
        for cell in board.cells {
            let place = board.frame(of: cell).insetBy(dx: 0.8, dy: 0.8)
            context.fill(.rounded(place, 0.12 * side), deep)
            let top = CGRect(x: place.minX, y: place.minY + 1, width: place.width, height: place.height - 1)
            context.fill(.rounded(top, 0.12 * side), cell.light ? colours.cellA : colours.cellB)
        }
    }
}
