import SobremesaCore
import SwiftUI

/// How the match ended, in one column; its buttons stay in sight.
struct ResultView: View {
    let result: ResultSheet
    let press: Press
    @Environment(\.look) private var look

    var body: some View {
        VStack(spacing: 12) {
            Scrolled {
                VStack(spacing: 12) {
                    Wreath(result: result)
                    ending
                    figures
                    if !result.seriesScore.isEmpty { series }
                }
                .padding(.vertical, 12)
            }
            buttons
        }
        .padding(.bottom, 12)
    }

    private var ending: some View {
        VStack(spacing: 2) {
            Text(verbatim: result.headline).font(.display).minimumScaleFactor(0.6).accessibilityAddTraits(.isHeader)
            Text(verbatim: result.reason).font(.hint).foregroundStyle(look.colours.soft)
        }
        .multilineTextAlignment(.center)
        .accessibilityElement(children: .combine)
    }

    private var figures: some View {
        VStack(spacing: 12) {
            ForEach(Array(result.seats.enumerated()), id: \.offset) { _, seat in SeatLine(seat: seat) }
            if !result.facts.isEmpty {
                Divider()
                HStack(alignment: .top, spacing: 8) {
                    ForEach(Array(result.facts.enumerated()), id: \.offset) { _, fact in
                        VStack(spacing: 0) {
                            Text(verbatim: fact.value).font(.message).bold().fitted()
                            Text(verbatim: fact.label).font(.small).foregroundStyle(look.colours.soft)
                        }
                        .multilineTextAlignment(.center)
                        .frame(maxWidth: .infinity)
                        .accessibilityElement(children: .combine)
                    }
                }
            }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 12)
        .paper()
    }

    private var series: some View {
        HStack(spacing: 12) {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: result.series).font(.message)
                Text(verbatim: result.seriesText).font(.secondary).foregroundStyle(look.colours.soft)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Text(verbatim: result.seriesScore).font(.smallScore)
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 12)
        .paper()
        .accessibilityElement(children: .combine)
    }

    /// The way on over the whole width, the others under it.
    private var buttons: some View {
        VStack(spacing: 8) {
            ForEach(result.buttons.filter(\.primary), id: \.id) { button in
                ActionButton(button: button, form: .row, press: press).frame(minHeight: 56)
            }
            HStack(spacing: 8) {
                ForEach(result.buttons.filter { !$0.primary }, id: \.id) { button in
                    ActionButton(button: button, press: press).frame(minHeight: 56)
                }
            }
        }
        .fixedSize(horizontal: false, vertical: true)
    }
}

/// The winner between sprigs; after a tie both, and no sprigs.
private struct Wreath: View {
    let result: ResultSheet

    var body: some View {
        ZStack(alignment: .bottom) {
            if result.sprigs { Sprigs().frame(width: 168) }
            HStack(spacing: -8) {
                ForEach(Array(result.pieces.enumerated()), id: \.offset) { _, face in
                    PieceView(face: face, size: result.pieces.count > 1 ? 76 : 96)
                }
            }
            .padding(.bottom, result.sprigs ? 20 : 0)
        }
        .accessibilityHidden(true)
    }
}

private struct SeatLine: View {
    let seat: SeatCard

    var body: some View {
        HStack(spacing: 8) {
            SeatMark(colour: seat.colour)
            // The words before the way: what is left is the way's.
            Text(verbatim: seat.name).font(.message).fontWeight(seat.active ? .bold : .medium).fitted()
                .frame(minWidth: 64, alignment: .leading).layoutPriority(1)
            if seat.of > 0 { ProgressDots(seat: seat).frame(height: 8) } else { Spacer(minLength: 8) }
            Text(verbatim: seat.score).font(.message).bold().fitted().layoutPriority(1)
        }
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: seat.spoken))
    }
}
