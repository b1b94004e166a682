import SobremesaCore
import SwiftUI

/// How icon and label stand on a button.
enum ButtonForm {
    /// The icon over the label.
    case iconAbove
    /// The icon before the label.
    case row
    /// The label alone.
    case labelOnly
    /// The icon alone, where there is no room for words.
    case iconOnly
}

/// A button as the core describes it. It fills the room that it is given.
struct ActionButton: View {
    let button: SobremesaCore.Button
    var form = ButtonForm.iconAbove
    var font: Font?
    var lines = 2
    let press: Press

    var body: some View {
        Button {
            press(button.id)
        } label: {
            words
                .font(font ?? (button.primary ? .primary : .action))
                .padding(.horizontal, form == .iconAbove || form == .iconOnly ? 4 : 12)
                .padding(.vertical, 4)
                .frame(maxWidth: .infinity, minHeight: 44, maxHeight: .infinity)
        }
        .buttonStyle(ActionStyle(isPrimary: button.primary))
        .spoken(as: button)
        .modifier(Enlarged(label: form == .iconOnly ? button.label : nil))
    }

    @ViewBuilder private var words: some View {
        let label = Text(verbatim: button.label).multilineTextAlignment(.center).fitted(lines: lines)
        switch form {
        case .iconAbove:
            VStack(spacing: 3) {
                Drawn(button.icon, size: 23)
                label
            }
        case .row:
            HStack(spacing: 10) {
                Drawn(button.icon, size: 23)
                label
            }
        case .labelOnly: label
        case .iconOnly: Drawn(button.icon, size: 28)
        }
    }
}

/// A label that is not written is shown large to a finger that stays on the button, where text is large.
private struct Enlarged: ViewModifier {
    let label: String?

    func body(content: Content) -> some View {
        if let label {
            content.accessibilityShowsLargeContentViewer { Text(verbatim: label) }
        } else {
            content
        }
    }
}

/// Filled where it is the way on, else outlined.
private struct ActionStyle: ButtonStyle {
    let isPrimary: Bool
    @Environment(\.look) private var look
    @Environment(\.isEnabled) private var isEnabled

    private var ink: Tint {
        let colours = look.colours
        if isPrimary { return isEnabled ? colours.onOlive : colours.soft }
        return isEnabled ? colours.ink : colours.disabled
    }

    private var ground: Color {
        let colours = look.colours
        if isPrimary { return isEnabled ? colours.olive.color : colours.weave.color }
        return colours.sheet.opacity(isEnabled ? 1 : 0.45)
    }

    func makeBody(configuration: Configuration) -> some View {
        let shape = RoundedRectangle(cornerRadius: 16, style: .continuous)
        let line = look.colours.line.opacity(isPrimary ? 0 : isEnabled ? 1 : 0.4)
        configuration.label
            .foregroundStyle(ink)
            .background(ground, in: shape)
            .overlay { shape.strokeBorder(line, lineWidth: 1.2) }
            .overlay { shape.fill(look.colours.ink.opacity(configuration.isPressed ? 0.1 : 0)) }
            .shadow(color: look.colours.shadow.opacity(isPrimary && isEnabled ? 0.2 : 0), radius: 3, y: 1)
            .contentShape(shape)
    }
}

/// An icon without a ground, for a bar.
struct BarButton: View {
    let button: SobremesaCore.Button
    let press: Press
    @Environment(\.look) private var look

    var body: some View {
        Button {
            press(button.id)
        } label: {
            Drawn(button.icon)
                .foregroundStyle(button.enabled ? look.colours.ink : look.colours.disabled)
                .frame(minWidth: 44, minHeight: 44, maxHeight: .infinity)
        }
        .buttonStyle(PressedStyle(radius: 14))
        .spoken(as: button)
        .accessibilityShowsLargeContentViewer { Text(verbatim: button.label) }
    }
}

extension View {
    /// One accessible element that says what the core says, and is called in tests what the core calls it.
    func spoken(as button: SobremesaCore.Button) -> some View {
        disabled(!button.enabled)
            .accessibilityLabel(Text(verbatim: button.spoken))
            .accessibilityIdentifier(button.id)
    }
}
