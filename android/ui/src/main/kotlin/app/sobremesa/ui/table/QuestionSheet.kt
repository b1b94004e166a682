package app.sobremesa.ui.table

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.sobremesa.core.Question
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.ActionButton
import app.sobremesa.ui.widgets.ButtonLayout
import app.sobremesa.ui.widgets.LocalInert
import app.sobremesa.ui.widgets.Sheet
import app.sobremesa.ui.widgets.scrolled

/** A question over the table; nothing under it can be touched until it is answered. */
@Composable
internal fun BoxScope.QuestionSheet(question: Question, onPress: (String) -> Unit) = OverTable(margin = 24.dp) {
    val type = SobremesaTheme.type
    Sheet(
        Modifier.widthIn(max = 400.dp).testTag("question-sheet").semantics {
            isTraversalGroup = true
            paneTitle = question.title
        },
        radius = 24.dp,
    ) {
        Column(Modifier.padding(24.dp), Arrangement.spacedBy(8.dp)) {
            Column(
                Modifier.weight(1f, fill = false).scrolled(),
                Arrangement.spacedBy(6.dp),
            ) {
                BasicText(question.title, Modifier.semantics { heading() }, style = type.title)
                if (question.text.isNotEmpty()) BasicText(question.text, style = type.hint)
            }
            Answers(question, onPress)
        }
    }
}

/** In the middle over everything else, which lies in the shade and gets no finger. */
@Composable
internal fun BoxScope.OverTable(margin: Dp, content: @Composable () -> Unit) = Box(
    Modifier
        .matchParentSize()
        .background(Color.Black.copy(alpha = if (SobremesaTheme.colours.dark) .55f else .35f))
        .pointerInput(Unit) {
            awaitPointerEventScope { while (true) awaitPointerEvent().changes.forEach { it.consume() } }
        }
        .windowInsetsPadding(WindowInsets.safeDrawing)
        .padding(margin),
    Alignment.Center,
) { content() }

/** The keyboard's focus begins at the answer that changes nothing. */
@Composable
private fun Answers(question: Question, onPress: (String) -> Unit) = Awake {
    val last = remember(question) { FocusRequester() }
    LaunchedEffect(question) { last.requestFocus() }
    question.answers.forEachIndexed { index, answer ->
        val focus = if (index == question.answers.lastIndex) Modifier.focusRequester(last) else Modifier
        ActionButton(
            answer,
            focus.fillMaxWidth().heightIn(min = 52.dp),
            ButtonLayout.Row,
            if (answer.primary) SobremesaTheme.type.primary else SobremesaTheme.type.message,
            onPress = onPress,
        )
    }
}

@Composable
private fun Awake(content: @Composable () -> Unit) =
    CompositionLocalProvider(LocalInert provides false, content = content)
