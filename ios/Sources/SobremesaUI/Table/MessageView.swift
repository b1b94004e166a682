import SobremesaCore
import SwiftUI

/// What is said. Where it cites a rule, a tap on it opens the rules there.
struct MessageView: View {
    let message: Message
    var isBrief = false
    var note = ""
    let rules: @MainActor (String?) -> Void
    @Environment(\.look) private var look

    var body: some View {
        if let chapter = message.chapter {
            Button {
                rules(chapter)
            } label: {
                HStack(spacing: 8) {
                    words
                    Drawn(.rules, size: 20).foregroundStyle(look.colours.soft)
                }
            }
            .buttonStyle(BareStyle())
            .accessibilityLabel(Text(verbatim: message.spoken))
            .accessibilityIdentifier("message")
        } else {
            words
                .accessibilityElement()
                .accessibilityLabel(Text(verbatim: message.spoken))
                .accessibilityIdentifier("message")
        }
    }

    private var words: some View {
        HStack(spacing: 8) {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: isBrief ? message.brief : message.headline).font(.message)
                    .foregroundStyle(look.colours.tone(message.tone))
                if !isBrief && !message.hint.isEmpty {
                    Text(verbatim: message.hint).font(.hint).foregroundStyle(look.colours.soft)
                }
            }
            .minimumScaleFactor(0.62)
            .frame(maxWidth: .infinity, alignment: .leading)
            if !note.isEmpty {
                Text(verbatim: note).font(.small).foregroundStyle(look.colours.soft).fitted(lines: 2)
            }
        }
        .animation(.easeInOut(duration: seconds(Look.fades.message)), value: message)
    }
}
