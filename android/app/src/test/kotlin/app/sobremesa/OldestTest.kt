package app.sobremesa

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.test.core.app.ApplicationProvider
import kotlinx.coroutines.runBlocking
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/**
 * The app on the oldest Android. In a process of its own: the core's library can be spoken to from one of Robolectric's
 * Androids only.
 */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26], application = SobremesaApplication::class)
class OldestTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    @Test
    fun `the app begins on Android 8`() {
        val application = ApplicationProvider.getApplicationContext<SobremesaApplication>()
        Robolectric.buildActivity(MainActivity::class.java).setup().use {
            rule.awaitHome(application)
            rule.onNodeWithText(checkNotNull(application.visit?.home).subtitle).assertIsDisplayed()
            runBlocking { application.lane.awaitIdle() }
        }
    }
}
