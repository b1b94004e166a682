# Lo que se dice en la mesa de Querni.

querni-piece-blue = { $number } azul
querni-piece-red = { $number } rojo
# Lo mismo al principio de una frase.
querni-the-blue = El { $number } azul
querni-the-red = El { $number } rojo

querni-button-chain = Elegir cadena
querni-button-chain-spoken = Elegir cadena: después toca su primera y su última ficha
querni-button-skip = Pasar
querni-button-skip-spoken = Pasar este turno

querni-score = { $done }/{ $of }
querni-score-in-words = { $done } de { $of }

# Casillas: lugar, ficha, qué se puede hacer.
querni-cell-empty = { $square }{ $state }
querni-cell-piece = { $square }, { $piece }{ $state }
querni-cell-still = { "" }
querni-cell-own = , se puede mover
querni-cell-held = , en tu mano
querni-cell-reachable = , se puede llegar
querni-cell-end = , puede ser un extremo de la cadena
querni-cell-first = , primera ficha de la cadena
querni-cell-chain = , en la cadena

# Qué se puede hacer.
querni-invitation = Toca una de tus fichas para moverla.
querni-invitation-chain = Mueve una ficha o elige una cadena para retirarla.
querni-held = { $piece } en la mano.
querni-held-hint = Toca una marca para moverlo, o el { $number } para dejarlo.
querni-held-stuck = { $piece } no puede moverse.
querni-held-stuck-hint = Toca otra de tus fichas.
querni-stepped = { $piece }: de { $from } a { $to }.
querni-moved-hint = Termina la jugada, o toca el { $number } para devolverlo.
querni-jumped = { $piece }, { $jumps ->
    [one] un salto
   *[other] { $jumps } saltos
}: de { $from } a { $to }.
querni-jump-on-hint = Toca una marca para seguir, o el { $number } para devolverlo.
querni-pick = Elige la cadena que retiras.
querni-pick-first = Toca su primera ficha.
querni-pick-from = Una cadena desde el { $number }.
querni-pick-last = Ahora toca su última ficha.
querni-picked = Se retirarán del { $low } al { $high }.
querni-end-or-cancel = Termina la jugada o cancela.
querni-isolates = Retirar del { $low } al { $high } deja aislado el { $number }.
querni-isolates-hint = Puedes terminar la jugada, pero pierdes la partida.
querni-skips = Pasas este turno.
querni-stuck = No hay movimiento ni cadena: pierdes este turno.
querni-stuck-hint = Termina la jugada para ceder el turno.

# Lo mismo en una línea corta.
querni-brief-mark = { $what } Toca una marca.
querni-brief-other = { $what }
querni-brief-jump-on = { $what } ¿Sigues?
querni-brief-end = { $what }
querni-brief-first = Toca la primera ficha de la cadena.
querni-brief-last = Toca la última ficha de la cadena.
querni-brief-isolates = Cuidado: dejas aislado el { $number } y pierdes.

# Qué ha pasado.
querni-did-skip = { $player } ha pasado.
querni-did-move = { $player } ha movido el { $number } de { $from } a { $to }.
querni-did-remove = { $player } ha retirado del { $low } al { $high }.
querni-did-both = { $player } ha movido el { $number } de { $from } a { $to } y ha retirado del { $low } al { $high }.
querni-idle = Sin retirar: { $turns } de { $limit } turnos
querni-spent = { $turns ->
    [one] Queda un turno
   *[other] Quedan { $turns } turnos
}

# Por qué no.
querni-no-not-yours = { $piece } no es tuyo.
querni-no-hold-a-piece = Toca primero la ficha que quieres mover.
querni-no-pick-a-piece = Una cadena se forma con fichas: toca una tuya.
querni-no-chain-is-last = La cadena ya está elegida, y retirarla es lo último del turno.
querni-no-one-step = El { $number } ya ha dado su paso. Tócalo para devolverlo.
querni-no-mixing = En un turno se da un paso o se salta, nunca las dos cosas.
querni-no-landed-twice = En un turno no se puede caer dos veces en { $square }.
querni-no-out-of-reach = El { $number } no llega a { $square }: un paso, o un salto sobre una ficha.
querni-no-end = El { $number } no es extremo de una cadena de tres o más.
querni-no-short = Del { $low } al { $high } es poco: una cadena tiene tres o más.
querni-no-gone = El { $number } ya no está en el tablero.
querni-no-link = El { $low } y el { $high } no se tocan.
querni-no-chain = No hay ninguna cadena que retirar.
querni-no-isolating = Retirar del { $low } al { $high } dejaría aislado el { $number }: ya no cabría en ninguna cadena.
querni-no-skipping = Con estas reglas no se puede pasar si puedes jugar.

# Cómo acabó.
querni-by-all = { $player } ha retirado sus 16 fichas en { $rounds } turnos.
querni-by-isolation = { $player } dejó aislado el { $number }: ya no cabe en ninguna cadena.
querni-by-idling = { $turns } turnos seguidos sin retirar nada.
querni-by-spent = Ya no hay cadenas posibles: { $blue } retiró { $blue-removed }; { $red }, { $red-removed }.
querni-by-turns = Se acabaron los turnos: { $blue } retiró { $blue-removed }; { $red }, { $red-removed }.
querni-fact-chain = cadena más larga
querni-fact-jumps = saltos seguidos
querni-feat = Victoria más rápida: { $figure } rondas.

# Problemas.
querni-puzzle-task = Encuentra el movimiento que permite retirar la cadena más larga.
querni-falls-short =
    { $removed ->
        [0] Así no retiras nada. Hay un turno que retira una cadena.
       *[other] Así retiras { $removed } fichas. Hay un turno que retira más.
    }
