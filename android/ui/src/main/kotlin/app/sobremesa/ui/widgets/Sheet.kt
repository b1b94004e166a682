package app.sobremesa.ui.widgets

import androidx.compose.foundation.clickable
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.interaction.collectIsPressedAsState
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.sobremesa.ui.theme.Colours
import app.sobremesa.ui.theme.SobremesaTheme

/** A paper card with a soft shadow; with `onClick` it can be pressed as a whole. */
@Composable
fun Sheet(
    modifier: Modifier = Modifier,
    outline: Color? = null,
    onClick: (() -> Unit)? = null,
    radius: Dp = 18.dp,
    content: @Composable BoxScope.() -> Unit,
) {
    val colours = SobremesaTheme.colours
    val touch = remember { MutableInteractionSource() }
    val pressed by touch.collectIsPressedAsState()
    val focused = touch.hasKeysFocus()
    val click = if (onClick == null) {
        Modifier
    } else {
        Modifier.clickable(touch, indication = null, role = Role.Button, onClick = onClick)
    }
    Box(
        modifier.then(click).drawBehind {
            paper(colours, radius, outline)
            touched(colours, radius, pressed, focused)
        },
        content = content,
    )
}

private fun DrawScope.paper(colours: Colours, radius: Dp, outline: Color?) {
    val corner = radius.toPx()
    softShadow(Offset.Zero, size, corner, depth = if (outline == null) 3f else 4f, colours)
    drawRoundRect(colours.sheet, cornerRadius = CornerRadius(corner))
    if (outline == null) {
        innerOutline(Offset.Zero, size, corner, 1.dp.toPx(), Color.White, if (colours.dark) .05f else .8f)
    } else {
        innerOutline(Offset.Zero, size, corner, 2.dp.toPx(), outline)
    }
}
