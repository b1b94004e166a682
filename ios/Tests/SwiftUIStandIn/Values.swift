public enum HorizontalAlignment: Equatable, Sendable { case leading, center, trailing }
public enum VerticalAlignment: Equatable, Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }
public enum Alignment: Equatable, Sendable {
    case center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading, bottomTrailing
}
public enum TextAlignment: Sendable { case leading, center, trailing }
public enum ContentMode: Sendable { case fit, fill }
public enum Visibility: Sendable { case automatic, visible, hidden }
public enum RoundedCornerStyle: Sendable { case circular, continuous }

public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }
    public static let center = Self(x: 0.5, y: 0.5)
    public static let top = Self(x: 0.5, y: 0)
    public static let bottom = Self(x: 0.5, y: 1)
    public static let topLeading = Self(x: 0, y: 0)
}

public enum Edge: Sendable {
    case top, leading, bottom, trailing
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8)
        public static let horizontal = Set(rawValue: 10)
        public static let vertical = Set(rawValue: 5)
        public static let all = Set(rawValue: 15)
    }
}
public enum VerticalEdge: Sendable { case top, bottom }
public enum Axis: Sendable {
    case horizontal, vertical
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}
public struct EdgeInsets: Equatable, Sendable {
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}
public struct Angle: Hashable, Sendable {
    public var radians: Double
    public static let zero = Angle(radians: 0)
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle { Angle(radians: degrees * .pi / 180) }
}

public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Resolved
}
extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError() }
}
extension Never: ShapeStyle {}

extension Color: Leaf {}
public struct Color: ShapeStyle, Hashable {
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
    public nonisolated init(
        _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {}
    nonisolated init() {}
    public nonisolated func opacity(_ opacity: Double) -> Color { self }
    public static let clear = Color()
    public static let white = Color()
    public static let black = Color()
}
public struct Gradient: ShapeStyle, Hashable {
    public struct Stop: Hashable, Sendable {
        public init(color: Color, location: CGFloat) {}
    }
    public init(stops: [Stop]) {}
}
extension LinearGradient: Leaf {}
public struct LinearGradient: ShapeStyle {
    public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

public struct Font: Hashable, Sendable {
    public enum Weight: Sendable { case regular, medium, semibold, bold }
    public enum Design: Sendable { case `default`, serif, rounded, monospaced }
    public enum TextStyle: Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    public static let callout = Font()
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
    public func monospacedDigit() -> Font { self }
    public func bold() -> Font { self }
    public func weight(_ weight: Weight) -> Font { self }
}

public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic
    var animatableData: AnimatableData { get set }
}
extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public static let zero = Self()
    public static func + (one: Self, other: Self) -> Self { one }
    public static func - (one: Self, other: Self) -> Self { one }
}
public protocol VectorArithmetic: AdditiveArithmetic {}
extension CGFloat: VectorArithmetic {}
extension Double: VectorArithmetic {}
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
    public static var zero: Self { Self(.zero, .zero) }
    public static func + (one: Self, other: Self) -> Self { Self(one.first + other.first, one.second + other.second) }
    public static func - (one: Self, other: Self) -> Self { Self(one.first - other.first, one.second - other.second) }
}
extension CGPoint: Animatable {
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

public struct Animation: Hashable, Sendable {
    public static let `default` = Animation()
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
    public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval)
        -> Animation
    { Animation() }
}
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
public struct AnyTransition: Sendable {
    public static let opacity = AnyTransition()
    public static let identity = AnyTransition()
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
}

public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let isHeader = Self(rawValue: 1)
    public static let isSelected = Self(rawValue: 8)
    public static let isImage = Self(rawValue: 2)
    public static let isModal = Self(rawValue: 4)
}
public struct AccessibilityActionKind: Sendable { public static let escape = Self() }
public enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }
public struct SensoryFeedback: Equatable, Sendable {
    let name: String
    public static let selection = Self(name: "selection")
    public static let error = Self(name: "error")
}
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    let character: Character
    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
    public static let leftArrow: Self = "\u{F702}"
    public static let rightArrow: Self = "\u{F703}"
    public static let upArrow: Self = "\u{F700}"
    public static let downArrow: Self = "\u{F701}"
    public static let `return`: Self = "\r"
    public static let space: Self = " "
    public static let escape: Self = "\u{1B}"
}
public struct KeyPress: Sendable {
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Self(rawValue: 1)
        public static let `repeat` = Self(rawValue: 2)
    }
    public enum Result: Sendable { case handled, ignored }
    public let key: KeyEquivalent
}
public struct KeyboardShortcut: Sendable {
    public static let defaultAction = KeyboardShortcut()
    public static let cancelAction = KeyboardShortcut()
}
public struct FocusInteractions: Sendable {
    public static let activate = Self()
    public static let edit = Self()
}
public struct TextInputAutocapitalization: Sendable { public static var words: Self { Self() } }
public enum SubmitLabel: Sendable { case done }
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    public static let destructive = Self(name: "destructive")
    public static let cancel = Self(name: "cancel")
}

/// What was said without being asked for.
public enum AccessibilityNotification {
    @MainActor public static var said: [String] = []
    @MainActor public struct Announcement {
        let words: String
        public init(_ words: String) { self.words = words }
        public func post() { said.append(words) }
    }
}
