package app.sobremesa

import android.provider.Settings
import android.view.HapticFeedbackConstants
import android.view.WindowInsets
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.core.view.WindowCompat
import app.sobremesa.core.Tap
import app.sobremesa.ui.Place
import app.sobremesa.ui.matches.MatchScenarios
import app.sobremesa.ui.matches.RecordedMatch
import app.sobremesa.ui.matches.Sitting
import app.sobremesa.ui.matches.tag
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf

/** What the system's settings, and the app's own, do to how it looks and feels. */
@RunWith(RobolectricTestRunner::class)
class LooksTest : MatchScenarios() {
    @get:Rule(order = 0)
    override val rule = createEmptyComposeRule()

    @get:Rule(order = 1)
    override val stage = InActivity()

    private fun assertIconsDark(dark: Boolean) {
        val bars = WindowCompat.getInsetsController(stage.activity.window, stage.activity.window.decorView)
        assertEquals("status bar", dark, bars.isAppearanceLightStatusBars)
        assertEquals("navigation bar", dark, bars.isAppearanceLightNavigationBars)
    }

    private fun Sitting.choose(setting: String, value: String) {
        rule.runOnUiThread { visit.go(Place.Settings) }
        settle()
        rule.runOnUiThread { visit.change(setting, value) }
        settle()
        rule.runOnUiThread { visit.back() }
        settle()
    }

    @Test
    fun `the icons on the system's bars can be seen on the cloth, whatever it is chosen to be`() {
        val sitting = begin()
        assertIconsDark(true)
        stage.change("night")
        sitting.settle()
        assertIconsDark(false)
        sitting.choose("theme", "light")
        assertIconsDark(true)
        stage.change("notnight")
        sitting.settle()
        sitting.choose("theme", "dark")
        assertIconsDark(false)
    }

    @Test
    fun `on a small phone the status bar makes room for the table, and elsewhere it stays`() {
        fun shown() = stage.activity.window.insetsController!!.requestedVisibleTypes and WindowInsets.Type.statusBars() != 0
        val sitting = begin(width = 320, height = 520)
        assertTrue(shown())
        sitting.sitDownAt(RecordedMatch.demonstration().record)
        assertFalse(shown())
        stage.change(size(360, 740))
        sitting.settle()
        assertTrue(shown())
        stage.change(size(320, 520))
        sitting.settle()
        rule.runOnUiThread { sitting.visit.back() }
        sitting.settle()
        assertTrue(shown())
    }

    @Test
    fun `where the system animates nothing the result is there at once, and else after the last motion`() {
        for ((scale, atOnce) in listOf(0f to true, 1f to false)) {
            Settings.Global.putFloat(stage.process.contentResolver, Settings.Global.ANIMATOR_DURATION_SCALE, scale)
            val sitting = begin()
            val taps = sitting.sitDownAt(RecordedMatch.demonstration().record)
            taps.dropLast(1).forEach { sitting.press(tag(it)) }
            rule.mainClock.autoAdvance = false
            sitting.press(tag(taps.last()))
            rule.mainClock.advanceTimeBy(BETWEEN)
            assertEquals("$scale", atOnce, rule.onAllNodesWithTag("result-sheet").fetchSemanticsNodes().isNotEmpty())
            rule.mainClock.autoAdvance = true
            stage.close()
        }
    }

    @Test
    fun `a tap is felt, what is not possible more so, and neither where vibration is off`() {
        val sitting = begin()
        val taps = sitting.sitDownAt(RecordedMatch.demonstration().record)
        sitting.press(tag(taps.first()))
        assertEquals(HapticFeedbackConstants.TEXT_HANDLE_MOVE, felt())
        val impossible = sitting.screen.board.cells.first { !it.enabled }
        sitting.press(tag(Tap.Spot(impossible.spot)))
        assertEquals(HapticFeedbackConstants.LONG_PRESS, felt())

        rule.runOnUiThread { sitting.visit.back() }
        sitting.settle()
        sitting.choose("vibration", "off")
        sitting.sitDownAt(RecordedMatch.demonstration().record)
        forget()
        sitting.press(tag(taps.first()))
        assertEquals(-1, felt())
    }

    private fun composed() = shadowOf(stage.composeView())

    private fun felt(): Int = composed().lastHapticFeedbackPerformed()

    private fun forget() = stage.composeView().performHapticFeedback(-1)

    private companion object {
        /** The last piece has faded away by then, and has not yet left as it does by itself, ms. */
        const val BETWEEN = 250L
    }
}
