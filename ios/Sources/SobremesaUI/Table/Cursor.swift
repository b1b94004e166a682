import SobremesaCore
import SwiftUI

/// Where the keyboard is on the board. It is seen only while keys are used.
struct Cursor: Equatable {
    private var spot: UInt32?
    private var isShown = false

    /// The cell to show it on.
    func cell(on board: Board) -> Cell? { isShown ? here(on: board) : nil }

    /// A finger is used instead.
    mutating func hide() {
        isShown = false
    }

    /// A step, or, if it was not seen, it appears where it was.
    mutating func move(on board: Board, _ way: Way) {
        let here = here(on: board)?.spot
        if isShown || here == nil { spot = board.nextSpot(from: here, way: way) }
        isShown = true
    }

    private func here(on board: Board) -> Cell? { board.cells.first { $0.spot == spot } }
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
                case .leftArrow: cursor.move(on: board, .left)
                case .rightArrow: cursor.move(on: board, .right)
                case .upArrow: cursor.move(on: board, .up)
                default: cursor.move(on: board, .down)
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
