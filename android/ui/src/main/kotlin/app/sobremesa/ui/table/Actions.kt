package app.sobremesa.ui.table

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.sobremesa.core.Button
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.ActionButton
import app.sobremesa.ui.widgets.ButtonLayout

/** The action bar in one row or, where the words need it, in two. The way on is rightmost and lowest. */
@Composable
internal fun ActionBar(
    buttons: List<Button>,
    rows: Int,
    height: Dp,
    primaryHeight: Dp,
    modifier: Modifier = Modifier,
    gap: Dp = 6.dp,
    small: Boolean = false,
    wrapped: Boolean = false,
    onPress: (String) -> Unit,
) {
    val others = buttons.filterNot { it.primary }
    val primary = buttons.filter { it.primary }
    if (rows == 1) {
        ActionRow(others + primary, modifier.fillMaxWidth().height(height), gap, small, wrapped, onPress)
    } else {
        Column(modifier, Arrangement.spacedBy(gap)) {
            ActionRow(others, Modifier.fillMaxWidth().height(height), gap, small, wrapped, onPress)
            ActionRow(primary, Modifier.fillMaxWidth().height(primaryHeight), gap, small, wrapped, onPress)
        }
    }
}

/** The actions in one row of icons, where there is too little room for their words. */
@Composable
internal fun BareActions(buttons: List<Button>, modifier: Modifier, onPress: (String) -> Unit) {
    val order = (buttons.filterNot { it.primary } + buttons.filter { it.primary })
        .let { if (SobremesaTheme.leftHanded) it.reversed() else it }
    Row(modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp)) {
        order.forEach {
            val share = Modifier.weight(if (it.primary) 2f else 1f).fillMaxHeight()
            ActionButton(it, share, ButtonLayout.IconOnly, onPress = onPress)
        }
    }
}

@Composable
private fun ActionRow(
    buttons: List<Button>,
    modifier: Modifier,
    gap: Dp,
    small: Boolean,
    wrapped: Boolean,
    onPress: (String) -> Unit,
) {
    val order = if (SobremesaTheme.leftHanded) buttons.reversed() else buttons
    Row(modifier, Arrangement.spacedBy(gap)) {
        order.forEach { button ->
            val style = actionStyle(button, small)
            ActionButton(
                button,
                Modifier.weight(share(button, style, wrapped)).fillMaxHeight(),
                if (button.primary) ButtonLayout.LabelOnly else ButtonLayout.IconAbove,
                style,
                lines = if (wrapped) 2 else 1,
                onPress = onPress,
            )
        }
    }
}

@Composable
private fun actionStyle(button: Button, small: Boolean): TextStyle {
    val type = SobremesaTheme.type
    return when {
        button.primary && small -> type.primary.copy(fontSize = type.primary.fontSize * .93f)
        button.primary -> type.primary
        small -> type.button.copy(fontSize = type.button.fontSize * .89f, lineHeight = type.caption.lineHeight)
        else -> type.button
    }
}

/** Buttons share a row by what their labels need: all of a label, or of one in two lines its longest word. */
@Composable
private fun share(button: Button, style: TextStyle, wrapped: Boolean): Float {
    val measurer = rememberTextMeasurer()
    val density = LocalDensity.current
    return remember(button.label, style, wrapped, measurer, density) {
        val label = measurer.measure(button.label, style)
        val width = if (wrapped) label.multiParagraph.minIntrinsicWidth else label.multiParagraph.maxIntrinsicWidth
        maxOf(48f, width / density.density + if (button.primary) 28f else 14f)
    }
}

/** How high the actions at the foot of a panel are, in dp. */
internal class PanelHeights(parts: Parts, val tight: Boolean) {
    val others = maxOf(if (tight) 52f else 64f, 34 + parts.line(18f) * if (parts.large) 2 else 1)
    val first = if (tight) 0f else maxOf(56f, parts.line(20f) + 20)
    val primary = maxOf(if (tight) 52f else 68f, parts.line(24f) + 20)
    val gap = if (tight) 6f else 12f
    val all = others + primary + gap + if (tight) 0f else first + gap
}

/** The actions at the foot of a panel: the way on lowest, over its whole width. */
@Composable
internal fun PanelActions(
    buttons: List<Button>,
    heights: PanelHeights,
    wrapped: Boolean,
    modifier: Modifier = Modifier,
    onPress: (String) -> Unit,
) {
    val type = SobremesaTheme.type
    val tight = heights.tight
    val others = buttons.filterNot { it.primary }
    // The first one takes back, so it stands by itself where there is room.
    val (single, row) = if (tight) emptyList<Button>() to others else others.take(1) to others.drop(1)
    Column(modifier, Arrangement.spacedBy(heights.gap.dp)) {
        val gap = heights.gap.dp
        ActionRow(row, Modifier.fillMaxWidth().height(heights.others.dp), gap, tight, wrapped, onPress)
        single.forEach {
            val style = type.button.copy(fontSize = type.message.fontSize)
            ActionButton(it, Modifier.fillMaxWidth().height(heights.first.dp), ButtonLayout.Row, style, onPress = onPress)
        }
        buttons.filter { it.primary }.forEach {
            val style = type.primary.copy(fontSize = type.primary.fontSize * if (tight) 1f else 1.13f)
            ActionButton(it, Modifier.fillMaxWidth().height(heights.primary.dp), ButtonLayout.Row, style, onPress = onPress)
        }
    }
}
