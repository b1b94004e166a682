import SobremesaCore
import Testing

@testable import SobremesaModel

/// Against the computer, which thinks in a thread of its own, and alone.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ComputerTests {
    private func sitDown(_ game: String, _ row: String, _ value: String, practice: String? = nil) async -> Sitting {
        let sitting = await Sitting()
        sitting.model.go(to: .setup(game: game))
        await sitting.model.settle()
        sitting.model.change(row, to: value)
        if let practice { sitting.model.change("practise", to: practice) }
        await sitting.model.settle()
        sitting.model.sitDown()
        await sitting.model.settle()
        return sitting
    }

    /// Lets the core come to what is waited for: a computer answers whenever it has done.
    private func wait(_ sitting: Sitting, until come: (Screen) -> Bool) async throws {
        while try !come(sitting.screen) {
            await Task.yield()
            await sitting.model.settle()
        }
    }

    private func can(_ id: String, on screen: Screen) -> Bool {
        screen.buttons.contains { $0.id == id && $0.enabled }
    }

    @Test("A game against the computer is played to its end")
    func game() async throws {
        let sitting = await sitDown("knetkell", "computer", "1")
        var turns = 0
        while try sitting.screen.result == nil {
            try await wait(sitting) { !$0.seats.contains(where: \.thinking) }
            if try sitting.screen.result != nil { break }
            while try !can("end", on: sitting.screen) {
                let cell = try #require(try sitting.screen.board.cells.first(where: \.enabled))
                await sitting.make(.spot(spot: cell.spot))
            }
            await sitting.make(.button(id: "end"))
            turns += 1
        }
        #expect((12...13).contains(turns))
        #expect(try sitting.screen.board.pieces.count == 25)
        sitting.expectShownAsTold("at the end")
    }

    @Test("A hint is a turn that is built, and alone a turn can be taken back")
    func hint() async throws {
        let sitting = await sitDown("querni", "people", "alone")
        let start = try sitting.screen.board.pieces
        try await sitting.make("menu", "hint")
        try await wait(sitting) { can("end", on: $0) }
        #expect(try sitting.message.contains("A hint"))
        try await sitting.make("end")
        #expect(try sitting.screen.seats[1].active)
        try await sitting.make("menu", "take-back")
        #expect(try sitting.screen.board.pieces == start)
        try await sitting.make("exit", "discard")
        #expect(sitting.model.path.isEmpty)
        #expect(sitting.model.home?.newest == nil)
    }

    @Test("The board is cleared alone, against a par that is sought meanwhile")
    func cleared() async throws {
        let sitting = await sitDown("querni", "people", "alone", practice: "one-seat")
        #expect(try sitting.screen.seats.count == 1)
        try await wait(sitting) { $0.subtitle.hasPrefix("Par: ") }
        while try sitting.screen.result == nil {
            try await sitting.make("menu", "hint")
            try await wait(sitting) { can("end", on: $0) }
            try await sitting.make("end")
        }
        #expect(try sitting.screen.board.pieces.isEmpty)
        #expect(try sitting.screen.result?.headline == "Cleared")
        sitting.expectShownAsTold("at the end")
    }

    @Test("A puzzle is solved, and the next one lies there", arguments: ["querni", "qwirkle", "knetkell"])
    func puzzle(game: String) async throws {
        let sitting = await sitDown(game, "people", "alone", practice: "puzzles")
        #expect(try sitting.screen.subtitle.hasPrefix("Puzzle 1 of "))
        try await sitting.make("menu", "hint")
        try await sitting.make("end")
        #expect(try sitting.screen.result?.headline == "Solved")
        try await sitting.make("rematch")
        #expect(try sitting.screen.subtitle.hasPrefix("Puzzle 2 of "))
        try await sitting.make("exit")
        #expect(sitting.model.path.isEmpty)
        #expect(sitting.model.home?.newest == nil)
    }

    @Test("A match that is over is copied, and opened where it is pasted")
    func copied() async throws {
        let clipboard = Notes<String>()
        let folder = Folder()
        let core = folder.still()
        let model = AppModel(
            restoring: "", audioSession: nil, clock: StepClock(pause: { _ in }), now: { .distantPast },
            copy: { clipboard.take($0) }, open: { core })
        await model.settle()
        model.goToTable { _ = try $0.openRecord(record: try RecordedMatch.demonstration.record) }
        await model.settle()
        for id in ["exit", "give-up", "look", "menu", "copy"] {
            model.press(id)
            await model.settle()
        }
        let record = try #require(clipboard.taken().first)
        model.press("exit")
        await model.settle()
        model.follow("saved")
        await model.settle()
        model.change("paste", to: record)
        await model.settle()
        #expect(model.path == [.table])
        #expect(model.screen?.message.spoken.contains("gave up") == true)
        model.goBack()
        await model.settle()
        model.follow("saved")
        await model.settle()
        model.change("paste", to: "nothing of the kind")
        await model.settle()
        #expect(model.trouble != nil)
        withExtendedLifetime(folder) {}
    }

    @Test("Statistics are cleared only after a question")
    func statistics() async throws {
        let sitting = await sitDown("querni", "computer", "2")
        try await sitting.make("exit", "give-up")
        try await sitting.make("home")
        sitting.model.follow("statistics")
        await sitting.model.settle()
        func texts() throws -> [String] {
            try #require(sitting.model.page(at: .statistics)).rows.compactMap { row in
                if case .text(let text, _) = row { text } else { nil }
            }
        }
        #expect(try texts() == ["Level 2: 1 played, 0 won, 0 drawn."])
        for id in ["clear", "keep", "clear", "clear-all"] {
            sitting.model.change(id, to: "")
            await sitting.model.settle()
            #expect(try texts().isEmpty == (id == "clear-all"), "\(id)")
        }
    }
}
