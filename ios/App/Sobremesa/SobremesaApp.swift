import SobremesaModel
import SobremesaUI
import SwiftUI
import UIKit

/// The app around the views: its archive, its sound, and where one was when the system ended it.
@main
struct SobremesaApp: App {
    @State private var model = AppModel(
        restoring: UserDefaults.standard.string(forKey: path) ?? "",
        audioSession: AmbientAudioSession(),
        copy: { UIPasteboard.general.string = $0 },
        folder: folder.path,
        languages: Locale.preferredLanguages
    )

    /// Under which name the path is kept.
    private static let path = "path"

    /// Where the matches are: backed up with the device, and seen by nobody else. There is always one; the core makes it.
    private static let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]

    var body: some Scene {
        WindowGroup {
            SobremesaView(model: model)
                .onChange(of: model.restoration) {
                    UserDefaults.standard.set(model.restoration, forKey: Self.path)
                }
        }
    }
}
