import Observation
import SobremesaCore
import Testing

@testable import SobremesaModel

/// The core calls on whatever thread it likes, and the views hear of it on the main actor alone.
@MainActor @Suite struct ThreadTests {
    @Test("A screen that the core tells of on another thread arrives on the main actor")
    func arrives() async throws {
        let sitting = await Sitting(as: EavesdroppedCore.self)
        let core = try #require(sitting.core as? EavesdroppedCore)
        _ = try await sitting.sitDown(at: try RecordedMatch.demonstration.record)
        nonisolated(unsafe) var changedOnMain: Bool?
        withObservationTracking {
            _ = sitting.model.screen
        } onChange: {
            changedOnMain = MainActor.isHere
        }
        try await sitting.make("e5")
        #expect(core.heard.taken() == [false])
        #expect(changedOnMain == true)
    }

    @Test("Whatever many threads do to the table at once, what is shown at last is what the core says")
    func many() async throws {
        let sitting = await Sitting()
        _ = try await sitting.sitDown(at: try RecordedMatch.demonstration.record)
        let (core, spots) = (sitting.core, try sitting.screen.board.cells.filter(\.enabled).map(\.spot))
        let before = try sitting.screen.number
        await withTaskGroup(of: Void.self) { group in
            for thread in 0..<4 {
                group.addTask {
                    for turn in 0..<50 {
                        let number = core.screen()?.number ?? 0
                        core.tap(number: number, spot: spots[(thread + turn) % spots.count])
                    }
                }
            }
        }
        await sitting.model.settle()
        #expect(try sitting.screen.number >= before + 50)
        sitting.expectShownAsTold("after all of them")
    }
}

/// A core that notes whether it tells of its screens on the main actor.
private final class EavesdroppedCore: Sobremesa, @unchecked Sendable {
    let heard = Notes<Bool>()

    override func setListener(listener: (any Listener)?) {
        super.setListener(
            listener: ScreenListener { [heard] in
                heard.take(MainActor.isHere)
                listener?.screenReady(number: 0)
            })
    }
}
