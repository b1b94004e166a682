import SobremesaCore

/// What the core gave to be shown at a place.
enum Arrival: Sendable {
    case home(Home)
    case page(Destination, Page)
    case table(Screen?)

    /// Asks for what is shown at the end of a path.
    init(at path: [Destination], from core: any SobremesaProtocol) throws {
        guard let destination = path.last else {
            self = .home(core.home())
            return
        }
        switch destination {
        case .setup(let game): self = .page(destination, try core.setup(game: game))
        case .rules(let game, _): self = .page(destination, try core.rules(game: game))
        case .settings: self = .page(destination, core.settings())
        case .saved: self = .page(destination, core.saved())
        case .table: self = .table(try core.resumeTable())
        }
    }

    /// Asks for what is shown all along a path that the system kept, going on with what was under way.
    static func along(_ path: [Destination], from core: any SobremesaProtocol) throws -> [Arrival] {
        try [.home(core.home())]
            + path.map { destination in
                switch destination {
                case .setup(let game): .page(destination, try core.resumeSetup(game: game))
                default: try Arrival(at: [destination], from: core)
                }
            }
    }
}
