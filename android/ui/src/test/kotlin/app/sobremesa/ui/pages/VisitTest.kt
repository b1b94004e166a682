package app.sobremesa.ui.pages

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.junit4.createComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performTextReplacement
import app.sobremesa.core.AppException
import app.sobremesa.ui.Lane
import app.sobremesa.ui.Place
import app.sobremesa.ui.SobremesaApp
import app.sobremesa.ui.Visit
import app.sobremesa.ui.rememberVisit
import kotlinx.coroutines.Dispatchers
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

/** Where the pages lead, what is asked of the core on the way, and the way back. */
class VisitTest {
    @get:Rule
    val rule = createComposeRule()

    private lateinit var visit: Visit

    private fun enter(core: SampleCore): SampleCore {
        // All in the test's own thread: a call has been answered when it returns.
        val lane = Lane(Dispatchers.Unconfined)
        rule.setContent { SobremesaApp(rememberVisit(lane) { core }.also { visit = it }) }
        return core
    }

    private fun press(spoken: String) = rule.onNodeWithContentDescription(spoken).performClick()

    private fun back(): Boolean = rule.runOnIdle { visit.back() }.also { rule.waitForIdle() }

    private fun assertAt(place: Place) = rule.runOnIdle { assertEquals(place, visit.place) }

    @Test
    fun `home stands alone, and back leads no further`() {
        enter(SampleCore())
        rule.onNodeWithText("Sobremesa").assertIsDisplayed()
        assertFalse(back())
    }

    @Test
    fun `the links at the foot lead to their pages, and back leads home`() {
        enter(SampleCore())
        for ((link, title) in listOf("Guardadas" to "Partidas guardadas", "Reglas" to "Reglas", "Ajustes" to "Ajustes")) {
            press(link)
            rule.onNodeWithText(title).assertIsDisplayed()
            assertTrue(back())
            assertAt(Place.Home)
        }
    }

    @Test
    fun `from setup to the table the way back leads home`() {
        val core = enter(SampleCore())
        press("Juego 1")
        press("A la mesa")
        assertAt(Place.Table)
        back()
        assertAt(Place.Home)
        assertEquals(listOf("setup game-0", "sit down", "leave"), core.heard)
    }

    @Test
    fun `a second finger on the way sits down no second time`() {
        val core = enter(SampleCore())
        press("Juego 1")
        rule.runOnIdle {
            visit.sitDown()
            visit.sitDown()
        }
        assertAt(Place.Table)
        assertEquals(1, core.heard.count { it == "sit down" })
    }

    @Test
    fun `continue opens the newest match`() {
        val core = enter(SampleCore())
        press("Seguir. Querni: Ana y Luis")
        assertAt(Place.Table)
        assertEquals(listOf("open 7"), core.heard)
    }

    @Test
    fun `back on a question is its last answer`() {
        val core = enter(SampleCore())
        press("Seguir. Querni: Ana y Luis")
        rule.runOnIdle { visit.press("exit") }
        rule.onNodeWithText("¿Dejar la mesa?").assertIsDisplayed()
        back()
        assertAt(Place.Table)
        assertEquals("press 2 stay", core.heard.last())
    }

    @Test
    fun `a table that was left leads home`() {
        enter(SampleCore())
        press("Seguir. Querni: Ana y Luis")
        rule.runOnIdle { visit.press("exit") }
        rule.runOnIdle { visit.press("give-up") }
        assertAt(Place.Home)
    }

    @Test
    fun `the rules over the table lead back to the table`() {
        enter(SampleCore())
        press("Seguir. Querni: Ana y Luis")
        rule.runOnIdle { visit.go(Place.Rules(game = null, chapter = "c3")) }
        rule.onNodeWithText("Capítulo 3").assertIsDisplayed()
        back()
        assertAt(Place.Table)
    }

    @Test
    fun `the rules open at the chapter`() {
        enter(SampleCore())
        rule.runOnIdle { visit.go(Place.Rules(game = null, chapter = "c9")) }
        rule.onNodeWithText("Capítulo 9").assertIsDisplayed()
        rule.onNodeWithText("Capítulo 1").assertDoesNotExist()
    }

    @Test
    fun `names that are being typed survive a look at the rules`() {
        val core = enter(SampleCore())
        press("Juego 1")
        rule.onNodeWithContentDescription("Nombre: azul").performTextReplacement("Eva")
        rule.runOnIdle { visit.go(Place.Rules("game-0", chapter = null)) }
        back()
        rule.onNodeWithContentDescription("Nombre: azul").assertTextContains("Eva")
        assertEquals(1, core.heard.count { it == "setup game-0" })
    }

    @Test
    fun `swapping the colours swaps the names in their fields`() {
        enter(SampleCore())
        press("Juego 1")
        rule.onNodeWithContentDescription("Nombre: azul").performTextReplacement("Eva")
        press("Cambiar colores")
        rule.onNodeWithContentDescription("Nombre: azul").assertTextContains("Luis")
        rule.onNodeWithContentDescription("Nombre: rojo").assertTextContains("Eva")
    }

    @Test
    fun `a setting is chosen at once`() {
        val core = enter(SampleCore())
        press("Ajustes")
        rule.onNodeWithText("Oscuro").performClick()
        rule.onNodeWithText("Oscuro").assertIsSelected()
        assertEquals(listOf("setting theme=dark"), core.heard)
    }

    @Test
    fun `what could not be done is said, and put away by the one way out`() {
        val core = enter(SampleCore())
        core.failure = AppException.NotSaved("El disco está lleno.")
        press("Seguir. Querni: Ana y Luis")
        rule.onNodeWithText("El disco está lleno.").assertIsDisplayed()
        rule.onNodeWithTag("back").performClick()
        rule.onNodeWithText("El disco está lleno.").assertDoesNotExist()
        assertAt(Place.Home)
        press("Seguir. Querni: Ana y Luis")
        assertAt(Place.Table)
    }

    @Test
    fun `back puts trouble away before it leads anywhere`() {
        val core = enter(SampleCore())
        press("Ajustes")
        core.failure = AppException.NoSuchChoice("theme", "dark")
        rule.onNodeWithText("Oscuro").performClick()
        assertTrue(back())
        assertAt(Place.Settings)
        assertTrue(back())
        assertAt(Place.Home)
    }

    @Test
    fun `a notice is read and then gone`() {
        enter(SampleCore(notice = true))
        rule.onNodeWithText(SampleCore.NOTICE).assertIsDisplayed()
        press("Entendido")
        rule.onNodeWithText(SampleCore.NOTICE).assertDoesNotExist()
    }

    private fun atTable(core: SampleCore): SampleCore {
        enter(core)
        press("Juego 1")
        press("A la mesa")
        return core
    }

    @Test
    fun `Back lifts no cover but asks how to leave, and once more goes on`() {
        val core = atTable(SampleCore(covered = true))
        rule.onNodeWithTag("cover").assertIsDisplayed()
        back()
        rule.onNodeWithTag("question-sheet").assertIsDisplayed()
        back()
        rule.onNodeWithTag("cover").assertIsDisplayed()
        assertAt(Place.Table)
        assertEquals(listOf("press 1 exit", "press 2 stay"), core.heard.drop(2))
    }

    @Test
    fun `Back puts away what is unseen`() {
        val core = atTable(SampleCore())
        rule.runOnIdle { visit.press("unseen") }
        rule.onNodeWithTag("unseen-sheet").assertIsDisplayed()
        back()
        rule.onNodeWithTag("unseen-sheet").assertDoesNotExist()
        assertAt(Place.Table)
        assertEquals("press 2 close", core.heard.last())
    }

    @Test
    fun `when the app comes into sight again the table is still covered, since the core laid the cover down`() {
        atTable(SampleCore(covered = true))
        rule.runOnIdle { visit.press("lift") }
        rule.onNodeWithTag("cover").assertDoesNotExist()
        rule.runOnIdle { visit.pause() }
        rule.onNodeWithTag("cover").assertIsDisplayed()
        rule.runOnIdle { visit.resume() }
        rule.onNodeWithTag("cover").assertIsDisplayed()
        rule.onNodeWithTag("lift").performClick()
        rule.onNodeWithTag("board").assertIsDisplayed()
    }
}
