package app.sobremesa.desktop

import app.sobremesa.bindings.Sobremesa
import app.sobremesa.ui.Lane
import app.sobremesa.ui.SobremesaApp
import app.sobremesa.ui.Visit
import app.sobremesa.ui.rememberVisit
import app.sobremesa.ui.screens.Album
import app.sobremesa.ui.screens.Camera
import app.sobremesa.ui.screens.Chapters
import app.sobremesa.ui.screens.Format
import app.sobremesa.ui.screens.Phone
import app.sobremesa.ui.screens.demonstrated
import app.sobremesa.ui.screens.inPassing
import app.sobremesa.ui.screens.openStill
import app.sobremesa.ui.screens.warned
import kotlinx.coroutines.Dispatchers
import java.nio.file.Path

private val Languages = listOf("en", "es")

/** The looks of games with chance: each language and each theme once, so that there are not too many pictures. */
internal val FewLooks = listOf("en-light", "es-dark")

/** Draws every screen in all formats, languages and both themes, into [folder]. */
internal fun drawEveryScreen(folder: Path) {
    val (match, lost) = demonstrated() to warned()
    val chapters = Chapters.map { it.match() to it.moments }
    var pictures = 0
    for (language in Languages) for (dark in listOf(false, true)) {
        val look = "$language-${if (dark) "dark" else "light"}"
        shown(Phone, dark, listOf(language)) { scene, visit ->
            val camera = OffScreenCamera(scene, visit) { name, format -> folder.resolve("$name-$format-$look.png") }
            Album(camera).fill(match, lost)
            pictures += camera.pictures
        }
        if (look in FewLooks) for ((played, moments) in chapters) {
            shown(Phone, dark, listOf(language)) { scene, visit ->
                val camera = OffScreenCamera(scene, visit) { name, format -> folder.resolve("$name-$format-$look.png") }
                Album(camera).fill(played, moments)
                pictures += camera.pictures
            }
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

/** Takes pictures of one scene. */
private class OffScreenCamera(
    private val scene: OffScreen,
    override val visit: Visit,
    private val file: (String, Format) -> Path,
) : Camera {
    var pictures = 0
        private set

    override fun settle() = scene.settle()

    override fun take(name: String, formats: List<Format>) = formats.forEach { format ->
        scene.format = format
        scene.settle()
        scene.keep(file(name, format))
        pictures += 1
    }
}
