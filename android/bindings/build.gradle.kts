// The core for each ABI, through cargo-ndk, and the Kotlin that is generated from it.
plugins {
    alias(libs.plugins.android.library)
}

val workspace = rootDir.parentFile
val libraries = layout.buildDirectory.dir("core")

val core = tasks.register<Exec>("core") {
    description = "Builds the core for each ABI."
    workingDir = workspace
    commandLine(
        listOf("cargo", "ndk", "--platform", libs.versions.sdk.min.get(), "--output-dir", libraries.get().asFile.path) +
            listOf("arm64-v8a", "armeabi-v7a", "x86_64").flatMap { listOf("--target", it) } +
            listOf("build", "--release", "--package", "sobremesa-ffi"),
    )
}

val generated = tasks.register<Exec>("generated") {
    description = "Generates the Kotlin of the core."
    workingDir = workspace
    commandLine("cargo", "xtask", "bindings")
}

android {
    namespace = "app.sobremesa.bindings"
    compileSdk = libs.versions.sdk.target.get().toInt()
    defaultConfig.minSdk = libs.versions.sdk.min.get().toInt()
    sourceSets.named("main") {
        jniLibs.directories += libraries.get().asFile.path
        kotlin.directories += workspace.resolve("target/kotlin").path
    }
}

tasks.named("preBuild") { dependsOn(core, generated) }

dependencies {
    api(variantOf(libs.jna) { artifactType("aar") })
}
