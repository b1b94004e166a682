package app.sobremesa.ui.theme

import androidx.compose.runtime.Immutable
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.LineHeightStyle
import androidx.compose.ui.unit.sp

/** The type roles of the look: the system's fonts, serif for titles, digits of one width everywhere. */
@Immutable
class Type(ink: Color, soft: Color) {
    /** Home and result. */
    val display = serif(34, 40, ink)

    /** The sentence on a cover, and the display on small screens. */
    val cover = serif(27, 34, ink)

    /** Bars and cards. */
    val title = serif(20, 26, ink)
    val panelHeading = serif(16, 22, ink)

    /** The first line of a message. */
    val message = sans(15, 20, FontWeight.Medium, ink)

    /** The line under it, and running text. */
    val hint = sans(14, 20, FontWeight.Normal, soft)
    val score = sans(28, 32, FontWeight.Bold, ink)

    /** A button's label under its icon. */
    val button = sans(13, 18, FontWeight.Medium, ink)
    val primary = sans(15, 20, FontWeight.Bold, ink)
    val secondary = sans(13, 18, FontWeight.Normal, soft)
    val caption = sans(12, 16, FontWeight.Normal, soft)

    private fun serif(size: Int, line: Int, colour: Color) =
        style(FontFamily.Serif, size, line, FontWeight.Bold, colour)

    private fun sans(size: Int, line: Int, weight: FontWeight, colour: Color) =
        style(FontFamily.Default, size, line, weight, colour)

    private fun style(family: FontFamily, size: Int, line: Int, weight: FontWeight, colour: Color) = TextStyle(
        color = colour,
        fontSize = size.sp,
        lineHeight = line.sp,
        fontWeight = weight,
        fontFamily = family,
        fontFeatureSettings = "tnum",
        lineHeightStyle = LineHeightStyle(LineHeightStyle.Alignment.Center, LineHeightStyle.Trim.None),
    )
}
