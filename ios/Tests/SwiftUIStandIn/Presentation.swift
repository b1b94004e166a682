public struct NavigationStack<Root: View>: Leaf {
    private let last: () -> AnyHashable?
    private let root: Root
    public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        path: Binding<Data>, @ViewBuilder root: () -> Root
    ) where Data.Element: Hashable {
        last = { path.wrappedValue.last.map { AnyHashable($0) } }
        self.root = root()
    }
    /// Only what is on top is seen.
    public func _walk(_ walk: Walk) {
        let elements = walk.found { root._walk(walk) }
        guard let last = last() else {
            walk.elements += elements
            return
        }
        let destination = walk.destinations[ObjectIdentifier(type(of: last.base))]
        walk.within("\(last)") { destination?(last.base)._walk(walk) }
    }
}

public enum NavigationBarItem {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
public enum ToolbarPlacement: Sendable { case automatic, navigationBar }
public struct PresentationDetent: Hashable, Sendable {
    private let name: String
    public static let medium = Self(name: "medium")
    public static let large = Self(name: "large")
}

extension View {
    public func navigationDestination<Data: Hashable, Content: View>(
        for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Content
    ) -> some View {
        changed { walk, go in
            walk.destinations[ObjectIdentifier(data)] = { value in
                if let value = value as? Data { AnyLabel(destination(value)) } else { AnyLabel(EmptyView()) }
            }
            go()
        }
    }
    public func navigationTitle(_ title: Text) -> some View { also([title]) }
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        also(isPresented.wrappedValue ? [content()] : [])
    }
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View { self }
    public func alert<Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View {
        also(isPresented.wrappedValue ? [title, actions()] : [])
    }
    public func alert<Actions: View, Message: View, Data>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
    ) -> some View {
        guard isPresented.wrappedValue, let data else { return also([]) }
        return also([title, message(data), actions(data)])
    }
    public func safeAreaInset<Content: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        also([content()])
    }
}
