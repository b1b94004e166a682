import SobremesaCore
import SobremesaModel
import SwiftUI

/// The slab with the tiles of whoever holds the device; each place is one element, as large as there is room for.
struct RackView: View {
    let rack: Rack
    let size: RackSize
    let motions: [Motion]
    let clock: StepClock
    let tap: @MainActor (UInt32) -> Void
    @Environment(\.look) private var look

    var body: some View {
        HStack(spacing: 0) {
            ForEach(rack.slots, id: \.spot) { slot in
                Button {
                    tap(slot.spot)
                } label: {
                    SlotView(slot: slot, size: size, motions: motions, clock: clock)
                }
                .buttonStyle(BareStyle())
                .accessibilityLabel(Text(verbatim: slot.spoken))
                .accessibilityIdentifier("slot-\(slot.spot)")
            }
        }
        .padding(.horizontal, CGFloat(size.margin))
        .frame(width: CGFloat(size.width), height: CGFloat(size.height))
        .background { Sketch { context, room in slab(context, room, look.colours) } }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: rack.spoken))
    }

    /// A slab of wood with a ledge that the tiles stand on.
    private func slab(_ context: GraphicsContext, _ room: CGSize, _ colours: Colours) {
        let slab = CGRect(x: 0, y: CGFloat(size.raised), width: room.width, height: CGFloat(size.slab))
        Plank(rect: slab, corner: 12, colours: colours).draw(in: context)
        let ledge = CGRect(x: 6, y: slab.maxY - 14, width: room.width - 12, height: 8)
        context.fill(.rounded(ledge, 4), colours.slabEdge.mixed(with: .black, 0.2), opacity: 0.45)
    }
}

private struct SlotView: View {
    let slot: Slot
    let size: RackSize
    let motions: [Motion]
    let clock: StepClock
    @Environment(\.look) private var look

    var body: some View {
        let step = Step(motions: motions, isReduced: look.reducesMotion) { _ in .zero }
        TimelineView(.animation(paused: !clock.isRunning)) { moment in
            let time = clock.time(at: moment.date)
            Sketch { context, room in
                let rest = CGPoint(x: room.width / 2, y: room.height - CGFloat(size.foot + size.slab / 2))
                let at = rest + step.refusal(slot.spot, time)
                draw(context, at, look.colours)
            }
        }
        .frame(width: CGFloat(size.pitch), height: CGFloat(size.height))
    }

    private func draw(_ context: GraphicsContext, _ at: CGPoint, _ colours: Colours) {
        let side = CGFloat(size.side) / Tile.side
        guard let face = slot.face else {
            let empty = colours.slabEdge.mixed(with: colours.dark ? .white : .black, 0.35)
            let place = Path.rounded(CGRect(around: at, half: 0.46 * side), 0.15 * side)
            context.stroke(place, empty, 1.4, opacity: 0.8, dash: [4, 4])
            return
        }
        if slot.lifted {
            let raised = at - CGPoint(x: 0, y: 8)
            face.draw(in: context, Pose(at: raised, lift: 0.6), side: side, colours)
            Marks(context: context, side: side, colours: colours, unit: 1).selected(raised, isSquare: true)
            return
        }
        // A tile that fits nowhere.
        context.faded(slot.dimmed ? 0.5 : 1) { face.draw(in: $0, Pose(at: at, lift: 0), side: side, colours) }
    }
}
