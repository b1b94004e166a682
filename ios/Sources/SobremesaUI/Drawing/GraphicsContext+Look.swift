import SwiftUI

extension GraphicsContext {
    func fill(_ path: Path, _ tint: Tint, opacity: Double = 1) {
        fill(path, with: .color(tint.opacity(opacity)))
    }

    func stroke(_ path: Path, _ tint: Tint, _ width: CGFloat, opacity: Double = 1, dash: [CGFloat] = []) {
        let style = StrokeStyle(lineWidth: width, lineCap: dash.isEmpty ? .round : .butt, lineJoin: .round, dash: dash)
        stroke(path, with: .color(tint.opacity(opacity)), style: style)
    }

    func line(_ from: CGPoint, _ to: CGPoint, _ tint: Tint, _ width: CGFloat, opacity: Double = 1) {
        stroke(.line(from, to), tint, width, opacity: opacity)
    }

    /// A soft shadow under a rounded rectangle, from four translucent ones.
    func softShadow(under rect: CGRect, radius: CGFloat, depth: CGFloat, _ colours: Colours) {
        let tone = colours.dark ? Tint.black : Tint(0x4A2E14)
        for layer in 1...4 {
            let grown = depth * CGFloat(layer) / 2.5
            let place = CGRect(
                x: rect.minX - grown * 0.45, y: rect.minY + depth * 0.4 - grown * 0.2,
                width: rect.width + grown * 0.9, height: rect.height + grown * 0.9)
            fill(.rounded(place, radius + grown * 0.5), tone, opacity: colours.dark ? 0.085 : 0.038)
        }
    }

    /// The same, moved, then enlarged about that place.
    func moved(to place: CGPoint, scale: CGFloat = 1) -> GraphicsContext {
        stretched(at: place, CGSize(width: scale, height: scale))
    }

    func stretched(at place: CGPoint, _ scale: CGSize, turnedBy angle: Angle = .zero) -> GraphicsContext {
        var context = self
        context.translateBy(x: place.x, y: place.y)
        context.scaleBy(x: scale.width, y: scale.height)
        context.rotate(by: angle)
        return context
    }

    /// Draws `picture` as one thing that shows through.
    func faded(_ opacity: Double, _ picture: (GraphicsContext) -> Void) {
        if opacity >= 1 { return picture(self) }
        if opacity <= 0 { return }
        var context = self
        context.opacity *= opacity
        context.drawLayer { picture($0) }
    }

    /// Writes digits around a place; they follow what they are drawn on, not the system's text size.
    func digits(_ text: String, at place: CGPoint, size: CGFloat, _ tint: Tint, design: Font.Design = .default) {
        draw(Text(verbatim: text).font(.numeral(size, design: design)).foregroundStyle(tint.color), at: place)
    }
}

extension Path {
    /// The same, so much larger about the origin.
    func enlarged(_ scale: CGFloat) -> Path { applying(CGAffineTransform(scaleX: scale, y: scale)) }

    static func rounded(_ rect: CGRect, _ radius: CGFloat) -> Path {
        Path(roundedRect: rect, cornerRadius: min(radius, rect.width / 2, rect.height / 2), style: .circular)
    }

    static func circle(_ centre: CGPoint, _ radius: CGFloat) -> Path {
        Path(ellipseIn: CGRect(around: centre, half: radius))
    }

    static func line(_ points: CGPoint...) -> Path {
        Path { $0.addLines(points) }
    }

    /// A part of a circle; degrees go clockwise from the right.
    static func arc(_ centre: CGPoint, _ radius: CGFloat, from start: Double, to end: Double) -> Path {
        Path {
            $0.addArc(
                center: centre, radius: radius, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: false)
        }
    }
}

extension Gradient {
    /// Colours with where they are reached.
    init(_ stops: (Color, CGFloat)...) {
        self.init(stops: stops.map { Stop(color: $0.0, location: $0.1) })
    }
}
