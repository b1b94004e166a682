import SobremesaCore
import SobremesaModel
import SwiftUI

/// Any page of rows: setup, settings, rules, saved matches. It opens at the heading with that anchor, if any.
struct PageScreen: View {
    let model: AppModel
    let page: Page
    var anchor: String?

    var body: some View {
        ScrollViewReader { scroll in
            ScrollView {
                LazyVStack(spacing: 12) {
                    ForEach(page.keyed, id: \.key) { keyed in
                        RowView(row: keyed.row, model: model).frame(maxWidth: 560)
                    }
                }
                .padding(16)
            }
            .scrollDismissesKeyboard(.interactively)
            .onAppear {
                if let anchor { scroll.scrollTo(KeyedRow.key(anchor), anchor: .top) }
            }
        }
        .safeAreaInset(edge: .bottom) {
            if let primary = page.primary {
                ActionButton(button: primary, form: .row) { _ in model.sitDown() }
                    .frame(maxWidth: 560, minHeight: 60)
                    .fixedSize(horizontal: false, vertical: true)
                    .padding(.horizontal, 16)
                    .padding(.bottom, 12)
            }
        }
        .background { ClothView() }
        .pageTitle(page.title)
    }
}

/// A row with what keeps its own state, as a cursor, with it when rows above it come or go.
private struct KeyedRow {
    let key: String
    let row: Row

    static func key(_ anchor: String) -> String { "chapter \(anchor)" }

    init(_ row: Row, at place: Int) {
        self.row = row
        key =
            switch row {
            case .heading(_, let anchor) where !anchor.isEmpty: Self.key(anchor)
            case .choice(let id, _, _, _, _), .toggle(let id, _, _), .volume(let id, _, _, _, _),
                .seat(let id, _, _, _, _, _, _):
                id
            case .heading, .text, .drawing, .action, .paste, .match, .empty: "row \(place)"
            }
    }
}

extension Page {
    fileprivate var keyed: [KeyedRow] { rows.enumerated().map { KeyedRow($1, at: $0) } }
}
