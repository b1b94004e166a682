package app.sobremesa.ui.matches

import androidx.compose.ui.test.junit4.createComposeRule
import org.junit.Rule

/** Recorded matches in a desktop's window. */
class RecordedMatchTest : RecordedMatchScenarios() {
    @get:Rule
    override val rule = createComposeRule()
}

/** Setting up a match in a desktop's window. */
class SetupTest : SetupScenarios() {
    @get:Rule
    override val rule = createComposeRule()
}

/** Single turns in a desktop's window. */
class TurnTest : TurnScenarios() {
    @get:Rule
    override val rule = createComposeRule()
}

/** The end of a match in a desktop's window. */
class EndingTest : EndingScenarios() {
    @get:Rule
    override val rule = createComposeRule()
}
