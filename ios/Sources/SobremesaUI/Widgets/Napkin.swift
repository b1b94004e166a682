import SobremesaCore
import SwiftUI

/// A folded napkin with a seat's stripes and its mark, as large as there is room. It unfolds when it appears.
struct Napkin: View {
    let colour: SeatColour
    @State private var unfolded = 0.0
    @Environment(\.look) private var look

    var body: some View {
        NapkinDrawing(colour: colour, colours: look.colours, unfolded: look.reducesMotion ? 1 : unfolded)
            .aspectRatio(1, contentMode: .fit)
            .frame(maxWidth: 332, maxHeight: 332)
            .onAppear {
                withAnimation(.timingCurve(0, 0, 0.2, 1, duration: seconds(Look.fades.napkin))) { unfolded = 1 }
            }
    }
}

/// `unfolded` goes from 0, where it still lies in quarters, to 1.
private struct NapkinDrawing: View, Animatable {
    let colour: SeatColour
    let colours: Colours
    var unfolded: Double

    nonisolated var animatableData: Double {
        get { unfolded }
        set { unfolded = newValue }
    }

    private static let napkin = Drawings.all.napkin
    private static let half = CGFloat(napkin.half)
    private static let fold = Path(svg: napkin.fold)
    private static let crease = Path(svg: napkin.crease)
    private static let stripe = Path(svg: napkin.stripe)
    private static let stitches = Path(svg: napkin.stitches)

    var body: some View {
        Sketch(margin: 20) { context, size in
            let unit = size.width / CGFloat(Self.napkin.width)
            let middle = CGPoint(x: size.width / 2, y: size.height / 2)
            // First one way, then the other.
            var linen = context.stretched(at: middle, CGSize(width: unit, height: unit), turnedBy: .degrees(45))
            linen.scaleBy(x: opened(2 * unfolded), y: opened(2 * unfolded - 1))
            cloth(linen)
            Disc(colour: colour, side: 40 / Disc.radius * unit, colours: colours).draw(
                in: context, at: middle, scale: sqrt(opened(unfolded)))
        }
    }

    private func opened(_ done: Double) -> CGFloat { 0.5 + 0.5 * min(max(done, 0), 1) }

    private func cloth(_ context: GraphicsContext) {
        let half = Self.half
        for layer in 0...5 {
            let shadow = CGRect(around: CGPoint(x: 5, y: 5), half: half + CGFloat(layer) * 1.6)
            context.fill(
                .rounded(shadow, 12 + 2 * CGFloat(layer)), colours.shadow, opacity: colours.dark ? 0.12 : 0.035)
        }
        let under = colours.dark ? (Tint(0x483B30), Tint(0x2E251D)) : (Tint(0xFBF3E4), Tint(0xDDCBAB))
        let square = Path.rounded(CGRect(around: .zero, half: half), 12)
        context.fill(square, with: falling(under, to: CGPoint(x: half, y: half)))
        for (turn, bright) in [(0.0, 1.0), (90, 0.75), (270, 0.62), (180, 0.34)] {
            corner(
                context.stretched(at: .zero, CGSize(width: 1, height: 1), turnedBy: .degrees(turn)), bright: bright)
        }
    }

    /// A corner that is folded to the middle.
    private func corner(_ context: GraphicsContext, bright: Double) {
        let light = colours.dark ? (Tint(0x54453A), Tint(0x3B3027)) : (Tint(0xFFFDF8), Tint(0xEFE2CB))
        context.fill(Self.fold, with: falling(light, to: CGPoint(x: Self.half, y: 0), opacity: bright))
        let thread = colours.tints(colour).area
        context.stroke(Self.crease, Tint(0x8A6A42), 1.2, opacity: 0.3)
        context.stroke(Self.stripe, thread, 2.4)
        context.stroke(Self.stitches, thread, 1.1, dash: [5, 3])
    }

    /// Light that falls from the upper left.
    private func falling(_ tints: (Tint, Tint), to end: CGPoint, opacity: Double = 1) -> GraphicsContext.Shading {
        .linearGradient(
            Gradient((tints.0.opacity(opacity), 0), (tints.1.opacity(opacity), 1)),
            startPoint: CGPoint(x: -Self.half, y: -Self.half), endPoint: end)
    }
}
