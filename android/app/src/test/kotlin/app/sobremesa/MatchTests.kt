package app.sobremesa

import androidx.compose.ui.test.junit4.createEmptyComposeRule
import app.sobremesa.ui.matches.ChanceScenarios
import app.sobremesa.ui.matches.ComputerScenarios
import app.sobremesa.ui.matches.EndingScenarios
import app.sobremesa.ui.matches.RecordedMatchScenarios
import app.sobremesa.ui.matches.SetupScenarios
import app.sobremesa.ui.matches.TurnScenarios
import org.junit.Rule
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** Recorded matches in the activity. */
@RunWith(RobolectricTestRunner::class)
class RecordedMatchTest : RecordedMatchScenarios() {
    @get:Rule(order = 0)
    override val rule = createEmptyComposeRule()

    @get:Rule(order = 1)
    override val stage = InActivity()
}

/** Setting up a match in the activity. */
@RunWith(RobolectricTestRunner::class)
class SetupTest : SetupScenarios() {
    @get:Rule(order = 0)
    override val rule = createEmptyComposeRule()

    @get:Rule(order = 1)
    override val stage = InActivity()
}

/** Single turns in the activity. */
@RunWith(RobolectricTestRunner::class)
class TurnTest : TurnScenarios() {
    @get:Rule(order = 0)
    override val rule = createEmptyComposeRule()

    @get:Rule(order = 1)
    override val stage = InActivity()
}

/** The end of a match in the activity. */
@RunWith(RobolectricTestRunner::class)
class EndingTest : EndingScenarios() {
    @get:Rule(order = 0)
    override val rule = createEmptyComposeRule()

    @get:Rule(order = 1)
    override val stage = InActivity()
}

/** Matches of games with chance in the activity. */
@RunWith(RobolectricTestRunner::class)
class ChanceTest : ChanceScenarios() {
    @get:Rule(order = 0)
    override val rule = createEmptyComposeRule()

    @get:Rule(order = 1)
    override val stage = InActivity()
}

/** Against the computer, in the activity. */
@RunWith(RobolectricTestRunner::class)
class ComputerTest : ComputerScenarios() {
    @get:Rule(order = 0)
    override val rule = createEmptyComposeRule()

    @get:Rule(order = 1)
    override val stage = InActivity()
}
