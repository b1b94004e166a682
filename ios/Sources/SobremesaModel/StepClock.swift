import Foundation
import Observation
import SobremesaCore

/// The time within one step from screen to screen. It runs once and stands still at the end.
@MainActor @Observable
public final class StepClock {
    /// Something moves.
    public private(set) var isRunning = false

    /// What has happened may be told.
    public private(set) var isTold = true

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
        isTold = true
    }

    /// Begins a step that takes so long; one that takes no time is over.
    func begin(_ pace: Pace, at date: Date) {
        finish()
        length = Milliseconds(pace.length)
        began = date
        guard length > 0 else { return }
        (isRunning, isTold) = (true, pace.told == 0)
        end = Task { [weak self, pause] in
            do {
                if pace.told > 0 {
                    try await pause(.milliseconds(pace.told))
                    self?.isTold = true
                }
                try await pause(.milliseconds(pace.length - pace.told))
                self?.finish()
            } catch {
                // It was finished before its time.
            }
        }
    }

    /// Returns once the step is over.
    func settle() async {
        await end?.value
    }
}
