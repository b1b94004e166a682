package app.sobremesa.ui.table

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertIsFocused
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.junit4.ComposeContentTestRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pressKey
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** What a table must do on every platform, with the real core behind it. */
abstract class TableScenarios {
    abstract val rule: ComposeContentTestRule

    private val table = LaidTable()

    private fun show(width: Int = 360, height: Int = 740, text: Float = 1f) {
        rule.setContent { table.Content(width, height, text) }
        rule.waitForIdle()
    }

    private fun cell(spot: UInt) = rule.onNodeWithTag("cell-$spot")

    /** The middle of a cell, from the board's upper left corner. */
    private fun middle(spot: UInt): Offset {
        val board = table.screen.board
        return board.cells.first { it.spot == spot }.let { Offset(it.x + board.cell / 2, it.y + board.cell / 2) }
    }

    @Test
    fun `each cell is one element that says what it is and can be tapped by a screen reader`() {
        show()
        val cells = table.screen.board.cells
        assertEquals(70, cells.size)
        cells.forEach {
            cell(it.spot)
                .assertContentDescriptionEquals(it.spoken)
                .assert(SemanticsMatcher.expectValue(SemanticsProperties.Role, Role.Button))
                .assert(hasClickAction())
        }
        cell(table.spot(0)).performSemanticsAction(SemanticsActions.OnClick)
        rule.runOnIdle { assertEquals(listOf("spot ${table.spot(0)}"), table.heard.toList()) }
    }

    @Test
    fun `a screen reader goes over the cells row by row`() {
        show()
        val inOrder = table.screen.board.cells.sortedWith(compareBy({ it.y }, { it.x }))
        val indices = inOrder.map {
            cell(it.spot).fetchSemanticsNode().config[SemanticsProperties.TraversalIndex]
        }
        assertEquals(indices.sorted(), indices)
        assertEquals(70, indices.distinct().size)
    }

    @Test
    fun `each button is one element that says what it does and whether it can be pressed`() {
        show()
        val buttons = table.screen.buttons + table.screen.bar
        buttons.forEach {
            val node = rule.onNodeWithTag(it.id)
            node.assertContentDescriptionEquals(it.spoken).assert(hasClickAction())
            if (!it.enabled) node.assertIsNotEnabled()
        }
    }

    @Test
    fun `nothing can be tapped that says nothing`() {
        show()
        rule.onAllNodes(hasClickAction()).fetchSemanticsNodes().forEach {
            assertTrue(it.config.toString(), spoken(it).isNotEmpty())
        }
    }

    private fun spoken(node: SemanticsNode) =
        node.config.getOrNull(SemanticsProperties.ContentDescription).orEmpty().joinToString()

    @Test
    fun `what happened is said by itself`() {
        show()
        cell(table.spot(0)).performClick()
        rule.waitForIdle()
        val message = table.screen.message
        rule.onNodeWithTag("message")
            .assertContentDescriptionEquals(message.spoken)
            .assert(SemanticsMatcher.expectValue(SemanticsProperties.LiveRegion, LiveRegionMode.Polite))
    }

    @Test
    fun `a finger on a cell taps it once`() {
        show()
        cell(table.spot(0)).performClick()
        rule.runOnIdle { assertEquals(listOf("spot ${table.spot(0)}"), table.heard.toList()) }
    }

    @Test
    fun `a second finger on the board never plays`() {
        show()
        val at = middle(table.spot(0))
        rule.onNodeWithTag("board").performTouchInput {
            down(0, at)
            down(1, at + Offset(100f, 100f))
            up(1)
            up(0)
        }
        rule.runOnIdle { assertEquals(emptyList<String>(), table.heard.toList()) }
        cell(table.spot(0)).performClick()
        rule.runOnIdle { assertEquals("the next finger is heard", 1, table.heard.size) }
    }

    @Test
    fun `a second finger elsewhere spoils the press on a button`() {
        show()
        val button = table.screen.buttons.first { it.enabled }
        val place = rule.onNodeWithTag(button.id).fetchSemanticsNode().boundsInRoot
        rule.onNodeWithTag("window").performTouchInput {
            down(0, place.center)
            down(1, Offset(180f, 300f))
            up(0)
            up(1)
        }
        rule.runOnIdle { assertEquals(emptyList<String>(), table.heard.toList()) }
        rule.onNodeWithTag(button.id).performClick()
        rule.runOnIdle { assertEquals(listOf(button.id), table.heard.toList()) }
    }

    @Test
    fun `a press that leaves its cell taps nothing`() {
        show()
        val at = middle(table.spot(0))
        rule.onNodeWithTag("board").performTouchInput {
            down(at)
            moveBy(Offset(60f, 0f))
            up()
        }
        rule.onNodeWithTag("board").performTouchInput {
            down(at)
            moveBy(Offset(60f, 0f))
            moveBy(Offset(-60f, 0f))
            up()
        }
        rule.runOnIdle { assertEquals(emptyList<String>(), table.heard.toList()) }
    }

    @OptIn(ExperimentalTestApi::class)
    @Test
    fun `arrow keys go over the board and Enter and the space bar tap`() {
        show()
        val cells = table.screen.board.cells
        val first = cells.indexOfFirst { it.enabled }
        val columns = table.screen.board.columns.toInt()
        rule.onNodeWithTag("board").performKeyInput {
            pressKey(Key.DirectionDown)
            pressKey(Key.Enter)
        }
        val under = if (first / columns + 1 < table.screen.board.rows.toInt()) first + columns else first
        rule.onNodeWithTag("board").performKeyInput {
            pressKey(Key.DirectionDown)
            pressKey(Key.Spacebar)
        }
        rule.runOnIdle {
            assertEquals(listOf("spot ${cells[first].spot}", "spot ${cells[under].spot}"), table.heard.toList())
        }
    }

    @OptIn(ExperimentalTestApi::class)
    @Test
    fun `Tab reaches each button that can be pressed`() {
        show()
        val wanted = (table.screen.buttons + table.screen.bar).filter { it.enabled }.map { it.id }
        val reached = HashSet<String>()
        repeat(wanted.size + 2) {
            rule.onAllNodes(FOCUSED).fetchSemanticsNodes().mapNotNullTo(reached) {
                it.config.getOrNull(SemanticsProperties.TestTag)
            }
            rule.onNodeWithTag("window").performKeyInput { pressKey(Key.Tab) }
        }
        assertTrue("$wanted, but $reached", reached.containsAll(wanted))
    }

    @OptIn(ExperimentalTestApi::class)
    @Test
    fun `a question takes fingers, keys and the screen reader until it is answered`() {
        show()
        rule.onNodeWithTag("exit").performClick()
        rule.waitForIdle()
        val question = table.screen.question!!
        rule.onAllNodesWithTag("cell-${table.spot(0)}").fetchSemanticsNodes().let { assertEquals(0, it.size) }
        rule.onNodeWithTag(question.answers.last().id).assertIsFocused()
        val answers = question.answers.map { it.id }
        repeat(answers.size + 1) {
            rule.onNodeWithTag("window").performKeyInput { pressKey(Key.Tab) }
            val focused = rule.onAllNodes(FOCUSED).fetchSemanticsNodes().mapNotNull {
                it.config.getOrNull(SemanticsProperties.TestTag)
            }
            assertTrue("$focused", answers.containsAll(focused))
        }
        rule.onNodeWithTag(answers.last()).performClick()
        rule.runOnIdle { assertEquals(null, table.screen.question) }
        cell(table.spot(0)).performClick()
        rule.runOnIdle { assertEquals(listOf("exit", answers.last(), "spot ${table.spot(0)}"), table.heard.toList()) }
    }

    @Test
    fun `a finger during a motion is heard at once`() {
        show()
        rule.mainClock.autoAdvance = false
        table.play(0..0)
        rule.mainClock.advanceTimeByFrame()
        rule.mainClock.advanceTimeByFrame()
        assertTrue("a piece is being lifted", table.screen.motions.isNotEmpty())
        cell(table.spot(1)).performClick()
        assertEquals(listOf("spot ${table.spot(1)}"), table.heard.toList())
    }

    @Test
    fun `the last removal is seen before the result covers it`() {
        show()
        table.play(0..<table.taps.lastIndex)
        rule.waitForIdle()
        rule.mainClock.autoAdvance = false
        table.play(table.taps.lastIndex..table.taps.lastIndex)
        rule.mainClock.advanceTimeByFrame()
        rule.mainClock.advanceTimeByFrame()
        assertEquals(1, rule.onAllNodesWithTag("board").fetchSemanticsNodes().size)
        assertEquals(0, rule.onAllNodesWithTag("result-sheet").fetchSemanticsNodes().size)
        rule.mainClock.autoAdvance = true
        rule.waitForIdle()
        assertEquals(1, rule.onAllNodesWithTag("result-sheet").fetchSemanticsNodes().size)
        table.screen.result!!.buttons.forEach { rule.onNodeWithTag(it.id).assertContentDescriptionEquals(it.spoken) }
    }

    @Test
    fun `at 200 per cent text no part of a phone's table lies on another`() = nothingOverlaps(360, 740, 2f)

    @Test
    fun `at 130 per cent text no part of a phone's table lies on another`() = nothingOverlaps(360, 740, 1.3f)

    @Test
    fun `at 200 per cent text no part of a small phone's table lies on another`() = nothingOverlaps(320, 568, 2f)

    @Test
    fun `at 200 per cent text a small phone's cells are large enough for a finger`() {
        show(320, 520, 2f)
        assertTrue("${table.screen.board.cell}", table.screen.board.cell >= 36)
        table.screen.buttons.forEach {
            val place = rule.onNodeWithTag(it.id).assertContentDescriptionEquals(it.spoken).fetchSemanticsNode().boundsInRoot
            assertTrue("${it.id} at $place", place.width >= 48 && place.height >= 48)
        }
    }

    @Test
    fun `at 200 per cent text no part of a panel lies on another`() = nothingOverlaps(1000, 700, 2f)

    @Test
    fun `no part of a square window's table lies on another`() = nothingOverlaps(600, 600, 1f)

    @Test
    fun `no part of a low window's table lies on another`() = nothingOverlaps(740, 340, 1f)

    /** Board, buttons and message lie within the window, and apart. */
    private fun nothingOverlaps(width: Int, height: Int, text: Float) {
        show(width, height, text)
        val window = Rect(0f, 0f, width.toFloat(), height.toFloat())
        val buttons = (table.screen.buttons + table.screen.bar).map { it.id }
        val places = (listOf("board", "message") + buttons).associateWith {
            rule.onNodeWithTag(it).fetchSemanticsNode().boundsInRoot
        }
        for ((tag, place) in places) {
            assertTrue("$tag is seen", place.width > 0 && place.height > 0)
            assertTrue("$tag at $place", place.intersect(window).area() >= place.area() - 1)
            for ((other, its) in places) {
                if (other > tag) assertTrue("$tag at $place, $other at $its", place.intersect(its).area() <= 1)
            }
        }
    }

    private fun Rect.area() = maxOf(0f, width) * maxOf(0f, height)

    private companion object {
        val FOCUSED = SemanticsMatcher.expectValue(SemanticsProperties.Focused, true)
    }
}
