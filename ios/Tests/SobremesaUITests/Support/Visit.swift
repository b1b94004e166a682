import SobremesaCore
import SobremesaUI
import SwiftUI
import Testing

@testable import SobremesaModel

/// The app on the real core, in a window without a screen, and a finger on what is in it.
@MainActor
final class Visit {
    let model: AppModel
    private let window: Window<SobremesaApp>

    /// What there is in the window now.
    private(set) var outline: Outline

    /// What is around the app.
    final class Surroundings {
        var phase = ScenePhase.active
        var textSize = DynamicTypeSize.large
        var reducesMotion = false
    }
    let around: Surroundings

    /// The app as the system would show it.
    struct SobremesaApp: View {
        let model: AppModel
        let around: Surroundings

        var body: some View {
            SobremesaView(model: model)
                .environment(\.scenePhase, around.phase)
                .environment(\.dynamicTypeSize, around.textSize)
                .systemReducesMotion(around.reducesMotion)
        }
    }

    init(size: CGSize = CGSize(width: 390, height: 763), language: String = "en") async {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sobremesa-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let core = Sobremesa.openStill(folder: folder.path, languages: [language], now: 1_790_000_000, seed: 7)
        let model = AppModel(
            restoring: "", audioSession: nil, clock: StepClock(pause: { _ in }), now: { .distantPast }, open: { core })
        let around = Surroundings()
        self.model = model
        self.around = around
        window = Window(size: size) { SobremesaApp(model: model, around: around) }
        outline = window.look()
        await settle()
    }

    /// Another window, as when the device is turned.
    func turn(to size: CGSize) async {
        window.size = size
        await settle()
    }

    /// Waits until the core has answered, and all that follows from it is shown.
    func settle() async {
        // What appears asks the core again: how much room there is, for one.
        for _ in 1...3 {
            await model.settle()
            await model.clock.settle()
            outline = window.look()
        }
    }

    /// What is called so; it must be there.
    func element(_ identifier: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Element {
        try #require(outline[identifier], "\(identifier) is there", sourceLocation: sourceLocation)
    }

    /// A finger on what is called so.
    func press(_ identifiers: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
        for identifier in identifiers {
            try element(identifier, sourceLocation: sourceLocation).press()
            await settle()
        }
    }

    /// Sets what is called so.
    func set(_ identifier: String, to value: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try element(identifier, sourceLocation: sourceLocation).set(value)
        await settle()
    }

    /// A finger on the first thing that says just this, or begins so.
    func pressSaying(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let element = outline.elements.first {
            $0.kind == .button && ($0.label == words || $0.label.hasPrefix("\(words),"))
        }
        try #require(element, "something says \(words)", sourceLocation: sourceLocation).press()
        await settle()
    }

    /// Sits down at a new match of a game as it is first offered.
    func sitDown(at game: String) async throws {
        try await press("game-\(game)")
        try await pressSaying("Sit down")
    }

    /// Sits down at a new match from the start of a record; gives the taps that play it to its end.
    func sitDown(record: String) async throws -> [Tap] {
        // The lane alone writes it, and it is read when the lane is idle.
        nonisolated(unsafe) var taps: [Tap] = []
        model.goToTable { taps = try $0.openRecord(record: record) }
        await settle()
        return taps
    }

    /// A finger where the record's player had it.
    func take(_ tap: Tap) async throws {
        switch tap {
        case .button(let id): try await press(id)
        case .spot(let spot):
            let isSlot = try screen.rack?.slots.contains { $0.spot == spot } == true
            try await press(isSlot ? "slot-\(spot)" : "cell-\(spot)")
        }
    }

    /// The table as the core has it.
    var screen: Screen {
        get throws { try #require(model.screen) }
    }

    /// Cells that can be read now, in the order of reading.
    var cells: [Element] { outline.elements.filter { $0.identifier?.hasPrefix("cell-") == true } }
}
