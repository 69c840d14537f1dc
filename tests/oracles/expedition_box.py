"""What is in the box of Expédition Pyramide, read a second time. EX-01 to EX-07 and EX-22.

A cell is (row, column); on the wire it is a number on a grid of eight columns. Nothing here comes
from `pyramidion` but the data file itself.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[2] / "src" / "pyramidion" / "games" / "expedition" / "data"
SIGNS = ("eye", "hand", "bird", "water", "sun", "reed")
GEMS = ("green", "red", "blue", "white", "orange", "yellow")
OF_EACH_GEM = 13
FLOORS = 6
HOLES = 13
WIDTH = 8

Cell = tuple[int, int]
Shape = frozenset[Cell]
Laid = Mapping[str, Iterable[Cell]]

DRAWINGS = {
    "I2": "aa",
    "I3": "aaa",
    "V3": "aa/a",
    "I4": "aaaa",
    "O4": "aa/aa",
    "T4": "aaa/ a",
    "S4": " aa/aa",
    "L4": "aaa/a",
    "P5": "aaa/aa",
    "L5": "aaaa/a",
    "Y5": "aaaa/ a",
    "Z5": "aa/ a/ aa",
}
"""The twelve keys, drawn here once more. EX-02."""


def drawn(lines: Iterable[str], sign: str) -> Shape:
    """The cells that bear the sign."""
    return frozenset(
        (row, column)
        for row, line in enumerate(lines)
        for column, found in enumerate(line)
        if found == sign
    )


def moved(cells: Iterable[Cell], down: int, right: int) -> Shape:
    """The same cells elsewhere."""
    return frozenset((row + down, column + right) for row, column in cells)


def against_the_corner(cells: Iterable[Cell]) -> Shape:
    """The same cells, moved up and left as far as they go."""
    lying = list(cells)
    return moved(lying, -min(row for row, _ in lying), -min(column for _, column in lying))


@cache
def ways(key: str) -> frozenset[Shape]:
    """All that the key can look like, turned and turned over. EX-22."""
    shape = drawn(DRAWINGS[key].split("/"), "a")
    found = set()
    for _ in range(4):
        shape = frozenset((column, -row) for row, column in shape)
        turned_over = frozenset((row, -column) for row, column in shape)
        found |= {against_the_corner(shape), against_the_corner(turned_over)}
    return frozenset(found)


def is_key(key: str, cells: Iterable[Cell]) -> bool:
    """Whether the key can lie on exactly these cells."""
    lying = list(cells)
    if not lying or len(set(lying)) < len(lying):
        return False
    return key in DRAWINGS and against_the_corner(lying) in ways(key)


def opens(door: Iterable[Cell], keys: Iterable[str], laid: Laid) -> bool:
    """Whether exactly these keys cover the door, without overlap or anything outside. EX-22."""
    lying = {key: list(cells) for key, cells in laid.items()}
    covered = [cell for cells in lying.values() for cell in cells]
    return (
        set(lying) == set(keys)
        and all(is_key(key, cells) for key, cells in lying.items())
        and sorted(covered) == sorted(door)
    )


def coverings(door: Iterable[Cell], keys: Iterable[str]) -> Iterator[dict[str, Shape]]:
    """Every way to open the door: the first open cell is covered by each key in turn."""
    open_cells, left = frozenset(door), frozenset(keys)
    if not open_cells and not left:
        yield {}
    if not open_cells or not left:
        return
    first = min(open_cells)
    for key in sorted(left):
        for shape in sorted(ways(key), key=sorted):
            for row, column in sorted(shape):
                lying = moved(shape, first[0] - row, first[1] - column)
                if lying <= open_cells:
                    for rest in coverings(open_cells - lying, left - {key}):
                        yield {key: lying, **rest}


@dataclass(frozen=True)
class SlowSide:
    """A door, and for each hieroglyph the keys, the solutions and the seconds. EX-04 and EX-05."""

    rows: tuple[str, ...]
    keys: Mapping[str, tuple[str, ...]]
    solutions: Mapping[str, int]
    seconds: Mapping[str, float]

    @property
    def door(self) -> Shape:
        """The white cells."""
        return drawn(self.rows, "#")


@dataclass(frozen=True)
class SlowCard:
    """Its number, the group it is dealt with, and its two sides. EX-03 and EX-12."""

    number: int
    group: int
    sides: Mapping[str, SlowSide]


@cache
def cards() -> dict[int, SlowCard]:
    """The cards of the data file, by number."""
    told = json.loads((DATA / "cards.json").read_text())
    return {
        card["number"]: SlowCard(
            card["number"],
            card["group"],
            {level: _side(card[level]) for level in ("easy", "hard")},
        )
        for card in told
    }


def _side(told: dict[str, Any]) -> SlowSide:
    signs = told["signs"]
    return SlowSide(
        tuple(told["door"]),
        {sign: tuple(signs[sign]["keys"]) for sign in SIGNS},
        {sign: signs[sign]["solutions"] for sign in SIGNS},
        {sign: signs[sign]["seconds"] for sign in SIGNS},
    )


def numbers(cells: Iterable[Cell]) -> list[int]:
    """The cells as the wire has them."""
    return sorted(WIDTH * row + column for row, column in cells)


def cells_of(written: Iterable[int]) -> list[Cell]:
    """Inverse of `numbers`, with whatever was doubled."""
    return [divmod(number, WIDTH) for number in written]
