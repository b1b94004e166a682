package app.sobremesa.ui.table

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.type
import app.sobremesa.core.Board
import app.sobremesa.core.Cell
import kotlin.math.abs

/** Where the keyboard is on the board. It is seen only while keys are used. */
@Stable
internal class Cursor {
    var focused by mutableStateOf(false)
    private var shown by mutableStateOf(false)
    private var spot by mutableStateOf<UInt?>(null)

    /** A finger or the mouse is used instead. */
    fun hide() {
        shown = false
    }

    /** The cell to show it on. */
    fun cell(board: Board): Cell? = if (focused && shown) board.cells.firstOrNull { it.spot == spot } else null

    /** Arrows move, Enter and the space bar tap. True if the key was one of these. */
    fun key(event: KeyEvent, board: Board, tap: (UInt) -> Unit): Boolean {
        when (event.key) {
            Key.DirectionLeft -> if (event.type == KeyEventType.KeyDown) move(board, -1, 0)
            Key.DirectionRight -> if (event.type == KeyEventType.KeyDown) move(board, 1, 0)
            Key.DirectionUp -> if (event.type == KeyEventType.KeyDown) move(board, 0, -1)
            Key.DirectionDown -> if (event.type == KeyEventType.KeyDown) move(board, 0, 1)
            // On the way up, so that a key held down taps once.
            Key.Enter, Key.NumPadEnter, Key.Spacebar, Key.DirectionCenter ->
                if (event.type == KeyEventType.KeyUp) here(board)?.let(tap)
            else -> return false
        }
        return true
    }

    private fun here(board: Board): UInt? =
        if (shown) spot?.takeIf { at -> board.cells.any { it.spot == at } } else null

    private fun move(board: Board, right: Int, down: Int) {
        val here = board.cells.firstOrNull { it.spot == spot }
        if (here == null || !shown) {
            shown = true
            spot = spot?.takeIf { here != null } ?: start(board)
            return
        }
        board.cells.filter { it.ahead(here, right, down) > board.cell / 2 }
            .minByOrNull { it.ahead(here, right, down) + ASIDE * abs(it.ahead(here, down, right)) }
            ?.let { spot = it.spot }
    }

    /** First at what is in the hand, else at the first cell where something can be done. */
    private fun start(board: Board): UInt? =
        (board.pieces.firstOrNull { it.lifted }?.spot ?: board.cells.firstOrNull { it.enabled }?.spot)
            ?: board.cells.firstOrNull()?.spot
}

/** A board may have gaps: a cell aside counts as this much farther than one straight ahead. */
private const val ASIDE = 4

/** How far it lies from another one in a direction. */
private fun Cell.ahead(of: Cell, right: Int, down: Int): Float = (x - of.x) * right + (y - of.y) * down
