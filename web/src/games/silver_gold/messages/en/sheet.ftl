# The score sheet, and the choices of a table.

sg-sheet-category = Category
sg-sheet-rank-suffix = { $rank ->
    [1] st
    [2] nd
    [3] rd
   *[other] th
}
sg-sheet-pyramids = Pyramids
sg-sheet-pyramids-each = 10 each
sg-sheet-pyramids-detail = { $green } green, { $orange } orange, { $violet } violet
sg-sheet-boxes = Pyramid points
sg-sheet-boxes-each = 10, 6 or 3
sg-sheet-box = { $colour ->
    [green] green
    [orange] orange
   *[violet] violet
}: { $points }
sg-sheet-torches = Torches
sg-sheet-torches-each = 5 each
sg-sheet-torches-detail = { $count ->
    [one] { $count } torch
   *[other] { $count } torches
}
sg-sheet-pairs = Pairs
sg-sheet-pairs-each = 5 each
sg-sheet-pairs-detail = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
}
sg-sheet-singles = Single gems
sg-sheet-singles-each = 1 each
sg-sheet-skull = Skull
sg-sheet-skull-each = the highest
sg-sheet-total = Total
sg-sheet-tie = At { $points } points the lowest number decides: { $cards }.
sg-sheet-tie-card = { $card ->
    [0] none for { $name }
   *[other] no. { $card } for { $name }
}

sg-choice-reveal = Marked cells
sg-choice-reveal-together = All together
sg-choice-reveal-together-explained = Marks are shown once everybody has confirmed.
sg-choice-reveal-at_once = At once
sg-choice-reveal-at_once-explained = Everybody sees the others mark, step by step.
sg-choice-closed_tombs = Tombs
sg-choice-closed_tombs-false = Open
sg-choice-closed_tombs-false-explained = A cross may still be used on a card whose tomb is reached.
sg-choice-closed_tombs-true = Closed
sg-choice-closed_tombs-true-explained = Tomb reached: the card takes no more crosses.
