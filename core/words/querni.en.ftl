# What is said at Querni's table.

querni-piece-blue = blue { $number }
querni-piece-red = red { $number }
# The same at the beginning of a sentence.
querni-the-blue = Blue { $number }
querni-the-red = Red { $number }

querni-button-chain = Select chain
querni-button-chain-spoken = Select chain: then tap its first and its last piece
querni-button-skip = Skip
querni-button-skip-spoken = Skip this turn

querni-score = { $done }/{ $of }
querni-score-in-words = { $done } of { $of }

# Cells: place, piece, what can be done there.
querni-cell-empty = { $square }{ $state }
querni-cell-piece = { $square }, { $piece }{ $state }
querni-cell-still = { "" }
querni-cell-own = , can be moved
querni-cell-held = , in your hand
querni-cell-reachable = , can be reached
querni-cell-end = , can be an end of the chain
querni-cell-first = , first piece of the chain
querni-cell-chain = , in the chain

# What can be done.
querni-invitation = Tap one of your pieces to move it.
querni-invitation-chain = Move a piece, or select a chain to remove.
querni-held = { $piece } in hand.
querni-held-hint = Tap a mark to move it, or { $number } to put it back.
querni-held-stuck = { $piece } can't move.
querni-held-stuck-hint = Tap another of your pieces.
querni-stepped = { $piece }: { $from } to { $to }.
querni-moved-hint = End the move, or tap { $number } to put it back.
querni-jumped = { $piece }, { $jumps ->
    [one] one jump
   *[other] { $jumps } jumps
}: { $from } to { $to }.
querni-jump-on-hint = Tap a mark to jump on, or { $number } to put it back.
querni-pick = Select a chain to remove.
querni-pick-first = Tap its first piece.
querni-pick-from = A chain from { $number }.
querni-pick-last = Now tap its last piece.
querni-picked = { $low } to { $high } will be removed.
querni-end-or-cancel = End the move, or cancel.
querni-isolates = Removing { $low } to { $high } leaves { $number } alone for good.
querni-isolates-hint = You may end the move, but it loses the match.
querni-skips = Skipping this turn.
querni-stuck = No move and no chain: this turn is lost.
querni-stuck-hint = End the move to pass it on.

# The same in one short line.
querni-brief-mark = { $what } Tap a mark.
querni-brief-other = { $what }
querni-brief-jump-on = { $what } Jump on?
querni-brief-end = { $what }
querni-brief-first = Tap the first piece of the chain.
querni-brief-last = Tap the last piece of the chain.
querni-brief-isolates = Careful: this leaves { $number } alone and loses.

# What happened.
querni-did-skip = { $player } skipped.
querni-did-move = { $player } moved { $number } from { $from } to { $to }.
querni-did-remove = { $player } removed { $low } to { $high }.
querni-did-both = { $player } moved { $number } from { $from } to { $to } and removed { $low } to { $high }.
querni-idle = No removal for { $turns } of { $limit } turns
querni-spent = { $turns ->
    [one] One turn is left
   *[other] { $turns } turns are left
}

# Why not.
querni-no-not-yours = { $piece } is not yours.
querni-no-hold-a-piece = First tap the piece you want to move.
querni-no-pick-a-piece = A chain is made of pieces: tap one of yours.
querni-no-chain-is-last = The chain is chosen, and a removal comes last in a turn.
querni-no-one-step = { $number } has taken its step. Tap it to put it back.
querni-no-mixing = A turn is a step or jumps, never both.
querni-no-landed-twice = A piece can't land on { $square } twice in one turn.
querni-no-out-of-reach = { $number } can't reach { $square }: one step, or a jump over one piece.
querni-no-end = { $number } is no end of a chain of three or more.
querni-no-short = { $low } to { $high } is too short: a chain has three or more.
querni-no-gone = { $number } is no longer on the board.
querni-no-link = { $low } and { $high } are not next to each other.
querni-no-chain = There is no chain to remove.
querni-no-isolating = Removing { $low } to { $high } would leave { $number } alone for good: no chain could hold it.
querni-no-skipping = By these rules you can't skip while you can play.

# How it ended.
querni-by-all = { $player } removed all 16 pieces in { $rounds } turns.
querni-by-isolation = { $player } left { $number } alone: no chain can hold it.
querni-by-idling = { $turns } turns in a row without a removal.
querni-by-spent = No chain is left to make: { $blue } removed { $blue-removed }, { $red } { $red-removed }.
querni-by-turns = The last turns are over: { $blue } removed { $blue-removed }, { $red } { $red-removed }.
querni-fact-chain = longest chain
querni-fact-jumps = jumps in a row
querni-feat = Quickest win: { $figure } rounds.

# Puzzles.
querni-puzzle-task = Find the move that lets you remove the longest chain.
querni-falls-short =
    { $removed ->
        [0] That removes nothing. Another turn removes a chain.
       *[other] That removes { $removed } pieces. Another turn removes more.
    }
