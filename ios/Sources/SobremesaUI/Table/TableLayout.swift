import SobremesaCore
import SobremesaModel
import SwiftUI

/// The table's parts, laid out as the core has arranged them.
struct TableLayout: View {
    let screen: Screen
    let parts: Parts
    let clock: StepClock
    let touch: Touch
    @Environment(\.look) private var look

    var body: some View {
        switch (screen.board.arrangement, screen.result) {
        case (.landscape, let result): Landscape(result: result, table: self)
        case (_, let result?):
            ResultView(result: result, press: touch.press)
                .frame(maxWidth: 480)
                .padding(.horizontal, 16)
                .transition(.opacity)
        case (.portrait, nil) where screen.board.scrolls, (.compact, nil) where screen.board.scrolls: scrolling
        case (.portrait, nil): portrait
        case (.compact, nil): compact
        }
    }

    private var portrait: some View {
        let heights = parts.portrait
        let gaps = heights.gaps
        return VStack(spacing: 0) {
            bar(heights)
            seats.height(heights.seats).gap(.top, gaps.bar).gap(.bottom, gaps.seats)
            if !screen.subtitle.isEmpty { subtitle }
            board.frame(maxHeight: .infinity)
            if let odds = screen.odds {
                OddsView(odds: odds).height(heights.odds).padding(.horizontal, 12).gap(.top, gaps.board)
                    .beside(screen.board)
            }
            message
                .height(heights.message)
                .padding(.horizontal, 16)
                .gap(.top, gaps.board)
                .gap(.bottom, gaps.message)
                .beside(screen.board)
            rack(heights.rack).gap(.bottom, heights.rack == nil ? 0 : gaps.rack)
            actions(heights)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    /// There is too little room for all: seats and message scroll, board and actions stay; these as icons if they must.
    private var scrolling: some View {
        let isBare = screen.board.bare
        let heights = isBare ? parts.bare : parts.portrait
        return VStack(spacing: 0) {
            bar(heights)
            Scrolled {
                VStack(spacing: 8) {
                    message.padding(.horizontal, 4).padding(.top, 4)
                    seats
                    if let odds = screen.odds { OddsView(odds: odds).height(heights.odds).padding(.horizontal, 12) }
                }
                .padding(.bottom, 8)
                .beside(screen.board)
            }
            board.frame(height: screen.board.cloth.map { CGFloat($0.height) })
            Spacer(minLength: 0).height(heights.gaps.message)
            rack(heights.rack).gap(.bottom, heights.rack == nil ? 0 : heights.gaps.rack)
            if isBare {
                BareActions(buttons: screen.buttons, heights: heights, press: touch.press)
                    .modifier(AtFoot(gaps: heights.gaps, board: screen.board))
            } else {
                actions(heights)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var compact: some View {
        let heights = parts.compact
        let gaps = heights.gaps
        return VStack(spacing: 0) {
            compactBar
            board.frame(maxHeight: .infinity)
            if let odds = screen.odds {
                OddsView(odds: odds, isSmall: true).height(heights.odds).padding(.horizontal, 6)
                    .gap(.top, gaps.board)
                    .beside(screen.board)
            }
            MessageView(message: screen.message, isBrief: true, note: note, rules: touch.rules)
                .height(heights.message)
                .padding(.horizontal, 10)
                .gap(.top, gaps.board)
                .gap(.bottom, gaps.message)
                .beside(screen.board)
            rack(heights.rack)
            actions(heights, isSmall: true)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    /// Bar and seats in one row.
    private var compactBar: some View {
        let right = [screen.menu, screen.loudspeaker].compactMap(\.self)
        let (before, after) = look.isLeftHanded ? (right.reversed(), [screen.exit]) : ([screen.exit], right)
        return HStack(spacing: 0) {
            ForEach(before, id: \.id) { BarButton(button: $0, press: touch.press) }
            SeatsView(
                seats: screen.seats, card: parts.compact.seat, abreast: parts.abreast, isSmall: true)
            ForEach(after, id: \.id) { BarButton(button: $0, press: touch.press) }
        }
        .height(parts.compact.bar)
        .beside(screen.board)
    }

    private var note: String { screen.turns.noteMatters ? screen.turns.note : "" }

    func bar(_ heights: Heights, inset: CGFloat = 6) -> some View {
        TableBar(screen: screen, note: note, inset: inset, press: touch.press).height(heights.bar)
            .beside(screen.board)
    }

    var subtitle: some View {
        Text(verbatim: screen.subtitle).font(.action).foregroundStyle(look.colours.soft).fitted()
            .height(parts.subtitle)
    }

    private var seats: some View {
        SeatsView(seats: screen.seats, card: parts.portrait.seat, abreast: parts.abreast).padding(.horizontal, 12)
            .beside(screen.board)
    }

    var message: some View {
        MessageView(message: screen.message, rules: touch.rules)
    }

    @ViewBuilder var board: some View {
        if screen.board.cloth == nil {
            BoardView(screen: screen, clock: clock, tap: touch.tap)
        } else {
            OpenTable(screen: screen, clock: clock, touch: touch)
        }
    }

    @ViewBuilder func rack(_ size: RackSize?) -> some View {
        if let rack = screen.rack, let size {
            RackView(rack: rack, size: size, motions: screen.motions, clock: clock, tap: touch.tap)
        }
    }

    private func actions(_ heights: Heights, isSmall: Bool = false) -> some View {
        ActionBar(
            buttons: screen.buttons, heights: heights, isSmall: isSmall, lines: parts.large ? 2 : 1, press: touch.press
        )
        .modifier(AtFoot(gaps: heights.gaps, board: screen.board))
    }
}

/// Actions with what is around them.
private struct AtFoot: ViewModifier {
    let gaps: Gaps
    let board: Board

    func body(content: Content) -> some View {
        content.gap(.horizontal, gaps.sides).gap(.bottom, gaps.foot).beside(board)
    }
}

extension View {
    /// Parts beside a narrow board are not much wider than it.
    fileprivate func beside(_ board: Board) -> some View {
        frame(maxWidth: max(board.cloth == nil ? board.size.width : 0, 480))
    }
}

/// The way out, the title, a note where something must be kept in mind, and a few icons; mirrored for the left hand.
private struct TableBar: View {
    let screen: Screen
    let note: String
    let inset: CGFloat
    let press: Press
    @Environment(\.look) private var look

    var body: some View {
        let right = [screen.menu, screen.rules, screen.loudspeaker].compactMap(\.self)
        let (before, after) = look.isLeftHanded ? (right.reversed(), [screen.exit]) : ([screen.exit], right)
        HStack(spacing: 0) {
            ForEach(before, id: \.id) { BarButton(button: $0, press: press) }
            Text(verbatim: screen.title).font(.heading).fitted(lines: 2)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.leading, 8)
                .accessibilityAddTraits(.isHeader)
            if !note.isEmpty {
                Text(verbatim: note).font(.small).foregroundStyle(look.colours.soft).fitted(lines: 2)
            }
            ForEach(after, id: \.id) { BarButton(button: $0, press: press) }
        }
        .padding(.horizontal, inset)
    }
}

/// The board, and beside it all else, or how the match ended.
private struct Landscape: View {
    let result: ResultSheet?
    let table: TableLayout
    @Environment(\.look) private var look

    var body: some View {
        HStack(spacing: 0) {
            if look.isLeftHanded {
                panel
                board
            } else {
                board
                panel
            }
        }
    }

    private var board: some View {
        VStack(spacing: 0) {
            table.board.frame(maxWidth: .infinity, maxHeight: .infinity)
            table.rack(table.parts.landscape).gap(.vertical, table.parts.portrait.gaps.rack)
        }
    }

    private var panel: some View {
        Group {
            if let result {
                ResultView(result: result, press: table.touch.press)
            } else {
                Panel(table: table)
            }
        }
        .frame(width: CGFloat(table.screen.board.panel))
        .padding(.horizontal, 24)
    }
}

/// All but the board, beside it. What there is no room for is left out, or made small.
private struct Panel: View {
    let table: TableLayout

    private var screen: Screen { table.screen }
    private var parts: Parts { table.parts }

    var body: some View {
        let panel = parts.panel(width: screen.board.panel)
        VStack(spacing: 0) {
            table.bar(parts.portrait, inset: 0)
            if !screen.subtitle.isEmpty { table.subtitle }
            if panel.tight { tight(panel) } else { roomy(panel) }
            PanelActions(
                buttons: screen.buttons, panel: panel, lines: parts.large ? 2 : 1, press: table.touch.press
            )
            .gap(.bottom, panel.foot)
        }
    }

    private func roomy(_ panel: PanelParts) -> some View {
        VStack(spacing: 0) {
            SeatsView(
                seats: screen.seats, card: panel.seat, abreast: panel.abreast, isInWords: !parts.large,
                gap: CGFloat(panel.betweenSeats))
            if panel.turns {
                TurnsView(turns: screen.turns, seats: screen.seats.map(\.colour), press: table.touch.press)
                    .gap(.top, panel.betweenSeats + 4)
            } else {
                Spacer(minLength: 0)
            }
            if let odds = screen.odds { OddsView(odds: odds).height(panel.odds).gap(.top, panel.gap) }
            table.message
                .frame(minHeight: CGFloat(panel.message), maxHeight: CGFloat(panel.messageMost))
                .gap(.vertical, panel.gap)
        }
        .padding(.top, 8)
    }

    private func tight(_ panel: PanelParts) -> some View {
        Scrolled {
            VStack(spacing: CGFloat(panel.gap)) {
                SeatsView(seats: screen.seats, card: panel.seat, abreast: panel.abreast, isSmall: true)
                if let odds = screen.odds { OddsView(odds: odds, isSmall: true).height(panel.odds) }
                table.message
            }
            .gap(.bottom, panel.gap)
        }
        .padding(.top, 8)
    }
}
