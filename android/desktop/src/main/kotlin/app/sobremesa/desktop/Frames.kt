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

/** Turns of the computer played before the clock counts, so that the machine code is there. */
private const val WARM_UP = 2

/** Turns of the computer that count, if the match does not end before. */
private const val TURNS = 8

/** Frames that count after each turn, while nobody thinks. */
private const val AT_REST = 60

/** From one frame to the next, in ns. */
private const val INTERVAL = 16_666_667L

/**
 * Prints how long a frame of a table of Querni takes while its strongest computer thinks as long as it may, and while
 * nobody thinks: from when it is due to when it is drawn. So it also counts what keeps the thread that draws from
 * beginning. To be the same with and without a graphics card, it is not painted.
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

    suspend fun measure() {
        sitDown()
        repeat(WARM_UP) { turn() }
        thinking.clear()
        atRest.clear()
        var turns = 0
        while (turns < TURNS && visit.screen?.result == null) {
            turn()
            turns += 1
        }
        println("a frame while the computer thinks, $turns turns: ${figures(thinking)}")
        println("a frame while nobody thinks: ${figures(atRest)}")
    }

    private suspend fun sitDown() {
        until { visit.settled }
        visit.go(Place.Setup("querni"))
        until { visit.place is Place.Setup && visit.settled }
        visit.change("computer", "4")
        until { visit.settled }
        visit.sitDown()
        until { visit.screen != null && visit.settled }
    }

    /** The person plays what the computer would, and the computer answers. */
    private suspend fun turn() {
        until { !thinks() }
        if (visit.screen?.result != null) return
        press("menu")
        press("hint")
        until { visit.screen?.buttons?.lastOrNull()?.enabled == true }
        val built = visit.screen?.number
        visit.press("end")
        while (visit.screen?.number == built || thinks()) thinking += frame()
        repeat(AT_REST) { atRest += frame() }
    }

    private fun thinks() = visit.screen?.seats.orEmpty().any { it.thinking }

    private suspend fun press(id: String) {
        visit.press(id)
        until { visit.settled }
    }

    private suspend fun until(come: () -> Boolean) {
        while (!come()) frame()
    }

    /** Draws the next frame when it is due; how long after that it was there, in ns. */
    private suspend fun frame(): Long {
        due = maxOf(due + INTERVAL, System.nanoTime())
        val left = due - System.nanoTime()
        // What else this thread has to do is done meanwhile.
        if (left > 0) delay(left.nanoseconds) else yield()
        scene.passTo((System.nanoTime() - begun) / 1_000_000)
        return System.nanoTime() - due
    }
}
