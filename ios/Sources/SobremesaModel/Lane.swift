import Foundation
import SobremesaCore

/// The one background lane on which the core is asked, a call at a time and in the order of asking: ending a move waits
/// for the disk, and the main thread must not.
final class Lane: Sendable {
    /// What is asked of the core; it gives what is to be done with the answer.
    fileprivate typealias Call = @Sendable (any SobremesaProtocol) -> @MainActor @Sendable () -> Void

    private let calls: AsyncStream<Call>.Continuation
    private let unanswered = Unanswered()

    /// `open` opens the core; it is called once, on the lane.
    init(open: @escaping @Sendable () -> any SobremesaProtocol) {
        let (stream, continuation) = AsyncStream.makeStream(of: Call.self)
        calls = continuation
        let core = Core(open: open)
        Task(priority: .userInitiated) { await core.answer(stream) }
    }

    /// What was asked for is still done; then the core goes.
    deinit {
        calls.finish()
    }

    /// Every call has been answered.
    var isIdle: Bool { unanswered.isNone }

    /// Makes `call` after all that was asked for before, and hands what it gave to `answer`. From any thread.
    func ask<Answer: Sendable>(
        _ call: @escaping @Sendable (any SobremesaProtocol) throws -> Answer,
        answer: @escaping @MainActor @Sendable (Result<Answer, any Error>) -> Void
    ) {
        unanswered.add(1)
        calls.yield { [unanswered] core in
            let result = Result { try call(core) }
            return {
                answer(result)
                unanswered.add(-1)
            }
        }
    }

    /// Returns once the lane is idle.
    func settle() async {
        while !isIdle {
            await withCheckedContinuation { settled in
                ask({ _ in }, answer: { _ in settled.resume() })
            }
        }
    }
}

/// The core on its lane, opened when it is first asked.
private actor Core {
    private let open: @Sendable () -> any SobremesaProtocol
    private lazy var core = open()

    init(open: @escaping @Sendable () -> any SobremesaProtocol) {
        self.open = open
    }

    /// One call, then its answer, so that answers too come in the order of asking.
    func answer(_ calls: AsyncStream<Lane.Call>) async {
        for await call in calls {
            let answer = call(core)
            await answer()
        }
    }
}

/// How many calls have no answer yet.
private final class Unanswered: Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var count = 0

    var isNone: Bool { lock.withLock { count == 0 } }

    func add(_ more: Int) {
        lock.withLock { count += more }
    }
}
