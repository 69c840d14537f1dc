# The board.

sg-card-name = Card { $card }, { $colour ->
    [green] green
    [orange] orange
   *[violet] violet
} pyramid, { $marked ->
    [0] nothing marked
    [one] one cell marked
   *[other] { $marked } cells marked
}
sg-and = { $first } and { $last }

sg-round = Round { $round }/4
sg-round-of = Round { $round } of 4
sg-turn = Turn { $turn }
sg-turn-of = Turn { $turn } of 7

sg-now-keep = { $kept ->
    [0] Your turn: keep two of the four cards
   *[other] Your turn: keep one more card
}
sg-now-keep-done = Your two cards are chosen: confirm
sg-now-mark = Your turn: place { $pattern }
sg-now-cross = { $owed ->
    [one] One more cell, thanks to the cross
   *[other] { $owed } more cells, thanks to the crosses
}
sg-now-confirm = Confirm, or change your mind
sg-now-replace = Pyramid completed: choose a new card
sg-now-replace-done = Your card is chosen: confirm
sg-now-over = The match is over
sg-now-watch = { $phase ->
    [keep] Everybody chooses their cards
    [replace] A completed pyramid is being replaced
   *[mark] Everybody is digging
}
sg-now-waiting = Waiting for { $names }.
sg-now-together = Everybody plays at once: { $names } { $count ->
    [one] is
   *[other] are
} thinking too.
sg-now-deciding = { $names } { $count ->
    [one] is thinking.
   *[other] are thinking.
}
sg-now-confirmed = You have confirmed
sg-now-single = Your turn: mark a single cell
sg-now-only-you = Only you are waited for.
sg-nowhere = The pattern fits nowhere: mark a single cell.

sg-others = The other players
sg-confirmed = has confirmed
sg-thinking = is thinking
sg-away = away
sg-look = Look at the cards of { $name }

sg-expedition = Expedition
sg-pattern-cells = { $cells ->
    [2] two cells
    [3] three cells
   *[other] four cells
}
sg-turn-piece = Turn
sg-flip-piece = Flip
sg-piece-gesture = The pattern in your hand. Tap to turn it, swipe to flip it.

sg-reserve = Reserve
sg-pile = { $cards ->
    [0] The draw pile is empty
    [one] Draw pile: one card
   *[other] Draw pile: { $cards } cards
}
sg-draw = Draw for good
sg-take = Take card { $card }
sg-slot-waiting = To be replaced

sg-mine = My cards
sg-their-cards = The cards of { $name }
sg-card-hint = { $name }. Arrows: move. R: turn. M: flip. N: next possible place. Space: place.
sg-change = change
sg-empty-place = No card left here
sg-keep-intro = The aim: dig a gallery from the start to the tomb. Each completed pyramid is worth 10 points. Four rounds of seven turns.
sg-legend-title = The symbols of the cards
sg-legend-start = Start: the first cell to cover
sg-legend-tomb = Tomb: reaching it completes the pyramid, 10 points
sg-legend-cross = Cross: one more cell, at once
sg-legend-gem-red = Red gem: 1 point, 5 as a pair with a green one
sg-legend-gem-green = Green gem: 1 point, 5 as a pair with a red one
sg-legend-torch = Torch: 5 points, one a round
sg-legend-skull = Skull: costs points
sg-legend-potion = Potion: erases two skulls
sg-legend-wall = Wall: no way through
sg-keep-card = Keep card { $card }
sg-kept = kept
sg-ghost = { $cells }, { $legal ->
    [yes] possible
   *[no] not possible
}
sg-laid = Placed: { $cells }.

sg-earn = This turn would bring
sg-earn-nothing = Place your pattern: what it brings will be shown here.
sg-earn-none = Nothing to gain here, but the way goes on.

sg-single = A single cell
sg-single-short = One cell
sg-take-back = Take back
sg-confirm = Confirm
sg-key-enter = Enter
sg-refused-rule = Rule { $rule }

sg-score-label = My score card
sg-score-of = Score card of { $name }
sg-after = { $points } after this turn
sg-gems = Gems
sg-gems-worth = a pair: 5, a single one: 1
sg-gems-count = { $red } red, { $green } green
sg-torches = Torches
sg-torches-worth = 5 each, one a round
sg-torch-round = R{ $round }
sg-torch-lit = round { $round }: { $lit ->
    [yes] lit
   *[no] not lit
}
sg-pyramids = Pyramids
sg-pyramids-worth = 10 each, a bonus for the 2nd, 4th and 6th of a colour
sg-pyramids-done = { $done ->
    [0] none
    [one] one completed
   *[other] { $done } completed
}
sg-box = Bonus of { $points }: { $state ->
    [mine] yours
    [taken] taken by { $name }
    [next] the next one for you
   *[free] free
}
sg-box-theirs = Bonus of { $points }: { $state ->
    [mine] won
    [taken] taken by { $name }
   *[free] free
}
sg-skulls = Skulls
sg-skulls-worth = cost points, only the last one counts
sg-skulls-count = { $skulls ->
    [0] none
    [one] one skull
   *[other] { $skulls } skulls
}
sg-done = Completed
sg-done-none = none so far

sg-story = What has happened
sg-said-expedition = The expedition reveals { $pattern }.
sg-feast-pyramid = Pyramid completed!
sg-feast-points = Pyramid points!
sg-feast-round = The expedition cards are shuffled.
sg-feast-who = { $name }, card { $card }
sg-feast-worth = { $name }: + { $points }
