import SobremesaCore
import SwiftUI

/// The part of a board without edges that is in sight. What is in its middle is kept in cells from the cloth's origin, so
/// that it stays there while the board grows and when its cells change their size.
struct Viewport: Equatable {
    /// What is in the middle.
    private var middle: CGPoint
    /// How large everything is there.
    private(set) var scale: CGFloat = 1

    /// How much of its usual size a cell can be zoomed to.
    private static let scales: ClosedRange<CGFloat> = 0.4...1.6

    /// What the core looks at first.
    init(_ board: Board) { self.init(board.cloth?.first, board) }

    /// What the core looks at.
    init(_ look: SobremesaCore.Look?, _ board: Board) {
        let at = look.map { CGPoint($0.middle) } ?? .zero
        middle = (at - Self.origin(board)) * (1 / board.side)
        scale = look.map { CGFloat($0.scale) } ?? 1
    }

    /// All that is reachable is in sight.
    func showsReach(_ board: Board, in room: CGSize) -> Bool {
        let sight = CGRect(
            origin: CGPoint.zero - corner(board, in: room) * (1 / scale),
            size: CGSize(width: room.width / scale, height: room.height / scale))
        let reachable = Set(board.marks.filter { $0.kind == .reachable }.map(\.spot))
        return board.cells.filter { reachable.contains($0.spot) }.allSatisfy { sight.contains(board.frame(of: $0)) }
    }

    private static func origin(_ board: Board) -> CGPoint { board.cloth.map { CGPoint($0.origin) } ?? .zero }

    /// How far to the right and down the board's upper left corner lies from the viewport's.
    func corner(_ board: Board, in room: CGSize) -> CGPoint {
        CGPoint(x: room.width / 2, y: room.height / 2) - (Self.origin(board) + middle * board.side) * scale
    }

    /// A finger pushes it so far.
    mutating func push(_ by: CGSize, _ board: Board) {
        middle = middle - CGPoint(x: by.width, y: by.height) * (1 / (board.side * scale))
        hold(board)
    }

    /// Fingers spread or close by this factor about a place of the viewport.
    mutating func zoom(_ factor: CGFloat, about place: CGPoint, _ board: Board, in room: CGSize) {
        let least = min(Self.scales.lowerBound, Viewport(board.cloth?.whole, board).scale)
        let next = min(max(scale * factor, least), Self.scales.upperBound)
        let arm = (place - CGPoint(x: room.width / 2, y: room.height / 2)) * (1 / board.side)
        middle = middle + arm * (1 / scale) - arm * (1 / next)
        scale = next
        hold(board)
    }

    /// Brings all of it into sight, or, if it is, what the core looks at first.
    mutating func fit(_ board: Board) {
        let all = Viewport(board.cloth?.whole, board)
        let isThere = abs(scale - all.scale) < 0.01 && (middle - all.middle).length < 0.05
        self = isThere ? Viewport(board) : all
    }

    /// Moves no further than needed to have this cell in sight, and half a cell around it.
    mutating func reveal(_ cell: Cell, _ board: Board, in room: CGSize) {
        let place = board.frame(of: cell).insetBy(dx: -board.side / 2, dy: -board.side / 2)
        let centre = Self.origin(board) + middle * board.side
        func shift(_ low: CGFloat, _ high: CGFloat, _ centre: CGFloat, _ half: CGFloat) -> CGFloat {
            if high - low > 2 * half { return (low + high) / 2 - centre }
            return min(low - (centre - half), 0) + max(high - (centre + half), 0)
        }
        let by = CGPoint(
            x: shift(place.minX, place.maxX, centre.x, room.width / (2 * scale)),
            y: shift(place.minY, place.maxY, centre.y, room.height / (2 * scale)))
        middle = middle + by * (1 / board.side)
        hold(board)
    }

    /// The middle is always on the board, so that it can't be lost out of sight.
    private mutating func hold(_ board: Board) {
        let at = Self.origin(board) + middle * board.side
        let on = CGPoint(x: min(max(at.x, 0), board.size.width), y: min(max(at.y, 0), board.size.height))
        middle = (on - Self.origin(board)) * (1 / board.side)
    }
}
