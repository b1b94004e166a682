import Foundation
import Observation
import SobremesaCore

/// The app: where somebody is in it, what the core says is there, and the way back. All that is shown is read from here,
/// and only here is the core asked.
@MainActor @Observable
public final class AppModel {
    /// The first page; nothing until the core has opened.
    public private(set) var home: Home?

    /// The open table.
    public private(set) var screen: Screen?

    /// The open table as far as it may be told: until a die has fallen all but the board says what it said before, and
    /// what moves is seen before the result covers it.
    public var told: Screen? {
        guard var told = screen else { return nil }
        if clock.isRunning { told.result = nil }
        if !clock.isTold, let before {
            (told.message, told.seats) = (before.message, before.seats)
            (told.turns, told.odds) = (before.turns, before.odds)
        }
        return told
    }

    /// What the settings say about drawing.
    public private(set) var appearance: Appearance?

    /// One sentence on what could not be done, until it is put away.
    public private(set) var trouble: String?

    /// What may be seen of the table is covered: the app is not in front, or not yet told how the table is now that it
    /// is in front again.
    public private(set) var isOutOfSight = false

    /// The time of what moves on the table.
    public let clock: StepClock

    /// The system asks for reduced motion.
    public var systemReducesMotion = false

    private var way: [Destination] = []
    private var pages: [Destination: Page] = [:]

    /// The table as it was told last.
    @ObservationIgnored private var before: Screen?
    @ObservationIgnored private let lane: Lane
    @ObservationIgnored private let audioSession: (any AudioSession)?
    @ObservationIgnored private var listening: Task<Void, Never>?
    @ObservationIgnored private var phase = Phase.active
    @ObservationIgnored private var presence = Presence.here
    @ObservationIgnored private let now: () -> Date

    /// Puts text into the clipboard.
    @ObservationIgnored private let copy: @MainActor (String) -> Void

    /// Counts what was set out for; only the last journey arrives.
    @ObservationIgnored private var journey = 0
    /// On the way to another place: a second finger changes nothing.
    @ObservationIgnored private var isMoving = false

    /// How far the app is in front, as the system says.
    public enum Phase: Sendable {
        /// It is used.
        case active
        /// It is seen, but something lies over it, or it is about to go.
        case inactive
        /// It is out of sight.
        case background
    }

    /// What the core was told of it.
    private enum Presence {
        case here
        case away
        /// It was told, and has not answered yet.
        case returning
    }

    /// Opens the core with `open`, which is called once and never on the main thread, and what was there when the system
    /// kept `restoration`. `copy` puts text into the clipboard.
    public convenience init(
        restoring restoration: String = "",
        audioSession: (any AudioSession)? = nil,
        copy: @escaping @MainActor (String) -> Void = { _ in },
        open: @escaping @Sendable () -> any SobremesaProtocol
    ) {
        self.init(
            restoring: restoration, audioSession: audioSession, clock: StepClock(), now: Date.init, copy: copy,
            open: open)
    }

    init(
        restoring restoration: String,
        audioSession: (any AudioSession)?,
        clock: StepClock,
        now: @escaping () -> Date,
        copy: @escaping @MainActor (String) -> Void = { _ in },
        open: @escaping @Sendable () -> any SobremesaProtocol
    ) {
        self.clock = clock
        self.now = now
        self.copy = copy
        self.audioSession = audioSession
        lane = Lane {
            audioSession?.activate()
            return open()
        }
        begin([Destination](kept: restoration))
        listen()
    }

    deinit {
        listening?.cancel()
    }

    // MARK: Where one is

    /// The places one has come through from the first page. SwiftUI sets it when it has gone back by itself.
    public var path: [Destination] {
        get { way }
        set { wentBack(to: newValue) }
    }

    /// The path as text, for the system to keep while the app sleeps.
    public var restoration: String { way.kept }

    /// What is to be read at a place.
    public func page(at destination: Destination) -> Page? { pages[destination] }

    /// Back leads somewhere.
    public var canGoBack: Bool { trouble != nil || !way.isEmpty }

    /// Goes on to a place.
    public func go(to destination: Destination) {
        if destination != way.last { goAlong(way + [destination]) }
    }

    /// Opens the rules of the game on the table, at the chapter with that anchor.
    public func showRules(chapter: String?) {
        guard let game = screen?.game else { return }
        go(to: .rules(game: game, chapter: chapter))
    }

    /// Goes one step back: away from trouble, a question, the table, a page.
    public func goBack() {
        if trouble != nil {
            dismissTrouble()
        } else if way.last == .table {
            goBackFromTable()
        } else if case .setup? = way.dropLast().last {
            // Asked again, the core would begin another setup.
            wentBack(to: way.dropLast())
        } else if !way.isEmpty {
            goAlong(way.dropLast())
        }
    }

    /// Puts trouble away.
    public func dismissTrouble() {
        trouble = nil
    }

    // MARK: The pages

    /// Presses a link at the foot of the first page, or the loudspeaker there.
    public func follow(_ link: String) {
        switch link {
        case "rules": go(to: .rules(game: nil, chapter: nil))
        case "settings": go(to: .settings)
        case "saved": go(to: .saved)
        case "statistics": go(to: .statistics)
        case "loudspeaker": ask({ $0.tapLoudspeaker() }, then: { $0.home = $1 })
        default: break
        }
    }

    /// Puts away what the first page had to say about the saved matches.
    public func dismissNotice() {
        ask({ $0.dismissNotice() }, then: { $0.home = $1 })
    }

    /// Changes a row of the page where one is, or presses a button in it.
    public func change(_ id: String, to value: String) {
        switch way.last {
        case .setup(let game)?:
            ask(
                { try $0.changeSetup(id: id, value: value) },
                then: { $0.pages[.setup(game: game)] = $1 }
            )
        case .saved?: goToTable { try $0.openPasted(text: value) }
        case .statistics?: ask({ try $0.changeStatistics(id: id) }, then: { $0.pages[.statistics] = $1 })
        case .settings?:
            // The first page lies under the settings, and may have to be said in another language.
            ask(
                { (try $0.changeSetting(id: id, value: value), $0.appearance(), $0.home()) },
                then: { ($0.pages[.settings], $0.appearance, $0.home) = $1 }
            )
        default: break
        }
    }

    /// Starts the match that is set up; once only, however often it is asked for.
    public func sitDown() {
        guard case .setup? = way.last else { return }
        goToTable { try $0.sitDown() }
    }

    /// Goes on with a match.
    public func openMatch(_ id: UInt64) {
        if way.last != .table { goToTable { try $0.openMatch(id: id) } }
    }

    /// Sits down at the table that `open` opens; the way back from there leads to the first page.
    public func goToTable(_ open: @escaping @Sendable (any SobremesaProtocol) throws -> Void) {
        move(to: [.table]) { core in
            try open(core)
            return [try Arrival(at: [.table], from: core)]
        }
    }

    // MARK: The table

    /// Puts a finger on a spot of the table.
    public func tap(_ spot: UInt32) {
        guard let number = screen?.number else { return }
        clock.finish()
        tell { $0.tap(number: number, spot: spot) }
    }

    /// Presses a button of the table.
    public func press(_ id: String) {
        guard let number = screen?.number else { return }
        clock.finish()
        tell { $0.press(number: number, id: id) }
    }

    /// Tells how much room there is for the table.
    public func resize(to space: Space) {
        ask(
            { core in
                core.resize(space: space)
                return core.screen()
            },
            then: { $0.show($1) }
        )
    }

    // MARK: The system

    /// The app goes into sight or out of it. Out of sight no time is played and nothing runs beside what is shown. What
    /// may be seen of the table is covered at once, before the core has heard of it.
    public func enter(_ phase: Phase) {
        self.phase = phase
        switch (phase, presence) {
        case (.active, .away): comeIntoSight()
        case (.active, .returning): break
        case (.active, .here): isOutOfSight = false
        case (.inactive, _), (.background, .away): isOutOfSight = true
        case (.background, _):
            isOutOfSight = true
            presence = .away
            tell { $0.pause() }
        }
    }

    /// Returns once every call has been answered.
    func settle() async {
        await lane.settle()
    }

    // MARK: -

    private func begin(_ path: [Destination]) {
        let listener = ScreenListener { [weak self, weak lane] in
            lane?.ask({ $0.screen() }, answer: { [weak self] in self?.show(try? $0.get()) })
        }
        ask(
            { core in
                core.setListener(listener: listener)
                return core.appearance()
            },
            then: { $0.appearance = $1 }
        )
        move(to: path, instead: { $0.goAlong([]) }, fetching: { try Arrival.along(path, from: $0) })
    }

    private func listen() {
        guard let audioSession else { return }
        tell { $0.othersPlay(playing: audioSession.othersPlay) }
        listening = Task { [weak self] in
            for await event in audioSession.events { self?.heard(event) }
        }
    }

    private func heard(_ event: AudioSessionEvent) {
        switch event {
        case .interruptionBegan: tell { $0.interrupted(began: true) }
        case .interruptionEnded: tell { $0.interrupted(began: false) }
        case .othersPlay(let playing): tell { $0.othersPlay(playing: playing) }
        case .routeChanged: tell { $0.deviceChanged() }
        case .servicesReset:
            tell { [audioSession] core in
                audioSession?.activate()
                core.deviceChanged()
            }
        }
    }

    private func comeIntoSight() {
        presence = .returning
        ask(
            { [audioSession] core in
                if let audioSession {
                    audioSession.activate()
                    core.othersPlay(playing: audioSession.othersPlay)
                }
                core.resume()
                return core.screen()
            },
            then: { model, screen in
                model.show(screen)
                guard model.presence == .returning else { return }
                model.presence = .here
                if model.phase == .active { model.isOutOfSight = false }
            }
        )
    }

    private func show(_ next: Screen?) {
        guard let next else { return }
        if next.left {
            goAlong([])
            return
        }
        if let text = next.copied { copy(text) }
        if clock.isTold { before = screen }
        // The same step told once more, as when a par was found meanwhile, goes on.
        let goesOn = next.number == screen?.number && !next.motions.isEmpty
        screen = next
        if goesOn { return }
        let isReduced = systemReducesMotion || appearance?.reducedMotion == true
        clock.begin(isReduced ? next.reducedPace : next.pace, at: now())
    }

    private func goBackFromTable() {
        if let pressed = screen?.back {
            press(pressed)
        } else {
            move(to: []) { core in
                core.leave()
                return [try Arrival(at: [], from: core)]
            }
        }
    }

    /// One is there already; what is shown there may have changed meanwhile.
    private func wentBack(to path: [Destination]) {
        guard path.count < way.count, way.starts(with: path) else { return }
        let leavesTable = way.dropFirst(path.count).contains(.table) || isMoving
        way = path
        journey += 1
        isMoving = false
        if leavesTable { tell { $0.leave() } }
        if case .setup? = path.last { return }
        ask({ try Arrival(at: path, from: $0) }, then: { $0.arrive($1) })
    }

    private func goAlong(_ path: [Destination]) {
        move(to: path) { [try Arrival(at: path, from: $0)] }
    }

    /// Makes `path` the way once there is something to show at its end.
    private func move(
        to path: [Destination],
        instead: @escaping @MainActor @Sendable (AppModel) -> Void = { _ in },
        fetching fetch: @escaping @Sendable (any SobremesaProtocol) throws -> [Arrival]
    ) {
        if isMoving { return }
        isMoving = true
        journey += 1
        ask(
            fetch,
            lost: { [journey] model in
                guard journey == model.journey else { return }
                model.isMoving = false
                instead(model)
            },
            then: { [journey] model, arrivals in
                guard journey == model.journey else { return }
                model.isMoving = false
                model.way = path
                for arrival in arrivals { model.arrive(arrival) }
            }
        )
    }

    private func arrive(_ arrival: Arrival) {
        switch arrival {
        case .home(let home): self.home = home
        case .page(let destination, let page): pages[destination] = page
        case .table(nil): goAlong([])
        case .table(let screen): show(screen)
        }
    }

    private func tell(_ call: @escaping @Sendable (any SobremesaProtocol) -> Void) {
        ask(call, then: { _, _ in })
    }

    private func ask<Answer: Sendable>(
        _ call: @escaping @Sendable (any SobremesaProtocol) throws -> Answer,
        lost: @escaping @MainActor @Sendable (AppModel) -> Void = { _ in },
        then answer: @escaping @MainActor @Sendable (AppModel, Answer) -> Void
    ) {
        lane.ask(call) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let told): answer(self, told)
            case .failure(let error):
                trouble = (error as? AppError)?.description ?? String(describing: error)
                lost(self)
            }
        }
    }
}
