// A stand-in for Apple's SwiftUI where there is none, written from its documentation: as much of it as SobremesaUI uses.
// It is for two things: the views are type-checked against it, and tests find their buttons, cells and fields and press
// them. It is not SwiftUI: it lays out nothing, draws nothing, animates nothing and recognises no gesture, and whatever
// it has wrong, Apple's compiler alone will find. Nothing that is shipped has it in it.
@_exported import Foundation
@_exported import Observation

/// A window without a screen: goes through its views and finds what can be pressed and read.
@MainActor public final class Window<Root: View> {
    private let root: @MainActor () -> Root
    private let memory = Memory()
    public var size: CGSize

    public init(size: CGSize, @ViewBuilder root: @escaping @MainActor () -> Root) {
        self.size = size
        self.root = root
    }

    /// What there is now, once what appeared or changed has had its effects.
    public func look() -> Outline {
        while true {
            let walk = Walk(memory, size)
            Walk.current = walk
            root()._walk(walk)
            Walk.current = nil
            if walk.effects.isEmpty { return Outline(elements: walk.elements, keys: walk.keys, felt: memory.felt) }
            for effect in walk.effects { effect() }
        }
    }
}

/// What a walk has found.
@MainActor public struct Outline {
    public let elements: [Element]
    let keys: [(Set<KeyEquivalent>, (KeyPress) -> KeyPress.Result)]
    public let felt: [SensoryFeedback]

    public subscript(_ identifier: String) -> Element? { elements.last { $0.identifier == identifier } }

    /// All words, as they are read or heard.
    public var words: [String] { elements.map(\.label) }

    /// Presses a key; true if somebody took it.
    public func press(_ key: KeyEquivalent) -> Bool {
        keys.reversed().contains { $0.0.contains(key) && $0.1(KeyPress(key: key)) == .handled }
    }
}

/// Something that can be pressed, set or read.
@MainActor public final class Element {
    public enum Kind { case button, toggle, slider, picker, field, text, rotorEntry, group }

    public let kind: Kind
    public internal(set) var identifier: String?
    public internal(set) var label: String
    /// What is shown large to a finger that stays on it.
    public internal(set) var enlarged: String?
    public let isEnabled: Bool
    public let value: String
    private let act: (String) -> Void

    init(
        _ kind: Kind, label: String = "", value: String = "", isEnabled: Bool = true,
        act: @escaping (String) -> Void = { _ in }
    ) {
        self.kind = kind
        self.label = label
        self.value = value
        self.isEnabled = isEnabled
        self.act = act
    }

    /// A finger on it; a disabled one feels nothing.
    public func press() {
        if isEnabled { act("") }
    }

    /// Sets what can be set: "true" and "false", a number, a tag, a text.
    public func set(_ value: String) {
        if isEnabled { act(value) }
    }
}

/// What outlives a walk.
@MainActor final class Memory {
    var states: [String: AnyObject] = [:]
    var seen: [String: Any] = [:]
    var felt: [SensoryFeedback] = []
}

/// Goes through views from the outside in.
@MainActor public final class Walk {
    static var current: Walk?

    let memory: Memory
    var room: CGSize
    var environment = EnvironmentValues()
    var elements: [Element] = []
    var keys: [(Set<KeyEquivalent>, (KeyPress) -> KeyPress.Result)] = []
    var effects: [() -> Void] = []
    var destinations: [ObjectIdentifier: (Any) -> any View] = [:]
    private var path: [String] = []

    init(_ memory: Memory, _ room: CGSize) {
        self.memory = memory
        self.room = room
    }

    var key: String { path.joined(separator: "/") }

    func within(_ step: String, _ go: () -> Void) {
        path.append(step)
        go()
        path.removeLast()
    }

    func changing<Value>(_ value: WritableKeyPath<EnvironmentValues, Value>, to new: Value, _ go: () -> Void) {
        let before = environment
        environment[keyPath: value] = new
        go()
        environment = before
    }

    /// What lies behind words is as wide as they are: here each letter is 8 wide.
    func behind(_ words: ArraySlice<Element>, _ go: () -> Void) {
        let before = room
        if !words.isEmpty, words.allSatisfy({ $0.kind == .text }) {
            let letters = words.map(\.label.count).max() ?? 0
            room.width = 8 * CGFloat(letters) * environment.dynamicTypeSize.factor
        }
        go()
        room = before
    }

    /// What is found in `go`, taken away again.
    func found(in go: () -> Void) -> [Element] {
        let before = elements.count
        go()
        let found = Array(elements[before...])
        elements.removeSubrange(before...)
        return found
    }

    /// Gives a view, modifier or style the states that it had on the last walk.
    func remember(_ owner: Any) {
        for child in Mirror(reflecting: owner).children {
            (child.value as? any Remembered)?.link(in: memory, as: "\(key).\(child.label ?? "")")
        }
    }
}

@MainActor protocol Remembered {
    func link(in memory: Memory, as key: String)
}

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor func _walk(_ walk: Walk)
}

extension View {
    public func _walk(_ walk: Walk) {
        walk.within("\(Self.self)".prefix { $0 != "<" }.description) {
            walk.remember(self)
            body._walk(walk)
        }
    }
}

extension Never: View {
    public var body: Never { fatalError() }
}

/// A view that has no others in it, or goes through them by itself.
@MainActor @preconcurrency public protocol Leaf: View where Body == Never {}

extension Leaf {
    public var body: Never { fatalError() }
    public func _walk(_ walk: Walk) {}
}

/// A view with something done on the way in.
public struct Changed<Content: View>: Leaf {
    let content: Content
    let change: @MainActor (Walk, () -> Void) -> Void

    public func _walk(_ walk: Walk) {
        walk.within("-") { change(walk) { content._walk(walk) } }
    }
}

extension View {
    func changed(_ change: @escaping @MainActor (Walk, () -> Void) -> Void) -> Changed<Self> {
        Changed(content: self, change: change)
    }

    /// Also goes through `others` after it.
    func also(_ others: [any View]) -> Changed<Self> {
        changed { walk, go in
            go()
            for (index, other) in others.enumerated() { walk.within("also \(index)") { other._walk(walk) } }
        }
    }
}

public struct EmptyView: Leaf {
    public nonisolated init() {}
}

public struct TupleView<each Part: View>: Leaf {
    let parts: (repeat each Part)

    init(_ parts: repeat each Part) { self.parts = (repeat each parts) }

    public func _walk(_ walk: Walk) {
        var index = 0
        for part in repeat each parts {
            walk.within("\(index)") { part._walk(walk) }
            index += 1
        }
    }
}

public struct ConditionalContent<One: View, Other: View>: Leaf {
    enum Branch { case one(One), other(Other) }
    let branch: Branch

    init(branch: Branch) { self.branch = branch }

    public func _walk(_ walk: Walk) {
        switch branch {
        case .one(let view): walk.within("if") { view._walk(walk) }
        case .other(let view): walk.within("else") { view._walk(walk) }
        }
    }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError() }
    public func _walk(_ walk: Walk) { self?._walk(walk) }
}

extension Optional: Leaf where Wrapped: View {}

@MainActor @resultBuilder public struct ViewBuilder {
    public static func buildExpression<Part: View>(_ part: Part) -> Part { part }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Part: View>(_ part: Part) -> Part { part }
    public static func buildBlock<each Part: View>(_ part: repeat each Part) -> TupleView<repeat each Part> {
        TupleView(repeat each part)
    }
    public static func buildIf<Part: View>(_ part: Part?) -> Part? { part }
    public static func buildEither<One: View, Other: View>(first: One) -> ConditionalContent<One, Other> {
        ConditionalContent(branch: .one(first))
    }
    public static func buildEither<One: View, Other: View>(second: Other) -> ConditionalContent<One, Other> {
        ConditionalContent(branch: .other(second))
    }
}

@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = ModifiedContent
    @ViewBuilder func body(content: Content) -> Body
}

public struct ModifiedContent: Leaf {
    let content: any View
    public func _walk(_ walk: Walk) { content._walk(walk) }
}

extension View {
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
        Modified(content: self, modifier: modifier)
    }
}

private struct Modified<Content: View, Modifier: ViewModifier>: Leaf {
    let content: Content
    let modifier: Modifier

    func _walk(_ walk: Walk) {
        walk.within("\(Modifier.self)") {
            walk.remember(modifier)
            modifier.body(content: ModifiedContent(content: content))._walk(walk)
        }
    }
}
