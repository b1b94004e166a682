package app.sobremesa.ui.widgets

import androidx.compose.foundation.clickable
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.interaction.collectIsPressedAsState
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.focus.focusProperties
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.sobremesa.core.Button
import app.sobremesa.ui.theme.Colours
import app.sobremesa.ui.theme.SobremesaTheme

/** How icon and label stand on a button. */
enum class ButtonLayout {
    /** The icon over the label. */
    IconAbove,

    /** The icon before the label. */
    Row,

    /** The label alone. */
    LabelOnly,

    /** The icon alone, where there is no room for words. */
    IconOnly,
}

/** A button as the core describes it, its label in so many lines at most; `onPress` gets its id. */
@Composable
fun ActionButton(
    button: Button,
    modifier: Modifier = Modifier,
    arrangement: ButtonLayout = ButtonLayout.IconAbove,
    labelStyle: TextStyle = labelStyle(button),
    lines: Int = 2,
    onPress: (String) -> Unit,
) {
    val colours = SobremesaTheme.colours
    val touch = remember { MutableInteractionSource() }
    val pressed by touch.collectIsPressedAsState()
    val focused = touch.hasKeysFocus()
    val tint = when {
        button.primary && button.enabled -> colours.onOlive
        button.primary -> colours.soft
        button.enabled -> colours.ink
        else -> colours.disabled
    }
    Box(
        modifier
            .pressable(button, touch, onPress)
            .defaultMinSize(48.dp, 48.dp)
            .drawBehind {
                if (button.primary) filled(colours, button.enabled) else outlined(colours, button.enabled)
                touched(colours, 16.dp, pressed, focused)
            }
            .padding(horizontal = if (arrangement == ButtonLayout.IconAbove) 4.dp else 12.dp, vertical = 4.dp),
        contentAlignment = Alignment.Center,
    ) {
        val style = labelStyle.copy(color = tint, textAlign = TextAlign.Center)
        when (arrangement) {
            ButtonLayout.IconAbove -> Column(
                horizontalAlignment = Alignment.CenterHorizontally,
                verticalArrangement = Arrangement.spacedBy(3.dp),
            ) {
                DrawnIcon(button.icon, tint = tint, size = 23.dp)
                Fitted(button.label, style, maxLines = lines)
            }
            ButtonLayout.Row -> Row(
                horizontalArrangement = Arrangement.spacedBy(10.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                DrawnIcon(button.icon, tint = tint, size = 23.dp)
                Fitted(button.label, style, maxLines = lines)
            }
            ButtonLayout.LabelOnly -> Fitted(button.label, style, maxLines = lines)
            ButtonLayout.IconOnly -> DrawnIcon(button.icon, tint = tint, size = 28.dp)
        }
    }
}

@Composable
private fun labelStyle(button: Button): TextStyle =
    if (button.primary) SobremesaTheme.type.primary else SobremesaTheme.type.button

/** An icon without a ground, for a bar. */
@Composable
internal fun BarButton(button: Button, modifier: Modifier = Modifier, onPress: (String) -> Unit) {
    val colours = SobremesaTheme.colours
    val touch = remember { MutableInteractionSource() }
    val pressed by touch.collectIsPressedAsState()
    val focused = touch.hasKeysFocus()
    Box(
        modifier
            .pressable(button, touch, onPress)
            .defaultMinSize(48.dp, 40.dp)
            .drawBehind { touched(colours, 14.dp, pressed, focused) },
        contentAlignment = Alignment.Center,
    ) { DrawnIcon(button.icon, tint = if (button.enabled) colours.ink else colours.disabled) }
}

/** One accessible element that says what the core says, and is called in tests what the core calls it. */
@Composable
internal fun Modifier.pressable(button: Button, touch: MutableInteractionSource, onPress: (String) -> Unit): Modifier =
    pressable(button.id, button.spoken, button.enabled, touch) { onPress(button.id) }

/** The same for what the UI itself answers. */
@Composable
internal fun Modifier.pressable(
    tag: String,
    spoken: String,
    enabled: Boolean,
    touch: MutableInteractionSource,
    onPress: () -> Unit,
): Modifier {
    if (LocalPicture.current) return this
    val inert = LocalInert.current
    return testTag(tag)
        .semantics(mergeDescendants = true) { contentDescription = spoken }
        .focusProperties { canFocus = !inert }
        .clickable(touch, indication = null, enabled = enabled, role = Role.Button, onClick = onPress)
}

private fun DrawScope.filled(colours: Colours, enabled: Boolean) {
    val corner = 16.dp.toPx()
    if (enabled) softShadow(Offset.Zero, size, corner, 4f, colours)
    drawRoundRect(if (enabled) colours.olive else colours.weave, cornerRadius = CornerRadius(corner))
}

private fun DrawScope.outlined(colours: Colours, enabled: Boolean) {
    val corner = 16.dp.toPx()
    val alpha = if (enabled) 1f else .45f
    drawRoundRect(colours.sheet, alpha = alpha, cornerRadius = CornerRadius(corner))
    innerOutline(Offset.Zero, size, corner, 1.2.dp.toPx(), colours.line, if (enabled) 1f else .4f)
}
