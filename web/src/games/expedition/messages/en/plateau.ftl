# The board with six floors, collectors, rivals, the end of a round and of a match.

ex-board = The board
ex-board-framed = Framed: what the floor gives
ex-board-words = The board, from top to bottom
ex-board-floor = Floor { $floor }: { $left ->
    [0] no gem left
    [1] one gem, { $gems }
   *[other] { $left } gems, first { $gems }
}, { $pawns ->
    [0] no pawn
    [1] pawn of { $names }
   *[other] pawns of { $names }
}.

ex-held-none = no gem
ex-held-green = { $count } green
ex-held-red = { $count } red
ex-held-blue = { $count } blue
ex-held-white = { $count } white
ex-held-orange = { $count } orange
ex-held-yellow = { $count } yellow

ex-floors = The floors within your reach, from top to bottom
ex-floor-way = { $way ->
    [up] { $floors } up
    [down] { $floors } down
   *[stay] stay here
}
ex-floor-then = you would have { $held }
ex-floor-empty = nothing left to take
ex-floor-words = floor { $floor }, { $way }, { $gems }, you would have { $held }
ex-floor-words-one = floor { $floor }, { $way }, { $gems }, you would have { $count }
ex-floor-words-none = floor { $floor }, { $way }, nothing left to take
ex-floor-choose = Choose a floor
ex-floor-go = Go to floor { $floor }
ex-floor-stay = Stay on floor { $floor }
ex-floor-take = Collect on floor { $floor }
ex-floor-back = Take back
ex-key-enter-word = Enter
ex-plateau-rule = Rule { $rule }

ex-climb-yours = { $rank ->
    [1] You go first
    [2] Your turn, second
    [3] Your turn, third
   *[other] Your turn, fourth
}: { $most ->
    [0] collect where you are
    [1] up to one floor
    [2] up to two floors
   *[other] up to three floors
}
ex-climb-quick = Quick: { $most ->
    [0] collect where you are
    [1] up to one floor
    [2] up to two floors
   *[other] up to three floors
}
ex-climb-theirs = { $name }’s turn: { $most ->
    [0] without moving
    [1] up to one floor
    [2] up to two floors
   *[other] up to three floors
}
ex-climb-sand = The sand is still running
ex-climb-soon = Then { $most ->
    [0] you will collect without moving
    [1] your pawn will go up to one floor
    [2] your pawn will go up to two floors
   *[other] your pawn will go up to three floors
}.
ex-climb-took = You took: { $gems }.
ex-climb-not-found = You did not find it this time: your pawn stays.
ex-climb-after = { $rank ->
    [1] You come next
    [2] You are second: your turn comes
    [3] You are third: your turn comes
   *[other] You are fourth: your turn comes
} after { $names }.

ex-rank-suffix = { $rank ->
    [1] st
    [2] nd
    [3] rd
   *[other] th
}
ex-collectors = The collections
ex-collectors-aim = Most gems of one colour wins
ex-collector-you = You
ex-collector-words = Gems: { $held }.
ex-collector-took = { $count ->
    [0] nothing to take
   *[other] took
}
ex-collector-state = { $state ->
    [now] { $whose ->
        [mine] your turn
       *[other] on turn
    }
    [next] next
    [later] later
    [late] too late to collect
    [missing] did not find it
   *[found] found it
}

ex-rivals = The others
ex-rivals-all = The players
ex-rival-searching = searching…
ex-rival-away = away
ex-rival-found = found,
ex-rival-time = in { $seconds } s
ex-rival-credit = credit { $ms } ms
ex-rival-took = took { $gems }
ex-rival-ready = ready
ex-rival-not-ready = getting ready

ex-round-over = Round { $round } is over
ex-round-nobody = Nobody found it: no gems this time.
ex-round-others = Not found: { $names }.
ex-round-floor = floor { $floor }

ex-sheet-row = Colour
ex-sheet-best = Most of one colour
ex-sheet-sorted = In order
ex-sheet-sorted-why = breaks the tie
ex-sheet-all = All gems
ex-sheet-all-why = do not count
ex-sheet-tie = Level at { $level }: the { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} colour decides: { $parts }.
ex-sheet-tie-part = { $count } for { $name }
ex-sheet-tie-shared = All six counts are equal: { $names } share the place.
