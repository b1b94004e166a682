import SwiftUI

/// A canvas that can be drawn on beyond its edges, for shadows and for what is on its way.
struct Sketch: View {
    var margin: CGFloat = 12
    /// The context's origin is the upper left corner of the size that it is given.
    let draw: (GraphicsContext, CGSize) -> Void

    var body: some View {
        Canvas { context, size in
            let inside = context.moved(to: CGPoint(x: margin, y: margin))
            draw(inside, CGSize(width: size.width - 2 * margin, height: size.height - 2 * margin))
        }
        .padding(-margin)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}
