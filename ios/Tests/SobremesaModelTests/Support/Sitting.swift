import Foundation
import SobremesaCore
import Testing

@testable import SobremesaModel

/// The app on the real core, with an archive of its own, and a finger that goes where a person's would.
@MainActor
final class Sitting {
    /// Where the archive is.
    let folder: Folder

    /// The core, to be asked what ought to be shown; only fingers make it do something.
    let core: Sobremesa

    let model: AppModel

    /// Opens the app at its first page, or where it was.
    init(
        in folder: Folder = Folder(),
        language: String = "en",
        restoring restoration: String = "",
        audioSession: (any AudioSession)? = nil,
        clock: StepClock = StepClock(pause: { _ in }),
        as kind: Sobremesa.Type = Sobremesa.self
    ) async {
        self.folder = folder
        let core = folder.still(language, as: kind)
        self.core = core
        model = AppModel(
            restoring: restoration, audioSession: audioSession, clock: clock, now: { .distantPast }, open: { core })
        await model.settle()
    }

    /// The table as it is shown.
    var screen: Screen {
        get throws { try #require(model.screen) }
    }

    /// Sits down at a new match from the start of a record; gives the taps that play it to its end.
    func sitDown(at record: String) async throws -> [Tap] {
        // The lane alone writes it, and it is read when the lane is idle.
        nonisolated(unsafe) var taps: [Tap] = []
        model.goToTable { taps = try $0.openRecord(record: record) }
        await model.settle()
        return taps
    }

    /// Puts a finger on something; the core need not have answered when this returns.
    func touch(_ tap: Tap) {
        switch tap {
        case .spot(let spot): model.tap(spot)
        case .button(let id): model.press(id)
        }
    }

    /// Puts a finger on something, and waits for what comes of it.
    func make(_ tap: Tap) async {
        touch(tap)
        await model.settle()
    }

    /// Goes through a turn: squares, as "c3", and buttons.
    func make(_ steps: String...) async throws {
        for step in steps { await make(try called(step)) }
    }

    /// A square, as "c3", or a button.
    func called(_ name: String) throws -> Tap {
        let isSquare = name.count < 4 && name.last?.isNumber == true
        return isSquare ? .spot(spot: try cell(name).spot) : .button(id: name)
    }

    /// What is said of a square.
    func said(_ square: String) throws -> String { try cell(square).spoken }

    private func cell(_ square: String) throws -> Cell {
        try #require(try screen.board.cells.first { $0.spoken == square || $0.spoken.hasPrefix("\(square),") })
    }

    /// What is said under the board.
    var message: String {
        get throws {
            let message = try screen.message
            return [message.headline, message.hint].filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    /// The turns that were ended, in notation.
    var turns: [String] {
        get throws { try screen.turns.rounds.flatMap(\.turns).map(\.text).filter { !$0.isEmpty } }
    }

    /// What is shown is what the core says.
    func expectShownAsTold(_ when: Comment, sourceLocation: SourceLocation = #_sourceLocation) {
        let isSame = model.screen?.atRest == core.screen()?.atRest
        #expect(isSame, when, sourceLocation: sourceLocation)
    }
}

/// A folder that goes with whoever has it.
final class Folder: Sendable {
    let path: String

    init() {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("sobremesa-\(UUID().uuidString)")
        path = place.path
        try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// A core on it that always has the same time and the same deals.
    func still(_ language: String = "en", as kind: Sobremesa.Type = Sobremesa.self) -> Sobremesa {
        let core = Sobremesa.openStill(folder: path, languages: [language], now: 1_790_000_000, seed: 7)
        return kind.init(unsafeFromHandle: core.uniffiCloneHandle())
    }
}

extension Screen {
    /// What is shown, however it came about.
    var atRest: Screen {
        var rest = self
        (rest.motions, rest.cues) = ([], [])
        (rest.pace, rest.reducedPace) = (Pace(length: 0, told: 0), Pace(length: 0, told: 0))
        return rest
    }

    /// What is shown, whichever screen it is.
    var unnumbered: Screen {
        var rest = atRest
        rest.number = 0
        return rest
    }

    /// Everything that can be pressed now.
    var enabled: Set<Tap> {
        if let question { return Set(question.answers.filter(\.enabled).map { .button(id: $0.id) }) }
        if let cover, cover.down { return [.button(id: cover.button.id), .button(id: exit.id)] }
        if let unseen { return [.button(id: unseen.close.id)] }
        let pressed = buttons + [exit, rules, loudspeaker] + (result?.buttons ?? []) + [bag?.button].compactMap { $0 }
        let spots = board.cells.filter(\.enabled).map(\.spot) + (rack?.slots.filter(\.enabled).map(\.spot) ?? [])
        return Set(spots.map { .spot(spot: $0) } + pressed.filter(\.enabled).map { .button(id: $0.id) })
    }
}
