import SobremesaCore
import SwiftUI

/// All that the drawings ask of the settings and the system.
struct Look: Hashable, Sendable {
    var colours = Colours(palette(dark: false, colourBlind: false))
    /// Motions are cross-fades.
    var reducesMotion = false
    /// Bar and panel are mirrored.
    var isLeftHanded = false
    /// A tap may be felt.
    var vibrates = false

    /// How one screen fades into another.
    var fade: Animation {
        .easeInOut(duration: seconds(reducesMotion ? Self.fades.reduced : Self.fades.screen))
    }

    /// How long things fade, asked of the core once.
    static let fades = SobremesaCore.fades()
}

/// As SwiftUI counts time.
func seconds(_ milliseconds: UInt32) -> Double { Double(milliseconds) / 1000 }

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
        Look(
            colours: Colours(palette(dark: scheme == .dark, colourBlind: appearance?.colourBlind == true)),
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
