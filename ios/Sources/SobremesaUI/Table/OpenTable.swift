import SobremesaCore
import SobremesaModel
import SwiftUI

/// A board without edges, of which only a part is in sight: one finger pushes it, two zoom it, and neither plays. The bag
/// stands on it at its lower left.
struct OpenTable: View {
    let screen: Screen
    let clock: StepClock
    let touch: Touch

    var body: some View {
        GeometryReader { room in
            Tablecloth(screen: screen, clock: clock, touch: touch, room: room.size)
        }
    }
}

private struct Tablecloth: View {
    let screen: Screen
    let clock: StepClock
    let touch: Touch
    let room: CGSize
    @State private var viewport: Viewport
    @State private var dragged = CGSize.zero
    @State private var spread: CGFloat = 1
    @State private var cursor = Cursor()
    @Environment(\.look) private var look

    init(screen: Screen, clock: StepClock, touch: Touch, room: CGSize) {
        self.screen = screen
        self.clock = clock
        self.touch = touch
        self.room = room
        _viewport = State(initialValue: Viewport(screen.board))
    }

    private var board: Board { screen.board }

    var body: some View {
        let corner = viewport.corner(board, in: room)
        ZStack(alignment: .topLeading) {
            ground(corner)
            things
                .scaleEffect(viewport.scale, anchor: .topLeading)
                .offset(x: corner.x, y: corner.y)
        }
        .frame(width: room.width, height: room.height, alignment: .topLeading)
        .clipped()
        .contentShape(Rectangle())
        .highPriorityGesture(push.simultaneously(with: zoom))
        .modifier(UnderKeys(cursor: $cursor, board: board, tap: tap))
        .accessibilityScrollAction { edge in glide { $0.push(scroll(toward: edge), board) } }
        .onChange(of: board.cloth?.turn) { glide { $0 = Viewport(board) } }
        .onChange(of: board.marks) { bringReach() }
        .onChange(of: cursor) { if let cell = cursor.cell(on: board) { reveal(cell) } }
        .overlay(alignment: .bottomLeading) {
            if let bag = screen.bag { BagView(bag: bag, press: touch.press).padding(8) }
        }
        .overlay(alignment: .bottomTrailing) { fit.padding(8) }
    }

    /// Where what can be reached now is not all in sight, it comes there.
    private func bringReach() {
        guard let reach = board.cloth?.reach, !viewport.showsReach(board, in: room) else { return }
        glide { $0 = Viewport(reach, board) }
    }

    /// A dot where four cells meet. Two taps where nothing lies bring all into sight.
    private func ground(_ corner: CGPoint) -> some View {
        let first = corner + CGPoint(x: CGFloat(board.frame), y: CGFloat(board.frame)) * viewport.scale
        return Dots(first: first, step: board.side * viewport.scale)
            .fill(look.colours.line.opacity(0.55))
            .contentShape(Rectangle())
            .onTapGesture(count: 2) { glide { $0.fit(board) } }
            .accessibilityHidden(true)
    }

    private var things: some View {
        ZStack(alignment: .topLeading) {
            ThingsView(board: board, motions: screen.motions, clock: clock)
            CellsView(screen: screen, tap: tap)
            CursorView(cell: cursor.cell(on: board), side: board.side)
        }
        .frame(width: board.size.width, height: board.size.height)
    }

    private var fit: some View {
        Button {
            glide { $0.fit(board) }
        } label: {
            Drawn.corners.frame(width: 44, height: 44)
                .background(look.colours.sheet, in: Circle())
                .overlay { Circle().strokeBorder(look.colours.line, lineWidth: 1) }
        }
        .buttonStyle(PressedStyle(radius: 22))
        .accessibilityLabel(Text(verbatim: board.cloth?.fit ?? ""))
        .accessibilityIdentifier("fit")
    }

    /// A drag that begins near the window's sides is the system's.
    private var push: some Gesture {
        DragGesture(minimumDistance: 10)
            .onChanged { drag in
                guard (24...max(room.width - 24, 24)).contains(drag.startLocation.x) else { return }
                let by = drag.translation
                viewport.push(CGSize(width: by.width - dragged.width, height: by.height - dragged.height), board)
                dragged = by
            }
            .onEnded { _ in dragged = .zero }
    }

    private var zoom: some Gesture {
        MagnifyGesture()
            .onChanged { pinch in
                viewport.zoom(pinch.magnification / spread, about: pinch.startLocation, board, in: room)
                spread = pinch.magnification
            }
            .onEnded { _ in spread = 1 }
    }

    /// Half of what is in sight, for a screen reader.
    private func scroll(toward edge: Edge) -> CGSize {
        switch edge {
        case .top: CGSize(width: 0, height: room.height / 2)
        case .bottom: CGSize(width: 0, height: -room.height / 2)
        case .leading: CGSize(width: room.width / 2, height: 0)
        case .trailing: CGSize(width: -room.width / 2, height: 0)
        }
    }

    private func tap(_ spot: UInt32) {
        // A screen reader, or a key, may tap what is out of sight.
        if let cell = board.cells.first(where: { $0.spot == spot }) { reveal(cell) }
        touch.tap(spot)
    }

    private func reveal(_ cell: Cell) {
        glide { $0.reveal(cell, board, in: room) }
    }

    private func glide(_ change: (inout Viewport) -> Void) {
        withAnimation(look.reducesMotion ? nil : .timingCurve(0.4, 0, 0.2, 1, duration: 0.22)) { change(&viewport) }
    }
}

/// Dots all over the cloth.
private struct Dots: Shape {
    var first: CGPoint
    var step: CGFloat

    nonisolated var animatableData: AnimatablePair<CGPoint.AnimatableData, CGFloat> {
        get { AnimatablePair(first.animatableData, step) }
        set {
            first.animatableData = newValue.first
            step = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path {
        func places(_ first: CGFloat, _ length: CGFloat) -> StrideTo<CGFloat> {
            stride(from: first - (first / step).rounded(.down) * step, to: length, by: step)
        }
        return Path { path in
            guard step > 4 else { return }
            for x in places(first.x, rect.width) {
                for y in places(first.y, rect.height) {
                    path.addEllipse(in: CGRect(around: CGPoint(x: x, y: y), half: 1))
                }
            }
        }
    }
}
