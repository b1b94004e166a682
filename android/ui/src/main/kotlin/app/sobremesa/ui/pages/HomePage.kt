package app.sobremesa.ui.pages

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.text
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.sobremesa.core.Button
import app.sobremesa.core.Home
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.ActionButton
import app.sobremesa.ui.widgets.ButtonLayout
import app.sobremesa.ui.widgets.Cup
import app.sobremesa.ui.widgets.Fitted
import app.sobremesa.ui.widgets.scrolled

/** What can be pressed on the first page. */
internal class HomeTouch(
    val onNotice: () -> Unit,
    val onMatch: (ULong) -> Unit,
    val onGame: (String) -> Unit,
    val onLink: (String) -> Unit,
)

/** The first page: the match to go on with, the games, and the links at the foot. */
@Composable
fun HomePage(
    home: Home,
    onNotice: () -> Unit,
    onMatch: (ULong) -> Unit,
    onGame: (String) -> Unit,
    onLink: (String) -> Unit,
) {
    val touch = HomeTouch(onNotice, onMatch, onGame, onLink)
    Box(Modifier.fillMaxSize()) {
        BoxWithConstraints(Modifier.fillMaxSize().windowInsetsPadding(WindowInsets.safeDrawing)) {
            val text = LocalDensity.current.fontScale.coerceAtLeast(1f)
            val wide = maxWidth >= 600.dp && maxWidth > maxHeight * .9f
            val beside = home.games.size > 1 && maxWidth >= 840.dp * text && maxHeight >= 600.dp * text
            when {
                beside -> GamesAbreast(home, touch)
                wide -> TwoColumns(home, maxWidth, maxHeight, touch)
                else -> OneColumn(home, maxWidth, maxHeight, touch)
            }
        }
    }
}

/** A phone held upright. */
@Composable
private fun OneColumn(home: Home, width: Dp, height: Dp, touch: HomeTouch) {
    val text = LocalDensity.current.fontScale.coerceAtLeast(1f)
    // Title and links, and what stands above the games.
    val taken = 244.dp + (if (home.newest != null) 104.dp else 0.dp) + (if (home.notice != null) 168.dp else 0.dp)
    val form = gameForm((height - taken * text) / home.games.size.coerceAtLeast(1), text)
    val cup = form != GameForm.Small && text < 1.3f && width >= 340.dp
    if (cup) Cup(Modifier.offset(x = width - 108.dp, y = 20.dp), size = 140.dp)
    Column(
        Modifier.fillMaxSize().scrolled().heightIn(min = height).padding(16.dp),
        Arrangement.SpaceBetween,
    ) {
        Column(verticalArrangement = Arrangement.spacedBy(12.dp)) {
            val beside = PaddingValues(start = 4.dp, top = 36.dp, end = 104.dp, bottom = 36.dp)
            Title(home, Modifier.padding(if (cup) beside else PaddingValues(4.dp)))
            AboveGames(home, touch)
            home.games.forEach { GameSheet(it, form, touch.onGame, Modifier.fillMaxWidth()) }
        }
        Links(home.links, touch.onLink, Modifier.padding(top = 16.dp))
    }
}

/** A phone on its side, a square, or a tablet with a single game: words and links beside the games. */
@Composable
private fun TwoColumns(home: Home, width: Dp, height: Dp, touch: HomeTouch) {
    val text = LocalDensity.current.fontScale.coerceAtLeast(1f)
    val form = gameForm((height - 32.dp) / home.games.size.coerceAtLeast(1), text)
    val roomy = width >= 840.dp && height >= 560.dp * text
    val column = if (roomy) 480.dp else 400.dp
    Row(
        Modifier.fillMaxSize().padding(horizontal = 24.dp),
        Arrangement.spacedBy(if (roomy) 56.dp else 24.dp, Alignment.CenterHorizontally),
        Alignment.CenterVertically,
    ) {
        Column(
            Modifier.weight(1f, fill = false).widthIn(max = column).scrolled()
                .padding(vertical = 16.dp),
            Arrangement.spacedBy(if (roomy) 24.dp else 12.dp),
        ) {
            Row(verticalAlignment = Alignment.CenterVertically) {
                Title(home, Modifier.weight(1f).padding(start = 4.dp))
                if (roomy) Cup(size = 160.dp)
            }
            AboveGames(home, touch)
            Links(home.links, touch.onLink, Modifier.padding(top = 4.dp))
        }
        Column(
            Modifier.weight(1f, fill = false).widthIn(max = column).scrolled()
                .padding(vertical = 16.dp),
            Arrangement.spacedBy(12.dp),
        ) {
            home.games.forEach { GameSheet(it, form, touch.onGame, Modifier.fillMaxWidth()) }
        }
    }
}

/** A tablet: the games side by side, the match to go on with above them. */
@Composable
private fun GamesAbreast(home: Home, touch: HomeTouch) {
    Box(Modifier.fillMaxWidth(), Alignment.TopEnd) { Cup(Modifier.offset(x = 40.dp, y = 12.dp), size = 200.dp) }
    Column(
        Modifier.fillMaxSize().scrolled().padding(24.dp),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        Column(Modifier.widthIn(max = 1200.dp), Arrangement.spacedBy(24.dp)) {
            Title(home, Modifier.padding(start = 4.dp, top = 24.dp))
            Column(Modifier.widthIn(max = 792.dp), Arrangement.spacedBy(12.dp)) { AboveGames(home, touch) }
            Row(horizontalArrangement = Arrangement.spacedBy(24.dp)) {
                home.games.forEach {
                    val third = Modifier.weight(1f, fill = false).widthIn(max = 384.dp)
                    GameSheet(it, GameForm.Tall(196.dp), touch.onGame, third)
                }
            }
            Links(home.links, touch.onLink, Modifier.widthIn(max = 384.dp))
        }
    }
}

@Composable
private fun Title(home: Home, modifier: Modifier) {
    Column(modifier) {
        Fitted(
            home.title,
            SobremesaTheme.type.display,
            Modifier.semantics {
                heading()
                text = AnnotatedString(home.title)
            },
        )
        BasicText(home.subtitle, style = SobremesaTheme.type.message.copy(color = SobremesaTheme.colours.soft))
    }
}

@Composable
private fun AboveGames(home: Home, touch: HomeTouch) {
    home.notice?.let { NoticeSheet(it, touch.onNotice) }
    home.newest?.let { MatchSheet(it, touch.onMatch, Modifier.fillMaxWidth(), outline = SobremesaTheme.colours.olive) }
}

@Composable
private fun Links(links: List<Button>, onLink: (String) -> Unit, modifier: Modifier) {
    if (LocalDensity.current.fontScale > 1.3f) {
        Column(modifier, Arrangement.spacedBy(8.dp)) {
            links.forEach { ActionButton(it, Modifier.fillMaxWidth(), ButtonLayout.Row, onPress = onLink) }
        }
    } else {
        Row(modifier.height(IntrinsicSize.Max), Arrangement.spacedBy(8.dp)) {
            links.forEach { ActionButton(it, Modifier.weight(1f).heightIn(min = 60.dp).fillMaxHeight(), onPress = onLink) }
        }
    }
}
