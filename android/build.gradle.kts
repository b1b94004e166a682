buildscript {
    dependencies {
        // The Android plugin compiles Kotlin itself, and would bring an older compiler.
        classpath(libs.kotlin.gradle)
    }
}

plugins {
    alias(libs.plugins.android.application) apply false
    alias(libs.plugins.android.library) apply false
    alias(libs.plugins.compose.compiler) apply false
}
