package app.sobremesa.ui.widgets

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.unit.Dp
import app.sobremesa.core.SeatColour
import app.sobremesa.ui.theme.Colours
import app.sobremesa.ui.theme.SobremesaTheme
import kotlin.math.sqrt

/** The corners that are folded to the middle: turned by so much, and how bright each lies in the light. */
private val folds = listOf(0f to 1f, 90f to .75f, 270f to .62f, 180f to .34f)

private val napkin by lazy { drawings.napkin }
private val fold by lazy { svgPath(napkin.fold) }
private val crease by lazy { svgPath(napkin.crease) }
private val stripe by lazy { svgPath(napkin.stripe) }
private val stitches by lazy { svgPath(napkin.stitches) }

/**
 * A folded napkin with a seat's stripes and its mark. `unfolded` goes from 0, where it still lies in quarters, to 1.
 * `size` is its width from corner to corner.
 */
@Composable
fun Napkin(colour: SeatColour, size: Dp, modifier: Modifier = Modifier, unfolded: () -> Float = { 1f }) {
    val colours = SobremesaTheme.colours
    Spacer(
        modifier.size(size).drawWithCache {
            val unit = this.size.width / napkin.width
            val linen = Linen(colours, colours.tints(colour).area)
            val mark = Disc(40 / DISC_RADIUS * unit, colour, colours)
            onDrawBehind {
                val done = unfolded()
                withTransform({
                    translate(center.x, center.y)
                    rotate(45f, Offset.Zero)
                    // First one way, then the other.
                    scale(unit * opened(2 * done), unit * opened(2 * done - 1), Offset.Zero)
                }) { with(linen) { draw() } }
                mark.draw(this, center, scale = sqrt(opened(done)))
            }
        },
    )
}

private fun opened(done: Float) = .5f + .5f * done.coerceIn(0f, 1f)

private class Linen(private val colours: Colours, private val thread: Color) {
    private val half = napkin.half
    private val light = Brush.linearGradient(
        if (colours.dark) listOf(Color(0xFF54453A), Color(0xFF3B3027)) else listOf(Color(0xFFFFFDF8), Color(0xFFEFE2CB)),
        Offset(-half, -half),
        Offset(half, 0f),
    )
    private val under = Brush.linearGradient(
        if (colours.dark) listOf(Color(0xFF483B30), Color(0xFF2E251D)) else listOf(Color(0xFFFBF3E4), Color(0xFFDDCBAB)),
        Offset(-half, -half),
        Offset(half, half),
    )
    private val dashes = PathEffect.dashPathEffect(floatArrayOf(5f, 3f))

    fun DrawScope.draw() {
        for (layer in 0..5) {
            val grown = half + layer * 1.6f
            drawRoundRect(
                colours.shadow,
                Offset(5 - grown, 5 - grown),
                Size(2 * grown, 2 * grown),
                CornerRadius(12f + 2 * layer),
                alpha = if (colours.dark) .12f else .035f,
            )
        }
        drawRoundRect(under, Offset(-half, -half), Size(2 * half, 2 * half), CornerRadius(12f))
        for ((turn, bright) in folds) {
            rotate(turn, Offset.Zero) {
                drawPath(fold, light, alpha = bright)
                drawPath(crease, Color(0xFF8A6A42), alpha = .3f, style = Stroke(1.2f))
                drawPath(stripe, thread, style = Stroke(2.4f, join = StrokeJoin.Round))
                drawPath(stitches, thread, style = Stroke(1.1f, join = StrokeJoin.Round, pathEffect = dashes))
            }
        }
    }
}
