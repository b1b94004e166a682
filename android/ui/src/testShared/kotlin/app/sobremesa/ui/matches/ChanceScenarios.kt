package app.sobremesa.ui.matches

import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.onNodeWithTag
import org.junit.Assert.assertEquals
import org.junit.Test

/** Whole matches of games with chance, tapped from the first finger to the result, through all their games. */
abstract class ChanceScenarios : MatchScenarios() {
    @Test
    fun `Knetkell - the third game decides`() = tapped("knetkell-third-game")

    @Test
    fun `Knetkell - a single game, on a small phone`() = tapped("knetkell-single-game", width = 320, height = 568)

    @Test
    fun `Qwirkle - four players, a pass, and the last tile`() = tapped("qwirkle-4-last-tile")

    protected fun tapped(name: String, width: Int = 360, height: Int = 740) {
        val match = RecordedMatch.tapped(name)
        val sitting = played(match, width, height)
        rule.onNodeWithTag("result-sheet").assertExists()
        rule.onNode(hasText(match.headline)).assertExists()
        sitting.press("look")
        assertEquals(match.scores, sitting.screen.seats.map { it.score })
        assertEquals(match.laid, sitting.screen.board.pieces.size)
        sitting.assertShownAsTold("when all is over")
    }
}
