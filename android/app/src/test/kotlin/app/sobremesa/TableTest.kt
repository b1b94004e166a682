package app.sobremesa

import androidx.compose.ui.test.junit4.createComposeRule
import app.sobremesa.ui.table.OpenTableScenarios
import app.sobremesa.ui.table.TableScenarios
import org.junit.Rule
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** The table by itself, in a window that is large enough for all its sizes. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w1000dp-h800dp-land-mdpi")
class TableTest : TableScenarios() {
    @get:Rule
    override val rule = createComposeRule()

    @get:Rule
    internal val told = ToldOfChanges()
}

/** A table of tiles by itself. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w1000dp-h1300dp-port-mdpi")
class OpenTableTest : OpenTableScenarios() {
    @get:Rule
    override val rule = createComposeRule()

    @get:Rule
    internal val told = ToldOfChanges()
}
