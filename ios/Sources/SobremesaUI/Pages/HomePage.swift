import SobremesaCore
import SobremesaModel
import SwiftUI

/// The first page: the match to go on with, the games, and the links at the foot.
struct HomePage: View {
    let model: AppModel
    let home: Home
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        GeometryReader { room in
            ScrollView {
                arranged(in: room.size)
                    .frame(maxWidth: .infinity, minHeight: room.size.height)
            }
            .scrollBounceBehavior(.basedOnSize)
        }
        .withoutNavigationBar()
    }

    @ViewBuilder private func arranged(in room: CGSize) -> some View {
        let isLarge = textSize >= .xxxLarge
        if room.width >= 840 && room.height >= 600 && !isLarge {
            abreast
        } else if room.width >= 600 && room.width > room.height * 0.9 {
            twoColumns(isRoomy: room.height >= 560)
        } else {
            oneColumn(isRoomy: room.height >= 700 && room.width >= 340 && !isLarge)
        }
    }

    /// A phone held upright.
    private func oneColumn(isRoomy: Bool) -> some View {
        VStack(spacing: 12) {
            title
                .padding(.vertical, isRoomy ? 36 : 4)
                .padding(.trailing, isRoomy ? 104 : 0)
                .background(alignment: .topTrailing) {
                    if isRoomy { Cup().offset(x: 48, y: 4) }
                }
            aboveGames
            games(isRoomy ? .beside : .small)
            Spacer(minLength: 4)
            links
        }
        .padding(16)
    }

    /// A phone on its side, or a square: words and links beside the games.
    private func twoColumns(isRoomy: Bool) -> some View {
        HStack(spacing: isRoomy ? 56 : 24) {
            VStack(spacing: isRoomy ? 24 : 12) {
                HStack {
                    title
                    if isRoomy { Cup(size: 160) }
                }
                aboveGames
                links
            }
            .frame(maxWidth: 480)
            VStack(spacing: 12) { games(isRoomy ? .beside : .small) }.frame(maxWidth: 480)
        }
        .padding(.horizontal, 24)
        .padding(.vertical, 16)
    }

    /// A tablet: the games side by side, the match to go on with above them.
    private var abreast: some View {
        VStack(alignment: .leading, spacing: 24) {
            title.padding(.top, 24)
            VStack(spacing: 12) { aboveGames }.frame(maxWidth: 792)
            HStack(alignment: .top, spacing: 24) { games(.tall) }
            links.frame(maxWidth: 384)
        }
        .frame(maxWidth: 1200)
        .padding(24)
        .background(alignment: .topTrailing) { Cup(size: 200).offset(x: 40, y: 12) }
    }

    private var title: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: home.title).font(.display).fitted().accessibilityAddTraits(.isHeader)
            Secondary(home.subtitle, font: .message)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.leading, 4)
    }

    @ViewBuilder private var aboveGames: some View {
        if let notice = home.notice { NoticeCard(notice: notice) { model.dismissNotice() } }
        if let newest = home.newest {
            MatchCardView(card: newest, isFirst: true) { model.openMatch(newest.id) }
        }
    }

    private func games(_ form: GameForm) -> some View {
        ForEach(home.games, id: \.game) { game in
            GameCardView(card: game, form: form) { model.go(to: .setup(game: game.game)) }
        }
    }

    @ViewBuilder private var links: some View {
        let isLarge = textSize >= .xxxLarge
        let layout = isLarge ? AnyLayout(VStackLayout(spacing: 8)) : AnyLayout(HStackLayout(spacing: 8))
        layout {
            ForEach(home.links, id: \.id) { link in
                ActionButton(button: link, form: isLarge ? .row : .iconAbove) { model.follow($0) }
                    .frame(minHeight: isLarge ? 48 : 60)
            }
        }
        .fixedSize(horizontal: false, vertical: true)
    }
}

/// Words that explain others.
struct Secondary: View {
    let text: String
    var font: Font
    @Environment(\.look) private var look

    init(_ text: String, font: Font = .secondary) {
        self.text = text
        self.font = font
    }

    var body: some View {
        if !text.isEmpty { Text(verbatim: text).font(font).foregroundStyle(look.colours.soft) }
    }
}
