package app.sobremesa.ui.matches

import androidx.compose.ui.test.assertCountEquals
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** How a match is left, given up, looked at when it is over, and played again. */
abstract class EndingScenarios : MatchScenarios() {
    private fun table(): Sitting = begin().also { it.sitDownAt(RecordedMatch.demonstration().record) }

    private fun resultIsShown() = rule.onAllNodesWithTag("result-sheet").fetchSemanticsNodes().isNotEmpty()

    @Test
    fun `Exit asks how to leave, and going on keeps the draft`() {
        val sitting = table()
        sitting.make("e5", "d4")
        val draft = sitting.shown()
        sitting.press("exit")
        rule.onNodeWithText("Leave the table?").assertIsDisplayed()
        rule.onNodeWithText("The match stays under Continue. If Ana gives up, it is over for good.").assertIsDisplayed()
        val answers = sitting.shown().filterKeys { it != "question-sheet" }
        assertEquals(listOf("leave", "give-up", "stay"), answers.keys.toList())
        assertEquals(
            listOf("Leave the table for now", "Give up", "Go on playing"),
            answers.values.map { it.spoken },
        )
        sitting.press("stay")
        assertEquals(draft, sitting.shown())
    }

    @Test
    fun `Back takes the answer that changes nothing, and leaves the table when there is no question`() {
        val sitting = table()
        val start = sitting.shown()
        sitting.press("exit")
        sitting.back()
        assertEquals(start, sitting.shown())
        sitting.back()
        rule.onNodeWithContentDescription("Continue. Querni: Ana – Luis. Ana to play, round 1 · just now")
            .assertIsDisplayed()
    }

    private fun Sitting.back() {
        rule.runOnUiThread { assertTrue(visit.back()) }
        settle()
    }

    @Test
    fun `who gives up loses, and in the rematch the other one plays first`() {
        val sitting = table()
        sitting.make("exit", "give-up")
        rule.onNode(hasText("Luis wins") and hasText("Ana gave up.")).assertIsDisplayed()
        rule.onNodeWithContentDescription("Rematch: Luis starts").assertIsDisplayed()
        rule.onNode(hasText("0 – 1") and hasText("Ana and Luis")).assertExists()

        sitting.press("look")
        assertTrue("the table is seen", !resultIsShown())
        sitting.assertShownAsTold("when all is over")
        assertEquals("Luis wins." to "Ana gave up.", sitting.screen.message.run { headline to hint })
        sitting.press("result")
        assertTrue("the result is seen again", resultIsShown())

        sitting.press("rematch")
        sitting.assertShownAsTold("at the start of the rematch")
        rule.onNodeWithContentDescription("Luis, to play: 0 of 16").assertIsDisplayed()
        rule.onNodeWithContentDescription("Ana: 0 of 16").assertIsDisplayed()
        assertTrue(sitting.said("a1"), sitting.said("a1").startsWith("a1, blue "))
        sitting.make("c5", "c4", "end")
        assertTrue(sitting.message(), sitting.message().endsWith("from c5 to c4. Ana to play."))

        sitting.make("exit", "give-up")
        rule.onNode(hasText("Luis wins") and hasText("Ana gave up.")).assertIsDisplayed()
        rule.onNode(hasText("2 – 0") and hasText("Luis and Ana")).assertExists()
    }

    @Test
    fun `Home leaves a match that is over, and there is nothing to go on with`() {
        val sitting = table()
        sitting.make("exit", "give-up", "home")
        rule.onNodeWithContentDescription("Saved matches: 1").assertIsDisplayed()
        rule.onAllNodes(hasContentDescription("Continue", substring = true)).assertCountEquals(0)
    }

    @Test
    fun `Exit leaves a table that is looked at when all is over`() {
        val sitting = table()
        sitting.make("exit", "give-up", "look", "exit")
        rule.onNodeWithContentDescription("Saved matches: 1").assertIsDisplayed()
    }

    @Test
    fun `a match that is over is looked through, copied, and opened where it is pasted`() {
        val sitting = table()
        sitting.make("e5", "d4", "end", "exit", "give-up", "look", "earlier")
        assertEquals("Turn 0 of 1.", sitting.message())
        sitting.make("later", "menu", "copy")
        assertTrue(sitting.message(), sitting.message().endsWith("The record is in the clipboard."))
        sitting.make("exit", "saved", "paste")
        assertEquals("Luis gave up.", sitting.screen.message.hint)
        sitting.assertShownAsTold("when it is pasted")
    }

    @Test
    fun `a match that is over is opened again at its result`() {
        val sitting = table()
        sitting.make("e5", "d4", "end")
        sitting.make("exit", "give-up", "home", "saved")
        sitting.pressCalled("Just now. Querni: Ana – Luis. Ana won")
        rule.onNode(hasText("Ana wins") and hasText("Luis gave up.")).assertIsDisplayed()
    }
}
