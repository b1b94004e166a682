package app.sobremesa.ui.table

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.sp
import app.sobremesa.core.Board
import app.sobremesa.core.Face
import app.sobremesa.core.Ghost
import app.sobremesa.core.Mark
import app.sobremesa.core.MarkKind
import app.sobremesa.core.Motion
import app.sobremesa.core.Piece
import app.sobremesa.core.SeatColour
import app.sobremesa.ui.theme.Colours
import app.sobremesa.ui.widgets.Die
import app.sobremesa.ui.widgets.Disc
import app.sobremesa.ui.widgets.Numerals
import app.sobremesa.ui.widgets.Tile
import app.sobremesa.ui.widgets.digits
import app.sobremesa.ui.widgets.discGhost
import app.sobremesa.ui.widgets.faded
import app.sobremesa.ui.widgets.numberedDisc

/** All that the drawing of a board needs and that stays while its size does. `unit` is one of its lengths in pixels. */
internal class Tools(
    val side: Float,
    val unit: Float,
    val colours: Colours,
    private val measurer: TextMeasurer,
    large: Boolean,
) {
    val numerals = Numerals(measurer, side, large)
    val signs = Signs(side, unit, colours)
    private val dice = HashMap<SeatColour?, Die>()
    val tile = Tile(side, colours)
    private val discs = SeatColour.entries.associateWith { Disc(side, it, colours) }

    fun disc(colour: SeatColour): Disc = discs.getValue(colour)

    fun die(owner: SeatColour?): Die = dice.getOrPut(owner) { Die(side, owner, colours) }

    /** A label of this size in pixels. */
    fun label(text: String, size: Float) = measurer.measure(
        text,
        TextStyle(fontSize = size.sp, fontWeight = FontWeight.Bold, fontFeatureSettings = "tnum"),
        softWrap = false,
        maxLines = 1,
        density = Density(1f, 1f),
    )
}

/** What lies on the board, in the order of drawing that the look gives. */
internal class Things(private val board: Board, motions: List<Motion>, reduced: Boolean, private val tools: Tools) {
    private val unit = tools.unit
    private val side = tools.side
    private val centres: Map<UInt, Offset> = board.cells.associate {
        it.spot to Offset(it.x + board.cell / 2, it.y + board.cell / 2) * unit
    }
    private val step = Step(motions, reduced, unit, ::centre)
    private val leaving = step.leaving(board.pieces.mapTo(HashSet()) { it.id })
    private val labels = board.labels.map { it to tools.label(it.text, it.size * unit) }
    private val marks: Map<MarkKind, List<Mark>> = board.marks.groupBy { it.kind }
    private val tiles: Set<UInt> = board.pieces.filter { it.face is Face.Tile }.mapTo(HashSet()) { it.spot }
    private val placed: Set<UInt> = marks[MarkKind.PLACED].orEmpty().mapTo(HashSet()) { it.spot }

    private fun centre(spot: UInt): Offset = centres[spot] ?: Offset.Zero

    private inline fun each(kind: MarkKind, draw: (Mark) -> Unit) = marks[kind].orEmpty().forEach(draw)

    fun draw(scope: DrawScope, time: Float) = with(scope) {
        with(tools.signs) {
            names()
            each(MarkKind.LAST_TURN) { if (it.spot !in tiles) tint(centre(it.spot)) }
            chain(board.chain.map(::centre))
            val (above, below) = board.pieces.partition { it.lifted || step.moving(it.id, time) }
            below.forEach { piece(it, time) }
            board.ghosts.forEach { ghost(it, time) }
            each(MarkKind.REACHABLE) { reachable(it, time) }
            each(MarkKind.CHOOSABLE) { choosable(centre(it.spot), step.marks(time), it.spot in tiles) }
            each(MarkKind.PLACED) { placed(centre(it.spot)) }
            each(MarkKind.ORIGIN) { origin(centre(it.spot)) }
            each(MarkKind.CHOSEN) { chosen(centre(it.spot), tools.numerals) }
            each(MarkKind.CHALLENGEABLE) { challenge(centre(it.spot), challenged = false) }
            each(MarkKind.CHALLENGED) { challenge(centre(it.spot), challenged = true) }
            board.arrow?.let { arrow(it) }
            path(board.path, step.jumped(time))
            board.beads.forEach { bead(centre(it.spot), it.number, tools.numerals, it.spot in placed) }
            leaving.forEach { left(it, time) }
            above.forEach { piece(it, time) }
            each(MarkKind.SELECTED) { ring(it, time) }
            each(MarkKind.LAST_TURN) { brackets(centre(it.spot), 1f, it.spot in tiles) }
            each(MarkKind.LAST_REMOVAL) { brackets(centre(it.spot), step.traces(it.spot, time)) }
            each(MarkKind.INVALID) { invalid(centre(it.spot) + step.refusal(it.spot, time)) }
        }
    }

    private fun DrawScope.names() = labels.forEach { (label, layout) ->
        digits(layout, Offset(label.at.x, label.at.y) * unit, tools.colours.ink)
    }

    private fun DrawScope.piece(piece: Piece, time: Float) {
        step.poses(piece.id, centre(piece.spot), piece.lifted, time).forEach { pose(it, it.face ?: piece.face) }
    }

    private fun DrawScope.left(piece: UInt, time: Float) {
        step.poses(piece, rest = null, lifted = false, time).forEach { pose -> pose.face?.let { pose(pose, it) } }
    }

    private fun DrawScope.pose(pose: Pose, face: Face) {
        faded(pose.alpha, Rect(pose.at, side)) {
            when (face) {
                is Face.Disc -> numberedDisc(
                    tools.disc(face.colour),
                    tools.numerals,
                    face.number,
                    pose.at,
                    side,
                    board.numeralsTurned,
                    pose.lift,
                    pose.scale,
                )
                is Face.Die ->
                    tools.die(face.owner).draw(this, pose.at, face.pips, pose.scale, pose.angle, pose.width)
                is Face.Tile -> tools.tile.draw(this, pose.at, face, pose.lift, pose.scale)
            }
        }
    }

    private fun DrawScope.ghost(ghost: Ghost, time: Float) {
        val at = centre(ghost.spot)
        faded(step.traces(ghost.spot, time), Rect(at, side)) {
            when (val face = ghost.face) {
                is Face.Disc -> discGhost(
                    tools.numerals,
                    face.number,
                    tools.colours.tints(face.colour).rim,
                    tools.colours.cellA,
                    at,
                    side,
                    board.numeralsTurned,
                )
                // No game takes a die or a tile off.
                is Face.Die, is Face.Tile -> Unit
            }
        }
    }

    private fun DrawScope.reachable(mark: Mark, time: Float) = with(tools.signs) {
        if (board.cloth == null) reachable(centre(mark.spot), step.marks(time))
        else vacant(centre(mark.spot), step.marks(time))
    }

    /** The ring goes with the piece that is in the hand. */
    private fun DrawScope.ring(mark: Mark, time: Float) {
        val piece = board.pieces.firstOrNull { it.spot == mark.spot }
        val poses = piece?.let { step.poses(it.id, centre(it.spot), it.lifted, time) }
        val pose = poses?.maxByOrNull { it.alpha }
        with(tools.signs) { selected(pose?.at ?: centre(mark.spot), mark.spot in tiles) }
    }
}
