public struct Text: Equatable, Sendable {
    let words: String
    public nonisolated init(verbatim words: String) { self.words = words }
    public nonisolated func font(_ font: Font?) -> Text { self }
    public nonisolated func bold() -> Text { self }
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { self }
    public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { self }
}

extension Text: Leaf {
    public func _walk(_ walk: Walk) { walk.elements.append(Element(.text, label: words)) }
}

extension Walk {
    /// What is written on a control.
    func words(of label: some View) -> String {
        found { label._walk(self) }.map(\.label).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

public struct Button<Label: View>: Leaf {
    private let action: @MainActor () -> Void
    private let label: Label

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(action: action, label: label)
    }
    public func _walk(_ walk: Walk) {
        let action = action
        let styled = walk.environment.buttonStyle?(AnyLabel(label))
        let words = walk.words(of: styled ?? AnyLabel(label))
        walk.elements.append(
            Element(.button, label: words, isEnabled: walk.environment.isEnabled) { _ in action() })
    }
}

/// The system's own button, which gives what is in the clipboard; here it is what a test presses it with.
public struct PasteButton: Leaf {
    private let paste: @MainActor (Any?) -> Void
    public init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {
        paste = { onPaste([$0 as? Payload].compactMap(\.self)) }
    }
    public func _walk(_ walk: Walk) {
        let paste = paste
        walk.elements.append(Element(.button, label: "Paste", isEnabled: walk.environment.isEnabled) { paste($0) })
    }
}

struct AnyLabel: Leaf {
    let label: any View
    init(_ label: any View) { self.label = label }
    func _walk(_ walk: Walk) { label._walk(walk) }
}

public struct ButtonStyleConfiguration {
    public struct Label: Leaf {
        let label: AnyLabel
        public func _walk(_ walk: Walk) { label._walk(walk) }
    }
    public let label: Label
    public let isPressed: Bool
}
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
private struct ButtonStyleKey: EnvironmentKey {
    static let defaultValue: (@MainActor @Sendable (AnyLabel) -> AnyLabel)? = nil
}
extension EnvironmentValues {
    var buttonStyle: (@MainActor @Sendable (AnyLabel) -> AnyLabel)? {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}
extension View {
    public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
        nonisolated(unsafe) let style = style
        return environment(\.buttonStyle) { label in
            AnyLabel(style.makeBody(configuration: .init(label: .init(label: label), isPressed: false)))
        }
    }
}

public struct Toggle<Label: View>: Leaf {
    private let isOn: Binding<Bool>
    private let label: Label
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }
    public func _walk(_ walk: Walk) {
        let isOn = isOn
        walk.elements.append(
            Element(
                .toggle, label: walk.words(of: label), value: "\(isOn.wrappedValue)",
                isEnabled: walk.environment.isEnabled
            ) { isOn.wrappedValue = $0.isEmpty ? !isOn.wrappedValue : $0 == "true" })
    }
}

public struct Slider<Label: View>: Leaf {
    private let value: Binding<Double>
    private let bounds: ClosedRange<Double>
    private let label: Label
    public init(
        value: Binding<Double>, in bounds: ClosedRange<Double>, step: Double = 1, @ViewBuilder label: () -> Label
    ) {
        self.value = value
        self.bounds = bounds
        self.label = label()
    }
    public func _walk(_ walk: Walk) {
        let (value, bounds) = (value, bounds)
        walk.elements.append(
            Element(
                .slider, label: walk.words(of: label), value: "\(value.wrappedValue)",
                isEnabled: walk.environment.isEnabled
            ) { if let next = Double($0) { value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound) } }
        )
    }
}

public struct Picker<Label: View, Selection: Hashable, Content: View>: Leaf {
    private let selection: Binding<Selection>
    private let content: Content
    private let label: Label
    public init(
        selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }
    public func _walk(_ walk: Walk) {
        let selection = selection
        let options = walk.found { content._walk(walk) }
        walk.elements.append(
            Element(
                .picker, label: walk.words(of: label), value: "\(selection.wrappedValue)",
                isEnabled: walk.environment.isEnabled
            ) { if let next = $0 as? Selection { selection.wrappedValue = next } })
        for option in options {
            // An option is chosen by a finger on it.
            let tag = option.identifier
            let chosen = Element(.button, label: option.label, isEnabled: walk.environment.isEnabled) { _ in
                if let next = tag as? Selection { selection.wrappedValue = next }
            }
            chosen.identifier = tag
            walk.elements.append(chosen)
        }
    }
}

public struct TextField<Label: View>: Leaf {
    private let text: Binding<String>
    private let label: Label
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.label = label()
    }
    public func _walk(_ walk: Walk) {
        let text = text
        walk.elements.append(
            Element(
                .field, label: walk.words(of: label), value: text.wrappedValue,
                isEnabled: walk.environment.isEnabled
            ) { text.wrappedValue = $0 })
    }
}

public struct PickerStyle: Sendable {
    public static var segmented: Self { Self() }
    public static var menu: Self { Self() }
}
