// A stand-in for Apple's UIKit where there is none, written from its documentation: only the names that the app uses, so
// that the app is type-checked. What is put into it stays there, and it is in nothing that is shipped.

/// The clipboard.
@MainActor public final class UIPasteboard {
    public static let general = UIPasteboard()
    public var string: String?
}
