# The Legend, and the pyramids of the others.

pd-her = The Legend
pd-her-prefers = She prefers
pd-her-stack = { $count ->
    [one] 1 domino on her stack
   *[other] { $count } dominoes on her stack
}
pd-her-last = Her last turn
pd-her-not-yet = She has not played yet.
pd-her-sought = She sought { $gems }, as the two icons on her stack then said.
pd-her-first-pass = First pass, from left to right: { $found }.
pd-her-first-pass-none = First pass, from left to right: nothing that she sought.
pd-her-second-pass = Second pass, instead: { $found }.
pd-her-second-pass-none = Second pass: { $count ->
    [2] no mythical gem either.
   *[other] no mythical gem.
}
pd-her-second-pass-idle = No second pass: she has her two gems.
pd-her-found = { $gem } at space { $space }
pd-her-drew = No gem: she draws one from the bag, { $gem }.
pd-her-drew-none = No gem, and the bag is empty.
pd-her-took = She takes the domino of space { $space }, { $why ->
    [last] that of her last gem
   *[leftmost] the leftmost
}{ $turned ->
    [yes] , and turns up the next.
   *[no] .
}
pd-her-line = { $found ->
    [yes] She took { $gems } and the domino of space { $space }.
   *[no] She took the domino of space { $space }.
}
pd-her-gems = Her gems
pd-her-points = { $points ->
    [one] point if the floor ended here
   *[other] points if the floor ended here
}
pd-her-points-why = { $colours } of colour × { $floor }, { $mythical } mythical × 2
pd-her-kept = { $count ->
    [0] She has no gem left.
    [one] She keeps her mythical gem.
   *[other] She keeps her { $count } mythical gems.
}
pd-her-moves = { $moves ->
    [0] She has finished floor { $floor }.
    [one] She has one turn left on floor { $floor }.
   *[other] She has { $moves } turns left on floor { $floor }.
}
pd-her-tie = She wins a tie: only more points beat her.
pd-her-show-space = Show space { $space }
pd-her-again = Read her last turn again

pd-rivals = The other pyramids
pd-rivals-all = The pyramids
pd-rival-look = Look at the pyramid of { $name }
pd-rival-pyramid = The pyramid of { $name }
pd-rival-dominoes = { $placed } of { $of } dominoes
pd-rival-done = floor { $floor } complete
pd-rival-turn = at turn
pd-rival-waits = waiting
pd-rival-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pd-rival-gems = Gems: { $gems }
