package app.sobremesa.ui.table

import androidx.compose.ui.test.junit4.createComposeRule
import org.junit.Rule

/** A table of tiles in a desktop's window. */
class OpenTableTest : OpenTableScenarios() {
    @get:Rule
    override val rule = createComposeRule()
}
