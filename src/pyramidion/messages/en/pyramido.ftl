# Pyramido: Forgotten Treasures.

## What the game refuses (the rule's number is added at the end)

pd-not-your-turn = It is not your turn.
pd-no-such-space = There is no such space: they go from 1 to { $spaces }.
pd-face-down = The domino of space { $space } is face down: choose a face-up one.
pd-space-empty = Space { $space } is empty.
pd-no-such-gem = { $gem ->
    [orange] There is no orange gem on space { $space }.
    [blue] There is no blue gem on space { $space }.
    [purple] There is no purple gem on space { $space }.
    [green] There is no green gem on space { $space }.
    [red] There is no red gem on space { $space }.
    [mythical] There is no mythical gem on space { $space }.
   *[other] Space { $space } has gems: take one of them with its domino.
}
pd-not-taking = This is not the moment to take a domino.
pd-must-take = First take a domino and one of its gems.
pd-must-turn-up = First turn up one of the face-down dominoes.
pd-not-face-down = Space { $space } has no face-down domino to turn up.
pd-not-turning-up = This is not the moment to turn up a domino.
pd-not-placing = This is not the moment to place a domino.
pd-placed-already = Your domino is placed: confirm, or take it back.
pd-must-place = Place your domino before you confirm.
pd-off-the-floor = Nothing may lie outside floor { $floor }, not even half a domino.
pd-over-another = Another domino of floor { $floor } already lies there.
pd-too-wide = Floor 1 would no longer fit in 5 by 4 or 4 by 5 blocks.
pd-must-touch = On floor 1 a domino must touch another one by a full side of a block.
pd-first-in-the-middle = Your first domino begins in the middle, on e5; turn it as you like.
pd-bad-turn = A domino can be turned in four ways only.
pd-not-scoring = This is not the moment to put gems on zones.
pd-no-such-zone = Your pyramid has no such zone.
pd-wrong-colour = This zone is { $colour ->
    [orange] orange
    [blue] blue
    [purple] purple
    [green] green
   *[red] red
}: only gems of its colour and mythical ones activate it.
pd-not-your-gems = You do not have these gems.
pd-wrong-amount = A zone takes the worth of one colour gem, or of three to double it; two mythical gems are worth one.
pd-activated-twice = This zone is activated already: clear it to pay otherwise.
pd-not-activated = There are no gems on this zone.
pd-wait-for-scoring = You have confirmed: wait until all have placed their gems.
pd-not-keeping = This is not the moment to discard gems.
pd-keep-five = { $gems ->
    [5] You have five gems left, and you keep them: confirm.
   *[other] You have { $gems } gems: discard until five are left.
}
pd-wait-for-keeping = Wait until nobody has more than five gems.
pd-legend-moves = Only the Legend plays the Legend’s turn, and she has no other.
pd-match-over = The match is over.

## What cannot be read

pd-unreadable-place = “{ $text }” is not a place such as e5>: column, row, and where the other block lies.
pd-unreadable-action = “{ $text }” is not a step; “?” shows those that are possible.
pd-unreadable-position = “{ $text }” is not a position.

## What happens

pd-event-domino_taken = { $whose ->
    [mine] You take domino { $domino } of space { $space } and { $gem }.
   *[other] { $player } takes domino { $domino } of space { $space } and { $gem }.
}
pd-event-gems_drawn = Space { $space } receives { $gems }.
pd-event-bag_refilled = The bag is empty: the discarded gems go back into it ({ $gems }).
pd-event-pile_rebuilt = Pile { $space } is empty: it receives the lower half of pile { $source }, { $size ->
    [one] one domino
   *[other] { $size } dominoes
}.
pd-event-domino_turned_up = { $whose ->
    [mine] You turn up domino { $domino } on space { $space }.
   *[other] { $player } turns up domino { $domino } on space { $space }.
}
pd-event-domino_placed = { $whose ->
    [mine] You place domino { $domino } on floor { $floor }, at { $place }.
   *[other] { $player } places domino { $domino } on floor { $floor }, at { $place }.
}
pd-event-seat_confirmed = { $whose ->
    [mine] You have confirmed.
   *[other] { $player } has confirmed.
}
pd-event-turn_lost = { $whose ->
    [mine] You have no room left on floor { $floor }: it counts as complete.
   *[other] { $player } has no room left on floor { $floor }: it counts as complete.
}
pd-event-zone_activated = { $whose ->
    [mine] You put { $gems } on zone { $zone }.
   *[other] { $player } puts { $gems } on zone { $zone }.
}
pd-event-zone_cleared = { $whose ->
    [mine] You take your gems back from zone { $zone }.
   *[other] { $player } takes the gems back from zone { $zone }.
}
pd-event-floor_scored = { $whose ->
    [mine] Floor { $floor }: you score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (zones: { $zones }; mythical gems: { $mythical }).
   *[other] Floor { $floor }: { $player } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (zones: { $zones }; mythical gems: { $mythical }).
}
pd-event-gem_discarded = { $whose ->
    [mine] You discard { $gem }.
   *[other] { $player } discards { $gem }.
}
pd-event-floor_started = Floor { $floor } begins; whoever scored the fewest points plays first.
pd-event-legend_moved = The Legend looks for { $preferences }: { GIVEN($gems) ->
    [yes] she takes { $gems }
   *[no] { GIVEN($drawn) ->
        [yes] she finds nothing and draws { $drawn } from the bag
       *[no] she finds nothing, and the bag is empty
    }
}; her new domino is { $domino }, of space { $space }{ GIVEN($turned_up) ->
    [yes] , where { $turned_up } is turned up.
   *[no] .
}
pd-event-legend_drew = The Legend has seven mythical gems or more: she draws { $gem }.
pd-event-legend_scored = Floor { $floor }: the Legend scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $gems }).
pd-event-match_ended = The fourth floor is scored: the match ends.

pd-gems-orange = { $count ->
    [one] an orange gem
   *[other] { $count } orange gems
}
pd-gems-blue = { $count ->
    [one] a blue gem
   *[other] { $count } blue gems
}
pd-gems-purple = { $count ->
    [one] a purple gem
   *[other] { $count } purple gems
}
pd-gems-green = { $count ->
    [one] a green gem
   *[other] { $count } green gems
}
pd-gems-red = { $count ->
    [one] a red gem
   *[other] { $count } red gems
}
pd-gems-mythical = { $count ->
    [one] a mythical gem
   *[other] { $count } mythical gems
}
pd-gems-none = no gem

## What is asked

pd-ask-take = Take a face-up domino and one of its gems.
pd-ask-turn_up = Turn up one of the face-down dominoes.
pd-ask-place = Place your domino on floor { $floor }.
pd-ask-confirm-place = Your domino is placed.
pd-ask-score = Put gems on your zones, or keep them; when you confirm, you score { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pd-ask-score-best = Put gems on your zones, or keep them; when you confirm, you score { $points ->
    [one] { $points } point
   *[other] { $points } points
} (the most you could have is { $best }).
pd-ask-keep = You keep five gems: discard { $many ->
    [one] one
   *[other] { $many }
}.
pd-ask-confirm-keep = Your five gems are chosen.

## The words of the steps

pd-word-take = take
pd-word-up = up
pd-word-light = light
pd-word-clear = clear
pd-word-discard = discard
pd-word-confirm = confirm
pd-word-legend = legend
pd-word-orange = orange
pd-word-blue = blue
pd-word-purple = purple
pd-word-green = green
pd-word-red = red
pd-word-mythical = mythical

## Names

pd-colour-orange = orange
pd-colour-blue = blue
pd-colour-purple = purple
pd-colour-green = green
pd-colour-red = red

pd-gem-orange = orange
pd-gem-blue = blue
pd-gem-purple = purple
pd-gem-green = green
pd-gem-red = red
pd-gem-mythical = mythical

pd-short-orange = o
pd-short-blue = b
pd-short-purple = p
pd-short-green = g
pd-short-red = r

pd-category-floor1 = Floor 1
pd-category-floor2 = Floor 2
pd-category-floor3 = Floor 3
pd-category-floor4 = Floor 4

pd-rule-70 = most gems left win, then most points on a single floor
pd-rule-90 = the Legend wins

## Options

pd-option-legend = Alone: beat the Legend, or become the Legend, who is then stronger.
pd-option-legend-expects = beat or become
pd-option-first = Who plays first: drawn by lot, or the seat with that number.
pd-option-first-expects = lot, 0, 1, 2 or 3
pd-option-hints = While scoring, shows how your gems bring the most points.
pd-option-hints-expects = true or false

## For those who play for the first time

pd-intro =
    Each builds a pyramid of four floors: 5 by 4 blocks (or 4 by 5), then 4 by 3,
    3 by 2 and 2 by 1. In your turn take a face-up domino and one gem of its space,
    turn up a face-down domino, and place yours: on floor 1 it touches another one,
    further up it lies half a block over from those below.
    A zone is one colour that hangs together, seen from above. When all have built
    a floor, put gems on your zones: one gem of its colour brings 1 point for each
    icon that shows in it, three of them 2 points. Two mythical gems are worth one
    colour gem; each one that you still have then is worth 1 point.
    You keep five gems at most for the next floor. Most points over the four floors
    win.
pd-legend =
    o orange   b blue   p purple   g green   r red     a capital letter: an icon
    m mythical gem   . nothing     > v < ^ where the other block of a domino lies
    12 [oo|bb/oO|bB] a domino: its upper row, then its lower row
pd-example =
    A step is written: take 3 blue   up 2   e5> (column, row, direction)
    light 125 o (activates zone 125)   clear 125   discard red   confirm

## The table, drawn

pd-draw-over = The match is over
pd-draw-floor = Floor { $floor } of 4: { $phase ->
    [take] choosing a space
    [turn_up] turning up a domino
    [place] placing the domino
    [score] scoring
   *[keep] keeping five gems
}
pd-draw-space = { $space }: { $domino } · gems: { $gems } · { $pile ->
    [0] no domino
    [one] one domino
   *[other] { $pile } dominoes
}
pd-draw-back = face down: { $first } ({ $icons }), { $other } ({ $more })
pd-draw-legend = The Legend: { $domino } · gems: { $gems } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pd-draw-you = You
pd-draw-seat = { $seat }
pd-draw-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
} · gems: { $gems }
pd-draw-hand = To place: { $domino }
pd-draw-zone = Zone { $zone } (near { $place }): { $colour }, { $icons ->
    [0] no icon
    [one] one icon
   *[other] { $icons } icons
}
pd-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
