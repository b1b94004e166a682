package app.sobremesa.ui.table

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.tween
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.derivedStateOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import app.sobremesa.core.Pace
import app.sobremesa.core.Screen
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch

/** The time within one step from screen to screen, in ms; it runs once and stands still at the end. */
@Stable
internal class Clock(private val pace: Pace, private val scope: CoroutineScope) {
    private val length = pace.length.toFloat()
    private val hand = Animatable(0f)

    /** Read where it is drawn, so that only the drawing is done anew. */
    val time: Float get() = hand.value

    /** Nothing moves any more. */
    val ended: Boolean by derivedStateOf { hand.value >= length }

    /** What has happened may be told. */
    val told: Boolean by derivedStateOf { hand.value >= pace.told.toFloat() }

    suspend fun run() {
        hand.animateTo(length, tween(length.toInt(), easing = LinearEasing))
    }

    /** Brings whatever moves to rest at once. */
    fun finish() {
        if (hand.value < length) scope.launch { hand.snapTo(length) }
    }
}

/** The clock of a screen. Asked again, the screen has no motions, and the clock is at its end. */
@Composable
internal fun rememberClock(screen: Screen, reduced: Boolean): Clock {
    val scope = rememberCoroutineScope()
    val pace = if (reduced) screen.reducedPace else screen.pace
    val clock = remember(screen.number, pace) { Clock(pace, scope) }
    LaunchedEffect(clock) { clock.run() }
    return clock
}
