public struct StrokeStyle: Equatable, Sendable {
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {}
}
public enum CGLineCap: Sendable { case butt, round, square }
public enum CGLineJoin: Sendable { case miter, round, bevel }
public struct FillStyle: Equatable, Sendable {
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// Only some of the points that it goes through: of an arc, its ends and its middle.
extension Path: Shape {
    public nonisolated func path(in rect: CGRect) -> Path { self }
}
public struct Path: Equatable, Sendable {
    public private(set) var points: [CGPoint] = []

    public init() {}
    public init(_ rect: CGRect) { addRect(rect) }
    public init(ellipseIn rect: CGRect) { addRect(rect) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRect(rect)
    }
    public init(_ draw: (inout Path) -> Void) { draw(&self) }
    public var currentPoint: CGPoint? { points.last }
    public var isEmpty: Bool { points.isEmpty }
    public mutating func move(to point: CGPoint) { points.append(point) }
    public mutating func addLine(to point: CGPoint) { points.append(point) }
    public mutating func addLines(_ points: [CGPoint]) { self.points += points }
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { points.append(point) }
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) { points.append(point) }
    public mutating func addRect(_ rect: CGRect) {
        points += [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
    }
    public mutating func addEllipse(in rect: CGRect) { addRect(rect) }
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        // "Clockwise" is as seen with the y axis upwards: angles grow where it is not.
        let turn = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: 2 * .pi)
        let way = clockwise ? (turn < 0 ? turn : turn - 2 * .pi) : (turn > 0 ? turn : turn + 2 * .pi)
        for angle in [0, 0.5, 1].map({ startAngle.radians + way * $0 }) {
            points.append(CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
        }
    }
    public mutating func closeSubpath() {}
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        Path { $0.addLines(points.map { CGPoint(x: $0.x + dx, y: $0.y + dy) }) }
    }
    public func applying(_ transform: CGAffineTransform) -> Path {
        Path { $0.addLines(points.map { CGPoint(x: $0.x * transform.scaleX, y: $0.y * transform.scaleY) }) }
    }
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
}
/// Here it only enlarges.
public struct CGAffineTransform: Sendable {
    let scaleX, scaleY: CGFloat
    public init(scaleX: CGFloat, y scaleY: CGFloat) { (self.scaleX, self.scaleY) = (scaleX, scaleY) }
}

@preconcurrency public protocol Shape: View, Animatable, Sendable {
    nonisolated func path(in rect: CGRect) -> Path
}
extension Shape {
    public var body: Never { fatalError() }
    public func _walk(_ walk: Walk) { _ = path(in: CGRect(origin: .zero, size: walk.room)) }
    public func fill<Style: ShapeStyle>(_ style: Style) -> some View { self }
    public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View { self }
}
public protocol InsettableShape: Shape {}
extension InsettableShape {
    public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View { self }
}
extension Rectangle: InsettableShape {}
public struct Rectangle: Sendable {
    public init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
extension Circle: InsettableShape {}
public struct Circle: Sendable {
    public init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
extension RoundedRectangle: InsettableShape {}
public struct RoundedRectangle: Sendable {
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

/// Takes what is drawn, and forgets it.
public struct GraphicsContext {
    public struct Shading {
        public static func color(_ color: Color) -> Self { Self() }
        public static var foreground: Self { Self() }
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Self {
            Self()
        }
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Self { Self() }
    }

    public var opacity = 1.0
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
    public mutating func rotate(by angle: Angle) {}
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
    }
}

public struct Canvas: Leaf {
    private let renderer: (inout GraphicsContext, CGSize) -> Void
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) { self.renderer = renderer }
    public func _walk(_ walk: Walk) {
        var context = GraphicsContext()
        renderer(&context, CGSize(width: 100, height: 100))
    }
}

public protocol TimelineSchedule {}
public struct AnimationTimelineSchedule: TimelineSchedule {}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
        AnimationTimelineSchedule()
    }
}
public struct TimelineViewDefaultContext { public let date: Date }
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: Leaf {
    public typealias Context = TimelineViewDefaultContext
    private let content: (Context) -> Content
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.content = content
    }
    public func _walk(_ walk: Walk) { content(Context(date: .distantPast))._walk(walk) }
}
