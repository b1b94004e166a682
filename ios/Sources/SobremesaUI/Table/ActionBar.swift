import SobremesaCore
import SwiftUI

/// The action bar in one row or, where text is large, in two. The way on is rightmost and lowest.
struct ActionBar: View {
    let buttons: [SobremesaCore.Button]
    let height: CGFloat
    /// Height of the second row; 0 for none.
    let primary: CGFloat
    let gap: CGFloat
    var isSmall = false
    let press: Press

    var body: some View {
        let others = buttons.filter { !$0.primary }
        let way = buttons.filter(\.primary)
        if primary > 0 {
            VStack(spacing: gap) {
                row(others).frame(height: height)
                row(way).frame(height: primary)
            }
        } else {
            row(others + way).frame(height: height)
        }
    }

    private func row(_ buttons: [SobremesaCore.Button]) -> some View {
        ActionRow(buttons: buttons, gap: gap, isSmall: isSmall, lines: primary > 0 ? 2 : 1, press: press)
    }
}

/// Buttons side by side, in the other order for the left hand; the way on is wider.
private struct ActionRow: View {
    let buttons: [SobremesaCore.Button]
    let gap: CGFloat
    let isSmall: Bool
    let lines: Int
    let press: Press
    @Environment(\.look) private var look

    var body: some View {
        HStack(spacing: gap) {
            ForEach(look.isLeftHanded ? buttons.reversed() : buttons, id: \.id) { button in
                ActionButton(
                    button: button, form: button.primary ? .labelOnly : .iconAbove,
                    font: isSmall && !button.primary ? .small : nil, lines: lines, press: press
                )
                .frame(minWidth: button.primary && buttons.count > 1 ? 110 : 46)
            }
        }
    }
}

/// The actions at the foot of a panel: the way on lowest, over its whole width.
struct PanelActions: View {
    let buttons: [SobremesaCore.Button]
    let height: CGFloat
    let isTight: Bool
    let press: Press

    var body: some View {
        let others = buttons.filter { !$0.primary }
        // The first one takes back, so it stands by itself where there is room.
        let (row, single) = isTight ? (others, []) : (Array(others.dropFirst()), Array(others.prefix(1)))
        VStack(spacing: isTight ? 6 : 12) {
            if !row.isEmpty {
                ActionRow(buttons: row, gap: isTight ? 6 : 12, isSmall: isTight, lines: 2, press: press)
                    .frame(height: height)
            }
            ForEach(single, id: \.id) { button in
                ActionButton(button: button, form: .row, font: .message, press: press).frame(height: height)
            }
            ForEach(buttons.filter(\.primary), id: \.id) { button in
                ActionButton(button: button, form: .row, press: press).frame(height: height + (isTight ? 0 : 8))
            }
        }
    }
}
