import SobremesaCore

/// The colour tokens of the look, and the few mixtures that the drawings share.
struct Colours: Hashable, Sendable {
    var dark: Bool
    /// The cloth, and its threads; the threads also fill a primary button that can't be pressed.
    var linen, weave: Tint
    /// Cards and buttons.
    var sheet: Tint
    var ink, soft, line: Tint
    /// The board's frame, and its grain.
    var slab, slabEdge: Tint
    var cellA, cellB, cellEdge: Tint
    /// What may be done.
    var olive, onOlive: Tint
    /// The last turn.
    var amber, amberTint: Tint
    /// What is not possible; never a player.
    var error: Tint
    var blue, blueHi, blueRim, blueMark: Tint
    var red, redHi, redRim, redMark, redTick: Tint
    var mustard, moss: Tint
    /// Tiles are dark in both themes, so that six colours have room.
    var tile, tileHi, tileEdge: Tint
    /// What stands on them.
    var shapes = Shapes.standard

    /// Under lines that must read on any ground.
    var casing: Tint { dark ? Tint(0x120D09) : Tint(0xFFFAF0) }

    /// What a shadow is made of.
    var shadow: Tint { dark ? .black : Tint(0x3A2412) }

    /// Around a tile of the last turn, whatever lies about it.
    var tileBracket: Tint { Tint(0xF6CB6E) }

    /// Words on a plain button that can't be pressed.
    var disabled: Tint { soft.mixed(with: sheet, 0.25) }

    /// A seat's colour where it fills an area.
    func seat(_ colour: SeatColour) -> Tint {
        switch colour {
        case .blue: blue
        case .red: red
        case .mustard: mustard
        case .moss: moss
        }
    }

    /// A seat's colour where it is a line or a dot on a cell or a card.
    func rim(_ colour: SeatColour) -> Tint {
        switch colour {
        case .blue: blueRim
        case .red: redRim
        case .mustard: mustard
        case .moss: moss
        }
    }

    /// The colour of a message.
    func tone(_ tone: Tone) -> Tint {
        switch tone {
        case .plain: ink
        case .warning: amber
        case .refusal: error
        }
    }
}

/// The six colours of the shapes on tiles.
struct Shapes: Hashable, Sendable {
    var red, orange, yellow, green, blue, purple: Tint

    /// The colour in which a shape of this colour is drawn.
    func of(_ colour: TileColour) -> Tint {
        switch colour {
        case .red: red
        case .orange: orange
        case .yellow: yellow
        case .green: green
        case .blue: blue
        case .purple: purple
        }
    }

    /// As they come in the box.
    static let standard = Shapes(
        red: Tint(0xE63A34), orange: Tint(0xF58C14), yellow: Tint(0xFFEC47),
        green: Tint(0x3FB36F), blue: Tint(0x1F7ADB), purple: Tint(0xCF86DC))

    /// As colour-blind players tell them apart best.
    static let colourBlind = Shapes(
        red: Tint(0xD03C4A), orange: Tint(0xE59A04), yellow: Tint(0xF9FCAE),
        green: Tint(0x33BC9A), blue: Tint(0x376CE3), purple: Tint(0xCCA8E8))
}

extension Colours {
    /// The table in the last light of the afternoon.
    static let light = Colours(
        dark: false,
        linen: Tint(0xF3EBDC), weave: Tint(0xEADFCB), sheet: Tint(0xFFFAF0),
        ink: Tint(0x2E2319), soft: Tint(0x66533F), line: Tint(0x93806A),
        slab: Tint(0xB58354), slabEdge: Tint(0x8C5F37),
        cellA: Tint(0xEDD9B7), cellB: Tint(0xE7D0A9), cellEdge: Tint(0xCDB086),
        olive: Tint(0x4A5D23), onOlive: Tint(0xFFFAF0),
        amber: Tint(0x8A4B00), amberTint: Tint(0xF6CB6E), error: Tint(0xA3231B),
        blue: Tint(0x23479A), blueHi: Tint(0x3A62BC), blueRim: Tint(0x16306E), blueMark: Tint(0xF7EEDC),
        red: Tint(0xE2674A), redHi: Tint(0xF0876A), redRim: Tint(0x8E2E18), redMark: Tint(0x2A0D06),
        redTick: Tint(0x6B1D0C),
        mustard: Tint(0xA87708), moss: Tint(0x5E7F3B),
        tile: Tint(0x30261F), tileHi: Tint(0x41352B), tileEdge: Tint(0x191310))

    /// The same table under a lamp.
    static let dark = Colours(
        dark: true,
        linen: Tint(0x1A1410), weave: Tint(0x211A15), sheet: Tint(0x2B221B),
        ink: Tint(0xF5E9D6), soft: Tint(0xBDA98F), line: Tint(0x8B7861),
        slab: Tint(0x4F3823), slabEdge: Tint(0x7A5A3A),
        cellA: Tint(0x4A3929), cellB: Tint(0x443425), cellEdge: Tint(0x33271C),
        olive: Tint(0xB9CB7E), onOlive: Tint(0x1D2408),
        amber: Tint(0xF2B650), amberTint: Tint(0x7A5620), error: Tint(0xFF9A85),
        blue: Tint(0x3563BC), blueHi: Tint(0x3E6BC3), blueRim: Tint(0x9DBBF5), blueMark: Tint(0xFBF3E3),
        red: Tint(0xEC8566), redHi: Tint(0xF79C80), redRim: Tint(0xFFC9B5), redMark: Tint(0x2A0D06),
        redTick: Tint(0x6B1D0C),
        mustard: Tint(0xD9A637), moss: Tint(0x8DAE68),
        tile: Tint(0x30261F), tileHi: Tint(0x41352B), tileEdge: Tint(0x7C6853))
}
