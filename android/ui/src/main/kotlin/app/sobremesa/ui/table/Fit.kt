package app.sobremesa.ui.table

import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.ParagraphStyle
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.buildAnnotatedString
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.text.withStyle
import androidx.compose.ui.unit.Constraints

/** A line of text with its style. */
internal class Line(val text: String, val style: TextStyle)

private val shrinking = listOf(1f, .93f, .87f, .8f)

/** Lines one under another, a little smaller where they would not fit the space they are given. */
@Composable
internal fun FittedLines(lines: List<Line>, modifier: Modifier = Modifier, alignment: Alignment = Alignment.CenterStart) {
    val measurer = rememberTextMeasurer()
    BoxWithConstraints(modifier, alignment) {
        val fitted = remember(lines.map { it.text to it.style }, constraints, measurer) {
            fit(lines.filter { it.text.isNotEmpty() }, constraints, measurer)
        }
        BasicText(fitted, overflow = TextOverflow.Ellipsis)
    }
}

private fun fit(lines: List<Line>, constraints: Constraints, measurer: TextMeasurer): AnnotatedString {
    val sizes = shrinking.map { joined(lines, it) }
    val room = Constraints(maxWidth = constraints.maxWidth)
    return sizes.firstOrNull { measurer.measure(it, constraints = room).size.height <= constraints.maxHeight } ?: sizes.last()
}

private fun joined(lines: List<Line>, scale: Float): AnnotatedString = buildAnnotatedString {
    for (line in lines) {
        val paragraph = ParagraphStyle(
            lineHeight = line.style.lineHeight.times(scale),
            lineHeightStyle = line.style.lineHeightStyle,
        )
        withStyle(paragraph) {
            withStyle(line.style.toSpanStyle().copy(fontSize = line.style.fontSize.times(scale))) { append(line.text) }
        }
    }
}
