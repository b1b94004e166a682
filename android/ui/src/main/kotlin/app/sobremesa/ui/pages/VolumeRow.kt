package app.sobremesa.ui.pages

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.text.BasicText
import androidx.compose.material3.Slider
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.sobremesa.core.Row
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.Sheet
import kotlin.math.roundToInt
import androidx.compose.foundation.layout.Row as Across

/** How loud something is. Each step that a finger passes is heard at once. */
@Composable
internal fun VolumeRow(row: Row.Volume, onChange: (Int) -> Unit, modifier: Modifier) {
    var reached by remember(row.value) { mutableFloatStateOf(row.value.toFloat()) }
    Sheet(modifier) {
        Across(
            Modifier.fillMaxWidth().heightIn(min = 56.dp).padding(horizontal = 14.dp, vertical = 4.dp),
            Arrangement.spacedBy(12.dp),
            Alignment.CenterVertically,
        ) {
            BasicText(
                row.label,
                Modifier.weight(1f).clearAndSetSemantics {},
                SobremesaTheme.type.message,
            )
            Slider(
                reached,
                { next ->
                    if (next.roundToInt() != reached.roundToInt()) onChange(next.roundToInt())
                    reached = next
                },
                Modifier.weight(1.6f).testTag(row.id).semantics { contentDescription = row.spoken },
                steps = row.of.toInt() - 1,
                valueRange = 0f..row.of.toFloat(),
            )
        }
    }
}
