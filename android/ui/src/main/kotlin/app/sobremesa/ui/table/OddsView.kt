package app.sobremesa.ui.table

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.sobremesa.core.Odds
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.Fitted
import app.sobremesa.ui.widgets.PieceView
import app.sobremesa.ui.widgets.SeatMark
import app.sobremesa.ui.widgets.Sheet

/** What each roll of the die would bring: the dice, and under them who gains which squares; `small`, only who. */
@Composable
internal fun OddsView(odds: List<Odds>, modifier: Modifier, small: Boolean = false) = Sheet(
    modifier.testTag("odds").clearAndSetSemantics { contentDescription = odds.joinToString(". ") { it.spoken } },
    radius = 16.dp,
) {
    Row(Modifier.fillMaxSize().padding(horizontal = 6.dp, vertical = if (small) 2.dp else 6.dp)) {
        odds.forEach { OddsColumn(it, Modifier.weight(if (small) it.faces.size.toFloat() else it.share()).fillMaxHeight(), small) }
    }
}

/** A roll that gains more than one square needs room for their names. */
private fun Odds.share(): Float = maxOf(faces.size.toFloat(), if (squares.length > ONE_SQUARE) 1.7f else 1f)

/** The longest name of one square, in letters. */
private const val ONE_SQUARE = 3

@Composable
private fun OddsColumn(odds: Odds, modifier: Modifier, small: Boolean) = Column(
    modifier,
    Arrangement.SpaceEvenly,
    Alignment.CenterHorizontally,
) {
    Row(Modifier.fillMaxWidth(), Arrangement.SpaceAround) {
        odds.faces.forEach { PieceView(it, size = if (small) 34.dp else 45.dp) }
    }
    val colour = odds.colour ?: return@Column
    if (small) {
        SeatMark(colour, size = 12.dp)
        return@Column
    }
    Bracket(Modifier.fillMaxWidth().padding(horizontal = 6.dp).height(5.dp))
    Row(
        Modifier.padding(horizontal = 2.dp),
        Arrangement.spacedBy(5.dp, Alignment.CenterHorizontally),
        Alignment.CenterVertically,
    ) {
        SeatMark(colour, size = 15.dp)
        Fitted(
            odds.squares,
            SobremesaTheme.type.hint.copy(color = SobremesaTheme.colours.ink, fontWeight = FontWeight.Bold),
            Modifier.weight(1f, fill = false),
        )
    }
}

/** Holds together the dice above it. */
@Composable
private fun Bracket(modifier: Modifier) {
    val colours = SobremesaTheme.colours
    Spacer(
        modifier.drawBehind {
            val path = Path().apply {
                moveTo(0f, 0f)
                lineTo(0f, size.height)
                lineTo(size.width, size.height)
                lineTo(size.width, 0f)
            }
            drawPath(path, colours.line, style = Stroke(1.6f.dp.toPx()))
        },
    )
}
