package app.sobremesa

import android.os.Looper
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.isDisplayed
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.test.core.app.ApplicationProvider
import app.sobremesa.bindings.Sobremesa
import app.sobremesa.ui.Lane
import app.sobremesa.ui.matches.still
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import java.io.File
import java.util.concurrent.CompletableFuture
import java.util.concurrent.CountDownLatch

/** How the app begins, on the lane that it has on a phone. */
@RunWith(RobolectricTestRunner::class)
class StartTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    @get:Rule
    internal val told = ToldOfChanges()

    @get:Rule
    val folder = TemporaryFolder()

    private val application: SobremesaApplication get() = ApplicationProvider.getApplicationContext()

    @Test
    fun `the core opens on its lane while the bare cloth is shown, and the first page follows`() {
        val gate = CountDownLatch(1)
        val opening = CompletableFuture<Thread>()
        var core: Sobremesa? = null
        (application as StillApplication).begin(Lane()) {
            opening.complete(Thread.currentThread())
            gate.await()
            still(folder.root).also { core = it }
        }
        Robolectric.buildActivity(MainActivity::class.java).setup().use {
            assertNotSame(Looper.getMainLooper().thread, opening.get())
            rule.waitForIdle()
            rule.onAllNodes(hasClickAction()).fetchSemanticsNodes().let { assertEquals(0, it.size) }
            rule.onAllNodes(TEXT).fetchSemanticsNodes().let { assertEquals(0, it.size) }
            val cloth = picture(it.get().window)
            assertTrue("the cloth is woven", cloth.colours() > 16)
            gate.countDown()
            rule.awaitHome(application)
            val subtitle = rule.onNodeWithText(core!!.home().subtitle)
            // The window may still be given its place.
            rule.waitUntil(LONG) { subtitle.isDisplayed() }
        }
        core!!.close()
    }

    @Test
    @Config(application = SobremesaApplication::class)
    fun `the archive is where the backup takes it from, and nothing else is there`() {
        Robolectric.buildActivity(MainActivity::class.java).setup().use {
            rule.awaitHome(application)
            runBlocking { application.lane.awaitIdle() }
        }
        assertEquals(listOf("archive"), application.filesDir.list()!!.toList())
        assertTrue(File(application.filesDir, "archive").list()!!.isNotEmpty())
    }

    private companion object {
        /** Only what never comes takes longer, in ms. */
        const val LONG = 60_000L

        val TEXT = SemanticsMatcher.keyIsDefined(SemanticsProperties.Text)
    }
}

/** Lets frames be drawn and answers arrive until the first page is there. */
internal fun ComposeTestRule.awaitHome(application: SobremesaApplication) {
    while (application.visit?.run { settled && home != null } != true) {
        waitForIdle()
        Thread.yield()
    }
    waitForIdle()
}
