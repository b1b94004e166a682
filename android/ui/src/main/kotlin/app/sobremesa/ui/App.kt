package app.sobremesa.ui

import androidx.compose.animation.AnimatedContent
import androidx.compose.animation.ContentTransform
import androidx.compose.animation.core.tween
import androidx.compose.animation.fadeIn
import androidx.compose.animation.fadeOut
import androidx.compose.animation.togetherWith
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.saveable.rememberSaveableStateHolder
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalClipboardManager
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.AnnotatedString
import app.sobremesa.core.Appearance
import app.sobremesa.core.Button
import app.sobremesa.core.Icon
import app.sobremesa.core.Screen
import app.sobremesa.core.Theme
import app.sobremesa.ui.pages.HomePage
import app.sobremesa.ui.pages.PageScreen
import app.sobremesa.ui.pages.TroubleSheet
import app.sobremesa.ui.table.TableScreen
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.Cloth
import app.sobremesa.ui.widgets.LocalInert

/**
 * The whole app, on both platforms. The first frame is the bare cloth, which looks as [before] where that is known; what
 * lies on it comes when the core has opened.
 */
@Composable
fun SobremesaApp(visit: Visit, systemReducedMotion: Boolean = false, before: Appearance? = null) {
    val appearance = visit.appearance ?: before ?: Unasked
    SobremesaTheme(appearance, systemReducedMotion) {
        Cloth(Modifier.fillMaxSize()) {
            val trouble = visit.trouble
            CompositionLocalProvider(LocalInert provides (trouble != null)) {
                Box(if (trouble == null) Modifier else Modifier.clearAndSetSemantics {}) { Places(visit, appearance.back) }
            }
            trouble?.let { TroubleSheet(it, appearance.back, onPutAway = { visit.back() }) }
        }
    }
}

/** The place where the visitor is, fading through when it changes. */
@Composable
private fun Places(visit: Visit, back: Button) {
    val scrolled = rememberSaveableStateHolder()
    val here = visit.place
    DisposableEffect(here) {
        onDispose { if (here != null && !visit.returnsTo(here)) scrolled.removeState(here.kept()) }
    }
    val length = SobremesaTheme.fade
    AnimatedContent(here, transitionSpec = { fadeThrough(length) }, contentKey = { it?.kept() }) { place ->
        if (place != null) {
            Box(if (place == here) Modifier else Modifier.outOfReach()) {
                scrolled.SaveableStateProvider(place.kept()) { PlaceScreen(place, visit, back) }
            }
        }
    }
}

/** What is fading away takes no finger any more. */
private fun Modifier.outOfReach(): Modifier = pointerInput(Unit) {
    awaitPointerEventScope {
        while (true) awaitPointerEvent(PointerEventPass.Initial).changes.forEach { it.consume() }
    }
}

@Composable
private fun PlaceScreen(place: Place, visit: Visit, back: Button) = when (place) {
    Place.Home -> visit.home?.let { home ->
        HomePage(
            home = home,
            onNotice = visit::dismissNotice,
            onMatch = visit::openMatch,
            onGame = { visit.go(Place.Setup(it)) },
            onLink = visit::follow,
        )
    }

    Place.Table -> visit.screen?.let { screen ->
        Copied(screen)
        TableScreen(
            screen = screen,
            onResize = visit::resize,
            onTap = visit::tap,
            onPress = visit::press,
            onRules = { chapter -> visit.go(Place.Rules(screen.game, chapter)) },
            modifier = Modifier.fillMaxSize(),
            outOfSight = visit.outOfSight,
        )
    }

    else -> visit.page(place)?.let { page ->
        PageScreen(
            page = page,
            back = back,
            onBack = { visit.back() },
            onChange = visit::change,
            onPrimary = visit::sitDown,
            onMatch = visit::openMatch,
            anchor = (place as? Place.Rules)?.chapter,
        )
    }
}

/** What the core wants copied goes into the clipboard, once. */
@Composable
@Suppress("DEPRECATION") // Its successor is not in the Compose that Android has here.
private fun Copied(screen: Screen) {
    val clipboard = LocalClipboardManager.current
    LaunchedEffect(screen.number) { screen.copied?.let { clipboard.setText(AnnotatedString(it)) } }
}

/** What is there goes before what comes appears, so that no two texts are read across each other. */
private fun fadeThrough(length: Int): ContentTransform {
    val going = length * 2 / 5
    return fadeIn(tween(length - going, delayMillis = going)) togetherWith fadeOut(tween(going))
}

/** How the bare cloth looks before the settings are known. Nothing on it has words. */
val Unasked = Appearance(
    theme = Theme.SYSTEM,
    reducedMotion = false,
    leftHanded = false,
    vibration = false,
    colourBlind = false,
    language = "",
    back = Button("", "", Icon.BACK, "", primary = false, enabled = false),
)
