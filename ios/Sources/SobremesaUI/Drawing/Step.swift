import SobremesaCore
import SwiftUI

/// How and where a piece is drawn at one moment.
struct Pose {
    var at: CGPoint
    /// 0 on the board, 1 in the hand.
    var lift: CGFloat
    var scale: CGFloat = 1
    var opacity = 1.0
    var angle = Angle.zero
    /// Seen at an angle, it is only so wide.
    var width: CGFloat = 1
    /// So many faces before the one it comes to rest with.
    var tumbles: UInt32 = 0
    /// It still shows the face it had before.
    var isBefore = false
}

extension UnitCurve {
    fileprivate static let lifting = bezier(0.2, 0, 0, 1)
    static let gliding = bezier(0.4, 0, 0.2, 1)
    /// What is let go comes fast and settles.
    static let landing = bezier(0, 0, 0.2, 1)
    /// A jump rises and falls by itself, so along its way it goes almost evenly.
    fileprivate static let hopping = bezier(0.3, 0, 0.5, 1)

    private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    }
}

/// The way from one screen to the next, at any moment of it. Times are ms.
struct Step {
    let motions: [Motion]
    let isReduced: Bool
    let centre: (UInt32) -> CGPoint

    private func start(_ motion: Motion) -> Double { Double(isReduced ? motion.reducedStart : motion.start) }
    private func length(_ motion: Motion) -> Double { Double(isReduced ? motion.reducedLength : motion.length) }
    private func isOver(_ motion: Motion, _ time: Double) -> Bool { time >= start(motion) + length(motion) }

    /// How much of a motion is done, 0 to 1.
    private func done(_ motion: Motion, _ time: Double) -> Double {
        let length = length(motion)
        if length <= 0 { return time >= start(motion) ? 1 : 0 }
        return min(max((time - start(motion)) / length, 0), 1)
    }

    private func motions(of piece: UInt32) -> [Motion] { piece == 0 ? [] : motions.filter { $0.piece == piece } }

    /// Pieces that are on their way and no longer on the board.
    func leaving(_ onBoard: Set<UInt32>) -> [Motion] {
        var seen = onBoard.union([0])
        return motions.filter { $0.drawn != nil && seen.insert($0.piece).inserted }
    }

    /// What a piece showed before it turned over.
    func before(_ piece: UInt32) -> Face? { motions(of: piece).first { $0.kind == .turnOver }?.drawn?.face }

    /// It moves at this moment, and so is drawn above what lies still.
    func isMoving(_ piece: UInt32, _ time: Double) -> Bool {
        motions(of: piece).contains { time >= start($0) && !isOver($0, time) && $0.kind != .refuse }
    }

    /// Where a piece is drawn: in one place, in two while it fades from one to the other, or nowhere. `rest` is where it
    /// stands in the end, if it is still there.
    func poses(_ piece: UInt32, rest: CGPoint?, isLifted: Bool, _ time: Double) -> [Pose] {
        let lift: CGFloat = isLifted ? 1 : 0
        guard let motion = motions(of: piece).first(where: { !isOver($0, time) }) else {
            return rest.map { [Pose(at: $0, lift: lift)] } ?? []
        }
        return time < start(motion) ? before(motion, lift) : during(motion, done(motion, time), lift)
    }

    private func before(_ motion: Motion, _ lift: CGFloat) -> [Pose] {
        let from = centre(motion.from)
        return switch motion.kind {
        case .roll, .place: []
        case .lift: [Pose(at: from, lift: 0)]
        case .turnOver: [Pose(at: from, lift: lift, isBefore: true)]
        case .glide, .hop, .remove, .refuse: [Pose(at: from, lift: lift)]
        }
    }

    private func during(_ motion: Motion, _ done: Double, _ lift: CGFloat) -> [Pose] {
        let (from, to) = (centre(motion.from), centre(motion.to))
        return switch motion.kind {
        case .lift: [Pose(at: from, lift: isReduced ? lift : lift * UnitCurve.lifting.value(at: done))]
        case .glide, .hop:
            if isReduced {
                [Pose(at: from, lift: lift, opacity: 1 - done), Pose(at: to, lift: lift, opacity: done)]
            } else if motion.kind == .glide {
                [Pose(at: from.toward(to, UnitCurve.gliding.value(at: done)), lift: lift)]
            } else {
                [flight(motion, from, to, done, lift)]
            }
        case .remove: [removal(from, done)]
        case .roll: [roll(to, done)]
        case .turnOver:
            isReduced
                ? [
                    Pose(at: to, lift: lift, opacity: 1 - done, isBefore: true),
                    Pose(at: to, lift: lift, opacity: done),
                ] : [Pose(at: to, lift: lift, width: abs(1 - 2 * done), isBefore: done < 0.5)]
        case .place: [landing(to, done, lift)]
        case .refuse: [Pose(at: from + shake(done), lift: lift)]
        }
    }

    /// Lands a little larger and settles.
    private func landing(_ to: CGPoint, _ done: Double, _ lift: CGFloat) -> Pose {
        if isReduced { return Pose(at: to, lift: lift, opacity: done) }
        let above = 1 - UnitCurve.landing.value(at: done)
        return Pose(at: to, lift: max(lift, above), scale: 1 + 0.06 * above)
    }

    private func flight(_ motion: Motion, _ from: CGPoint, _ to: CGPoint, _ done: Double, _ lift: CGFloat) -> Pose {
        let along = UnitCurve.hopping.value(at: done)
        let via = motion.via.map { CGPoint($0) } ?? from.toward(to, 0.5)
        let height = sin(.pi * along)
        return Pose(
            at: from.toward(via, along).toward(via.toward(to, along), along), lift: max(lift, height),
            scale: 1 + 0.12 * height)
    }

    /// Up a little, then smaller and gone.
    private func removal(_ from: CGPoint, _ done: Double) -> Pose {
        if isReduced { return Pose(at: from, lift: 0, opacity: 1 - done) }
        let rising = 0.35
        if done < rising {
            let up = UnitCurve.lifting.value(at: done / rising)
            return Pose(at: from, lift: up, scale: 1 + 0.1 * up)
        }
        let gone = (done - rising) / (1 - rising)
        return Pose(at: from, lift: 1 - gone, scale: 1.1 - 0.5 * gone, opacity: 1 - gone)
    }

    /// From the thumb's side, tumbling half a turn.
    private func roll(_ to: CGPoint, _ done: Double) -> Pose {
        if isReduced { return Pose(at: to, lift: 0, opacity: done) }
        let left = 1 - UnitCurve.landing.value(at: done)
        let faces = [60.0, 130, 220, 340].count { $0 / 520 > done }
        return Pose(
            at: to + CGPoint(x: 30, y: 150) * left, lift: left, scale: 1 + 0.25 * left, angle: .degrees(-180 * left),
            tumbles: UInt32(faces))
    }

    private func shake(_ done: Double) -> CGPoint {
        isReduced ? .zero : CGPoint(x: 4 * sin(6 * .pi * done) * (1 - done), y: 0)
    }

    private func motion(_ kind: MotionKind, on spot: UInt32, _ end: KeyPath<Motion, UInt32>, _ time: Double) -> Motion?
    {
        motions.first { $0.kind == kind && $0[keyPath: end] == spot && !isOver($0, time) && time >= start($0) }
    }

    /// How far what stands on `spot` is pushed aside because a tap on it was refused.
    func refusal(_ spot: UInt32, _ time: Double) -> CGPoint {
        motion(.refuse, on: spot, \.from, time).map { shake(done($0, time)) } ?? .zero
    }

    /// What comes to `spot`, which is none of a piece's own, as long as it is on its way; none at rest.
    func arrival(_ spot: UInt32, _ time: Double) -> Pose? {
        let motion = motions.first { $0.kind == .place && $0.to == spot && !isOver($0, time) }
        return motion.map { landing(.zero, done($0, time), 0) }
    }

    /// How much there is to see yet of what a removal leaves behind on `spot`.
    func traces(_ spot: UInt32, _ time: Double) -> Double {
        motions.first { $0.kind == .remove && $0.from == spot }.map { done($0, time) } ?? 1
    }

    /// How much of the path's last jump has been made.
    func jumped(_ time: Double) -> Double {
        guard !isReduced, let hop = motions.last(where: { $0.kind == .hop }) else { return 1 }
        return UnitCurve.hopping.value(at: done(hop, time))
    }

    /// New marks come up softly; nothing waits for them.
    func marks(_ time: Double) -> Double { motions.isEmpty ? 1 : min(max(time / 120, 0), 1) }
}
