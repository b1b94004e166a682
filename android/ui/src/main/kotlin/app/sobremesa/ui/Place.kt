package app.sobremesa.ui

import androidx.compose.runtime.mutableStateListOf
import androidx.compose.runtime.saveable.Saver
import androidx.compose.runtime.saveable.listSaver
import androidx.compose.runtime.snapshots.SnapshotStateList
import androidx.compose.runtime.toMutableStateList

/** Where one can be in the app. Plain values, so that a platform can keep them while the app sleeps. */
sealed interface Place {
    /** The first page. */
    data object Home : Place

    /** A match of [game] is being set up. */
    data class Setup(val game: String) : Place

    /** The open table. */
    data object Table : Place

    /** The rules of [game], or of all, open at the chapter with that anchor. */
    data class Rules(val game: String?, val chapter: String?) : Place

    /** The settings. */
    data object Settings : Place

    /** All matches. */
    data object Saved : Place

    /** What the finished matches add up to. */
    data object Statistics : Place
}

/** The place in words that [place] reads. */
internal fun Place.kept(): String = when (this) {
    Place.Home -> "home"
    is Place.Setup -> "setup\n$game"
    Place.Table -> "table"
    is Place.Rules -> "rules\n${game.orEmpty()}\n${chapter.orEmpty()}"
    Place.Settings -> "settings"
    Place.Saved -> "saved"
    Place.Statistics -> "statistics"
}

/** The place that [kept] wrote; home for anything else, as an older app may have kept it. */
internal fun place(kept: String): Place {
    val words = kept.split('\n')
    fun word(at: Int) = words.getOrNull(at)?.takeIf(String::isNotEmpty)
    return when (words[0]) {
        "setup" -> word(1)?.let(Place::Setup) ?: Place.Home
        "table" -> Place.Table
        "rules" -> Place.Rules(word(1), word(2))
        "settings" -> Place.Settings
        "saved" -> Place.Saved
        "statistics" -> Place.Statistics
        else -> Place.Home
    }
}

/** The places one has come through, home first, the present one last. */
internal typealias Way = SnapshotStateList<Place>

/** Home, where every way begins. */
internal fun wayFromHome(): Way = mutableStateListOf(Place.Home)

/** Keeps a way as strings. */
internal val WaySaver: Saver<Way, *> = listSaver(
    save = { way -> way.map(Place::kept) },
    restore = { kept -> kept.map(::place).toMutableStateList() },
)
