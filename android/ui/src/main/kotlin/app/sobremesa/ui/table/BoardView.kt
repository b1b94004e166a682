package app.sobremesa.ui.table

import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusProperties
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.focus.focusTarget
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.pointer.AwaitPointerEventScope
import androidx.compose.ui.input.pointer.changedToUp
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp
import app.sobremesa.core.Board
import app.sobremesa.core.Cell
import app.sobremesa.core.Motion
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.LocalInert
import app.sobremesa.ui.widgets.focusRing
import kotlin.math.roundToInt

/** The board with what lies on it and, by `clock`, moves on it. A tap may come by finger, key or screen reader. */
@Composable
internal fun BoardView(
    board: Board,
    motions: List<Motion>,
    clock: Clock,
    modifier: Modifier = Modifier,
    onTap: (UInt) -> Unit,
) {
    val unit = LocalDensity.current.density
    val cursor = remember { Cursor() }
    val present by rememberUpdatedState(board)
    val tap by rememberUpdatedState(onTap)

    Box(
        modifier
            .size(board.width.dp, board.height.dp)
            .testTag("board")
            .semantics { isTraversalGroup = true }
            .underKeys(cursor, board, onTap)
            .pointerInput(Unit) {
                awaitEachGesture {
                    cursor.hide()
                    tapped { present.spotAt(it / density) }?.let { tap(it) }
                }
            },
    ) {
        WoodLayer(board, unit, Modifier.matchParentSize())
        ThingsLayer(board, motions, clock, unit, Modifier.matchParentSize())
        Cells(board, unit, Modifier.matchParentSize(), onTap)
        CursorLayer(cursor, board, unit, Modifier.matchParentSize())
    }
}

/** Arrow keys lead over the board, and work at once, without a search for it by Tab. */
@Composable
internal fun Modifier.underKeys(cursor: Cursor, board: Board, onTap: (UInt) -> Unit): Modifier {
    val inert = LocalInert.current
    val focus = remember { FocusRequester() }
    LaunchedEffect(inert) { if (!inert) focus.requestFocus() }
    return focusRequester(focus)
        .onFocusChanged { cursor.focused = it.isFocused }
        .onKeyEvent { event -> cursor.key(event, board, onTap) }
        .focusProperties { canFocus = !inert }
        .focusTarget()
}

/** A layer of its own, recorded once while the board keeps its size. */
@Composable
private fun WoodLayer(board: Board, unit: Float, modifier: Modifier) {
    val colours = SobremesaTheme.colours
    val wood = remember(board.arrangement, board.width, board.height, board.cell, board.frame, unit, colours) {
        Wood(board, unit, colours)
    }
    Spacer(modifier.graphicsLayer().drawBehind { wood.draw(this) })
}

@Composable
internal fun ThingsLayer(board: Board, motions: List<Motion>, clock: Clock, unit: Float, modifier: Modifier) {
    val colours = SobremesaTheme.colours
    val reduced = SobremesaTheme.reducedMotion
    val measurer = rememberTextMeasurer()
    val tools = remember(board.cell, board.numeralsLarge, unit, colours, measurer) {
        Tools(board.cell * unit, unit, colours, measurer, board.numeralsLarge)
    }
    val things = remember(board, motions, reduced, tools) { Things(board, motions, reduced, tools) }
    Spacer(modifier.graphicsLayer().drawBehind { things.draw(this, clock.time) })
}

@Composable
internal fun CursorLayer(cursor: Cursor, board: Board, unit: Float, modifier: Modifier) {
    val colours = SobremesaTheme.colours
    Spacer(
        modifier.drawBehind {
            val cell = cursor.cell(board) ?: return@drawBehind
            val side = board.cell * unit
            val inset = 2 * unit
            focusRing(
                colours,
                Offset(cell.x * unit + inset, cell.y * unit + inset),
                Size(side - 2 * inset, side - 2 * inset),
                .12f * side,
            )
        },
    )
}

/** What a screen reader finds on the board: each cell is one element, row by row. */
@Composable
internal fun Cells(board: Board, unit: Float, modifier: Modifier, onTap: (UInt) -> Unit) {
    val tap by rememberUpdatedState(onTap)
    val press = remember { { spot: UInt -> tap(spot) } }
    Layout(
        content = {
            board.cells.forEachIndexed { index, cell ->
                key(cell.spot) { CellElement(cell.spot, index, cell.spoken, press) }
            }
        },
        modifier,
    ) { cells, constraints ->
        val side = (board.cell * unit).roundToInt()
        val placed = cells.map { it.measure(Constraints.fixed(side, side)) }
        layout(constraints.maxWidth, constraints.maxHeight) {
            placed.zip(board.cells) { element, cell ->
                element.place((cell.x * unit).roundToInt(), (cell.y * unit).roundToInt())
            }
        }
    }
}

/** Composed anew only when something else is said of the cell. */
@Composable
private fun CellElement(spot: UInt, index: Int, spoken: String, onTap: (UInt) -> Unit) = Spacer(
    Modifier.testTag("cell-$spot").semantics {
        contentDescription = spoken
        role = Role.Button
        traversalIndex = index.toFloat()
        onClick {
            onTap(spot)
            true
        }
    },
)

/** The spot at a place in dp, if a cell is there. */
internal fun Board.spotAt(at: Offset): UInt? = cells.firstOrNull { it.holds(at, cell) }?.spot

private fun Cell.holds(at: Offset, side: Float) = at.x >= x && at.x < x + side && at.y >= y && at.y < y + side

/**
 * The spot that one finger pressed and left again without leaving it. A drag, a second finger, or a press that
 * somebody else took, is none.
 */
private suspend fun AwaitPointerEventScope.tapped(spotAt: (Offset) -> UInt?): UInt? {
    val down = awaitFirstDown()
    val spot = spotAt(down.position) ?: return null
    while (true) {
        val event = awaitPointerEvent()
        val change = event.changes.firstOrNull { it.id == down.id } ?: return null
        if (event.changes.size > 1 || change.isConsumed || spotAt(change.position) != spot) return null
        if (change.changedToUp()) return spot
    }
}
