package app.sobremesa.ui.pages

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
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
internal fun MatchSheet(card: MatchCard, onMatch: (ULong) -> Unit, outline: Color? = null) {
    val accent = outline ?: SobremesaTheme.colours.soft
    val type = SobremesaTheme.type
    Sheet(
        Modifier.fillMaxWidth().heightIn(min = 84.dp).semantics { contentDescription = card.spoken },
        outline = outline,
        onClick = { onMatch(card.id) },
    ) {
        Row(
            Modifier.fillMaxWidth().align(Alignment.Center).padding(start = 9.dp, end = 12.dp).clearAndSetSemantics {},
            Arrangement.spacedBy(9.dp),
            Alignment.CenterVertically,
        ) {
            PieceView(card.emblem.kind, card.emblem.colour, card.emblem.number, size = 54.dp)
            Column(Modifier.weight(1f).padding(vertical = 10.dp)) {
                if (card.lead.isNotEmpty()) BasicText(card.lead, style = type.secondary.copy(color = accent))
                BasicText(card.title, style = type.title, maxLines = 2, overflow = TextOverflow.Ellipsis)
                BasicText(card.detail, style = type.secondary)
            }
            Chevron(tint = accent)
        }
    }
}

/** How much room a game's card has. */
internal enum class GameForm { Small, Beside, Tall }

/** The form for a card with this much [room] and its gap; [text] is the size of text, 1 or more. */
internal fun gameForm(room: Dp, text: Float): GameForm = when {
    room >= 150.dp + 112.dp * text -> GameForm.Tall
    room >= 12.dp + 110.dp * text -> GameForm.Beside
    else -> GameForm.Small
}

/** A game to play. */
@Composable
internal fun GameSheet(card: GameCard, form: GameForm, onGame: (String) -> Unit, modifier: Modifier = Modifier) {
    Sheet(modifier.semantics { contentDescription = card.spoken }, onClick = { onGame(card.game) }) {
        when (form) {
            GameForm.Small -> PictureBeside(card, height = 76.dp, cut = 84.dp, inset = 8.dp)
            GameForm.Beside -> PictureBeside(card, height = 110.dp, cut = 106.dp, inset = 10.dp)
            GameForm.Tall -> PictureAbove(card)
        }
    }
}

@Composable
private fun PictureBeside(card: GameCard, height: Dp, cut: Dp, inset: Dp) {
    Row(
        Modifier.fillMaxWidth().heightIn(min = height).padding(start = inset, end = 12.dp).clearAndSetSemantics {},
        Arrangement.spacedBy(16.dp),
        Alignment.CenterVertically,
    ) {
        Cut(card.picture, Modifier.size(cut, height - inset * 2))
        GameWords(card, Modifier.weight(1f).padding(vertical = 6.dp))
        Chevron(tint = SobremesaTheme.colours.soft)
    }
}

@Composable
private fun PictureAbove(card: GameCard) {
    Column(Modifier.fillMaxWidth().padding(10.dp).clearAndSetSemantics {}) {
        Cut(card.picture, Modifier.fillMaxWidth().height(196.dp))
        Row(Modifier.padding(start = 8.dp, end = 4.dp, top = 10.dp, bottom = 4.dp), verticalAlignment = Alignment.CenterVertically) {
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

/** The upper left part of a picture, filling the place it is given. */
@Composable
private fun Cut(picture: Picture, modifier: Modifier) =
    PictureView(picture, modifier.clip(RoundedCornerShape(12.dp)), crop = true)

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
                onPress = { onPutAway() },
            )
        }
    }
}

/** What could not be done, over everything else, with the one way out. */
@Composable
internal fun TroubleSheet(sentence: String, back: Button, onPutAway: () -> Unit) {
    val touch = remember { MutableInteractionSource() }
    Box(
        Modifier.fillMaxSize()
            .background(SobremesaTheme.colours.shadow.copy(alpha = .45f))
            // Nothing below it can be pressed; beside the sheet means back.
            .clickable(touch, indication = null, onClick = onPutAway)
            .windowInsetsPadding(WindowInsets.safeDrawing)
            .padding(24.dp),
        Alignment.Center,
    ) {
        Sheet(
            Modifier.widthIn(max = 420.dp).fillMaxWidth().semantics {
                liveRegion = LiveRegionMode.Assertive
                paneTitle = sentence
            },
            radius = 24.dp,
        ) {
            Column(Modifier.fillMaxWidth().padding(20.dp), Arrangement.spacedBy(20.dp)) {
                Sentence(sentence, Tone.REFUSAL)
                ActionButton(
                    back,
                    Modifier.fillMaxWidth().heightIn(min = 56.dp),
                    ButtonLayout.Row,
                    onPress = { onPutAway() },
                )
            }
        }
    }
}
