package app.sobremesa.ui.table

import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.sp
import app.sobremesa.core.Screen
import app.sobremesa.core.Space
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.theme.Type

/**
 * How high the parts around the board are at the present text size, in dp. They are laid out with just these heights,
 * and the core is told of them, so that what it leaves for the board is what there is.
 */
internal class Parts(
    width: Float,
    height: Float,
    seats: Int,
    titled: Boolean,
    rolls: Boolean,
    places: Int,
    private val density: Density,
    widths: ActionWidths,
) {
    /** Text so large that seat cards are stacked and the actions take two rows. */
    val large: Boolean = line(100f) > 130.5f

    val bar = maxOf(48f, line(26f) + 8)

    /** Seats that stand side by side: more than two leave no room for name and score in one line. */
    val abreast = if (seats > 2) minOf(seats, if (large) 2 else 4) else if (large) 1 else 2
    private val seatRows = (seats + abreast - 1) / abreast

    /** One seat's card: name and score, and the dots under them. */
    val seatCard = if (seats > 2) maxOf(58f, line(18f) + line(26f) + 14) else maxOf(52f, line(20f) + 32)
    val panelSeat = maxOf(60f, line(20f) + 32)
    val seatRow = seatRows * seatCard + (seatRows - 1) * 8

    /** Which game of the match this is, where there are several. */
    val subtitle = if (titled) line(18f) + 4 else 0f

    /** What each roll would bring, in a game with dice. */
    val odds = if (rolls) maxOf(84f, line(18f) + 66) else 0f
    val compactOdds = if (rolls) 50f else 0f
    val messageLines = when {
        large -> 4
        line(100f) > 102f -> 3
        else -> 2
    }
    val message = line(20f) * messageLines
    val actionRows = if (large || widths.natural > width - 24) 2 else 1
    val action = maxOf(60f, 34 + line(18f) * if (large) 2 else 1)
    val primaryAction = if (actionRows == 1) action else maxOf(56f, line(20f) + 24)
    val actions = if (actionRows == 1) action else action + 6 + primaryAction

    val compactSeat = maxOf(33f, line(18f) + 8)
    val compactBar = maxOf(41f, seatRows * compactSeat + (seatRows - 1) * 4 + 8)
    val compactMessage = line(20f) * if (large) 3 else 1
    val compactAction = maxOf(50f, 32 + line(16f) * if (large) 2 else 1)
    val compactRows = if (large || widths.small > width - 12) 2 else 1
    val compactPrimary = if (compactRows == 1) compactAction else maxOf(48f, line(20f) + 16)
    val compactActions = if (compactRows == 1) compactAction else compactAction + 4 + compactPrimary

    /** A large window has room for large tiles on the rack. */
    private val wide = width >= 600 && height >= 600
    val rack = places.takeIf { it > 0 }?.let { RackSize(it, width - 2 * 8, if (wide) LARGE_TILE else 47f) }
    val compactRack = places.takeIf { it > 0 }?.let { RackSize(it, width - 2 * 4, 46f) }

    /** Under the table in landscape, where the panel takes a part of the width. */
    val landscapeRack = places.takeIf { it > 0 }?.let { RackSize(it, width * .6f, if (wide) LARGE_TILE else 44f) }

    /** What the core is told. Frames count as gaps: 8 on either side of the board, 3 where it is compact. */
    val space = Space(
        width = width,
        height = height,
        portrait = bar + GAP_BAR + seatRow + GAP_SEATS + subtitle + 16 + odds.above(GAP_BOARD) + GAP_BOARD +
            message + rack.height(GAP_RACK) + GAP_MESSAGE + actions + FOOT,
        compact = compactBar + 6 + compactOdds.above(3f) + 3 + compactMessage + compactRack.height(0f) + 2 +
            compactActions + 6,
        // Two lines of what scrolls stay in sight.
        fixed = bar + 16 + line(40f) + rack.height(GAP_RACK) + GAP_MESSAGE + actions + FOOT,
        bare = BARE_BAR + 6 + line(BARELY) + rack.height(GAP_RACK) + GAP_BARE + BARE_ACTION + GAP_BARE,
        rack = landscapeRack.height(2 * GAP_RACK),
    )

    /** With gaps of so much about it, if it is there. */
    private fun RackSize?.height(gaps: Float) = this?.let { it.height + gaps } ?: 0f

    /** With a gap over it, if it is there. */
    private fun Float.above(gap: Float) = if (this > 0) this + gap else 0f

    /** A line of text of this height at the usual text size, grown as the smallest letters do: larger ones grow less. */
    fun line(height: Float): Float = height * with(density) { SMALLEST.sp.toDp().value } / SMALLEST

    companion object {
        private const val SMALLEST = 12f
        const val GAP_BAR = 4f
        const val GAP_SEATS = 12f
        const val GAP_BOARD = 10f
        const val GAP_MESSAGE = 10f
        const val FOOT = 12f
        const val GAP_RACK = 4f

        /** Bar and actions where there is room for icons alone, and the gap about them. */
        const val BARE_BAR = 40f
        const val BARE_ACTION = 48f
        const val GAP_BARE = 4f

        /** A line and the top of the next one: enough to see that what is there scrolls. */
        private const val BARELY = 28f
        private const val LARGE_TILE = 64f
    }
}

/** What the actions need side by side, in dp: at their usual size, and at that of the compact arrangement. */
internal class ActionWidths(val each: List<Float>, val small: Float) {
    val natural: Float = each.sum() + 6 * (each.size - 1)
}

@Composable
internal fun rememberParts(width: Float, height: Float, screen: Screen): Parts {
    val density = LocalDensity.current
    val measurer = rememberTextMeasurer()
    val type = SobremesaTheme.type
    val labels = screen.buttons.map { it.label to it.primary }
    val (seats, titled, odds) = Triple(screen.seats.size, screen.subtitle.isNotEmpty(), screen.odds != null)
    val places = screen.rack?.slots?.size ?: 0
    return remember(width, height, seats, titled, odds, places, density, measurer, type, labels) {
        Parts(width, height, seats, titled, odds, places, density, actionWidths(labels, measurer, type, density))
    }
}

/** Labels are made this much smaller before the actions take a second row. */
private const val TOLERATED = .87f

private fun actionWidths(
    labels: List<Pair<String, Boolean>>,
    measurer: TextMeasurer,
    type: Type,
    density: Density,
): ActionWidths {
    fun of(text: String, style: TextStyle): Float =
        TOLERATED * measurer.measure(text, style, maxLines = 1, softWrap = false).size.width / density.density
    val each = labels.map { (text, primary) ->
        if (primary) of(text, type.primary) + 24 else maxOf(48f, of(text, type.button) + 12)
    }
    val small = labels.map { (text, primary) ->
        if (primary) of(text, type.primary.copy(fontSize = type.primary.fontSize * .93f)) + 16
        else maxOf(46f, of(text, type.caption) + 8)
    }
    return ActionWidths(each, small.sum() + 4 * (small.size - 1))
}
