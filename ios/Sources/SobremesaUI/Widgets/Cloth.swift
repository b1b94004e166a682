import SwiftUI

/// The linen cloth that everything lies on, with the light from the upper left. Drawn once, whatever moves on it.
struct ClothView: View {
    @Environment(\.look) private var look

    var body: some View {
        Canvas(opaque: true) { context, size in
            let colours = look.colours
            context.fill(Path(CGRect(origin: .zero, size: size)), colours.linen)
            weave(context, size, colours)
            light(context, size, colours)
        }
        .ignoresSafeArea()
        .accessibilityHidden(true)
    }

    /// Threads that pass over and under each other, repeated after 8 points.
    private func weave(_ context: GraphicsContext, _ size: CGSize, _ colours: Colours) {
        func threads(_ first: CGFloat, phase: CGFloat, isLevel: Bool) {
            let (along, across) = isLevel ? (size.width, size.height) : (size.height, size.width)
            let lines = Path { path in
                for at in stride(from: first, to: across, by: 8) {
                    path.move(to: isLevel ? CGPoint(x: 0, y: at) : CGPoint(x: at, y: 0))
                    path.addLine(to: isLevel ? CGPoint(x: along, y: at) : CGPoint(x: at, y: along))
                }
            }
            let style = StrokeStyle(lineWidth: 2.5, dash: [4, 4], dashPhase: phase)
            context.stroke(lines, with: .color(colours.weave.opacity(0.42)), style: style)
        }
        threads(2, phase: 0, isLevel: true)
        threads(6, phase: 4, isLevel: true)
        threads(2, phase: 4, isLevel: false)
        threads(6, phase: 0, isLevel: false)
    }

    private func light(_ context: GraphicsContext, _ size: CGSize, _ colours: Colours) {
        let near = colours.dark ? Tint(0x5A3F26).opacity(0.75) : Tint(0xFFF6DF).opacity(0.95)
        let about = (colours.dark ? Tint(0x4A3422) : Tint(0xFFF3D8)).opacity(0.5)
        let far = colours.dark ? Tint.black.opacity(0.35) : Tint(0xA9713A).opacity(0.2)
        let gradient = Gradient((near, 0), (about, 0.25), (colours.linen.opacity(0), 0.6), (far, 1))
        let square = context.stretched(at: .zero, size)
        square.fill(
            Path(CGRect(x: 0, y: 0, width: 1, height: 1)),
            with: .radialGradient(gradient, center: CGPoint(x: 0.2, y: 0), startRadius: 0, endRadius: 1.15))
    }
}
