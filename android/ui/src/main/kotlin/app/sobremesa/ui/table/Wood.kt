package app.sobremesa.ui.table

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import app.sobremesa.core.Board
import app.sobremesa.ui.theme.Colours
import app.sobremesa.ui.theme.mix
import app.sobremesa.ui.widgets.innerOutline
import app.sobremesa.ui.widgets.softShadow
import kotlin.math.max
import kotlin.math.sin

/** The board without anything on it: the slab of wood and its cells. `unit` is one of the board's lengths in pixels. */
internal class Wood(private val board: Board, private val unit: Float, private val colours: Colours) {
    private val frame = board.frame * unit
    private val side = board.cell * unit
    private val plank = Plank(
        size = Size(board.width * unit, board.height * unit),
        corner = unit * when {
            board.frame >= 24 -> 22f
            board.frame >= 8 -> 14f
            else -> 8f
        },
        unit = unit,
        colours = colours,
        rings = if (board.frame >= 8) (board.frame / 2.2f).toInt() else 0,
    )

    fun draw(scope: DrawScope) = with(scope) {
        plank.draw(this)
        field()
    }

    /** The cells, let into the slab: shaded above and on the left, lit below. */
    private fun DrawScope.field() {
        val edge = 1f * unit
        val extent = Size(board.columns.toFloat() * side + 2 * edge, board.rows.toFloat() * side + 2 * edge)
        val at = Offset(frame - edge, frame - edge)
        val corner = CornerRadius(.14f * side)
        val (shade, light) = if (colours.dark) .35f to .08f else .16f to .28f
        drawRoundRect(Color.Black, at - Offset(.6f, .9f) * unit, extent, corner, alpha = shade)
        drawRoundRect(Color.White, at + Offset(.5f, .9f) * unit, extent, corner, alpha = light)
        drawRoundRect(colours.cellEdge, at, extent, corner)
        val deep = mix(colours.cellEdge, Color.Black, if (colours.dark) .3f else .12f)
        val round = CornerRadius(.12f * side)
        for (cell in board.cells) {
            val place = Offset(cell.x, cell.y) * unit
            drawRoundRect(deep, place + Offset(.8f, .8f) * unit, Size(side - 1.6f * unit, side - 1.6f * unit), round)
            drawRoundRect(
                if (cell.light) colours.cellA else colours.cellB,
                place + Offset(.8f, 1.8f) * unit,
                Size(side - 1.6f * unit, side - 2.6f * unit),
                round,
            )
        }
    }
}

/** A slab of wood of this size in pixels; its grain runs along it, or, where there are `rings`, around it. */
internal class Plank(
    private val size: Size,
    private val corner: Float,
    private val unit: Float,
    private val colours: Colours,
    private val rings: Int = 0,
) {
    private val outline = Path().apply { addRoundRect(RoundRect(Rect(Offset.Zero, size), CornerRadius(corner))) }
    private val grown = Brush.linearGradient(
        listOf(
            mix(colours.slab, Color(0xFFFFD9A0), if (colours.dark) .10f else .22f),
            mix(colours.slab, Color(0xFF2A1608), .20f),
        ),
        Offset.Zero,
        Offset(size.width, size.height),
    )
    private val grain: List<Path> = if (rings > 0) emptyList() else waves()

    fun draw(scope: DrawScope) = with(scope) {
        softShadow(Offset.Zero, size, corner, 6f * unit / density, colours)
        val thick = mix(colours.slabEdge, Color.Black, .25f)
        drawRoundRect(thick, Offset(0f, 2.5f * unit), size, CornerRadius(corner))
        drawPath(outline, grown)
        clipPath(outline) {
            if (rings > 0) rings() else grain.forEachIndexed { index, path ->
                drawPath(path, colours.slabEdge, if (colours.dark) .4f else .25f, Stroke((1f + index % 3 * .6f) * unit))
            }
        }
        innerOutline(Offset.Zero, size, corner, 1.4f * unit, Color(0xFFFFE9C4), if (colours.dark) .12f else .35f)
    }

    /** The grain of a wide frame runs around the board. */
    private fun DrawScope.rings() {
        for (index in 0 until rings) {
            val inset = (1.2f + index * 2.2f) * unit
            drawRoundRect(
                colours.slabEdge,
                topLeft = Offset(inset, inset),
                size = Size(size.width - 2 * inset, size.height - 2 * inset),
                cornerRadius = CornerRadius(max(2 * unit, corner - inset)),
                alpha = listOf(.16f, .30f, .22f)[index % 3],
                style = Stroke((.7f + .5f * (index % 3)) * unit),
            )
        }
    }

    /** The grain of a narrow frame runs along the board. */
    private fun waves(): List<Path> {
        val upright = size.height >= size.width
        val (along, across) = if (upright) size.height to size.width else size.width to size.height
        return List((across / (7 * unit)).toInt() + 1) { index ->
            val at = (index * 7 + 3 * sin(index * 1.7f)) * unit
            val bend = 5 * sin(index * .9f) * unit
            fun point(u: Float, v: Float) = if (upright) Offset(v, u) else Offset(u, v)
            val (a, b, c, d) = listOf(
                point(0f, at),
                point(along * .3f, at + bend),
                point(along * .7f, at - bend),
                point(along, at + bend * .4f),
            )
            Path().apply {
                moveTo(a.x, a.y)
                cubicTo(b.x, b.y, c.x, c.y, d.x, d.y)
            }
        }
    }
}
