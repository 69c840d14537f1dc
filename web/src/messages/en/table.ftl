# The table before and after the match, the curtain, the connection.

## The waiting room

room-code = Table { $code }
room-facts = About { $minutes } minutes · from age { $age }
room-seats = Around the table
room-your-name = Your name
room-name-hint = The other players will see it. No account is needed.
room-sit = Sit down
room-sit-at = Sit down on seat { $seat }
room-free = Free seat
room-you = you
room-here = online
room-away = offline
room-ready = ready to play
room-not-ready = not ready yet
room-be-ready = Ready
room-be-ready-as = { $name }: ready
room-bot = Bot ({ $level })
room-bot-add = Add: bot ({ $level }), seat { $seat }
room-bot-levels = Level of { $name }
room-other-player = Another player here
room-other-player-at = Another player here, on this device: seat { $seat }
room-other-name = Their name
room-other-explained = You will pass the device round: a curtain hides the screen between two players.
room-stand = Leave the seat
room-stand-as = Leave the seat: { $name }
room-clear = Remove
room-clear-who = Remove { $name } from the table
room-start = Start the match
room-missing = { $count ->
    [one] One player is still missing
   *[other] { $count } players are still missing
}: share the link, or add a bot.
room-waits-for = Still waiting for: { $names }.
room-all-here = Everybody is here.
room-sit-alone = Sit down: you play alone, against { $name }.
room-alone-here = You and { $name }: nobody else is needed.
room-automa = plays by a rule of the game
room-host-starts = Waiting for the host, who starts the match.
room-take-a-seat = Write your name and choose a seat.
room-full = All seats are taken. You can watch the match.
room-full-unwatched = All seats are taken, and the match is played without spectators.
room-rematch = Rematch, match no. { $number }: everybody says again that they are ready.
room-spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}

## The table’s options

room-options = The match
room-options-host = The host decides.
room-players = Players
room-players-count = { $count ->
    [1] Alone
   *[other] { $count } players
}
room-clock = Clock
room-clock-name = { $name ->
    [none] No limit
    [relaxed] Relaxed
    [quick] Quick
   *[other] { $name }
}
room-clock-explained = { $seconds ->
    [0] Everybody takes the time they want.
   *[other] { $seconds } seconds a decision, then a bot decides.
}
room-clock-own = Your own
room-clock-seconds = Seconds a decision
room-clock-set = Set
room-clock-range = Choose { $least } to { $most } seconds.
room-listing = Who may come
room-listed = Everybody
room-listed-explained = The table is announced on the home page.
room-unlisted = By link only
room-unlisted-explained = Only those who have the link or the code.

## The curtain

curtain-title = Pass the device to { $name }
curtain-explained = The next screen is for their eyes only.
curtain-open = It’s me, { $name }

## The connection

link-lost = Connection lost, trying again…
link-lost-explained = Nothing is lost: the match will go on where it was.
link-outdated = A new version is here: load the page again.
link-reload = Reload
link-bot-plays = A bot is playing for you.
link-bot-plays-as = A bot is playing for { $name }.
link-resume = Take my seat back
link-resume-as = Take { $name }’s seat back

## The end

end-title = { $count ->
    [one] { $names } lays the last stone
   *[other] { $names } lay the last stone
}
end-ahead = Victory with { $total }, { $ahead } more than { $names }.
end-points = { $total }.
end-shared = { $total } each: the victory is shared.
end-tie = { $total }, like { $names }.
end-tie-reason = { $total }, like { $names }: { $reason }.
end-rule = Rule { $rule }
end-won = Well done, the last stone is yours.
end-lost = Well played: you come { $rank ->
    [2] second
    [3] third
    [4] fourth
   *[other] in place { $rank }
}.
end-lost-alone = Well played all the same: the next stone will be yours.
end-scores = Score sheet
end-rematch = Rematch
end-rematch-waits = Waiting for the host, who may offer a rematch.
end-record = Download the match
end-share = Share
end-copied = Link copied
end-copy-yourself = Copy this link:
end-home = Home

## Another device

hand-over = Go on with another device
hand-over-as = Go on with another device: { $name }
hand-explained = Open this link on the other device: the seat moves there at once. It works only once, give it to nobody.
hand-link = Link for the other device
hand-copy = Copy the link
hand-copied = Link copied
hand-qr = QR code of the link for the other device

## No table any more

gone-title = { $reason ->
    [unknown-table] There is no table here
    [table-ended] This table is closed
    [no-spectators] This match is played without spectators
    [other-version] A new version is here
   *[other] The table does not answer here
}
gone-explained = { $reason ->
    [unknown-table] No table has the code { $code }. Check it, or open another table.
    [table-ended] Nobody plays at table { $code } any more. Another one opens in a moment.
    [no-spectators] The host of table { $code } prefers that nobody watches. You can open a table of your own.
    [origin] This page does not come from the right site. Go by the home page.
    [other-version] Load the page again: your table is waiting for you.
   *[other] Table { $code } cannot be reached. Try again in a while.
}
gone-home = Go home
gone-reload = Load the page again
