"""Models how long a person needs to open a door (rule EX-05).

The model person looks at a corner of what is free, takes the keys in any order, tries each where
it covers that cell, and goes on in the same way with what is left, without looking ahead; a key
that leads nowhere is lifted again. The effort is the mean over all corners and orders, exact.
The formula, its constants and how it was checked: docs/games/expedition-difficulty.md.
"""

from collections.abc import Sequence
from functools import cache
from math import inf

from pyramidion.tiling.grid import Grid, cells_of
from pyramidion.tiling.polyomino import POLYOMINOES, orientations

KEYS = ("I2", "I3", "V3", "I4", "O4", "T4", "S4", "L4", "P5", "L5", "Y5", "Z5")
SIZES = tuple(len(POLYOMINOES[key]) for key in KEYS)
FACES = tuple(len(orientations(POLYOMINOES[key])) for key in KEYS)

TRY = 1.0  # laying a key and lifting it again
TURN = 0.15  # considering one more orientation of a key
GLANCE = 0.3  # a placement that is seen at once to strand a part too small for any key in hand
LAST = 0.5  # seeing that the last key is not what is left

SECONDS_A_TRY = 1.3  # so many for each unit of effort
SECONDS_A_KEY = 1.0  # to find a key that is shown, and to lay it at the end
SECONDS_TO_READ = 1.0  # to take in the door
LUCK = 0.15  # who keeps no order gains from many solutions: effort / solutions ** LUCK

Node = tuple[float, float]
"""The mean effort until all is covered (infinite if it cannot be), and that of trying it all."""


def seconds(effort: float, solutions: int, keys: int) -> float:
    """The modelled median time of a person, to a tenth of a second."""
    search = SECONDS_A_TRY * effort / float(solutions**LUCK)
    return round(SECONDS_TO_READ + SECONDS_A_KEY * keys + search, 1)


class Effort:
    """The efforts of all sets of keys in one door, which share most of what they compute.

    The last column of the grid must be outside the door: so a step to the side is a shift by one.
    """

    def __init__(self, door: int, grid: Grid) -> None:
        self.door = door
        self.grid = grid
        self.laid = [self._by_cell(key) for key in KEYS]
        self.shapes = [frozenset(mask for cell in by for mask in by[cell]) for by in self.laid]
        self.spots = cache(self._spots)
        self.least_part = cache(self._least_part)
        self.node = cache(self._node)

    def of(self, keys: Sequence[int]) -> float:
        """The mean effort to cover the door with these keys; infinite if they cannot."""
        return self.node(self.door, tuple(keys))[0]

    def _by_cell(self, key: str) -> dict[int, list[int]]:
        """The placements of a key inside the door, by the cells that they cover."""
        laid = [m for m in self.grid.placements(POLYOMINOES[key]) if not m & ~self.door]
        return {cell: [m for m in laid if m >> cell & 1] for cell in cells_of(self.door)}

    def _spots(self, free: int) -> tuple[int, ...]:
        """Where the eye may fall: ends and corners, which have at most two free cells beside."""
        right, left = free >> 1, free << 1
        below, above = free >> self.grid.width, free << self.grid.width
        three = left & right & (above | below) | above & below & (left | right)
        return tuple(cells_of(free & ~three or free))

    def _least_part(self, free: int) -> int:
        """The number of cells of the smallest connected part."""
        least, wide = free.bit_count(), self.grid.width
        while free:
            part, grown = 0, free & -free
            while grown != part:
                part = grown
                grown |= (part << 1 | part >> 1 | part << wide | part >> wide) & free
            free &= ~part
            least = min(least, part.bit_count())
        return least

    def _node(self, free: int, keys: tuple[int, ...]) -> Node:
        """The mean over the spots that the eye may fall on."""
        if len(keys) == 1:
            return (TRY, 0.0) if free in self.shapes[keys[0]] else (inf, LAST)
        nodes = [self._at(spot, free, keys) for spot in self.spots(free)]
        return _mean([found for found, _ in nodes]), _mean([tried for _, tried in nodes])

    def _at(self, spot: int, free: int, keys: tuple[int, ...]) -> Node:
        """The keys in hand tried in any order at one spot."""
        return _in_any_order([self._with(key, spot, free, keys) for key in keys])

    def _with(self, key: int, spot: int, free: int, keys: tuple[int, ...]) -> Node:
        """One key tried at a spot in all its ways, in any order, and turned meanwhile."""
        left, smallest = _without(key, keys)
        ways: list[Node] = []
        for placement in self.laid[key][spot]:
            if placement & free == placement:
                rest = free & ~placement
                if self.least_part(rest) < smallest:
                    ways.append((inf, GLANCE))
                else:
                    found, tried = self.node(rest, left)
                    ways.append((found + TRY, tried + TRY))
        found, tried = _in_any_order(ways)
        turning = TURN * FACES[key]
        return found + turning / 2, tried + turning


@cache
def _without(key: int, keys: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """The other keys, and the size of the smallest of them."""
    left = tuple(other for other in keys if other != key)
    return left, min(SIZES[other] for other in left)


def _in_any_order(ways: list[Node]) -> Node:
    """Ways tried in any order until one succeeds.

    Of n ways that succeed and one that fails, the one that fails is the first in 1 / (n + 1).
    """
    good = lost = 0.0
    many = 0
    for found, tried in ways:
        if found == inf:
            lost += tried
        else:
            good += found
            many += 1
    return (good / many + lost / (many + 1) if many else inf), lost


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)
