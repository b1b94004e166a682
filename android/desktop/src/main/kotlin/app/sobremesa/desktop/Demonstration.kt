package app.sobremesa.desktop

import androidx.compose.runtime.snapshotFlow
import app.sobremesa.core.Screen
import app.sobremesa.core.Tap
import app.sobremesa.ui.Lane
import app.sobremesa.ui.Place
import app.sobremesa.ui.Visit
import app.sobremesa.ui.screens.make
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.first

/** What an eye needs to see what a tap did, in ms. */
private const val GLANCE = 500L

/** What it needs to see who is next and what the turn did, in ms. */
private const val READING = 1200L

/**
 * Plays the recorded match at [visit]'s table, each tap when the one before has been seen, and stays at its result. It
 * ends where somebody leaves the table.
 */
internal suspend fun demonstrate(visit: Visit, lane: Lane) {
    var taps = emptyList<Tap>()
    snapshotFlow { visit.place }.first { it == Place.Home }
    visit.atTable { taps = it.openRecord(it.demoRecord()) }
    lane.awaitIdle()
    var playing = -1
    for (tap in taps) {
        val screen = visit.screen ?: return
        val next = screen.seats.indexOfFirst { it.active }
        delay(screen.moving() + if (next == playing) GLANCE else READING)
        playing = next
        if (visit.place != Place.Table) return
        visit.make(tap)
        lane.awaitIdle()
    }
}

/** How long something moves on the way to this screen, in ms. */
internal fun Screen.moving(): Long = pace.length.toLong()
