package app.sobremesa.ui.table

import androidx.compose.animation.core.CubicBezierEasing
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.lerp
import app.sobremesa.core.Face
import app.sobremesa.core.Motion
import app.sobremesa.core.MotionKind
import kotlin.math.PI
import kotlin.math.abs
import kotlin.math.sin

/** How and where a piece is drawn at one moment. */
internal class Pose(
    val at: Offset,
    /** 0 on the board, 1 in the hand. */
    val lift: Float,
    val scale: Float = 1f,
    val alpha: Float = 1f,
    /** Turned by so many degrees. */
    val angle: Float = 0f,
    /** Seen at an angle, it is only so wide. */
    val width: Float = 1f,
    /** So many faces before the one it comes to rest with. */
    val tumbles: Int = 0,
    /** It still shows the face it had before. */
    val before: Boolean = false,
)

private val lifting = CubicBezierEasing(.2f, 0f, 0f, 1f)
private val gliding = CubicBezierEasing(.4f, 0f, .2f, 1f)

/** What is let go comes fast and settles. */
private val landing = CubicBezierEasing(0f, 0f, .2f, 1f)

/** Parts of a roll after which the die shows another face. */
private val FACES = listOf(60, 130, 220, 340, 520).map { it / 520f }

/** A jump rises and falls by itself, so along its way it goes almost evenly. */
private val hopping = CubicBezierEasing(.3f, 0f, .5f, 1f)

private fun Motion.start(reduced: Boolean): Float = (if (reduced) reducedStart else start).toFloat()

private fun Motion.length(reduced: Boolean): Float = (if (reduced) reducedLength else length).toFloat()

/** When all of them have come to rest, in ms. */
internal fun List<Motion>.length(reduced: Boolean): Float = maxOfOrNull { it.start(reduced) + it.length(reduced) } ?: 0f

/** The way from one screen to the next, at any moment of it. Times are ms; places come from `centre`, in pixels. */
internal class Step(
    private val motions: List<Motion>,
    private val reduced: Boolean,
    private val unit: Float,
    private val centre: (UInt) -> Offset,
) {
    private val byPiece = motions.filter { it.piece != 0u }.groupBy { it.piece }

    private fun start(motion: Motion) = motion.start(reduced)

    private fun length(motion: Motion) = motion.length(reduced)

    private fun ended(motion: Motion, time: Float) = time >= start(motion) + length(motion)

    /** How much of a motion is done, 0 to 1. */
    private fun done(motion: Motion, time: Float): Float {
        val length = length(motion)
        if (length <= 0f) return if (time >= start(motion)) 1f else 0f
        return ((time - start(motion)) / length).coerceIn(0f, 1f)
    }

    /** Pieces that are on their way and no longer on the board. */
    fun leaving(onBoard: Set<UInt>): List<Motion> =
        byPiece.filterKeys { it !in onBoard }.values.mapNotNull { of -> of.firstOrNull { it.drawn != null } }

    /** What a piece showed before it turned over. */
    fun before(piece: UInt): Face? =
        byPiece[piece].orEmpty().firstOrNull { it.kind == MotionKind.TURN_OVER }?.drawn?.face

    /** It moves at this moment, and so is drawn above what lies still. */
    fun moving(piece: UInt, time: Float): Boolean =
        byPiece[piece].orEmpty().any { time >= start(it) && !ended(it, time) && it.kind != MotionKind.REFUSE }

    /**
     * Where piece `id` is drawn: in one place, in two while it fades from one to the other, or nowhere. `rest` is where
     * it stands in the end, if it is still there, and `lifted` whether it is in the hand then.
     */
    fun poses(id: UInt, rest: Offset?, lifted: Boolean, time: Float): List<Pose> {
        val lift = if (lifted) 1f else 0f
        for (motion in byPiece[id].orEmpty()) {
            if (ended(motion, time)) continue
            if (time < start(motion)) return listOfNotNull(before(motion, lift))
            return during(motion, done(motion, time), lift)
        }
        return listOfNotNull(rest?.let { Pose(it, lift) })
    }

    private fun before(motion: Motion, lift: Float): Pose? = when (motion.kind) {
        MotionKind.LIFT -> Pose(centre(motion.from), 0f)
        MotionKind.ROLL, MotionKind.PLACE -> null
        MotionKind.TURN_OVER -> Pose(centre(motion.from), lift, before = true)
        else -> Pose(centre(motion.from), lift)
    }

    private fun during(motion: Motion, done: Float, lift: Float): List<Pose> {
        val from = centre(motion.from)
        val to = centre(motion.to)
        return when (motion.kind) {
            MotionKind.LIFT -> listOf(Pose(from, lift * if (reduced) 1f else lifting.transform(done)))
            MotionKind.GLIDE, MotionKind.HOP -> when {
                reduced -> crossing(from, to, lift, done)
                motion.kind == MotionKind.GLIDE -> listOf(Pose(lerp(from, to, gliding.transform(done)), lift))
                else -> listOf(flight(motion, from, to, done, lift))
            }
            MotionKind.REMOVE -> listOf(removal(from, done))
            MotionKind.ROLL -> listOf(roll(to, done))
            MotionKind.TURN_OVER -> when {
                reduced -> listOf(Pose(to, lift, alpha = 1f - done, before = true), Pose(to, lift, alpha = done))
                else -> listOf(Pose(to, lift, width = abs(1f - 2 * done), before = done < .5f))
            }
            MotionKind.PLACE -> listOf(landing(to, done, lift))
            MotionKind.REFUSE -> listOf(Pose(from + shake(done), lift))
        }
    }

    /** Lands a little larger and settles. */
    private fun landing(to: Offset, done: Float, lift: Float): Pose {
        if (reduced) return Pose(to, lift, alpha = done)
        val above = 1f - landing.transform(done)
        return Pose(to, maxOf(lift, above), scale = 1f + .06f * above)
    }

    private fun crossing(from: Offset, to: Offset, lift: Float, done: Float) =
        listOf(Pose(from, lift, alpha = 1f - done), Pose(to, lift, alpha = done))

    private fun flight(motion: Motion, from: Offset, to: Offset, done: Float, lift: Float): Pose {
        val along = hopping.transform(done)
        val via = motion.via?.let { Offset(it.x, it.y) * unit } ?: lerp(from, to, .5f)
        val at = lerp(lerp(from, via, along), lerp(via, to, along), along)
        val height = sin(PI.toFloat() * along)
        return Pose(at, maxOf(lift, height), scale = 1f + .12f * height)
    }

    /** Up a little, then smaller and gone. */
    private fun removal(from: Offset, done: Float): Pose {
        if (reduced) return Pose(from, 0f, alpha = 1f - done)
        val rising = .35f
        if (done < rising) {
            val up = lifting.transform(done / rising)
            return Pose(from, up, 1f + .1f * up)
        }
        val gone = (done - rising) / (1f - rising)
        return Pose(from, 1f - gone, 1.1f - .5f * gone, 1f - gone)
    }

    /** From the thumb's side, tumbling half a turn. */
    private fun roll(to: Offset, done: Float): Pose {
        if (reduced) return Pose(to, 0f, alpha = done)
        val left = 1f - landing.transform(done)
        val from = Offset(30f, 150f) * unit
        return Pose(
            to + from * left,
            lift = left,
            scale = 1f + .25f * left,
            angle = -180f * left,
            tumbles = FACES.count { it > done } - 1,
        )
    }

    private fun shake(done: Float): Offset =
        if (reduced) Offset.Zero else Offset(4f * unit * sin(6 * PI.toFloat() * done) * (1f - done), 0f)

    /** How far what stands on `spot` is pushed aside because a tap on it was refused. */
    fun refusal(spot: UInt, time: Float): Offset {
        val motion = motions.firstOrNull { it.kind == MotionKind.REFUSE && it.from == spot && !ended(it, time) }
        return if (motion == null || time < start(motion)) Offset.Zero else shake(done(motion, time))
    }

    /** What comes to `spot`, which is none of a piece's own, as long as it is on its way; null at rest. */
    fun arrival(spot: UInt, time: Float): Pose? {
        val motion = motions.firstOrNull { it.kind == MotionKind.PLACE && it.to == spot && !ended(it, time) }
        return motion?.let { landing(Offset.Zero, done(it, time), lift = 0f) }
    }

    /** How much there is to see yet of what a removal leaves behind on `spot`. */
    fun traces(spot: UInt, time: Float): Float {
        val removal = motions.firstOrNull { it.kind == MotionKind.REMOVE && it.from == spot } ?: return 1f
        return done(removal, time)
    }

    /** How much of the path's last jump has been made. */
    fun jumped(time: Float): Float {
        if (reduced) return 1f
        val hop = motions.lastOrNull { it.kind == MotionKind.HOP } ?: return 1f
        return hopping.transform(done(hop, time))
    }

    /** New marks come up softly; nothing waits for them. */
    fun marks(time: Float): Float = if (motions.isEmpty()) 1f else (time / 120f).coerceIn(0f, 1f)
}
