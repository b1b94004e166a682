package app.sobremesa.ui.pages

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.MeasurePolicy
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp
import app.sobremesa.core.ChoiceOption
import app.sobremesa.core.Row
import app.sobremesa.ui.theme.Colours
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.Sheet
import androidx.compose.foundation.layout.Row as Across
import app.sobremesa.ui.widgets.hasKeysFocus

/** One of several, as segments; what the chosen one means stands below. */
@Composable
internal fun ChoiceRow(row: Row.Choice, onChoose: (String) -> Unit, modifier: Modifier) {
    Sheet(modifier) {
        Column(Modifier.fillMaxWidth().padding(14.dp), Arrangement.spacedBy(10.dp)) {
            BasicText(row.label, style = SobremesaTheme.type.message)
            Segments {
                row.options.forEach { Segment(it, row, onChoose) }
            }
            if (row.explanation.isNotEmpty()) BasicText(row.explanation, style = SobremesaTheme.type.hint)
        }
    }
}

/** Lays segments side by side in equal parts where each has its words on one line, else one under another. */
@Composable
private fun Segments(content: @Composable () -> Unit) {
    val colours = SobremesaTheme.colours
    Layout(
        content,
        Modifier.fillMaxWidth().selectableGroup().drawBehind { trough(colours) },
        MeasurePolicy { segments, constraints ->
            val part = constraints.maxWidth / segments.size.coerceAtLeast(1)
            val abreast = segments.all { it.maxIntrinsicWidth(Constraints.Infinity) <= part }
            val width = if (abreast) part else constraints.maxWidth
            val height = if (abreast) segments.maxOfOrNull { it.minIntrinsicHeight(width) } ?: 0 else 0
            val placed = segments.map { it.measure(Constraints(width, width, height, Constraints.Infinity)) }
            val total = if (abreast) placed.maxOfOrNull { it.height } ?: 0 else placed.sumOf { it.height }
            layout(constraints.maxWidth, total) {
                var reached = 0
                placed.forEach {
                    if (abreast) it.placeRelative(reached, 0) else it.placeRelative(0, reached)
                    reached += if (abreast) width else it.height
                }
            }
        },
    )
}

@Composable
private fun Segment(option: ChoiceOption, row: Row.Choice, onChoose: (String) -> Unit) {
    val colours = SobremesaTheme.colours
    val chosen = option.value == row.selected
    val touch = remember { MutableInteractionSource() }
    val focused = touch.hasKeysFocus()
    val ink = if (chosen) colours.onOlive else colours.ink
    Across(
        Modifier
            .selectable(chosen, touch, indication = null, role = Role.RadioButton) { onChoose(option.value) }
            .heightIn(min = 48.dp)
            .drawBehind { segment(chosen, focused, colours) }
            // As much room as with the tick, so that the segments stay where they are when the choice changes.
            .padding(horizontal = if (chosen) 8.dp else 18.dp, vertical = 6.dp),
        Arrangement.spacedBy(4.dp, Alignment.CenterHorizontally),
        Alignment.CenterVertically,
    ) {
        if (chosen) Canvas(Modifier.size(16.dp)) { tick(center, size.width * .62f, ink) }
        BasicText(
            option.label,
            style = SobremesaTheme.type.message.copy(
                color = ink,
                textAlign = TextAlign.Center,
                fontWeight = if (chosen) FontWeight.Bold else FontWeight.Medium,
            ),
        )
    }
}

/** What the segments lie in. */
private fun DrawScope.trough(colours: Colours) {
    val corner = 14.dp.toPx()
    drawRoundRect(colours.weave, cornerRadius = CornerRadius(corner))
    val line = 1.2.dp.toPx()
    drawRoundRect(
        colours.line,
        Offset(line / 2, line / 2),
        Size(size.width - line, size.height - line),
        CornerRadius(corner),
        Stroke(line),
        alpha = .6f,
    )
}

private fun DrawScope.segment(chosen: Boolean, focused: Boolean, colours: Colours) {
    val gap = 3.dp.toPx()
    val at = Offset(gap, gap)
    val area = Size(size.width - 2 * gap, size.height - 2 * gap)
    val corner = CornerRadius(11.dp.toPx())
    if (chosen) drawRoundRect(colours.olive, at, area, corner)
    if (focused) drawRoundRect(colours.ink, at, area, corner, Stroke(2.dp.toPx()))
}
