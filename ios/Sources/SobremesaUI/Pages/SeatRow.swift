import SobremesaCore
import SwiftUI

/// A seat with the field for its player's name, every change of which is told at once, and a button that lets somebody
/// else sit there.
struct SeatRow: View {
    let id: String
    let colour: SeatColour
    let label: String
    let name: String
    let placeholder: String
    let longest: Int
    let player: SobremesaCore.Button
    let change: @MainActor (_ id: String, _ value: String) -> Void
    @State private var typed: TypedName?

    var body: some View {
        HStack(spacing: 12) {
            SeatMark(colour: colour, size: 28)
            // A computer has the name it has.
            if longest > 0 {
                field
            } else {
                Text(verbatim: name).font(.callout).frame(maxWidth: .infinity, alignment: .leading)
            }
            ActionButton(button: player, form: .labelOnly, lines: 1) { change($0, "") }
                .fixedSize()
        }
        .modifier(Card())
        .onChange(of: name) { typed?.hear(name) }
    }

    private var field: some View {
        TextField(text: Binding(get: { typed?.text ?? name }, set: type), prompt: Text(verbatim: placeholder)) {
            Text(verbatim: label)
        }
        .font(.callout)
        .forNames()
        .submitLabel(.done)
        .accessibilityLabel(Text(verbatim: label))
        .accessibilityIdentifier(id)
    }

    private func type(_ text: String) {
        // Longer than the longest name: the key press does nothing.
        guard text.count <= longest, text != typed?.text ?? name else { return }
        typed = typed ?? TypedName(text: name)
        typed?.type(text)
        change(id, text)
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
