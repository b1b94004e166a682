import SobremesaCore
import SwiftUI

/// All that the drawings ask of the settings and the system.
struct Look: Hashable, Sendable {
    var colours = Colours.light
    /// Motions are cross-fades.
    var reducesMotion = false
    /// Bar and panel are mirrored.
    var isLeftHanded = false
    /// A tap may be felt.
    var vibrates = false

    /// The length of a fade from one thing to another.
    var fade: Animation { .easeInOut(duration: reducesMotion ? 0.12 : 0.22) }
}

private struct LookKey: EnvironmentKey {
    static let defaultValue = Look()
}

extension EnvironmentValues {
    /// What the theme in force says.
    var look: Look {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
}

/// Dresses what is in it as the settings say; where they leave it to the system, as the system does.
struct Dressed<Content: View>: View {
    let appearance: Appearance?
    @ViewBuilder let content: Content
    @Environment(\.colorScheme) private var system
    @Environment(\.accessibilityReduceMotion) private var systemReducesMotion

    private var scheme: ColorScheme {
        switch appearance?.theme {
        case .light: .light
        case .dark: .dark
        case .system, nil: system
        }
    }

    private var look: Look {
        var colours = scheme == .dark ? Colours.dark : Colours.light
        if appearance?.colourBlind == true { colours.shapes = .colourBlind }
        return Look(
            colours: colours,
            reducesMotion: systemReducesMotion || appearance?.reducedMotion == true,
            isLeftHanded: appearance?.leftHanded == true,
            vibrates: appearance?.vibration == true)
    }

    private var preferred: ColorScheme? { appearance?.theme == .system ? nil : appearance.map { _ in scheme } }

    var body: some View {
        content
            .environment(\.look, look)
            .tint(look.colours.olive.color)
            .foregroundStyle(look.colours.ink)
            .preferredColorScheme(preferred)
    }
}
