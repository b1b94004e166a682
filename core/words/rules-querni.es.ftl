# El Querni fuera de su mesa: su tarjeta, sus opciones y sus reglas, en español.

game-querni = Querni
game-querni-tagline = Cadenas de números
game-querni-facts = 2 personas · 15 min
game-querni-first-seat = { $name } lleva las fichas azules y empieza.

game-querni-rules = Reglas
game-querni-rules-app = De la app
game-querni-rules-app-means = Se puede pasar. Si dejas aislada una ficha tuya, pierdes; 30 turnos sin retirar nada son empate.
game-querni-rules-web = De la web
game-querni-rules-web-means = No se puede pasar. Las fichas aisladas no hacen perder: al agotarse las cadenas, gana quien haya retirado más.

## El tablero y el objetivo

rules-querni-aim = El tablero y el objetivo
rules-querni-aim-board = Dos personas se sientan ante un tablero de siete columnas, de la a a la g, y diez filas, de la 1 a la 10. Cada una tiene dieciséis fichas, azules o rojas, numeradas del 1 al 16.
rules-querni-aim-start = Las casillas de salida son siempre las mismas; qué número ocupa cada una lo decide el azar. Empiezan las azules y después os vais turnando.
rules-querni-aim-caption = Una de las muchas maneras de empezar.
rules-querni-aim-win = Se trata de dejar el tablero sin fichas de tu color. Las fichas salen de él en cadenas de números seguidos, y quien retire primero las dieciséis gana en el acto.

## El paso

rules-querni-step = El paso
rules-querni-step-turn = En tu turno mueves una ficha, retiras una cadena o haces ambas cosas: primero el movimiento y luego la cadena.
rules-querni-step-where = El movimiento más sencillo es el paso: a una casilla pegada a la de la ficha, por un lado o por una esquina, en cualquier dirección. Tiene que estar vacía.
rules-querni-step-caption = El 7 azul puede dar un paso a las ocho casillas que lo rodean.

## Los saltos

rules-querni-jumps = Los saltos
rules-querni-jumps-one = Una ficha también puede saltar en línea recta por encima de otra que tenga al lado, azul o roja, y caer en la casilla de justo detrás. Esa casilla tiene que estar vacía. La ficha saltada se queda donde está.
rules-querni-jumps-one-caption = El 7 azul salta en diagonal por encima del 12 rojo.
rules-querni-jumps-more = Si donde cae tiene otra ficha que saltar, puede continuar, y cada salto puede ir en otra dirección. También puedes parar después de cualquiera de ellos.
rules-querni-jumps-more-caption = Tres saltos en un turno: sobre el 12 rojo, el 8 azul y el 13 rojo.

## Lo que no se puede

rules-querni-limits = Lo que no se puede
rules-querni-limits-mixing = En cada turno se mueve una sola ficha y de una sola manera: o da un único paso o salta. Paso y salto nunca van juntos.
rules-querni-limits-mixing-caption = El 7 azul ya ha dado su paso. Por mucho que tiente el 9 rojo, ya no puede saltarlo.
rules-querni-limits-landing = En un mismo turno no se cae dos veces en la misma casilla, y la de salida también cuenta: no se vuelve a ella. Saltar dos veces sobre la misma ficha sí está permitido.
rules-querni-limits-landing-caption = Un cuarto salto, sobre el 6 azul, acabaría donde empezó el 7. Por eso se queda aquí.

## Las cadenas

rules-querni-chains = Las cadenas
rules-querni-chains-what = Una cadena son tres o más fichas tuyas de números seguidos, cada una pegada a la del número anterior, por un lado o por una esquina. No hay longitud máxima.
rules-querni-chains-caption = 4, 5, 6 y 7: la cadena puede torcerse como quiera.
rules-querni-chains-links = Todos los eslabones cuentan: si dos números seguidos no se tocan, la cadena acaba ahí. Los números tampoco dan la vuelta: el 16 y el 1 no van seguidos.
rules-querni-chains-broken-caption = Todavía no es una cadena: el 6 azul no toca el 5.

## Retirar una cadena

rules-querni-removal = Retirar una cadena
rules-querni-removal-when = Una vez por turno puedes retirar una cadena del tablero, directamente o después de mover. Da igual que la ficha movida forme parte de ella o no. Una vez retirada, ya no se mueve nada.
rules-querni-removal-both-caption = El 5 azul se coloca en medio, y el 4, el 5 y el 6 pueden irse en el mismo turno.
rules-querni-removal-done-caption = Ya no están. Durante un rato se ve dónde estaban.
rules-querni-removal-part = No hace falta llevarse entera una cadena larga: valen tres o más números seguidos, los que quieras. Y retirar no es obligatorio; a veces conviene esperar.

## Fichas aisladas

rules-querni-isolated = Fichas aisladas
rules-querni-isolated-what = Repasa los números de las fichas que te quedan en el tablero. Donde haya menos de tres seguidos sin ningún hueco, esas fichas están aisladas: ya nunca formarán parte de una cadena.
rules-querni-isolated-numbers = Aquí solo importan los números, no las casillas. Un 7, un 8 y un 9 en extremos opuestos del tablero aún pueden encontrarse; un 16 que se ha quedado sin 15 ya no encuentra a nadie.
rules-querni-isolated-caption = Si se retiran el 3, el 4 y el 5, quedan el 1 y el 2, y dos no bastan para una cadena.
rules-querni-isolated-advice = Así que, antes de retirar una cadena, mira bien lo que dejas atrás. Lo que te cuesten las fichas aisladas depende de las reglas con las que juguéis.

## Con las reglas de la app

rules-querni-app = Cómo termina con las reglas de la app
rules-querni-app-skip = Son las reglas habituales. Puedes pasar el turno siempre que quieras.
rules-querni-app-isolated = Si retiras una cadena y te queda alguna ficha aislada, pierdes en el acto. La mesa te avisa antes de que termines la jugada.
rules-querni-app-tie = Cuando se suceden 30 turnos sin que nadie retire nada, contando los de ambos, la partida acaba en empate.

## Con las reglas de la web

rules-querni-web = Cómo termina con las reglas de la web
rules-querni-web-skip = Aquí no se pasa cuando uno quiere. Solo pierde el turno quien no puede ni mover una ficha ni retirar una cadena.
rules-querni-web-spent = Las fichas aisladas no hacen perder la partida. Pero si te quedan fichas y entre ellas no hay tres números seguidos, estás sin cadenas: ya no podrás formar ninguna más. En cuanto os pase a los dos, la partida termina.
rules-querni-web-count = Si solo le ha pasado a uno, al otro le queda algo de tiempo: 20 turnos más, contando los de ambos, y la partida termina.
rules-querni-web-winner = Cuando acaba de una de estas dos maneras, gana quien haya retirado más fichas; si son las mismas, hay empate. Quien antes de eso retire las dieciséis gana de todos modos.

## En la mesa

rules-querni-table = En la mesa
rules-querni-table-taps = Toca una de tus fichas y se marcan las casillas a las que llega. Toca una casilla marcada y la ficha irá allí; para enlazar saltos, toca una a una las casillas donde va cayendo. Toca otra vez la ficha para devolverla a su sitio, o toca otra para elegir esa en su lugar.
rules-querni-table-chain = Para retirar una cadena, pulsa «{ querni-button-chain }» y toca su primera y su última ficha.
rules-querni-table-end = «{ table-end }» termina tu turno, y ya no hay vuelta atrás. Hasta ese momento, «{ table-cancel }» deshace todo lo que hayas hecho en el turno. Con «{ querni-button-skip }», cuando las reglas lo permiten, dejas pasar el turno: también eso hay que terminarlo.
rules-querni-table-last = Lo que movió o retiró el último turno sigue marcado hasta que se toca una ficha, para que nadie se lo pierda.
rules-querni-table-last-caption = Las azules acaban de dar un paso de c2 a d3.
rules-querni-table-exit = «{ table-exit }» te pregunta qué quieres hacer. Puedes dejar la mesa por ahora: la partida te espera en la primera página. O puedes rendirte: entonces se acaba para siempre y gana tu rival.
