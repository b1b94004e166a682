import SwiftUI

// What a Mac has not. The package is built there too, for its tests.
extension View {
    /// Here is a bar of our own, or none.
    func withoutNavigationBar() -> some View {
        #if os(macOS)
            self
        #else
            toolbar(.hidden, for: .navigationBar)
        #endif
    }

    /// The title of a page, small: what is on the page is more important.
    func pageTitle(_ title: String) -> some View {
        #if os(macOS)
            navigationTitle(Text(verbatim: title))
        #else
            navigationTitle(Text(verbatim: title)).navigationBarTitleDisplayMode(.inline)
        #endif
    }

    /// Names are typed in it.
    func forNames() -> some View {
        #if os(macOS)
            autocorrectionDisabled()
        #else
            autocorrectionDisabled().textInputAutocapitalization(.words)
        #endif
    }
}
