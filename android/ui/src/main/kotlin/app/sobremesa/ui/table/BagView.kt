package app.sobremesa.ui.table

import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.interaction.collectIsPressedAsState
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
import app.sobremesa.core.Bag
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.theme.mix
import app.sobremesa.ui.widgets.Numerals
import app.sobremesa.ui.widgets.digits
import app.sobremesa.ui.widgets.drawings
import app.sobremesa.ui.widgets.hasKeysFocus
import app.sobremesa.ui.widgets.pressable
import app.sobremesa.ui.widgets.svgPath
import app.sobremesa.ui.widgets.touched

/** The bag and what ties it, around the middle of its belly, in dp. */
private val belly by lazy { svgPath(drawings.bag) }
private val tie by lazy { svgPath(drawings.bagTie) }

/** The bag with how many tiles are in it. A press on it looks up what is unseen. */
@Composable
internal fun BagView(bag: Bag, modifier: Modifier = Modifier, onPress: (String) -> Unit) {
    val colours = SobremesaTheme.colours
    val touch = remember { MutableInteractionSource() }
    val pressed by touch.collectIsPressedAsState()
    val focused = touch.hasKeysFocus()
    Row(
        modifier
            .heightIn(min = 48.dp)
            .pressable(bag.button, touch, onPress)
            .drawBehind {
                // Tiles may lie under the words.
                val corner = CornerRadius(14.dp.toPx())
                drawRoundRect(colours.linen, alpha = .82f, cornerRadius = corner)
                touched(colours, 14.dp, pressed, focused)
            }
            .padding(start = 4.dp, end = 10.dp),
        Arrangement.spacedBy(6.dp),
        Alignment.CenterVertically,
    ) {
        Sack(bag.count)
        BasicText(bag.label, style = SobremesaTheme.type.secondary, maxLines = 1)
    }
}

@Composable
private fun Sack(count: UInt) {
    val colours = SobremesaTheme.colours
    val measurer = rememberTextMeasurer()
    Spacer(
        Modifier.size(46.dp, 44.dp).drawWithCache {
            val unit = density
            val number = Numerals(measurer, 14 * unit, large = false).text(count.toString(), 1f)
            val cloth = mix(colours.slab, colours.linen, .35f)
            onDrawBehind {
                val middle = Offset(center.x, center.y + 2 * unit)
                withTransform({
                    translate(middle.x, middle.y)
                    scale(unit, unit, Offset.Zero)
                }) {
                    drawPath(belly, cloth)
                    drawPath(belly, colours.slabEdge, style = Stroke(1.4f, join = StrokeJoin.Round))
                    val cord = Stroke(1.8f, cap = StrokeCap.Round, join = StrokeJoin.Round)
                    drawPath(tie, colours.slabEdge, style = cord)
                }
                digits(number, middle + Offset(0f, 4 * unit), colours.ink)
            }
        },
    )
}
