import SobremesaCore
import SobremesaModel
import SwiftUI

/// One row of a page.
struct RowView: View {
    let row: Row
    let model: AppModel

    var body: some View {
        switch row {
        case .heading(let text, _):
            Text(verbatim: text).font(.heading)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.top, 8)
                .accessibilityAddTraits(.isHeader)
        case .text(let text, let tone): Sentence(text: text, tone: tone)
        case .drawing(let picture, let caption): Drawing(picture: picture, caption: caption)
        case .choice(let id, let label, let options, let selected, let explanation):
            ChoiceRow(label: label, options: options, selected: selected, explanation: explanation) {
                model.change(id, to: $0)
            }
        case .toggle(let id, let label, let on):
            Toggle(isOn: Binding(get: { on }, set: { model.change(id, to: $0 ? "on" : "off") })) {
                Text(verbatim: label).font(.message)
            }
            .accessibilityIdentifier(id)
            .modifier(Card())
        case .volume(let id, let label, let value, let of, let spoken):
            VolumeRow(id: id, label: label, value: value, of: of, spoken: spoken) { model.change(id, to: String($0)) }
        case .seat(let id, let colour, let label, let name, let placeholder, let longest, let player):
            SeatRow(
                id: id, colour: colour, label: label, name: name, placeholder: placeholder, longest: Int(longest),
                player: player
            ) { model.change($0, to: $1) }
        case .action(let button):
            ActionButton(button: button, form: .row, font: .message) { model.change($0, to: "") }
                .frame(minHeight: 56)
                .fixedSize(horizontal: false, vertical: true)
        case .paste(let button):
            PasteButton(payloadType: String.self) { texts in
                model.change(button.id, to: texts.first ?? "")
            }
            .accessibilityIdentifier(button.id)
            .frame(maxWidth: .infinity, minHeight: 56)
        case .match(let card): MatchCardView(card: card) { model.openMatch(card.id) }
        case .empty(let text):
            VStack(spacing: 20) {
                Cup(size: 96)
                Text(verbatim: text).font(.message).multilineTextAlignment(.center)
            }
            .padding(.vertical, 48)
        }
    }
}

/// What a row with a control lies on.
struct Card: ViewModifier {
    func body(content: Content) -> some View {
        content
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity, minHeight: 56)
            .paper()
    }
}

/// A small board with a caption.
private struct Drawing: View {
    let picture: Picture
    let caption: String

    var body: some View {
        VStack(spacing: 8) {
            PictureView(picture: picture).frame(maxWidth: picture.board.size.width)
            Secondary(caption).multilineTextAlignment(.center)
        }
    }
}

/// One of several: segments, or a menu where the words are too long for them. What the chosen one means stands below.
private struct ChoiceRow: View {
    let label: String
    let options: [ChoiceOption]
    let selected: String
    let explanation: String
    let choose: @MainActor (String) -> Void
    @Environment(\.dynamicTypeSize) private var textSize

    private var isBrief: Bool {
        !textSize.isAccessibilitySize && options.map(\.label.count).reduce(0, +) <= 30
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            if isBrief {
                Text(verbatim: label).font(.message).accessibilityHidden(true)
                picker.pickerStyle(.segmented).labelsHidden()
            } else {
                picker.pickerStyle(.menu)
            }
            Secondary(explanation, font: .hint)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(Card())
    }

    private var picker: some View {
        Picker(selection: Binding(get: { selected }, set: { choose($0) })) {
            ForEach(options, id: \.value) { Text(verbatim: $0.label).tag($0.value) }
        } label: {
            Text(verbatim: label).font(.message)
        }
    }
}

/// How loud something is. Each step that a finger passes is heard at once.
private struct VolumeRow: View {
    let id: String
    let label: String
    let value: UInt32
    let of: UInt32
    let spoken: String
    let change: @MainActor (UInt32) -> Void
    @State private var reached: Double?

    var body: some View {
        HStack(spacing: 12) {
            Text(verbatim: label).font(.message).accessibilityHidden(true)
            Slider(value: Binding(get: { reached ?? Double(value) }, set: reach), in: 0...Double(of), step: 1) {
                Text(verbatim: label)
            }
            .accessibilityLabel(Text(verbatim: spoken))
            .accessibilityIdentifier(id)
        }
        .modifier(Card())
        .onChange(of: value) { reached = nil }
    }

    private func reach(_ next: Double) {
        let step = UInt32(min(max(next.rounded(), 0), Double(of)))
        if step != UInt32((reached ?? Double(value)).rounded()) { change(step) }
        reached = next
    }
}
