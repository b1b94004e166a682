import SobremesaCore
import Testing

@testable import SobremesaModel

/// Whole matches, tapped from the first finger to the result: after each tap what is shown is what the core says.
@MainActor @Suite struct RecordedMatchTests {
    @Test("There are matches of both kinds")
    func there() {
        #expect(RecordedMatch.all(in: .matches).count >= 7)
        #expect(RecordedMatch.all(in: .tapped).count >= 9)
    }

    @Test("A match of Querni is tapped to its result", arguments: RecordedMatch.all(in: .matches))
    func querni(match: RecordedMatch) async throws {
        let sitting = try await played(match)
        try await expectQuerniEnded(sitting, match)
    }

    @Test("The demonstration is tapped to its result")
    func demonstration() async throws {
        let match = try RecordedMatch.demonstration
        try await expectQuerniEnded(try await played(match), match)
    }

    @Test("A match of a game with chance is tapped through all its games", arguments: RecordedMatch.all(in: .tapped))
    func chance(match: RecordedMatch) async throws {
        let sitting = try await played(match)
        #expect(try sitting.screen.result?.headline == match.headline)
        try await sitting.make("look")
        #expect(try sitting.screen.seats.map(\.score) == match.scores)
        #expect(try sitting.screen.board.pieces.count == match.laid)
        sitting.expectShownAsTold("when all is over")
    }

    private func played(_ match: RecordedMatch) async throws -> Sitting {
        let sitting = await Sitting()
        let taps = try await sitting.sitDown(at: match.record)
        sitting.expectShownAsTold("at the start")
        var moved = 0
        for (index, tap) in taps.enumerated() {
            let what: Comment = "tap \(index + 1) of \(taps.count), \(tap)"
            let before = try sitting.screen
            #expect(before.enabled.contains(tap), "\(what) can be made")
            await sitting.make(tap)
            let after = try sitting.screen
            #expect(after.number == before.number + 1, what)
            moved += after.motions.isEmpty ? 0 : 1
            sitting.expectShownAsTold(what)
        }
        #expect(moved > 0, "what moves is shown moving")
        return sitting
    }

    private func expectQuerniEnded(_ sitting: Sitting, _ match: RecordedMatch) async throws {
        let result = try #require(try sitting.screen.result)
        #expect(result.headline == match.headline)
        #expect(result.reason == match.reason)
        try await sitting.make("look")
        for (square, piece) in match.end {
            let colour = piece.hasPrefix("b") ? "blue" : "red"
            #expect(try sitting.said(square) == "\(square), \(colour) \(piece.dropFirst())")
        }
        #expect(try sitting.screen.board.pieces.count == match.end.count)
    }
}
