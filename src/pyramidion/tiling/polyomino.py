"""Polyominoes by name, and their orientations.

A polyomino is a set of cells (row, column), moved so that its least row and column are 0.
"""

from collections.abc import Iterable
from functools import cache

Shape = frozenset[tuple[int, int]]

_DRAWINGS = {
    "I1": ["#"],
    "I2": ["##"],
    "I3": ["###"],
    "V3": ["#.", "##"],
    "I4": ["####"],
    "O4": ["##", "##"],
    "T4": ["###", ".#."],
    "S4": [".##", "##."],
    "L4": ["#.", "#.", "##"],
    "P5": ["##", "##", "#."],
    "L5": ["#.", "#.", "#.", "##"],
    "Y5": ["#.", "##", "#.", "#."],
    "Z5": ["##.", ".#.", ".##"],
}


def parse_shape(rows: Iterable[str]) -> Shape:
    """The shape drawn with `#` for its cells."""
    cells = ((r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "#")
    return normalised(cells)


def normalised(cells: Iterable[tuple[int, int]]) -> Shape:
    """The same cells, moved against the top and the left."""
    cells = list(cells)
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return frozenset((r - top, c - left) for r, c in cells)


@cache
def orientations(shape: Shape) -> tuple[Shape, ...]:
    """The different ones of the shape's 8 orientations: turned by quarters, mirrored or not."""
    found: dict[Shape, None] = {}
    for mirrored in (shape, normalised((r, -c) for r, c in shape)):
        turned = mirrored
        for _ in range(4):
            found[turned] = None
            turned = normalised((c, -r) for r, c in turned)
    return tuple(found)


POLYOMINOES: dict[str, Shape] = {name: parse_shape(rows) for name, rows in _DRAWINGS.items()}
"""The polyominoes that the games use: a letter that looks like it, and its number of cells."""
