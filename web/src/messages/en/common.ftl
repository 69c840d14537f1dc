# What every page says.

home-link = Pyramidion, home
settings = Settings
rules = Rules
rules-link = Rules (new tab)
language = Language
language-name = { $language ->
    [fr] Français
   *[en] English
}
sound-on = Sound on
sound-off = Sound off
theme = Theme: { $theme ->
    [dark] night
    [light] day
    [contrast] high contrast
   *[auto] the device’s
}
close = Close
cancel = Cancel
reload = Load the page again
try-again = Try again
page-error = Something went wrong on this page. Your table is safe.
page-broke = This page has broken
page-broke-explained = The error has been noted. Your table itself is safe on the server.
no-connection = The server does not answer. Check your connection, then try again.
refused-otherwise = The server refused this request.
seat-number = Seat { $seat }
bot-name = { $seat ->
    [0] Bastet
    [1] Horus
    [2] Taweret
   *[3] Khepri
}
automa-name = { $game ->
    [pyramido] The Legend
   *[other] The automaton
}
automa-named = { $game ->
    [pyramido] the Legend
   *[other] the automaton
}
bot-level = { $level ->
    [greedy] clever
    [random] dreamer
    [strong] formidable
   *[other] { $level }
}
bot = bot
