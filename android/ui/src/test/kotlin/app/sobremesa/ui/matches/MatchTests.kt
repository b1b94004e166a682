package app.sobremesa.ui.matches

import androidx.compose.ui.test.junit4.createComposeRule
import org.junit.Rule
import org.junit.Test

/** Recorded matches in a desktop's window. */
class RecordedMatchTest : RecordedMatchScenarios() {
    @get:Rule
    override val rule = createComposeRule()

    override val stage = OwnContent(rule)
}

/** Setting up a match in a desktop's window. */
class SetupTest : SetupScenarios() {
    @get:Rule
    override val rule = createComposeRule()

    override val stage = OwnContent(rule)
}

/** Single turns in a desktop's window. */
class TurnTest : TurnScenarios() {
    @get:Rule
    override val rule = createComposeRule()

    override val stage = OwnContent(rule)
}

/** The end of a match in a desktop's window. */
class EndingTest : EndingScenarios() {
    @get:Rule
    override val rule = createComposeRule()

    override val stage = OwnContent(rule)
}

/** Matches of games with chance in a desktop's window. */
class ChanceTest : ChanceScenarios() {
    @get:Rule
    override val rule = createComposeRule()

    override val stage = OwnContent(rule)

    @Test
    fun `Knetkell - two wins take a match, on a tablet`() = tapped("knetkell-two-wins", width = 1000, height = 700)

    @Test
    fun `Knetkell - a match without a winner`() = tapped("knetkell-drawn")

    @Test
    fun `Knetkell - one win and two drawn games`() = tapped("knetkell-one-win-and-two-draws")

    @Test
    fun `Qwirkle - two players and the last tile, on a small phone`() =
        tapped("qwirkle-2-last-tile", width = 320, height = 568)

    @Test
    fun `Qwirkle - nobody can place, on a tablet`() = tapped("qwirkle-2-nobody-can-place", width = 1000, height = 700)

    @Test
    fun `Qwirkle - three players and the last tile, on a lying phone`() =
        tapped("qwirkle-3-last-tile", width = 740, height = 340)

    @Test
    fun `Qwirkle - a win that is shared`() = tapped("qwirkle-3-shared")
}

/** Against the computer, in a desktop's window. */
class ComputerTest : ComputerScenarios() {
    @get:Rule
    override val rule = createComposeRule()

    override val stage = OwnContent(rule)
}
