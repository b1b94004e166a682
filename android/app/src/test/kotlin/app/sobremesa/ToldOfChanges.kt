package app.sobremesa

import android.os.Handler
import android.os.Looper
import androidx.compose.runtime.snapshots.ObserverHandle
import androidx.compose.runtime.snapshots.Snapshot
import org.junit.rules.ExternalResource
import java.util.concurrent.atomic.AtomicBoolean

/**
 * Has the composition told of state that changed. Compose does so by itself through the main thread's queue that was
 * there first, and Robolectric gives each test another queue.
 */
internal class ToldOfChanges : ExternalResource() {
    private val posted = AtomicBoolean()
    private lateinit var written: ObserverHandle

    override fun before() = begin()

    override fun after() = end()

    /** From now on. */
    fun begin() {
        val main = Handler(Looper.getMainLooper())
        written = Snapshot.registerGlobalWriteObserver {
            if (posted.compareAndSet(false, true)) main.post(::tell)
        }
    }

    private fun tell() {
        posted.set(false)
        Snapshot.sendApplyNotifications()
    }

    /** No longer. */
    fun end() = written.dispose()
}
