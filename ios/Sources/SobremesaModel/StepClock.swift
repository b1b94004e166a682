import Foundation
import Observation
import SobremesaCore

/// The time within one step from screen to screen. It runs once and stands still at the end.
@MainActor @Observable
public final class StepClock {
    /// Something moves.
    public private(set) var isRunning = false

    @ObservationIgnored private var began = Date.distantPast
    @ObservationIgnored private var length: Milliseconds = 0
    @ObservationIgnored private var end: Task<Void, Never>?
    @ObservationIgnored private let pause: @Sendable (Duration) async throws -> Void

    /// As the core counts time.
    public typealias Milliseconds = Double

    /// `pause` waits for as long as it is told.
    init(pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }) {
        self.pause = pause
    }

    deinit {
        end?.cancel()
    }

    /// How much of the step is over at `date`.
    public func time(at date: Date) -> Milliseconds {
        guard isRunning else { return length }
        return min(max(date.timeIntervalSince(began) * 1000, 0), length)
    }

    /// Brings whatever moves to rest at once, as a finger does.
    public func finish() {
        end?.cancel()
        end = nil
        isRunning = false
    }

    /// Begins a step with these motions; without any it is over.
    func begin(_ motions: [Motion], isReduced: Bool, at date: Date) {
        finish()
        length = motions.map { $0.end(isReduced: isReduced) }.max() ?? 0
        began = date
        guard length > 0 else { return }
        isRunning = true
        end = Task { [weak self, pause, length] in
            do {
                try await pause(.milliseconds(length))
                self?.finish()
            } catch {
                // It was finished before its time.
            }
        }
    }
}

extension Motion {
    fileprivate func end(isReduced: Bool) -> Double {
        isReduced ? Double(reducedStart + reducedLength) : Double(start + length)
    }
}
