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
import app.sobremesa.core.Heights
import app.sobremesa.core.PanelParts
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.ActionButton
import app.sobremesa.ui.widgets.ButtonLayout

/** The action bar in one row or, where the words need it, in two. The way on is rightmost and lowest. */
@Composable
internal fun ActionBar(
    buttons: List<Button>,
    heights: Heights,
    modifier: Modifier = Modifier,
    small: Boolean = false,
    wrapped: Boolean = false,
    onPress: (String) -> Unit,
) {
    val others = buttons.filterNot { it.primary }
    val primary = buttons.filter { it.primary }
    val gap = heights.gaps.actions.dp
    val row = Modifier.fillMaxWidth()
    if (heights.rows == 1u) {
        ActionRow(others + primary, modifier.then(row).height(heights.action.dp), gap, small, wrapped, onPress)
    } else {
        Column(modifier, Arrangement.spacedBy(gap)) {
            ActionRow(others, row.height(heights.action.dp), gap, small, wrapped, onPress)
            ActionRow(primary, row.height(heights.primary.dp), gap, small, wrapped, onPress)
        }
    }
}

/** The actions in one row of icons, where there is too little room for their words. */
@Composable
internal fun BareActions(buttons: List<Button>, gap: Dp, modifier: Modifier, onPress: (String) -> Unit) {
    val order = (buttons.filterNot { it.primary } + buttons.filter { it.primary })
        .let { if (SobremesaTheme.leftHanded) it.reversed() else it }
    Row(modifier.fillMaxWidth(), Arrangement.spacedBy(gap)) {
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

/** The actions at the foot of a panel: the way on lowest, over its whole width. */
@Composable
internal fun PanelActions(
    buttons: List<Button>,
    panel: PanelParts,
    wrapped: Boolean,
    modifier: Modifier = Modifier,
    onPress: (String) -> Unit,
) {
    val type = SobremesaTheme.type
    val (tight, gap) = panel.tight to panel.between.dp
    val others = buttons.filterNot { it.primary }
    // The first one takes back, so it stands by itself where there is room.
    val (single, row) = if (tight) emptyList<Button>() to others else others.take(1) to others.drop(1)
    Column(modifier, Arrangement.spacedBy(gap)) {
        ActionRow(row, Modifier.fillMaxWidth().height(panel.others.dp), gap, tight, wrapped, onPress)
        single.forEach {
            val style = type.button.copy(fontSize = type.message.fontSize)
            ActionButton(it, Modifier.fillMaxWidth().height(panel.single.dp), ButtonLayout.Row, style, onPress = onPress)
        }
        buttons.filter { it.primary }.forEach {
            val style = type.primary.copy(fontSize = type.primary.fontSize * if (tight) 1f else 1.13f)
            ActionButton(it, Modifier.fillMaxWidth().height(panel.primary.dp), ButtonLayout.Row, style, onPress = onPress)
        }
    }
}
