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
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.geometry.lerp
import androidx.compose.ui.util.lerp
import app.sobremesa.core.Board
import app.sobremesa.core.Cell
import app.sobremesa.core.Cloth
import app.sobremesa.core.Look
import app.sobremesa.core.MarkKind
import app.sobremesa.core.Point
import app.sobremesa.ui.theme.SobremesaTheme
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.launch
import kotlin.math.abs

/** How much of its usual size a cell can be zoomed to. */
private val SCALES = .4f..1.6f

/** How far from the edges a cell that is brought into sight stays, as a part of its side. */
private const val MARGIN = .5f

/** How much of a cell may be cut off, on each side, while it still is in sight. */
private const val SLACK = .2f

/** How far a sign at the edge makes way at a time, in dp. */
private const val STEP = 8f

/** How long the table glides to another place, in ms. */
private const val GLIDE = 220

private val gliding = CubicBezierEasing(.4f, 0f, .2f, 1f)

/** What is in the middle, in cells from the cloth's origin, and how large everything is there. */
internal data class Sight(val middle: Offset, val scale: Float)

/**
 * The part of a board without edges that is in sight. What is in its middle is kept in cells from the cloth's origin, so
 * that it stays there while the board grows and when its cells change their size. Lengths are dp.
 */
@Stable
internal class Viewport(private var board: Board, private val scope: CoroutineScope) {
    /** What is in sight now. */
    var sight by mutableStateOf(home())
        private set

    private var room by mutableStateOf(Size.Zero)
    private var moving: Job? = null

    /** What it glides to. */
    private var goal: Sight? by mutableStateOf(null)
    private val rest: Sight get() = goal ?: sight

    /** The part of the room that nothing else lies on. */
    private val clear: Rect get() = Rect(0f, 0f, room.width, maxOf(0f, room.height - cloth.foot))

    /** The turn for which it was brought to the middle last. */
    private var turn = cloth.turn

    private val cloth: Cloth get() = checkNotNull(board.cloth) { "only a board without edges has a viewport" }

    /** The board as it lies now. */
    fun lay(board: Board) {
        this.board = board
    }

    /** It is known how much of it can be seen. */
    val measured: Boolean get() = room != Size.Zero

    /** There is so much room to see it in. */
    fun resize(room: Size) {
        if (room != this.room) this.room = room
    }

    /** How far to the right and down the board's upper left corner lies from the viewport's. */
    fun corner(board: Board): Offset = corner(board, sight)

    private fun corner(board: Board, at: Sight): Offset {
        val origin = board.cloth?.origin.offset()
        return Offset(room.width / 2, room.height / 2) - (origin + at.middle * board.cell) * at.scale
    }

    /** Where a cell is, or will be. */
    private fun place(cell: Cell): Rect {
        val side = board.cell * rest.scale
        return Rect(corner(board, rest) + Offset(cell.x, cell.y) * rest.scale, Size(side, side))
    }

    private fun inSight(place: Rect): Boolean = place.deflate(SLACK * place.width).let {
        it.left >= clear.left && it.top >= clear.top && it.right <= clear.right && it.bottom <= clear.bottom
    }

    /** The place on the board that is seen at this place of the viewport. */
    fun onBoard(at: Offset): Offset = (at - corner(board)) / sight.scale

    /** A finger touches it: it stays where it is, so that what was touched stays under the finger. */
    fun hold() = stop()

    /** A finger pushes it so far. */
    fun push(by: Offset) {
        stop()
        sight = held(sight.copy(middle = sight.middle - by / (board.cell * sight.scale)))
    }

    /** Fingers spread or close by this factor about a place of the viewport. */
    fun zoom(factor: Float, about: Offset) {
        stop()
        val scale = (sight.scale * factor).coerceIn(minOf(SCALES.start, everything().scale), SCALES.endInclusive)
        val arm = (about - Offset(room.width / 2, room.height / 2)) / board.cell
        sight = held(Sight(sight.middle + arm / sight.scale - arm / scale, scale))
    }

    /** Brings all of it into sight, or, if it is, what the core put in the middle. */
    fun fit(reduced: Boolean) {
        val all = everything()
        glide(if (sight.near(all)) home() else all, reduced)
    }

    /** A new turn begins where the core says. */
    fun turnTo(turn: UInt, reduced: Boolean) {
        if (turn == this.turn) return
        this.turn = turn
        glide(home(), reduced)
    }

    /** Moves no further than needed to have this cell in sight. */
    fun reveal(cell: Cell, reduced: Boolean) {
        val place = place(cell).inflate(MARGIN * board.cell * rest.scale)
        fun shift(low: Float, high: Float, from: Float, to: Float) = when {
            high - low > to - from -> (low + high) / 2 - (from + to) / 2
            low < from -> low - from
            high > to -> high - to
            else -> 0f
        }
        val by = Offset(
            shift(place.left, place.right, clear.left, clear.right),
            shift(place.top, place.bottom, clear.top, clear.bottom),
        )
        if (by == Offset.Zero) return
        glide(held(rest.copy(middle = rest.middle + by / (board.cell * rest.scale))), reduced)
    }

    /** Brings into sight what is reachable: all of it where that can be, else the nearest, if none of it is. */
    fun reach(cells: List<Cell>, reduced: Boolean) {
        val hidden = cells.filterNot { inSight(place(it)) }
        val together = cloth.reach
        when {
            hidden.isEmpty() -> Unit
            together != null -> glide(together.sight(), reduced)
            hidden.size == cells.size -> reveal(hidden.minBy { clear.distance(place(it)) }, reduced)
        }
    }

    /** Signs at the edge for those of these cells that are out of sight; at most one for each side, for the nearest. */
    fun beyond(cells: List<Cell>): List<Beyond> {
        val within = clear.deflate(Beyond.SIDE / 2)
        if (within.isEmpty) return emptyList()
        val places = cells.map { it to place(it) }
        // What is half in sight can be tapped too.
        val taken = places.map { (_, place) -> place }.filter(clear::overlaps)
        val signs = places.filterNot { (_, place) -> inSight(place) }.groupBy { (_, place) -> within.side(place.center) }.map { (side, those) ->
            val (cell, place) = those.minBy { (_, place) -> clear.distance(place) }
            Beyond(side, cell, within.free(side, within.nearest(place.center), taken))
        }
        // In a corner one sign leads on as well as two.
        return signs.fold(emptyList()) { apart, sign ->
            if (apart.any { (it.at - sign.at).getDistance() < Beyond.SIDE }) apart else apart + sign
        }
    }

    /** How far it can still be pushed to the left and up, to the right and down. */
    fun ahead(): Pair<Offset, Offset> {
        val at = (cloth.origin.offset() + sight.middle * board.cell) * sight.scale
        return at to Offset(board.width, board.height) * sight.scale - at
    }

    private fun home() = cloth.first.sight()

    private fun everything() = cloth.whole.sight()

    private fun Look.sight() = Sight((middle.offset() - cloth.origin.offset()) / board.cell, scale)

    /** The middle is always on the board, so that it can't be lost out of sight. */
    private fun held(sight: Sight): Sight {
        val origin = cloth.origin.offset()
        val at = origin + sight.middle * board.cell
        val on = Offset(at.x.coerceIn(0f, board.width), at.y.coerceIn(0f, board.height))
        return sight.copy(middle = (on - origin) / board.cell)
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
            Animatable(0f).animateTo(1f, tween(GLIDE, easing = gliding)) {
                sight = Sight(lerp(from.middle, to.middle, value), lerp(from.scale, to.scale, value))
            }
            goal = null
        }
    }
}

/** A side of what is in sight, and which way it is from the middle, in degrees clockwise from the right. */
internal enum class Side(val angle: Float) { RIGHT(0f), BOTTOM(90f), LEFT(180f), TOP(270f) }

/** A sign on the [side] of what is in sight, its middle [at] this place: there is a [cell] beyond it. */
internal data class Beyond(val side: Side, val cell: Cell, val at: Offset) {
    companion object {
        /** How large a sign is for a finger, in dp. */
        const val SIDE = 48f
    }
}

/** Where the line from the middle to a place outside leaves it. */
private fun Rect.side(to: Offset): Side {
    val way = to - center
    val across = abs(way.x) * height > abs(way.y) * width
    return when {
        across -> if (way.x > 0) Side.RIGHT else Side.LEFT
        else -> if (way.y > 0) Side.BOTTOM else Side.TOP
    }
}

/** The place for a sign on a side that is nearest to where it belongs and covers nothing that is [taken]. */
private fun Rect.free(side: Side, wanted: Offset, taken: List<Rect>): Offset {
    val upright = side == Side.LEFT || side == Side.RIGHT
    val length = if (upright) height else width
    val steps = (1..(length / STEP).toInt()).flatMap { listOf(it * STEP, -it * STEP) }
    return (listOf(0f) + steps)
        .map { wanted + if (upright) Offset(0f, it) else Offset(it, 0f) }
        .filter { it.x in left..right && it.y in top..bottom }
        .firstOrNull { at -> taken.none { it.overlaps(Rect(at, Beyond.SIDE / 2)) } } ?: wanted
}

private fun Rect.nearest(to: Offset) = Offset(to.x.coerceIn(left, right), to.y.coerceIn(top, bottom))

private fun Rect.distance(to: Rect): Float = (to.center - nearest(to.center)).getDistance()

private fun Sight.near(other: Sight) =
    abs(scale - other.scale) < .01f && (middle - other.middle).getDistance() < .05f

private fun Point?.offset() = if (this == null) Offset.Zero else Offset(x, y)

/** The viewport of `board`, for as long as it is shown. */
@Composable
internal fun rememberViewport(board: Board): Viewport {
    val scope = rememberCoroutineScope()
    val reduced = SobremesaTheme.reducedMotion
    val viewport = remember { Viewport(board, scope) }
    viewport.lay(board)
    val turn = board.cloth?.turn
    LaunchedEffect(turn) { if (turn != null) viewport.turnTo(turn, reduced) }
    val reachable = board.reachable()
    LaunchedEffect(reachable.map { it.spot }) {
        snapshotFlow { viewport.measured }.first { it }
        viewport.reach(reachable, reduced)
    }
    return viewport
}

/** The cells where what is in the hand may go. */
internal fun Board.reachable(): List<Cell> {
    val spots = marks.filter { it.kind == MarkKind.REACHABLE }.mapTo(HashSet()) { it.spot }
    return cells.filter { it.spot in spots }
}
