package app.sobremesa.ui.matches

import app.sobremesa.bindings.Sobremesa
import app.sobremesa.core.Tap
import java.io.File

/** What a process says when it has made the taps it should make. */
internal const val IN_THE_MIDDLE = "in the middle of a turn"

/** Begins a record's match in a folder, makes so many of its taps, says so, and does nothing until it is killed. */
fun main(arguments: Array<String>) {
    val (folder, record, taps) = arguments
    val core = still(File(folder))
    core.openRecord(File(record).readText()).take(taps.toInt()).forEach(core::make)
    println(IN_THE_MIDDLE)
    // Nobody ever writes to it.
    System.`in`.read()
}

/** Does what a finger on [tap] would. */
internal fun Sobremesa.make(tap: Tap) {
    val number = checkNotNull(screen()).number
    when (tap) {
        is Tap.Spot -> tap(number, tap.spot)
        is Tap.Button -> press(number, tap.id)
    }
}
