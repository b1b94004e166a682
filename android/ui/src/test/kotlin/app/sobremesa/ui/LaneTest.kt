package app.sobremesa.ui

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.cancel
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import java.util.concurrent.CountDownLatch

class LaneTest {
    private val scope = CoroutineScope(Dispatchers.Unconfined)

    @Test
    fun `calls are made one at a time and in order`() = runBlocking {
        val lane = Lane()
        val made = mutableListOf<Int>()
        repeat(200) { call -> lane.ask(scope, { made += call }) {} }
        lane.awaitIdle()
        assertEquals((0 until 200).toList(), made)
    }

    @Test
    fun `it is idle only when the answer has been taken`() = runBlocking {
        val lane = Lane()
        val gate = CountDownLatch(1)
        var answer: String? = null
        lane.ask(scope, { gate.await(); "yes" }) { answer = it.getOrNull() }
        assertFalse(lane.idle)
        gate.countDown()
        lane.awaitIdle()
        assertEquals("yes", answer)
        assertTrue(lane.idle)
    }

    @Test
    fun `what was asked for is done though nobody waits for the answer any more`() = runBlocking {
        val lane = Lane()
        val gate = CountDownLatch(1)
        val ended = CoroutineScope(Job())
        var done = false
        lane.ask(scope, { gate.await() }) {}
        lane.ask(ended, { done = true }) { error("nobody is there") }
        ended.cancel()
        gate.countDown()
        lane.awaitIdle()
        assertTrue(done)
    }

    @Test
    fun `a call that fails is answered with what went wrong`() {
        val lane = Lane(Dispatchers.Unconfined)
        var wrong: Throwable? = null
        lane.ask(scope, { error("no") }) { wrong = it.exceptionOrNull() }
        assertEquals("no", wrong?.message)
        assertTrue(lane.idle)
    }
}
