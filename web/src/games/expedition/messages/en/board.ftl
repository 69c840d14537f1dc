# The race: door, keys, glass, die, card, between the rounds.

ex-round = Round { $round }
ex-round-of = Round { $round } of 9
ex-door-level = { $level ->
    [hard] Hard door
   *[easy] Easy door
}
ex-story = What has happened

ex-open-it = { $whose ->
    [mine] Open the door with your { $count ->
        [3] three
       *[4] four
    } keys
   *[other] The door and its { $count ->
        [3] three
       *[4] four
    } keys
}
ex-cells-left = { $count ->
    [0] All cells are covered
    [one] One cell left
   *[other] { $count } cells left
}
ex-cells = { $count } cells
ex-found-title = { $whose ->
    [mine] Door open! { $rank ->
        [1] First
        [2] Second
        [3] Third
       *[other] Fourth
    } place
   *[other] { $player } opened the door as the { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }
}
ex-still-searching = The sand runs on: { $names } { $count ->
    [one] is searching.
   *[other] are searching.
}
ex-others-found = { $names } found. The sand runs on.
ex-last-minute = Nobody found: this is the last minute.

ex-glass = { $glass ->
    [0] The hourglass waits.
    [1] Hourglass: { $seconds } seconds
   *[2] Hourglass, last minute: { $seconds } seconds
}
ex-time-left = { $seconds } seconds left.
ex-die = { $sign ->
    [eye] The die shows the eye
    [hand] The die shows the hand
    [bird] The die shows the bird
    [water] The die shows the water
    [sun] The die shows the sun
   *[reed] The die shows the reed
}
ex-card = { $whose ->
    [mine] Your card
   *[other] The card of { $player }
}
ex-card-number = no. { $number }

ex-door-label = Your door: { $cells } cells, { $free ->
    [0] all covered
    [one] one free
   *[other] { $free } free
}. Digits take a key, arrows move it, R turns it, M turns it over, Enter lays it, Delete puts it away.
ex-door-shut = Your door: { $cells } cells
ex-door-hidden = Your card lies face down
ex-door-of = The door of { $player }: { $cells } cells
ex-door-cells = The cells of the door
ex-cell-free = { $cell } free
ex-cell-covered = { $cell } covered, { $key }
ex-cell-outside = { $cell } outside

ex-your-keys = { $count ->
    [3] Your three keys
   *[4] Your four keys
}
ex-key-name = Key { $key }
ex-slot = Key { $key }, { $place ->
    [laid] laid
    [hand] in hand
   *[home] to lay
}, press { $number }
ex-place-laid = laid
ex-place-hand = in hand
ex-place-home = to lay
ex-turn = Turn
ex-flip = Turn over
ex-not-this-time = Not this time
ex-key-taken = Key { $key } in hand.
ex-key-home = Key { $key } put away.
ex-key-laid = Key { $key } laid. { $free ->
    [0] All cells are covered.
    [one] One cell left.
   *[other] { $free } cells left.
}
ex-aim = { $cells }: { $verdict ->
    [fits] fits.
    [overlaps] covers another key.
   *[sticks-out] sticks out.
}

ex-look = Round { $round }: { $whose ->
    [mine] look at your door
   *[other] the door of { $player }
}
ex-look-hidden = Round { $round }: { $whose ->
    [mine] your card lies face down
   *[other] the card of { $player } lies face down
}
ex-who-rolls = { $whose ->
    [mine] You will roll the die.
   *[other] { $player } will roll the die.
}
ex-starts-when-ready = { $round ->
    [1] The first round starts when everybody is ready.
   *[other] The round starts when everybody is ready.
}
ex-starts-in = { $seconds ->
    [0] The round starts…
    [one] The round starts in a second, or when everybody is ready.
   *[other] The round starts in { $seconds } seconds, or when everybody is ready.
}
ex-ready = Ready
ex-you-are-ready = You are ready
ex-not-yet = Not yet
ex-watch = Round { $round }: who will open the door?
ex-watch-ready = Round { $round }: getting ready
