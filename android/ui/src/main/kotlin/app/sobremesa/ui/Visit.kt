package app.sobremesa.ui

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateMapOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import app.sobremesa.bindings.Listener
import app.sobremesa.bindings.SobremesaInterface
import app.sobremesa.core.Appearance
import app.sobremesa.core.Home
import app.sobremesa.core.Page
import app.sobremesa.core.Screen
import app.sobremesa.core.Space
import kotlinx.coroutines.CoroutineScope

/**
 * Somebody's visit to the app: where they are, what the core says is there, and the way back. All that is shown is read
 * from here, and only here is the core asked. Used by the thread that draws alone.
 */
@Stable
class Visit internal constructor(
    private val lane: Lane,
    private val scope: CoroutineScope,
    private val way: Way,
    open: () -> SobremesaInterface,
) : Listener {
    /** Opened and used on the lane alone. */
    private val core by lazy(LazyThreadSafetyMode.NONE, open)

    /** Where the visitor is; nowhere until the core has opened. */
    var place: Place? by mutableStateOf(null)
        private set

    /** What the settings say about drawing. */
    var appearance: Appearance? by mutableStateOf(null)
        private set

    /** The first page. */
    var home: Home? by mutableStateOf(null)
        private set

    /** The open table. */
    var screen: Screen? by mutableStateOf(null)
        private set

    /** One sentence on what could not be done, until it is put away. */
    var trouble: String? by mutableStateOf(null)
        private set

    /** The app is out of sight, or not yet told how the table is now that it is in sight again. */
    var outOfSight: Boolean by mutableStateOf(false)
        private set

    private val pages = mutableStateMapOf<Place, Page>()

    /** On the way to another place: a second finger changes nothing. */
    private var moving = false

    /** Every call has been answered, and there is something to show. */
    val settled: Boolean get() = place != null && lane.idle

    /** [back] leads somewhere. */
    val canGoBack: Boolean get() = trouble != null || place == Place.Table || way.size > 1

    /** What is to be read at [place]. */
    fun page(place: Place): Page? = pages[place]

    /** The way leads through [place], so that Back comes to it again. */
    internal fun returnsTo(place: Place): Boolean = place in way

    /** Opens the core, and everything on the way to where the visitor was before the app slept. */
    internal fun begin() {
        ask({ it.setListener(this); it.appearance() }) { appearance = it }
        val kept = way.toList().ifEmpty { listOf(Place.Home) }
        val setups = kept.filterIsInstance<Place.Setup>()
        for (setup in setups) ask({ it.resumeSetup(setup.game) }) { pages[setup] = it }
        move(kept, instead = ::goHome) { if (kept.last() in setups) ({}) else fetch(it, kept.last()) }
    }

    /** Goes on to [next]. */
    fun go(next: Place) {
        if (next != place) goAlong(way.toList() + next)
    }

    /** Goes one step back: away from trouble, a question, the table, a page. False if there is nothing to go back from. */
    fun back(): Boolean {
        if (!canGoBack) return false
        when {
            trouble != null -> trouble = null
            place == Place.Table -> backFromTable()
            else -> goBack()
        }
        return true
    }

    /** Presses a link at the foot of home, or the loudspeaker there. */
    fun follow(link: String) {
        when (link) {
            "rules" -> go(Place.Rules(game = null, chapter = null))
            "settings" -> go(Place.Settings)
            "saved" -> go(Place.Saved)
            "statistics" -> go(Place.Statistics)
            "loudspeaker" -> ask({ it.tapLoudspeaker() }) { home = it }
        }
    }

    /** Puts away what home had to say about the saved matches. */
    fun dismissNotice() = ask({ it.dismissNotice() }) { home = it }

    /** Changes a row of the page where the visitor is, or presses a button in it. */
    fun change(id: String, value: String) {
        when (val here = place) {
            is Place.Setup -> ask({ it.changeSetup(id, value) }) { pages[here] = it }
            Place.Saved -> atTable { it.openPasted(value) }
            Place.Statistics -> ask({ it.changeStatistics(id) }) { pages[here] = it }
            Place.Settings -> ask({ it.changeSetting(id, value) to it.appearance() }) { (page, changed) ->
                pages[Place.Settings] = page
                appearance = changed
            }
            else -> Unit
        }
    }

    /** Starts the match that is set up; once only, however often it is asked for. */
    fun sitDown() {
        if (place is Place.Setup) atTable { it.sitDown() }
    }

    /** Goes on with the match [id]. */
    fun openMatch(id: ULong) {
        if (place != Place.Table) atTable { it.openMatch(id) }
    }

    /** Puts a finger on [spot] of the table. */
    fun tap(spot: UInt) = onTable { core, number -> core.tap(number, spot) }

    /** Presses the table's button [id]. */
    fun press(id: String) = onTable { core, number -> core.press(number, id) }

    /** Tells how much room there is for the table. */
    fun resize(space: Space) = ask({ it.resize(space); it.screen() }, answer = ::show)

    /** The core has another screen, or more to tell of this one. It calls from threads of its own too. */
    override fun screenReady(number: ULong) = lane.askFromAnywhere(scope, { core.screen() }) { take(it, {}, ::show) }

    /**
     * The app goes out of sight: until [resume] no time is played, and nothing runs beside what is shown. What may be
     * seen of the table meanwhile is covered at once, before the core has heard of it.
     */
    fun pause() {
        outOfSight = true
        ask({ it.pause() }) {}
    }

    /** The app is in sight again. */
    fun resume() = ask({ it.resume(); it.screen() }, lost = { outOfSight = false }) {
        show(it)
        outOfSight = false
    }

    /** A call or an alarm has taken the device if it [began], and otherwise is over. */
    fun interrupted(began: Boolean) = ask({ it.interrupted(began) }) {}

    /** Whether another app is [playing] music, beside which ours is silent. */
    fun othersPlay(playing: Boolean) = ask({ it.othersPlay(playing) }) {}

    /** Sound goes somewhere else from now on, as when headphones are plugged in. */
    fun deviceChanged() = ask({ it.deviceChanged() }) {}

    /** Sits down at the table that [open] opens; the way back from there leads home. */
    fun atTable(open: (SobremesaInterface) -> Unit) =
        move(listOf(Place.Home, Place.Table)) { core -> open(core); fetch(core, Place.Table) }

    private fun onTable(touch: (SobremesaInterface, ULong) -> Unit) {
        val number = screen?.number ?: return
        ask({ touch(it, number) }) {}
    }

    private fun show(next: Screen?) {
        when {
            next == null -> Unit
            next.left -> goHome()
            // A computer's answer comes from a thread of its own, and can overtake what the tap before it led to.
            next.number >= (screen?.number ?: 0uL) -> screen = next
        }
    }

    private fun backFromTable() {
        val pressed = screen?.back
        if (pressed != null) press(pressed) else leave()
    }

    private fun leave() = move(listOf(Place.Home)) { it.leave(); fetch(it, Place.Home) }

    private fun goBack() {
        val shorter = way.dropLast(1)
        val before = shorter.last()
        // Asked again, the core would begin another setup.
        if (before is Place.Setup && before in pages) stand(shorter) {} else goAlong(shorter)
    }

    private fun goHome() = goAlong(listOf(Place.Home))

    private fun goAlong(next: List<Place>) = move(next) { fetch(it, next.last()) }

    /** Makes [next] the way once [fetch] has brought what is to be seen at its end. */
    private fun move(next: List<Place>, instead: () -> Unit = {}, fetch: (SobremesaInterface) -> () -> Unit) {
        if (moving) return
        moving = true
        ask(fetch, lost = { moving = false; instead() }) { arrived ->
            moving = false
            stand(next, arrived)
        }
    }

    private fun stand(next: List<Place>, arrived: () -> Unit) {
        way.clear()
        way.addAll(next)
        place = next.last()
        arrived()
    }

    /** Asks on the lane for all that is shown at [place]; what it returns makes it show. */
    private fun fetch(core: SobremesaInterface, place: Place): () -> Unit {
        fun read(page: Page): () -> Unit = { pages[place] = page }
        return when (place) {
            Place.Home -> core.home().let { { home = it } }
            is Place.Setup -> read(core.setup(place.game))
            is Place.Rules -> read(core.rules(place.game))
            Place.Settings -> read(core.settings())
            Place.Saved -> read(core.saved())
            Place.Statistics -> read(core.statistics())
            Place.Table -> core.resumeTable().let { { if (it == null) goHome() else show(it) } }
        }
    }

    private fun <T> ask(call: (SobremesaInterface) -> T, lost: () -> Unit = {}, answer: (T) -> Unit) =
        lane.ask(scope, { call(core) }) { take(it, lost, answer) }

    private fun <T> take(result: Result<T>, lost: () -> Unit, answer: (T) -> Unit) {
        result.onSuccess(answer).onFailure {
            trouble = it.toString()
            lost()
        }
    }
}

/**
 * The visit that lasts as long as this place in the composition. [open] opens the core; it is called once, on [lane].
 */
@Composable
fun rememberVisit(lane: Lane, open: () -> SobremesaInterface): Visit {
    val scope = rememberCoroutineScope()
    val way = rememberSaveable(saver = WaySaver) { wayFromHome() }
    val visit = remember(lane) { Visit(lane, scope, way, open) }
    LaunchedEffect(visit) { visit.begin() }
    return visit
}
