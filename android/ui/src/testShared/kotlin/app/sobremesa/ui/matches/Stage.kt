package app.sobremesa.ui.matches

import app.sobremesa.bindings.Sobremesa
import app.sobremesa.ui.Lane
import app.sobremesa.ui.Visit

/** What shows the app: a window of the platform's. */
internal interface Stage {
    /** Where the app is. */
    val visit: Visit

    /** Opens the app in a window that [looks] so. The core is asked on [lane] and opened by [open]. */
    fun show(looks: Looks, lane: Lane, open: () -> Sobremesa)

    /** Lets the frame be drawn that [frame] brings about; others need not be, since that takes long. */
    fun look(frame: () -> Unit) = frame()
}

/** The window's size in dp, and the language of the system it is in. */
internal data class Looks(val width: Int, val height: Int, val language: String)
