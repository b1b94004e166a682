package app.sobremesa.ui.table

import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.interaction.collectIsPressedAsState
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.LazyListState
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.layout.onSizeChanged
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.text
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.sobremesa.core.Button
import app.sobremesa.core.ListedTurn
import app.sobremesa.core.Round
import app.sobremesa.core.SeatColour
import app.sobremesa.core.TurnList
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.Fitted
import app.sobremesa.ui.widgets.SeatMark
import app.sobremesa.ui.widgets.Sheet
import app.sobremesa.ui.widgets.fadesOut
import app.sobremesa.ui.widgets.hasKeysFocus
import app.sobremesa.ui.widgets.pressable
import app.sobremesa.ui.widgets.touched

/** The turns in the panel. Above many columns stand the marks of their `seats`. */
@Composable
internal fun TurnsPanel(
    turns: TurnList,
    seats: List<SeatColour>,
    modifier: Modifier = Modifier,
    onPress: (String) -> Unit,
) = Sheet(modifier, radius = 16.dp) {
    val type = SobremesaTheme.type
    Column(Modifier.padding(horizontal = 18.dp, vertical = 12.dp)) {
        BasicText(turns.heading, Modifier.semantics { heading() }, style = type.panelHeading, maxLines = 1)
        Rule()
        if (seats.size > 2) SeatMarks(seats)
        Rounds(turns, Modifier.weight(1f), onPress)
        if (turns.note.isNotEmpty()) {
            BasicText(turns.note, Modifier.padding(top = 4.dp), style = type.secondary, maxLines = 2)
        }
    }
}

/** The turns over the table, until one is chosen or [close] puts them away. */
@Composable
internal fun BoxScope.TurnsSheet(
    turns: TurnList,
    close: Button,
    seats: List<SeatColour>,
    onPress: (String) -> Unit,
) = OverTable(margin = 16.dp) {
    Sheet(
        Modifier.widthIn(max = 480.dp).testTag("turns-sheet").semantics {
            isTraversalGroup = true
            paneTitle = turns.heading
        },
        radius = 24.dp,
    ) {
        Column(Modifier.padding(16.dp)) {
            BasicText(turns.heading, Modifier.semantics { heading() }, style = SobremesaTheme.type.title, maxLines = 1)
            Rule()
            SeatMarks(seats)
            Rounds(turns, Modifier.weight(1f, fill = false), onPress)
            Close(close, Modifier.padding(top = 10.dp).fillMaxWidth(), onPress)
        }
    }
}

@Composable
private fun Rule() {
    val line = SobremesaTheme.colours.line
    Spacer(
        Modifier.padding(top = 2.dp, bottom = 4.dp).fillMaxWidth().height(1.dp).drawBehind { drawRect(line, alpha = .4f) },
    )
}

@Composable
private fun SeatMarks(seats: List<SeatColour>) = Row(
    Modifier.fillMaxWidth().padding(bottom = 6.dp).clearAndSetSemantics {},
    Arrangement.spacedBy(4.dp),
) {
    Spacer(Modifier.width(NUMBER.dp))
    val (place, before) = if (seats.size > 2) Alignment.Center to 0.dp else Alignment.CenterStart to 7.dp
    seats.forEach { Box(Modifier.weight(1f).padding(start = before), place) { SeatMark(it, size = 14.dp) } }
}

/** The rounds; the one with the marked turn is in sight, or else the first. */
@Composable
private fun Rounds(turns: TurnList, modifier: Modifier, onPress: (String) -> Unit) {
    val list = rememberLazyListState()
    val marked = turns.rounds.indexOfFirst { it.latest != null }
    // Another window may show less of it.
    var height by remember { mutableIntStateOf(0) }
    LaunchedEffect(marked, turns.rounds.size, height) { list.bringIntoSight(marked.coerceAtLeast(0)) }
    val place = modifier.fillMaxWidth().onSizeChanged { height = it.height }.fadesOut(list)
    LazyColumn(place, list, verticalArrangement = Arrangement.spacedBy(2.dp)) {
        items(turns.rounds.size) { RoundView(turns.rounds[it], onPress) }
    }
}

/** Scrolls only if it is not to be seen as a whole; then a little more than it comes into sight. */
private suspend fun LazyListState.bringIntoSight(index: Int) {
    val window = layoutInfo.run { viewportStartOffset..viewportEndOffset }
    val seen = layoutInfo.visibleItemsInfo.find { it.index == index }
    if (seen != null && seen.offset in window && seen.offset + seen.size in window) return
    scrollToItem((index - BEFORE).coerceAtLeast(0))
}

/** So many rounds are in sight before the one that was scrolled to. */
private const val BEFORE = 1

/** Width of a round's number, in dp. */
private const val NUMBER = 26

/** Where a long turn may go on in the next line: before a jump or a removal, after one tile of several. */
private val PARTS = Regex("(?=[x*])|(?<=;)")
private const val BREAK = "\u200B"

@Composable
private fun RoundView(round: Round, onPress: (String) -> Unit) = Column {
    val type = SobremesaTheme.type
    if (round.game.isNotEmpty()) {
        val style = type.hint.copy(fontWeight = FontWeight.Bold)
        BasicText(round.game, Modifier.padding(vertical = 6.dp).semantics { heading() }, style = style, maxLines = 1)
    }
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(4.dp), Alignment.CenterVertically) {
        val number = round.number.toString()
        Box(Modifier.width(NUMBER.dp).semantics { text = AnnotatedString(number) }, Alignment.CenterEnd) {
            Fitted(number, type.secondary)
        }
        round.turns.forEachIndexed { seat, turn ->
            TurnView(turn, marked = round.latest?.toInt() == seat, narrow = round.turns.size > 2, onPress)
        }
    }
}

/** A turn; one that can be looked at is large enough for a finger. */
@Composable
private fun RowScope.TurnView(turn: ListedTurn, marked: Boolean, narrow: Boolean, onPress: (String) -> Unit) {
    val colours = SobremesaTheme.colours
    val touch = remember { MutableInteractionSource() }
    val pressed by touch.collectIsPressedAsState()
    val focused = touch.hasKeysFocus()
    val id = turn.id
    val spoken = if (id == null) {
        Modifier.semantics { text = AnnotatedString(turn.spoken) }
    } else {
        Modifier
            .pressable(id, turn.spoken, enabled = true, touch) { onPress(id) }
            .semantics { selected = marked }
            .heightIn(min = 48.dp)
    }
    Box(
        Modifier.weight(1f).then(spoken).drawBehind {
            if (marked) drawRoundRect(colours.amberTint, alpha = .7f, cornerRadius = CornerRadius(8.dp.toPx()))
            touched(colours, 8.dp, pressed, focused)
        },
        if (narrow) Alignment.Center else Alignment.CenterStart,
    ) {
        val weight = if (marked) FontWeight.Bold else FontWeight.Medium
        Fitted(
            turn.text.replace(PARTS, BREAK),
            SobremesaTheme.type.hint.copy(color = colours.ink, fontWeight = weight),
            Modifier.padding(horizontal = if (narrow) 2.dp else 7.dp, vertical = 4.dp),
            maxLines = 2,
        )
    }
}
