package app.sobremesa.ui.widgets

import androidx.compose.foundation.interaction.InteractionSource
import androidx.compose.foundation.interaction.collectIsFocusedAsState
import androidx.compose.runtime.Composable
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.runtime.getValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.input.InputMode
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalInputModeManager
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.sobremesa.ui.theme.Colours

/** Nothing here takes the keyboard's focus: something lies over it that must be answered first. */
internal val LocalInert = compositionLocalOf { false }

/** This is only a picture of what was there: no finger meets it, and it says nothing. */
internal val LocalPicture = compositionLocalOf { false }

/** A second finger spoils a gesture: nothing inside is pressed until all fingers are up again. */
fun Modifier.oneFinger(): Modifier = pointerInput(Unit) {
    awaitPointerEventScope {
        var spoiled = false
        while (true) {
            val changes = awaitPointerEvent(PointerEventPass.Initial).changes
            spoiled = spoiled || changes.count { it.pressed } > 1
            if (spoiled) changes.forEach { it.consume() }
            if (changes.none { it.pressed }) spoiled = false
        }
    }
}

/** Keys would act on it. What a finger or the mouse has just touched may have the focus too, and does not show it. */
@Composable
internal fun InteractionSource.hasKeysFocus(): Boolean {
    val focused by collectIsFocusedAsState()
    return focused && LocalInputModeManager.current.inputMode == InputMode.Keyboard
}

/** Shows on a thing with round corners that it is being pressed, or has the keyboard's focus. */
internal fun DrawScope.touched(colours: Colours, radius: Dp, pressed: Boolean, focused: Boolean) {
    if (pressed) drawRoundRect(colours.ink, alpha = .10f, cornerRadius = CornerRadius(radius.toPx()))
    if (focused) focusRing(colours, Offset.Zero, size, radius.toPx())
}

/** The keyboard's focus: a dark line in a light one, around the thing. */
internal fun DrawScope.focusRing(colours: Colours, at: Offset, size: Size, radius: Float) {
    for ((colour, width) in listOf(colours.casing to 6.dp.toPx(), colours.ink to 2.5.dp.toPx())) {
        val out = 2.dp.toPx()
        drawRoundRect(
            colour,
            topLeft = Offset(at.x - out, at.y - out),
            size = Size(size.width + 2 * out, size.height + 2 * out),
            cornerRadius = CornerRadius(radius + out),
            style = Stroke(width),
        )
    }
}
