package app.sobremesa

import app.sobremesa.bindings.SobremesaInterface
import app.sobremesa.ui.Lane

/** The process, which a test begins and ends. */
class StillApplication : SobremesaApplication() {
    private var opens: (() -> SobremesaInterface)? = null

    override var lane = Lane()
        private set

    /** From now on the core is asked on [lane] and opened by [opens]. */
    fun begin(lane: Lane, opens: () -> SobremesaInterface) {
        this.lane = lane
        this.opens = opens
    }

    /** Forgets what a process that is ended forgets. */
    fun end() {
        (core as AutoCloseable?)?.close()
        core = null
        visit = null
    }

    override fun open(languages: List<String>) = checkNotNull(opens)()
}
