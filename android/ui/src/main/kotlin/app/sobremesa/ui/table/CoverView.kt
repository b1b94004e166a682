package app.sobremesa.ui.table

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.CubicBezierEasing
import androidx.compose.animation.core.tween
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp
import app.sobremesa.core.Cover
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.theme.fadeLengths
import app.sobremesa.ui.widgets.ActionButton
import app.sobremesa.ui.widgets.ButtonLayout
import app.sobremesa.ui.widgets.Cloth
import app.sobremesa.ui.widgets.LocalInert
import app.sobremesa.ui.widgets.LocalPicture
import app.sobremesa.ui.widgets.Napkin
import app.sobremesa.ui.widgets.SeatMark
import app.sobremesa.ui.widgets.Sheet
import app.sobremesa.ui.widgets.scrolled

private val unfolding = CubicBezierEasing(0f, 0f, .2f, 1f)

/** What lies over the table while the device goes from hand to hand: opaque, and with one way on. */
@Composable
internal fun CoverView(cover: Cover, onPress: (String) -> Unit) = Cloth(Modifier.fillMaxSize()) {
    BoxWithConstraints(
        Modifier.fillMaxSize().windowInsetsPadding(WindowInsets.safeDrawing).testTag("cover").semantics {
            isTraversalGroup = true
            paneTitle = cover.title
        },
        Alignment.Center,
    ) {
        if (maxHeight < 480.dp && maxWidth > maxHeight) {
            Row(
                Modifier.fillMaxSize().padding(horizontal = 24.dp, vertical = 8.dp),
                Arrangement.spacedBy(24.dp),
                Alignment.CenterVertically,
            ) {
                FoldedNapkin(cover, Modifier.weight(1f).fillMaxHeight())
                Column(Modifier.weight(1f).fillMaxHeight()) {
                    Box(Modifier.weight(1f), Alignment.Center) { Words(cover) }
                    WayOn(cover, onPress)
                }
            }
        } else {
            Column(Modifier.fillMaxHeight().widthIn(max = 420.dp).padding(horizontal = 24.dp)) {
                Above(Modifier.weight(1f), { FoldedNapkin(cover, Modifier.fillMaxSize()) }, { Words(cover) })
                WayOn(cover, onPress)
            }
        }
    }
}

/** Under what there is room for: first the words, then what stands above them. */
@Composable
private fun Above(modifier: Modifier, picture: @Composable () -> Unit, words: @Composable () -> Unit) = Layout(
    contents = listOf(picture, words),
    modifier,
) { (pictures, texts), room ->
    val text = texts.first().measure(room.copy(minHeight = 0))
    val drawn = pictures.first().measure(Constraints.fixed(room.maxWidth, room.maxHeight - text.height))
    layout(room.maxWidth, room.maxHeight) {
        drawn.place(0, 0)
        text.place((room.maxWidth - text.width) / 2, drawn.height)
    }
}

/** As large as there is room; where there is hardly any, it stays away. */
@Composable
private fun FoldedNapkin(cover: Cover, modifier: Modifier) {
    val reduced = SobremesaTheme.reducedMotion
    val still = reduced || LocalPicture.current
    val unfolded = remember { Animatable(if (still) 1f else 0f) }
    LaunchedEffect(unfolded) { unfolded.animateTo(1f, tween(fadeLengths.napkin.toInt(), easing = unfolding)) }
    BoxWithConstraints(modifier, Alignment.Center) {
        val room = minOf(maxWidth, maxHeight)
        if (room >= 72.dp) Napkin(cover.colour, minOf(room, 332.dp)) { unfolded.value }
    }
}

/** What is to be done and what happened; the words scroll if they must, the way on never does. */
@Composable
private fun Words(cover: Cover) = Column(
    Modifier.fillMaxWidth().then(if (LocalPicture.current) Modifier else Modifier.scrolled()),
    horizontalAlignment = Alignment.CenterHorizontally,
) {
    val type = SobremesaTheme.type
    Column(
        // Nobody sees the table, so this must be said without being asked.
        Modifier.semantics(mergeDescendants = true) { liveRegion = LiveRegionMode.Polite },
        Arrangement.spacedBy(6.dp),
        Alignment.CenterHorizontally,
    ) {
        BasicText(
            cover.title,
            Modifier.semantics { heading() },
            style = type.cover.copy(textAlign = TextAlign.Center),
        )
        BasicText(cover.text, style = type.hint.copy(fontSize = type.message.fontSize, textAlign = TextAlign.Center))
    }
    if (cover.happened.isNotEmpty()) Happened(cover)
}

@Composable
private fun Happened(cover: Cover) = Sheet(Modifier.padding(top = 20.dp, bottom = 8.dp), radius = 14.dp) {
    Row(
        Modifier.padding(horizontal = 16.dp, vertical = 12.dp),
        Arrangement.spacedBy(10.dp),
        Alignment.CenterVertically,
    ) {
        cover.by?.let { SeatMark(it, size = 20.dp) }
        BasicText(cover.happened, style = SobremesaTheme.type.message)
    }
}

@Composable
private fun WayOn(cover: Cover, onPress: (String) -> Unit) {
    val focus = remember { FocusRequester() }
    val asleep = LocalInert.current || LocalPicture.current
    LaunchedEffect(asleep) { if (!asleep) focus.requestFocus() }
    val type = SobremesaTheme.type
    Box(Modifier.padding(top = 12.dp, bottom = 24.dp)) {
        ActionButton(
            cover.button,
            Modifier.focusRequester(focus).fillMaxWidth().heightIn(min = 60.dp),
            ButtonLayout.Row,
            type.primary.copy(fontSize = type.primary.fontSize * 1.13f),
            onPress = onPress,
        )
    }
}
