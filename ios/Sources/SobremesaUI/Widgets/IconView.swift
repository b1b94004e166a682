import SobremesaCore
import SwiftUI

/// Lines on a square of 24 units. It says nothing to a screen reader, whatever holds it does.
struct Drawn: View {
    var stroked: Path
    var filled: Path?
    var size: CGFloat

    init(_ stroked: Path, filled: Path? = nil, size: CGFloat = 24) {
        self.stroked = stroked
        self.filled = filled
        self.size = size
    }

    /// An icon that the core names.
    init(_ icon: Icon, size: CGFloat = 24) {
        let loudspeakers: Set<Icon> = [.soundAll, .soundNoMusic, .soundOff]
        self.init(Icons.path(icon), filled: loudspeakers.contains(icon) ? Icons.horn : nil, size: size)
    }

    /// "This leads on."
    static var chevron: Drawn { Drawn(Icons.chevron, size: 22) }

    /// "Everything in sight."
    static var corners: Drawn { Drawn(Icons.corners, size: 20) }

    var body: some View {
        Canvas { context, size in
            let units = context.moved(to: .zero, scale: size.width / 24)
            if let filled { units.fill(filled, with: .foreground) }
            let line = StrokeStyle(lineWidth: 1.9, lineCap: .round, lineJoin: .round)
            units.stroke(stroked, with: .foreground, style: line)
        }
        .frame(width: size, height: size)
        .accessibilityHidden(true)
    }
}

/// What icons look like, as SVG data.
private enum Icons {
    static let horn = Path(svg: "M2.5 9.5H6L10.5 5.5V18.5L6 14.5H2.5Z")
    static let chevron = Path(svg: "M9.5 5L16.5 12L9.5 19")
    static let corners = Path(svg: "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15")

    static func path(_ icon: Icon) -> Path { Path(svg: data(icon)) }

    private static func data(_ icon: Icon) -> String {
        switch icon {
        case .cancel: "M8 5L4 9L8 13M4 9H14.5A5 5 0 0 1 14.5 19H9"
        case .chain:
            "M3 16.5A3.2 3.2 0 1 0 9.4 16.5A3.2 3.2 0 1 0 3 16.5"
                + "M8.8 12A3.2 3.2 0 1 0 15.2 12A3.2 3.2 0 1 0 8.8 12M14.6 7.5A3.2 3.2 0 1 0 21 7.5A3.2 3.2 0 1 0 14.6 7.5"
        case .skip: "M5 6L12 12L5 18ZM12 6L19 12L12 18Z"
        case .end: "M4.5 12.5L10 18L20 7"
        case .swap: "M4 9H18L14.5 5.5M20 15H6L9.5 18.5"
        case .exit: "M14 4H6V20H14M11 12H21M17.5 8.5L21 12L17.5 15.5"
        case .rules:
            "M4 5.5C7 4.5 10 4.7 12 6.2C14 4.7 17 4.5 20 5.5V18.5C17 17.5 14 17.7 12 19.2C10 17.7 7 17.5 4 18.5Z"
                + "M12 6.2V19.2"
        case .settings:
            "M4 7H13M19 7H20M4 17H5M11 17H20M13 7A3 3 0 1 0 19 7A3 3 0 1 0 13 7M5 17A3 3 0 1 0 11 17A3 3 0 1 0 5 17"
        case .again: "M19 8A8 8 0 1 0 20 13M19.5 3.5V8.3H14.7"
        case .home: "M4 11L12 4L20 11V20H4ZM10 20V14H14V20"
        case .look: "M2.5 12C6 6.5 18 6.5 21.5 12C18 17.5 6 17.5 2.5 12ZM9 12A3 3 0 1 0 15 12A3 3 0 1 0 9 12"
        case .giveUp:
            "M6 21V4M6 5C9 3.4 12 3.8 14 5C16 6.1 18 6 19.5 5.2V13.2C18 14.2 16 14.2 14 13C12 11.9 9 11.6 6 13"
        case .saved: "M8 4H20V15M5.5 7H17.5V18M3 10H15V21H3Z"
        case .back: "M14.5 5L7.5 12L14.5 19"
        case .soundAll:
            "M13.5 9.8A3.4 3.4 0 0 1 13.5 14.2M17.2 17A1.7 1.7 0 1 0 20.6 17A1.7 1.7 0 1 0 17.2 17"
                + "M20.6 17V6.2Q21 8.4 23 9"
        case .soundNoMusic: "M14 9A4.2 4.2 0 0 1 14 15M17 6.2A8 8 0 0 1 17 17.8"
        case .soundOff: "M14.5 9.2L20.5 15.2M20.5 9.2L14.5 15.2"
        }
    }
}
