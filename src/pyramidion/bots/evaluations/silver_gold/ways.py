"""What the way to a tomb is worth, card by card.

A card is looked at as if only its marked cell nearest to the tomb counted: from there, each
pattern leads to its best placement, which collects symbols and leaves a nearer cell. Placements
are bits of sets, as in `tiling.placements`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from pyramidion.games.silver_gold.components import CARD, GRID, SINGLES, TABLE
from pyramidion.games.silver_gold.meta import Pattern
from pyramidion.tiling.grid import cells_of

TURN = 4.0
"""The points that a turn brings, in the long run."""

TOMB = 12.0
"""What a pyramid brings, where nothing is known about its colour."""

SOON = 5
"""With so many turns left, or fewer, they are shared out one by one."""

AFRESH = (0.0, 0.6, 1.5, 3.0, 5.5, 8.5)
"""What a card that is not there yet may still bring, by turns."""

UNMARKED = GRID.width * GRID.height
"""Where the value of a card without a mark stands, behind those of its cells."""

NEVER = -1e9

Patterns = tuple[Pattern, ...]

Ranked = tuple[tuple[float, int], ...]
"""Placements with what they are worth, the best first."""


class Prices(NamedTuple):
    """What it is worth to mark a symbol."""

    red: float
    green: float
    torch: float
    cross: float
    skull: float
    potion: float


class Way:
    """What a card is worth by its nearest marked cell; one of a kind, so that it is a key."""

    __slots__ = ("number", "values")

    def __init__(self, number: int, values: Sequence[float]) -> None:
        self.number = number
        self.values = tuple(values)

    def at(self, marked: int) -> float:
        """The value of the best of the marked cells, or of the card that has none."""
        values = self.values
        return max([values[cell] for cell in _cells(marked)])


USUAL = Prices(red=2.2, green=2.2, torch=1.8, cross=1.7, skull=-1.3, potion=0.8)


@lru_cache(maxsize=1 << 10)
def far_way(number: int, patterns: Patterns) -> Way:
    """What the card is worth, less the turns that it takes."""
    values = [NEVER] * (UNMARKED + 1)
    tomb, *others = _from_the_tomb(number)
    values[tomb] = TOMB
    for cell in others:
        values[cell] = _expected(number, values, cell, patterns) - TURN
    return Way(number, values)


@lru_cache(maxsize=1 << 10)
def near_ways(number: int, patterns: Patterns, worth: int) -> tuple[Way, ...]:
    """By turns that are spent on the card, 0 to SOON: what it brings.

    `worth` is what its pyramid brings.
    """
    tomb, *others = _from_the_tomb(number)
    values = [0.0] * (UNMARKED + 1)
    values[tomb] = worth
    ways = [Way(number, values)]
    for turns in range(1, SOON + 1):
        values = [NEVER] * (UNMARKED + 1)
        values[tomb] = worth + AFRESH[turns]
        before = ways[-1].values
        for cell in others:
            values[cell] = max(before[cell], _expected(number, before, cell, patterns))
        ways.append(Way(number, values))
    return tuple(ways)


@lru_cache(maxsize=1 << 14)
def ranked(way: Way, pattern: Pattern, prices: Prices) -> tuple[Ranked, Ranked]:
    """A pattern's placements, and single cells: by symbols and where they lead; by symbols."""
    steps, values = _steps(way.number, pattern), way.values
    price = {found: _price(found, prices) for found in {step.found for step in steps}}
    plain = [(price[step.found], step.placement) for step in steps]
    leading = [
        (price[step.found] + max([values[cell] for cell in step.cells]), step.placement)
        for step in steps
    ]
    return tuple(sorted(leading, reverse=True)), tuple(sorted(plain, reverse=True))


def best(ranking: Ranked, placements: int, above: float = NEVER) -> float:
    """The worth of the best one that is among the placements; no more than `above` if none is."""
    for worth, placement in ranking:
        if placement & placements or worth <= above:
            return worth
    return NEVER


@lru_cache(maxsize=1 << 15)
def _cells(marked: int) -> tuple[int, ...]:
    return tuple(cells_of(marked)) or (UNMARKED,)


def _expected(number: int, values: Sequence[float], cell: int, patterns: Patterns) -> float:
    """The mean over the patterns of the best placement beside the cell."""
    beside = CARD[number].first if cell == UNMARKED else TABLE.beside[cell] & TABLE.free[cell]
    found = {pattern: _best_beside(number, values, beside, pattern) for pattern in set(patterns)}
    return sum(found[pattern] for pattern in patterns) / len(patterns)


def _best_beside(number: int, values: Sequence[float], beside: int, pattern: Pattern) -> float:
    return max(
        [
            step.usual + max([values[cell] for cell in step.cells])
            for step in _steps(number, pattern)
            if step.placement & beside
        ],
        default=NEVER,
    )


def _from_the_tomb(number: int) -> list[int]:
    """The open cells of a card by their distance from the tomb; UNMARKED comes last."""
    card = CARD[number]
    free = GRID.full & ~card.walls
    seen, cells = int(card.tomb), list[int](cells_of(card.tomb))
    while grown := GRID.touching(seen) & free:
        cells += cells_of(grown)
        seen |= grown
    return [*cells, UNMARKED]


class _Step(NamedTuple):
    """A placement on a card: its cells, its symbols by kind, and what these usually bring."""

    placement: int
    cells: tuple[int, ...]
    found: tuple[int, ...]
    usual: float


@lru_cache(maxsize=1 << 9)
def _steps(number: int, pattern: Pattern) -> tuple[_Step, ...]:
    card = CARD[number]
    kinds = (card.reds, card.greens, card.torches, card.crosses, card.skulls, card.potions)
    steps: list[_Step] = []
    for index in cells_of(card.opened & (TABLE.of[pattern] | SINGLES)):
        cells = TABLE.masks[index]
        found = tuple((cells & kind).bit_count() for kind in kinds)
        steps.append(_Step(1 << index, tuple(cells_of(cells)), found, _price(found, USUAL)))
    return tuple(steps)


def _price(found: tuple[int, ...], prices: Prices) -> float:
    return sum(many * price for many, price in zip(found, prices, strict=True))
