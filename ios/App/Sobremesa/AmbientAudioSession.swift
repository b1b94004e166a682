import AVFAudio
import SobremesaModel

/// The app's share in the device's sound: it obeys the silent switch, and mixes with the music of others.
final class AmbientAudioSession: AudioSession {
    let events: AsyncStream<AudioSessionEvent>

    private var session: AVAudioSession { .sharedInstance() }

    init() {
        let (events, told) = AsyncStream.makeStream(of: AudioSessionEvent.self)
        self.events = events
        // For as long as the app runs, as the system's session does.
        func listen(for name: Notification.Name, _ event: @escaping @Sendable (Notification) -> AudioSessionEvent?) {
            _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                if let event = event(notification) { told.yield(event) }
            }
        }
        listen(for: AVAudioSession.interruptionNotification, \.interruption)
        listen(for: AVAudioSession.silenceSecondaryAudioHintNotification, \.othersPlay)
        listen(for: AVAudioSession.routeChangeNotification, \.routeChange)
        listen(for: AVAudioSession.mediaServicesWereResetNotification) { _ in .servicesReset }
    }

    func activate() {
        // Refused, nothing is heard; the core finds that out by itself, and the loudspeaker says so.
        try? session.setCategory(.ambient)
        try? session.setActive(true)
    }

    var othersPlay: Bool { session.secondaryAudioShouldBeSilencedHint }
}

extension Notification {
    private func value(_ key: String) -> UInt? { userInfo?[key] as? UInt }

    fileprivate var interruption: AudioSessionEvent? {
        switch value(AVAudioSessionInterruptionTypeKey).flatMap(AVAudioSession.InterruptionType.init(rawValue:)) {
        case .began: .interruptionBegan
        case .ended: .interruptionEnded
        default: nil
        }
    }

    fileprivate var othersPlay: AudioSessionEvent? {
        switch value(AVAudioSessionSilenceSecondaryAudioHintTypeKey)
            .flatMap(AVAudioSession.SilenceSecondaryAudioHintType.init(rawValue:))
        {
        case .begin: .othersPlay(true)
        case .end: .othersPlay(false)
        default: nil
        }
    }

    /// Another category is no other way for the sound to go; our own activation is told so.
    fileprivate var routeChange: AudioSessionEvent? {
        switch value(AVAudioSessionRouteChangeReasonKey).flatMap(AVAudioSession.RouteChangeReason.init(rawValue:)) {
        case .categoryChange, .noSuitableRouteForCategory: nil
        default: .routeChanged
        }
    }
}
