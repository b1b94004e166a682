import SobremesaCore
import SwiftUI

/// Two sprigs of olive, bent around whoever won.
struct Sprigs: View {
    @Environment(\.look) private var look

    private static let sprig = Drawings.all.sprig
    private static let stem = Path(svg: sprig.stem)
    private static let leaf = Path(svg: sprig.leaf)

    var body: some View {
        Canvas { context, size in
            let field = context.moved(to: .zero, scale: size.width / CGFloat(Self.sprig.width))
            for side in [1.0, -1] {
                sprig(field.stretched(at: CGPoint(Self.sprig.meeting), CGSize(width: side, height: 1)), look.colours)
            }
        }
        .aspectRatio(CGFloat(Self.sprig.width / Self.sprig.height), contentMode: .fit)
        .accessibilityHidden(true)
    }

    private func sprig(_ context: GraphicsContext, _ colours: Colours) {
        context.stroke(Self.stem, colours.olive.mixed(with: colours.slab, 0.3), 1.8)
        for grown in Self.sprig.leaves {
            let leaf = context.stretched(
                at: CGPoint(grown.at), CGSize(width: 1, height: 1), turnedBy: .degrees(Double(grown.angle)))
            leaf.fill(Self.leaf, grown.lit ? colours.olive.mixed(with: .white, 0.18) : colours.olive)
        }
    }
}

/// A cup of coffee on a blue saucer, with a sugar lump that is a die. `size` is the saucer's diameter.
struct Cup: View {
    var size: CGFloat = 140
    @Environment(\.look) private var look

    var body: some View {
        Sketch(margin: 0.1 * size) { context, size in
            let (radius, middle) = (size.width / 2, CGPoint(x: size.width / 2, y: size.height / 2))
            Disc(colour: .blue, side: radius / Disc.radius, colours: look.colours).draw(in: context, at: middle)
            cup(context, middle + CGPoint(x: 0.10 * radius, y: -0.10 * radius), radius)
            Die(owner: nil, cell: 0.36 * radius / 0.66, colours: look.colours).draw(
                in: context, at: middle + CGPoint(x: -0.5 * radius, y: 0.5 * radius), pips: 5, angle: .degrees(14))
        }
        .frame(width: size, height: size)
    }

    private func cup(_ context: GraphicsContext, _ middle: CGPoint, _ radius: CGFloat) {
        let wall = 0.52 * radius
        let handle = CGRect(
            x: wall * 1.2 - 0.26 * radius, y: -0.11 * radius, width: 0.44 * radius, height: 0.22 * radius)
        let turned = context.stretched(at: middle, CGSize(width: 1, height: 1), turnedBy: .degrees(-40))
        turned.stroke(.rounded(handle, 0.10 * radius), Tint(0xF3E9D8), 0.085 * radius)
        context.fill(
            .circle(middle, wall),
            with: .linearGradient(
                Gradient((Tint(0xFFFDF7).color, 0), (Tint(0xE3D6BF).color, 1)),
                startPoint: middle - CGPoint(x: wall, y: wall), endPoint: middle + CGPoint(x: wall, y: wall)))
        let surface = 0.83 * wall
        let coffee = Gradient((Tint(0x6B4326).color, 0), (Tint(0x3B2113).color, 0.7), (Tint(0x2A160C).color, 1))
        context.fill(
            .circle(middle, surface),
            with: .radialGradient(
                coffee, center: middle - CGPoint(x: 0.2 * surface, y: 0.3 * surface), startRadius: 0,
                endRadius: 1.6 * surface))
        context.stroke(.circle(middle, 0.8 * wall), Tint(0xB9854F), 0.03 * radius, opacity: 0.65)
        context.stroke(.arc(middle, 0.56 * wall, from: 205, to: 267), Tint(0xFFE7C2), 0.035 * radius, opacity: 0.55)
    }
}

/// A triangle with an exclamation mark: a sign beside the colour.
struct WarningSign: View {
    @ScaledMetric(relativeTo: .subheadline) private var size: CGFloat = 20

    var body: some View {
        Canvas { context, size in
            let units = context.moved(to: .zero, scale: size.width / 20)
            let line = StrokeStyle(lineWidth: 1.8, lineCap: .round, lineJoin: .round)
            units.stroke(Path(svg: "M10 2L19 17.5L1 17.5ZM10 7.5V12"), with: .foreground, style: line)
            units.fill(.circle(CGPoint(x: 10, y: 14.8), 1.1), with: .foreground)
        }
        .frame(width: size, height: size)
        .accessibilityHidden(true)
    }
}
