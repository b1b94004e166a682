import SobremesaCore
import SwiftUI

/// Measures how wide the labels of actions are on one line; it is not seen.
struct LabelRuler: View {
    let buttons: [SobremesaCore.Button]
    @Binding var widths: [String: LabelWidth]

    var body: some View {
        ZStack {
            ForEach(buttons, id: \.id) { button in
                let (usual, small): (Font, Font) = button.primary ? (.primary, .primary) : (.action, .small)
                label(button, font: usual) { widths[button.id, default: .none].usual = $0 }
                label(button, font: small) { widths[button.id, default: .none].small = $0 }
            }
        }
        .hidden()
        .accessibilityHidden(true)
    }

    private func label(
        _ button: SobremesaCore.Button, font: Font, measured: @escaping @MainActor (Float) -> Void
    ) -> some View {
        Text(verbatim: button.label).font(font).fixedSize().background {
            GeometryReader { room in
                Color.clear.onChange(of: room.size.width, initial: true) { _, width in measured(Float(width)) }
            }
        }
    }
}

extension [String: LabelWidth] {
    /// Those of these buttons, as far as they are measured.
    func of(_ buttons: [SobremesaCore.Button]) -> [LabelWidth] {
        buttons.compactMap { button in
            var width = self[button.id]
            width?.primary = button.primary
            return width
        }
    }
}

extension LabelWidth {
    fileprivate static let none = LabelWidth(primary: false, usual: 0, small: 0)
}
