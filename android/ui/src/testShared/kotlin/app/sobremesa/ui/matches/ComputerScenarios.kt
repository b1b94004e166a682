package app.sobremesa.ui.matches

import androidx.compose.ui.test.click
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isSelectable
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performTouchInput
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** Against the computer, which thinks in a thread of its own, and alone. */
abstract class ComputerScenarios : MatchScenarios() {
    private fun sitDown(game: String, choice: String): Sitting {
        val sitting = begin()
        sitting.pressCalled(checkNotNull(sitting.visit.home).games.first { it.game == game }.spoken)
        rule.onNode(hasText(choice) and isSelectable()).performTouchInput { click() }
        sitting.settle()
        sitting.press("sit-down")
        return sitting
    }

    /** Lets the core come to what [come] waits for: a computer answers whenever it has done. */
    private fun Sitting.until(come: () -> Boolean) {
        while (!come()) {
            Thread.yield()
            settle()
        }
    }

    private fun Sitting.can(id: String) = screen.buttons.any { it.id == id && it.enabled }

    @Test
    fun `a game against the computer is three taps away, and is played to its end`() {
        val sitting = sitDown("knetkell", "1")
        var turns = 0
        while (sitting.screen.result == null) {
            sitting.until { sitting.screen.seats.none { it.thinking } }
            if (sitting.screen.result != null) break
            while (!sitting.can("end")) sitting.press("cell-${sitting.screen.board.cells.first { it.enabled }.spot}")
            sitting.press("end")
            turns += 1
        }
        assertTrue("$turns turns", turns in 12..13)
        assertEquals(25, sitting.screen.board.pieces.size)
        rule.onNodeWithTag("result-sheet").assertExists()
    }

    @Test
    fun `a hint is a turn that is built, and alone a turn can be taken back`() {
        val sitting = sitDown("querni", "Alone")
        val start = sitting.screen.board.pieces
        sitting.make("menu", "hint")
        sitting.until { sitting.can("end") }
        assertTrue(sitting.message(), "A hint" in sitting.message())
        sitting.press("end")
        assertTrue(sitting.screen.seats[1].active)
        sitting.make("menu", "take-back")
        assertEquals(start, sitting.screen.board.pieces)
        sitting.assertShownAsTold("when it was taken back")
        sitting.make("exit", "discard")
        assertNull(checkNotNull(sitting.visit.home).newest)
    }
}
