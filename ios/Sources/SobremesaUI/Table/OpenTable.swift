import SobremesaCore
import SobremesaModel
import SwiftUI

/// A board without edges, of which only a part is in sight: one finger pushes it, two zoom it, and neither plays. What is
/// reachable comes into sight, or is pointed at. The bag stands on it at its lower left.
struct OpenTable: View {
    let screen: Screen
    let clock: StepClock
    let touch: Touch

    var body: some View {
        GeometryReader { room in
            if let cloth = screen.board.cloth {
                let outlook = Outlook(
                    cell: screen.board.cell, width: screen.board.width, height: screen.board.height, cloth: cloth,
                    across: Float(room.size.width), down: Float(room.size.height))
                Tablecloth(screen: screen, clock: clock, touch: touch, room: room.size, outlook: outlook)
            }
        }
    }
}

private struct Tablecloth: View {
    let screen: Screen
    let clock: StepClock
    let touch: Touch
    let room: CGSize
    let outlook: Outlook
    @State private var sight: Sight
    @State private var dragged = CGSize.zero
    @State private var spread: CGFloat = 1
    @State private var cursor = Cursor()
    @Environment(\.look) private var look

    init(screen: Screen, clock: StepClock, touch: Touch, room: CGSize, outlook: Outlook) {
        self.screen = screen
        self.clock = clock
        self.touch = touch
        self.room = room
        self.outlook = outlook
        _sight = State(initialValue: outlook.first())
    }

    private var board: Board { screen.board }

    var body: some View {
        let corner = CGPoint(outlook.corner(sight: sight))
        ZStack(alignment: .topLeading) {
            ground(corner)
            things
                .scaleEffect(CGFloat(sight.scale), anchor: .topLeading)
                .offset(x: corner.x, y: corner.y)
        }
        .frame(width: room.width, height: room.height, alignment: .topLeading)
        .clipped()
        .contentShape(Rectangle())
        .highPriorityGesture(push.simultaneously(with: zoom))
        .simultaneousGesture(twice)
        .modifier(UnderKeys(cursor: $cursor, board: board, tap: tap))
        .accessibilityScrollAction { edge in glide(to: outlook.pushed(sight: sight, by: half(toward: edge))) }
        .onChange(of: outlook.cloth.turn) { glide(to: outlook.first()) }
        .onChange(of: board.marks.filter { $0.kind == .reachable }, initial: true) {
            glide(to: outlook.reaching(sight: sight))
        }
        .onChange(of: cursor) { if let cell = cursor.cell(on: board) { reveal(cell.corner) } }
        .overlay(alignment: .bottomLeading) {
            if let bag = screen.bag { BagView(bag: bag, press: touch.press).padding(.leading, 8).padding(.bottom, 4) }
        }
        .overlay(alignment: .topLeading) { signs }
        .overlay(alignment: .bottomTrailing) { fit.padding(.trailing, 8).padding(.bottom, 4) }
    }

    /// A dot where four cells meet.
    private func ground(_ corner: CGPoint) -> some View {
        let first = corner + CGPoint(x: CGFloat(board.frame), y: CGFloat(board.frame)) * CGFloat(sight.scale)
        return Dots(first: first, step: board.side * CGFloat(sight.scale))
            .fill(look.colours.line.opacity(0.55))
            .accessibilityHidden(true)
    }

    private var things: some View {
        ZStack(alignment: .topLeading) {
            ThingsView(board: board, motions: screen.motions, clock: clock)
            CellsView(screen: screen) { spot in
                cursor.hide()
                tap(spot)
            }
            CursorView(cell: cursor.cell(on: board), side: board.side)
        }
        .frame(width: board.size.width, height: board.size.height)
    }

    /// What is reachable and out of sight is pointed at; a press on the sign brings it into sight.
    private var signs: some View {
        ZStack(alignment: .topLeading) {
            ForEach(outlook.beyond(sight: sight), id: \.way) { sign in
                Button {
                    reveal(sign.cell)
                } label: {
                    SignView(way: sign.way, size: CGFloat(sign.size))
                }
                .buttonStyle(PressedStyle(radius: CGFloat(sign.size) / 2))
                .accessibilityLabel(Text(verbatim: outlook.cloth.beyond))
                .accessibilityIdentifier("beyond-\(sign.way)")
                .offset(x: CGFloat(sign.at.x - sign.size / 2), y: CGFloat(sign.at.y - sign.size / 2))
            }
        }
        .frame(width: room.width, height: room.height, alignment: .topLeading)
    }

    private var fit: some View {
        Button {
            glide(to: outlook.fitted(sight: sight))
        } label: {
            Drawn.corners.frame(width: 40, height: 40)
                .background(look.colours.sheet, in: Circle())
                .overlay { Circle().strokeBorder(look.colours.line, lineWidth: 1) }
                .frame(width: 48, height: 48)
                .contentShape(Circle())
        }
        .buttonStyle(PressedStyle(radius: 24))
        .accessibilityLabel(Text(verbatim: outlook.cloth.fit))
        .accessibilityIdentifier("fit")
    }

    /// A drag that begins near the window's sides is the system's.
    private var push: some Gesture {
        DragGesture(minimumDistance: 10)
            .onChanged { drag in
                guard (24...max(room.width - 24, 24)).contains(drag.startLocation.x) else { return }
                let by = drag.translation
                sight = outlook.pushed(sight: sight, by: Point(by.width - dragged.width, by.height - dragged.height))
                dragged = by
            }
            .onEnded { _ in dragged = .zero }
    }

    /// Two taps on what can be played are two taps; where nothing can be they bring all into sight.
    private var twice: some Gesture {
        SpatialTapGesture(count: 2).onEnded { tap in
            let at = outlook.seenAt(sight: sight, place: Point(tap.location.x, tap.location.y))
            let cell = board.cells.first { board.frame(of: $0).contains(CGPoint(at)) }
            if cell?.enabled != true { glide(to: outlook.fitted(sight: sight)) }
        }
    }

    private var zoom: some Gesture {
        MagnifyGesture()
            .onChanged { pinch in
                let (factor, about) = (Float(pinch.magnification / spread), pinch.startLocation)
                sight = outlook.zoomed(sight: sight, factor: factor, about: Point(about.x, about.y))
                spread = pinch.magnification
            }
            .onEnded { _ in spread = 1 }
    }

    /// Half of what is in sight, for a screen reader.
    private func half(toward edge: Edge) -> Point {
        switch edge {
        case .top: Point(0, room.height / 2)
        case .bottom: Point(0, -room.height / 2)
        case .leading: Point(room.width / 2, 0)
        case .trailing: Point(-room.width / 2, 0)
        }
    }

    private func tap(_ spot: UInt32) {
        // A screen reader, or a key, may tap what is out of sight.
        if let cell = board.cells.first(where: { $0.spot == spot }) { reveal(cell.corner) }
        touch.tap(spot)
    }

    /// Brings the cell with this corner into sight.
    private func reveal(_ corner: Point) {
        glide(to: outlook.revealing(sight: sight, cell: corner))
    }

    private func glide(to next: Sight?) {
        guard let next else { return }
        withAnimation(look.reducesMotion ? nil : .timingCurve(0.4, 0, 0.2, 1, duration: 0.22)) { sight = next }
    }
}

extension Cell {
    fileprivate var corner: Point { Point(x: x, y: y) }
}

extension Point {
    fileprivate init(_ x: CGFloat, _ y: CGFloat) { self.init(x: Float(x), y: Float(y)) }
}

/// An arrowhead on a round ground, smaller than what a finger may meet.
private struct SignView: View {
    let way: Way
    let size: CGFloat
    @Environment(\.look) private var look

    private static let radius: CGFloat = 15

    /// Clockwise from the right.
    private var angle: Angle {
        switch way {
        case .right: .degrees(0)
        case .down: .degrees(90)
        case .left: .degrees(180)
        case .up: .degrees(270)
        }
    }

    var body: some View {
        Canvas { context, room in
            let middle = CGPoint(x: room.width / 2, y: room.height / 2)
            let ground = Path.circle(middle, Self.radius)
            context.fill(ground, look.colours.sheet)
            context.stroke(ground, look.colours.olive, 2)
            let turned = context.stretched(at: middle, CGSize(width: Self.radius, height: Self.radius), turnedBy: angle)
            turned.fill(Path(svg: "M.55 0L-.35 -.5V.5Z"), look.colours.olive)
        }
        .frame(width: size, height: size)
        .contentShape(Circle())
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
