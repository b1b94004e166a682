# Lo que se dice en la mesa de Knetkell.

knetkell-die-blue = { $pips } azul
knetkell-die-red = { $pips } rojo
knetkell-square = { $square }
knetkell-squares = { $chosen } y { $challenged }
knetkell-roll = { $pips }
knetkell-rolls = de { $low } a { $high }

knetkell-end = Fin de jugada: tirar

knetkell-score = { $sum }
knetkell-score-in-words =
    { $sum ->
        [one] un punto
       *[other] { $sum } puntos
    }

# Casillas: lugar, dado, qué se puede hacer en ella.
knetkell-cell-empty = { $square }{ $state }
knetkell-cell-die = { $square }, { $die }{ $state }
knetkell-cell-still = { "" }
knetkell-cell-free = , libre
knetkell-cell-chosen = , elegida para tirar
knetkell-cell-challengeable = , se puede retar
knetkell-cell-challenged = , retado

# Qué se puede hacer.
knetkell-invitation = Toca la casilla que quieras y después tira.
knetkell-chosen = Se tira para { $square }.
knetkell-challenges = { $square } reta al { $die } de { $at }.
knetkell-must-challenge = { $square } está junto a varios dados del rival.
knetkell-roll-hint = Termina la jugada para tirar, o toca otra casilla.
knetkell-which-die-hint = Toca el dado al que retas.
knetkell-other-die-hint = Termina la jugada para tirar, o toca otro dado vecino.

# Qué no se puede hacer.
knetkell-no-taken = { $square } está ocupada. Elige antes una casilla vacía.
knetkell-no-own = El dado de { $square } es tuyo: solo se reta a los del rival.
knetkell-no-not-next = El dado de { $die } no está junto a { $square }.

# Qué ha pasado.
knetkell-did-place = { $player } ha sacado { $pips } en { $square }.
knetkell-did-conquer = { $player } ha sacado { $pips } en { $square } y conquista el { $die } de { $at }.
knetkell-did-conquer-brief = { $player }: { $pips } en { $square }, conquista el { $die }.
knetkell-did-match = { $player } ha sacado { $pips } en { $square }, igual que el { $die } de { $at }.
knetkell-did-match-brief = { $player }: { $pips } en { $square }, igual que el { $die }.
knetkell-did-lose = { $player } ha sacado { $pips } en { $square } y la pierde ante el { $die } de { $at }.
knetkell-did-lose-brief = { $player }: { $pips } en { $square }, la pierde ante el { $die }.

knetkell-by-sums = El tablero está lleno: { $blue } tiene { $blue-sum }; { $red }, { $red-sum }.
knetkell-fact-challenges = retos
knetkell-fact-sixes = seises
knetkell-feat = Más puntos en dados: { $figure }.

# Problemas. Un empate cuenta como media partida ganada.
knetkell-puzzle-task = Encuentra la casilla y el reto que más veces ganan.
knetkell-falls-short = { $side } gana así { $games } de cada 100 partidas; un empate cuenta la mitad. Hay algo mejor.
