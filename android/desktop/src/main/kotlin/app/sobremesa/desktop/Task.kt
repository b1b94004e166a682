package app.sobremesa.desktop

import java.nio.file.InvalidPathException
import java.nio.file.Path

/** What the command line asks for. */
sealed interface Task {
    /** The app in a window, its archive in [folder]. */
    data class Open(val folder: Path) : Task

    /** The recorded match, playing by itself in a window. */
    data object Demonstrate : Task

    /** Pictures of every screen, in [folder]. */
    data class Draw(val folder: Path) : Task

    /** The recorded match through the same UI without a display; pictures of it in [folder]. */
    data class PlayOffScreen(val folder: Path) : Task

    /** How long taps take, and frames while a computer thinks, and, where there is a display, the start. */
    data object Measure : Task
}

/** The command line, or the folders it names, are not such that anything could be done. [message] says why. */
class Unclear(override val message: String) : Exception(message)

private const val USAGE =
    "Use one of: (nothing) to play, --folder DIR to keep the matches there, --demo to watch a match, " +
        "--shot DIR for pictures of every screen, --offscreen DIR to play a match without a display, --measure to see " +
        "how long taps, frames and the start take."

/**
 * Reads the command line. [environment] and [properties] name the platform's own folders.
 *
 * @throws Unclear if it asks for nothing that is known
 */
fun task(
    arguments: List<String>,
    environment: (String) -> String? = System::getenv,
    properties: (String) -> String? = System::getProperty,
): Task {
    val option = arguments.firstOrNull()
    val value = arguments.getOrNull(1)
    return when {
        option == null -> Task.Open(dataFolder(environment, properties))
        option == "--demo" && arguments.size == 1 -> Task.Demonstrate
        option == "--measure" && arguments.size == 1 -> Task.Measure
        option == "--folder" && arguments.size == 2 && value != null -> Task.Open(path(value))
        option == "--shot" && arguments.size == 2 && value != null -> Task.Draw(path(value))
        option == "--offscreen" && arguments.size == 2 && value != null -> Task.PlayOffScreen(path(value))
        else -> throw Unclear("\"${arguments.joinToString(" ")}\" is not understood. $USAGE")
    }
}

/** Where the platform wants an app to keep what it must not lose. */
internal fun dataFolder(environment: (String) -> String?, properties: (String) -> String?): Path {
    val system = properties("os.name").orEmpty()
    val home = path(properties("user.home").orEmpty())
    fun named(variable: String) = environment(variable)?.takeIf(String::isNotEmpty)?.let(::path)
    return when {
        system.startsWith("Mac") -> home.resolve("Library/Application Support/Sobremesa")
        system.startsWith("Windows") -> (named("APPDATA") ?: home.resolve("AppData/Roaming")).resolve("Sobremesa")
        else -> (named("XDG_DATA_HOME")?.takeIf(Path::isAbsolute) ?: home.resolve(".local/share")).resolve("sobremesa")
    }
}

private fun path(words: String): Path =
    try {
        Path.of(words)
    } catch (wrong: InvalidPathException) {
        throw Unclear("\"$words\" can't be the name of a folder: ${wrong.reason}.")
    }
