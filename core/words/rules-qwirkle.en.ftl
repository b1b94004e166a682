# Qwirkle outside its table: its card, its setup and its rules, in English.

game-qwirkle = Qwirkle
game-qwirkle-tagline = Colours and shapes
game-qwirkle-facts = 2 to 4 people · 30 min
game-qwirkle-first-seat = Whoever holds the largest group of tiles that go together starts.

## The tiles

rules-qwirkle-tiles = The tiles
rules-qwirkle-tiles-kinds = There are 108 tiles. Each shows one of six shapes in one of six colours, and there are three of each kind. The shapes are circle, four-pointed star, diamond, square, clover and eight-pointed star; the colours are red, orange, yellow, green, blue and purple.
rules-qwirkle-tiles-caption = All thirty-six kinds: a row for each colour, a column for each shape.
rules-qwirkle-tiles-hands = Two to four people play. At first all tiles are in a bag; everybody draws six of them and shows them to nobody. There is no board: the tiles become one as you lay them down, and it grows wherever you take it.

## Who starts

rules-qwirkle-start = Who starts
rules-qwirkle-start-group = Before the first turn the largest group in each hand is counted: different tiles that share a colour, or that share a shape. A tile that is in the hand twice counts once. Whoever has the largest group starts.
rules-qwirkle-start-tie = If several of you have a group of that size, agree among yourselves: the table asks which of you starts.
rules-qwirkle-start-opening = The opening turn lays down that whole group in one line, as a row or as a column. If the hand has several groups of that size, any of them will do; if no two of its tiles go together, a single tile opens.
rules-qwirkle-start-caption = An opening with a group of four: all red, in four different shapes.

## Lines

rules-qwirkle-lines = Lines
rules-qwirkle-lines-what = Tiles side by side in a row or in a column are a line. In a line either all have the same colour and different shapes, or all have the same shape and different colours.
rules-qwirkle-lines-caption = Across, squares in three colours; down, three shapes in blue. The blue square belongs to both lines.
rules-qwirkle-lines-limits = The same tile is never in a line twice. And as there are only six colours and six shapes, no line is longer than six. A full line of six is called a Qwirkle.
rules-qwirkle-lines-twice-caption = The red row has its square, so a second one fits at neither end. The marks show where it can go.

## Placing tiles

rules-qwirkle-turn = Placing tiles
rules-qwirkle-turn-place = In your turn you place one or more tiles from your hand, unless you swap instead. You can lay them one after another, each of them touching a tile on the table by a side.
rules-qwirkle-turn-touch = When you are done, the tiles you placed stand in one line without a gap. They need not be side by side: older tiles may lie between them. At least one of them touches an older tile, and every line you have touched, across and down, has to be right.
rules-qwirkle-turn-ends-caption = A star at each end of the row: not side by side, but in one line.
rules-qwirkle-turn-direction = All the tiles of a turn go in the same row, or all in the same column. You can't turn a corner.
rules-qwirkle-turn-direction-caption = The red star and the green one have made it a column: the purple star can only go above or below.

## Points

rules-qwirkle-score = Points
rules-qwirkle-score-lines = Every line that your turn has made or lengthened scores a point for each of its tiles, also for those that were there before. A tile that stands in two lines counts in both.
rules-qwirkle-score-caption = The two green tiles on the left are new. Their row counts 3, with the tile that was there, and the two columns count 2 each: 7 points.
rules-qwirkle-score-qwirkle = A Qwirkle is worth the most: six points for its six tiles, and another six on top.
rules-qwirkle-score-qwirkle-caption = The sixth orange shape completes a Qwirkle: 12 points.
rules-qwirkle-score-opening = The opening scores like any other turn. If it is a single tile, which is no line yet, it scores 1 point.

## New tiles

rules-qwirkle-draw = New tiles
rules-qwirkle-draw-fill = After your turn your hand is filled back to six from the bag, as long as there is something in it. When the bag is empty, you play on with what you have.
rules-qwirkle-draw-swap = Instead of placing you can swap one or more of your tiles. They go into the bag, and you draw as many; some of them may come back to you. A swap scores nothing.
rules-qwirkle-draw-when = There is no swapping in the opening turn, nor once the bag is empty.

## When nothing fits

rules-qwirkle-pass = When nothing fits
rules-qwirkle-pass-no = You can't simply pass. As long as there are tiles in the bag, you can always swap; once it is empty, you have to place if any of your tiles fits.
rules-qwirkle-pass-lost = Whoever can't place anything when the bag is empty loses the turn. The table says so; all there is to do is end it.

## The end

rules-qwirkle-end = The end
rules-qwirkle-end-last = When the bag is empty and you place the last tile of your hand, the game ends at once, and that turn brings you 6 points more.
rules-qwirkle-end-caption = The bag is empty, and the yellow square was the last tile of the hand: 3 for the row and 6 more, which makes 9 points.
rules-qwirkle-end-stuck = If the bag is empty and nobody can place anything any more, the game ends as well, but nobody gets those 6 points.
rules-qwirkle-end-win = The highest total wins. If several of you have it, you share the win.

## At the table

rules-qwirkle-table = At the table
rules-qwirkle-table-taps = Tap a tile in your hand, and the cells where it can go are marked; tap a marked cell, and it lies there. Tiles that fit nowhere at the moment are dimmed. While you place, you see how many points the turn has so far. The opening can be laid anywhere on the table.
rules-qwirkle-table-back = Tap a tile you have just placed to take it back. If others can't stay without it, they come back too.
rules-qwirkle-table-swap = To swap, press “Swap” and tap the tiles you want to give back.
rules-qwirkle-table-end = “{ table-end }” ends your turn, and then there is no going back. Nothing is drawn before that moment, and until then “{ table-cancel }” undoes all you did in this turn.
rules-qwirkle-table-cover = Then a napkin covers the table, so that nobody sees another's hand. Pass the device on; whoever plays next lifts the napkin. The tiles you have drawn are there when your turn comes round again.
rules-qwirkle-table-last = What the last turn placed stays marked until a tile is tapped.
rules-qwirkle-table-last-caption = The red square has just been placed.
rules-qwirkle-table-bag = The number on the bag says how many tiles are left in it. Tap it to see which tiles are still hidden from you: those in the bag and those in the other hands, all counted together.
rules-qwirkle-table-view = Move the table with one finger, and make it larger or smaller with two: that places nothing. The button with the four corners brings all tiles back into view.
rules-qwirkle-table-colours = The sign in the middle of each shape tells its colour as well; red has none. There is a second set of colours under “{ home-settings }”: “{ settings-palette-colour-blind }”.
rules-qwirkle-table-exit = “{ table-exit }” asks what you have in mind. You can leave the table for now: the match waits for you on the first page. Or you can give up: then it is over for good. You have lost, and your rival has won; if you have several rivals, they share the win.
