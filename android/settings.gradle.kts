// The same sources as the Maven reactor beside it, for Android Studio. What is tested and released is built by
// `cargo xtask`; see CONTRIBUTING.md.
pluginManagement {
    repositories {
        google()
        mavenCentral()
    }
}

dependencyResolutionManagement {
    repositories {
        google()
        mavenCentral()
    }
}

rootProject.name = "Sobremesa"
include(":bindings", ":ui", ":app")
