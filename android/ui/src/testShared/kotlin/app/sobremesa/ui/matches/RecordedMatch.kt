package app.sobremesa.ui.matches

import java.io.File

/** A match as it was written down. */
internal class RecordedMatch(val record: String) {
    private val lines = record.lines().map(String::trim).filter { it.isNotEmpty() && !it.startsWith("#") }

    private fun line(key: String): String = lines.first { it.startsWith("$key ") }.removePrefix("$key ")

    /** The players' names, in the order of their seats. */
    val names = lines.filter { it.startsWith("seat ") }.map { it.substringAfter(" person ") }

    /** The rules it was played by. */
    val rules get() = line("setup").substringAfter("rules=")

    /** The turns in notation. */
    val turns = lines.subList(
        lines.indexOfFirst { it.startsWith("position ") } + 1,
        lines.indexOfFirst { it.startsWith("end ") },
    )

    /** The rule that ended it. */
    val endedBy = line("result").substringAfter(" by ")

    /** The seats that won. */
    private val winners = line("result").substringBefore(" by ").mapNotNull(Char::digitToIntOrNull)

    private val winner = winners.firstOrNull()

    /** The scores of its seats at the end. */
    val scores = lines.last { it.startsWith("status ") }.substringAfter("scores ").split('/')

    /** How many tiles or dice lay on the table at the end. */
    val laid = lines.last { it.startsWith("end ") }.split(' ')[1].split(';', ',', '/').count { it.toIntOrNull() == null }

    /** How many games were begun after the first. */
    val sequels = lines.count { it.startsWith("position ") } - 1

    /** Pieces where they stood at the end, as "b7" by square. */
    val end: Map<String, String> by lazy { squares(line("end")) }

    private fun squares(end: String): Map<String, String> = end.substringBefore(' ').split('/').flatMapIndexed { row, cells ->
        val pieces = cells.split(',').flatMap { cell ->
            cell.toIntOrNull()?.let { empty -> List(empty) { null } } ?: listOf(cell)
        }
        pieces.mapIndexedNotNull { file, piece -> piece?.let { "${'a' + file}${10 - row}" to it } }
    }.toMap()

    /** What the result sheet is headed. */
    val headline = when (winners.size) {
        0 -> "A tie"
        1 -> "${names[winners.first()]} wins"
        else -> "Shared win: ${winners.dropLast(1).joinToString(", ") { names[it] }} and ${names[winners.last()]}"
    }

    /** Why it ended so. */
    val reason: String
        get() = when (endedBy) {
            "G1" -> "$loser gave up."
            "A2" -> "$loser left $isolated alone: no chain can hold it."
            "A3" -> "30 turns in a row without a removal."
            "Q11" -> "${names[checkNotNull(winner)]} removed all 16 pieces in ${(turns.size + 1) / 2} turns."
            "W2" -> "No chain is left to make: $counts."
            "W3" -> "The last turns are over: $counts."
            else -> error("nobody knows how $endedBy ends a match")
        }

    private val loser get() = names[1 - checkNotNull(winner)]

    /** The loser's lowest number that no three in a row are left with (Q10). */
    private val isolated: Int
        get() {
            val colour = "br"[1 - checkNotNull(winner)]
            val left = end.values.filter { it[0] == colour }.map { it.drop(1).toInt() }.toSet()
            fun run(from: Int, step: Int) = generateSequence(from) { it + step }.takeWhile { it in left }.count()
            return left.sorted().first { run(it, 1) + run(it, -1) - 1 < 3 }
        }

    private val counts get() = "${names[0]} removed ${scores[0]}, ${names[1]} ${scores[1]}"

    companion object {
        private val core = File("../../core")

        /** The names of all that are kept for tests. */
        val kept: List<String> get() = checkNotNull(File(core, "tests/matches").list()).map { it.removeSuffix(".txt") }

        /** One of those that are kept for tests. */
        fun read(name: String) = RecordedMatch(File(core, "tests/matches/$name.txt").readText())

        /** One of a game with chance, which comes out the same on a core that always deals the same. */
        fun tapped(name: String) = RecordedMatch(File(core, "tests/tapped/$name.txt").readText())

        /** The one that the demonstration plays. */
        fun demonstration() = RecordedMatch(File(core, "demo/querni.txt").readText())
    }
}
