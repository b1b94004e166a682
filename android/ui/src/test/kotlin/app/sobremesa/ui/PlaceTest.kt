package app.sobremesa.ui

import org.junit.Assert.assertEquals
import org.junit.Test

class PlaceTest {
    @Test
    fun `a place that was kept is found again`() {
        val places = listOf(
            Place.Home,
            Place.Setup("querni"),
            Place.Table,
            Place.Rules(game = null, chapter = null),
            Place.Rules("querni", chapter = null),
            Place.Rules(game = null, chapter = "jump"),
            Place.Settings,
            Place.Saved,
        )
        assertEquals(places, places.map { place(it.kept()) })
    }

    @Test
    fun `what is not understood leads home`() {
        assertEquals(listOf(Place.Home, Place.Home, Place.Home), listOf("", "setup", "attic\n3").map(::place))
    }
}
