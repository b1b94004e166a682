// A stand-in for Apple's AVFAudio where there is none, written from its documentation: only the names that the app uses,
// so that the app is type-checked. It makes no sound, tells nothing, and is in nothing that is shipped.
@_exported import Foundation

public class AVAudioSession {
    public struct Category: Sendable {
        public static let ambient = Category()
    }
    public enum InterruptionType: UInt, Sendable {
        case ended = 0
        case began = 1
    }
    public enum SilenceSecondaryAudioHintType: UInt, Sendable {
        case end = 0
        case begin = 1
    }
    public enum RouteChangeReason: UInt, Sendable {
        case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
        case wakeFromSleep = 6
        case noSuitableRouteForCategory, routeConfigurationChange
    }

    public static let interruptionNotification = Notification.Name("interruption")
    public static let silenceSecondaryAudioHintNotification = Notification.Name("silence")
    public static let routeChangeNotification = Notification.Name("route")
    public static let mediaServicesWereResetNotification = Notification.Name("reset")

    public class func sharedInstance() -> AVAudioSession { AVAudioSession() }
    public func setCategory(_ category: Category) throws {}
    public func setActive(_ active: Bool) throws {}
    public var secondaryAudioShouldBeSilencedHint: Bool { false }
}

public let AVAudioSessionInterruptionTypeKey = "interruptionType"
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "silenceType"
public let AVAudioSessionRouteChangeReasonKey = "routeReason"
