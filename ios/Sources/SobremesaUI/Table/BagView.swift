import SobremesaCore
import SwiftUI

/// The bag with how many tiles are in it. A press on it looks up what is unseen.
struct BagView: View {
    let bag: Bag
    let press: Press
    @Environment(\.look) private var look

    private static let belly = Path(svg: Drawings.all.bag)
    private static let tie = Path(svg: Drawings.all.bagTie)

    var body: some View {
        Button {
            press(bag.button.id)
        } label: {
            HStack(spacing: 6) {
                Canvas { context, size in sack(context, size, look.colours) }.frame(width: 46, height: 44)
                Text(verbatim: bag.label).font(.secondary).foregroundStyle(look.colours.soft).fitted()
            }
            .padding(.leading, 4)
            .padding(.trailing, 10)
            .frame(minHeight: 48)
            // Tiles may lie under the words.
            .background(look.colours.linen.opacity(0.82), in: RoundedRectangle(cornerRadius: 14, style: .continuous))
        }
        .buttonStyle(PressedStyle(radius: 14))
        .spoken(as: bag.button)
    }

    private func sack(_ context: GraphicsContext, _ size: CGSize, _ colours: Colours) {
        let middle = CGPoint(x: size.width / 2, y: size.height / 2 + 2)
        let drawn = context.moved(to: middle)
        drawn.fill(Self.belly, colours.slab.mixed(with: colours.linen, 0.35))
        drawn.stroke(Self.belly, colours.slabEdge, 1.4)
        drawn.stroke(Self.tie, colours.slabEdge, 1.8)
        drawn.digits(String(bag.count), at: CGPoint(x: 0, y: 4), size: 14, colours.ink)
    }
}
