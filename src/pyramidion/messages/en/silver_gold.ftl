# Silver & Gold: Pyramids.

## What the game refuses (the rule's number is added at the end)

sg-not-keeping = This is not the moment to keep cards.
sg-not-dealt = Card { $card } is not among the four that you were dealt.
sg-kept-already = You are keeping card { $card } already.
sg-two-kept = You are keeping two cards already: take one back to keep card { $card }.
sg-keep-two = { $kept ->
    [0] Keep two cards before you confirm.
   *[other] Keep one more card before you confirm.
}
sg-must-mark = Mark the pattern, or a single cell, before you confirm.
sg-cross-owed = { $owed ->
    [one] A red cross gives you one more cell to mark.
   *[other] Your red crosses give you { $owed } more cells to mark.
}
sg-must-replace = { $missing ->
    [one] First replace your completed pyramid.
   *[other] First replace your { $missing } completed pyramids.
}
sg-not-in-reserve = Card { $card } is not in the reserve.
sg-pile-empty = The draw pile is empty: take a card of the reserve.
sg-not-replacing = This is not the moment to replace a card.
sg-all-replaced = Your completed pyramids are replaced: all that is left is to confirm.
sg-wait-for-keeping = You have confirmed: wait until all have chosen their cards.
sg-no-card-left = You have no card left to mark: you pass.
sg-wait-for-marks = You have confirmed: wait until all have marked.
sg-wait-for-replacing = It is not for you to replace a card now.
sg-match-over = The match is over.
sg-not-marking = This is not the moment to mark cells.
sg-not-your-card = Card { $card } does not lie before you.
sg-marked-already = You have marked all you can: confirm, or take it back.
sg-not-the-pattern = These cells are not this turn’s pattern, { $pattern ->
    [I2] the pair
    [I3] the bar of three
    [V3] the elbow
    [O4] the square
    [T4] the tee
    [L4] the crook
    [I4] the bar of four
   *[S4] the step
}.
sg-start-first = The pattern must cover the start cell of card { $card }.
sg-must-touch = The pattern must touch a cell already marked on card { $card }.
sg-off-the-grid = Nothing may leave the grid of card { $card }.
sg-wall = One of these cells is a wall of card { $card }.
sg-marked-twice = One of these cells is already marked on card { $card }.
sg-one-cell-for-a-cross = A red cross gives a single cell to mark.
sg-tomb-closed = The tomb of card { $card } is reached: crosses can no longer be marked on it.
sg-single-must-touch = This cell must touch a cell already marked on card { $card }.
sg-single-start-first = Card { $card } is not begun: mark its start cell.

## What cannot be read

sg-unreadable-cells = “{ $text }” is not a row of cells such as a1b1b2.
sg-unreadable-action = “{ $text }” is not a step; “?” shows those that are possible.
sg-unreadable-position = “{ $text }” cannot be read in this position.

## What happens

sg-event-card_chosen = { $whose ->
    [mine] You keep card { $card }.
   *[other] { $player } keeps card { $card }.
}
sg-event-cells_marked = { $whose ->
    [mine] You mark { $cells } on card { $card }.
   *[other] { $player } marks { $cells } on card { $card }.
}
sg-event-seat_confirmed = { $whose ->
    [mine] You have confirmed.
   *[other] { $player } has confirmed.
}
sg-event-cards_kept = { $whose ->
    [mine] You kept the cards { $cards }.
   *[other] { $player } kept the cards { $cards }.
}
sg-event-round_started = Round { $round }: the expedition cards are shuffled.
sg-event-expedition_revealed = Turn { $turn }: the expedition reveals { $pattern }.
sg-event-marks_shown = { $whose ->
    [mine] You marked { $marks }.
   *[other] { $player } marked { $marks }.
}
sg-event-symbols_collected = { $whose ->
    [mine] You write down: { $gains }.
   *[other] { $player } writes down: { $gains }.
}
sg-event-pyramid_completed = { $whose ->
    [mine] “Pyramid completed!” You finish card { $card }.
   *[other] { $player }: “Pyramid completed!” Card { $card } is finished.
}
sg-event-card_taken = { $whose ->
    [mine] You take card { $card } from the reserve.
   *[other] { $player } takes card { $card } from the reserve.
}
sg-event-card_drawn = { $whose ->
    [mine] You draw card { $card }.
   *[other] { $player } draws card { $card }.
}
sg-event-reserve_refilled = The reserve receives { $cards }.
sg-event-pyramid_points_scored = { $whose ->
    [mine] “Pyramid points!” Card { $card } brings you { $points } points ({ $colour }).
   *[other] { $player }: “Pyramid points!” Card { $card } brings { $points } points ({ $colour }).
}
sg-event-match_ended = The fourth round is over: the match ends.

sg-gain-red = { $count ->
    [one] a red gem
   *[other] { $count } red gems
}
sg-gain-green = { $count ->
    [one] a green gem
   *[other] { $count } green gems
}
sg-gain-torch = this round’s torch
sg-gain-skulls = { $count ->
    [one] a skull
   *[other] { $count } skulls
}
sg-gain-potion = { $count ->
    [one] one skull fewer
   *[other] { $count } skulls fewer
}

## What is asked

sg-ask-keep = Keep two of your four cards.
sg-ask-confirm-cards = Your two cards are chosen.
sg-ask-mark = Mark { $pattern } on one of your two cards, or a single cell.
sg-ask-cross = A red cross: mark one more cell.
sg-ask-confirm-marks = Your cells are marked; when you confirm, you will have { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
sg-ask-replace = Replace your completed pyramid: a card of the reserve, or the draw pile.
sg-ask-confirm-replacement = Your card is chosen.

## The words of the steps

sg-word-keep = keep
sg-word-take = take
sg-word-draw = draw
sg-word-confirm = confirm

## Names

sg-pattern-I2 = the pair
sg-pattern-I3 = the bar of three
sg-pattern-V3 = the elbow
sg-pattern-O4 = the square
sg-pattern-T4 = the tee
sg-pattern-L4 = the crook
sg-pattern-I4 = the bar of four
sg-pattern-S4 = the step

sg-colour-green = green
sg-colour-orange = orange
sg-colour-violet = violet

sg-short-green = g
sg-short-orange = o
sg-short-violet = v

sg-category-pyramids = Pyramids
sg-category-torches = Torches
sg-category-boxes = Pyramid points
sg-category-gems = Gems
sg-category-skulls = Skulls

sg-rule-61 = the match ends after the fourth round
sg-rule-63 = the lowest-numbered completed pyramid wins

## Options

sg-option-reveal = When the others see your marks: once all have confirmed, or at once.
sg-option-reveal-expects = together or at_once
sg-option-closed_tombs = A card whose tomb is marked takes no more cells of crosses.
sg-option-closed_tombs-expects = true or false
sg-option-expeditions = The patterns of the eight expedition cards.
sg-option-expeditions-expects = eight of the patterns I2, I3, V3, O4, T4, L4, I4 and S4, with commas between
sg-option-skulls = The maluses of the ten skulls, first to last.
sg-option-skulls-expects = ten rising numbers from 0 to 99, with commas between

## For those who play for the first time

sg-intro =
    Four rounds of seven turns, everybody at the same time. Each turn an expedition
    card shows a pattern: mark all of it on one of your two cards, turned or flipped
    as you like, or mark a single cell instead.
    Set out from the start (S) and always touch a cell already marked; reach the
    tomb (T) to complete the pyramid: 10 points.
    A cross (x) gives one more cell. A pair of a red and a green gem is worth 5, a
    single gem 1, the torch of the round 5. Only the highest skull costs points; a
    potion erases two. The 2nd, 4th and 6th pyramid of a colour bring a bonus, the
    pyramid points: 10 to the first, then 6, then 3.
sg-legend =
    S start    T tomb      # wall     . plain     @ marked   * marked this turn
    x cross    r red gem   g green gem   t torch   k skull   p potion
sg-example =
    A step is written as the card, then the cells by column and row: 17 a1b1b2
    (or just b1b2 if only one of your cards fits).

## The table, drawn

sg-draw-choosing = Choosing the first cards
sg-draw-over = The match is over
sg-draw-turn = Round { $round } of { $rounds }, turn { $turn } of { $turns }
sg-draw-expedition = Expedition: { $pattern }
sg-draw-dealt = Your four cards
sg-draw-kept = Kept: { $cards }
sg-draw-reserve = { $pile ->
    [0] Reserve (the draw pile is empty)
    [one] Reserve (draw pile: one card)
   *[other] Reserve (draw pile: { $pile } cards)
}
sg-draw-you = You
sg-draw-seat = { $seat }
sg-draw-score = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
sg-draw-gems = Gems: red { $red }, green { $green }
sg-draw-torches = Torches, rounds: { $rounds }
sg-draw-skulls = Skulls: { $skulls } (malus { $malus })
sg-draw-done = Completed: { $cards }
sg-draw-boxes = Bonus: { $boxes }
sg-draw-free-boxes = Free bonuses: { $boxes }
sg-draw-confirmed = Has confirmed
sg-draw-owed = { $owed ->
    [one] Cross: one more cell
   *[other] Cross: { $owed } more cells
}
sg-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
