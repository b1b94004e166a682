package app.sobremesa.ui.widgets

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathFillType
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.graphics.drawscope.withTransform
import app.sobremesa.core.Face
import app.sobremesa.core.TileColour
import app.sobremesa.core.TileShape
import app.sobremesa.ui.theme.Colours
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.sin

/** A tile's side, as a part of its cell's. */
internal const val TILE_SIDE = 44f / 47f

/** A tile's corner, as a part of its side. */
internal const val TILE_CORNER = .15f

/** How much of the tile its shape takes. */
private const val SHAPE_SIDE = .79f

/** A star with so many points, on a square of side 1. */
private fun star(points: Int, outer: Float, inner: Float): Path = Path().apply {
    repeat(2 * points) { index ->
        val radius = if (index % 2 == 0) outer else inner
        val angle = PI.toFloat() * index / points
        val (x, y) = .5f + radius * sin(angle) to .5f - radius * cos(angle)
        if (index == 0) moveTo(x, y) else lineTo(x, y)
    }
    close()
}

/** The shapes, each on a square of side 1. */
private val shapes: Map<TileShape, Path> = TileShape.entries.associateWith { shape ->
    when (shape) {
        TileShape.CIRCLE -> svgPath("M.5 .07A.43 .43 0 1 1 .5 .93A.43 .43 0 1 1 .5 .07Z")
        TileShape.FOUR_POINTED_STAR -> star(4, .49f, .235f)
        TileShape.DIAMOND -> svgPath("M.5 .03L.85 .5L.5 .97L.15 .5Z")
        TileShape.SQUARE -> svgPath(
            "M.19 .13H.81Q.87 .13 .87 .19V.81Q.87 .87 .81 .87H.19Q.13 .87 .13 .81V.19Q.13 .13 .19 .13Z",
        )
        TileShape.CLOVER -> svgPath(
            "M.36 .36A.2 .2 0 1 1 .64 .36A.2 .2 0 1 1 .64 .64A.2 .2 0 1 1 .36 .64A.2 .2 0 1 1 .36 .36Z",
        )
        TileShape.EIGHT_POINTED_STAR -> star(8, .49f, .325f)
    }
}

/** What is carved into the middle of a shape: the second sign of its colour, so that nothing hangs on the hue. */
private val eyes: Map<TileColour, Path> = mapOf(
    TileColour.ORANGE to "M.5 .42A.08 .08 0 1 1 .5 .58A.08 .08 0 1 1 .5 .42Z",
    TileColour.YELLOW to "M.5 .345A.155 .155 0 1 1 .5 .655A.155 .155 0 1 1 .5 .345Z" +
        "M.5 .405A.095 .095 0 1 0 .5 .595A.095 .095 0 1 0 .5 .405Z",
    TileColour.GREEN to "M.46 .37H.54V.63H.46Z",
    TileColour.BLUE to "M.37 .46H.63V.54H.37Z",
    TileColour.PURPLE to "M.408 .365L.5 .457L.592 .365L.635 .408L.543 .5L.635 .592L.592 .635L.5 .543" +
        "L.408 .635L.365 .592L.457 .5L.365 .408Z",
).mapValues { (_, data) -> svgPath(data).apply { fillType = PathFillType.EvenOdd } }

/** All of a tile that stays the same while its cell's `cell` does: one for all of them. */
internal class Tile(cell: Float, private val colours: Colours) {
    private val side = TILE_SIDE * cell
    private val half = side / 2
    private val corner = CornerRadius(TILE_CORNER * side)
    private val ground = Brush.linearGradient(
        0f to colours.tileHi,
        .6f to colours.tile,
        1f to colours.tile,
        start = Offset(-half, -half),
        end = Offset(.1f * side, half),
    )
    private val unit = side / 44f

    /** `lift` is 0 on the table and 1 in the hand; `scale` enlarges it about its centre. */
    fun draw(scope: DrawScope, centre: Offset, face: Face.Tile, lift: Float = 0f, scale: Float = 1f) = with(scope) {
        val grown = scale * (1f + .07f * lift)
        withTransform({
            translate(centre.x, centre.y)
            scale(grown, grown, Offset.Zero)
        }) {
            shadow(1f + 1.6f * lift)
            body()
            shape(face)
        }
    }

    private fun DrawScope.shadow(drop: Float) = repeat(3) { layer ->
        val grown = .3f * unit * layer
        drawRoundRect(
            colours.shadow,
            Offset(-half - grown, -half + .03f * side * drop),
            Size(side + 2 * grown, side + .02f * side + grown),
            corner,
            alpha = .16f,
        )
    }

    private fun DrawScope.body() {
        drawRoundRect(colours.tileEdge, Offset(-half, -half + .045f * side), Size(side, .985f * side), corner)
        drawRoundRect(ground, Offset(-half, -half), Size(side, side), corner)
        innerOutline(Offset(-half, -half), Size(side, side), corner.x, unit, colours.tileEdge)
        val inset = TILE_CORNER * side
        val top = -half + 1.3f * unit
        drawLine(Color.White, Offset(-half + inset, top), Offset(half - inset, top), .8f * unit, alpha = .2f)
    }

    private fun DrawScope.shape(face: Face.Tile) {
        val colour = colours.shapes.of(face.colour)
        val path = shapes.getValue(face.shape)
        val reach = SHAPE_SIDE * side
        withTransform({
            translate(-reach / 2, -reach / 2)
            scale(reach, reach, Offset.Zero)
        }) {
            drawPath(path, colour)
            drawPath(path, colour, style = Stroke(.03f, join = StrokeJoin.Round))
            scale(.94f, Offset(.5f, .5f)) { drawPath(path, Color.White, alpha = .22f, style = Stroke(.018f)) }
            eyes[face.colour]?.let { drawPath(it, colours.tile) }
        }
    }
}
