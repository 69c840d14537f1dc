"""What is in the box of Silver & Gold: Pyramids. Rules SG-01 to SG-05.

A card's cells are bits, as in `tiling.grid`; start in the top row, tomb in the bottom row:

     0  1  2  3  4
     5  6  7  8  9
    10 11 12 13 14
    15 16 17 18 19
    20 21 22 23 24
"""

from collections.abc import Callable
from enum import StrEnum
from importlib.resources import files

import msgspec

from pyramidion.games.silver_gold.meta import Pattern
from pyramidion.tiling.grid import Grid
from pyramidion.tiling.placements import tabulate
from pyramidion.tiling.polyomino import POLYOMINOES

ROUNDS = 4
TURNS = 7
RESERVE = 4
DEALT = 4
KEPT = 2
GEMS = 10
BOXES = (10, 6, 3)
PYRAMID_POINTS = 10
TORCH_POINTS = 5
PAIR_POINTS = 5

GRID = Grid(5, 5)
SINGLE = "I1"

TABLE = tabulate(GRID, GRID.full, {name: POLYOMINOES[name] for name in (SINGLE, *Pattern)})
"""Every placement of every pattern; single cells first, so that placement i < 25 is cell i."""

SINGLES = TABLE.of[SINGLE]


class Colour(StrEnum):
    """A card's colour. Rule SG-01."""

    GREEN = "green"
    ORANGE = "orange"
    VIOLET = "violet"


COLOURS = tuple(Colour)


class Card(msgspec.Struct, frozen=True, gc=False):
    """One pyramid card, its cells as masks. Rules SG-01 and SG-02.

    `effects` are the cells that matter once a turn is over: all symbols but crosses, and the tomb.
    `opened` is the set of placements clear of walls, `first` of those that include the start.
    """

    number: int
    colour: Colour
    rows: tuple[str, ...]
    walls: int
    start: int
    tomb: int
    crosses: int
    reds: int
    greens: int
    torches: int
    skulls: int
    potions: int
    effects: int
    opened: int
    first: int


def read_cards(text: str) -> tuple[Card, ...]:
    """The cards of a data file: a line `number colour`, then five rows."""
    return tuple(_read_card(block.split("\n")) for block in text.strip().split("\n\n"))


def _read_card(lines: list[str]) -> Card:
    number, colour = lines[0].split()
    rows = tuple(lines[1:6])
    walls = _cells(rows, "#")
    start = _cells(rows, "S")
    return Card(
        number=int(number),
        colour=Colour(colour),
        rows=rows,
        walls=walls,
        start=start,
        tomb=_cells(rows, "T"),
        crosses=_cells(rows, "x"),
        reds=_cells(rows, "r"),
        greens=_cells(rows, "g"),
        torches=_cells(rows, "t"),
        skulls=_cells(rows, "k"),
        potions=_cells(rows, "p"),
        effects=_cells(rows, "rgtkpT"),
        opened=_placements(lambda mask: not mask & walls),
        first=_placements(lambda mask: bool(mask & start)),
    )


def _cells(rows: tuple[str, ...], signs: str) -> int:
    return sum(1 << i for i, found in enumerate("".join(rows)) if found in signs)


def _placements(wanted: Callable[[int], bool]) -> int:
    return sum(1 << i for i, mask in enumerate(TABLE.masks) if wanted(mask))


CARDS = read_cards(files(__package__).joinpath("data/cards.txt").read_text())
"""The 48 cards."""

NO_CARD = 0
"""The number that stands on an empty place."""

CARD = (_read_card([f"{NO_CARD} {Colour.GREEN}", *["#####"] * 5]), *CARDS)
"""Cards by number; number 0 is a blank without any cell, so that an empty place has none."""
