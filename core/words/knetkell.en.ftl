# What is said at Knetkell's table.

knetkell-die-blue = blue { $pips }
knetkell-die-red = red { $pips }
knetkell-square = { $square }
knetkell-squares = { $chosen } and { $challenged }
knetkell-roll = { $pips }
knetkell-rolls = { $low } to { $high }

knetkell-end = End of move: roll

knetkell-score = { $sum }
knetkell-score-in-words =
    { $sum ->
        [one] one point
       *[other] { $sum } points
    }

# Cells: place, die, what can be done there.
knetkell-cell-empty = { $square }{ $state }
knetkell-cell-die = { $square }, { $die }{ $state }
knetkell-cell-still = { "" }
knetkell-cell-free = , free
knetkell-cell-chosen = , chosen for the roll
knetkell-cell-challengeable = , can be challenged
knetkell-cell-challenged = , challenged

# What can be done.
knetkell-invitation = Tap the square you want, then roll.
knetkell-chosen = The roll is for { $square }.
knetkell-challenges = { $square } challenges the { $die } of { $at }.
knetkell-must-challenge = { $square } lies beside several rival dice.
knetkell-roll-hint = End the move to roll, or tap another square.
knetkell-which-die-hint = Tap the die to be challenged.
knetkell-other-die-hint = End the move to roll, or tap another die beside it.

# What can't be done.
knetkell-no-taken = { $square } is taken. Choose an empty square first.
knetkell-no-own = The die on { $square } is yours: only rival dice are challenged.
knetkell-no-not-next = The die on { $die } is not beside { $square }.

# What happened.
knetkell-did-place = { $player } rolled { $pips } on { $square }.
knetkell-did-conquer = { $player } rolled { $pips } on { $square } and conquered the { $die } of { $at }.
knetkell-did-conquer-brief = { $player }: { $pips } on { $square }, conquers the { $die }.
knetkell-did-match = { $player } rolled { $pips } on { $square }, as much as the { $die } of { $at }.
knetkell-did-match-brief = { $player }: { $pips } on { $square }, equal to the { $die }.
knetkell-did-lose = { $player } rolled { $pips } on { $square } and lost it to the { $die } of { $at }.
knetkell-did-lose-brief = { $player }: { $pips } on { $square }, lost to the { $die }.

knetkell-by-sums = The board is full: { $blue } has { $blue-sum }, { $red } { $red-sum }.
knetkell-fact-challenges = challenges
knetkell-fact-sixes = sixes rolled
knetkell-feat = Most pips: { $figure }.

# Puzzles. A tie counts as half a game won.
knetkell-puzzle-task = Find the square and the challenge that win most often.
knetkell-falls-short = { $side } then wins { $games } of 100 games, a tie counting half. There is something better.
