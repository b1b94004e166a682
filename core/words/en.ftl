# Words of the pages, in English.

app-name = Sobremesa
page-back = Back

seat-blue = Blue
seat-red = Red
seat-mustard = Mustard
seat-moss = Moss

## Home

home-subtitle = Table games
home-continue = Continue
home-saved = Saved
home-saved-spoken =
    { $count ->
        [0] Saved matches: none
       *[other] Saved matches: { $count }
    }
home-rules = Rules
home-settings = Settings
home-understood = Understood
home-game-spoken = { $game }. { $tagline }. { $facts }

## A match on a card

match-title = { $game }: { $names }
match-turn = { $name } to play, round { $round }
match-later-game = Game { $number } · { $turn }
match-next-game = Game { $number } is next
match-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } share the win
    }
match-tied = A tie
match-detail = { $detail } · { $when }
match-spoken = { $lead }. { $title }. { $detail }

ago-now = just now
ago-minutes = { $count } min ago
ago-hours = { $count } h ago
ago-days =
    { $count ->
        [one] a day ago
       *[other] { $count } days ago
    }
ago-date =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }

## Saved matches

saved-title = Saved matches
saved-unfinished = To go on with
saved-finished = Finished
saved-none = No matches yet
saved-paste = Open a copied record
record-not-over = This record is of a match that is not over.

## Rules

rules-title = Rules
rules-title-of = Rules of { $game }

## Setup

setup-players = Who plays
setup-people = Among people
setup-together = Together
setup-alone = Alone
setup-computers = Against the computer: level
setup-person = Person
setup-level = Level { $level }
setup-level-1 = The computer as a beginner: it takes what is there.
setup-level-2 = The computer as a casual player.
setup-level-3 = The computer as a good player.
setup-level-4 = The computer as well as it can.
setup-computer = Computer { $level }
setup-player-spoken = { $seat }: { $player }. Changes who sits there.
setup-players-how-many = How many play
setup-players-number = { $number }
setup-seat-spoken = Name: { $seat }
setup-swap = Swap colours
setup-swap-spoken = Swap the colours of { $first } and { $second }
setup-alike = Two players have the same name. Please change one of them.
setup-sit-down = Sit down

## Settings

settings-title = Settings
settings-look = Look
settings-board = Board
settings-touch = Touch and motion
settings-system = System
settings-always = Always
settings-never = Never

settings-language = Language
settings-language-en = English
settings-language-es = Español

settings-theme = Theme
settings-theme-light = Light
settings-theme-dark = Dark
settings-palette = Colours of the tiles
settings-palette-standard = Usual
settings-palette-colour-blind = For the colour-blind
settings-palette-colour-blind-means = Six colours that everybody can tell apart.

settings-coordinates = Coordinates
settings-coordinates-room = If they fit
settings-coordinates-room-means = Letters and numbers stand around the board where there is room.
settings-coordinates-always-means = Where there is no room around the board, they stand inside the squares.
settings-coordinates-never-means = The board stays without letters and numbers.

settings-facing = Turn pieces towards the player
settings-numerals = Larger numbers
settings-left-handed = Left-handed layout

settings-motion = Reduced motion
settings-motion-system-means = As you have chosen it for your whole device.
settings-motion-always-means = Pieces fade instead of gliding and jumping.

settings-vibration = Vibration

settings-sound = Sound
settings-music = Music
settings-sounds = Sounds
settings-volume-spoken = { $what }: { $value } of { $of }

## Sound

sound = Sound
sound-all = Music and sounds are on. Mutes the music.
sound-no-music = The music is off, sounds are on. Mutes everything.
sound-silent = All sound is off. Turns music and sounds on.
sound-broken = The sound does not start on this device. Mutes the music.

## Statistics

home-statistics = Statistics
statistics-title = Statistics
statistics-none = No finished match yet
statistics-people = Among people: { $played } played.
statistics-level = Level { $level }: { $played } played, { $won } won, { $drawn } drawn.
statistics-streak = { $streak } won in a row.
statistics-clear = Clear the statistics
statistics-clear-question = All counts begin at zero. The finished matches stay under Saved.
statistics-clear-all = Clear them
statistics-keep = Keep them

setup-practise = What to play alone
setup-all-seats = All the seats
setup-all-seats-means = You play all the seats, and may take turns back.
setup-puzzles = Puzzles
setup-puzzles-solved = { $solved } of { $of } solved.
setup-deal = Deal
setup-deal-day = Deal of the day
setup-deal-day-means = Today everybody has the same deal.
setup-deal-new = A new deal
setup-deal-new-means = A deal of your own.
setup-deal-best = Your best today: { $best } turns.
match-cleared = Cleared in { $turns } turns
statistics-cleared = { $played } cleared.
statistics-puzzles = Puzzles: { $solved } of { $of } solved.
