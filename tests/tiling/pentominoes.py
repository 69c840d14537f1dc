"""The twelve pentominoes, and how often they cover regions of 60 cells."""

from typing import NamedTuple

from pyramidion.tiling.grid import Grid, mask_of
from pyramidion.tiling.polyomino import parse_shape

PENTOMINOES = [
    parse_shape(rows)
    for rows in (
        [".##", "##.", ".#."],
        ["#####"],
        ["####", "#..."],
        ["##..", ".###"],
        ["##", "##", "#."],
        ["###", ".#.", ".#."],
        ["#.#", "###"],
        ["#..", "#..", "###"],
        ["#..", "##.", ".##"],
        [".#.", "###", ".#."],
        ["####", ".#.."],
        ["##.", ".#.", ".##"],
    )
]
_CENTRE = mask_of(8 * row + column for row in (3, 4) for column in (3, 4))


class Known(NamedTuple):
    """A region, and how many coverings it is known to have, turned and mirrored ones included."""

    name: str
    width: int
    region: int
    many: int

    def __str__(self) -> str:
        return self.name


def _rectangle(width: int, height: int, many: int) -> Known:
    return Known(f"{width} x {height}", width, int(Grid(width, height).full), many)


SHORT_COUNTS = [
    _rectangle(3, 20, 8),
    _rectangle(20, 3, 8),
    _rectangle(4, 15, 1472),
    _rectangle(12, 5, 4040),
]
LONG_COUNTS = [
    _rectangle(3, 20, 8),
    _rectangle(4, 15, 1472),
    _rectangle(5, 12, 4040),
    _rectangle(6, 10, 9356),
    _rectangle(10, 6, 9356),
    Known("8 x 8 without its centre", 8, int(Grid(8, 8).full) & ~_CENTRE, 520),
]
