# The browser’s notices, when the page is hidden.

notice-switch = Tell me when it is my turn
notice-explained = { $state ->
    [on] A notice of the browser, when this page is hidden.
    [off] A notice of the browser, when this page is hidden. It will ask you first.
    [denied] Your browser refuses notices from this site. Allow them in its settings, then come back here.
    [insecure] Notices need an https address. The tab’s title and the sound tell you all the same.
   *[missing] This browser cannot show notices. The tab’s title and the sound tell you all the same.
}
notice-first = This is how you will know that it is your turn.
notice-turn = It is your turn to play.
notice-turn-of = It is { $name }’s turn to play.
notice-over = The match is over: come and see the scores.
