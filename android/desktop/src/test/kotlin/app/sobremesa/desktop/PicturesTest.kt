package app.sobremesa.desktop

import app.sobremesa.ui.screens.Album
import app.sobremesa.ui.screens.ChapterNames
import app.sobremesa.ui.screens.Format
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.name

/** What is drawn without a display. The pictures stay in `target/pictures`, to be looked at. */
class PicturesTest {
    private fun folder(name: String): Path {
        val folder = Path.of("target", "pictures", name).createDirectories()
        folder.listDirectoryEntries("*.png").forEach { it.toFile().delete() }
        return folder
    }

    private fun Path.pictures(): List<String> = listDirectoryEntries("*.png").map { it.name }.sorted()

    @Test
    fun `every screen is drawn in every format, language and theme`() {
        val folder = folder("screens")
        drawEveryScreen(folder)
        val looks = listOf("en-light", "en-dark", "es-light", "es-dark")
        fun files(names: Map<String, List<Format>>, looks: List<String>) =
            names.flatMap { (name, formats) -> formats.flatMap { format -> looks.map { "$name-$format-$it.png" } } }
        val expected = files(Album.names, looks) + files(ChapterNames, FewLooks)
        assertEquals(expected.sorted(), folder.pictures())
    }

    @Test
    fun `a finger plays the recorded match to its end`() {
        val folder = folder("played")
        playOffScreen(folder, listOf("es"))
        val pictures = folder.pictures()
        assertTrue("the result: $pictures", pictures.any { it.endsWith("-result.png") })
        assertTrue("a jump under way: $pictures", pictures.any { it.endsWith("-jumps-moving.png") })
    }
}
