// swift-tools-version:6.0
import PackageDescription

/// Where `cargo xtask ios` puts the core and its bindings for Xcode. Only for another place must it be said.
let bindings = Context.environment["SOBREMESA_BINDINGS"] ?? "../target/ios/SobremesaCore"

let core = Target.Dependency.product(name: "SobremesaCore", package: "SobremesaCore")

#if os(Linux)
    // There is no SwiftUI: views and app are type-checked against stand-ins, and tests press buttons through them.
    let standIn: [Target] = [
        .target(name: "SwiftUI", path: "Tests/SwiftUIStandIn"),
        .target(name: "AVFAudio", path: "Tests/AVFAudioStandIn"),
        .target(name: "UIKit", path: "Tests/UIKitStandIn"),
        .executableTarget(
            name: "SobremesaApp",
            dependencies: ["SobremesaUI", "SwiftUI", "AVFAudio", "UIKit"],
            path: "App/Sobremesa",
            exclude: ["Info.plist", "PrivacyInfo.xcprivacy", "Assets.xcassets", "en.lproj", "es.lproj"]
        ),
        .testTarget(name: "SobremesaUITests", dependencies: ["SobremesaUI", "SwiftUI"]),
    ]
    let swiftUI: [Target.Dependency] = ["SwiftUI"]
#else
    let standIn: [Target] = []
    let swiftUI: [Target.Dependency] = []
#endif

let package = Package(
    name: "Sobremesa",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "SobremesaModel", targets: ["SobremesaModel"]),
        .library(name: "SobremesaUI", targets: ["SobremesaUI"]),
    ],
    dependencies: [.package(path: bindings)],
    targets: [
        .target(name: "SobremesaModel", dependencies: [core]),
        .target(name: "SobremesaUI", dependencies: ["SobremesaModel", core] + swiftUI),
        .testTarget(name: "SobremesaModelTests", dependencies: ["SobremesaModel"]),
    ] + standIn,
    swiftLanguageModes: [.v6]
)
