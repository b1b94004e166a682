package app.sobremesa.ui.table

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.CubicBezierEasing
import androidx.compose.animation.core.tween
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.setValue
import androidx.compose.runtime.snapshotFlow
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.util.lerp
import app.sobremesa.core.Beyond
import app.sobremesa.core.Board
import app.sobremesa.core.Cell
import app.sobremesa.core.MarkKind
import app.sobremesa.core.Outlook
import app.sobremesa.core.Point
import app.sobremesa.core.Sight
import app.sobremesa.ui.theme.SobremesaTheme
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.launch

/** How long the table glides to another place, in ms. */
private const val GLIDE = 220

private val gliding = CubicBezierEasing(.4f, 0f, .2f, 1f)

/** What is in sight of a board without edges, and how it glides; where to, the core says. Lengths are dp. */
@Stable
internal class Viewport(private var board: Board, private val scope: CoroutineScope) {
    private var room by mutableStateOf(Size.Zero)
    private var known: Outlook? = null

    /** The board as it lies now, in the room that there is. */
    private val outlook: Outlook
        get() {
            val room = room
            known?.takeIf { it.across == room.width && it.down == room.height }?.let { return it }
            return board.outlook(room).also { known = it }
        }

    /** What is in sight now. */
    var sight by mutableStateOf(outlook.first())
        private set

    private var moving: Job? = null

    /** What it glides to. */
    private var goal: Sight? by mutableStateOf(null)
    private val rest: Sight get() = goal ?: sight

    /** The turn for which it was brought to the middle last. */
    private var turn = board.cloth?.turn

    /** The board as it lies now. */
    fun lay(board: Board) {
        if (board === this.board) return
        this.board = board
        known = null
    }

    /** It is known how much of it can be seen. */
    val measured: Boolean get() = room != Size.Zero

    /** There is so much room to see it in. */
    fun resize(room: Size) {
        if (room != this.room) this.room = room
    }

    /** How far to the right and down the board's upper left corner lies from the viewport's. */
    fun corner(): Offset = outlook.corner(sight).offset()

    /** The place on the board that is seen at this place of the viewport. */
    fun onBoard(at: Offset): Offset = outlook.seenAt(sight, at.point()).offset()

    /** A finger touches it: it stays where it is, so that what was touched stays under the finger. */
    fun hold() = stop()

    /** A finger pushes it so far. */
    fun push(by: Offset) {
        stop()
        sight = outlook.pushed(sight, by.point())
    }

    /** Fingers spread or close by this factor about a place of the viewport. */
    fun zoom(factor: Float, about: Offset) {
        stop()
        sight = outlook.zoomed(sight, factor, about.point())
    }

    /** Brings all of it into sight, or, if it is, what the core put in the middle. */
    fun fit(reduced: Boolean) = glide(outlook.fitted(sight), reduced)

    /** A new turn begins where the core says. */
    fun turnTo(turn: UInt, reduced: Boolean) {
        if (turn == this.turn) return
        this.turn = turn
        glide(outlook.first(), reduced)
    }

    /** Moves no further than needed to have the cell with this corner in sight. */
    fun reveal(cell: Point, reduced: Boolean) {
        outlook.revealing(rest, cell)?.let { glide(it, reduced) }
    }

    /** Brings into sight what is reachable. */
    fun reach(reduced: Boolean) {
        outlook.reaching(rest)?.let { glide(it, reduced) }
    }

    /** Signs at the edge for what is reachable and out of sight. */
    fun beyond(): List<Beyond> = outlook.beyond(rest)

    /** How far it can still be pushed to the left and up, to the right and down. */
    fun ahead(): Pair<Offset, Offset> {
        val behind = Offset(room.width / 2, room.height / 2) - corner()
        return behind to Offset(board.width, board.height) * sight.scale - behind
    }

    private fun stop() {
        moving?.cancel()
        moving = null
        goal = null
    }

    private fun glide(to: Sight, reduced: Boolean) {
        stop()
        if (reduced) {
            sight = to
            return
        }
        val from = sight
        goal = to
        moving = scope.launch {
            Animatable(0f).animateTo(1f, tween(GLIDE, easing = gliding)) { sight = lerp(from, to, value) }
            goal = null
        }
    }
}

private fun Board.outlook(room: Size) = Outlook(
    cell,
    width,
    height,
    checkNotNull(cloth) { "only a board without edges has a viewport" },
    room.width,
    room.height,
)

private fun lerp(from: Sight, to: Sight, share: Float) = Sight(
    Point(lerp(from.middle.x, to.middle.x, share), lerp(from.middle.y, to.middle.y, share)),
    lerp(from.scale, to.scale, share),
)

internal fun Point.offset() = Offset(x, y)

private fun Offset.point() = Point(x, y)

/** The cell's corner. */
internal val Cell.corner: Point get() = Point(x, y)

/** The viewport of `board`, for as long as it is shown. */
@Composable
internal fun rememberViewport(board: Board): Viewport {
    val scope = rememberCoroutineScope()
    val reduced = SobremesaTheme.reducedMotion
    val viewport = remember { Viewport(board, scope) }
    viewport.lay(board)
    val turn = board.cloth?.turn
    LaunchedEffect(turn) { if (turn != null) viewport.turnTo(turn, reduced) }
    LaunchedEffect(board.marks.filter { it.kind == MarkKind.REACHABLE }) {
        snapshotFlow { viewport.measured }.first { it }
        viewport.reach(reduced)
    }
    return viewport
}
