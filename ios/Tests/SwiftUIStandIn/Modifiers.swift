// Layout and look: nothing of it is seen here.
extension View {
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public func padding(_ length: CGFloat) -> some View { self }
    public func padding(_ insets: EdgeInsets) -> some View { self }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        self
    }
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func fixedSize() -> some View { self }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
    public func layoutPriority(_ value: Double) -> some View { self }
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    public func zIndex(_ value: Double) -> some View { self }
    public func ignoresSafeArea() -> some View { self }
    public func font(_ font: Font?) -> some View { self }
    public func fontWeight(_ weight: Font.Weight?) -> some View { self }
    public func bold(_ isActive: Bool = true) -> some View { self }
    public func lineLimit(_ number: Int?) -> some View { self }
    public func lineSpacing(_ spacing: CGFloat) -> some View { self }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }
    public func tint(_ tint: Color?) -> some View { self }
    public func hidden() -> some View { self }
    public func opacity(_ opacity: Double) -> some View { self }
    public func compositingGroup() -> some View { self }
    public func shadow(color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func clipShape<S: Shape>(_ shape: S) -> some View { self }
    public func clipped() -> some View { self }
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { self }
    public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View { self }
    public func contentShape<S: Shape>(_ shape: S) -> some View { self }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
    public func background<Style: ShapeStyle, S: InsettableShape>(_ style: Style, in shape: S) -> some View { self }
    public func background<Content: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
        -> some View
    {
        let behind = content()
        return changed { walk, go in
            let before = walk.elements.count
            go()
            walk.within("background") { walk.behind(walk.elements[before...]) { behind._walk(walk) } }
        }
    }
    public func overlay<Content: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
        -> some View
    { also([content()]) }
    public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
    public func transition(_ transition: AnyTransition) -> some View { self }
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }
    public func pickerStyle(_ style: PickerStyle) -> some View { self }
    public func labelsHidden() -> some View { self }
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior) -> some View { self }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
    public func textInputAutocapitalization(_ kind: TextInputAutocapitalization?) -> some View { self }
    public func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func submitLabel(_ label: SubmitLabel) -> some View { self }
}
public struct ScrollBounceBehavior: Sendable { public static var basedOnSize: Self { Self() } }
public struct ScrollDismissesKeyboardMode: Sendable { public static var interactively: Self { Self() } }

// Fingers and keys. Only buttons and keys are pressed here.
extension View {
    public func allowsHitTesting(_ isEnabled: Bool) -> some View { self }
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
    public func highPriorityGesture<G: Gesture>(_ gesture: G) -> some View { self }
    public func simultaneousGesture<G: Gesture>(_ gesture: G) -> some View { self }
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
    public func focused(_ focus: FocusState<Bool>.Binding) -> some View { self }
    public func focusEffectDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        changed { walk, go in
            go()
            walk.keys.append((keys, action))
        }
    }
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress(keys: [key]) { _ in action() }
    }
    public func tag<Tag: Hashable>(_ tag: Tag) -> some View { accessibilityIdentifier("\(tag)") }
}

public protocol Gesture<Value> { associatedtype Value }
public struct Recognised<Value>: Gesture {}
extension Gesture {
    public func onChanged(_ action: @escaping (Value) -> Void) -> Recognised<Value> { Recognised() }
    public func onEnded(_ action: @escaping (Value) -> Void) -> Recognised<Value> { Recognised() }
    public func simultaneously<Other: Gesture>(with other: Other) -> Recognised<(Value?, Other.Value?)> {
        Recognised()
    }
}
public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var startLocation: CGPoint
        public var location: CGPoint
        public var translation: CGSize
    }
    public init(minimumDistance: CGFloat = 10) {}
}
public struct SpatialTapGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }
    public init(count: Int = 1) {}
}
public struct MagnifyGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var magnification: CGFloat
        public var startLocation: CGPoint
    }
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

// What a screen reader is told.
extension View {
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        changed { walk, go in
            let found = walk.found(in: go)
            if found.count == 1, found[0].identifier == nil {
                found[0].identifier = identifier
            } else {
                let group = Element(.group)
                group.identifier = identifier
                walk.elements.append(group)
            }
            walk.elements += found
        }
    }
    public func accessibilityLabel(_ label: Text) -> some View {
        changed { walk, go in
            let found = walk.found(in: go)
            if found.count == 1 {
                found[0].label = label.words
            } else {
                walk.elements.append(Element(.group, label: label.words))
            }
            walk.elements += found
        }
    }
    /// Ignoring what is in it, it is one element without words; `accessibilityLabel` gives it some.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        changed { walk, go in
            if children != .ignore { return go() }
            _ = walk.found(in: go)
            walk.elements.append(Element(.text))
        }
    }
    public func accessibilityHidden(_ isHidden: Bool) -> some View {
        changed { walk, go in
            let found = walk.found(in: go)
            if !isHidden { walk.elements += found }
        }
    }
    public func accessibilityAction(_ kind: AccessibilityActionKind, _ handler: @escaping () -> Void) -> some View {
        self
    }
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func accessibilitySortPriority(_ priority: Double) -> some View { self }
    public func accessibilityShowsLargeContentViewer<Content: View>(@ViewBuilder _ content: () -> Content)
        -> some View
    {
        let large = content()
        return changed { walk, go in
            let found = walk.found(in: go)
            for element in found { element.enlarged = walk.words(of: large) }
            walk.elements += found
        }
    }
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        changed { walk, go in
            go()
            for entry in entries().entries { walk.elements.append(Element(.rotorEntry, label: entry)) }
        }
    }
}
