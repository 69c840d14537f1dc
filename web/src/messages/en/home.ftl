# The home page, the invitation, privacy, and the page that is not there.

home-page-title = Pyramidion: four pyramid games
home-heading-first = Four pyramids,
home-heading-second = one table
home-pitch = With friends, with family or against our bots. Nothing to install, no account to create.
home-play-now = Play now
home-invite = Invite

home-default-name = Cat
home-playing-as = You are playing as { $name }.
home-change-name = Change
home-change-name-label = Change your name
home-name = Your name
home-save-name = Keep this name

home-games = The games
home-play = Play
home-play-game = Play { $title } against bots
home-alone = Alone against { $game ->
    [pyramido] the Legend
   *[other] the game
}
home-alone-label = { $way }, { $title }
home-legend-beat = Beat the Legend
home-legend-become = Become her
home-invite-game = Invite to { $title }
home-coming = Soon at this table
home-players = { $least } to { $most }
home-players-label = { $least } to { $most } players
home-minutes = { $minutes } min
home-minutes-label = about { $minutes } minutes
home-age = from age { $age }
home-title-silver-gold = Silver & Gold: Pyramids
home-title-expedition = Expédition Pyramide
home-title-maitre-mot = Maître-Mot
home-title-pyramido = Pyramido: Forgotten Treasures
home-about-silver-gold = Dig your galleries down to the tomb, one shape at a time.
home-about-expedition = Open the door with your keys before the last grain of sand.
home-about-maitre-mot = A word for a word: make them guess, then solve the riddle.
home-about-pyramido = Four floors of dominoes, and gems to keep for the right moment.
home-picture-word = desert
home-picture-answer = sand

home-mine = My matches
home-mine-text = { $phase }{ GIVEN($others) ->
    [yes] , with { $others }
   *[no] {""}
}
home-mine-alone = { $phase }, alone against { $name }
home-phase = { $phase ->
    [waiting] Waiting for players
    [unbegun] To be started
    [playing] Being played
    [over] Finished
    [frozen] Table stopped
   *[other] Table closed
}
home-return = { $phase ->
    [waiting] Go back
    [playing] Go on
    [over] Look back
   *[other] Look
}
home-return-label = { $phase ->
    [waiting] Go back to { $title }, table { $code }
    [playing] Go on with { $title }, table { $code }
    [over] Look back at { $title }, table { $code }
   *[other] Look at { $title }, table { $code }
}

home-open = Open tables
home-open-none = No table is waiting for players right now. Why not open yours?
home-open-looking = Looking for open tables…
home-table-of = { $name }’s table
home-table-code = Table { $code }
home-table-text = { $title }, { $free ->
    [0] every seat is taken
    [one] { $free } seat left
   *[other] { $free } seats left
}
home-join = Join
home-join-label = Join “{ $table }”, { $title }

home-have-code = I have a code
home-code = Code of the table
home-code-go = Go there
home-code-hint = Five letters and digits, or the link you were sent.
home-code-bad = A code is made of letters and digits.

home-free-software = Pyramidion, free software
home-footer = Foot of the page
home-rules = Rules
home-licences = Licences
home-privacy = Privacy
home-contrast = High contrast

invite-intro = Send this link, say the code or show the picture: everyone arrives at this table.
invite-link = Link to the table
invite-copy = Copy the link
invite-copied = Link copied
invite-copy-by-hand = The browser does not let us copy: the link is selected, please copy it yourself.
invite-share = Share
invite-share-text = Come and play with me on Pyramidion.
invite-code = Code
invite-code-hint = To be typed on the home page, under “I have a code”.
invite-qr = QR code that leads to this table
invite-qr-hint = Point a phone at it

privacy-page-title = Privacy – Pyramidion
privacy-heading = Privacy
privacy-short = In short: no account, no tracking, no advertising, no cookies. Nothing is asked of or sent to any other site.
privacy-server = What the server keeps
privacy-server-text = For each table, and for nothing else:
privacy-server-names = the names that were typed there;
privacy-server-moves = the moves, so that the match can be resumed and looked at again;
privacy-server-chat = the lines of the table’s chat.
privacy-who = Whoever knows a table’s code or link can see these names, watch the match and see it again once it is over; at a table closed to spectators, only after the end. While an open table waits for players, its names can also be read on the home page.
privacy-time = For how long
privacy-time-text = A table where nobody plays any more closes after three days; a match between people without a clock can wait for 90 days. All that belongs to it is erased 90 days after the last action. These are the usual times; whoever hosts this server may choose others.
privacy-browser = What your browser keeps
privacy-browser-text = On your device only:
privacy-browser-token = a key by which the server knows your seats; it does not say who you are;
privacy-browser-name = your name and your settings;
privacy-browser-tables = the list of tables where you have played;
privacy-browser-matches = the results of your finished matches, which you can have forgotten on the page “My matches”;
privacy-browser-legend = the modes in which you have beaten the Legend of Pyramido;
privacy-browser-doors = your best times at the doors of Pyramid Expedition, your daily doors, and the one you are opening;
privacy-browser-seals = the fingerprint of the draws of your last matches, and your share of chance, to check them;
privacy-browser-muted = the names whose messages you do not want to read.
privacy-errors = When the page breaks
privacy-errors-text = The error is noted in the server’s log: what happened and where in the program, without names, codes of tables or addresses.
privacy-erase = Erase everything
privacy-erase-text = Erase this site’s data in the settings of your browser: all of it is gone, and your seats with it. Leave a table before it starts, and your name is no longer shown there; the rest is erased with the table.
privacy-back = Back to the home page

missing-page-title = Page not found – Pyramidion
missing-heading = Nothing is buried here
missing-text = We dug: this address leads to no page. The cat, however, knows the way back.
missing-home = Go home
