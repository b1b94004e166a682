import SobremesaCore
import SwiftUI

/// The turns in the panel. Above many columns stand the marks of their seats.
struct TurnsView: View {
    let turns: TurnList
    let seats: [SeatColour]
    let press: Press
    @Environment(\.look) private var look

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: turns.heading).font(.panelHeading).fitted().accessibilityAddTraits(.isHeader)
            Divider()
            if seats.count > 2 { SeatMarks(seats: seats) }
            RoundsView(turns: turns, press: press)
            if !turns.note.isEmpty {
                Text(verbatim: turns.note).font(.secondary).foregroundStyle(look.colours.soft).fitted(lines: 2)
            }
        }
        .padding(.horizontal, 18)
        .padding(.vertical, 12)
        .paper(radius: 16)
    }
}

/// The turns over the table, until one is chosen or they are put away.
struct TurnsSheet: View {
    let turns: TurnList
    let seats: [SeatColour]
    let press: Press
    @Environment(\.look) private var look

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(verbatim: turns.heading).font(.heading).accessibilityAddTraits(.isHeader)
            SeatMarks(seats: seats)
            RoundsView(turns: turns, press: press)
            if let close = turns.close {
                ActionButton(button: close, form: .row, font: .message, press: press)
                    .frame(maxHeight: 52)
                    .fixedSize(horizontal: false, vertical: true)
            }
        }
        .frame(maxWidth: 480)
        .padding(16)
        .foregroundStyle(look.colours.ink)
        .presentationDetents([.medium, .large])
        .presentationBackground(look.colours.sheet)
    }
}

/// Width of a round's number.
private let numberWidth: CGFloat = 26

private struct SeatMarks: View {
    let seats: [SeatColour]

    var body: some View {
        HStack(spacing: 4) {
            Color.clear.frame(width: numberWidth, height: 1)
            ForEach(seats, id: \.self) { seat in
                SeatMark(colour: seat, size: 14)
                    .padding(.leading, seats.count > 2 ? 0 : 7)
                    .frame(maxWidth: .infinity, alignment: seats.count > 2 ? .center : .leading)
            }
        }
    }
}

/// The rounds; the one with the marked turn is in sight, or else the first.
private struct RoundsView: View {
    let turns: TurnList
    let press: Press

    private var marked: Int { turns.rounds.firstIndex { $0.latest != nil } ?? 0 }

    var body: some View {
        ScrollViewReader { list in
            ScrollView {
                LazyVStack(spacing: 2) {
                    ForEach(Array(turns.rounds.enumerated()), id: \.offset) { _, round in
                        RoundView(round: round, press: press)
                    }
                }
            }
            .defaultScrollAnchor(.bottom)
            .onChange(of: marked, initial: true) { list.scrollTo(marked) }
        }
    }
}

private struct RoundView: View {
    let round: Round
    let press: Press
    @Environment(\.look) private var look

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            if !round.game.isEmpty {
                Text(verbatim: round.game).font(.hint).bold().padding(.top, 6).accessibilityAddTraits(.isHeader)
            }
            HStack(spacing: 4) {
                Text(verbatim: String(round.number)).font(.secondary).foregroundStyle(look.colours.soft).fitted()
                    .frame(width: numberWidth, alignment: .trailing)
                ForEach(Array(round.turns.enumerated()), id: \.offset) { seat, turn in
                    TurnView(
                        turn: turn, isMarked: round.latest.map(Int.init) == seat, isNarrow: round.turns.count > 2,
                        press: press)
                }
            }
        }
    }
}

/// A turn; one that can be looked at is large enough for a finger.
private struct TurnView: View {
    let turn: ListedTurn
    let isMarked: Bool
    let isNarrow: Bool
    let press: Press
    @Environment(\.look) private var look

    var body: some View {
        if let id = turn.id {
            Button {
                press(id)
            } label: {
                words(height: 44)
            }
            .buttonStyle(PressedStyle(radius: 8))
            .accessibilityLabel(Text(verbatim: turn.spoken))
            .accessibilityAddTraits(isMarked ? .isSelected : [])
            .accessibilityIdentifier(id)
        } else {
            words(height: nil).accessibilityLabel(Text(verbatim: turn.spoken))
        }
    }

    private func words(height: CGFloat?) -> some View {
        Text(verbatim: turn.text).font(.hint).fontWeight(isMarked ? .bold : .medium).fitted(lines: 2)
            .padding(.horizontal, isNarrow ? 2 : 7)
            .padding(.vertical, 4)
            .frame(maxWidth: .infinity, minHeight: height, alignment: isNarrow ? .center : .leading)
            .background {
                if isMarked {
                    RoundedRectangle(cornerRadius: 8, style: .continuous)
                        .fill(look.colours.amberTint.opacity(0.7))
                }
            }
    }
}
