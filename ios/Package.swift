// swift-tools-version:6.0
import PackageDescription

/// Where `cargo xtask bindings` puts the core's bindings. Only where cargo builds elsewhere must it be said.
let bindings = Context.environment["SOBREMESA_BINDINGS"] ?? "../target/swift/SobremesaCore"

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
