package app.sobremesa.ui

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/**
 * The one background lane on which the core is asked, a call at a time and in order: ending a move waits for the disk,
 * and the thread that draws must not.
 *
 * @param dispatcher runs the calls; it must run one at a time, in order. Tests hand in their own.
 */
class Lane(private val dispatcher: CoroutineDispatcher = Dispatchers.IO.limitedParallelism(1)) {
    private val asked = MutableStateFlow(0)

    /** Nothing is being asked, and every answer has been taken. */
    val idle: Boolean get() = asked.value == 0

    /** Returns once the lane is [idle]. */
    suspend fun awaitIdle() {
        asked.first { it == 0 }
    }

    /**
     * Makes [call] on the lane, after all calls asked for before, and hands what it gave to [answer] where [scope] runs.
     * Where [scope] has ended meanwhile, the call is made all the same and nobody hears the answer. For the thread alone
     * on which [scope] runs.
     */
    fun <T> ask(scope: CoroutineScope, call: () -> T, answer: (Result<T>) -> Unit) =
        // Undispatched: the call stands in the lane's queue when this returns, so that the order of asking is kept.
        ask(scope, CoroutineStart.UNDISPATCHED, call, answer)

    /** As [ask], for any thread: what is asked takes its place in the order once [scope] comes to it. */
    fun <T> askFromAnywhere(scope: CoroutineScope, call: () -> T, answer: (Result<T>) -> Unit) =
        ask(scope, CoroutineStart.DEFAULT, call, answer)

    private fun <T> ask(scope: CoroutineScope, start: CoroutineStart, call: () -> T, answer: (Result<T>) -> Unit) {
        asked.update { it + 1 }
        scope.launch(start = start) {
            answer(withContext(dispatcher + NonCancellable) { outcome(call) })
        }.invokeOnCompletion { asked.update { it - 1 } }
    }
}

private fun <T> outcome(call: () -> T): Result<T> =
    try {
        Result.success(call())
    } catch (cancelled: CancellationException) {
        throw cancelled
    } catch (failed: Exception) {
        Result.failure(failed)
    }
