package app.sobremesa.ui.theme

import androidx.compose.runtime.Immutable
import androidx.compose.ui.graphics.Color
import app.sobremesa.core.SeatColour
import app.sobremesa.core.TileColour

/** The colour tokens of the look, and the few mixtures that the drawings share. */
@Immutable
data class Colours(
    val dark: Boolean,
    /** The cloth. */
    val linen: Color,
    /** Its threads; also fills a disabled primary button. */
    val weave: Color,
    /** Cards and buttons. */
    val sheet: Color,
    val ink: Color,
    val soft: Color,
    val line: Color,
    /** The board's frame, and its grain. */
    val slab: Color,
    val slabEdge: Color,
    val cellA: Color,
    val cellB: Color,
    val cellEdge: Color,
    /** What may be done. */
    val olive: Color,
    val onOlive: Color,
    /** The last turn. */
    val amber: Color,
    val amberTint: Color,
    /** What is not possible; never a player. */
    val error: Color,
    val blue: Color,
    val blueHi: Color,
    val blueRim: Color,
    val blueMark: Color,
    val red: Color,
    val redHi: Color,
    val redRim: Color,
    val redMark: Color,
    val redTick: Color,
    val mustard: Color,
    val moss: Color,
    /** Tiles are dark in both themes, so that six colours have room. */
    val tile: Color,
    val tileHi: Color,
    val tileEdge: Color,
    /** What stands on them. */
    val shapes: Shapes = StandardShapes,
) {
    /** Under lines that must read on any ground. */
    val casing: Color = if (dark) Color(0xFF120D09) else Color(0xFFFFFAF0)

    /** What a shadow is made of. */
    val shadow: Color = if (dark) Color.Black else Color(0xFF3A2412)

    /** Around a tile of the last turn, whatever lies about it. */
    val tileBracket: Color = Color(0xFFF6CB6E)

    /** Words on a plain button that can't be pressed. */
    val disabled: Color = mix(soft, sheet, .25f)

    /** A seat's colour where it fills an area. */
    fun seat(colour: SeatColour): Color = when (colour) {
        SeatColour.BLUE -> blue
        SeatColour.RED -> red
        SeatColour.MUSTARD -> mustard
        SeatColour.MOSS -> moss
    }

    /** A seat's colour where it is a line or a dot on a cell or a card. */
    fun rim(colour: SeatColour): Color = when (colour) {
        SeatColour.BLUE -> blueRim
        SeatColour.RED -> redRim
        SeatColour.MUSTARD -> mustard
        SeatColour.MOSS -> moss
    }
}

/** The six colours of the shapes on tiles. */
@Immutable
data class Shapes(
    private val red: Color,
    private val orange: Color,
    private val yellow: Color,
    private val green: Color,
    private val blue: Color,
    private val purple: Color,
) {
    /** The colour in which a shape of this [colour] is drawn. */
    fun of(colour: TileColour): Color = when (colour) {
        TileColour.RED -> red
        TileColour.ORANGE -> orange
        TileColour.YELLOW -> yellow
        TileColour.GREEN -> green
        TileColour.BLUE -> blue
        TileColour.PURPLE -> purple
    }
}

/** As they come in the box. */
val StandardShapes = Shapes(
    red = Color(0xFFE63A34),
    orange = Color(0xFFF58C14),
    yellow = Color(0xFFFFEC47),
    green = Color(0xFF3FB36F),
    blue = Color(0xFF1F7ADB),
    purple = Color(0xFFCF86DC),
)

/** As colour-blind players tell them apart best. */
val ColourBlindShapes = Shapes(
    red = Color(0xFFD03C4A),
    orange = Color(0xFFE59A04),
    yellow = Color(0xFFF9FCAE),
    green = Color(0xFF33BC9A),
    blue = Color(0xFF376CE3),
    purple = Color(0xFFCCA8E8),
)

/** `b` poured into `a`, by channel as the mock-ups do it. */
fun mix(a: Color, b: Color, share: Float): Color = Color(
    red = a.red + (b.red - a.red) * share,
    green = a.green + (b.green - a.green) * share,
    blue = a.blue + (b.blue - a.blue) * share,
)

/** The table in the last light of the afternoon. */
val LightColours = Colours(
    dark = false,
    linen = Color(0xFFF3EBDC),
    weave = Color(0xFFEADFCB),
    sheet = Color(0xFFFFFAF0),
    ink = Color(0xFF2E2319),
    soft = Color(0xFF66533F),
    line = Color(0xFF93806A),
    slab = Color(0xFFB58354),
    slabEdge = Color(0xFF8C5F37),
    cellA = Color(0xFFEDD9B7),
    cellB = Color(0xFFE7D0A9),
    cellEdge = Color(0xFFCDB086),
    olive = Color(0xFF4A5D23),
    onOlive = Color(0xFFFFFAF0),
    amber = Color(0xFF8A4B00),
    amberTint = Color(0xFFF6CB6E),
    error = Color(0xFFA3231B),
    blue = Color(0xFF23479A),
    blueHi = Color(0xFF3A62BC),
    blueRim = Color(0xFF16306E),
    blueMark = Color(0xFFF7EEDC),
    red = Color(0xFFE2674A),
    redHi = Color(0xFFF0876A),
    redRim = Color(0xFF8E2E18),
    redMark = Color(0xFF2A0D06),
    redTick = Color(0xFF6B1D0C),
    mustard = Color(0xFFA87708),
    moss = Color(0xFF5E7F3B),
    tile = Color(0xFF30261F),
    tileHi = Color(0xFF41352B),
    tileEdge = Color(0xFF191310),
)

/** The same table under a lamp. */
val DarkColours = Colours(
    dark = true,
    linen = Color(0xFF1A1410),
    weave = Color(0xFF211A15),
    sheet = Color(0xFF2B221B),
    ink = Color(0xFFF5E9D6),
    soft = Color(0xFFBDA98F),
    line = Color(0xFF8B7861),
    slab = Color(0xFF4F3823),
    slabEdge = Color(0xFF7A5A3A),
    cellA = Color(0xFF4A3929),
    cellB = Color(0xFF443425),
    cellEdge = Color(0xFF33271C),
    olive = Color(0xFFB9CB7E),
    onOlive = Color(0xFF1D2408),
    amber = Color(0xFFF2B650),
    amberTint = Color(0xFF7A5620),
    error = Color(0xFFFF9A85),
    blue = Color(0xFF3563BC),
    blueHi = Color(0xFF3E6BC3),
    blueRim = Color(0xFF9DBBF5),
    blueMark = Color(0xFFFBF3E3),
    red = Color(0xFFEC8566),
    redHi = Color(0xFFF79C80),
    redRim = Color(0xFFFFC9B5),
    redMark = Color(0xFF2A0D06),
    redTick = Color(0xFF6B1D0C),
    mustard = Color(0xFFD9A637),
    moss = Color(0xFF8DAE68),
    tile = Color(0xFF30261F),
    tileHi = Color(0xFF41352B),
    tileEdge = Color(0xFF7C6853),
)
