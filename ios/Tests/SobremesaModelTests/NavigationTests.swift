import SobremesaCore
import Testing

@testable import SobremesaModel

/// Where the pages lead, and the way back.
@MainActor @Suite(.timeLimit(.minutes(5))) struct NavigationTests {
    private func settled(_ sitting: Sitting, _ what: (AppModel) -> Void) async {
        what(sitting.model)
        await sitting.model.settle()
    }

    /// At the table of a match that was set up.
    private func atTable() async -> Sitting {
        let sitting = await Sitting()
        await settled(sitting) { $0.go(to: .setup(game: "querni")) }
        await settled(sitting) { $0.sitDown() }
        return sitting
    }

    @Test("The first page is there when the core has opened, and Back leads no further")
    func first() async {
        let sitting = await Sitting()
        #expect(sitting.model.home?.title == "Sobremesa")
        #expect(sitting.model.home?.games.map(\.game) == ["querni", "qwirkle", "knetkell"])
        #expect(sitting.model.appearance?.language == "en")
        #expect(!sitting.model.canGoBack)
        await settled(sitting) { $0.goBack() }
        #expect(sitting.model.path.isEmpty)
    }

    @Test(
        "The links at the foot lead to their pages, and Back leads to the first page",
        arguments: ["saved": "Saved matches", "statistics": "Statistics", "rules": "Rules", "settings": "Settings"])
    func links(link: String, title: String) async throws {
        let sitting = await Sitting()
        #expect(sitting.model.home?.links.map(\.id).contains(link) == true)
        await settled(sitting) { $0.follow(link) }
        let destination = try #require(sitting.model.path.last)
        #expect(sitting.model.page(at: destination)?.title == title)
        await settled(sitting) { $0.goBack() }
        #expect(sitting.model.path.isEmpty)
    }

    @Test("From the setup to the table, and the way back leads to the first page, where the match goes on")
    func toTable() async throws {
        let sitting = await atTable()
        #expect(sitting.model.path == [.table])
        sitting.expectShownAsTold("at the start")
        await settled(sitting) { $0.goBack() }
        #expect(sitting.model.path.isEmpty)
        #expect(sitting.core.screen() == nil)
        let newest = try #require(sitting.model.home?.newest)
        await settled(sitting) { $0.openMatch(newest.id) }
        #expect(sitting.model.path == [.table])
    }

    @Test("A second finger on the way sits down no second time")
    func secondFinger() async {
        let sitting = await Sitting()
        await settled(sitting) { $0.go(to: .setup(game: "knetkell")) }
        await settled(sitting) { model in
            model.sitDown()
            model.sitDown()
        }
        await settled(sitting) { $0.goBack() }
        #expect(sitting.model.home?.links.first { $0.id == "saved" }?.spoken == "Saved matches: 1")
    }

    @Test("Back on a question is its last answer, and Back without one leaves the table")
    func question() async throws {
        let sitting = await atTable()
        try await sitting.make("exit")
        #expect(try sitting.screen.question != nil)
        await settled(sitting) { $0.goBack() }
        #expect(sitting.model.path == [.table])
        #expect(try sitting.screen.question == nil)
        await settled(sitting) { $0.goBack() }
        #expect(sitting.model.path.isEmpty)
    }

    @Test("A table that was left leads to the first page", arguments: ["leave", "give-up"])
    func left(answer: String) async throws {
        let sitting = await atTable()
        try await sitting.make("exit", answer)
        if answer == "give-up" { try await sitting.make("home") }
        #expect(sitting.model.path.isEmpty)
        #expect((sitting.model.home?.newest == nil) == (answer == "give-up"))
    }

    @Test("Back lifts no cover but asks how to leave, and once more goes on; what is unseen it puts away")
    func cover() async throws {
        let sitting = await Sitting()
        _ = try await sitting.sitDown(at: try RecordedMatch("qwirkle-2-last-tile", in: .tapped).record)
        #expect(try sitting.screen.cover?.down == true)
        await settled(sitting) { $0.goBack() }
        #expect(try sitting.screen.question != nil)
        await settled(sitting) { $0.goBack() }
        #expect(try sitting.screen.question == nil)
        #expect(try sitting.screen.cover?.down == true)
        try await sitting.make("lift", "unseen")
        #expect(try sitting.screen.unseen != nil)
        await settled(sitting) { $0.goBack() }
        #expect(try sitting.screen.unseen == nil)
        #expect(sitting.model.path == [.table])
    }

    @Test("Names that were typed survive a look at the rules, and Back does not begin another setup")
    func setupUnderRules() async throws {
        let sitting = await Sitting()
        let setup = Destination.setup(game: "querni")
        await settled(sitting) { $0.go(to: setup) }
        await settled(sitting) { $0.change("seat-0", to: "Eva") }
        await settled(sitting) { $0.go(to: .rules(game: "querni", chapter: nil)) }
        await settled(sitting) { $0.goBack() }
        #expect(sitting.model.path == [setup])
        #expect(sitting.model.page(at: setup)?.names.first == "Eva")
        await settled(sitting) { $0.sitDown() }
        #expect(try sitting.screen.seats.first?.name == "Eva")
    }

    @Test("Where SwiftUI goes back by itself, the model is there too, and what is there is asked for anew")
    func swipe() async throws {
        let sitting = await atTable()
        sitting.model.showRules(chapter: nil)
        await sitting.model.settle()
        sitting.model.path = [.table]
        #expect(sitting.model.path == [.table])
        await sitting.model.settle()
        #expect(sitting.core.screen() != nil)
        sitting.model.path = []
        #expect(sitting.model.path.isEmpty)
        await sitting.model.settle()
        #expect(sitting.core.screen() == nil)
        #expect(sitting.model.home?.newest != nil)
    }

    @Test("Who has gone back is not called on by what was still to come")
    func overtaken() async {
        let sitting = await Sitting()
        await settled(sitting) { $0.go(to: .setup(game: "querni")) }
        await settled(sitting) { model in
            model.sitDown()
            model.path = []
        }
        #expect(sitting.model.path.isEmpty)
        #expect(sitting.core.screen() == nil)
        #expect(sitting.model.home?.newest != nil)
    }

    @Test("SwiftUI leads nowhere but back")
    func nowhereElse() async {
        let sitting = await Sitting()
        sitting.model.path = [.settings]
        #expect(sitting.model.path.isEmpty)
    }

    @Test("The app opens where it was")
    func restored() async throws {
        let folder = Folder()
        let kept = try await Sitting.untilKilled(in: folder) { sitting in
            _ = try await sitting.sitDown(at: try RecordedMatch.demonstration.record)
            await settled(sitting) { $0.showRules(chapter: nil) }
            return sitting.model.restoration
        }
        let sitting = await Sitting(in: folder, restoring: kept)
        let rules = Destination.rules(game: "querni", chapter: nil)
        #expect(sitting.model.path == [.table, rules])
        #expect(sitting.model.page(at: rules)?.title == "Rules of Querni")
        #expect(try sitting.screen.title == "Querni")
        await settled(sitting) { $0.goBack() }
        sitting.expectShownAsTold("on the way back")
    }

    @Test("A table that is no longer there leads to the first page")
    func noTable() async {
        let sitting = await Sitting(restoring: [Destination.table].kept)
        #expect(sitting.model.path.isEmpty)
        #expect(sitting.model.home != nil)
        #expect(sitting.model.trouble == nil)
    }
}

extension Page {
    /// The names of its seats.
    var names: [String] {
        rows.compactMap { row in
            if case .seat(_, _, _, let name, _, _, _) = row { name } else { nil }
        }
    }
}
