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
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.geometry.lerp
import androidx.compose.ui.util.lerp
import app.sobremesa.core.Board
import app.sobremesa.core.Cell
import app.sobremesa.core.Cloth
import app.sobremesa.core.Point
import app.sobremesa.ui.theme.SobremesaTheme
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch
import kotlin.math.abs

/** How much of its usual size a cell can be zoomed to. */
private val SCALES = .4f..1.6f

/** How far from the edges a cell that is brought into sight stays, as a part of its side. */
private const val MARGIN = .5f

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

    /** The turn for which it was brought to the middle last. */
    private var turn = cloth.turn

    private val cloth: Cloth get() = checkNotNull(board.cloth) { "only a board without edges has a viewport" }

    /** The board as it lies now. */
    fun lay(board: Board) {
        this.board = board
    }

    /** There is so much room to see it in. */
    fun resize(room: Size) {
        if (room != this.room) this.room = room
    }

    /** How far to the right and down the board's upper left corner lies from the viewport's. */
    fun corner(board: Board): Offset {
        val (middle, scale) = sight
        val origin = board.cloth?.origin.offset()
        return Offset(room.width / 2, room.height / 2) - (origin + middle * board.cell) * scale
    }

    /** The place on the board that is seen at this place of the viewport. */
    fun onBoard(at: Offset): Offset = (at - corner(board)) / sight.scale

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
        val (middle, scale) = sight
        val half = Offset(room.width, room.height) / (2 * scale)
        val centre = cloth.origin.offset() + middle * board.cell
        val margin = board.cell * MARGIN
        fun shift(low: Float, high: Float, centre: Float, half: Float) = when {
            high - low + 2 * margin > 2 * half -> (low + high) / 2 - centre
            low - margin < centre - half -> low - margin - (centre - half)
            high + margin > centre + half -> high + margin - (centre + half)
            else -> 0f
        }
        val by = Offset(
            shift(cell.x, cell.x + board.cell, centre.x, half.x),
            shift(cell.y, cell.y + board.cell, centre.y, half.y),
        )
        if (by != Offset.Zero) glide(held(Sight(middle + by / board.cell, scale)), reduced)
    }

    /** How far it can still be pushed to the left and up, to the right and down. */
    fun ahead(): Pair<Offset, Offset> {
        val at = (cloth.origin.offset() + sight.middle * board.cell) * sight.scale
        return at to Offset(board.width, board.height) * sight.scale - at
    }

    private fun home() = Sight((cloth.middle.offset() - cloth.origin.offset()) / board.cell, 1f)

    private fun everything(): Sight {
        val fitting = minOf(room.width / board.width, room.height / board.height)
        val middle = Offset(board.width / 2, board.height / 2) - cloth.origin.offset()
        return Sight(middle / board.cell, fitting.coerceAtMost(1f))
    }

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
    }

    private fun glide(to: Sight, reduced: Boolean) {
        stop()
        if (reduced) {
            sight = to
            return
        }
        val from = sight
        moving = scope.launch {
            Animatable(0f).animateTo(1f, tween(GLIDE, easing = gliding)) {
                sight = Sight(lerp(from.middle, to.middle, value), lerp(from.scale, to.scale, value))
            }
        }
    }
}

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
    return viewport
}
