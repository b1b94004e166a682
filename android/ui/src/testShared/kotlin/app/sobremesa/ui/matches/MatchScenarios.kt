package app.sobremesa.ui.matches

import androidx.compose.ui.test.junit4.ComposeTestRule
import org.junit.After
import org.junit.Rule
import org.junit.rules.TemporaryFolder
import java.io.File

/** What is to be played on every platform, each time on a core with an archive of its own. */
abstract class MatchScenarios {
    abstract val rule: ComposeTestRule

    /** Where all of a test's sittings take place. */
    internal abstract val stage: Stage

    @get:Rule
    val folder = TemporaryFolder()

    private val sittings = mutableListOf<Sitting>()

    /** Opens the app on a phone, and with no match in its archive, unless it is told otherwise. */
    internal fun begin(
        language: String = "en",
        width: Int = 360,
        height: Int = 740,
        archive: File = folder.newFolder(),
    ): Sitting {
        val sitting = Sitting(rule, stage, archive, Looks(width, height, language))
        sittings += sitting
        sitting.begin()
        return sitting
    }

    @After
    fun closeTheCores() = sittings.forEach { it.core.close() }
}
