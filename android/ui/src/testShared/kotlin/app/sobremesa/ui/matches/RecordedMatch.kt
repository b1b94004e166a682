package app.sobremesa.ui.matches

import java.io.File

/** A match as it was written down. */
internal class RecordedMatch(val record: String) {
    private val lines = record.lines().map(String::trim).filter { it.isNotEmpty() && !it.startsWith("#") }

    private fun line(key: String): String = lines.first { it.startsWith("$key ") }.removePrefix("$key ")

    /** The players' names, blue first. */
    val names = listOf("seat 0 person", "seat 1 person").map(::line)

    /** The rules it was played by. */
    val rules = line("setup").substringAfter("rules=")

    /** The turns in notation. */
    val turns = lines.subList(
        lines.indexOfFirst { it.startsWith("position ") } + 1,
        lines.indexOfFirst { it.startsWith("end ") },
    )

    /** The rule that ended it. */
    val endedBy = line("result").substringAfter(" by ")

    private val winner = line("result").removePrefix("win ").first().digitToIntOrNull()

    private val removed = line("status").substringAfter("scores ").split('/')

    /** Pieces where they stood at the end, as "b7" by square. */
    val end: Map<String, String> = line("end").substringBefore(' ').split('/').flatMapIndexed { row, cells ->
        val pieces = cells.split(',').flatMap { cell ->
            cell.toIntOrNull()?.let { empty -> List(empty) { null } } ?: listOf(cell)
        }
        pieces.mapIndexedNotNull { file, piece -> piece?.let { "${'a' + file}${10 - row}" to it } }
    }.toMap()

    /** What the result sheet is headed. */
    val headline = winner?.let { "${names[it]} wins" } ?: "A tie"

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

    private val counts get() = "${names[0]} removed ${removed[0]}, ${names[1]} ${removed[1]}"

    companion object {
        private val core = File("../../core")

        /** The names of all that are kept for tests. */
        val kept: List<String> get() = checkNotNull(File(core, "tests/matches").list()).map { it.removeSuffix(".txt") }

        /** One of those that are kept for tests. */
        fun read(name: String) = RecordedMatch(File(core, "tests/matches/$name.txt").readText())

        /** The one that the demonstration plays. */
        fun demonstration() = RecordedMatch(File(core, "demo/querni.txt").readText())
    }
}
