/// The app's share in the sound of the device. On iOS it is an `AVAudioSession` of the category `ambient`, which obeys
/// the silent switch and mixes with the music of others.
public protocol AudioSession: Sendable {
    /// Takes the share: before the core opens, and whenever the app comes into sight or the system has lost it. May wait
    /// for the system, and so is never called on the main thread.
    func activate()

    /// Another app plays music.
    var othersPlay: Bool { get }

    /// What the system tells of it. Asked for once.
    var events: AsyncStream<AudioSessionEvent> { get }
}

/// What the system tells of the device's sound.
public enum AudioSessionEvent: Hashable, Sendable {
    /// A call or an alarm has taken it. The end need not be told.
    case interruptionBegan
    /// A call or an alarm is over.
    case interruptionEnded
    /// Another app plays music, or no longer.
    case othersPlay(Bool)
    /// Sound goes another way from now on, as when headphones are plugged in or pulled out.
    case routeChanged
    /// The system's own player was started anew, and nothing of the session is left.
    case servicesReset
}
