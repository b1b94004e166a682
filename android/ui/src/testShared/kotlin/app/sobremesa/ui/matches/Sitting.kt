package app.sobremesa.ui.matches

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.click
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performTouchInput
import app.sobremesa.bindings.Sobremesa
import app.sobremesa.core.Button
import app.sobremesa.core.Screen
import app.sobremesa.core.Tap
import app.sobremesa.ui.Lane
import app.sobremesa.ui.Visit
import app.sobremesa.ui.table.bar
import kotlinx.coroutines.CoroutineDispatcher
import org.junit.Assert.assertEquals
import java.io.File
import kotlin.coroutines.CoroutineContext

/** What stands on the screen: what a screen reader says of it, and whether it can be pressed. */
internal data class Shown(val spoken: String, val enabled: Boolean)

/** The whole app on the real core, on a [stage] of its own, with a finger that goes where a person's would. */
internal class Sitting(
    private val rule: ComposeTestRule,
    private val stage: Stage,
    private val folder: File,
    private val looks: Looks,
) {
    private val questions = Questions()

    /** The core, to be asked what ought to be shown; only fingers make it do something. */
    val core: Sobremesa by lazy { still(folder, looks.language) }

    /** Where the app is. */
    val visit: Visit get() = stage.visit

    /** The table as it is shown. */
    val screen: Screen get() = checkNotNull(visit.screen)

    /** Opens the app at its first page. */
    fun begin() {
        stage.show(looks, Lane(questions)) { core }
        settle()
    }

    /** Sits down at a new match from the start of [record]; gives the taps that play it to its end. */
    fun sitDownAt(record: String): List<Tap> {
        var taps = emptyList<Tap>()
        rule.runOnUiThread { visit.atTable { taps = it.openRecord(record) } }
        settle()
        return taps
    }

    /** Looks at the match of [record], which is over, as where it was pasted. */
    fun lookThrough(record: String) {
        rule.runOnUiThread { visit.atTable { it.openPasted(record) } }
        settle()
    }

    /** Lets the core answer all that it was asked, and what it said be drawn. */
    fun settle() {
        do {
            rule.runOnUiThread { questions.answer() }
            rule.waitForIdle()
        } while (!visit.settled)
    }

    /** Lets the frame after next be drawn, while everything that moves is where it is then. */
    fun look() {
        rule.mainClock.advanceTimeByFrame()
        stage.look { rule.mainClock.advanceTimeByFrame() }
    }

    /** Lets what moves come to rest, as it must before a result is shown. */
    fun rest() {
        rule.mainClock.autoAdvance = true
        rule.waitForIdle()
        rule.mainClock.autoAdvance = false
    }

    /** Puts a finger on what is called [tag]; the core does not hear of it before [settle]. */
    fun touch(tag: String) {
        if (tag.startsWith("cell-")) bringIntoSight(tag)
        rule.onNodeWithTag(tag).performTouchInput { click() }
    }

    /** Pushes a board without edges until the cell is in the middle, if it is not well in sight. */
    private fun bringIntoSight(cell: String) {
        if (visit.screen?.board?.cloth == null) return
        val board = rule.onNodeWithTag("board").fetchSemanticsNode()
        val node = rule.onNodeWithTag(cell).fetchSemanticsNode()
        val centre = node.layoutInfo.coordinates.localToRoot(Offset(node.size.width / 2f, node.size.height / 2f))
        val density = board.layoutInfo.density.density
        // The bag and a button lie over its foot.
        val free = board.boundsInRoot.run { copy(bottom = bottom - 60 * density) }
        if (free.contains(centre)) return
        rule.onNodeWithTag("board").performTouchInput {
            down(center)
            moveBy(board.boundsInRoot.center - centre)
            up()
        }
        repeat(2) { rule.mainClock.advanceTimeByFrame() }
    }

    /** What [tap] is put on, as it is called in the composition. */
    fun called(tap: Tap): String {
        val slot = screen.rack?.slots.orEmpty().indexOfFirst { tap is Tap.Spot && it.spot == tap.spot }
        return if (slot < 0) tag(tap) else "slot-$slot"
    }

    /** Presses what is called [tag], and waits for what comes of it. */
    fun press(tag: String) {
        touch(tag)
        settle()
    }

    /** Presses what a screen reader calls [spoken], and waits for what comes of it. */
    fun pressCalled(spoken: String) {
        rule.onNodeWithContentDescription(spoken).performTouchInput { click() }
        settle()
    }

    /** Puts a finger on a square, as "c3", and waits for what comes of it. */
    fun tap(square: String) = press(cell(square))

    /** Goes through a turn: squares, as "c3", and buttons. */
    fun make(vararg steps: String) = steps.forEach { if (SQUARE.matches(it)) tap(it) else press(it) }

    /** What a square is called in the composition. */
    fun cell(square: String): String {
        val cell = screen.board.cells.first { it.spoken == square || it.spoken.startsWith("$square,") }
        return "cell-${cell.spot}"
    }

    /** What is said of a square. */
    fun said(square: String): String = shown().getValue(cell(square)).spoken

    /** What is said under the board. */
    fun message(): String = shown().getValue("message").spoken

    /** All that is shown and has a name of its own, by that name. */
    fun shown(): Map<String, Shown> =
        rule.onAllNodes(NAMED).fetchSemanticsNodes().associate { it.config[SemanticsProperties.TestTag] to shown(it) }

    private fun shown(node: SemanticsNode) = Shown(
        spoken = node.config.getOrNull(SemanticsProperties.ContentDescription).orEmpty().joinToString(" "),
        enabled = SemanticsProperties.Disabled !in node.config,
    )

    /** What is shown is what the core says: each square, each button, the words under the board. Gives all of it. */
    fun assertShownAsTold(after: String): Map<String, Shown> {
        val told = checkNotNull(core.screen())
        assertEquals(after, told.number, screen.number)
        // Before a die has fallen the words do not say what it shows.
        if (screen.pace.told > 0u) rule.mainClock.advanceTimeBy(screen.pace.told.toLong() + 100)
        val shown = shown()
        val names = told.places().keys + told.pressed().map { it.id } + told.over().map { it.id } + "message"
        assertEquals(after, told.named(), shown.filterKeys { it in names })
        return shown
    }

    private companion object {
        val SQUARE = Regex("[a-g][0-9]+")

        val NAMED = SemanticsMatcher.keyIsDefined(SemanticsProperties.TestTag)
    }
}

/** All but where it lies, which is up to the size of the window, and how it came there. */
internal fun Screen.whatLies() =
    listOf(board.pieces, board.marks, board.ghosts, board.path, board.chain, message, seats, turns, buttons)

/** A core that always has the same time and the same deals. */
internal fun still(folder: File, language: String = "en"): Sobremesa =
    Sobremesa.openStill(folder.path, listOf(language), now = 1_790_000_000uL, seed = 7uL)

/** What [tap] on the board or a button is put on, as it is called in the composition. */
internal fun tag(tap: Tap): String = when (tap) {
    is Tap.Spot -> "cell-${tap.spot}"
    is Tap.Button -> tap.id
}

/** Each square, and each place on the rack. */
private fun Screen.places() = board.cells.associate { "cell-${it.spot}" to Shown(it.spoken, enabled = true) } +
    rack?.slots.orEmpty().withIndex().associate { (index, slot) -> "slot-$index" to Shown(slot.spoken, enabled = true) }

private fun Screen.pressed() = bar + listOfNotNull(bag?.button) + buttons

/** What lies over the table, one over another, and how it is put away; what is lowest is last. */
private fun Screen.over(): List<Button> =
    question?.answers.orEmpty() + listOfNotNull(cover?.takeIf { it.down }?.button, unseen?.close, turns.close)

/** What is to be found on a table, by name; where something lies over it, that alone. */
private fun Screen.named(): Map<String, Shown> {
    fun List<Button>.named() = associate { it.id to Shown(it.spoken, it.enabled) }
    question?.let { return it.answers.named() }
    if (over().isNotEmpty()) return over().take(1).named()
    val words = listOf(message.headline, message.hint).filter(String::isNotEmpty).joinToString(" ")
    return places() + pressed().named() + ("message" to Shown(words, enabled = true))
}

/** Keeps what is asked of the core until somebody lets it be answered: fingers can be faster than answers. */
internal class Questions : CoroutineDispatcher() {
    private val waiting = ArrayDeque<Runnable>()

    override fun dispatch(context: CoroutineContext, block: Runnable) {
        synchronized(waiting) { waiting.addLast(block) }
    }

    /** Has all that waits answered, in the order of asking. */
    fun answer() {
        while (true) (synchronized(waiting) { waiting.removeFirstOrNull() } ?: return).run()
    }
}
