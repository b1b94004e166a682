package app.sobremesa.ui.table

import androidx.compose.foundation.clickable
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.focus.focusProperties
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.text
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.sobremesa.core.Icon
import app.sobremesa.core.Message
import app.sobremesa.core.Round
import app.sobremesa.core.SeatColour
import app.sobremesa.core.TurnList
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.DrawnIcon
import app.sobremesa.ui.widgets.Fitted
import app.sobremesa.ui.widgets.Line
import app.sobremesa.ui.widgets.SeatMark
import app.sobremesa.ui.widgets.Sheet

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

/** The turns so far, for the panel; the newest is in sight. Above many columns stand the marks of their `seats`. */
@Composable
internal fun TurnsSheet(turns: TurnList, seats: List<SeatColour>, modifier: Modifier = Modifier) {
    val type = SobremesaTheme.type
    val colours = SobremesaTheme.colours
    val list = rememberLazyListState()
    val latest = turns.rounds.lastIndex
    LaunchedEffect(latest, turns.rounds.lastOrNull()?.latest) { if (latest >= 0) list.scrollToItem(latest) }
    Sheet(modifier, radius = 16.dp) {
        Column(Modifier.padding(horizontal = 18.dp, vertical = 12.dp)) {
            BasicText(turns.heading, Modifier.semantics { heading() }, style = type.panelHeading, maxLines = 1)
            Spacer(
                Modifier.padding(top = 2.dp, bottom = 4.dp).fillMaxWidth().height(1.dp).drawBehind {
                    drawRect(colours.line, alpha = .4f)
                },
            )
            if (seats.size > 2) SeatMarks(seats)
            LazyColumn(Modifier.weight(1f).fillMaxWidth(), list, verticalArrangement = Arrangement.spacedBy(2.dp)) {
                items(turns.rounds.size) { RoundView(turns.rounds[it]) }
            }
            if (turns.note.isNotEmpty()) {
                BasicText(turns.note, Modifier.padding(top = 4.dp), style = type.secondary, maxLines = 2)
            }
        }
    }
}

@Composable
private fun SeatMarks(seats: List<SeatColour>) = Row(
    Modifier.fillMaxWidth().padding(bottom = 6.dp).clearAndSetSemantics {},
    Arrangement.spacedBy(4.dp),
) {
    Spacer(Modifier.width(NUMBER.dp))
    seats.forEach { Box(Modifier.weight(1f), Alignment.Center) { SeatMark(it, size = 14.dp) } }
}

/** Width of a round's number, in dp. */
private const val NUMBER = 26

/** Where a long turn may go on in the next line: before a jump or a removal, after one tile of several. */
private val PARTS = Regex("(?=[x*])|(?<=;)")
private const val BREAK = "\u200B"

@Composable
private fun RoundView(round: Round) {
    val type = SobremesaTheme.type
    val colours = SobremesaTheme.colours
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(4.dp), Alignment.CenterVertically) {
        BasicText(
            round.number.toString(),
            Modifier.width(NUMBER.dp),
            style = type.secondary.copy(textAlign = TextAlign.End),
            maxLines = 1,
        )
        round.turns.forEachIndexed { seat, turn ->
            val newest = round.latest?.toInt() == seat
            Box(
                Modifier.weight(1f).drawBehind {
                    if (newest) drawRoundRect(colours.amberTint, alpha = .7f, cornerRadius = CornerRadius(8.dp.toPx()))
                },
            ) {
                val weight = if (newest) FontWeight.Bold else FontWeight.Medium
                Fitted(
                    turn.replace(PARTS, BREAK),
                    type.hint.copy(color = colours.ink, fontWeight = weight),
                    Modifier.padding(horizontal = if (round.turns.size > 2) 2.dp else 7.dp, vertical = 4.dp)
                        .align(if (round.turns.size > 2) Alignment.Center else Alignment.CenterStart)
                        .semantics { text = AnnotatedString(turn) },
                    maxLines = 2,
                )
            }
        }
    }
}
