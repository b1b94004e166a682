import SobremesaCore
import SwiftUI

/// What each roll of the die would bring: the dice, and under them who gains which squares; if it is small, only who.
struct OddsView: View {
    let odds: [Odds]
    var isSmall = false

    var body: some View {
        HStack(spacing: 0) {
            ForEach(Array(odds.enumerated()), id: \.offset) { index, roll in
                if index > 0 { Spacer(minLength: 0) }
                column(roll)
            }
        }
        .padding(.horizontal, 6)
        .padding(.vertical, isSmall ? 2 : 6)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .paper(radius: 16)
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: odds.map(\.spoken).joined(separator: ". ")))
    }

    private func column(_ roll: Odds) -> some View {
        VStack(spacing: 2) {
            HStack(spacing: 0) {
                ForEach(Array(roll.faces.enumerated()), id: \.offset) { _, face in
                    PieceView(face: face, size: isSmall ? 34 : 45)
                }
            }
            if let colour = roll.colour {
                if isSmall {
                    SeatMark(colour: colour, size: 12)
                } else {
                    Bracket()
                    HStack(spacing: 5) {
                        SeatMark(colour: colour, size: 15)
                        Text(verbatim: roll.squares).font(.message).bold().fitted()
                    }
                }
            }
        }
    }
}

/// Holds together the dice above it.
private struct Bracket: View {
    @Environment(\.look) private var look

    var body: some View {
        Canvas { context, size in
            let line = Path.line(
                .zero, CGPoint(x: 0, y: size.height), CGPoint(x: size.width, y: size.height),
                CGPoint(x: size.width, y: 0))
            context.stroke(line, look.colours.line, 1.6)
        }
        .frame(height: 5)
        .padding(.horizontal, 6)
    }
}
