package app.sobremesa.ui.widgets

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.Spacer
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.CacheDrawScope
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.ImageShader
import androidx.compose.ui.graphics.ShaderBrush
import androidx.compose.ui.graphics.TileMode
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.unit.dp
import app.sobremesa.ui.theme.Colours
import app.sobremesa.ui.theme.SobremesaTheme
import kotlin.math.roundToInt

/** The linen cloth that everything lies on, with the light from the upper left. */
@Composable
fun Cloth(modifier: Modifier = Modifier, content: @Composable BoxScope.() -> Unit) {
    val colours = SobremesaTheme.colours
    Box(modifier) {
        // A layer of its own: the cloth is drawn once, whatever moves on it.
        Spacer(
            Modifier.matchParentSize().graphicsLayer().drawWithCache {
                val weave = weave(colours)
                val light = light(colours)
                onDrawBehind {
                    drawRect(colours.linen)
                    drawRect(weave, alpha = .42f)
                    lit(light)
                }
            },
        )
        content()
    }
}

/** One repeat of the threads, as a brush that fills the cloth. */
private fun CacheDrawScope.weave(colours: Colours): Brush {
    val repeat = 8.dp.toPx().roundToInt().coerceAtLeast(4)
    val tile = ImageBitmap(repeat, repeat)
    val unit = repeat / 8f
    CanvasDrawScope().draw(this, layoutDirection, Canvas(tile), Size(repeat.toFloat(), repeat.toFloat())) {
        fun thread(x1: Int, y1: Int, x2: Int, y2: Int) = drawLine(
            colours.weave,
            Offset(x1 * unit, y1 * unit),
            Offset(x2 * unit, y2 * unit),
            strokeWidth = 2.5f * unit,
        )
        thread(0, 2, 4, 2)
        thread(4, 6, 8, 6)
        thread(2, 4, 2, 8)
        thread(6, 0, 6, 4)
    }
    return ShaderBrush(ImageShader(tile, TileMode.Repeated, TileMode.Repeated))
}

/** The light, on a square of side 1. */
private fun light(colours: Colours): Brush {
    val near = if (colours.dark) Color(0xFF5A3F26).copy(alpha = .75f) else Color(0xFFFFF6DF).copy(alpha = .95f)
    val about = (if (colours.dark) Color(0xFF4A3422) else Color(0xFFFFF3D8)).copy(alpha = .5f)
    val far = if (colours.dark) Color.Black.copy(alpha = .35f) else Color(0xFFA9713A).copy(alpha = .20f)
    return Brush.radialGradient(
        0f to near,
        .25f to about,
        .6f to colours.linen.copy(alpha = 0f),
        1f to far,
        center = Offset(.2f, 0f),
        radius = 1.15f,
    )
}

private fun DrawScope.lit(light: Brush) =
    scale(size.width, size.height, Offset.Zero) { drawRect(light, size = Size(1f, 1f)) }
