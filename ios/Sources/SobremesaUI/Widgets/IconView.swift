import SobremesaCore
import SwiftUI

/// An icon. It says nothing to a screen reader, whatever holds it does.
struct Drawn: View {
    private let paths: IconPaths?
    private let size: CGFloat

    private init(_ paths: IconPaths?, size: CGFloat) {
        self.paths = paths
        self.size = size
    }

    /// An icon that the core names.
    init(_ icon: Icon, size: CGFloat = 24) {
        self.init(IconPaths.icons[icon], size: size)
    }

    /// "This leads on."
    static var chevron: Drawn { Drawn(IconPaths.chevron, size: 22) }

    /// "Everything in sight."
    static var corners: Drawn { Drawn(IconPaths.corners, size: 20) }

    var body: some View {
        Canvas { context, size in
            guard let paths else { return }
            let units = context.moved(to: .zero, scale: size.width / CGFloat(Drawings.all.iconSide))
            if let filled = paths.filled { units.fill(filled, with: .foreground) }
            let width = CGFloat(Drawings.all.iconLine)
            let line = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
            units.stroke(paths.lines, with: .foreground, style: line)
        }
        .frame(width: size, height: size)
        .accessibilityHidden(true)
    }
}

/// An icon's paths, read once.
struct IconPaths: Sendable {
    let lines: Path
    let filled: Path?

    init(_ picture: LinePicture) {
        lines = Path(svg: picture.lines)
        filled = picture.filled.map { Path(svg: $0) }
    }

    static let icons = Drawings.all.icons.mapValues { IconPaths($0) }
    static let chevron = IconPaths(Drawings.all.chevron)
    static let corners = IconPaths(Drawings.all.corners)
}
