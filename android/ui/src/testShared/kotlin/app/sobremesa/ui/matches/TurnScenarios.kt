package app.sobremesa.ui.matches

import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import app.sobremesa.core.Icon
import app.sobremesa.core.Pace
import app.sobremesa.core.Screen
import app.sobremesa.core.Tone
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** What a finger does within a turn: cancelling, tapping too fast, tapping what is not possible. */
abstract class TurnScenarios : MatchScenarios() {
    private fun turn(): Sitting = begin().also { it.sitDownAt(TURN) }

    /** What is shown, whatever number it has and however it came about. */
    private fun Screen.atRest() = copy(number = 0uL, motions = emptyList(), pace = Pace(0u, 0u), reducedPace = Pace(0u, 0u), cues = emptyList())

    /** Makes [steps] up to the first, the second … the last, and cancels each time. */
    private fun cancelledAfterEach(vararg steps: String) {
        val sitting = turn()
        val (shown, screen) = sitting.shown() to sitting.screen.atRest()
        assertFalse("there is nothing to cancel", shown.getValue("cancel").enabled)
        for (made in 1..steps.size) {
            val what = steps.take(made).joinToString(" ")
            sitting.make(*steps.copyOfRange(0, made))
            assertNotEquals(what, shown, sitting.shown())
            sitting.press("cancel")
            assertEquals("cancelled after $what", shown, sitting.shown())
            assertEquals("cancelled after $what", screen, sitting.screen.atRest())
        }
    }

    @Test
    fun `Cancel takes back each tap of a step`() = cancelledAfterEach("b1", "a1")

    @Test
    fun `Cancel takes back each tap of jumps and a chain`() =
        cancelledAfterEach("b1", "d3", "d5", "b5", "chain", "a10", "c10")

    @Test
    fun `Cancel takes back each tap of a chain without a move`() = cancelledAfterEach("chain", "c10", "a10")

    @Test
    fun `Cancel takes back a skip`() = cancelledAfterEach("skip")

    @Test
    fun `Cancel never takes back a turn that was ended`() {
        val sitting = turn()
        sitting.make("b1", "a1", "end")
        sitting.make("e1", "e2", "cancel")
        assertEquals("e1, red 11, can be moved", sitting.said("e1"))
        assertEquals("a1, blue 7", sitting.said("a1"))
        assertEquals(listOf("b1-a1"), sitting.turns())
    }

    @Test
    fun `the loudspeaker mutes the music, then everything, then nothing, and leaves the turn as it is`() {
        val sitting = turn()
        sitting.make("b1")
        val (built, marks) = sitting.screen.board.pieces to sitting.screen.board.marks
        val icons = List(3) {
            sitting.press("loudspeaker")
            assertEquals(built to marks, sitting.screen.board.pieces to sitting.screen.board.marks)
            sitting.assertShownAsTold("tapped ${it + 1} times")
            sitting.screen.loudspeaker.icon
        }
        assertEquals(listOf(Icon.SOUND_NO_MUSIC, Icon.SOUND_OFF, Icon.SOUND_ALL), icons)
    }

    private fun Sitting.turns() = screen.turns.rounds.flatMap { it.turns }.map { it.text }.filter(String::isNotEmpty)

    @Test
    fun `two quick fingers on End of move end one turn`() {
        val sitting = turn()
        sitting.make("b1", "a1")
        repeat(2) { sitting.touch("end") }
        sitting.settle()
        assertEquals(listOf("b1-a1"), sitting.turns())
        assertEquals("Ana moved 7 from b1 to a1. Luis to play.", sitting.message())
        sitting.assertShownAsTold("after both")
    }

    @Test
    fun `two quick fingers on a piece take it up once`() {
        val sitting = turn()
        repeat(2) { sitting.touch(sitting.cell("b1")) }
        sitting.settle()
        assertEquals("b1, blue 7, in your hand", sitting.said("b1"))
    }

    @Test
    fun `a finger right after the one on End of move does nothing in the turn of the other`() {
        val sitting = turn()
        sitting.make("skip")
        sitting.touch("end")
        sitting.touch(sitting.cell("b1"))
        sitting.settle()
        assertEquals(listOf("skip"), sitting.turns())
        assertEquals("Ana skipped. Luis to play.", sitting.message())
    }

    @Test
    fun `what can't be reached is refused with the rule it would break`() =
        refused("7 can't reach g10: one step, or a jump over one piece.", chapter = "Jumps", "b1", "g10")

    @Test
    fun `a step after a jump is refused with the rule it would break`() =
        refused("A turn is a step or jumps, never both.", chapter = "What can't be done", "b1", "d3", "d2")

    @Test
    fun `a piece that no chain ends with is refused with the rule it would break`() =
        refused("7 is no end of a chain of three or more.", chapter = "Chains", "chain", "b1")

    /** The last of [steps] is refused; what is said of it leads to the chapter, and Back from there to the draft. */
    private fun refused(why: String, chapter: String, vararg steps: String) {
        val sitting = turn()
        sitting.make(*steps.copyOfRange(0, steps.size - 1))
        val draft = sitting.shown()
        sitting.make(steps.last())
        assertEquals(Tone.REFUSAL, sitting.screen.message.tone)
        assertTrue(sitting.message(), sitting.message().startsWith(why))
        assertEquals("the draft stays", draft - "message", sitting.shown() - "message")

        sitting.press("message")
        rule.onNodeWithTag("board").assertDoesNotExist()
        assertEquals(listOf("Rules of Querni", chapter), textsFromAbove().take(2))

        sitting.press("back")
        assertEquals(draft, sitting.shown())
        sitting.assertShownAsTold("after reading")
        sitting.press("cancel")
        assertEquals("Ana to play. Move a piece, or select a chain to remove.", sitting.message())
    }

    /** The texts in sight. */
    private fun textsFromAbove(): List<String> =
        rule.onAllNodes(SemanticsMatcher.keyIsDefined(SemanticsProperties.Text)).fetchSemanticsNodes()
            .filter { it.boundsInRoot.height > 0 }
            .sortedBy { it.boundsInRoot.top }
            .flatMap { node -> node.config[SemanticsProperties.Text].map { it.text } }

    @Test
    fun `what no rule is about is refused without a way to the rules`() {
        val sitting = turn()
        sitting.make("c2")
        assertEquals("Red 12 is not yours. Move a piece, or select a chain to remove.", sitting.message())
        sitting.press("message")
        rule.onNodeWithTag("board").assertIsDisplayed()
    }

    @Test
    fun `the rules are read in the middle of a turn, and the draft is still there`() {
        val sitting = turn()
        sitting.make("b1", "d3")
        val draft = sitting.shown()
        sitting.press("rules")
        rule.onNodeWithText("The board and the aim").assertIsDisplayed()
        sitting.press("back")
        assertEquals(draft, sitting.shown())
    }

    @Test
    fun `a first turn in Spanish`() {
        val sitting = begin("es")
        sitting.sitDownAt(RecordedMatch.demonstration().record)
        assertEquals("Le toca a Ana. Toca una de tus fichas para moverla.", sitting.message())
        assertEquals("e5, 11 azul, se puede mover", sitting.said("e5"))
        sitting.make("e5")
        assertEquals("e5, 11 azul, en tu mano", sitting.said("e5"))
        assertEquals("d4, se puede llegar", sitting.said("d4"))
        assertEquals(
            "El 11 azul en la mano. Toca una marca para moverlo, o el 11 para dejarlo.",
            sitting.message(),
        )
        sitting.make("d4")
        assertEquals(
            "El 11 azul: de e5 a d4. Termina la jugada, o toca el 11 para devolverlo.",
            sitting.message(),
        )
        val buttons = listOf("cancel", "chain", "skip", "end").map { sitting.shown().getValue(it) }
        assertEquals(
            listOf(
                Shown("Cancelar: deshace todo desde el último fin de jugada", enabled = true),
                Shown("Elegir cadena: después toca su primera y su última ficha", enabled = false),
                Shown("Pasar este turno", enabled = false),
                Shown("Fin de jugada", enabled = true),
            ),
            buttons,
        )
        sitting.make("end")
        assertEquals("Ana ha movido el 11 de e5 a d4. Le toca a Luis.", sitting.message())
        sitting.make("exit")
        rule.onNodeWithText("¿Dejar la mesa?").assertIsDisplayed()
        sitting.make("leave")
        rule.onNodeWithContentDescription("Seguir. Querni: Ana – Luis. Le toca a Luis, ronda 1 · ahora mismo")
            .assertIsDisplayed()
    }

    private companion object {
        /** Blue has a chain, and a piece that may step, or jump three times. */
        val TURN = """
            sobremesa 1
            game querni
            setup rules=app
            seat 0 person Ana
            seat 1 person Luis
            position b1,b2,b3,4/7/7/7/7/2,r13,4/3,b8,3/b6,6/2,r12,4/1,b7,2,r11,2 b app 0 -
        """.trimIndent() + "\n"
    }
}
