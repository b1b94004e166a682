import Foundation

/// What was noted, by any thread.
final class Notes<Note: Sendable>: Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var notes: [Note] = []

    func take(_ note: Note) {
        lock.withLock { notes.append(note) }
    }

    /// All since the last time.
    func taken() -> [Note] {
        lock.withLock {
            defer { notes = [] }
            return notes
        }
    }
}
