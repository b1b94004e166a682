# Lo que se dice en la mesa de Qwirkle.

# Fichas: una forma y un color.
qwirkle-circle =
    { $colour ->
        [red] círculo rojo
        [orange] círculo naranja
        [yellow] círculo amarillo
        [green] círculo verde
        [blue] círculo azul
       *[purple] círculo morado
    }
qwirkle-four-pointed-star =
    { $colour ->
        [red] estrella de cuatro puntas roja
        [orange] estrella de cuatro puntas naranja
        [yellow] estrella de cuatro puntas amarilla
        [green] estrella de cuatro puntas verde
        [blue] estrella de cuatro puntas azul
       *[purple] estrella de cuatro puntas morada
    }
qwirkle-diamond =
    { $colour ->
        [red] rombo rojo
        [orange] rombo naranja
        [yellow] rombo amarillo
        [green] rombo verde
        [blue] rombo azul
       *[purple] rombo morado
    }
qwirkle-square =
    { $colour ->
        [red] cuadrado rojo
        [orange] cuadrado naranja
        [yellow] cuadrado amarillo
        [green] cuadrado verde
        [blue] cuadrado azul
       *[purple] cuadrado morado
    }
qwirkle-clover =
    { $colour ->
        [red] trébol rojo
        [orange] trébol naranja
        [yellow] trébol amarillo
        [green] trébol verde
        [blue] trébol azul
       *[purple] trébol morado
    }
qwirkle-eight-pointed-star =
    { $colour ->
        [red] estrella de ocho puntas roja
        [orange] estrella de ocho puntas naranja
        [yellow] estrella de ocho puntas amarilla
        [green] estrella de ocho puntas verde
        [blue] estrella de ocho puntas azul
       *[purple] estrella de ocho puntas morada
    }

qwirkle-score = { $points }
qwirkle-score-in-words =
    { $points ->
        [one] un punto
       *[other] { $points } puntos
    }

# El atril, la bolsa, las casillas de la mesa.
qwirkle-slot = { $tile }{ $state }
qwirkle-slot-empty = hueco vacío
qwirkle-slot-still = { "" }
qwirkle-slot-fits = , encaja
qwirkle-slot-fits-nowhere = , no encaja en ningún sitio
qwirkle-slot-selected = , elegida
qwirkle-slot-swap = , se puede cambiar
qwirkle-slot-swapped = , se cambiará
qwirkle-bag =
    { $count ->
        [0] la bolsa está vacía
       *[other] en la bolsa
    }
qwirkle-bag-spoken =
    { $count ->
        [0] La bolsa está vacía. Consultar las fichas no vistas.
        [one] Una ficha en la bolsa. Consultar las fichas no vistas.
       *[other] { $count } fichas en la bolsa. Consultar las fichas no vistas.
    }
qwirkle-unseen = Fichas no vistas
qwirkle-unseen-text = En la bolsa: { $bag }. En las otras manos: { $hands }.
qwirkle-cell-free = Columna { $across }, fila { $down }: libre{ $state }
qwirkle-cell-tile = Columna { $across }, fila { $down }: { $tile }{ $state }
qwirkle-cell-still = { "" }
qwirkle-cell-fits = , aquí encaja la ficha
qwirkle-cell-placed = , recién puesta, se puede retirar

qwirkle-swap = Cambiar
qwirkle-swap-spoken = Cambiar fichas con la bolsa en vez de poner
qwirkle-swap-off-spoken = No cambiar fichas

# Lo que se puede hacer.
qwirkle-groups = Grupos más grandes: { $groups }.
qwirkle-invitation = Toca una ficha de tu mano.
qwirkle-invitation-opening =
    { $count ->
        [one] Pon una ficha, donde quieras.
       *[other] Pon { $count } fichas que vayan juntas, en una línea.
    }
qwirkle-must-swap = Ninguna ficha encaja.
qwirkle-must-swap-hint = Pulsa Cambiar y elige cuáles.
qwirkle-must-pass = Ninguna ficha encaja y la bolsa está vacía.
qwirkle-must-pass-hint = Termina la jugada: se pierde el turno.
qwirkle-swapping =
    { $count ->
        [0] ¿Qué fichas van a la bolsa?
        [one] Una ficha va a la bolsa.
       *[other] { $count } fichas van a la bolsa.
    }
qwirkle-swapping-hint = Toca las fichas y termina la jugada.
qwirkle-swapping-end-hint = Toca más fichas o termina la jugada.
qwirkle-selected = Has elegido: { $tile }.
qwirkle-so-far =
    { $points ->
        [one] Un punto por ahora.
       *[other] { $points } puntos por ahora.
    }
qwirkle-so-far-lines = { $points } puntos por ahora: { $lines }.
qwirkle-so-far-qwirkle = { $points } puntos por ahora, con un Qwirkle.
qwirkle-so-far-lines-qwirkle =
    { $qwirkles ->
        [one] { $points } puntos por ahora: { $lines }, con un Qwirkle.
       *[other] { $points } puntos por ahora: { $lines }, con { $qwirkles } Qwirkles.
    }
qwirkle-opening-more =
    { $count ->
        [one] Falta una ficha que vaya con estas.
       *[other] Faltan { $count } fichas que vayan con estas.
    }
qwirkle-opening-hint = La primera línea es tan larga como tu mayor grupo.
qwirkle-mark-hint = Toca una marca para ponerla.
qwirkle-mark-or-end-hint = Toca una marca ({ $tile }) o termina.
qwirkle-nowhere-hint = No encaja en ningún sitio.
qwirkle-nowhere-or-end-hint = Ahora no encaja: { $tile }. Puedes terminar.
qwirkle-mark-for-hint = Toca una marca: { $tile }.
qwirkle-nowhere-for-hint = No va con estas: { $tile }.
qwirkle-end-hint = Termina la jugada, o toca una ficha para retirarla.
qwirkle-more-hint = Toca otra ficha o termina la jugada.

# Lo que no se puede.
qwirkle-no-must-pass = Ninguna ficha encaja y la bolsa está vacía: se pierde el turno.
qwirkle-no-swapping = Estás cambiando fichas. Pulsa Cambiar otra vez para poner.
qwirkle-no-tile-selected = Toca primero una ficha de tu mano.
qwirkle-no-taken = Ahí ya hay una ficha.
qwirkle-no-line = Las fichas de una jugada van en una sola fila o columna.
qwirkle-no-gap = Las fichas de una jugada van en una línea sin huecos.
qwirkle-no-twice = Repetida en una línea: { $tile }.
qwirkle-no-unlike = No van juntas: { $tile } y { $other }.
qwirkle-no-opening =
    { $count ->
        [one] La primera jugada pone una ficha.
       *[other] La primera jugada pone { $count } fichas que van juntas.
    }
qwirkle-no-apart = La ficha tiene que tocar otra de la mesa.

# Lo que pasó.
qwirkle-did-place =
    { $tiles ->
        [one] { $player } puso una ficha y sumó { $points ->
            [one] un punto
           *[other] { $points } puntos
        }.
       *[other] { $player } puso { $tiles } fichas y sumó { $points } puntos.
    }
qwirkle-did-qwirkle =
    { $qwirkles ->
        [one] { $player } hizo un Qwirkle: { $points } puntos.
       *[other] { $player } hizo { $qwirkles } Qwirkles: { $points } puntos.
    }
qwirkle-did-finish = { $player } puso la última ficha: { $points } puntos.
qwirkle-did-brief = { $player }: +{ $points }
qwirkle-did-swap =
    { $count ->
        [one] { $player } cambió una ficha.
       *[other] { $player } cambió { $count } fichas.
    }
qwirkle-did-pass = { $player } no pudo poner ficha.

qwirkle-by-last-tile = { $player } puso la última ficha y sumó { $bonus } más.
qwirkle-by-nobody = La bolsa está vacía y nadie puede poner ficha.
qwirkle-fact-best = puntos en la mejor jugada
qwirkle-fact-qwirkles =
    { $count ->
        [one] Qwirkle hecho
       *[other] Qwirkles hechos
    }
qwirkle-feat = Más puntos: { $figure }.

# Problemas.
qwirkle-puzzle-task = Encuentra la jugada que más puntos suma.
qwirkle-falls-short =
    { $points ->
        [one] Así sumas un punto. Hay una jugada que suma más.
       *[other] Así sumas { $points } puntos. Hay una jugada que suma más.
    }
