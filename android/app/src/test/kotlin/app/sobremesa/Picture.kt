package app.sobremesa

import android.graphics.Bitmap
import android.os.Handler
import android.os.Looper
import android.view.PixelCopy
import android.view.Window
import org.junit.Assert.assertEquals
import org.robolectric.shadows.ShadowLooper
import java.io.File

/** What is to be seen in [window]. */
internal fun picture(window: Window): Bitmap {
    val view = window.decorView
    val picture = Bitmap.createBitmap(view.width, view.height, Bitmap.Config.ARGB_8888)
    var taken = -1
    PixelCopy.request(window, picture, { taken = it }, Handler(Looper.getMainLooper()))
    ShadowLooper.idleMainLooper()
    assertEquals(PixelCopy.SUCCESS, taken)
    return picture
}

/** How many colours it has. */
internal fun Bitmap.colours(): Int = pixels().toHashSet().size

internal fun Bitmap.pixels(): IntArray = IntArray(width * height).also { getPixels(it, 0, width, 0, 0, width, height) }

/** Where pictures stay, to be looked at. */
internal fun pictures(): File = File("target/pictures/android").apply { mkdirs() }

internal fun Bitmap.keep(file: File) = file.outputStream().buffered().use { compress(Bitmap.CompressFormat.PNG, 100, it) }
