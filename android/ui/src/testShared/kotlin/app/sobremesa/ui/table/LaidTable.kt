package app.sobremesa.ui.table

import androidx.compose.foundation.layout.requiredSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateListOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import app.sobremesa.bindings.Listener
import app.sobremesa.bindings.Sobremesa
import app.sobremesa.core.Appearance
import app.sobremesa.core.Arrangement
import app.sobremesa.core.Button
import app.sobremesa.core.Icon
import app.sobremesa.core.Screen
import app.sobremesa.core.Tap
import app.sobremesa.core.Theme
import app.sobremesa.ui.theme.SobremesaTheme
import app.sobremesa.ui.widgets.Cloth
import java.io.File

/** What stands in the bar. Where it is too narrow for the rules, they are in the question how to leave. */
internal val Screen.bar: List<Button>
    get() = listOfNotNull(exit, menu, rules.takeIf { board.arrangement != Arrangement.COMPACT }, loudspeaker)

/** A table of the real core with the record of the demonstration, of which nothing is played yet. */
internal class LaidTable(private val language: String = "en") {
    private val folder: File = File.createTempFile("table", "").apply { delete() }.also { it.mkdirs() }
    private val core = Sobremesa.openStill(folder.path, listOf(language), now = 1_790_000_000uL, seed = 7uL)

    /** The taps that play the whole record. */
    val taps: List<Tap> = core.openRecord(core.demoRecord())

    /** What is shown. */
    var screen: Screen by mutableStateOf(core.screen()!!)
        private set

    /** The spots and buttons that the table reported. */
    val heard = mutableStateListOf<String>()

    init {
        core.setListener(object : Listener {
            override fun screenReady(number: ULong) {
                screen = core.screen()!!
            }
        })
    }

    /** The spot that a step of the record taps. */
    fun spot(step: Int): UInt = (taps[step] as Tap.Spot).spot

    /** As after a turn of the device: the same screen, without its motions. */
    fun askAgain() {
        screen = core.screen()!!
    }

    /** Plays these steps of the record without any finger. */
    fun play(steps: IntRange) = steps.forEach { step ->
        when (val tap = taps[step]) {
            is Tap.Spot -> core.tap(screen.number, tap.spot)
            is Tap.Button -> core.press(screen.number, tap.id)
        }
    }

    @Composable
    fun Content(width: Int = 360, height: Int = 740, text: Float = 1f, reducedMotion: Boolean = false) {
        CompositionLocalProvider(LocalDensity provides Density(1f, text)) {
            SobremesaTheme(appearance(reducedMotion), systemReducedMotion = false) {
                Cloth(Modifier.testTag("window").requiredSize(width.dp, height.dp)) {
                    TableScreen(
                        screen,
                        onResize = {
                            core.resize(it)
                            screen = core.screen()!!
                        },
                        onTap = {
                            heard += "spot $it"
                            core.tap(screen.number, it)
                        },
                        onPress = {
                            heard += it
                            core.press(screen.number, it)
                        },
                        onRules = { heard += "rules $it" },
                    )
                }
            }
        }
    }

    private fun appearance(reducedMotion: Boolean) = Appearance(
        Theme.LIGHT,
        reducedMotion,
        leftHanded = false,
        vibration = false,
        colourBlind = false,
        language = language,
        back = Button("back", "Back", Icon.BACK, "Back", primary = false, enabled = true),
    )
}
