import SobremesaCore
import SwiftUI

/// What nobody has laid yet, until it is put away. While the table must not be seen, its cover lies on this too.
struct UnseenSheet: View {
    let unseen: Unseen
    let cover: Cover?
    let press: Press
    @Environment(\.look) private var look

    private var columns: [GridItem] {
        Array(repeating: GridItem(.flexible(maximum: 56), spacing: 0), count: max(Int(unseen.columns), 1))
    }

    var body: some View {
        Group {
            if let cover { CoverView(cover: cover, press: press) } else { tallies }
        }
        .foregroundStyle(look.colours.ink)
        .presentationDetents([.medium, .large])
        .presentationBackground(look.colours.sheet)
    }

    private var tallies: some View {
        VStack(spacing: 10) {
            ScrollView {
                VStack(alignment: .leading, spacing: 4) {
                    Text(verbatim: unseen.title).font(.heading).accessibilityAddTraits(.isHeader)
                    if !unseen.text.isEmpty {
                        Text(verbatim: unseen.text).font(.hint).foregroundStyle(look.colours.soft)
                    }
                    LazyVGrid(columns: columns, spacing: 2) {
                        ForEach(Array(unseen.tiles.enumerated()), id: \.offset) { _, tally in TallyView(tally: tally) }
                    }
                    .padding(.top, 6)
                }
                .frame(maxWidth: 400)
            }
            ActionButton(button: unseen.close, form: .row, font: .message, press: press)
                .frame(maxWidth: 400, maxHeight: 52)
                .fixedSize(horizontal: false, vertical: true)
        }
        .padding(16)
    }
}

/// A tile over how many there are; faint where all have been laid.
private struct TallyView: View {
    let tally: Tally

    var body: some View {
        VStack(spacing: 0) {
            PieceView(face: tally.face, size: 48)
            Text(verbatim: String(tally.count)).font(.message).bold()
        }
        .opacity(tally.count > 0 ? 1 : 0.35)
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: tally.spoken))
    }
}
