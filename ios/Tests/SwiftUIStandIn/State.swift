public protocol DynamicProperty {}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
    let get: @MainActor @Sendable () -> Value
    let set: @MainActor @Sendable (Value) -> Void

    public init(get: @escaping @MainActor @Sendable () -> Value, set: @escaping @MainActor @Sendable (Value) -> Void) {
        self.get = get
        self.set = set
    }

    @MainActor public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part> & Sendable) -> Binding<Part> {
        let (get, set) = (get, set)
        return Binding<Part>(
            get: { get()[keyPath: path] },
            set: { part in
                var value = get()
                value[keyPath: path] = part
                set(value)
            })
    }
}

/// Where a state is kept; on later walks, where it was kept before.
final class Location<Value>: @unchecked Sendable {
    private var own: Value
    var before: Location<Value>?

    init(_ value: Value) { own = value }

    var value: Value {
        get { before?.value ?? own }
        set { if let before { before.value = newValue } else { own = newValue } }
    }
}

extension Location {
    @MainActor func link(in memory: Memory, as key: String) {
        let kept = memory.states[key] as? Location<Value>
        if let kept { if kept !== self { before = kept } } else { memory.states[key] = self }
    }
}

@propertyWrapper public struct State<Value>: DynamicProperty, Remembered {
    let location: Location<Value>

    public init(wrappedValue: Value) { location = Location(wrappedValue) }
    public init(initialValue: Value) { location = Location(initialValue) }
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.value = newValue }
    }
    public var projectedValue: Binding<Value> {
        let location = location
        return Binding(get: { location.value }, set: { location.value = $0 })
    }
    func link(in memory: Memory, as key: String) { location.link(in: memory, as: key) }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

@MainActor @propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty, Remembered {
    @MainActor @propertyWrapper public struct Binding {
        let location: Location<Value>
        public var wrappedValue: Value {
            get { location.value }
            nonmutating set { location.value = newValue }
        }
        public var projectedValue: Binding { self }
    }

    let location: Location<Value>

    public init() where Value == Bool { location = Location(false) }
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.value = newValue }
    }
    public var projectedValue: Binding { Binding(location: location) }
    func link(in memory: Memory, as key: String) { location.link(in: memory, as: key) }
}

@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }
    public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
    public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Value, Part> & Sendable) -> Binding<Part>
    where Value: AnyObject {
        nonisolated(unsafe) let value = wrappedValue
        return Binding(get: { value[keyPath: path] }, set: { value[keyPath: path] = $0 })
    }
}

@MainActor @propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let value: Value
    public init(wrappedValue: Value) { value = wrappedValue }
    public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { value = wrappedValue }
    public var wrappedValue: Value { value * Value(Walk.current?.environment.dynamicTypeSize.factor ?? 1) }
}

@MainActor @propertyWrapper public struct Namespace: DynamicProperty {
    public struct ID: Hashable {}
    public init() {}
    public var wrappedValue: ID { ID() }
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    public init() {}
    public subscript<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
    public var scenePhase = ScenePhase.active
    public var colorScheme = ColorScheme.light
    public internal(set) var accessibilityReduceMotion = false
    public var dynamicTypeSize = DynamicTypeSize.large
    public var isEnabled = true
}

/// Read while views are gone through; what was read then is kept for what is done later.
@MainActor @propertyWrapper public struct Environment<Value>: DynamicProperty {
    private final class Seen { var value: Value? }
    private let path: KeyPath<EnvironmentValues, Value>
    private let seen = Seen()

    public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
    public var wrappedValue: Value {
        if let walk = Walk.current { seen.value = walk.environment[keyPath: path] }
        return seen.value ?? EnvironmentValues()[keyPath: path]
    }
}

public enum ScenePhase { case background, inactive, active }
public enum ColorScheme { case light, dark }
public enum DynamicTypeSize: Int, Comparable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
    /// How much larger than usual.
    var factor: Double { [0.8, 0.87, 0.93, 1, 1.13, 1.27, 1.4, 1.67, 2, 2.4, 2.8, 3.27][rawValue] }
}

extension View {
    public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        changed { walk, go in walk.changing(path, to: value, go) }
    }
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
    public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View {
        changed { walk, go in
            let size = min(walk.environment.dynamicTypeSize, range.upperBound)
            walk.changing(\.dynamicTypeSize, to: size, go)
        }
    }
    /// What the system asks of every app.
    public func systemReducesMotion(_ reduces: Bool) -> some View {
        changed { walk, go in walk.changing(\.accessibilityReduceMotion, to: reduces, go) }
    }
    public func disabled(_ isDisabled: Bool) -> some View {
        changed { walk, go in walk.changing(\.isEnabled, to: walk.environment.isEnabled && !isDisabled, go) }
    }

    // What happens when something appears or changes.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        changed { walk, go in
            go()
            if walk.memory.seen.updateValue(true, forKey: walk.key) == nil, let action { walk.effects.append(action) }
        }
    }
    public func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping () -> Void)
        -> some View
    {
        onChange(of: value, initial: initial) { _, _ in action() }
    }
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some View {
        changed { walk, go in
            go()
            let before = walk.memory.seen.updateValue(value, forKey: walk.key) as? Value
            if let before, before != value { walk.effects.append { action(before, value) } }
            if before == nil && initial { walk.effects.append { action(value, value) } }
        }
    }
    public func sensoryFeedback<Value: Equatable>(
        _ feedback: SensoryFeedback, trigger: Value, condition: @escaping (Value, Value) -> Bool = { _, _ in true }
    ) -> some View {
        changed { walk, go in
            go()
            let before = walk.memory.seen.updateValue(trigger, forKey: walk.key) as? Value
            if let before, before != trigger, condition(before, trigger) { walk.memory.felt.append(feedback) }
        }
    }
}
