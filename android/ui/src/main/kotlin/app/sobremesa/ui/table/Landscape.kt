package app.sobremesa.ui.table

import androidx.compose.foundation.layout.Box
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
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.sobremesa.core.PanelParts
import app.sobremesa.core.Parts
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
                    val place = Modifier.padding(vertical = parts.portrait.gaps.rack.dp)
                    Rack(screen, parts.landscape, clock, touch, place)
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
private fun Panel(screen: Screen, parts: Parts, touch: Touch) {
    val width = screen.board.panel
    val panel = remember(parts, width) { parts.panel(width) }
    Column(Modifier.fillMaxSize()) {
        Bar(screen, parts.portrait.bar, touch, inset = 0.dp)
        if (screen.subtitle.isNotEmpty()) Subtitle(screen, Modifier.height(parts.subtitle.dp))
        val above = Modifier.weight(1f).padding(top = 8.dp)
        if (panel.tight) Tight(screen, panel, touch, above) else Roomy(screen, parts, panel, touch, above)
        PanelActions(screen.buttons, panel, parts.large, Modifier.padding(bottom = panel.foot.dp), touch.press)
    }
}

/** Seats, turns, odds and message where there is room for them. */
@Composable
private fun Roomy(screen: Screen, parts: Parts, panel: PanelParts, touch: Touch, modifier: Modifier) = Column(modifier) {
    val between = panel.betweenSeats
    Seats(screen.seats, panel.seat.dp, panel.abreast.toInt(), inWords = !parts.large, gap = between.dp)
    if (panel.turns) {
        val colours = screen.seats.map { it.colour }
        TurnsPanel(screen.turns, colours, Modifier.weight(1f).padding(top = (between + 4).dp), touch.press)
    } else {
        Spacer(Modifier.weight(1f))
    }
    val gap = panel.gap.dp
    screen.odds?.let { OddsView(it, Modifier.padding(top = gap).fillMaxWidth().height(panel.odds.dp)) }
    val place = Modifier.padding(vertical = gap).fillMaxWidth().heightIn(panel.message.dp, panel.messageMost.dp)
    MessageView(screen.message, place, least = 12.sp, onRules = touch.rules)
}

/** Seats, odds and message where they have to scroll. */
@Composable
private fun Tight(screen: Screen, panel: PanelParts, touch: Touch, modifier: Modifier) =
    Column(modifier.scrolled()) {
        SmallSeats(screen.seats, panel.seat.dp, panel.abreast.toInt(), Modifier.fillMaxWidth())
        val gap = panel.gap.dp
        screen.odds?.let {
            OddsView(it, Modifier.padding(top = gap).fillMaxWidth().height(panel.odds.dp), small = true)
        }
        MessageView(screen.message, Modifier.padding(vertical = gap).fillMaxWidth(), onRules = touch.rules)
    }
