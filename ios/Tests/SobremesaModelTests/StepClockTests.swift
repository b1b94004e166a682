import Foundation
import Observation
import SobremesaCore
import Testing

@testable import SobremesaModel

/// The time of what moves, which the test lets go by.
@MainActor @Suite struct StepClockTests {
    private let start = Date(timeIntervalSinceReferenceDate: 1000)

    private func motion(start: UInt32, length: UInt32, reduced: (UInt32, UInt32) = (0, 0)) -> Motion {
        Motion(
            kind: .glide, piece: 1, drawn: nil, from: 1, to: 2, via: nil, start: start, length: length,
            reducedStart: reduced.0, reducedLength: reduced.1)
    }

    private let forever: @Sendable (Duration) async throws -> Void = { _ in try await Task.sleep(for: .seconds(1 << 40))
    }

    @Test("It runs until the last motion is over, and never beyond")
    func runs() {
        let clock = StepClock(pause: forever)
        clock.begin([motion(start: 0, length: 200), motion(start: 150, length: 100)], isReduced: false, at: start)
        #expect(clock.isRunning)
        #expect([-1, 0, 0.125, 0.25, 9].map { clock.time(at: start + $0) } == [0, 0, 125, 250, 250])
        clock.finish()
        #expect(!clock.isRunning)
        #expect(clock.time(at: start) == 250)
    }

    @Test("Reduced motions have times of their own")
    func reduced() {
        let clock = StepClock(pause: forever)
        clock.begin([motion(start: 0, length: 200, reduced: (20, 100))], isReduced: true, at: start)
        #expect(clock.time(at: start + 9) == 120)
    }

    @Test("Without motions it is over at once")
    func none() {
        let clock = StepClock(pause: forever)
        clock.begin([], isReduced: false, at: start)
        #expect(!clock.isRunning)
        #expect(clock.time(at: start + 1) == 0)
    }

    @Test("It says by itself when it is over, after as long as the motions take")
    func over() async {
        let paused = Notes<Duration>()
        let (waiting, go) = AsyncStream.makeStream(of: Void.self)
        let clock = StepClock(pause: { length in
            paused.take(length)
            for await _ in waiting {}
        })
        clock.begin([motion(start: 50, length: 200)], isReduced: false, at: start)
        #expect(clock.isRunning)
        await withCheckedContinuation { over in
            withObservationTracking {
                _ = clock.isRunning
            } onChange: {
                over.resume()
            }
            go.finish()
        }
        await Task.yield()
        #expect(!clock.isRunning)
        #expect(paused.taken() == [.milliseconds(250)])
    }

    @Test("On the table it runs with what moves, and the next finger brings that to rest")
    func table() async throws {
        let clock = StepClock(pause: forever)
        let sitting = await Sitting(clock: clock)
        _ = try await sitting.sitDown(at: try RecordedMatch.demonstration.record)
        try await sitting.make("e5", "d4")
        #expect(try !sitting.screen.motions.isEmpty)
        #expect(clock.isRunning)
        sitting.touch(try sitting.called("end"))
        #expect(!clock.isRunning)
        await sitting.model.settle()
        let cell = try sitting.screen.board.cell
        sitting.model.resize(
            to: Space(width: 800, height: 600, portrait: 264, compact: 128, fixed: 164, bare: 132, rack: 0))
        await sitting.model.settle()
        #expect(try sitting.screen.motions.isEmpty, "asked again, nothing moves")
        #expect(try sitting.screen.board.cell != cell)
        #expect(!clock.isRunning)
    }
}
