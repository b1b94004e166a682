# Querni outside its table: its card, its setup and its rules, in English.

game-querni = Querni
game-querni-tagline = Chains of numbers
game-querni-facts = 2 people · 15 min
game-querni-first-seat = { $name } has the blue pieces and plays first.

game-querni-rules = Rules
game-querni-rules-app = App
game-querni-rules-app-means = You may skip a turn. Leave a piece of yours isolated and you lose; 30 turns without a removal are a tie.
game-querni-rules-web = Web
game-querni-rules-web-means = No skipping. Isolated pieces don't lose: when the chains run out, whoever has removed more wins.

## The board and the aim

rules-querni-aim = The board and the aim
rules-querni-aim-board = Two people sit down at a board of seven files, a to g, and ten ranks, 1 to 10. Blue and red have sixteen pieces each, numbered from 1 to 16.
rules-querni-aim-start = The starting squares are always the same; which number stands on which of them is left to chance. Blue plays first, then you take turns.
rules-querni-aim-caption = One of many ways a match can begin.
rules-querni-aim-win = Your aim is to clear the board of your own colour. Pieces leave it in chains of consecutive numbers, and the first to take off all sixteen wins at once.

## A step

rules-querni-step = A step
rules-querni-step-turn = In your turn you move one piece, or remove one chain, or do both: first the move, then the chain.
rules-querni-step-where = The simplest move is a step: to a square next to the piece, by a side or by a corner, in any direction. It has to be empty.
rules-querni-step-caption = The blue 7 can step to all eight squares around it.

## Jumps

rules-querni-jumps = Jumps
rules-querni-jumps-one = A piece can also jump in a straight line over one piece beside it, blue or red, and come down on the square right behind. That square has to be empty. The piece that was jumped over stays where it is.
rules-querni-jumps-one-caption = The blue 7 jumps over the red 12, corner to corner.
rules-querni-jumps-more = If there is something to jump over where it lands, it may go on, and each jump may take another direction. You may stop after any of them.
rules-querni-jumps-more-caption = Three jumps in one turn: over the red 12, the blue 8 and the red 13.

## What can't be done

rules-querni-limits = What can't be done
rules-querni-limits-mixing = Only one piece moves in a turn, and it moves in one way only: it takes a single step, or it jumps. A step and a jump never go together.
rules-querni-limits-mixing-caption = The blue 7 has taken its step. However inviting the red 9 looks, there is no jump any more.
rules-querni-limits-landing = No square is landed on twice in a turn, and the square where the piece set out counts too: there is no way back to it. Jumping over the same piece twice is fine.
rules-querni-limits-landing-caption = A fourth jump, over the blue 6, would end where the 7 set out. So it stops here.

## Chains

rules-querni-chains = Chains
rules-querni-chains-what = A chain is made of three or more of your pieces with consecutive numbers, each one next to the number before it, by a side or by a corner. There is no longest chain.
rules-querni-chains-caption = 4, 5, 6 and 7: a chain may bend as it likes.
rules-querni-chains-links = Every link counts: if two neighbours in number don't touch, the chain ends there. The numbers don't run in a circle either, so 16 and 1 are not consecutive.
rules-querni-chains-broken-caption = Not a chain yet: the blue 6 doesn't touch the 5.

## Removing a chain

rules-querni-removal = Removing a chain
rules-querni-removal-when = Once in your turn you may take a chain off the board, at once or after a move. It makes no difference whether the piece you moved is part of it. After a removal nothing moves any more.
rules-querni-removal-both-caption = The blue 5 steps in between, and 4, 5 and 6 can leave in the same turn.
rules-querni-removal-done-caption = They are gone. Where they stood can be seen for a while.
rules-querni-removal-part = You need not take a long chain whole: any three or more numbers in a row will do. And nobody is made to remove anything; sometimes it is wiser to wait.

## Isolated pieces

rules-querni-isolated = Isolated pieces
rules-querni-isolated-what = Take the pieces that you still have on the board and count through their numbers. Wherever fewer than three follow each other without a gap, those pieces are isolated: they will never be part of a chain.
rules-querni-isolated-numbers = Only the numbers matter here, not the squares. A 7, an 8 and a 9 at opposite ends of the board can still find each other; a 16 whose 15 is gone can't find anybody.
rules-querni-isolated-caption = Removing 3, 4 and 5 would leave 1 and 2, and two are not enough for a chain.
rules-querni-isolated-advice = So look at what stays behind before you remove a chain. What isolated pieces cost you depends on the rules you play by.

## By the app rules

rules-querni-app = How it ends by the app rules
rules-querni-app-skip = These are the usual rules. You may skip your turn whenever you like.
rules-querni-app-isolated = If you remove a chain and leave yourself an isolated piece, you lose at once. The table warns you before you end the move.
rules-querni-app-tie = When 30 turns in a row pass without a removal, counting those of both players, the match is a tie.

## By the web rules

rules-querni-web = How it ends by the web rules
rules-querni-web-skip = Here you can't skip as you please. Only a player who can neither move a piece nor remove a chain loses the turn.
rules-querni-web-spent = Isolated pieces don't lose the match. But when you have pieces left and no three consecutive numbers among them, you are spent: there are no more chains for you. As soon as both players are spent, the match ends.
rules-querni-web-count = If only one player is spent, the other has some time left: 20 more turns, counting those of both players, and then the match ends.
rules-querni-web-winner = When it ends in one of these two ways, the player who has removed more pieces wins; the same number is a tie. Whoever removes all sixteen before that has won anyway.

## At the table

rules-querni-table = At the table
rules-querni-table-taps = Tap one of your pieces, and the squares it can reach are marked. Tap a marked square, and it goes there; to link jumps, tap each landing in turn. Tap the piece again to put it back, or another piece to take that one instead.
rules-querni-table-chain = To remove a chain, press “{ querni-button-chain }” and tap its first and its last piece.
rules-querni-table-end = “{ table-end }” ends your turn, and then there is no going back. Until that moment “{ table-cancel }” undoes all you did in this turn. With “{ querni-button-skip }”, where the rules allow it, you let the turn pass: that, too, has to be ended.
rules-querni-table-last = What the last turn moved or removed stays marked until a piece is tapped, so that nobody misses it.
rules-querni-table-last-caption = Blue has just stepped from c2 to d3.
rules-querni-table-exit = “{ table-exit }” asks what you have in mind. You can leave the table for now: the match waits for you on the first page. Or you can give up: then it is over for good, and your rival has won.
