package app.sobremesa.ui.pages

import androidx.compose.animation.core.animateFloatAsState
import androidx.compose.animation.core.tween
import androidx.compose.foundation.Canvas
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalClipboardManager
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.sobremesa.core.Row
import app.sobremesa.core.Tone
import app.sobremesa.ui.theme.Colours
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.ActionButton
import app.sobremesa.ui.widgets.ButtonLayout
import app.sobremesa.ui.widgets.Cup
import app.sobremesa.ui.widgets.PictureView
import app.sobremesa.ui.widgets.Sheet
import app.sobremesa.ui.widgets.hasKeysFocus
import androidx.compose.foundation.layout.Row as Across

/** One row of a page; the [first] has nothing above to keep away from. */
@Composable
internal fun RowView(
    row: Row,
    first: Boolean,
    onChange: (String, String) -> Unit,
    onMatch: (ULong) -> Unit,
    modifier: Modifier,
) = when (row) {
    is Row.Heading -> Heading(row, modifier.padding(top = if (first) 4.dp else 20.dp))
    is Row.Text -> Sentence(row.text, row.tone, modifier)
    is Row.Drawing -> Drawing(row, modifier)
    is Row.Choice -> ChoiceRow(row, { onChange(row.id, it) }, modifier)
    is Row.Toggle -> ToggleRow(row, { onChange(row.id, if (it) "on" else "off") }, modifier)
    is Row.Volume -> VolumeRow(row, { onChange(row.id, it.toString()) }, modifier)
    is Row.Seat -> SeatRow(row, onChange, modifier)
    is Row.Action -> ActionButton(
        row.button,
        modifier.heightIn(min = 56.dp),
        ButtonLayout.Row,
        SobremesaTheme.type.message,
        onPress = { onChange(it, "") },
    )
    is Row.Paste -> PasteRow(row, onChange, modifier)
    is Row.Match -> MatchSheet(row.card, onMatch, modifier)
    is Row.Empty -> Nothing(row, modifier)
}

@Composable
@Suppress("DEPRECATION") // Its successor is not in the Compose that Android has here.
private fun PasteRow(row: Row.Paste, onChange: (String, String) -> Unit, modifier: Modifier) {
    val clipboard = LocalClipboardManager.current
    ActionButton(
        row.button,
        modifier.heightIn(min = 56.dp),
        ButtonLayout.Row,
        SobremesaTheme.type.message,
        onPress = { onChange(it, clipboard.getText()?.text.orEmpty()) },
    )
}

@Composable
private fun Heading(row: Row.Heading, modifier: Modifier) {
    BasicText(row.text, modifier.semantics { heading() }, SobremesaTheme.type.title)
}

/** Running text, 15 over 24. A sign stands before what is more than plain, so that colour does not say it alone. */
@Composable
internal fun Sentence(text: String, tone: Tone, modifier: Modifier = Modifier) {
    val colours = SobremesaTheme.colours
    val colour = when (tone) {
        Tone.PLAIN -> colours.ink
        Tone.WARNING -> colours.amber
        Tone.REFUSAL -> colours.error
    }
    val style = SobremesaTheme.type.message.copy(color = colours.ink, lineHeight = 24.sp, fontWeight = FontWeight.Normal)
    Across(modifier, Arrangement.spacedBy(10.dp)) {
        if (tone != Tone.PLAIN) Canvas(Modifier.padding(top = 2.dp).size(20.dp)) { mind(colour) }
        BasicText(text, Modifier.weight(1f), style)
    }
}

/** A triangle with an exclamation mark. */
private fun DrawScope.mind(colour: Color) {
    val unit = size.width / 20f
    val triangle = Path().apply {
        moveTo(10f * unit, 2f * unit)
        lineTo(19f * unit, 17.5f * unit)
        lineTo(1f * unit, 17.5f * unit)
        close()
    }
    drawPath(triangle, colour, style = Stroke(1.8f * unit, join = StrokeJoin.Round))
    drawLine(colour, Offset(10f * unit, 7.5f * unit), Offset(10f * unit, 12f * unit), 1.8f * unit, StrokeCap.Round)
    drawCircle(colour, 1.1f * unit, Offset(10f * unit, 14.8f * unit))
}

@Composable
private fun Drawing(row: Row.Drawing, modifier: Modifier) {
    val board = row.picture.board
    Column(modifier, Arrangement.spacedBy(8.dp), Alignment.CenterHorizontally) {
        PictureView(row.picture, Modifier.widthIn(max = board.width.dp).fillMaxWidth())
        BasicText(row.caption, style = SobremesaTheme.type.secondary.copy(textAlign = TextAlign.Center))
    }
}

@Composable
private fun Nothing(row: Row.Empty, modifier: Modifier) {
    Column(modifier.padding(vertical = 48.dp), Arrangement.spacedBy(20.dp), Alignment.CenterHorizontally) {
        Cup(size = 96.dp)
        BasicText(row.text, style = SobremesaTheme.type.message.copy(textAlign = TextAlign.Center))
    }
}

@Composable
private fun ToggleRow(row: Row.Toggle, onChange: (Boolean) -> Unit, modifier: Modifier) {
    val colours = SobremesaTheme.colours
    val touch = remember { MutableInteractionSource() }
    val focused = touch.hasKeysFocus()
    val length = if (SobremesaTheme.reducedMotion) 0 else 100
    val reach by animateFloatAsState(if (row.on) 1f else 0f, tween(length))
    Sheet(modifier, outline = if (focused) colours.olive else null) {
        Across(
            Modifier.fillMaxWidth()
                .toggleable(row.on, touch, indication = null, role = Role.Switch, onValueChange = onChange)
                .heightIn(min = 56.dp)
                .padding(horizontal = 14.dp, vertical = 8.dp),
            Arrangement.spacedBy(12.dp),
            Alignment.CenterVertically,
        ) {
            BasicText(row.label, Modifier.weight(1f), SobremesaTheme.type.message)
            Canvas(Modifier.size(52.dp, 30.dp)) { switch(reach, colours) }
        }
    }
}

/** A switch: a plate that slides; a tick on it says "on". [reach] goes from 0, off, to 1, on. */
private fun DrawScope.switch(reach: Float, colours: Colours) {
    val round = CornerRadius(size.height / 2)
    drawRoundRect(colours.weave, cornerRadius = round)
    drawRoundRect(colours.olive, cornerRadius = round, alpha = reach)
    val line = 1.5f.dp.toPx()
    val half = line / 2
    drawRoundRect(
        if (reach > .5f) colours.olive else colours.line,
        Offset(half, half),
        Size(size.width - line, size.height - line),
        round,
        Stroke(line),
    )
    val radius = size.height / 2 - 4.dp.toPx()
    val centre = Offset(size.height / 2 + (size.width - size.height) * reach, size.height / 2)
    drawCircle(if (reach > .5f) colours.onOlive else colours.soft, radius, centre)
    if (reach > .5f) tick(centre, radius, colours.olive)
}

/** The sign for "this one". */
internal fun DrawScope.tick(centre: Offset, radius: Float, colour: Color) {
    val shape = Path().apply {
        moveTo(centre.x - .5f * radius, centre.y + .02f * radius)
        lineTo(centre.x - .12f * radius, centre.y + .4f * radius)
        lineTo(centre.x + .52f * radius, centre.y - .38f * radius)
    }
    drawPath(shape, colour, style = Stroke(.2f * radius, cap = StrokeCap.Round, join = StrokeJoin.Round))
}
