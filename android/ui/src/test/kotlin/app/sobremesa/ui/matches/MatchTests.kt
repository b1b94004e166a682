package app.sobremesa.ui.matches

import androidx.compose.ui.test.junit4.createComposeRule
import org.junit.Rule

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
