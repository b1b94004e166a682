package app.sobremesa.desktop

import androidx.compose.ui.graphics.toPixelMap
import org.junit.Assert.assertEquals
import org.junit.Test

class AppWindowTest {
    @Test
    fun `the window's icon is a cup on nothing`() {
        val icon = cup()
        val pixels = icon.toPixelMap()
        assertEquals(1f, pixels[icon.width / 2, icon.height / 2].alpha)
        assertEquals(0f, pixels[0, 0].alpha)
    }
}
