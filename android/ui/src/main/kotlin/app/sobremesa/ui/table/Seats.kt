package app.sobremesa.ui.table

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.sobremesa.core.SeatCard
import app.sobremesa.ui.theme.Colours
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.Fitted
import app.sobremesa.ui.widgets.SeatMark
import app.sobremesa.ui.widgets.innerOutline
import app.sobremesa.ui.widgets.softShadow

/** The seats, so many `abreast`. */
@Composable
internal fun Seats(
    seats: List<SeatCard>,
    card: Dp,
    abreast: Int,
    modifier: Modifier = Modifier,
    inWords: Boolean = false,
    gap: Dp = if (seats.size > 2) 5.dp else 8.dp,
) = SeatRows(seats, abreast, modifier, Arrangement.spacedBy(if (abreast == 1) gap else 8.dp), gap) { seat, share ->
    if (seats.size > 2 && abreast > 1) HighSeat(seat, share.height(card)) else SeatView(seat, share.height(card), inWords)
}

/** The same where there is room for one line each; where a name would not fit beside its score, it stands above it. */
@Composable
internal fun SmallSeats(
    seats: List<SeatCard>,
    card: Dp,
    abreast: Int,
    modifier: Modifier = Modifier,
) = BoxWithConstraints(modifier) {
    val beside = if (seats.size > 2) 3.dp else 6.dp
    val named = seats.size <= 2 || abreast == 1
    val inRow = minOf(abreast, seats.size)
    val stacked = named && inRow > 1 && rememberNeeded(seats) > (maxWidth - beside * (inRow - 1)) / inRow
    SeatRows(seats, abreast, Modifier, Arrangement.spacedBy(4.dp), beside) { seat, share ->
        if (stacked) StackedSeat(seat, share.height(card)) else SmallSeat(seat, share.height(card), named)
    }
}

/** How wide a small seat must be for the longest name to stand beside its score. */
@Composable
private fun rememberNeeded(seats: List<SeatCard>): Dp {
    val density = LocalDensity.current
    val measurer = rememberTextMeasurer()
    val (name, score) = smallName(active = true) to smallScore()
    return remember(seats, density, measurer, name, score) {
        fun width(text: String, style: TextStyle) =
            with(density) { measurer.measure(text, style, maxLines = 1, softWrap = false).size.width.toDp() }
        seats.maxOf { seat ->
            val games = if (seat.gamesNeeded > 0u) GameDot * seat.gamesNeeded.toInt() + 6.dp else 0.dp
            // The scores get longer; that must change nothing in the middle of a match.
            val longest = if (seat.of > 0u) 36.dp else 24.dp
            // The mark and all the gaps of a small seat take 46.
            46.dp + width(seat.name, name) + games + width(seat.score, score).coerceAtLeast(longest)
        }
    }
}

@Composable
private fun SeatRows(
    seats: List<SeatCard>,
    abreast: Int,
    modifier: Modifier,
    between: Arrangement.Vertical,
    beside: Dp,
    card: @Composable (SeatCard, Modifier) -> Unit,
) = Column(modifier, between) {
    seats.chunked(abreast).forEach { row ->
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(beside)) { row.forEach { card(it, Modifier.weight(1f)) } }
    }
}

/** One seat of several: mark and name, and the score under them. */
@Composable
private fun HighSeat(seat: SeatCard, modifier: Modifier) {
    val type = SobremesaTheme.type
    SeatGround(seat, modifier) {
        Column(
            Modifier.fillMaxSize().padding(horizontal = 8.dp, vertical = 4.dp),
            Arrangement.SpaceEvenly,
            Alignment.CenterHorizontally,
        ) {
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(5.dp), Alignment.CenterVertically) {
                SeatMark(seat.colour, size = 18.dp)
                SeatName(seat, Modifier.weight(1f), small = true)
            }
            val score = type.score.copy(fontSize = type.score.fontSize * .79f, lineHeight = type.title.lineHeight)
            Fitted(seat.score, score)
        }
    }
}

/** One seat: mark, name, score, and how far it has come. */
@Composable
private fun SeatView(seat: SeatCard, modifier: Modifier, inWords: Boolean) {
    val type = SobremesaTheme.type
    SeatGround(seat, modifier) {
        Row(
            Modifier.fillMaxSize().padding(start = 11.dp, end = 11.dp),
            Arrangement.spacedBy(9.dp),
            Alignment.CenterVertically,
        ) {
            SeatMark(seat.colour)
            if (seat.of == 0u) {
                Column(Modifier.weight(1f), Arrangement.spacedBy(4.dp)) {
                    SeatName(seat, Modifier.fillMaxWidth())
                    if (seat.gamesNeeded > 0u) GamesWon(seat)
                }
                BasicText(seat.score, style = type.score, maxLines = 1)
                return@Row
            }
            Column(Modifier.weight(1f), Arrangement.spacedBy(4.dp)) {
                Row(verticalAlignment = Alignment.CenterVertically) {
                    SeatName(seat, Modifier.weight(1f).padding(end = 6.dp))
                    BasicText(
                        if (inWords) seat.scoreInWords else seat.score,
                        style = type.secondary.copy(fontWeight = FontWeight.Medium),
                        maxLines = 1,
                    )
                }
                if (seat.of > 0u) Progress(seat, Modifier.fillMaxWidth().height(10.dp))
            }
        }
    }
}

/** A seat where there is room for one line, or, if it is not `named`, for less. */
@Composable
private fun SmallSeat(seat: SeatCard, modifier: Modifier, named: Boolean) {
    val type = SobremesaTheme.type
    SeatGround(seat, modifier) {
        Row(
            Modifier.fillMaxSize().padding(start = 7.dp, end = 8.dp),
            Arrangement.spacedBy(6.dp),
            Alignment.CenterVertically,
        ) {
            SeatMark(seat.colour, size = 19.dp)
            if (!named) {
                Fitted(seat.score, type.message.copy(fontWeight = FontWeight.Bold), Modifier.weight(1f))
                return@Row
            }
            SeatName(seat, Modifier.weight(1f), small = true)
            if (seat.gamesNeeded > 0u) GamesWon(seat)
            BasicText(seat.score, style = smallScore(), maxLines = 1)
        }
    }
}

/** A seat that is too narrow for its name and its score beside each other. */
@Composable
private fun StackedSeat(seat: SeatCard, modifier: Modifier) {
    val score = smallScore().let { it.copy(lineHeight = it.fontSize * 1.15f) }
    val name = name(seat.active).copy(fontSize = score.fontSize, lineHeight = score.lineHeight)
    SeatGround(seat, modifier) {
        Row(
            Modifier.fillMaxSize().padding(horizontal = 7.dp),
            Arrangement.spacedBy(6.dp),
            Alignment.CenterVertically,
        ) {
            SeatMark(seat.colour, size = 19.dp)
            Column(Modifier.weight(1f)) {
                Fitted(seat.name, name)
                Row(horizontalArrangement = Arrangement.spacedBy(4.dp), verticalAlignment = Alignment.CenterVertically) {
                    if (seat.gamesNeeded > 0u) GamesWon(seat)
                    Fitted(seat.score, score)
                }
            }
        }
    }
}

/** From one dot of the games that are won to the next. */
private val GameDot = 14.dp

/** A dot for each won game that takes the match. */
@Composable
private fun GamesWon(seat: SeatCard) {
    val colours = SobremesaTheme.colours
    val dots = seat.gamesNeeded.toInt()
    Spacer(
        Modifier.size(GameDot * dots, 10.dp).drawBehind {
            val radius = 4.5f.dp.toPx()
            repeat(dots) { index ->
                val centre = Offset(radius + 1.dp.toPx() + index * GameDot.toPx(), center.y)
                if (index < seat.gamesWon.toInt()) drawCircle(colours.olive, radius, centre)
                else drawCircle(colours.line, radius, centre, style = Stroke(1.4f.dp.toPx()))
            }
        },
    )
}

@Composable
internal fun SeatName(seat: SeatCard, modifier: Modifier, small: Boolean = false) =
    Fitted(seat.name, if (small) smallName(seat.active) else name(seat.active), modifier)

@Composable
private fun name(active: Boolean) =
    SobremesaTheme.type.message.copy(fontWeight = if (active) FontWeight.Bold else FontWeight.Medium)

@Composable
private fun smallName(active: Boolean) = name(active).let { it.copy(fontSize = it.fontSize * .93f) }

@Composable
private fun smallScore() = SobremesaTheme.type.caption.copy(fontWeight = FontWeight.Medium)

@Composable
private fun SeatGround(seat: SeatCard, modifier: Modifier, content: @Composable () -> Unit) {
    val colours = SobremesaTheme.colours
    Box(
        modifier
            .clearAndSetSemantics { contentDescription = seat.spoken }
            .drawBehind { if (seat.active) activeGround(colours) else restingGround(colours) },
    ) {
        content()
        // Over the name, which needs all the width there is.
        if (seat.thinking) ThinkingDots(Modifier.align(Alignment.TopCenter).padding(top = 3.dp))
    }
}

private fun DrawScope.activeGround(colours: Colours) {
    val corner = 14.dp.toPx()
    softShadow(Offset.Zero, size, corner, 4f, colours)
    drawRoundRect(colours.sheet, cornerRadius = CornerRadius(corner))
    innerOutline(Offset.Zero, size, corner, 2.dp.toPx(), colours.olive)
    val wing = 8.dp.toPx()
    val pointer = Path().apply {
        moveTo(center.x - wing, size.height - .5f)
        lineTo(center.x + wing, size.height - .5f)
        lineTo(center.x, size.height + wing - 1.dp.toPx())
        close()
    }
    drawPath(pointer, colours.olive)
}

private fun DrawScope.restingGround(colours: Colours) {
    val corner = 14.dp.toPx()
    drawRoundRect(colours.sheet, alpha = .55f, cornerRadius = CornerRadius(corner))
    innerOutline(Offset.Zero, size, corner, 1.dp.toPx(), colours.line, .45f)
}

/** Closer together, the dots of a seat's way can't be told apart. */
private val LeastStep = 3.dp

/** A dot for each step of the way, filled as far as the seat has come. */
@Composable
internal fun Progress(seat: SeatCard, modifier: Modifier) {
    val colours = SobremesaTheme.colours
    Spacer(
        modifier.drawBehind {
            val step = minOf(size.width / seat.of.toInt(), 21.dp.toPx())
            if (step < LeastStep.toPx()) return@drawBehind
            val radius = minOf(step * .36f, size.height / 2)
            repeat(seat.of.toInt()) { index ->
                val centre = Offset(step * (index + .5f), center.y)
                if (index < seat.done.toInt()) {
                    drawCircle(colours.tints(seat.colour).rim, radius, centre)
                } else {
                    drawCircle(colours.line, radius - .5f * density, centre, style = Stroke(density))
                }
            }
        },
    )
}
