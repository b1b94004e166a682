package app.sobremesa.ui.matches

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.click
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isSelectable
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import app.sobremesa.bindings.Listener
import app.sobremesa.core.Piece
import app.sobremesa.ui.Visit
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import java.util.concurrent.CountDownLatch

/** Against the computer, which thinks in a thread of its own, and alone. */
abstract class ComputerScenarios : MatchScenarios() {
    private fun sitDown(game: String, vararg choices: String): Sitting = begin().apply { sitDown(game, *choices) }

    /** Sits down from the first page: a tap on the game, one for each of [choices], and one more. */
    private fun Sitting.sitDown(game: String, vararg choices: String) {
        pressCalled(checkNotNull(visit.home).games.first { it.game == game }.spoken)
        choices.forEach {
            choice(it).performScrollTo().performTouchInput { click() }
            settle()
        }
        press("sit-down")
    }

    /** The levels stand above how many play. */
    private fun choice(label: String) = rule.onAllNodes(hasText(label) and isSelectable()).onFirst()

    /** Lets the core come to what [come] waits for: a computer answers whenever it has done. */
    private fun Sitting.until(come: () -> Boolean) {
        while (!come()) {
            Thread.yield()
            settle()
        }
    }

    private fun Sitting.can(id: String) = screen.buttons.any { it.id == id && it.enabled }

    /** Has the turn of whoever is to play built by a hint. */
    private fun Sitting.buildByHint() {
        make("menu", "hint")
        until { can("end") }
    }

    private fun Sitting.thinks() = screen.seats.any { it.thinking }

    /** How many turns the person has ended, and how many the computer. */
    private fun Sitting.ended(): List<Int> = (0..1).map { seat ->
        screen.turns.rounds.count { round -> round.turns.getOrNull(seat)?.text.orEmpty().isNotEmpty() }
    }

    /** Makes [work] where fingers are felt, before the core is asked again. */
    private fun Sitting.atOnce(work: Visit.() -> Unit) = rule.runOnUiThread { visit.work() }

    @Test
    fun `each game is three taps away at each level, and the computer answers`() = threeTaps("en", "Computer")

    @Test
    fun `each game is three taps away at each level, and the computer answers, in Spanish`() =
        threeTaps("es", "Ordenador")

    private fun threeTaps(language: String, computer: String) {
        val sitting = begin(language)
        for (game in listOf("querni", "qwirkle", "knetkell")) for (level in 1..4) {
            val what = "$game against level $level"
            sitting.sitDown(game, "$level")
            assertEquals(what, game, sitting.screen.game)
            assertEquals(what, listOf("$computer $level"), sitting.screen.seats.drop(1).map { it.name })
            rule.onAllNodes(hasContentDescription("$computer $level", substring = true)).onFirst().assertExists()
            // Qwirkle: equal groups, so it is asked who begins.
            sitting.screen.question?.let { sitting.press(it.answers.first().id) }
            sitting.until { !sitting.thinks() }
            val (own, before) = sitting.ended()
            assertEquals("$what: it is the person's turn", 0, own)
            sitting.buildByHint()
            sitting.press("end")
            sitting.until { !sitting.thinks() }
            assertEquals("$what: the turns of both", listOf(1, before + 1), sitting.ended())
            sitting.make("exit", "give-up", "home")
        }
    }

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
    fun `the search for the par is stopped from the menu`() {
        val sitting = begin()
        val found = CountDownLatch(1)
        val goOn = CountDownLatch(1)
        lateinit var fingers: Thread
        sitting.atOnce { fingers = Thread.currentThread() }
        sitting.core.setListener(object : Listener {
            override fun screenReady(number: ULong) {
                // The search waits here, so that it is not over before a finger can stop it.
                if (Thread.currentThread() != fingers) {
                    found.countDown()
                    goOn.await()
                }
                sitting.visit.screenReady(number)
            }
        })
        try {
            sitting.sitDown("querni", "Alone", "Clear the board")
            found.await()
            sitting.press("menu")
            assertTrue("stop" in sitting.shown())
            sitting.press("stop")
            val told = sitting.screen.subtitle
            assertTrue(told, told.endsWith(", the best that was found"))
            sitting.press("menu")
            assertTrue("hint" in sitting.shown() && "stop" !in sitting.shown())
            goOn.countDown()
            sitting.press("close")
            assertEquals(told, sitting.screen.subtitle)
        } finally {
            goOn.countDown()
        }
    }

    @Test
    fun `the deal of the day is the same one again, and a new deal is another`() {
        val sitting = begin()
        fun dealt(vararg deal: String): Set<Piece> {
            sitting.sitDown("querni", "Alone", "Clear the board", *deal)
            val pieces = sitting.screen.board.pieces.toSet()
            assertEquals(16, pieces.size)
            sitting.make("exit", "discard")
            return pieces
        }
        val todays = dealt()
        assertEquals(todays, dealt("A new deal", "Deal of the day"))
        assertNotEquals(todays, dealt("A new deal"))
    }

    @Test
    fun `a match that is over is played on against the computer, from any turn of it`() {
        val sitting = begin()
        sitting.lookThrough(RecordedMatch.read("app-isolated").record)
        assertFalse("it is over there", sitting.can("play-on"))
        sitting.make("earlier", "earlier")
        val from = sitting.screen.board.pieces
        sitting.press("play-on")
        assertEquals(from, sitting.screen.board.pieces)
        assertNull(sitting.screen.result)
        assertEquals(listOf(true, false), sitting.screen.seats.map { it.active })
        assertEquals("Computer 2", sitting.screen.seats[1].name)
        sitting.assertShownAsTold("when it goes on")
        sitting.buildByHint()
        sitting.press("end")
        sitting.until { !sitting.thinks() }
        assertEquals("the turns of both", listOf(1, 1), sitting.ended())
    }

    @Test
    fun `what was played against the computer counts, and is cleared only after a question`() {
        val sitting = sitDown("querni", "2")
        sitting.make("exit", "give-up", "home", "statistics")
        val counted = rule.onNodeWithText("Level 2: 1 played, 0 won, 0 drawn.")
        counted.assertIsDisplayed()
        for (answer in listOf("keep", "clear-all")) {
            sitting.press("clear")
            rule.onNodeWithText("All counts begin at zero. The finished matches stay under Saved.").assertIsDisplayed()
            counted.assertIsDisplayed()
            sitting.press(answer)
            if (answer == "keep") counted.assertIsDisplayed() else counted.assertDoesNotExist()
        }
        rule.onNodeWithText("No finished match yet").assertIsDisplayed()
    }

    @Test
    fun `out of sight the computer does not think, and in sight again it answers`() {
        val sitting = sitDown("querni", "1")
        sitting.buildByHint()
        sitting.atOnce { pause() }
        sitting.press("end")
        assertTrue("it is the computer's turn", sitting.thinks())
        assertEquals(listOf(1, 0), sitting.ended())
        sitting.atOnce { resume() }
        sitting.until { !sitting.thinks() }
        assertEquals(listOf(1, 1), sitting.ended())
    }

    @Test
    fun `a computer that is interrupted by the app's going out of sight answers once, when it is in sight again`() {
        val sitting = sitDown("querni", "1")
        sitting.buildByHint()
        sitting.touch("end")
        sitting.atOnce { pause() }
        sitting.settle()
        sitting.atOnce { resume() }
        sitting.until { !sitting.thinks() }
        assertEquals(listOf(1, 1), sitting.ended())
        sitting.assertShownAsTold("in sight again")
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
