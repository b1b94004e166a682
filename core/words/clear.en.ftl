# Clear the board: what is said at its table, and its chapter of Querni's rules.

game-clear = Clear the board
game-clear-tagline = Sixteen pieces, alone
game-clear-facts = 1 person · 5 min
game-clear-first-seat = { $name } has the blue pieces, and nobody else is on the board.

clearing-score = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
clearing-score-in-words = { $turns ->
    [one] after { $turns } turn
   *[other] after { $turns } turns
}
clearing-by-all = Cleared in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
clearing-feat = Fewest turns: { $figure }.

rules-clear = Clear the board
rules-clear-aim = This one you play alone: only the 16 blue pieces are there, dealt over their start squares. Remove them all, in as few turns as you can.
rules-clear-turns = A turn is the same as ever: a move, a removal, or a move and then a removal. Nothing is skipped, and a removal that would leave an isolated piece is not allowed, so you can always go on.
rules-clear-caption = With 4 between 3 and 5 all six are one chain. Removing just 4, 5 and 6 leaves 1, 2 and 3, which takes one more turn.
rules-clear-par = Besides deals at will there is one for each day, the same for everyone. While you play the app seeks the par: the fewest turns that it can find, or prove.
