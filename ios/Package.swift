// swift-tools-version:6.0
import PackageDescription

/// Where `cargo xtask ios` puts the core and its bindings for Xcode. Only for another place must it be said.
let bindings = Context.environment["SOBREMESA_BINDINGS"] ?? "../target/ios/SobremesaCore"

let package = Package(
    name: "Sobremesa",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "SobremesaModel", targets: ["SobremesaModel"])],
    dependencies: [.package(path: bindings)],
    targets: [
        .target(
            name: "SobremesaModel",
            dependencies: [.product(name: "SobremesaCore", package: "SobremesaCore")]
        ),
        .testTarget(name: "SobremesaModelTests", dependencies: ["SobremesaModel"]),
    ],
    swiftLanguageModes: [.v6]
)
