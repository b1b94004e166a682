package app.sobremesa

import android.content.Context
import android.media.AudioAttributes
import android.media.AudioDeviceCallback
import android.media.AudioDeviceInfo
import android.media.AudioFocusRequest
import android.media.AudioManager
import app.sobremesa.ui.Visit

/**
 * The process's sound among that of others: no other app's music is ever stopped, ours makes room for theirs, and for a
 * call or an alarm all is silent. Used by the thread that draws alone.
 */
internal class AudioFocus(context: Context) {
    private val audio = context.getSystemService(AudioManager::class.java)
    private val request = AudioFocusRequest.Builder(AudioManager.AUDIOFOCUS_GAIN)
        .setAudioAttributes(
            AudioAttributes.Builder()
                .setUsage(AudioAttributes.USAGE_GAME)
                .setContentType(AudioAttributes.CONTENT_TYPE_MUSIC)
                .build(),
        )
        .setOnAudioFocusChangeListener(::changed)
        .build()
    private val outputs = Outputs { visit?.deviceChanged() }

    private var visit: Visit? = null

    /** The focus is ours until another app's music takes it for good. */
    private var held = false

    /** It is lent to a call or an alarm. */
    private var interrupted = false

    /** The app is in sight with [visit]: time goes on, and the music where nobody else plays any. */
    fun enter(visit: Visit) {
        this.visit = visit
        visit.othersPlay(!isOurs())
        visit.resume()
        // An alarm may ring on beside an app in sight.
        if (interrupted) visit.interrupted(true)
        audio.registerAudioDeviceCallback(outputs, null)
    }

    /** The app is no longer in front. The focus is kept: it may be in front again at once. */
    fun pause() {
        audio.unregisterAudioDeviceCallback(outputs)
        outputs.forget()
        visit?.pause()
    }

    /** The app is out of sight: whoever wants to may have the focus. */
    fun leave() {
        if (held) audio.abandonAudioFocusRequest(request)
        held = false
        interrupted = false
        visit = null
    }

    /** Our own music is active too while it fades, but then the focus is still held. */
    private fun isOurs(): Boolean {
        if (!held && !audio.isMusicActive) {
            held = audio.requestAudioFocus(request) == AudioManager.AUDIOFOCUS_REQUEST_GRANTED
        }
        return held
    }

    /** What the system says of the focus. Where others only want us to be quieter, it sees to that itself. */
    private fun changed(change: Int) {
        when (change) {
            AudioManager.AUDIOFOCUS_LOSS -> {
                held = false
                visit?.othersPlay(true)
            }
            AudioManager.AUDIOFOCUS_LOSS_TRANSIENT -> interrupt(true)
            AudioManager.AUDIOFOCUS_GAIN -> {
                interrupt(false)
                visit?.othersPlay(false)
            }
        }
    }

    private fun interrupt(began: Boolean) {
        interrupted = began
        visit?.interrupted(began)
    }
}

/** Hears of outputs that come and go, as headphones do, and tells [changed]. */
private class Outputs(private val changed: () -> Unit) : AudioDeviceCallback() {
    /** Told of those that are there already, which comes first. */
    private var told = false

    /** What comes next will be what is there already. */
    fun forget() {
        told = false
    }

    override fun onAudioDevicesAdded(added: Array<out AudioDeviceInfo>) {
        if (told) tellOf(added)
        told = true
    }

    override fun onAudioDevicesRemoved(removed: Array<out AudioDeviceInfo>) = tellOf(removed)

    private fun tellOf(devices: Array<out AudioDeviceInfo>) {
        if (devices.any { it.isSink }) changed()
    }
}
