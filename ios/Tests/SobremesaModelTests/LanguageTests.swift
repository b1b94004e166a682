import SobremesaCore
import Testing

@testable import SobremesaModel

/// Both languages, of the system and by the settings.
@MainActor @Suite struct LanguageTests {
    @Test("The first page is in the system's language", arguments: ["en": "Table games", "es": "Juegos de mesa"])
    func firstPage(language: String, subtitle: String) async {
        let sitting = await Sitting(language: language)
        #expect(sitting.model.home?.subtitle == subtitle)
        #expect(sitting.model.appearance?.language == language)
    }

    @Test("A first turn in Spanish")
    func turn() async throws {
        let sitting = await Sitting(language: "es")
        _ = try await sitting.sitDown(at: try RecordedMatch.demonstration.record)
        #expect(try sitting.message == "Le toca a Ana. Toca una de tus fichas para moverla.")
        #expect(try sitting.said("e5") == "e5, 11 azul, se puede mover")
        try await sitting.make("e5")
        #expect(try sitting.said("d4") == "d4, se puede llegar")
        #expect(try sitting.message == "El 11 azul en la mano. Toca una marca para moverlo, o el 11 para dejarlo.")
        try await sitting.make("d4", "end")
        #expect(try sitting.message == "Ana ha movido el 11 de e5 a d4. Le toca a Luis.")
        try await sitting.make("exit")
        #expect(try sitting.screen.question?.title == "¿Dejar la mesa?")
        try await sitting.make("leave")
        let spoken = "Seguir. Querni: Ana – Luis. Le toca a Luis, ronda 1 · ahora mismo"
        #expect(sitting.model.home?.newest?.spoken == spoken)
    }

    @Test("Another language in the settings counts at once, there and on the first page below")
    func settings() async {
        let sitting = await Sitting()
        sitting.model.follow("settings")
        await sitting.model.settle()
        sitting.model.change("language", to: "es")
        await sitting.model.settle()
        #expect(sitting.model.page(at: .settings)?.title == "Ajustes")
        #expect(sitting.model.appearance?.language == "es")
        #expect(sitting.model.home?.subtitle == "Juegos de mesa")
    }

    @Test("The loudspeaker of the first page mutes the music, then everything, then nothing")
    func loudspeaker() async {
        let sitting = await Sitting()
        var icons: [Icon?] = []
        for _ in 1...3 {
            sitting.model.follow("loudspeaker")
            await sitting.model.settle()
            icons.append(sitting.model.home?.links.first { $0.id == "loudspeaker" }?.icon)
        }
        #expect(icons == [.soundNoMusic, .soundOff, .soundAll])
    }
}
