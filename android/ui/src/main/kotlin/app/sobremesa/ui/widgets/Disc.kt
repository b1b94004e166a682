package app.sobremesa.ui.widgets

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.sp
import app.sobremesa.core.SeatColour
import app.sobremesa.ui.theme.Colours

/** A disc's radius, as a part of its cell's side. */
internal const val DISC_RADIUS = .425f

/** Numerals measured once; they follow the cell and not the system's text size. */
internal class Numerals(private val measurer: TextMeasurer, private val side: Float, private val large: Boolean) {
    private val layouts = HashMap<UInt, TextLayoutResult>()

    fun of(number: UInt): TextLayoutResult = layouts.getOrPut(number) {
        val share = if (number < 10u) .40f else .355f
        text(number.toString(), share * if (large) 1.2f else 1f)
    }

    /** `share` is the size of the type as a part of the cell's side. */
    fun text(text: String, share: Float, family: FontFamily? = null): TextLayoutResult = measurer.measure(
        text,
        TextStyle(
            fontSize = (share * side).sp,
            fontFamily = family,
            fontWeight = FontWeight.Bold,
            fontFeatureSettings = "tnum",
            letterSpacing = if (text.length > 1) (-.02f * share * side).sp else 0.sp,
        ),
        softWrap = false,
        maxLines = 1,
        density = Density(1f, 1f),
    )
}

/** Height of a capital or a digit, as a part of the type's size, halved: what centres it. */
private const val HALF_DIGIT = .358f

/** Writes measured digits around `centre`. */
internal fun DrawScope.digits(layout: TextLayoutResult, centre: Offset, colour: Color) {
    val type = layout.layoutInput.style.fontSize.value
    val topLeft = Offset(
        centre.x - layout.size.width / 2f,
        centre.y + type * HALF_DIGIT - layout.firstBaseline,
    )
    drawText(layout, colour, topLeft)
}

/** A numeral on a piece of a cell with this `side`; 6 and 9 are underlined, so that they are told apart. */
internal fun DrawScope.numeral(numerals: Numerals, number: UInt, centre: Offset, side: Float, colour: Color) {
    val lined = number == 6u || number == 9u
    val up = if (lined) .035f * side else 0f
    val layout = numerals.of(number)
    digits(layout, centre - Offset(0f, up), colour)
    if (lined) {
        // Below the digit's foot by the same distance, however large the digit is.
        val foot = layout.layoutInput.style.fontSize.value * HALF_DIGIT - up + .047f * side
        drawRoundRect(
            colour,
            topLeft = Offset(centre.x - .105f * side, centre.y + foot),
            size = Size(.21f * side, .035f * side),
            cornerRadius = CornerRadius(.015f * side),
        )
    }
}

/** All of a disc that stays the same while the board has this size: made once, drawn at many places. */
internal class Disc(private val side: Float, private val colour: SeatColour, private val colours: Colours) {
    private val radius = DISC_RADIUS * side
    private val tints = colours.tints(colour)
    private val outline: Path? = if (colour == SeatColour.RED) svgPath(drawings.dish, radius) else null
    private val face = Brush.radialGradient(
        0f to tints.lit,
        .75f to tints.area,
        1f to tints.edge,
        center = Offset(-.28f * radius, -.44f * radius),
        radius = 1.7f * radius,
    )
    private val deep = colours.shadow.copy(alpha = if (colours.dark) .55f else .42f)
    private val shadow = Brush.radialGradient(
        .62f to deep,
        1f to deep.copy(alpha = 0f),
        center = Offset.Zero,
        radius = 1.13f * radius,
    )

    /** The colour of what stands on it. */
    val mark: Color = tints.mark

    /** `lift` is 0 on the board and 1 in the hand; `scale` enlarges it about its centre. */
    fun draw(scope: DrawScope, centre: Offset, lift: Float = 0f, scale: Float = 1f, inside: DrawScope.() -> Unit = {}) =
        with(scope) {
            val grown = scale * (1f + .07f * lift)
            val drop = side * (1f + 1.4f * lift)
            withTransform({
                translate(centre.x + .02f * drop, centre.y + .055f * drop)
                scale(grown, grown, Offset.Zero)
            }) { drawCircle(shadow, 1.13f * radius, Offset.Zero) }
            withTransform({
                translate(centre.x, centre.y)
                scale(grown, grown, Offset.Zero)
            }) {
                body()
                inside()
            }
        }

    private fun DrawScope.body() {
        val foot = Offset(0f, .035f * side)
        if (outline == null) {
            drawCircle(tints.under, radius, foot)
            drawCircle(face, radius, Offset.Zero)
            drawCircle(tints.rim, radius - .012f * side, Offset.Zero, style = Stroke(.024f * side))
        } else {
            withTransform({ translate(foot.x, foot.y) }) { drawPath(outline, tints.under) }
            drawPath(outline, face)
            drawPath(outline, tints.rim, style = Stroke(.024f * side, join = StrokeJoin.Round))
        }
        when (colour) {
            SeatColour.BLUE ->
                drawCircle(tints.inlay, radius * .83f, Offset.Zero, alpha = .92f, style = Stroke(.030f * side))
            SeatColour.RED ->
                drawCircle(tints.inlay, radius * .79f, Offset.Zero, style = Stroke(.022f * side))
            SeatColour.MUSTARD -> plus()
            SeatColour.MOSS -> triangle()
        }
        glint()
    }

    private fun DrawScope.plus() {
        val arm = radius * .5f
        val width = .072f * side
        drawLine(mark, Offset(-arm, 0f), Offset(arm, 0f), width, StrokeCap.Round)
        drawLine(mark, Offset(0f, -arm), Offset(0f, arm), width, StrokeCap.Round)
    }

    private fun DrawScope.triangle() {
        val shape = Path().apply {
            moveTo(0f, -radius * .55f)
            lineTo(radius * .52f, radius * .4f)
            lineTo(-radius * .52f, radius * .4f)
            close()
        }
        drawPath(shape, mark)
    }

    private fun DrawScope.glint() {
        val reach = radius * .7f
        drawArc(
            Color.White,
            startAngle = 200f,
            sweepAngle = 65f,
            useCenter = false,
            topLeft = Offset(-reach, -reach),
            size = Size(2 * reach, 2 * reach),
            alpha = .30f,
            style = Stroke(.035f * side, cap = StrokeCap.Round),
        )
    }
}

/** A numbered disc. `turned` puts the numeral upside down. */
internal fun DrawScope.numberedDisc(
    disc: Disc,
    numerals: Numerals,
    number: UInt,
    centre: Offset,
    side: Float,
    turned: Boolean,
    lift: Float = 0f,
    scale: Float = 1f,
) = disc.draw(this, centre, lift, scale) {
    if (number > 0u) {
        rotate(if (turned) 180f else 0f, Offset.Zero) { numeral(numerals, number, Offset.Zero, side, disc.mark) }
    }
}

/** What is left to see of a removed disc: a dashed ring and its numeral, nothing filled. */
internal fun DrawScope.discGhost(
    numerals: Numerals,
    number: UInt,
    rim: Color,
    ground: Color,
    centre: Offset,
    side: Float,
    turned: Boolean,
) {
    drawCircle(ground, .37f * side, centre, alpha = .55f)
    val dashes = PathEffect.dashPathEffect(floatArrayOf(.085f * side, .066f * side))
    drawCircle(rim, .385f * side, centre, style = Stroke(.04f * side, pathEffect = dashes))
    rotate(if (turned) 180f else 0f, centre) { numeral(numerals, number, centre, side, rim) }
}
