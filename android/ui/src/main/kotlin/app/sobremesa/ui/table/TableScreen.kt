package app.sobremesa.ui.table

import androidx.compose.animation.Crossfade
import androidx.compose.animation.core.tween
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.text.BasicText
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.runtime.snapshotFlow
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.hapticfeedback.HapticFeedbackType
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.PointerEventType
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalHapticFeedback
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.sobremesa.core.Arrangement as TableArrangement
import app.sobremesa.core.Board
import app.sobremesa.core.MotionKind
import app.sobremesa.core.ResultSheet
import app.sobremesa.core.Screen
import app.sobremesa.core.Space
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.BarButton
import app.sobremesa.ui.widgets.LocalInert
import app.sobremesa.ui.widgets.TopBar
import app.sobremesa.ui.widgets.oneFinger
import kotlinx.coroutines.flow.first

/**
 * A table, to be laid on the cloth. It keeps nothing but the time of its motions: `onResize` hears how much room there
 * is and what the parts around the board need of it, `onTap` and `onPress` hear of fingers, `onRules` of a wish to read
 * the rules, at a chapter or from the beginning. Until the core has laid the board out for that room nothing is drawn.
 */
@Composable
fun TableScreen(
    screen: Screen,
    onResize: (Space) -> Unit,
    onTap: (spot: UInt) -> Unit,
    onPress: (id: String) -> Unit,
    onRules: (chapter: String?) -> Unit,
    modifier: Modifier = Modifier,
) {
    val clock = rememberClock(screen.number, screen.motions, SobremesaTheme.reducedMotion)
    val touch = rememberTouch(onTap, onPress, onRules, screen.rules.id)
    FeltRefusal(screen)
    Box(modifier.fillMaxSize().oneFinger().finishing(clock)) {
        BoxWithConstraints(Modifier.fillMaxSize().windowInsetsPadding(WindowInsets.safeDrawing)) {
            val parts = rememberParts(maxWidth.value, maxHeight.value, screen)
            Telling(parts.space, clock, onResize)
            if (!screen.board.fits(parts.space)) return@BoxWithConstraints
            val asked = screen.question != null
            CompositionLocalProvider(LocalInert provides (LocalInert.current || asked)) {
                Box(if (asked) Modifier.fillMaxSize().clearAndSetSemantics {} else Modifier.fillMaxSize()) {
                    Laid(screen, parts, clock, touch)
                }
            }
        }
        screen.question?.let { QuestionSheet(it, touch.press) }
    }
}

/** Tells how much room there is. Other words on the buttons are no reason to stop what moves; another window is. */
@Composable
private fun Telling(space: Space, clock: Clock, onResize: (Space) -> Unit) {
    val resize by rememberUpdatedState(onResize)
    var told by remember { mutableStateOf<Space?>(null) }
    LaunchedEffect(space) {
        val sameWindow = told?.let { it.width == space.width && it.height == space.height } ?: false
        if (sameWindow) snapshotFlow { clock.ended }.first { it }
        told = space
        resize(space)
    }
}

/** What a finger on the table brings about. */
internal class Touch(val tap: (UInt) -> Unit, val press: (String) -> Unit, val rules: (String?) -> Unit)

@Composable
private fun rememberTouch(
    onTap: (UInt) -> Unit,
    onPress: (String) -> Unit,
    onRules: (String?) -> Unit,
    rulesButton: String,
): Touch {
    val felt = SobremesaTheme.vibration
    val haptic = LocalHapticFeedback.current
    fun feel() {
        if (felt) haptic.performHapticFeedback(HapticFeedbackType.TextHandleMove)
    }
    return Touch(
        tap = {
            feel()
            onTap(it)
        },
        press = {
            feel()
            if (it == rulesButton) onRules(null) else onPress(it)
        },
        rules = onRules,
    )
}

/** What is not possible is felt more strongly than a tap. Told again, as after a turn of the device, it is not. */
@Composable
private fun FeltRefusal(screen: Screen) {
    val felt = SobremesaTheme.vibration
    val haptic = LocalHapticFeedback.current
    LaunchedEffect(screen.number) {
        val refused = screen.motions.any { it.kind == MotionKind.REFUSE }
        if (felt && refused) haptic.performHapticFeedback(HapticFeedbackType.LongPress)
    }
}

/** A finger anywhere brings whatever moves to rest. */
private fun Modifier.finishing(clock: Clock): Modifier = pointerInput(clock) {
    awaitPointerEventScope {
        while (true) {
            if (awaitPointerEvent(PointerEventPass.Initial).type == PointerEventType.Press) clock.finish()
        }
    }
}

/** The board was laid out for a space like this one; else the core has not been heard yet. */
private fun Board.fits(space: Space): Boolean {
    val slack = 1f
    return cell > 0 && width + panel <= space.width + slack && height <= space.height + slack
}

@Composable
private fun Laid(screen: Screen, parts: Parts, clock: Clock, touch: Touch) {
    // The last move is seen before the result covers it.
    val result = screen.result.takeIf { clock.ended }
    if (screen.board.arrangement == TableArrangement.LANDSCAPE) {
        Landscape(screen, result, parts, clock, touch)
        return
    }
    val length = if (SobremesaTheme.reducedMotion) 120 else 220
    Crossfade(result, animationSpec = tween(length)) { shown ->
        when {
            shown != null -> ResultPage(shown, touch.press)
            screen.board.scrolls -> Scrolling(screen, parts, clock, touch)
            screen.board.arrangement == TableArrangement.PORTRAIT -> Portrait(screen, parts, clock, touch)
            else -> Compact(screen, parts, clock, touch)
        }
    }
}

@Composable
private fun Board(screen: Screen, clock: Clock, touch: Touch, modifier: Modifier = Modifier) =
    BoardView(screen.board, screen.motions, clock, modifier) {
        clock.finish()
        touch.tap(it)
    }

@Composable
private fun Portrait(screen: Screen, parts: Parts, clock: Clock, touch: Touch) {
    Column(Modifier.fillMaxSize(), horizontalAlignment = Alignment.CenterHorizontally) {
        Bar(screen, parts, touch)
        Spacer(Modifier.height(Parts.GAP_BAR.dp))
        PortraitSeats(screen, parts)
        if (screen.subtitle.isNotEmpty()) Subtitle(screen, Modifier.padding(top = Parts.GAP_SEATS.dp).height((parts.subtitle - 4).dp))
        val above = if (screen.subtitle.isEmpty()) Parts.GAP_SEATS else 4f
        Box(Modifier.weight(1f).padding(top = above.dp), Alignment.Center) { Board(screen, clock, touch) }
        screen.odds?.let {
            val place = Modifier.padding(start = 12.dp, end = 12.dp, top = Parts.GAP_BOARD.dp).beside(screen.board)
            OddsView(it, place.height(parts.odds.dp))
        }
        MessageView(
            screen.message,
            Modifier
                .padding(top = Parts.GAP_BOARD.dp, bottom = Parts.GAP_MESSAGE.dp, start = 16.dp, end = 16.dp)
                .beside(screen.board)
                .height(parts.message.dp),
            onRules = touch.rules,
        )
        Actions(screen, parts, touch)
    }
}

/** Parts beside a narrow board are not much wider than it. */
private fun Modifier.beside(board: Board): Modifier = widthIn(max = maxOf(board.width, 480f).dp).fillMaxWidth()

@Composable
private fun Bar(screen: Screen, parts: Parts, touch: Touch, inset: Dp = 6.dp) = TopBar(
    screen.title,
    screen.exit,
    listOf(screen.rules),
    Modifier.beside(screen.board).height(parts.bar.dp),
    inset = inset,
    note = screen.turns.note.takeIf { screen.turns.noteMatters }.orEmpty(),
    onPress = touch.press,
)

/** Which game of the match this is. */
@Composable
private fun Subtitle(screen: Screen, modifier: Modifier = Modifier) = BasicText(
    screen.subtitle,
    modifier,
    style = SobremesaTheme.type.secondary.copy(fontWeight = FontWeight.Medium),
    maxLines = 1,
)

@Composable
private fun PortraitSeats(screen: Screen, parts: Parts) = Seats(
    screen.seats,
    parts.seatCard.dp,
    parts.large,
    Modifier.padding(horizontal = 12.dp).beside(screen.board).height(parts.seatRow.dp),
)

@Composable
private fun Actions(screen: Screen, parts: Parts, touch: Touch) = ActionBar(
    screen.buttons,
    parts.actionRows,
    parts.action.dp,
    parts.primaryAction.dp,
    wrapped = parts.large,
    modifier = Modifier.padding(start = 12.dp, end = 12.dp, bottom = Parts.FOOT.dp).beside(screen.board),
    onPress = touch.press,
)

/** There is too little room for all: seats and message scroll, board and actions stay. */
@Composable
private fun Scrolling(screen: Screen, parts: Parts, clock: Clock, touch: Touch) {
    Column(Modifier.fillMaxSize(), horizontalAlignment = Alignment.CenterHorizontally) {
        Bar(screen, parts, touch)
        Column(
            Modifier.weight(1f).verticalScroll(rememberScrollState()).padding(bottom = 4.dp),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            MessageView(
                screen.message,
                Modifier.padding(horizontal = 16.dp, vertical = 4.dp).beside(screen.board),
                onRules = touch.rules,
            )
            Seats(
                screen.seats,
                parts.seatCard.dp,
                parts.large,
                Modifier.padding(horizontal = 12.dp, vertical = 4.dp).beside(screen.board),
            )
            screen.odds?.let {
                OddsView(it, Modifier.padding(horizontal = 12.dp).beside(screen.board).height(parts.odds.dp))
            }
        }
        Board(screen, clock, touch)
        Spacer(Modifier.height(Parts.GAP_MESSAGE.dp))
        Actions(screen, parts, touch)
    }
}

@Composable
private fun Compact(screen: Screen, parts: Parts, clock: Clock, touch: Touch) {
    Column(Modifier.fillMaxSize(), horizontalAlignment = Alignment.CenterHorizontally) {
        CompactBar(screen, parts, touch)
        Box(Modifier.weight(1f), Alignment.Center) { Board(screen, clock, touch) }
        screen.odds?.let {
            val place = Modifier.padding(start = 6.dp, end = 6.dp, top = 3.dp).beside(screen.board)
            OddsView(it, place.height(parts.compactOdds.dp), small = true)
        }
        MessageView(
            screen.message,
            Modifier.padding(start = 10.dp, end = 10.dp, top = 3.dp, bottom = 2.dp).beside(screen.board)
                .height(parts.compactMessage.dp),
            brief = true,
            note = screen.turns.note.takeIf { screen.turns.noteMatters }.orEmpty(),
            onRules = touch.rules,
        )
        ActionBar(
            screen.buttons,
            parts.compactRows,
            parts.compactAction.dp,
            parts.compactPrimary.dp,
            modifier = Modifier.padding(start = 6.dp, end = 6.dp, bottom = 6.dp).beside(screen.board),
            gap = 4.dp,
            small = true,
            wrapped = parts.large,
            onPress = touch.press,
        )
    }
}

/** Bar and seats in one row. */
@Composable
private fun CompactBar(screen: Screen, parts: Parts, touch: Touch) {
    val ends = listOf(screen.exit, screen.rules).let { if (SobremesaTheme.leftHanded) it.reversed() else it }
    Row(
        Modifier.beside(screen.board).height(parts.compactBar.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        BarButton(ends[0], Modifier.width(44.dp).fillMaxHeight(), touch.press)
        SmallSeats(screen, parts, Modifier.weight(1f))
        BarButton(ends[1], Modifier.width(44.dp).fillMaxHeight(), touch.press)
    }
}

@Composable
private fun SmallSeats(screen: Screen, parts: Parts, modifier: Modifier, stacked: Boolean = parts.large) {
    val height = parts.compactSeat.dp
    if (stacked) {
        Column(modifier, Arrangement.spacedBy(4.dp)) {
            screen.seats.forEach { SmallSeat(it, Modifier.fillMaxWidth().height(height)) }
        }
    } else {
        Row(modifier, Arrangement.spacedBy(6.dp)) {
            screen.seats.forEach { SmallSeat(it, Modifier.weight(1f).height(height)) }
        }
    }
}

@Composable
private fun Landscape(screen: Screen, result: ResultSheet?, parts: Parts, clock: Clock, touch: Touch) {
    val mirrored = SobremesaTheme.leftHanded
    Row(Modifier.fillMaxSize()) {
        val board = @Composable {
            Box(Modifier.weight(1f).fillMaxHeight(), Alignment.Center) {
                CompositionLocalProvider(LocalInert provides (LocalInert.current || result != null)) {
                    Board(screen, clock, touch)
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
    val card = maxOf(60f, parts.seatCard)
    val narrow = maxWidth < 260.dp
    val message = parts.line(20f) * if (narrow) parts.messageLines + 1 else parts.messageLines
    val full = PanelHeights(parts, tight = false)
    val odds = if (parts.odds > 0) parts.odds + 12 else 0f
    val spare = maxHeight.value - parts.bar - 8 - parts.subtitle - screen.seats.size * (card + 14) - odds -
        message - 24 - full.all - 14
    Column(Modifier.fillMaxSize()) {
        Bar(screen, parts, touch, inset = 0.dp)
        if (screen.subtitle.isNotEmpty()) Subtitle(screen, Modifier.height(parts.subtitle.dp))
        if (spare >= 0) {
            Column(Modifier.weight(1f).padding(top = 8.dp)) {
                Seats(screen.seats, card.dp, stacked = true, inWords = !parts.large, gap = 14.dp)
                if (spare >= parts.line(120f)) {
                    TurnsSheet(screen.turns, Modifier.weight(1f).padding(top = 18.dp))
                } else {
                    Spacer(Modifier.weight(1f))
                }
                screen.odds?.let { OddsView(it, Modifier.padding(top = 12.dp).fillMaxWidth().height(parts.odds.dp)) }
                val place = Modifier.padding(vertical = 12.dp).fillMaxWidth().height(message.dp)
                MessageView(screen.message, place, onRules = touch.rules)
            }
        } else {
            Column(Modifier.weight(1f).padding(top = 8.dp).verticalScroll(rememberScrollState())) {
                SmallSeats(screen, parts, Modifier.fillMaxWidth(), stacked = parts.large || narrow)
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
