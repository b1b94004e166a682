import SobremesaCore
import Testing

@testable import SobremesaModel

/// What could not be done is said, and nothing else happens.
@MainActor @Suite struct TroubleTests {
    private func expectTrouble(
        _ sitting: Sitting, at path: [Destination], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(sitting.model.trouble?.isEmpty == false, sourceLocation: sourceLocation)
        #expect(sitting.model.path == path, sourceLocation: sourceLocation)
        #expect(sitting.model.canGoBack, sourceLocation: sourceLocation)
        sitting.model.goBack()
        #expect(sitting.model.trouble == nil, sourceLocation: sourceLocation)
        #expect(sitting.model.path == path, sourceLocation: sourceLocation)
    }

    @Test("A record that can't be read is said to be so, in the core's words")
    func badRecord() async {
        let sitting = await Sitting()
        sitting.model.goToTable { _ = try $0.openRecord(record: "sobremesa 9") }
        await sitting.model.settle()
        var reason: String?
        do { _ = try sitting.core.openRecord(record: "sobremesa 9") } catch AppError.BadRecord(let why) {
            reason = why
        } catch {}
        #expect(reason != nil)
        #expect(sitting.model.trouble == reason)
        expectTrouble(sitting, at: [])
    }

    @Test("A match that is not there, and then one that is")
    func noMatch() async {
        let sitting = await Sitting()
        sitting.model.openMatch(77)
        await sitting.model.settle()
        expectTrouble(sitting, at: [])
        sitting.model.go(to: .settings)
        await sitting.model.settle()
        #expect(sitting.model.path == [.settings])
    }

    @Test("A game that is not there")
    func noGame() async {
        let sitting = await Sitting()
        sitting.model.go(to: .setup(game: "chess"))
        await sitting.model.settle()
        expectTrouble(sitting, at: [])
    }

    @Test(
        "A choice that is not there leaves the page as it is, and Back puts the trouble away before it leads anywhere")
    func noChoice() async {
        let sitting = await Sitting()
        sitting.model.go(to: .settings)
        await sitting.model.settle()
        let page = sitting.model.page(at: .settings)
        sitting.model.change("theme", to: "pink")
        await sitting.model.settle()
        #expect(sitting.model.page(at: .settings) == page)
        expectTrouble(sitting, at: [.settings])
    }

    @Test("A place that was kept and is no longer there leads to the first page")
    func gone() async {
        let sitting = await Sitting(restoring: [Destination.setup(game: "chess")].kept)
        #expect(sitting.model.home != nil)
        expectTrouble(sitting, at: [])
    }

    @Test("A match that can't be kept is not begun, and why is said in the player's language")
    func notSaved() async {
        let sitting = await Sitting(language: "es")
        sitting.model.goToTable { _ in throw AppError.NotSaved(reason: "El disco está lleno.") }
        await sitting.model.settle()
        #expect(sitting.model.trouble == "El disco está lleno.")
        expectTrouble(sitting, at: [])
    }

    @Test("Fingers on a table that is not there do nothing")
    func noTable() async {
        let sitting = await Sitting()
        sitting.model.tap(3)
        sitting.model.press("end")
        sitting.model.sitDown()
        sitting.model.change("rules", to: "web")
        sitting.model.showRules(chapter: nil)
        await sitting.model.settle()
        #expect(sitting.model.trouble == nil)
        #expect(sitting.model.path.isEmpty)
    }
}
