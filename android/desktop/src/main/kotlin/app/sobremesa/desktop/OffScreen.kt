package app.sobremesa.desktop

import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.ExperimentalComposeUiApi
import androidx.compose.ui.InternalComposeUiApi
import androidx.compose.ui.LocalSystemTheme
import androidx.compose.ui.SystemTheme
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.asComposeCanvas
import androidx.compose.ui.input.InputMode
import androidx.compose.ui.input.InputModeManager
import androidx.compose.ui.input.pointer.PointerEventType
import androidx.compose.ui.input.pointer.PointerId
import androidx.compose.ui.input.pointer.PointerType
import androidx.compose.ui.platform.PlatformContext
import androidx.compose.ui.scene.CanvasLayersComposeScene
import androidx.compose.ui.scene.ComposeScenePointer
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsOwner
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.IntSize
import app.sobremesa.ui.screens.Format
import kotlinx.coroutines.CoroutineDispatcher
import org.jetbrains.skia.Bitmap
import org.jetbrains.skia.PictureRecorder
import org.jetbrains.skia.Rect
import org.jetbrains.skia.Surface
import org.jetbrains.skiko.toBufferedImage
import java.awt.image.BufferedImage
import java.nio.file.Path
import java.util.concurrent.ConcurrentLinkedQueue
import javax.imageio.IIOImage
import javax.imageio.ImageIO
import javax.imageio.ImageWriteParam
import kotlin.coroutines.CoroutineContext
import kotlin.io.path.outputStream

/** Pixels to a dp in the pictures. */
private const val DENSITY = 2f

/** One frame, in ms. */
private const val FRAME = 16L

/** A scene that is not still after so many frames never will be. */
private const val MANY_FRAMES = 2000

/**
 * The UI without a display: it has its own time, which goes on only when told, and a finger that finds its way by what
 * a screen reader would say. What it launches runs in `context`, or else with the next frame: a computer answers from a
 * thread of its own, and the UI is this one's alone.
 */
@OptIn(InternalComposeUiApi::class, ExperimentalComposeUiApi::class)
internal class OffScreen(
    format: Format,
    dark: Boolean,
    context: CoroutineContext? = null,
    content: @Composable () -> Unit,
) : AutoCloseable {
    private val owners = mutableListOf<SemanticsOwner>()
    private val waiting = Waiting()
    private var now = 0L

    private val platform = object : PlatformContext by PlatformContext.Empty {
        /** There is a finger and no keyboard, so that no focus is shown. */
        override val inputModeManager = object : InputModeManager {
            override val inputMode = InputMode.Touch

            override fun requestInputMode(inputMode: InputMode) = inputMode == InputMode.Touch
        }

        override val semanticsOwnerListener = object : PlatformContext.SemanticsOwnerListener {
            override fun onSemanticsOwnerAppended(semanticsOwner: SemanticsOwner) {
                owners += semanticsOwner
            }

            override fun onSemanticsOwnerRemoved(semanticsOwner: SemanticsOwner) {
                owners -= semanticsOwner
            }

            override fun onSemanticsChange(semanticsOwner: SemanticsOwner) = Unit

            override fun onLayoutChange(semanticsOwner: SemanticsOwner, semanticsNodeId: Int) = Unit
        }
    }

    private val scene = CanvasLayersComposeScene(
        density = Density(DENSITY),
        size = format.pixels(),
        coroutineContext = context ?: waiting,
        platformContext = platform,
    )

    /** Width and height in dp. */
    var format = format
        set(value) {
            field = value
            scene.size = value.pixels()
        }

    init {
        scene.setContent {
            CompositionLocalProvider(LocalSystemTheme provides if (dark) SystemTheme.Dark else SystemTheme.Light, content)
        }
    }

    /** Lets [ms] go by. */
    fun pass(ms: Long) {
        val end = now + ms
        while (now < end) {
            now = (now + FRAME).coerceAtMost(end)
            frame()
        }
    }

    /** Lets time go by until nothing moves any more. */
    fun settle() {
        repeat(MANY_FRAMES) {
            pass(FRAME)
            if (!scene.hasInvalidations() && waiting.isEmpty) return
        }
        throw Unclear("Something on the screen does not come to rest.")
    }

    /** Puts a finger on what is called [spoken] and takes it up again. */
    fun touch(spoken: String) {
        val place = owners.firstNotNullOfOrNull { it.rootSemanticsNode.find(spoken) }
            ?: throw Unclear("Nothing on the screen is called \"$spoken\".")
        send(PointerEventType.Press, place, held = true)
        pass(FRAME * 3)
        send(PointerEventType.Release, place, held = false)
    }

    private fun send(event: PointerEventType, place: Offset, held: Boolean) {
        val finger = ComposeScenePointer(
            id = PointerId(1),
            position = place,
            pressed = held,
            type = PointerType.Touch,
        )
        scene.sendPointerEvent(event, listOf(finger), timeMillis = now)
    }

    /** Keeps a picture of what is to be seen now in [file]. */
    fun keep(file: Path) {
        val (width, height) = format.pixels().let { it.width to it.height }
        Surface.makeRasterN32Premul(width, height).use { surface ->
            scene.render(surface.canvas.asComposeCanvas(), now * 1_000_000)
            val picture = surface.makeImageSnapshot().use(Bitmap::makeFromImage)
            picture.use { it.toBufferedImage().write(file) }
        }
    }

    /** Lets time go by until [ms], with one frame at its end. */
    fun passTo(ms: Long) {
        now = ms
        frame()
    }

    override fun close() = scene.close()

    /** A frame that nobody looks at: it is recorded and not painted. */
    private fun frame() = PictureRecorder().use { recorder ->
        waiting.run()
        val size = format.pixels()
        val canvas = recorder.beginRecording(Rect.makeWH(size.width.toFloat(), size.height.toFloat()))
        scene.render(canvas.asComposeCanvas(), now * 1_000_000)
        recorder.finishRecordingAsPicture().close()
    }
}

/** Keeps what it is to run until somebody has it run. */
private class Waiting : CoroutineDispatcher() {
    private val tasks = ConcurrentLinkedQueue<Runnable>()

    val isEmpty get() = tasks.isEmpty()

    override fun dispatch(context: CoroutineContext, block: Runnable) {
        tasks += block
    }

    fun run() {
        while (true) (tasks.poll() ?: return).run()
    }
}

/** Writes a PNG; several times faster than the drawing library does, which counts for hundreds of pictures. */
private fun BufferedImage.write(file: Path) {
    val writer = ImageIO.getImageWritersByFormatName("png").next()
    val light = writer.defaultWriteParam.apply {
        compressionMode = ImageWriteParam.MODE_EXPLICIT
        compressionQuality = .8f
    }
    file.outputStream().buffered().use { out ->
        ImageIO.createImageOutputStream(out).use { stream ->
            writer.output = stream
            writer.write(null, IIOImage(this, null, null), light)
        }
    }
    writer.dispose()
}

private fun Format.pixels() = IntSize((width * DENSITY).toInt(), (height * DENSITY).toInt())

/** The middle of the element that a screen reader calls [spoken]. */
private fun SemanticsNode.find(spoken: String): Offset? {
    val said = config.getOrNull(SemanticsProperties.ContentDescription)
    if (said != null && spoken in said) return boundsInRoot.center
    return children.firstNotNullOfOrNull { it.find(spoken) }
}
