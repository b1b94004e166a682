import SobremesaCore
import Testing

@testable import SobremesaModel

/// The app's life: it goes out of sight and comes back, is killed, and is over.
@MainActor @Suite(.timeLimit(.minutes(5))) struct LifeTests {
    private func enter(_ phase: AppModel.Phase, _ sitting: Sitting) async {
        sitting.model.enter(phase)
        await sitting.model.settle()
    }

    /// In a turn of a game with hands, whose cover is lifted.
    private func uncovered() async throws -> Sitting {
        let sitting = await Sitting()
        _ = try await sitting.sitDown(at: try RecordedMatch("qwirkle-2-last-tile", in: .tapped).record)
        try await sitting.make("lift")
        #expect(try sitting.screen.cover?.down == false)
        return sitting
    }

    @Test("A hand is covered at once when the app goes out of sight, and is still covered when it comes back")
    func covered() async throws {
        let sitting = try await uncovered()
        sitting.model.enter(.background)
        #expect(sitting.model.isOutOfSight)
        await sitting.model.settle()
        for phase in [AppModel.Phase.inactive, .active, .inactive, .active] { sitting.model.enter(phase) }
        #expect(sitting.model.isOutOfSight, "what is shown is what was there before")
        await sitting.model.settle()
        #expect(!sitting.model.isOutOfSight)
        #expect(try sitting.screen.cover?.down == true)
        sitting.expectShownAsTold("in sight again")
    }

    @Test("Who has left the table is led nowhere else when the app comes back")
    func left() async throws {
        let sitting = await Sitting()
        _ = try await sitting.sitDown(at: try RecordedMatch("qwirkle-2-last-tile", in: .tapped).record)
        try await sitting.make("lift", "exit", "leave")
        #expect(sitting.model.path.isEmpty)
        sitting.model.go(to: .settings)
        await sitting.model.settle()
        await enter(.background, sitting)
        await enter(.active, sitting)
        #expect(sitting.model.path == [.settings])
    }

    @Test("What lies over the app for a moment covers it, and nothing else happens")
    func inactive() async throws {
        let sitting = try await uncovered()
        let number = try sitting.screen.number
        await enter(.inactive, sitting)
        #expect(sitting.model.isOutOfSight)
        await enter(.active, sitting)
        #expect(!sitting.model.isOutOfSight)
        #expect(try sitting.screen.number == number)
        #expect(try sitting.screen.cover?.down == false)
    }

    @Test("Who is gone again before the core has answered stays covered, and the core hears of each coming and going")
    func goneAgain() async throws {
        let sitting = await Sitting(as: OrderedCore.self)
        let (core, notes) = (try #require(sitting.core as? OrderedCore), Notes<String>())
        core.notes = notes
        await enter(.background, sitting)
        sitting.model.enter(.active)
        await enter(.background, sitting)
        #expect(sitting.model.isOutOfSight)
        await enter(.active, sitting)
        #expect(!sitting.model.isOutOfSight)
        #expect(notes.taken() == ["pause", "resume", "pause", "resume"])
    }

    @Test("Who leaves the app while it has only just come back finds it covered until it is in front")
    func inactiveMeanwhile() async throws {
        let sitting = try await uncovered()
        await enter(.background, sitting)
        sitting.model.enter(.active)
        await enter(.inactive, sitting)
        #expect(sitting.model.isOutOfSight)
        await enter(.active, sitting)
        #expect(!sitting.model.isOutOfSight)
    }

    @Test("A match is resumed with its last ended turn after the app was killed", arguments: RecordedMatch.Folder.both)
    func killed(folder: RecordedMatch.Folder) async throws {
        for match in RecordedMatch.all(in: folder) {
            let archive = Folder()
            let (told, taps) = try await Sitting.untilKilled(in: archive) { sitting in
                let taps = try await sitting.sitDown(at: match.record)
                let ends = taps.indices.filter { taps[$0] == .button(id: "end") }
                let ended = ends.dropFirst(1).first ?? 0
                for tap in taps[..<ended] { await sitting.make(tap) }
                await sitting.make(taps[ended])
                let told = try sitting.screen
                // The draft may be lost.
                for tap in taps[(ended + 1)...].prefix(2) where tap != .button(id: "end") { await sitting.make(tap) }
                return (told, Array(taps[(ended + 1)...]))
            }
            let sitting = await Sitting(in: archive)
            let newest = try #require(sitting.model.home?.newest, "\(match.name) goes on")
            sitting.model.openMatch(newest.id)
            await sitting.model.settle()
            let (shown, before) = (try sitting.screen, told)
            #expect(shown.board.pieces == before.board.pieces && shown.board.ghosts == before.board.ghosts)
            #expect(shown.board.marks == before.board.marks && shown.seats == before.seats)
            #expect(shown.turns == before.turns && shown.message == before.message)
            for tap in taps { await sitting.make(tap) }
            #expect(try sitting.screen.result?.headline == match.headline, "\(match.name) ends as it would have")
        }
    }

    @Test("Nothing is left when the visit is over, in the middle of a turn or while the core is being asked")
    func freed() async throws {
        weak var model: AppModel?
        weak var core: Sobremesa?
        weak var clock: StepClock?
        _ = try await Sitting.untilKilled(in: Folder()) { sitting in
            let taps = try await sitting.sitDown(at: try RecordedMatch.demonstration.record)
            for tap in taps.prefix(8) { await sitting.make(tap) }
            sitting.touch(taps[8])
            (model, core, clock) = (sitting.model, sitting.core, sitting.model.clock)
        }
        #expect(model == nil && core == nil && clock == nil)
    }
}

extension RecordedMatch.Folder {
    static let both: [Self] = [.matches, .tapped]
}
