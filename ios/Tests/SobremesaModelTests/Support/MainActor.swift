import Dispatch

extension MainActor {
    /// This is called on it. On Linux that need not be the main thread.
    static var isHere: Bool {
        _ = marked
        return DispatchQueue.getSpecific(key: mark) == true
    }

    private static let mark = DispatchSpecificKey<Bool>()
    private static let marked: Void = DispatchQueue.main.setSpecific(key: mark, value: true)
}
