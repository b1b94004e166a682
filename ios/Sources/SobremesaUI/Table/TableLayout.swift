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
        VStack(spacing: 0) {
            bar
            seats.padding(.top, Parts.gapBar).padding(.bottom, Parts.gapSeats)
            if !screen.subtitle.isEmpty { subtitle }
            board.frame(maxHeight: .infinity)
            if let odds = screen.odds {
                OddsView(odds: odds).frame(height: parts.odds).padding(.horizontal, 12).padding(.top, Parts.gapBoard)
            }
            message
                .frame(height: parts.message)
                .padding(.horizontal, 16)
                .padding(.top, Parts.gapBoard)
                .padding(.bottom, Parts.gapMessage)
            rack(parts.rack).padding(.bottom, parts.rack == nil ? 0 : Parts.gapRack)
            actions
        }
        .modifier(Beside(board: screen.board))
    }

    /// There is too little room for all: seats and message scroll, board and actions stay.
    private var scrolling: some View {
        VStack(spacing: 0) {
            bar
            ScrollView {
                VStack(spacing: 8) {
                    message
                    seats
                    if let odds = screen.odds { OddsView(odds: odds).frame(height: parts.odds) }
                }
                .padding(.horizontal, 12)
            }
            board.frame(height: screen.board.cloth.map { CGFloat($0.height) })
            rack(parts.rack).padding(.top, Parts.gapMessage)
            actions.padding(.top, Parts.gapRack)
        }
        .modifier(Beside(board: screen.board))
    }

    private var compact: some View {
        VStack(spacing: 0) {
            compactBar
            board.frame(maxHeight: .infinity)
            if let odds = screen.odds {
                OddsView(odds: odds, isSmall: true).frame(height: parts.compactOdds).padding(.horizontal, 6)
                    .padding(.top, 3)
            }
            MessageView(message: screen.message, isBrief: true, note: note, rules: touch.rules)
                .frame(height: parts.compactMessage)
                .padding(EdgeInsets(top: 3, leading: 10, bottom: 2, trailing: 10))
            rack(parts.compactRack)
            ActionBar(
                buttons: screen.buttons, height: parts.compactAction, primary: parts.compactPrimary, gap: 4,
                isSmall: true, press: touch.press
            )
            .padding(.horizontal, 6)
            .padding(.bottom, 6)
        }
        .modifier(Beside(board: screen.board))
    }

    /// Bar and seats in one row.
    private var compactBar: some View {
        let ends = look.isLeftHanded ? [screen.loudspeaker, screen.exit] : [screen.exit, screen.loudspeaker]
        return HStack(spacing: 0) {
            BarButton(button: ends[0], press: touch.press)
            SeatsView(seats: screen.seats, card: parts.compactSeat, abreast: parts.abreast, isSmall: true)
            BarButton(button: ends[1], press: touch.press)
        }
        .frame(height: parts.compactBar)
    }

    private var note: String { screen.turns.noteMatters ? screen.turns.note : "" }

    var bar: some View {
        TableBar(screen: screen, note: note, press: touch.press).frame(height: parts.bar)
    }

    var subtitle: some View {
        Text(verbatim: screen.subtitle).font(.action).foregroundStyle(look.colours.soft).fitted()
            .frame(height: parts.subtitle)
    }

    private var seats: some View {
        SeatsView(seats: screen.seats, card: parts.seatCard, abreast: parts.abreast)
            .padding(.horizontal, 12)
            .frame(height: parts.seats)
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

    private var actions: some View {
        ActionBar(
            buttons: screen.buttons, height: parts.action, primary: parts.primaryAction, gap: 6, press: touch.press
        )
        .padding(.horizontal, 12)
        .padding(.bottom, Parts.foot)
    }
}

/// Parts beside a narrow board are not much wider than it.
private struct Beside: ViewModifier {
    let board: Board

    func body(content: Content) -> some View {
        content.frame(maxWidth: board.cloth == nil ? max(board.size.width, 480) : .infinity)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The way out, the title, a note where something must be kept in mind, and a few icons; mirrored for the left hand.
private struct TableBar: View {
    let screen: Screen
    let note: String
    let press: Press
    @Environment(\.look) private var look

    var body: some View {
        let right = [screen.menu, screen.rules, screen.loudspeaker].compactMap(\.self)
        let (before, after) = look.isLeftHanded ? (right.reversed(), [screen.exit]) : ([screen.exit], right)
        HStack(spacing: 0) {
            ForEach(before, id: \.id) { BarButton(button: $0, press: press) }
            Text(verbatim: screen.title).font(.heading).fitted()
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal, 8)
                .accessibilityAddTraits(.isHeader)
            if !note.isEmpty {
                Text(verbatim: note).font(.small).foregroundStyle(look.colours.soft).fitted(lines: 2)
            }
            ForEach(after, id: \.id) { BarButton(button: $0, press: press) }
        }
        .padding(.horizontal, 6)
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
            table.rack(table.parts.landscapeRack).padding(.vertical, Parts.gapRack)
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
        ViewThatFits(in: .vertical) {
            roomy(withTurns: true)
            roomy(withTurns: false)
            tight
        }
    }

    private func roomy(withTurns: Bool) -> some View {
        VStack(spacing: 12) {
            head
            SeatsView(
                seats: screen.seats, card: parts.panelSeat, abreast: 1, isInWords: !parts.isLarge,
                gap: screen.seats.count > 2 ? 8 : 14)
            if withTurns {
                TurnsView(turns: screen.turns, seats: screen.seats.map(\.colour))
                    .frame(minHeight: 120, idealHeight: 120, maxHeight: .infinity)
            } else {
                Spacer(minLength: 0)
            }
            if let odds = screen.odds { OddsView(odds: odds).frame(height: parts.odds) }
            table.message.frame(height: parts.message)
            PanelActions(buttons: screen.buttons, height: parts.action, isTight: false, press: table.touch.press)
        }
        .padding(.bottom, 14)
    }

    private var tight: some View {
        VStack(spacing: 8) {
            head
            ScrollView {
                VStack(spacing: 8) {
                    SeatsView(seats: screen.seats, card: parts.compactSeat, abreast: parts.abreast, isSmall: true)
                    if let odds = screen.odds {
                        OddsView(odds: odds, isSmall: true).frame(height: parts.compactOdds)
                    }
                    table.message
                }
            }
            PanelActions(buttons: screen.buttons, height: parts.compactAction, isTight: true, press: table.touch.press)
        }
        .padding(.bottom, 8)
    }

    @ViewBuilder private var head: some View {
        table.bar
        if !screen.subtitle.isEmpty { table.subtitle }
    }
}
