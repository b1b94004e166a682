package app.sobremesa.ui.table

import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.sp
import app.sobremesa.core.LabelWidth
import app.sobremesa.core.Parts
import app.sobremesa.core.Room
import app.sobremesa.core.Screen
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.theme.Type

/** How large the parts around the board are in so much room, at the present text size. */
@Composable
internal fun rememberParts(width: Float, height: Float, screen: Screen): Parts {
    val density = LocalDensity.current
    val measurer = rememberTextMeasurer()
    val type = SobremesaTheme.type
    val labels = screen.buttons.map { it.label to it.primary }
    val (seats, titled, odds) = Triple(screen.seats.size, screen.subtitle.isNotEmpty(), screen.odds != null)
    val places = screen.rack?.slots?.size ?: 0
    return remember(width, height, seats, titled, odds, places, density, measurer, type, labels) {
        val widths = labels.map { (text, primary) -> measurer.width(text, primary, type, density) }
        Room(width, height, density.text(), seats.toUInt(), titled, odds, places.toUInt(), widths).parts()
    }
}

/** How many times as high as usual the smallest letters are: larger ones grow less. */
private fun Density.text(): Float = SMALLEST.sp.toDp().value / SMALLEST

private const val SMALLEST = 12f

private fun TextMeasurer.width(label: String, primary: Boolean, type: Type, density: Density): LabelWidth {
    fun of(style: TextStyle) = measure(label, style, maxLines = 1, softWrap = false).size.width / density.density
    val usual = if (primary) type.primary else type.button
    val small = if (primary) type.primary.copy(fontSize = type.primary.fontSize * .93f) else type.caption
    return LabelWidth(primary, of(usual), of(small))
}
