package app.sobremesa

import android.media.AudioAttributes
import android.media.AudioDeviceInfo
import android.media.AudioManager
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import app.sobremesa.ui.matches.MatchScenarios
import app.sobremesa.ui.matches.Sitting
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.AudioDeviceInfoBuilder
import org.robolectric.util.ReflectionHelpers

/** What the core hears of other apps' sound, and what the system hears of ours. */
@RunWith(RobolectricTestRunner::class)
class AudioFocusTest : MatchScenarios() {
    @get:Rule(order = 0)
    override val rule = createEmptyComposeRule()

    @get:Rule(order = 1)
    override val stage = InActivity()

    private val audio get() = shadowOf(stage.process.getSystemService(AudioManager::class.java))

    /** What the core heard while [work] was done. */
    private fun Sitting.heardOf(work: () -> Unit): List<String> {
        val before = stage.heardOfSound.size
        rule.runOnUiThread(work)
        settle()
        return stage.heardOfSound.drop(before)
    }

    /** The system gives the focus to another, or back. */
    private fun change(change: Int) =
        audio.lastAudioFocusRequest.audioFocusRequest.onAudioFocusChangeListener!!.onAudioFocusChange(change)

    @Test
    fun `the focus of a game's music is asked for before time goes on`() {
        begin()
        assertEquals(listOf("nobody else plays", "resume"), stage.heardOfSound)
        val asked = audio.lastAudioFocusRequest.audioFocusRequest
        assertEquals(AudioManager.AUDIOFOCUS_GAIN, asked.focusGain)
        assertEquals(AudioAttributes.USAGE_GAME, asked.audioAttributes.usage)
        assertEquals(AudioAttributes.CONTENT_TYPE_MUSIC, asked.audioAttributes.contentType)
    }

    @Test
    fun `music that another app plays goes on, and the core hears of it first`() {
        audio.setIsMusicActive(true)
        begin()
        assertEquals(listOf("others play", "resume"), stage.heardOfSound)
        assertNull(audio.lastAudioFocusRequest)
    }

    @Test
    fun `a focus that the system does not give is another app's`() {
        audio.setNextFocusRequestResponse(AudioManager.AUDIOFOCUS_REQUEST_FAILED)
        begin()
        assertEquals(listOf("others play", "resume"), stage.heardOfSound)
    }

    @Test
    fun `another app that begins its music has it alone until the app is in front anew`() {
        val sitting = begin()
        assertEquals(listOf("others play"), sitting.heardOf { change(AudioManager.AUDIOFOCUS_LOSS) })
        audio.setIsMusicActive(true)
        assertEquals(
            listOf("pause", "others play", "resume"),
            sitting.heardOf { stage.leave(); stage.enter() },
        )
        audio.setIsMusicActive(false)
        assertEquals(
            listOf("pause", "nobody else plays", "resume"),
            sitting.heardOf { stage.leave(); stage.enter() },
        )
    }

    @Test
    fun `a call interrupts, and its end is heard`() {
        val sitting = begin()
        assertEquals(listOf("interrupted"), sitting.heardOf { change(AudioManager.AUDIOFOCUS_LOSS_TRANSIENT) })
        assertEquals(
            listOf("no longer interrupted", "nobody else plays"),
            sitting.heardOf { change(AudioManager.AUDIOFOCUS_GAIN) },
        )
    }

    @Test
    fun `an alarm that rings on beside the app in front still interrupts`() {
        val sitting = begin()
        val heard = sitting.heardOf {
            change(AudioManager.AUDIOFOCUS_LOSS_TRANSIENT)
            stage.pause()
            stage.resume()
        }
        assertEquals(listOf("interrupted", "pause", "nobody else plays", "resume", "interrupted"), heard)
    }

    @Test
    fun `a call that ended out of sight interrupts no longer`() {
        val sitting = begin()
        val heard = sitting.heardOf {
            change(AudioManager.AUDIOFOCUS_LOSS_TRANSIENT)
            stage.leave()
            stage.enter()
        }
        assertEquals(listOf("interrupted", "pause", "nobody else plays", "resume"), heard)
    }

    @Test
    fun `where others only want it quieter the core hears nothing`() {
        val sitting = begin()
        assertEquals(
            emptyList<String>(),
            sitting.heardOf { change(AudioManager.AUDIOFOCUS_LOSS_TRANSIENT_CAN_DUCK) },
        )
    }

    @Test
    fun `out of sight the focus is given back, and what others then do is not heard`() {
        val sitting = begin()
        val asked = audio.lastAudioFocusRequest.audioFocusRequest
        assertEquals(listOf("pause"), sitting.heardOf { stage.leave() })
        assertEquals(asked, audio.lastAbandonedAudioFocusRequest)
        assertEquals(emptyList<String>(), sitting.heardOf { change(AudioManager.AUDIOFOCUS_GAIN) })
    }

    @Test
    fun `our own music is not taken for another app's when the device is turned or another window was in front`() {
        val sitting = begin()
        audio.setIsMusicActive(true)
        assertEquals(
            listOf("pause", "nobody else plays", "resume"),
            sitting.heardOf { stage.pause(); stage.resume() },
        )
        // Whoever turns the device does not leave.
        val heard = sitting.heardOf { stage.change(size(740, 360)) }
        assertEquals(listOf("nobody else plays", "resume"), heard)
        assertNull(audio.lastAbandonedAudioFocusRequest)
    }

    @Test
    fun `headphones that come and go change the device, and what was there before does not`() {
        val speaker = device(AudioDeviceInfo.TYPE_BUILTIN_SPEAKER, SINK)
        val headphones = device(AudioDeviceInfo.TYPE_WIRED_HEADPHONES, SINK)
        audio.addOutputDevice(speaker, true)
        val sitting = begin()
        assertEquals(listOf("nobody else plays", "resume"), stage.heardOfSound)
        assertEquals(listOf("device changed"), sitting.heardOf { audio.addOutputDevice(headphones, true) })
        assertEquals(listOf("device changed"), sitting.heardOf { audio.removeOutputDevice(headphones, true) })
        assertEquals(
            listOf("pause", "nobody else plays", "resume"),
            sitting.heardOf {
                stage.leave()
                audio.addOutputDevice(headphones, true)
                stage.enter()
            },
        )
        assertEquals(listOf("device changed"), sitting.heardOf { audio.removeOutputDevice(headphones, true) })
    }

    @Test
    fun `a microphone that comes changes nothing`() {
        val sitting = begin()
        val microphone = device(AudioDeviceInfo.TYPE_BUILTIN_MIC, SOURCE)
        assertEquals(emptyList<String>(), sitting.heardOf { audio.addInputDevice(microphone, true) })
    }

    /** The builder knows of no [role]. */
    private fun device(type: Int, role: Int): AudioDeviceInfo =
        AudioDeviceInfoBuilder.newBuilder().setType(type).build().also {
            ReflectionHelpers.setField(ReflectionHelpers.getField<Any>(it, "mPort"), "mRole", role)
        }

    private companion object {
        /** What a device is to Android: one that is heard from, and one that is heard. */
        const val SOURCE = 1
        const val SINK = 2
    }
}
