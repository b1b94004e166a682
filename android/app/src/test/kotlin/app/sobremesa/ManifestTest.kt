package app.sobremesa

import android.app.Application
import android.content.pm.PackageManager
import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Color
import android.graphics.drawable.AdaptiveIconDrawable
import android.graphics.drawable.Drawable
import androidx.test.core.app.ApplicationProvider
import app.sobremesa.core.Row
import app.sobremesa.ui.matches.still
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.xmlpull.v1.XmlPullParser

/** What the system is told about the app. */
@RunWith(RobolectricTestRunner::class)
class ManifestTest {
    @get:Rule
    val folder = TemporaryFolder()

    private val application: Application = ApplicationProvider.getApplicationContext()

    @Test
    fun `no permission is asked for`() {
        val told = application.packageManager.getPackageInfo(application.packageName, PackageManager.GET_PERMISSIONS)
        assertEquals(emptyList<String>(), told.requestedPermissions.orEmpty().toList())
    }

    @Test
    fun `the name is Sobremesa`() =
        assertEquals("Sobremesa", application.applicationInfo.loadLabel(application.packageManager))

    @Test
    fun `the icon has a ground, a drawing and a drawing of one colour`() {
        val icon = application.applicationInfo.loadIcon(application.packageManager) as AdaptiveIconDrawable
        val layers = mapOf("background" to icon.background, "foreground" to icon.foreground)
        (layers + ("whole" to icon)).forEach { (name, layer) ->
            assertTrue(name, drawn("icon-$name", layer, 432, 432).colours() > 1000)
        }
        val mask = drawn("icon-monochrome", checkNotNull(icon.monochrome), 432, 432).pixels()
        assertEquals(setOf(Color.BLACK), mask.filter { Color.alpha(it) == 255 }.toSet())
    }

    @Test
    fun `before the app there is the cup on the cloth, by day and by night`() {
        val cloths = listOf("notnight", "night").map { light ->
            RuntimeEnvironment.setQualifiers("+$light")
            val start = checkNotNull(application.getDrawable(R.drawable.start))
            val picture = drawn("start-$light", start, 360, 640)
            assertTrue("a cup on the cloth", picture.colours() > 1000)
            assertEquals(application.getColor(R.color.linen), picture.getPixel(0, 0))
            picture.getPixel(0, 0)
        }
        assertEquals(2, cloths.toSet().size)
    }

    private fun drawn(name: String, drawable: Drawable, width: Int, height: Int): Bitmap {
        val picture = Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888)
        drawable.setBounds(0, 0, width, height)
        drawable.draw(Canvas(picture))
        picture.keep(pictures().resolve("$name.png"))
        return picture
    }

    @Test
    fun `backups take the archive and nothing else`() {
        for (rules in listOf(R.xml.data_extraction, R.xml.full_backup)) {
            val elements = elements(rules)
            val included = elements.filter { (name, _) -> name == "include" }.map { (_, values) -> values }
            assertTrue(included.isNotEmpty())
            included.forEach { assertEquals(mapOf("domain" to "file", "path" to "archive/"), it) }
            assertEquals(emptyList<String>(), elements.map { it.first }.filter { it == "exclude" })
        }
    }

    @Test
    fun `the system offers the languages that the settings do`() {
        val offered = elements(R.xml.locales).filter { it.first == "locale" }.map { it.second.getValue("name") }
        val choices = still(folder.root).use { core ->
            core.settings().rows.filterIsInstance<Row.Choice>().first { it.id == "language" }.options.map { it.value }
        }
        assertEquals(choices.filter { it != "system" }.sorted(), offered.sorted())
    }

    /** The elements of an XML resource with their attributes. */
    private fun elements(resource: Int): List<Pair<String, Map<String, String>>> = buildList {
        application.resources.getXml(resource).use { xml ->
            while (xml.next() != XmlPullParser.END_DOCUMENT) {
                if (xml.eventType != XmlPullParser.START_TAG) continue
                add(xml.name to (0 until xml.attributeCount).associate { xml.getAttributeName(it) to xml.getAttributeValue(it) })
            }
        }
    }
}
