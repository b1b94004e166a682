package app.sobremesa.ui.screens

import app.sobremesa.bindings.Sobremesa
import app.sobremesa.core.Screen
import app.sobremesa.core.Tap
import app.sobremesa.core.Tone
import app.sobremesa.ui.Visit
import java.nio.file.Files
import java.nio.file.Path

/** The time that stands still in pictures: the evening of 29 November 2025. Seconds since 1970. */
private const val EVENING = 1_764_450_000uL

/** What deals, rolls and draws come from in pictures, as in the records of games with chance. */
private const val SEED = 7uL

/** Opens the core so that whatever is done with it comes out the same. */
internal fun openStill(folder: Path, languages: List<String>): Sobremesa =
    Sobremesa.openStill(folder.toString(), languages, EVENING, SEED)


/** A match that was written down: its record, its taps, and the screens before the first and after each. */
internal class Recorded(val record: String, val taps: List<Tap>, private val screens: List<Screen>) {
    /** The moments worth a picture, each by the number of taps that lead to it, in the match's order. */
    val moments: List<Pair<Int, String>> = listOf(
        0 to "start",
        first { it.board.pieces.any { piece -> piece.lifted } && it.board.chain.isEmpty() } to "selected",
        most { it.board.path.size } to "jumps",
        most { it.board.chain.size } to "chain",
        first { it.message.tone == Tone.WARNING } to "warning",
        most { it.board.ghosts.size } to "last-turn",
        first { it.result != null } to "result",
    ).mapNotNull { (taps, name) -> taps?.let { it to name } }.sortedBy { it.first }

    /** How many taps lead to the first screen that is [wanted]. */
    fun tapsTo(wanted: (Screen) -> Boolean): Int? = first(wanted)

    private fun first(shows: (Screen) -> Boolean): Int? = screens.indexOfFirst(shows).takeIf { it >= 0 }

    private fun most(count: (Screen) -> Int): Int? =
        screens.indices.maxByOrNull { count(screens[it]) }?.takeIf { count(screens[it]) > 0 }
}

/** The match that the demonstration shows. */
internal fun demonstrated(): Recorded = played { it.demoRecord() }

/** A short match that the loser was warned of losing. */
internal fun warned(): Recorded = kept("app-isolated")

/** One of the matches that are kept. One of a game with chance comes out as it was written only where it is the first on its core. */
internal fun kept(name: String): Recorded = played {
    val file = checkNotNull(Recorded::class.java.getResourceAsStream("/records/$name.txt")) { "$name is not there" }
    file.use { it.readBytes().decodeToString() }
}

/** Plays a record without drawing it. */
private fun played(record: (Sobremesa) -> String): Recorded = inPassing { folder ->
    openStill(folder, emptyList()).use { core ->
        val written = record(core)
        val taps = core.openRecord(written)
        fun screen() = checkNotNull(core.screen()) { "the table was left in the middle of the match" }
        var now = screen()
        Recorded(written, taps, listOf(now) + taps.map { tap ->
            when (tap) {
                is Tap.Spot -> core.tap(now.number, tap.spot)
                is Tap.Button -> core.press(now.number, tap.id)
            }
            screen().also { now = it }
        })
    }
}

/** Lends [work] a folder that is gone afterwards. */
internal fun <T> inPassing(work: (Path) -> T): T {
    val folder = Files.createTempDirectory("sobremesa")
    try {
        return work(folder)
    } finally {
        folder.toFile().deleteRecursively()
    }
}

/** Does what a finger does. */
internal fun Visit.make(tap: Tap) = when (tap) {
    is Tap.Spot -> tap(tap.spot)
    is Tap.Button -> press(tap.id)
}
