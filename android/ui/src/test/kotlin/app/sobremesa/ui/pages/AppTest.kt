package app.sobremesa.ui.pages

import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.LocalSaveableStateRegistry
import androidx.compose.runtime.saveable.SaveableStateRegistry
import androidx.compose.runtime.setValue
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.toPixelMap
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.hasScrollAction
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.junit4.createComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollToNode
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTextReplacement
import app.sobremesa.bindings.Sobremesa
import app.sobremesa.core.Row
import app.sobremesa.core.SeatColour
import app.sobremesa.ui.Lane
import app.sobremesa.ui.Place
import app.sobremesa.ui.SobremesaApp
import app.sobremesa.ui.Visit
import app.sobremesa.ui.rememberVisit
import kotlinx.coroutines.Dispatchers
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** The whole app over the real core. */
class AppTest {
    @get:Rule
    val rule = createComposeRule()

    @get:Rule
    val folder = TemporaryFolder()

    private lateinit var visit: Visit
    private var core: Sobremesa? = null

    /** What the system has kept of the app that it ended; null while the app is ended. */
    private var kept: SaveableStateRegistry? by mutableStateOf(registry(emptyMap()))

    private fun registry(values: Map<String, List<Any?>>) = SaveableStateRegistry(values) { true }

    private fun enter() {
        val lane = Lane(Dispatchers.Unconfined)
        rule.setContent {
            kept?.let {
                CompositionLocalProvider(LocalSaveableStateRegistry provides it) {
                    SobremesaApp(rememberVisit(lane) { open() }.also { visit = it })
                }
            }
        }
    }

    private fun open() = Sobremesa.openStill(folder.root.path, listOf("en"), 1_764_450_000uL, 3uL).also { core = it }

    @After
    fun close() {
        core?.close()
    }

    /** The system ends the app and later starts it where it was. */
    private fun endAndReturn() {
        val values = rule.runOnIdle { kept!!.performSave() }
        rule.runOnIdle { kept = null }
        rule.runOnIdle {
            core?.close()
            kept = registry(values)
        }
    }

    private fun game(): String = visit.home!!.games.first().game

    private fun go(place: Place) = rule.runOnIdle { visit.go(place) }

    private fun back() = rule.runOnIdle { visit.back() }

    private fun seat(colour: SeatColour): Row.Seat =
        visit.page(visit.place!!)!!.rows.filterIsInstance<Row.Seat>().first { it.colour == colour }

    private fun field(colour: SeatColour) = rule.onNodeWithContentDescription(rule.runOnIdle { seat(colour).label })

    @Test
    fun `another language is spoken at once`() {
        enter()
        go(Place.Settings)
        rule.onNodeWithText("Settings").assertIsDisplayed()
        rule.onNodeWithText("Español").performClick()
        rule.onNodeWithText("Ajustes").assertIsDisplayed()
        back()
        rule.onNodeWithText("Juegos de mesa").assertIsDisplayed()
    }

    private fun volume(id: String) =
        visit.page(Place.Settings)!!.rows.filterIsInstance<Row.Volume>().first { it.id == id }.value

    @Test
    fun `volumes are set by their sliders and are still so when the settings are opened again`() {
        enter()
        go(Place.Settings)
        val pages = rule.onNode(hasScrollAction())
        for (id in listOf("music", "sounds")) {
            pages.performScrollToNode(hasTestTag(id))
            rule.onNodeWithTag(id).performSemanticsAction(SemanticsActions.SetProgress) { it(3f) }
        }
        back()
        go(Place.Settings)
        rule.runOnIdle { assertEquals(listOf(3u, 3u), listOf(volume("music"), volume("sounds"))) }
        pages.performScrollToNode(hasTestTag("music"))
        rule.onNodeWithContentDescription("Music: 3 of 10").assertIsDisplayed()
    }

    @Test
    fun `a slider has our colours and none of Material's own`() {
        enter()
        go(Place.Settings)
        rule.onNode(hasScrollAction()).performScrollToNode(hasTestTag("music"))
        val drawn = rule.onNodeWithTag("music").captureToImage().toPixelMap()
        val seen = (0 until drawn.width).map { drawn[it, drawn.height / 2] }.toSet()
        val strange = listOf(lightColorScheme(), darkColorScheme()).flatMap { listOf(it.primary, it.secondaryContainer) }
        assertEquals(emptySet<Color>(), seen.intersect(strange.toSet()))
    }

    @Test
    fun `the loudspeaker of the first page has three states`() {
        enter()
        val said = List(4) {
            rule.onNodeWithTag("loudspeaker").performClick()
            rule.runOnIdle { visit.home!!.links.last().spoken }
        }
        assertEquals(3, said.toSet().size)
        assertEquals(said.first(), said.last())
        rule.onNodeWithContentDescription(said.last()).assertIsDisplayed()
    }

    @Test
    fun `names are known again at the next setup`() {
        enter()
        go(Place.Setup(game()))
        field(SeatColour.BLUE).performTextReplacement("Eva María")
        field(SeatColour.RED).performTextReplacement("Iñaki")
        rule.onNodeWithTag(visit.page(visit.place!!)!!.primary!!.id).performClick()
        rule.runOnIdle { assertEquals(listOf("Eva María", "Iñaki"), visit.screen!!.seats.map { it.name }) }
        back()
        go(Place.Setup(game()))
        field(SeatColour.BLUE).assertTextContains("Eva María")
        field(SeatColour.RED).assertTextContains("Iñaki")
    }

    @Test
    fun `the rules open at each chapter that a refusal may cite`() {
        enter()
        for (game in visit.home!!.games.map { it.game }) {
            val headings = core!!.rules(game).rows.filterIsInstance<Row.Heading>()
            for (chapter in headings.filter { it.anchor.isNotEmpty() }) {
                go(Place.Rules(game, chapter.anchor))
                rule.onNodeWithText(chapter.text).assertIsDisplayed()
                back()
            }
        }
    }

    @Test
    fun `a match that was left is gone on with`() {
        enter()
        go(Place.Setup(game()))
        rule.runOnIdle { visit.sitDown() }
        val laid = rule.runOnIdle { visit.screen!!.board.pieces }
        back()
        rule.onNodeWithContentDescription(visit.home!!.newest!!.spoken).performClick()
        rule.runOnIdle { assertEquals(laid, visit.screen!!.board.pieces) }
    }

    @Test
    fun `after the system has ended the app it is at the same table`() {
        enter()
        go(Place.Setup(game()))
        rule.runOnIdle { visit.sitDown() }
        val laid = rule.runOnIdle { visit.screen!!.board.pieces }
        endAndReturn()
        rule.runOnIdle {
            assertEquals(Place.Table, visit.place)
            assertEquals(laid, visit.screen!!.board.pieces)
        }
        back()
        rule.runOnIdle { assertEquals(Place.Home, visit.place) }
    }

    @Test
    fun `after the system has ended the app a setup goes on`() {
        enter()
        val game = game()
        go(Place.Setup(game))
        go(Place.Rules(game, chapter = null))
        endAndReturn()
        rule.runOnIdle { assertEquals(Place.Rules(game, chapter = null), visit.place) }
        back()
        rule.runOnIdle { assertNotNull(visit.page(visit.place!!)!!.primary) }
    }
}
