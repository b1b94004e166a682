package app.sobremesa.ui.widgets

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
import app.sobremesa.core.Picture
import app.sobremesa.ui.table.Things
import app.sobremesa.ui.table.Tools
import app.sobremesa.ui.table.Wood
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.theme.mix

/**
 * A small board, scaled to the space that `modifier` gives it. With `crop` it fills that space from the upper left
 * and what does not fit is cut off; else all of it is seen.
 */
@Composable
fun PictureView(picture: Picture, modifier: Modifier = Modifier, crop: Boolean = false) {
    val colours = SobremesaTheme.colours
    val measurer = rememberTextMeasurer()
    val board = picture.board
    val shape = if (crop) Modifier.clipToBounds() else Modifier.aspectRatio(board.width / board.height)
    Spacer(
        modifier
            .then(shape)
            .semantics { contentDescription = picture.spoken }
            .drawWithCache {
                val across = size.width / board.width
                val down = size.height / board.height
                val unit = if (crop) maxOf(across, down) else minOf(across, down)
                val wood = if (board.cloth == null) Wood(board, unit, colours) else null
                val cloth = mix(colours.linen, colours.slab, .28f)
                val tools = Tools(board.cell * unit, unit, colours, measurer, board.numeralsLarge)
                val things = Things(board, emptyList(), reduced = true, tools)
                val spare = if (crop) 0f else 1f
                onDrawBehind {
                    if (wood == null) drawRoundRect(cloth, cornerRadius = CornerRadius(12.dp.toPx()))
                    translate(
                        spare * (size.width - board.width * unit) / 2,
                        spare * (size.height - board.height * unit) / 2,
                    ) {
                        wood?.draw(this)
                        things.draw(this, 0f)
                    }
                }
            },
    )
}
