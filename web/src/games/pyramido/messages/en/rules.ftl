# The drawings of the rules of Pyramido, the tour of a first match, and the options.

pd-rules-front = Front:
pd-rules-front-means = two blocks, and each icon in its quarter.
pd-rules-back = Back:
pd-rules-back-means = the colours and how many icons, not where they sit.
pd-rules-taken = Taken, gem { $place }
pd-rules-chosen = Its domino is taken

pd-rules-place-side = A full side touches another domino.
pd-rules-place-corner = It touches one by a corner only.
pd-rules-place-wide = The floor would be 5 blocks by 5.

pd-rules-floor = Floor { $floor }: { $columns } × { $rows }
pd-rules-floor-label = A pyramid from above, floor { $floor } done: { $columns } blocks by { $rows }
pd-rules-floor-number = Floor { $floor }
pd-rules-dominoes = { $count ->
    [one] { $count } domino
   *[other] { $count } dominoes
}
pd-rules-zones-label = A pyramid of two floors from above, its zones outlined: red 5 icons, green 5, orange 4, orange 2, and four smaller ones
pd-rules-corners-label = An orange block of which two opposite quarters show, outlined together: a zone of 2 icons
pd-rules-scoring-label = A finished floor 1 from above, five of its zones lit

pd-rules-times = { $times ->
    [1] Activate
   *[2] Double
}
pd-rules-times-points = { $times ->
    [1] 1 point an icon
   *[2] 2 points an icon
}
pd-rules-zone = { $colour ->
    [orange] Orange
    [blue] Blue
    [purple] Purple
    [green] Green
   *[red] Red
} zone, { $icons } icons{ $doubled ->
    [yes] , doubled
   *[no] {""}
}
pd-rules-left = Mythical gem left
pd-rules-total = Total
pd-rules-begins = begins the floor,
pd-rules-player-chloe = Chloé
pd-rules-player-malik = Malik
pd-rules-player-nina = Nina
pd-rules-player-jade = Jade
pd-rules-legend = The Legend
pd-rules-seeks = She seeks

pd-tour-exploration-title = Take a domino
pd-tour-exploration-text = Three dominoes are face up: take one, with one of the gems before it. Then turn one up for what comes next.
pd-tour-gems-title = Your gems
pd-tour-gems-text = At the end of the floor a gem lights a zone of its colour. You will keep only five for the next floor.
pd-tour-pyramid-title = Your pyramid
pd-tour-pyramid-text = Four floors, each shifted by half a block. Group the colours: only icons that show from above count.
pd-tour-hand-title = Your move
pd-tour-hand-text = Here you read what to do. Place the domino, turn it, try: nothing is played before you confirm.
pd-tour-score-title = The score pad
pd-tour-score-text = The points of each floor add up here. Whoever scores the fewest on a floor begins the next.

pd-choice-legend = Against the Legend
pd-choice-legend-beat = Beat the Legend
pd-choice-legend-beat-explained = Score more points than she does: that opens the mode “Become the Legend”.
pd-choice-legend-become = Become the Legend
pd-choice-legend-become-explained = With seven mythical gems or more, she draws another gem when a floor starts.
pd-choice-first = Who begins
pd-choice-first-lot = By lot
pd-choice-first-lot-explained = The first player is drawn by lot.
pd-choice-first-0 = Seat 1
pd-choice-first-0-explained = The first seat begins floor 1.
pd-choice-first-1 = Seat 2
pd-choice-first-1-explained = The second seat begins floor 1.
pd-choice-first-2 = Seat 3
pd-choice-first-2-explained = The third seat begins floor 1.
pd-choice-first-3 = Seat 4
pd-choice-first-3-explained = The fourth seat begins floor 1.
pd-choice-hints = Hints
pd-choice-hints-true = With
pd-choice-hints-true-explained = While placing gems, everybody can see the best total there is.
pd-choice-hints-false = Without
pd-choice-hints-false-explained = It is up to each player to find where gems go best.

pd-end-legend-beat = The Legend is beaten: you may now play to become the Legend.
pd-end-legend-become = The new Legend is you.
