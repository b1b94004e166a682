# Despejar el tablero: lo que se dice en su mesa, y su capítulo de las reglas de Querni.

game-clear = Despejar el tablero
game-clear-tagline = Dieciséis fichas a solas
game-clear-facts = 1 persona · 5 min
game-clear-first-seat = { $name } lleva las fichas azules; no hay nadie más en el tablero.

clearing-score = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
clearing-score-in-words = { $turns ->
    [one] tras { $turns } turno
   *[other] tras { $turns } turnos
}
clearing-by-all = Despejado en { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}.
clearing-feat = Menos turnos: { $figure }.

rules-clear = Despejar el tablero
rules-clear-aim = A esto se juega a solas: solo están las 16 fichas azules, repartidas por sus casillas de salida. Retíralas todas en los menos turnos que puedas.
rules-clear-turns = El turno es el de siempre: mover, retirar, o mover y después retirar. No se pasa, y no se permite retirar una cadena si eso deja aislada una ficha; así siempre puedes seguir.
rules-clear-caption = Con el 4 entre el 3 y el 5, las seis forman una sola cadena. Si retiras solo el 4, el 5 y el 6, quedan el 1, el 2 y el 3, y hace falta un turno más.
rules-clear-par = Además de los repartos que pidas, hay uno para cada día, igual para todos. Mientras juegas, la aplicación busca el par: el menor número de turnos que puede encontrar o demostrar.
