import SobremesaCore
import SwiftUI

/// The seats, so many `abreast`; where they are small, there is room for one line each.
struct SeatsView: View {
    let seats: [SeatCard]
    /// Height of one.
    let card: Float
    let abreast: UInt32
    var isSmall = false
    var isInWords = false
    var gap: CGFloat?

    private var isMany: Bool { seats.count > 2 }

    private var rows: [[SeatCard]] {
        let abreast = max(Int(abreast), 1)
        return stride(from: 0, to: seats.count, by: abreast).map { Array(seats[$0..<min($0 + abreast, seats.count)]) }
    }

    var body: some View {
        VStack(spacing: gap ?? (isSmall ? 4 : 8)) {
            ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
                HStack(spacing: isSmall ? (isMany ? 3 : 6) : (isMany ? 5 : 8)) {
                    ForEach(Array(row.enumerated()), id: \.offset) { _, seat in
                        view(of: seat)
                            .frame(maxWidth: .infinity, minHeight: CGFloat(card), maxHeight: CGFloat(card))
                            .modifier(SeatGround(isActive: seat.active))
                            // Over the name, which needs all the width there is.
                            .overlay(alignment: .top) { if seat.thinking { ThinkingDots().padding(.top, 3) } }
                            .accessibilityElement()
                            .accessibilityLabel(Text(verbatim: seat.spoken))
                    }
                }
            }
        }
    }

    @ViewBuilder private func view(of seat: SeatCard) -> some View {
        if isSmall && !isMany && abreast > 1 {
            ViewThatFits(in: .horizontal) {
                SmallSeat(seat: seat, isNamed: true)
                StackedSeat(seat: seat)
            }
        } else if isSmall {
            SmallSeat(seat: seat, isNamed: abreast == 1)
        } else if isMany && abreast > 1 {
            HighSeat(seat: seat)
        } else {
            WideSeat(seat: seat, isInWords: isInWords)
        }
    }
}

/// One seat of several: mark and name, and the score under them.
private struct HighSeat: View {
    let seat: SeatCard

    var body: some View {
        VStack(spacing: 2) {
            HStack(spacing: 5) {
                SeatMark(colour: seat.colour, size: 18)
                SeatName(seat: seat)
            }
            Text(verbatim: seat.score).font(.smallScore).fitted()
        }
        .padding(.horizontal, 8)
    }
}

/// One seat: mark, name, score, and how far it has come.
private struct WideSeat: View {
    let seat: SeatCard
    let isInWords: Bool

    var body: some View {
        HStack(spacing: 9) {
            SeatMark(colour: seat.colour)
            VStack(alignment: .leading, spacing: 4) {
                HStack(spacing: 6) {
                    SeatName(seat: seat)
                    if seat.of > 0 {
                        Text(verbatim: isInWords ? seat.scoreInWords : seat.score).font(.action).fitted()
                    }
                }
                if seat.of > 0 { ProgressDots(seat: seat).frame(height: 10) }
                if seat.gamesNeeded > 0 { GamesWon(seat: seat) }
            }
            if seat.of == 0 { Text(verbatim: seat.score).font(.score).fitted() }
        }
        .padding(.horizontal, 11)
    }
}

/// A seat where there is room for one line, or, if it is not named, for less.
private struct SmallSeat: View {
    let seat: SeatCard
    let isNamed: Bool

    var body: some View {
        HStack(spacing: 6) {
            SeatMark(colour: seat.colour, size: 19)
            if isNamed {
                SeatName(seat: seat)
                if seat.gamesNeeded > 0 { GamesWon(seat: seat) }
                Text(verbatim: seat.score).font(.small).fitted()
            } else {
                Text(verbatim: seat.score).font(.message).bold().fitted()
            }
        }
        .padding(.horizontal, 7)
    }
}

/// A seat that is too narrow for its name and its score beside each other.
private struct StackedSeat: View {
    let seat: SeatCard

    var body: some View {
        HStack(spacing: 6) {
            SeatMark(colour: seat.colour, size: 19)
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: seat.name).font(.small).fontWeight(seat.active ? .bold : .medium).fitted()
                HStack(spacing: 4) {
                    if seat.gamesNeeded > 0 { GamesWon(seat: seat) }
                    Text(verbatim: seat.score).font(.small).fitted()
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.horizontal, 7)
    }
}

private struct SeatName: View {
    let seat: SeatCard

    var body: some View {
        Text(verbatim: seat.name).font(.message).fontWeight(seat.active ? .bold : .medium).fitted()
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// A dot for each step of the way, filled as far as the seat has come.
struct ProgressDots: View {
    let seat: SeatCard
    @Environment(\.look) private var look

    var body: some View {
        Canvas { context, size in
            let step = min(size.width / CGFloat(max(seat.of, 1)), 21)
            // Closer together they can't be told apart.
            if step < 3 { return }
            let radius = min(step * 0.36, size.height / 2)
            for index in 0..<seat.of {
                let centre = CGPoint(x: step * (CGFloat(index) + 0.5), y: size.height / 2)
                if index < seat.done {
                    context.fill(.circle(centre, radius), look.colours.tints(seat.colour).rim)
                } else {
                    context.stroke(.circle(centre, radius - 0.5), look.colours.line, 1)
                }
            }
        }
    }
}

/// A dot for each won game that takes the match.
private struct GamesWon: View {
    let seat: SeatCard
    @Environment(\.look) private var look

    var body: some View {
        HStack(spacing: 5) {
            ForEach(0..<Int(seat.gamesNeeded), id: \.self) { game in
                if game < Int(seat.gamesWon) {
                    Circle().fill(look.colours.olive)
                } else {
                    Circle().strokeBorder(look.colours.line, lineWidth: 1.4)
                }
            }
            .frame(width: 9, height: 9)
        }
    }
}

/// Paper with an olive edge and a pointer to the board while it is this seat's turn.
private struct SeatGround: ViewModifier {
    let isActive: Bool
    @Environment(\.look) private var look

    func body(content: Content) -> some View {
        let colours = look.colours
        let shape = RoundedRectangle(cornerRadius: 14, style: .continuous)
        let line = isActive ? colours.olive.color : colours.line.opacity(0.45)
        content
            .background(colours.sheet.opacity(isActive ? 1 : 0.55), in: shape)
            .overlay { shape.strokeBorder(line, lineWidth: isActive ? 2 : 1) }
            .overlay(alignment: .bottom) {
                if isActive {
                    Path(svg: "M0 0H16L8 7Z").fill(colours.olive).frame(width: 16, height: 7).offset(y: 7)
                }
            }
            .shadow(color: colours.shadow.opacity(isActive ? 0.14 : 0), radius: 3, y: 1)
    }
}
