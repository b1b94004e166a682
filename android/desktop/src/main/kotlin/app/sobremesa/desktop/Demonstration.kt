package app.sobremesa.desktop

import app.sobremesa.core.Screen
import app.sobremesa.core.Tap
import app.sobremesa.ui.Lane
import app.sobremesa.ui.Visit
import kotlinx.coroutines.delay

/** What an eye needs to see what a tap did, in ms. */
private const val GLANCE = 420L

/** What it needs to read a new message, in ms. */
private const val READING = 1300L

/** Plays the recorded match at [visit]'s table, each tap when the one before has been seen, and stays at its result. */
internal suspend fun demonstrate(visit: Visit, lane: Lane) {
    var taps = emptyList<Tap>()
    lane.awaitIdle()
    visit.atTable { taps = it.openRecord(it.demoRecord()) }
    lane.awaitIdle()
    var said: String? = null
    for (tap in taps) {
        val screen = visit.screen ?: return
        delay(screen.moving() + if (screen.message.headline == said) GLANCE else READING)
        said = screen.message.headline
        visit.make(tap)
        lane.awaitIdle()
    }
}

/** Does what a finger does. */
internal fun Visit.make(tap: Tap) = when (tap) {
    is Tap.Spot -> tap(tap.spot)
    is Tap.Button -> press(tap.id)
}

/** How long something moves on the way to this screen, in ms. */
internal fun Screen.moving(): Long = motions.maxOfOrNull { (it.start + it.length).toLong() } ?: 0L
