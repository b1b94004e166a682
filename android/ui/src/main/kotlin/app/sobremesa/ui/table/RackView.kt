package app.sobremesa.ui.table

import androidx.compose.foundation.clickable
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.focus.focusProperties
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.sobremesa.core.Face
import app.sobremesa.core.Motion
import app.sobremesa.core.Rack
import app.sobremesa.core.RackSize
import app.sobremesa.core.Slot
import app.sobremesa.ui.theme.Colours
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.theme.mix
import app.sobremesa.ui.widgets.LocalInert
import app.sobremesa.ui.widgets.TILE_SIDE
import app.sobremesa.ui.widgets.Tile
import app.sobremesa.ui.widgets.faded
import app.sobremesa.ui.widgets.focusRing
import app.sobremesa.ui.widgets.hasKeysFocus

/** How much of a tile that fits nowhere is still seen. */
private const val DIM = .5f

/** The slab with the tiles of whoever holds the device; each place is one element, as large as there is room for. */
@Composable
internal fun RackView(
    rack: Rack,
    size: RackSize,
    motions: List<Motion>,
    clock: Clock,
    modifier: Modifier = Modifier,
    onTap: (UInt) -> Unit,
) {
    val unit = LocalDensity.current.density
    val reduced = SobremesaTheme.reducedMotion
    val step = remember(motions, reduced, unit) { Step(motions, reduced, unit) { Offset.Zero } }
    Box(
        modifier.width(size.width.dp).height(size.height.dp).testTag("rack").semantics {
            isTraversalGroup = true
            contentDescription = rack.spoken
        },
    ) {
        Slab(size)
        Row(Modifier.fillMaxSize().padding(horizontal = size.margin.dp), verticalAlignment = Alignment.Bottom) {
            rack.slots.forEachIndexed { index, slot ->
                SlotView(slot, size, step, clock, Modifier.weight(1f).fillMaxHeight().testTag("slot-$index"), onTap)
            }
        }
    }
}

/** A slab of wood with a ledge that the tiles stand on. */
@Composable
private fun Slab(size: RackSize) {
    val colours = SobremesaTheme.colours
    Spacer(
        Modifier
            .padding(top = size.raised.dp)
            .width(size.width.dp)
            .height(size.slab.dp)
            .graphicsLayer()
            .drawWithCache {
                val slab = Plank(this.size, 12.dp.toPx(), density, colours)
                val ledge = mix(colours.slabEdge, Color.Black, .2f)
                onDrawBehind {
                    slab.draw(this)
                    drawRoundRect(
                        ledge,
                        Offset(6.dp.toPx(), this.size.height - 14.dp.toPx()),
                        Size(this.size.width - 12.dp.toPx(), 8.dp.toPx()),
                        CornerRadius(4.dp.toPx()),
                        alpha = .45f,
                    )
                }
            },
    )
}

@Composable
private fun SlotView(
    slot: Slot,
    size: RackSize,
    step: Step,
    clock: Clock,
    modifier: Modifier,
    onTap: (UInt) -> Unit,
) {
    val colours = SobremesaTheme.colours
    val inert = LocalInert.current
    val unit = LocalDensity.current.density
    val touch = remember { MutableInteractionSource() }
    val focused = touch.hasKeysFocus()
    val side = size.side * unit / TILE_SIDE
    val tools = remember(side, unit, colours) { SlotTools(side, unit, colours) }
    Spacer(
        modifier
            .semantics(mergeDescendants = true) { contentDescription = slot.spoken }
            .focusProperties { canFocus = !inert }
            .clickable(touch, indication = null, role = Role.Button) { onTap(slot.spot) }
            .drawBehind {
                val rest = Offset(center.x, this.size.height - (size.foot + size.slab / 2 + .5f) * unit)
                with(tools) { slot(slot, rest, step, clock.time) }
                val half = size.side / 2 * unit
                if (focused) focusRing(colours, rest - Offset(half, half), Size(2 * half, 2 * half), .15f * half)
            },
    )
}

/** What a place on the rack is drawn with. `side` is that of a cell in which a tile would be as large as here. */
private class SlotTools(private val side: Float, private val unit: Float, private val colours: Colours) {
    private val tile = Tile(side, colours)
    private val signs = Signs(side, unit, colours)
    private val empty = mix(colours.slabEdge, if (colours.dark) Color.White else Color.Black, .35f)
    private val dashes = PathEffect.dashPathEffect(floatArrayOf(4 * unit, 4 * unit))

    fun DrawScope.slot(slot: Slot, rest: Offset, step: Step, time: Float) {
        val at = rest + step.refusal(slot.spot, time)
        val face = slot.face as? Face.Tile ?: return vacant(at)
        if (slot.lifted) {
            val raised = at - Offset(0f, 8 * unit)
            tile.draw(this, raised, face, lift = .6f)
            with(signs) { selected(raised, square = true) }
            return
        }
        faded(if (slot.dimmed) DIM else 1f, Rect(at, side)) { tile.draw(this, at, face) }
    }

    private fun DrawScope.vacant(at: Offset) {
        val half = .46f * side
        drawRoundRect(
            empty,
            at - Offset(half, half),
            Size(2 * half, 2 * half),
            CornerRadius(.15f * side),
            alpha = .8f,
            style = Stroke(1.4f * unit, pathEffect = dashes),
        )
    }
}
