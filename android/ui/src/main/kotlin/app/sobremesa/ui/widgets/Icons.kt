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

/** Icons are drawn on a square of this side. */
private const val UNITS = 24f

/** Width of their lines, in the same units. */
private const val LINE = 1.9f

private val paths: Map<Icon, Path> = mapOf(
    Icon.CANCEL to "M8 5L4 9L8 13M4 9H14.5A5 5 0 0 1 14.5 19H9",
    Icon.CHAIN to "M3 16.5A3.2 3.2 0 1 0 9.4 16.5A3.2 3.2 0 1 0 3 16.5" +
        "M8.8 12A3.2 3.2 0 1 0 15.2 12A3.2 3.2 0 1 0 8.8 12M14.6 7.5A3.2 3.2 0 1 0 21 7.5A3.2 3.2 0 1 0 14.6 7.5",
    Icon.SKIP to "M5 6L12 12L5 18ZM12 6L19 12L12 18Z",
    Icon.END to "M4.5 12.5L10 18L20 7",
    Icon.SWAP to "M4 9H18L14.5 5.5M20 15H6L9.5 18.5",
    Icon.EXIT to "M14 4H6V20H14M11 12H21M17.5 8.5L21 12L17.5 15.5",
    Icon.RULES to "M4 5.5C7 4.5 10 4.7 12 6.2C14 4.7 17 4.5 20 5.5V18.5C17 17.5 14 17.7 12 19.2" +
        "C10 17.7 7 17.5 4 18.5ZM12 6.2V19.2",
    Icon.SETTINGS to "M4 7H13M19 7H20M4 17H5M11 17H20M13 7A3 3 0 1 0 19 7A3 3 0 1 0 13 7" +
        "M5 17A3 3 0 1 0 11 17A3 3 0 1 0 5 17",
    Icon.AGAIN to "M19 8A8 8 0 1 0 20 13M19.5 3.5V8.3H14.7",
    Icon.HOME to "M4 11L12 4L20 11V20H4ZM10 20V14H14V20",
    Icon.LOOK to "M2.5 12C6 6.5 18 6.5 21.5 12C18 17.5 6 17.5 2.5 12ZM9 12A3 3 0 1 0 15 12A3 3 0 1 0 9 12",
    Icon.GIVE_UP to "M6 21V4M6 5C9 3.4 12 3.8 14 5C16 6.1 18 6 19.5 5.2V13.2C18 14.2 16 14.2 14 13C12 11.9 9 11.6 6 13",
    Icon.SAVED to "M8 4H20V15M5.5 7H17.5V18M3 10H15V21H3Z",
    Icon.BACK to "M14.5 5L7.5 12L14.5 19",
    Icon.SOUND_ALL to "M13.5 9.8A3.4 3.4 0 0 1 13.5 14.2M17.2 17A1.7 1.7 0 1 0 20.6 17A1.7 1.7 0 1 0 17.2 17" +
        "M20.6 17V6.2Q21 8.4 23 9",
    Icon.SOUND_NO_MUSIC to "M14 9A4.2 4.2 0 0 1 14 15M17 6.2A8 8 0 0 1 17 17.8",
    Icon.SOUND_OFF to "M14.5 9.2L20.5 15.2M20.5 9.2L14.5 15.2",
).mapValues { (_, data) -> svgPath(data) }

private val horn = svgPath("M2.5 9.5H6L10.5 5.5V18.5L6 14.5H2.5Z")
private val loudspeakers = setOf(Icon.SOUND_ALL, Icon.SOUND_NO_MUSIC, Icon.SOUND_OFF)
private val chevron = svgPath("M9.5 5L16.5 12L9.5 19")
private val corners = svgPath("M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15")

/** An icon; it says nothing to a screen reader, whatever holds it does. */
@Composable
fun DrawnIcon(icon: Icon, modifier: Modifier = Modifier, tint: Color, size: Dp = 24.dp) =
    LinePicture(paths.getValue(icon), modifier, tint, size, LINE, filled = horn.takeIf { icon in loudspeakers })

/** "This leads on." */
@Composable
fun Chevron(modifier: Modifier = Modifier, tint: Color, size: Dp = 22.dp) =
    LinePicture(chevron, modifier, tint, size, LINE)

/** "Everything in sight." */
@Composable
internal fun Corners(modifier: Modifier = Modifier, tint: Color, size: Dp = 20.dp) =
    LinePicture(corners, modifier, tint, size, LINE)

@Composable
private fun LinePicture(
    path: Path,
    modifier: Modifier,
    tint: Color,
    size: Dp,
    line: Float,
    filled: Path? = null,
) {
    val stroke = Stroke(line, cap = StrokeCap.Round, join = StrokeJoin.Round)
    Canvas(modifier.size(size)) {
        scale(this.size.width / UNITS, Offset.Zero) {
            filled?.let { drawPath(it, tint) }
            drawPath(path, tint, style = stroke)
        }
    }
}
