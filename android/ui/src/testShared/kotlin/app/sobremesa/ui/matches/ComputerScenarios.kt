package app.sobremesa.ui.matches

import androidx.compose.ui.test.click
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isSelectable
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** Against the computer, which thinks in a thread of its own, and alone. */
abstract class ComputerScenarios : MatchScenarios() {
    private fun sitDown(game: String, vararg choices: String): Sitting {
        val sitting = begin()
        sitting.pressCalled(checkNotNull(sitting.visit.home).games.first { it.game == game }.spoken)
        choices.forEach {
            rule.onNode(hasText(it) and isSelectable()).performScrollTo().performTouchInput { click() }
            sitting.settle()
        }
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

    @Test
    fun `the board is cleared alone, against a par that is sought meanwhile`() {
        val sitting = sitDown("querni", "Alone", "Clear the board")
        assertEquals(1, sitting.screen.seats.size)
        sitting.until { sitting.screen.subtitle.startsWith("Par: ") }
        while (sitting.screen.result == null) {
            sitting.make("menu", "hint")
            sitting.until { sitting.can("end") }
            sitting.assertShownAsTold("with a hint")
            sitting.press("end")
        }
        assertTrue(sitting.screen.board.pieces.isEmpty())
        assertEquals("Cleared", sitting.screen.result?.headline)
        rule.onNodeWithTag("result-sheet").assertExists()
    }

    @Test
    fun `a puzzle of Querni is solved, and the next one lies there`() = solvePuzzle("querni")

    @Test
    fun `a puzzle of Qwirkle is solved, and the next one lies there`() = solvePuzzle("qwirkle")

    @Test
    fun `a puzzle of Knetkell is solved, and the next one lies there`() = solvePuzzle("knetkell")

    private fun solvePuzzle(game: String) {
        val sitting = sitDown(game, "Alone", "Puzzles")
        assertTrue(sitting.screen.subtitle, sitting.screen.subtitle.startsWith("Puzzle 1 of "))
        sitting.assertShownAsTold("a puzzle of $game")
        sitting.make("menu", "hint")
        sitting.press("end")
        assertEquals("Solved", sitting.screen.result?.headline)
        sitting.press("rematch")
        assertTrue(sitting.screen.subtitle, sitting.screen.subtitle.startsWith("Puzzle 2 of "))
        sitting.press("exit")
        assertNull(checkNotNull(sitting.visit.home).newest)
    }
}
