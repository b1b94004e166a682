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
    onPress: (String) -> Unit,
) {
    val others = buttons.filterNot { it.primary }
    val primary = buttons.filter { it.primary }
    if (rows == 1) {
        ActionRow(others + primary, modifier.fillMaxWidth().height(height), gap, small, onPress)
    } else {
        Column(modifier, Arrangement.spacedBy(gap)) {
            ActionRow(others, Modifier.fillMaxWidth().height(height), gap, small, onPress)
            ActionRow(primary, Modifier.fillMaxWidth().height(primaryHeight), gap, small, onPress)
        }
    }
}

@Composable
private fun ActionRow(buttons: List<Button>, modifier: Modifier, gap: Dp, small: Boolean, onPress: (String) -> Unit) {
    val order = if (SobremesaTheme.leftHanded) buttons.reversed() else buttons
    Row(modifier, Arrangement.spacedBy(gap)) {
        order.forEach { button ->
            val style = actionStyle(button, small)
            ActionButton(
                button,
                Modifier.weight(share(button, style)).fillMaxHeight(),
                if (button.primary) ButtonLayout.LabelOnly else ButtonLayout.IconAbove,
                style,
                onPress,
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

/** A button is as wide as its longest word needs, and all share what is left alike. */
@Composable
private fun share(button: Button, style: TextStyle): Float {
    val measurer = rememberTextMeasurer()
    val density = LocalDensity.current
    return remember(button.label, style, measurer, density) {
        val width = measurer.measure(button.label, style, softWrap = false, maxLines = 1).size.width / density.density
        maxOf(48f, width + if (button.primary) 28f else 14f)
    }
}

/** The actions at the foot of a panel: the way on lowest, over its whole width. */
@Composable
internal fun PanelActions(buttons: List<Button>, tight: Boolean, modifier: Modifier = Modifier, onPress: (String) -> Unit) {
    val type = SobremesaTheme.type
    val primary = buttons.filter { it.primary }
    val others = buttons.filterNot { it.primary }
    Column(modifier, Arrangement.spacedBy(if (tight) 6.dp else 12.dp)) {
        if (tight) {
            ActionRow(others, Modifier.fillMaxWidth().height(PANEL_TIGHT.dp), 6.dp, small = true, onPress)
        } else {
            // The first one takes back, so it stands by itself.
            ActionRow(others.drop(1), Modifier.fillMaxWidth().height(PANEL_OTHERS.dp), 12.dp, small = false, onPress)
            others.firstOrNull()?.let {
                val style = type.button.copy(fontSize = type.message.fontSize)
                ActionButton(it, Modifier.fillMaxWidth().height(PANEL_FIRST.dp), ButtonLayout.Row, style, onPress)
            }
        }
        primary.forEach {
            val style = type.primary.copy(fontSize = type.primary.fontSize * if (tight) 1f else 1.13f)
            val height = if (tight) PANEL_TIGHT else PANEL_PRIMARY
            ActionButton(it, Modifier.fillMaxWidth().height(height.dp), ButtonLayout.Row, style, onPress)
        }
    }
}

private const val PANEL_TIGHT = 52
private const val PANEL_OTHERS = 64
private const val PANEL_FIRST = 56
private const val PANEL_PRIMARY = 68

/** Height of [PanelActions]. */
internal fun panelActions(tight: Boolean): Float =
    if (tight) 2 * PANEL_TIGHT + 6f else PANEL_OTHERS + PANEL_FIRST + PANEL_PRIMARY + 24f
