# The board.

pd-gem-name = { $gem ->
    [orange] orange
    [blue] blue
    [purple] purple
    [green] green
    [red] red
   *[mythical] mythical
} gem
pd-domino-name = { $first ->
    [orange] orange
    [blue] blue
    [purple] purple
    [green] green
   *[red] red
} { $icons }, { $other ->
    [orange] orange
    [blue] blue
    [purple] purple
    [green] green
   *[red] red
} { $more }
pd-back-name = Face down: { $first ->
    [orange] orange
    [blue] blue
    [purple] purple
    [green] green
   *[red] red
} { $icons }, { $other ->
    [orange] orange
    [blue] blue
    [purple] purple
    [green] green
   *[red] red
} { $more }
pd-pyramid-name = Pyramid, floor { $floor }, { $dominoes ->
    [0] no domino
    [one] one domino
   *[other] { $dominoes } dominoes
}

pd-floor = Floor { $floor }
pd-floor-of = Floor { $floor } of 4
pd-floor-end = End of floor { $floor }
pd-domino-of = Domino { $domino } of { $size }
pd-floor-progress = Floor { $floor }: { $placed ->
    [0] no domino
    [one] one domino
   *[other] { $placed } dominoes
} of { $size }
pd-floor-how-1 = Five blocks by four, or four by five. Every domino touches another.
pd-floor-how-2 = Every corner on the centre of a block below.
pd-floor-how-3 = Three blocks by two, half a block over.
pd-floor-how-4 = The top: a single domino.

pd-now-take = Your turn: take a domino and a gem
pd-now-gem = Which gem do you take?
pd-now-turn_up = Your turn: turn up a domino
pd-now-place = Your turn: place the domino
pd-now-confirm = Confirm, or change your mind
pd-now-over = The match is over
pd-how-take = Choose a face-up domino, then one of its gems.
pd-how-gem = The domino of space { $space } comes with it.
pd-how-turn_up = Choose a face-down domino: those after you may take it.
pd-how-place = { $floor ->
    [1] It must touch another one by a full side.
   *[other] On two free cells of floor { $floor }.
}
pd-now-watch = { $phase ->
    [score] End of floor { $floor }: all put gems on their zones
    [keep] End of floor { $floor }: five gems are kept
    [over] The match is over
   *[other] Floor { $floor }
}
pd-now-waiting = Waiting for { $names }.
pd-now-turn = { $phase ->
    [take] { $name } is choosing a domino
    [turn_up] { $name } is turning up a domino
   *[place] { $name } is placing a domino
}
pd-now-done = Your floor { $floor } is complete: the others are finishing theirs.

pd-steps = Steps of a turn
pd-step-take = Take
pd-step-turn_up = Turn up
pd-step-place = Place

pd-exploration = Exploration
pd-bag = { $gems ->
    [0] The bag is empty
    [one] One gem in the bag
   *[other] { $gems } gems in the bag
}
pd-space-name = Space { $space }: { $state ->
    [empty] empty
    [down] domino face down
   *[up] domino face up
}{ $state ->
    [empty] {""}
   *[other] , { $first ->
        [orange] orange
        [blue] blue
        [purple] purple
        [green] green
       *[red] red
    } { $icons }, { $other ->
        [orange] orange
        [blue] blue
        [purple] purple
        [green] green
       *[red] red
    } { $more }
}. Gems: { $gems }. { $pile ->
    [0] No domino
    [one] One domino
   *[other] { $pile } dominoes
} in the pile.
pd-space-chosen = Space { $space } chosen: which gem?
pd-take-gem = Take the { $gem ->
    [orange] orange
    [blue] blue
    [purple] purple
    [green] green
    [red] red
   *[mythical] mythical
} gem and the domino of space { $space }
pd-take-no-gem = Take the domino alone
pd-take-other = Another one
pd-hint-take = Tap a face-up domino
pd-hint-turn_up = Tap a face-down domino

pd-mine = My pyramid
pd-their-pyramid = { $name }’s pyramid
pd-pyramid-mine = My pyramid, floor { $floor }, { $dominoes ->
    [0] no domino
    [one] one domino
   *[other] { $dominoes } dominoes
} on this floor. { $hand ->
    [yes] Arrows: move the domino. R: turn. Tab: next possible place. Space: lay. Escape, then Tab: leave.
   *[no] Arrows: hear the blocks.
}
pd-aim = { $first ->
    [orange] orange
    [blue] blue
    [purple] purple
    [green] green
   *[red] red
} in row { $row }, column { $column }, { $other ->
    [orange] orange
    [blue] blue
    [purple] purple
    [green] green
   *[red] red
} { $where ->
    [right] on its right
    [left] on its left
    [above] above it
   *[below] below it
}: { $legal ->
    [yes] possible
   *[no] impossible
}
pd-block = Floor { $floor }, row { $row }, column { $column }, { $colour ->
    [orange] orange
    [blue] blue
    [purple] purple
    [green] green
   *[red] red
}, { $icons ->
    [0] no icon shows
    [one] one icon shows
   *[other] { $icons } icons show
}
pd-laid = Laid.
pd-zone-worth = { $colour ->
    [orange] Orange
    [blue] Blue
    [purple] Purple
    [green] Green
   *[red] Red
} zone: { $icons ->
    [0] no icon shows.
    [one] one icon shows, 1 point, 2 if you double it.
   *[other] { $icons } icons show, { $icons } points, { $twice } if you double it.
}
pd-hand = Your domino, to be placed next.
pd-hand-drag = Point at its place on the pyramid, or drag it there.

pd-lay = Lay here
pd-confirm = Confirm
pd-key-enter = Enter
pd-rotate = Turn
pd-rotate-label = Turn by a quarter
pd-take-back = Take back
pd-under = Below
pd-under-label = See what is covered, as long as it is held
pd-zones = Zones
pd-zones-label = Show all zones and their icons

pd-my-gems = My gems
pd-their-gems = { $name }’s gems
pd-gems-held = { $count ->
    [0] No gem.
    [one] One gem.
   *[other] { $count } gems.
}
pd-gems-kept = After this floor you will keep five at most.
pd-gems-last = This is the last floor.

pd-story = What has happened
pd-said-first = { $whose ->
    [mine] You begin.
   *[other] { $player } begins.
}
pd-feast-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pd-feast-scored = Your floor { $floor } is scored.
