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
    /// What it shows, where that is not what it shows at rest.
    var face: Face?
}

/// The way from one screen to the next, at any moment of it: between the core's key frames a straight line. Times are ms.
struct Step {
    let motions: [Motion]
    let isReduced: Bool
    let centre: (UInt32) -> CGPoint

    private func course(_ motion: Motion) -> Course { isReduced ? motion.reduced : motion.full }

    private func motions(of piece: UInt32) -> [Motion] { piece == 0 ? [] : motions.filter { $0.piece == piece } }

    /// Pieces that are on their way and no longer on the board.
    func leaving(_ onBoard: Set<UInt32>) -> [UInt32] {
        var seen = onBoard.union([0])
        return motions.map(\.piece).filter { seen.insert($0).inserted }
    }

    /// It moves at this moment, and so is drawn above what lies still.
    func isMoving(_ piece: UInt32, _ time: Double) -> Bool {
        motions(of: piece).contains { $0.kind != .refuse && course($0).isRunning(time) }
    }

    /// Where a piece is drawn: in one place, in two while it fades from one to the other, or nowhere. `rest` is where it
    /// stands in the end, if it is still there.
    func poses(_ piece: UInt32, rest: CGPoint?, isLifted: Bool, _ time: Double) -> [Pose] {
        guard let motion = motions(of: piece).first(where: { !course($0).isOver(time) }) else {
            return rest.map { [Pose(at: $0, lift: isLifted ? 1 : 0)] } ?? []
        }
        let since = time - Double(course(motion).start)
        return course(motion).tracks.map { $0.pose(since, centre(motion.to)) }.filter { $0.opacity > 0 }
    }

    /// How far what stands on `spot` is pushed aside because a tap on it was refused.
    func refusal(_ spot: UInt32, _ time: Double) -> CGPoint {
        let refusal = motions.first { $0.kind == .refuse && $0.from == spot }.map(course)
        return refusal.flatMap { $0.isRunning(time) ? $0.frame(time)?.offset : nil } ?? .zero
    }

    /// How much there is to see yet of what a removal leaves behind on `spot`.
    func traces(_ spot: UInt32, _ time: Double) -> Double {
        left(by: motions.first { $0.kind == .remove && $0.from == spot }, time)
    }

    /// How much of the path's last jump has been made.
    func jumped(_ time: Double) -> Double { left(by: motions.last { $0.kind == .hop }, time) }

    private func left(by motion: Motion?, _ time: Double) -> Double {
        motion.flatMap { course($0).frame(time) }.map { Double($0.done) } ?? 1
    }

    /// New marks come up softly; nothing waits for them.
    func marks(_ time: Double) -> Double { motions.isEmpty ? 1 : min(max(time / Double(Look.fades.message), 0), 1) }
}

extension Course {
    fileprivate func isOver(_ time: Double) -> Bool { time >= Double(start + length) }

    fileprivate func isRunning(_ time: Double) -> Bool { time >= Double(start) && !isOver(time) }

    fileprivate func frame(_ time: Double) -> Frame? { tracks.first?.at(time - Double(start)) }
}

extension Track {
    fileprivate func pose(_ since: Double, _ place: CGPoint) -> Pose {
        let frame = at(since)
        return Pose(
            at: place + frame.offset, lift: CGFloat(frame.lift), scale: CGFloat(frame.scale),
            opacity: Double(frame.alpha), angle: .degrees(Double(frame.angle)), width: CGFloat(frame.width),
            face: (faces.last { Double($0.time) <= since } ?? faces.first)?.face)
    }

    /// Where it is so many ms after its start.
    fileprivate func at(_ since: Double) -> Frame {
        guard let next = frames.firstIndex(where: { Double($0.time) > since }) else { return frames[frames.count - 1] }
        guard next > 0 else { return frames[0] }
        let (one, other) = (frames[next - 1], frames[next])
        let share = Float((since - Double(one.time)) / Double(other.time - one.time))
        var between = one
        for value: WritableKeyPath<Frame, Float> in [\.x, \.y, \.lift, \.scale, \.alpha, \.angle, \.width, \.done] {
            between[keyPath: value] += (other[keyPath: value] - one[keyPath: value]) * share
        }
        return between
    }
}

extension Frame {
    fileprivate var offset: CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }
}
