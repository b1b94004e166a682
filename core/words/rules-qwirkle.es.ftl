# Qwirkle fuera de la mesa: su tarjeta, sus opciones y sus reglas, en español.

game-qwirkle = Qwirkle
game-qwirkle-tagline = Colores y formas
game-qwirkle-facts = 2 a 4 personas · 30 min
game-qwirkle-first-seat = Empieza quien tenga el grupo más grande de fichas que van juntas.

## Las fichas

rules-qwirkle-tiles = Las fichas
rules-qwirkle-tiles-kinds = Hay 108 fichas. Cada una lleva una de seis formas en uno de seis colores, y de cada clase hay tres. Las formas son círculo, estrella de cuatro puntas, rombo, cuadrado, trébol y estrella de ocho puntas; los colores, rojo, naranja, amarillo, verde, azul y morado.
rules-qwirkle-tiles-caption = Las treinta y seis clases: una fila por color, una columna por forma.
rules-qwirkle-tiles-hands = Juegan de dos a cuatro personas. Al principio todas las fichas están en una bolsa; cada cual roba seis y no se las enseña a nadie. No hay tablero: lo van formando las fichas según las ponéis, y crece hacia donde lo llevéis.

## Quién empieza

rules-qwirkle-start = Quién empieza
rules-qwirkle-start-group = Antes del primer turno se cuenta el grupo más grande de cada mano: fichas distintas que comparten color o que comparten forma. Una ficha que está dos veces en la mano cuenta una sola. Empieza quien tenga el grupo más grande.
rules-qwirkle-start-tie = Si varias personas tienen un grupo de ese tamaño, poneos de acuerdo: la mesa os pregunta quién empieza.
rules-qwirkle-start-opening = En el primer turno se pone ese grupo entero en una línea, en fila o en columna. Si en la mano hay varios grupos de ese tamaño, vale cualquiera; si no hay dos fichas que vayan juntas, se abre con una sola.
rules-qwirkle-start-caption = Una apertura con un grupo de cuatro: todas rojas, de cuatro formas distintas.

## Las líneas

rules-qwirkle-lines = Las líneas
rules-qwirkle-lines-what = Las fichas que están una junto a otra en una fila o en una columna forman una línea. En una línea, o todas tienen el mismo color y formas distintas, o todas tienen la misma forma y colores distintos.
rules-qwirkle-lines-caption = En horizontal, cuadrados de tres colores; en vertical, tres formas en azul. El cuadrado azul pertenece a las dos líneas.
rules-qwirkle-lines-limits = Una misma ficha nunca se repite en una línea. Y como solo hay seis colores y seis formas, ninguna línea pasa de seis fichas. Una línea completa de seis se llama Qwirkle.
rules-qwirkle-lines-twice-caption = La fila roja ya tiene su cuadrado, así que otro igual no cabe en ningún extremo. Las marcas muestran dónde puede ir.

## Poner fichas

rules-qwirkle-turn = Poner fichas
rules-qwirkle-turn-place = En tu turno pones una o varias fichas de tu mano, a menos que prefieras cambiar. Puedes ponerlas una tras otra, cada una tocando por un lado alguna ficha de la mesa.
rules-qwirkle-turn-touch = Cuando acabes, las fichas que has puesto tienen que estar en una misma línea sin huecos. No hace falta que vayan seguidas: entre ellas puede haber fichas anteriores. Al menos una tiene que tocar una ficha anterior, y todas las líneas que toques, en horizontal y en vertical, tienen que ser válidas.
rules-qwirkle-turn-ends-caption = Una estrella en cada extremo de la fila: no van seguidas, pero están en una misma línea.
rules-qwirkle-turn-direction = Las fichas de un turno van todas en la misma fila o todas en la misma columna. No se puede doblar la esquina.
rules-qwirkle-turn-direction-caption = Con la estrella roja y la verde ya es una columna: la morada solo puede ir encima o debajo.

## Los puntos

rules-qwirkle-score = Los puntos
rules-qwirkle-score-lines = Cada línea que hayas formado o alargado en tu turno da un punto por cada una de sus fichas, también por las que ya estaban. Una ficha que está en dos líneas cuenta en las dos.
rules-qwirkle-score-caption = Las dos fichas verdes de la izquierda son nuevas. Su fila cuenta 3, con la ficha que ya estaba, y las dos columnas cuentan 2 cada una: 7 puntos.
rules-qwirkle-score-qwirkle = Lo que más vale es un Qwirkle: seis puntos por sus seis fichas y otros seis además.
rules-qwirkle-score-qwirkle-caption = La sexta forma naranja completa un Qwirkle: 12 puntos.
rules-qwirkle-score-opening = La apertura puntúa como cualquier otro turno. Si es de una sola ficha, que todavía no es una línea, da 1 punto.

## Fichas nuevas

rules-qwirkle-draw = Fichas nuevas
rules-qwirkle-draw-fill = Después de tu turno, tu mano se completa hasta seis con fichas de la bolsa, mientras queden. Cuando la bolsa está vacía, se sigue jugando con lo que cada cual tiene.
rules-qwirkle-draw-swap = En vez de poner puedes cambiar una o varias de tus fichas. Van a la bolsa y robas otras tantas; puede que alguna te vuelva a tocar. Un cambio no da puntos.
rules-qwirkle-draw-when = No se puede cambiar en el primer turno de la partida ni cuando la bolsa está vacía.

## Cuando nada encaja

rules-qwirkle-pass = Cuando nada encaja
rules-qwirkle-pass-no = No se puede pasar sin más. Mientras haya fichas en la bolsa siempre puedes cambiar; cuando está vacía, tienes que poner si alguna de tus fichas encaja.
rules-qwirkle-pass-lost = Quien no puede poner nada con la bolsa vacía pierde el turno. La mesa lo dice, y solo queda terminarlo.

## El final

rules-qwirkle-end = El final
rules-qwirkle-end-last = Si la bolsa está vacía y pones la última ficha de tu mano, la partida termina en el acto y ese turno te da 6 puntos más.
rules-qwirkle-end-caption = La bolsa está vacía y el cuadrado amarillo era la última ficha de la mano: 3 por la fila y 6 más, en total 9 puntos.
rules-qwirkle-end-stuck = Si la bolsa está vacía y ya nadie puede poner nada, la partida también termina, pero esos 6 puntos no se los lleva nadie.
rules-qwirkle-end-win = Gana el total más alto. Si varias personas lo tienen, comparten la victoria.

## En la mesa

rules-qwirkle-table = En la mesa
rules-qwirkle-table-taps = Toca una ficha de tu mano y se marcan las casillas donde puede ir; toca una casilla marcada y la ficha queda allí. Las fichas que de momento no encajan en ningún sitio se ven atenuadas. Mientras las pones, ves cuántos puntos lleva el turno. La apertura se puede poner en cualquier lugar de la mesa.
rules-qwirkle-table-back = Toca una ficha que acabas de poner para recogerla. Si sin ella no pueden quedarse otras, vuelven también a tu mano.
rules-qwirkle-table-swap = Para cambiar, pulsa «Cambiar» y toca las fichas que quieras devolver.
rules-qwirkle-table-end = «{ table-end }» termina tu turno, y ya no hay vuelta atrás. Antes de eso no se roba nada, y hasta ese momento «{ table-cancel }» deshace todo lo que hayas hecho en el turno.
rules-qwirkle-table-cover = Después una servilleta cubre la mesa, para que nadie vea la mano de otra persona. Pasa el dispositivo; quien juegue a continuación levanta la servilleta. Verás las fichas que has robado cuando te vuelva a tocar.
rules-qwirkle-table-last = Lo que se puso en el último turno sigue marcado hasta que se toca una ficha.
rules-qwirkle-table-last-caption = El cuadrado rojo se acaba de poner.
rules-qwirkle-table-bag = El número de la bolsa dice cuántas fichas quedan en ella. Tócala para ver qué fichas siguen ocultas para ti: las de la bolsa y las de las otras manos, contadas todas juntas.
rules-qwirkle-table-view = Mueve la mesa con un dedo y agrándala o redúcela con dos: así no se pone ninguna ficha. El botón de las cuatro esquinas vuelve a mostrar todas las fichas.
rules-qwirkle-table-colours = El signo que hay en el centro de cada forma también indica su color; el rojo no lleva ninguno. En «{ home-settings }» puedes elegir otros colores: «{ settings-palette-colour-blind }».
rules-qwirkle-table-exit = «{ table-exit }» te pregunta qué quieres hacer. Puedes dejar la mesa por ahora: la partida te espera en la primera página. O puedes rendirte: entonces se acaba para siempre. Pierdes tú y gana tu rival; si tienes varios rivales, comparten la victoria.
