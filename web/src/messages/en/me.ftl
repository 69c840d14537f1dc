# My matches: on the home page and on their own.

me-page-title = My matches – Pyramidion
me-heading = My matches
me-kept = Kept in this browser, without an account.
me-all = All my matches
me-your-turn = Your turn

me-result = { $rank ->
    [1] Victory
    [2] { $rank }nd place
    [3] { $rank }rd place
   *[other] { $rank }th place
}
me-result-alone = { $rank ->
    [1] Victory
   *[other] Defeat
}
me-result-of = { $result } for { $name }
me-points = { $game ->
    [expedition] { $points } { $points ->
        [one] gem of one colour
       *[other] gems of one colour
    }
   *[other] { $points } { $points ->
        [one] point
       *[other] points
    }
}
me-with = with { $names }
me-against = alone against { $names }
me-alone = solo
me-played-on = played on from a replay
me-replay = Replay
me-replay-label = Replay of the match of { $date }, { $players }
me-more = { $count ->
    [one] Show one more match
   *[other] Show { $count } more matches
}
me-shown = { $count ->
    [one] One match shown
   *[other] { $count } matches shown
}
me-finished = Finished matches
me-erased = The server erases old tables: a replay may be gone, the result stays here.

me-game = Game
me-every-game = All games

me-statistics = In figures
me-matches = { $count ->
    [one] match
   *[other] matches
}
me-wins = { $count ->
    [one] win
   *[other] wins
}
me-best = best score
me-average = on average
me-courses = { $game ->
    [expedition] Your gems, colour by colour
   *[other] Where your points come from
}
me-courses-hint = On average, per match. A stone is worth { $game ->
    [expedition] { $worth } { $worth ->
        [one] gem
       *[other] gems
    }
   *[other] { $worth } { $worth ->
        [one] point
       *[other] points
    }
}.
me-by-players = By number of players
me-table-size = { $players ->
    [1] Alone
   *[other] With { $players }
}
me-table-wins = { $wins ->
    [0] no win
    [one] { $wins } win
   *[other] { $wins } wins
} out of { $matches }
me-not-counted = Not counted: matches with several players on this device, and those played on from a replay.
me-nothing-counted = Nothing to count yet: it takes a match played from its beginning, with one seat on this device.

me-none = Nothing is built yet
me-none-text = Your finished matches will stand here, with their replays and your scores. The first stone takes about twenty minutes.
me-play = Play now
me-looking = Looking for your matches…

me-forget = Forget my matches on this device
me-forget-title = Forget my matches?
me-forget-text = Results and figures are erased from this browser. Tables being played stay; nothing changes for the other players.
me-forget-yes = Forget
me-forgotten = Your matches are forgotten on this device.
