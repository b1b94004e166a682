package app.sobremesa

import android.os.Bundle
import android.os.Parcel
import android.view.View
import android.view.ViewGroup
import androidx.compose.ui.platform.ViewRootForTest
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getAllSemanticsNodes
import androidx.compose.ui.semantics.getOrNull
import androidx.core.graphics.Insets
import androidx.core.view.WindowInsetsCompat
import androidx.test.core.app.ApplicationProvider
import app.sobremesa.bindings.Sobremesa
import app.sobremesa.bindings.SobremesaInterface
import app.sobremesa.core.Screen
import app.sobremesa.ui.Lane
import app.sobremesa.ui.Visit
import app.sobremesa.ui.matches.Looks
import app.sobremesa.ui.matches.Stage
import org.junit.rules.ExternalResource
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment
import org.robolectric.android.controller.ActivityController

/** The activity as the system leads it through its life. As a rule it is closed after the test. */
internal class InActivity : ExternalResource(), Stage {
    private val told = ToldOfChanges()
    private var controller: ActivityController<MainActivity>? = null
    private var kept: ByteArray? = null

    val activity: MainActivity get() = checkNotNull(controller).get()

    val process: StillApplication get() = ApplicationProvider.getApplicationContext()

    override val visit: Visit get() = checkNotNull(process.visit)

    /** What the activity's life said to the core, in order. */
    val heard = mutableListOf<String>()

    /** What the core was told of its sound, in order, with the life that bears on it. */
    val heardOfSound = mutableListOf<String>()

    /** What is shown of a screen that the core gives. */
    var dress: (Screen) -> Screen = { it }

    override fun show(looks: Looks, lane: Lane, open: () -> Sobremesa) {
        become("+${looks.language}-${size(looks.width, looks.height)}")
        process.begin(lane) { Hearing(open(), heard, heardOfSound) { dress(it) } }
        val state = kept?.bundle()
        controller = Robolectric.buildActivity(MainActivity::class.java).apply {
            if (state == null) setup() else setup(state)
        }
    }

    /** The system gives the app another window, or speaks another language: its [qualifiers] are others. */
    fun change(qualifiers: String) {
        become("+$qualifiers")
        checkNotNull(controller).recreate()
    }

    /** The system's bars and a camera take these edges of the window, in px. */
    fun inset(bars: Insets, cutout: Insets) {
        val insets = WindowInsetsCompat.Builder()
            .setInsets(WindowInsetsCompat.Type.statusBars(), Insets.of(0, bars.top, 0, 0))
            .setInsets(WindowInsetsCompat.Type.navigationBars(), Insets.of(bars.left, 0, bars.right, bars.bottom))
            .setInsets(WindowInsetsCompat.Type.displayCutout(), cutout)
            .build()
        composeView().dispatchApplyWindowInsets(insets.toWindowInsets())
    }

    private fun become(qualifiers: String) = RuntimeEnvironment.setQualifiers(qualifiers)

    /** Another app is about to come in front. */
    fun pause() {
        checkNotNull(controller).pause()
    }

    /** It did not come. */
    fun resume() {
        checkNotNull(controller).resume()
    }

    /** Another app comes in front. */
    fun leave() {
        checkNotNull(controller).pause().stop()
    }

    /** The app is in front again. */
    fun enter() {
        checkNotNull(controller).restart().start().resume()
    }

    /** The system ends the app while it is out of sight. What is shown next begins with what it kept. Gives its size. */
    fun die(): Int {
        leave()
        val state = Bundle()
        checkNotNull(controller).saveInstanceState(state).destroy()
        controller = null
        process.end()
        return state.bytes().also { kept = it }.size
    }

    override fun before() = told.begin()

    /** What Compose draws in. */
    fun composeView(): View = activity.findViewById<ViewGroup>(android.R.id.content).let { (it.getChildAt(0) as ViewGroup).getChildAt(0) }

    /** What a screen reader would find, by name; the test rule sees nothing of an activity that is not in front. */
    fun named(): Set<String> = (composeView() as ViewRootForTest).semanticsOwner
        .getAllSemanticsNodes(mergingEnabled = true)
        .mapNotNullTo(HashSet()) { it.config.getOrNull(SemanticsProperties.TestTag) }

    /** The activity is over. */
    fun close() {
        controller?.close()
        controller = null
    }

    override fun after() {
        close()
        told.end()
    }
}

/** A window of this size in dp, as qualifiers. */
internal fun size(width: Int, height: Int) = "w${width}dp-h${height}dp-${if (width > height) "land" else "port"}"

private fun Bundle.bytes(): ByteArray = parcel { it.writeBundle(this); it.marshall() }

private fun ByteArray.bundle(): Bundle = parcel {
    it.unmarshall(this, 0, size)
    it.setDataPosition(0)
    checkNotNull(it.readBundle(MainActivity::class.java.classLoader))
}

private fun <T> parcel(work: (Parcel) -> T): T {
    val parcel = Parcel.obtain()
    try {
        return work(parcel)
    } finally {
        parcel.recycle()
    }
}

/** A core that writes down what only the activity's life asks of it. */
private class Hearing(
    private val core: Sobremesa,
    private val heard: MutableList<String>,
    private val heardOfSound: MutableList<String>,
    private val dress: (Screen) -> Screen,
) : SobremesaInterface by core,
    AutoCloseable by core {
    override fun screen(): Screen? = core.screen()?.let(dress)

    override fun pause() {
        heard += "pause"
        heardOfSound += "pause"
        core.pause()
    }

    override fun resume() {
        heard += "resume"
        heardOfSound += "resume"
        core.resume()
    }

    override fun interrupted(began: Boolean) {
        heardOfSound += if (began) "interrupted" else "no longer interrupted"
        core.interrupted(began)
    }

    override fun othersPlay(playing: Boolean) {
        heardOfSound += if (playing) "others play" else "nobody else plays"
        core.othersPlay(playing)
    }

    override fun deviceChanged() {
        heardOfSound += "device changed"
        core.deviceChanged()
    }

    override fun setLanguages(languages: List<String>) {
        heard += languages.first()
        core.setLanguages(languages)
    }
}
