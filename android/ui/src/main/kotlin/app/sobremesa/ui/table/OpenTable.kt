package app.sobremesa.ui.table

import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.gestures.calculateCentroid
import androidx.compose.foundation.gestures.calculatePan
import androidx.compose.foundation.gestures.calculateZoom
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.interaction.collectIsPressedAsState
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.derivedStateOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PointMode
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.TransformOrigin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.input.pointer.AwaitPointerEventScope
import androidx.compose.ui.input.pointer.PointerEventType
import androidx.compose.ui.input.pointer.PointerInputChange
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.input.pointer.positionChangeIgnoreConsumed
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.ScrollAxisRange
import androidx.compose.ui.semantics.horizontalScrollAxisRange
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.scrollBy
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.verticalScrollAxisRange
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.round
import app.sobremesa.core.Beyond
import app.sobremesa.core.Board
import app.sobremesa.core.Motion
import app.sobremesa.core.Way
import app.sobremesa.ui.theme.Colours
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.Corners
import app.sobremesa.ui.widgets.focusRing
import app.sobremesa.ui.widgets.hasKeysFocus
import app.sobremesa.ui.widgets.pressable
import kotlin.math.ceil
import kotlin.math.exp
import kotlin.math.floor
import kotlin.math.roundToInt

/** A drag that begins this near to the window's sides is the system's, in dp. */
private const val EDGE = 24f

/** The second tap of a double tap comes within so many ms and dp. */
private const val DOUBLE_TIME = 300L
private const val DOUBLE_REACH = 40f

/** How much one notch of a mouse's wheel zooms, and how far a sideways one pushes, in dp. */
private const val NOTCH = .12f
private const val SIDEWAYS = 24f

/**
 * A board without edges, of which only a part is in sight: one finger pushes it, two zoom it, and neither plays; a
 * finger that stays where it was put taps. What is reachable comes into sight, or is pointed at. `corner` stands on it at
 * its lower left.
 */
@Composable
internal fun OpenTable(
    board: Board,
    motions: List<Motion>,
    clock: Clock,
    modifier: Modifier = Modifier,
    onTap: (UInt) -> Unit,
    corner: @Composable BoxScope.() -> Unit,
) {
    val viewport = rememberViewport(board)
    val reduced = SobremesaTheme.reducedMotion
    Box(modifier.fillMaxSize()) {
        Cloth(board, motions, clock, viewport, onTap)
        corner()
        Signs(board, viewport)
        val fit = board.cloth?.fit.orEmpty()
        FitButton(fit, Modifier.align(Alignment.BottomEnd).padding(end = 8.dp, bottom = 4.dp)) { viewport.fit(reduced) }
    }
}

@Composable
private fun Cloth(board: Board, motions: List<Motion>, clock: Clock, viewport: Viewport, onTap: (UInt) -> Unit) {
    val unit = LocalDensity.current.density
    val colours = SobremesaTheme.colours
    val reduced = SobremesaTheme.reducedMotion
    val cursor = remember { Cursor() }
    val present by rememberUpdatedState(board)
    val tap by rememberUpdatedState { spot: UInt ->
        // A screen reader, or a key, may tap what is out of sight.
        present.cells.firstOrNull { it.spot == spot }?.let { viewport.reveal(it.corner, reduced) }
        onTap(spot)
    }
    cursor.cell(board)?.let { LaunchedEffect(it.spot) { viewport.reveal(it.corner, reduced) } }
    Layout(
        content = {
            Box {
                ThingsLayer(board, motions, clock, unit, Modifier.matchParentSize())
                Cells(board, unit, Modifier.matchParentSize()) { tap(it) }
                CursorLayer(cursor, board, unit, Modifier.matchParentSize())
            }
        },
        modifier = Modifier
            .fillMaxSize()
            .clipToBounds()
            .testTag("board")
            .seenInPart(viewport, unit)
            .underKeys(cursor, board) { tap(it) }
            .wheeled(viewport)
            .fingered(viewport, cursor, { present }, { viewport.fit(reduced) }) { onTap(it) }
            .drawBehind { dots(viewport, board, unit, colours) },
    ) { (things), constraints ->
        viewport.resize(Size(constraints.maxWidth / unit, constraints.maxHeight / unit))
        val placed = things.measure(
            Constraints.fixed((board.width * unit).roundToInt(), (board.height * unit).roundToInt()),
        )
        layout(constraints.maxWidth, constraints.maxHeight) {
            placed.placeWithLayer(0, 0) {
                val at = viewport.corner() * unit
                translationX = at.x.roundToInt().toFloat()
                translationY = at.y.roundToInt().toFloat()
                scaleX = viewport.sight.scale
                scaleY = viewport.sight.scale
                transformOrigin = TransformOrigin(0f, 0f)
            }
        }
    }
}

/** A screen reader finds more by scrolling. */
private fun Modifier.seenInPart(viewport: Viewport, unit: Float): Modifier = semantics {
    isTraversalGroup = true
    val (behind, ahead) = viewport.ahead()
    horizontalScrollAxisRange = ScrollAxisRange({ behind.x * unit }, { (behind.x + ahead.x) * unit })
    verticalScrollAxisRange = ScrollAxisRange({ behind.y * unit }, { (behind.y + ahead.y) * unit })
    scrollBy { x, y ->
        viewport.push(Offset(-x, -y) / unit)
        true
    }
}

private fun Modifier.wheeled(viewport: Viewport): Modifier = pointerInput(viewport) {
    awaitPointerEventScope {
        while (true) {
            val event = awaitPointerEvent()
            if (event.type != PointerEventType.Scroll) continue
            for (change in event.changes) {
                viewport.zoom(exp(-NOTCH * change.scrollDelta.y), change.position / density)
                viewport.push(Offset(-SIDEWAYS * change.scrollDelta.x, 0f))
                change.consume()
            }
        }
    }
}

/** One tap plays at once, and so do two on what can be played. Twice where nothing can be: all comes into sight. */
private fun Modifier.fingered(
    viewport: Viewport,
    cursor: Cursor,
    board: () -> Board,
    onDouble: () -> Unit,
    onTap: (UInt) -> Unit,
): Modifier = pointerInput(viewport) {
    var idle: PointerInputChange? = null
    awaitEachGesture {
        val up = tapped(viewport, onDown = { cursor.hide(); viewport.hold() }) ?: return@awaitEachGesture
        val spot = board().spotAt(viewport.onBoard(up.position / density))
        val playable = board().cells.any { it.spot == spot && it.enabled }
        val again = !playable && idle?.let { up.isSoonAfter(it, DOUBLE_REACH * density) } ?: false
        idle = up.takeUnless { playable || again }
        if (again) onDouble() else spot?.let(onTap)
    }
}

private fun PointerInputChange.isSoonAfter(other: PointerInputChange, reach: Float): Boolean =
    uptimeMillis - other.uptimeMillis <= DOUBLE_TIME && (position - other.position).getDistance() <= reach

/** Where one finger was put down and taken up again. A drag, or more fingers, move the table and tap nothing. */
private suspend fun AwaitPointerEventScope.tapped(viewport: Viewport, onDown: () -> Unit): PointerInputChange? {
    val down = awaitFirstDown(requireUnconsumed = false)
    onDown()
    val systems = down.position.x.let { it < EDGE * density || it > size.width - EDGE * density }
    var alone = !down.isConsumed
    var moved = false
    while (true) {
        val event = awaitPointerEvent()
        val held = event.changes.filter { it.pressed }
        val change = event.changes.firstOrNull { it.id == down.id }
        if (held.size > 1) {
            alone = false
            viewport.zoom(event.calculateZoom(), event.calculateCentroid(useCurrent = false) / density)
            viewport.push(event.calculatePan() / density)
        } else if (alone && change != null) {
            val far = (change.position - down.position).getDistance() > viewConfiguration.touchSlop
            moved = moved || far
            if (moved && !systems) viewport.push(change.positionChangeIgnoreConsumed() / density)
        }
        if (held.isEmpty()) return change?.takeIf { alone && !moved && !it.isConsumed }
        if (moved || !alone) event.changes.forEach { it.consume() }
    }
}

/** A dot where four cells meet, as far as the cloth is in sight. */
private fun DrawScope.dots(viewport: Viewport, board: Board, unit: Float, colours: Colours) {
    val step = board.cell * viewport.sight.scale * unit
    val first = (viewport.corner() + Offset(board.frame, board.frame) * viewport.sight.scale) * unit
    fun along(from: Float, length: Float) =
        ceil(-from / step).toInt()..floor((length - from) / step).toInt()
    val points = along(first.x, size.width).flatMap { column ->
        along(first.y, size.height).map { row -> first + Offset(column * step, row * step) }
    }
    drawPoints(points, PointMode.Points, colours.line, 2 * unit, StrokeCap.Round, alpha = .55f)
}

/** What is reachable and out of sight is pointed at; a press on the sign brings it into sight. */
@Composable
private fun Signs(board: Board, viewport: Viewport) {
    val reduced = SobremesaTheme.reducedMotion
    val signs by remember(board, viewport) { derivedStateOf { viewport.beyond() } }
    for (sign in signs) key(sign.way) {
        Sign(sign, board.cloth?.beyond.orEmpty()) { viewport.reveal(sign.cell, reduced) }
    }
}

@Composable
private fun Sign(sign: Beyond, spoken: String, onPress: () -> Unit) {
    val colours = SobremesaTheme.colours
    val touch = remember { MutableInteractionSource() }
    val pressed by touch.collectIsPressedAsState()
    val focused = touch.hasKeysFocus()
    Spacer(
        Modifier
            .offset { ((sign.at.offset() - Offset(sign.size, sign.size) / 2f) * density).round() }
            .size(sign.size.dp)
            .pressable("beyond-${sign.way.name.lowercase()}", spoken, enabled = true, touch, onPress)
            .drawBehind {
                val radius = 15.dp.toPx()
                roundGround(colours, radius, colours.olive, 2.dp, pressed, focused) {
                    rotate(sign.way.angle) { drawPath(arrowhead(center, radius), colours.olive) }
                }
            },
    )
}

/** A round thing to be pressed, smaller than what a finger may meet, with what is drawn on it. */
private fun DrawScope.roundGround(
    colours: Colours,
    radius: Float,
    outline: Color,
    width: Dp,
    pressed: Boolean,
    focused: Boolean,
    inside: DrawScope.() -> Unit = {},
) {
    drawCircle(colours.sheet, radius)
    drawCircle(outline, radius, style = Stroke(width.toPx()))
    inside()
    if (pressed) drawCircle(colours.ink, radius, alpha = .1f)
    val side = Size(2 * radius, 2 * radius)
    if (focused) focusRing(colours, center - Offset(radius, radius), side, radius)
}

/** Clockwise from the right, in degrees. */
private val Way.angle: Float
    get() = when (this) {
        Way.RIGHT -> 0f
        Way.DOWN -> 90f
        Way.LEFT -> 180f
        Way.UP -> 270f
    }

/** It points to the right. */
private fun arrowhead(centre: Offset, radius: Float) = Path().apply {
    moveTo(centre.x + .55f * radius, centre.y)
    lineTo(centre.x - .35f * radius, centre.y - .5f * radius)
    lineTo(centre.x - .35f * radius, centre.y + .5f * radius)
    close()
}

@Composable
private fun FitButton(spoken: String, modifier: Modifier, onPress: () -> Unit) {
    val colours = SobremesaTheme.colours
    val touch = remember { MutableInteractionSource() }
    val pressed by touch.collectIsPressedAsState()
    val focused = touch.hasKeysFocus()
    Box(
        modifier
            .size(48.dp)
            .pressable("fit", spoken, enabled = true, touch, onPress)
            .drawBehind {
                roundGround(colours, 20.dp.toPx(), colours.line, 1.dp, pressed, focused)
            },
        Alignment.Center,
    ) { Corners(tint = colours.ink) }
}
