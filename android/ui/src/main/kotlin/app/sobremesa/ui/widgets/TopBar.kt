package app.sobremesa.ui.widgets

import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.text
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.sobremesa.core.Button
import app.sobremesa.ui.theme.SobremesaTheme

/** The way out, the title, a note where something must be kept in mind, and a few icons; mirrored for the left hand. */
@Composable
fun TopBar(
    title: String,
    left: Button,
    right: List<Button>,
    modifier: Modifier = Modifier,
    note: String = "",
    inset: Dp = 6.dp,
    onPress: (String) -> Unit,
) {
    val mirrored = SobremesaTheme.leftHanded
    Row(
        modifier.fillMaxWidth().defaultMinSize(minHeight = 48.dp).padding(horizontal = inset),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        if (mirrored) right.reversed().forEach { BarButton(it, Modifier.size(48.dp), onPress) }
        else BarButton(left, Modifier.size(48.dp), onPress)
        Fitted(
            title,
            SobremesaTheme.type.title,
            Modifier.weight(1f).padding(start = 8.dp).semantics {
                heading()
                text = AnnotatedString(title)
            },
            maxLines = 2,
        )
        if (note.isNotEmpty()) Note(note, Modifier.weight(1.2f))
        if (mirrored) BarButton(left, Modifier.size(48.dp), onPress)
        else right.forEach { BarButton(it, Modifier.size(48.dp), onPress) }
    }
}

@Composable
private fun Note(note: String, modifier: Modifier) = BasicText(
    note,
    modifier.padding(end = 4.dp),
    style = SobremesaTheme.type.caption,
    maxLines = 2,
    overflow = TextOverflow.Ellipsis,
)
