# Knetkell fuera de la mesa: su tarjeta, sus opciones y sus reglas, en español.

game-knetkell = Knetkell
game-knetkell-tagline = Dados que se retan
game-knetkell-facts = 2 personas · 5 min
game-knetkell-first-seat = { $name } recibe el reto: lleva los dados azules y empieza la primera partida.

game-knetkell-games = Duración
game-knetkell-games-three = Al mejor de tres
game-knetkell-games-three-means = Dos partidas ganadas deciden el encuentro. La segunda la empiezan las rojas.
game-knetkell-games-one = Una partida
game-knetkell-games-one-means = Decide un solo tablero lleno.

## El tablero y el objetivo

rules-knetkell-aim = El tablero y el objetivo
rules-knetkell-aim-board = Juegan dos personas en un tablero cuadrado de cinco columnas, de la a a la e, y cinco filas, de la 1 a la 5. Cada una tiene, en azul o en rojo, tantos dados de seis caras como necesite. El tablero empieza vacío y cada turno pone en él un dado.
rules-knetkell-aim-sums = Cuando todas las casillas tienen su dado, cada cual suma los suyos. La suma mayor gana la partida; si son iguales, hay tablas.
rules-knetkell-aim-caption = Un tablero lleno.

## Un turno

rules-knetkell-turn = Un turno
rules-knetkell-turn-choose = En tu turno eliges primero una casilla vacía y solo después tiras el dado. Así nunca sabes qué saldrá cuando dices adónde va.
rules-knetkell-turn-free = Si no hay ningún dado rival justo al lado de esa casilla, arriba, abajo, a la izquierda o a la derecha, el dado se queda allí y es tuyo. En diagonal no cuenta.
rules-knetkell-turn-caption = Junto a c3 no hay nada rojo: saquen lo que saquen las azules, se queda allí.

## Los retos

rules-knetkell-challenge = Los retos
rules-knetkell-challenge-must = Si hay un dado rival al lado de tu casilla, queda retado: lo que saques se medirá con él.
rules-knetkell-challenge-which = Si hay varios, dices a cuál retas, y lo dices antes de tirar. Los demás no intervienen.
rules-knetkell-challenge-caption = Las azules han elegido c3 y retan al 4 rojo. También podían haber retado al 5 de encima.

## La tirada

rules-knetkell-roll = La tirada
rules-knetkell-roll-higher = Si sacas más que el dado retado, lo conquistas: tu dado va a tu casilla y el otro pasa a ser tuyo con el número que tenía.
rules-knetkell-roll-higher-caption = Las azules han sacado 5 contra el 4: ahora los dos dados son azules.
rules-knetkell-roll-equal = Si sacas lo mismo, tu dado va a tu casilla y no pasa nada más.
rules-knetkell-roll-equal-caption = Las azules han sacado 4 contra el 4.
rules-knetkell-roll-lower = Si sacas menos, pierdes la casilla: tu rival pone en ella un dado suyo con el número que has sacado.
rules-knetkell-roll-lower-caption = Las azules han sacado 2 contra el 4: el dado de c3 es rojo.

## El encuentro

rules-knetkell-match = El encuentro
rules-knetkell-match-three = Un encuentro se juega al mejor de tres partidas. Quien recibe el reto, con las azules, empieza la primera y la tercera; quien reta, con las rojas, la segunda. Dos partidas ganadas lo deciden.
rules-knetkell-match-drawn = Una partida en tablas cuenta como una de las tres. Tras la tercera gana quien tenga más, y si ambos tienen las mismas, el encuentro queda en tablas.

## En la mesa

rules-knetkell-table = En la mesa
rules-knetkell-table-taps = Toca la casilla que quieras. Si al lado hay un solo dado rival, queda retado; si hay varios, toca el que quieras retar. Toca otra vez la casilla para dejarla, o toca otra para elegir esa en su lugar.
rules-knetkell-table-odds = Debajo del tablero ves qué traería cada tirada: de quién será el dado y qué casillas cambian de manos.
rules-knetkell-table-end = «{ knetkell-end }» tira el dado y termina tu turno, y ya no hay vuelta atrás. Hasta ese momento no se ha tirado nada, y «{ table-cancel }» deshace lo que hayas elegido.
rules-knetkell-table-exit = «{ table-exit }» te pregunta qué quieres hacer. Puedes dejar la mesa por ahora: la partida te espera en la primera página. O puedes rendirte: entonces se acaba todo el encuentro para siempre y gana tu rival.
