import SobremesaCore

/// The core's colours, as they are drawn with. Each token of the palette is a tint here.
@dynamicMemberLookup
struct Colours: Hashable, Sendable {
    private let palette: Palette

    init(_ palette: Palette) {
        self.palette = palette
    }

    var dark: Bool { palette.dark }

    subscript(dynamicMember token: KeyPath<Palette, UInt32>) -> Tint { Tint(palette[keyPath: token]) }

    /// What belongs to a seat, or to nobody.
    func tints(_ seat: SeatColour?) -> Tints { Tints(seat.flatMap { palette.seats[$0] } ?? palette.ivory) }

    /// The colour in which a shape of this colour is drawn.
    func shape(_ colour: TileColour) -> Tint { palette.shapes[colour].map { Tint($0) } ?? self.ink }

    /// The colour of a message.
    func tone(_ tone: Tone) -> Tint { palette.tones[tone].map { Tint($0) } ?? self.ink }
}

/// What belongs to a seat, or to nobody. Each of the core's tints is one here.
@dynamicMemberLookup
struct Tints {
    private let tints: SeatTints

    init(_ tints: SeatTints) {
        self.tints = tints
    }

    subscript(dynamicMember tint: KeyPath<SeatTints, UInt32>) -> Tint { Tint(tints[keyPath: tint]) }
}
