# What every game says: refusals, records, bots.

## Requests refused

unknown-game = { GIVEN($close) ->
    [yes] There is no game “{ $name }”: did you mean “{ $close }”?
   *[no] There is no game “{ $name }”: the games are { $known }.
}
unknown-bot = { GIVEN($close) ->
    [yes] There is no bot “{ $name }”: did you mean “{ $close }”?
   *[no] There is no bot “{ $name }”: the bots are { $known }.
}
wrong-seat-count = This game is not for { $players ->
    [one] one player
   *[other] { $players } players
}: it can be played by { $allowed }.
unknown-option = This game has no option “{ $option }”: its options are { $known }.
bad-origin = A match cannot be played on from there.
bad-option = The option “{ $option }” has a value that is not possible.
malformed-action = This action is not of the expected form.
not-a-players-action = The action “{ $action }” belongs to no player.
clock-owes = Time is up: the clock plays first.
clock-early = The clock wrote before its time.
nothing-to-take-back = You have nothing to take back.

## Records refused: the line, then the reason

record-refused = Line { $line }: { $reason }
record-truncated = the record is incomplete (expected: { $expected }; found: { $found }).
    .brief = the record is incomplete.
record-format = this is not a record that we can read (expected: { $expected }; found: { $found }).
    .brief = this is not a record that we can read.
record-hash = this line was altered (hash expected: { $expected }; found: { $found }).
    .brief = this line was altered.
record-line = this line is not of the expected form (expected: { $expected }; found: { $found }).
    .brief = this line is not of the expected form.
record-game = there is no such game (expected: { $expected }; found: { $found }).
    .brief = there is no such game here.
record-rules = the match was played under another version of the rules (expected: { $expected }; found: { $found }).
    .brief = the match was played under another version of the rules.
record-header = the header does not fit this game (expected: { $expected }; found: { $found }).
    .brief = the header does not fit this game.
record-seed = the seed is not the one that was promised (expected: { $expected }; found: { $found }).
    .brief = the seed is not the one that was promised.
record-draw = this draw is not the one that the seed gives (expected: { $expected }; found: { $found }).
    .brief = this draw is not the one that the seed gives.
record-action = this action was not allowed (expected: { $expected }; found: { $found }).
    .brief = this action was not allowed.
record-origin = the match cannot have been played on from there (expected: { $expected }; found: { $found }).
    .brief = the match cannot have been played on from there.
record-outcome = the outcome is not that of the match (expected: { $expected }; found: { $found }).
    .brief = the outcome is not that of the match.

## What was expected, what was found

told-another-line = one more line
told-the-outcome = the outcome
told-the-end = the end of the file
told-a-whole-line = a whole line
told-a-part-of-a-line = a part of a line
told-a-kind-of-line = { $kind ->
    [Header] the header of a match
    [EntryLine] an entry
   *[Footer] the outcome
}
told-a-seed-and-nonces = a seed and its nonces
told-options-and-seats = options and seats of this game
told-seats = { $count } seats
told-a-moment = a moment of this game
told-an-impossible-view = a view that no position gives
told-a-legal-action = a legal action
told-a-seat = a seat
told-an-entry = entry { $seq } at { $at }
told-an-entry-or-later = entry { $seq } at { $at } or later
told-a-finished-match = a finished match
told-an-unfinished-match = an unfinished match
told-a-number-below = a number below { $n }
told-an-order = an order of { $n } things
told-a-judgement = the judgement { $question }
told-no-further-draw = no further draw
told-no-draw = no draw
told-nothing = nothing
told-a-refusal = a refusal, “{ $refusal }”
told-something-malformed = something else
told-something-unreadable = signs that cannot be read

## What an entry does that is no game's action

entry-set_up = The match is set up.
entry-take_back = You take back your last step.
entry-time_up = { $whose ->
    [mine] Your time is up.
   *[other] { $player } is out of time.
}
entry-away = The match was interrupted.
entry-unheard = Nothing that can be known from here.

## Bots

bot-greedy = Greedy: takes whatever looks best at once.
bot-random = Random: plays any legal step.
bot-strong = Strong: imagines what follows, and chooses what leads furthest.
