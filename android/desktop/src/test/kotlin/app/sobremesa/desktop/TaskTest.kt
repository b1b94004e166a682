package app.sobremesa.desktop

import org.junit.Assert.assertEquals
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test
import java.nio.file.Path

class TaskTest {
    private fun asked(vararg words: String) =
        task(words.toList(), environment = { null }, properties = { if (it == "user.home") "/home/ana" else "Linux" })

    private fun folder(system: String, environment: Map<String, String> = emptyMap()) =
        dataFolder(environment::get) { if (it == "user.home") "/home/ana" else system }

    @Test
    fun `each option is one task`() {
        assertEquals(Task.Open(Path.of("/home/ana/.local/share/sobremesa")), asked())
        assertEquals(Task.Open(Path.of("here")), asked("--folder", "here"))
        assertEquals(Task.Demonstrate, asked("--demo"))
        assertEquals(Task.Draw(Path.of("here")), asked("--shot", "here"))
        assertEquals(Task.PlayOffScreen(Path.of("here")), asked("--offscreen", "here"))
    }

    @Test
    fun `what is not understood is said back with what would be`() {
        for (words in listOf(listOf("--help"), listOf("--shot"), listOf("--demo", "now"), listOf("--folder", "a", "b"))) {
            val unclear = assertThrows(Unclear::class.java) { asked(*words.toTypedArray()) }
            assertTrue(unclear.message.contains(words.joinToString(" ")) && unclear.message.contains("--offscreen"))
        }
    }

    @Test
    fun `matches are kept where the system keeps what must not be lost`() {
        assertEquals(Path.of("/data/sobremesa"), folder("Linux", mapOf("XDG_DATA_HOME" to "/data")))
        assertEquals(Path.of("/home/ana/.local/share/sobremesa"), folder("Linux", mapOf("XDG_DATA_HOME" to "data")))
        assertEquals(Path.of("/home/ana/Library/Application Support/Sobremesa"), folder("Mac OS X"))
        assertEquals(Path.of("/roaming/Sobremesa"), folder("Windows 11", mapOf("APPDATA" to "/roaming")))
    }
}
