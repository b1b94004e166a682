package app.sobremesa.ui.widgets

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Matrix
import androidx.compose.ui.graphics.Paint
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.drawIntoCanvas
import androidx.compose.ui.graphics.vector.PathParser
import app.sobremesa.core.Drawings
import app.sobremesa.core.drawings as coreDrawings
import app.sobremesa.ui.theme.Colours

/** The outlines of all that is drawn, asked of the core once. */
internal val drawings: Drawings by lazy(::coreDrawings)

/** The path that SVG data describes, so much larger. */
internal fun svgPath(data: String, scale: Float = 1f): Path =
    PathParser().parsePathString(data).toPath().apply { transform(Matrix().apply { scale(scale, scale) }) }

/** A soft shadow under a rounded rectangle, from four translucent ones: cheap on a phone. `depth` is in dp. */
internal fun DrawScope.softShadow(at: Offset, size: Size, radius: Float, depth: Float, colours: Colours) {
    val tone = if (colours.dark) Color.Black else Color(0xFF4A2E14)
    val alpha = if (colours.dark) .085f else .038f
    val unit = depth * density
    for (layer in 1..4) {
        val grown = unit * layer / 2.5f
        drawRoundRect(
            color = tone,
            alpha = alpha,
            topLeft = Offset(at.x - grown * .45f, at.y + unit * .4f - grown * .2f),
            size = Size(size.width + grown * .9f, size.height + grown * .9f),
            cornerRadius = CornerRadius(radius + grown * .5f),
        )
    }
}

/** An outline that lies wholly within the rectangle. */
internal fun DrawScope.innerOutline(
    at: Offset,
    size: Size,
    radius: Float,
    width: Float,
    colour: Color,
    alpha: Float = 1f,
) {
    drawRoundRect(
        color = colour,
        alpha = alpha,
        topLeft = at + Offset(width / 2, width / 2),
        size = Size(size.width - width, size.height - width),
        cornerRadius = CornerRadius((radius - width / 2).coerceAtLeast(0f)),
        style = Stroke(width),
    )
}

/** Draws `block` as one picture that shows through by `alpha`. */
internal inline fun DrawScope.faded(alpha: Float, bounds: Rect, block: DrawScope.() -> Unit) {
    if (alpha >= 1f) return block()
    if (alpha <= 0f) return
    drawIntoCanvas { it.saveLayer(bounds, Paint().apply { this.alpha = alpha }) }
    block()
    drawIntoCanvas { it.restore() }
}
