import SobremesaCore

/// Hears from the core, on whichever thread it calls, that a screen is ready.
final class ScreenListener: Listener {
    private let ready: @Sendable () -> Void

    init(ready: @escaping @Sendable () -> Void) {
        self.ready = ready
    }

    func screenReady(number: UInt64) {
        ready()
    }
}
