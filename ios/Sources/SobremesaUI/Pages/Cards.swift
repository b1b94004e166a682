import SobremesaCore
import SwiftUI

/// A match to open; the first one is that which was played last.
struct MatchCardView: View {
    let card: MatchCard
    var isFirst = false
    let open: @MainActor () -> Void
    @Environment(\.look) private var look

    var body: some View {
        let accent = isFirst ? look.colours.olive : look.colours.soft
        Button(action: open) {
            HStack(spacing: 9) {
                PieceView(face: card.emblem)
                VStack(alignment: .leading, spacing: 0) {
                    if !card.lead.isEmpty { Text(verbatim: card.lead).font(.secondary).foregroundStyle(accent) }
                    Text(verbatim: card.title).font(.heading)
                    Secondary(card.detail)
                }
                .multilineTextAlignment(.leading)
                .frame(maxWidth: .infinity, alignment: .leading)
                Drawn.chevron.foregroundStyle(accent)
            }
            .padding(.horizontal, 10)
            .padding(.vertical, 8)
            .frame(minHeight: 84)
            .paper(outline: isFirst ? look.colours.olive : nil)
        }
        .buttonStyle(PressedStyle())
        .accessibilityLabel(Text(verbatim: card.spoken))
        .accessibilityIdentifier("match-\(card.id)")
    }
}

/// The shape of a game's card, by the room there is for it.
enum GameForm {
    /// A small picture beside the words.
    case small
    /// A picture beside the words.
    case beside
    /// The words under a picture.
    case tall
}

/// A game to play, with a cut of its table.
struct GameCardView: View {
    let card: GameCard
    let form: GameForm
    let open: @MainActor () -> Void
    @Environment(\.look) private var look

    var body: some View {
        Button(action: open) {
            Group {
                switch form {
                case .small: beside(cut: 76, height: 60, inset: 8)
                case .beside: beside(cut: 106, height: 90, inset: 10)
                case .tall: above
                }
            }
            .paper()
        }
        .buttonStyle(PressedStyle())
        .accessibilityLabel(Text(verbatim: card.spoken))
        .accessibilityIdentifier("game-\(card.game)")
    }

    private func beside(cut width: CGFloat, height: CGFloat, inset: CGFloat) -> some View {
        HStack(spacing: inset * 1.5) {
            cut(minWidth: width).frame(width: width, height: height, alignment: .topLeading).clipShape(corner)
            words
            Drawn.chevron.foregroundStyle(look.colours.soft)
        }
        .padding(inset)
        .frame(minHeight: height + 2 * inset)
    }

    private var above: some View {
        VStack(spacing: 10) {
            cut(minWidth: 384).frame(maxWidth: .infinity, alignment: .topLeading)
                .frame(height: 196, alignment: .topLeading)
                .clipShape(corner)
            HStack {
                words
                Drawn.chevron.foregroundStyle(look.colours.soft)
            }
            .padding(.horizontal, 8)
        }
        .padding(10)
        .frame(maxWidth: 384)
    }

    private var corner: RoundedRectangle { RoundedRectangle(cornerRadius: 12, style: .continuous) }

    /// The upper left part of the picture at its own size, or larger where that would not fill its place.
    private func cut(minWidth: CGFloat) -> some View {
        PictureView(picture: card.picture)
            .frame(width: max(minWidth, card.picture.board.size.width))
            .fixedSize()
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: card.title).font(.heading)
            Text(verbatim: card.tagline).font(.hint)
            Secondary(card.facts)
        }
        .multilineTextAlignment(.leading)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// Something that went wrong with the saved matches.
struct NoticeCard: View {
    let notice: Notice
    let putAway: @MainActor () -> Void
    @Environment(\.look) private var look

    var body: some View {
        VStack(spacing: 12) {
            Sentence(text: notice.text, tone: .warning)
            ActionButton(button: notice.button, form: .row, font: .message) { _ in putAway() }
                .fixedSize(horizontal: false, vertical: true)
        }
        .padding(14)
        .paper(outline: look.colours.amber)
    }
}

/// Running text. A sign stands before what is more than plain, so that colour does not say it alone.
struct Sentence: View {
    let text: String
    let tone: Tone
    @Environment(\.look) private var look

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 10) {
            if tone != .plain { WarningSign().foregroundStyle(look.colours.tone(tone)) }
            Text(verbatim: text).font(.hint).lineSpacing(4)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
