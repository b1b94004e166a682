package app.sobremesa.ui

import androidx.compose.runtime.snapshots.Snapshot
import app.sobremesa.bindings.Listener
import app.sobremesa.bindings.Sobremesa
import app.sobremesa.bindings.SobremesaInterface
import app.sobremesa.core.Screen
import app.sobremesa.ui.matches.still
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.asCoroutineDispatcher
import kotlinx.coroutines.runBlocking
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import java.util.concurrent.Callable
import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.ConcurrentLinkedQueue
import java.util.concurrent.Executor
import java.util.concurrent.ExecutorService
import java.util.concurrent.Executors

/** The core tells of its screens on whatever thread it likes, and they are shown by the thread that draws alone. */
class ThreadTest {
    @get:Rule
    val folder = TemporaryFolder()

    private val draws = Executors.newSingleThreadExecutor()
    private val asks = Executors.newSingleThreadExecutor()
    private val core by lazy { Overheard(still(folder.newFolder())) }

    @After
    fun end() {
        core.core.close()
        draws.shutdown()
        asks.shutdown()
    }

    private fun <T> ExecutorService.call(work: () -> T): T = submit(Callable(work)).get()

    /** A visit whose core is asked where [lane] says, at a table against the computer, which has answered a turn. */
    private fun answered(lane: Executor): Screen {
        val asked = Lane(lane.asCoroutineDispatcher())
        val visit = draws.call { Visit(asked, CoroutineScope(draws.asCoroutineDispatcher()), wayFromHome()) { core } }
        fun make(step: Visit.() -> Unit) {
            draws.call { visit.step() }
            runBlocking { asked.awaitIdle() }
        }
        fun until(come: (Screen) -> Boolean) {
            while (!draws.call { visit.screen?.let(come) == true }) Thread.yield()
        }
        make { begin() }
        make { go(Place.Setup("querni")) }
        make { change("computer", "1") }
        make { sitDown() }
        make { press("menu") }
        make { press("hint") }
        until { screen -> screen.buttons.any { it.id == "end" && it.enabled } }
        make { press("end") }
        until { screen -> screen.seats.none { it.thinking } }
        return draws.call { checkNotNull(visit.screen) }
    }

    @Test
    fun `what a computer has found is told neither on the thread that draws nor on the lane`() {
        val answer = answered(asks).number
        val (lane, drawing) = asks.call(Thread::currentThread) to draws.call(Thread::currentThread)
        val found = core.heard.filter { (number, _) -> number == answer }.map { (_, thread) -> thread }
        assertEquals("the answer is told once", 1, found.size)
        assertFalse("$found", lane in found || drawing in found)
        val others = core.heard.map { (_, thread) -> thread }
        assertTrue("what a finger does is told on the lane", lane in others)
        assertFalse(drawing in others)
    }

    @Test
    fun `what is told on another thread is shown by the one that draws, however fast it is asked for`() {
        val wrote = ConcurrentHashMap.newKeySet<Thread>()
        val observed = Snapshot.registerGlobalWriteObserver { wrote += Thread.currentThread() }
        try {
            // Calls are made where they are asked for.
            answered(Runnable::run)
        } finally {
            observed.dispose()
        }
        assertEquals(setOf(draws.call(Thread::currentThread)), wrote)
    }
}

/** A core of which it is noted which screens it tells of, and on which threads. */
private class Overheard(val core: Sobremesa) : SobremesaInterface by core {
    val heard = ConcurrentLinkedQueue<Pair<ULong, Thread>>()

    override fun setListener(listener: Listener?) = core.setListener(
        object : Listener {
            override fun screenReady(number: ULong) {
                heard += number to Thread.currentThread()
                listener?.screenReady(number)
            }
        },
    )
}
