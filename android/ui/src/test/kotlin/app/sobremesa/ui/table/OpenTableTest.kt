package app.sobremesa.ui.table

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.toPixelMap
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.click
import androidx.compose.ui.test.junit4.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performMouseInput
import androidx.compose.ui.test.pressKey
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Rule
import org.junit.Test

/** A table of tiles in a desktop's window. */
class OpenTableTest : OpenTableScenarios() {
    @get:Rule
    override val rule = createComposeRule()

    private fun picture(): IntArray = rule.onRoot().captureToImage().toPixelMap().buffer.copyOf()

    @OptIn(ExperimentalTestApi::class)
    @Test
    fun `the mouse leaves no focus to be seen, and a key does`() {
        val table = TiledTable()
        rule.setContent { table.Content() }
        rule.waitForIdle()
        val before = picture()
        rule.onNodeWithTag("slot-4").performMouseInput {
            click()
            moveTo(Offset(-200f, -300f))
        }
        rule.waitForIdle()
        assertEquals(1, table.heard.size)
        assertArrayEquals(before, picture())
        rule.onNodeWithTag("slot-4").performKeyInput { pressKey(Key.Tab) }
        rule.waitForIdle()
        assertFalse(before.contentEquals(picture()))
    }
}
