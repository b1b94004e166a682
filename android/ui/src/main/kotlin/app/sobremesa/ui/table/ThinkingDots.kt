package app.sobremesa.ui.table

import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.animateFloat
import androidx.compose.animation.core.infiniteRepeatable
import androidx.compose.animation.core.rememberInfiniteTransition
import androidx.compose.animation.core.tween
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.unit.dp
import app.sobremesa.ui.theme.SobremesaTheme
import kotlinx.coroutines.delay

/** A computer thinks: three dots, one after another. With reduced motion the message alone says it. */
@Composable
internal fun ThinkingDots(modifier: Modifier = Modifier) {
    if (SobremesaTheme.reducedMotion) return
    var late by remember { mutableStateOf(false) }
    LaunchedEffect(Unit) {
        delay(PATIENCE)
        late = true
    }
    val cycle = rememberInfiniteTransition()
    val time by cycle.animateFloat(0f, 1f, infiniteRepeatable(tween(CYCLE, easing = LinearEasing)))
    val colour = SobremesaTheme.colours.olive
    Spacer(
        modifier.size(23.dp, 5.dp).drawBehind {
            if (!late) return@drawBehind
            repeat(3) { dot ->
                // Each is brightest a sixth of the cycle after the one before.
                val behind = (time - dot / 6f + 1f) % 1f
                val centre = Offset((2.5f + 9 * dot).dp.toPx(), center.y)
                drawCircle(colour, 2.5f.dp.toPx(), centre, alpha = 1f - .7f * behind)
            }
        },
    )
}

/** Nothing shows before this, in ms: who answers at once has not thought. */
private const val PATIENCE = 300L

/** From one round of the dots to the next, ms. */
private const val CYCLE = 1200
