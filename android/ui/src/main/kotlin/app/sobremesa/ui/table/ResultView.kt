package app.sobremesa.ui.table

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import app.sobremesa.core.Fact
import app.sobremesa.core.ResultSheet
import app.sobremesa.core.SeatCard
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.ActionButton
import app.sobremesa.ui.widgets.ButtonLayout
import app.sobremesa.ui.widgets.PieceView
import app.sobremesa.ui.widgets.SeatMark
import app.sobremesa.ui.widgets.Sheet
import app.sobremesa.ui.widgets.Sprigs
import app.sobremesa.ui.widgets.scrolled

/** How the match ended, where it takes the whole screen. */
@Composable
internal fun ResultPage(result: ResultSheet, onPress: (String) -> Unit) {
    Box(Modifier.fillMaxSize(), Alignment.TopCenter) {
        ResultColumn(result, onPress, Modifier.padding(horizontal = 16.dp).widthIn(max = 480.dp))
    }
}

/** How the match ended, in one column; its buttons stay in sight. */
@Composable
internal fun ResultColumn(result: ResultSheet, onPress: (String) -> Unit, modifier: Modifier = Modifier) =
    BoxWithConstraints(modifier.fillMaxSize().testTag("result-sheet")) {
        val roomy = maxHeight >= 620.dp
        val low = maxHeight < 380.dp
        Column {
            Column(
                Modifier.weight(1f).scrolled().padding(bottom = 12.dp),
                Arrangement.spacedBy(if (low) 6.dp else 12.dp, Alignment.CenterVertically),
                Alignment.CenterHorizontally,
            ) {
                if (low) {
                    LowEnding(result)
                } else {
                    Wreath(result, if (roomy) 128f else 84f, Modifier.padding(top = 12.dp))
                    Ending(result, SobremesaTheme.type.display)
                }
                Figures(result, abreast = if (low) 2 else 1)
                if (result.seriesScore.isNotEmpty()) Series(result)
            }
            ResultButtons(result, roomy, onPress)
        }
    }

/** Beside each other what else stands above each other. */
@Composable
private fun LowEnding(result: ResultSheet) = Row(
    Modifier.padding(top = 4.dp),
    Arrangement.spacedBy(10.dp),
    Alignment.CenterVertically,
) {
    Wreath(result, 40f)
    Ending(result, SobremesaTheme.type.title, Modifier.weight(1f, fill = false))
}

@Composable
private fun Wreath(result: ResultSheet, size: Float, modifier: Modifier = Modifier) {
    Box(modifier.height((size * 1.22f).dp), Alignment.BottomCenter) {
        if (result.sprigs) Sprigs(Modifier.width((size * 1.75f).dp))
        Row(
            Modifier.padding(bottom = if (result.sprigs) (size * .22f).dp else 0.dp),
            Arrangement.spacedBy((-size * .08f).dp),
        ) {
            val side = if (result.pieces.size > 1) size * .8f else size
            result.pieces.forEach { PieceView(it, size = side.dp) }
        }
    }
}

@Composable
private fun Ending(result: ResultSheet, headline: TextStyle, modifier: Modifier = Modifier) = Column(
    // The one thing that a screen reader must say without being asked.
    modifier.semantics(mergeDescendants = true) { liveRegion = LiveRegionMode.Polite },
    Arrangement.spacedBy(2.dp),
    Alignment.CenterHorizontally,
) {
    val type = SobremesaTheme.type
    BasicText(
        result.headline,
        Modifier.semantics { heading() },
        style = headline.copy(textAlign = TextAlign.Center),
    )
    BasicText(result.reason, style = type.hint.copy(fontSize = type.message.fontSize, textAlign = TextAlign.Center))
}

@Composable
private fun Figures(result: ResultSheet, abreast: Int) {
    val colours = SobremesaTheme.colours
    Sheet(Modifier.fillMaxWidth()) {
        Column(Modifier.padding(horizontal = 16.dp, vertical = 12.dp), Arrangement.spacedBy(12.dp)) {
            // Where the way that a seat has come is drawn, a line has no room for two.
            val inRow = if (result.seats.any { it.of > 0u }) 1 else abreast
            result.seats.chunked(inRow).forEach { row ->
                Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(20.dp)) {
                    row.forEach { SeatLine(it, Modifier.weight(1f)) }
                    if (row.size < inRow) Spacer(Modifier.weight(1f))
                }
            }
            if (result.facts.isNotEmpty()) {
                Spacer(Modifier.fillMaxWidth().height(1.dp).drawBehind { drawRect(colours.line, alpha = .4f) })
                Row(Modifier.fillMaxWidth().height(IntrinsicSize.Min), Arrangement.spacedBy(8.dp)) {
                    result.facts.forEach { FactView(it, Modifier.weight(1f)) }
                }
            }
        }
    }
}

@Composable
private fun SeatLine(seat: SeatCard, modifier: Modifier) {
    val type = SobremesaTheme.type
    Row(
        modifier.clearAndSetSemantics { contentDescription = seat.spoken },
        Arrangement.spacedBy(8.dp),
        Alignment.CenterVertically,
    ) {
        SeatMark(seat.colour)
        // The name before the way: what is left is the way's.
        Row(Modifier.weight(1f), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
            SeatName(seat, Modifier.widthIn(min = 64.dp))
            if (seat.of > 0u) Progress(seat, Modifier.weight(1f).height(8.dp))
        }
        BasicText(seat.score, style = type.message.copy(fontWeight = FontWeight.Bold), maxLines = 1)
    }
}

@Composable
private fun FactView(fact: Fact, modifier: Modifier) = Column(
    modifier.semantics(mergeDescendants = true) {},
    horizontalAlignment = Alignment.CenterHorizontally,
) {
    val type = SobremesaTheme.type
    BasicText(
        fact.value,
        style = type.message.copy(fontWeight = FontWeight.Bold, textAlign = TextAlign.Center),
        maxLines = 1,
    )
    BasicText(fact.label, style = type.caption.copy(textAlign = TextAlign.Center))
}

@Composable
private fun Series(result: ResultSheet) = Sheet(Modifier.fillMaxWidth().semantics(mergeDescendants = true) {}) {
    val type = SobremesaTheme.type
    Row(
        Modifier.padding(horizontal = 20.dp, vertical = 12.dp),
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f)) {
            BasicText(result.series, style = type.message, maxLines = 2, overflow = TextOverflow.Ellipsis)
            BasicText(result.seriesText, style = type.secondary)
        }
        BasicText(result.seriesScore, style = type.score.copy(fontSize = type.score.fontSize * .79f), maxLines = 1)
    }
}

/** The way on over the whole width, the others under it. */
@Composable
private fun ResultButtons(result: ResultSheet, roomy: Boolean, onPress: (String) -> Unit) {
    val type = SobremesaTheme.type
    val height = if (roomy) 60.dp else 52.dp
    Column(Modifier.padding(bottom = if (roomy) 14.dp else 8.dp), Arrangement.spacedBy(if (roomy) 12.dp else 6.dp)) {
        result.buttons.filter { it.primary }.forEach {
            val style = type.primary.copy(fontSize = type.primary.fontSize * if (roomy) 1.13f else 1f)
            ActionButton(it, Modifier.fillMaxWidth().heightIn(min = height), ButtonLayout.Row, style, onPress = onPress)
        }
        Row(Modifier.fillMaxWidth().height(IntrinsicSize.Min), Arrangement.spacedBy(8.dp)) {
            result.buttons.filterNot { it.primary }.forEach {
                ActionButton(
                    it,
                    Modifier.weight(1f).fillMaxHeight().heightIn(min = height),
                    ButtonLayout.IconAbove,
                    onPress = onPress,
                )
            }
        }
    }
}
