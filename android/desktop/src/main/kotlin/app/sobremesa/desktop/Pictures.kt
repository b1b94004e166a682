package app.sobremesa.desktop

import app.sobremesa.bindings.Sobremesa
import app.sobremesa.ui.Lane
import app.sobremesa.ui.Place
import app.sobremesa.ui.SobremesaApp
import app.sobremesa.ui.Visit
import app.sobremesa.ui.rememberVisit
import kotlinx.coroutines.Dispatchers
import java.nio.file.Path

private val Formats = listOf(Format(320, 568), Format(360, 800), Format(800, 360), Format(1280, 800))
private val Square = Format(600, 600)
private val Languages = listOf("en", "es")

/** Draws every screen in all formats, languages and both themes, into [folder]. */
internal fun drawEveryScreen(folder: Path) {
    val (match, lost) = demonstrated() to warned()
    var pictures = 0
    for (language in Languages) for (dark in listOf(false, true)) {
        val look = "$language-${if (dark) "dark" else "light"}"
        shown(Formats[1], dark, listOf(language)) { scene, visit ->
            Album(scene, visit) { name, format -> folder.resolve("$name-$format-$look.png") }
                .apply { fill(match, lost) }
                .also { pictures += it.pictures }
        }
    }
    println("$pictures pictures are in $folder.")
}

/** Lends [work] the app off screen, with an archive that is gone afterwards. */
internal fun shown(format: Format, dark: Boolean, languages: List<String>, work: (OffScreen, Visit) -> Unit) =
    inPassing { folder ->
        openStill(folder, languages).use { core -> shown(format, dark, core, work) }
    }

private fun shown(format: Format, dark: Boolean, core: Sobremesa, work: (OffScreen, Visit) -> Unit) {
    // All in one thread: a call has been answered when it returns.
    val lane = Lane(Dispatchers.Unconfined)
    var visit: Visit? = null
    OffScreen(format, dark) { SobremesaApp(rememberVisit(lane) { core }.also { visit = it }) }.use { scene ->
        scene.settle()
        work(scene, visit ?: throw Unclear("The app shows nothing."))
    }
}

/** One language's pictures in one theme. */
private class Album(private val scene: OffScreen, private val visit: Visit, private val file: (String, Format) -> Path) {
    var pictures = 0
        private set

    fun fill(match: Recorded, lost: Recorded) {
        pages()
        table(lost) { it == "warning" }
        table(match) { true }
        unfinished()
    }

    private fun pages() {
        keep("home")
        visit.go(Place.Saved)
        keep("saved-none")
        visit.back()
        visit.go(Place.Settings)
        keep("settings")
        visit.back()
        val game = visit.home?.games?.firstOrNull()?.game ?: throw Unclear("There is no game to draw.")
        visit.go(Place.Setup(game))
        keep("setup")
        visit.back()
        visit.go(Place.Rules(game, chapter = null))
        keep("rules")
        visit.back()
    }

    /** The match's moments that are [wanted], its question how to leave, and the table when all is over. */
    private fun table(match: Recorded, wanted: (String) -> Boolean) {
        visit.atTable { it.openRecord(match.record) }
        for (made in 0..match.taps.size) {
            if (made > 0) visit.make(match.taps[made - 1])
            match.moments.filter { it.first == made && wanted(it.second) }
                .forEach { (_, name) -> keep("table-$name", square = true) }
            if (made == match.taps.size / 2 && wanted("question")) question()
        }
        // The second of the result's buttons is to see the table.
        visit.screen?.result?.buttons?.getOrNull(1)?.let { visit.press(it.id) }
        if (wanted("over")) keep("table-over", square = true)
        visit.back()
        scene.settle()
    }

    private fun question() {
        val exit = visit.screen?.exit ?: return
        visit.press(exit.id)
        keep("table-question", square = true)
        visit.back()
    }

    private fun unfinished() {
        val game = visit.home?.games?.firstOrNull()?.game ?: return
        visit.go(Place.Setup(game))
        visit.sitDown()
        scene.settle()
        visit.back()
        keep("home-continue")
        visit.go(Place.Saved)
        keep("saved")
        visit.back()
    }

    private fun keep(name: String, square: Boolean = false) {
        for (format in if (square) Formats + Square else Formats) {
            scene.format = format
            scene.settle()
            scene.keep(file(name, format))
            pictures += 1
        }
    }
}
