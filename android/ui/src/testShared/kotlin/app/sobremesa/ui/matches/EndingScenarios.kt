package app.sobremesa.ui.matches

import androidx.compose.ui.test.assertCountEquals
import androidx.compose.ui.test.assertHeightIsAtLeast
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsNotSelected
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.assertWidthIsAtLeast
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.unit.dp
import app.sobremesa.ui.Place
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

    @Test
    fun `who has left the table is led nowhere else when the app comes into sight again`() {
        val sitting = table()
        sitting.make("exit", "leave")
        rule.runOnUiThread { sitting.visit.go(Place.Settings) }
        sitting.settle()
        rule.runOnUiThread { sitting.visit.run { pause(); resume() } }
        sitting.settle()
        assertEquals(Place.Settings, sitting.visit.place)
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
    fun `each turn of a match that is over is looked at from the list over the table`() = turns(360, 740)

    @Test
    fun `each turn of a match that is over is looked at from the list, on a small phone`() = turns(320, 568)

    @Test
    fun `each turn of a match that is over is looked at from the list, on a lying phone`() = turns(740, 340)

    @Test
    fun `each turn of a match that is over is looked at from the list beside the table`() = turns(1000, 700)

    private fun turns(width: Int, height: Int) {
        val sitting = begin(width = width, height = height)
        sitting.lookThrough(RecordedMatch.read("app-isolated").record)
        val beside = height >= 600 && width > height
        for (turn in listOf(1, 3, 2)) {
            assertEquals("the list is beside the table", beside, "turn-$turn" in sitting.shown())
            if (!beside) sitting.make("menu", "turns")
            rule.onNodeWithTag("turn-$turn").assertIsDisplayed().assertHeightIsAtLeast(48.dp).assertWidthIsAtLeast(48.dp)
            val listed = sitting.screen.turns.rounds.flatMap { it.turns }
            assertEquals("all turns are in the list", (1..4).map { "turn-$it" }, listed.map { it.id })
            assertEquals(listed[turn - 1].spoken, sitting.shown().getValue("turn-$turn").spoken)
            sitting.press("turn-$turn")
            assertTrue(sitting.message(), sitting.message().endsWith("Turn $turn of 4."))
            sitting.assertShownAsTold("after turn $turn was looked at")
        }
        sitting.make("menu", "turns")
        sitting.back()
        rule.onNodeWithTag("turns-sheet").assertDoesNotExist()
        assertTrue(sitting.message(), sitting.message().endsWith("Turn 2 of 4."))
    }

    @Test
    fun `the turn that is looked at is in sight in a list longer than the window, whichever game it is of`() {
        val sitting = begin()
        sitting.lookThrough(RecordedMatch.tapped("knetkell-two-wins").record)
        sitting.make("menu", "turns")
        rule.onNodeWithTag("turn-50").assertIsDisplayed().assertIsSelected()
        rule.onNodeWithTag("turn-1").assertDoesNotExist()
        rule.onNodeWithText("Turns").assertIsDisplayed()
        sitting.make("close", "menu", "first", "later", "menu", "turns")
        rule.onNodeWithText("Game 1 of 3").assertIsDisplayed()
        rule.onNodeWithTag("turn-1").assertIsDisplayed().assertIsSelected()
        rule.onNodeWithTag("turn-2").assertIsDisplayed().assertIsNotSelected()
        rule.onNodeWithTag("turn-50").assertDoesNotExist()
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
