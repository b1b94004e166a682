package app.sobremesa.ui.table

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.toPixelMap
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.junit4.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performTouchInput
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertFalse
import org.junit.Rule
import org.junit.Test

/** The table in a desktop's window. */
class TableScreenTest : TableScenarios() {
    @get:Rule
    override val rule = createComposeRule()

    private val table = LaidTable()

    private fun picture(): IntArray = rule.onRoot().captureToImage().toPixelMap().buffer.copyOf()

    /** Steps 9 and 10 of the record are a lift and a jump. */
    private fun jump() {
        rule.setContent { table.Content() }
        table.play(0..9)
        rule.waitForIdle()
        rule.mainClock.autoAdvance = false
        table.play(10..10)
        rule.mainClock.advanceTimeBy(100)
    }

    @Test
    fun `a finger anywhere brings what moves to rest at once`() {
        jump()
        val flying = picture()
        rule.onNodeWithTag("board").performTouchInput {
            // Between frame and cells, where no tap is meant.
            down(Offset(1f, 1f))
            up()
        }
        rule.mainClock.advanceTimeByFrame()
        rule.mainClock.advanceTimeByFrame()
        val stopped = picture()
        rule.mainClock.advanceTimeBy(2000)
        assertFalse("it was on its way", flying.contentEquals(stopped))
        assertArrayEquals(picture(), stopped)
    }

    @Test
    fun `reduced motion comes to the same picture`() {
        var reduced by mutableStateOf(true)
        rule.setContent { table.Content(reducedMotion = reduced) }
        table.play(0..14)
        rule.waitForIdle()
        val faded = picture()
        reduced = false
        rule.waitForIdle()
        assertArrayEquals(picture(), faded)
    }

    @Test
    fun `a screen that is asked for again stands still`() {
        jump()
        rule.mainClock.advanceTimeBy(2000)
        val rest = picture()
        table.askAgain()
        rule.mainClock.advanceTimeByFrame()
        rule.mainClock.advanceTimeByFrame()
        assertArrayEquals(rest, picture())
    }
}
