/** The Android app: what the system starts, and how its life goes on to the core. */
package app.sobremesa

import android.app.Application
import app.sobremesa.bindings.Sobremesa
import app.sobremesa.bindings.SobremesaInterface
import app.sobremesa.ui.Lane
import app.sobremesa.ui.Visit
import java.io.File

/**
 * The process. It has one core, which is opened when it is first asked for and never closed: what is shown comes and
 * goes with the activity, the table stays.
 */
open class SobremesaApplication : Application() {
    /** The one lane on which the core is asked. */
    open val lane = Lane()

    /** The visit that began last. The one in its place looks like it until the core has answered. */
    var visit: Visit? = null

    /** Our sound among that of other apps. */
    internal val audioFocus by lazy(LazyThreadSafetyMode.NONE) { AudioFocus(this) }

    /** Opened and used on the lane alone. */
    protected var core: SobremesaInterface? = null

    /** The core, which from now on speaks the first of the system's [languages] that it knows. Asked for on [lane]. */
    fun core(languages: List<String>): SobremesaInterface =
        core?.also { it.setLanguages(languages) } ?: open(languages).also { core = it }

    /** Opens the core with the archive that the backup rules name. */
    protected open fun open(languages: List<String>): SobremesaInterface {
        val archive = File(filesDir, "archive")
        // Where it can't be made, the core says so on its first page.
        archive.mkdirs()
        // Before its first sound.
        NativeContext.handOver(this)
        return Sobremesa.open(archive.path, languages)
    }
}
