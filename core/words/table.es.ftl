# Lo que se dice en todas las mesas.

table-exit = Salir
table-rules = Reglas
table-cancel = Cancelar
table-cancel-spoken = Cancelar: deshace todo desde el último fin de jugada
table-end = Fin de jugada
table-try-again = Reintentar
table-home = Inicio
table-result = Resultado
table-look = Ver la mesa
table-earlier = Atrás
table-later = Adelante
table-first = Al principio
table-last = Al final
table-all-turns = Todos los turnos…
table-copy = Copiar la partida
table-copied = La partida está en el portapapeles.
table-play-on = Seguir
table-turn-of = Turno { $turn } de { $of }.
table-turn = Turno { $turn }, { $player }, { $short }
table-again = Revancha
table-rematch = Revancha: empieza { $player }
table-rematch-swapped = Revancha con otro color
table-next = Siguiente partida: empieza { $player }
table-turns = Turnos

table-to-play = Le toca a { $player }.
table-to-play-alone = Te toca.
table-thinking = { $player } está pensando.
table-seat = { $player }: { $score }
table-seat-active = { $player }, le toca: { $score }
table-seat-thinking = { $player }, pensando: { $score }
table-game-of = Partida { $number } de { $of }
table-seat-games =
    { $seat }, { $games ->
        [one] una partida ganada
       *[other] { $games } partidas ganadas
    }
table-odds = { $rolls }: { $squares } para { $player }
table-cell-last = { $cell }, recién puesta
table-cell-ghost = { $cell }, de aquí se acaba de retirar el { $number }

table-exit-title = ¿Dejar la mesa?
table-exit-text = La partida queda en Seguir. Si { $player } se rinde, se acaba para siempre.
table-leave = Dejar la mesa por ahora
table-give-up = Rendirse
table-stay = Seguir jugando
table-menu = Más
table-hint = Pista
table-hint-sought = Se busca una pista.
table-hint-given = Una pista: el ordenador jugaría esto. Cancelar lo deshace.
table-hints-label =
    { $count ->
        [one] pista
       *[other] pistas
    }
table-falls-short = Hay algo mejor.
table-take-back = Retirar el último turno
table-discard = Tirar la partida
table-exit-practice = La partida queda en Seguir, si no la tiras.

table-and = { $before } y { $last }
table-starter-title = ¿Quién empieza?
table-lift = Soy { $player }: ver mi mano
table-pass-device = Pasa el móvil a { $player }
table-pass-device-text = Ahora solo debe mirar { $player }.
table-fit = Ver toda la mesa
table-beyond = Ver dónde más cabe la ficha
table-rack = Tu mano
table-headed = { $headline }. { $text }
table-own = Tus piezas
table-unseen = Fichas no vistas
table-close = Cerrar
table-tally =
    { $name }: { $count ->
        [0] ninguna sin ver
        [one] una sin ver
       *[other] { $count } sin ver
    }

table-win = Gana { $player }
table-shared-win = Victoria compartida: { $players }
table-draw = Empate
table-game-win = { $player } gana la partida { $number }
table-game-draw = La partida { $number } queda en tablas
table-games-text = Partidas ganadas en este encuentro
table-games-won = Partidas ganadas: { $score }.
table-over = { $result }.
table-gave-up = { $player } se ha rendido.
table-minutes = { $minutes } min
table-minutes-label = duración
table-series = { $players }
table-series-text = Encuentros ganados en esta mesa

table-not-saved-full = La jugada no ha terminado: no queda sitio para guardarla. Libera espacio y vuelve a terminarla.
table-not-saved = La jugada no ha terminado: no se puede guardar ({ $why }). Puedes intentarlo otra vez.

archive-damaged = Las partidas guardadas estaban dañadas. Se han apartado como { $file } y se ha empezado un archivo nuevo.
archive-locked = Otra ventana tiene abiertas las partidas guardadas. Aquí puedes jugar, pero no se guarda nada.
archive-newer = Las partidas guardadas son de una versión más nueva. Puedes jugar, pero no se guarda nada.
archive-older = Las partidas guardadas son de una versión demasiado antigua. Puedes jugar, pero no se guarda nada.
archive-unreachable = No se llega a las partidas guardadas ({ $why }). Puedes jugar, pero no se guarda nada.

table-par-sought = Buscando el par: { $percent } %
table-par-none = No se ha encontrado el par
table-par-so-far = Par por ahora: { $par } ({ $percent } %)
table-par-found = Par: { $par }, lo mejor encontrado
table-par-proved = Par: { $par }, y no puede ser menos
table-stop-par = Dejar de buscar el par
table-score-par = { $score } · par { $par }
table-par-label = par
table-best-label = tu mejor marca
table-cleared = Despejado
table-once-more = Otra vez

table-puzzle-of = Problema { $number } de { $of }
table-solved = Resuelto
table-solved-of = { $solved } de { $of }
table-solved-label = problemas resueltos
table-answer-given = Esta es la respuesta. Así no cuenta como resuelto.
table-next-puzzle = Siguiente problema
