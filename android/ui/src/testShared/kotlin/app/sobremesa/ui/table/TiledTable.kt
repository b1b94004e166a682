package app.sobremesa.ui.table

import androidx.compose.foundation.layout.requiredSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateListOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import app.sobremesa.core.Appearance
import app.sobremesa.core.Arrangement
import app.sobremesa.core.Bag
import app.sobremesa.core.Bead
import app.sobremesa.core.Board
import app.sobremesa.core.Button
import app.sobremesa.core.Cell
import app.sobremesa.core.Cloth
import app.sobremesa.core.Cover
import app.sobremesa.core.Face
import app.sobremesa.core.Fact
import app.sobremesa.core.Icon
import app.sobremesa.core.ListedTurn
import app.sobremesa.core.Look
import app.sobremesa.core.Mark
import app.sobremesa.core.MarkKind
import app.sobremesa.core.Message
import app.sobremesa.core.Pace
import app.sobremesa.core.Piece
import app.sobremesa.core.Point
import app.sobremesa.core.Question
import app.sobremesa.core.Rack
import app.sobremesa.core.ResultSheet
import app.sobremesa.core.Round
import app.sobremesa.core.Screen
import app.sobremesa.core.SeatCard
import app.sobremesa.core.SeatColour
import app.sobremesa.core.Slot
import app.sobremesa.core.Space
import app.sobremesa.core.Tally
import app.sobremesa.core.Theme
import app.sobremesa.core.TileColour
import app.sobremesa.core.TileShape
import app.sobremesa.core.Tone
import app.sobremesa.core.TurnList
import app.sobremesa.core.Unseen
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.Cloth as Linen

/**
 * A table of tiles by itself: four seats, a hand, a bag, and a board larger than what is in sight of it. Nothing is
 * decided here; what fingers say is written down, and the test shows what it wants to be seen next.
 */
internal class TiledTable(private val seats: Int = 4) {
    private var space: Space? by mutableStateOf(null)

    /** The spots and buttons that the table reported. */
    val heard = mutableStateListOf<String>()

    /** Changes the screen before it is shown. */
    var change: (Screen) -> Screen by mutableStateOf({ it })

    /** The app is out of sight. */
    var outOfSight by mutableStateOf(false)

    /** What is shown. */
    val screen: Screen get() = change(tiledScreen(space ?: Space(0f, 0f, 0f, 0f, 0f, 0f, 0f), seats))

    @Composable
    fun Content(
        width: Int = 360,
        height: Int = 740,
        text: Float = 1f,
        reducedMotion: Boolean = false,
        dark: Boolean = false,
        colourBlind: Boolean = false,
    ) {
        val appearance = Appearance(
            if (dark) Theme.DARK else Theme.LIGHT,
            reducedMotion,
            leftHanded = false,
            vibration = false,
            colourBlind = colourBlind,
            language = "en",
            back = button("back", "Back", Icon.BACK),
        )
        CompositionLocalProvider(LocalDensity provides Density(LocalDensity.current.density, text)) {
            SobremesaTheme(appearance, systemReducedMotion = false) {
                Linen(Modifier.testTag("window").requiredSize(width.dp, height.dp)) {
                    TableScreen(
                        screen,
                        onResize = { space = it },
                        onTap = { heard += "spot $it" },
                        onPress = { heard += it },
                        onRules = { heard += "rules $it" },
                        outOfSight = outOfSight,
                    )
                }
            }
        }
    }
}

/** Spots of the rack's places begin here. */
internal const val FIRST_SLOT = 10_000

private const val COLUMNS = 13
private const val ROWS = 14
private const val SIDE = 47f

/** Where the place 0, 0 of the record below lies. */
private const val LEFT = 6
private const val TOP = 8

/** The spot of a place. */
internal fun spot(x: Int, y: Int): UInt = ((y + TOP) * COLUMNS + x + LEFT).toUInt()

private val colours = "ROYGBP".toList().zip(TileColour.entries).toMap()

/** The upper left corner of the cell with this spot. */
private fun corner(spot: UInt) = Point(spot.toInt() % COLUMNS * SIDE, spot.toInt() / COLUMNS * SIDE)

/** A tile by its letter and digit, as "R5". */
internal fun tile(code: String) = Face.Tile(colours.getValue(code[0]), TileShape.entries[code[1].digitToInt() - 1])

/** What lies: tiles and where. */
private val LAID = "R5@0,0 R3@0,-1 R1@0,-2 R4@0,-3 B4@1,-3 P4@2,-3 B1@1,-2 G5@-1,0 G3@-1,-1 G6@-1,1 G1@-1,-2 O4@3,-3 " +
    "R4@3,-4 O6@-3,1 Y6@-2,1 O2@-3,0 O3@-3,-1 Y3@-2,-1 Y1@-2,-2 R6@0,1"

/** Of the turn being built. */
private val PLACED = "O2@-1,-4 R2@0,-4"

private fun laid(text: String): List<Pair<UInt, Face.Tile>> = text.split(' ').map {
    val (code, at) = it.split('@')
    val (x, y) = at.split(',').map(String::toInt)
    spot(x, y) to tile(code)
}

internal val REACHABLE = listOf(spot(-2, -4), spot(1, -4))

private fun arrangement(space: Space): Arrangement = when {
    space.width > space.height && space.width >= 560 -> Arrangement.LANDSCAPE
    space.height - space.portrait >= 180 -> Arrangement.PORTRAIT
    else -> Arrangement.COMPACT
}

private fun tiledBoard(space: Space): Board {
    val arrangement = arrangement(space)
    val landscape = arrangement == Arrangement.LANDSCAPE
    val panel = if (landscape) (if (space.width < 900) 240f else 284f) else 0f
    val around = when (arrangement) {
        Arrangement.PORTRAIT -> space.portrait - 16
        Arrangement.COMPACT -> space.compact - 6
        Arrangement.LANDSCAPE -> space.rack
    }
    val on = laid(LAID)
    val placed = laid(PLACED)
    return Board(
        arrangement = arrangement,
        scrolls = false,
        bare = false,
        panel = panel,
        width = COLUMNS * SIDE,
        height = ROWS * SIDE,
        frame = 0f,
        cell = SIDE,
        columns = COLUMNS.toUInt(),
        rows = ROWS.toUInt(),
        cells = List(COLUMNS * ROWS) {
            val (x, y) = it % COLUMNS to it / COLUMNS
            val spot = it.toUInt()
            Cell(spot, x * SIDE, y * SIDE, light = false, enabled = spot in REACHABLE, spoken = "${x - LEFT}, ${y - TOP}")
        },
        labels = emptyList(),
        pieces = (on + placed).mapIndexed { id, (spot, face) -> Piece(id.toUInt() + 1u, face, spot, lifted = false) },
        ghosts = emptyList(),
        marks = placed.map { Mark(MarkKind.PLACED, it.first) } + REACHABLE.map { Mark(MarkKind.REACHABLE, it) } +
            Mark(MarkKind.LAST_TURN, spot(0, 1)),
        chain = emptyList(),
        path = emptyList(),
        beads = placed.mapIndexed { index, (spot, _) -> Bead(spot, index.toUInt() + 1u) },
        arrow = null,
        numeralsTurned = false,
        numeralsLarge = false,
        cloth = Cloth(
            width = space.width - if (landscape) panel + 48 else 0f,
            height = space.height - around,
            foot = FOOT,
            first = Look(Point(LEFT * SIDE + SIDE / 2, (TOP - 1.5f) * SIDE + SIDE / 2), 1f),
            whole = whole(space.width - if (landscape) panel + 48 else 0f, space.height - around),
            reach = null,
            reachable = REACHABLE.map { corner(it) },
            origin = Point(LEFT * SIDE, TOP * SIDE),
            turn = 1u,
            fit = "Show the whole table",
            beyond = "Show more",
        ),
    )
}

/** How high the bag is at the foot of what is in sight. */
internal const val FOOT = 56f

private fun whole(width: Float, height: Float): Look {
    val scale = minOf(1f, width / (COLUMNS * SIDE), (height - FOOT) / (ROWS * SIDE))
    return Look(Point(COLUMNS * SIDE / 2, ROWS * SIDE / 2 + FOOT / 2 / scale), scale)
}

internal fun button(id: String, label: String, icon: Icon, primary: Boolean = false, enabled: Boolean = true) =
    Button(id, label, icon, label, primary, enabled)

private fun round(number: UInt, turns: List<String>, latest: UInt?) =
    Round(game = "", number, turns.map { ListedTurn(it, id = null, spoken = it) }, latest)

/** A table in the middle of a turn. */
internal fun tiledScreen(space: Space, seats: Int) = Screen(
    number = 1uL,
    game = "tiles",
    title = "Qwirkle",
    subtitle = "",
    seats = listOf("Ana" to 20, "Luis" to 22, "Marta" to 7, "Pau" to 109).take(seats).mapIndexed { index, (name, score) ->
        val active = index == minOf(2, seats - 1)
        val colour = SeatColour.entries[index]
        SeatCard(colour, name, "$score", "$score points", 0u, 0u, 0u, 0u, active, thinking = false, "$name: $score points")
    },
    board = tiledBoard(space),
    turns = TurnList(
        "Turns",
        listOf(
            round(1u, listOf("+5", "+12", "swap", "+3").take(seats), null),
            round(2u, listOf("+7", "+10", "+7", "+106").take(seats), 1u),
        ),
        "",
        noteMatters = false,
        close = null,
    ),
    odds = null,
    rack = Rack(
        listOf(null, "B2", "G4", "P6", null, "Y5").mapIndexed { index, code ->
            Slot(
                (FIRST_SLOT + index).toUInt(),
                code?.let(::tile),
                lifted = code == "B2",
                dimmed = code == "P6",
                enabled = code != null,
                spoken = "Place ${index + 1}: ${code ?: "empty"}",
            )
        },
        spoken = "Marta's hand",
    ),
    bag = Bag(64u, "in the bag", button("unseen", "64 tiles in the bag", Icon.LOOK)),
    message = Message(
        "14 points so far, with a Qwirkle in red.",
        "Tap a mark for the blue star, or end the move.",
        "14 points so far: tap a mark or end the move.",
        "14 points so far. Tap a mark for the blue star.",
        Tone.PLAIN,
        rule = null,
        chapter = null,
    ),
    buttons = listOf(
        button("cancel", "Cancel", Icon.CANCEL),
        button("swap", "Swap", Icon.SWAP, enabled = false),
        button("end", "End of move", Icon.END, primary = true),
    ),
    exit = button("exit", "Leave", Icon.EXIT),
    rules = button("rules", "Rules", Icon.RULES),
    loudspeaker = button("loudspeaker", "Sound", Icon.SOUND_ALL),
    menu = null,
    question = null,
    unseen = null,
    cover = cover(down = false),
    result = null,
    back = null,
    announced = "",
    own = null,
    left = false,
    copied = null,
    motions = emptyList(),
    pace = Pace(0u, 0u),
    reducedPace = Pace(0u, 0u),
    cues = emptyList(),
)

/** What hides the hand. */
internal fun cover(down: Boolean) = Cover(
    down = down,
    colour = SeatColour.MUSTARD,
    title = "Pass the phone to Marta",
    text = "Nobody else should see her hand.",
    happened = "Luis laid 3 tiles for 18 points.",
    by = SeatColour.RED,
    button = button("lift", "I am Marta: show my hand", Icon.LOOK, primary = true),
)

/** All tiles there are, of which some are unseen. */
internal fun unseen() = Unseen(
    "Tiles unseen",
    "In the bag or in the others' hands.",
    columns = 6u,
    tiles = List(36) {
        val face = Face.Tile(TileColour.entries[it / 6], TileShape.entries[it % 6])
        Tally(face, (it % 4).toUInt(), "${face.colour} ${face.shape}: ${it % 4}")
    },
    close = button("close", "Back to the table", Icon.BACK),
)

/** How to leave. */
internal fun leaving() = Question(
    "Leave the table?",
    "The match stays under Continue.",
    listOf(button("leave", "Leave for now", Icon.EXIT), button("stay", "Go on playing", Icon.CANCEL)),
)

/** How a match of tiles ended. */
internal fun result(seats: List<SeatCard>) = ResultSheet(
    pieces = listOf(tile("B2")),
    sprigs = true,
    headline = "Pau wins",
    reason = "Luis placed the last tile and got 6 more.",
    seats = seats,
    facts = listOf(Fact("34 min", "played"), Fact("14", "points in the best turn"), Fact("2", "Qwirkles made")),
    series = "Ana, Luis, Marta and Pau",
    seriesText = "Matches won at this table",
    seriesScore = "0 – 0 – 0 – 1",
    buttons = listOf(
        button("rematch", "Rematch", Icon.AGAIN, primary = true),
        button("look", "See the table", Icon.LOOK),
        button("home", "Home", Icon.HOME),
    ),
)
