package app.sobremesa.desktop

import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.produceState
import androidx.compose.runtime.snapshotFlow
import androidx.compose.runtime.withFrameNanos
import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.painter.BitmapPainter
import androidx.compose.ui.graphics.painter.Painter
import androidx.compose.ui.graphics.toComposeImageBitmap
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.type
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.use
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.application
import androidx.compose.ui.window.rememberWindowState
import app.sobremesa.bindings.Sobremesa
import app.sobremesa.core.Theme
import app.sobremesa.ui.Lane
import app.sobremesa.ui.SobremesaApp
import app.sobremesa.ui.Unasked
import app.sobremesa.ui.rememberVisit
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.Cup
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withContext
import java.awt.Dimension
import java.awt.GraphicsEnvironment

/** A phone's size, where the screen is high enough for it. */
private val Phone = DpSize(411.dp, 891.dp)
private val Least = Dimension(320, 480)

/** What a window is opened for. */
internal enum class Purpose {
    /** To play. */
    PLAY,

    /** To watch the recorded match. */
    DEMONSTRATE,

    /** To see how long it takes until the first page is there; the window closes then. */
    MEASURE,
}

/** Shows the app in a window until it is closed. */
internal fun window(purpose: Purpose, open: () -> Sobremesa) {
    val lane = Lane()
    var core: Sobremesa? = null
    val room = GraphicsEnvironment.getLocalGraphicsEnvironment().maximumWindowBounds
    val size = DpSize(Phone.width, Phone.height.coerceAtMost(room.height.dp))
    application(exitProcessOnExit = false) {
        val visit = rememberVisit(lane) { open().also { core = it } }
        val state = rememberWindowState(size = size)
        val icon by produceState<Painter?>(null) { value = withContext(Dispatchers.Default) { BitmapPainter(cup()) } }
        Window(
            onCloseRequest = ::exitApplication,
            state = state,
            title = visit.home?.title.orEmpty(),
            icon = icon,
            onKeyEvent = { it.type == KeyEventType.KeyDown && it.key == Key.Escape && visit.back() },
        ) {
            LaunchedEffect(window) { window.minimumSize = Least }
            SobremesaApp(visit)
            LaunchedEffect(visit, state.isMinimized) { if (state.isMinimized) visit.pause() else visit.resume() }
            LaunchedEffect(visit) {
                when (purpose) {
                    Purpose.PLAY -> Unit
                    Purpose.DEMONSTRATE -> demonstrate(visit, lane)
                    Purpose.MEASURE -> {
                        snapshotFlow { visit.home }.first { it != null }
                        // Two frames: one that composes the page, one that shows it has been drawn.
                        repeat(2) { withFrameNanos {} }
                        measureStart()
                        exitApplication()
                    }
                }
            }
        }
    }
    // What was asked for last may still be on its way to the disk.
    runBlocking { lane.awaitIdle() }
    core?.close()
}

/** The cup, as the window's icon. */
internal fun cup(): ImageBitmap = ImageComposeScene(ICON, ICON) {
    SobremesaTheme(Unasked.copy(theme = Theme.LIGHT), systemReducedMotion = false) { Cup(size = ICON.dp) }
}.use { it.render().toComposeImageBitmap() }

private const val ICON = 128
