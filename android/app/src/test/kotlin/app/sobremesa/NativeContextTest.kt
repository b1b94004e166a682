package app.sobremesa

import android.app.Application
import android.util.Log
import androidx.test.core.app.ApplicationProvider
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.shadows.ShadowLog

/** The way from Java to the core that JNA does not go. */
@RunWith(RobolectricTestRunner::class)
class NativeContextTest {
    private val application: Application = ApplicationProvider.getApplicationContext()

    private fun warnings() = ShadowLog.getLogsForTag("Sobremesa").filter { it.type == Log.WARN }.map { it.msg }

    @Test
    fun `the core takes the context, however often it is handed over`() {
        repeat(3) { NativeContext.handOver(application) }
        assertEquals(emptyList<String>(), warnings())
    }

    @Test
    fun `where the core's library is missing, that is a line in the log`() {
        NativeContext.handOver(application, library = "no_such_library")
        assertEquals(listOf("No sound: the core's library can't be given the context."), warnings())
    }
}
