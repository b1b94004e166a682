import SobremesaCore
import Testing

@testable import SobremesaModel

/// What a finger does within a turn: cancelling, tapping too fast, tapping what is not possible.
@MainActor @Suite struct TurnTests {
    /// Blue has a chain, and a piece that may step, or jump three times.
    private static let turn = """
        sobremesa 1
        game querni
        setup rules=app
        seat 0 person Ana
        seat 1 person Luis
        position b1,b2,b3,4/7/7/7/7/2,r13,4/3,b8,3/b6,6/2,r12,4/1,b7,2,r11,2 b app 0 -

        """

    private func atTurn() async throws -> Sitting {
        let sitting = await Sitting()
        _ = try await sitting.sitDown(at: Self.turn)
        return sitting
    }

    @Test(
        "Cancel takes back each tap",
        arguments: [
            ["b1", "a1"], ["b1", "d3", "d5", "b5", "chain", "a10", "c10"], ["chain", "c10", "a10"], ["skip"],
        ])
    func cancel(steps: [String]) async throws {
        let sitting = try await atTurn()
        let start = try sitting.screen.unnumbered
        #expect(!start.enabled.contains(.button(id: "cancel")), "there is nothing to cancel")
        for made in 1...steps.count {
            for step in steps.prefix(made) { try await sitting.make(step) }
            #expect(try sitting.screen.unnumbered != start)
            try await sitting.make("cancel")
            let isBack = try sitting.screen.unnumbered == start
            #expect(isBack, "cancelled after \(steps.prefix(made))")
        }
    }

    /// A match of each game.
    private nonisolated static let matches: [(String, RecordedMatch.Folder)] = [
        ("web-both-spent", .matches), ("knetkell-single-game", .tapped), ("qwirkle-2-last-tile", .tapped),
    ]

    @Test("Cancel takes back every tap of every turn of a match", arguments: matches)
    func cancelThroughout(name: String, folder: RecordedMatch.Folder) async throws {
        let sitting = await Sitting()
        let taps = try await sitting.sitDown(at: try RecordedMatch(name, in: folder).record)
        let cancel = Tap.button(id: "cancel")
        var (start, nothingBuilt, built, cancelled) = (try sitting.screen, Screen?.none, [Tap](), 0)
        for tap in taps {
            await sitting.make(tap)
            built.append(tap)
            let reached = try sitting.screen
            if !reached.enabled.contains(cancel) {
                // The turn was ended, or the cover was lifted: the next one is built from here.
                (start, nothingBuilt, built) = (reached, nil, [])
                continue
            }
            await sitting.make(cancel)
            let back = try sitting.screen
            #expect(back.board.pieces == start.board.pieces && back.rack == start.rack && back.seats == start.seats)
            nothingBuilt = nothingBuilt ?? back.withoutLastTurn
            let isBack = back.withoutLastTurn == nothingBuilt
            #expect(isBack, "cancelled after \(built)")
            cancelled += 1
            for tap in built { await sitting.make(tap) }
            let isThere = try sitting.screen.unnumbered == reached.unnumbered
            #expect(isThere, "\(built) once more")
        }
        #expect(cancelled > taps.count / 3)
        #expect(try sitting.screen.result != nil)
    }

    @Test("Cancel never takes back a turn that was ended")
    func cancelEnded() async throws {
        let sitting = try await atTurn()
        try await sitting.make("b1", "a1", "end", "e1", "e2", "cancel")
        #expect(try sitting.said("e1") == "e1, red 11, can be moved")
        #expect(try sitting.said("a1") == "a1, blue 7")
        #expect(try sitting.turns == ["b1-a1"])
    }

    @Test("Two quick fingers on End of move end one turn")
    func doubleEnd() async throws {
        let sitting = try await atTurn()
        try await sitting.make("b1", "a1")
        for _ in 1...2 { sitting.touch(try sitting.called("end")) }
        await sitting.model.settle()
        #expect(try sitting.turns == ["b1-a1"])
        #expect(try sitting.message == "Ana moved 7 from b1 to a1. Luis to play.")
        sitting.expectShownAsTold("after both")
    }

    @Test("Two quick fingers on a piece take it up once")
    func doubleTap() async throws {
        let sitting = try await atTurn()
        let number = try sitting.screen.number
        for _ in 1...2 { sitting.touch(try sitting.called("b1")) }
        await sitting.model.settle()
        #expect(try sitting.said("b1") == "b1, blue 7, in your hand")
        #expect(try sitting.screen.number == number + 1)
    }

    @Test("A finger right after the one on End of move does nothing in the turn of the other")
    func tooLate() async throws {
        let sitting = try await atTurn()
        try await sitting.make("skip")
        sitting.touch(try sitting.called("end"))
        sitting.touch(try sitting.called("b1"))
        await sitting.model.settle()
        #expect(try sitting.turns == ["skip"])
        #expect(try sitting.message == "Ana skipped. Luis to play.")
    }

    @Test("What can't be reached is refused, and the draft stays")
    func refused() async throws {
        let sitting = try await atTurn()
        try await sitting.make("b1")
        let pieces = try sitting.screen.board.pieces
        try await sitting.make("g10")
        #expect(try sitting.screen.message.tone == .refusal)
        #expect(try sitting.message.hasPrefix("7 can't reach g10: one step, or a jump over one piece."))
        #expect(try sitting.screen.board.pieces == pieces)
    }

    @Test("The rules over the table are read, and the draft is still there")
    func rulesOverTable() async throws {
        let sitting = try await atTurn()
        try await sitting.make("b1", "d3")
        let draft = try sitting.screen.unnumbered
        sitting.model.showRules(chapter: "jumps")
        await sitting.model.settle()
        let rules = Destination.rules(game: "querni", chapter: "jumps")
        #expect(sitting.model.path == [.table, rules])
        #expect(sitting.model.page(at: rules)?.title == "Rules of Querni")
        sitting.model.goBack()
        await sitting.model.settle()
        #expect(sitting.model.path == [.table])
        let isThere = try sitting.screen.unnumbered == draft
        #expect(isThere)
    }

    @Test("The loudspeaker of the table mutes the music, then everything, then nothing, and leaves the turn as it is")
    func loudspeaker() async throws {
        let sitting = try await atTurn()
        try await sitting.make("b1")
        let pieces = try sitting.screen.board.pieces
        var icons: [Icon] = []
        for _ in 1...3 {
            try await sitting.make("loudspeaker")
            icons.append(try sitting.screen.loudspeaker.icon)
            #expect(try sitting.screen.board.pieces == pieces)
        }
        #expect(icons == [.soundNoMusic, .soundOff, .soundAll])
    }
}

extension Screen {
    /// What is built, without what was said and marked of the turn before: a tap takes that away, and Cancel does not
    /// bring it back.
    fileprivate var withoutLastTurn: Screen {
        var rest = unnumbered
        rest.message = Message(headline: "", hint: "", brief: "", spoken: "", tone: .plain, rule: nil, chapter: nil)
        rest.announced = ""
        rest.board.ghosts = []
        rest.board.marks.removeAll { $0.kind == .lastTurn || $0.kind == .lastRemoval }
        for index in rest.board.cells.indices { rest.board.cells[index].spoken = "" }
        return rest
    }
}
