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

/** A tile's side, as a part of its cell's. */
internal const val TILE_SIDE = 44f / 47f

/** A tile's corner, as a part of its side. */
internal const val TILE_CORNER = .15f

/** How much of the tile its shape takes. */
private const val SHAPE_SIDE = .79f

/** The shapes, each on a square of side 1. */
private val shapes: Map<TileShape, Path> by lazy { drawings.shapes.mapValues { (_, data) -> svgPath(data) } }

/** What is carved into the middle of a shape. */
private val eyes: Map<TileColour, Path> by lazy {
    drawings.eyes.mapValues { (_, data) -> svgPath(data).apply { fillType = PathFillType.EvenOdd } }
}

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
        val colour = colours.shape(face.colour)
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
