package app.sobremesa.ui.pages

import app.sobremesa.bindings.Listener
import app.sobremesa.bindings.SobremesaInterface
import app.sobremesa.core.AppException
import app.sobremesa.core.Appearance
import app.sobremesa.core.Arrangement
import app.sobremesa.core.Board
import app.sobremesa.core.Button
import app.sobremesa.core.Cell
import app.sobremesa.core.ChoiceOption
import app.sobremesa.core.Face
import app.sobremesa.core.GameCard
import app.sobremesa.core.Home
import app.sobremesa.core.Icon
import app.sobremesa.core.MatchCard
import app.sobremesa.core.Message
import app.sobremesa.core.Notice
import app.sobremesa.core.Pace
import app.sobremesa.core.Page
import app.sobremesa.core.Picture
import app.sobremesa.core.Piece
import app.sobremesa.core.Question
import app.sobremesa.core.Row
import app.sobremesa.core.Screen
import app.sobremesa.core.SeatCard
import app.sobremesa.core.SeatColour
import app.sobremesa.core.Space
import app.sobremesa.core.Tap
import app.sobremesa.core.Theme
import app.sobremesa.core.Tone
import app.sobremesa.core.TurnList
import app.sobremesa.ui.table.cover
import app.sobremesa.ui.table.unseen

/** A core that says what a test wants to hear and writes down what it was asked. Its words are Spanish. */
class SampleCore(
    private val games: Int = 1,
    private val unfinished: Boolean = true,
    private val notice: Boolean = false,
    private val covered: Boolean = false,
) : SobremesaInterface {
    /** The calls that changed something, in order. */
    val heard = mutableListOf<String>()

    /** What the next call that may fail throws. */
    var failure: AppException? = null

    private var listener: Listener? = null
    private var screen: Screen? = null
    private val names = mutableMapOf("name-blue" to "Ana", "name-red" to "Luis")
    private val settings = mutableMapOf("theme" to "light", "numerals" to "off")

    private fun hear(call: String) {
        failure?.let {
            failure = null
            throw it
        }
        heard += call
    }

    override fun setListener(listener: Listener?) {
        this.listener = listener
    }

    override fun appearance() = Appearance(
        theme = if (settings["theme"] == "dark") Theme.DARK else Theme.LIGHT,
        reducedMotion = false,
        leftHanded = false,
        vibration = false,
        colourBlind = false,
        language = "es",
        back = button("back", "Volver", Icon.BACK),
    )

    override fun home() = Home(
        title = "Sobremesa",
        subtitle = "Juegos de mesa",
        notice = if (notice && "dismiss" !in heard) Notice(NOTICE, button("understood", "Entendido", Icon.END)) else null,
        newest = if (unfinished) match(7uL, "Seguir") else null,
        games = List(games, ::game),
        links = listOf(
            button("saved", "Guardadas", Icon.SAVED),
            button("rules", "Reglas", Icon.RULES),
            button("settings", "Ajustes", Icon.SETTINGS),
            button("loudspeaker", "Sonido", if ("loudspeaker" in heard) Icon.SOUND_NO_MUSIC else Icon.SOUND_ALL),
        ),
    )

    override fun tapLoudspeaker(): Home {
        hear("loudspeaker")
        return home()
    }

    override fun dismissNotice(): Home {
        hear("dismiss")
        return home()
    }

    override fun setup(game: String): Page {
        hear("setup $game")
        return setupPage()
    }

    override fun resumeSetup(game: String): Page = setup(game)

    override fun changeSetup(id: String, value: String): Page {
        hear("setup $id=$value")
        if (id == "swap") {
            val blue = names.getValue("name-blue")
            names["name-blue"] = names.getValue("name-red")
            names["name-red"] = blue
        } else {
            names[id] = value
        }
        return setupPage()
    }

    override fun sitDown() {
        hear("sit down")
        screen = table()
    }

    override fun openMatch(id: ULong) {
        hear("open $id")
        screen = table()
    }

    override fun openPasted(text: String) = Unit

    override fun statistics() = Page("Estadísticas", listOf(Row.Empty("Aún no hay partidas")), primary = null)

    override fun changeStatistics(id: String) = statistics()

    override fun saved() = Page("Partidas guardadas", listOf(Row.Empty("Aún no hay partidas")), primary = null)

    override fun rules(game: String?) = Page(
        "Reglas",
        (1..12).flatMap { chapter ->
            listOf(
                Row.Heading("Capítulo $chapter", "c$chapter"),
                Row.Text("Una ficha da un paso a una casilla vecina y libre, o salta. ".repeat(4), Tone.PLAIN),
                Row.Drawing(Picture(board(4, 3), "Un tablero"), "Un salto por encima de la ficha 5"),
            )
        },
        primary = null,
    )

    override fun settings() = Page(
        "Ajustes",
        listOf(
            Row.Heading("Aspecto", ""),
            Row.Choice(
                "theme",
                "Tema",
                listOf(ChoiceOption("system", "Sistema"), ChoiceOption("light", "Claro"), ChoiceOption("dark", "Oscuro")),
                settings.getValue("theme"),
                "",
            ),
            Row.Toggle("numerals", "Números más grandes", settings["numerals"] == "on"),
        ),
        primary = null,
    )

    override fun changeSetting(id: String, value: String): Page {
        hear("setting $id=$value")
        settings[id] = value
        return settings()
    }

    override fun setLanguages(languages: List<String>) = Unit

    override fun pause() {
        if (covered) next { it.copy(cover = cover(down = true), back = "exit") }
    }

    override fun resume() = Unit

    override fun interrupted(began: Boolean) = Unit

    override fun othersPlay(playing: Boolean) = Unit

    override fun deviceChanged() = Unit

    override fun resize(space: Space) = Unit

    private fun table() = if (covered) screen(1uL).copy(cover = cover(down = true), back = "exit") else screen(1uL)

    override fun screen() = screen

    override fun resumeTable(): Screen? {
        if (screen == null) home().newest?.let { openMatch(it.id) }
        return screen
    }

    override fun tap(number: ULong, spot: UInt) {
        if (number != screen?.number) return
        hear("tap $number $spot")
        next { it }
    }

    override fun press(number: ULong, id: String) {
        if (number != screen?.number) return
        hear("press $number $id")
        when (id) {
            "exit" -> next { it.copy(question = question(), back = "stay") }
            "lift" -> next { it.copy(cover = cover(down = false), back = null) }
            "unseen" -> next { it.copy(unseen = unseen(), back = "close") }
            "close" -> next { it.copy(unseen = null, back = null) }
            "give-up" -> next { it.copy(left = true, question = null) }
            else -> next { it.copy(question = null, back = if (covered) "exit" else null) }
        }
    }

    override fun leave() {
        hear("leave")
        screen = null
    }

    override fun openRecord(record: String): List<Tap> = emptyList()

    override fun demoRecord() = ""

    private fun next(change: (Screen) -> Screen) {
        val now = screen ?: return
        val next = change(now).copy(number = now.number + 1uL)
        screen = next
        listener?.screenReady(next.number)
    }

    private fun setupPage() = Page(
        "Querni",
        listOf(
            Row.Choice(
                "rules",
                "Reglas",
                listOf(ChoiceOption("app", "De la aplicación"), ChoiceOption("web", "De la web")),
                "app",
                "Quien deja una ficha aislada pierde; con una sola ficha no se pasa.",
            ),
            Row.Heading("Quién juega", ""),
            Row.Seat("name-blue", SeatColour.BLUE, "Nombre: azul", names.getValue("name-blue"), "Azul", 20u, person("blue")),
            Row.Seat("name-red", SeatColour.RED, "Nombre: rojo", names.getValue("name-red"), "Rojo", 20u, person("red")),
            Row.Action(button("swap", "Cambiar colores", Icon.SWAP)),
            Row.Text("Hay dos nombres iguales. Cambia uno de ellos.", Tone.WARNING),
        ),
        button("sit-down", "A la mesa", Icon.END, primary = true),
    )

    companion object {
        /** What home has to say about the saved matches. */
        const val NOTICE = "El archivo de partidas estaba dañado. Se ha guardado aparte y se empieza uno nuevo."
    }
}

private fun button(id: String, label: String, icon: Icon, primary: Boolean = false) =
    Button(id, label, icon, label, primary, enabled = true)

private fun person(colour: String) = button("player-$colour", "Persona", Icon.SWAP)

private fun match(id: ULong, lead: String) = MatchCard(
    id,
    lead,
    "Querni: Ana y Luis",
    "Le toca a Ana, ronda 21 · hace 5 min",
    Face.Disc(SeatColour.BLUE, 7u),
    "$lead. Querni: Ana y Luis",
)

private fun game(place: Int) = GameCard(
    "game-$place",
    listOf("Querni", "Qwirkle", "Knetkell")[place],
    "Cadenas de números",
    "2 personas · 15 min",
    Picture(board(4, 4), "Un tablero"),
    "Juego ${place + 1}",
)

private fun question() = Question(
    "¿Dejar la mesa?",
    "La partida se queda en Seguir.",
    listOf(button("give-up", "Abandonar", Icon.GIVE_UP), button("stay", "Seguir jugando", Icon.CANCEL)),
)

private fun screen(number: ULong) = Screen(
    number = number,
    game = "querni",
    title = "Querni",
    subtitle = "",
    seats = listOf(seat(SeatColour.BLUE, "Ana", true), seat(SeatColour.RED, "Luis", false)),
    board = board(7, 10),
    turns = TurnList("Turnos", emptyList(), "", noteMatters = false, close = null),
    odds = null,
    rack = null,
    bag = null,
    message = Message(
        headline = "Le toca a Ana",
        hint = "Toca una ficha",
        brief = "Le toca a Ana",
        spoken = "Le toca a Ana. Toca una ficha.",
        tone = Tone.PLAIN,
        rule = null,
        chapter = null,
    ),
    buttons = listOf(button("cancel", "Deshacer", Icon.CANCEL), button("end", "Fin de jugada", Icon.END, primary = true)),
    exit = button("exit", "Salir", Icon.EXIT),
    rules = button("rules", "Reglas", Icon.RULES),
    loudspeaker = button("loudspeaker", "Sonido", Icon.SOUND_ALL),
    menu = null,
    question = null,
    unseen = null,
    cover = null,
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

private fun seat(colour: SeatColour, name: String, active: Boolean) =
    SeatCard(colour, name, "3/16", "3 de 16", 3u, 16u, 0u, 0u, active, thinking = false, "$name, 3 de 16")

/** A board of this size with cells 36 wide. */
internal fun board(columns: Int, rows: Int) = Board(
    arrangement = Arrangement.PORTRAIT,
    scrolls = false,
    bare = false,
    panel = 0f,
    width = columns * 36f + 16f,
    height = rows * 36f + 16f,
    frame = 8f,
    cell = 36f,
    columns = columns.toUInt(),
    rows = rows.toUInt(),
    cells = List(columns * rows) {
        val x = it % columns
        val y = it / columns
        Cell(it.toUInt(), 8f + 36f * x, 8f + 36f * y, (x + y) % 2 == 0, enabled = true, spoken = "${'a' + x}${y + 1}")
    },
    labels = emptyList(),
    pieces = listOf(
        piece(1u, SeatColour.RED, 12u, 0u),
        piece(2u, SeatColour.BLUE, 5u, columns + 1u),
        piece(3u, SeatColour.BLUE, 6u, columns + 2u),
    ),
    ghosts = emptyList(),
    marks = emptyList(),
    chain = emptyList(),
    path = emptyList(),
    beads = emptyList(),
    arrow = null,
    numeralsTurned = false,
    numeralsLarge = false,
    cloth = null,
)

private operator fun Int.plus(other: UInt) = toUInt() + other

private fun piece(id: UInt, colour: SeatColour, number: UInt, spot: UInt) =
    Piece(id, Face.Disc(colour, number), spot, lifted = false)
