import SobremesaCore

/// A core that notes what it is told of sound, and does it.
final class OrderedCore: Sobremesa, @unchecked Sendable {
    /// Set before it is asked for anything that is noted.
    var notes: Notes<String>?

    override func pause() {
        notes?.take("pause")
        super.pause()
    }

    override func resume() {
        notes?.take("resume")
        super.resume()
    }

    override func interrupted(began: Bool) {
        notes?.take("interrupted \(began)")
        super.interrupted(began: began)
    }

    override func othersPlay(playing: Bool) {
        notes?.take("others \(playing)")
        super.othersPlay(playing: playing)
    }

    override func deviceChanged() {
        notes?.take("changed")
        super.deviceChanged()
    }
}
