package app.sobremesa.ui.table

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.geometry.lerp
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.text.font.FontFamily
import app.sobremesa.core.Arrow
import app.sobremesa.core.Hop
import app.sobremesa.core.Point
import app.sobremesa.ui.theme.Colours
import app.sobremesa.ui.widgets.Numerals
import app.sobremesa.ui.widgets.digits
import kotlin.math.max

/** Draws the marks of the look on cells whose side is `side` pixels. */
internal class Signs(private val side: Float, private val unit: Float, private val colours: Colours) {
    /** Lines are never thinner than this. */
    private val thin = 1.75f * unit
    private val dashes = PathEffect.dashPathEffect(floatArrayOf(.10f * side, .075f * side))

    private fun line(share: Float) = max(thin, share * side)

    /** What is in the hand; `square` around a tile. */
    fun DrawScope.selected(centre: Offset, square: Boolean = false) {
        if (square) return ringed(centre, .54f * side, .3f * .54f * side)
        val radius = .5f * side - unit
        drawCircle(colours.casing, radius, centre, style = Stroke(5.4f * unit))
        drawCircle(colours.ink, radius, centre, style = Stroke(2.6f * unit))
    }

    private fun DrawScope.ringed(centre: Offset, half: Float, radius: Float) {
        square(centre, half, radius, colours.casing, 5.4f * unit)
        square(centre, half, radius, colours.ink, 2.6f * unit)
    }

    private fun DrawScope.square(
        centre: Offset,
        half: Float,
        radius: Float,
        colour: Color,
        width: Float,
        alpha: Float = 1f,
        dashes: PathEffect? = null,
    ) = drawRoundRect(
        colour,
        centre - Offset(half, half),
        Size(2 * half, 2 * half),
        CornerRadius(radius),
        alpha = alpha,
        style = Stroke(width, pathEffect = dashes),
    )

    fun DrawScope.reachable(centre: Offset, alpha: Float) {
        drawCircle(colours.olive, .185f * side, centre, alpha, Stroke(line(.045f)))
        drawCircle(colours.olive, .085f * side, centre, alpha)
    }

    /** The same where there are no squares: a place on the cloth. */
    fun DrawScope.vacant(centre: Offset, alpha: Float) {
        val half = .5f * side - 2 * unit
        val radius = .15f * side
        val dashes = PathEffect.dashPathEffect(floatArrayOf(.106f * side, .085f * side))
        drawRoundRect(
            colours.sheet,
            centre - Offset(half, half),
            Size(2 * half, 2 * half),
            CornerRadius(radius),
            alpha = .75f * alpha,
        )
        square(centre, half, radius, colours.olive, 1.8f * unit, alpha, dashes)
        reachable(centre, alpha)
    }

    /** A tile of the turn being built. */
    fun DrawScope.placed(centre: Offset) =
        square(centre, .5f * side - .4f * unit, .17f * side, colours.olive, 3 * unit)

    /** A ring around the piece that may be tapped next; `square` around a tile. */
    fun DrawScope.choosable(centre: Offset, alpha: Float, square: Boolean = false) {
        val radius = .47f * side
        if (square) {
            square(centre, radius, .15f * side, colours.casing, line(.06f) + 1.8f * unit, alpha)
            square(centre, radius, .15f * side, colours.olive, line(.06f), alpha)
            return
        }
        drawCircle(colours.casing, radius, centre, alpha, Stroke(line(.06f) + 1.8f * unit))
        drawCircle(colours.olive, radius, centre, alpha, Stroke(line(.06f)))
    }

    fun DrawScope.origin(centre: Offset) =
        drawCircle(colours.olive, .33f * side, centre, style = Stroke(line(.05f), pathEffect = dashes))

    /** The square that the die will be rolled for. */
    fun DrawScope.chosen(centre: Offset, numerals: Numerals) {
        val half = .44f * side
        val topLeft = centre - Offset(half, half)
        val size = Size(2 * half, 2 * half)
        val corner = CornerRadius(.12f * side)
        drawRoundRect(colours.sheet, topLeft, size, corner, alpha = .6f)
        ringed(centre, half, corner.x)
        digits(numerals.text("?", .42f, FontFamily.Serif), centre, colours.ink)
    }

    /** Four wedges that point at a die from its cell's sides: filled where it is challenged, else outlined. */
    fun DrawScope.challenge(centre: Offset, challenged: Boolean) {
        val path = Path()
        val (tip, foot, wing) = Triple(.375f * side, .47f * side, .12f * side)
        for ((x, y) in listOf(0f to -1f, 1f to 0f, 0f to 1f, -1f to 0f)) {
            path.moveTo(centre.x + x * tip, centre.y + y * tip)
            path.lineTo(centre.x + x * foot - y * wing, centre.y + y * foot + x * wing)
            path.lineTo(centre.x + x * foot + y * wing, centre.y + y * foot - x * wing)
            path.close()
        }
        drawPath(path, if (challenged) colours.olive else colours.sheet)
        drawPath(path, colours.olive, style = Stroke(1.8f * unit, join = StrokeJoin.Round))
    }

    /** From the chosen square to the challenged die. */
    fun DrawScope.arrow(arrow: Arrow) {
        val from = at(arrow.from)
        val to = at(arrow.to)
        val along = (to - from) / (to - from).getDistance().coerceAtLeast(.001f)
        val back = to - along * (.14f * side)
        val across = Offset(-along.y, along.x) * (.12f * side)
        val path = Path().apply {
            moveTo(from.x, from.y)
            lineTo(to.x, to.y)
            moveTo(back.x + across.x, back.y + across.y)
            lineTo(to.x, to.y)
            lineTo(back.x - across.x, back.y - across.y)
        }
        for ((colour, share) in listOf(colours.casing to .12f, colours.olive to .055f)) {
            drawPath(path, colour, style = Stroke(line(share), cap = StrokeCap.Round, join = StrokeJoin.Round))
        }
    }

    fun DrawScope.tint(centre: Offset) {
        val half = side / 2 - unit
        drawRoundRect(
            colours.amberTint,
            centre - Offset(half, half),
            Size(2 * half, 2 * half),
            CornerRadius(.12f * side),
            alpha = if (colours.dark) .75f else .62f,
        )
    }

    /** Four corners; `onTile` they are brighter, and lie at its edge. */
    fun DrawScope.brackets(centre: Offset, alpha: Float, onTile: Boolean = false) {
        val half = if (onTile) .465f * side else side / 2 - .055f * side
        val arm = .20f * side
        val path = Path()
        for ((a, b) in listOf(-1 to -1, 1 to -1, 1 to 1, -1 to 1)) {
            path.moveTo(centre.x + a * half, centre.y + b * (half - arm))
            path.lineTo(centre.x + a * half, centre.y + b * half)
            path.lineTo(centre.x + a * (half - arm), centre.y + b * half)
        }
        val stroke = Stroke(max(2 * unit, .05f * side), cap = StrokeCap.Round, join = StrokeJoin.Round)
        drawPath(path, if (onTile) colours.tileBracket else colours.amber, alpha, stroke)
    }

    /** A square outline with a rising hatch. */
    fun DrawScope.invalid(centre: Offset) {
        val half = .44f * side
        val (left, top) = centre - Offset(half, half)
        val (right, bottom) = centre + Offset(half, half)
        drawRoundRect(
            colours.error,
            Offset(left, top),
            Size(2 * half, 2 * half),
            CornerRadius(.1f * side),
            style = Stroke(2.4f * unit),
        )
        val hatch = thin
        for (step in 0..2) {
            val k = step * .3f * side
            drawLine(colours.error, Offset(left + k, bottom), Offset(right, top + k), hatch, alpha = .75f)
            if (step > 0) drawLine(colours.error, Offset(left, bottom - k), Offset(right - k, top), hatch, alpha = .75f)
        }
    }

    fun DrawScope.chain(centres: List<Offset>) {
        if (centres.isEmpty()) return
        val path = Path().apply {
            moveTo(centres[0].x, centres[0].y)
            centres.drop(1).forEach { lineTo(it.x, it.y) }
            // A band through one centre is still seen.
            if (centres.size == 1) lineTo(centres[0].x + .01f, centres[0].y)
        }
        val stroke = { width: Float -> Stroke(width, cap = StrokeCap.Round, join = StrokeJoin.Round) }
        drawPath(path, colours.olive, .38f, stroke(.96f * side))
        drawPath(path, colours.olive, style = stroke(line(.11f)))
    }

    /** The jumps; of the last one `last` of its length is there yet. */
    fun DrawScope.path(hops: List<Hop>, last: Float) {
        val curves = hops.mapIndexed { index, hop -> curve(hop, if (index == hops.lastIndex) last else 1f) }
        for ((colour, share) in listOf(colours.casing to .15f, colours.olive to .075f)) {
            val stroke = Stroke(line(share), cap = StrokeCap.Round, join = StrokeJoin.Round)
            curves.forEach { drawPath(it, colour, style = stroke) }
        }
    }

    /** The first `part` of a quadratic curve (de Casteljau). */
    private fun curve(hop: Hop, part: Float): Path {
        val from = at(hop.from)
        val control = at(hop.control)
        val to = at(hop.to)
        val bend = lerp(from, control, part)
        val end = lerp(bend, lerp(control, to, part), part)
        return Path().apply {
            moveTo(from.x, from.y)
            quadraticTo(bend.x, bend.y, end.x, end.y)
        }
    }

    /** A numbered landing; `onTile` it is smaller and stands on its corner. */
    fun DrawScope.bead(centre: Offset, number: UInt, numerals: Numerals, onTile: Boolean = false) {
        if (onTile) return cornerBead(centre + Offset(.35f * side, -.37f * side), number, numerals)
        drawCircle(colours.olive, .2f * side, centre)
        drawCircle(colours.casing, .2f * side, centre, style = Stroke(.04f * side))
        digits(numerals.text(number.toString(), .28f), centre, colours.onOlive)
    }

    private fun DrawScope.cornerBead(centre: Offset, number: UInt, numerals: Numerals) {
        drawCircle(colours.olive, .17f * side, centre)
        drawCircle(colours.casing, .17f * side, centre, style = Stroke(.036f * side))
        digits(numerals.text(number.toString(), .24f), centre, colours.onOlive)
    }

    private fun at(point: Point) = Offset(point.x, point.y) * unit
}
