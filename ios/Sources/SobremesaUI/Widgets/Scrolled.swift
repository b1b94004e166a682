import SwiftUI

/// Something that scrolls where there is too little room for it. What goes on beyond an edge fades out there.
struct Scrolled<Content: View>: View {
    private let content: Content
    @State private var isAbove = false
    @State private var isBelow = false

    private static var fade: CGFloat { 28 }
    private static var space: String { "scrolled" }

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        GeometryReader { room in
            ScrollView {
                content.frame(maxWidth: .infinity).background {
                    GeometryReader { inside in
                        Color.clear.onChange(of: inside.frame(in: .named(Self.space)), initial: true) { _, place in
                            isAbove = place.minY < -1
                            isBelow = place.maxY > room.size.height + 1
                        }
                    }
                }
            }
            .scrollBounceBehavior(.basedOnSize)
            .coordinateSpace(.named(Self.space))
            .mask { mask(min(Self.fade, room.size.height / 3)) }
        }
    }

    private func mask(_ fade: CGFloat) -> some View {
        VStack(spacing: 0) {
            edge(fade, isFading: isAbove, from: .top, to: .bottom)
            Color.black
            edge(fade, isFading: isBelow, from: .bottom, to: .top)
        }
    }

    private func edge(_ fade: CGFloat, isFading: Bool, from: UnitPoint, to: UnitPoint) -> some View {
        LinearGradient(colors: [isFading ? .clear : .black, .black], startPoint: from, endPoint: to)
            .frame(height: fade)
    }
}
