package app.sobremesa.ui.table

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.sobremesa.core.ResultSheet
import app.sobremesa.core.Screen
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.LocalInert
import app.sobremesa.ui.widgets.scrolled

/** The board, and beside it all else, or how the match ended. */
@Composable
internal fun Landscape(screen: Screen, result: ResultSheet?, parts: Parts, clock: Clock, touch: Touch) {
    val mirrored = SobremesaTheme.leftHanded
    Row(Modifier.fillMaxSize()) {
        val board = @Composable {
            CompositionLocalProvider(LocalInert provides (LocalInert.current || result != null)) {
                Column(Modifier.weight(1f).fillMaxHeight(), horizontalAlignment = Alignment.CenterHorizontally) {
                    Box(Modifier.weight(1f), Alignment.Center) { Board(screen, clock, touch) }
                    val place = Modifier.padding(vertical = Parts.GAP_RACK.dp)
                    Rack(screen, parts.landscapeRack, clock, touch, place)
                }
            }
        }
        val panel = @Composable {
            Box(Modifier.padding(horizontal = PANEL_MARGIN.dp).width(screen.board.panel.dp).fillMaxHeight()) {
                if (result != null) ResultColumn(result, touch.press) else Panel(screen, parts, touch)
            }
        }
        if (mirrored) panel() else board()
        if (mirrored) board() else panel()
    }
}

private const val PANEL_MARGIN = 24

/** All but the board, beside it. What there is no room for is left out, or made small. */
@Composable
private fun Panel(screen: Screen, parts: Parts, touch: Touch) = BoxWithConstraints(Modifier.fillMaxSize()) {
    val several = screen.seats.size > 2
    val gap = if (several) 8 else 14
    val narrow = maxWidth < 260.dp
    val line = parts.line(20f)
    val message = line * if (narrow) parts.messageLines + 1 else parts.messageLines
    val full = PanelHeights(parts, tight = false)
    val odds = if (parts.odds > 0) parts.odds + 12 else 0f
    val spare = maxHeight.value - parts.bar - 8 - parts.subtitle - screen.seats.size * (parts.panelSeat + gap) - odds -
        message - 24 - full.all - 14
    Column(Modifier.fillMaxSize()) {
        Bar(screen, parts, touch, inset = 0.dp)
        if (screen.subtitle.isNotEmpty()) Subtitle(screen, Modifier.height(parts.subtitle.dp))
        if (spare >= 0) {
            Column(Modifier.weight(1f).padding(top = 8.dp)) {
                Seats(screen.seats, parts.panelSeat.dp, abreast = 1, inWords = !parts.large, gap = gap.dp)
                if (spare >= parts.line(120f)) {
                    val colours = screen.seats.map { it.colour }
                    TurnsSheet(screen.turns, colours, Modifier.weight(1f).padding(top = (gap + 4).dp))
                } else {
                    Spacer(Modifier.weight(1f))
                }
                screen.odds?.let { OddsView(it, Modifier.padding(top = 12.dp).fillMaxWidth().height(parts.odds.dp)) }
                // It takes more lines from what is above it before its letters get small.
                val place = Modifier.padding(vertical = 12.dp).fillMaxWidth()
                val lines = place.heightIn((message + spare.coerceAtMost(line)).dp, (message + 2 * line).dp)
                MessageView(screen.message, lines, least = 12.sp, onRules = touch.rules)
            }
        } else {
            Column(Modifier.weight(1f).padding(top = 8.dp).scrolled()) {
                val abreast = if (narrow && !several) 1 else parts.abreast
                SmallSeats(screen.seats, parts.compactSeat.dp, abreast, Modifier.fillMaxWidth())
                screen.odds?.let {
                    OddsView(it, Modifier.padding(top = 8.dp).fillMaxWidth().height(parts.compactOdds.dp), small = true)
                }
                val place = Modifier.padding(vertical = 8.dp).fillMaxWidth()
                MessageView(screen.message, place, onRules = touch.rules)
            }
        }
        val heights = if (spare >= 0) full else PanelHeights(parts, tight = true)
        val foot = if (spare >= 0) 14.dp else 8.dp
        PanelActions(screen.buttons, heights, parts.large, Modifier.padding(bottom = foot), touch.press)
    }
}
