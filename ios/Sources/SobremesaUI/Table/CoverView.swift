import SobremesaCore
import SwiftUI

/// What lies over the table while the device goes from hand to hand: opaque, and with one way on.
struct CoverView: View {
    let cover: Cover
    let press: Press
    @Environment(\.look) private var look

    var body: some View {
        ZStack {
            ClothView()
            GeometryReader { room in
                if room.size.height < 480 && room.size.width > room.size.height {
                    HStack(spacing: 24) {
                        Napkin(colour: cover.colour).frame(maxWidth: .infinity)
                        VStack(spacing: 0) {
                            words.frame(maxHeight: .infinity)
                            wayOn
                        }
                    }
                    .padding(.horizontal, 24)
                } else {
                    VStack(spacing: 12) {
                        Napkin(colour: cover.colour).frame(minHeight: 0, maxHeight: .infinity)
                        words.layoutPriority(1)
                        wayOn.layoutPriority(2)
                    }
                    .frame(maxWidth: 420)
                    .padding(.horizontal, 24)
                    .frame(maxWidth: .infinity)
                }
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
        .accessibilityIdentifier("cover")
    }

    /// What is to be done and what happened; the words scroll if they must, the way on never does.
    private var words: some View {
        ViewThatFits(in: .vertical) {
            text
            Scrolled { text }
        }
    }

    private var text: some View {
        VStack(spacing: 6) {
            Text(verbatim: cover.title).font(.cover).accessibilityAddTraits(.isHeader)
            Text(verbatim: cover.text).font(.hint).foregroundStyle(look.colours.soft)
            if !cover.happened.isEmpty {
                HStack(spacing: 10) {
                    if let by = cover.by { SeatMark(colour: by, size: 20) }
                    Text(verbatim: cover.happened).font(.message)
                }
                .padding(.horizontal, 16)
                .padding(.vertical, 12)
                .paper(radius: 14)
                .padding(.top, 14)
            }
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
    }

    private var wayOn: some View {
        ActionButton(button: cover.button, form: .row, press: press)
            .frame(minHeight: 60)
            .fixedSize(horizontal: false, vertical: true)
            .keyboardShortcut(.defaultAction)
            .padding(.bottom, 24)
    }
}
