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
import app.sobremesa.ui.theme.LightColours
import app.sobremesa.ui.theme.mix

/** A die's side, as a part of its cell's. */
private const val DIE_SIDE = .66f

private const val LOBES_A_SIDE = 6

/** Where pips lie, in steps from the middle, by how many there are. */
private val PIPS: List<List<Pair<Int, Int>>> = listOf(
    listOf(0 to 0),
    listOf(-1 to -1, 1 to 1),
    listOf(-1 to -1, 0 to 0, 1 to 1),
    listOf(-1 to -1, 1 to -1, -1 to 1, 1 to 1),
    listOf(-1 to -1, 1 to -1, 0 to 0, -1 to 1, 1 to 1),
    listOf(-1 to -1, -1 to 0, -1 to 1, 1 to -1, 1 to 0, 1 to 1),
)

/** The outline of a biscuit of this half side: lobes on each side. */
private fun biscuit(half: Float): Path = Path().apply {
    val valley = .93f * half
    val width = 2 * valley / LOBES_A_SIDE
    val corners = listOf(-1f to -1f, 1f to -1f, 1f to 1f, -1f to 1f)
    moveTo(-valley, -valley)
    corners.forEachIndexed { index, (x, y) ->
        val (nextX, nextY) = corners[(index + 1) % corners.size]
        val alongX = (nextX - x) / 2
        val alongY = (nextY - y) / 2
        for (lobe in 1..LOBES_A_SIDE) {
            val middle = width * (lobe - .5f)
            quadraticTo(
                x * valley + alongX * middle + alongY * half * .15f,
                y * valley + alongY * middle - alongX * half * .15f,
                x * valley + alongX * width * lobe,
                y * valley + alongY * width * lobe,
            )
        }
    }
    close()
}

/** All of a die that stays the same while its cell's `cell` does; ivory where it is nobody's. */
internal class Die(cell: Float, private val owner: SeatColour?, private val colours: Colours) {
    private val side = DIE_SIDE * cell
    private val half = side / 2
    private val base = owner?.let(colours::seat) ?: Color(0xFFFBF3E3)
    private val under = mix(base, Color.Black, if (owner == null) .3f else .45f)
    private val outline: Path? = if (owner == SeatColour.RED) biscuit(half) else null
    private val high = when (owner) {
        SeatColour.BLUE -> colours.blueHi
        SeatColour.RED -> colours.redHi
        else -> base
    }
    private val face = Brush.radialGradient(
        0f to high,
        .75f to base,
        1f to if (owner == null) base else mix(base, if (colours.dark) colours.linen else colours.ink, .18f),
        center = Offset(-.28f * half, -.44f * half),
        radius = 1.9f * half,
    )
    private val mark = when (owner) {
        SeatColour.BLUE -> colours.blueMark
        SeatColour.RED -> colours.redMark
        else -> LightColours.ink
    }

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
                PIPS.getOrNull(pips.toInt() - 1)?.forEach { (x, y) -> pip(Offset(x * .235f * side, y * .235f * side)) }
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
            withTransform({ translate(foot.x, foot.y) }) { drawPath(outline, under) }
            drawPath(outline, face)
            drawPath(outline, colours.redRim, style = Stroke(.022f * side, join = StrokeJoin.Round))
            inlay(.78f, .10f, .022f, colours.redTick)
        } else {
            drawRoundRect(under, Offset(-half, -half) + foot, Size(side, .99f * side), CornerRadius(.2f * side))
            drawRoundRect(face, Offset(-half, -half), Size(side, side), CornerRadius(.2f * side))
            if (owner != null) {
                inlay(.978f, .19f, .022f, colours.rim(owner))
                inlay(.84f, .13f, .026f, mark)
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
        drawCircle(mark, .082f * side, at)
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
