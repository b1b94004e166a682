package app.sobremesa.ui.widgets

import androidx.compose.foundation.gestures.ScrollableState
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.BlendMode
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Paint
import androidx.compose.ui.graphics.drawscope.ContentDrawScope
import androidx.compose.ui.graphics.drawscope.clipRect
import androidx.compose.ui.unit.dp

/** Scrolls up and down where there is more than fits, and shows that there is. */
@Composable
internal fun Modifier.scrolled(): Modifier {
    val state = rememberScrollState()
    return fadesOut(state).verticalScroll(state)
}

/** What goes on beyond the upper or lower edge fades out there; at the end nothing does. */
internal fun Modifier.fadesOut(state: ScrollableState): Modifier = drawWithContent {
    val reach = minOf(FADE.dp.toPx(), size.height / 3)
    val top = if (state.canScrollBackward) reach else 0f
    val bottom = size.height - if (state.canScrollForward) reach else 0f
    if (bottom - top == size.height) return@drawWithContent drawContent()
    clipRect(0f, top, size.width, bottom) { this@drawWithContent.drawContent() }
    if (top > 0f) fading(Rect(0f, 0f, size.width, top), edge = 0f, inner = top)
    if (bottom < size.height) fading(Rect(0f, bottom, size.width, size.height), edge = size.height, inner = bottom)
}

/** How far from the edge the fading begins, in dp. */
private const val FADE = 28

/** Draws the part of the content that lies in a strip, the less of it the nearer to the [edge]. */
private fun ContentDrawScope.fading(strip: Rect, edge: Float, inner: Float) {
    val canvas = drawContext.canvas
    // A layer no larger than that: what is taken away again must not be taken from what lies below.
    canvas.saveLayer(strip, Paint())
    canvas.clipRect(strip)
    drawContent()
    val kept = Brush.verticalGradient(listOf(Color.Transparent, Color.Black), startY = edge, endY = inner)
    drawRect(kept, strip.topLeft, strip.size, blendMode = BlendMode.DstIn)
    canvas.restore()
}
