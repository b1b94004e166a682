/// What only holds others.
@MainActor @preconcurrency public protocol Container: Leaf {
    associatedtype Content: View
    var content: Content { get }
}
extension Container {
    public func _walk(_ walk: Walk) { content._walk(walk) }
}

public struct VStack<Content: View>: Container {
    public let content: Content
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { self.content = content() }
}
public typealias LazyVStack = VStack
public struct HStack<Content: View>: Container {
    public let content: Content
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
public struct ZStack<Content: View>: Container {
    public let content: Content
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }
}
public struct Group<Content: View>: Container {
    public let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
public struct ScrollView<Content: View>: Container {
    public let content: Content
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) { self.content = content() }
}
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    }
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil) {}
}
public struct LazyVGrid<Content: View>: Container {
    public let content: Content
    public init(columns: [GridItem], spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
/// Here all is in sight of a walk: of those that might fit, each. They have the same in them.
public struct ViewThatFits<Content: View>: Container {
    public let content: Content
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
public struct Spacer: Leaf {
    public init(minLength: CGFloat? = nil) {}
}
public struct Divider: Leaf {
    public init() {}
}

public protocol Layout {}
public struct VStackLayout: Layout {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
}
public struct HStackLayout: Layout {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
}
@MainActor public struct AnyLayout {
    public init<L: Layout>(_ layout: L) {}
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        Group(content: content)
    }
}

public struct GeometryProxy {
    public let size: CGSize
    public func frame(in space: NamedCoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}
public struct NamedCoordinateSpace: Sendable {
    public static func named(_ name: some Hashable) -> Self { Self() }
}
public struct GeometryReader<Content: View>: Leaf {
    private let content: (GeometryProxy) -> Content
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
    public func _walk(_ walk: Walk) { content(GeometryProxy(size: walk.room))._walk(walk) }
}
public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
public struct ScrollViewReader<Content: View>: Leaf {
    private let content: (ScrollViewProxy) -> Content
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
    public func _walk(_ walk: Walk) { content(ScrollViewProxy())._walk(walk) }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    let data: Data
    let id: (Data.Element) -> ID
    let content: (Data.Element) -> Content
}
extension ForEach: View where Content: View {
    public var body: Never { fatalError() }
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }
    public func _walk(_ walk: Walk) {
        for element in data { walk.within("\(id(element))") { content(element)._walk(walk) } }
    }
}
extension ForEach: Leaf where Content: View {}

// The parts of a rotor.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
    var entries: [String] { get }
}
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public let entries: [String]
    public init(_ label: Text, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}) {
        entries = [label.words]
    }
}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }
    public var entries: [String] { data.flatMap { content($0).entries } }
}
@MainActor @resultBuilder public struct AccessibilityRotorContentBuilder {
    public static func buildBlock<Part: AccessibilityRotorContent>(_ part: Part) -> Part { part }
}
