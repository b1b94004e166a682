package app.sobremesa.ui.pages

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.asPaddingValues
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.itemsIndexed
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.sobremesa.core.Button
import app.sobremesa.core.Page
import app.sobremesa.core.Row
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.ActionButton
import app.sobremesa.ui.widgets.ButtonLayout
import app.sobremesa.ui.widgets.TopBar
import app.sobremesa.ui.widgets.fadesOut

/** No line of text gets longer than reads well. */
private val Widest = 560.dp

/**
 * Any page of rows: setup, settings, rules, saved matches. It opens at the heading that is called [anchor], if any.
 * A press on an action row is a change with an empty value.
 */
@Composable
fun PageScreen(
    page: Page,
    back: Button,
    onBack: () -> Unit,
    onChange: (id: String, value: String) -> Unit,
    onPrimary: () -> Unit,
    onMatch: (ULong) -> Unit,
    anchor: String? = null,
) {
    val insets = WindowInsets.safeDrawing
    // What scrolls goes on under the bar at the foot, unless a button stands there.
    val foot = if (page.primary == null) insets.asPaddingValues().calculateBottomPadding() else 0.dp
    val around = if (page.primary == null) insets.only(WindowInsetsSides.Horizontal + WindowInsetsSides.Top) else insets
    BoxWithConstraints(Modifier.fillMaxSize().windowInsetsPadding(around)) {
        val side = if (maxWidth < 600.dp) 16.dp else 24.dp
        // On a phone on its side every line counts.
        val low = maxHeight < 480.dp
        Column(Modifier.fillMaxSize(), horizontalAlignment = Alignment.CenterHorizontally) {
            TopBar(page.title, left = back, right = emptyList(), onPress = { onBack() })
            Rows(page.rows, anchor, side, foot, onChange, onMatch, Modifier.weight(1f))
            page.primary?.let { primary ->
                ActionButton(
                    primary,
                    Modifier.padding(horizontal = side, vertical = if (low) 6.dp else 12.dp)
                        .widthIn(max = Widest).fillMaxWidth()
                        .heightIn(min = if (low) 48.dp else 60.dp),
                    ButtonLayout.Row,
                    SobremesaTheme.type.primary.copy(fontSize = 17.sp),
                    onPress = { onPrimary() },
                )
            }
        }
    }
}

@Composable
private fun Rows(
    rows: List<Row>,
    anchor: String?,
    side: Dp,
    foot: Dp,
    onChange: (String, String) -> Unit,
    onMatch: (ULong) -> Unit,
    modifier: Modifier,
) {
    val state = rememberLazyListState(initialFirstVisibleItemIndex = rows.chapter(anchor))
    LazyColumn(
        modifier.fillMaxWidth().fadesOut(state),
        state,
        contentPadding = PaddingValues(start = side, end = side, top = 4.dp, bottom = 24.dp + foot),
        verticalArrangement = Arrangement.spacedBy(12.dp),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        itemsIndexed(rows, key = { place, row -> row.key() ?: place }) { place, row ->
            RowView(row, first = place == 0, onChange, onMatch, Modifier.widthIn(max = Widest).fillMaxWidth())
        }
    }
}

/** Where the chapter called [anchor] begins; the top of the page if there is none. */
internal fun List<Row>.chapter(anchor: String?): Int =
    if (anchor.isNullOrEmpty()) 0 else indexOfFirst { it is Row.Heading && it.anchor == anchor }.coerceAtLeast(0)

/** What keeps a row's own state (a cursor) with it when rows above it come or go. */
private fun Row.key(): String? = when (this) {
    is Row.Choice -> id
    is Row.Toggle -> id
    is Row.Volume -> id
    is Row.Seat -> id
    else -> null
}
