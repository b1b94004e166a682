import SobremesaCore
import SwiftUI

/// A seat with the field for its player's name; every change of the name is told at once.
struct SeatRow: View {
    let id: String
    let colour: SeatColour
    let label: String
    let name: String
    let placeholder: String
    let longest: Int
    let change: @MainActor (String) -> Void
    @State private var typed: TypedName?

    var body: some View {
        HStack(spacing: 12) {
            SeatMark(colour: colour, size: 28)
            TextField(text: Binding(get: { typed?.text ?? name }, set: type), prompt: Text(verbatim: placeholder)) {
                Text(verbatim: label)
            }
            .font(.callout)
            .forNames()
            .submitLabel(.done)
            .accessibilityLabel(Text(verbatim: label))
            .accessibilityIdentifier(id)
        }
        .modifier(Card())
        .onChange(of: name) { typed?.hear(name) }
    }

    private func type(_ text: String) {
        // Longer than the longest name: the key press does nothing.
        guard text.count <= longest, text != typed?.text ?? name else { return }
        typed = typed ?? TypedName(text: name)
        typed?.type(text)
        change(text)
    }
}

/// A name as it stands in its field. The field runs ahead of the core while somebody types, so what the core says is
/// taken over only if it is no echo of what was typed.
struct TypedName {
    private(set) var text: String
    private var unanswered: [String] = []

    init(text: String) {
        self.text = text
    }

    mutating func type(_ text: String) {
        self.text = text
        unanswered.append(text)
    }

    /// Hears the name that the core has.
    mutating func hear(_ name: String) {
        if let echo = unanswered.firstIndex(of: name) {
            unanswered.removeFirst(echo + 1)
        } else {
            unanswered = []
            text = name
        }
    }
}
