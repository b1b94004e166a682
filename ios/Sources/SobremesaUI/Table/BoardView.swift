import SobremesaCore
import SobremesaModel
import SwiftUI

/// The board with what lies on it and, by the clock, moves on it. A tap may come by finger, key or screen reader.
struct BoardView: View {
    let screen: Screen
    let clock: StepClock
    let tap: @MainActor (UInt32) -> Void
    @State private var cursor = Cursor()
    @Environment(\.look) private var look

    var body: some View {
        let board = screen.board
        ZStack(alignment: .topLeading) {
            Sketch { context, _ in Wood(board: board, colours: look.colours).draw(in: context) }
            ThingsView(board: board, motions: screen.motions, clock: clock)
            CellsView(screen: screen) { spot in
                cursor.hide()
                tap(spot)
            }
            CursorView(cell: cursor.cell(on: board), side: board.side)
        }
        .frame(width: board.size.width, height: board.size.height)
        .modifier(UnderKeys(cursor: $cursor, board: board, tap: tap))
    }
}

/// What lies on the board, drawn anew while it moves.
struct ThingsView: View {
    let board: Board
    let motions: [Motion]
    let clock: StepClock
    @Environment(\.look) private var look

    var body: some View {
        let things = Things(board, look.colours, motions: motions, isReduced: look.reducesMotion)
        TimelineView(.animation(paused: !clock.isRunning)) { moment in
            let time = clock.time(at: moment.date)
            // A die comes from afar.
            Sketch(margin: motions.contains { $0.kind == .roll } ? 160 : 24) { context, _ in
                things.draw(in: context, at: time)
            }
        }
    }
}

/// Each cell is one element that can be tapped and says what it is, in the core's order.
struct CellsView: View {
    let screen: Screen
    let tap: @MainActor (UInt32) -> Void
    @Namespace private var rotor

    var body: some View {
        let board = screen.board
        ZStack(alignment: .topLeading) {
            ForEach(Array(board.cells.enumerated()), id: \.element.spot) { index, cell in
                Button {
                    tap(cell.spot)
                } label: {
                    Color.clear.frame(width: board.side, height: board.side)
                }
                .buttonStyle(BareStyle())
                .accessibilityLabel(Text(verbatim: cell.spoken))
                .accessibilityIdentifier("cell-\(cell.spot)")
                .accessibilitySortPriority(Double(-index))
                .accessibilityRotorEntry(id: cell.spot, in: rotor)
                .offset(x: CGFloat(cell.x), y: CGFloat(cell.y))
            }
        }
        .frame(width: board.size.width, height: board.size.height, alignment: .topLeading)
        .accessibilityElement(children: .contain)
        .accessibilityRotor(Text(verbatim: screen.own?.name ?? "")) {
            ForEach(own, id: \.spot) { cell in
                AccessibilityRotorEntry(Text(verbatim: cell.spoken), id: cell.spot, in: rotor)
            }
        }
    }

    private var own: [Cell] {
        let spots = Set(screen.own?.spots ?? [])
        return screen.board.cells.filter { spots.contains($0.spot) }
    }
}
