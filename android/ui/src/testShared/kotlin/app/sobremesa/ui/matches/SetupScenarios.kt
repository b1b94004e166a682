package app.sobremesa.ui.matches

import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.click
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isSelectable
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performTextReplacement
import androidx.compose.ui.test.performTouchInput
import org.junit.Assert.assertEquals
import org.junit.Test

/** From the first page to the first turn, and back to it after a while. */
abstract class SetupScenarios : MatchScenarios() {
    private fun Sitting.type(field: String, name: String) {
        rule.onNodeWithContentDescription(field).performTextReplacement(name)
        settle()
    }

    @Test
    fun `two people set up a match, begin it, leave it and go on with it`() {
        val sitting = begin()
        sitting.pressCalled("Querni. Chains of numbers. 2 people · 15 min")
        sitting.type("Name: Blue", "Ana")
        sitting.type("Name: Red", "Luis")
        val web = rule.onNode(hasText("Web") and isSelectable())
        web.performTouchInput { click() }
        sitting.settle()
        web.assertIsSelected()
        sitting.press("swap")
        rule.onNode(hasText("Luis has the blue pieces and plays first.")).assertExists()
        sitting.press("sit-down")

        sitting.assertShownAsTold("at the start")
        assertEquals("Luis to play. Tap one of your pieces to move it.", sitting.message())
        val number = sitting.said("c5").removePrefix("c5, blue ").removeSuffix(", can be moved")
        sitting.make("c5", "c4", "end")
        assertEquals("Luis moved $number from c5 to c4. Ana to play.", sitting.message())
        // W1: the web rules were chosen.
        rule.onNodeWithTag("skip").assertIsNotEnabled()

        val left = sitting.shown()
        sitting.make("exit", "leave")
        rule.onNodeWithTag("board").assertDoesNotExist()
        sitting.pressCalled("Continue. Querni: Luis – Ana. Ana to play, round 1 · just now")
        assertEquals(left, sitting.shown())
        sitting.assertShownAsTold("when it goes on")
    }

    @Test
    fun `nobody sits down while both have the same name`() {
        val sitting = begin()
        sitting.pressCalled("Querni. Chains of numbers. 2 people · 15 min")
        sitting.type("Name: Blue", "Ana")
        sitting.type("Name: Red", "ana")
        rule.onNode(hasText("Two players have the same name. Please change one of them.")).assertExists()
        rule.onNodeWithTag("sit-down").assertIsNotEnabled()
        sitting.type("Name: Red", "Luis")
        rule.onNodeWithTag("sit-down").assertIsEnabled()
    }

    @Test
    fun `two quick fingers begin one match`() {
        val sitting = begin()
        sitting.pressCalled("Querni. Chains of numbers. 2 people · 15 min")
        repeat(2) { sitting.touch("sit-down") }
        sitting.settle()
        sitting.make("exit", "leave")
        rule.onNodeWithContentDescription("Saved matches: 1").assertExists()
    }
}
