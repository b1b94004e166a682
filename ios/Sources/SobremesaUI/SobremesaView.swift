import SobremesaCore
import SobremesaModel
import SwiftUI

/// The whole app. The first frame is the bare cloth; what lies on it comes when the core has opened.
public struct SobremesaView: View {
    @Bindable private var model: AppModel
    @Environment(\.scenePhase) private var phase
    @Environment(\.accessibilityReduceMotion) private var systemReducesMotion

    /// Shows the app as `model` has it.
    public init(model: AppModel) {
        self.model = model
    }

    public var body: some View {
        Dressed(appearance: model.appearance) {
            NavigationStack(path: $model.path) {
                first.navigationDestination(for: Destination.self) { place(at: $0) }
            }
            .alert(Text(verbatim: model.trouble ?? ""), isPresented: trouble) {
                Button(role: .cancel) {
                    model.dismissTrouble()
                } label: {
                    Text(verbatim: model.appearance?.back.label ?? "")
                }
                .accessibilityIdentifier("dismiss-trouble")
            }
        }
        .onChange(of: systemReducesMotion, initial: true) { model.systemReducesMotion = systemReducesMotion }
        .onChange(of: phase) { model.enter(phase.asModelled) }
    }

    private var trouble: Binding<Bool> {
        Binding(get: { model.trouble != nil }, set: { _ in })
    }

    private var first: some View {
        ZStack {
            ClothView()
            if let home = model.home { HomePage(model: model, home: home) }
        }
    }

    @ViewBuilder private func place(at destination: Destination) -> some View {
        switch destination {
        case .table:
            TableScreen(model: model)
                .background { ClothView().onTapGesture { model.clock.finish() } }
                // Up to twice as large: the board must stay on the screen.
                .dynamicTypeSize(...DynamicTypeSize.accessibility2)
        case .rules(_, let chapter): page(at: destination, anchor: chapter)
        case .setup, .settings, .saved, .statistics: page(at: destination, anchor: nil)
        }
    }

    @ViewBuilder private func page(at destination: Destination, anchor: String?) -> some View {
        if let page = model.page(at: destination) {
            PageScreen(model: model, page: page, anchor: anchor)
        } else {
            ClothView()
        }
    }
}

extension ScenePhase {
    fileprivate var asModelled: AppModel.Phase {
        switch self {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        @unknown default: .inactive
        }
    }
}
