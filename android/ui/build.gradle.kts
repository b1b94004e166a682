plugins {
    alias(libs.plugins.android.library)
    alias(libs.plugins.compose.compiler)
}

android {
    namespace = "app.sobremesa.ui"
    compileSdk = libs.versions.sdk.target.get().toInt()
    defaultConfig.minSdk = libs.versions.sdk.min.get().toInt()
}

composeCompiler {
    stabilityConfigurationFiles.add(layout.projectDirectory.file("stability.conf"))
}

dependencies {
    api(project(":bindings"))
    implementation(libs.compose.foundation)
    implementation(libs.compose.material3)
    implementation(libs.compose.ui)
    implementation(libs.coroutines)
}
