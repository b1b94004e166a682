import SobremesaCore
import SwiftUI
import Testing

@testable import SobremesaModel

/// The pages, by what a finger finds on them.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct PageTests {
    @Test("The first page has each game and each link, and says what the core says of them", arguments: ["en", "es"])
    func home(language: String) async throws {
        let visit = await Visit(language: language)
        let home = try #require(visit.model.home)
        for game in home.games { #expect(visit.outline["game-\(game.game)"]?.label == game.spoken) }
        for link in home.links { #expect(visit.outline[link.id]?.label == link.spoken) }
        #expect(visit.outline.words.contains(home.title))
    }

    @Test("The loudspeaker of the first page is heard at once")
    func loudspeaker() async throws {
        let visit = await Visit()
        let before = try visit.element("loudspeaker").label
        try await visit.press("loudspeaker")
        #expect(try visit.element("loudspeaker").label != before)
    }

    @Test("Links lead to their pages, and Back to the first page", arguments: ["rules", "settings", "saved"])
    func links(link: String) async throws {
        let visit = await Visit()
        try await visit.press(link)
        let page = try #require(visit.model.path.last.flatMap(visit.model.page))
        #expect(visit.outline.words.contains(page.title))
        visit.model.path = []
        await visit.settle()
        #expect(visit.outline["game-querni"] != nil)
    }

    @Test("Every row of every page is there", arguments: ["rules", "settings", "saved"])
    func rows(link: String) async throws {
        let visit = await Visit()
        try await visit.press(link)
        let page = try #require(visit.model.path.last.flatMap(visit.model.page))
        let words = visit.outline.words
        for row in page.rows {
            switch row {
            case .heading(let text, _), .text(let text, _), .empty(let text): #expect(words.contains(text))
            case .drawing(let picture, let caption): #expect(words.contains(picture.spoken) && words.contains(caption))
            case .choice(_, let label, let options, let selected, _):
                let picker = visit.outline.elements.first { $0.kind == .picker && $0.label == label }
                #expect(picker?.value == selected)
                for option in options { #expect(words.contains(option.label)) }
            case .toggle(let id, let label, let on):
                #expect(visit.outline[id]?.label == label && visit.outline[id]?.value == "\(on)")
            case .volume(let id, _, _, _, let spoken): #expect(visit.outline[id]?.label == spoken)
            case .seat(let id, _, let label, let name, _, _, _):
                #expect(visit.outline[id]?.label == label && visit.outline[id]?.value == name)
            case .action(let button): #expect(visit.outline[button.id]?.label == button.spoken)
            case .paste(let button): #expect(visit.outline[button.id]?.label == "Paste")
            case .match(let card): #expect(words.contains(card.spoken))
            }
        }
    }

    @Test("A slider of the settings tells each step once, and stands where the core has it")
    func slider() async throws {
        let visit = await Visit()
        try await visit.press("settings")
        let slider = try #require(visit.outline.elements.first { $0.kind == .slider })
        let id = try #require(slider.identifier)
        try await visit.set(id, to: "3.4")
        #expect(visit.outline[id]?.value == "3.0")
        #expect(visit.outline[id]?.label != slider.label)
        try await visit.set(id, to: "99")
        #expect(try visit.volume(id).value == visit.volume(id).of)
    }

    @Test("A switch of the settings changes how all is drawn at once")
    func toggle() async throws {
        let visit = await Visit()
        try await visit.press("settings")
        let toggles = visit.outline.elements.filter { $0.kind == .toggle }
        #expect(!toggles.isEmpty)
        let before = try #require(visit.model.appearance)
        for toggle in toggles { try await visit.press(try #require(toggle.identifier)) }
        let after = try #require(visit.model.appearance)
        #expect(after.leftHanded != before.leftHanded && after.vibration != before.vibration)
    }

    @Test("Another language is spoken at once")
    func language() async throws {
        let visit = await Visit()
        try await visit.press("settings")
        try await visit.press("es")
        #expect(visit.model.appearance?.language == "es")
        #expect(visit.outline.words.contains("Ajustes"))
    }

    @Test("A name is told as it is typed, and one that is too long is not")
    func name() async throws {
        let visit = await Visit()
        try await visit.press("game-querni")
        let field = try #require(visit.outline.elements.first { $0.kind == .field }?.identifier)
        try await visit.set(field, to: "Ada")
        #expect(visit.outline[field]?.value == "Ada")
        try await visit.set(field, to: String(repeating: "x", count: 200))
        #expect(visit.outline[field]?.value == "Ada")
        try await visit.pressSaying("Sit down")
        #expect(try visit.screen.seats.contains { $0.name == "Ada" })
    }

    @Test("Reduced motion, asked for by the system, reaches the model")
    func reducedMotion() async {
        let visit = await Visit()
        #expect(!visit.model.systemReducesMotion)
        visit.around.reducesMotion = true
        await visit.settle()
        #expect(visit.model.systemReducesMotion)
    }

    @Test("What could not be done is said, and put away")
    func trouble() async throws {
        let visit = await Visit()
        visit.model.openMatch(4711)
        await visit.settle()
        let trouble = try #require(visit.model.trouble)
        #expect(visit.outline.words.contains(trouble))
        try await visit.press("dismiss-trouble")
        #expect(visit.model.trouble == nil && !visit.outline.words.contains(trouble))
    }
}

extension Visit {
    fileprivate func volume(_ id: String) throws -> (value: UInt32, of: UInt32) {
        let page = try #require(model.path.last.flatMap(model.page))
        for case .volume(id, _, let value, let of, _) in page.rows { return (value, of) }
        throw CancellationError()
    }
}
