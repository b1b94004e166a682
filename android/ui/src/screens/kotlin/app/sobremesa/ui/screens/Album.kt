/** The screens worth a picture: listed once, for the desktop's pictures and the app's. */
package app.sobremesa.ui.screens

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
        unfinished()
    }

    private fun pages() {
        take("home")
        at("saved-none", Place.Saved)
        at("settings", Place.Settings)
        at("setup", Place.Setup(game()))
        at("rules", Place.Rules(game(), chapter = null))
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
        go { back() }
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
    }

    private fun go(step: Visit.() -> Unit) {
        visit.step()
        camera.settle()
    }

    private fun take(name: String) = camera.take(name, Formats)

    private fun takeTable(name: String) = camera.take("table-$name", Formats + Square)

    companion object {
        /** The names of all pictures, each with the formats it comes in. */
        val names: Map<String, List<Format>> =
            listOf("home", "home-continue", "setup", "rules", "settings", "saved", "saved-none").associateWith { Formats } +
                listOf("start", "selected", "jumps", "chain", "warning", "last-turn", "question", "result", "over")
                    .associate { "table-$it" to Formats + Square }
    }
}
