"""Floors drawn with letters, two alike for a domino: the left or upper one is its block A.

Cells are counted from the top left of the drawing, which is cell (0, 0) of the canvas.
"""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

from tests.oracles.pyramido_box import SlowDomino, turned
from tests.oracles.pyramido_pyramid import STEPS, Cell, SlowPyramid, both_cells

FLOOR_1_FULL = ["AABBC", "DEFGC", "DEFGH", "IIJJH"]
FLOOR_1_BLOCKED = ["AABBC", "DEEFC", "DG.FH", ".GIIH"]

Icons = tuple[AbstractSet[int], AbstractSet[int]]
NO_ICONS: Icons = (frozenset(), frozenset())
PLAIN = ("blue", "purple")


def domino(one: str, other: str, icons: Icons = NO_ICONS) -> SlowDomino:
    """A domino that need not be in the box."""
    return SlowDomino(0, (one, other), (frozenset(icons[0]), frozenset(icons[1])))


def lay(
    pyramid: SlowPyramid,
    floor: int,
    drawing: Sequence[str],
    colours: Mapping[str, tuple[str, str]],
    icons: Mapping[str, Icons] | None = None,
) -> SlowPyramid:
    """The pyramid with the dominoes of the drawing; `icons` are given as they lie."""
    for letter, (one, other) in dominoes_in(drawing).items():
        turn = next(turn for turn in STEPS if both_cells(one, turn) == (one, other))
        first, second = (icons or {}).get(letter, NO_ICONS)
        unturned = turned(first, 4 - turn), turned(second, 4 - turn)
        piece = domino(*colours.get(letter, PLAIN), icons=unturned)
        pyramid = pyramid.with_domino(piece, floor, one, turn)
    return pyramid


def dominoes_in(drawing: Sequence[str]) -> dict[str, list[Cell]]:
    """The two cells of every letter."""
    cells: dict[str, list[Cell]] = {}
    for row, line in enumerate(drawing):
        for column, letter in enumerate(line):
            if letter != ".":
                cells.setdefault(letter, []).append((row, column))
    return cells


def pyramid_of(
    drawing: Sequence[str],
    colours: Mapping[str, tuple[str, str]] | None = None,
    icons: Mapping[str, Icons] | None = None,
) -> SlowPyramid:
    """A pyramid of one floor."""
    return lay(SlowPyramid(), 1, drawing, colours or {}, icons)
