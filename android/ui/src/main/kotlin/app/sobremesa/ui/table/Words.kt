package app.sobremesa.ui.table

import androidx.compose.foundation.clickable
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.focusProperties
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.sobremesa.core.Icon
import app.sobremesa.core.Message
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.DrawnIcon
import app.sobremesa.ui.widgets.Fitted
import app.sobremesa.ui.widgets.Line

/**
 * What is said, in letters of `least` at least. A screen reader reads it when it changes. Where it cites a rule, a tap
 * on it opens the rules there.
 */
@Composable
internal fun MessageView(
    message: Message,
    modifier: Modifier = Modifier,
    brief: Boolean = false,
    note: String = "",
    least: TextUnit = 0.sp,
    onRules: (String?) -> Unit,
) {
    val lines = if (brief) briefLines(message) else fullLines(message)
    val chapter = message.chapter
    val link = if (chapter == null) {
        Modifier
    } else {
        Modifier
            .focusProperties { canFocus = false }
            .clickable(remember { MutableInteractionSource() }, indication = null) { onRules(chapter) }
    }
    Row(
        modifier
            .testTag("message")
            .then(link)
            .clearAndSetSemantics {
                liveRegion = LiveRegionMode.Polite
                contentDescription = message.spoken
            },
        Arrangement.spacedBy(8.dp),
        Alignment.CenterVertically,
    ) {
        Fitted(lines, Modifier.weight(1f), least = least)
        if (note.isNotEmpty()) Fitted(note, SobremesaTheme.type.caption, Modifier.weight(.8f))
        if (chapter != null) DrawnIcon(Icon.RULES, tint = SobremesaTheme.colours.soft, size = 20.dp)
    }
}

@Composable
private fun fullLines(message: Message): List<Line> =
    listOf(Line(message.headline, tone(message)), Line(message.hint, SobremesaTheme.type.hint))

@Composable
private fun briefLines(message: Message): List<Line> {
    val style = tone(message)
    return listOf(Line(message.brief, style.copy(fontSize = style.fontSize * .9f)))
}

@Composable
private fun tone(message: Message): TextStyle =
    SobremesaTheme.type.message.copy(color = SobremesaTheme.colours.tone(message.tone))
