# Pyramid Expedition.

## What the game refuses (the rule's number is added at the end)

ex-not-ready-time = Not now: no round is waiting to begin.
ex-ready-already = We know already: you are ready.
ex-not-searching = The die is not rolled yet: wait to learn which keys to take.
ex-too-late = Too late: the search is over.
ex-found-already = Your door is open already.
ex-key-not-shown = Key { $key } is of no use this time: your card does not show it beside the sign.
ex-key-doubled = Key { $key } lies there twice, and you have only one.
ex-key-missing = Key { $key } is missing: all of your keys must be used.
ex-not-the-key = These cells do not have the shape of key { $key }.
ex-sticks-out = Key { $key } sticks out: it must stay on the cells of the door.
ex-overlap = Key { $key } lies over another one: each cell has one key only.
ex-anothers-card = These keys open somebody else’s door, not yours.
ex-not-moving = Not now: pawn and gems come once the door is open.
ex-wait-for-the-glass = Your door is open; your pawn will move when the search is over.
ex-not-found = Your door is not open: the pawn does not move, and there are no gems to take.
ex-not-your-turn = Not yet: whoever found before you chooses before you.
ex-off-the-board = There is no floor { $floor }: they go from 1 to 6.
ex-too-far = { $most ->
    [0] Floor { $floor } is too far: with your rank the pawn stays where it is.
    [one] Floor { $floor } is too far: with your rank the pawn moves one floor at most.
   *[other] Floor { $floor } is too far: with your rank the pawn moves { $most } floors at most.
}
ex-moved-already = Your pawn has moved: take your gems, or take your move back.
ex-must-move = First choose a floor, even your own: you will take the gems from there.
ex-collected-already = You have taken your gems of this round already.
ex-too-late-to-collect = Too late: the glass ran out before you took your gems.
ex-clocks-action = Only the clock of the match can do this.
ex-match-over = The match is over.

## What cannot be read

ex-unreadable-action = “{ $text }” is not a step; “?” shows those that are possible.
ex-unreadable-position = “{ $text }” is not a position.

## What happens ($way: stay, up or down; $seconds: a number; $count: how many have found; $gems: in words, nothing if there are none)

ex-event-cards_drawn = { $whose ->
    [mine] Round { $round } of 9: everybody draws a card, and you will roll the die.
   *[other] Round { $round } of 9: everybody draws a card, and { $player } will roll the die.
}
ex-event-seat_ready = { $whose ->
    [mine] You are ready.
   *[other] { $player } is ready.
}
ex-event-die_rolled = { $whose ->
    [mine] You roll the die: { $sign ->
        [eye] the eye
        [hand] the hand
        [bird] the bird
        [water] the water
        [sun] the sun
       *[reed] the reed
    }.
   *[other] { $player } rolls the die: { $sign ->
        [eye] the eye
        [hand] the hand
        [bird] the bird
        [water] the water
        [sun] the sun
       *[reed] the reed
    }.
}
ex-event-glass_turned = { $glass ->
    [1] The glass is turned: there is one minute to find.
   *[2] Nobody has found: the glass is turned, for one last minute.
}
ex-event-credit_given = { $whose ->
    [mine] Line credit for you: { $ms } ms.
   *[other] Line credit for { $player }: { $ms } ms.
}
ex-event-door_opened = { $whose ->
    [mine] You open your door in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } seconds: rank { $rank }.
   *[other] { $player } opens a door in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } seconds: rank { $rank }.
}
ex-event-search_over = { $count ->
    [0] The search is over: nobody has found, and round { $round } brings no gems.
    [one] The search is over: one door is open.
   *[other] The search is over: { $count } doors are open.
}
ex-event-pawn_moved = { $whose ->
    [mine] { $way ->
        [stay] You stay on floor { $floor }.
        [up] You go up from floor { $start } to floor { $floor }.
       *[down] You go down from floor { $start } to floor { $floor }.
    }
   *[other] { $way ->
        [stay] { $player } stays on floor { $floor }.
        [up] { $player } goes up from floor { $start } to floor { $floor }.
       *[down] { $player } goes down from floor { $start } to floor { $floor }.
    }
}
ex-event-gems_collected = { $whose ->
    [mine] { GIVEN($gems) ->
        [yes] You take { $gems } from floor { $floor }.
       *[no] Floor { $floor } has no gems left for you.
    }
   *[other] { GIVEN($gems) ->
        [yes] { $player } takes { $gems } from floor { $floor }.
       *[no] Floor { $floor } has no gems left for { $player }.
    }
}
ex-event-gems_missed = { $whose ->
    [mine] The glass has run out: you had no time to take your gems.
   *[other] The glass has run out: { $player } had no time to take any gems.
}
ex-event-match_ended = Nine rounds are played: the match ends.

## What is asked

ex-ask-ready = Your door lies before you: say when you are ready.
ex-ask-ready-hidden = Your card lies face down: say when you are ready.
ex-ask-search = Open your door with the keys { $keys }.
ex-ask-move = { $most ->
    [0] Your pawn stays on floor { $floor }: choose that floor.
    [one] Choose a floor: your pawn may move by one floor, or stay.
   *[other] Choose a floor: your pawn may move by { $most } floors at most, or stay.
}
ex-ask-collect = { GIVEN($gems) ->
    [yes] Floor { $floor }: you will take { $gems }.
   *[no] Floor { $floor }: there are no gems left to take.
}

## The words of the steps

ex-word-ready = ready
ex-word-solve = solve
ex-word-go = go
ex-word-confirm = confirm
ex-word-countdown = countdown
ex-word-glass = glass
ex-word-credit = credit

## Names

ex-key-I2 = I of 2 cells
ex-key-I3 = I of 3 cells
ex-key-V3 = V of 3 cells
ex-key-I4 = I of 4 cells
ex-key-O4 = O of 4 cells
ex-key-T4 = T of 4 cells
ex-key-S4 = S of 4 cells
ex-key-L4 = L of 4 cells
ex-key-P5 = P of 5 cells
ex-key-L5 = L of 5 cells
ex-key-Y5 = Y of 5 cells
ex-key-Z5 = Z of 5 cells

ex-sign-eye = eye
ex-sign-hand = hand
ex-sign-bird = bird
ex-sign-water = water
ex-sign-sun = sun
ex-sign-reed = reed

ex-gem-green = { $count ->
    [one] { $count } green gem
   *[other] { $count } green gems
}
ex-gem-red = { $count ->
    [one] { $count } red gem
   *[other] { $count } red gems
}
ex-gem-blue = { $count ->
    [one] { $count } blue gem
   *[other] { $count } blue gems
}
ex-gem-white = { $count ->
    [one] { $count } white gem
   *[other] { $count } white gems
}
ex-gem-orange = { $count ->
    [one] { $count } orange gem
   *[other] { $count } orange gems
}
ex-gem-yellow = { $count ->
    [one] { $count } yellow gem
   *[other] { $count } yellow gems
}

ex-level-easy = easy
ex-level-hard = hard

ex-category-green = Green
ex-category-red = Red
ex-category-blue = Blue
ex-category-white = White
ex-category-orange = Orange
ex-category-yellow = Yellow

ex-rule-40 = the match ends after nine rounds
ex-rule-42 = each one’s second colour is compared, then the third, and so on

## Options

ex-option-level = The side of the cards: easy, hard, or a level for each seat.
ex-option-level-expects = easy, hard or each
ex-option-level_0 = The level of the first seat, if each has its own.
ex-option-level_0-expects = easy or hard
ex-option-level_1 = The level of the second seat, if each has its own.
ex-option-level_1-expects = easy or hard
ex-option-level_2 = The level of the third seat, if each has its own.
ex-option-level_2-expects = easy or hard
ex-option-level_3 = The level of the fourth seat, if each has its own.
ex-option-level_3-expects = easy or hard
ex-option-harder = The harder version: find, move and collect within the minute.
ex-option-harder-expects = true or false
ex-option-hidden_doors = Doors stay hidden until the die is rolled.
ex-option-hidden_doors-expects = true or false
ex-option-countdown = After a round, how many seconds are given to who is not ready.
ex-option-countdown-expects = 15, 30, 60 or none (wait for all)
ex-option-credit = Gives back the delay of each line, 300 milliseconds at most.
ex-option-credit-expects = true or false

## For those who play for the first time

ex-intro =
    Nine rounds. Everybody has a card with a door, and the die shows a sign. Within
    a minute, cover all cells of your door with the keys that your card shows beside
    that sign: turn them and turn them over, but let none stick out or overlap. If
    nobody finds, there is a second minute.
    Then, in the order in which they found, players move their pawns: by 3, 2, 1 or
    0 floors at most if there are four, 3, 2 or 1 if three, 3 or 1 if two. Each
    takes the two leftmost gems of the floor.
    At the end the most gems of one colour win.
ex-legend =
    g green   r red   b blue   w white   o orange   y yellow     . an empty hole
    # a cell of the door, to be covered     a1 column a, row 1 from the top
    I3, L4… a key: a letter that looks like it, and its number of cells
ex-example =
    A step is written: ready   solve I3=a1a2a3 L4=b1b2b3c3 P5=c1d1c2d2d3
    go 4 (to floor 4)   confirm (take the gems)

ex-short-green = g
ex-short-red = r
ex-short-blue = b
ex-short-white = w
ex-short-orange = o
ex-short-yellow = y

## The table, drawn

ex-draw-over = The match is over
ex-draw-round = Round { $round } of 9 · sign: { $sign } · { $phase ->
    [ready] getting ready
    [search] searching
   *[move] taking gems
}
ex-draw-collector = { $number } { $seat }: { $gems }
ex-draw-card = Your card, no. { $number }
ex-total = { $points ->
    [one] { $points } gem of one colour
   *[other] { $points } gems of one colour
}
ex-draw-keys = { $sign }: { $keys }
