package app.sobremesa.ui.table

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.sobremesa.core.Button
import app.sobremesa.core.Tally
import app.sobremesa.core.Unseen
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.ActionButton
import app.sobremesa.ui.widgets.ButtonLayout
import app.sobremesa.ui.widgets.LocalInert
import app.sobremesa.ui.widgets.PieceView
import app.sobremesa.ui.widgets.Sheet
import app.sobremesa.ui.widgets.scrolled

/** How much is seen of a tile of which all have been laid. */
private const val NONE = .35f

/** Below this height two rows of tiles stand side by side, in dp. */
private const val LOW = 460

/** What nobody has laid yet, over the table, until it is put away. */
@Composable
internal fun BoxScope.UnseenSheet(unseen: Unseen, onPress: (String) -> Unit) = OverTable(margin = 16.dp) {
    BoxWithConstraints(contentAlignment = Alignment.Center) {
        val low = maxHeight < LOW.dp && maxWidth > maxHeight
        Sheet(
            Modifier.widthIn(max = if (low) 740.dp else 400.dp).testTag("unseen-sheet").semantics {
                isTraversalGroup = true
                paneTitle = unseen.title
            },
            radius = 24.dp,
        ) {
            Column(Modifier.padding(16.dp), Arrangement.spacedBy(10.dp)) {
                if (low) {
                    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(16.dp), Alignment.CenterVertically) {
                        Heading(unseen, Modifier.weight(1f))
                        Close(unseen.close, Modifier.widthIn(max = 260.dp), onPress)
                    }
                }
                Column(Modifier.weight(1f, fill = false).scrolled()) {
                    if (!low) Heading(unseen)
                    Tallies(unseen.tiles, unseen.columns.toInt().coerceAtLeast(1), abreast = if (low) 2 else 1)
                }
                if (!low) Close(unseen.close, Modifier.fillMaxWidth(), onPress)
            }
        }
    }
}

@Composable
private fun Heading(unseen: Unseen, modifier: Modifier = Modifier) = Column(modifier, Arrangement.spacedBy(4.dp)) {
    val type = SobremesaTheme.type
    BasicText(unseen.title, Modifier.semantics { heading() }, style = type.title)
    if (unseen.text.isNotEmpty()) BasicText(unseen.text, style = type.hint)
}

/** Each tile over how many there are; so many of its rows stand `abreast`. */
@Composable
private fun Tallies(tiles: List<Tally>, columns: Int, abreast: Int) = BoxWithConstraints(
    Modifier.padding(top = 6.dp).fillMaxWidth(),
    Alignment.Center,
) {
    val place = minOf(maxWidth / (columns * abreast), if (abreast > 1) 48.dp else 56.dp)
    Column(verticalArrangement = Arrangement.spacedBy(2.dp)) {
        tiles.chunked(columns * abreast).forEach { row -> Row { row.forEach { TallyView(it, place) } } }
    }
}

@Composable
private fun TallyView(tally: Tally, place: Dp) = Column(
    Modifier.clearAndSetSemantics { contentDescription = tally.spoken }.alpha(if (tally.count > 0u) 1f else NONE),
    horizontalAlignment = Alignment.CenterHorizontally,
) {
    val type = SobremesaTheme.type
    PieceView(tally.face, Modifier.padding(horizontal = 2.dp), place - 4.dp)
    BasicText(
        tally.count.toString(),
        style = type.hint.copy(color = SobremesaTheme.colours.ink, fontWeight = FontWeight.Bold),
        maxLines = 1,
    )
}

/** Puts away what lies over the table; the keyboard's focus begins there. */
@Composable
internal fun Close(button: Button, modifier: Modifier, onPress: (String) -> Unit) {
    val focus = remember { FocusRequester() }
    val inert = LocalInert.current
    LaunchedEffect(inert) { if (!inert) focus.requestFocus() }
    ActionButton(
        button,
        modifier.focusRequester(focus).heightIn(min = 52.dp),
        ButtonLayout.Row,
        SobremesaTheme.type.message,
        onPress = onPress,
    )
}
