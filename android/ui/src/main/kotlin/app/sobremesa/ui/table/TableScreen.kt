package app.sobremesa.ui.table

import androidx.compose.animation.Crossfade
import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.tween
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
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
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.runtime.snapshotFlow
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.graphicsLayer
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
import app.sobremesa.core.Cover
import app.sobremesa.core.Heights
import app.sobremesa.core.MotionKind
import app.sobremesa.core.Parts
import app.sobremesa.core.RackSize
import app.sobremesa.core.Screen
import app.sobremesa.core.Space
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.BarButton
import app.sobremesa.ui.widgets.LocalInert
import app.sobremesa.ui.widgets.LocalPicture
import app.sobremesa.ui.widgets.TopBar
import app.sobremesa.ui.widgets.oneFinger
import app.sobremesa.ui.widgets.scrolled
import kotlinx.coroutines.flow.first

/**
 * A table, to be laid on the cloth. It keeps nothing but the time of its motions: `onResize` hears how much room there
 * is and what the parts around the board need of it, `onTap` and `onPress` hear of fingers, `onRules` of a wish to read
 * the rules, at a chapter or from the beginning. Until the core has laid the board out for that room nothing is drawn.
 * While a cover is down, or the table is `outOfSight` and has one, nothing of the table is there at all.
 */
@Composable
fun TableScreen(
    screen: Screen,
    onResize: (Space) -> Unit,
    onTap: (spot: UInt) -> Unit,
    onPress: (id: String) -> Unit,
    onRules: (chapter: String?) -> Unit,
    modifier: Modifier = Modifier,
    outOfSight: Boolean = false,
) {
    val clock = rememberClock(screen, SobremesaTheme.reducedMotion)
    val touch = rememberTouch(onTap, onPress, onRules, screen.rules.id)
    FeltRefusal(screen)
    val cover = screen.cover?.takeIf { it.down || outOfSight }
    val asked = screen.question != null
    Box(modifier.fillMaxSize().oneFinger().finishing(clock)) {
        BoxWithConstraints(Modifier.fillMaxSize().windowInsetsPadding(WindowInsets.safeDrawing)) {
            val parts = rememberParts(maxWidth.value, maxHeight.value, screen)
            Telling(parts.space, clock, onResize)
            if (cover != null || !fits(screen.board, parts.space)) return@BoxWithConstraints
            Under(asked || screen.unseen != null || screen.turns.close != null) { Laid(told(screen, clock), parts, clock, touch) }
        }
        Covered(cover, screen.cover, asked, touch)
        val unseen = screen.unseen.takeIf { cover == null }
        unseen?.let { Box(Modifier.fillMaxSize()) { Under(asked) { UnseenSheet(it, touch.press) } } }
        screen.turns.close?.let { close -> TurnsSheet(screen.turns, close, screen.seats.map { it.colour }, touch.press) }
        screen.question?.let { QuestionSheet(it, touch.press) }
    }
}

/** What something lies over takes no key, and a screen reader does not find it. */
@Composable
private fun Under(hidden: Boolean, content: @Composable BoxScope.() -> Unit) =
    CompositionLocalProvider(LocalInert provides (LocalInert.current || hidden)) {
        Box(if (hidden) Modifier.fillMaxSize().clearAndSetSemantics {} else Modifier.fillMaxSize(), content = content)
    }

/** The cover at once when it comes down; when it has been lifted it fades away over the table. */
@Composable
private fun Covered(cover: Cover?, lifted: Cover?, asked: Boolean, touch: Touch) {
    val length = SobremesaTheme.fade
    val fading = remember { Animatable(0f) }
    LaunchedEffect(cover != null) { if (cover != null) fading.snapTo(1f) else fading.animateTo(0f, tween(length)) }
    var last by remember { mutableStateOf(cover) }
    SideEffect { if (cover != null) last = cover }
    if (cover != null) {
        Under(asked) { CoverView(cover, touch.press) }
    } else if (lifted != null) {
        last?.takeIf { fading.value > 0f }?.let {
            CompositionLocalProvider(LocalPicture provides true) {
                Box(Modifier.graphicsLayer { alpha = fading.value }.clearAndSetSemantics {}) { CoverView(it) {} }
            }
        }
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

/** What a finger on the table brings about; the same one for as long as the table is there. */
@Stable
internal class Touch(val tap: (UInt) -> Unit, val press: (String) -> Unit, val rules: (String?) -> Unit)

@Composable
private fun rememberTouch(
    onTap: (UInt) -> Unit,
    onPress: (String) -> Unit,
    onRules: (String?) -> Unit,
    rulesButton: String,
): Touch {
    val felt by rememberUpdatedState(SobremesaTheme.vibration)
    val haptic = LocalHapticFeedback.current
    val tap by rememberUpdatedState(onTap)
    val press by rememberUpdatedState(onPress)
    val rules by rememberUpdatedState(onRules)
    return remember(haptic, rulesButton) {
        fun feel() {
            if (felt) haptic.performHapticFeedback(HapticFeedbackType.TextHandleMove)
        }
        Touch(
            tap = {
                feel()
                tap(it)
            },
            press = {
                feel()
                if (it == rulesButton) rules(null) else press(it)
            },
            rules = { rules(it) },
        )
    }
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
@Composable
private fun fits(board: Board, space: Space): Boolean {
    val (width, height) = (board.cloth?.width ?: board.width) to (board.cloth?.height ?: board.height)
    return remember(width, height, board.panel, space) { space.holds(width, height, board.panel) }
}

/** Until the step may be told, all but the board says what it said before. */
@Composable
private fun told(screen: Screen, clock: Clock): Screen {
    var last by remember { mutableStateOf(screen) }
    val before = last
    val told = clock.told
    SideEffect { if (told) last = screen }
    if (told) return screen
    return screen.copy(message = before.message, seats = before.seats, turns = before.turns, odds = before.odds)
}

@Composable
private fun Laid(screen: Screen, parts: Parts, clock: Clock, touch: Touch) {
    // The last move is seen before the result covers it.
    val result = screen.result.takeIf { clock.ended }
    if (screen.board.arrangement == TableArrangement.LANDSCAPE) {
        Landscape(screen, result, parts, clock, touch)
        return
    }
    val length = SobremesaTheme.fade
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
internal fun Board(screen: Screen, clock: Clock, touch: Touch) {
    val tap = { spot: UInt ->
        clock.finish()
        touch.tap(spot)
    }
    if (screen.board.cloth == null) return BoardView(screen.board, screen.motions, clock, onTap = tap)
    OpenTable(screen.board, screen.motions, clock, onTap = tap) {
        val place = Modifier.align(Alignment.BottomStart).padding(start = 8.dp, bottom = 4.dp)
        screen.bag?.let { BagView(it, place, touch.press) }
    }
}

/** The tiles of whoever holds the device, in a game with hands. */
@Composable
internal fun Rack(screen: Screen, size: RackSize?, clock: Clock, touch: Touch, modifier: Modifier = Modifier) {
    val rack = screen.rack ?: return
    if (size != null) RackView(rack, size, screen.motions, clock, modifier, touch.tap)
}

@Composable
private fun Portrait(screen: Screen, parts: Parts, clock: Clock, touch: Touch) {
    val heights = parts.portrait
    val gaps = heights.gaps
    Column(Modifier.fillMaxSize(), horizontalAlignment = Alignment.CenterHorizontally) {
        Bar(screen, heights.bar, touch)
        Spacer(Modifier.height(gaps.bar.dp))
        PortraitSeats(screen, parts)
        if (screen.subtitle.isNotEmpty()) Subtitle(screen, Modifier.padding(top = gaps.seats.dp).height((parts.subtitle - 4).dp))
        val above = if (screen.subtitle.isEmpty()) gaps.seats else 4f
        Box(Modifier.weight(1f).padding(top = above.dp), Alignment.Center) { Board(screen, clock, touch) }
        screen.odds?.let {
            val place = Modifier.padding(start = 12.dp, end = 12.dp, top = gaps.board.dp).beside(screen.board)
            OddsView(it, place.height(heights.odds.dp))
        }
        MessageView(
            screen.message,
            Modifier
                .padding(top = gaps.board.dp, bottom = gaps.message.dp, start = 16.dp, end = 16.dp)
                .beside(screen.board)
                .height(heights.message.dp),
            onRules = touch.rules,
        )
        Rack(screen, heights.rack, clock, touch, Modifier.padding(bottom = gaps.rack.dp))
        Actions(screen, parts, touch)
    }
}

/** Parts beside a narrow board are not much wider than it. */
private fun Modifier.beside(board: Board): Modifier {
    val width = if (board.cloth == null) board.width else 0f
    return widthIn(max = maxOf(width, 480f).dp).fillMaxWidth()
}

@Composable
internal fun Bar(screen: Screen, height: Float, touch: Touch, inset: Dp = 6.dp) = TopBar(
    screen.title,
    screen.exit,
    listOfNotNull(screen.menu, screen.rules, screen.loudspeaker),
    Modifier.beside(screen.board).height(height.dp),
    inset = inset,
    note = screen.turns.note.takeIf { screen.turns.noteMatters }.orEmpty(),
    onPress = touch.press,
)

/** Which game of the match this is. */
@Composable
internal fun Subtitle(screen: Screen, modifier: Modifier = Modifier) = BasicText(
    screen.subtitle,
    modifier,
    style = SobremesaTheme.type.secondary.copy(fontWeight = FontWeight.Medium),
    maxLines = 1,
)

@Composable
private fun PortraitSeats(screen: Screen, parts: Parts) = Seats(
    screen.seats,
    parts.portrait.seat.dp,
    parts.abreast.toInt(),
    Modifier.padding(horizontal = 12.dp).beside(screen.board).height(parts.portrait.seats.dp),
)

@Composable
private fun Actions(screen: Screen, parts: Parts, touch: Touch) = ActionBar(
    screen.buttons,
    parts.portrait,
    Modifier.atFoot(parts.portrait, screen.board),
    wrapped = parts.large,
    onPress = touch.press,
)

private fun Modifier.atFoot(heights: Heights, board: Board): Modifier =
    padding(start = heights.gaps.sides.dp, end = heights.gaps.sides.dp, bottom = heights.gaps.foot.dp).beside(board)

/** There is too little room for all: seats and message scroll, board and actions stay; these as icons if they must. */
@Composable
private fun Scrolling(screen: Screen, parts: Parts, clock: Clock, touch: Touch) {
    Column(Modifier.fillMaxSize(), horizontalAlignment = Alignment.CenterHorizontally) {
        val bare = screen.board.bare
        val heights = if (bare) parts.bare else parts.portrait
        Bar(screen, heights.bar, touch)
        Column(
            Modifier.weight(1f).scrolled().padding(bottom = 4.dp),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            MessageView(
                screen.message,
                Modifier.padding(horizontal = 16.dp, vertical = 4.dp).beside(screen.board),
                onRules = touch.rules,
            )
            Seats(
                screen.seats,
                heights.seat.dp,
                parts.abreast.toInt(),
                Modifier.padding(horizontal = 12.dp, vertical = 4.dp).beside(screen.board),
            )
            screen.odds?.let {
                OddsView(it, Modifier.padding(horizontal = 12.dp).beside(screen.board).height(heights.odds.dp))
            }
        }
        val height = screen.board.cloth?.let { Modifier.height(it.height.dp) } ?: Modifier
        Box(height) { Board(screen, clock, touch) }
        Spacer(Modifier.height(heights.gaps.message.dp))
        Rack(screen, heights.rack, clock, touch, Modifier.padding(bottom = heights.gaps.rack.dp))
        if (bare) {
            val place = Modifier.atFoot(heights, screen.board).height(heights.action.dp)
            BareActions(screen.buttons, heights.gaps.actions.dp, place, touch.press)
        } else {
            Actions(screen, parts, touch)
        }
    }
}

@Composable
private fun Compact(screen: Screen, parts: Parts, clock: Clock, touch: Touch) {
    val heights = parts.compact
    val gaps = heights.gaps
    Column(Modifier.fillMaxSize(), horizontalAlignment = Alignment.CenterHorizontally) {
        CompactBar(screen, parts, touch)
        Box(Modifier.weight(1f), Alignment.Center) { Board(screen, clock, touch) }
        screen.odds?.let {
            val place = Modifier.padding(start = 6.dp, end = 6.dp, top = gaps.board.dp).beside(screen.board)
            OddsView(it, place.height(heights.odds.dp), small = true)
        }
        MessageView(
            screen.message,
            Modifier.padding(start = 10.dp, end = 10.dp, top = gaps.board.dp, bottom = gaps.message.dp)
                .beside(screen.board)
                .height(heights.message.dp),
            brief = true,
            note = screen.turns.note.takeIf { screen.turns.noteMatters }.orEmpty(),
            onRules = touch.rules,
        )
        Rack(screen, heights.rack, clock, touch)
        ActionBar(
            screen.buttons,
            heights,
            Modifier.atFoot(heights, screen.board),
            small = true,
            wrapped = parts.large,
            onPress = touch.press,
        )
    }
}

/** Bar and seats in one row. */
@Composable
private fun CompactBar(screen: Screen, parts: Parts, touch: Touch) {
    val right = listOfNotNull(screen.menu, screen.loudspeaker)
    val (before, after) =
        if (SobremesaTheme.leftHanded) right.reversed() to listOf(screen.exit) else listOf(screen.exit) to right
    Row(
        Modifier.beside(screen.board).height(parts.compact.bar.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        before.forEach { BarButton(it, Modifier.width(44.dp).fillMaxHeight(), touch.press) }
        SmallSeats(screen.seats, parts.compact.seat.dp, parts.abreast.toInt(), Modifier.weight(1f))
        after.forEach { BarButton(it, Modifier.width(44.dp).fillMaxHeight(), touch.press) }
    }
}
