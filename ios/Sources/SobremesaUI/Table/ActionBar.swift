import SobremesaCore
import SwiftUI

/// The action bar in one row or, where the words need it, in two. The way on is rightmost and lowest.
struct ActionBar: View {
    let buttons: [SobremesaCore.Button]
    let heights: Heights
    var isSmall = false
    /// Lines of a label.
    let lines: Int
    let press: Press

    var body: some View {
        let others = buttons.filter { !$0.primary }
        let way = buttons.filter(\.primary)
        let gap = CGFloat(heights.gaps.actions)
        if heights.rows > 1 {
            VStack(spacing: gap) {
                row(others).height(heights.action)
                row(way).height(heights.primary)
            }
        } else {
            row(others + way).height(heights.action)
        }
    }

    private func row(_ buttons: [SobremesaCore.Button]) -> some View {
        ActionRow(
            buttons: buttons, gap: CGFloat(heights.gaps.actions), isSmall: isSmall, lines: lines, press: press)
    }
}

/// The actions in one row of icons, where there is too little room for their words.
struct BareActions: View {
    let buttons: [SobremesaCore.Button]
    let heights: Heights
    let press: Press
    @Environment(\.look) private var look

    var body: some View {
        let order = buttons.filter { !$0.primary } + buttons.filter(\.primary)
        HStack(spacing: CGFloat(heights.gaps.actions)) {
            ForEach(look.isLeftHanded ? order.reversed() : order, id: \.id) { button in
                ActionButton(button: button, form: .iconOnly, press: press)
                    .frame(minWidth: button.primary ? 88 : 44)
            }
        }
        .height(heights.action)
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
    let panel: PanelParts
    /// Lines of a label.
    let lines: Int
    let press: Press

    var body: some View {
        let others = buttons.filter { !$0.primary }
        // The first one takes back, so it stands by itself where there is room.
        let (row, single) = panel.single > 0 ? (Array(others.dropFirst()), Array(others.prefix(1))) : (others, [])
        let gap = CGFloat(panel.between)
        VStack(spacing: gap) {
            if !row.isEmpty {
                ActionRow(buttons: row, gap: gap, isSmall: panel.tight, lines: lines, press: press)
                    .height(panel.others)
            }
            ForEach(single, id: \.id) { button in
                ActionButton(button: button, form: .row, font: .message, press: press).height(panel.single)
            }
            ForEach(buttons.filter(\.primary), id: \.id) { button in
                ActionButton(button: button, form: .row, press: press).height(panel.primary)
            }
        }
    }
}
