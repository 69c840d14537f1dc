"""Pyramids that several chapters build on, drawn by hand.

FIRST, with its blocks' colours and, seen from above, its quadrants; a capital letter is an icon:

    A a B b c      r r r r r      R r r r R R r r R r
    D d E e C      o o o o b      r R r r r r r r r r
    F f G g H      p p p g b      o o o o o O o o b b
    I i J j h      o o g g b      O O o o o O o o B b
                                  p P p p P p g g b b
                                  p P p p p p G g B B
                                  O o o o g G g g b b
                                  o O o o g G g g b b

Its zones: red 152 with 5 icons, orange 188 with 4, blue 196 with 3, purple 224 with 3, green 230
with 3, orange 260 with 2. It is the floor 1 of the booklet's example PD-X1; SECOND, THIRD and
FOURTH lie on it, for PD-X2.
"""

from tests.games.pyramido.table import laid

WIDE = "AaBbC/DEFGc/defgH/IiJjh"
"""Floor 1 with four rows of five blocks."""

TALL = "AaBb/CcDd/EeFf/GgHh/IiJj"
"""Floor 1 with five rows of four blocks."""

BLOCKED = "AaBbC/DEeFc/dG.fH/.gIih"
"""Nine dominoes on floor 1, and two gaps that are not side by side."""

FIRST = laid(1, "AaBbc/DdEeC/FfGgH/IiJjh", [85, 86, 53, 1, 2, 55, 65, 31, 3, 73])
FIRST_SEEN = """\
R r r r R R r r R r
r R r r r r r r r r
o o o o o O o o b b
O O o o o O o o B b
p P p p P p g g b b
p P p p p p G g B B
O o o o g G g g b b
o O o o g G g g b b"""

SECOND = laid(2, "AabB/cDef/CdEF", [30, 44, 26, 22, 79, 63])
SECOND_SEEN = """\
R r r r R R r r R r
r O o r r g g b B r
o o o r R g g B b b
O r r o o r r g G b
p r r o o r r G g b
p O o G g g g p p B
O O o G g G G p p b
o O o o g G g g b b"""

THIRD = laid(3, "abB/AcC", [80, 69, 89])
THIRD_SEEN = """\
R r r r R R r r R r
r O o r r g g b B r
o o r r r R p p b b
O r r r r R p p G b
p r G g r r R r g b
p O G g R r r r p B
O O o G g G G p p b
o O o o g G g g b b"""

FOURTH = laid(4, "aA", [70])
FOURTH_SEEN = """\
R r r r R R r r R r
r O o r r g g b B r
o o r r r R p p b b
O r r R r p p p G b
p r G R r p p r g b
p O G g R r r r p B
O O o G g G G p p b
o O o o g G g g b b"""

OTHERS = [
    laid(1, WIDE, [7, 8, 9, 10, 13, 14, 15, 16, 19, 20]),
    laid(1, WIDE, [11, 12, 17, 18, 23, 24, 37, 38, 39, 40]),
    laid(1, WIDE, [41, 42, 43, 44, 45, 46, 47, 48, 49, 50]),
]
"""Full floors of other players, whose zones do not matter."""

AREAS = "areas=obm/pgr/oob/mmm/rgp"
"""Gems before each pile; none of the five areas is nearly empty."""
