import SobremesaCore
import SobremesaModel

extension AppModel {
    /// The app on the core whose archive is in a folder, in the first of these languages that it speaks.
    public convenience init(
        restoring restoration: String, audioSession: any AudioSession, copy: @escaping @MainActor (String) -> Void,
        folder: String, languages: [String]
    ) {
        self.init(restoring: restoration, audioSession: audioSession, copy: copy) {
            Sobremesa.open(folder: folder, languages: languages)
        }
    }
}
