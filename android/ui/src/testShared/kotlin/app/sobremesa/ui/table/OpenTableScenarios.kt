package app.sobremesa.ui.table

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertIsFocused
import androidx.compose.ui.test.click
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.junit4.ComposeContentTestRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pressKey
import app.sobremesa.core.Board
import app.sobremesa.core.Cloth
import app.sobremesa.core.Look
import app.sobremesa.core.Mark
import app.sobremesa.core.MarkKind
import app.sobremesa.core.Pace
import app.sobremesa.core.Point
import app.sobremesa.core.Screen
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** What a table of tiles must do on every platform: push, zoom, hand, bag, what is unseen, and the cover. */
abstract class OpenTableScenarios {
    abstract val rule: ComposeContentTestRule

    private val table = TiledTable()

    private fun show(width: Int = 360, height: Int = 740, text: Float = 1f) {
        rule.setContent { table.Content(width, height, text) }
        rule.waitForIdle()
    }

    private fun change(next: (Screen) -> Screen) {
        rule.runOnIdle { table.change = next }
        rule.waitForIdle()
    }

    private fun onBoard(change: Cloth.() -> Cloth) = change { screen ->
        screen.copy(board = screen.board.copy(cloth = screen.board.cloth!!.change()))
    }

    /** Where a cell is, whether or not it is in sight. */
    private fun place(spot: UInt): Rect = rule.onNodeWithTag("cell-$spot").fetchSemanticsNode().run {
        val (from, to) = Offset.Zero to Offset(size.width.toFloat(), size.height.toFloat())
        layoutInfo.coordinates.run { Rect(localToRoot(from), localToRoot(to)) }
    }

    private fun board(): Rect = rule.onNodeWithTag("board").fetchSemanticsNode().boundsInRoot

    private fun heard() = rule.runOnIdle { table.heard.toList() }

    private fun tags() = rule.onAllNodes(TAGGED).fetchSemanticsNodes().map { it.config[SemanticsProperties.TestTag] }

    @Test
    fun `what the core puts in the middle is there, in its usual size`() {
        show()
        val (middle, centre) = place(spot(0, -1)).topCenter to board().center
        assertEquals(centre.x, middle.x, 1f)
        assertEquals(centre.y, middle.y, 1f)
        assertEquals(47f, place(spot(0, 0)).width, .1f)
    }

    @Test
    fun `a tap on a tile of the rack reaches the core with its place's spot`() {
        show()
        val slots = table.screen.rack!!.slots
        slots.forEachIndexed { index, slot ->
            rule.onNodeWithTag("slot-$index").assertContentDescriptionEquals(slot.spoken).performClick()
        }
        assertEquals(slots.map { "spot ${it.spot}" }, heard())
    }

    @Test
    fun `the rack's places are large enough for a finger, on a small phone too`() {
        for ((width, height) in listOf(360 to 740, 320 to 568, 800 to 360)) {
            val place = shownIn(width, height).onNodeWithTag("slot-3").fetchSemanticsNode().size
            assertTrue("$place in $width x $height", place.height >= 48 && place.width >= 47)
        }
    }

    private var size by mutableStateOf(0 to 0)

    /** Shows it in a window of another size. */
    private fun shownIn(width: Int, height: Int): ComposeContentTestRule {
        val first = size == 0 to 0
        size = width to height
        if (first) rule.setContent { table.Content(size.first, size.second) }
        rule.waitForIdle()
        return rule
    }

    @Test
    fun `a tap on a cell in sight taps it once and at once`() {
        show()
        rule.mainClock.autoAdvance = false
        rule.onNodeWithTag("cell-${REACHABLE[0]}").performTouchInput { click() }
        assertEquals(listOf("spot ${REACHABLE[0]}"), table.heard.toList())
    }

    @Test
    fun `one finger pushes the table and taps nothing`() {
        show()
        val before = place(spot(0, 0))
        rule.onNodeWithTag("board").performTouchInput {
            down(center)
            repeat(10) { moveBy(Offset(6f, -5f)) }
            up()
        }
        val after = place(spot(0, 0))
        assertEquals(emptyList<String>(), heard())
        assertTrue("$before, then $after", after.left > before.left + 30 && after.top < before.top - 25)
        // Within one cell it is a drag all the same.
        rule.onNodeWithTag("cell-${REACHABLE[0]}").performTouchInput {
            down(Offset(2f, 2f))
            repeat(8) { moveBy(Offset(5f, 5f)) }
            up()
        }
        assertEquals(emptyList<String>(), heard())
    }

    @Test
    fun `a drag from the window's side is left to the system`() {
        show()
        val before = place(spot(0, 0))
        rule.onNodeWithTag("board").performTouchInput {
            down(Offset(10f, centerY))
            repeat(10) { moveBy(Offset(10f, 0f)) }
            up()
        }
        assertEquals(before, place(spot(0, 0)))
        assertEquals(emptyList<String>(), heard())
    }

    @Test
    fun `the table can't be pushed out of sight`() {
        show()
        repeat(6) {
            rule.onNodeWithTag("board").performTouchInput {
                down(Offset(40f, 10f))
                repeat(10) { moveBy(Offset(25f, 30f)) }
                up()
            }
        }
        val corner = place(0u)
        assertTrue("$corner", corner.topLeft.x <= board().center.x + 1 && corner.topLeft.y <= board().center.y + 1)
    }

    private fun pinch(from: Float, to: Float) = rule.onNodeWithTag("board").performTouchInput {
        down(0, center - Offset(from, 0f))
        down(1, center + Offset(from, 0f))
        repeat(10) { step ->
            val reach = from + (to - from) * (step + 1) / 10
            updatePointerTo(0, center - Offset(reach, 0f))
            updatePointerTo(1, center + Offset(reach, 0f))
            move()
        }
        up(0)
        up(1)
    }

    @Test
    fun `two fingers zoom within limits and tap nothing`() {
        show()
        pinch(from = 120f, to = 90f)
        assertEquals(47f * .75f, place(spot(0, 0)).width, 1f)
        repeat(3) { pinch(from = 20f, to = 150f) }
        assertEquals(47f * 1.6f, place(spot(0, 0)).width, 1f)
        repeat(5) { pinch(from = 150f, to = 20f) }
        assertTrue("${place(spot(0, 0))}", place(spot(0, 0)).width in 47f * .35f..47f * .41f)
        assertEquals(emptyList<String>(), heard())
    }

    @Test
    fun `the fit button brings everything into sight, and once more what was in the middle`() {
        show()
        val before = place(spot(0, 0))
        rule.onNodeWithTag("fit").assertContentDescriptionEquals("Show the whole table").performClick()
        rule.waitForIdle()
        val (first, last) = place(0u) to place((table.screen.board.cells.size - 1).toUInt())
        val room = board()
        assertTrue("$first in $room", first.left >= room.left - 1 && first.top >= room.top - 1)
        assertTrue("$last in $room, above the bag", last.right <= room.right + 1 && last.bottom <= room.bottom - FOOT + 1)
        rule.onNodeWithTag("fit").performClick()
        rule.waitForIdle()
        assertEquals(before, place(spot(0, 0)))
        assertEquals(emptyList<String>(), heard())
    }

    private fun twice(spot: UInt) = rule.onNodeWithTag("cell-$spot").performTouchInput {
        click()
        advanceEventTime(100)
        click()
    }

    @Test
    fun `two taps on a cell that can be played are two taps, and elsewhere bring everything into sight`() {
        show()
        twice(REACHABLE[1])
        assertEquals(List(2) { "spot ${REACHABLE[1]}" }, heard())
        assertEquals(47f, place(spot(0, 0)).width, .1f)
        twice(spot(2, 0))
        rule.waitForIdle()
        assertEquals("the first of the two is heard", "spot ${spot(2, 0)}", heard().last())
        assertEquals(3, heard().size)
        assertTrue("${place(0u)}", place(0u).left >= board().left - 1 && place(0u).top >= board().top - 1)
    }

    @Test
    fun `the table stays where it is while the board grows, and comes to the middle when the turn changes`() {
        show()
        rule.onNodeWithTag("board").performTouchInput {
            down(center)
            repeat(10) { moveBy(Offset(5f, 4f)) }
            up()
        }
        val pushed = place(spot(0, 0))
        // A column more on the left: all that lies is farther from the corner.
        fun grown(screen: Screen, turn: UInt) = screen.board.run {
            copy(
                width = width + cell,
                cells = cells.map { it.copy(x = it.x + cell) },
                cloth = cloth!!.run {
                    copy(
                        origin = origin.copy(x = origin.x + cell),
                        first = first.copy(middle = first.middle.run { copy(x = x + cell) }),
                        turn = turn,
                    )
                },
            )
        }
        change { it.copy(board = grown(it, turn = 1u)) }
        assertEquals(pushed, place(spot(0, 0)))
        change { it.copy(board = grown(it, turn = 2u)) }
        rule.waitForIdle()
        assertNotEquals(pushed, place(spot(0, 0)))
        assertEquals(board().center.x, place(spot(0, 0)).center.x, 1f)
    }

    /** A tile is chosen that may go to these places, which are looked at together like this, if they can be. */
    private fun choose(vararg spots: UInt, together: Look? = null) = change { screen ->
        screen.copy(board = reaching(screen.board, *spots, together = together))
    }

    private fun reaching(board: Board, vararg spots: UInt, together: Look? = null): Board {
        val corners = spots.map { spot -> board.cells.first { it.spot == spot }.corner }
        return board.copy(
            marks = spots.map { Mark(MarkKind.REACHABLE, it) },
            cloth = board.cloth!!.copy(reach = together, reachable = corners),
        )
    }

    private fun inSight(spot: UInt): Boolean {
        val (place, room) = place(spot) to board()
        return place.left >= room.left && place.right <= room.right &&
            place.top >= room.top && place.bottom <= room.bottom - FOOT
    }

    private fun signs() = tags().filter { it.startsWith("beyond") }.toSet()

    @Test
    fun `what is reachable and out of sight comes into sight`() {
        show()
        val (one, other) = spot(-5, 4) to spot(0, 4)
        assertFalse(inSight(one))
        val (left, right) = table.screen.board.cells.run { first { it.spot == one } to first { it.spot == other } }
        choose(one, other, together = Look(Point((left.x + right.x + 47f) / 2, left.y + 40f), .95f))
        assertTrue("${place(one)} and ${place(other)} in ${board()}", inSight(one) && inSight(other))
        assertEquals(47f * .95f, place(one).width, .1f)
        assertEquals(emptySet<String>(), signs())
    }

    @Test
    fun `what is reachable and in sight moves nothing`() {
        show()
        val before = place(spot(0, 0))
        choose(spot(1, -1), spot(-1, 1), together = table.screen.board.cloth!!.whole)
        assertEquals(before, place(spot(0, 0)))
        assertEquals(emptySet<String>(), signs())
    }

    @Test
    fun `of what is reachable and too far apart the nearest comes into sight, and signs lead to the others`() {
        show()
        val (near, left, top) = Triple(spot(5, 0), spot(-6, 0), spot(5, -8))
        choose(near, left, top)
        assertTrue("${place(near)} in ${board()}", inSight(near))
        assertEquals(setOf("beyond-left", "beyond-up"), signs())
        rule.onNodeWithTag("beyond-left").assertContentDescriptionEquals("Show more").performClick()
        rule.waitForIdle()
        assertTrue("${place(left)} in ${board()}", inSight(left) && !inSight(near))
        assertTrue("${signs()}", "beyond-right" in signs() && "beyond-left" !in signs())
        assertEquals("nothing is tapped on the board", emptyList<String>(), heard())
    }

    @Test
    fun `a sign covers nothing that can be tapped`() {
        show()
        // At the right edge, where the sign to the other would stand.
        val (near, far) = spot(3, 0) to spot(6, 0)
        choose(near, far, spot(2, 0))
        val (sign, cell) = rule.onNodeWithTag("beyond-right").fetchSemanticsNode().boundsInRoot to place(near)
        assertTrue("$cell", inSight(near))
        assertTrue("$sign on $cell", apart(sign, cell))
        rule.onNodeWithTag("cell-$near").performTouchInput { click() }
        assertEquals(listOf("spot $near"), heard())
    }

    @Test
    fun `a finger stops the table, so that what it touches stays under it`() {
        show()
        rule.mainClock.autoAdvance = false
        frame { it.copy(board = reaching(it.board, spot(5, 0))) }
        rule.mainClock.advanceTimeBy(60)
        rule.onNodeWithTag("board").performTouchInput { down(center) }
        val touched = place(spot(0, 0))
        rule.mainClock.advanceTimeBy(500)
        assertEquals(touched, place(spot(0, 0)))
        rule.onNodeWithTag("board").performTouchInput { up() }
        assertEquals(1, heard().size)
    }

    @Test
    fun `no chosen tile is without a mark or a sign in sight, wherever the table is pushed`() {
        show()
        choose(spot(-6, -8))
        repeat(6) {
            rule.onNodeWithTag("board").performTouchInput {
                down(Offset(320f, 300f))
                repeat(10) { moveBy(Offset(-25f, -25f)) }
                up()
            }
        }
        assertFalse(inSight(spot(-6, -8)))
        assertEquals(1, signs().size)
    }

    @Test
    fun `a screen reader taps a cell out of sight, which then is in sight`() {
        show()
        val far = spot(-6, 5)
        rule.onNodeWithTag("cell-$far").performSemanticsAction(SemanticsActions.OnClick)
        assertEquals(listOf("spot $far"), heard())
        val place = place(far)
        assertTrue("$place in ${board()}", board().contains(place.topLeft) && board().contains(place.bottomRight))
        rule.onNodeWithTag("board").assert(SemanticsMatcher.keyIsDefined(SemanticsActions.ScrollBy))
    }

    @OptIn(ExperimentalTestApi::class)
    @Test
    fun `arrow keys lead to cells out of sight, and the table follows`() {
        show()
        rule.onNodeWithTag("board").performKeyInput { repeat(12) { pressKey(Key.DirectionDown) } }
        rule.waitForIdle()
        rule.onNodeWithTag("board").performKeyInput { pressKey(Key.Enter) }
        val spot = heard().single().removePrefix("spot ").toUInt()
        val place = place(spot)
        assertTrue("$place in ${board()}", board().contains(place.topLeft) && board().contains(place.bottomRight))
    }

    @Test
    fun `in a panel a long message takes another line before its letters get small`() {
        show(1280, 800)
        val long = "You can't place the blue four-pointed star there: it would stand in a row with two red circles."
        change { it.copy(message = it.message.copy(headline = long)) }
        val place = rule.onNodeWithTag("message").fetchSemanticsNode().boundsInRoot
        assertTrue("$place", place.height >= 3 * 20)
    }

    @Test
    fun `while a die rolls the seats and the message do not tell what it shows`() {
        show()
        rule.mainClock.autoAdvance = false
        val before = table.screen.message.spoken
        val rolling: (Screen) -> Screen = { screen ->
            val seats = screen.seats.map { it.copy(active = false, spoken = "${it.spoken}, and more") }
            val message = screen.message.copy(spoken = "A six.")
            screen.copy(number = 2uL, pace = Pace(length = 780u, told = 520u), seats = seats, message = message)
        }
        frame(rolling)
        rule.mainClock.advanceTimeBy(300)
        rule.onNodeWithTag("message").assertContentDescriptionEquals(before)
        rule.onAllNodes(SAYS_MORE).fetchSemanticsNodes().let { assertEquals(0, it.size) }
        rule.mainClock.advanceTimeBy(300)
        rule.onNodeWithTag("message").assertContentDescriptionEquals("A six.")
        rule.onAllNodes(SAYS_MORE).fetchSemanticsNodes().let { assertEquals(4, it.size) }
        // A finger anywhere makes an end of it.
        frame { rolling(it).copy(number = 3uL, message = it.message.copy(spoken = "A one.")) }
        rule.onNodeWithTag("message").assertContentDescriptionEquals("A six.")
        rule.onNodeWithTag("window").performTouchInput { click(Offset(180f, 90f)) }
        repeat(3) { rule.mainClock.advanceTimeByFrame() }
        rule.onNodeWithTag("message").assertContentDescriptionEquals("A one.")
    }

    @Test
    fun `a lying phone's result shows all four seats whole`() {
        show(800, 360)
        change { it.copy(rack = null, bag = null, result = result(it.seats)) }
        for (seat in table.screen.seats) {
            val node = rule.onNode(SemanticsMatcher("says ${seat.spoken}") {
                it.config.getOrNull(SemanticsProperties.ContentDescription)?.contains(seat.spoken) ?: false
            }).fetchSemanticsNode()
            assertEquals("$seat", node.size.height.toFloat(), node.boundsInRoot.height, 1f)
        }
    }

    @Test
    fun `all four seats are in sight with name and score`() {
        for ((width, height) in listOf(360 to 740, 360 to 640, 411 to 891, 800 to 1280)) {
            shownIn(width, height)
            for (seat in table.screen.seats) {
                val node = rule.onNode(SemanticsMatcher("says ${seat.spoken}") {
                    it.config.getOrNull(SemanticsProperties.ContentDescription)?.contains(seat.spoken) ?: false
                }).fetchSemanticsNode()
                assertTrue("$seat in $width x $height", node.boundsInRoot.height >= 57 && node.boundsInRoot.width >= 80)
            }
        }
    }

    @Test
    fun `while the cover is down nothing of the table is there, and its one button lifts it`() {
        show()
        change { it.copy(cover = cover(down = true)) }
        assertEquals(setOf("window", "cover", "lift"), tags().toSet())
        rule.onAllNodes(hasClickAction()).fetchSemanticsNodes().let { assertEquals(1, it.size) }
        rule.onNodeWithTag("lift").assertIsFocused().performClick()
        assertEquals(listOf("lift"), heard())
        change { it }
        assertTrue("${tags()}", "slot-0" in tags() && "board" in tags())
        assertEquals("it has gone", 0, rule.onAllNodesWithTag("cover").fetchSemanticsNodes().size)
    }

    @Test
    fun `a cover hides the table at once, and gives it free before it has faded away`() {
        show()
        rule.mainClock.autoAdvance = false
        frame { it.copy(cover = cover(down = true)) }
        assertEquals(setOf("window", "cover", "lift"), tags().toSet())
        frame { it }
        assertTrue("${tags()}", "slot-0" in tags() && "lift" !in tags())
    }

    /** Lets the frame be drawn that shows the next screen, and no other. */
    private fun frame(next: (Screen) -> Screen) {
        rule.runOnIdle { table.change = next }
        rule.waitForIdle()
        repeat(2) { rule.mainClock.advanceTimeByFrame() }
    }

    @Test
    fun `out of sight a table with a cover is covered though nobody laid it down`() {
        show()
        rule.runOnIdle { table.outOfSight = true }
        rule.waitForIdle()
        assertEquals(setOf("window", "cover", "lift"), tags().toSet())
        change { it.copy(cover = null) }
        assertTrue("a game without one stays as it is", "slot-0" in tags())
    }

    @Test
    fun `a question lies over the cover`() {
        show()
        change { it.copy(cover = cover(down = true), question = leaving()) }
        assertEquals(setOf("window", "question-sheet", "leave", "stay"), tags().toSet())
        rule.onNodeWithTag("stay").performClick()
        assertEquals(listOf("stay"), heard())
    }

    @Test
    fun `a press on the bag looks up what is unseen, which hides the table until it is put away`() {
        show()
        rule.onNodeWithTag("unseen").assertContentDescriptionEquals("64 tiles in the bag").performClick()
        change { it.copy(unseen = unseen()) }
        assertEquals(setOf("window", "unseen-sheet", "close"), tags().toSet())
        val said = rule.onAllNodes(SemanticsMatcher.keyIsDefined(SemanticsProperties.ContentDescription))
            .fetchSemanticsNodes().flatMap { it.config[SemanticsProperties.ContentDescription] }
        unseen().tiles.forEach { assertTrue(it.spoken, it.spoken in said) }
        rule.onNodeWithTag("close").performClick()
        assertEquals(listOf("unseen", "close"), heard())
    }

    @Test
    fun `no part of a phone's table of tiles lies on another`() = nothingOverlaps(360, 740)

    @Test
    fun `no part of a small phone's table of tiles lies on another`() = nothingOverlaps(320, 568)

    @Test
    fun `at 200 per cent text no part of a table of tiles lies on another`() = nothingOverlaps(360, 740, 2f)

    @Test
    fun `no part of a lying phone's table of tiles lies on another`() = nothingOverlaps(800, 340)

    @Test
    fun `no part of a tablet's table of tiles lies on another`() = nothingOverlaps(1000, 700)

    /** Table, rack, buttons and message lie within the window, and apart. */
    private fun nothingOverlaps(width: Int, height: Int, text: Float = 1f) {
        show(width, height, text)
        val window = Rect(0f, 0f, width.toFloat(), height.toFloat())
        val buttons = (table.screen.buttons + table.screen.bar).map { it.id }
        val places = (listOf("board", "message", "rack") + buttons).associateWith {
            rule.onNodeWithTag(it).fetchSemanticsNode().boundsInRoot
        }
        for ((tag, place) in places) {
            assertTrue("$tag at $place", place.width > 0 && place.height > 0)
            assertTrue("$tag at $place", place.intersect(window) == place)
            for ((other, its) in places) if (other > tag) assertTrue("$tag at $place, $other at $its", apart(place, its))
        }
    }

    private fun apart(one: Rect, other: Rect) = one.intersect(other).run { width <= 1 || height <= 1 }

    private companion object {
        val SAYS_MORE = SemanticsMatcher("says more") {
            it.config.getOrNull(SemanticsProperties.ContentDescription).orEmpty().any { said -> said.endsWith("and more") }
        }
        val TAGGED = SemanticsMatcher.keyIsDefined(SemanticsProperties.TestTag)
    }
}
