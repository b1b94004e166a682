import SobremesaCore
import SwiftUI

/// The turns so far, for the panel; the newest is in sight. Above many columns stand the marks of their seats.
struct TurnsView: View {
    let turns: TurnList
    let seats: [SeatColour]
    @Environment(\.look) private var look

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: turns.heading).font(.panelHeading).fitted().accessibilityAddTraits(.isHeader)
            Divider()
            if seats.count > 2 { marks }
            ScrollView {
                LazyVStack(spacing: 2) {
                    ForEach(turns.rounds, id: \.number) { RoundView(round: $0) }
                }
            }
            .defaultScrollAnchor(.bottom)
            if !turns.note.isEmpty {
                Text(verbatim: turns.note).font(.secondary).foregroundStyle(look.colours.soft).fitted(lines: 2)
            }
        }
        .padding(.horizontal, 18)
        .padding(.vertical, 12)
        .paper(radius: 16)
    }

    private var marks: some View {
        HStack(spacing: 4) {
            Color.clear.frame(width: 26, height: 1)
            ForEach(seats, id: \.self) { SeatMark(colour: $0, size: 14).frame(maxWidth: .infinity) }
        }
    }
}

private struct RoundView: View {
    let round: Round
    @Environment(\.look) private var look

    var body: some View {
        HStack(spacing: 4) {
            Text(verbatim: String(round.number)).font(.secondary).foregroundStyle(look.colours.soft)
                .frame(width: 26, alignment: .trailing)
            ForEach(Array(round.turns.enumerated()), id: \.offset) { seat, turn in
                let isNewest = round.latest.map(Int.init) == seat
                Text(verbatim: turn).font(.hint).fontWeight(isNewest ? .bold : .medium).fitted(lines: 2)
                    .padding(.horizontal, round.turns.count > 2 ? 2 : 7)
                    .padding(.vertical, 4)
                    .frame(maxWidth: .infinity, alignment: round.turns.count > 2 ? .center : .leading)
                    .background {
                        if isNewest {
                            RoundedRectangle(cornerRadius: 8, style: .continuous)
                                .fill(look.colours.amberTint.opacity(0.7))
                        }
                    }
            }
        }
    }
}
