package app.sobremesa.ui.widgets

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.withTransform
import app.sobremesa.core.SeatColour
import app.sobremesa.ui.theme.Colours

/** A die's side, as a part of its cell's. */
private const val DIE_SIDE = .66f

/** All of a die that stays the same while its cell's `cell` does; ivory where it is nobody's. */
internal class Die(cell: Float, private val owner: SeatColour?, private val colours: Colours) {
    private val side = DIE_SIDE * cell
    private val half = side / 2
    private val tints = colours.tints(owner)
    private val outline: Path? = if (owner == SeatColour.RED) svgPath(drawings.biscuit, half) else null
    private val face = Brush.radialGradient(
        0f to tints.lit,
        .75f to tints.area,
        1f to tints.edge,
        center = Offset(-.28f * half, -.44f * half),
        radius = 1.9f * half,
    )

    /** `width` under 1 shows it while it turns over, `angle` is in degrees. */
    fun draw(scope: DrawScope, centre: Offset, pips: UInt, scale: Float = 1f, angle: Float = 0f, width: Float = 1f) =
        with(scope) {
            withTransform({
                translate(centre.x, centre.y)
                scale(scale * width, scale, Offset.Zero)
                rotate(angle, Offset.Zero)
            }) {
                shadow()
                body()
                drawings.pips.getOrNull(pips.toInt() - 1)?.forEach { pip(Offset(it.x, it.y) * (.235f * side)) }
            }
        }

    private fun DrawScope.shadow() = repeat(3) { layer ->
        val grown = .012f * side * layer
        drawRoundRect(
            if (colours.dark) Color.Black else colours.shadow,
            Offset(-half - grown, -half + .05f * side),
            Size(side + 2 * grown, side + grown),
            CornerRadius(.2f * side),
            alpha = .15f,
        )
    }

    private fun DrawScope.body() {
        val foot = Offset(0f, .055f * side)
        if (outline != null) {
            withTransform({ translate(foot.x, foot.y) }) { drawPath(outline, tints.under) }
            drawPath(outline, face)
            drawPath(outline, tints.rim, style = Stroke(.022f * side, join = StrokeJoin.Round))
            inlay(.78f, .10f, .022f, tints.inlay)
        } else {
            drawRoundRect(tints.under, Offset(-half, -half) + foot, Size(side, .99f * side), CornerRadius(.2f * side))
            drawRoundRect(face, Offset(-half, -half), Size(side, side), CornerRadius(.2f * side))
            if (owner != null) {
                inlay(.978f, .19f, .022f, tints.rim)
                inlay(.84f, .13f, .026f, tints.inlay)
            }
        }
    }

    private fun DrawScope.inlay(share: Float, radius: Float, width: Float, colour: Color) {
        val reach = half * share
        drawRoundRect(
            colour,
            Offset(-reach, -reach),
            Size(2 * reach, 2 * reach),
            CornerRadius(radius * side),
            style = Stroke(width * side),
        )
    }

    private fun DrawScope.pip(at: Offset) {
        drawCircle(tints.mark, .082f * side, at)
        // Carved in: the upper edge lies in the shade.
        drawArc(
            Color.Black,
            startAngle = 205f,
            sweepAngle = 130f,
            useCenter = false,
            topLeft = at - Offset(.06f * side, .06f * side),
            size = Size(.12f * side, .12f * side),
            alpha = .25f,
            style = Stroke(.018f * side),
        )
    }
}
