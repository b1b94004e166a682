package app.sobremesa.ui.pages

import androidx.compose.ui.text.TextRange
import androidx.compose.ui.text.input.TextFieldValue
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Test

class TypedNameTest {
    private val name = TypedName("")

    private fun type(text: String, cursor: Int = text.length) = name.type(TextFieldValue(text, TextRange(cursor)))

    @Test
    fun `an echo from the core does not move the cursor`() {
        type("Aa")
        type("Ana", cursor = 2)
        name.told("Aa")
        name.told("Ana")
        assertEquals(TextFieldValue("Ana", TextRange(2)), name.field)
    }

    @Test
    fun `what is typed while the core answers stays`() {
        type("A")
        type("An")
        name.told("A")
        assertEquals("An", name.field.text)
    }

    @Test
    fun `another name from the core is taken over`() {
        type("Ana")
        name.told("Ana")
        name.told("Luis")
        assertEquals("Luis", name.field.text)
    }

    @Test
    fun `a moved cursor is no change of the name`() {
        type("Ana")
        assertFalse(type("Ana", cursor = 0))
    }
}
