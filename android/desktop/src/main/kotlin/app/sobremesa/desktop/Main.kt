/** The app on the desktop: the same UI as on the phone in a window, or without one for pictures. */
package app.sobremesa.desktop

import app.sobremesa.bindings.Sobremesa
import app.sobremesa.ui.screens.inPassing
import java.awt.AWTError
import java.awt.GraphicsEnvironment
import java.awt.HeadlessException
import java.io.IOException
import java.nio.file.Path
import java.util.Locale
import kotlin.io.path.createDirectories
import kotlin.system.exitProcess

/** Does what the command line asks for; says in one sentence why it can't, and then ends with 1. */
fun main(arguments: Array<String>) {
    val trouble = trouble { perform(task(arguments.toList())) }
    if (trouble != null) System.err.println(trouble)
    exitProcess(if (trouble == null) 0 else 1)
}

private fun perform(task: Task) = when (task) {
    is Task.Open -> task.folder.createDirectories().let { folder -> window(Purpose.PLAY) { open(folder) } }
    Task.Demonstrate -> inPassing { folder -> window(Purpose.DEMONSTRATE) { open(folder) } }
    is Task.Draw -> drawEveryScreen(task.folder.createDirectories())
    Task.Measure -> measure()
    is Task.PlayOffScreen -> playOffScreen(task.folder.createDirectories(), systemLanguages())
}

/** The start first, since it is the program's own. */
private fun measure() {
    if (!GraphicsEnvironment.isHeadless()) inPassing { folder -> window(Purpose.MEASURE) { open(folder) } }
    measureTaps()
    measureFrames()
}

/** What went wrong in [work], as one sentence; null if nothing did. */
private fun trouble(work: () -> Unit): String? =
    try {
        work()
        null
    } catch (unclear: Unclear) {
        unclear.message
    } catch (none: HeadlessException) {
        "There is no display to open a window on (${none.brief()})."
    } catch (none: AWTError) {
        "There is no display to open a window on (${none.brief()})."
    } catch (missing: LinkageError) {
        "The core's library can't be used; \"cargo xtask play\" builds it and says where it is (${missing.brief()})."
    } catch (unwritable: IOException) {
        "A file could not be written: ${unwritable.brief()}."
    }

/** Its name and the first line of what it says. */
private fun Throwable.brief(): String =
    listOfNotNull(javaClass.name, message?.lineSequence()?.firstOrNull(String::isNotBlank)).joinToString(": ")

private fun open(folder: Path): Sobremesa = Sobremesa.open(folder.toString(), systemLanguages())

/** The languages that the system wants, as the core takes them. */
private fun systemLanguages(): List<String> = listOf(Locale.getDefault().toLanguageTag())
