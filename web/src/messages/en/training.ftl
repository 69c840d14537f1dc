# Training alone at the doors of Pyramid Expedition, and the daily door.

training-page-title = Training – Pyramidion
training-heading = Training
training-about = A door of Pyramid Expedition, its keys, and only you. The watch starts as soon as the door is shown.
training-loading = Fetching the doors…

training-level = Level
training-level-name = { $level ->
    [hard] Hard
   *[easy] Easy
}
training-level-keys = { $count } keys
training-sign = Sign
training-sign-any = By die
training-sign-any-label = By die, which chooses the sign
training-glass = With the one-minute glass
training-random = Any door, by lot
training-doors = The 36 doors
training-order = Order of the doors
training-order-number = By number
training-order-difficulty = From the gentlest to the toughest
training-door-label = { $pyramids ->
    [0] { $time ->
        [none] Door { $number }
       *[other] Door { $number }, opened in { $time }
    }
   *[other] { $time ->
        [none] Door { $number }, difficulty { $pyramids } of 5
       *[other] Door { $number }, difficulty { $pyramids } of 5, opened in { $time }
    }
}
training-difficulty = Difficulty { $pyramids } of 5: { training-difficulty-word }
training-difficulty-word = { $pyramids ->
    [1] a stroll
    [2] gentle
    [3] serious
    [4] tough
   *[5] fearsome
}

training-door = Door { $number }
training-task = { $count ->
    [3] Open the door with your three keys
   *[4] Open the door with your four keys
}
training-side = { $level ->
    [hard] hard side
   *[easy] easy side
}
training-sign-shown = Sign: { $sign }
training-person = By our model, a person needs about { $seconds } s.
training-solutions = { $count ->
    [1] Only one way to open it
   *[other] { $count } ways to open it
}
training-best = Your best time: { $time }
training-best-none = Not opened without help yet.
training-watch-said = { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
    [one] { $minutes } minute { $seconds }
   *[other] { $minutes } minutes { $seconds }
}
training-glass-empty = The glass is empty. Take the time you need.
training-glass-left = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
}

training-help = A helping hand
training-help-cost = With help, the time does not count as a best time.
training-hint = Place one key
training-solution = Show a solution
training-hinted = Key placed: { $key }.
training-taken-away = { $count ->
    [one] One misplaced key has gone back to your hand.
   *[other] { $count } misplaced keys have gone back to your hand.
}
training-choose = Choose a door

training-open = The door is open!
training-shown = Here is one way to open it
training-in = in { $time }
training-hints-used = { $count ->
    [one] with one key placed for you
   *[other] with { $count } keys placed for you
}
training-first = It is your first time for this door.
training-record = A new best time: it was { $before }.
training-no-record = Your best time is still { $time }.
training-faster = Faster than our model ({ $seconds } s).
training-next = Another door
training-again = Play again

daily-page-title = The daily door – Pyramidion
daily-heading = The daily door
daily-about = The same door for everybody, a new one every day at midnight (universal time). Once it is shown, the watch starts.
daily-loading = Fetching the door of the day…
daily-show = Show the door
daily-row = { $count ->
    [0] Open it to start a series.
    [one] One day in a row
   *[other] { $count } days in a row
}
daily-mine = Your time
daily-done = You have opened the door of today.
daily-next = { $hours ->
    [0] { $minutes ->
        [0] The next door is about to come.
        [one] The next door comes in one minute.
       *[other] The next door comes in { $minutes } minutes.
    }
    [one] The next door comes in one hour.
   *[other] The next door comes in { $hours } hours.
}
daily-train = Train at other doors
daily-share = Copy my result
daily-copied = Result copied
daily-copy-yourself = The browser does not allow copying: the text is selected, copy it yourself.
daily-share-field = Your result, without giving the door away
daily-line = Pyramidion, the door of { $date }
daily-line-time = { $hints ->
    [0] opened in { $time }
   *[other] opened in { $time }, with help
}
