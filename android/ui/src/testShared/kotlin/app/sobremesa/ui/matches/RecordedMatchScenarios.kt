package app.sobremesa.ui.matches

import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.onNodeWithTag
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** Whole matches, tapped from the first square to the result: after each tap what is shown is what the core says. */
abstract class RecordedMatchScenarios : MatchScenarios() {
    @Test
    fun `app rules - a match that is given up`() = tapped("app-given-up")

    @Test
    fun `app rules - a match lost by an isolated piece`() = tapped("app-isolated")

    @Test
    fun `app rules - a match that is a tie since nobody removes anything`() = tapped("app-tie")

    @Test
    fun `app rules - a match won by removing all pieces`() = tapped(RecordedMatch.demonstration(), "app", "Q11")

    @Test
    fun `web rules - a match won by removing all pieces`() = tapped("web-all-removed")

    @Test
    fun `web rules - a match in which both run out of chains`() = tapped("web-both-spent")

    @Test
    fun `web rules - a match whose first turn is lost`() = tapped("web-stuck-at-the-start")

    @Test
    fun `web rules - a match whose last turns run out`() = tapped("web-turns-run-out")

    @Test
    fun `a match on a tablet`() = tapped(RecordedMatch.read("app-isolated"), "app", "A2", width = 1000, height = 700)

    @Test
    fun `a match on a small phone`() =
        tapped(RecordedMatch.read("web-stuck-at-the-start"), "web", "Q11", width = 320, height = 568)

    @Test
    fun `every match that is kept is tapped here`() = assertEquals(ENDINGS.keys, RecordedMatch.kept.toSet())

    private fun tapped(name: String) =
        tapped(RecordedMatch.read(name), name.substringBefore('-'), ENDINGS.getValue(name))

    private fun tapped(match: RecordedMatch, rules: String, ending: String, width: Int = 360, height: Int = 740) {
        assertEquals(rules to ending, match.rules to match.endedBy)
        assertEnded(played(match, width, height), match)
    }

    private fun assertEnded(sitting: Sitting, match: RecordedMatch) {
        rule.onNodeWithTag("result-sheet").assertExists()
        rule.onNode(hasText(match.headline) and hasText(match.reason)).assertExists()
        sitting.press("look")
        val shown = match.end.mapValues { (square, _) -> sitting.said(square) }
        val written = match.end.mapValues { (square, piece) -> "$square, ${spoken(piece)}" }
        assertEquals(written, shown)
        assertEquals(match.end.size, sitting.screen.board.pieces.size)
    }

    /** "b7" as it is said. */
    private fun spoken(piece: String) = (if (piece[0] == 'b') "blue " else "red ") + piece.drop(1)

    private companion object {
        /** The matches that are kept, each with the rule by which it ends. */
        val ENDINGS = mapOf(
            "app-given-up" to "G1",
            "app-isolated" to "A2",
            "app-tie" to "A3",
            "web-all-removed" to "Q11",
            "web-both-spent" to "W2",
            "web-stuck-at-the-start" to "Q11",
            "web-turns-run-out" to "W3",
        )
    }
}
