# Around a match.

play-title = { $title } · Pyramidion
play-title-yours = Your turn! { $title }
play-opening = The table is being laid…
play-watching = You are watching this match.
play-origin = Played on from a replay
play-see-board = See the board again
play-see-scores = Back to the scores
play-time-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
play-menu = The table
play-my-turn = When my turn comes
play-host = You are the host
play-watch = Invite people to watch
play-gone = Gone
play-replace = Let a bot play for { $name }
play-my-seat = My seat
play-leave = Leave my seat
play-leave-sure = A bot will play for you until the end of the match.
play-leave-yes = Leave
