import SobremesaCore
import Testing

@testable import SobremesaModel

/// How a match is set up, ended, looked at when it is over, and played again.
@MainActor @Suite struct MatchTests {
    private func changed(_ sitting: Sitting, _ id: String, to value: String) async {
        sitting.model.change(id, to: value)
        await sitting.model.settle()
    }

    /// At the setup of a match of Querni.
    private func atSetup() async -> Sitting {
        let sitting = await Sitting()
        sitting.model.go(to: .setup(game: "querni"))
        await sitting.model.settle()
        return sitting
    }

    private func page(_ sitting: Sitting) throws -> Page {
        try #require(sitting.model.page(at: .setup(game: "querni")))
    }

    @Test("Two people set up a match, begin it, leave it and go on with it")
    func setup() async throws {
        let sitting = await atSetup()
        await changed(sitting, "seat-0", to: "Ana")
        await changed(sitting, "seat-1", to: "Luis")
        await changed(sitting, "rules", to: "web")
        await changed(sitting, "swap", to: "")
        #expect(try page(sitting).names == ["Luis", "Ana"])
        sitting.model.sitDown()
        await sitting.model.settle()
        #expect(try sitting.message == "Luis to play. Tap one of your pieces to move it.")
        try await sitting.make("c5", "c4", "end")
        #expect(try sitting.message.hasSuffix("from c5 to c4. Ana to play."))
        // W1: the web rules were chosen.
        #expect(try !sitting.screen.enabled.contains(.button(id: "skip")))

        let left = try sitting.screen.unnumbered
        try await sitting.make("exit", "leave")
        let newest = try #require(sitting.model.home?.newest)
        #expect(newest.spoken == "Continue. Querni: Luis – Ana. Ana to play, round 1 · just now")
        sitting.model.openMatch(newest.id)
        await sitting.model.settle()
        let isSame = try sitting.screen.unnumbered == left
        #expect(isSame)
    }

    @Test("Nobody sits down while both have the same name")
    func sameNames() async throws {
        let sitting = await atSetup()
        await changed(sitting, "seat-0", to: "Ana")
        await changed(sitting, "seat-1", to: "ana")
        #expect(try page(sitting).primary?.enabled == false)
        await changed(sitting, "seat-1", to: "Luis")
        #expect(try page(sitting).primary?.enabled == true)
    }

    @Test("Who gives up loses, and in the rematch the other one plays first")
    func rematch() async throws {
        let sitting = await Sitting()
        _ = try await sitting.sitDown(at: try RecordedMatch.demonstration.record)
        try await sitting.make("exit", "give-up")
        #expect(try sitting.screen.result?.headline == "Luis wins")
        #expect(try sitting.screen.result?.seriesScore == "0 – 1")
        try await sitting.make("look")
        #expect(try sitting.screen.result == nil)
        sitting.expectShownAsTold("when all is over")
        try await sitting.make("result", "rematch")
        #expect(sitting.model.path == [.table])
        #expect(try sitting.screen.seats.map(\.spoken) == ["Luis, to play: 0 of 16", "Ana: 0 of 16"])
        try await sitting.make("c5", "c4", "end", "exit", "give-up")
        #expect(try sitting.screen.result?.headline == "Luis wins")
        #expect(try sitting.screen.result?.seriesScore == "2 – 0")
    }

    @Test("A match that is over is opened again at its result")
    func over() async throws {
        let sitting = await Sitting()
        _ = try await sitting.sitDown(at: try RecordedMatch.demonstration.record)
        try await sitting.make("e5", "d4", "end", "exit", "give-up", "home")
        #expect(sitting.model.home?.newest == nil)
        sitting.model.follow("saved")
        await sitting.model.settle()
        let cards = sitting.model.page(at: .saved)?.rows.compactMap { row in
            if case .match(let card) = row { card } else { nil }
        }
        let card = try #require(cards?.first)
        sitting.model.openMatch(card.id)
        await sitting.model.settle()
        #expect(sitting.model.path == [.table])
        #expect(try sitting.screen.result?.headline == "Ana wins")
        #expect(try sitting.screen.result?.reason == "Luis gave up.")
    }
}
