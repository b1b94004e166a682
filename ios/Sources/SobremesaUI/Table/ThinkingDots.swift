import SwiftUI

/// A computer thinks: three dots, one after another. With reduced motion the message alone says it.
struct ThinkingDots: View {
    @Environment(\.look) private var look
    @State private var begun = Date()

    /// Nothing shows before this, in seconds: who answers at once has not thought.
    private static let patience = 0.3
    /// From one round of the dots to the next, in seconds.
    private static let cycle = 1.2

    var body: some View {
        if !look.reducesMotion {
            TimelineView(.animation(paused: false)) { moment in
                let time = moment.date.timeIntervalSince(begun)
                Canvas { context, size in
                    guard time > Self.patience else { return }
                    for dot in 0..<3 {
                        // Each is brightest a sixth of the cycle after the one before.
                        let turn = time / Self.cycle - Double(dot) / 6
                        let behind = turn - turn.rounded(.down)
                        let centre = CGPoint(x: 2.5 + 9 * CGFloat(dot), y: size.height / 2)
                        context.fill(.circle(centre, 2.5), look.colours.olive, opacity: 1 - 0.7 * behind)
                    }
                }
            }
            .frame(width: 23, height: 5)
        }
    }
}
