import Foundation

/// Where one can go from the first page. Plain values, so that the system can keep them while the app sleeps.
public enum Destination: Hashable, Codable, Sendable {
    /// A match of `game` is being set up.
    case setup(game: String)
    /// The open table.
    case table
    /// The rules of `game`, or of all, open at the chapter with that anchor.
    case rules(game: String?, chapter: String?)
    /// The settings.
    case settings
    /// All matches.
    case saved
    /// What the finished matches add up to.
    case statistics
}

extension [Destination] {
    /// The path that `kept` holds; the first page for anything else, as another version of the app may have kept it.
    init(kept: String) {
        self = (try? JSONDecoder().decode([Destination].self, from: Data(kept.utf8))) ?? []
    }

    /// The path as text.
    var kept: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // Strings alone are always encoded.
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
