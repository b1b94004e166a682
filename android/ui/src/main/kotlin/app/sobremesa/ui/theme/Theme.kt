package app.sobremesa.ui.theme

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.text.selection.LocalTextSelectionColors
import androidx.compose.foundation.text.selection.TextSelectionColors
import androidx.compose.material3.ColorScheme
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import app.sobremesa.core.Appearance
import app.sobremesa.core.Fades
import app.sobremesa.core.Theme
import app.sobremesa.core.fades
import app.sobremesa.core.palette

/** All that the drawings ask of the settings and the system. */
@Immutable
private class Looks(
    val colours: Colours,
    val type: Type,
    val reducedMotion: Boolean,
    val leftHanded: Boolean,
    val vibration: Boolean,
)

private val LocalLooks = staticCompositionLocalOf<Looks> { error("Nothing is drawn without a theme.") }

/** How long things fade, asked of the core once. */
internal val fadeLengths: Fades by lazy(::fades)

/** What the theme in force says. */
object SobremesaTheme {
    val colours: Colours @Composable get() = LocalLooks.current.colours
    val type: Type @Composable get() = LocalLooks.current.type

    /** Motions are cross-fades. */
    val reducedMotion: Boolean @Composable get() = LocalLooks.current.reducedMotion

    /** How long one screen fades into another, in ms. */
    val fade: Int @Composable get() = (if (reducedMotion) fadeLengths.reduced else fadeLengths.screen).toInt()

    /** Bar and panel are mirrored. */
    val leftHanded: Boolean @Composable get() = LocalLooks.current.leftHanded

    /** A tap may be felt. */
    val vibration: Boolean @Composable get() = LocalLooks.current.vibration
}

/**
 * Dresses `content` as the settings say; where they leave it to the system, as the system does.
 * `systemReducedMotion` is what the system asks of every app.
 */
@Composable
fun SobremesaTheme(appearance: Appearance, systemReducedMotion: Boolean, content: @Composable () -> Unit) {
    val dark = isDark(appearance.theme)
    val reduced = appearance.reducedMotion || systemReducedMotion
    val colours = remember(dark, appearance.colourBlind) { Colours(palette(dark, appearance.colourBlind)) }
    val looks = remember(colours, reduced, appearance.leftHanded, appearance.vibration) {
        Looks(colours, Type(colours.ink, colours.soft), reduced, appearance.leftHanded, appearance.vibration)
    }
    val scheme = remember(looks) { materialColours(looks.colours) }
    val selection = remember(looks) {
        TextSelectionColors(looks.colours.olive, looks.colours.olive.copy(alpha = .35f))
    }
    MaterialTheme(scheme) {
        CompositionLocalProvider(
            LocalLooks provides looks,
            LocalTextSelectionColors provides selection,
            content = content,
        )
    }
}

/** Whether the table is under a lamp. */
@Composable
fun isDark(theme: Theme): Boolean = when (theme) {
    Theme.SYSTEM -> isSystemInDarkTheme()
    Theme.LIGHT -> false
    Theme.DARK -> true
}

/** Our tokens under the names that Material's widgets (text fields, sliders) look for. */
private fun materialColours(c: Colours): ColorScheme {
    val base = if (c.dark) darkColorScheme() else lightColorScheme()
    return base.copy(
        primary = c.olive,
        onPrimary = c.onOlive,
        secondary = c.olive,
        onSecondary = c.onOlive,
        secondaryContainer = c.weave,
        onSecondaryContainer = c.soft,
        background = c.linen,
        onBackground = c.ink,
        surface = c.sheet,
        onSurface = c.ink,
        surfaceVariant = c.weave,
        onSurfaceVariant = c.soft,
        outline = c.line,
        outlineVariant = c.line,
        error = c.error,
    )
}
