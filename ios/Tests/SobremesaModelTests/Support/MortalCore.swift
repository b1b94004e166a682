import SobremesaCore
import Testing

@testable import SobremesaModel

/// A core that tells when it is gone, its archive closed.
final class MortalCore: Sobremesa, @unchecked Sendable {
    /// Ends when the core is gone.
    let (life, end) = AsyncStream.makeStream(of: Void.self)

    override func setListener(listener: (any Listener)?) {
        super.setListener(listener: listener.map { Last(listener: $0, end: end) })
    }
}

/// The core lets go of its listener last.
private final class Last: Listener {
    private let listener: any Listener
    private let end: AsyncStream<Void>.Continuation

    init(listener: any Listener, end: AsyncStream<Void>.Continuation) {
        self.listener = listener
        self.end = end
    }

    deinit {
        end.finish()
    }

    func screenReady(number: UInt64) {
        listener.screenReady(number: number)
    }
}

extension Sitting {
    /// Lets somebody play in a folder, and then the app is gone without a word. Returns once the archive is free again.
    static func untilKilled<Result: Sendable>(
        in folder: Folder, play: @MainActor (Sitting) async throws -> Result
    ) async throws -> Result {
        let (life, result) = try await lived(in: folder, play: play)
        for await _ in life {}
        return result
    }

    private static func lived<Result: Sendable>(
        in folder: Folder, play: @MainActor (Sitting) async throws -> Result
    ) async throws -> (AsyncStream<Void>, Result) {
        let sitting = await Sitting(in: folder, as: MortalCore.self)
        let core = try #require(sitting.core as? MortalCore)
        return (core.life, try await play(sitting))
    }
}
