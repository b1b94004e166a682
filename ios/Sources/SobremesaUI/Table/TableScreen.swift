import SobremesaCore
import SobremesaModel
import SwiftUI

#if canImport(Accessibility)
    import Accessibility
#endif

/// A table. The core hears how much room there is and what the parts around the board need of it, and
/// until it has laid the board out for that room nothing is drawn. While a cover is down, or the app is out of sight and
/// the table has one, nothing of the table is there at all.
struct TableScreen: View {
    let model: AppModel
    @State private var touches = 0
    /// What the core was told of the room.
    @State private var told: Space?
    @State private var labels: [String: LabelWidth] = [:]
    @ScaledMetric(relativeTo: .subheadline) private var line: CGFloat = 20
    @Environment(\.look) private var look

    var body: some View {
        GeometryReader { room in
            if let screen = model.told { table(screen, in: room.size) }
        }
        .sensoryFeedback(.selection, trigger: touches) { _, _ in look.vibrates }
        .onKeyPress(.escape) {
            model.goBack()
            return .handled
        }
        .accessibilityAction(.escape) { model.goBack() }
        .withoutNavigationBar()
    }

    private func table(_ screen: Screen, in room: CGSize) -> some View {
        let parts = screen.parts(in: room, text: line / 20, labels: labels.of(screen.buttons))
        let cover = screen.cover(isOutOfSight: model.isOutOfSight)
        return ZStack {
            if cover == nil && screen.board.fits(parts.space) {
                TableLayout(screen: screen, parts: parts, clock: model.clock, touch: touch(screen))
                    .transition(.identity)
            }
            if let cover {
                CoverView(cover: cover, press: press(screen))
                    // Opaque in its first frame; lifted, it fades away over the table.
                    .transition(.asymmetric(insertion: .identity, removal: .opacity))
                    .zIndex(1)
            }
        }
        .frame(width: room.width, height: room.height)
        .background { LabelRuler(buttons: screen.buttons, widths: $labels) }
        .animation(look.fade, value: cover == nil)
        .onChange(of: Measured(space: parts.space, isMoving: model.clock.isRunning), initial: true) {
            tell(of: parts.space)
        }
        .onChange(of: Telling(number: screen.number, isDue: model.clock.isTold)) { _, telling in
            if telling.isDue { announce(screen) }
        }
        .sensoryFeedback(.error, trigger: screen.number) { _, _ in
            // Told again, as after a turn of the device, it has no motions.
            look.vibrates && screen.motions.contains { $0.kind == .refuse }
        }
        .modifier(Asking(model: model, screen: screen, cover: cover, press: press(screen)))
    }

    /// Another part beside the board is no reason to stop what moves on it; another window is.
    private func tell(of space: Space) {
        let isSameWindow = told.map { $0.width == space.width && $0.height == space.height } ?? false
        if told == space || isSameWindow && model.clock.isRunning { return }
        told = space
        model.resize(to: space)
    }

    private func touch(_ screen: Screen) -> Touch {
        Touch(
            tap: { spot in
                touches += 1
                model.tap(spot)
            },
            press: press(screen),
            rules: { model.showRules(chapter: $0) })
    }

    private func press(_ screen: Screen) -> Press {
        { id in
            touches += 1
            if id == screen.rules.id { model.showRules(chapter: nil) } else { model.press(id) }
        }
    }

    /// Nobody who only listens sees what has changed, so it is said without being asked for.
    private func announce(_ screen: Screen) {
        AccessibilityNotification.Announcement(screen.announced).post()
    }
}

/// Which screen is shown, and whether it may be told what has happened on the way to it.
private struct Telling: Equatable {
    let number: UInt64
    let isDue: Bool
}

/// How much room there is, and whether it would disturb to hear of it.
private struct Measured: Equatable {
    let space: Space
    let isMoving: Bool
}

/// What a finger on the table brings about.
struct Touch {
    let tap: @MainActor (UInt32) -> Void
    let press: Press
    let rules: @MainActor (String?) -> Void
}

extension Screen {
    /// What lies over the table.
    func cover(isOutOfSight: Bool) -> Cover? {
        guard let cover, cover.down || isOutOfSight else { return nil }
        return cover
    }
}

/// What is asked or looked up over the table.
private struct Asking: ViewModifier {
    let model: AppModel
    let screen: Screen
    let cover: Cover?
    let press: Press

    func body(content: Content) -> some View {
        content
            .sheet(isPresented: unseen) {
                if let unseen = screen.unseen { UnseenSheet(unseen: unseen, cover: cover, press: press) }
            }
            .sheet(isPresented: listed) {
                if let turns = model.screen?.turns {
                    TurnsSheet(turns: turns, seats: screen.seats.map(\.colour), press: press)
                }
            }
            .alert(
                Text(verbatim: screen.question?.title ?? ""), isPresented: asked, presenting: screen.question
            ) { question in
                ForEach(question.answers, id: \.id) { answer in
                    Button(role: question.role(of: answer)) {
                        press(answer.id)
                    } label: {
                        Text(verbatim: answer.label)
                    }
                    .spoken(as: answer)
                }
            } message: { question in
                Text(verbatim: question.text)
            }
    }

    /// Every answer is a button, and it alone changes what is asked.
    private var asked: Binding<Bool> {
        Binding(get: { screen.question != nil }, set: { _ in })
    }

    private var unseen: Binding<Bool> {
        Binding(
            get: { screen.unseen != nil },
            set: { isShown in
                if !isShown, let close = model.screen?.unseen?.close { press(close.id) }
            })
    }

    /// What a turn chosen there brings about is seen at once, so the list does not wait until it may be told.
    private var listed: Binding<Bool> {
        Binding(
            get: { model.screen?.turns.close != nil },
            set: { isShown in
                if !isShown, let close = model.screen?.turns.close { press(close.id) }
            })
    }
}

extension Question {
    /// The last answer changes nothing.
    fileprivate func role(of answer: SobremesaCore.Button) -> ButtonRole? {
        if answer.id == answers.last?.id { return .cancel }
        return answer.icon == .giveUp ? .destructive : nil
    }
}
