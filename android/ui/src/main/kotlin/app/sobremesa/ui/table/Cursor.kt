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
import app.sobremesa.core.Way

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
            Key.DirectionLeft -> if (event.type == KeyEventType.KeyDown) move(board, Way.LEFT)
            Key.DirectionRight -> if (event.type == KeyEventType.KeyDown) move(board, Way.RIGHT)
            Key.DirectionUp -> if (event.type == KeyEventType.KeyDown) move(board, Way.UP)
            Key.DirectionDown -> if (event.type == KeyEventType.KeyDown) move(board, Way.DOWN)
            // On the way up, so that a key held down taps once.
            Key.Enter, Key.NumPadEnter, Key.Spacebar, Key.DirectionCenter ->
                if (event.type == KeyEventType.KeyUp) here(board)?.takeIf { shown }?.let(tap)
            else -> return false
        }
        return true
    }

    private fun here(board: Board): UInt? = spot?.takeIf { at -> board.cells.any { it.spot == at } }

    /** A step, or, if it was not seen, it appears where it was. */
    private fun move(board: Board, way: Way) {
        val here = here(board)
        if (shown || here == null) spot = board.nextSpot(here, way)
        shown = true
    }
}
