package app.sobremesa.ui.widgets

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.sobremesa.core.Icon
import app.sobremesa.core.LinePicture

/** An icon, read once. */
private class Lines(picture: LinePicture) {
    val lines: Path = svgPath(picture.lines)
    val filled: Path? = picture.filled?.let(::svgPath)
}

private val icons: Map<Icon, Lines> by lazy { drawings.icons.mapValues { (_, picture) -> Lines(picture) } }
private val chevron by lazy { Lines(drawings.chevron) }
private val corners by lazy { Lines(drawings.corners) }

/** An icon; it says nothing to a screen reader, whatever holds it does. */
@Composable
fun DrawnIcon(icon: Icon, modifier: Modifier = Modifier, tint: Color, size: Dp = 24.dp) =
    Drawn(icons.getValue(icon), modifier, tint, size)

/** "This leads on." */
@Composable
fun Chevron(modifier: Modifier = Modifier, tint: Color, size: Dp = 22.dp) = Drawn(chevron, modifier, tint, size)

/** "Everything in sight." */
@Composable
internal fun Corners(modifier: Modifier = Modifier, tint: Color, size: Dp = 20.dp) = Drawn(corners, modifier, tint, size)

@Composable
private fun Drawn(picture: Lines, modifier: Modifier, tint: Color, size: Dp) {
    val stroke = Stroke(drawings.iconLine, cap = StrokeCap.Round, join = StrokeJoin.Round)
    Canvas(modifier.size(size)) {
        scale(this.size.width / drawings.iconSide, Offset.Zero) {
            picture.filled?.let { drawPath(it, tint) }
            drawPath(picture.lines, tint, style = stroke)
        }
    }
}
