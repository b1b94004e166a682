# Las palabras de las páginas, en español.

app-name = Sobremesa
page-back = Volver

seat-blue = Azul
seat-red = Rojo
seat-mustard = Mostaza
seat-moss = Musgo

## Inicio

home-subtitle = Juegos de mesa
home-continue = Seguir
home-saved = Guardadas
home-saved-spoken =
    { $count ->
        [0] Partidas guardadas: ninguna
       *[other] Partidas guardadas: { $count }
    }
home-rules = Reglas
home-settings = Ajustes
home-understood = Entendido
home-game-spoken = { $game }. { $tagline }. { $facts }

## Una partida en su tarjeta

match-title = { $game }: { $names }
match-turn = Le toca a { $name }, ronda { $round }
match-later-game = Partida { $number } · { $turn }
match-next-game = Sigue la partida { $number }
match-won =
    { $count ->
        [one] Victoria de { $names }
       *[other] Victoria compartida: { $names }
    }
match-tied = Empate
match-detail = { $detail } · { $when }
match-spoken = { $lead }. { $title }. { $detail }

ago-now = ahora mismo
ago-minutes = hace { $count } min
ago-hours = hace { $count } h
ago-days =
    { $count ->
        [one] hace un día
       *[other] hace { $count } días
    }
ago-date =
    { $day } de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    } de { $year }

## Partidas guardadas

saved-title = Partidas guardadas
saved-unfinished = Por terminar
saved-finished = Terminadas
saved-none = Aún no hay partidas
saved-paste = Abrir una partida copiada
record-not-over = Esta partida copiada no está terminada.

## Reglas

rules-title = Reglas
rules-title-of = Reglas de { $game }

## Antes de jugar

setup-players = Quién juega
setup-people = Entre personas
setup-together = Juntos
setup-alone = A solas
setup-computers = Contra el ordenador: nivel
setup-person = Persona
setup-level = Nivel { $level }
setup-level-1 = El ordenador como principiante: toma lo que ve.
setup-level-2 = El ordenador como aficionado.
setup-level-3 = El ordenador como buen jugador.
setup-level-4 = El ordenador tan bien como sabe.
setup-computer = Ordenador { $level }
setup-player-spoken = { $seat }: { $player }. Cambia quién se sienta ahí.
setup-players-how-many = Cuántos juegan
setup-players-number = { $number }
setup-seat-spoken = Nombre: { $seat }
setup-swap = Cambiar colores
setup-swap-spoken = Cambiar los colores entre { $first } y { $second }
setup-alike = Hay dos nombres iguales. Cambia uno de ellos.
setup-sit-down = A la mesa

## Ajustes

settings-title = Ajustes
settings-look = Aspecto
settings-board = Tablero
settings-touch = Manejo y movimiento
settings-system = Sistema
settings-always = Siempre
settings-never = Nunca

settings-language = Idioma
settings-language-en = English
settings-language-es = Español

settings-theme = Tema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-palette = Colores de las fichas
settings-palette-standard = Normales
settings-palette-colour-blind = Para daltónicos
settings-palette-colour-blind-means = Seis colores que cualquiera distingue.

settings-coordinates = Coordenadas
settings-coordinates-room = Si caben
settings-coordinates-room-means = Las letras y los números rodean el tablero cuando hay sitio.
settings-coordinates-always-means = Si no hay sitio alrededor del tablero, van dentro de las casillas.
settings-coordinates-never-means = El tablero queda sin letras ni números.

settings-facing = Girar las fichas hacia quien juega
settings-numerals = Números más grandes
settings-left-handed = Disposición para zurdos

settings-motion = Menos movimiento
settings-motion-system-means = Como lo tengas elegido en tu dispositivo.
settings-motion-always-means = Las fichas se funden en lugar de deslizarse y saltar.

settings-vibration = Vibración

settings-sound = Sonido
settings-music = Música
settings-sounds = Efectos
settings-volume-spoken = { $what }: { $value } de { $of }

## Sonido

sound = Sonido
sound-all = Música y efectos activados. Silencia la música.
sound-no-music = Sin música, con efectos. Silencia todo.
sound-silent = Todo en silencio. Activa la música y los efectos.
sound-broken = El sonido no se inicia en este dispositivo. Silencia la música.

## Estadísticas

home-statistics = Cifras
statistics-title = Estadísticas
statistics-none = Aún no hay partidas terminadas
statistics-people =
    { $played ->
        [one] Entre personas: { $played } jugada.
       *[other] Entre personas: { $played } jugadas.
    }
statistics-level =
    { $played ->
        [one] Nivel { $level }: { $played } jugada, { $won } ganadas, { $drawn } empatadas.
       *[other] Nivel { $level }: { $played } jugadas, { $won } ganadas, { $drawn } empatadas.
    }
statistics-streak = { $streak } seguidas ganadas.
statistics-clear = Borrar las estadísticas
statistics-clear-question = Todas las cuentas empiezan de cero. Las partidas terminadas siguen en Guardadas.
statistics-clear-all = Borrarlas
statistics-keep = Dejarlas

setup-practise = Qué jugar a solas
setup-all-seats = Todos los sitios
setup-all-seats-means = Juegas en todos los sitios y puedes deshacer jugadas.
setup-puzzles = Problemas
setup-puzzles-solved = Resueltos: { $solved } de { $of }.
setup-deal = Reparto
setup-deal-day = Reparto del día
setup-deal-day-means = Hoy todos tienen el mismo reparto.
setup-deal-new = Uno nuevo
setup-deal-new-means = Un reparto solo para ti.
setup-deal-best = Tu mejor marca de hoy: { $best } turnos.
match-cleared = Despejado en { $turns } turnos
statistics-cleared = Despejados: { $played }.
statistics-puzzles = Problemas: { $solved } de { $of } resueltos.
