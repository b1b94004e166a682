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
            .onAppear { withAnimation(.timingCurve(0, 0, 0.2, 1, duration: 0.28)) { unfolded = 1 } }
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

    private static let half: CGFloat = 332 / 2 * 0.707

    var body: some View {
        Sketch(margin: 20) { context, size in
            let unit = size.width / 332
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
        let under = colours.dark ? Tint(0x3B3027) : Tint(0xEFE2CB)
        context.fill(.rounded(CGRect(around: .zero, half: half), 12), under)
        for (turn, bright) in [(0.0, 1.0), (90, 0.75), (270, 0.62), (180, 0.34)] {
            corner(
                context.stretched(at: .zero, CGSize(width: 1, height: 1), turnedBy: .degrees(turn)), bright: bright)
        }
    }

    /// A corner that is folded to the middle.
    private func corner(_ context: GraphicsContext, bright: Double) {
        let half = Self.half
        let fold = angle(inset: 10, rise: half, tip: 0)
        context.fill(fold, colours.dark ? Tint(0x54453A) : Tint(0xFFFDF8), opacity: bright)
        let thread = colours.seat(colour)
        context.stroke(angle(inset: 4, rise: half - 4, tip: 0), Tint(0x8A6A42), 1.2, opacity: 0.3)
        context.stroke(angle(inset: 22, rise: half - 1, tip: 21), thread, 2.4)
        context.stroke(angle(inset: 35, rise: half - 1, tip: 34), thread, 1.1, dash: [5, 3])
    }

    /// From one side of a corner to its tip and back to the other side.
    private func angle(inset: CGFloat, rise: CGFloat, tip: CGFloat) -> Path {
        let half = Self.half
        return .line(CGPoint(x: -half + inset, y: -rise), CGPoint(x: 0, y: -tip), CGPoint(x: half - inset, y: -rise))
    }
}
