import SobremesaCore
import SwiftUI

/// How high the parts around the board are at the present text size. They are laid out with just these heights, and the
/// core is told of them, so that what it leaves for the board is what there is.
struct Parts: Equatable {
    /// Text so large that seat cards are stacked and the actions take two rows.
    let isLarge: Bool
    let bar: CGFloat
    /// Seats that stand side by side: more than two leave no room for name and score in one line.
    let abreast: Int
    let seatCard, seats, panelSeat: CGFloat
    /// Which game of the match this is, where there are several.
    let subtitle: CGFloat
    /// What each roll would bring, in a game with dice.
    let odds: CGFloat
    let message: CGFloat
    let action, primaryAction: CGFloat

    let compactSeat, compactBar, compactOdds, compactMessage, compactAction, compactPrimary: CGFloat
    let rack, compactRack, landscapeRack: RackSize?

    /// What the core is told. Frames count as gaps: 8 on either side of the board, 3 where it is compact.
    let space: Space

    static let gapBar: CGFloat = 4
    static let gapSeats: CGFloat = 12
    static let gapBoard: CGFloat = 10
    static let gapMessage: CGFloat = 10
    static let gapRack: CGFloat = 4
    static let foot: CGFloat = 12

    /// `line` is how high a line of 20 pt has become at the present text size.
    init(in room: CGSize, _ screen: Screen, line: CGFloat) {
        func lines(_ height: CGFloat) -> CGFloat { height * line / 20 }
        let count = screen.seats.count
        let isLarge = line > 26
        self.isLarge = isLarge
        bar = max(48, lines(26) + 8)
        abreast = count > 2 ? min(count, isLarge ? 2 : 4) : isLarge ? 1 : 2
        let rows = CGFloat((count + abreast - 1) / max(abreast, 1))
        seatCard = count > 2 ? max(58, lines(44) + 14) : max(52, lines(20) + 32)
        seats = rows * seatCard + (rows - 1) * 8
        panelSeat = max(60, lines(20) + 32)
        subtitle = screen.subtitle.isEmpty ? 0 : lines(18) + 4
        odds = screen.odds == nil ? 0 : max(84, lines(18) + 66)
        message = lines(20) * (isLarge ? 4 : line > 20.4 ? 3 : 2)
        action = max(60, 34 + lines(isLarge ? 36 : 18))
        primaryAction = isLarge ? max(56, lines(20) + 24) : 0
        compactSeat = max(33, lines(18) + 8)
        compactBar = max(44, rows * compactSeat + (rows - 1) * 4 + 8)
        compactOdds = screen.odds == nil ? 0 : 50
        compactMessage = lines(20) * (isLarge ? 3 : 1)
        compactAction = max(50, 32 + lines(isLarge ? 32 : 16))
        compactPrimary = isLarge ? max(48, lines(20) + 16) : 0

        let places = screen.rack?.slots.count ?? 0
        let isWide = room.width >= 600 && room.height >= 600
        rack = RackSize(places, in: room.width - 16, tile: isWide ? 64 : 47)
        compactRack = RackSize(places, in: room.width - 8, tile: 46)
        landscapeRack = RackSize(places, in: room.width * 0.6, tile: isWide ? 64 : 44)

        func gap(_ height: CGFloat, _ gap: CGFloat) -> CGFloat { height > 0 ? height + gap : 0 }
        let actions = action + gap(primaryAction, 6)
        let rackHeight = gap(rack?.height ?? 0, Self.gapRack)
        let foot = rackHeight + Self.gapMessage + actions + Self.foot
        let head = bar + Self.gapBar + seats + Self.gapSeats + subtitle + 16
        let portrait = head + gap(odds, Self.gapBoard) + Self.gapBoard + message + foot
        let compactHead = compactBar + 6 + gap(compactOdds, 3) + 3 + compactMessage
        let compactFoot = (compactRack?.height ?? 0) + 2 + compactAction + gap(compactPrimary, 4) + 6
        // Two lines of what scrolls stay in sight.
        let fixed = bar + 16 + lines(40) + foot
        let rack = gap(landscapeRack?.height ?? 0, 2 * Self.gapRack)
        space = Space(
            width: Float(room.width), height: Float(room.height), portrait: Float(portrait),
            compact: Float(compactHead + compactFoot), fixed: Float(fixed),
            // Actions of icons alone are not drawn here, so there is never room for them.
            bare: Float(room.height), rack: Float(rack))
    }
}

/// How large a rack is: its places are so far apart, and a tile on it has this side.
struct RackSize: Equatable {
    let pitch, side, width: CGFloat

    static let margin: CGFloat = 3
    /// How much higher a raised tile stands, and what the slab's own thickness takes below.
    static let raised: CGFloat = 10
    static let foot: CGFloat = 4

    /// The slab; a raised tile stands out above it.
    var slab: CGFloat { side + 9 }
    var height: CGFloat { slab + Self.raised + Self.foot }

    /// None for no places.
    init?(_ places: Int, in room: CGFloat, tile: CGFloat) {
        guard places > 0 else { return nil }
        pitch = min(1.2 * tile, (room - 2 * Self.margin) / CGFloat(places))
        side = min(tile, pitch / 1.1)
        width = CGFloat(places) * pitch + 2 * Self.margin
    }
}

extension Board {
    /// It was laid out for a space like this one; else the core has not been heard yet.
    func fits(_ space: Space) -> Bool {
        let (across, down) = (cloth?.width ?? width, cloth?.height ?? height)
        return across <= space.width - panel + 1 && down <= space.height + 1 && across > 0
    }
}
