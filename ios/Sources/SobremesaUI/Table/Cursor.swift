import SobremesaCore
import SwiftUI

/// Where the keyboard is on the board. It is seen only while keys are used.
struct Cursor: Equatable {
    private var spot: UInt32?

    /// The cell to show it on.
    func cell(on board: Board) -> Cell? { board.cells.first { $0.spot == spot } }

    /// A finger is used instead.
    mutating func hide() {
        spot = nil
    }

    /// Goes to the next cell in a direction, or appears.
    mutating func move(on board: Board, right: CGFloat, down: CGFloat) {
        guard let here = cell(on: board) else {
            spot = start(on: board)
            return
        }
        let (at, side) = (board.frame(of: here).origin, board.side)
        // A board may have gaps: a cell aside counts as that much farther than one straight ahead.
        let distances = board.cells.compactMap { cell -> (spot: UInt32, distance: CGFloat)? in
            let way = board.frame(of: cell).origin - at
            let ahead = way.x * right + way.y * down
            let aside = abs(way.x * down + way.y * right)
            return ahead > side / 2 ? (cell.spot, ahead + 4 * aside) : nil
        }
        spot = distances.min { $0.distance < $1.distance }?.spot ?? spot
    }

    /// First at what is in the hand, else at the first cell where something can be done.
    private func start(on board: Board) -> UInt32? {
        board.pieces.first(where: \.lifted)?.spot ?? board.cells.first(where: \.enabled)?.spot
            ?? board.cells.first?.spot
    }
}

/// Arrow keys lead over the board; Return and the space bar tap.
struct UnderKeys: ViewModifier {
    @Binding var cursor: Cursor
    let board: Board
    let tap: @MainActor (UInt32) -> Void
    @FocusState private var isFocused: Bool

    func body(content: Content) -> some View {
        content
            .focusable(interactions: .edit)
            .focused($isFocused)
            .focusEffectDisabled()
            .onAppear { isFocused = true }
            .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow], phases: [.down, .repeat]) { press in
                switch press.key {
                case .leftArrow: cursor.move(on: board, right: -1, down: 0)
                case .rightArrow: cursor.move(on: board, right: 1, down: 0)
                case .upArrow: cursor.move(on: board, right: 0, down: -1)
                default: cursor.move(on: board, right: 0, down: 1)
                }
                return .handled
            }
            .onKeyPress(keys: [.return, .space], phases: .down) { _ in
                guard let cell = cursor.cell(on: board) else { return .ignored }
                tap(cell.spot)
                return .handled
            }
    }
}

/// A dark line in a light one, around a cell.
struct CursorView: View {
    let cell: Cell?
    let side: CGFloat
    @Environment(\.look) private var look

    var body: some View {
        if let cell {
            let shape = RoundedRectangle(cornerRadius: 0.12 * side, style: .continuous)
            shape.stroke(look.colours.casing, lineWidth: 6)
                .overlay { shape.stroke(look.colours.ink, lineWidth: 2.5) }
                .frame(width: side, height: side)
                .offset(x: CGFloat(cell.x), y: CGFloat(cell.y))
                .allowsHitTesting(false)
                .accessibilityHidden(true)
        }
    }
}
