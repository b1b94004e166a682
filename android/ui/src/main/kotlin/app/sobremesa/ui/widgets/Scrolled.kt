package app.sobremesa.ui.widgets

import androidx.compose.foundation.gestures.ScrollableState
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.BlendMode
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.CompositingStrategy
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.unit.dp

/** Scrolls up and down where there is more than fits, and shows that there is. */
@Composable
internal fun Modifier.scrolled(): Modifier {
    val state = rememberScrollState()
    return fadesOut(state).verticalScroll(state)
}

/** What goes on beyond the upper or lower edge fades out there; at the end nothing does. */
internal fun Modifier.fadesOut(state: ScrollableState): Modifier =
    graphicsLayer {
        val cut = state.canScrollBackward || state.canScrollForward
        // What is taken away again must not be taken from what lies below.
        compositingStrategy = if (cut) CompositingStrategy.Offscreen else CompositingStrategy.Auto
    }.drawWithContent {
        drawContent()
        val reach = minOf(FADE.dp.toPx(), size.height / 3)
        if (state.canScrollBackward) fade(0f, reach, from = 0f)
        if (state.canScrollForward) fade(size.height, reach, from = size.height - reach)
    }

/** How far from the edge the fading begins, in dp. */
private const val FADE = 28

/** Takes away what lies within [reach] of an [edge], the more the nearer. */
private fun DrawScope.fade(edge: Float, reach: Float, from: Float) {
    val inner = if (edge == 0f) reach else edge - reach
    val kept = Brush.verticalGradient(listOf(Color.Transparent, Color.Black), startY = edge, endY = inner)
    drawRect(kept, Offset(0f, from), Size(size.width, reach), blendMode = BlendMode.DstIn)
}
