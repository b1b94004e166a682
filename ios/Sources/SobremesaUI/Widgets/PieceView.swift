import SobremesaCore
import SwiftUI

/// A piece by itself, as it lies in a cell whose side is `size`.
struct PieceView: View {
    let face: Face
    var size: CGFloat = 54
    @Environment(\.look) private var look

    var body: some View {
        Sketch(margin: 0.1 * size) { context, size in
            let middle = CGPoint(x: size.width / 2, y: size.height / 2)
            face.draw(in: context, Pose(at: middle, lift: 0), side: size.width, look.colours)
        }
        .frame(width: size, height: size)
    }
}

/// A seat's mark: its plate, dish, plus or triangle. `size` is its diameter.
struct SeatMark: View {
    let colour: SeatColour
    var size: CGFloat = 26

    var body: some View {
        PieceView(face: .disc(colour: colour, number: 0), size: size / (2 * Disc.radius))
            .frame(width: size, height: size)
    }
}

/// A small board, scaled to the width that it is given.
struct PictureView: View {
    let picture: Picture
    @Environment(\.look) private var look

    var body: some View {
        let board = picture.board
        Canvas { context, size in
            let colours = look.colours
            let scale = min(size.width / board.size.width, size.height / board.size.height)
            if board.cloth != nil {
                let cloth = Path.rounded(CGRect(origin: .zero, size: size), 12)
                context.fill(cloth, colours.linen.mixed(with: colours.slab, 0.28))
            }
            let small = context.moved(to: .zero, scale: scale)
            if board.cloth == nil { Wood(board: board, colours: colours).draw(in: small) }
            Things(board, colours, unit: 1 / max(scale, 0.01)).draw(in: small, at: 0)
        }
        .aspectRatio(board.size.width / board.size.height, contentMode: .fit)
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: picture.spoken))
        .accessibilityAddTraits(.isImage)
    }
}
