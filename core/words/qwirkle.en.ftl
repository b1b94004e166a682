# What is said at Qwirkle's table.

# Tiles: a colour and a shape.
qwirkle-circle =
    { $colour ->
        [red] red circle
        [orange] orange circle
        [yellow] yellow circle
        [green] green circle
        [blue] blue circle
       *[purple] purple circle
    }
qwirkle-four-pointed-star =
    { $colour ->
        [red] red four-pointed star
        [orange] orange four-pointed star
        [yellow] yellow four-pointed star
        [green] green four-pointed star
        [blue] blue four-pointed star
       *[purple] purple four-pointed star
    }
qwirkle-diamond =
    { $colour ->
        [red] red diamond
        [orange] orange diamond
        [yellow] yellow diamond
        [green] green diamond
        [blue] blue diamond
       *[purple] purple diamond
    }
qwirkle-square =
    { $colour ->
        [red] red square
        [orange] orange square
        [yellow] yellow square
        [green] green square
        [blue] blue square
       *[purple] purple square
    }
qwirkle-clover =
    { $colour ->
        [red] red clover
        [orange] orange clover
        [yellow] yellow clover
        [green] green clover
        [blue] blue clover
       *[purple] purple clover
    }
qwirkle-eight-pointed-star =
    { $colour ->
        [red] red eight-pointed star
        [orange] orange eight-pointed star
        [yellow] yellow eight-pointed star
        [green] green eight-pointed star
        [blue] blue eight-pointed star
       *[purple] purple eight-pointed star
    }

qwirkle-score = { $points }
qwirkle-score-in-words =
    { $points ->
        [one] one point
       *[other] { $points } points
    }

# The rack, the bag, the cells of the table.
qwirkle-slot = { $tile }{ $state }
qwirkle-slot-empty = empty place
qwirkle-slot-still = { "" }
qwirkle-slot-fits = , fits
qwirkle-slot-fits-nowhere = , fits nowhere
qwirkle-slot-selected = , selected
qwirkle-slot-swap = , can be swapped
qwirkle-slot-swapped = , will be swapped
qwirkle-bag =
    { $count ->
        [0] the bag is empty
       *[other] in the bag
    }
qwirkle-bag-spoken =
    { $count ->
        [0] The bag is empty. Look up the tiles unseen.
        [one] One tile in the bag. Look up the tiles unseen.
       *[other] { $count } tiles in the bag. Look up the tiles unseen.
    }
qwirkle-unseen = Tiles unseen
qwirkle-unseen-text = In the bag: { $bag }. In the other hands: { $hands }.
qwirkle-cell-free = Column { $across }, row { $down }: free{ $state }
qwirkle-cell-tile = Column { $across }, row { $down }: { $tile }{ $state }
qwirkle-cell-still = { "" }
qwirkle-cell-fits = , the tile fits here
qwirkle-cell-placed = , placed now, can be taken back

qwirkle-swap = Swap
qwirkle-swap-spoken = Swap tiles with the bag instead of placing
qwirkle-swap-off-spoken = Swap no tiles

# What can be done.
qwirkle-groups = Largest groups: { $groups }.
qwirkle-invitation = Tap a tile of your hand.
qwirkle-invitation-opening =
    { $count ->
        [one] Lay one tile, anywhere.
       *[other] Lay { $count } tiles that go together, in one line.
    }
qwirkle-must-swap = No tile fits.
qwirkle-must-swap-hint = Press Swap and choose some to swap.
qwirkle-must-pass = No tile fits, and the bag is empty.
qwirkle-must-pass-hint = End the move: the turn is lost.
qwirkle-swapping =
    { $count ->
        [0] Which tiles go into the bag?
        [one] One tile goes into the bag.
       *[other] { $count } tiles go into the bag.
    }
qwirkle-swapping-hint = Tap the tiles, then end the move.
qwirkle-swapping-end-hint = Tap more tiles, or end the move.
qwirkle-selected = You chose the { $tile }.
qwirkle-so-far =
    { $points ->
        [one] One point so far.
       *[other] { $points } points so far.
    }
qwirkle-so-far-lines = { $points } points so far: { $lines }.
qwirkle-so-far-qwirkle = { $points } points so far, with a Qwirkle.
qwirkle-so-far-lines-qwirkle =
    { $qwirkles ->
        [one] { $points } points so far: { $lines }, with a Qwirkle.
       *[other] { $points } points so far: { $lines }, with { $qwirkles } Qwirkles.
    }
qwirkle-opening-more =
    { $count ->
        [one] One more tile that goes with these.
       *[other] { $count } more tiles that go with these.
    }
qwirkle-opening-hint = The first line is as long as your largest group.
qwirkle-mark-hint = Tap a mark to place it.
qwirkle-mark-or-end-hint = Tap a mark for the { $tile }, or end the move.
qwirkle-nowhere-hint = It fits nowhere.
qwirkle-nowhere-or-end-hint = The { $tile } fits nowhere now. You can end the move.
qwirkle-mark-for-hint = Tap a mark for the { $tile }.
qwirkle-nowhere-for-hint = The { $tile } does not go with these.
qwirkle-end-hint = End the move, or tap a tile to take it back.
qwirkle-more-hint = Tap another tile, or end the move.

# What can't be done.
qwirkle-no-must-pass = No tile fits and the bag is empty: the turn is lost.
qwirkle-no-swapping = You are swapping. Press Swap again to place tiles.
qwirkle-no-tile-selected = Tap a tile of your hand first.
qwirkle-no-taken = There is a tile already.
qwirkle-no-line = All tiles of a turn go in one row or one column.
qwirkle-no-gap = The tiles of a turn stand in one line without a gap.
qwirkle-no-twice = The { $tile } would be twice in one line.
qwirkle-no-unlike = The { $tile } and the { $other } don’t go together.
qwirkle-no-opening =
    { $count ->
        [one] The first turn lays one tile.
       *[other] The first turn lays { $count } tiles that all go together.
    }
qwirkle-no-apart = The tile must touch one on the table.

# What happened.
qwirkle-did-place =
    { $tiles ->
        [one] { $player } placed one tile for { $points ->
            [one] one point
           *[other] { $points } points
        }.
       *[other] { $player } placed { $tiles } tiles for { $points } points.
    }
qwirkle-did-qwirkle =
    { $qwirkles ->
        [one] { $player } made a Qwirkle: { $points } points.
       *[other] { $player } made { $qwirkles } Qwirkles: { $points } points.
    }
qwirkle-did-finish = { $player } placed the last tile: { $points } points.
qwirkle-did-brief = { $player }: +{ $points }
qwirkle-did-swap =
    { $count ->
        [one] { $player } swapped one tile.
       *[other] { $player } swapped { $count } tiles.
    }
qwirkle-did-pass = { $player } could not place a tile.

qwirkle-by-last-tile = { $player } placed the last tile and got { $bonus } more.
qwirkle-by-nobody = The bag is empty and nobody can place a tile.
qwirkle-fact-best = points in the best turn
qwirkle-fact-qwirkles =
    { $count ->
        [one] Qwirkle made
       *[other] Qwirkles made
    }
qwirkle-feat = Most points: { $figure }.

# Puzzles.
qwirkle-puzzle-task = Find the turn that scores the most.
qwirkle-falls-short =
    { $points ->
        [one] That scores one point. Another turn scores more.
       *[other] That scores { $points } points. Another turn scores more.
    }
