package app.sobremesa.ui.matches

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.requiredSize
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.platform.ClipboardManager
import androidx.compose.ui.platform.LocalClipboardManager
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.test.junit4.ComposeContentTestRule
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import app.sobremesa.bindings.Sobremesa
import app.sobremesa.ui.Lane
import app.sobremesa.ui.SobremesaApp
import app.sobremesa.ui.Visit
import app.sobremesa.ui.rememberVisit

/** The app as the content of a test's window on the desktop. */
@Suppress("DEPRECATION") // As in the UI.
internal class OwnContent(private val rule: ComposeContentTestRule) : Stage {
    override lateinit var visit: Visit
        private set

    private var looking by mutableStateOf(false)

    override fun show(looks: Looks, lane: Lane, open: () -> Sobremesa) = rule.setContent {
        CompositionLocalProvider(LocalDensity provides Density(DENSITY), LocalClipboardManager provides Clipboard()) {
            Box(Modifier.requiredSize(looks.width.dp, looks.height.dp).drawWithContent { if (looking) drawContent() }) {
                SobremesaApp(rememberVisit(lane, open).also { visit = it })
            }
        }
    }

    override fun look(frame: () -> Unit) {
        rule.runOnUiThread { looking = true }
        frame()
        rule.runOnUiThread { looking = false }
    }

    private companion object {
        /** So few pixels are drawn fast, and what is where does not depend on it. */
        const val DENSITY = .25f
    }
}

/** What is copied, where the machine has no clipboard. */
@Suppress("DEPRECATION")
private class Clipboard : ClipboardManager {
    private var text: AnnotatedString? = null

    override fun setText(annotatedString: AnnotatedString) {
        text = annotatedString
    }

    override fun getText(): AnnotatedString? = text
}
