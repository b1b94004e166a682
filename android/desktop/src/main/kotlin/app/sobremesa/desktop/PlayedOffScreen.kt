package app.sobremesa.desktop

import app.sobremesa.core.Screen
import app.sobremesa.core.Tap
import app.sobremesa.ui.Visit
import app.sobremesa.ui.screens.Phone
import app.sobremesa.ui.screens.demonstrated
import java.nio.file.Path

/** Plays the recorded match with a finger on the UI, off screen, and leaves pictures of its moments in [folder]. */
internal fun playOffScreen(folder: Path, languages: List<String>) {
    val match = demonstrated()
    var pictures = 0
    shown(Phone, dark = false, languages) { scene, visit ->
        fun keep(name: String) {
            pictures += 1
            scene.keep(folder.resolve("%02d-%s.png".format(pictures, name)))
        }
        keep("home")
        visit.atTable { it.openRecord(match.record) }
        scene.settle()
        for (made in 0..match.taps.size) {
            val names = match.moments.filter { it.first == made }.map { it.second }
            if (made > 0) {
                scene.touch(visit.called(match.taps[made - 1]))
                if (names.isNotEmpty()) scene.inMidMotion(visit) { keep("${names[0]}-moving") }
                scene.settle()
            }
            names.forEach(::keep)
        }
        if (visit.screen?.result == null) throw Unclear("The recorded match did not come to its end.")
    }
    println("The recorded match was played to its end; $pictures pictures of it are in $folder.")
}

/** Waits until half of what moves has moved; nothing if nothing moves. */
private fun OffScreen.inMidMotion(visit: Visit, keep: () -> Unit) {
    val moving = visit.screen?.moving() ?: 0L
    if (moving == 0L) return
    pass(moving / 2)
    keep()
}

/** What a screen reader calls the thing that [tap] is on. */
private fun Visit.called(tap: Tap): String {
    val screen = screen ?: throw Unclear("There is no table.")
    val name = when (tap) {
        is Tap.Spot -> screen.board.cells.find { it.spot == tap.spot }?.spoken
        is Tap.Button -> screen.buttons().find { it.id == tap.id }?.spoken
    }
    return name ?: throw Unclear("$tap is on nothing that can be seen.")
}

private fun Screen.buttons() = question?.answers ?: result?.buttons ?: (buttons + exit + rules)
