package app.sobremesa.ui.widgets

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.sobremesa.core.Face
import app.sobremesa.core.SeatColour
import app.sobremesa.ui.theme.SobremesaTheme

/** A seat's mark: its plate, dish, plus or triangle. `size` is its diameter. */
@Composable
fun SeatMark(colour: SeatColour, modifier: Modifier = Modifier, size: Dp = 26.dp) {
    val colours = SobremesaTheme.colours
    Spacer(
        modifier.size(size).drawWithCache {
            val disc = Disc(this.size.width / (2 * DISC_RADIUS), colour, colours)
            onDrawBehind { disc.draw(this, center) }
        },
    )
}

/** A piece by itself, as it lies in a cell whose side is `size`. */
@Composable
fun PieceView(face: Face, modifier: Modifier = Modifier, size: Dp = 54.dp) {
    val colours = SobremesaTheme.colours
    val measurer = rememberTextMeasurer()
    Spacer(
        modifier.size(size).drawWithCache {
            val side = this.size.width
            val numerals = Numerals(measurer, side, large = false)
            when (face) {
                is Face.Disc -> {
                    val disc = Disc(side, face.colour, colours)
                    onDrawBehind { numberedDisc(disc, numerals, face.number, center, side, turned = false) }
                }
                is Face.Die -> {
                    val die = Die(side, face.owner, colours)
                    onDrawBehind { die.draw(this, center, face.pips) }
                }
                is Face.Tile -> {
                    val tile = Tile(side, colours)
                    onDrawBehind { tile.draw(this, center, face) }
                }
            }
        },
    )
}
