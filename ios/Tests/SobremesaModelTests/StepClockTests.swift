import Foundation
import Observation
import SobremesaCore
import Testing

@testable import SobremesaModel

/// The time of what moves, which the test lets go by.
@MainActor @Suite struct StepClockTests {
    private let start = Date(timeIntervalSinceReferenceDate: 1000)

    private let forever: @Sendable (Duration) async throws -> Void = { _ in try await Task.sleep(for: .seconds(1 << 40))
    }

    @Test("It runs until the step is over, and never beyond")
    func runs() {
        let clock = StepClock(pause: forever)
        clock.begin(Pace(length: 250, told: 0), at: start)
        #expect(clock.isRunning)
        #expect([-1, 0, 0.125, 0.25, 9].map { clock.time(at: start + $0) } == [0, 0, 125, 250, 250])
        clock.finish()
        #expect(!clock.isRunning)
        #expect(clock.time(at: start) == 250)
    }

    @Test("A step that takes no time is over at once")
    func none() {
        let clock = StepClock(pause: forever)
        clock.begin(Pace(length: 0, told: 0), at: start)
        #expect(!clock.isRunning)
        #expect(clock.time(at: start + 1) == 0)
    }

    @Test("It says by itself when it is over")
    func over() async {
        let paused = Notes<Duration>()
        let (waiting, go) = AsyncStream.makeStream(of: Void.self)
        let clock = StepClock(pause: { length in
            paused.take(length)
            for await _ in waiting {}
        })
        clock.begin(Pace(length: 250, told: 0), at: start)
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

    @Test("What has happened is told when the core says so, or at once with a finger")
    func told() async {
        let (paused, clock) = (Notes<Duration>(), StepClock(pause: forever))
        clock.begin(Pace(length: 250, told: 0), at: start)
        #expect(clock.isTold)
        clock.begin(Pace(length: 780, told: 520), at: start)
        #expect(!clock.isTold)
        clock.finish()
        #expect(clock.isTold)
        let quick = StepClock(pause: { paused.take($0) })
        quick.begin(Pace(length: 780, told: 520), at: start)
        #expect(!quick.isTold)
        await quick.settle()
        #expect(quick.isTold && !quick.isRunning)
        #expect(paused.taken() == [.milliseconds(520), .milliseconds(260)])
    }

    @Test("While a die rolls nobody is told what it will show, and the board alone is new", arguments: [false, true])
    func rolling(isReduced: Bool) async throws {
        let clock = StepClock(pause: forever)
        let sitting = await Sitting(clock: clock)
        sitting.model.systemReducesMotion = isReduced
        let taps = try await sitting.sitDown(at: try RecordedMatch("knetkell-two-wins", in: .tapped).record)
        await sitting.make(taps[0])
        let before = try #require(sitting.model.told)
        await sitting.make(taps[1])
        let (told, screen) = (try #require(sitting.model.told), try sitting.screen)
        #expect(screen.motions.first?.kind == .roll)
        #expect(screen.seats != before.seats && screen.message != before.message)
        #expect(told.seats == before.seats && told.message == before.message)
        #expect(told.turns == before.turns && told.odds == before.odds)
        #expect(told.board == screen.board && told.buttons == screen.buttons)
        clock.finish()
        #expect(sitting.model.told == screen)
    }

    @Test("The last move is seen before the result covers it")
    func result() async throws {
        let clock = StepClock(pause: forever)
        let sitting = await Sitting(clock: clock)
        let match = try RecordedMatch("knetkell-single-game", in: .tapped)
        for tap in try await sitting.sitDown(at: match.record) { await sitting.make(tap) }
        #expect(try sitting.screen.result != nil)
        #expect(clock.isRunning && sitting.model.told?.result == nil)
        clock.finish()
        #expect(sitting.model.told?.result?.headline == match.headline)
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
