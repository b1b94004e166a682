package app.sobremesa

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasScrollToNodeAction
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performScrollToNode
import app.sobremesa.core.Row
import app.sobremesa.core.Screen
import app.sobremesa.core.Space
import app.sobremesa.core.Tap
import app.sobremesa.ui.Place
import app.sobremesa.ui.matches.MatchScenarios
import app.sobremesa.ui.matches.RecordedMatch
import app.sobremesa.ui.matches.Sitting
import app.sobremesa.ui.matches.tag
import app.sobremesa.ui.matches.whatLies
import app.sobremesa.ui.table.cover
import app.sobremesa.ui.table.tiledScreen
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.shadows.ShadowLooper
import java.io.File

/** What the system does to an app: turning the device, other apps in front, ending it, Back, other languages. */
@RunWith(RobolectricTestRunner::class)
class LifeTest : MatchScenarios() {
    @get:Rule(order = 0)
    override val rule = createEmptyComposeRule()

    @get:Rule(order = 1)
    override val stage = InActivity()

    private val taps = mutableListOf<Tap>()

    /** A match in whose third turn a first tap is made. */
    private fun inTurn(archive: File = folder.newFolder()): Sitting {
        val sitting = begin(archive = archive)
        taps += sitting.sitDownAt(RecordedMatch.demonstration().record)
        taps.take(turnEnds()[1] + 2).forEach { sitting.press(tag(it)) }
        return sitting
    }

    private fun turnEnds() = taps.indices.filter { taps[it] == Tap.Button("end") }

    @Test
    fun `a device that is turned in the middle of a turn shows the same draft`() {
        val sitting = inTurn()
        val (shown, lies) = sitting.shown() to sitting.screen.whatLies()
        stage.change(size(740, 360))
        sitting.settle()
        assertEquals(lies, sitting.screen.whatLies())
        sitting.assertShownAsTold("on its side")
        stage.change(size(360, 740))
        sitting.settle()
        assertEquals(shown, sitting.shown())
        taps.drop(turnEnds()[1] + 2).take(1).forEach { sitting.press(tag(it)) }
        sitting.assertShownAsTold("after the next tap")
    }

    @Test
    fun `a question that is open when the device is turned stays open`() {
        val sitting = inTurn()
        sitting.press("exit")
        stage.change(size(740, 360))
        sitting.settle()
        sitting.assertShownAsTold("on its side")
        rule.onNodeWithTag("question-sheet").assertIsDisplayed()
    }

    @Test
    fun `a name that is being typed is still there when the device is turned`() {
        val sitting = begin()
        rule.runOnUiThread { sitting.visit.run { go(Place.Setup(home!!.games.first().game)) } }
        sitting.settle()
        val seat = sitting.page().rows.filterIsInstance<Row.Seat>().first().id
        rule.runOnUiThread { sitting.visit.change(seat, "Eva María") }
        sitting.settle()
        val page = sitting.page()
        stage.change(size(740, 360))
        sitting.settle()
        assertEquals(page, sitting.page())
        val field = hasText("Eva María") and hasSetTextAction()
        // The lying phone is too low for the whole form.
        rule.onNode(hasScrollToNodeAction()).performScrollToNode(field)
        rule.onNode(field).assertIsDisplayed()
    }

    private fun Sitting.page() = checkNotNull(visit.page(checkNotNull(visit.place)))

    @Test
    fun `after the system has ended the app the match is there, and at most the draft is lost`() {
        val archive = folder.newFolder()
        val before = begin(archive = archive)
        taps += before.sitDownAt(RecordedMatch.demonstration().record)
        taps.take(turnEnds()[1] + 1).forEach { before.press(tag(it)) }
        val ended = before.screen.whatLies()
        before.press(tag(taps[turnEnds()[1] + 1]))
        assertNotEquals("a turn has begun", ended, before.screen.whatLies())

        val size = stage.die()
        assertTrue("$size bytes are kept", size in 1..4096)
        val after = begin(archive = archive)
        assertEquals(Place.Table, after.visit.place)
        assertEquals(ended, after.screen.whatLies())
        after.assertShownAsTold("in the new process")
        taps.subList(turnEnds()[1] + 1, turnEnds()[2] + 1).forEach { after.press(tag(it)) }
        after.assertShownAsTold("a turn later")
        back(after)
        assertEquals(Place.Home, after.visit.place)
    }

    @Test
    fun `out of sight the match waits, and in sight again it goes on`() {
        val sitting = inTurn()
        val shown = sitting.shown()
        assertEquals(listOf("resume"), stage.heard)
        stage.leave()
        sitting.settle()
        assertEquals(listOf("resume", "pause"), stage.heard)
        stage.enter()
        sitting.settle()
        assertEquals(listOf("resume", "pause", "resume"), stage.heard)
        assertEquals(shown, sitting.shown())
        sitting.assertShownAsTold("in sight again")
    }

    /** A hand on a rack, with a cover that may be [down] over it. */
    private fun handed(down: Boolean): (Screen) -> Screen = { screen ->
        val hand = tiledScreen(Space(0f, 0f, 0f, 0f, 0f, 0f, 0f), seats = 2).rack
        screen.copy(rack = hand, cover = cover(down))
    }

    private fun yellows() = picture(stage.activity.window).pixels().count { it == YELLOW_SHAPE }

    /** Lets a frame be drawn while another app is about to come in front. */
    private fun frame() {
        ShadowLooper.idleMainLooper()
        repeat(2) { rule.mainClock.advanceTimeByFrame() }
        ShadowLooper.idleMainLooper()
    }

    @Test
    fun `before the app is out of sight its hand is covered, in the system's picture of it too`() {
        stage.dress = handed(down = false)
        val sitting = inTurn()
        assertTrue("the hand is seen", yellows() > 50 && "slot-5" in stage.named())
        stage.pause()
        frame()
        assertEquals(0, yellows())
        assertEquals(setOf("cover", "lift"), stage.named())
        // The core lays it down as soon as it has heard, so it is there in sight again.
        stage.dress = handed(down = true)
        stage.resume()
        frame()
        assertEquals("before it has answered", setOf("cover", "lift"), stage.named())
        sitting.settle()
        assertEquals(setOf("cover", "lift"), stage.named())
        stage.dress = handed(down = false)
        stage.leave()
        stage.enter()
        sitting.settle()
        assertTrue("slot-5" in stage.named())
    }

    @Test
    fun `a device that is turned in the middle of a turn shows the hand, and is not out of sight`() {
        stage.dress = handed(down = false)
        val sitting = inTurn()
        for (change in listOf(size(740, 360), "night", "es", size(360, 740))) {
            stage.change(change)
            sitting.settle()
            assertTrue("after $change", "slot-5" in stage.named())
        }
        assertFalse("${stage.heard}", "pause" in stage.heard)
        stage.pause()
        sitting.settle()
        assertEquals("another app comes in front", "pause", stage.heard.last())
    }

    @Test
    fun `out of sight a game without hands stays as it is`() {
        inTurn()
        val named = stage.named()
        stage.pause()
        frame()
        assertEquals(named, stage.named())
    }

    @Test
    fun `Back leaves a question, then the table, and at home it is the system's`() {
        val sitting = inTurn()
        sitting.press("exit")
        back(sitting)
        assertEquals(null, sitting.screen.question)
        assertEquals(Place.Table, sitting.visit.place)
        back(sitting)
        assertEquals(Place.Home, sitting.visit.place)
        rule.onNodeWithContentDescription(sitting.visit.home!!.newest!!.spoken).assertIsDisplayed()
        rule.runOnUiThread { sitting.visit.go(Place.Settings) }
        sitting.settle()
        back(sitting)
        assertEquals(Place.Home, sitting.visit.place)
        rule.runOnUiThread {
            val dispatcher = stage.activity.onBackPressedDispatcher
            assertFalse("the app wants Back", dispatcher.hasEnabledCallbacks())
            dispatcher.onBackPressed()
            assertTrue("the activity ends", stage.activity.isFinishing)
        }
    }

    private fun back(sitting: Sitting) {
        rule.runOnUiThread {
            assertTrue(stage.activity.onBackPressedDispatcher.hasEnabledCallbacks())
            stage.activity.onBackPressedDispatcher.onBackPressed()
        }
        sitting.settle()
    }

    @Test
    fun `the system's language is spoken, and another one as soon as the system changes it`() {
        val sitting = begin("es")
        val spanish = sitting.core.home().subtitle
        rule.onNodeWithText(spanish).assertIsDisplayed()
        sitting.sitDownAt(RecordedMatch.demonstration().record)
        stage.change("en")
        sitting.settle()
        sitting.assertShownAsTold("in English")
        assertEquals("en", stage.heard.last { it != "pause" && it != "resume" }.take(2))
        back(sitting)
        val english = sitting.core.home().subtitle
        assertNotEquals(spanish, english)
        rule.onNodeWithText(english).assertIsDisplayed()
    }

    private companion object {
        /** The colour of the yellow tile on the rack, and of nothing else. */
        const val YELLOW_SHAPE = 0xFFFFEC47.toInt()
    }
}
