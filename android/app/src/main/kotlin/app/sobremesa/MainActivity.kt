package app.sobremesa

import android.app.Activity
import android.content.Context
import android.graphics.Color
import android.os.Bundle
import android.provider.Settings
import androidx.activity.ComponentActivity
import androidx.activity.SystemBarStyle
import androidx.activity.compose.BackHandler
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.LocalConfiguration
import androidx.compose.ui.platform.LocalContext
import androidx.core.view.WindowCompat
import androidx.core.view.WindowInsetsCompat
import androidx.core.view.WindowInsetsControllerCompat
import androidx.lifecycle.compose.LifecycleResumeEffect
import androidx.lifecycle.compose.LifecycleStartEffect
import app.sobremesa.core.Theme
import app.sobremesa.ui.Place
import app.sobremesa.ui.SobremesaApp
import app.sobremesa.ui.Visit
import app.sobremesa.ui.rememberVisit
import app.sobremesa.ui.theme.isDark

/** The one window. It keeps nothing but the way its visitor came; another one in its place shows the same. */
class MainActivity : ComponentActivity() {
    override fun onCreate(savedInstanceState: Bundle?) {
        // No longer what was to be seen while the app started.
        setTheme(R.style.Sobremesa)
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        val process = application as SobremesaApplication
        // A change of the system's languages makes a new activity.
        val languages = resources.configuration.locales.let { all -> List(all.size()) { all[it].toLanguageTag() } }
        setContent {
            val before = remember { process.visit?.appearance }
            val visit = rememberVisit(process.lane) { process.core(languages) }
            SideEffect { process.visit = visit }
            Awake(visit, process.audioFocus)
            BackHandler(visit.canGoBack) { visit.back() }
            BarsFor((visit.appearance ?: before)?.theme ?: Theme.SYSTEM)
            StatusBarBeside(visit.place)
            SobremesaApp(visit, systemReducedMotion(), before)
        }
    }

    /** Makes the icons on the system's bars readable on the cloth, which lies behind them. */
    @Composable
    private fun BarsFor(theme: Theme) {
        val dark = isDark(theme)
        LaunchedEffect(dark) {
            val clear = Color.TRANSPARENT
            val style = if (dark) SystemBarStyle.dark(clear) else SystemBarStyle.light(clear, clear)
            enableEdgeToEdge(style, style)
        }
    }
}

/** A window lower than this many dp has no room for a status bar over a table. */
private const val LOW = 600

/** On a small phone the table takes the status bar's place; a swipe brings it for a moment. */
@Composable
private fun Activity.StatusBarBeside(place: Place?) {
    val low = LocalConfiguration.current.run { screenHeightDp < LOW && screenHeightDp > screenWidthDp }
    LaunchedEffect(low, place) {
        val bars = WindowCompat.getInsetsController(window, window.decorView)
        bars.systemBarsBehavior = WindowInsetsControllerCompat.BEHAVIOR_SHOW_TRANSIENT_BARS_BY_SWIPE
        val status = WindowInsetsCompat.Type.statusBars()
        if (low && place == Place.Table) bars.hide(status) else bars.show(status)
    }
}

/**
 * Time goes on while the app is in front. Before another one is, so that the system's picture of it shows no hand, it is
 * covered. An activity that makes way for its own successor, as when the device is turned, stays in front and hands the
 * [focus] on.
 */
@Composable
private fun Activity.Awake(visit: Visit, focus: AudioFocus) {
    LifecycleStartEffect(visit) {
        onStopOrDispose { if (!isChangingConfigurations) focus.leave() }
    }
    LifecycleResumeEffect(visit) {
        focus.enter(visit)
        onPauseOrDispose { if (!isChangingConfigurations) focus.pause() }
    }
}

/** The system asks every app to move as little as it can. Looked at whenever the app comes into sight. */
@Composable
private fun systemReducedMotion(): Boolean {
    val context = LocalContext.current
    var reduced by remember { mutableStateOf(context.animatesNothing()) }
    LifecycleStartEffect(context) {
        reduced = context.animatesNothing()
        onStopOrDispose {}
    }
    return reduced
}

private fun Context.animatesNothing(): Boolean =
    Settings.Global.getFloat(contentResolver, Settings.Global.ANIMATOR_DURATION_SCALE, 1f) == 0f
