import SobremesaCore
import Testing

@testable import SobremesaModel

/// What the system says of the device's sound reaches the core, and the session is taken when it must be.
@MainActor @Suite(.timeLimit(.minutes(5))) struct AudioSessionTests {
    private func begin(othersPlay: Bool = false) async throws -> (Sitting, TestSession, Notes<String>) {
        let notes = Notes<String>()
        let session = TestSession(notes: notes, othersPlay: othersPlay)
        let sitting = await Sitting(audioSession: session, as: OrderedCore.self)
        let core = try #require(sitting.core as? OrderedCore)
        core.notes = notes
        return (sitting, session, notes)
    }

    @Test("The session is taken before the core opens, away from the main actor")
    func opening() async throws {
        let notes = Notes<String>()
        let folder = Folder()
        let core = try #require(folder.still(as: OrderedCore.self) as? OrderedCore)
        core.notes = notes
        let model = AppModel(audioSession: TestSession(notes: notes, othersPlay: true)) {
            notes.take("open")
            return core
        }
        await model.settle()
        #expect(notes.taken() == ["activate", "open", "others true"])
    }

    @Test("The session is taken anew, and others are listened to, whenever the app comes into sight")
    func returning() async throws {
        let (sitting, _, notes) = try await begin(othersPlay: true)
        _ = notes.taken()
        for phase in [AppModel.Phase.inactive, .background, .inactive, .active] { sitting.model.enter(phase) }
        await sitting.model.settle()
        #expect(notes.taken() == ["pause", "activate", "others true", "resume"])
    }

    @Test(
        "What the system tells reaches the core",
        arguments: [
            (AudioSessionEvent.interruptionBegan, ["interrupted true"]),
            (.interruptionEnded, ["interrupted false"]),
            (.othersPlay(true), ["others true"]),
            (.othersPlay(false), ["others false"]),
            (.routeChanged, ["changed"]),
            (.servicesReset, ["activate", "changed"]),
        ])
    func events(event: AudioSessionEvent, orders: [String]) async throws {
        let (sitting, session, notes) = try await begin()
        _ = notes.taken()
        await session.tell(event)
        await sitting.model.settle()
        #expect(notes.taken() == orders)
    }

    @Test("Nobody listens to the session when the visit is over")
    func over() async throws {
        let notes = Notes<String>()
        let session = TestSession(notes: notes, othersPlay: false)
        do {
            let sitting = await Sitting(audioSession: session)
            await sitting.model.settle()
        }
        for await _ in session.ended {}
    }
}

/// A session of which the test is the system.
private final class TestSession: AudioSession {
    let events: AsyncStream<AudioSessionEvent>
    /// Ends when nobody listens any more.
    let ended: AsyncStream<Void>
    let othersPlay: Bool
    private let system: AsyncStream<AudioSessionEvent>.Continuation
    /// Somebody waits for the next event, and so has heard all before it.
    private let listening: AsyncStream<Void>
    private let notes: Notes<String>

    init(notes: Notes<String>, othersPlay: Bool) {
        self.notes = notes
        self.othersPlay = othersPlay
        let (told, system) = AsyncStream.makeStream(of: AudioSessionEvent.self)
        let (listening, listens) = AsyncStream.makeStream(of: Void.self)
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        (self.system, self.listening, self.ended) = (system, listening, ended)
        events = AsyncStream {
            listens.yield()
            return await told.first { _ in true }
        } onCancel: {
            end.finish()
        }
    }

    func activate() {
        notes.take(MainActor.isHere ? "activate on the main actor" : "activate")
    }

    /// Tells an event, and returns when it was heard.
    func tell(_ event: AudioSessionEvent) async {
        await listening.first { true }
        system.yield(event)
        await listening.first { true }
    }
}
