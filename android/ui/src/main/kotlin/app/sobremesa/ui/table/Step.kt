package app.sobremesa.ui.table

import androidx.compose.ui.geometry.Offset
import app.sobremesa.core.Course
import app.sobremesa.core.Face
import app.sobremesa.core.Frame
import app.sobremesa.core.Motion
import app.sobremesa.core.MotionKind
import app.sobremesa.core.Track
import app.sobremesa.ui.theme.fadeLengths

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
    /** What it shows, where that is not what it shows at rest. */
    val face: Face? = null,
)

/**
 * The way from one screen to the next, at any moment of it: between the core's key frames a straight line. Times are ms;
 * places come from `centre`, in pixels, of which a dp has `unit`.
 */
internal class Step(
    private val motions: List<Motion>,
    private val reduced: Boolean,
    private val unit: Float,
    private val centre: (UInt) -> Offset,
) {
    private val byPiece = motions.filter { it.piece != 0u }.groupBy { it.piece }

    private val Motion.course: Course get() = if (this@Step.reduced) reduced else full

    private fun Course.ended(time: Float) = time >= (start + length).toFloat()

    private fun Course.runs(time: Float) = time >= start.toFloat() && !ended(time)

    /** Pieces that are on their way and no longer on the board. */
    fun leaving(onBoard: Set<UInt>): Set<UInt> = byPiece.keys - onBoard

    /** It moves at this moment, and so is drawn above what lies still. */
    fun moving(piece: UInt, time: Float): Boolean =
        byPiece[piece].orEmpty().any { it.kind != MotionKind.REFUSE && it.course.runs(time) }

    /**
     * Where piece `id` is drawn: in one place, in two while it fades from one to the other, or nowhere. `rest` is where
     * it stands in the end, if it is still there, and `lifted` whether it is in the hand then.
     */
    fun poses(id: UInt, rest: Offset?, lifted: Boolean, time: Float): List<Pose> {
        val motion = byPiece[id].orEmpty().firstOrNull { !it.course.ended(time) }
            ?: return listOfNotNull(rest?.let { Pose(it, if (lifted) 1f else 0f) })
        val since = time - motion.course.start.toFloat()
        return motion.course.tracks.map { it.pose(since, centre(motion.to)) }.filter { it.alpha > 0f }
    }

    private fun Track.pose(since: Float, place: Offset): Pose {
        val frame = at(since)
        return Pose(
            place + frame.offset,
            frame.lift,
            frame.scale,
            frame.alpha,
            frame.angle,
            frame.width,
            (faces.lastOrNull { it.time.toFloat() <= since } ?: faces.firstOrNull())?.face,
        )
    }

    private val Frame.offset: Offset get() = Offset(x, y) * unit

    /** How far what stands on `spot` is pushed aside because a tap on it was refused. */
    fun refusal(spot: UInt, time: Float): Offset {
        val refusal = motions.firstOrNull { it.kind == MotionKind.REFUSE && it.from == spot }?.course ?: return Offset.Zero
        return refusal.takeIf { it.runs(time) }?.frame(time)?.offset ?: Offset.Zero
    }

    /** How much there is to see yet of what a removal leaves behind on `spot`. */
    fun traces(spot: UInt, time: Float): Float =
        motions.firstOrNull { it.kind == MotionKind.REMOVE && it.from == spot }?.course?.frame(time)?.done ?: 1f

    /** How much of the path's last jump has been made. */
    fun jumped(time: Float): Float = motions.lastOrNull { it.kind == MotionKind.HOP }?.course?.frame(time)?.done ?: 1f

    private fun Course.frame(time: Float): Frame? = tracks.firstOrNull()?.at(time - start.toFloat())

    /** New marks come up softly; nothing waits for them. */
    fun marks(time: Float): Float = if (motions.isEmpty()) 1f else (time / fadeLengths.message.toFloat()).coerceIn(0f, 1f)
}

/** Where it is so many ms after its start. */
private fun Track.at(since: Float): Frame {
    val next = frames.indexOfFirst { it.time.toFloat() > since }
    if (next < 0) return frames.last()
    if (next == 0) return frames.first()
    val (one, other) = frames[next - 1] to frames[next]
    val share = (since - one.time.toFloat()) / (other.time - one.time).toFloat()
    fun between(value: (Frame) -> Float) = value(one) + (value(other) - value(one)) * share
    return Frame(
        time = one.time,
        x = between(Frame::x),
        y = between(Frame::y),
        lift = between(Frame::lift),
        scale = between(Frame::scale),
        alpha = between(Frame::alpha),
        angle = between(Frame::angle),
        width = between(Frame::width),
        done = between(Frame::done),
    )
}
