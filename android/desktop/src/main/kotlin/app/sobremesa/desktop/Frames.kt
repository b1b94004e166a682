package app.sobremesa.desktop

import app.sobremesa.bindings.Sobremesa
import app.sobremesa.ui.Lane
import app.sobremesa.ui.Place
import app.sobremesa.ui.SobremesaApp
import app.sobremesa.ui.Visit
import app.sobremesa.ui.rememberVisit
import app.sobremesa.ui.screens.Phone
import app.sobremesa.ui.screens.inPassing
import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.yield
import kotlin.time.Duration.Companion.nanoseconds

/** The levels of the computer: one match that does not count, so that the machine code is there, and those that do. */
private val levels = listOf("1", "4", "4")

/** Frames that are drawn after each turn, while nobody thinks. */
private const val AT_REST = 60

/** From one frame to the next, in ns. */
private const val INTERVAL = 16_666_667L

/**
 * Prints how long a frame of a table of Querni takes while the computer thinks, at its strongest as long as it may, while
 * nobody thinks, and when it is the first of a new screen, which a tap, *End of move* or the computer's answer led to:
 * from when it is due to when it is drawn. So it also counts what keeps the thread that draws from beginning. To be the
 * same with and without a graphics card, it is not painted.
 */
internal fun measureFrames() = inPassing { folder ->
    Sobremesa.open(folder.toString(), emptyList()).use { core ->
        val lane = Lane()
        runBlocking {
            var visit: Visit? = null
            val window = OffScreen(Phone, dark = false, coroutineContext.minusKey(Job)) {
                SobremesaApp(rememberVisit(lane) { core }.also { visit = it })
            }
            window.use { Frames(it, checkNotNull(visit)).measure() }
            lane.awaitIdle()
        }
    }
}

private class Frames(private val scene: OffScreen, private val visit: Visit) {
    private val begun = System.nanoTime()
    private var due = begun

    /** What the frames took, in ns. */
    private val thinking = mutableListOf<Long>()
    private val atRest = mutableListOf<Long>()
    private val fresh = mutableListOf<Long>()

    /** The number of the screen that was drawn last. */
    private var drawn: ULong? = null

    suspend fun measure() {
        until { visit.settled }
        for (level in levels) {
            listOf(thinking, atRest, fresh).forEach { it.clear() }
            match(level)
        }
        println("a frame while the computer thinks: ${figures(thinking)}")
        println("a frame while nobody thinks: ${figures(atRest)}")
        println("the first frame of a screen: ${figures(fresh)}")
    }

    /** The person plays what the strongest computer would. */
    private suspend fun match(level: String) {
        visit.go(Place.Setup("querni"))
        until { visit.place is Place.Setup && visit.settled }
        visit.change("computer", level)
        until { visit.settled }
        visit.sitDown()
        until { visit.screen != null && visit.settled }
        while (!over()) turn()
        visit.back()
        until { visit.place == Place.Home && visit.settled }
    }

    private suspend fun turn() {
        until { !thinks() }
        if (over()) return
        press("menu")
        press("hint")
        until { visit.screen?.buttons?.lastOrNull()?.enabled == true }
        val built = visit.screen?.number
        visit.press("end")
        until { visit.screen?.number != built && !thinks() }
        repeat(AT_REST) { frame() }
    }

    private fun over() = visit.screen?.result != null

    private fun thinks() = visit.screen?.seats.orEmpty().any { it.thinking }

    private suspend fun press(id: String) {
        visit.press(id)
        until { visit.settled }
    }

    private suspend fun until(come: () -> Boolean) {
        while (!come()) frame()
    }

    /** Draws the next frame when it is due, and counts how long after that it was there. */
    private suspend fun frame() {
        due = maxOf(due + INTERVAL, System.nanoTime())
        val left = due - System.nanoTime()
        // What else this thread has to do is done meanwhile.
        if (left > 0) delay(left.nanoseconds) else yield()
        scene.passTo((System.nanoTime() - begun) / 1_000_000)
        val took = System.nanoTime() - due
        val screen = visit.screen ?: return
        val kind = if (screen.number != drawn) fresh else if (thinks()) thinking else atRest
        kind += took
        drawn = screen.number
    }
}
