# The drawings of the rules of Silver & Gold, and the tour of the first match.

sg-rules-part-colour = Colour:
sg-rules-part-colour-means = its outline is enough to know it.
sg-rules-part-number = Number:
sg-rules-part-number-means = the lowest goes first.
sg-rules-part-start = Start:
sg-rules-part-start-means = the first cell to cover.
sg-rules-part-wall = Wall:
sg-rules-part-wall-means = never marked.
sg-rules-part-dug = Gallery:
sg-rules-part-dug-means = the cells already marked.
sg-rules-part-tomb = Golden tomb:
sg-rules-part-tomb-means = completes the pyramid, 10 points.
sg-rules-symbol-cross = Red cross:
sg-rules-symbol-cross-means = one more cell, at once.
sg-rules-symbol-gem = Gems:
sg-rules-symbol-gem-means = a pair is worth 5, a single one 1.
sg-rules-symbol-torch = Torch:
sg-rules-symbol-torch-means = 5 points, one a round.
sg-rules-symbol-skull = Skull:
sg-rules-symbol-skull-means = only the dearest one counts.
sg-rules-symbol-potion = Potion:
sg-rules-symbol-potion-means = erases two skulls.

sg-rules-twice = two cards
sg-rules-turned = Turned
sg-rules-flipped = Flipped

sg-rules-place-L4-yes = The pattern covers the start.
sg-rules-place-L4-no = The card is fresh, and the start stays empty.
sg-rules-place-I3-yes = The pattern touches the gallery by a side.
sg-rules-place-I3-no = The pattern touches it only by a corner.
sg-rules-place-O4-yes = All its cells are open.
sg-rules-place-O4-no = One of its cells is a wall.

sg-rules-chain-1 = The pattern is the pair. It covers a cross: one more cell.
sg-rules-chain-2 = This cell touches the gallery, and has a cross: yet another.
sg-rules-chain-3 = The last one is the tomb. The pyramid is completed!

sg-rules-completed = Pyramid completed!
sg-rules-reserve = The reserve
sg-rules-or-pile = or the draw pile, unseen

sg-rules-card = Card { $card }
sg-rules-nth-violet = { $nth ->
    [2] a 2nd violet pyramid
   *[other] a { $nth }th violet pyramid
}

sg-rules-worth-pyramids = 10 each
sg-rules-worth-boxes = the boxes you won
sg-rules-worth-torches = 5 each, one a round
sg-rules-worth-gems = a pair: 5, a single one: 1
sg-rules-worth-skulls = only the dearest one counts
sg-rules-done = { $done } completed
sg-rules-round = R{ $round }
sg-rules-total = Total

sg-tour-1-title = The pattern of the turn
sg-tour-1-text = This expedition card holds for everybody. Turn it and flip it as you like.
sg-tour-2-title = Your two pyramids
sg-tour-2-text = Place the whole pattern on one of your cards. Begin at the start, always touch the gallery, and reach the tomb: 10 points.
sg-tour-3-title = What the turn brings
sg-tour-3-text = Gems, torches, skulls: they are counted before you confirm. Try it out, nothing is final.
sg-tour-4-title = Your score card
sg-tour-4-text = All you pick up is marked here. Two pyramids of one colour bring extra points.
sg-tour-5-title = Your turn
sg-tour-5-text = Confirm when you are happy: everybody digs at the same time. The pattern does not fit? Mark a single cell.
