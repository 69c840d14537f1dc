# What is only said in the terminal.

cli-language = en

## Help

cli-usage = Usage:
cli-options = Options:
cli-verbs = Commands:
cli-options-metavar = [OPTIONS]
cli-verb-metavar = COMMAND [ARGUMENTS]
cli-metavar-game = GAME
cli-metavar-number = N
cli-metavar-bots = BOTS
cli-metavar-option = NAME=VALUE
cli-metavar-folder = DIR
cli-metavar-file = FILE
cli-metavar-files = FILE…
cli-metavar-name = NAME

cli-pyramidion = Four pyramid games at one table: play, simulate, verify.
cli-verb-games = Shows the games and their options.
cli-verb-simulate = Lets bots play whole matches and sums them up.
cli-verb-replay = Verifies recorded matches, line by line. A directory stands for all those in it.
cli-verb-show = Shows a position of a recorded match, as a seat may see it.
cli-verb-play = Plays a match in the terminal, you against bots.

cli-help = Shows this help.
cli-version = Shows the version.
cli-lang = The language; else that of the system.
cli-json = Answers in JSON, for programs.
cli-jobs = Number of processes; else one a core when there is much to do.
cli-option = An option of the game, see “pyramidion games”; can be repeated.

cli-simulate-players = Number of players (else 3, or the nearest).
cli-simulate-games = Number of matches (else 100).
cli-simulate-seed = The seed: the same one gives the same matches (else 1).
cli-simulate-bots = The bots, with commas between: one for all, or one a seat; they change seats from match to match (else greedy).
cli-simulate-out = Writes one record a match into this directory.
cli-simulate-force = Replaces the numbered records that are there already.
cli-show-at = After entry N, 0 being the setup (else the last one).
cli-show-seat = Seen from seat N, the first being 0 (else by the public).
cli-play-players = Number of players, you included (else 3, or the nearest).
cli-play-bots = Your opponents, with commas between: one for all, or one a seat (else greedy).
cli-play-name = Your name.
cli-play-seed = The seed: the same one gives the same shuffles (else by chance).
cli-play-out = Saves the match, once finished, in this file.

## Refusals

cli-unknown-verb = { GIVEN($close) ->
    [yes] There is no command “{ $name }”: did you mean “{ $close }”?
   *[no] There is no command “{ $name }”: the commands are { $known }.
}
cli-unknown-option = { GIVEN($close) ->
    [yes] There is no option “{ $option }”: did you mean “{ $close }”?
   *[no] There is no option “{ $option }”: see “{ $command } --help”.
}
cli-unknown-language = The language “{ $lang }” is not spoken here: choose one of { $known }.
cli-missing = { $parameter } is missing: see “{ $command } --help”.
cli-too-many = There is something too much, “{ $arguments }”: see “{ $command } --help”.
cli-takes-no-value = The option “{ $option }” takes no value: see “{ $command } --help”.
cli-needs-value = The option “{ $option }” needs a value: see “{ $command } --help”.
cli-not-understood = This cannot be understood: see “{ $command } --help”.
cli-not-in-range = The option { $option } takes a whole number from { $low } to { $high }, not “{ $value }”.
cli-not-a-number = The option { $option } takes a whole number, not “{ $value }”.
cli-bots-count = { $given } bots for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: give a single one, or one a seat.
cli-option-form = “{ $option }” is not of the form name=value: the options of this game are { $known }.
cli-bad-option = The option { $option } cannot be “{ $value }”: it takes { $expects }.
cli-bad-name = “{ $name }” will not do as a name: it takes 1 to { $longest } characters.
cli-no-entry = There is no entry { $at }: they go from 0 to { $last }.
cli-no-seat = There is no seat { $seat }: they go from 0 to { $last }.
cli-no-records = The directory “{ $folder }” holds no record (*.jsonl).
cli-records-there = The directory “{ $folder }” already holds { $count ->
    [one] a record
   *[other] { $count } records
}: choose another one, or add --force.
cli-file-exists = The file “{ $file }” is there already: choose another one.
cli-cannot-read = “{ $file }” cannot be read: { $why ->
    [missing] there is no such file
    [denied] you are not allowed to
    [directory] it is a directory
    [not-a-directory] this path goes through a file
    [name] this name is too long
    [large] it is too large to be a record
   *[other] the system refuses
}.
cli-cannot-write = “{ $file }” cannot be written: { $why ->
    [missing] there is no such directory
    [denied] you are not allowed to
    [directory] it is a directory
    [not-a-directory] a file stands where a directory should be
    [full] there is no room left
    [name] this name is too long
   *[other] the system refuses
}.
cli-output = the output
cli-record-failed = { $file }, line { $line }: { $reason }
cli-interrupted = Interrupted.
cli-worker-lost = One of the processes stopped: try with fewer, such as --jobs 1.

## games

cli-game = Players: { $players } · { $minutes } minutes · from { $age } years on · rules, version { $rules }
cli-bots = Bots:

## simulate and replay

cli-simulating = Matches
cli-verifying = Verifying
cli-report-what = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} of { $players } players · bots: { $bots } · seed { $seed }
cli-mean-points = Mean points
cli-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-whole = { $value }
cli-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-everybody = all
cli-category = Category
cli-total = Total
cli-place = Rank
cli-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
cli-wins = Wins
cli-matches = matches
cli-won = won
cli-share = share
cli-shared = shared
cli-seat = seat { $seat }
cli-report-speed = { NUMBER($matches, maximumFractionDigits: 1) } matches and { NUMBER($decisions, maximumFractionDigits: 0) } decisions per second ({ NUMBER($seconds, maximumFractionDigits: 1) } s, { $jobs ->
    [one] one process
   *[other] { $jobs } processes
}).
cli-report-records = { $count ->
    [one] { $count } record
   *[other] { $count } records
} in { $folder }.
cli-replay-verified = { $file }: verified, { $entries } entries.
cli-replay-seed = The seed that was revealed is the one that was promised: { $commitment }
cli-replay-nonces = { $count ->
    [0] No number was added to the seed.
    [one] The number of the only seat was mixed into the seed:
   *[other] The { $count } numbers of the seats were mixed into the seed:
}
cli-replay-draws = { $count ->
    [0] The match made no draw.
    [one] The only draw of the match was computed again: it is as it was recorded.
   *[other] The { $count } draws were computed again: all are as they were recorded.
}
cli-replay-judgements = { $count ->
    [one] One answer of the word judge is noted apart
   *[other] { $count } answers of the word judge are noted apart
}: no draw gives them.
cli-replay-seat = { $name } { $total } ({ $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
})
cli-replay-summary = { $verified } of { $total } records verified.

## show

cli-show-where = Entry { $seq } of { $last }, seen by { $who }.
cli-spectator = the public

## play

cli-player = Player
cli-you = You
cli-companions = Ibis, Falcon, Scarab, Cat, Cobra
cli-and = { $list } and { $last }
cli-against = You play against { $names }.
cli-play-keys =
    ? help and possible steps · hint · undo · t table · q quit
cli-play-help =
    Type a step, or its number in the list (#1, #2…). “hint” suggests a step,
    “hint!” plays it. “undo” takes back your last step. “t” shows the whole table.
    “q” leaves. Possible steps:
cli-prompt = Your step >
cli-prompt-confirm = Enter to confirm, “undo” to take back >
cli-nothing-typed = Type a step, or “?” to see those that are possible.
cli-hint = Hint: { $step }
cli-ambiguous = “{ $text }” may mean { $steps }: say which.
cli-win = { $whose ->
    [mine] You win with { $total }!
   *[other] { $name } wins with { $total }.
}
cli-shared-win = { $names } share the victory with { $total }.
cli-tie-break = With equal totals, { $reason }. ({ $rule })
cli-left = You leave the match before its end.
cli-left-unsaved = You leave the match before its end: nothing was saved.
cli-play-saved = The match is saved in { $file }.

## solve

cli-verb-solve = Covers a region with keys, in every way. “-” reads from the terminal.
cli-solve-count = Gives only the number of solutions.
cli-solve-first = Gives only the first solution.
cli-solve-found = { $count ->
    [0] There is no solution.
    [one] One solution.
   *[other] { $count } solutions.
}
cli-solve-count-or-first = Choose either --count or --first, not both.
cli-solve-not-text = “{ $file }” is not a text in UTF-8.
cli-solve-long = The text is too long: it may have { $most } characters.
cli-solve-line = Line { $line } cannot be understood, “{ $text }”: draw with # and ., or name keys.
cli-solve-empty = There is no region: draw one first, with # for its cells.
cli-solve-large = The region has { $cells } cells: it may have { $most }.
cli-solve-wide = A drawing is { $across } cells long or wide: it may be { $most }.
cli-solve-no-keys = There are no keys: name some below the region ({ $known }) or draw them.
cli-solve-large-piece = A piece has { $cells } cells: it may have { $most }.
cli-solve-piece = This piece does not hang together: { $drawing }
cli-solve-areas = The region has { $cells } cells and the keys have { $area }: they must be equal.
cli-solve-many = There are { $count } keys: there may be { $most }.
cli-unknown-key = { GIVEN($close) ->
    [yes] There is no key “{ $name }”: did you mean “{ $close }”?
   *[no] There is no key “{ $name }”: the keys are { $known }.
}

## The server

cli-verb-serve = Serves tables on line, to be played in a browser.
cli-verb-backup = Copies the server’s data, even while it runs.
cli-metavar-value = VALUE
cli-serving = Open { $address } in a browser. Ctrl-C stops the server.
cli-port-taken = Port { $port } is taken: choose another one with --port, or add --next-port.
cli-cannot-listen = The server cannot listen at { $address }: choose another --host or --port.
cli-backed-up = Copied to { $file }.
cli-bad-setting = The setting { $option } does not take “{ $value }”.
cli-data-broken = The data in { $file } cannot be used: { $why }.
cli-serve-host = The address to listen on.
cli-serve-port = The port to listen on.
cli-serve-next-port = If the port is taken, the next free one.
cli-serve-data = The file of the data.
cli-serve-origins = Other origins that may connect, with commas between.
cli-serve-proxied = The server stands behind a reverse proxy.
cli-serve-away-seconds = After how many seconds away a bot plays for a person.
cli-serve-abandon-hours = After how many hours without anybody a table ends.
cli-serve-keep-days = How many days a table that ended is kept.
cli-serve-bot-pace = The seconds a bot takes before it plays.
cli-serve-frame-bytes = How large a message may be, in bytes.
cli-serve-record-bytes = How large a record to replay may be, in bytes.
cli-serve-frames-a-second = How many messages a second a client may send.
cli-serve-chats-a-minute = How many lines of chat a minute.
cli-serve-most-tables = How many tables at most.
cli-serve-most-sockets = How many connections at most.
cli-serve-log-level = What is logged: debug, info, warning or error.
