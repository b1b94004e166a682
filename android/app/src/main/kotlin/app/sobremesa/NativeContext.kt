package app.sobremesa

import android.content.Context
import android.util.Log

/** Where the core's sound finds Android. Through JNI: JNA, which all else goes through, can't hand over Java itself. */
internal object NativeContext {
    /**
     * Hands [context] over, so that the core can open the device for its sound; after the first time nothing happens.
     * Where that fails the app is silent, and the log says why.
     *
     * @param library the core's, by the name that the bindings load it by too.
     */
    fun handOver(context: Context, library: String = "sobremesa_ffi") {
        try {
            System.loadLibrary(library)
            take(context.applicationContext)
        } catch (missing: UnsatisfiedLinkError) {
            Log.w("Sobremesa", "No sound: the core's library can't be given the context.", missing)
        } catch (refused: RuntimeException) {
            Log.w("Sobremesa", "No sound: the core has not taken the context.", refused)
        }
    }

    /** `bindings/ffi/src/android.rs` has it. */
    @JvmStatic
    private external fun take(context: Context)
}
