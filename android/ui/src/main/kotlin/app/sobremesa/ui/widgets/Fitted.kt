package app.sobremesa.ui.widgets

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.layout.IntrinsicMeasurable
import androidx.compose.ui.layout.IntrinsicMeasureScope
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.Measurable
import androidx.compose.ui.layout.MeasurePolicy
import androidx.compose.ui.layout.MeasureResult
import androidx.compose.ui.layout.MeasureScope
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.ParagraphStyle
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.buildAnnotatedString
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.text.withStyle
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.constrainHeight
import androidx.compose.ui.unit.constrainWidth
import androidx.compose.ui.unit.sp

/** Words with their style, beginning on a line of their own. */
internal class Line(val text: String, val style: TextStyle)

/** Whether they say the same in the same way; what decides if they must be measured anew. */
private fun List<Line>.key() = map { it.text to it.style }

/** How much smaller words are made, step by step, until they fit. */
private val shrinking = listOf(1f, .93f, .87f, .8f, .74f, .68f, .62f)

/**
 * Words that are made smaller, but not smaller than `least`, where they would not fit their space or a word would break;
 * nothing for a screen reader, what holds them speaks.
 */
@Composable
internal fun Fitted(
    lines: List<Line>,
    modifier: Modifier = Modifier,
    maxLines: Int = Int.MAX_VALUE,
    least: TextUnit = 0.sp,
) {
    val measurer = rememberTextMeasurer()
    val fitting = remember(lines.key(), maxLines, least, measurer) { Fitting(lines, maxLines, least, measurer) }
    Layout(modifier.drawBehind { fitting.shown?.let { drawText(it) } }, fitting)
}

@Composable
internal fun Fitted(text: String, style: TextStyle, modifier: Modifier = Modifier, maxLines: Int = 1) =
    Fitted(listOf(Line(text, style)), modifier, maxLines)

private class Fitting(
    lines: List<Line>,
    private val maxLines: Int,
    least: TextUnit,
    private val measurer: TextMeasurer,
) : MeasurePolicy {
    private val sizes = lines.filter { it.text.isNotEmpty() }.let { said ->
        shrinking.filter { scale -> scale == 1f || said.all { it.style.fontSize.value * scale >= least.value } }
            .map { joined(said, it) }
    }

    /** The words as they were laid out last. */
    var shown: TextLayoutResult? by mutableStateOf(null)
        private set

    override fun MeasureScope.measure(measurables: List<Measurable>, constraints: Constraints): MeasureResult {
        val layout = fit(constraints)
        shown = layout
        return layout(constraints.constrainWidth(layout.size.width), constraints.constrainHeight(layout.size.height)) {}
    }

    override fun IntrinsicMeasureScope.minIntrinsicWidth(measurables: List<IntrinsicMeasurable>, height: Int): Int =
        fit(Constraints()).size.width

    override fun IntrinsicMeasureScope.maxIntrinsicWidth(measurables: List<IntrinsicMeasurable>, height: Int): Int =
        fit(Constraints()).size.width

    override fun IntrinsicMeasureScope.minIntrinsicHeight(measurables: List<IntrinsicMeasurable>, width: Int): Int =
        fit(Constraints(maxWidth = width)).size.height

    override fun IntrinsicMeasureScope.maxIntrinsicHeight(measurables: List<IntrinsicMeasurable>, width: Int): Int =
        fit(Constraints(maxWidth = width)).size.height

    private fun fit(room: Constraints): TextLayoutResult {
        var layout = laid(sizes.first(), room)
        for (smaller in sizes.drop(1)) {
            if (fits(layout, room)) break
            layout = laid(smaller, room)
        }
        return layout
    }

    private fun laid(text: AnnotatedString, room: Constraints) = measurer.measure(
        text,
        overflow = TextOverflow.Ellipsis,
        maxLines = maxLines,
        constraints = Constraints(maxWidth = room.maxWidth),
    )

    private fun fits(layout: TextLayoutResult, room: Constraints): Boolean =
        layout.size.height <= room.maxHeight && !layout.hasVisualOverflow && !layout.breaksWord()
}

/** A line ends within a word. */
private fun TextLayoutResult.breaksWord(): Boolean {
    val text = layoutInput.text
    val starts = text.paragraphStyles.map { it.start }
    return (0..<lineCount - 1).map { getLineEnd(it) }.any { end ->
        end !in starts && end in 1..<text.length && text[end - 1].isLetterOrDigit() && text[end].isLetterOrDigit()
    }
}

private fun joined(lines: List<Line>, scale: Float): AnnotatedString = buildAnnotatedString {
    for (line in lines) {
        val paragraph = ParagraphStyle(
            textAlign = line.style.textAlign,
            lineHeight = line.style.lineHeight * scale,
            lineHeightStyle = line.style.lineHeightStyle,
        )
        withStyle(paragraph) {
            withStyle(line.style.toSpanStyle().copy(fontSize = line.style.fontSize * scale)) { append(line.text) }
        }
    }
}
