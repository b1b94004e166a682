import SobremesaCore
import SwiftUI
import Testing

@testable import SobremesaModel
@testable import SobremesaUI

/// The table, by what a finger, a key or a screen reader finds on it.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct TableTests {
    @Test("A turn of Querni: a piece, a square, End of move")
    func querni() async throws {
        let visit = await Visit()
        try await visit.sitDown(at: "querni")
        let start = try visit.screen
        #expect(visit.cells.map(\.label) == start.board.cells.map(\.spoken), "every square speaks, in the core's order")
        #expect(visit.cells.count == 70)
        let piece = try #require(start.board.cells.first { $0.enabled })
        try await visit.press("cell-\(piece.spot)")
        #expect(try visit.element("end").isEnabled == false)
        let reachable = try #require(try visit.screen.board.marks.first { $0.kind == .reachable })
        try await visit.press("cell-\(reachable.spot)", "end")
        #expect(try visit.screen.turns.rounds.flatMap(\.turns).count { !$0.text.isEmpty } == 1)
        #expect(try visit.element("message").label == visit.screen.message.spoken)
    }

    @Test("A turn of Knetkell: a square, End of move")
    func knetkell() async throws {
        let visit = await Visit()
        try await visit.sitDown(at: "knetkell")
        for _ in 1...4 where try visit.screen.board.pieces.count < 2 {
            let square = try #require(try visit.screen.board.cells.first { $0.enabled })
            try await visit.press("cell-\(square.spot)", "end")
        }
        #expect(try visit.screen.board.pieces.count >= 2)
    }

    @Test("A turn of Qwirkle: the cover, tiles on their places, End of move, and the cover again")
    func qwirkle() async throws {
        let visit = await Visit()
        try await visit.sitDown(at: "qwirkle")
        let cover = try #require(try visit.screen.cover)
        #expect(cover.down)
        #expect(visit.cells.isEmpty && visit.outline["end"] == nil, "nothing of the table is there")
        #expect(visit.outline.words.contains(cover.title))
        try await visit.press(cover.button.id)
        for _ in 1...6 where try !visit.element("end").isEnabled {
            let slot = try #require(try visit.screen.rack?.slots.first { $0.face != nil && !$0.dimmed })
            #expect(try visit.element("slot-\(slot.spot)").label == slot.spoken)
            try await visit.press("slot-\(slot.spot)")
            let place = try #require(try visit.screen.board.cells.first { $0.enabled })
            try await visit.press("cell-\(place.spot)")
        }
        let laid = try visit.screen.board.pieces.count
        try await visit.press("end")
        #expect(try visit.screen.board.pieces.count == laid)
        #expect(laid > 0)
        #expect(try visit.screen.cover?.down == true)
        #expect(visit.cells.isEmpty)
    }

    @Test("The bag says what is unseen, until that is put away")
    func unseen() async throws {
        let visit = await Visit()
        try await visit.sitDown(at: "qwirkle")
        try await visit.press(try #require(try visit.screen.cover).button.id)
        let bag = try #require(try visit.screen.bag)
        try await visit.press(bag.button.id)
        let unseen = try #require(try visit.screen.unseen)
        #expect(unseen.tiles.allSatisfy { visit.outline.words.contains($0.spoken) })
        visit.around.phase = .inactive
        await visit.settle()
        #expect(unseen.tiles.allSatisfy { !visit.outline.words.contains($0.spoken) }, "out of sight it is covered too")
        visit.around.phase = .active
        await visit.settle()
        try await visit.press(unseen.close.id)
        #expect(visit.outline[unseen.close.id] == nil)
    }

    @Test("Out of sight nothing of a hand is there, before the core has heard of it")
    func outOfSight() async throws {
        let visit = await Visit()
        try await visit.sitDown(at: "qwirkle")
        try await visit.press(try #require(try visit.screen.cover).button.id)
        #expect(!visit.cells.isEmpty)
        visit.around.phase = .inactive
        await visit.settle()
        #expect(visit.cells.isEmpty)
        #expect(visit.outline.elements.allSatisfy { $0.identifier?.hasPrefix("slot-") != true })
        visit.around.phase = .background
        await visit.settle()
        visit.around.phase = .active
        await visit.settle()
        #expect(try visit.screen.cover?.down == true, "whoever takes up the device must say so")
        #expect(visit.cells.isEmpty)
    }

    @Test("Exit asks, the last answer changes nothing, and leaving leads to the first page")
    func exit() async throws {
        let visit = await Visit()
        try await visit.sitDown(at: "querni")
        try await visit.press("exit")
        let question = try #require(try visit.screen.question)
        #expect(visit.outline.words.contains(question.title))
        try await visit.press(try #require(question.answers.last).id)
        #expect(try visit.screen.question == nil)
        try await visit.press("exit")
        let leave = try #require(try visit.screen.question?.answers.first)
        try await visit.press(leave.id)
        #expect(visit.model.path.isEmpty)
        let newest = try #require(visit.model.home?.newest)
        try await visit.press("match-\(newest.id)")
        #expect(visit.cells.count == 70)
    }

    @Test("What was refused cites its rule, and a tap on it opens the rules there")
    func refused() async throws {
        let visit = await Visit()
        try await visit.sitDown(at: "querni")
        let vibration = try #require(visit.model.appearance).vibration
        let piece = try #require(try visit.screen.board.cells.first { $0.enabled })
        try await visit.press("cell-\(piece.spot)")
        let far = try #require(try visit.screen.board.cells.last { !$0.enabled })
        try await visit.press("cell-\(far.spot)")
        let chapter = try #require(try visit.screen.message.chapter)
        #expect(visit.outline.felt.contains(.error) == vibration)
        let message = try visit.screen.message.spoken
        #expect(AccessibilityNotification.said.last == message)
        try await visit.press("message")
        #expect(visit.model.path.last == .rules(game: "querni", chapter: chapter))
        let page = try #require(visit.model.path.last.flatMap(visit.model.page))
        #expect(visit.outline.words.contains(page.title))
        visit.model.goBack()
        await visit.settle()
        #expect(visit.cells.count == 70)
    }

    @Test("The loudspeaker of the table goes round its three states")
    func loudspeaker() async throws {
        let visit = await Visit()
        try await visit.sitDown(at: "knetkell")
        var said: [String] = []
        for _ in 1...3 {
            try await visit.press("loudspeaker")
            said.append(try visit.element("loudspeaker").label)
        }
        #expect(Set(said).count == 3)
    }

    @Test("Keys lead over the board and tap")
    func keys() async throws {
        let visit = await Visit()
        try await visit.sitDown(at: "querni")
        #expect(!visit.outline.press(.return), "no key has been used yet")
        #expect(visit.outline.press(.rightArrow))
        await visit.settle()
        #expect(visit.outline.press(.return))
        await visit.settle()
        #expect(try visit.screen.board.pieces.contains { $0.lifted })
        #expect(visit.outline.press(.escape))
        await visit.settle()
        #expect(visit.model.path.isEmpty, "Escape is Back")
    }

    @Test("The rotor leads over the pieces of whoever moves")
    func rotor() async throws {
        let visit = await Visit()
        try await visit.sitDown(at: "querni")
        let entries = visit.outline.elements.filter { $0.kind == .rotorEntry }.map(\.label)
        #expect(entries.count == 16)
        #expect(entries.allSatisfy { $0.contains("blue") })
    }

    @Test(
        "In every window and at every text size all that can be pressed is there once",
        arguments: [
            CGSize(width: 390, height: 763), CGSize(width: 320, height: 548), CGSize(width: 763, height: 369),
            CGSize(width: 1180, height: 796), CGSize(width: 507, height: 796),
        ], games)
    func windows(size: CGSize, game: String) async throws {
        let visit = await Visit(size: size)
        try await visit.sitDown(at: game)
        if let cover = try visit.screen.cover, cover.down { try await visit.press(cover.button.id) }
        for textSize in [DynamicTypeSize.large, .xxxLarge, .accessibility5] {
            visit.around.textSize = textSize
            await visit.settle()
            let screen = try visit.screen
            let found = Set(visit.outline.elements.compactMap(\.identifier))
            for button in screen.buttons + [screen.exit, screen.loudspeaker] { #expect(found.contains(button.id)) }
            #expect(visit.cells.map(\.label) == screen.board.cells.map(\.spoken))
            for slot in screen.rack?.slots ?? [] { #expect(found.contains("slot-\(slot.spot)")) }
            for seat in screen.seats { #expect(visit.outline.words.contains(seat.spoken)) }
        }
    }

    @Test("Where hardly anything finds room the actions are icons, and say large what they are", arguments: games)
    func bare(game: String) async throws {
        let visit = await Visit(size: CGSize(width: 320, height: 520))
        try await visit.sitDown(at: game)
        if let cover = try visit.screen.cover, cover.down { try await visit.press(cover.button.id) }
        let buttons = try visit.screen.buttons
        #expect(try !visit.screen.board.bare)
        #expect(buttons.allSatisfy { visit.outline[$0.id]?.enlarged == nil }, "their labels are written on them")
        visit.around.textSize = .accessibility2
        await visit.settle()
        #expect(try visit.screen.board.bare)
        for button in buttons {
            #expect(try visit.element(button.id).label == button.spoken)
            #expect(try visit.element(button.id).enlarged == button.label)
        }
        try await visit.press("exit")
        #expect(try visit.screen.question != nil, "the bar is there too")
    }

    nonisolated private static let games = ["querni", "qwirkle", "knetkell"]

    @Test("Each label of the actions is measured, and those no longer there take no room")
    func labels() throws {
        func button(_ id: String, _ label: String, isPrimary: Bool) -> SobremesaCore.Button {
            .init(id: id, label: label, icon: .cancel, spoken: label, primary: isPrimary, enabled: true)
        }
        let buttons = [
            button("undo", "Undo", isPrimary: false), button("cancel", "Cancel", isPrimary: false),
            button("end", "End of move", isPrimary: true),
        ]
        let kept = Kept()
        let window = Window(size: CGSize(width: 320, height: 548)) {
            LabelRuler(buttons: buttons, widths: Binding(get: { kept.widths }, set: { kept.widths = $0 }))
        }
        #expect(window.look().elements.isEmpty, "nobody sees or hears it")
        #expect(kept.widths.of(buttons).map(\.usual) == [32, 48, 88])
        #expect(kept.widths.of(buttons).map(\.small) == [32, 48, 88])
        #expect(kept.widths.of(Array(buttons.dropFirst())).map(\.primary) == [false, true])
    }

    @Test("What is reachable and out of sight is pointed at, and a press on the sign brings it into sight")
    func beyond() async throws {
        let visit = await Visit(size: CGSize(width: 320, height: 548))
        var pressed = 0
        for tap in try await visit.sitDown(record: try recorded("tapped/qwirkle-2-last-tile")) {
            for way in ["left", "right", "up", "down"] {
                guard let sign = visit.outline["beyond-\(way)"] else { continue }
                let (number, cloth) = (try visit.screen.number, try #require(try visit.screen.board.cloth))
                #expect(sign.label == cloth.beyond)
                // Each press goes on to the nearest that is still out of sight.
                for _ in cloth.reachable where visit.outline["beyond-\(way)"] != nil {
                    try await visit.press("beyond-\(way)")
                    pressed += 1
                }
                #expect(visit.outline["beyond-\(way)"] == nil, "all that is there has come into sight")
                #expect(try visit.screen.number == number, "nothing is tapped on the board")
            }
            try await visit.take(tap)
        }
        #expect(pressed > 0)
    }

    @Test(
        "Matches of each game are played through their buttons and cells to the result",
        arguments: [
            "matches/web-both-spent", "tapped/knetkell-single-game", "tapped/qwirkle-2-last-tile",
        ])
    func whole(match: String) async throws {
        let visit = await Visit()
        for tap in try await visit.sitDown(record: try recorded(match)) {
            try await visit.take(tap)
        }
        let result = try #require(try visit.screen.result)
        #expect(visit.outline.words.contains { $0.contains(result.headline) })
        for button in result.buttons { #expect(visit.outline[button.id]?.label == button.spoken) }
        try await visit.press("look")
        let cells = try visit.screen.board.cells.map(\.spoken)
        #expect(visit.cells.map(\.label) == cells)
    }

    @Test(
        "Each turn of a match that is over can be looked at from the list, on a phone over the table, on a tablet beside it",
        arguments: [CGSize(width: 390, height: 763), CGSize(width: 320, height: 548), CGSize(width: 1180, height: 796)])
    func turns(size: CGSize) async throws {
        let visit = await Visit(size: size)
        let record = try recorded("matches/app-isolated")
        visit.model.goToTable { try $0.openPasted(text: record) }
        await visit.settle()
        let isBeside = size.width > size.height
        for turn in [1, 3, 2] {
            #expect((visit.outline["turn-\(turn)"] != nil) == isBeside)
            if !isBeside { try await visit.press("menu", "turns") }
            let listed = try visit.screen.turns.rounds.flatMap(\.turns)
            #expect(listed.count == 4, "those after the one looked at are there too")
            let told = try #require(listed.first { $0.id == "turn-\(turn)" })
            #expect(try visit.element("turn-\(turn)").label == told.spoken)
            try await visit.press("turn-\(turn)")
            #expect(try visit.screen.turns.close == nil)
            #expect(try visit.screen.message.spoken.contains("Turn \(turn) of 4."))
        }
        try await visit.press("menu", "turns", "close")
        #expect(try visit.screen.turns.close == nil)
    }

    /// Where the ruler writes down what it has measured.
    @MainActor private final class Kept { var widths: [String: LabelWidth] = [:] }

    private func recorded(_ match: String) throws -> String {
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { place, _ in place.deletingLastPathComponent() }
        return try String(contentsOf: root.appendingPathComponent("core/tests/\(match).txt"), encoding: .utf8)
    }
}

extension Message {
    /// As a screen reader says it.
    var spoken: String { [headline, hint].filter { !$0.isEmpty }.joined(separator: " ") }
}
