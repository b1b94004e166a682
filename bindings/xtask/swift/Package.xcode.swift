// swift-tools-version:6.0
// The core's bindings as a package of their own, since a package takes nothing from outside its folder. `cargo xtask ios`
// writes all of it: change it in `bindings/xtask/swift`.
import PackageDescription

let package = Package(
    name: "SobremesaCore",
    platforms: [.iOS(.v17)],
    products: [.library(name: "SobremesaCore", targets: ["SobremesaCore"])],
    targets: [
        .binaryTarget(name: "SobremesaFFI", path: "SobremesaFFI.xcframework"),
        .target(
            name: "SobremesaCore",
            dependencies: ["SobremesaFFI"],
            linkerSettings: [
                .linkedFramework("AudioToolbox"),
                .linkedFramework("AVFAudio"),
                .linkedFramework("Foundation"),
            ]
        ),
    ]
)
