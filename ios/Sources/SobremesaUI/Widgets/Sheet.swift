import SwiftUI

/// A paper card with a soft shadow.
struct Paper: ViewModifier {
    var radius: CGFloat = 18
    var outline: Tint?
    @Environment(\.look) private var look

    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
        let edge = look.colours.dark ? Color.white.opacity(0.05) : Color.white.opacity(0.8)
        content
            .background(look.colours.sheet, in: shape)
            .overlay { shape.strokeBorder(outline?.color ?? edge, lineWidth: outline == nil ? 1 : 2) }
            .compositingGroup()
            .shadow(color: look.colours.shadow.opacity(0.14), radius: 3, y: 1)
    }
}

extension View {
    func paper(radius: CGFloat = 18, outline: Tint? = nil) -> some View {
        modifier(Paper(radius: radius, outline: outline))
    }
}

/// Shows on a card, or whatever is drawn by itself, that it is being pressed.
struct PressedStyle: ButtonStyle {
    var radius: CGFloat = 18
    @Environment(\.look) private var look

    func makeBody(configuration: Configuration) -> some View {
        let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
        configuration.label
            .contentShape(shape)
            .overlay { shape.fill(look.colours.ink.opacity(configuration.isPressed ? 0.1 : 0)) }
    }
}

/// Draws nothing of its own.
struct BareStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.contentShape(Rectangle())
    }
}
