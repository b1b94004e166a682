package app.sobremesa.ui.widgets

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.sobremesa.core.SeatColour
import app.sobremesa.ui.theme.Colours
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.theme.mix

private val sprig by lazy { drawings.sprig }
private val stem by lazy { svgPath(sprig.stem) }
private val leaf by lazy { svgPath(sprig.leaf) }

/** Two sprigs of olive, bent around whoever won; as wide as it is told to be. */
@Composable
fun Sprigs(modifier: Modifier = Modifier) {
    val colours = SobremesaTheme.colours
    Spacer(
        modifier.aspectRatio(sprig.width / sprig.height).drawWithCache {
            val wood = mix(colours.olive, colours.slab, .3f)
            val lit = mix(colours.olive, Color.White, .18f)
            onDrawBehind {
                scale(size.width / sprig.width, Offset.Zero) {
                    for (side in listOf(1f, -1f)) {
                        withTransform({
                            translate(sprig.meeting.x, sprig.meeting.y)
                            scale(side, 1f, Offset.Zero)
                        }) { sprig(wood, colours.olive, lit) }
                    }
                }
            }
        },
    )
}

private fun DrawScope.sprig(wood: Color, shaded: Color, lit: Color) {
    drawPath(stem, wood, style = Stroke(1.8f, cap = StrokeCap.Round))
    for (grown in sprig.leaves) {
        withTransform({
            translate(grown.at.x, grown.at.y)
            rotate(grown.angle, Offset.Zero)
        }) { drawPath(leaf, if (grown.lit) lit else shaded) }
    }
}

/** A cup of coffee on a blue saucer, with a sugar lump that is a die. `size` is the saucer's diameter. */
@Composable
fun Cup(modifier: Modifier = Modifier, size: Dp = 140.dp) {
    val colours = SobremesaTheme.colours
    Spacer(
        modifier.size(size).drawWithCache {
            val radius = this.size.width / 2
            val saucer = Disc(radius / DISC_RADIUS, SeatColour.BLUE, colours)
            onDrawBehind { cup(center, radius, saucer, colours) }
        },
    )
}

private fun DrawScope.cup(centre: Offset, radius: Float, saucer: Disc, colours: Colours) {
    saucer.draw(this, centre)
    val middle = centre + Offset(.10f * radius, -.10f * radius)
    val wall = .52f * radius
    roundShadow(middle + Offset(.05f * radius, .09f * radius), wall * 1.15f, colours)
    rotate(-40f, middle) {
        val handle = Offset(middle.x + wall * 1.2f - .26f * radius, middle.y - .11f * radius)
        drawRoundRect(
            Color(0xFFF3E9D8),
            topLeft = handle,
            size = Size(.44f * radius, .22f * radius),
            cornerRadius = CornerRadius(.10f * radius),
            style = Stroke(.085f * radius),
        )
    }
    drawCircle(
        Brush.linearGradient(
            listOf(Color(0xFFFFFDF7), Color(0xFFE3D6BF)),
            middle - Offset(wall, wall),
            middle + Offset(wall, wall),
        ),
        wall,
        middle,
    )
    coffee(middle, wall, radius)
    rotate(14f, centre + Offset(-.50f * radius, .50f * radius)) {
        sugar(centre + Offset(-.50f * radius, .50f * radius), .36f * radius, colours)
    }
}

private fun DrawScope.coffee(middle: Offset, wall: Float, radius: Float) {
    val surface = wall * .83f
    val brown = Brush.radialGradient(
        0f to Color(0xFF6B4326),
        .7f to Color(0xFF3B2113),
        1f to Color(0xFF2A160C),
        center = middle - Offset(.2f * surface, .3f * surface),
        radius = 1.6f * surface,
    )
    drawCircle(brown, surface, middle)
    drawCircle(Color(0xFFB9854F), wall * .80f, middle, alpha = .65f, style = Stroke(.03f * radius))
    val shine = wall * .56f
    drawArc(
        Color(0xFFFFE7C2),
        startAngle = 205f,
        sweepAngle = 62f,
        useCenter = false,
        topLeft = middle - Offset(shine, shine),
        size = Size(2 * shine, 2 * shine),
        alpha = .55f,
        style = Stroke(.035f * radius, cap = StrokeCap.Round),
    )
}

private fun DrawScope.sugar(centre: Offset, side: Float, colours: Colours) {
    val half = side / 2
    val corner = CornerRadius(.2f * side)
    roundShadow(centre + Offset(.02f * side, .07f * side), half * 1.45f, colours)
    drawRoundRect(
        mix(Color(0xFFFBF3E3), Color.Black, .3f),
        centre - Offset(half, half - .055f * side),
        Size(side, side),
        corner,
    )
    drawRoundRect(Color(0xFFFBF3E3), centre - Offset(half, half), Size(side, side), corner)
    val step = .235f * side
    for ((x, y) in listOf(-1 to -1, 1 to -1, 0 to 0, -1 to 1, 1 to 1)) {
        drawCircle(Color(0xFF2E2319), .082f * side, centre + Offset(x * step, y * step))
    }
}

private fun DrawScope.roundShadow(centre: Offset, radius: Float, colours: Colours) {
    val deep = colours.shadow.copy(alpha = if (colours.dark) .55f else .42f)
    drawCircle(
        Brush.radialGradient(.62f to deep, 1f to deep.copy(alpha = 0f), center = centre, radius = radius),
        radius,
        centre,
    )
}
