# What is said at every table.

table-exit = Exit
table-rules = Rules
table-cancel = Cancel
table-cancel-spoken = Cancel: undo everything since the last end of move
table-end = End of move
table-try-again = Try again
table-home = Home
table-result = Result
table-look = See the table
table-earlier = Back
table-later = Forward
table-first = To the start
table-last = To the end
table-all-turns = All turns…
table-copy = Copy the record
table-copied = The record is in the clipboard.
table-play-on = Play on
table-turn-of = Turn { $turn } of { $of }.
table-turn = Turn { $turn }, { $player }, { $short }
table-again = Rematch
table-rematch = Rematch: { $player } starts
table-rematch-swapped = Rematch: colours swap
table-next = Next game: { $player } starts
table-turns = Turns

table-to-play = { $player } to play.
table-to-play-alone = Your turn.
table-thinking = { $player } is thinking.
table-seat = { $player }: { $score }
table-seat-active = { $player }, to play: { $score }
table-seat-thinking = { $player }, thinking: { $score }
table-game-of = Game { $number } of { $of }
table-seat-games =
    { $seat }, { $games ->
        [one] one game won
       *[other] { $games } games won
    }
table-odds = { $rolls }: { $squares } to { $player }
table-cell-last = { $cell }, just placed
table-cell-ghost = { $cell }, { $number } was just removed from here

table-exit-title = Leave the table?
table-exit-text = The match stays under Continue. If { $player } gives up, it is over for good.
table-leave = Leave the table for now
table-give-up = Give up
table-stay = Go on playing
table-menu = More
table-hint = Hint
table-hint-sought = A hint is being looked for.
table-hint-given = A hint: the computer would play this. Cancel puts it back.
table-hints-label =
    { $count ->
        [one] hint
       *[other] hints
    }
table-falls-short = There is something better.
table-take-back = Take back the last turn
table-discard = Throw the match away
table-exit-practice = The match stays under Continue, unless you throw it away.

table-and = { $before } and { $last }
table-starter-title = Who starts?
table-lift = I’m { $player }: show my hand
table-pass-device = Pass the phone to { $player }
table-pass-device-text = Only { $player } should look now.
table-fit = See the whole table
table-beyond = See where else the tile fits
table-rack = Your hand
table-headed = { $headline }. { $text }
table-own = Your pieces
table-unseen = Tiles unseen
table-close = Close
table-tally =
    { $name }: { $count ->
        [0] none unseen
       *[other] { $count } unseen
    }

table-win = { $player } wins
table-shared-win = Shared win: { $players }
table-draw = A tie
table-game-win = { $player } wins game { $number }
table-game-draw = Game { $number } is a tie
table-games-text = Games won in this match
table-games-won = Games won: { $score }.
table-over = { $result }.
table-gave-up = { $player } gave up.
table-minutes = { $minutes } min
table-minutes-label = time played
table-series = { $players }
table-series-text = Matches won at this table

table-not-saved-full = The move is not over: there is no room left to save it. Make room, then end the move again.
table-not-saved = The move is not over: it can't be saved ({ $why }). You can try again.

archive-damaged = The saved matches were damaged. They were set aside as { $file }, and a new file was begun.
archive-locked = Another window has the saved matches open. You can play here, but nothing is saved.
archive-newer = The saved matches are from a newer version of the app. You can play, but nothing is saved.
archive-older = The saved matches are from a version too old to read. You can play, but nothing is saved.
archive-unreachable = The saved matches are out of reach ({ $why }). You can play, but nothing is saved.

table-par-sought = Par is being sought: { $percent } %
table-par-none = No par was found
table-par-so-far = Par so far: { $par } ({ $percent } %)
table-par-found = Par: { $par }, the best that was found
table-par-proved = Par: { $par }, and it can’t be fewer
table-stop-par = Stop seeking par
table-score-par = { $score } · par { $par }
table-par-label = par
table-best-label = your best
table-cleared = Cleared
table-once-more = Once more

table-puzzle-of = Puzzle { $number } of { $of }
table-solved = Solved
table-solved-of = { $solved } of { $of }
table-solved-label = puzzles solved
table-answer-given = This is the answer. It is then not counted as solved.
table-next-puzzle = Next puzzle
