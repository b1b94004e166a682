package app.sobremesa.ui.pages

import androidx.compose.foundation.background
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.requiredSize
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.layout.wrapContentSize
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.sobremesa.core.Button
import app.sobremesa.core.GameCard
import app.sobremesa.core.MatchCard
import app.sobremesa.core.Notice
import app.sobremesa.core.Picture
import app.sobremesa.core.Tone
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.ActionButton
import app.sobremesa.ui.widgets.ButtonLayout
import app.sobremesa.ui.widgets.Chevron
import app.sobremesa.ui.widgets.PictureView
import app.sobremesa.ui.widgets.PieceView
import app.sobremesa.ui.widgets.Sheet

/** A match to open. */
@Composable
internal fun MatchSheet(card: MatchCard, onMatch: (ULong) -> Unit, modifier: Modifier, outline: Color? = null) {
    val accent = outline ?: SobremesaTheme.colours.soft
    val type = SobremesaTheme.type
    Sheet(
        modifier.heightIn(min = 84.dp).semantics { contentDescription = card.spoken },
        outline = outline,
        onClick = { onMatch(card.id) },
    ) {
        Row(
            Modifier.fillMaxWidth().align(Alignment.Center).padding(start = 9.dp, end = 12.dp).clearAndSetSemantics {},
            Arrangement.spacedBy(9.dp),
            Alignment.CenterVertically,
        ) {
            PieceView(card.emblem, size = 54.dp)
            Column(Modifier.weight(1f).padding(vertical = 10.dp)) {
                if (card.lead.isNotEmpty()) BasicText(card.lead, style = type.secondary.copy(color = accent))
                BasicText(card.title, style = type.title)
                BasicText(card.detail, style = type.secondary)
            }
            Chevron(tint = accent)
        }
    }
}

/** The shape of a game's card, by the room there is for it. */
internal sealed interface GameForm {
    /** A small picture beside the words. */
    data object Small : GameForm

    /** A picture beside the words. */
    data object Beside : GameForm

    /** The words under a picture as high as [cut]. */
    data class Tall(val cut: Dp) : GameForm
}

/** Lowest and highest picture above the words of a card. */
private val LowestCut = 140.dp
private val HighestCut = 320.dp

/** The form for a card with this much [room] and its gap; [text] is the size of text, 1 or more. */
internal fun gameForm(room: Dp, text: Float): GameForm {
    val cut = room - 32.dp - 92.dp * text
    return when {
        cut >= LowestCut -> GameForm.Tall(cut.coerceAtMost(HighestCut))
        room >= 12.dp + 110.dp * text -> GameForm.Beside
        else -> GameForm.Small
    }
}

/** A game to play. */
@Composable
internal fun GameSheet(card: GameCard, form: GameForm, onGame: (String) -> Unit, modifier: Modifier = Modifier) {
    Sheet(modifier.semantics { contentDescription = card.spoken }, onClick = { onGame(card.game) }) {
        when (form) {
            GameForm.Small -> PictureBeside(card, height = 76.dp, cut = 76.dp, inset = 8.dp)
            GameForm.Beside -> PictureBeside(card, height = 110.dp, cut = 106.dp, inset = 10.dp)
            is GameForm.Tall -> PictureAbove(card, form.cut)
        }
    }
}

@Composable
private fun PictureBeside(card: GameCard, height: Dp, cut: Dp, inset: Dp) {
    Row(
        Modifier.fillMaxWidth().heightIn(min = height).padding(start = inset, end = inset).clearAndSetSemantics {},
        Arrangement.spacedBy(inset * 1.5f),
        Alignment.CenterVertically,
    ) {
        Cut(card.picture, Modifier.size(cut, height - inset * 2))
        GameWords(card, Modifier.weight(1f).padding(vertical = 6.dp))
        Chevron(tint = SobremesaTheme.colours.soft)
    }
}

@Composable
private fun PictureAbove(card: GameCard, cut: Dp) {
    Column(Modifier.fillMaxWidth().padding(10.dp).clearAndSetSemantics {}) {
        Cut(card.picture, Modifier.fillMaxWidth().height(cut))
        Row(
            Modifier.padding(start = 8.dp, end = 4.dp, top = 10.dp, bottom = 4.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            GameWords(card, Modifier.weight(1f))
            Chevron(tint = SobremesaTheme.colours.soft)
        }
    }
}

@Composable
private fun GameWords(card: GameCard, modifier: Modifier) {
    val type = SobremesaTheme.type
    Column(modifier) {
        BasicText(card.title, style = type.title)
        BasicText(card.tagline, style = type.hint.copy(color = SobremesaTheme.colours.ink))
        BasicText(card.facts, style = type.secondary)
    }
}

/** The upper left part of a picture at its own size, or larger where that would not fill the place it is given. */
@Composable
private fun Cut(picture: Picture, modifier: Modifier) {
    BoxWithConstraints(modifier.clip(RoundedCornerShape(12.dp))) {
        val (width, height) = picture.board.run { width to height }
        val grown = maxOf(1f, maxWidth.value / width, maxHeight.value / height)
        PictureView(
            picture,
            Modifier.wrapContentSize(Alignment.TopStart, unbounded = true)
                .requiredSize((width * grown).dp, (height * grown).dp),
        )
    }
}

/** Something that went wrong with the saved matches. */
@Composable
internal fun NoticeSheet(notice: Notice, onPutAway: () -> Unit) {
    Sheet(Modifier.fillMaxWidth(), outline = SobremesaTheme.colours.amber) {
        Column(Modifier.fillMaxWidth().padding(14.dp), Arrangement.spacedBy(12.dp)) {
            Sentence(notice.text, Tone.WARNING)
            ActionButton(
                notice.button,
                Modifier.fillMaxWidth().heightIn(min = 48.dp),
                ButtonLayout.Row,
                SobremesaTheme.type.message,
                onPress = { onPutAway() },
            )
        }
    }
}

/** What could not be done, over everything else, with the one way out. */
@Composable
internal fun TroubleSheet(sentence: String, back: Button, onPutAway: () -> Unit) {
    Box(Modifier.fillMaxSize(), Alignment.Center) {
        // Nothing below can be touched; beside the sheet means back.
        Spacer(
            Modifier.fillMaxSize()
                .background(SobremesaTheme.colours.shadow.copy(alpha = .45f))
                .pointerInput(onPutAway) { detectTapGestures { onPutAway() } },
        )
        Sheet(
            Modifier.windowInsetsPadding(WindowInsets.safeDrawing).padding(24.dp)
                .widthIn(max = 420.dp).fillMaxWidth()
                .semantics {
                    liveRegion = LiveRegionMode.Assertive
                    paneTitle = sentence
                }
                .pointerInput(Unit) {},
            radius = 24.dp,
        ) {
            Column(Modifier.fillMaxWidth().padding(20.dp), Arrangement.spacedBy(20.dp)) {
                Sentence(sentence, Tone.REFUSAL)
                ActionButton(
                    back,
                    Modifier.fillMaxWidth().heightIn(min = 56.dp),
                    ButtonLayout.Row,
                    SobremesaTheme.type.message,
                    onPress = { onPutAway() },
                )
            }
        }
    }
}
