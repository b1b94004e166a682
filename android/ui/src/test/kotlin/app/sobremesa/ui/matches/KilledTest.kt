package app.sobremesa.ui.matches

import androidx.compose.ui.test.junit4.createComposeRule
import app.sobremesa.core.Tap
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import java.io.File
import java.nio.file.Path

/** The app is killed while somebody plays, as a phone does without asking. */
class KilledTest : MatchScenarios() {
    @get:Rule
    override val rule = createComposeRule()

    override val stage = OwnContent(rule)

    private val match = RecordedMatch.demonstration()

    @Test
    fun `after the app was killed the match goes on where the last turn ended`() {
        val archive = folder.newFolder()
        val twin = still(folder.newFolder())
        val taps = twin.openRecord(match.record)
        val ended = taps.withIndex().filter { it.value == Tap.Button("end") }[1].index + 1
        taps.take(ended).forEach(twin::make)
        val told = checkNotNull(twin.screen())
        assertTrue("the last turn took pieces off", told.board.ghosts.isNotEmpty())

        killed(archive, taps = ended + 2)

        val sitting = begin(archive = archive)
        sitting.pressCalled("Continue. Querni: Ana – Luis. Ana to play, round 2 · just now")
        assertEquals(told.whatLies(), sitting.screen.whatLies())
        sitting.assertShownAsTold("after the kill")

        val turn = taps.drop(ended).takeWhile { it != Tap.Button("end") } + Tap.Button("end")
        turn.forEach { sitting.press(tag(it)) }
        assertEquals(match.turns.take(3), sitting.screen.turns.rounds.flatMap { it.turns }.map { it.text }.filter(String::isNotEmpty))
        twin.close()
    }

    /** A process of its own makes so many [taps] of the match in [archive], and is killed while it still runs. */
    private fun killed(archive: File, taps: Int) {
        val process = ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            "-Djna.library.path=${System.getProperty("jna.library.path")}",
            "app.sobremesa.ui.matches.PlaysUntilKilledKt",
            archive.path,
            folder.newFile().apply { writeText(match.record) }.path,
            taps.toString(),
        ).redirectError(ProcessBuilder.Redirect.INHERIT).start()
        try {
            assertEquals(IN_THE_MIDDLE, process.inputStream.bufferedReader().readLine())
        } finally {
            process.destroyForcibly().waitFor()
        }
    }
}
