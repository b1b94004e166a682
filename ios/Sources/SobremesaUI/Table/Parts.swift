import SobremesaCore
import SwiftUI

extension Screen {
    /// How large the parts around the board are in this room, where a line of text is so many times as high as usual.
    func parts(in room: CGSize, text: CGFloat, labels: [LabelWidth]) -> Parts {
        let room = Room(
            width: Float(room.width), height: Float(room.height), text: Float(text), seats: UInt32(seats.count),
            titled: !subtitle.isEmpty, odds: odds != nil, places: UInt32(rack?.slots.count ?? 0), labels: labels)
        return room.parts()
    }
}

extension Board {
    /// It was laid out for a space like this one; else the core has not been heard yet.
    func fits(_ space: Space) -> Bool {
        space.holds(width: cloth?.width ?? width, height: cloth?.height ?? height, panel: panel)
    }
}

extension View {
    /// As high as the core says.
    func height(_ height: Float) -> some View { frame(height: CGFloat(height)) }

    /// With a gap as the core says.
    func gap(_ edges: Edge.Set, _ length: Float) -> some View { padding(edges, CGFloat(length)) }
}
