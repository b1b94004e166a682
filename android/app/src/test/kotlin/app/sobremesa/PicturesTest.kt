package app.sobremesa

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.core.graphics.Insets
import app.sobremesa.bindings.Sobremesa
import app.sobremesa.ui.Lane
import app.sobremesa.ui.Visit
import app.sobremesa.ui.matches.Looks
import app.sobremesa.ui.matches.Questions
import app.sobremesa.ui.screens.Album
import app.sobremesa.ui.screens.Camera
import app.sobremesa.ui.screens.Chapter
import app.sobremesa.ui.screens.Chapters
import app.sobremesa.ui.screens.Format
import app.sobremesa.ui.screens.LyingPhone
import app.sobremesa.ui.screens.Phone
import app.sobremesa.ui.screens.demonstrated
import app.sobremesa.ui.screens.openStill
import app.sobremesa.ui.screens.warned
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import java.io.File

/** Every screen in the activity. The pictures stay in `target/pictures/android`, to be looked at. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "mdpi")
class PicturesTest {
    @get:Rule(order = 0)
    val rule = createEmptyComposeRule()

    @get:Rule(order = 1)
    internal val stage = InActivity()

    @get:Rule
    val folder = TemporaryFolder()

    @Test
    fun `every screen in the light`() = Look("en", "notnight").album()

    @Test
    fun `every screen under a lamp, in Spanish`() = Look("es", "night").album()

    @Test
    fun `every screen of a phone with letters twice as large, in Spanish`() = large().album()

    // An activity a test: a second one in the same test would never come to rest.

    @Test
    fun `the dice in the light`() = Look("en", "notnight").chapter(dice)

    @Test
    fun `the dice under a lamp, in Spanish`() = Look("es", "night").chapter(dice)

    @Test
    fun `the dice on a phone with letters twice as large, in Spanish`() = large().chapter(dice)

    @Test
    fun `the tiles in the light`() = Look("en", "notnight").chapter(tiles)

    @Test
    fun `the tiles under a lamp, in Spanish`() = Look("es", "night").chapter(tiles)

    @Test
    fun `the tiles on a phone with letters twice as large, in Spanish`() = large().chapter(tiles)

    private val dice get() = Chapters.first()

    private val tiles get() = Chapters.last()

    private fun large(): Look {
        RuntimeEnvironment.setFontScale(2f)
        return Look("es", "notnight", "-large") { it.width < 400 }
    }

    /** A language, `light` or dark, and the formats of which there are pictures. */
    private inner class Look(
        private val language: String,
        private val light: String,
        private val more: String = "",
        private val wanted: (Format) -> Boolean = { true },
    ) {
        private val named = "$language-${if (light == "night") "dark" else "light"}$more"

        fun album() = drawn(Album.names) { fill(demonstrated(), warned()) }

        fun chapter(chapter: Chapter) =
            drawn(chapter.moments.associate { it.name to it.formats }) { fill(chapter.match(), chapter.moments) }

        private fun drawn(names: Map<String, List<Format>>, fill: Album.() -> Unit) {
            val camera = ActivityCamera(rule, stage, wanted) { screen, format -> pictures().resolve("$screen-$format-$named.png") }
            openStill(folder.newFolder().toPath(), listOf(language)).use { core ->
                camera.begin(Looks(Phone.width, Phone.height, language)) { core }
                stage.change(light)
                camera.settle()
                Album(camera).fill()
                stage.close()
            }
            assertEquals(names.mapValues { (_, formats) -> formats.filter(wanted) }, camera.taken)
        }
    }
}

/** Takes pictures of the activity, and looks at each that nothing on it is wrong in an obvious way. */
private class ActivityCamera(
    private val rule: ComposeTestRule,
    private val stage: InActivity,
    private val wanted: (Format) -> Boolean,
    private val file: (String, Format) -> File,
) : Camera {
    private val questions = Questions()

    /** The screens taken so far, each with its formats. */
    val taken = mutableMapOf<String, List<Format>>()

    override val visit: Visit get() = stage.visit

    fun begin(looks: Looks, open: () -> Sobremesa) {
        stage.show(looks, Lane(questions), open)
        settle()
    }

    override fun settle() {
        do {
            rule.runOnUiThread { questions.answer() }
            rule.waitForIdle()
        } while (!visit.settled)
    }

    override fun take(name: String, formats: List<Format>) {
        for (format in formats.filter(wanted)) {
            stage.change(size(format.width, format.height))
            // First what is there asks the window for its insets, which Robolectric knows nothing of.
            settle()
            val taken = format.edges()
            stage.inset(bars = taken, cutout = Insets.of(taken.left, 0, 0, 0))
            settle()
            assertNothingCutOff("$name in $format", format.without(taken))
            val picture = picture(stage.activity.window)
            assertEquals("$name in $format", format, Format(picture.width, picture.height))
            assertTrue("$name in $format is drawn", picture.colours() > 100)
            picture.keep(file(name, format))
        }
        taken[name] = formats.filter(wanted)
    }

    /** What a status bar, the line for gestures, and on a phone's side a camera take of the window. */
    private fun Format.edges() = Insets.of(if (this == LyingPhone) 32 else 0, 24, 0, 24)

    private fun Format.without(taken: Insets) =
        Rect(taken.left.toFloat(), taken.top.toFloat(), (width - taken.right).toFloat(), (height - taken.bottom).toFloat())

    /** All that can be pressed lies within the window, whole, unless it scrolls. */
    private fun assertNothingCutOff(where: String, window: Rect) {
        for (node in rule.onAllNodes(hasClickAction()).fetchSemanticsNodes()) {
            if (node.scrolls()) continue
            val (place, size) = node.boundsInRoot to node.size
            val what = "$where: ${node.spoken()} at $place"
            assertTrue(what, place.left >= window.left && place.top >= window.top)
            assertTrue(what, place.right <= window.right && place.bottom <= window.bottom)
            assertTrue("$what, but $size", place.width >= size.width - 1 && place.height >= size.height - 1)
        }
    }

    private fun SemanticsNode.scrolls(): Boolean =
        generateSequence(parent) { it.parent }.any { SemanticsActions.ScrollBy in it.config }

    private fun SemanticsNode.spoken(): String =
        config.getOrNull(SemanticsProperties.ContentDescription).orEmpty().joinToString(" ")
}
