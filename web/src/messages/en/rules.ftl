# The rules page and the tour of a first match.

rules-tab = Rules of { $title } · Pyramidion
rules-contents = Contents
rules-print = Print
rules-mark = Rule { $rule }
rules-loading = The rules are on their way…
rules-allowed = Allowed.
rules-forbidden = Not allowed.
rules-none = We do not know this game yet.
rules-none-explained = The link may be old, or the game not here yet.
rules-none-home = See the games

tour-step = Step { $step } of { $steps }
tour-next = Next
tour-back = Back
tour-skip = Skip
tour-done = Let’s go!
