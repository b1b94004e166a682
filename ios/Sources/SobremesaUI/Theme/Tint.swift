import SwiftUI

/// A colour that can be mixed.
struct Tint: Hashable, ShapeStyle {
    var red, green, blue: Double

    /// As `0xRRGGBB`.
    init(_ hex: UInt32) {
        red = Double(hex >> 16 & 0xFF) / 255
        green = Double(hex >> 8 & 0xFF) / 255
        blue = Double(hex & 0xFF) / 255
    }

    static let black = Tint(0x000000)
    static let white = Tint(0xFFFFFF)

    var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: 1) }

    func opacity(_ opacity: Double) -> Color { color.opacity(opacity) }

    /// A share of another colour poured into this one, by channel as the mock-ups do it.
    func mixed(with other: Tint, _ share: Double) -> Tint {
        var mixture = self
        mixture.red += (other.red - red) * share
        mixture.green += (other.green - green) * share
        mixture.blue += (other.blue - blue) * share
        return mixture
    }

    func resolve(in environment: EnvironmentValues) -> Color { color }
}
