# Knetkell outside its table: its card, its setup and its rules, in English.

game-knetkell = Knetkell
game-knetkell-tagline = Dice that challenge
game-knetkell-facts = 2 people · 5 min
game-knetkell-first-seat = { $name } was challenged: the blue dice, and the first game.

game-knetkell-games = Length
game-knetkell-games-three = Best of three
game-knetkell-games-three-means = Two won games take the match. Red starts the second game.
game-knetkell-games-one = One game
game-knetkell-games-one-means = One full board decides.

## The board and the aim

rules-knetkell-aim = The board and the aim
rules-knetkell-aim-board = Two people play on a square board of five files, a to e, and five ranks, 1 to 5. Blue and red each have as many six-sided dice as they need. The board is empty at first, and each turn puts one die on it.
rules-knetkell-aim-sums = When every square has its die, each player adds up their own. The higher sum wins the game; equal sums are a draw.
rules-knetkell-aim-caption = A full board.

## A turn

rules-knetkell-turn = A turn
rules-knetkell-turn-choose = In your turn you first choose an empty square, and only then roll the die. So you never know what it will show when you say where it goes.
rules-knetkell-turn-free = If no rival die lies right beside that square, above, below, left or right, the die simply stays there and is yours. Corners don't count as beside.
rules-knetkell-turn-caption = Nothing red lies beside c3: whatever blue rolls stays there.

## Challenges

rules-knetkell-challenge = Challenges
rules-knetkell-challenge-must = If a rival die lies beside your square, it is challenged: your roll will be measured against it.
rules-knetkell-challenge-which = With several of them, you say which one, and you say it before you roll. The others have no part in it.
rules-knetkell-challenge-caption = Blue has chosen c3 and challenges the red 4. The 5 above it could have been challenged as well.

## The roll

rules-knetkell-roll = The roll
rules-knetkell-roll-higher = Roll more than the challenged die shows, and you conquer it: your die goes to your square, and the other one becomes yours with the number it had.
rules-knetkell-roll-higher-caption = Blue rolled 5 against the 4: both dice are blue now.
rules-knetkell-roll-equal = Roll just as much, and your die goes to your square; nothing else happens.
rules-knetkell-roll-equal-caption = Blue rolled 4 against the 4.
rules-knetkell-roll-lower = Roll less, and your square is lost: your rival puts a die of theirs there, with the number you rolled.
rules-knetkell-roll-lower-caption = Blue rolled 2 against the 4: the die on c3 is red.

## The match

rules-knetkell-match = The match
rules-knetkell-match-three = A match is the best of three games. Whoever was challenged, blue, starts the first and the third; the challenger, red, starts the second. Two won games end it.
rules-knetkell-match-drawn = A drawn game counts as one of the three. After three games whoever has won more takes the match, and with as many wins on both sides it is a draw.

## At the table

rules-knetkell-table = At the table
rules-knetkell-table-taps = Tap the square you want. If there is one rival die beside it, that one is challenged; if there are several, tap the one you mean. Tap the square again to take it back, or another one to choose that instead.
rules-knetkell-table-odds = Below the board you see what each roll would bring: whose the die will be, and which squares change hands.
rules-knetkell-table-end = “{ knetkell-end }” rolls the die and ends your turn, and then there is no going back. Until that moment nothing has been rolled, and “{ table-cancel }” undoes what you chose.
rules-knetkell-table-exit = “{ table-exit }” asks what you have in mind. You can leave the table for now: the match waits for you on the first page. Or you can give up: then the whole match is over for good, and your rival has won.
