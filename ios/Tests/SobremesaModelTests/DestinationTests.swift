import Testing

@testable import SobremesaModel

@Suite struct DestinationTests {
    @Test("A path that was kept is found again")
    func kept() {
        let path: [Destination] = [
            .setup(game: "querni"), .table, .rules(game: nil, chapter: nil), .rules(game: "querni", chapter: nil),
            .rules(game: nil, chapter: "jump"), .settings, .saved,
        ]
        #expect([Destination](kept: path.kept) == path)
    }

    @Test("What is not understood is the first page", arguments: ["", "attic", "[{\"attic\":{}}]"])
    func notUnderstood(kept: String) {
        #expect([Destination](kept: kept).isEmpty)
    }
}
