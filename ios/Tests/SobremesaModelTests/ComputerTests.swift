import Foundation
import SobremesaCore
import Testing

@testable import SobremesaModel

/// Against the computer, which thinks in a thread of its own, and alone.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ComputerTests {
    private func sitDown(_ game: String, _ row: String, _ value: String, practice: String? = nil) async -> Sitting {
        let sitting = await Sitting()
        await sitDown(game, [(row, value)] + (practice.map { [("practise", $0)] } ?? []), in: sitting)
        return sitting
    }

    /// Sits down from the first page: a tap on the game, one for each choice, and one more.
    private func sitDown(_ game: String, _ choices: [(row: String, value: String)], in sitting: Sitting) async {
        sitting.model.go(to: .setup(game: game))
        await sitting.model.settle()
        for choice in choices {
            sitting.model.change(choice.row, to: choice.value)
            await sitting.model.settle()
        }
        sitting.model.sitDown()
        await sitting.model.settle()
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

    /// Has the turn of whoever is to play built by a hint.
    private func buildByHint(_ sitting: Sitting) async throws {
        try await sitting.make("menu", "hint")
        try await wait(sitting) { can("end", on: $0) }
    }

    /// Ends the person's turn, and has the computer answer it.
    private func end(_ sitting: Sitting) async throws {
        try await sitting.make("end")
        try await wait(sitting) { !$0.seats.contains(where: \.thinking) }
    }

    /// How many turns the person has ended, and how many the computer.
    private func ended(_ sitting: Sitting) throws -> [Int] {
        let rounds = try sitting.screen.turns.rounds
        return (0...1).map { seat in
            rounds.count { $0.turns.indices.contains(seat) && !$0.turns[seat].text.isEmpty }
        }
    }

    @Test(
        "Each game is three taps away at each level, and the computer answers",
        arguments: [("en", "Computer"), ("es", "Ordenador")])
    func threeTaps(language: String, computer: String) async throws {
        let sitting = await Sitting(language: language)
        for game in ["querni", "qwirkle", "knetkell"] {
            for level in 1...4 {
                let what: Comment = "\(game) against level \(level)"
                await sitDown(game, [("computer", "\(level)")], in: sitting)
                #expect(try sitting.screen.game == game, what)
                #expect(try sitting.screen.seats.dropFirst().map(\.name) == ["\(computer) \(level)"], what)
                // Qwirkle: equal groups, so it is asked who begins.
                if let starter = try sitting.screen.question?.answers.first { try await sitting.make(starter.id) }
                try await wait(sitting) { !$0.seats.contains(where: \.thinking) }
                let before = try ended(sitting)
                #expect(before[0] == 0, what)
                try await buildByHint(sitting)
                try await end(sitting)
                #expect(try ended(sitting) == [1, before[1] + 1], what)
                try await sitting.make("exit", "give-up", "home")
            }
        }
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

    @Test("The search for the par is stopped from the menu")
    func stopped() async throws {
        let sitting = await Sitting(as: PatientCore.self)
        let core = try #require(sitting.core as? PatientCore)
        defer { core.goOn() }
        // It is the search that tells first.
        await sitDown("querni", [("people", "alone"), ("practise", "one-seat")], in: sitting)
        try await wait(sitting) { $0.subtitle.hasPrefix("Par so far: ") }
        try await sitting.make("menu")
        #expect(try sitting.screen.question?.answers.contains { $0.id == "stop" } == true)
        try await sitting.make("stop")
        let told = try sitting.screen.subtitle
        #expect(told.hasSuffix(", the best that was found"))
        core.goOn()
        try await sitting.make("menu")
        #expect(try sitting.screen.question?.answers.map(\.id) == ["hint", "close"])
        try await sitting.make("close")
        #expect(try sitting.screen.subtitle == told)
    }

    @Test("The deal of the day is the same one again, and a new deal is another")
    func deals() async throws {
        let sitting = await Sitting()
        func dealt(_ deals: String...) async throws -> [Piece] {
            let alone = [("people", "alone"), ("practise", "one-seat")]
            await sitDown("querni", alone + deals.map { ("deal", $0) }, in: sitting)
            let pieces = try sitting.screen.board.pieces
            #expect(pieces.count == 16)
            try await sitting.make("exit", "discard")
            return pieces
        }
        let todays = try await dealt()
        #expect(try await dealt("new", "day") == todays)
        #expect(try await dealt("new") != todays)
    }

    @Test("A match that is over is played on against the computer, from any turn of it")
    func playedOn() async throws {
        let sitting = await Sitting()
        let record = try RecordedMatch("app-isolated", in: .matches).record
        sitting.model.goToTable { try $0.openPasted(text: record) }
        await sitting.model.settle()
        #expect(try !can("play-on", on: sitting.screen), "it is over there")
        try await sitting.make("earlier", "earlier")
        let from = try sitting.screen.board.pieces
        try await sitting.make("play-on")
        #expect(try sitting.screen.board.pieces == from)
        #expect(try sitting.screen.result == nil)
        #expect(try sitting.screen.seats.map(\.active) == [true, false])
        #expect(try sitting.screen.seats[1].name == "Computer 2")
        try await buildByHint(sitting)
        try await end(sitting)
        #expect(try ended(sitting) == [1, 1])
    }

    @Test("Out of sight the computer does not think, and in sight again it answers")
    func outOfSight() async throws {
        let sitting = await sitDown("querni", "computer", "1")
        try await buildByHint(sitting)
        sitting.model.enter(.background)
        try await sitting.make("end")
        #expect(try sitting.screen.seats[1].thinking)
        #expect(try ended(sitting) == [1, 0])
        sitting.model.enter(.active)
        try await wait(sitting) { !$0.seats.contains(where: \.thinking) }
        #expect(try ended(sitting) == [1, 1])
    }

    @Test("A computer that is interrupted by the app's going out of sight answers once, when it is in sight again")
    func interrupted() async throws {
        let sitting = await sitDown("querni", "computer", "1")
        try await buildByHint(sitting)
        sitting.touch(.button(id: "end"))
        sitting.model.enter(.background)
        await sitting.model.settle()
        sitting.model.enter(.active)
        try await wait(sitting) { !$0.seats.contains(where: \.thinking) }
        #expect(try ended(sitting) == [1, 1])
        sitting.expectShownAsTold("in sight again")
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

/// A core that, when it has told of a screen for the first time, waits on that thread until it may go on.
private final class PatientCore: Sobremesa, @unchecked Sendable {
    private let mayGoOn = DispatchSemaphore(value: 0)

    func goOn() {
        mayGoOn.signal()
    }

    override func setListener(listener: (any Listener)?) {
        // Whoever comes first keeps it.
        let first = NSLock()
        super.setListener(
            listener: ScreenListener { [mayGoOn] in
                listener?.screenReady(number: 0)
                if first.try() { mayGoOn.wait() }
            })
    }
}
