/** The screens worth a picture: listed once, for the desktop's pictures and the app's. */
package app.sobremesa.ui.screens

import app.sobremesa.core.Button
import app.sobremesa.core.MarkKind
import app.sobremesa.core.Screen
import app.sobremesa.ui.Place
import app.sobremesa.ui.Visit

/** Width and height in dp. */
internal data class Format(val width: Int, val height: Int) {
    override fun toString() = "${width}x$height"
}

/** A phone. */
internal val Phone = Format(360, 800)

/** A phone on its side. */
internal val LyingPhone = Format(Phone.height, Phone.width)

/** A small phone, a phone, the same on its side, a tablet. */
internal val Formats = listOf(Format(320, 568), Phone, LyingPhone, Format(1280, 800))

/** Where the list of turns lies over the table, since nothing is beside it. */
private val Narrow = Formats - Format(1280, 800)

/** A window that is neither high nor wide. */
internal val Square = Format(600, 600)

/** What shows the app and takes pictures of it. */
internal interface Camera {
    /** Where the app is. */
    val visit: Visit

    /** Lets the core answer, and all that moves come to rest. */
    fun settle()

    /** Keeps a picture of what is to be seen, in windows of all these [formats]. */
    fun take(name: String, formats: List<Format>)
}

/** Leads [camera] to every screen, beginning at the first page. */
internal class Album(private val camera: Camera) {
    private val visit get() = camera.visit

    /** [match] shows all that can lie on a table, [lost] that somebody is warned. */
    fun fill(match: Recorded, lost: Recorded) {
        pages()
        table(lost) { it == "warning" }
        table(match) { true }
        alone()
        unfinished()
    }

    /** Shows a match of a game with chance, the first on its core, at its own [moments]. */
    fun fill(match: Recorded, moments: List<Moment>) {
        go { atTable { it.openRecord(match.record) } }
        var made = 0
        for (moment in moments) {
            val taps = checkNotNull(match.tapsTo(moment.shows)) { "no screen shows ${moment.name}" }
            while (made < taps) go { make(match.taps[made++]) }
            moment.press(checkNotNull(visit.screen))?.let { go { press(it.id) } }
            camera.take(moment.name, moment.formats)
            if (visit.screen?.unseen != null) go { back() }
        }
        go { back() }
    }

    private fun pages() {
        take("home")
        at("saved-none", Place.Saved)
        at("statistics-none", Place.Statistics)
        at("settings", Place.Settings)
        at("setup", Place.Setup(game()))
        at("rules", Place.Rules(game(), chapter = null))
        go { go(Place.Setup(game())) }
        go { change("computer", "3") }
        take("setup-computer")
        go { back() }
    }

    private fun at(name: String, place: Place) {
        go { go(place) }
        take(name)
        go { back() }
    }

    private fun game(): String = checkNotNull(visit.home?.games?.firstOrNull()) { "there is no game to draw" }.game

    /** The match's moments that are [wanted], its question how to leave, and the table when all is over. */
    private fun table(match: Recorded, wanted: (String) -> Boolean) {
        go { atTable { it.openRecord(match.record) } }
        for (made in 0..match.taps.size) {
            if (made > 0) go { make(match.taps[made - 1]) }
            match.moments.filter { it.first == made && wanted(it.second) }.forEach { (_, name) -> takeTable(name) }
            if (made == match.taps.size / 2 && wanted("question")) question()
        }
        // The second of the result's buttons is to see the table.
        visit.screen?.result?.buttons?.getOrNull(1)?.let { look -> go { press(look.id) } }
        if (wanted("over")) takeTable("over")
        if (wanted("looking-back")) lookBack()
        go { back() }
    }

    /** A turn in the middle of the match, and the list that leads to it. */
    private fun lookBack() {
        val turns = checkNotNull(visit.screen).turns.rounds.flatMap { it.turns }.mapNotNull { it.id }
        go { press(turns[turns.size / 2]) }
        takeTable("looking-back")
        go { press("menu") }
        go { press("turns") }
        camera.take("table-turns", Narrow)
        go { back() }
    }

    /** What is played alone, what else can be done there, and a hint. */
    private fun alone() {
        setUpAlone("seats")
        go { sitDown() }
        go { press("menu") }
        take("table-menu")
        go { press("hint") }
        await { it.buttons.last().enabled }
        take("table-hint")
        go { press("exit") }
        go { press("discard") }
        setUpAlone("one-seat")
        take("setup-alone")
        go { sitDown() }
        // The par is there when it needs no per cent any more.
        await { '%' !in it.subtitle }
        take("table-clear")
        go { press("exit") }
        go { press("discard") }
        setUpAlone("puzzles")
        go { sitDown() }
        take("table-puzzle")
        go { press("exit") }
    }

    private fun setUpAlone(practice: String) {
        go { go(Place.Setup(game())) }
        go { change("people", "alone") }
        go { change("practise", practice) }
    }

    /** Waits for what the core seeks in threads of its own. */
    private fun await(found: (Screen) -> Boolean) {
        while (!found(checkNotNull(visit.screen) { "there is no table to wait at" })) {
            Thread.yield()
            camera.settle()
        }
    }

    private fun question() {
        val exit = visit.screen?.exit ?: return
        go { press(exit.id) }
        takeTable("question")
        go { back() }
    }

    private fun unfinished() {
        go { go(Place.Setup(game())) }
        go { sitDown() }
        go { back() }
        take("home-continue")
        at("saved", Place.Saved)
        at("statistics", Place.Statistics)
    }

    private fun go(step: Visit.() -> Unit) {
        visit.step()
        camera.settle()
    }

    private fun take(name: String) = camera.take(name, Formats)

    private fun takeTable(name: String) = camera.take("table-$name", Formats + Square)

    companion object {
        /** The names of the pictures of Querni and of the pages, each with the formats it comes in. */
        val names: Map<String, List<Format>> =
            listOf("home", "home-continue", "setup", "setup-computer", "setup-alone", "rules", "settings")
                .associateWith { Formats } +
                listOf("saved", "saved-none", "statistics", "statistics-none").associateWith { Formats } +
                listOf("start", "selected", "jumps", "chain", "warning", "last-turn", "question", "result", "over", "looking-back")
                    .associate { "table-$it" to Formats + Square } +
                listOf("table-menu", "table-hint", "table-clear", "table-puzzle").associateWith { Formats } + ("table-turns" to Narrow)
    }
}

/** A screen of a match of a game with chance that is worth a picture, after [press]ing one of its buttons. */
internal class Moment(
    val name: String,
    val formats: List<Format> = Formats,
    val press: (Screen) -> Button? = { null },
    val shows: (Screen) -> Boolean,
)

/** A match with all that is to be seen of it. */
internal class Chapter(val match: () -> Recorded, val moments: List<Moment>)

private fun Screen.marked(kind: MarkKind) = board.marks.any { it.kind == kind }

/** Some roll gains both squares. */
private fun Screen.gainsTwo() = board.arrow != null && odds.orEmpty().any { it.squares.length > 2 }

private fun Screen.inHand() = cover?.down == false

/** What is to be seen of the games with chance, in the order of their matches. Few, since each takes its time. */
internal val Chapters: List<Chapter> = listOf(
    Chapter(
        { kept("knetkell-third-game") },
        listOf(
            Moment("knetkell-which", listOf(Phone)) {
                it.board.pieces.size > 6 && it.marked(MarkKind.CHALLENGEABLE) && it.board.arrow == null
            },
            Moment("knetkell-challenged") { it.board.pieces.size > 11 && it.gainsTwo() && it.odds.orEmpty().size > 2 },
            Moment("knetkell-between", listOf(Phone, LyingPhone)) { it.result != null },
        ),
    ),
    Chapter(
        { kept("qwirkle-4-last-tile") },
        listOf(
            Moment("qwirkle-cover") { it.cover?.down == true && it.board.pieces.size > 3 },
            Moment("qwirkle-selected", Formats + Square) {
                it.inHand() && it.board.pieces.size > 12 && it.board.beads.isEmpty() && it.marked(MarkKind.REACHABLE)
            },
            Moment("qwirkle-placed") { it.inHand() && it.board.pieces.size > 24 && it.board.beads.size > 1 },
            Moment("qwirkle-unseen", press = { it.bag?.button }) { it.inHand() && it.board.pieces.size > 40 },
            Moment("qwirkle-late", listOf(Phone)) { it.inHand() && it.board.pieces.size > 90 },
            Moment("qwirkle-result", listOf(Phone, LyingPhone)) { it.result != null },
        ),
    ),
)

/** Their names, each with the formats it comes in. */
internal val ChapterNames: Map<String, List<Format>> =
    Chapters.flatMap { it.moments }.associate { it.name to it.formats }
