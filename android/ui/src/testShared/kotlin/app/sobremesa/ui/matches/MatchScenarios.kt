package app.sobremesa.ui.matches

import androidx.compose.ui.test.junit4.ComposeTestRule
import org.junit.After
import org.junit.Assert.assertTrue
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

    /** Plays [match] with a finger from its first tap to its last; after each what is shown is what the core says. */
    internal fun played(match: RecordedMatch, width: Int = 360, height: Int = 740): Sitting {
        val sitting = begin(width = width, height = height)
        val taps = sitting.sitDownAt(match.record)
        var shown = sitting.assertShownAsTold("at the start")
        // The next finger brings to rest what still moves, so no time needs to go by between them.
        rule.mainClock.autoAdvance = false
        taps.forEachIndexed { index, tap ->
            val what = "tap ${index + 1} of ${taps.size}, on ${sitting.called(tap)}"
            // Between two games the result lies over the table.
            if (shown.isNotEmpty()) assertTrue("$what: it can be pressed", shown[sitting.called(tap)]?.enabled == true)
            sitting.press(sitting.called(tap))
            sitting.look()
            val over = sitting.screen.result != null
            if (over) sitting.rest() else shown = sitting.assertShownAsTold("after $what")
            if (over) shown = emptyMap()
        }
        rule.mainClock.autoAdvance = true
        sitting.settle()
        return sitting
    }

    @After
    fun closeTheCores() = sittings.forEach { it.core.close() }
}
