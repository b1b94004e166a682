package app.sobremesa.ui.theme

import androidx.compose.runtime.Immutable
import androidx.compose.ui.graphics.Color
import app.sobremesa.core.Palette
import app.sobremesa.core.SeatColour
import app.sobremesa.core.SeatTints
import app.sobremesa.core.TileColour
import app.sobremesa.core.Tone

/** The core's colours, as they are drawn with. */
@Immutable
data class Colours(private val palette: Palette) {
    val dark: Boolean = palette.dark
    val linen = drawn(palette.linen)
    val weave = drawn(palette.weave)
    val sheet = drawn(palette.sheet)
    val ink = drawn(palette.ink)
    val soft = drawn(palette.soft)
    val disabled = drawn(palette.disabled)
    val line = drawn(palette.line)
    val slab = drawn(palette.slab)
    val slabEdge = drawn(palette.slabEdge)
    val cellA = drawn(palette.cellA)
    val cellB = drawn(palette.cellB)
    val cellEdge = drawn(palette.cellEdge)
    val olive = drawn(palette.olive)
    val onOlive = drawn(palette.onOlive)
    val amber = drawn(palette.amber)
    val amberTint = drawn(palette.amberTint)
    val error = drawn(palette.error)
    val tile = drawn(palette.tile)
    val tileHi = drawn(palette.tileHi)
    val tileEdge = drawn(palette.tileEdge)
    val tileBracket = drawn(palette.tileBracket)
    val casing = drawn(palette.casing)
    val shadow = drawn(palette.shadow)

    /** What belongs to a seat, or to nobody. */
    fun tints(seat: SeatColour?): Tints = Tints(seat?.let(palette.seats::getValue) ?: palette.ivory)

    /** The colour in which a shape of this [colour] is drawn. */
    fun shape(colour: TileColour): Color = drawn(palette.shapes.getValue(colour))

    /** The colour of a message. */
    fun tone(tone: Tone): Color = drawn(palette.tones.getValue(tone))
}

/** What belongs to a seat, or to nobody. */
@Immutable
class Tints(tints: SeatTints) {
    val area = drawn(tints.area)
    val lit = drawn(tints.lit)
    val edge = drawn(tints.edge)
    val under = drawn(tints.under)
    val rim = drawn(tints.rim)
    val mark = drawn(tints.mark)
    val inlay = drawn(tints.inlay)
}

private fun drawn(colour: UInt) = Color(0xFF000000L or colour.toLong())

/** `b` poured into `a`, by channel as the mock-ups do it. */
fun mix(a: Color, b: Color, share: Float): Color = Color(
    red = a.red + (b.red - a.red) * share,
    green = a.green + (b.green - a.green) * share,
    blue = a.blue + (b.blue - a.blue) * share,
)
