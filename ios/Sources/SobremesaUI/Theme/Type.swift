import SwiftUI

/// The type roles of the look, as the system's text styles of the same size: they follow Dynamic Type by themselves.
/// Digits have one width everywhere.
extension Font {
    /// Home and result.
    static let display = Font.system(.largeTitle, design: .serif, weight: .bold)
    /// The sentence on a cover, and the display on small screens.
    static let cover = Font.system(.title, design: .serif, weight: .bold)
    /// Bars and cards.
    static let heading = Font.system(.title3, design: .serif, weight: .bold)
    static let panelHeading = Font.system(.callout, design: .serif, weight: .bold)
    /// The first line of a message.
    static let message = Font.system(.subheadline, weight: .medium).monospacedDigit()
    /// The line under it, and running text.
    static let hint = Font.system(.subheadline).monospacedDigit()
    static let score = Font.system(.title, weight: .bold).monospacedDigit()
    static let smallScore = Font.system(.title2, weight: .bold).monospacedDigit()
    /// A button's label under its icon.
    static let action = Font.system(.footnote, weight: .medium).monospacedDigit()
    static let primary = Font.system(.callout, weight: .bold).monospacedDigit()
    static let secondary = Font.system(.footnote).monospacedDigit()
    static let small = Font.system(.caption).monospacedDigit()

    /// Digits drawn on a piece: they follow the cell, not the text size.
    static func numeral(_ size: CGFloat, design: Font.Design = .default) -> Font {
        .system(size: size, weight: .bold, design: design).monospacedDigit()
    }
}

extension View {
    /// Words on one line that are made smaller where they would not fit.
    func fitted(lines: Int = 1) -> some View {
        lineLimit(lines).minimumScaleFactor(0.62)
    }
}
