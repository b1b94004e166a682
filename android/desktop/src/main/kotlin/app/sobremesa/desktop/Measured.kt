package app.sobremesa.desktop

import app.sobremesa.bindings.Sobremesa
import app.sobremesa.core.Tap
import app.sobremesa.ui.screens.inPassing
import app.sobremesa.ui.screens.openStill
import java.lang.management.ManagementFactory
import java.nio.file.Path

/** Matches played before the clock counts, so that the machine code is there. */
private const val WARM_UP = 20

/** Matches that count. */
private const val MATCHES = 40

/** Prints how long it takes from a tap to the screen it leads to, in Kotlin, through the bindings and back. */
internal fun measureTaps() {
    val taken = inPassing { folder ->
        repeat(WARM_UP) { played(folder.resolve("warm-$it")) }
        List(MATCHES) { played(folder.resolve("match-$it")) }.flatten()
    }
    val (ends, others) = taken.partition { (tap, _) -> tap == Tap.Button("end") }
    println("tap to screen, selecting and moving: ${figures(others.map { it.second })}")
    println("tap to screen, End of move on disk: ${figures(ends.map { it.second })}")
}

/** Prints how long it has been since the program was started. */
internal fun measureStart() {
    val started = ManagementFactory.getRuntimeMXBean().startTime
    println("from the program's start to its first page: ${System.currentTimeMillis() - started} ms")
}

/** Plays the recorded match; each of its taps with the nanoseconds to its screen. */
private fun played(folder: Path): List<Pair<Tap, Long>> {
    folder.toFile().mkdirs()
    return openStill(folder, emptyList()).use { core ->
        core.openRecord(core.demoRecord()).map { tap -> tap to core.timed(tap) }
    }
}

private fun Sobremesa.timed(tap: Tap): Long {
    val number = checkNotNull(screen()).number
    val begun = System.nanoTime()
    when (tap) {
        is Tap.Spot -> tap(number, tap.spot)
        is Tap.Button -> press(number, tap.id)
    }
    val shown = checkNotNull(screen()).number
    val taken = System.nanoTime() - begun
    check(shown == number + 1u) { "a tap of the record led nowhere" }
    return taken
}

internal fun figures(nanoseconds: List<Long>): String {
    val sorted = nanoseconds.sorted()
    fun at(share: Double) = "%.3f".format(sorted[((sorted.size - 1) * share).toInt()] / 1e6)
    return "median ${at(.5)} ms, 99th percentile ${at(.99)} ms, worst ${at(1.0)} ms, of ${sorted.size}"
}
