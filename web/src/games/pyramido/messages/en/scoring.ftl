# The end of a floor: gems on zones, the five to keep, the score pad.

pd-scoring-title = End of floor { $floor }: place your gems
pd-scoring-title-watch = End of floor { $floor }: all place their gems
pd-scoring-title-confirmed = You have confirmed
pd-scoring-title-of = End of floor { $floor }: the gems of { $name }
pd-scoring-lead = Tap a zone: a gem of its colour activates it, three double it. Two mythical gems are worth one.
pd-scoring-lead-confirmed = All points are shown together, once everybody has placed their gems.
pd-scoring-zones = The zones, the richest first
pd-scoring-zones-bare = { $count ->
    [one] One zone without a visible icon
   *[other] { $count } zones without a visible icon
}
pd-scoring-colour-orange = Orange
pd-scoring-colour-blue = Blue
pd-scoring-colour-purple = Purple
pd-scoring-colour-green = Green
pd-scoring-colour-red = Red
pd-scoring-icons = { $icons ->
    [0] no icon
    [one] 1 icon
   *[other] { $icons } icons
}
pd-scoring-zone = { $colour ->
    [orange] Orange
    [blue] Blue
    [purple] Purple
    [green] Green
   *[red] Red
} zone, { $icons ->
    [0] no icon
    [one] one icon
   *[other] { $icons } icons
}, { $level ->
    [none] not activated
    [lit] activated, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, paid with { $gems }
   *[doubled] doubled, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, paid with { $gems }
}
pd-scoring-no-gem = no gem for it
pd-scoring-no-gem-for = { $colour ->
    [orange] Orange
    [blue] Blue
    [purple] Purple
    [green] Green
   *[red] Red
} zone: you have no gem left for it.
pd-scoring-double = ×2
pd-scoring-ways = Choose how to pay
pd-scoring-ways-of = How to pay for this zone
pd-scoring-way-none = Nothing
pd-scoring-way = { $level ->
    [doubled] Double it with { $gems }
   *[lit] Activate it with { $gems }
}
pd-scoring-points = { $points ->
    [one] point
   *[other] points
}
pd-scoring-total = This floor: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pd-scoring-sum-zones = zones { $points }
pd-scoring-sum-mythical = mythical gems kept { $points }
pd-scoring-sum-nothing = Nothing is activated yet.
pd-scoring-best = The best now:
pd-scoring-best-reached = Your gems cannot bring more now.
pd-scoring-show = Show me
pd-scoring-show-words = Show me how to score { $points } points
pd-scoring-confirm = Confirm { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pd-scoring-clear = Take all back
pd-scoring-rule = Rule { $rule }
pd-scoring-key-enter = Enter
pd-scoring-mine = My pyramid
pd-scoring-theirs = The pyramid of { $name }
pd-scoring-count = Count the floor

pd-tray = In hand
pd-tray-words = In hand: { $gems }
pd-tray-keep-all = { $count ->
    [0] You have no gem left.
    [one] You have one left: you keep it.
   *[other] You have { $count } left: you keep them all.
}
pd-tray-keep-five = You have { $count } left: you will keep five.
pd-tray-last = { $count ->
    [0] You have no gem left.
    [one] You have one left.
   *[other] You have { $count } left.
}
pd-tray-mythical = A mythical gem that is kept is worth 1 point.
pd-tray-tie = On a tie, the gems that are left decide.

pd-keeping-title = Keep five gems
pd-keeping-title-watch = All keep five gems at most
pd-keeping-lead = You have { $count }: tap { $spare ->
    [one] the one you leave
   *[other] the { $spare } you leave
}.
pd-keeping-lead-done = Your five gems are chosen.
pd-keeping-lead-wait = You have kept your gems for the next floor.
pd-keeping-gem = { $gem ->
    [orange] Orange
    [blue] Blue
    [purple] Purple
    [green] Green
    [red] Red
   *[mythical] Mythical
} gem, { $state ->
    [leaves] left
   *[stays] kept
}
pd-keeping-leaves = left
pd-keeping-count = { $spare ->
    [0] That makes five.
    [one] One more to leave.
   *[other] { $spare } more to leave.
}
pd-keeping-confirm = Leave { $count ->
    [one] one gem
   *[other] { $count } gems
}, keep five
pd-keeping-leaving = You leave { $gems }.
pd-keeping-confirm-five = Keep these five gems
pd-keeping-confirm-not = Keep five gems
pd-keeping-again = Keep all again

pd-waiting = The others
pd-waiting-score = is placing gems
pd-waiting-keep = is choosing gems
pd-waiting-done = has confirmed
pd-waiting-kept = has chosen
pd-waiting-away = away

pd-pad = Score pad
pd-pad-floor = Floor { $floor }
pd-pad-total = Total
pd-pad-you = You
pd-pad-open = …
pd-pad-open-words = not counted yet
pd-pad-now = { $points } so far

pd-sheet-floor = Floor { $floor }
pd-sheet-row = Floor
pd-sheet-rank-suffix = { $rank ->
    [1] st
    [2] nd
    [3] rd
   *[other] th
}
pd-sheet-total = Total
pd-sheet-gems = Gems left
pd-sheet-gems-why = break ties
pd-sheet-tie-gems = At { $total } points, the most gems left decide: { $parts }.
pd-sheet-tie-floor = With equal gems, the best floor decides: { $parts }.
pd-sheet-tie-shared = Nothing parts { $names }: they share the place.
pd-sheet-tie-legend = With { $total } points each, the Legend wins: only more beats her.
pd-sheet-tie-part = { $value } for { $name }
