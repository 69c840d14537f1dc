# The replay of a match.

replay-tab = { $title }, replay · Pyramidion
replay-tab-any = Replay a match · Pyramidion
replay-kicker = Replay
replay-kicker-date = Replay · match of { $date }
replay-opening = The match is being prepared…

## Who played

replay-players = The players
replay-won = won
replay-shared = The victory is shared.
replay-tie = Level: { $reason }.
replay-origin = This match goes on from a moment of another one.
replay-origin-link = See that moment

## Through whose eyes

replay-viewer = View
replay-viewer-all = All revealed
replay-viewer-all-explained = Each step is seen by who plays it.
replay-viewer-public = Public
replay-viewer-public-explained = What spectators see.
replay-viewer-seat-explained = What { $name } could know.

## Going through it

replay-controls = Go through the match
replay-moment = Moment of the match
replay-first = Beginning
replay-previous = Previous step
replay-play = Play
replay-pause = Pause
replay-next = Next step
replay-last = End
replay-step = Step { $step } of { $steps }
replay-step-short = { $step } / { $steps }

## The story

replay-story = The story
replay-story-begin = The match begins.

## Share and keep

replay-keep = Keep this match
replay-keep-explained = The record is one file: it can be replayed here, and anybody can verify it.
replay-copy = Copy the link to this moment
replay-copied = Link copied
replay-copy-by-hand = Copy the link yourself: it is selected.
replay-link = Link to this moment
replay-download = Download the record

## Play on

replay-on = Play on from here
replay-on-intro = Take a seat over; bots take the others.
replay-on-seat = On the seat of
replay-on-explained = What was hidden from that seat is drawn anew, and the match is marked as played on from another.
replay-on-over = The match is over here: go back to an earlier moment to play on.

## A record

replay-any-title = Replay a match
replay-any-intro = Any record of Pyramidion can be replayed here, step by step. The server checks each of its lines first.
replay-any-how = At the end of a match, “{ end-record }” gives you that file.
replay-another = Replay another record
replay-choose = Choose a file
replay-drop = or drop it here
replay-drop-now = Let go of the file to replay it
replay-reading = The record is being checked…
replay-read = The record is intact: the match is ready.
replay-file-unreadable = This file cannot be read.

## Nothing to replay

replay-none-title = { $code ->
    [unknown-table] There is no table here
    [no-record] Nothing to replay yet
    [no-connection] The server does not answer
   *[other] This match does not open
}
replay-none-home = Go to the home page
replay-none-game = This page does not know that game.

## The foot of the pages

replay-footer-record = Replay a record
replay-footer-matches = My matches
