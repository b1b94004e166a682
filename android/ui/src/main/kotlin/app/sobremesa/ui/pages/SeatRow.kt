package app.sobremesa.ui.pages

import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.interaction.collectIsFocusedAsState
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.text.BasicText
import androidx.compose.foundation.text.BasicTextField
import androidx.compose.foundation.text.KeyboardActions
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.platform.LocalFocusManager
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextRange
import androidx.compose.ui.text.input.ImeAction
import androidx.compose.ui.text.input.KeyboardCapitalization
import androidx.compose.ui.text.input.TextFieldValue
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.sobremesa.core.Row
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.ActionButton
import app.sobremesa.ui.widgets.ButtonLayout
import app.sobremesa.ui.widgets.SeatMark
import app.sobremesa.ui.widgets.Sheet
import androidx.compose.foundation.layout.Row as Across

/**
 * A seat with the field for its player's name, every change of which is told at once, and a button that lets somebody
 * else sit there.
 */
@Composable
internal fun SeatRow(row: Row.Seat, onChange: (String, String) -> Unit, modifier: Modifier) {
    val touch = remember { MutableInteractionSource() }
    val focused by touch.collectIsFocusedAsState()
    Sheet(modifier, outline = if (focused) SobremesaTheme.colours.olive else null) {
        Across(
            Modifier.fillMaxWidth().heightIn(min = 56.dp).padding(horizontal = 14.dp, vertical = 4.dp),
            Arrangement.spacedBy(12.dp),
            Alignment.CenterVertically,
        ) {
            SeatMark(row.colour, size = 28.dp)
            // A computer has the name it has.
            if (row.longest > 0u) NameField(row, touch, { onChange(row.id, it) }, Modifier.weight(1f))
            else BasicText(row.name, Modifier.weight(1f), SobremesaTheme.type.message.copy(fontSize = 16.sp))
            ActionButton(
                row.player,
                arrangement = ButtonLayout.LabelOnly,
                lines = 1,
                onPress = { onChange(it, "") },
            )
        }
    }
}

@Composable
private fun NameField(row: Row.Seat, touch: MutableInteractionSource, onName: (String) -> Unit, modifier: Modifier) {
    val name = remember { TypedName(row.name) }
    name.told(row.name)
    val keyboard = LocalFocusManager.current
    val style = SobremesaTheme.type.message.copy(fontSize = 16.sp, lineHeight = 22.sp)
    BasicTextField(
        name.field,
        { typed ->
            // Longer than the longest name: the key press does nothing.
            if (typed.text.length <= row.longest.toInt() && name.type(typed)) onName(typed.text)
        },
        modifier.semantics { contentDescription = row.label },
        textStyle = style,
        singleLine = true,
        interactionSource = touch,
        cursorBrush = SolidColor(SobremesaTheme.colours.olive),
        keyboardOptions = KeyboardOptions(KeyboardCapitalization.Words, imeAction = ImeAction.Done),
        keyboardActions = KeyboardActions(onDone = { keyboard.clearFocus() }),
        decorationBox = { field ->
            Box(Modifier.heightIn(min = 48.dp), Alignment.CenterStart) {
                if (name.field.text.isEmpty()) {
                    BasicText(
                        row.placeholder,
                        Modifier.clearAndSetSemantics {},
                        style.copy(color = SobremesaTheme.colours.soft),
                    )
                }
                field()
            }
        },
    )
}

/**
 * A name as it stands in its field. The field runs ahead of the core while somebody types, so what the core says is
 * taken over only if it is no echo of what was typed: the cursor stays where it is.
 */
internal class TypedName(name: String) {
    /** Text and cursor. */
    var field by mutableStateOf(TextFieldValue(name, TextRange(name.length)))
        private set

    private var heard = name
    private val unanswered = ArrayDeque<String>()

    /** Takes over what the field has become; true if the name is another one now. */
    fun type(typed: TextFieldValue): Boolean {
        val changed = typed.text != field.text
        field = typed
        if (changed) unanswered.addLast(typed.text)
        return changed
    }

    /** Hears the name that the core has. */
    fun told(name: String) {
        if (name == heard) return
        heard = name
        val echo = unanswered.indexOf(name)
        if (echo >= 0) {
            repeat(echo + 1) { unanswered.removeFirst() }
        } else {
            unanswered.clear()
            if (name != field.text) field = TextFieldValue(name, TextRange(name.length))
        }
    }
}
