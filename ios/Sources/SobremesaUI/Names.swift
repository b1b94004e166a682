import SobremesaCore
import SwiftUI

/// Both modules have one. Here it is SwiftUI's; the core's is written out.
typealias Button = SwiftUI.Button

/// A place on a board. The system has an old type of this name.
typealias Point = SobremesaCore.Point

/// Presses what has this id.
typealias Press = @MainActor (String) -> Void

extension CGPoint {
    init(_ point: Point) {
        self.init(x: CGFloat(point.x), y: CGFloat(point.y))
    }

    static func + (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x + other.x, y: one.y + other.y) }
    static func - (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x - other.x, y: one.y - other.y) }
    static func * (one: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: one.x * factor, y: one.y * factor) }

    /// How far it is from the origin.
    var length: CGFloat { hypot(x, y) }

    /// The point so far on the way to another one.
    func toward(_ other: CGPoint, _ share: CGFloat) -> CGPoint { self + (other - self) * share }
}

extension CGRect {
    /// A square around a point.
    init(around centre: CGPoint, half: CGFloat) {
        self.init(x: centre.x - half, y: centre.y - half, width: 2 * half, height: 2 * half)
    }
}

extension Board {
    var size: CGSize { CGSize(width: CGFloat(width), height: CGFloat(height)) }
    var side: CGFloat { CGFloat(cell) }

    func frame(of cell: Cell) -> CGRect {
        CGRect(x: CGFloat(cell.x), y: CGFloat(cell.y), width: side, height: side)
    }
}
